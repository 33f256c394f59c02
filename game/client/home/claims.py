"""Which pad plays for which seat: each person claims a seat by a press, and a pad acts for that seat only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.client.input.pad_mapping import Make


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
        """Whether a pad has a seat of its own."""
        return bool(self._seats)

    def seat_of(self, pad: int) -> int | None:
        """The seat for which a pad acts."""
        return self._seats.get(pad)

    def pad_of(self, seat: int) -> int | None:
        """The pad that acts for a seat."""
        return next((pad for pad, claimed in self._seats.items() if claimed == seat), None)

    def free(self, seats: Iterable[int]) -> list[int]:
        """Those of some seats that no pad has claimed."""
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
