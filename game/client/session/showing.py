"""What the screen of a match shows, as it changes with each move and when people go on; see `shown`."""

from collections.abc import Sequence

from game.client.base.stops import RevealStop, Stop, is_planning
from game.client.session.shown import Held, Shown, actual_stop, find_shown
from game.client.text.company import Company
from game.rules import events as ev
from game.rules.moves import LeaveMarkers, RevealPlan, ShiftMarker
from game.rules.view import OBSERVER

OF_REVEAL = (RevealPlan, ShiftMarker, LeaveMarkers)  # moves that are made while all plans lie open


class Showing:
    """Keeps what cannot be found from the match: who opened the curtain, and what is held on the screen."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._held = Held()
        self._before: dict[int, tuple[Held, int]] = {}  # with `began`, by the number of the state of a move
        self.eyes = OBSERVER  # the seat that opened the curtain
        self.ended_number = 0  # the state at which a turn was ended: undo goes back no further
        self.began = company.match.number  # the state at which what is shown now came on the screen
        self._stop_before: Stop | None = None  # what was shown before the move that is made

    @property
    def now(self) -> Shown:
        """What is shown now."""
        return find_shown(self._company, self.eyes, self._held)

    @property
    def _actual(self) -> Stop:
        return actual_stop(self._company, self.eyes)

    def go_on(self) -> None:
        """Go on to what comes next; a turn that is ended in this way can no longer be taken back."""
        self.end()
        self._held = self._held.gone_on(self._actual)

    def end(self) -> None:
        """End what was done until now: it can no longer be taken back."""
        self.ended_number = self.began = self._company.match.number

    def look_again(self) -> None:
        """Show the opened plans again, if the match was left at them and nobody has acted since."""
        if isinstance(self._actual, RevealStop):
            return
        for entry in reversed(self._company.match.log):
            if any(isinstance(event, ev.PlansRevealed) for event in entry.events):
                reveal = RevealStop(self._company.view().round)
                self._held = self._held.with_interlude(reveal)
                return
            if not isinstance(entry.move, OF_REVEAL):
                return

    # called by `turns`, which changes the game

    def settle(self) -> None:
        """Hold what is on the screen, before a move is made there."""
        self._stop_before = self.now.stop
        self._held = self._held.settled(self._actual)

    def moved(self, seat: int, events: Sequence[ev.Event], *, lingers: bool) -> None:
        """Hold what people should see after a move; with `lingers` the screen stays where it was made."""
        company = self._company
        self._before[company.match.number - 1] = self._held, self.began
        if seat in company.people and seat != self.eyes:
            self.eyes = OBSERVER
        self._close_after_planning()
        if any(isinstance(event, ev.PlansRevealed) for event in events):
            self.eyes = OBSERVER
        held = self._held._replace(lingers=lingers or self._held.lingers)
        self._held = held.after(events, company.view().round)
        if self.now.stop != self._stop_before:
            self.began = company.match.number

    def took_back(self) -> None:
        """Hold again what was held before the move that was taken back."""
        number = self._company.match.number
        self._held, self.began = self._before.pop(number, (Held(), number))
        self._close_after_planning()

    def reseated(self, seat: int) -> None:
        """Forget what was held for a seat that somebody else plays now, and what was held before earlier moves."""
        self._before.clear()
        if self.eyes == seat:
            self.eyes = OBSERVER
        if self._held.stop is not None and self._held.stop.seat == seat:
            self._held = self._held._replace(stop=None, lingers=False)

    def _close_after_planning(self) -> None:
        """Close the curtain once the seat that opened it has handed in its plan."""
        view = self._company.view()
        if self.eyes != OBSERVER and (not is_planning(view) or view.committed[self.eyes]):
            self.eyes = OBSERVER
