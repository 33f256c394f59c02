"""Who plays a match, by seat, and the drafts of seats: what was laid out without making the move."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, Protocol, TypeAlias

import msgspec

from game.guest_names import PATTERN
from game.rules import Options, View
from game.rules.moves import Move
from game.rules.names import Markers
from game.whole_text import whole

if TYPE_CHECKING:
    from game.players import Choice

Level: TypeAlias = Annotated[str, msgspec.Meta(pattern=PATTERN)]
"""How a computer player plays: one of LEVELS, or the name of a player of another package."""

LEVELS: tuple[Level, ...] = ("novice", "adept", "compositor", "foreman", "master")
"""The levels of `game.players` that are offered to people."""


class Thinks(Protocol):
    """Where computer players think; see `game.match.thinking.Thinker`. Nothing here waits."""

    def ask(self, view: View, level: Level, seed: int) -> int:
        """Ask for a move; returns a ticket for the answer."""

    def advise(self, view: View, level: Level, seed: int) -> int:
        """Ask for a hint as strong as a level; returns a ticket for the answer."""

    def compare(self, view: View, made: Move) -> int:
        """Ask for the best other move than one that was made; returns a ticket for the answer."""

    def answer(self, ticket: int) -> "Choice | None":
        """The answer for a ticket; None until it is there."""

    def forget(self, ticket: int) -> None:
        """Drop the question of a ticket."""

    def close(self) -> None:
        """Stop all thinking."""


class Player(msgspec.Struct, frozen=True):
    """A player of one seat; `style` is the id of an emblem and its colour, e.g. "anchor"; a computer has a level."""

    name: str
    style: str
    kind: Literal["person", "automa", "computer"] = "person"
    level: Level | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", whole(self.name))  # else every save would fail


def check_players(options: Options, players: Sequence[Player]) -> None:
    """Raise ValueError unless a person or a computer has each seat, the automa (where it plays) last."""
    found = ["automa" if player.kind == "automa" else "player" for player in players]
    wanted = ["player"] * options.seats + ["automa"] * options.automa
    if found != wanted:
        raise ValueError(f"the seats want {', '.join(wanted)}, not {', '.join(found)}")
    for player in players:
        if (player.level is None) is (player.kind == "computer"):
            raise ValueError(f"a computer has a level and nobody else: {player}")


# Drafts: what a seat has laid out without making the move: markers of a plan, or pieces on its orders.


class LaidPiece(msgspec.Struct, frozen=True, array_like=True):
    """A type or an ink on an order."""

    printing: str  # the order, by its printing card
    on_part: bool  # True: on its colour part; False: on a letter
    at: int
    what: str  # a letter or an ink; "uncovered" for the blank that leaves a letter open


class BonusLeftOut(msgspec.Struct, frozen=True, array_like=True):
    """A use of a bonus gear that was left out; `again` for the second use of the same gear."""

    axle: int
    again: bool = False


class OrdersDraft(msgspec.Struct, frozen=True):
    """The pieces on the orders of a seat, and what its fulfilment leaves out."""

    laid: tuple[LaidPiece, ...] = ()
    plain: tuple[str, ...] = ()  # printing cards of the orders that are printed without decoration
    without: tuple[BonusLeftOut, ...] = ()


Draft: TypeAlias = Markers | OrdersDraft
"""A plan's markers are a list in JSON, the pieces on orders a record."""
