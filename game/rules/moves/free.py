"""Moves that are open to every seat at almost any time (A1 to A4)."""

from typing import TypeAlias

from game.rules.names import Letter, Specialty
from game.rules.tagged import Made


class BuyType(Made, frozen=True):
    """A1: buy a type."""

    letter: Letter


class UseGear(Made, frozen=True):
    """A2: use the active sector of the gear on this axle."""

    axle: int


class SwapLevels(Made, frozen=True):
    """A3: `plantin` swaps the levels of two specialties."""

    first: Specialty
    second: Specialty


FreeMove: TypeAlias = BuyType | UseGear | SwapLevels
