"""Stops: what the screen shows until somebody has acted, found from what everybody may see."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from game.rules import moves as ask
from game.rules.names import ACTIONS, Action
from game.rules.view import OBSERVER, View


class _Step:
    """A kind of stop, with what makes its scene of a sitting and the stop."""

    __slots__ = ()
    kind: ClassVar[str]  # the name of its scene, of a lesson about it and of its picture
    opens: ClassVar[str]  # see `loaded`

    def __init_subclass__(cls, kind: str = "", opens: str = "") -> None:
        cls.kind, cls.opens = kind or getattr(cls, "kind", ""), opens or getattr(cls, "opens", "")


@dataclass(frozen=True, slots=True)
class _OfSeat(_Step):
    """What a seat does in a round."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class _OfAll(_Step):
    """A stop that everybody looks at together."""

    seat: ClassVar[int] = OBSERVER
    round: int


class ChoiceStep(_OfSeat, opens="game.client.scenes.preparation_scene:Preparation"):
    """What a seat chooses before the first plan and at the start of a round."""

    told_by = "game.client.scenes.preparation_scene:ComputerChoosing"  # its scene where a computer player chooses


class CharacterStep(ChoiceStep, kind="character"):
    """A seat chooses its character, or what that brings."""


class DraftStep(ChoiceStep, kind="draft"):
    """A seat drafts an order."""


class TypesStep(ChoiceStep, kind="types"):
    """A seat chooses its first types."""


class ColourStep(ChoiceStep, kind="colour"):
    """A seat names a colour."""


class CurtainStep(_OfSeat, kind="curtain", opens="game.client.scenes.curtain:Curtain"):
    """A seat is to plan, behind a curtain that is closed."""


class PlanStep(_OfSeat, kind="plan", opens="game.client.scenes.plan:Plan"):
    """A seat plans, with its eyes on the screen."""


class PlanningStep(_OfAll, kind="planning", opens="game.client.scenes.plan:Planning"):
    """Computer players plan."""


class TogetherStep(_OfAll, kind="together", opens="game.client.scenes.together:Together"):
    """People plan all at once, each with buttons of their own."""


class RevealStep(_OfAll, kind="reveal", opens="game.client.scenes.reveal:Reveal"):
    """All plans lie open."""


class TurnGearsStep(_OfAll, kind="turn gears", opens="game.client.scenes.turn_gears:TurnGears"):
    """The gears turn."""


@dataclass(frozen=True, slots=True)
class ActionStep(_Step, kind="action", opens="game.client.scenes.board.board_scene:Board"):
    """A seat has a turn in an action."""

    seat: int
    action: Action


class FulfilStep(_OfSeat, kind="fulfil", opens="game.client.scenes.fulfilment.fulfilment_scene:Fulfilment"):
    """A seat fulfils orders."""


class RoundEndStep(_OfAll, kind="round end", opens="game.client.scenes.round_end_scene:RoundEnd"):
    """A round is over, the one that is named."""


class FinalStep(_OfAll, kind="final", opens="game.client.scenes.final:Final"):
    """The game is over."""


SeatStep: TypeAlias = CharacterStep | DraftStep | TypesStep | ColourStep | CurtainStep | PlanStep | FulfilStep
GameStep: TypeAlias = (
    SeatStep | ActionStep | PlanningStep | TogetherStep | RevealStep | TurnGearsStep | RoundEndStep | FinalStep
)
"""What the screen shows: a record for each kind of scene, with the seat that it is about, OBSERVER for nobody's."""

PROMPTS = ask.CHOICES
"""Questions shown over another scene: choices inside an action, a reward or a free move."""

OF_SEAT: dict[type[ask.Decision], type[SeatStep]] = {
    ask.KeepingCharacter: CharacterStep,
    ask.InstallingDrawn: CharacterStep,
    ask.StartingLevels: CharacterStep,
    ask.Drafting: DraftStep,
    ask.ChoosingTypes: TypesStep,
    ask.NamingColour: ColourStep,
    ask.FulfilTurn: FulfilStep,
}
"""The stop for each decision of a seat."""
DECIDED = (ask.Planning, ask.RevealingPlan, ask.ShiftingMarker, ask.ActionTurn, *OF_SEAT)
HELD = (ActionStep, RevealStep, TurnGearsStep, RoundEndStep)
"""Stops that stay on the screen until the person goes on, so that a turn can be seen and taken back.

What a computer player does lingers as well, whatever the stop.
"""


def is_planning(view: View) -> bool:
    """Whether all seats plan now, even if a question about a free move is open."""
    return isinstance(_deciding(view), ask.Planning)


def step_of(view: View) -> GameStep:
    """The stop of a game, except while plans are made, when the screen also depends on the curtain."""
    decision = _deciding(view)
    if decision is None:
        return _step_of_phase(view) if view.stack else FinalStep(view.round)
    if isinstance(decision, ask.ActionTurn):
        return ActionStep(decision.seat, decision.action)
    if type(decision) in OF_SEAT:
        return OF_SEAT[type(decision)](decision.seat, view.round)
    return RevealStep(view.round)


def _deciding(view: View) -> ask.Decision | None:
    """The open decision that has a scene of its own, or None."""
    return next((decision for decision in reversed(view.stack) if type(decision) in DECIDED), None)


def _step_of_phase(view: View) -> GameStep:
    """The stop while only prompts are open: the scene of the phase, in which the turn itself is over."""
    seat = view.stack[-1].seat
    if view.phase == "actions":
        return ActionStep(seat, ACTIONS[view.action])
    return CharacterStep(seat, view.round) if view.phase == "characters" else FulfilStep(seat, view.round)
