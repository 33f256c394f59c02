"""Virtual pads, made by SDL, which sends the same events for them as for real ones."""

import ctypes
from pathlib import Path
from random import Random

import pygame

GAME_CONTROLLER, AXES, BUTTONS, HATS = 1, 6, 12, 1
FULLY = 32767  # how far an axis goes to either side
MOST = 2  # as many as may be plugged in at once


class MadeUpPads:
    """Pads that come, push their sticks and go; none where the library or the system cannot do that."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._sdl = library()
        self.came = self.gone = 0

    def do_something(self) -> None:
        """Plug one in, pull one out, push a stick, or tell of one that is gone already."""
        if self._sdl is not None and pygame.joystick.get_init():
            self._rng.choice((self._plug_in, self._pull_out, self._push, self._push, self._flicker))()

    def pull_all_out(self) -> None:
        """Leave none."""
        while self._sdl is not None and self._plugged:
            self._pull_out()

    @property
    def _plugged(self) -> list[int]:
        """The places in the row of all pads where made-up ones are."""
        assert self._sdl is not None  # nobody asks without it
        return [place for place in range(self._sdl.SDL_NumJoysticks()) if self._sdl.SDL_JoystickIsVirtual(place)]

    def _plug_in(self) -> None:
        assert self._sdl is not None
        if len(self._plugged) < MOST:
            self.came += self._sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, HATS) >= 0

    def _pull_out(self) -> None:
        assert self._sdl is not None
        if plugged := self._plugged:
            self.gone += self._sdl.SDL_JoystickDetachVirtual(self._rng.choice(plugged)) == 0

    def _flicker(self) -> None:
        """Have one told of that is gone before anybody reads that it came."""
        assert self._sdl is not None
        pygame.event.post(pygame.Event(pygame.JOYDEVICEADDED, device_index=self._sdl.SDL_NumJoysticks(), guid=""))

    def _push(self) -> None:
        """Push both axes of the left stick anywhere, as far as the program holds the pad open."""
        assert self._sdl is not None
        for place in self._plugged:
            pad = self._sdl.SDL_JoystickFromInstanceID(self._sdl.SDL_JoystickGetDeviceInstanceID(place))
            for axis in (0, 1) if pad else ():
                value = ctypes.c_int16(self._rng.randint(-FULLY, FULLY))
                self._sdl.SDL_JoystickSetVirtualAxis(ctypes.c_void_p(pad), axis, value)


def library() -> ctypes.CDLL | None:
    """The library that pygame has loaded; None where the system does not say where it is."""
    maps = Path("/proc/self/maps")
    if not maps.is_file():
        return None
    paths = (words.split()[-1] for words in maps.read_text().splitlines() if "libSDL2-2" in words)
    path = next(paths, None)
    if path is None:
        return None
    sdl = ctypes.CDLL(path)
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return sdl
