"""How two small pictures differ: on the whole, and where they differ most."""

from typing import NamedTuple

import pygame
from pygame import Surface

SIZE = (480, 270)  # a snapshot keeps a quarter of the lines of 1080p
BLOCK = 6  # pixels; in the window about a letter and a half of the smallest words
STEPS = bytes(value & 0xF8 for value in range(256))  # 32 levels a channel: half the bytes, and no eye misses them

MOST_MEAN = 2.5  # of 255, over the whole picture: a tint passes it; noise stays below 2, half of it from the levels
MOST_IN_BLOCK = 8  # of 255, in the worst block: a changed word makes 40 and more, noise no more than 5


class Difference(NamedTuple):
    """Mean differences per channel, of 255."""

    mean: float
    worst: int

    @property
    def is_visible(self) -> bool:
        """Whether a person would call the pictures different."""
        return self.mean > MOST_MEAN or self.worst > MOST_IN_BLOCK


def small(window: Surface) -> Surface:
    """A window's picture as a snapshot keeps it."""
    scaled = pygame.transform.smoothscale(window.convert(24), SIZE)
    return pygame.image.frombytes(pygame.image.tobytes(scaled, "RGB").translate(STEPS), SIZE, "RGB")


def difference(expected: Surface, found: Surface) -> Difference:
    """How far two snapshots are apart."""
    blocks = (SIZE[0] // BLOCK, SIZE[1] // BLOCK)
    means = pygame.image.tobytes(pygame.transform.smoothscale(apart(expected, found), blocks), "RGB")
    return Difference(round(sum(means) / len(means), 2), max(means))


def apart(expected: Surface, found: Surface) -> Surface:
    """A picture of what differs: black where nothing does."""
    more, less = expected.copy(), found.copy()
    more.blit(found, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(expected, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return more
