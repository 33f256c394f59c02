"""What the machine has and what the companion knows of the table, and every field of it by its path."""

from typing import Any

import msgspec
from msgspec.structs import replace

from game.companion.rules.symbols import LEVELS, Direction, Effects, Goods, Letter, Piece, Room, TileMode


class Task:
    """One thing that the machine has still to do: data only, saved by the name of its class (see `gains.StackTask`).

    `ask` gives the question that it needs, or None if it needs none; `take` works out the answer; `do` works the task
    out where there is nothing to ask. The task is off the stack by then, and both may put others on it.
    """

    __slots__ = ()

    def ask(self, state: "State") -> Any:
        return None

    def take(self, play: Any, answer: Any) -> None:
        raise NotImplementedError

    def do(self, play: Any) -> None:
        pass


class Tile(msgspec.Struct, frozen=True):
    """An action tile: an arrow, and the six letters in an order (Q3)."""

    arrow: Direction
    letters: str


class Shop(msgspec.Struct, frozen=True):
    """What a shop and its room II give; None until the owner has said it (Q1)."""

    action: Effects | None = None
    room_action: Effects | None = None


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The grid of shops, row by row. Also a profile: what is kept for the next game (Q1)."""

    rows: int = 3
    columns: int = 3
    shops: tuple[Shop, ...] = (Shop(),) * 9

    def resized(self, rows: int, columns: int) -> "City":
        """The city with other edges; shops inside both stay as they are."""
        shops = (
            self.shops[row * self.columns + column] if row < self.rows and column < self.columns else Shop()
            for row in range(rows)
            for column in range(columns)
        )
        return City(rows, columns, tuple(shops))


class StickSpace(msgspec.Struct, frozen=True):
    """A space of the composing stick: its letter ("" for none) and what it covers; None until it is asked."""

    letter: str = ""
    covers: Effects | None = None


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the machine's board. Also a profile: what is kept for the next game (Q1)."""

    stick: tuple[StickSpace, ...] = (StickSpace(),) * 12
    workshop_rows: int = 3
    covers: tuple[Effects | None, ...] = (None,) * (3 * LEVELS)
    """What the technology spaces of the workshop cover, row by row."""
    order_track: int = 6
    """The last space of the order markers' track; a space's number is how far a tradesman goes (W3)."""


class LeadLetter(msgspec.Struct, frozen=True):
    """A lead letter at the left of its workshop, and its goods; None until somebody needs them (V2)."""

    letter: Letter
    goods: Goods | None = None


class Order(msgspec.Struct, frozen=True):
    """An order: phases done and left, and its points (Q4)."""

    done: int = 0
    left: int = 1
    points: int = 0


class Tradesman(msgspec.Struct, frozen=True):
    """A tradesman: the shop's place in the city (from 0, row by row), the room, and whether it stands."""

    shop: int = 0
    room: Room = 2
    standing: bool = True


class Difficulty(msgspec.Struct, frozen=True):
    """The switches of Y5: points more or less, and how many of each good, or coins, turn into a point."""

    contract: int = 0
    technology: int = 0
    factory: int = 0
    paper_limit: int = 3
    ink_limit: int = 3
    lead_limit: int = 3
    coin_limit: int = 5


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All that a save must hold."""

    entropy: int  # 64 bits made of the seed
    draws: int = 0  # draws of chance so far
    tiles: tuple[Tile, ...]  # our 24
    tile_mode: TileMode = "ours"
    pile: tuple[int, ...] = ()  # tiles still to draw, by index, the next one last; with the owner's tiles just a count
    tile: Tile | None = None  # the one drawn last; it stays until the next
    people: int = 1
    place: int = 1  # the machine's, in the player order
    order_marker: int = 1
    round: int = 0
    city: City = City()
    board: Board = Board()
    paper: int = 0
    ink: int = 0
    lead: int = 0
    coins: int = 0
    points: int = 0
    capacity: int = 0
    workforce: int = 1
    letters: tuple[LeadLetter, ...] = ()
    stick: tuple[str, ...] = ("",) * 12  # by space of the composing stick: the letter that was set, or ""
    waiting: tuple[Order, ...] = ()  # orders not begun
    line: tuple[Order, ...] = ()
    contracts: int = 0
    workshop: tuple[Piece, ...] = ()  # by technology space; the space says the level (V8)
    city_markers: int = 8
    director: int = 0
    tradesmen: tuple[Tradesman, Tradesman] = (Tradesman(0), Tradesman(1))
    current: int = 0  # the tradesman that acts or acted last (V9)
    assistants: bool = False  # whether any are in the city, so that their goods are worth a question (V9)
    difficulty: Difficulty = Difficulty()
    other_points: int = 0  # at the end, as a person (Y4)
    finished: bool = False
    stack: tuple[Task, ...] = ()  # what is still to do, the next thing last

    @property
    def letter_order(self) -> str:
        """The six letters of the tile drawn last; as the alphabet goes before the first one."""
        return self.tile.letters if self.tile else "ABCDEF"

    @property
    def arrow(self) -> Direction:
        """The arrow of the tile drawn last; north before the first one."""
        return self.tile.arrow if self.tile else "north"


def level_of(space: int) -> int:
    """The level of a technology space, 1 to 4 from the left (V8)."""
    return space % LEVELS + 1


# ---------------------------------------------------------------- paths
# Parts of the state by their path: "coins", "tradesmen.0.shop", "letters.count".


def pattern_of(path: str) -> str:
    """The path with a star for each place in a list.

    >>> pattern_of("city.shops.11.room_action")
    'city.shops.*.room_action'
    """
    return ".".join("*" if part.isdigit() else part for part in path.split("."))


def has(state: State, path: str) -> bool:
    """True if the path leads somewhere just now; a list may be too short for it."""
    try:
        get(state, path)
    except (AttributeError, IndexError, TypeError, ValueError):
        return False
    return True


def get(state: State, path: str) -> Any:
    """What stands at a path."""
    node: Any = state
    for part in path.split("."):
        node = (len(node) if part == "count" else node[int(part)]) if isinstance(node, tuple) else getattr(node, part)
    return node


def put(node: Any, path: str, value: object) -> Any:
    """The state, or a part of it, with something else at a path. A count cannot be put: its list is."""
    if not path:
        return value
    part, _, rest = path.partition(".")
    if isinstance(node, tuple):
        index = int(part)
        return (*node[:index], put(node[index], rest, value), *node[index + 1 :])
    return replace(node, **{part: put(getattr(node, part), rest, value)})
