"""The whole state of a game: `Table` and its `Seat`s.

Every field but `seats` holds something immutable and is replaced, never changed in place. So a clone is one shallow
copy of the table and one of each seat, and nothing can be shared by mistake.
"""

import hashlib
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from game.content.tables import Content
from game.rules.moves import Decision
from game.rules.names import NOTHING, Ability, CharacterId, Counts, Ink, Markers, Order, Phase, Pile, PlacedGear

InkSet: TypeAlias = tuple[Ink | None, ...]
"""The three positions of a set of inks on the board; None where an ink is gone."""

Row: TypeAlias = tuple[str | None, ...]
"""A row of spaces on the board, by card id; None where a space is empty."""

EMPTY = Pile((), ())


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is set up. `seats` are people or computer players; the automa comes on top (S1)."""

    seats: int = 2
    automa: bool = True
    characters: bool = True
    first_seat: int | None = None  # None: at random; with the automa in play it is first (S4)

    @property
    def seat_count(self) -> int:
        """Seats in all, the automa counted (S2)."""
        return self.seats + self.automa


class Seat(msgspec.Struct, kw_only=True):
    """What one place at the table holds. The automa has markers and nothing else (U1)."""

    index: int
    is_automa: bool
    guilders: int
    fame: int = 0
    types: Counts = NOTHING
    inks: Counts = NOTHING
    levels: Counts = NOTHING
    disk: int = 0  # spaces of the reward track that the disk has passed (D2)
    marker_count: int = 0
    markers: Markers | None  # on the initiative board, open to all
    plan: Markers | None = None  # handed in and still secret (L1)
    orders: tuple[Order, ...] = ()
    gears: tuple[PlacedGear, ...] = ()  # axle 1 first
    gear_uses: int = 0  # this round (G7)
    patronage: tuple[str, ...] = ()
    character: CharacterId | None = None
    drawn_characters: tuple[CharacterId, ...] = ()  # while one of them is to be kept (P4)
    wild: Ink | None = None  # `caxton`'s colour this round
    swapped_levels: bool = False  # `plantin`, this round
    orders_fulfilled: int = 0  # in the whole game


class ScoreSheet(msgspec.Struct, frozen=True):
    """Final fame of one seat by category (Z1)."""

    seat: int
    track: int
    specialties: int
    patronage: int
    guilders: int
    total: int
    types: int  # for ties (Z2)
    inks: int
    rank: int  # 1 is best; equal ranks share


class State(msgspec.Struct, kw_only=True):
    """All that a save must hold; `Table` adds the content it is played with."""

    options: Options
    seed: int
    entropy: int  # 64 bits made of the seed; never shown
    draws: int = 0  # chance draws so far
    number: int = 0  # moves applied so far
    phase: Phase
    round: int
    first: int = 0  # seat with the first player token
    turn_order: tuple[int, ...] = ()
    action: int = -1  # index of the running action, -1 outside the actions
    action_orders: tuple[tuple[int, ...], ...] = ()  # order of play of each action once plans are open (L3)
    queue: tuple[int, ...] = ()  # seats still to come in the running step
    stack: tuple[Decision, ...] = ()
    seats: list[Seat]
    printing_pile: Pile = EMPTY
    refinement_pile: Pile = EMPTY
    specialty_pile: Pile = EMPTY
    gears_pile: Pile = EMPTY
    printing_row: Row
    refinement_row: Row
    specialty_row: Row
    gears_row: Row
    ink_sets: tuple[InkSet, ...]
    bag: Counts
    claimed: tuple[int, ...]  # by reward space: the seat that claimed it this round, or NOWHERE
    patronage_row: Row = ()
    patronage_removed: tuple[str, ...] = ()
    gears_removed: tuple[str, ...] = ()
    draft_printing: tuple[str, ...] = ()
    draft_refinement: tuple[str, ...] = ()
    characters_removed: tuple[CharacterId, ...] = ()
    planning_deck: tuple[str, ...] = ()
    planning_aside: tuple[str, ...] = ()
    planning_card: str | None = None  # of this round, once revealed
    planning_used: tuple[str, ...] = ()
    scores: tuple[ScoreSheet, ...] = ()


class Table(State, kw_only=True):
    """A game in progress. Change it through `game.rules.apply` only."""

    content: Content

    def clone(self) -> "Table":
        """A copy that shares nothing that can change."""
        return replace(self, seats=[replace(seat) for seat in self.seats])

    def take_from_row(self, kind: str, card: str) -> None:
        """Empty the space of the board that holds a card."""
        name = f"{kind}_row"
        row: Row = getattr(self, name)
        space = row.index(card)
        setattr(self, name, (*row[:space], None, *row[space + 1 :]))

    @property
    def is_over(self) -> bool:
        """True once the final scores stand (Z1)."""
        return self.phase == "over"

    @property
    def automa(self) -> Seat | None:
        """The automa's seat, always the last one, or None."""
        last = self.seats[-1]
        return last if last.is_automa else None


_state_fields = tuple(name for name in State.__struct_fields__)


def save_state(table: Table) -> bytes:
    """The whole state as JSON; `load_state` reads it back."""
    fields: dict[str, Any] = {name: getattr(table, name) for name in _state_fields}
    return msgspec.json.encode(fields)


def load_state(data: bytes, content: Content) -> Table:
    """The table of a saved state; raises msgspec.ValidationError where the data are not one."""
    state = msgspec.json.decode(data, type=State)
    return Table(content=content, **{name: getattr(state, name) for name in _state_fields})


def digest(table: Table) -> str:
    """A short name of exactly this state, equal on every machine."""
    return digest_of(save_state(table).decode())


def digest_of(state: str) -> str:
    """The same name, from a state as `save_state` wrote it."""
    return hashlib.blake2b(state.encode(), digest_size=16).hexdigest()


# What characters can do (§7): everything that the rules, the screen and the players ask about it is asked here.


def has(content: Content, seat: Seat, ability: Ability) -> bool:
    """Whether a seat's character can do that."""
    return seat.character is not None and ability in content.characters[seat.character].abilities
