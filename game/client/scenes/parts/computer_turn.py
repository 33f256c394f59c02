"""The turn of a computer player or the automa: it thinks, moves, and is told line by line."""

from collections.abc import Sequence
from math import inf, sin, tau

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_sizes
from game.client.graphics import pictures, theme, typesetting
from game.client.scenes.game_scene import GameScene
from game.client.scenes.motion.motion_builder import paced
from game.client.session.pace import Line, Look, look_of
from game.client.text.move_text import is_news, reason_words, turn_lines
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Part, Sprite
from game.rules.events import TurnEnded
from game.rules.moves import FulfilTurn

LINE = 48
SPARE = 0.98  # share of the width, because other scales of the page break lines a little sooner


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

    @property
    def told(self) -> list[Line]:
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
        self.scene.session.thinking.think()
        self._waited_s += paced(dt_s, self.scene.session.choices.now.speed)
        if self.shown < len(self.lines):
            if self._waited_s >= self.look.line_s:
                self._waited_s, self.shown = 0.0, self.shown + 1
                self.scene.changed()
            return True
        self._looked_s += dt_s
        if self.scene.staged:
            return True
        read_s = self.look.step_s(self.lines[self._step :])
        if self.is_due:
            if self._waited_s >= self.look.thinks_s and self._looked_s >= read_s:
                self.act()
            return True
        if self.scene.session.shown.holding and self._looked_s >= self.look.end_s + read_s:
            self.go_on()
        return False

    def go_on(self) -> None:
        """Make the move that is due at once, or go on to what comes next."""
        if self.is_due:
            self.act()
        elif self.scene.session.shown.holding:
            self.scene.session.go_on()
        self.scene.changed()

    def build_continue(self, page: Page, rect: pygame.Rect) -> None:
        widgets.page_button(page, "continue", rect, say("Continue"), "primary", px=36)

    def build_lines(self, page: Page, rect: pygame.Rect, px: int = 30) -> None:
        """Put the lines; where not all have room, the last things done stay longest.

        They are as large as they are read, or as large as those of the last step have room for; where even these have
        none a reason is told in short.
        """
        width = round(rect.w * SPARE)
        step = self.lines[self._step :]  # all lines of the last step, those too that are not told yet
        size = next((at for at in read_sizes(px) if sum(_height(line, width, at) for line in step) <= rect.h), None)
        told = self.told if size else [line._replace(words=line.short or line.words) for line in self.told]
        heights = [_height(line, width, size or px) for line in told]
        top = rect.y
        for at in fitting(told, heights, rect.h, self._step):
            box = pygame.Rect(rect.x, top, rect.w, heights[at])
            line, colour = told[at], theme.RUBRIC if told[at].is_reason else theme.INK
            widgets.label(page, box, line.words, px=size or px, colour=colour, valign="top", wrap=True, read=False)
            top += heights[at]


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


DOTS, DOT_PX, DOT_PITCH = 3, 14, 26
SHADES = 12  # steps between a pale dot and a dark one
CYCLE_S = 1.5
LINE_PX = 27
BADGE, SIGN = 80, 42


class ComputerTurn(WatchedTurn):
    """Makes all moves of the seat's turn, however many questions there are in it, and tells them.

    The scene shows its `sprites` too: dots that come and go while it thinks.
    """

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.session = scene.session
        self._thought_s = 0.0
        self._dots: dict[tuple[int, float], pygame.Surface] = {}
        self._middle: tuple[int, int] | None = None  # of the first dot

    @property
    def is_due(self) -> bool:
        """Whether the game waits for a computer player here, at the stop that is shown."""
        if self.session.shown.holding or self.session.shown.step != self.scene.step:
            return False  # after `continue` this scene stays for one frame, and the next scene tells what comes next
        return self.session.thinking.due is not None

    @property
    def look(self) -> Look:
        """How long it is shown, by the settings; the end of a turn in fulfilment takes no time to think."""
        look = look_of(self.session)
        return look._replace(thinks_s=0.0, least_s=0.0, letters=inf) if self._only_ends else look

    @property
    def _only_ends(self) -> bool:
        top = self.session.view().top
        return isinstance(top, FulfilTurn) and top.done

    def make(self) -> list[Line] | None:
        """Make the move that was chosen, if the answer is there."""
        choice = self.session.thinking.choice
        if choice is None:
            return None
        seat = choice.move.seat
        if words := self.session.thinking.move(lingers=True):
            self.scene.toast(words)
            return None
        lines = [Line(words) for words in turn_lines(self.session.turns.latest, seat, self.session.seats)]
        if any(isinstance(event, TurnEnded) for event in self.session.turns.latest):
            none = say("{seat} fulfils no orders this round.", seat=self.session.name(seat))
            return lines if self.lines else [Line(none)]
        if lines and is_news(choice.reason):
            short = reason_words(choice.reason, self.session.seats, figures=False)
            words = reason_words(choice.reason, self.session.seats) if percent() == USUAL else short
            lines.append(Line(words, is_reason=True, short=short))
        return lines

    def tick(self, dt_s: float) -> bool:
        self._thought_s += dt_s
        return super().tick(dt_s)

    def go_on(self) -> None:
        self.session.thinking.retry()
        super().go_on()

    def build(self, page: Page, rect: pygame.Rect) -> None:
        """Put the panel: the seat's badge, and beside or below it the lines told so far and who thinks."""
        widgets.picture(page, rect, widgets.panel_picture(theme.PAPER_LIGHT, 3, theme.BRASS))
        inner = rect.inflate(-40, -16)
        badge = pygame.Rect(inner.x, inner.y, BADGE, BADGE)
        if low := rect.w > 2 * rect.h:
            badge.centery = inner.centery - SIGN // 4
            inner = pygame.Rect(badge.right + 24, inner.y, inner.right - badge.right - 24, inner.h)
        else:
            inner = pygame.Rect(inner.x, badge.bottom + 14, inner.w, inner.bottom - badge.bottom - 14)
        widgets.picture(page, badge, pictures.badge(self.session.style(self.scene.seat)))
        self._build_sign(page, inner, badge if low else None)
        foot = 0 if low else SIGN  # is left to the sign
        self.build_lines(page, pygame.Rect(inner.x, inner.y, inner.w, inner.h - foot), LINE_PX)

    def _build_sign(self, page: Page, inner: pygame.Rect, badge: pygame.Rect | None) -> None:
        """Put the sign of thinking: with words where nothing else is told or the foot has room, else dots only."""
        self._middle = None
        if not self.is_due or self.told != self.lines or self._only_ends:
            return
        foot = pygame.Rect(inner.x, inner.bottom - SIGN if self.lines else inner.y, inner.w, SIGN)
        beside, words = DOTS * DOT_PITCH + 8, say("{seat} is thinking", seat=self.session.name(self.scene.seat))
        self._middle = foot.x + DOT_PX // 2, foot.centery
        if badge is not None:
            self._middle = badge.centerx - DOT_PITCH, badge.bottom + SIGN // 3
            foot.centery, beside = inner.centery, 0
        if badge is None or not self.lines:
            widgets.label(page, (foot.x + beside, foot.y, foot.w - beside, foot.h), words, px=30)

    def sprites(self) -> Sequence[Sprite]:
        """Dots that darken one after the other while it thinks; with reduced motion they do not change."""
        if self._middle is None:
            return ()
        still = self.session.choices.now.reduced_motion
        left, middle = self._middle
        waves = [sin(tau * (self._thought_s / CYCLE_S - place / (DOTS + 1))) for place in range(DOTS)]
        dots = [self._dot(0.6 if still else 0.5 + 0.5 * wave) for wave in waves]
        return [Sprite(dot, (left + place * DOT_PITCH, middle)) for place, dot in enumerate(dots)]

    def _dot(self, darkness: float) -> pygame.Surface:
        step = round(darkness * SHADES)
        key = (step, self.scene.scale)
        if key not in self._dots:
            colour, middle = theme.mix(theme.PAPER_SHADE, theme.VERMILION, step / SHADES), DOT_PX / 2 + 1
            size = 2 * middle, 2 * middle
            self._dots[key] = self.scene.bake(size, lambda brush: brush.circle((middle, middle), DOT_PX / 2, colour))
        return self._dots[key]
