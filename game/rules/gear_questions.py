"""What gear rewards ask, and the moves that answer: each question stands beside its move.

A new one is added here and in one of the two unions at the end; `gear_rewards/` says what it does.
"""

from typing import TypeAlias

from game.rules.names import Ink, Letter, ScrapPayment
from game.rules.tagged import Asked, Made


class SwappingInk(Asked, frozen=True):
    """Gear reward `swap_ink`."""


class SwappingType(Asked, frozen=True):
    """Gear reward `swap_type`."""


class ScrappingType(Asked, frozen=True):
    """Gear reward `scrap_type`."""


class ReturningInk(Asked, frozen=True):
    """Gear reward `one_for_two`, where a wild colour leaves a choice of the ink to return."""

    among: tuple[Ink, ...]


class BuyingDiscounted(Asked, frozen=True):
    """Gear reward `discount`: which of these letters to buy."""

    letters: tuple[Letter, ...]


class SwapInk(Made, frozen=True):
    """Return one ink, take another colour."""

    give: Ink
    take: Ink


class SwapType(Made, frozen=True):
    """Exchange one type for another letter."""

    give: Letter
    take: Letter


class ScrapType(Made, frozen=True):
    """Give up one type for fame or for guilders."""

    letter: Letter
    payment: ScrapPayment


class ReturnInk(Made, frozen=True):
    """`one_for_two` for `caxton`: which ink goes back to the bag."""

    ink: Ink


GearQuestion: TypeAlias = SwappingInk | SwappingType | ScrappingType | ReturningInk | BuyingDiscounted
GearAnswer: TypeAlias = SwapInk | SwapType | ScrapType | ReturnInk
