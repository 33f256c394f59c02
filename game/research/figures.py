"""What a seat may know, as a row of whole numbers that always has the same length and order, each with a name.

Names of things are their place in `config/` and in the vocabulary of the rules, counted from 1; 0 is none. Seats are
counted from the one that looks: 0 is its own, 1 the next to its left.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, get_args

from game.content.tables import Content
from game.rules.moves import Decision
from game.rules.names import ACTIONS, INKS, LETTERS, PHASES, SPECIALTIES
from game.rules.state import Seat
from game.rules.view import View

SEATS = 4
DECISIONS = tuple(kind.__name__ for kind in get_args(Decision))
Figures: TypeAlias = Iterator[tuple[str, int]]


def figures(view: View, content: Content) -> Figures:
    """Every figure of a view with its name; how many they are depends on the content alone."""
    yield from _moment(view)
    yield from _board(view, content)
    for place in range(SEATS):
        taken = place < len(view.seats)
        seat = view.seats[(view.seat + place) % len(view.seats)] if taken else None
        yield from _seat(f"seat {place}", seat, view, content)


def _moment(view: View) -> Figures:
    yield from (("round", view.round), ("action", view.action + 1), ("free moves open", view.free_moves_open))
    yield from _one_of("phase", PHASES, view.phase)
    asked = view.top
    yield from _one_of("decision", DECISIONS, type(asked).__name__)
    yield "decision left", getattr(asked, "left", 0)
    yield from _padded("turn order", [1 + _place(view, seat) for seat in view.turn_order], SEATS)
    for at, action in enumerate(ACTIONS):
        order = view.action_orders[at] if at < len(view.action_orders) else ()
        yield from _padded(f"order of {action}", [1 + _place(view, seat) for seat in order], SEATS)


def _board(view: View, content: Content) -> Figures:
    most = max(table.spaces for table in content.seat_counts.values())
    patrons = max(len(table.patronage_rounds) for table in content.seat_counts.values())
    pool = max(table.draft_pool for table in content.seat_counts.values())
    yield from _counts("bag", INKS, view.bag)
    for name, row, cards, length in (
        ("printing row", view.printing_row, content.printing, most),
        ("refinement row", view.refinement_row, content.refinement, most),
        ("specialty row", view.specialty_row, content.specialty, most),
        ("gears row", view.gears_row, content.gears, most),
        ("patronage row", view.patronage_row, content.patronage, patrons),
        ("draft printing", view.draft_printing, content.printing, pool),
        ("draft refinement", view.draft_refinement, content.refinement, pool),
        ("drawn printing", getattr(view.top, "printing", ()), content.printing, pool),
        ("drawn refinement", getattr(view.top, "refinement", ()), content.refinement, pool),
        ("drawn gears", getattr(view.top, "gears", ()), content.gears, most),
    ):
        yield from _padded(name, _numbers(row, list(cards)), length)
    inks = [_number(ink, INKS) for ink_set in view.ink_sets for ink in ink_set]
    yield from _padded("ink sets", inks, most * content.rules.ink_set_size)
    claimed = [0 if seat < 0 else 1 + _place(view, seat) for seat in view.claimed]
    yield from _padded("claimed", claimed, len(content.rules.patronage_rewards))
    yield from _padded("cards in decks", view.deck_counts, len(view.deck_counts))
    yield "planning left", view.planning_left
    yield "planning card", _number(view.planning_card, list(content.planning))


def _seat(name: str, seat: Seat | None, view: View, content: Content) -> Figures:
    """One place at the table; all figures are 0 where nobody sits."""
    rules = content.rules
    yield f"{name} here", seat is not None
    yield f"{name} is first", seat is not None and seat.index == view.first
    yield f"{name} is waited for", seat is not None and seat.index in view.pending
    yield f"{name} turns to come", view.queue.count(seat.index) if seat else 0
    yield f"{name} is next but", view.queue.index(seat.index) if seat and seat.index in view.queue else 0
    yield f"{name} has planned", seat is not None and view.committed[seat.index]
    for field in (
        "is_automa",
        "guilders",
        "fame",
        "disk",
        "marker_count",
        "gear_uses",
        "swapped_levels",
        "orders_fulfilled",
    ):
        yield f"{name} {field}", getattr(seat, field, 0)
    for field, words in (
        ("types", LETTERS),
        ("inks", INKS),
        ("levels", SPECIALTIES),
        ("markers", ACTIONS),
        ("plan", ACTIONS),
    ):
        yield from _counts(f"{name} {field}", words, getattr(seat, field, None))
    orders = seat.orders if seat else ()
    yield from _padded(
        f"{name} printing", _numbers([order.printing for order in orders], list(content.printing)), rules.order_slots
    )
    yield from _padded(
        f"{name} refinement",
        _numbers([order.refinement for order in orders], list(content.refinement)),
        rules.order_slots,
    )
    placed = seat.gears if seat else ()
    yield from _padded(f"{name} gears", _numbers([one.gear for one in placed], list(content.gears)), rules.axles)
    yield from _padded(f"{name} sectors up", [one.sector for one in placed], rules.axles)
    yield from _padded(f"{name} gears used", [one.used for one in placed], rules.axles)
    for card in content.patronage:
        yield f"{name} patron {card}", seat is not None and card in seat.patronage
    yield f"{name} character", _number(seat and seat.character, tuple(content.characters))
    drawn = seat.drawn_characters if seat else ()
    yield from _padded(f"{name} drawn characters", _numbers(drawn, tuple(content.characters)), rules.characters_drawn)
    yield f"{name} wild", _number(seat and seat.wild, INKS)


# one thing as figures


def _place(view: View, seat: int) -> int:
    return (seat - view.seat) % len(view.seats)


def _number(word: Any, words: Sequence[Any]) -> int:
    return 0 if word is None else 1 + words.index(word)


def _numbers(found: Sequence[Any], words: Sequence[Any]) -> list[int]:
    return [_number(word, words) for word in found]


def _one_of(name: str, words: Sequence[str], word: str) -> Figures:
    for each in words:
        yield f"{name} {each}", each == word


def _counts(name: str, words: Sequence[str], counts: Sequence[int] | None) -> Figures:
    yield from zip((f"{name} {word}" for word in words), counts or (0,) * len(words), strict=True)


def _padded(name: str, values: Sequence[int], length: int) -> Figures:
    if len(values) > length:
        raise ValueError(f"{name}: {len(values)} values for {length} places")
    for at in range(length):
        yield f"{name} {at + 1}", values[at] if at < len(values) else 0
