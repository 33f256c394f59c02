"""Open the window, and take it to full screen and back."""

import os
import sys
import warnings

import pygame

from game.client.art.masters import load
from game.client.screen.scene import Transition
from game.client.words.messages import say
from game.places import NAME

SMALLEST = (640, 360)
UNSEEN = frozenset({"dummy", "offscreen"})  # drivers that SDL takes where there is no screen
ASKED_FOR = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
NAMES = {"SDL_APP_NAME": "Gutenberg", **dict.fromkeys(("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"), NAME)}
"""What the desktop is told of whose window it is, so that it finds its name and icon."""
ICON_SIZE = (64, 64)


class NoScreenError(Exception):
    """Raised where no window can be opened that anybody would see; its words say so."""


def open_window(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    """The window's surface; the picture is brought there without a detour through a graphics card.

    On Linux without a card that detour costs 14 ms a frame; elsewhere the library's own choice stands. Raises
    NoScreenError where there is no screen, unless the environment asks for a driver that needs none.
    """
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    for name, value in NAMES.items():
        os.environ.setdefault(name, value)
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # an input method shows its list of words
    try:
        return _opened(size, full_screen=full_screen)
    except pygame.error as error:
        pygame.display.quit()
        raise NoScreenError(say("No window can be opened: {error}.", error=error)) from error


def _opened(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    pygame.display.init()
    if pygame.display.get_driver() in UNSEEN and not any(os.environ.get(name) for name in ASKED_FOR):
        pygame.display.quit()
        raise NoScreenError(say("There is no screen here to open a window on."))
    pygame.display.set_caption(say("Gutenberg"))
    pygame.display.set_icon(pygame.transform.smoothscale(load("type_A_readable"), ICON_SIZE))
    return _full_screen(0) if full_screen else _windowed(size)


class FullScreen:
    """Switches full screen on and off, and remembers the window's size and position meanwhile."""

    def __init__(self, size: tuple[int, int], on: bool) -> None:
        self.on = on
        self._size = size
        self._position: tuple[int, int] | None = None

    def toggle(self) -> pygame.Surface:
        """The surface of the window after the switch."""
        self.on = not self.on
        if self.on:
            self._size, self._position = pygame.display.get_window_size(), pygame.display.get_window_position()
            return _full_screen(_desktop_at(self._position[0] + self._size[0] // 2))
        surface = _windowed(self._size)
        if self._position is not None:
            pygame.display.set_window_position(self._position)
        return surface


def _windowed(size: tuple[int, int]) -> pygame.Surface:
    """The window at a size; asked twice, for the first answer after full screen may still be the screen's size."""
    wanted = (max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may insist on a size: that is its right
        surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        return surface if surface.get_size() == wanted else pygame.display.set_mode(wanted, pygame.RESIZABLE)


def _full_screen(desktop: int) -> pygame.Surface:
    sizes = pygame.display.get_desktop_sizes()
    return pygame.display.set_mode(sizes[desktop], pygame.FULLSCREEN, display=desktop)


def _desktop_at(x: int) -> int:
    """The index of the desktop that holds a window centre, taking desktops to stand in a row."""
    right = 0
    for index, (width, _) in enumerate(pygame.display.get_desktop_sizes()):
        right += width
        if x < right:
            return index
    return 0


def toggle_full_screen() -> Transition:
    """Press the key that the window listens to."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    return None
