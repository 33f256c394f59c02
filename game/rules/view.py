"""What one seat may know of the table (R1), and a full table that agrees with it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from game.content.tables import Content
from game.rules import moves as mv
from game.rules.apply import free_moves_open, pending_seats
from game.rules.chance import entropy_of, pile_of
from game.rules.names import CARD_KINDS, CardKind, CharacterId, Counts, Markers, Phase, Pile
from game.rules.planning import plans
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
    stack: tuple[mv.Decision, ...]
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
    def top(self) -> mv.Decision | None:
        return self.stack[-1] if self.stack else None


_VIEW_SAME = tuple(name for name in View.__struct_fields__ if name in Table.__struct_fields__ and name != "seats")


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
    return View(
        seat=seat,
        pending=pending_seats(table),
        free_moves_open=free_moves_open(table),
        committed=tuple(other.plan is not None for other in table.seats),
        seats=tuple(replace(other, plan=other.plan if other.index == seat else None) for other in table.seats),
        deck_counts=tuple(len(pile.deck) for pile in piles),
        discards=tuple(pile.discard for pile in piles),
        planning_left=len(table.planning_deck),
        **{name: getattr(table, name) for name in _VIEW_SAME},
    )


# A full table that agrees with a view (R1): what the seat can't see is made up. Computer players think on such
# tables. They are built from a view alone, so nothing hidden can leak into a choice.


_SEEN_ELSEWHERE = frozenset({"seats", "content", "seed", "entropy", "draws"})


def imagine(view: View, content: Content) -> Table:
    """A table that looks like this to the seat; its hidden parts lie in the box's order.

    >>> from game.content import load_content
    >>> from game.rules import Options, new_game, view_for
    >>> table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=1)
    >>> view_for(imagine(view_for(table, 0), table.content), 0) == view_for(table, 0)
    True
    """
    hidden_plans = _plans_out_of_sight(view, content)
    planning = _hidden_planning(view, content)
    piles: dict[str, Any] = {
        f"{kind}_pile": Pile(_hidden(view, kind, content), discard)
        for kind, discard in zip(CARD_KINDS, view.discards, strict=True)
    }
    return Table(
        content=content,
        seed=0,
        entropy=entropy_of(0),
        draws=0,
        seats=[replace(seat, plan=hidden_plans.get(seat.index, seat.plan)) for seat in view.seats],
        planning_deck=planning[: view.planning_left],
        planning_aside=planning[view.planning_left :],
        **piles,
        **{name: getattr(view, name) for name in _IMAGINE_SAME},
    )


_IMAGINE_SAME = tuple(
    name for name in Table.__struct_fields__ if name in View.__struct_fields__ and name not in _SEEN_ELSEWHERE
)


def _hidden(view: View, kind: CardKind, content: Content) -> tuple[str, ...]:
    seen = _open(view, kind)
    return tuple(card for card in getattr(content, kind) if card not in seen)


def _hidden_planning(view: View, content: Content) -> tuple[str, ...]:
    """U2: those to come and those aside can't be told apart."""
    if not view.options.automa:
        return ()
    return tuple(card for card in content.planning if card not in view.planning_used)


def _open(view: View, kind: CardKind) -> set[str | None]:
    """The cards of a kind that lie open: on the board, among the discards, and held or drawn by somebody."""
    found = {*getattr(view, f"{kind}_row"), *view.discards[CARD_KINDS.index(kind)]}
    if kind == "gears":
        found.update(view.gears_removed, (placed.gear for seat in view.seats for placed in seat.gears))
        found.update(*(asked.gears for asked in view.stack if isinstance(asked, mv.InstallingDrawn)))
    elif kind != "specialty":
        found.update(getattr(view, f"draft_{kind}"), (getattr(one, kind) for seat in view.seats for one in seat.orders))
        found.update(*(getattr(asked, kind) for asked in view.stack if isinstance(asked, mv.KeepingOrder)))
    return found


def _plans_out_of_sight(view: View, content: Content) -> dict[int, Markers]:
    """L1: the plan in the middle of all for each other seat that has handed one in."""
    most = content.rules.most_markers_on_action
    hidden: dict[int, Markers] = {}
    for seat, committed in zip(view.seats, view.committed, strict=True):
        if committed and seat.plan is None:
            every = plans(seat.marker_count, most)
            hidden[seat.index] = every[len(every) // 2]
    return hidden
