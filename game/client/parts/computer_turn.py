"""The part of a scene that a computer player takes: it thinks, moves, and tells in words what it did and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sin, tau
from typing import TYPE_CHECKING

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures, theme
from game.client.parts.watched_turn import Line, WatchedTurn
from game.client.screen.game_scene import GameScene
from game.client.session.pace import Look, look_of
from game.client.text.move_text import is_news, reason_words, turn_lines
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Sprite
from game.rules.events import TurnEnded
from game.rules.moves import FulfilTurn

if TYPE_CHECKING:
    from game.players.player import Reason

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
        self._sitting = scene.sitting
        self._thought_s = 0.0
        self._dots: dict[tuple[int, float], pygame.Surface] = {}
        self._middle: tuple[int, int] | None = None  # of the first dot

    @property
    def is_due(self) -> bool:
        """Whether the game waits for a computer player here, at the stop that is shown."""
        if self._sitting.shown.holding or self._sitting.shown.stop != self.scene.stop:
            return False  # after `continue` this scene stays for one frame, and the next scene tells what comes next
        return self._sitting.thinking.due is not None

    @property
    def look(self) -> Look:
        """How long it is shown, by the settings; the end of a turn in fulfilment takes no time to think."""
        look = look_of(self._sitting)
        return look._replace(thinks_s=0.0, least_s=0.0, letters=inf) if self._only_ends else look

    @property
    def _only_ends(self) -> bool:
        top = self._sitting.view().top
        return isinstance(top, FulfilTurn) and top.done

    def make(self) -> list[Line] | None:
        """Make the move that was chosen, if the answer is there."""
        choice = self._sitting.thinking.choice
        if choice is None:
            return None
        seat = choice.move.seat
        words = self._sitting.thinking.move(lingers=True)
        if words:
            self.scene.toast(words)
            return None
        lines = [Line(words) for words in turn_lines(self._sitting.turns.latest, seat, self._sitting)]
        if any(isinstance(event, TurnEnded) for event in self._sitting.turns.latest):
            return lines if self.lines else [Line(say("{seat} fulfils no orders this round.", seat=self._name(seat)))]
        return [*lines, *self._reason(choice.reason)] if lines else []

    def _name(self, seat: int) -> str:
        return self._sitting.name(seat)

    def _reason(self, reason: Reason) -> list[Line]:
        return [Line(reason_words(reason, self._sitting), is_reason=True)] if is_news(reason) else []

    def tick(self, dt_s: float) -> bool:
        """Think, tell and go on; returns whether something moves."""
        self._thought_s += dt_s
        return super().tick(dt_s)

    def go_on(self) -> None:
        """Go on at once."""
        self._sitting.thinking.retry()
        super().go_on()

    # what is seen

    def build(self, page: Page, rect: pygame.Rect) -> None:
        """Put the panel: the seat's badge, and beside or below it the lines told so far and who thinks."""
        widgets.picture(page, rect, widgets.panel_picture(theme.PAPER_LIGHT, 3, theme.BRASS))
        inner = rect.inflate(-40, -16)
        badge = pygame.Rect(inner.x, inner.y, BADGE, BADGE)
        low = rect.w > 2 * rect.h
        if low:
            badge.centery = inner.centery - SIGN // 4
            inner = pygame.Rect(badge.right + 24, inner.y, inner.right - badge.right - 24, inner.h)
        else:
            inner = pygame.Rect(inner.x, badge.bottom + 14, inner.w, inner.bottom - badge.bottom - 14)
        style = self._sitting.style(self.scene.seat)
        widgets.picture(page, badge, pictures.badge(style))
        self._build_sign(page, inner, badge if low else None)
        foot = 0 if low else SIGN  # is left to the sign
        self.build_lines(page, pygame.Rect(inner.x, inner.y, inner.w, inner.h - foot), LINE_PX)

    def _build_sign(self, page: Page, inner: pygame.Rect, badge: pygame.Rect | None) -> None:
        """Put the sign of thinking: with words where nothing else is told or the foot has room, else dots only."""
        self._middle = None
        if not self.is_due or self.told != self.lines or self._only_ends:
            return
        if badge is not None:
            self._middle = (badge.centerx - DOT_PITCH, badge.bottom + SIGN // 3)
        if badge is not None and self.lines:
            return
        foot = pygame.Rect(inner.x, inner.bottom - SIGN if self.lines else inner.y, inner.w, SIGN)
        if badge is not None:
            foot.centery = inner.centery
        beside = 0 if badge is not None else DOTS * DOT_PITCH + 8
        words = say("{seat} is thinking", seat=self._name(self.scene.seat))
        widgets.label(page, (foot.x + beside, foot.y, foot.w - beside, foot.h), words, px=30)
        self._middle = self._middle or (foot.x + DOT_PX // 2, foot.centery)

    def sprites(self) -> Sequence[Sprite]:
        """Dots that darken one after the other while it thinks; with reduced motion they do not change."""
        if self._middle is None:
            return ()
        still = self._sitting.choices.now.reduced_motion
        left, middle = self._middle
        return [
            Sprite(self._dot(0.6 if still else self._darkness(place)), (left + place * DOT_PITCH, middle))
            for place in range(DOTS)
        ]

    def _darkness(self, place: int) -> float:
        """From 0 to 1, as a wave that runs over the dots."""
        return 0.5 + 0.5 * sin(tau * (self._thought_s / CYCLE_S - place / (DOTS + 1)))

    def _dot(self, darkness: float) -> pygame.Surface:
        step = round(darkness * SHADES)
        key = (step, self.scene.scale)
        if key not in self._dots:
            colour = theme.mix(theme.PAPER_SHADE, theme.VERMILION, step / SHADES)
            self._dots[key] = self.scene.bake(
                (DOT_PX + 2, DOT_PX + 2),
                lambda brush: brush.circle((DOT_PX / 2 + 1, DOT_PX / 2 + 1), DOT_PX / 2, colour),
            )
        return self._dots[key]
