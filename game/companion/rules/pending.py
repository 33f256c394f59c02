"""The stack of things that the machine has still to do: data, no callbacks."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.companion.rules.symbols import Action, Direction, Effects, Resource, snake

# ---------------------------------------------------------------- base
# What every task on the stack of the companion is.


class StackTask(msgspec.Struct, frozen=True, tag=snake, array_like=True):
    """One thing to do: it holds data only, and is saved by the name of its class."""


# ---------------------------------------------------------------- set up
# What is asked and laid out before the first round.


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

# ---------------------------------------------------------------- turns
# The action phase: turns, tiles and tradesmen.


class BeginRound(StackTask, frozen=True):
    """Both tradesmen stand up (W6)."""


class AwaitTurn(StackTask, frozen=True):
    """Until it is the machine's turn; 1 or 2 of the round."""

    number: int


class DrawTile(StackTask, frozen=True):
    """A tile off the pile, or the arrow of the owner's (W1)."""


class EnterLetters(StackTask, frozen=True):
    """The letter order of the owner's tile (Q3)."""

    arrow: Direction


class TakeTurn(StackTask, frozen=True):
    """Move, or reset (W2 to W5)."""


class UseRoom(StackTask, frozen=True):
    """A tradesman in a room I moves to its room II, which gives its action (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class LayDown(StackTask, frozen=True):
    """The active tradesman lies down (W5)."""

    tradesman: Annotated[int, msgspec.Meta(ge=0, le=1)]


class AskAssistants(StackTask, frozen=True):
    """Goods of the assistants beside a shop (V9)."""

    shop: int


TurnTask: TypeAlias = BeginRound | AwaitTurn | DrawTile | EnterLetters | TakeTurn | UseRoom | LayDown | AskAssistants

# ---------------------------------------------------------------- gains
# What a tile, a shop or a letter gives, worked out from left to right.


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

# ---------------------------------------------------------------- travel
# A journey from city to city (V6).


class Travel(StackTask, frozen=True):
    """The direction that leads to a new city."""


class TravelOn(StackTask, frozen=True):
    """All cities are visited: the first way."""

    steps: int


class Arrive(StackTask, frozen=True):
    """Where the way ends."""

    steps: int
    new_cities: bool


class CountSteps(StackTask, frozen=True):
    """The steps that it took to a city."""

    steps: int
    new_city: bool


class VisitCity(StackTask, frozen=True):
    """The tile, the marker, the director."""


class TakeFactory(StackTask, frozen=True):
    """A factory for the next city marker."""


class MoveOrderMarker(StackTask, frozen=True):
    """For the steps left over."""

    steps: int


TravelTask: TypeAlias = Travel | TravelOn | Arrive | CountSteps | VisitCity | TakeFactory | MoveOrderMarker

# ---------------------------------------------------------------- phases
# The phases beside the turns: orders, contracts, production, the end of a round and of the game.


class TakeOrder(StackTask, frozen=True):
    """Whether an order is on offer (Y1)."""


class EnterOrder(StackTask, frozen=True):
    """The order's phases, then its points (Y1)."""

    phases: int = 0


class CountContracts(StackTask, frozen=True):
    """How many it takes (Y2)."""


class TakeContract(StackTask, frozen=True):
    """The next one (Y2)."""


class Produce(StackTask, frozen=True):
    """The production (Y3)."""


class EndProduction(StackTask, frozen=True):
    """What the capacity marker passed since it stood at this number (Y3)."""

    capacity: int


class EndRound(StackTask, frozen=True):
    """Whether the last round is over (Y6)."""


class CountScore(StackTask, frozen=True):
    """The end (Y4)."""


PhaseTask: TypeAlias = (
    TakeOrder | EnterOrder | CountContracts | TakeContract | Produce | EndProduction | EndRound | CountScore
)

# ---------------------------------------------------------------- tasks
# The stack of things that the machine has still to do: data, no callbacks. The top one is worked out at once, or it
# is what the owner is being asked. The `HANDLERS` of `set_up`, `turns` and the others say which rule does which.


Task: TypeAlias = SetUpTask | TurnTask | GainTask | TravelTask | PhaseTask
