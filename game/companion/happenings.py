"""What happened, in the past tense, and whether the owner has to do it on the table.

A happening with `by_hand` is an instruction: the client says "move the tradesman ..." where this says that it moved.
"""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from game.companion.names import Direction, EffectKind, Effects, Good, Goods, Piece, Resource, Room, snake

Idle: TypeAlias = Literal[
    "cannot_use",  # V: any other action gives it nothing
    "chain_ended",  # W7
    "holds_no_letter",  # V2
    "holds_two_letters",  # V4
    "no_letter_there",  # V4
    "no_workforce",  # V6
    "no_marker_left",  # V6
    "none_of_that_level",  # V7
    "workshop_full",  # V8
    "no_assistant_left",  # V9
    "no_place_left",  # V9
    "no_order_moves",  # Y3
    "no_capacity",  # Y3
    "orders_full",  # Y1
    "no_order_on_offer",  # Y1
    "no_contract",  # Y2
]


class _Happening(msgspec.Struct, frozen=True, tag=snake, tag_field="happening"):
    by_hand: ClassVar[bool] = False


class _ByHand(_Happening, frozen=True):
    by_hand: ClassVar[bool] = True


class Way(msgspec.Struct, frozen=True):
    """A way through the city: so many steps in a direction, round its edge or not (W3)."""

    direction: Direction
    steps: int
    round_edge: bool


class TilesShuffled(_Happening, frozen=True):
    """All 24 of ours (Q2, W6)."""


class BoxTilesShuffled(_ByHand, frozen=True):
    """All 24 of the owner's box (Q2, W6)."""


class RoundBegan(_Happening, frozen=True):
    """A round, counted from 1."""

    round: int


class TradesmenStoodUp(_ByHand, frozen=True):
    """Both, where they are (W6)."""


class TradesmanPlaced(_ByHand, frozen=True):
    """Set-up: a tradesman stands here (Q2)."""

    tradesman: int
    shop: int
    room: Room


class TileDrawn(_Happening, frozen=True):
    """The tile of this turn (W1)."""

    arrow: Direction
    letters: str


class TradesmanMoved(_ByHand, frozen=True):
    """Into a room of a shop by a way (W4), or without one within its own shop to the room II (W5)."""

    tradesman: int
    start: int
    shop: int
    room: Room
    way: Way | None = None


class TradesmanLaidDown(_ByHand, frozen=True):
    """W4, W5."""

    tradesman: int


class ResetBegan(_Happening, frozen=True):
    """W5; `way` leads to the shop where the other tradesman is; None: no standing one is in a room II."""

    start: int
    shop: int
    way: Way | None = None


class Gained(_Happening, frozen=True):
    """So much of something, and how much it has now (V1)."""

    resource: Resource
    amount: int
    total: int


class TurnedIntoPoints(_Happening, frozen=True):
    """V10: so many goods or coins of a kind went back and gave so many points."""

    resource: Good | Literal["coins"]
    amount: int
    points: int


class CameToNothing(_Happening, frozen=True):
    """Something gave it nothing, and why."""

    effect: EffectKind | Literal["factory", "order", "contract", "production"]
    reason: Idle


class PointInstead(_Happening, frozen=True):
    """It could not set a letter, and so gains a point (V5)."""

    reason: Literal["holds_no_letter", "stick_full"]


class ActionBegan(_Happening, frozen=True):
    """A shop action is running (W7)."""

    effect: EffectKind


class LetterTaken(_ByHand, frozen=True):
    """The first of this letter from the left of the typesetting board, which is refilled (V4, W5)."""

    letter: str


class LetterSet(_ByHand, frozen=True):
    """A lead letter from its workshop to a space of the composing stick, counted from 0 (V5)."""

    letter: str
    space: int


class TradeTileReplaced(_ByHand, frozen=True):
    """Tile 1, 2 or 3 of the trading board is discarded (V3)."""

    number: int


class PieceTaken(_ByHand, frozen=True):
    """A technology (of a row, which is refilled) or a factory goes to a technology space, counted from 0 (V7, V8)."""

    piece: Piece
    row: Good | Literal[""]
    level: int
    space: int


class AssistantPlaced(_ByHand, frozen=True):
    """One that is not on the board, drawn and put between two shops (V9)."""

    first: int
    second: int


class OrderMoved(_ByHand, frozen=True):
    """An order was started or moved by one phase (Y3)."""

    done: int
    left: int


class OrderFinished(_ByHand, frozen=True):
    """It leaves the line; its points are a `Gained` of their own (Y3)."""

    points: int


class CapacityFell(_ByHand, frozen=True):
    """By one a phase, to this number (Y3)."""

    total: int


class Travelled(_ByHand, frozen=True):
    """In this direction, as many steps at most (V6)."""

    direction: Direction
    steps: int


class CityVisited(_ByHand, frozen=True):
    """The city's tile is discarded (V6)."""


class MarkerLaid(_ByHand, frozen=True):
    """The next city marker is in the city; so many are left (V6)."""

    left: int


class MarkerPaid(_ByHand, frozen=True):
    """The next city marker paid for a factory; so many are left (V6)."""

    left: int


class DirectorMoved(_ByHand, frozen=True):
    """One step, to this one (V6)."""

    step: int


class OrderMarkerMoved(_ByHand, frozen=True):
    """For steps left over, to this number (V6)."""

    steps: int
    number: int


class OrderTaken(_ByHand, frozen=True):
    """The cheapest on offer, of equals the leftmost (Y1)."""


class ContractTaken(_ByHand, frozen=True):
    """The cheapest on offer, of equals the leftmost (Y2)."""

    contracts: int


class ProductionEnded(_Happening, frozen=True):
    """No capacity is left, or no order moves (Y3)."""

    capacity: int


class FieldEdited(_Happening, frozen=True):
    """The owner set a field (Q4)."""

    path: str
    value: bool | int | str | Effects | Goods


class GameEnded(_Happening, frozen=True):
    """Its final score (Y4)."""

    total: int


Happening: TypeAlias = (
    TilesShuffled
    | BoxTilesShuffled
    | RoundBegan
    | TradesmenStoodUp
    | TradesmanPlaced
    | TileDrawn
    | TradesmanMoved
    | TradesmanLaidDown
    | ResetBegan
    | Gained
    | TurnedIntoPoints
    | CameToNothing
    | PointInstead
    | ActionBegan
    | LetterTaken
    | LetterSet
    | TradeTileReplaced
    | PieceTaken
    | AssistantPlaced
    | OrderMoved
    | OrderFinished
    | CapacityFell
    | Travelled
    | CityVisited
    | MarkerLaid
    | MarkerPaid
    | DirectorMoved
    | OrderMarkerMoved
    | OrderTaken
    | ContractTaken
    | ProductionEnded
    | FieldEdited
    | GameEnded
)
