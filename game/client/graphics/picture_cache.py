"""The cache of all pictures and set words; and pauses, so that no turn of the loop waits for all of them."""

import math
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from time import perf_counter
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

import pygame
from pygame import Surface

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")
_Key: TypeAlias = tuple[object, ...]

KEPT_BYTES = 64 * 1024 * 1024  # of pictures, for a window of 1080p; somewhat more for larger ones
PIXELS_1080P = 1920 * 1080


class Shelf:
    """A cache of pictures by what made them; the least recently used ones are dropped for new ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, tuple[object, int]] = OrderedDict()
        self.size_bytes = 0

    def find(self, key: _Key) -> object | None:
        """The picture kept under a key, which counts as used now; None if it is not there (any more)."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        return kept[0]

    def keep(self, key: _Key, result: object, limit_bytes: int) -> None:
        """Keep a result, and drop others until the limit of bytes is met; the newest always stays."""
        size = _bytes_of(result)
        self._kept[key] = (result, size)
        self.size_bytes += size
        while self.size_bytes > limit_bytes and len(self._kept) > 1:
            _, (_, dropped) = self._kept.popitem(last=False)
            self.size_bytes -= dropped

    def clear(self) -> None:
        self._kept.clear()
        self.size_bytes = 0


_shelf = Shelf()


class Paused(Exception):
    """The time for drawing is over; what is done of a picture is kept, and drawing it again goes on from there."""


class _Pauses:
    """Until when pictures may be drawn, how many were since that was said, and those that are not finished."""

    def __init__(self) -> None:
        self.at_s: float | None = None
        self.drawn = 0
        self.unfinished: dict[_Key, Generator[None, None, Any]] = {}

    def check(self) -> None:
        """Raise Paused if the time is over, and it was of some use."""
        if self.at_s is not None and self.drawn and perf_counter() > self.at_s:
            raise Paused


_pauses = _Pauses()


@contextmanager
def pausing(at_s: float) -> Iterator[None]:
    """Inside of this pictures that are not kept yet are drawn until that time (as of `perf_counter`), then Paused."""
    if at_s != _pauses.at_s:
        _pauses.drawn = 0
    before, _pauses.at_s = _pauses.at_s, at_s
    try:
        yield
    finally:
        _pauses.at_s = before


def cached(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
    """The function with a cache on the shelf of all art; never draw on what it returns."""

    def call(*args: _Arguments.args, **names: _Arguments.kwargs) -> _Result:
        key: _Key = (function, args, *names.items())
        found = _shelf.find(key)
        if found is None:
            _pauses.check()
            found = function(*args, **names)
            _pauses.drawn += 1
            _shelf.keep(key, found, _limit_bytes())
        return cast(_Result, found)

    return update_wrapper(call, function)


def cached_in_steps(function: Callable[_Arguments, Generator[None, None, _Result]]) -> Callable[_Arguments, _Result]:
    """As `cached`, for a large picture whose drawing may pause at each `yield`, to be gone on with by the next call."""

    @cached
    def whole(*args: _Arguments.args, **names: _Arguments.kwargs) -> _Result:
        key: _Key = (function, args, *names.items())
        drawing = _pauses.unfinished.pop(key, None) or function(*args, **names)
        while True:
            try:
                next(drawing)  # Paused in here ends it, and it begins anew with the parts that are kept
            except StopIteration as done:
                return cast(_Result, done.value)
            _pauses.drawn += 1
            _pauses.unfinished[key] = drawing
            _pauses.check()
            del _pauses.unfinished[key]

    return update_wrapper(whole, function)


def clear() -> None:
    """Forgets all pictures: after a resize, or a change of language or display."""
    _shelf.clear()
    _pauses.unfinished.clear()


def _limit_bytes() -> int:
    """How many bytes of pictures may be kept for this size of the window."""
    window = pygame.display.get_surface()
    pixels = window.get_width() * window.get_height() if window else PIXELS_1080P
    return round(KEPT_BYTES * math.pow(max(1.0, pixels / PIXELS_1080P), 0.8))


def _bytes_of(result: object) -> int:
    """How much memory the pictures in a result take."""
    if isinstance(result, Surface):
        return result.get_pitch() * result.get_height()
    return sum(_bytes_of(part) for part in result) if isinstance(result, tuple) else 0
