"""Open the window, take it to full screen and back; its clock and its pictures.

It is opened before all else is loaded, so this imports hardly anything.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
import warnings
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.client.base.i18n import say
from game.client.graphics.masters import load
from game.places import NAME

if TYPE_CHECKING:
    from game.client.base.settings import Monitor
    from game.client.ui.scene import Transition

LEAP_S = 5.0  # if a turn of the loop takes longer, the machine slept or its clock was set


def system_s() -> float:
    """Seconds of a system clock that also counts sleep, where there is one, so that sleep can be noticed."""
    kind = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.perf_counter() if kind is None else time.clock_gettime(kind)


class SteadyClock:
    """Seconds that never go back and never jump, read from a clock that may do both."""

    def __init__(self, now: Callable[[], float] = system_s) -> None:
        self._now = now
        self._read_s = now()
        self._gone_s = 0.0
        self._leapt = False

    def __call__(self) -> float:
        read_s = self._now()
        step_s, self._read_s = read_s - self._read_s, read_s
        if 0 <= step_s <= LEAP_S:
            self._gone_s += step_s
        else:
            self._leapt = True
        return self._gone_s

    def take_leap(self) -> bool:
        """Whether the clock jumped since the last call."""
        leapt, self._leapt = self._leapt, False
        return leapt


log = logging.getLogger(__name__)


def give_back() -> None:
    """Have free memory handed back; takes some ms.

    Scenes that are over hold each other, and large pictures with them. Pages and pictures of all sizes come and go:
    the C library of most Linux systems keeps their memory, in pieces too small for the next large one; other systems
    hand it back by themselves.
    """
    gc.collect()
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError) as error:  # another C library
        log.debug("free memory stays here: %s", error)


def take_picture(window: pygame.Surface, folder: Path) -> str:
    """Save the window as a PNG in a folder; returns the sentence that says where, or why not."""
    path = folder / f"gutenberg {datetime.now():%Y-%m-%d %H.%M.%S.%f}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(window, path)
    except (OSError, pygame.error) as error:
        return say("The picture can’t be saved: {error}.", error=error)
    return say("Saved as {path}", path=path)


SMALLEST = (640, 360)
UNSEEN = frozenset({"dummy", "offscreen"})  # drivers that SDL uses where there is no screen
ASKED_FOR = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
NAMES = {"SDL_APP_NAME": "Gutenberg", **dict.fromkeys(("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"), NAME)}
"""The name by which the desktop finds the title and icon of the window."""
IN_THE_MIDDLE = 0x2FFF0000  # and the index of a monitor: the position that SDL takes for the middle of it
ROOM = 0.9  # of the desktop that a first window takes at most


class NoScreenError(Exception):
    """Raised where no visible window can be opened; its message is for people."""


def open_window(size: tuple[int, int], *, full_screen: bool, monitor: Monitor = "window") -> pygame.Surface:
    """Open the window and return its surface; pictures are copied there without the graphics card.

    On Linux without such a card the way through its driver costs 14 ms a frame; elsewhere SDL chooses. Raises
    NoScreenError where there is no screen, unless the environment asks for a driver that needs none.
    """
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    for name, value in NAMES.items():
        os.environ.setdefault(name, value)
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # so that an input method shows its list of words
    try:
        return _opened(size, full_screen=full_screen, monitor=monitor)
    except pygame.error as error:
        pygame.display.quit()
        raise NoScreenError(say("The window can’t be opened: {error}.", error=error)) from error


def _opened(size: tuple[int, int], *, full_screen: bool, monitor: Monitor) -> pygame.Surface:
    pygame.display.init()
    if pygame.display.get_driver() in UNSEEN and not any(os.environ.get(name) for name in ASKED_FOR):
        pygame.display.quit()
        raise NoScreenError(say("There is no screen here to open a window on."))
    pygame.display.set_caption(say("Gutenberg"))
    pygame.display.set_icon(pygame.transform.smoothscale(load("type_A_readable"), (64, 64)))
    if full_screen:
        desktop = wanted_desktop(monitor) or 0
        return pygame.display.set_mode(pygame.display.get_desktop_sizes()[desktop], pygame.FULLSCREEN, display=desktop)
    unseen = pygame.display.get_driver() in UNSEEN
    return _windowed(size if unseen else fitting(size, pygame.display.get_desktop_sizes()[0]))


def fitting(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """A size of the same shape that leaves room for the bars of a desktop.

    >>> fitting((1600, 900), (1920, 1080)), fitting((1600, 900), (1366, 768))
    ((1600, 900), (1229, 691))
    """
    share = min(1.0, ROOM * desktop[0] / size[0], ROOM * desktop[1] / size[1])
    return round(size[0] * share), round(size[1] * share)


class FullScreen:
    """Switches full screen on and off, and remembers the size and position of the window."""

    def __init__(self, size: tuple[int, int], on: bool, monitor: Callable[[], Monitor] = lambda: "window") -> None:
        """`monitor` says on which one full screen is wanted."""
        self.on = on
        self._monitor = monitor
        self._size = size
        self._window: pygame.Rect | None = None  # where it was
        self._elsewhere = False  # full screen is wanted on a monitor of its own

    def toggle(self) -> pygame.Surface:
        self.on = not self.on
        if not self.on:
            return self._come_back()
        self._window = _place()
        wanted = wanted_desktop(self._monitor())
        self._elsewhere = wanted is not None
        if wanted is not None:
            pygame.display.set_window_position((IN_THE_MIDDLE + wanted, IN_THE_MIDDLE + wanted))
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)  # no size: that of the monitor where the window is

    def _come_back(self) -> pygame.Surface:
        """The window where it was; in the middle of this monitor if it was nowhere yet, or on one that is gone."""
        monitor, window = _place(), self._window
        if window is None or not (self._elsewhere or monitor.collidepoint(window.center)):
            window = pygame.Rect((0, 0), fitting(window.size if window else self._size, monitor.size))
            window.center = monitor.center
        surface = _windowed(window.size)
        pygame.display.set_window_position(window.topleft)
        return surface


def _place() -> pygame.Rect:
    return pygame.Rect(pygame.display.get_window_position(), pygame.display.get_window_size())


def wanted_desktop(monitor: Monitor) -> int | None:
    """The index of the desktop on a monitor; None where none is wanted, or that one is not there now."""
    if monitor == "window" or int(monitor) > len(pygame.display.get_desktop_sizes()):
        return None
    return int(monitor) - 1


def _windowed(size: tuple[int, int]) -> pygame.Surface:
    """The window at a size; asked for twice, because after full screen the first one may be as large as the screen."""
    wanted = (max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may insist on another size
        surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        return surface if surface.get_size() == wanted else pygame.display.set_mode(wanted, pygame.RESIZABLE)


def toggle_full_screen() -> Transition:
    """Switch full screen as its key does: by posting that key to the window."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    return None
