"""The screen of a match: whose eyes are on it and what is held there, changed by each move and by going on."""

from collections.abc import Sequence

from game.client.session.company import Company
from game.client.session.shown import Held, Shown, actual_stop, find_shown
from game.client.session.stops import RevealStop, Stop, is_planning
from game.rules import events as ev
from game.rules.moves import LeaveMarkers, RevealPlan, ShiftMarker
from game.rules.view import OBSERVER

OF_REVEAL = (RevealPlan, ShiftMarker, LeaveMarkers)  # moves that are made while all plans lie open


class Showing:
    """Keeps what `now` cannot find from the match: who opened the curtain, what is held, and what was held before."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._held = Held()
        self._before: dict[int, Held] = {}  # by the number of the state that a move was made for
        self.eyes = OBSERVER  # who opened the curtain
        self.ended_number = 0  # no undo of what led to this state: the turn was ended

    @property
    def now(self) -> Shown:
        """What is shown."""
        return find_shown(self._company, self.eyes, self._held)

    @property
    def _actual(self) -> Stop:
        return actual_stop(self._company, self.eyes)

    def go_on(self) -> None:
        """Leave what is shown for what comes next; a turn that is ended stays as it was played."""
        self.ended_number = self._company.match.number
        self._held = self._held.gone_on(self._actual)

    def look_again(self) -> None:
        """Show the opened plans of a match that was left at them: nobody has acted since."""
        if isinstance(self._actual, RevealStop):
            return
        for entry in reversed(self._company.match.log):
            if any(isinstance(event, ev.PlansRevealed) for event in entry.events):
                reveal = RevealStop(self._company.view().round)
                self._held = self._held.with_interlude(reveal)
                return
            if not isinstance(entry.move, OF_REVEAL):
                return

    # told by whoever changes the game

    def settle(self) -> None:
        """Hold what is on the screen: a move is about to be made on it."""
        self._held = self._held.settled(self._actual)

    def moved(self, seat: int, events: Sequence[ev.Event], *, lingers: bool) -> None:
        """Hold what deserves a look after a move; `lingers` keeps on the screen what it was made on."""
        company = self._company
        self._before[company.match.number - 1] = self._held
        if seat in company.people and seat != self.eyes:
            self.eyes = OBSERVER
        self._close_after_planning()
        if any(isinstance(event, ev.PlansRevealed) for event in events):
            self.eyes = OBSERVER
        held = self._held._replace(lingers=lingers or self._held.lingers)
        self._held = held.after(events, company.view().round)

    def took_back(self) -> None:
        """Hold what was held before the move that was taken back."""
        self._held = self._before.pop(self._company.match.number, Held())
        self._close_after_planning()

    def reseated(self, seat: int) -> None:
        """Forget what was held for a seat that somebody else plays now, and what undo would lead back to."""
        self._before.clear()
        if self.eyes == seat:
            self.eyes = OBSERVER
        if self._held.stop is not None and self._held.stop.seat == seat:
            self._held = self._held._replace(stop=None, lingers=False)

    def _close_after_planning(self) -> None:
        """Close the curtain once the seat that opened it is not asked for a plan any more."""
        view = self._company.view()
        if self.eyes != OBSERVER and (not is_planning(view) or view.committed[self.eyes]):
            self.eyes = OBSERVER
