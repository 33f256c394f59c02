"""What one seat may know of the table (R1): everything but others' plans, the order of decks and what comes next."""

from copy import copy

import msgspec

from game.rules.decisions import Decision
from game.rules.legal import free_moves_open, pending_seats
from game.rules.names import CARD_KINDS, CharacterId, Counts, Phase
from game.rules.piles import pile_of
from game.rules.state import InkSet, Options, Row, ScoreSheet, Seat, Table

OBSERVER = -1
"""The seat of somebody who only watches: no plan is theirs."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it. Lists are copies: nothing here leads back to the table."""

    seat: int  # whose view; OBSERVER for none
    options: Options
    number: int
    phase: Phase
    round: int
    first: int
    turn_order: tuple[int, ...]
    action: int
    action_orders: tuple[tuple[int, ...], ...]
    queue: tuple[int, ...]
    stack: tuple[Decision, ...]
    pending: tuple[int, ...]
    free_moves_open: bool
    committed: tuple[bool, ...]  # by seat: has handed in a plan
    seats: tuple[Seat, ...]
    printing_row: Row
    refinement_row: Row
    specialty_row: Row
    gears_row: Row
    ink_sets: tuple[InkSet, ...]
    bag: Counts  # what can come out of it is public, what comes next is not (C2)
    claimed: tuple[int, ...]
    patronage_row: Row
    patronage_removed: tuple[str, ...]
    gears_removed: tuple[str, ...]
    draft_printing: tuple[str, ...]
    draft_refinement: tuple[str, ...]
    characters_removed: tuple[CharacterId, ...]
    deck_counts: tuple[int, ...]  # face-down cards by kind: printing, refinement, specialty, gears
    discards: tuple[tuple[str, ...], ...]  # open cards by the same kinds
    planning_left: int  # automa cards still to come
    planning_card: str | None
    planning_used: tuple[str, ...]
    scores: tuple[ScoreSheet, ...]

    @property
    def top(self) -> Decision | None:
        """The question that the game waits for."""
        return self.stack[-1] if self.stack else None


_SAME = tuple(name for name in View.__struct_fields__ if name in Table.__struct_fields__ and name != "seats")


def view_for(table: Table, seat: int) -> View:
    """What a seat may know now; OBSERVER for somebody who only watches.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> view = view_for(table, 0)
    >>> view.bag == table.bag, view.deck_counts[0]
    (True, 42)
    """
    piles = [pile_of(table, kind) for kind in CARD_KINDS]
    seats = tuple(_seat_seen(other, seat) for other in table.seats)
    return View(
        seat=seat,
        pending=pending_seats(table),
        free_moves_open=free_moves_open(table),
        committed=tuple(other.plan is not None for other in table.seats),
        seats=seats,
        deck_counts=tuple(len(pile.deck) for pile in piles),
        discards=tuple(pile.discard for pile in piles),
        planning_left=len(table.planning_deck),
        **{name: getattr(table, name) for name in _SAME},
    )


def _seat_seen(other: Seat, seat: int) -> Seat:
    seen = copy(other)
    if other.index != seat:
        seen.plan = None
    return seen
