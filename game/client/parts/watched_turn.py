"""The turn of a computer player or the automa: made after a moment, told line by line, then the game goes on."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import read_sizes
from game.client.graphics import theme, typesetting
from game.client.graphics.brush import Brush
from game.client.motion.timeline import paced
from game.client.screen.game_scene import GameScene
from game.client.session.pace import Look
from game.client.ui import widgets
from game.client.ui.page import Page, Paint
from game.client.ui.scene import Part

LINE = 48
SPARE = 0.98  # share of the width, because other scales of the page break lines a little sooner


class Line(NamedTuple):
    """What is told: words, the execution number that led to it (0: none), and whether they say why."""

    words: str
    number: int = 0
    is_reason: bool = False


class WatchedTurn(Part):
    """The base of turns that people only watch; `continue` goes on at once.

    The scene passes on its `tick` and its `continue`, and puts its lines on the page.
    """

    def __init__(self, scene: GameScene) -> None:
        self.scene = scene
        self.lines: list[Line] = []
        self.shown = 0  # of the lines
        self._step = 0  # the first line of the last step
        self._waited_s = 0.0  # seconds at the speed of motions
        self._looked_s = 0.0

    # what a subclass fills in

    @property
    def is_due(self) -> bool:
        """Whether a move has still to be made."""
        raise NotImplementedError

    @property
    def look(self) -> Look:
        """How long the turn is shown."""
        raise NotImplementedError

    def make(self) -> list[Line] | None:
        """Make the move; returns its lines, or None where the move cannot be made yet."""
        raise NotImplementedError

    # time

    @property
    def told(self) -> list[Line]:
        """The lines that are shown now."""
        return self.lines[: self.shown]

    def pause(self) -> None:
        """Wait before the next move, so that something new can be seen."""
        self._waited_s = 0.0

    def act(self) -> None:
        """Make the move that is due, and begin to tell it."""
        lines = self.make()
        if lines is None:
            return
        if lines:
            self._step = len(self.lines)
        self.lines += lines
        self.shown = min(len(self.lines), self.shown + 1)
        self._waited_s = self._looked_s = 0.0
        self.scene.changed()

    def tick(self, dt_s: float) -> bool:
        """Tell the next line, make the next move or go on, when it is time; returns whether that will be soon.

        The time to read a line does not depend on the speed of motions.
        """
        self.scene.sitting.thinking.think()
        self._waited_s += paced(dt_s, self.scene.sitting.choices.now.speed)
        if self.shown < len(self.lines):
            if self._waited_s >= self.look.line_s:
                self._waited_s, self.shown = 0.0, self.shown + 1
                self.scene.changed()
            return True
        self._looked_s += dt_s
        read_s = self.look.step_s(self.lines[self._step :])
        if self.is_due:
            if self._waited_s >= self.look.thinks_s and self._looked_s >= read_s:
                self.act()
            return True
        if self.scene.sitting.shown.holding and self._looked_s >= self.look.end_s + read_s:
            self.go_on()
        return False

    def go_on(self) -> None:
        """Make the move that is due at once, or go on to what comes next."""
        if self.is_due:
            self.act()
        elif self.scene.sitting.shown.holding:
            self.scene.sitting.go_on()
        self.scene.changed()

    # what is seen

    def build_continue(self, page: Page, rect: pygame.Rect) -> None:
        """Put the button `continue`."""
        widgets.page_button(page, "continue", rect, say("Continue"), "primary", px=36)

    def build_lines(self, page: Page, rect: pygame.Rect, px: int = 30) -> None:
        """Put the lines; where not all have room, the last things done stay longest.

        They are as large as they are read, or as large as those of the last step have room for.
        """
        width = round(rect.w * SPARE)
        size = next((each for each in read_sizes(px) if self._step_height(width, each) <= rect.h), px)
        heights = [_height(line, width, size) for line in self.told]
        top = rect.y
        for at in fitting(self.told, heights, rect.h, self._step):
            box = pygame.Rect(rect.x, top, rect.w, heights[at])
            page.draw(box, _line_painter(box, self.told[at], size))
            top += heights[at]

    def _step_height(self, width: int, px: int) -> int:
        """How high all lines of the last step are, those too that are not told yet."""
        return sum(_height(line, width, px) for line in self.lines[self._step :])


def fitting(lines: Sequence[Line], heights: Sequence[int], room: int, step: int) -> list[int]:
    """The indices of the lines that have room, where the last step begins at `step`; no reason without what was done.

    >>> why = Line("", is_reason=True)
    >>> fitting([Line(""), why, Line(""), why], [30, 30, 30, 30], 70, 2)
    [2, 3]
    >>> fitting([Line(""), why, Line(""), why], [30, 30, 30, 30], 50, 2)
    [2]
    """
    places = range(len(lines))
    least_first = sorted(places, key=lambda at: (at >= step, not lines[at].is_reason, at))
    gone = set[int]()
    for at in least_first[:-1]:
        if sum(heights[other] for other in places if other not in gone) <= room:
            break
        gone.add(at)
    return [at for at in places if at not in gone]


def _height(line: Line, width: int, px: int) -> int:
    return typesetting.measure(line.words, "body", px, max_width=width, wrap=True)[1] + px // 7


def _line_painter(box: pygame.Rect, line: Line, px: int) -> Paint:
    """Paints a line: what was done in black, and the reason in red."""
    colour = theme.RUBRIC if line.is_reason else theme.INK

    def paint(brush: Brush) -> None:
        brush.text(box, line.words, "body", px, colour, valign="top", wrap=True, read=False)

    return paint
