"""What is asked and laid out before the first round."""

from typing import TypeAlias

from game.companion.tasks.base import StackTask


class AskField(StackTask, frozen=True):
    """A field of the state, from the owner (Q1, Y6)."""

    path: str
    rule: str


class EnterCity(StackTask, frozen=True):
    """The size of the city, or a city kept from another game (Q1)."""


class EnterStick(StackTask, frozen=True):
    """The letters printed on the composing stick (Q1)."""


class EnterStart(StackTask, frozen=True):
    """What it starts with (Q1)."""


class EnterShops(StackTask, frozen=True):
    """Whether all shops are entered now, or each when it is needed (Q1)."""


class EnterBoard(StackTask, frozen=True):
    """The sizes of its board, or a board kept from another game (Q1)."""


class LearnEffects(StackTask, frozen=True):
    """What something on the table gives, entered once (Q1)."""

    path: str


class SetDifficulty(StackTask, frozen=True):
    """Whether any switch of the difficulty is moved (Y5)."""


class PlaceTradesmen(StackTask, frozen=True):
    """Two shops by chance (Q2)."""


class ConfirmTradesmen(StackTask, frozen=True):
    """Whether the tradesmen stand where they should (Q2)."""


class ShuffleTiles(StackTask, frozen=True):
    """The 24 action tiles (Q2)."""


SetUpTask: TypeAlias = (
    AskField
    | EnterCity
    | EnterStick
    | EnterStart
    | EnterShops
    | EnterBoard
    | LearnEffects
    | SetDifficulty
    | PlaceTradesmen
    | ConfirmTradesmen
    | ShuffleTiles
)
