"""Hints: who may have one now, and what a hint points at."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

import pygame

from game.client.base.game_steps import CurtainStep, PlanningStep, PlanStep, TogetherStep
from game.client.base.i18n import say
from game.client.base.settings import Settings
from game.client.session.match_session import MatchSession
from game.client.ui import target_names as names
from game.client.ui.page import Page
from game.client.ui.scene import Destination, Push, Scene, Transition
from game.match.players import LEVELS, Level
from game.rules import moves as mv
from game.rules.names import ACTIONS
from game.rules.view import OBSERVER

SECRET = (CurtainStep, PlanningStep, TogetherStep)  # stops at which no person's secrets may be on the screen


class ToHint(Destination, opens="game.client.scenes.hint:Hint"):
    """A hint for the person of a seat, over the scene in which its move is made."""

    below: Scene
    session: MatchSession
    seat: int


def decides(session: MatchSession) -> int:
    """The seat of the person who has something to decide at this screen; OBSERVER for nobody."""
    asked = session.shown.prompt
    if asked is not None:  # whatever is shown below it: a free move can ask something after the turn
        return asked.seat
    step = session.shown.step
    if step != session.shown.actual or isinstance(step, SECRET):
        return OBSERVER
    if isinstance(step, PlanStep):
        return step.seat
    return next((seat for seat in session.view().pending if seat in session.seats.people), OBSERVER)


def strength(now: Settings) -> Level:
    """The level that hints are as strong as."""
    return now.hints if now.hints in LEVELS else LEVELS[-1]


def to_hint(scene: Scene, session: MatchSession) -> Transition:
    """The transition to a hint over a scene; None where nobody has anything to decide."""
    seat = decides(session)
    return None if seat == OBSERVER else Push(ToHint(scene, session, seat))


def turn_is_over(session: MatchSession) -> bool:
    """Whether a person has nothing left to do but to end the turn."""
    return session.shown.holding and session.shown.step.seat in session.seats.people


def nothing_to_hint(session: MatchSession) -> str:
    """Why there is no hint: the turn is over, or it is nobody's here."""
    if turn_is_over(session):
        return say("Your turn is over: press “End turn”.")
    return say("Nobody at this screen has a decision to make now.")


def hint_or_why_not(scene: Scene, session: MatchSession) -> Transition:
    """The transition to a hint over a scene; where there is none, a toast says why, and the way on is lit."""
    if decides(session) == OBSERVER:
        scene.toast(nothing_to_hint(session))
        session.light(session.shown.step.seat, ["end" if turn_is_over(session) else scene.default])
    return to_hint(scene, session)


def pointed_at(scene: Scene, session: MatchSession, move: mv.Move) -> dict[str, pygame.Rect]:
    """The targets of a scene that a move is made with, by name; for a piece on another screen, the way there."""
    page = Page()
    scene.build(page)
    found_by = TAKEN.get(type(move))
    taken = found_by(move, session) if found_by else laid(scene, page, move)
    for some in (taken, ELSEWHERE.get(type(move), ()), (names.HouseButton(move.seat),) if taken else ()):
        found = {name: target.rect for name in some if (target := page.targets.get(name)) is not None}
        if found:
            return _as_seen(scene, found)
    return {}


def _as_seen(scene: Scene, found: dict[str, pygame.Rect]) -> dict[str, pygame.Rect]:
    """Where targets are seen; the first one that is in another view has that opened."""
    if (seen := scene.arranged) is None:
        return found
    number = seen.view_of(next(iter(found.values())))
    if number != seen.opened:
        scene.open_view(number)
        seen = seen._replace(opened=number)
    places = {name: seen.place_of(rect) for name, rect in found.items()}
    return {name: place for name, place in places.items() if place is not None}


@runtime_checkable
class Asks(Protocol):
    """A question that is answered by laying a piece on a place."""

    places: tuple[str, ...]

    def move(self, piece: str, place: str) -> mv.Move | None:
        """The move that this piece on this place means."""


def laid(scene: Scene, page: Page, move: mv.Move) -> Sequence[str]:
    """The piece and the place that answer a question with this move."""
    if not isinstance(scene, Asks):
        return ()
    pieces = [target.name for target in page.targets if target.role == "piece"]
    ways = ((piece, place) for piece in pieces for place in scene.places)
    return next((way for way in ways if scene.move(*way) == move), ())


def _two_cards(move: mv.TakeOrder | mv.DraftOrder | mv.KeepOrder, session: MatchSession) -> Sequence[str]:
    return (names.PrintingPiece(move.printing), names.RefinementPiece(move.refinement))


def _inks(move: mv.TakeInks, session: MatchSession) -> Sequence[str]:
    lying = [at for at, ink in enumerate(session.view().ink_sets[move.ink_set]) if ink is not None]
    return [names.OfferedInk(move.ink_set, at) for at in lying[: move.count]]


def _plan(move: mv.CommitPlan, session: MatchSession) -> Sequence[str]:
    """In the row of each action, as many places as it gets markers."""
    counts = zip(ACTIONS, move.markers, strict=True)
    return [names.PlanSlot(action, number) for action, count in counts for number in range(1, count + 1)]


def _reward(move: mv.ChooseReward, session: MatchSession) -> Sequence[str]:
    top = session.view().top
    rewards = list(dict.fromkeys(getattr(top, "rewards", ())))
    return (names.RewardPanel(rewards.index(move.reward)),) if move.reward in rewards else ()


TAKEN: dict[type[mv.Move], Callable[[Any, MatchSession], Sequence[str]]] = {
    mv.KeepCharacter: lambda move, s: (names.CharacterPiece(move.character),),
    mv.StartLevels: lambda move, s: (names.SpecialtyRow(move.first), names.SpecialtyRow(move.second)),
    mv.DraftOrder: _two_cards,
    mv.ChooseTypes: lambda move, s: [names.TypePiece(letter) for letter in dict.fromkeys(move.letters)],
    mv.NameColour: lambda move, s: (names.InkPiece(move.ink),),
    mv.CommitPlan: _plan,
    mv.RevealPlan: lambda move, s: ("continue",),
    mv.ShiftMarker: lambda move, s: (names.LaidMarker(move.source), names.ActionRow(move.target)),
    mv.LeaveMarkers: lambda move, s: ("leave",),
    mv.TakeOrder: _two_cards,
    mv.TakeInks: _inks,
    mv.TakeSpecialty: lambda move, s: (names.SpecialtyPiece(move.card),),
    mv.InstallGear: lambda move, s: (names.GearPiece(move.gear),),
    mv.RepositionGear: lambda move, s: (names.AxlePlace(move.axle),),
    mv.ClaimReward: lambda move, s: (names.RewardSpace(move.space),),
    mv.TakePatronage: lambda move, s: (names.PatronPiece(move.card),),
    mv.Pass: lambda move, s: ("pass",),
    mv.AutomaAct: lambda move, s: ("continue",),
    mv.Fulfil: lambda move, s: [names.HeldOrder(order.printing) for order in move.orders],
    mv.EndTurn: lambda move, s: ("end",),
    mv.BuyType: lambda move, s: ("buy",),
    mv.UseGear: lambda move, s: (names.UseButton(move.axle),),
    mv.SwapLevels: lambda move, s: ("tracks",),
    mv.TakeInk: lambda move, s: (names.InkPiece(move.ink),),
    mv.Advance: lambda move, s: (names.NextLevel(move.specialty), names.LevelMarker(move.specialty)),
    mv.TakeType: lambda move, s: (names.TypePiece(move.letter),),
    mv.DrawOrder: lambda move, s: ("draw",) if move.discard is None else (names.HeldOrder(move.discard), "draw"),
    mv.BuyCards: lambda move, s: (names.BuyCardsButton(move.printing, move.refinement),),
    mv.KeepOrder: _two_cards,
    mv.ChooseReward: _reward,
    mv.Decline: lambda move, s: ("decline",),
}
"""The names of a move's targets; scenes name what they show alike. What is not here is answered by laying a piece."""

ELSEWHERE: dict[type[mv.Move], Sequence[str]] = {mv.EndTurn: ("none",)}
"""Names that some scenes have in their place."""
