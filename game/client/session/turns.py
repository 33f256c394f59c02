"""The moves of a match at this screen: makes them, refuses them with a sentence, and takes them back."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from game.client.base.i18n import say
from game.client.session.screen_state import Showing
from game.client.text import refusal_text
from game.client.text.save_text import parted_words, save_error
from game.client.text.seats import Seats
from game.match.errors import SaveError, StaleMove
from game.rules import events as ev
from game.rules.moves import CommitPlan, EndTurn, Move
from game.rules.prices import Offer, Purchase
from game.rules.refusals import IllegalMove


class Turns:
    """The only way to change the match: `submit` for people, `make` for all other moves, and `undo`.

    Sentences about the disk go to `tell`.
    """

    def __init__(self, seats: Seats, showing: Showing, tell: Callable[[str], None]) -> None:
        self._seats = seats
        self._match = seats.match
        self._showing = showing
        self._tell = tell
        self.latest: tuple[ev.Event, ...] = ()  # of the last move made here
        self._news: tuple[ev.Event, ...] = ()  # not shown as motion yet
        self._watched = False
        self._offers: dict[Purchase, Offer | None] = {}
        self._worth_using: dict[int, tuple[int, ...]] = {}  # axles by seat
        self._found_for = self._match.log  # the state of both; a new object after each move and each undo
        self._begun: dict[int, int] = {}  # where moves made by one press began, by the number that they led to

    # what may be done

    def why_not(self, move: Move) -> str:
        """The sentence that says why a person may not make a move; empty where it is allowed."""
        refused = self._match.refusal(move)
        return self._of_computer(move) or (refusal_text.sentence(refused, self._seats) if refused else "")

    def allows(self, move: Move) -> bool:
        """Whether a person may make a move now."""
        return move.seat not in self._seats.computers and self._match.refusal(move) is None

    def offer(self, buy: Purchase) -> Offer | None:
        """The least price of a thing that a person can reach now, and the moves; None where it cannot be had."""
        if buy.seat in self._seats.computers:
            return None
        self._forget_other_states()
        if buy not in self._offers:
            self._offers[buy] = self._match.offer(buy)
        return self._offers[buy]

    def cheapest(self, buy: Purchase) -> tuple[Move, ...]:
        """The moves that pay least for a thing; the purchase alone where it cannot be had."""
        offer = self.offer(buy)
        return offer.moves if offer else (buy,)

    def gears_worth_using(self, seat: int) -> tuple[int, ...]:
        """The axles whose gear would gain a seat something now, which is lost when the round ends."""
        self._forget_other_states()
        if seat not in self._worth_using:
            self._worth_using[seat] = self._match.gears_worth_using(seat)
        return self._worth_using[seat]

    def _forget_other_states(self) -> None:
        if self._found_for is not self._match.log:
            self._offers, self._worth_using, self._found_for = {}, {}, self._match.log

    def _of_computer(self, move: Move) -> str:
        """Why a person may not move for a computer player; empty for other seats."""
        if move.seat not in self._seats.computers:
            return ""
        return say("{seat} is played by the computer.", seat=self._seats.name(move.seat))

    # what is done

    def submit(self, move: Move, seen: int) -> str:
        """Make a person's move; the answer is empty, or the sentence that says why it is not allowed.

        `seen` is the number of the state that the person saw when the move was chosen: where the table has changed
        since, the move is refused, for it may mean something else now.
        """
        return self._of_computer(move) or self._make(move, seen)

    def submit_all(self, moves: Sequence[Move], seen: int) -> str:
        """Make a person's moves that one press means, up to the first refused one; `undo` takes all of them back."""
        begun = seen
        for move in moves:
            words = self.submit(move, seen)
            if words:
                return words
            seen = self._match.number
        if len(moves) > 1:
            self._begun[seen] = begun
        return ""

    def make(self, move: Move, *, lingers: bool = False, reason: str = "") -> str:
        """Make a move of any seat on the table as it stands; the answer is empty, or says why not.

        With `lingers` the screen stays as it is until somebody goes on. A `reason` is kept with the move.
        """
        return self._make(move, self._match.number, lingers=lingers, reason=reason)

    def _make(self, move: Move, seen: int, *, lingers: bool = False, reason: str = "") -> str:
        self._showing.settle()
        try:
            events = tuple(self._match.submit(move, seen, reason))
        except StaleMove:
            return refusal_text.stale_sentence()
        except IllegalMove as illegal:
            return refusal_text.sentence(illegal.refusal, self._seats)
        except SaveError as error:
            return save_error(error.code)
        if self._match.parted:
            self._tell(parted_words())
        self.latest = events
        self._news += tuple(event for event in events if not self._is_unseen(event))
        self._showing.moved(move.seat, events, lingers=lingers)
        if isinstance(move, EndTurn):
            self._showing.end()
        return ""

    def _is_unseen(self, event: ev.Event) -> bool:
        """Whether events are not shown as motion: computer players plan while people look at something else."""
        return isinstance(event, ev.PlanCommitted) and event.seat in self._seats.computers

    def take_news(self) -> tuple[ev.Event, ...]:
        """Return what happened since the last call, and forget it; the first call returns nothing."""
        events, self._news = self._news, ()
        watched, self._watched = self._watched, True
        return events if watched else ()

    # what is taken back

    def undo_reason(self, seat: int) -> str:
        """Why a seat cannot take its last move back now; empty where it can. Only its own moves can be taken back."""
        return refusal_text.undo_sentence(self._why_no_undo(seat))

    def _why_no_undo(self, seat: int) -> str | None:
        """Why a seat cannot take its last move back now, as a code; None where it can."""
        ended = "turn_ended" if self._match.number <= self._showing.ended_number else None
        code = self._match.undo_refusal() or ended
        mover = self._seats.last_mover
        if code is None and mover == seat:
            return None
        if code is None and self._may_act_at_home(mover):
            return "another_seats_move"
        if not self._has_acted(seat):
            return "nothing_to_undo"
        if mover == seat and isinstance(self._match.log[-1].move, CommitPlan):
            return "plan_committed"
        if code == "after_a_reveal" or (code == "turn_ended" and mover == seat):
            return code
        return "acted_since"

    def _may_act_at_home(self, seat: int) -> bool:
        """Whether a person can take the screen in the printing house of this seat, and undo there."""
        return seat in self._seats.people and self._seats.view().free_moves_open

    def _has_acted(self, seat: int) -> bool:
        """Whether a seat made a move; on a screen of its own, since that is shown."""
        began = self._showing.began if self._showing.now.step.seat == seat else 0
        since = takewhile(lambda entry: entry.number >= began, reversed(self._match.log))
        return any(entry.move.seat == seat for entry in since)

    def undo(self, seat: int) -> str:
        """Take back what the last press of a seat did and show what was shown before it.

        The answer is empty, or says why not.
        """
        reason = self.undo_reason(seat)
        begun = self._match.number - 1 if reason else self._begun.pop(self._match.number, self._match.number - 1)
        while not reason and self._match.number > begun:
            try:
                self._match.undo()
            except SaveError as error:
                return save_error(error.code)
            self._showing.took_back()
            self.latest = self._news = ()
        return reason
