"""A lesson: one chapter that is being played, from bubble to bubble, over a real match at a prepared table."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.client.base.game_steps import ActionStep
from game.client.base.i18n import listed
from game.client.base.seating import STYLES, default_name
from game.client.session.app_context import AppContext
from game.client.session.hall_of_fame import Hall
from game.client.session.match_context import PhonesOn
from game.client.session.match_session import MatchSession
from game.client.session.profile_store import ProfileStore
from game.client.session.tutorial_progress import Mark
from game.client.text import tutorial_text as texts
from game.client.text.terms import ink_words
from game.client.ui.page import TargetTree
from game.client.ui.scene import Transition
from game.content import Content, own_content
from game.content.prepared_tables import load_tutorial
from game.content.strict_yaml import ContentError
from game.content.tables import Bubble, Chapter, TableSet, Wish
from game.match.errors import SaveError
from game.match.format import to_json
from game.match.match import Match
from game.match.players import Player, Thinks
from game.match.store import Store, prepared_save
from game.match.thinking import Thinker
from game.places import CONFIG
from game.players.player import Choice, Reason
from game.rules.moves import EndTurn, Move, Pass, UseGear, from_text, snake, to_text
from game.rules.names import ACTIONS, INKS
from game.rules.prepared import LEARNER, known, prepared_table
from game.rules.refusals import IllegalMove
from game.rules.view import View


# ---------------------------------------------------------------- spoken
def bubble_words(lesson: "Lesson", at: int) -> str:
    """What a bubble of the chapter says."""
    key = lesson.chapter.bubbles[at].say
    return FILLED_BY[key](lesson) if key in FILLED_BY else texts.BUBBLES[key]()


def answer_words(key: str) -> str:
    """What an answer says."""
    return texts.ANSWERS[key]() if key in texts.ANSWERS else texts.TUTORIAL[key]()


def _inks_of_order(lesson: "Lesson") -> str:
    """The bubble about the inks of the learner's newest order."""
    session = lesson.session
    orders = session.view(LEARNER).seats[LEARNER].orders
    needs = session.content.refinement[orders[-1].refinement].inks if orders else (0, 0, 0, 0)
    return texts.inks_wanted(
        listed([ink_words(ink) for ink, count in zip(INKS, needs, strict=True) for _ in range(count)])
    )


FILLED_BY: dict[str, Callable[["Lesson"], str]] = {
    "2.7": _inks_of_order,
    "7.7a": lambda lesson: texts.goal_reached(lesson.fame),
    "7.7b": lambda lesson: texts.goal_missed(lesson.fame),
}
"""What makes the words of the bubbles with figures."""


# ---------------------------------------------------------------- wishes
class Standing(NamedTuple):
    """Where a chapter stands: the match, what was just done there, and the page that is seen."""

    session: MatchSession
    moves: Sequence[Move]  # of the learner, those that count
    heard: Sequence[tuple[str, str]]  # targets pressed, and pieces with the places on which they were tried
    targets: TargetTree
    fame_before: int

    @property
    def fame(self) -> int:
        return self.session.view(LEARNER).seats[LEARNER].fame - self.fame_before


def stop_words(session: MatchSession) -> str:
    """What the screen shows, such as "action inks"; "automa" or "other" for a turn that is only watched."""
    step = session.shown.step
    if isinstance(step, ActionStep) and step.seat != LEARNER:
        return "automa" if session.seats.players[step.seat].kind == "automa" else "other"
    return f"{step.kind} {step.action}" if isinstance(step, ActionStep) else step.kind


def comes_true(wishes: Iterable[Wish], standing: Standing) -> bool:
    """Whether one of the wishes holds."""
    return any(holds(wish, standing) for wish in wishes)


def holds(wish: Wish, at: Standing) -> bool:
    """Whether everything that a wish names holds."""
    spent, draft = at.targets.get(wish.spent), at.session.match.orders_draft(LEARNER)
    tests = (
        all(any(is_such(move, kind, fields) for move in at.moves) for kind, fields in wish.made.items()),
        not wish.tried
        or any(
            fnmatchcase(name, piece) and fnmatchcase(on, place)
            for name, on in at.heard
            if on
            for piece, place in wish.tried
        ),
        not wish.pressed
        or any(fnmatchcase(name, like) for name, place in at.heard if not place for like in wish.pressed),
        all(_is_laid(at.session, printing, what) for printing, what in wish.laid.items()),
        not wish.plain or (draft is not None and any(printing in draft.plain for printing in wish.plain)),
        not wish.stop or stop_words(at.session) == wish.stop,
        not wish.calm or at.session.shown.prompt is None,
        not wish.gear_left or _has_gear_left(at.session),
        not wish.spent or (spent is not None and not spent.enabled),
        wish.fame is None or wish.fame[0] <= at.fame <= wish.fame[1],
        _fits_plan(wish, at.session),
    )
    return all(tests)


def is_such(move: Move, kind: str, fields: Mapping[str, Any]) -> bool:
    """Whether a move is of a kind and has these values."""
    return snake(type(move).__name__) == kind and all(
        msgspec.json.encode(getattr(move, name)) == msgspec.json.encode(value) for name, value in fields.items()
    )


def _has_gear_left(session: MatchSession) -> bool:
    """Whether a gear of the learner gives something now."""
    axles = range(len(session.view(LEARNER).seats[LEARNER].gears))
    return any(session.match.refusal(UseGear(LEARNER, axle)) is None for axle in axles)


def _is_laid(session: MatchSession, printing: str, what: str) -> bool:
    """Whether the letters, the inks or both of an order are covered in what is laid out."""
    order = next((one for one in session.view(LEARNER).seats[LEARNER].orders if one.printing == printing), None)
    draft = session.match.orders_draft(LEARNER)
    if order is None or draft is None:
        return False
    pieces = [piece for piece in draft.laid if piece.printing == printing]
    letters = sum(not piece.on_part for piece in pieces) == len(session.content.printing[printing].letters)
    inks = sum(piece.on_part for piece in pieces) == sum(session.content.refinement[order.refinement].inks)
    return {"letters": letters, "colour": inks, "all": letters and inks}[what]


def _fits_plan(wish: Wish, session: MatchSession) -> bool:
    """Whether the learner's markers are spread as wished: as laid out, as planned, or as they are on the board."""
    if not wish.plan and wish.placed is None and wish.empty is None:
        return True
    seat = session.view(LEARNER).seats[LEARNER]
    markers = session.match.draft(LEARNER) or seat.plan or seat.markers or (0, 0, 0, 0, 0)
    spread = dict(zip(ACTIONS, markers, strict=True))
    whole = sum(markers) == seat.marker_count
    return (
        all(least <= spread[action] <= most for action, (least, most) in wish.plan.items())
        and (wish.placed is None or sum(markers) >= wish.placed)
        and (wish.empty is None or (whole and sum(not count for count in markers) >= wish.empty))
    )


# ---------------------------------------------------------------- chapters
@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, first to last; raises ContentError where a file is wrong."""
    return read_chapters(CONFIG, own_content())


def read_chapters(folder: Path, content: Content) -> tuple[Chapter, ...]:
    """The chapters in a folder like `config/`; raises ContentError with every fault."""
    found = load_tutorial(content, known((*texts.BUBBLES, *texts.FILLED), tuple(texts.ANSWERS)), folder)
    if len(found) != len(texts.CHAPTERS):
        raise ContentError(
            f"{folder.name}/tutorial", 0, "", f"expected {len(texts.CHAPTERS)} chapters, found {len(found)}"
        )
    faults = list(_impossible(found, content, folder))
    if faults:
        raise ContentError(faults[0].file, 0, "", faults[0].message, faults[1:])
    return found


def _impossible(found: tuple[Chapter, ...], content: Content, folder: Path) -> Iterator[ContentError]:
    """The tables to which no game could come."""
    for number, chapter in enumerate(found, start=1):
        for at, table in enumerate(chapter.tables, start=1):
            try:
                prepared_table(content, table)
            except ValueError as error:
                yield ContentError(f"{folder.name}/tutorial, chapter {number}", 0, f"tables[{at}]", str(error))


# ---------------------------------------------------------------- script
SCRIPTED = Reason("only_move")
OWN_TICKET = -1


class Script:
    """In the place of the process in which computer players think; `match` is asked for the match at each move.

    Hints are thought where `adviser` says.
    """

    def __init__(self, moves: Sequence[bytes], match: Callable[[], Match], adviser: Callable[[], Thinks]) -> None:
        self._moves = [from_text(line) for line in moves]
        self._match = match
        self._adviser = adviser

    def ask(self, view: View, level: str, seed: int) -> int:
        """A ticket: the list is known already."""
        return OWN_TICKET

    def advise(self, view: View, level: str, seed: int) -> int:
        """A ticket for a hint, which is thought."""
        return self._adviser().advise(view, level, seed)

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the best other move than one that was made."""
        return self._adviser().compare(view, made)

    def answer(self, ticket: int) -> Choice | None:
        """The next move of the list; where it is over or not allowed, a pass or the end of the turn."""
        if ticket != OWN_TICKET:
            return self._adviser().answer(ticket)
        match = self._match()
        made = sum(entry.move.seat != 0 for entry in match.log)
        wanted = self._moves[made] if made < len(self._moves) else None
        if wanted is not None and match.refusal(wanted) is None:
            return Choice(wanted, SCRIPTED)
        seat = next((seat for seat in match.pending() if seat), None)
        if seat is None:
            return None
        legal = match.legal_moves(seat)
        return Choice(next((move for move in legal if isinstance(move, Pass | EndTurn)), legal[0]), SCRIPTED)

    def forget(self, ticket: int) -> None:
        if ticket != OWN_TICKET:
            self._adviser().forget(ticket)

    def close(self) -> None:
        """Nothing goes on here that must be ended."""


# ---------------------------------------------------------------- tables
OTHER = "Tom"


def prepared_match(store: Store, content: Content, wanted: TableSet) -> Match:
    """A match that begins at a prepared table, with the learner and whoever else is there."""
    players = [Player(default_name(LEARNER, "person"), STYLES[LEARNER])]
    if len(wanted.seats) > 1:
        players.append(Player(OTHER, STYLES[1], "computer", "novice"))
    if wanted.automa:
        players.append(Player("", "automa", "automa"))
    return store.open_match(store.import_json(to_json(prepared_save(content, wanted, players))), content)


# ---------------------------------------------------------------- classroom
class Classroom:
    """Leads back into the room; its matches enter no list, no hall and no statistics."""

    teaches = True

    def __init__(self, context: AppContext, content: Content) -> None:
        self._context = context
        self._thinker: Thinks | None = None
        self.profile = ProfileStore(context.profile.folder, kiosk=context.profile.kiosk)
        self.profile.choices, self.profile.content = context.profile.choices, content
        self.profile.store, self.profile.hall = Store.in_memory(), Hall()
        self.safely, self.clear = context.safely, context.clear
        self.statistics, self.feats = context.statistics, context.feats
        self.phones: PhonesOn | None = None  # one person learns here
        self.end_phones = context.end_phones

    @property
    def thinker(self) -> Thinks:
        """Where a hint is thought: in the room's process, unless an owner's cards are played with there."""
        if self._context.profile.content.digest == self.profile.content.digest:
            return self._context.thinker
        if self._thinker is None:
            self._thinker = Thinker(self.profile.content, CONFIG)
        return self._thinker

    def end_thinking(self) -> None:
        self._context.end_thinking()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def quit(self) -> Transition:
        self.end_thinking()
        return self._context.quit()

    def set_up(self, like: Match | None = None, *, rounds: int | None = None) -> Transition:
        return self._context.set_up()


# ---------------------------------------------------------------- lesson
class Lesson:
    """Plays one chapter. `session` is another one after each new table and after each step back."""

    session: MatchSession

    def __init__(self, chapter: Chapter, context: Classroom) -> None:
        self.chapter = chapter
        self.at = 0  # the bubble that is due
        self.answer = ""  # the key of what is said to something else that was done
        self.misses = 0
        self.heard: list[tuple[str, str]] = []  # since the bubble began
        self.ended = False
        self.quiet = False  # a bubble was read, and the next one belongs to a later stop
        self._context = context
        self._begun: dict[int, int] = {}  # by bubble: the number of the state with which it began
        self._said: set[int] = set()  # the bubbles that were said
        self._mark = Mark()
        self._given: set[int] = set()  # the answers of this bubble that still hold
        self.only_read = False  # what the bubble asks for was done before it was said
        self._waited = False
        self._seen = 0  # the number of the state that was looked at last
        self._begin_table(0)
        self._begin_bubble()

    @property
    def bubble(self) -> Bubble:
        return self.chapter.bubbles[self.at]

    @property
    def waits(self) -> bool:
        """Whether its bubble belongs to a stop that has not come yet."""
        return bool(self.bubble.wait) and stop_words(self.session) != self.bubble.wait

    @property
    def asks(self) -> bool:
        """Whether the bubble ends with something that is done, and not with a press."""
        return bool(self.bubble.until) and not self.only_read

    def would_end(self, move: Move) -> bool:
        """Whether a move that is only laid out is what the bubble asks for."""
        standing = self.standing(TargetTree())
        return self.asks and comes_true(self.bubble.until, standing._replace(moves=[*standing.moves, move]))

    @property
    def is_last(self) -> bool:
        """Whether no bubble follows."""
        return self.after(self.at) is None

    @property
    def moved(self) -> bool:
        return self.session.match.number > self._begun[self.at]

    @property
    def fame(self) -> int:
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
        match = self.session.match
        return Mark(
            bubble=self.at,
            table=self._mark.table,
            moves=tuple(to_text(entry.move) for entry in match.log[self._opened :]),
            plan=match.draft(LEARNER),
            orders=match.orders_draft(LEARNER),
            holding=self.session.shown.step != self.session.shown.actual,
        )

    def standing(self, targets: TargetTree, since: int = 0) -> Standing:
        """What has come about since a state."""
        log = self.session.match.log
        moves = [entry.move for entry in log if entry.move.seat == LEARNER and entry.number >= since]
        return Standing(self.session, moves, self.heard, targets, self._fame_before)

    def is_asked_to_press(self, name: str) -> bool:
        """Whether the bubble waits for a press, and this is the right one or has an answer that was not given yet."""
        standing = self.standing(TargetTree(), self._begun[self.at])
        wishes = [answer.when for at, answer in enumerate(self.bubble.instead) if at not in self._given]
        wishes += self.bubble.until if self.asks else ()
        meant = [wish for wish in wishes if any(fnmatchcase(name, like) for like in wish.pressed)]
        return comes_true(meant, standing)

    def look(self, targets: TargetTree) -> bool:
        """Go on as far as what was done allows, and answer what else was done; returns whether anything changed."""
        before = self.at, self.answer, self.waits, self.quiet
        number = self.session.match.number
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
        elif self.chapter.free and later and later[0].wait not in ("", stop_words(self.session)):
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
        number = self.session.match.number
        self._begun[self.at] = number
        self._said.add(self.at)
        self.only_read = comes_true(self.bubble.until, self.standing(TargetTree()))
        self._mark = self.mark
        self._seen = number

    def _catch_up(self) -> None:
        """Where nothing is asked for, go to the bubble of the stop that is shown."""
        for place in range(self.at + 1, len(self.chapter.bubbles)):
            bubble = self.chapter.bubbles[place]
            if bubble.wait and bubble.wait == stop_words(self.session) and self.after(place - 1) == place:
                self.at = place
                self._begin_bubble()

    def _step_back(self, number: int) -> None:
        """A move was taken back: go to the bubble at which it was made."""
        self.answer = ""
        self._given = set()
        while self._begun[self.at] > number and self.bubble.table < 0 and (before := self.before(self.at)) is not None:
            self.at = before
        self.only_read = comes_true(self.bubble.until, self.standing(TargetTree()))

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
        return isinstance(move, EndTurn) or any(is_such(move, kind, fields) for kind, fields in wanted)

    def _begin_table(self, at: int) -> None:
        """Begin a match at a prepared table, and make the moves with which it opens."""
        wanted = self.chapter.tables[at]
        match = prepared_match(self._context.profile.store, self._context.profile.content, wanted)
        script = Script(self.chapter.other, lambda: self.session.match, lambda: self._context.thinker)
        self.session = MatchSession(match, context=self._context, thinker=script)
        for line in wanted.opening:
            self._make_move(from_text(line))
        while wanted.from_stop and stop_words(self.session) != wanted.from_stop:
            self.session.go_on()
        self._opened = len(match.log)
        self._seen = match.number
        self._fame_before = self.session.view(LEARNER).seats[LEARNER].fame
        self._mark = Mark(self.at, at)

    def _go_to(self, mark: Mark) -> None:
        self.at = min(mark.bubble, len(self.chapter.bubbles) - 1)
        self.ended = False
        self._begin_table(mark.table)
        for line in mark.moves:
            while self.session.shown.step != self.session.shown.actual:
                self.session.go_on()
            self._make_move(from_text(line))
        while not mark.holding and self.session.shown.step != self.session.shown.actual:
            self.session.go_on()
        for draft in (mark.plan, mark.orders):
            if draft is not None:
                self.session.match.keep_draft(LEARNER, draft)
        self._begin_bubble()

    def _make_move(self, move: Move) -> None:
        """Make a move of the way; raises IllegalMove where it is not allowed."""
        if refused := self.session.match.refusal(move):
            raise IllegalMove(refused)
        self.session.turns.make(move)
