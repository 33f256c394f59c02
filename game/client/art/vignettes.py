"""Small woodcuts for printing cards: one for each book, from the baked masters."""

import zlib

import pygame
from pygame import SRCALPHA, Surface

from game.client.art.canvas import cached, ready
from game.client.art.masters import load, path_of, with_alpha
from game.client.drawing.theme import Rgb
from game.content.tables import PrintingCard

WOODCUT_COUNT = 50
PALE: Rgb = (252, 244, 222)  # paper as it was before it aged: the print stands out a little from its card
PALE_OPACITY = 120


def woodcut_of(card_id: str) -> str:
    """The name of a card's master; a card that has none of its own gets one by chance, always the same."""
    name = f"woodcuts/{card_id}"
    if path_of(name).is_file():
        return name
    return f"woodcuts/printing-{zlib.crc32(card_id.encode()) % WOODCUT_COUNT + 1:02}"


@cached
def vignette(card: PrintingCard, width: int, height: int) -> Surface:
    """The woodcut of a printing card, within its ruled frame; never draw on it."""
    size = (max(1, width), max(1, height))
    picture = Surface(size, SRCALPHA)
    picture.fill((*PALE, PALE_OPACITY))
    # the master itself is not kept: fifty of them would be fifty megabytes
    print_ = pygame.transform.smoothscale(with_alpha(load(woodcut_of(card.id))), size)
    picture.blit(print_, (0, 0))
    return ready(picture)
