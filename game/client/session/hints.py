"""Who may have a hint now, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.screen.destinations import ToHint
from game.client.screen.scene import Push, Scene, Transition
from game.client.session.stops import CurtainStop, PlanningStop, PlanStop
from game.client.words.messages import say
from game.rules.view import OBSERVER

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting

SECRET = (CurtainStop, PlanningStop)  # stops at which nobody in particular is at the screen


def decides(sitting: Sitting) -> int:
    """The seat of the person who has something to decide at this screen; OBSERVER where there is none."""
    asked = sitting.shown.prompt
    if asked is not None:  # whatever is shown below: a free move may be asked about when a turn is done
        return asked.seat
    stop = sitting.shown.stop
    if stop != sitting.shown.actual or isinstance(stop, SECRET):
        return OBSERVER
    if isinstance(stop, PlanStop):
        return stop.seat
    return next((seat for seat in sitting.view().pending if seat in sitting.people), OBSERVER)


def to_hint(scene: Scene, sitting: Sitting) -> Transition:
    """Over a scene, what the adviser would do; only where somebody has something to decide."""
    seat = decides(sitting)
    return None if seat == OBSERVER else Push(ToHint(scene, sitting, seat))


def hint_or_why_not(scene: Scene, sitting: Sitting) -> Transition:
    """The answer of a scene to the wish for a hint, or why there is none."""
    if decides(sitting) == OBSERVER:
        scene.toast(say("Nobody at this screen has anything to decide now."))
    return to_hint(scene, sitting)
