"""The course of a match: a curve of fame for each seat, round by round, with a mark for the shown state."""

from itertools import pairwise
from typing import NamedTuple

import pygame

from game.client.base.i18n import ROMAN
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.session.sitting import Sitting
from game.match.replay import Replay

HEAD = 40  # for the numerals of the rounds
PAD = 14


class Course(NamedTuple):
    """The curves in a rectangle of the canvas: finds the place of a state, and paints them."""

    replay: Replay
    rect: pygame.Rect

    def x_of(self, number: int) -> int:
        """The x of a state."""
        span = max(1, self.replay.last - self.replay.first)
        return round(self.rect.x + PAD + (self.rect.w - 2 * PAD) * (number - self.replay.first) / span)

    def number_at(self, x: float) -> int:
        """The state nearest to an x."""
        span = self.replay.last - self.replay.first
        share = (x - self.rect.x - PAD) / (self.rect.w - 2 * PAD)
        return self.replay.first + round(span * max(0.0, min(1.0, share)))

    def paint(self, brush: Brush, sitting: Sitting, number: int) -> None:
        """Paint rounds, curves and the mark of a state."""
        brush.rect(self.rect, theme.PAPER_LIGHT, radius=8)
        self._paint_rounds(brush)
        courses = {seat: self.replay.fame(seat) for seat in sitting.printers}
        most = max(1, *(max(fame) for fame in courses.values()))
        for seat, fame in courses.items():
            self._paint_curve(brush, fame, most, sitting.style(seat).colour)
        x = self.x_of(number)
        brush.line((x, self.rect.y), (x, self.rect.bottom), theme.VERMILION, 5)
        brush.circle((x, self.rect.y + 12), 12, theme.VERMILION)
        brush.rect(self.rect, theme.INK_SOFT, width=2, radius=8)

    def _paint_rounds(self, brush: Brush) -> None:
        starts = self.replay.rounds
        for at, start in enumerate(starts):
            left, right = self.x_of(start), self.x_of(starts[at + 1] if at + 1 < len(starts) else self.replay.last)
            brush.line((left, self.rect.y), (left, self.rect.bottom), theme.PAPER_SHADE, 3)
            number = self.replay.table(start).round
            brush.text((left + 6, self.rect.y, right - left - 6, HEAD), ROMAN[number], "body", 28, theme.INK_SOFT)

    def _paint_curve(self, brush: Brush, fame: tuple[int, ...], most: int, colour: theme.Rgb) -> None:
        floor, height = self.rect.bottom - PAD, self.rect.h - HEAD - PAD
        points = [
            (self.x_of(number), floor - height * value / most) for number, value in enumerate(fame, self.replay.first)
        ]
        for start, end in pairwise(points):
            if start[1] != end[1]:  # as a step, because fame is gained at once
                brush.line(start, (start[0], end[1]), colour, 5)
            brush.line((start[0], end[1]), end, colour, 5)
