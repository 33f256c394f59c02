"""Moves before round 1: characters, the first orders and types (P4 to P6)."""

from typing import TypeAlias

from game.rules.names import CharacterId, Letter, Specialty
from game.rules.tagged import Made


class KeepCharacter(Made, frozen=True):
    """Keep this character of those drawn (P4)."""

    character: CharacterId


class StartLevels(Made, frozen=True):
    """`ungler`: one specialty to I, another to II."""

    first: Specialty
    second: Specialty


class DraftOrder(Made, frozen=True):
    """Take one printing and one refinement card of the pool (P5)."""

    printing: str
    refinement: str


class ChooseTypes(Made, frozen=True):
    """Choose the types to start with, in the order of the alphabet (P6)."""

    letters: tuple[Letter, ...]


PreparationMove: TypeAlias = KeepCharacter | StartLevels | DraftOrder | ChooseTypes
