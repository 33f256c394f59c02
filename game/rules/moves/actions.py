"""Moves of the five actions (E1)."""

from typing import TypeAlias

from game.rules.names import Counts, Specialty
from game.rules.tagged import Made


class TakeOrder(Made, frozen=True):
    """O1: take both cards from the board; with four orders give one of them, named by its printing card (O2)."""

    printing: str
    refinement: str
    discard: str | None = None


class TakeInks(Made, frozen=True):
    """I1: take so many inks of one set, from the left."""

    ink_set: int
    count: int


class TakeSpecialty(Made, frozen=True):
    """D1: take a card; its two symbols in the order they advance (A), or any one specialty (B)."""

    card: str
    advances: tuple[Specialty, ...]


class InstallGear(Made, frozen=True):
    """G1, G2, G3: put a gear on an axle (0 to 2) with this sector (0 to 2) up."""

    gear: str
    axle: int
    sector: int


class RepositionGear(Made, frozen=True):
    """G1: turn an installed gear to another sector."""

    axle: int
    sector: int


class ClaimReward(Made, frozen=True):
    """M1: claim a free reward space, counted from the left."""

    space: int


class TakePatronage(Made, frozen=True):
    """M2: take a patronage card, returning these inks."""

    card: str
    inks: Counts


class Pass(Made, frozen=True):
    """E1: do nothing in this action."""


class AutomaAct(Made, frozen=True):
    """The automa's turn in an action (U6)."""


ActionMove: TypeAlias = (
    TakeOrder | TakeInks | TakeSpecialty | InstallGear | RepositionGear | ClaimReward | TakePatronage | Pass | AutomaAct
)
