"""Where a game stops: what the screen shows until somebody has answered it, found from what everybody may see."""

from typing import NamedTuple

from game.rules import decisions as ask
from game.rules.names import ACTIONS, Phase
from game.rules.view import OBSERVER, View


class Stop(NamedTuple):
    """What the screen shows: the kind of scene, the seat it is about, and the action or round."""

    kind: str
    seat: int = OBSERVER
    detail: str = ""


PROMPTS: tuple[type[ask.Decision], ...] = (*ask.INSIDE, ask.KeepingOrder)
"""Questions that stand over another scene: choices inside an action, a reward or a free move."""

STOP_KINDS: dict[type[ask.Decision], str] = {
    ask.KeepingCharacter: "character",
    ask.InstallingDrawn: "character",
    ask.StartingLevels: "character",
    ask.Drafting: "draft",
    ask.ChoosingTypes: "types",
    ask.NamingColour: "colour",
    ask.RevealingPlan: "reveal",
    ask.ShiftingMarker: "reveal",
    ask.ActionTurn: "action",
    ask.FulfilTurn: "fulfil",
}
PHASE_KINDS: dict[Phase, str] = {"characters": "character", "actions": "action", "fulfilment": "fulfil"}
HELD: frozenset[str] = frozenset({"action", "reveal", "turn gears", "round end"})
"""Stops that stay on the screen until the person goes on, so that a turn can be looked at and taken back.

What a computer player does lingers as well, whatever the stop.
"""


def is_planning(view: View) -> bool:
    """Whether all seats plan now; a question about a free move may be open over that."""
    return isinstance(_deciding(view), ask.Planning)


def stop_of(view: View) -> Stop:
    """The stop of everything but planning, at which the screen depends on who has eyes."""
    decision = _deciding(view)
    if decision is not None:
        return _stop_of_decision(decision, view)
    return _stop_of_phase(view) if view.stack else Stop("final")


def keeping(view: View) -> ask.KeepingOrder | None:
    """The choice among drawn order cards that waits while a gear, used before it, asks something (A4), or None."""
    waiting = reversed(view.stack[:-1])
    return next((decision for decision in waiting if isinstance(decision, ask.KeepingOrder)), None)


def _deciding(view: View) -> ask.Decision | None:
    """The open decision that has a scene of its own, or None."""
    kinds = (ask.Planning, *STOP_KINDS)
    return next((decision for decision in reversed(view.stack) if type(decision) in kinds), None)


def _stop_of_decision(decision: ask.Decision, view: View) -> Stop:
    kind = STOP_KINDS[type(decision)]
    if kind == "reveal":
        return Stop(kind, OBSERVER, str(view.round))
    if isinstance(decision, ask.ActionTurn):
        return Stop(kind, decision.seat, decision.action)
    return Stop(kind, decision.seat, str(view.round))


def _stop_of_phase(view: View) -> Stop:
    """Only questions are open that stand over a scene, whose own turn is used up."""
    seat = view.stack[-1].seat
    kind = PHASE_KINDS.get(view.phase, "fulfil")
    return Stop(kind, seat, ACTIONS[view.action] if kind == "action" else str(view.round))
