"""What the screen shows now: one value, found from the match, who opened the curtain, and what is held.

Nothing here changes anything.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.client.base.stops import (
    HELD,
    PROMPTS,
    CurtainStop,
    PlanningStop,
    PlanStop,
    RevealStop,
    RoundEndStop,
    Stop,
    TogetherStop,
    TurnGearsStop,
    is_planning,
    stop_of,
)
from game.client.text.company import Company
from game.rules import events as ev
from game.rules import moves as ask
from game.rules.view import OBSERVER, View


class Held(NamedTuple):
    """What stays on the screen although the game has gone on. A change returns a new value."""

    stop: Stop | None = None  # what was shown last
    interludes: tuple[Stop, ...] = ()  # stops that people should see by themselves before the game goes on
    lingers: bool = False  # a computer player moved here: the screen stays until somebody goes on

    def shown(self, actual: Stop) -> Stop:
        """The stop that is shown, while the game itself stands at `actual`."""
        if self.lingers and self.stop is not None:
            return self.stop
        if self.interludes:
            return self.interludes[0]
        if self.stop is None or (self.stop != actual and not isinstance(self.stop, HELD)):
            return actual
        return self.stop

    def settled(self, actual: Stop) -> "Held":
        """The same, with what is shown now held."""
        return self if self.interludes else self._replace(stop=self.shown(actual))

    def gone_on(self, actual: Stop) -> "Held":
        """What is held after somebody went on."""
        interludes = self.interludes if self.lingers else self.interludes[1:]
        return Held(self.stop if interludes else actual, interludes)

    def with_interlude(self, stop: Stop) -> "Held":
        """The same, with one more stop that people should see by itself."""
        return self._replace(interludes=(*self.interludes, stop))

    def after(self, events: Iterable[ev.Event], round_number: int) -> "Held":
        """The same, with the stops that people should see after these events."""
        held = self
        for event in events:
            turning = TurnGearsStop(round_number)
            if isinstance(event, ev.PlansRevealed):
                held = held.with_interlude(RevealStop(round_number))
            elif isinstance(event, ev.RoundStarted) and event.round > 1:
                held = held.with_interlude(RoundEndStop(event.round - 1))
            elif isinstance(event, ev.GearsTurned) and turning not in held.interludes:
                held = held.with_interlude(turning)
        return held


@dataclass(frozen=True, slots=True)
class Shown:
    """What the screen shows, and who acts there."""

    stop: Stop  # what the screen is to show
    actual: Stop  # where the game itself stands, whatever is still shown
    prompt: ask.Decision | None  # the question inside an action, a reward or a free move that a person is asked
    holding: bool  # a finished turn is still shown: it can be taken back, or gone on from
    at_screen: int  # the seat of the person who acts at the screen; OBSERVER where all look on together

    def sees_plan(self, seat: int) -> bool:
        """Whether the screen may show the plan of this seat: it plays alone, or behind its own opened curtain."""
        return isinstance(self.actual, PlanStop) and self.actual.seat == seat


def find_shown(company: Company, eyes: int, held: Held) -> Shown:
    """What the screen shows; `eyes` is the seat that opened the curtain, `held` what stays there."""
    actual, asked = actual_stop(company, eyes), _prompt(company)
    stop = held.shown(actual)
    holding = held.lingers if held.interludes else stop != actual
    return Shown(stop, actual, asked, holding, _at_screen(company, asked, stop))


def actual_stop(company: Company, eyes: int) -> Stop:
    """The stop of the game itself; `eyes` is the seat that opened the curtain."""
    view = company.view()
    return _planning_stop(company, view, eyes) if is_planning(view) else stop_of(view)


def _planning_stop(company: Company, view: View, eyes: int) -> Stop:
    """The stop while plans are made: each person plans behind the curtain, but who plays alone needs none."""
    waiting = [seat for seat in view.turn_order if seat in company.people and not view.committed[seat]]
    if not waiting:
        return PlanningStop(view.round)
    if any(seat in company.together for seat in waiting):
        return TogetherStop(view.round)
    seat = eyes if eyes in waiting else waiting[0]
    alone = len(company.people) == 1
    return PlanStop(seat, view.round) if alone or seat == eyes else CurtainStop(seat, view.round)


def _prompt(company: Company) -> ask.Decision | None:
    top = company.view().top
    return top if isinstance(top, PROMPTS) and top.seat not in company.computers else None


def _at_screen(company: Company, asked: ask.Decision | None, stop: Stop) -> int:
    if len(company.people) == 1:
        return company.people[0]
    seat = asked.seat if asked is not None else stop.seat
    return seat if seat in company.people else OBSERVER
