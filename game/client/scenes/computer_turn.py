"""A computer player's part of a scene: it thinks, moves as a person would, and says in words what it did and why."""

from collections.abc import Sequence
from functools import partial
from math import sin, tau

import pygame

from game.client import theme, widgets
from game.client.brush import Brush
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.pace import Look, look_of
from game.client.page import Page
from game.client.reason_words import reason_words
from game.client.scene import Sprite
from game.client.scenes.watched_turn import Line, WatchedTurn
from game.client.turn_words import turn_lines
from game.players.choice import Reason
from game.rules.events import TurnEnded

DOTS, DOT_PX, DOT_PITCH = 3, 14, 26
SHADES = 12  # steps between a pale dot and a dark one
CYCLE_S = 1.5
LINE_PX = 28
OBVIOUS = frozenset({"only_move"})  # a reason that is no news


class ComputerTurn(WatchedTurn):
    """Has the seat's moves made while the scene looks on, however many questions there are in its turn.

    The scene hands on `sprites` too: dots that come and go while it thinks.
    """

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self._sitting = scene.sitting
        self._thought_s = 0.0
        self._dots: dict[tuple[int, float], pygame.Surface] = {}
        self._middle: tuple[int, int] | None = None  # of the first dot

    @property
    def is_due(self) -> bool:
        """Whether the game waits for a computer player, and what it waits for belongs to what is shown."""
        return self._sitting.thinking.due is not None and not self._sitting.holding

    @property
    def look(self) -> Look:
        """As the settings say."""
        return look_of(self._sitting)

    def make(self) -> list[Line] | None:
        """Make the move that was thought of, if it is there."""
        choice = self._sitting.thinking.choice
        if choice is None:
            return None
        seat = choice.move.seat
        words = self._sitting.thinking.move(lingers=True)
        if words:
            self.scene.toast(words)
            return None
        lines = [Line(words) for words in turn_lines(self._sitting.latest, seat, self._sitting)]
        if any(isinstance(event, TurnEnded) for event in self._sitting.latest):
            return lines if self.lines else [Line(say("{seat} prints nothing this round.", seat=self._name(seat)))]
        return [*lines, *self._reason(choice.reason)] if lines else []

    def _name(self, seat: int) -> str:
        return self._sitting.name(seat)

    def _reason(self, reason: Reason) -> list[Line]:
        return [] if reason.code in OBVIOUS else [Line(reason_words(reason, self._sitting), is_reason=True)]

    def tick(self, dt_s: float) -> bool:
        """Think, tell, go on; whether something moves."""
        self._sitting.thinking.think()
        self._thought_s += dt_s
        return super().tick(dt_s)

    def go_on(self) -> None:
        """Wait no longer."""
        self._sitting.thinking.retry()
        super().go_on()

    # what is seen

    def build(self, page: Page, rect: pygame.Rect) -> None:
        """Put the sheet: the lines told so far, and below them who thinks."""
        widgets.sheet(page, rect)
        inner = rect.inflate(-48, -24)
        self._middle = None
        if self.is_due:
            box = pygame.Rect(inner.x, inner.bottom - 40, inner.w, 40) if self.lines else inner
            words = say("{seat} is thinking", seat=self._name(self.scene.seat))
            widgets.label(
                page, (box.x + DOTS * DOT_PITCH + 8, box.y, box.w - DOTS * DOT_PITCH - 8, box.h), words, px=30
            )
            self._middle = (box.x + DOT_PX // 2, box.centery)
            inner.h -= 44
        if self.lines:
            self.build_lines(page, inner, LINE_PX)

    def sprites(self) -> Sequence[Sprite]:
        """Dots that darken one after the other while it thinks; where nothing is to move they rest."""
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
