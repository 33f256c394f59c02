"""A lesson: one chapter that is being played, from bubble to bubble, over a real match at a prepared table."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from game.client.session.sitting import Sitting
from game.client.session.tutorial_progress import Mark
from game.client.tutorial.script import Script
from game.client.tutorial.tables import prepared_match
from game.client.tutorial.wishes import Standing, comes_true, holds, is_such, stop_words
from game.client.ui.page import TargetTree
from game.match.errors import SaveError
from game.rules.moves import EndTurn, Move, from_text, to_text
from game.rules.prepared import LEARNER
from game.rules.refusals import IllegalMove

if TYPE_CHECKING:
    from game.client.tutorial.classroom import Classroom
    from game.content.tables import Bubble, Chapter

OTHER = "Tom"
PLAINLY = (EndTurn,)  # moves that only end something


class Lesson:
    """Plays one chapter. `sitting` is another one after each new table and after each step back."""

    sitting: Sitting

    def __init__(self, chapter: Chapter, room: Classroom) -> None:
        self.chapter = chapter
        self.at = 0  # the bubble that is due
        self.answer = ""  # the key of what is said to something else that was done
        self.misses = 0
        self.heard: list[tuple[str, str]] = []  # since the bubble began
        self.ended = False
        self.quiet = False  # a bubble was read, and the next one belongs to a later stop
        self._room = room
        self._begun: dict[int, int] = {}  # by bubble: the number of the state with which it began
        self._said: set[int] = set()  # the bubbles that were said
        self._mark = Mark()
        self._given: set[int] = set()  # the answers of this bubble that still hold
        self._only_read = False  # what the bubble asks for was done before: it is only read
        self._waited = False
        self._seen = 0  # the number of the state that was looked at last
        self._begin_table(0)
        self._begin_bubble()

    # what is said

    @property
    def bubble(self) -> Bubble:
        """The bubble that is due."""
        return self.chapter.bubbles[self.at]

    @property
    def waits(self) -> bool:
        """Whether its bubble belongs to a stop that has not come yet."""
        return bool(self.bubble.wait) and stop_words(self.sitting) != self.bubble.wait

    @property
    def asks(self) -> bool:
        """Whether the bubble ends with something that is done, and not with a press."""
        return bool(self.bubble.until) and not self._only_read

    @property
    def is_last(self) -> bool:
        """Whether no bubble follows."""
        return self.after(self.at) is None

    @property
    def moved(self) -> bool:
        """Whether a move was made since the bubble began."""
        return self.sitting.match.number > self._begun[self.at]

    @property
    def fame(self) -> int:
        """The fame gained in this chapter."""
        return self.standing(TargetTree()).fame

    def before(self, at: int) -> int | None:
        """The bubble that was said before another; None before the first."""
        return max((place for place in self._said if place < at), default=None)

    @property
    def goal(self) -> int:
        """The bubble that is said while nothing else is: the last one that belongs to no stop."""
        return max(place for place in range(self.at + 1) if not self.chapter.bubbles[place].wait)

    @property
    def mark(self) -> Mark:
        """Where it stands now."""
        match = self.sitting.match
        return Mark(
            bubble=self.at,
            table=self._mark.table,
            moves=tuple(to_text(entry.move) for entry in match.log[self._opened :]),
            plan=match.draft(LEARNER),
            orders=match.orders_draft(LEARNER),
            holding=self.sitting.shown.stop != self.sitting.shown.actual,
        )

    def standing(self, targets: TargetTree, since: int = 0) -> Standing:
        """What has come about since a state."""
        log = self.sitting.match.log
        moves = [entry.move for entry in log if entry.move.seat == LEARNER and entry.number >= since]
        return Standing(self.sitting, moves, self.heard, targets, self._fame_before)

    def is_asked_to_press(self, name: str) -> bool:
        """Whether the bubble waits for a press, and this is the right one or has an answer that was not given yet."""
        standing = self.standing(TargetTree(), self._begun[self.at])
        wishes = [answer.when for at, answer in enumerate(self.bubble.instead) if at not in self._given]
        wishes += self.bubble.until if self.asks else ()
        meant = [wish for wish in wishes if any(fnmatchcase(name, like) for like in wish.pressed)]
        return comes_true(meant, standing)

    # what changes

    def look(self, targets: TargetTree) -> bool:
        """Go on as far as what was done allows, and answer what else was done; returns whether anything changed."""
        before = self.at, self.answer, self.waits, self.quiet
        number = self.sitting.match.number
        if number < self._seen:
            self._step_back(number)
        elif number > self._seen:
            self.answer = ""
        fresh, self._seen = number > self._seen, number
        if self.waits or self._waited:
            self._begun[self.at] = number  # what is done until its stop comes is nobody's matter
        self._waited = self.waits
        while not self.ended and not self.waits and self.asks and comes_true(self.bubble.until, self.standing(targets)):
            self._go_on()
        if self.chapter.free:
            self._catch_up()
        if not self.waits:
            self._answer(targets, fresh=fresh and not self.chapter.free)
        return before != (self.at, self.answer, self.waits, self.quiet)

    def press(self) -> None:
        """Go on: the bubble was read, or an answer was and its matter is left as it is."""
        later = self.chapter.bubbles[self.at + 1 : self.at + 2]
        if self.answer and self.asks and not self.moved:
            self.answer = ""
        elif self.asks and self.bubble.stuck:
            self.answer = self.bubble.stuck
        elif self.chapter.free and later and later[0].wait not in ("", stop_words(self.sitting)):
            self.quiet = True
        else:
            self._go_on()

    def restore(self, mark: Mark) -> None:
        """Go to a place in the chapter; where the way there is not allowed any more, begin it again."""
        try:
            self._go_to(mark)
        except (IllegalMove, SaveError, ValueError, LookupError):
            self._go_to(Mark())

    def rewind(self) -> None:
        """Go back to the state with which the bubble began."""
        misses = self.misses
        self.restore(self._mark)
        self.misses = misses

    # bubbles

    def after(self, at: int) -> int | None:
        """The next bubble that fits what was done; None at the end."""
        standing = self.standing(TargetTree())
        for place in range(at + 1, len(self.chapter.bubbles)):
            bubble = self.chapter.bubbles[place]
            if (not bubble.when or comes_true(bubble.when, standing)) and not comes_true(bubble.unless, standing):
                return place
        return None

    def _go_on(self) -> None:
        following = self.after(self.at)
        if following is None:
            self.ended = True
            return
        self.at = following
        if self.bubble.table >= 0:
            self._begin_table(self.bubble.table)
        self._begin_bubble()

    def _begin_bubble(self) -> None:
        self.answer, self.misses, self.heard, self.quiet = "", 0, [], False
        self._given, self._waited = set(), False
        number = self.sitting.match.number
        self._begun[self.at] = number
        self._said.add(self.at)
        self._only_read = bool(self.bubble.until) and comes_true(self.bubble.until, self.standing(TargetTree()))
        self._mark = self.mark
        self._seen = number

    def _catch_up(self) -> None:
        """Where nothing is asked for, go to the bubble of the stop that is shown."""
        for place in range(self.at + 1, len(self.chapter.bubbles)):
            bubble = self.chapter.bubbles[place]
            if bubble.wait and bubble.wait == stop_words(self.sitting) and self.after(place - 1) == place:
                self.at = place
                self._begin_bubble()

    def _step_back(self, number: int) -> None:
        """A move was taken back: go to the bubble at which it was made."""
        self.answer = ""
        self._given = set()
        while self._begun[self.at] > number and self.bubble.table < 0 and (before := self.before(self.at)) is not None:
            self.at = before
        self._only_read = bool(self.bubble.until) and comes_true(self.bubble.until, self.standing(TargetTree()))

    # answers

    def _answer(self, targets: TargetTree, *, fresh: bool) -> None:
        """Answer what was done in place of what was asked for."""
        standing = self.standing(targets, self._begun[self.at])
        for place, answer in enumerate(self.bubble.instead):
            if not holds(answer.when, standing):
                self._given.discard(place)
            elif place not in self._given:
                self._given.add(place)
                self._say(answer.say)
                return
        last = standing.moves[-1] if standing.moves else None
        if fresh and last is not None and not self.answer and not self._is_known(last):
            self._say("off script")

    def _say(self, key: str) -> None:
        self.answer, self.misses = key, self.misses + 1

    def _is_known(self, move: Move) -> bool:
        """Whether a move belongs to this chapter, or only ends something."""
        wishes = [wish for bubble in self.chapter.bubbles for wish in (*bubble.until, *bubble.when, *bubble.unless)]
        wanted = [(kind, fields) for wish in wishes for kind, fields in wish.made.items()]
        return isinstance(move, PLAINLY) or any(is_such(move, kind, fields) for kind, fields in wanted)

    # tables

    def _begin_table(self, at: int) -> None:
        """Begin a match at a prepared table, and make the moves with which it opens."""
        wanted = self.chapter.tables[at]
        match = prepared_match(self._room.store, self._room.content, wanted)
        script = Script(self.chapter.other, lambda: self.sitting.match, lambda: self._room.thinker)
        self.sitting = Sitting(match, room=self._room, thinker=script)
        for line in wanted.opening:
            self._make_move(from_text(line))
        while wanted.from_stop and stop_words(self.sitting) != wanted.from_stop:
            self.sitting.go_on()
        self._opened = len(match.log)
        self._seen = match.number
        self._fame_before = self.sitting.view(LEARNER).seats[LEARNER].fame
        self._mark = Mark(self.at, at)

    def _go_to(self, mark: Mark) -> None:
        self.at = min(mark.bubble, len(self.chapter.bubbles) - 1)
        self.ended = False
        self._begin_table(mark.table)
        for line in mark.moves:
            while self.sitting.shown.stop != self.sitting.shown.actual:
                self.sitting.go_on()
            self._make_move(from_text(line))
        while not mark.holding and self.sitting.shown.stop != self.sitting.shown.actual:
            self.sitting.go_on()
        for draft in (mark.plan, mark.orders):
            if draft is not None:
                self.sitting.match.keep_draft(LEARNER, draft)
        self._begin_bubble()

    def _make_move(self, move: Move) -> None:
        """Make a move of the way; raises IllegalMove where it is not allowed."""
        if refused := self.sitting.match.refusal(move):
            raise IllegalMove(refused)
        self.sitting.turns.make(move)
