"""A first game explains itself: one sentence at each thing that is met for the first time, told below the page.

A note stays while its thing is on the screen, and goes by a press. One that was seen for a moment only comes again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.client.session.stops import ActionStop, FulfilStop, PlanStop, Stop
from game.client.shell.caption_bar import NOTE, Foot
from game.client.words.lessons import LESSONS
from game.rules import decisions as ask

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting
    from game.rules.view import View

READ_S = 6.0  # a note that stood so long was read, pressed or not

ASKED: dict[type[ask.Decision], str] = {
    ask.Rewards: "rewards",
    ask.OfferingOrder: "drawn order",
    ask.KeepingOrder: "drawn order",
}
"""Questions with a lesson of their own; all others share one."""


class Lessons:
    """What has been explained in one first game, and what is to be explained now."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._learnt = set[str]()
        self._shown = ""
        self._stood_s = 0.0
        self.foot = Foot(lambda: self.words, NOTE, pressed=self.understood)

    @property
    def words(self) -> str:
        """The note of now; empty where everything on the screen was explained."""
        return LESSONS[self._shown]() if self._shown else ""

    def tick(self, dt_s: float) -> None:
        """See what is on the screen, and how long its note has stood."""
        self._stood_s += dt_s
        due = next((thing for thing in things(self._sitting) if thing not in self._learnt), "")
        if due != self._shown:
            if self._stood_s >= READ_S and self._shown:
                self._learnt.add(self._shown)
            self._shown, self._stood_s = due, 0.0

    def understood(self) -> None:
        """The person has read the note."""
        if self._shown:
            self._learnt.add(self._shown)
            self._shown, self._stood_s = "", 0.0
        self.tick(0.0)


def things(sitting: Sitting) -> Iterator[str]:
    """What the screen of a sitting shows that there is a lesson on, what matters most in front."""
    asked, stop = sitting.shown.prompt, sitting.shown.stop
    if asked is not None:
        yield ASKED.get(type(asked), "question")
        return
    if stop.seat in sitting.computers:
        yield "computer"
        return
    if sitting.shown.holding and isinstance(stop, ActionStop):
        yield "end turn"
    elif isinstance(stop, ActionStop):
        yield stop.action
    elif stop.kind in LESSONS:
        yield stop.kind
    if stop.seat in sitting.people:
        yield from _at_hand(sitting.view(), stop)


def _at_hand(view: View, stop: Stop) -> Iterator[str]:
    """What a seat may use besides, whatever its turn is about."""
    held = view.seats[stop.seat]
    if isinstance(stop, ActionStop | FulfilStop) and held.gears:
        yield "own gears"
    if isinstance(stop, FulfilStop) and held.orders:
        yield "missing letter"
    if isinstance(stop, PlanStop | ActionStop):
        yield "hint"
