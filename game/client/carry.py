"""What is seen of a piece on its way: in the hand, or flying home."""

from dataclasses import dataclass

import pygame

from game.client.brush import bake_part
from game.client.glow import glows
from game.client.page import Item
from game.client.scene import NO_PLACES, Sprite
from game.client.targets import State, TargetTree
from game.client.viewport import Point

TURN = 6.0  # degrees a carried piece leans
GROWTH = 1.06
SHADOW = (16, 26)  # canvas units to the right and down
FLIGHT_S = 0.22


@dataclass(frozen=True, slots=True)
class Carried:
    """The pictures of one piece in hand: leaning, and straight over a place where it may go."""

    name: str
    home: Point
    leaning: pygame.Surface
    straight: pygame.Surface

    def sprite(self, pos: Point, over_legal: bool) -> Sprite:
        """The piece under the pointer."""
        return Sprite(self.straight if over_legal else self.leaning, pos)


def carry(item: Item, scale: float) -> Carried:
    """Pictures of a piece as it is painted at home."""
    assert item.target is not None  # only targets can be lifted
    image = bake_part(item.rect, scale, lambda brush: item.paint(brush, State(lifted=True)))
    leaning = with_shadow(pygame.transform.rotozoom(image, TURN, GROWTH), scale)
    return Carried(item.target.name, item.rect.center, leaning, with_shadow(image, scale))


def with_shadow(image: pygame.Surface, scale: float, shadow: tuple[int, int] = SHADOW) -> pygame.Surface:
    """The picture over its own shadow, with room all around so that the picture stays in the middle."""
    right, down = round(shadow[0] * scale), round(shadow[1] * scale)
    whole = pygame.Surface((image.get_width() + 2 * right, image.get_height() + 2 * down), pygame.SRCALPHA)
    shade = pygame.mask.from_surface(image).to_surface(setcolor=(0, 0, 0, 90), unsetcolor=(0, 0, 0, 0))
    whole.blit(shade, (2 * right, 2 * down))
    whole.blit(image, (right, down))
    return whole.convert_alpha()


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece that flies back to where it was."""

    carried: Carried
    start: Point
    begun_s: float

    def over(self, now_s: float) -> bool:
        """Whether it has landed."""
        return now_s - self.begun_s >= FLIGHT_S

    def sprite(self, now_s: float) -> Sprite:
        """Where it is, slowing down towards the end."""
        part = 1 - (1 - min(1.0, (now_s - self.begun_s) / FLIGHT_S)) ** 3
        (x0, y0), (x1, y1) = self.start, self.carried.home
        return Sprite(self.carried.straight, (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))


class Load:
    """The piece in hand with the places where it may go, and the one that flies home."""

    def __init__(self) -> None:
        self.legal = NO_PLACES
        self._carried: Carried | None = None
        self._flight: Flight | None = None
        self._lifted_s = 0.0
        self.dropped: tuple[str, Point] | None = None  # what was laid somewhere, and where a hand let go of it

    @property
    def is_lifted(self) -> bool:
        """Whether a piece was lifted and not yet put down."""
        return self._carried is not None

    @property
    def flying(self) -> str | None:
        """The name of the piece that is on its way home."""
        return self._flight.carried.name if self._flight else None

    def lift(self, item: Item, legal: frozenset[str], scale: float, now_s: float) -> None:
        """Take a piece off its home."""
        self._carried, self.legal = carry(item, scale), legal
        self._flight, self._lifted_s = None, now_s

    def fly_home(self, pos: Point, now_s: float) -> None:
        """Send what is in hand home from where it is."""
        if self._carried:
            self._flight = Flight(self._carried, pos, now_s)
        self.put_down()

    def put_down(self) -> None:
        """Nothing is in hand any more."""
        self._carried, self.legal = None, NO_PLACES

    def land(self, now_s: float) -> None:
        """End a flight that is over."""
        if self._flight and self._flight.over(now_s):
            self._flight = None

    def drop(self) -> None:
        """Forget everything at once."""
        self.put_down()
        self._flight = None

    def sprites(
        self, targets: TargetTree, pos: Point | None, scale: float, now_s: float, *, still: bool
    ) -> list[Sprite]:
        """Places that glow, the piece that flies, and the one at `pos`, None while no piece is in hand."""
        legal = [target.rect for target in targets if target.name in self.legal]
        sprites = glows(legal, scale, now_s - self._lifted_s, still=still)
        if self._flight:
            sprites.append(self._flight.sprite(now_s))
        if self._carried and pos is not None:
            place = targets.place_at(pos, self.legal)
            sprites.append(self._carried.sprite(pos, place is not None and place.name in self.legal))
        return sprites
