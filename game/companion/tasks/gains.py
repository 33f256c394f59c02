"""What a tile, a shop or a letter gives, worked out from left to right."""

from typing import Literal, TypeAlias

from game.companion.names import Action, Effects, Resource
from game.companion.tasks.base import StackTask


class Gain(StackTask, frozen=True):
    """Effects from left to right (V1, W7)."""

    effects: Effects


class GainAt(StackTask, frozen=True):
    """The effects that stand in a field, asked if they are not known (Q1)."""

    path: str


class GainAsked(StackTask, frozen=True):
    """Effects that are asked every time, since the table changes."""

    source: Literal["director_reward", "contract_covers"]
    number: int


class GainCount(StackTask, frozen=True):
    """Coins or points that the capacity marker passed (Y3)."""

    resource: Resource
    fallen: int


class EndAction(StackTask, frozen=True):
    """While this is on the stack, its kind of action is running (W7)."""

    action: Action


class UseLetterGoods(StackTask, frozen=True):
    """The goods of a held lead letter (V2)."""


class GainLetterGoods(StackTask, frozen=True):
    """The goods of the lead letter at this place in the workshop (V2, V4)."""

    index: int


class Trade(StackTask, frozen=True):
    """A tile of the trading board (V3)."""


class GetLetter(StackTask, frozen=True):
    """A lead letter, with its goods or without (V4); `rule` is W5 where a reset takes it."""

    goods: bool = False
    rule: Literal["V4", "W5"] = "V4"


class SetLetter(StackTask, frozen=True):
    """Typesetting (V5)."""


class GetTechnology(StackTask, frozen=True):
    """A technology (V7)."""


class UnlockAssistant(StackTask, frozen=True):
    """Whether an assistant is left to unlock (V9)."""


class PlaceAssistant(StackTask, frozen=True):
    """Beside the current tradesman (V9)."""


class PlaceAssistantElsewhere(StackTask, frozen=True):
    """Anywhere, by chance (V9): places between two shops, in the order drawn."""

    places: tuple[str, ...]


class MoveOrders(StackTask, frozen=True):
    """So many phases; in the production they cost capacity. `stuck` are those that cannot move in this sweep (Y3)."""

    left: int
    production: bool = False
    stuck: tuple[int, ...] = ()


GainTask: TypeAlias = (
    Gain
    | GainAt
    | GainAsked
    | GainCount
    | EndAction
    | UseLetterGoods
    | GainLetterGoods
    | Trade
    | GetLetter
    | SetLetter
    | GetTechnology
    | UnlockAssistant
    | PlaceAssistant
    | PlaceAssistantElsewhere
    | MoveOrders
)
