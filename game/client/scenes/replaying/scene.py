"""The scene of a replay: any state of a match on its table, by move, turn and round, or playing by itself."""

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.client.base.i18n import ROMAN, say, say_as
from game.client.graphics import piece_art, theme
from game.client.graphics.brush import Brush
from game.client.graphics.layout import CANVAS
from game.client.graphics.viewport import Point
from game.client.scenes.replaying.course import Course
from game.client.scenes.replaying.table_picture import sitting_at, table_picture
from game.client.scenes.replaying.telling import Told, around, height_of, lines_px, told_of
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import EyesChoice, Moment, TempoChoice
from game.match.past import Past
from game.rules.view import OBSERVER

TABLE = pygame.Rect(12, 12, 1504, 846)
WHOLE = pygame.Rect(0, 0, *CANVAS)
LINES = pygame.Rect(1532, 12, 376, 846)
COURSE = pygame.Rect(12, 872, 1504, 120)
TEMPO = pygame.Rect(1532, 930, 376, 64)
WHERE = pygame.Rect(1532, 872, 376, 56)
FOOT = pygame.Rect(12, 1004, 1896, 68)
STEP, GAP = 124, 8
MARK = 40
TEMPOS = (20, 50, 120)  # moves a minute: slow, normal, fast


class Replaying(Scene):
    """Shows states of a match.

    Buttons `start`, `round back`, `turn back`, `move back`, `play`, `move on`, `turn on`, `round on`, `end`; `course`
    is scrubbed, `moment:<state>` goes to what a line tells, `eyes:<seat>` and `tempo:<moves>` choose, `table` shows it
    at its own size, `go on` begins a new match here, `close` leaves.
    """

    name = "replay"
    default = "play"
    steps: ClassVar = ("start", "round back", "turn back", "move back", "play", "move on", "turn on", "round on", "end")

    def __init__(
        self, past: Past, like: Sitting, number: int, go_on: Callable[[int], Transition] | None = None
    ) -> None:
        """Look at a match from a state on; `like` is its sitting, `go_on` begins a new match at a state if it may."""
        self._past, self._like, self._go_on = past, like, go_on
        self._replay = past.replay
        self.number = max(self._replay.first, min(number, self._replay.last))
        self._eyes = OBSERVER
        self._told = told_of(self._replay, like)
        self._course = Course(self._replay, COURSE)
        self._plays = False
        self._waited_s = 0.0
        self._tempo = TEMPOS[1]
        self._picture: tuple[tuple[int, int, tuple[int, int]], pygame.Surface] | None = None
        self._is_whole = False  # the table alone is shown, at its own size

    # drawing

    def build(self, page: Page) -> None:
        """Put the table, the lines, the course and the buttons."""
        page.title = say("Replay")
        if self._is_whole:
            self._build_whole(page)
            return
        widgets.table(page)
        words = say("The table as it was: press to see it large")
        table = Target("table", "panel", TABLE, words, hint=words)
        page.target(table, lambda brush, _: brush.blit(self._table(), TABLE))
        self._build_lines(page)
        course = Target("course", "panel", COURSE, say("The course of the game"), hint=say("Drag to any move."))
        page.target(course, lambda brush, _: self._course.paint(brush, self._like, self.number))
        widgets.label(page, WHERE, self._where(), px=30, colour=theme.PAPER_LIGHT)
        tempos = [(TempoChoice(moves), words) for moves, words in zip(TEMPOS, _tempo_words(), strict=True)]
        widgets.segmented(page, TEMPO, tempos, TempoChoice(self._tempo))
        self._build_foot(page)

    def _build_whole(self, page: Page) -> None:
        """Put the table alone, as large as it was in play; any press leads back."""
        words = say("Press anywhere to go back.")
        target = Target("table", "button", WHOLE, words, hint=words)
        page.target(target, lambda brush, _: brush.blit(self._table(), WHOLE))

    def _table(self) -> pygame.Surface:
        """The table as it was, in native pixels."""
        box = WHOLE if self._is_whole else TABLE
        size = (round(box.w * self.scale), round(box.h * self.scale))
        key = (self.number, self._eyes, size)
        if self._picture is None or self._picture[0] != key:
            sitting = sitting_at(self._past, self._like, self.number, self._eyes)
            self._picture = key, table_picture(sitting, size)
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
            box = pygame.Rect(room.x, top, room.w, height_of(line, width))
            self._build_line(page, place, line, box)
            top += box.h

    def _build_line(self, page: Page, place: int, line: Told, box: pygame.Rect) -> None:
        here, style = line.number == self.number, None
        if line.seat != OBSERVER:
            style = self._like.style(line.seat)

        def paint(brush: Brush, state: State) -> None:
            if here or state.hovered:
                brush.rect(box.inflate(10, -4), theme.PAPER_SHADE, radius=6)
            if style is not None:
                brush.blit(lambda w, _: piece_art.badge(style, w), (box.x, box.y + 3, MARK, MARK))
            colour = theme.INK if line.number <= self.number else theme.INK_SOFT
            words = (box.x + MARK + 10, box.y + 4, box.w - MARK - 10, box.h - 6)
            brush.text(words, line.words, "body", lines_px(), colour, valign="top", wrap=True, read=False)

        page.target(Target(Moment(line.number, place), "choice", box, line.words), paint)

    def _build_foot(self, page: Page) -> None:
        at_start, at_end = self.number == self._replay.first, self.number == self._replay.last
        first, last = say("This is the start."), say("This is the end.")
        for at, (name, words) in enumerate(zip(self.steps, self._step_words(), strict=True)):
            box = pygame.Rect(FOOT.x + at * (STEP + GAP), FOOT.y, STEP, FOOT.h)
            back, on = at < self.steps.index("play"), at > self.steps.index("play")
            reason = first if back and at_start else last if on and at_end else ""
            kind: widgets.Kind = "primary" if name == "play" else "plain"
            widgets.page_button(page, name, box, words, kind, px=28, enabled=not reason, reason=reason)
        left = FOOT.x + len(self.steps) * (STEP + GAP)
        left = self._build_eyes(page, left + 8)
        close = pygame.Rect(FOOT.right - 150, FOOT.y, 150, FOOT.h)
        if self._go_on is not None:
            self._build_onward(page, pygame.Rect(left + 8, FOOT.y, close.x - left - 16, FOOT.h), at_end=at_end)
        widgets.page_button(page, "close", close, say("Close"), px=28)

    def _build_onward(self, page: Page, box: pygame.Rect, *, at_end: bool) -> None:
        """Put the button that begins a new match here."""
        over = "" if self._replay.is_over else say("Available when the game is over: it would show what comes next.")
        reason = over or (say("The game is over here.") if at_end else "")
        hint = say("A new game that begins at this move.")
        words = say("Play from here")
        widgets.page_button(page, "go on", box, words, px=26, enabled=not reason, reason=reason, hint=hint)

    def _step_words(self) -> list[str]:
        play = say("Pause") if self._plays else say_as("a replay", "Play")
        back = [say_as("a replay", "Start"), say("‹ Round"), say("‹ Turn"), say("‹ Move")]
        return [*back, play, say("Move ›"), say("Turn ›"), say("Round ›"), say_as("a replay", "End")]

    def _build_eyes(self, page: Page, left: int) -> int:
        """Put the choice whose plans are seen; returns the x to the right of it."""
        if not self._replay.is_over or len(self._like.printers) < 2:
            return left
        for seat in self._like.printers:
            box = pygame.Rect(left, FOOT.y, 64, FOOT.h)
            words, chosen = say("With the plans of {seat}", seat=self._like.name(seat)), seat == self._eyes
            page.target(
                Target(EyesChoice(seat), "choice", box, words, hint=words, value=str(chosen)),
                _badge_painter(box, self._like.style(seat), chosen=chosen),
            )
            left += 72
        return left

    # time

    def tick(self, dt_s: float) -> bool:
        """Go on to the next move when it is time."""
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

    # what is pressed

    def press(self, name: str) -> Transition:
        """Go to a state, play, look closer, go on from here, or leave."""
        match name:
            case Moment(number):
                self._go_to(number)
            case EyesChoice(seat):
                self._eyes = OBSERVER if seat == self._eyes else seat
            case TempoChoice(moves):
                self._tempo = moves
            case "play":
                self._play()
            case "table":
                self._is_whole = not self._is_whole
            case "go on" if self._go_on is not None:
                return self._go_on(self.number)
            case "close":
                return Pop()
            case _:
                self._step(name)
        self.changed()
        return None

    def _play(self) -> None:
        """Play on or pause; from the end it begins anew."""
        start = self._replay.first if self.number == self._replay.last else self.number
        self._go_to(start, plays=not self._plays)

    def _step(self, name: str) -> None:
        replay, number = self._replay, self.number
        ways: dict[str, Callable[[], int]] = {
            "start": lambda: replay.first,
            "round back": lambda: replay.round_before(number),
            "turn back": lambda: replay.turn_before(number),
            "move back": lambda: number - 1,
            "move on": lambda: number + 1,
            "turn on": lambda: replay.turn_after(number),
            "round on": lambda: replay.round_after(number),
            "end": lambda: replay.last,
        }
        if name in ways:
            self._go_to(ways[name]())

    # scrubbing

    def grab(self, name: str, pos: Point) -> bool:
        """Whether the hand is on the course; then the replay goes to that place."""
        if name != "course":
            return False
        self.pull(name, pos)
        return True

    def pull(self, name: str, pos: Point) -> None:
        """Go to where the hand is on the course."""
        number = self._course.number_at(pos[0])
        if number != self.number:
            self._go_to(number)

    def back(self) -> Transition:
        """Back from the large table, or to where the replay was opened."""
        if not self._is_whole:
            return Pop()
        self._is_whole = False
        self.changed()
        return None


def _tempo_words() -> tuple[str, str, str]:
    return say("Slow"), say("Normal"), say("Fast")


def _badge_painter(box: pygame.Rect, style: theme.SeatStyle, *, chosen: bool) -> Callable[[Brush, State], None]:
    def paint(brush: Brush, state: State) -> None:
        brush.rect(box, theme.PAPER_LIGHT if chosen or state.hovered else theme.PAPER_SHADE, radius=8)
        edge = theme.BRASS if state.hovered else theme.VERMILION if chosen else theme.INK_SOFT
        brush.rect(box, edge, width=5 if chosen else 2, radius=8)
        brush.blit(lambda w, _: piece_art.badge(style, w), box.inflate(-16, -18))

    return paint
