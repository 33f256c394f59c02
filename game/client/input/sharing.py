"""Several pads at one table: each acts for the seat that its person claimed, and asks for one at its first press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from game.client.base.i18n import say
from game.client.base.pad_mapping import Claims
from game.client.screen.scene import Destination, Push, Scene, Transition

if TYPE_CHECKING:
    from game.client.text.company import Company

NOBODY = -1  # all look on together


@dataclass(frozen=True, slots=True)
class ToRejoin(Destination):
    """The pause in which a seat waits for another pad."""

    opens = "game.client.scenes.rejoin:Rejoin"
    sitting: Company
    seat: int


@dataclass(frozen=True, slots=True)
class ToJoin(Destination):
    """The question for which seat a pad acts."""

    opens = "game.client.scenes.join:Join"
    sitting: Company
    pad: int


@runtime_checkable
class OfTable(Protocol):
    """A scene in which a match is played."""

    @property
    def table(self) -> Company | None:
        """The match."""


class Sharing:
    """Says which pad may act on the scenes that are open; one pad alone acts for everybody."""

    def __init__(self, claims: Claims, scenes: Callable[[], Sequence[Scene]]) -> None:
        self._claims = claims
        self._scenes = scenes

    @property
    def _table(self) -> Company | None:
        """The match of several people that is played here, if there is one."""
        tables = (scene.table for scene in reversed(self._scenes()) if isinstance(scene, OfTable))
        table = next((table for table in tables if table is not None), None)
        if table is None or len(table.people) < 2 or table.match.is_over:
            return None
        self._claims.begin(table.match.id)
        return table

    @property
    def _acts(self) -> int:
        """The seat whose person acts here, or NOBODY's in particular."""
        return next((scene.acts for scene in reversed(self._scenes()) if scene.acts is not None), NOBODY)

    def seat_of(self, pad: int) -> int | None:
        """The seat that a pad has at this table."""
        return None if self._table is None else self._claims.seat_of(pad)

    def may_act(self, pad: int) -> bool:
        """Whether what a pad does counts now."""
        top, seat = self._scenes()[-1], self.seat_of(pad)
        if top.of_pad is not None:
            return pad == top.of_pad
        if self._table is None or (seat is None and len(self._claims.plugged) < 2 and not self._claims.are_any):
            return True
        return seat is not None and self._acts in (NOBODY, seat)

    def answer(self, pad: int) -> Transition:
        """The answer to a press of a pad that may not act: it claims a seat, or is told whose turn it is."""
        table, top = self._table, self._scenes()[-1]
        if table is None or top.of_pad is not None:
            return None
        free = self._claims.free(table.people)
        if self._claims.seat_of(pad) is None:
            if not free:
                top.toast(say("Every player has a controller already."))
            elif len(free) == 1:
                self._give(table, pad, free[0])
            return Push(ToJoin(table, pad)) if len(free) > 1 else None
        if self._acts in free:  # nobody holds a controller for the seat that is asked: this one may be handed over
            return Push(ToJoin(table, pad))
        top.toast(say("It is {seat}’s turn.", seat=table.name(self._acts)))
        return None

    def _give(self, table: Company, pad: int, seat: int) -> None:
        self._claims.give(pad, seat)
        below = next(scene for scene in reversed(self._scenes()) if scene.opaque)  # a pause for this seat ends now
        below.toast(say("This controller now acts for {seat}.", seat=table.name(seat)))

    def lose(self, pad: int) -> Transition:
        """The answer to a pad that is gone: where it had a seat, the game waits for another one, behind the curtain."""
        table, seat = self._table, self._claims.lose(pad)
        if table is None or seat is None:
            return None
        return Push(ToRejoin(table, seat))
