"""The hand: a state machine for dragging a piece, and for lifting it by one click and laying it by another.

It knows names and points, no window. Nothing in the game changes before it answers with `Lay`.
"""

from dataclasses import dataclass
from math import hypot
from typing import TypeAlias

from game.client.graphics.viewport import Point

DRAG_FROM = 12.0  # a press that moves this many canvas units is a drag
BOUNCE_S = 0.05  # a second click this soon is the same click
DOUBLE_S, DOUBLE_APART = 0.35, 16.0  # two presses this close in time and in canvas units are a double click
LONG_PRESS_S = 0.6  # a press that rests this long asks for a closer look


@dataclass(frozen=True, slots=True)
class Press:
    """A target was pressed and released."""

    name: str


@dataclass(frozen=True, slots=True)
class Lay:
    """A piece was put down over something, perhaps an illegal place."""

    piece: str
    place: str | None


@dataclass(frozen=True, slots=True)
class Return:
    """A piece goes home."""

    piece: str


Outcome: TypeAlias = Press | Lay | Return | None


class Hand:
    """What is pressed and what is lifted."""

    def __init__(self) -> None:
        self.pressed: str | None = None
        self.piece: str | None = None
        self.pos: Point = (0, 0)
        self.dragging = False
        self._liftable = False
        self.turns = False  # the pressed target is turned in its place
        self.taps = False  # the pressed piece is lifted only by a drag; a click presses it
        self._armed = False  # a button-down was accepted and its button-up is still to come
        self._origin: Point = (0, 0)
        self._last_s = float("-inf")
        self.rests = True  # the pointer stayed where it was pressed

    @property
    def busy(self) -> bool:
        """Whether a piece is in hand."""
        return self.piece is not None

    def bounces(self, now_s: float) -> bool:
        """Whether a button that goes down now belongs to the click before, as when a worn button bounces."""
        return now_s - self._last_s < BOUNCE_S

    def doubles(self, pos: Point, now_s: float) -> bool:
        """Whether a press here and now is the second half of a double click."""
        apart = hypot(pos[0] - self._origin[0], pos[1] - self._origin[1])
        return now_s - self._last_s < DOUBLE_S and apart <= DOUBLE_APART

    def down(self, name: str | None, pos: Point, now_s: float, *, liftable: bool = False) -> bool:
        """The button goes down over a target or over nothing; returns whether it counts, which a bounce does not."""
        if self.bounces(now_s):
            return False
        self._last_s, self._armed = now_s, True
        self.pressed, self._liftable = name, liftable
        self._origin = self.pos = pos
        self.rests, self.turns, self.taps = True, False, False
        return True

    def move(self, pos: Point) -> str | None:
        """Follow the pointer; returns the name of a piece that this movement lifts."""
        self.pos = pos
        far = hypot(pos[0] - self._origin[0], pos[1] - self._origin[1]) > DRAG_FROM
        self.rests = self.rests and not far
        if self.piece is None and self.pressed is not None and self._liftable and far and not self.turns:
            self.piece, self.dragging = self.pressed, True
            return self.piece
        return None

    def presses_long(self, now_s: float) -> bool:
        """Whether a target was pressed so long without moving that it is to be seen close."""
        rests = self.pressed is not None and self.piece is None and self.rests
        return rests and now_s - self._last_s >= LONG_PRESS_S

    def up(self, name: str | None, place: str | None, pos: Point) -> Outcome:
        """The button goes up over target `name`, with `place` under the point; returns what that means."""
        self.pos = pos
        pressed, self.pressed = self.pressed, None
        armed, self._armed = self._armed, False
        if not armed:
            return None
        if self.piece is not None:
            return self._put(place)
        if pressed is None or pressed != name or (self.turns and not self.rests):
            return None
        if self._liftable and not self.taps:
            self.piece = pressed
            return None
        return Press(pressed)

    def drop(self) -> Outcome:
        """Let go of everything: button lost, focus lost, Esc, or another button."""
        self.pressed, self._armed = None, False
        piece, self.piece, self.dragging = self.piece, None, False
        return Return(piece) if piece is not None else None

    def _put(self, place: str | None) -> Outcome:
        piece, self.piece, self.dragging = self.piece, None, False
        assert piece is not None  # only called with a piece in hand
        return Lay(piece, place) if place is not None else Return(piece)
