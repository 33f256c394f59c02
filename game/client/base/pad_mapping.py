"""The mapping of a pad: the button names that all pads share, and which pad plays for which seat."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import pygame
from msgspec import Struct

# SDL itself would send mapped events, but only while pygame's `Controller` objects are held, and these crash the
# program when a pad is unplugged. So such an object is only asked for SDL's text of the mapping and dropped at once.

Make: TypeAlias = Literal["xbox", "playstation", "nintendo", "generic"]
TRIGGER = 100  # and the number of its axis: a trigger counts as a button
# the buttons, by SDL's names and in the order of its numbers
_COUNTED = "a b x y back guide start leftstick rightstick leftshoulder rightshoulder dpup dpdown dpleft dpright"
BUTTONS = {name: number for number, name in enumerate(_COUNTED.split())} | {
    "lefttrigger": TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "righttrigger": TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}
STICKS = {"leftx": 0, "lefty": 1}  # the axes that mean something here
PULLED, LOOSE = 0.6, 0.35  # positions at which a trigger or half an axis counts as down, and as up again
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8  # the directions of a hat, in SDL's numbers

Half: TypeAlias = Literal["+", "-", ""]
PLAIN = {
    "a": "b0", "b": "b1", "x": "b2", "y": "b3", "leftshoulder": "b4", "rightshoulder": "b5", "back": "b6",
    "start": "b7", "leftstick": "b8", "rightstick": "b9", "leftx": "a0", "lefty": "a1",
    "dpup": f"h0.{UP}", "dpright": f"h0.{RIGHT}", "dpdown": f"h0.{DOWN}", "dpleft": f"h0.{LEFT}",
}  # fmt: skip
"""The mapping of most pads that SDL does not know."""


class AsButton(Struct, frozen=True):
    """A button of the names that all pads share, and how far it is down, from 0 to 1."""

    button: int
    reach: float


class AsAxis(Struct, frozen=True):
    """An axis of the left stick, from -1 to 1."""

    axis: int
    value: float


class PadMapping:
    """The parts of one pad; a mapping is SDL's, such as `{"a": "b0", "dpup": "h0.1", "leftx": "a0"}`."""

    def __init__(self, parts: Mapping[str, str] = PLAIN) -> None:
        self._buttons: dict[int, int] = {}
        self._hats: dict[tuple[int, int], int] = {}
        self._axes: list[tuple[int, Half, bool, str]] = []  # the axis, the half of it, whether it is turned round, what
        for name, part in parts.items():
            if name in BUTTONS or name in STICKS:
                self._read(name, part)

    def _read(self, name: str, part: str) -> None:
        half: Half = "+" if part.startswith("+") else "-" if part.startswith("-") else ""
        turned, plain = part.endswith("~"), part.strip("+-~")
        kind, number = plain[:1], plain[1:]
        if kind == "b" and number.isdecimal() and name in BUTTONS:
            self._buttons[int(number)] = BUTTONS[name]
        elif kind == "h" and name in BUTTONS:
            hat, _, way = number.partition(".")
            if hat.isdecimal() and way.isdecimal():
                self._hats[int(hat), int(way)] = BUTTONS[name]
        elif kind == "a" and number.isdecimal():
            self._axes.append((int(number), half, turned, name))

    def button(self, number: int) -> int | None:
        return self._buttons.get(number)

    def hat(self, number: int, value: tuple[int, int]) -> list[AsButton]:
        """The buttons of a hat, each up or down."""
        x, y = value
        held = (RIGHT if x > 0 else LEFT if x < 0 else 0) | (UP if y > 0 else DOWN if y < 0 else 0)
        return [AsButton(button, float(bool(held & way))) for (hat, way), button in self._hats.items() if hat == number]

    def axis(self, number: int, value: float) -> list[AsButton | AsAxis]:
        """What an axis stands for: a stick, a trigger, or a button on each half."""
        found: list[AsButton | AsAxis] = []
        for axis, half, turned, name in self._axes:
            if axis == number:
                way = -value if turned else value
                if name in STICKS:
                    found.append(AsAxis(STICKS[name], way))
                else:
                    reach = (way + 1) / 2 if not half else way if half == "+" else -way
                    found.append(AsButton(BUTTONS[name], max(0.0, reach)))
        return found


def mapping_of(index: int) -> PadMapping:
    """The mapping of the pad with this number: SDL's, or the common one where SDL has none."""
    try:
        from pygame._sdl2 import controller
    except ImportError:
        return PadMapping()
    if not controller.get_init():
        controller.init()
    if not controller.is_controller(index):
        return PadMapping()
    asked = controller.Controller(index)
    parts = asked.get_mapping()
    asked.quit()
    return PadMapping(parts)


class Claims:
    """The seats of one match by the pads that claimed them; a pad is known by its instance id, never by its place.

    >>> claims = Claims()
    >>> claims.begin("a match")
    >>> claims.give(7, 1)
    >>> claims.seat_of(7), claims.pad_of(1), claims.free((0, 1))
    (1, 7, [0])
    """

    def __init__(self) -> None:
        self.plugged: Mapping[int, Make] = {}  # the pads that are there, with their makers
        self._seats: dict[int, int] = {}
        self._match = ""

    def begin(self, match: str) -> None:
        """Forget the claims of another match."""
        if match != self._match:
            self._match, self._seats = match, {}

    @property
    def are_any(self) -> bool:
        return bool(self._seats)

    def seat_of(self, pad: int) -> int | None:
        return self._seats.get(pad)

    def pad_of(self, seat: int) -> int | None:
        return next((pad for pad, claimed in self._seats.items() if claimed == seat), None)

    def free(self, seats: Iterable[int]) -> list[int]:
        return [seat for seat in seats if self.pad_of(seat) is None]

    def give(self, pad: int, seat: int) -> None:
        """Let a pad act for a seat from now on, and for no other."""
        self._seats = {one: claimed for one, claimed in self._seats.items() if claimed != seat}
        self._seats[pad] = seat

    def lose(self, pad: int) -> int | None:
        """Forget a pad that is gone; returns the seat that it had."""
        return self._seats.pop(pad, None)

    def end_if_alone(self) -> None:
        """Forget all claims where not more than one pad is left, which acts for everybody."""
        if len(self.plugged) < 2:
            self._seats = {}
