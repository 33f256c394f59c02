"""The lessons of a first game, and what is kept of the tutorial."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.client.base.stops import ActionStop, FulfilStop, PlanStop, RevealStop, Stop
from game.client.text.tutorial_text import LESSONS
from game.client.ui.notices import NOTE, Foot
from game.rules import moves as ask

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting
    from game.rules.view import View

READ_S = 6.0  # a note shown for so long counts as read

ASKED: dict[type[ask.Decision], str] = {
    ask.Rewards: "rewards",
    ask.OfferingOrder: "drawn order",
    ask.KeepingOrder: "drawn order",
}
"""Questions with a lesson of their own; all others share one."""


class Lessons:
    """What has been explained in one first game, and the note that is shown now."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._learnt = set[str]()
        self._shown = ""
        self._stood_s = 0.0
        self.foot = Foot(lambda: self.words, NOTE, pressed=self.understood)

    @property
    def words(self) -> str:
        """The note to show now; empty where everything on the screen was explained."""
        return LESSONS[self._shown]() if self._shown else ""

    def tick(self, dt_s: float) -> None:
        """Find what is on the screen, and count how long its note has been shown."""
        self._stood_s += dt_s
        due = next((thing for thing in things(self._sitting) if thing not in self._learnt), "")
        if due != self._shown:
            if self._stood_s >= READ_S and self._shown:
                self._learnt.add(self._shown)
            self._shown, self._stood_s = due, 0.0

    def understood(self) -> None:
        """Mark the note as read."""
        if self._shown:
            self._learnt.add(self._shown)
            self._shown, self._stood_s = "", 0.0
        self.tick(0.0)


def things(sitting: Sitting) -> Iterator[str]:
    """The things on the screen that have a lesson, the most important first."""
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
    if isinstance(stop, RevealStop) and _is_tied(sitting.view()):
        yield "tie"
    if stop.seat in sitting.people:
        if isinstance(stop, ActionStop):
            yield from _at_limits(sitting, stop)
        yield from _at_hand(sitting.view(), stop)


def _is_tied(view: View) -> bool:
    """Whether two players have as many markers on an action."""
    spreads = [seat.markers for seat in view.seats if seat.markers is not None]
    return any(one and spread.count(one) > 1 for spread in zip(*spreads, strict=True) for one in spread)


def _at_limits(sitting: Sitting, stop: ActionStop) -> Iterator[str]:
    """The limits of the game that a seat has come to in an action."""
    view, rules = sitting.view(), sitting.content.rules
    held = view.seats[stop.seat]
    if stop.action == "orders" and len(held.orders) == rules.order_slots:
        yield "full slots"
    if stop.action == "specialties" and max(held.levels) == rules.top_level:
        yield "top level"
    if stop.action == "inks" and min(view.bag) == 0:
        yield "empty colour"


def _at_hand(view: View, stop: Stop) -> Iterator[str]:
    """What a seat may use in addition, whatever its turn is about."""
    held = view.seats[stop.seat]
    if isinstance(stop, ActionStop | FulfilStop) and held.gears:
        yield "own gears"
    if isinstance(stop, FulfilStop) and held.orders:
        yield "missing letter"
    if isinstance(stop, PlanStop | ActionStop):
        yield "hint"
