"""Moves of fulfilment (F1 to F9)."""

from typing import TypeAlias

import msgspec

from game.rules.names import Counts, Letter
from game.rules.tagged import Made


class FulfilledOrder(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One order of a fulfilment: the inks laid on its colour part, or None, and whether the decoration is done."""

    printing: str
    colour: Counts | None = None
    decoration: bool = False


class Fulfil(Made, frozen=True):
    """F8: the whole fulfilment at once; `bonus_gears` are axles, `uncovered` is `manutius`'s letter."""

    orders: tuple[FulfilledOrder, ...]
    bonus_gears: tuple[int, ...] = ()
    uncovered: Letter | None = None


class EndTurn(Made, frozen=True):
    """F9: end the turn in fulfilment."""


FulfilmentMove: TypeAlias = Fulfil | EndTurn
