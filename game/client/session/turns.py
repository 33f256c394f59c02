"""The turns of a match at this screen: moves are made, shown and taken back, or refused with a sentence.

What the screen shows is one value, found from the match, who opened the curtain, and what is held.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from game.client.base import game_steps as steps
from game.client.base.bindings import PlanButtons
from game.client.base.i18n import say
from game.client.base.pad_mapping import Make
from game.client.base.settings import Choices
from game.client.text import refusal_text
from game.client.text.save_text import parted_words, save_error
from game.client.text.seats import Seats
from game.match.errors import SaveError, StaleMove
from game.rules import events as ev
from game.rules.moves import CommitPlan, Decision, EndTurn, LeaveMarkers, Move, RevealPlan, ShiftMarker
from game.rules.prices import Offer, Purchase
from game.rules.refusals import IllegalMove
from game.rules.view import OBSERVER, View

HALVES = 2  # of one keyboard


def blind_seats(choices: Choices, people: Sequence[int]) -> tuple[int, ...]:
    """The seats that plan all at once: those with a controller, or the first two at one keyboard; often nobody."""
    if len(people) < 2 or choices.now.planning == "curtain" or not choices.bindings.planning:
        return ()
    if choices.now.planning == "controllers":
        return tuple(seat for seat in people if choices.claims.pad_of(seat) is not None)
    return tuple(people[:HALVES])


def blind_buttons(choices: Choices, people: Sequence[int], seat: int) -> PlanButtons:
    """The buttons with which a seat plans."""
    if choices.now.planning == "keyboard":
        return choices.bindings.planning["left_hand" if seat == people[0] else "right_hand"]
    return choices.bindings.planning["pad"]


def blind_make(choices: Choices, seat: int) -> Make | None:
    """The make of the controller of a seat; None where it plans with keys."""
    pad = None if choices.now.planning == "keyboard" else choices.claims.pad_of(seat)
    return None if pad is None else choices.claims.plugged.get(pad, "generic")


class PendingScreens(NamedTuple):
    """What stays on the screen although the game has gone on. A change returns a new value."""

    step: steps.GameStep | None = None  # what was shown last
    interludes: tuple[steps.GameStep, ...] = ()  # stops that people should see by themselves before the game goes on
    lingers: bool = False  # a computer player moved here: the screen stays until somebody goes on

    def shown(self, actual: steps.GameStep) -> steps.GameStep:
        """The stop that is shown, while the game itself stands at `actual`."""
        if self.lingers and self.step is not None:
            return self.step
        if self.interludes:
            return self.interludes[0]
        if self.step is None or (self.step != actual and not isinstance(self.step, steps.HELD)):
            return actual
        return self.step

    def settled(self, actual: steps.GameStep) -> "PendingScreens":
        """The same, with what is shown now held."""
        return self if self.interludes else self._replace(step=self.shown(actual))

    def gone_on(self, actual: steps.GameStep) -> "PendingScreens":
        interludes = self.interludes if self.lingers else self.interludes[1:]
        return PendingScreens(self.step if interludes else actual, interludes)

    def with_interlude(self, step: steps.GameStep) -> "PendingScreens":
        """The same, with one more stop that people should see by itself."""
        return self._replace(interludes=(*self.interludes, step))

    def after(self, events: Iterable[ev.Event], round_number: int) -> "PendingScreens":
        """The same, with the stops that people should see after these events."""
        held = self
        for event in events:
            turning = steps.TurnGearsStep(round_number)
            if isinstance(event, ev.PlansRevealed):
                held = held.with_interlude(steps.RevealStep(round_number))
            elif isinstance(event, ev.RoundStarted) and event.round > 1:
                held = held.with_interlude(steps.RoundEndStep(event.round - 1))
            elif isinstance(event, ev.GearsTurned) and turning not in held.interludes:
                held = held.with_interlude(turning)
        return held


class ScreenState(NamedTuple):
    """What the screen shows, and who acts there."""

    step: steps.GameStep  # what the screen is to show
    actual: steps.GameStep  # where the game itself stands, whatever is still shown
    prompt: Decision | None  # the question inside an action, a reward or a free move that a person is asked
    holding: bool  # a finished turn is still shown: it can be taken back, or gone on from
    at_screen: int  # the seat of the person who acts at the screen; OBSERVER where all look on together

    def sees_plan(self, seat: int) -> bool:
        """Whether the screen may show the plan of this seat: it plays alone, or behind its own opened curtain."""
        return isinstance(self.actual, steps.PlanStep) and self.actual.seat == seat


OF_REVEAL = (RevealPlan, ShiftMarker, LeaveMarkers)  # moves that are made while all plans lie open


class Showing:
    """Keeps what cannot be found from the match: who opened the curtain, and what is held on the screen."""

    def __init__(self, seats: Seats, choices: Choices) -> None:
        self._seats = seats
        self._choices = choices
        self._held = PendingScreens()
        self._before: dict[int, tuple[PendingScreens, int]] = {}  # with `began`, by the number of the state of a move
        self.viewer = OBSERVER  # the seat that opened the curtain
        self.by_phone = frozenset[int]()  # the seats whose people have a phone, on which they plan
        self.ended_number = 0  # the state at which a turn was ended: undo goes back no further
        self.began = seats.match.number  # the state at which what is shown now came on the screen
        self._step_before: steps.GameStep | None = None  # what was shown before the move that is made
        self._found: tuple[tuple[object, ...], ScreenState] | None = None  # `now`, with what it was found from

    @property
    def together(self) -> tuple[int, ...]:
        """The seats of people who plan all at once, each with buttons or a phone of their own."""
        blind, by_phone = blind_seats(self._choices, self._seats.people), self.by_phone
        if not blind and not by_phone:
            return ()
        return tuple(seat for seat in self._seats.people if seat in blind or seat in by_phone)

    @property
    def now(self) -> ScreenState:
        """What is shown now; found once for a state of the match, because building a page asks many times."""
        together = self.together
        of = (self._seats.match.log, self._seats.players, together, self.by_phone, self.viewer, self._held)
        if self._found is None or self._found[0] != of:
            self._found = of, self._find(together)
        return self._found[1]

    def _find(self, together: Sequence[int]) -> ScreenState:
        view, top = self._seats.view(), self._seats.view().top
        actual = self._planning_step(view, together) if steps.is_planning(view) else steps.step_of(view)
        asked = top if isinstance(top, steps.PROMPTS) and top.seat not in self._seats.computers else None
        step = self._held.shown(actual)
        holding = self._held.lingers if self._held.interludes else step != actual
        people, acts = self._seats.people, asked.seat if asked is not None else step.seat
        at_screen = people[0] if len(people) == 1 else acts if acts in people else OBSERVER
        return ScreenState(step, actual, asked, holding, at_screen)

    def _planning_step(self, view: View, together: Sequence[int]) -> steps.GameStep:
        """The stop while plans are made: each person plans behind the curtain, but who plays alone needs none.

        Who plans on a phone needs no screen, which is for the others.
        """
        waiting = [seat for seat in view.turn_order if seat in self._seats.people and not view.committed[seat]]
        if not waiting:
            return steps.PlanningStep(view.round)
        waiting = [seat for seat in waiting if seat not in self.by_phone]
        if not waiting or any(seat in together for seat in waiting):
            return steps.TogetherStep(view.round)
        seat = self.viewer if self.viewer in waiting else waiting[0]
        alone = len(self._seats.people) == 1
        return steps.PlanStep(seat, view.round) if alone or seat == self.viewer else steps.CurtainStep(seat, view.round)

    def go_on(self) -> None:
        """Go on to what comes next; a turn that is ended in this way can no longer be taken back."""
        self.end()
        self._held = self._held.gone_on(self.now.actual)

    def end(self) -> None:
        """End what was done until now: it can no longer be taken back."""
        self.ended_number = self.began = self._seats.match.number

    def look_again(self) -> None:
        """Show the opened plans again, if the match was left at them and nobody has acted since."""
        if isinstance(self.now.actual, steps.RevealStep):
            return
        for entry in reversed(self._seats.match.log):
            if any(isinstance(event, ev.PlansRevealed) for event in entry.events):
                self._held = self._held.with_interlude(steps.RevealStep(self._seats.view().round))
                return
            if not isinstance(entry.move, OF_REVEAL):
                return

    def settle(self) -> None:
        """Hold what is on the screen, before a move is made there."""
        now = self.now
        self._step_before = now.step
        self._held = self._held.settled(now.actual)

    def moved(self, seat: int, events: Sequence[ev.Event], *, lingers: bool) -> None:
        """Hold what people should see after a move; with `lingers` the screen stays where it was made."""
        self._before[self._seats.match.number - 1] = self._held, self.began
        if seat in self._seats.people and seat != self.viewer:
            self.viewer = OBSERVER
        self._close_after_planning()
        if any(isinstance(event, ev.PlansRevealed) for event in events):
            self.viewer = OBSERVER
        held = self._held._replace(lingers=lingers or self._held.lingers)
        self._held = held.after(events, self._seats.view().round)
        if self.now.step != self._step_before:
            self.began = self._seats.match.number

    def took_back(self) -> None:
        number = self._seats.match.number
        self._held, self.began = self._before.pop(number, (PendingScreens(), number))
        self._close_after_planning()

    def reseated(self, seat: int) -> None:
        """Forget what was held for a seat that somebody else plays now, and what was held before earlier moves."""
        self._before.clear()
        if self.viewer == seat:
            self.viewer = OBSERVER
        if self._held.step is not None and self._held.step.seat == seat:
            self._held = self._held._replace(step=None, lingers=False)

    def _close_after_planning(self) -> None:
        """Close the curtain once the seat that opened it has handed in its plan."""
        view = self._seats.view()
        if self.viewer != OBSERVER and (not steps.is_planning(view) or view.committed[self.viewer]):
            self.viewer = OBSERVER


class Turns:
    """The only way to change the match: `submit` for people, `make` for others, `undo`; `tell` hears of the disk."""

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

    def why_not(self, move: Move) -> str:
        """The sentence that says why a person may not make a move; empty where it is allowed."""
        refused = self._match.refusal(move)
        return self._of_computer(move) or (refusal_text.sentence(refused, self._seats) if refused else "")

    def allows(self, move: Move) -> bool:
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

    def submit(self, move: Move, seen: int) -> str:
        """Make a person's move; the answer is empty, or the sentence that says why it is not allowed.

        `seen` is the number of the state that the person saw when the move was chosen: where the table has changed
        since, the move is refused, for it may mean something else now. Where the order of rewards that it brings makes
        no difference, the next one is chosen with it.
        """
        words = self._of_computer(move) or self.make(move, seen=seen)
        while not words and (reward := self._match.reward_in_any_order()) is not None:
            latest = self.latest
            words = self.make(reward)
            self.latest = latest + self.latest
        return words

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

    def make(self, move: Move, *, seen: int | None = None, lingers: bool = False, reason: str = "") -> str:
        """Make a move of any seat, on the table as it stands or was `seen`; the answer is empty, or says why not.

        With `lingers` the screen stays as it is until somebody goes on. A `reason` is kept with the move.
        """
        self._showing.settle()
        try:
            events = tuple(self._match.submit(move, self._match.number if seen is None else seen, reason))
        except StaleMove:
            return refusal_text.stale_sentence()
        except IllegalMove as illegal:
            return refusal_text.sentence(illegal.refusal, self._seats)
        except SaveError as error:
            return save_error(error.code)
        if self._match.parted:
            self._tell(parted_words())
        self.latest = events
        computers = self._seats.computers  # they plan while people look at something else
        self._news += tuple(one for one in events if not (isinstance(one, ev.PlanCommitted) and one.seat in computers))
        self._showing.moved(move.seat, events, lingers=lingers)
        if isinstance(move, EndTurn):
            self._showing.end()
        return ""

    def take_news(self) -> tuple[ev.Event, ...]:
        """Return what happened since the last call, and forget it; the first call returns nothing."""
        events, self._news = self._news, ()
        watched, self._watched = self._watched, True
        return events if watched else ()

    def undo_reason(self, seat: int) -> str:
        """Why a seat cannot take its last move back now; empty where it can. Only its own moves can be taken back."""
        return refusal_text.undo_sentence(self._why_no_undo(seat))

    def _why_no_undo(self, seat: int) -> str | None:
        ended = "turn_ended" if self._match.number <= self._showing.ended_number else None
        code = self._match.undo_refusal() or ended
        mover = self._seats.last_mover
        if code is None and mover == seat:
            return None
        if code is None and mover in self._seats.people and self._seats.view().free_moves_open:
            return "another_seats_move"  # that person can take the screen in the printing house, and undo there
        if not self._has_acted(seat):
            return "nothing_to_undo"
        if mover == seat and isinstance(self._match.log[-1].move, CommitPlan):
            return "plan_committed"
        if code == "after_a_reveal" or (code == "turn_ended" and mover == seat):
            return code
        return "acted_since"

    def _has_acted(self, seat: int) -> bool:
        """Whether a seat made a move; on a screen of its own, since that is shown."""
        began = self._showing.began if self._showing.now.step.seat == seat else 0
        since = takewhile(lambda entry: entry.number >= began, reversed(self._match.log))
        return any(entry.move.seat == seat for entry in since)

    def undo(self, seat: int) -> str:
        """Take back what the last press of a seat did, and show what was shown before; empty, or says why not."""
        reason = self.undo_reason(seat)
        begun = self._match.number - 1 if reason else self._begun.pop(self._match.number, self._match.number - 1)
        while not reason and (self._match.number > begun or self._chose_itself()):
            try:
                self._match.undo()
            except SaveError as error:
                return save_error(error.code)
            self._showing.took_back()
            self.latest = self._news = ()
        return reason

    def _chose_itself(self) -> bool:
        """Whether the choice of a reward that nobody was asked for is taken back, but not yet what led to it."""
        return self._match.reward_in_any_order() is not None and self._match.undo_refusal() is None
