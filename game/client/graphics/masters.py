"""The baked masters as they are on disk, and the title's ground, with which the window opens.

That is drawn before all else is loaded, so this imports hardly anything.
"""

from contextlib import suppress
from pathlib import Path
from threading import Thread

import pygame
from pygame import Surface

from game.client.graphics.picture_cache import cached
from game.client.graphics.viewport import Viewport
from game.places import ASSETS

IMAGE_DIR = ASSETS / "images"
TITLE_WIDTHS = (1920, 3840)  # of the windows that the title's whole ground is baked for


def path_of(name: str) -> Path:
    """The file of a master."""
    return IMAGE_DIR / f"{name}.png"


def load(name: str) -> Surface:
    """A master as it is on disk; FileNotFoundError if there is none of that name."""
    return pygame.image.load(path_of(name))


# The title's ground is decoded beside other work, on another core: of a window of 1080p it takes a fifth of the time to
# the first picture, of one of 4K as long as all that is loaded after that.


class _Decoding(Thread):
    """A master that is decoded while other things go on."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.picture: Surface | None = None
        self._master = name
        self.start()

    def run(self) -> None:
        with suppress(OSError, pygame.error):  # told where it is loaded again
            self.picture = load(self._master)


_decoding: dict[int, _Decoding] = {}


def decode_title_ground(width: int = TITLE_WIDTHS[0]) -> None:
    """Begin to decode the title's ground for a window of a width in px, which `title_ground` takes up."""
    width = _baked_for(width)
    _decoding[width] = _Decoding(f"title_{width}")


def _baked_for(width: int) -> int:
    return next((wide for wide in TITLE_WIDTHS if wide >= width), TITLE_WIDTHS[-1])


def _title(width: int) -> Surface:
    """The title's ground as it was baked for a width."""
    if (begun := _decoding.pop(width, None)) is not None:
        begun.join()
        if begun.picture is not None:
            return begun.picture
    return load(f"title_{width}")


@cached
def title_ground(size: tuple[int, int]) -> Surface:
    """The ground of the title: table, great wheels, drying sheets and the press in one picture. Opaque.

    It is baked whole, so that the first picture is there at once; to convert it would take longer than it ever saves.
    """
    picture = _title(_baked_for(size[0]))
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture.convert(32), size)


def show_title_ground(window: Surface) -> None:
    """Show the ground of the title in the window, where the title will be: the first picture.

    In a window of more than 1080p it is coarse, and the fine one is decoded meanwhile.
    """
    page = Viewport(window.get_size()).page
    if page.size != window.get_size():
        from game.client.graphics.theme import WALNUT_DARK  # only where something is seen beside the page

        window.fill(WALNUT_DARK)
    coarse = TITLE_WIDTHS[0]
    if page.w > coarse:
        decode_title_ground(page.w)
        pygame.transform.smoothscale(_title(coarse).convert(window), page.size, window.subsurface(page))
    else:
        window.blit(title_ground(page.size), page)
    pygame.display.flip()
