"""The replay of a match: any state on its table, its course, what happened beside it, and its turning points."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import ClassVar, NamedTuple

import pygame

from game.client.base.i18n import ROMAN, pgettext, say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import pictures, piece_art, theme, typesetting
from game.client.graphics.brush import Brush, wide
from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import Point
from game.client.scenes.destinations import ToReplay
from game.client.scenes.examples import example_past
from game.client.session.match_context import MatchContext
from game.client.session.match_session import MatchSession
from game.client.text import event_text as event_words
from game.client.text.move_text import figure_words, made_words, other_words, when_words
from game.client.text.save_text import save_error
from game.client.text.terms import speed_words
from game.client.ui import charts, widgets
from game.client.ui.overlay import Message
from game.client.ui.page import Attention, Page, State, Target
from game.client.ui.painter import Layers
from game.client.ui.scene import Pop, Push, Reset, Scene, Transition
from game.client.ui.target_names import EyesChoice, HouseTab, Moment, TempoChoice
from game.match.errors import SaveError
from game.match.format import from_json, to_json
from game.match.past_states import Past, Review, TurningPoint
from game.match.replay import Replay
from game.rules.events import seen_by
from game.rules.view import OBSERVER

# ---------------------------------------------------------------- course
HEAD = 40  # for the numerals of the rounds
PAD = 14


class Course(NamedTuple):
    """The curves in a rectangle of the canvas, with the place of each state."""

    replay: Replay
    rect: pygame.Rect

    def x_of(self, number: int) -> int:
        span = max(1, self.replay.last - self.replay.first)
        return round(self.rect.x + PAD + (self.rect.w - 2 * PAD) * (number - self.replay.first) / span)

    def number_at(self, x: float) -> int:
        """The state nearest to an x."""
        span = self.replay.last - self.replay.first
        share = (x - self.rect.x - PAD) / (self.rect.w - 2 * PAD)
        return self.replay.first + round(span * max(0.0, min(1.0, share)))


def paint_course(
    brush: Brush, _state: State, course: Course, colours: Sequence[tuple[int, theme.Rgb]], number: int
) -> None:
    """Paint rounds, the curve of each of some seats in its colour, and the mark of a state."""
    replay, rect = course
    brush.rect(rect, theme.PAPER_LIGHT, radius=8)
    for start, end in pairwise((*replay.rounds, replay.last)):
        left, right = course.x_of(start), course.x_of(end)
        brush.line((left, rect.y), (left, rect.bottom), theme.PAPER_SHADE, 3)
        words = ROMAN[replay.table(start).round]
        brush.text((left + 6, rect.y, right - left - 6, HEAD), words, "body", 28, theme.INK_SOFT)
    curves = [(replay.fame(seat), colour) for seat, colour in colours]
    most = max(1, *(max(fame) for fame, _ in curves))
    floor, height = rect.bottom - PAD, rect.h - HEAD - PAD
    for fame, colour in curves:
        points = ((course.x_of(at), floor - height * value / most) for at, value in enumerate(fame, replay.first))
        for before, after in pairwise(points):
            if before[1] != after[1]:  # as a step, because fame is gained at once
                brush.line(before, (before[0], after[1]), colour, 5)
            brush.line((before[0], after[1]), after, colour, 5)
    x = course.x_of(number)
    brush.line((x, rect.y), (x, rect.bottom), theme.VERMILION, 5)
    brush.circle((x, rect.y + 12), 12, theme.VERMILION)
    brush.rect(rect, theme.INK_SOFT, width=2, radius=8)


# ---------------------------------------------------------------- table picture
def sitting_at(past: Past, like: MatchSession, number: int, viewer: int) -> MatchSession:
    """The sitting of a past state, with the scenes and settings of the present sitting.

    `viewer` is the seat whose plan is seen too, once the match is over; OBSERVER for what everybody saw.
    """
    match = past.at(number, plans=viewer != OBSERVER)
    session = MatchSession(match, context=like.context)
    if viewer != OBSERVER:
        session.open_curtain(viewer)
    session.look_again()
    return session


def table_picture(session: MatchSession, size: tuple[int, int]) -> pygame.Surface:
    """The scene that shows a sitting, in this size in px; nothing of it can be pressed."""
    picture, scene = pygame.Surface(size), session.scene()
    layers = Layers(picture, theme.WALNUT_DARK)
    page = Page(layers.viewport.scale)
    scene.scale, scene.seen = page.scale, scene.state_number
    scene.hurry()  # whatever is still counted or revealed bit by bit is there at once
    scene.build(page)
    layers.paint(page.to_watch(), Attention())
    layers.show(scene.sprites())
    return picture


# ---------------------------------------------------------------- telling
PX, LARGEST_PX = 26, 38  # a larger size has no room for a long word in the column
GAP = 14


class Told(NamedTuple):
    """A line: the number of the state after its move, the seat it is about (or OBSERVER), and its words."""

    number: int
    seat: int
    words: str


def told_of(replay: Replay, session: MatchSession) -> list[Told]:
    """All lines of a match, the oldest first; plans are in none of them."""
    return [
        Told(entry.number + 1, getattr(event, "seat", OBSERVER), words)
        for entry in replay.entries
        for event in entry.events
        if (words := event_words.words(seen_by(event, OBSERVER), session.seats))
    ]


def lines_px() -> int:
    """The size of the lines: the one at which words are read, as far as the column has room."""
    return min(LARGEST_PX, read_px(PX))


def line_height(line: Told, width: int) -> int:
    """The height of a line in a column of this width, in canvas units; at least the height of a finger."""
    return max(44, typesetting.measure(line.words, "body", lines_px(), max_width=width, wrap=True)[1] + GAP)


def around(lines: Sequence[Told], number: int, room: int, width: int) -> list[Told]:
    """The lines that have room: the last one of a state, lines before it, and below it those that follow."""
    below = next((index for index in range(len(lines), 0, -1) if lines[index - 1].number <= number), 0)
    shown, left = list[Told](), room
    spare = room // 3  # room for the lines that follow
    for line in reversed(lines[:below]):
        if (left := left - line_height(line, width)) < spare:
            left += line_height(line, width)
            break
        shown.insert(0, line)
    for line in lines[below:]:
        if (left := left - line_height(line, width)) < 0:
            break
        shown.append(line)
    return shown


# ---------------------------------------------------------------- scene
TABLE = pygame.Rect(12, 12, 1504, 846)
WHOLE = pygame.Rect(0, 0, *CANVAS)
LINES = pygame.Rect(1532, 12, 376, 846)
COURSE = pygame.Rect(12, 872, 1504, 120)
FOOT = pygame.Rect(12, 1004, 1896, 68)
STEP, SCENE_GAP = 124, 8
MARK = 40
TEMPOS = (20, 50, 120)  # moves a minute: slow, normal, fast


class Replaying(Scene, name="replay", default="play"):
    """Shows states of a match.

    Buttons `start`, `round back`, `turn back`, `move back`, `play`, `move on`, `turn on`, `round on`, `end`; `course`
    is scrubbed, `moment:<state>` goes to what a line tells, `eyes:<seat>` and `tempo:<moves>` choose, `table` shows it
    at its own size, `go on` begins a new match here, `close` leaves.
    """

    steps: ClassVar = ("start", "round back", "turn back", "move back", "play", "move on", "turn on", "round on", "end")

    def __init__(
        self, past: Past, like: MatchSession, number: int, go_on: Callable[[int], Transition] | None = None
    ) -> None:
        """Look at a match from a state on; `like` is its sitting, `go_on` begins a new match at a state if it may."""
        self._past, self._like, self._go_on = past, like, go_on
        self._replay = past.replay
        self.number = max(self._replay.first, min(number, self._replay.last))
        self._viewer = OBSERVER
        self._told = told_of(self._replay, like)
        self._course = Course(self._replay, COURSE)
        self._plays = False
        self._waited_s = 0.0
        self._tempo = TEMPOS[1]
        self._picture: tuple[tuple[int, int, tuple[int, int]], pygame.Surface] | None = None
        self._is_whole = False  # the table alone is shown, at its own size

    def build(self, page: Page) -> None:
        page.title = say("Replay")
        if self._is_whole:  # as large as it was in play; any press leads back
            words = say("Press anywhere to go back.")
            widgets.picture(page, WHOLE, self._table(WHOLE))
            page.target(Target("table", "button", WHOLE, words, hint=words), widgets.paint_nothing)
            return
        widgets.table(page)
        words = say("The table as it was: press to see it large")
        widgets.picture(page, TABLE, self._table(TABLE))
        page.target(Target("table", "panel", TABLE, words, hint=words), widgets.paint_nothing)
        self._build_lines(page)
        course = Target("course", "panel", COURSE, say("The course of the game"), hint=say("Drag to any move."))
        colours = tuple((seat, self._like.style(seat).colour) for seat in self._like.seats.printers)
        page.target(course, paint_course, self._course, colours, self.number)
        widgets.label(page, (1532, 872, 376, 56), self._where(), px=30, colour=theme.PAPER_LIGHT)
        tempos = list(zip(map(TempoChoice, TEMPOS), speed_words().values(), strict=True))
        widgets.segmented(page, (1532, 930, 376, 64), tempos, TempoChoice(self._tempo))
        self._build_foot(page)

    def _table(self, box: pygame.Rect) -> pygame.Surface:
        size = (round(box.w * self.scale), round(box.h * self.scale))
        key = (self.number, self._viewer, size)
        if self._picture is None or self._picture[0] != key:
            self._picture = key, table_picture(sitting_at(self._past, self._like, self.number, self._viewer), size)
        return self._picture[1]

    def _where(self) -> str:
        table = self._replay.table(self.number)
        moves = say("move {number} of {count}", number=self.number, count=self._replay.last)
        if not table.round:
            return say("Preparation, {moves}", moves=moves)
        return say("Round {round}, {moves}", round=ROMAN[table.round], moves=moves)

    def _build_lines(self, page: Page) -> None:
        widgets.sheet(page, LINES)
        room = LINES.inflate(-44, -44)
        top, width = room.y, room.w - MARK - 10
        for place, line in enumerate(around(self._told, self.number, room.h, width)):
            box = pygame.Rect(room.x, top, room.w, line_height(line, width))
            style = self._like.style(line.seat) if line.seat != OBSERVER else None
            target = Target(Moment(line.number, place), "choice", box, line.words)
            page.target(target, _paint_line, box, line, style, self.number)
            top += box.h

    def _build_foot(self, page: Page) -> None:
        at_start, at_end = self.number == self._replay.first, self.number == self._replay.last
        first, last = say("This is the start."), say("This is the end.")
        for at, (name, words) in enumerate(zip(self.steps, self._step_words(), strict=True)):
            box = pygame.Rect(FOOT.x + at * (STEP + SCENE_GAP), FOOT.y, STEP, FOOT.h)
            back, on = at < self.steps.index("play"), at > self.steps.index("play")
            reason = first if back and at_start else last if on and at_end else ""
            kind: widgets.Kind = "primary" if name == "play" else "plain"
            widgets.page_button(page, name, box, words, kind, px=28, reason=reason)
        left = self._build_viewer(page, FOOT.x + len(self.steps) * (STEP + SCENE_GAP) + 8)
        close = pygame.Rect(FOOT.right - 150, FOOT.y, 150, FOOT.h)
        if self._go_on is not None:
            reason = say("The game is over here.") if at_end else ""
            if not self._replay.is_over:
                reason = say("Available when the game is over: it would show what comes next.")
            onward, hint = (left + 8, FOOT.y, close.x - left - 16, FOOT.h), say("A new game that begins at this move.")
            widgets.page_button(page, "go on", onward, say("Play from here"), px=26, reason=reason, hint=hint)
        widgets.page_button(page, "close", close, say("Close"), px=28)

    def _step_words(self) -> list[str]:
        play = say("Pause") if self._plays else pgettext("a replay", "Play")
        back = [pgettext("a replay", "Start"), say("‹ Round"), say("‹ Turn"), say("‹ Move")]
        return [*back, play, say("Move ›"), say("Turn ›"), say("Round ›"), pgettext("a replay", "End")]

    def _build_viewer(self, page: Page, left: int) -> int:
        """Put the choice whose plans are seen; returns the x to the right of it."""
        if not self._replay.is_over or len(self._like.seats.printers) < 2:
            return left
        for seat in self._like.seats.printers:
            box = pygame.Rect(left, FOOT.y, 64, FOOT.h)
            words, chosen = say("With the plans of {seat}", seat=self._like.name(seat)), seat == self._viewer
            target = Target(EyesChoice(seat), "choice", box, words, hint=words, value=str(chosen))
            page.target(target, _paint_eyes, box, self._like.style(seat), chosen=chosen)
            left += 72
        return left

    def tick(self, dt_s: float) -> bool:
        if not self._plays:
            return False
        self._waited_s += dt_s
        if self._waited_s >= 60 / self._tempo:
            self._go_to(self.number + 1, plays=self.number + 1 < self._replay.last)
        return True

    def _go_to(self, number: int, *, plays: bool = False) -> None:
        self.number = max(self._replay.first, min(number, self._replay.last))
        self._plays, self._waited_s = plays, 0.0
        self.changed()

    def press(self, name: str) -> Transition:
        match name:
            case Moment(number):
                self._go_to(number)
            case EyesChoice(seat):
                self._viewer = OBSERVER if seat == self._viewer else seat
            case TempoChoice(moves):
                self._tempo = moves
            case "play":  # on, or pause; from the end it begins anew
                start = self._replay.first if self.number == self._replay.last else self.number
                self._go_to(start, plays=not self._plays)
            case "table":
                self._is_whole = not self._is_whole
            case "go on" if self._go_on is not None:
                return self._go_on(self.number)
            case _:
                self._step(name)
        return None

    def _step(self, name: str) -> None:
        replay, number = self._replay, self.number
        ways: dict[str, Callable[[], int]] = {
            "start": lambda: replay.first,
            "round back": lambda: replay.last_before(number, replay.rounds),
            "turn back": lambda: replay.last_before(number, replay.turn_starts),
            "move back": lambda: number - 1,
            "move on": lambda: number + 1,
            "turn on": lambda: replay.first_after(number, replay.turn_starts),
            "round on": lambda: replay.first_after(number, replay.rounds),
            "end": lambda: replay.last,
        }
        if name in ways:
            self._go_to(ways[name]())

    def grab(self, name: str, pos: Point) -> bool:
        if name != "course":
            return False
        self.pull(name, pos)
        return True

    def pull(self, name: str, pos: Point) -> None:
        number = self._course.number_at(pos[0])
        if number != self.number:
            self._go_to(number)

    def back(self) -> Transition:
        """Back from the large table, or to where the replay was opened."""
        if not self._is_whole:
            return Pop()
        self._is_whole = False
        return None


def _paint_line(
    brush: Brush, state: State, box: pygame.Rect, line: Told, style: theme.SeatStyle | None, number: int
) -> None:
    """Paint what was told and who did it: marked in the state that is shown, and pale after it."""
    if line.number == number or state.hovered:
        brush.rect(box.inflate(10, -4), theme.PAPER_SHADE, radius=6)
    if style is not None:
        brush.blit(wide(piece_art.badge, style), (box.x, box.y + 3, MARK, MARK))
    colour = theme.INK if line.number <= number else theme.INK_SOFT
    words = (box.x + MARK + 10, box.y + 4, box.w - MARK - 10, box.h - 6)
    brush.text(words, line.words, "body", lines_px(), colour, valign="top", wrap=True, read=False)


def _paint_eyes(brush: Brush, state: State, box: pygame.Rect, style: theme.SeatStyle, *, chosen: bool) -> None:
    ground = theme.PAPER_LIGHT if chosen or state.hovered else theme.PAPER_SHADE
    edge = theme.BRASS if state.hovered else theme.VERMILION if chosen else theme.INK_SOFT
    brush.framed(box, ground, edge, 5 if chosen else 2)
    brush.blit(wide(piece_art.badge, style), box.inflate(-16, -18))


# ---------------------------------------------------------------- turning points
# The turning points of a match that is over: at most three moves of a seat, each a click from its replay. Each seat
# has its own three. Over all seats together, the mistakes of the weakest player would fill the page.
SHEET = pygame.Rect(104, 204, 1712, 708)
CARDS, PITCH = SHEET.inflate(-72, -64), 220
TABS = pygame.Rect(104, 96, 1712, 96)
FIGURE_W, MADE_PX = 210, 30


class Card(NamedTuple):
    """The words of a turning point."""

    number: int  # of the state after the move
    won: bool
    figure: str
    when: str
    made: str
    other: str


class TurningPoints(Scene, name="turning points", default="back"):
    """Shows the turning points of one seat.

    Targets: `tab:<seat>` for another seat's, `moment:<state>` for the replay at a move, `back`.
    """

    def __init__(self, past: Past, session: MatchSession) -> None:
        self._past, self._session = past, session
        self._review = Review(past.replay, session.thinker)
        self._seats = session.seats.printers
        self._seat = (*session.seats.people, *session.seats.printers)[0]
        self._cards: dict[int, list[Card]] = {}
        self._pager = widgets.Pager()  # where they are read larger

    def build(self, page: Page) -> None:
        widgets.titled_table(page, say("Turning points"))
        left = self._build_tabs(page)
        name = self._session.name(self._seat)
        box = (left, TABS.y, TABS.right - left, TABS.h)
        widgets.label(page, box, name, px=40, face="sc", colour=theme.PAPER_LIGHT)
        widgets.sheet(page, SHEET, "double")
        if not self._review.is_done:
            self._build_weighing(page)
        elif cards := self._cards_of(self._seat):
            self._build_cards(page, cards)
        else:
            words = say("None of {seat}’s moves won or cost much fame.", seat=name)
            widgets.label(page, CARDS, words, px=38, align="center", wrap=True)
        widgets.page_button(page, "back", (SHEET.x, 936, 400, 112), say("Back"), icon="left", px=36)
        told = say("The adviser judges each move by what its player knew then.")
        foot = (SHEET.x + 432, 936, SHEET.w - 432, 112)
        widgets.label(page, foot, told, px=30, colour=theme.PAPER_LIGHT, align="right", wrap=True)

    def _build_tabs(self, page: Page) -> int:
        """Put a tab for each seat, where there are several; returns the x to the right of them."""
        left = TABS.x
        for seat in self._seats if len(self._seats) > 1 else ():
            box = pygame.Rect(left, TABS.y, TABS.h, TABS.h)
            words, chosen = say("The turning points of {seat}", seat=self._session.name(seat)), seat == self._seat
            badge = pictures.badge(self._session.style(seat))
            widgets.picture_choice(page, HouseTab(seat), box, badge, words, chosen=chosen)
            left += TABS.h + 12
        return left + (16 if left > TABS.x else 0)

    def _build_weighing(self, page: Page) -> None:
        done, count = self._review.done, self._review.count
        told = say("Comparing the moves: {done} of {count}", done=done, count=count)
        widgets.label(page, (CARDS.x, CARDS.y + 220, CARDS.w, 60), told, px=36, align="center")
        charts.progress(page, pygame.Rect(CARDS.x + 400, CARDS.y + 300, CARDS.w - 800, 48), done, count)

    def _build_cards(self, page: Page, cards: Sequence[Card]) -> None:
        """Put all of them, or one on each page where they are read larger."""
        if percent() == USUAL:
            for place, card in enumerate(cards):
                _put_card(page, card, pygame.Rect(CARDS.x, CARDS.y + place * PITCH, CARDS.w, PITCH - 16))
            return
        self._pager.put(page, widgets.foot_of(CARDS), len(cards))
        box = pygame.Rect(CARDS.x, CARDS.y, CARDS.w, CARDS.h - widgets.HIGH - widgets.ABOVE)
        _put_card(page, cards[self._pager.at], box)

    def _cards_of(self, seat: int) -> Sequence[Card]:
        if seat not in self._cards:
            self._cards[seat] = [self._card(point) for point in self._review.points(seat)]
        return self._cards[seat]

    def _card(self, point: TurningPoint) -> Card:
        replay, like = self._past.replay, self._session
        then = sitting_at(self._past, like, point.number, OBSERVER)
        entry = replay.entries[point.number - replay.first]
        when = when_words(replay.table(point.number))
        words = figure_words(point), when, made_words(entry, like.seats), other_words(point, then.seats)
        return Card(point.number + 1, point.fame > 0, *words)

    def tick(self, dt_s: float) -> bool:
        if self._review.is_done:
            return False
        if self._review.look():
            self.changed()
        return True

    def leave(self) -> None:
        self._review.close()

    def press(self, name: str) -> Transition:
        match name:
            case HouseTab(seat):
                self._seat, self._pager.at = seat, 0
            case "earlier" | "later":
                self._pager.turn(name)
            case Moment(number):
                return Push(ToReplay(self._session, number))
        return None


def _put_card(page: Page, card: Card, box: pygame.Rect) -> None:
    made = 76 if percent() == USUAL else widgets.height_of(page, card.made, MADE_PX, box.w - FIGURE_W - 48)
    words = f"{card.figure} {card.when} {card.made} {card.other}"
    hint = say("Press to see it in the replay.")
    page.target(Target(Moment(card.number, 0), "choice", box, words, hint=hint), _paint_card, box, card, made)


def _paint_card(brush: Brush, state: State, box: pygame.Rect, card: Card, made: int) -> None:
    """Paint a turning point, with so much room for the words of the move."""
    colour = theme.INK if card.won else theme.RUBRIC
    left, width = box.x + FIGURE_W + 20, box.w - FIGURE_W - 48
    widgets.paint_choice_frame(brush, box, state, chosen=False)
    brush.text((box.x, box.y + 24, FIGURE_W, 96), card.figure, "body", 84, colour, align="center")
    brush.text((box.x + 8, box.y + 126, FIGURE_W - 16, 48), say("Fame"), "body", 28, colour, align="center")
    brush.text((left, box.y + 8, width, 42), card.when, "sc", 34, theme.RUBRIC)
    brush.text((left, box.y + 48, width, made), card.made, "body", MADE_PX, wrap=True)
    rest = (left, box.y + 48 + made, width, box.h - 54 - made)
    brush.text(rest, card.other, "body", 28, theme.INK_SOFT, wrap=True)


# ---------------------------------------------------------------- opening
def replay_of(session: MatchSession, number: int) -> Scene:
    """The replay of a match from a state on, or a message that says why there is none."""
    context, past = session.context, past_of(session)
    if context is None or isinstance(past, str):
        return Message(say("Replay"), str(past))
    return Replaying(past, session, number, partial(_play_on, past, session, context))


def example_of(id: str) -> Scene:
    """The replay of an example from its first state on, from which no game can be begun."""
    past = example_past(id)
    first = past.replay.first
    return Replaying(past, MatchSession(past.at(first)), first)


def turning_points_of(session: MatchSession) -> Scene:
    """The turning points of a match that is over, or a message that says why there are none."""
    past = past_of(session)
    if isinstance(past, str):
        return Message(say("Turning points"), past)
    return TurningPoints(past, session)


def past_of(session: MatchSession) -> Past | str:
    """All states of a match as it is saved, or the words for why there are none."""
    if session.context is None:
        return say("This game was not saved, so there is no replay.")
    try:
        return Past(from_json(session.context.profile.store.export_json(session.match.id)), session.content)
    except SaveError as error:
        return save_error(error.code)


def _play_on(past: Past, session: MatchSession, context: MatchContext, number: int) -> Transition:
    """Begin a new match at a state of a past one."""
    try:
        match_id = context.profile.store.import_json(to_json(past.save_at(number)))
        match = context.profile.store.open_match(match_id, session.content)
    except SaveError as error:
        return Push(Message(say("Play from here"), save_error(error.code)))
    onward = MatchSession(match, context=context)
    onward.look_again()
    return Reset(onward.scene())
