"""The baked masters of assets/images: pictures twice their logical size, loaded when first needed and scaled once.

`python -m devtools.bake` draws them. What is kept here is forgotten with `canvas.clear()`.
"""

from pathlib import Path

import pygame
from pygame import SRCALPHA, Surface

from game.client.art.canvas import Size, cached, ready
from game.client.drawing.palettes import dye_of
from game.client.drawing.theme import Rgb
from game.places import ASSETS

IMAGE_DIR = ASSETS / "images"
MASTER_SCALE = 2  # pixels of a master per unit of the canvas
CANVAS_SIZE = (1920, 1080)
SMALLEST_SCALE = 0.4  # smaller windows get textures of this scale


def path_of(name: str) -> Path:
    """The file of a master."""
    return IMAGE_DIR / f"{name}.png"


def load(name: str) -> Surface:
    """A master as it is on disk; FileNotFoundError if there is none of that name."""
    return pygame.image.load(path_of(name))


def greys(name: str) -> Surface:
    """A master of greys with eight bits a pixel, so that it can be given a palette."""
    picture = load(name)
    if picture.get_bitsize() == 8:
        return picture
    return pygame.image.frombuffer(pygame.image.tobytes(picture, "RGB")[::3], picture.get_size(), "P")


@cached
def master(name: str) -> Surface:
    """A master with opacity, kept; never draw on it."""
    return with_alpha(load(name))


def with_alpha(picture: Surface) -> Surface:
    """A copy of the picture that has opacity, in the display's format where there is a display."""
    if pygame.display.get_surface():
        return picture.convert_alpha()
    copy = Surface(picture.get_size(), SRCALPHA)
    copy.blit(picture, (0, 0))
    return copy


@cached
def piece(name: str, size: Size) -> Surface:
    """A master scaled to a size; never draw on it."""
    picture = master(name)
    final = (max(1, size[0]), max(1, size[1]))
    scaled = picture if picture.get_size() == final else pygame.transform.smoothscale(picture, final)
    dye = dye_of(name)
    return ready(scaled if dye is None else _dyed(scaled, *dye))


def _dyed(picture: Surface, before: Rgb, after: Rgb) -> Surface:
    """A copy of a picture in which one colour has become another one, with its lights and shades."""
    copy = picture.copy()
    more, less = ([max(0, sign * (b - a)) for a, b in zip(before, after, strict=True)] for sign in (1, -1))
    copy.fill(more, special_flags=pygame.BLEND_RGB_ADD)
    copy.fill(less, special_flags=pygame.BLEND_RGB_SUB)
    return copy


def texture_scale() -> float:
    """How many pixels of a texture lie in a pixel of its master, for the window as it is."""
    window = pygame.display.get_surface()
    if window is None:
        return 1 / MASTER_SCALE
    fitting = min(window.get_width() / CANVAS_SIZE[0], window.get_height() / CANVAS_SIZE[1])
    return max(fitting, SMALLEST_SCALE) / MASTER_SCALE


def unit() -> float:
    """How many pixels of the window lie in a unit of the canvas."""
    return texture_scale() * MASTER_SCALE


@cached
def nine_parts(name: str, side: int, top: int, height: int) -> Surface:
    """A band of a master (its rows from `top`), scaled to `side` pixels square."""
    band = master(name).subsurface((0, top, height, height))
    return pygame.transform.smoothscale(band, (side, side))


def stretched(parts: Surface, size: Size, corner: int) -> Surface:
    """A picture of any size from a square one: the corners keep their size, edges and middle are stretched."""
    side = parts.get_width()
    if min(size) < 3:  # no room for three parts
        return pygame.transform.smoothscale(parts, size)
    corner = max(1, min(corner, side // 2 - 1, (size[0] - 1) // 2, (size[1] - 1) // 2))
    picture = Surface(size, SRCALPHA)
    cuts = [(0, corner), (corner, side - 2 * corner), (side - corner, corner)]
    for (left, width), x, new_width in zip(cuts, *_columns(size[0], corner), strict=True):
        for (top, height), y, new_height in zip(cuts, *_columns(size[1], corner), strict=True):
            part = parts.subsurface((left, top, width, height))
            if (width, height) != (new_width, new_height):
                part = pygame.transform.scale(part, (new_width, new_height))
            picture.blit(part, (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    return picture


def _columns(length: int, corner: int) -> tuple[list[int], list[int]]:
    """Where the three parts of a length begin, and how long they are."""
    return [0, corner, length - corner], [corner, length - 2 * corner, corner]
