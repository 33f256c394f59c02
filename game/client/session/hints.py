"""Hints: who may have one now, and how a scene opens it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.client.base.i18n import say
from game.client.base.stops import CurtainStop, PlanningStop, PlanStop, TogetherStop
from game.client.ui.scene import Destination, Push, Scene, Transition
from game.rules.view import OBSERVER

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting

SECRET = (CurtainStop, PlanningStop, TogetherStop)  # stops at which no person's secrets may be on the screen


@dataclass(frozen=True, slots=True)
class ToHint(Destination):
    """A hint for the person of a seat, over the scene in which its move is made."""

    opens = "game.client.scenes.hint:Hint"
    below: Scene
    sitting: Sitting
    seat: int


def decides(sitting: Sitting) -> int:
    """The seat of the person who has something to decide at this screen; OBSERVER for nobody."""
    asked = sitting.shown.prompt
    if asked is not None:  # whatever is shown below it: a free move can ask something after the turn
        return asked.seat
    stop = sitting.shown.stop
    if stop != sitting.shown.actual or isinstance(stop, SECRET):
        return OBSERVER
    if isinstance(stop, PlanStop):
        return stop.seat
    return next((seat for seat in sitting.view().pending if seat in sitting.people), OBSERVER)


def to_hint(scene: Scene, sitting: Sitting) -> Transition:
    """The transition to a hint over a scene; None where nobody has anything to decide."""
    seat = decides(sitting)
    return None if seat == OBSERVER else Push(ToHint(scene, sitting, seat))


def hint_or_why_not(scene: Scene, sitting: Sitting) -> Transition:
    """The transition to a hint over a scene; where there is none, a toast says why."""
    if decides(sitting) == OBSERVER:
        scene.toast(say("Nobody at this screen has a decision to make now."))
    return to_hint(scene, sitting)
