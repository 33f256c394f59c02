"""Answers to what rewards ask, wherever the reward comes from (R3, R4, O4 to O6)."""

from typing import TypeAlias

from game.rules.names import Ink, Letter, Reward, Specialty
from game.rules.tagged import Made


class TakeInk(Made, frozen=True):
    """R4: take one ink of choice from the bag."""

    ink: Ink


class Advance(Made, frozen=True):
    """Advance this specialty."""

    specialty: Specialty


class TakeType(Made, frozen=True):
    """Take, or buy for less, a type of this letter."""

    letter: Letter


class DrawOrder(Made, frozen=True):
    """O4: draw; with four orders first discard one, named by its printing card (O6)."""

    discard: str | None = None


class BuyCards(Made, frozen=True):
    """O5: pay for two cards more, so many of each kind."""

    printing: int
    refinement: int


class KeepOrder(Made, frozen=True):
    """O4: keep one printing and one refinement card of those drawn."""

    printing: str
    refinement: str


class ChooseReward(Made, frozen=True):
    """R3: this reward next."""

    reward: Reward


class Decline(Made, frozen=True):
    """R3: decline the reward (all that is left of it)."""


RewardMove: TypeAlias = TakeInk | Advance | TakeType | DrawOrder | BuyCards | KeepOrder | ChooseReward | Decline
