"""Motions over another scene's page, for the trials of frames: a card carried, coins flying, all gears turning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin, tau

import pygame

from game.client.art import cards, tokens
from game.client.parts.turning_train import TurningTrain
from game.client.screen.page import Page
from game.client.screen.scene import Scene, Sprite
from game.content import Content, load_content
from game.rules.names import PlacedGear

FRAME_S = 1 / 60
GEARS = ((1230, 560), (1400, 560), (1570, 560))
GEAR_UNITS, CARD_UNITS, COIN_UNITS = 208, 168, 44
TURN_DEG = 2.5  # a frame
ROUND_FRAMES = 120  # the card goes round the table in two seconds
COINS, FLIGHT_FRAMES = 10, 24
BOARDS = tuple(pygame.Rect(250 + x * 950, 150 + y * 430, 690, 330) for y in range(2) for x in range(2))
DIAMETER = 230  # of a gear where four seats turn theirs


class Motion(Scene):
    """Another scene's page with something that moves over it in every frame; `drag` to begin with."""

    name = "drag"

    def __init__(self, under: Scene) -> None:
        self._under = under
        self._frame = 0
        self._pictures: list[pygame.Surface] = []

    def build(self, page: Page) -> None:
        """Put what the other scene shows, and make the pieces at its scale."""
        self._under.scale = page.scale
        self._under.build(page)
        self._pictures = self.pictures(page.scale)

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """Three gears and a card."""
        content = load_content()
        gears = list(content.gears.values())[: len(GEARS)]
        card = next(iter(content.printing.values()))
        turning = [tokens.gear(gear, round(GEAR_UNITS * scale)) for gear in gears]
        return [*turning, cards.printing_card(card, round(CARD_UNITS * scale))]

    def tick(self, dt_s: float) -> bool:
        """Move on by a frame, however long the last one took."""
        self._frame += 1
        return True

    def sprites(self) -> Sequence[Sprite]:
        """The gears, turning against one another, and the card above them."""
        turned = self._frame * TURN_DEG
        *gears, card = self._pictures
        turning = [
            Sprite(gear, where, turned if axle % 2 else -turned)
            for axle, (gear, where) in enumerate(zip(gears, GEARS, strict=True))
        ]
        way = self._frame / ROUND_FRAMES * tau
        return [*turning, Sprite(card, (960 + 700 * cos(way), 540 + 300 * sin(way)))]


class Flying(Motion):
    """Coins that fly in arcs from one side of the table to the other, one after the other and turning a little."""

    name = "flying"

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """A coin."""
        return [tokens.coin(1, round(COIN_UNITS * scale))]

    def sprites(self) -> Sequence[Sprite]:
        """All coins, each at its own part of the way."""
        return [self._coin(coin) for coin in range(COINS)]

    def _coin(self, coin: int) -> Sprite:
        share = (self._frame / FLIGHT_FRAMES + coin / COINS) % 1
        height = 40 * sin(share * pi)
        return Sprite(self._pictures[0], (300 + 1300 * share, 200 + 70 * coin - height), 6 * sin(share * tau))


class Gears(Motion):
    """Four seats' trains of three gears, which all turn at once, again and again."""

    name = "gears"

    def __init__(self, under: Scene) -> None:
        super().__init__(under)
        self._content = load_content()
        self._trains = _trains(self._content)

    def pictures(self, scale: float) -> list[pygame.Surface]:
        """None but those that the trains have."""
        return []

    def tick(self, dt_s: float) -> bool:
        """Let the trains turn by a frame; where all rest, they begin again."""
        for train in self._trains:
            train.tick(FRAME_S)
        if all(train.at_rest for train in self._trains):
            self._trains = _trains(self._content)
        return super().tick(dt_s)

    def sprites(self) -> Sequence[Sprite]:
        """All gears."""
        return [sprite for train in self._trains for sprite in train.sprites(self.scale)]


def _trains(content: Content) -> list[TurningTrain]:
    """A train for each board, on its way already."""
    names = list(content.gears)[: content.rules.axles * len(BOARDS)]
    trains = []
    for at, board in enumerate(BOARDS):
        placed = [PlacedGear(name, 0, 0) for name in names[at :: len(BOARDS)]]
        trains.append(TurningTrain(content, placed, board, DIAMETER))
        trains[-1].turn()
    return trains


MOTIONS: tuple[Callable[[Scene], Motion], ...] = (Motion, Flying, Gears)
