"""The stack of things that the machine has still to do: data, no callbacks.

The top one is worked out at once, or it is what the owner is being asked. `steps` says which rule does which.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.companion.names import Action, Direction, Effects, Resource, snake


class _Task(msgspec.Struct, frozen=True, tag=snake, array_like=True):
    pass


# set-up


class AskField(_Task, frozen=True):
    """A field of the state, from the owner (Q1, Y6)."""

    path: str
    rule: str


class EnterCity(_Task, frozen=True):
    """The size of the city, or a city kept from another game (Q1)."""


class EnterStick(_Task, frozen=True):
    """The letters printed on the composing stick (Q1)."""


class EnterStart(_Task, frozen=True):
    """What it starts with (Q1)."""


class EnterShops(_Task, frozen=True):
    """Whether all shops are entered now, or each when it is needed (Q1)."""


class EnterBoard(_Task, frozen=True):
    """The sizes of its board, or a board kept from another game (Q1)."""


class LearnEffects(_Task, frozen=True):
    """What something on the table gives, entered once (Q1)."""

    path: str


class SetDifficulty(_Task, frozen=True):
    """Whether any switch of the difficulty is moved (Y5)."""


class PlaceTradesmen(_Task, frozen=True):
    """Two shops by chance (Q2)."""


class ConfirmTradesmen(_Task, frozen=True):
    """Whether the tradesmen stand where they should (Q2)."""


class ShuffleTiles(_Task, frozen=True):
    """The 24 action tiles (Q2)."""


# the action phase


class BeginRound(_Task, frozen=True):
    """Both tradesmen stand up (W6)."""


class AwaitTurn(_Task, frozen=True):
    """Until it is the machine's turn; 1 or 2 of the round."""

    number: int


class DrawTile(_Task, frozen=True):
    """A tile off the pile, or the arrow of the owner's (W1)."""


class EnterLetters(_Task, frozen=True):
    """The letter order of the owner's tile (Q3)."""

    arrow: Direction


class TakeTurn(_Task, frozen=True):
    """Move, or reset (W2 to W5)."""


class UseRoom(_Task, frozen=True):
    """A tradesman in a room I moves to its room II, which gives its action (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class LayDown(_Task, frozen=True):
    """The active tradesman lies down (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class AskAssistants(_Task, frozen=True):
    """Goods of the assistants beside a shop (V9)."""

    shop: int


# what something gives


class Gain(_Task, frozen=True):
    """Effects from left to right (V1, W7)."""

    effects: Effects


class GainAt(_Task, frozen=True):
    """The effects that stand in a field, asked if they are not known (Q1)."""

    path: str


class GainAsked(_Task, frozen=True):
    """Effects that are asked every time, since the table changes."""

    source: Literal["director_reward", "contract_covers"]
    number: int


class GainCount(_Task, frozen=True):
    """Coins or points that the capacity marker passed (Y3)."""

    resource: Resource
    fallen: int


class EndAction(_Task, frozen=True):
    """While this is on the stack, its kind of action is running (W7)."""

    action: Action


class UseLetterGoods(_Task, frozen=True):
    """The goods of a held lead letter (V2)."""


class GainLetterGoods(_Task, frozen=True):
    """The goods of the lead letter at this place in the workshop (V2, V4)."""

    index: int


class Trade(_Task, frozen=True):
    """A tile of the trading board (V3)."""


class GetLetter(_Task, frozen=True):
    """A lead letter, with its goods or without (V4); `rule` is W5 where a reset takes it."""

    goods: bool = False
    rule: Literal["V4", "W5"] = "V4"


class SetLetter(_Task, frozen=True):
    """Typesetting (V5)."""


class GetTechnology(_Task, frozen=True):
    """A technology (V7)."""


class UnlockAssistant(_Task, frozen=True):
    """Whether an assistant is left to unlock (V9)."""


class PlaceAssistant(_Task, frozen=True):
    """Beside the current tradesman (V9)."""


class PlaceAssistantElsewhere(_Task, frozen=True):
    """Anywhere, by chance (V9): places between two shops, in the order drawn."""

    places: tuple[str, ...]


class MoveOrders(_Task, frozen=True):
    """So many phases; in the production they cost capacity. `stuck` are those that cannot move in this sweep (Y3)."""

    left: int
    production: bool = False
    stuck: tuple[int, ...] = ()


# travel (V6)


class Travel(_Task, frozen=True):
    """The direction that leads to a new city."""


class TravelOn(_Task, frozen=True):
    """All cities are visited: the first way."""

    steps: int


class Arrive(_Task, frozen=True):
    """Where the way ends."""

    steps: int
    new_cities: bool


class CountSteps(_Task, frozen=True):
    """The steps that it took to a city."""

    steps: int
    new_city: bool


class VisitCity(_Task, frozen=True):
    """The tile, the marker, the director."""


class TakeFactory(_Task, frozen=True):
    """A factory for the next city marker."""


class MoveOrderMarker(_Task, frozen=True):
    """For the steps left over."""

    steps: int


# the other phases


class TakeOrder(_Task, frozen=True):
    """Whether an order is on offer (Y1)."""


class EnterOrder(_Task, frozen=True):
    """The order's phases, then its points (Y1)."""

    phases: int = 0


class CountContracts(_Task, frozen=True):
    """How many it takes (Y2)."""


class TakeContract(_Task, frozen=True):
    """The next one (Y2)."""


class Produce(_Task, frozen=True):
    """The production (Y3)."""


class EndProduction(_Task, frozen=True):
    """What the capacity marker passed since it stood at this number (Y3)."""

    capacity: int


class EndRound(_Task, frozen=True):
    """Whether the last round is over (Y6)."""


class CountScore(_Task, frozen=True):
    """The end (Y4)."""


Task: TypeAlias = (
    AskField
    | EnterCity
    | EnterShops
    | EnterBoard
    | EnterStick
    | EnterStart
    | LearnEffects
    | SetDifficulty
    | PlaceTradesmen
    | ConfirmTradesmen
    | ShuffleTiles
    | BeginRound
    | AwaitTurn
    | DrawTile
    | EnterLetters
    | TakeTurn
    | UseRoom
    | LayDown
    | AskAssistants
    | Gain
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
    | Travel
    | TravelOn
    | Arrive
    | CountSteps
    | VisitCity
    | TakeFactory
    | MoveOrderMarker
    | TakeOrder
    | EnterOrder
    | CountContracts
    | TakeContract
    | Produce
    | EndProduction
    | EndRound
    | CountScore
)
