"""The vocabulary of the companion: letters, goods, directions, and what a space or a shop can give.

An `Effect` is one thing that something on the table gives: goods, a count, or an action of a shop. What the table gives
is always a tuple of them, done from left to right.
"""

from typing import Literal, TypeAlias, get_args

import msgspec

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
LETTERS: tuple[Letter, ...] = get_args(Letter)

Good: TypeAlias = Literal["paper", "ink", "lead"]
GOODS: tuple[Good, ...] = get_args(Good)

Direction: TypeAlias = Literal["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
"""Clockwise; north is the upper edge of the city."""

STEPS: dict[Direction, tuple[int, int]] = {
    "north": (-1, 0),
    "northeast": (-1, 1),
    "east": (0, 1),
    "southeast": (1, 1),
    "south": (1, 0),
    "southwest": (1, -1),
    "west": (0, -1),
    "northwest": (-1, -1),
}
"""Rows down and columns to the right that one step in a direction is."""

Resource: TypeAlias = Literal[Good, "coins", "points", "capacity", "workforce"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)

Action: TypeAlias = Literal[
    "move_orders", "letter_goods", "trade", "lead_letter", "typesetting", "travel", "technology", "assistant"
]
ACTIONS: tuple[Action, ...] = get_args(Action)
"""The kinds of shop actions that W7 tells apart."""

EffectKind: TypeAlias = Literal[
    Resource, "move_orders", "letter_goods", "trade", "lead_letter", "lead_letter_goods", "typesetting", "travel",
    "technology", "assistant", "other",
]  # fmt: skip
EFFECT_KINDS: tuple[EffectKind, ...] = get_args(EffectKind)
"""`lead_letter_goods` is a lead letter with the icon (V4); `other` is whatever it cannot use."""

ACTION_OF: dict[EffectKind, Action] = {**{name: name for name in ACTIONS}, "lead_letter_goods": "lead_letter"}
"""The kind of action that an effect is; resources and `other` are none."""

AMOUNTS: dict[EffectKind, int] = {kind: 9 if kind in RESOURCES or kind == "move_orders" else 1 for kind in EFFECT_KINDS}
"""The most of each in one effect; the least is 1."""

MOST_EFFECTS = 4
"""As many things as one space, shop or tile gives at most."""

MOST: dict[Resource, int] = {**dict.fromkeys(GOODS, 99), "coins": 99, "points": 999, "capacity": 60, "workforce": 20}
"""As many of each as can be held; far above what a game brings, so that a slip of the hand shows."""

MOST_LETTERS = 2  # V4
MOST_WAITING = 2  # Y1
MOST_ON_LINE = 20
MOST_PHASES = 9  # of an order
MOST_CONTRACTS = 20
MOST_ROUNDS = 99
MOST_DIRECTOR_STEPS = 20
LEVELS = 4  # V8: the spaces of a workshop row, each one level higher

Room: TypeAlias = Literal[1, 2]
Piece: TypeAlias = Literal["technology", "factory"]
PIECES: tuple[Piece, ...] = get_args(Piece)

TileMode: TypeAlias = Literal["ours", "yours"]
TILE_MODES: tuple[TileMode, ...] = get_args(TileMode)


class Effect(msgspec.Struct, frozen=True, array_like=True):
    """One thing that something on the table gives."""

    kind: EffectKind
    amount: int = 1


Effects: TypeAlias = tuple[Effect, ...]


class Goods(msgspec.Struct, frozen=True):
    """Counts of the three goods."""

    paper: int = 0
    ink: int = 0
    lead: int = 0


def snake(name: str) -> str:
    """`TakeTurn` as `take_turn`: the tag that a class has in text."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def clockwise(first: Direction) -> tuple[Direction, ...]:
    """All directions, clockwise from one, which comes first.

    >>> clockwise("southwest")
    ('southwest', 'west', 'northwest', 'north', 'northeast', 'east', 'southeast', 'south')
    """
    start = DIRECTIONS.index(first)
    return (*DIRECTIONS[start:], *DIRECTIONS[:start])
