"""The vocabulary of the rules: content's words, and those that only a running game needs."""

from typing import Literal, NamedTuple, TypeAlias, get_args

from game.content.vocabulary import *

Phase: TypeAlias = Literal[
    "characters",  # P4
    "draft",  # P5
    "types",  # P6
    "wild_colour",  # T2
    "turn_gears",  # T1
    "planning",  # L1
    "reveal",  # L2: the automa's card
    "shift",  # L2: Gutenberg's marker
    "actions",  # E1
    "fulfilment",  # F1
    "round_end",  # N1 to N5
    "over",  # Z1
]
PHASES: tuple[Phase, ...] = get_args(Phase)

CardKind: TypeAlias = Literal["printing", "refinement", "specialty", "gears"]
"""The four kinds with a face-down deck and a discard pile (R2)."""
CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)

RewardKind: TypeAlias = Literal["inks", "guilders", "fame", "advance", "order", "type"]
OrderSource: TypeAlias = Literal["draft", "board", "reward"]
ScrapPayment: TypeAlias = Literal["fame", "guilders"]

NOTHING: Counts = (0, 0, 0, 0)
NOWHERE: int = -1  # a reward space that nobody has claimed


class Order(NamedTuple):
    """One printing and one refinement card that a seat holds, by their ids."""

    printing: str
    refinement: str


class PlacedGear(NamedTuple):
    """A gear on an axle: which sector is up (0 to 2) and how often it was used this round (G6)."""

    gear: str
    sector: int
    used: int


class Pile(NamedTuple):
    """A face-down deck, its top card first, and the discard pile beside it (R2)."""

    deck: tuple[str, ...]
    discard: tuple[str, ...]


class Reward(NamedTuple):
    """Something a seat is due: so many inks of choice, guilders or fame; one level, order or type."""

    kind: RewardKind
    amount: int
