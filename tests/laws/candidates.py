"""Moves of every kind that somebody could try at a table, sensible ones and wrong ones.

They come from what is on the table, not from `legal_moves`: all seats, cards here and elsewhere, spaces that are there
and such that are not. What can be written in two ways is written as `legal_moves` writes it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import TypeVar, get_args

from msgspec import inspect

from game.rules import Table
from game.rules import moves as mv
from game.rules.chance import pile_of
from game.rules.moves import GearAnswer
from game.rules.names import ACTIONS, INKS, LETTERS, SPECIALTIES, CardKind, Counts, Markers, Reward, RewardKind
from game.rules.state import Seat

T = TypeVar("T")
AXLES = range(-1, 4)
SPACES = range(-1, 5)
KINDS: tuple[type[mv.Move], ...] = get_args(mv.Move)


def some(items: Sequence[T], rng: Random, most: int) -> list[T]:
    """At most so many of the items, without repeats."""
    return list(items) if len(items) <= most else rng.sample(items, most)


def cards(table: Table, kind: CardKind, rng: Random) -> list[str]:
    """Cards of the board, and some of the deck, of hands, of the pool and of those drawn for a choice."""
    found = [card for card in getattr(table, f"{kind}_row") if card is not None]
    found += pile_of(table, kind).deck[:1]
    if kind in ("printing", "refinement"):
        found += some(getattr(table, f"draft_{kind}"), rng, 3)
        found += some([getattr(order, kind) for seat in table.seats for order in seat.orders], rng, 3)
    attribute = "gears" if kind == "gears" else kind
    found += [card for top in table.stack for card in getattr(top, attribute, ())]
    return list(dict.fromkeys(found))


def _draft(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for printing in cards(table, "printing", rng):
        for refinement in cards(table, "refinement", rng):
            yield mv.DraftOrder(seat.index, printing, refinement)
            yield mv.KeepOrder(seat.index, printing, refinement)


def _take_order(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    gives: list[str | None] = [None, "printing-99", *(order.printing for order in seat.orders)]
    for printing, refinement in product(some(cards(table, "printing", rng), rng, 4), cards(table, "refinement", rng)):
        for give in gives:
            yield mv.TakeOrder(seat.index, printing, refinement, give)
    for give in [*gives, *some(cards(table, "printing", rng), rng, 2)]:
        yield mv.DrawOrder(seat.index, give)


def _names(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for character in table.content.characters:
        yield mv.KeepCharacter(seat.index, character)
    for count in range(5):
        for letters in some(list(product(LETTERS, repeat=count)), rng, 12):
            yield mv.ChooseTypes(seat.index, letters)
    for letter in LETTERS:
        yield mv.BuyType(seat.index, letter)
        yield mv.TakeType(seat.index, letter)


def _inks(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for ink in INKS:
        yield mv.NameColour(seat.index, ink)
        yield mv.TakeInk(seat.index, ink)
    for ink_set, count in product(SPACES, range(-1, 5)):
        yield mv.TakeInks(seat.index, ink_set, count)


def _specialties(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for first in SPECIALTIES:
        yield mv.Advance(seat.index, first)
    for first, second in product(SPECIALTIES, SPECIALTIES):
        yield mv.StartLevels(seat.index, first, second)
    for at, first in enumerate(SPECIALTIES):
        for second in SPECIALTIES[at:]:
            yield mv.SwapLevels(seat.index, first, second)
    for card in cards(table, "specialty", rng):
        for count in range(4):
            for advances in some(list(product(SPECIALTIES, repeat=count)), rng, 6):
                yield mv.TakeSpecialty(seat.index, card, advances)
        shown = table.content.specialty[card].specialties
        yield mv.TakeSpecialty(seat.index, card, shown)
        yield mv.TakeSpecialty(seat.index, card, shown[::-1])


def _plans(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for total in (0, seat.marker_count - 1, seat.marker_count, seat.marker_count + 1):
        for _ in range(4):
            yield mv.CommitPlan(seat.index, _any_spread(total, rng))
    for source, target in product(ACTIONS, ACTIONS):
        yield mv.ShiftMarker(seat.index, source, target)


def _any_spread(total: int, rng: Random) -> Markers:
    a, b, c, d = (rng.randrange(-1, 8) for _ in range(4))
    return (a, b, c, d, total - a - b - c - d)


def _gears(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for gear, axle, sector in product(cards(table, "gears", rng), AXLES, AXLES):
        yield mv.InstallGear(seat.index, gear, axle, sector)
    for axle in AXLES:
        yield mv.UseGear(seat.index, axle)
        for sector in AXLES:
            yield mv.RepositionGear(seat.index, axle, sector)


def _patronage(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for space in SPACES:
        yield mv.ClaimReward(seat.index, space)
    for card in [*(card for card in table.patronage_row if card is not None), *table.patronage_removed[:1]]:
        for inks in [table.content.patronage[card].inks, *(_handful(seat, rng) for _ in range(4))]:
            yield mv.TakePatronage(seat.index, card, inks)


def _handful(seat: Seat, rng: Random) -> Counts:
    """Inks that the seat may have, or now and then such that it can't have."""
    a, b, c, d = (int(rng.random() * (min(have, 2) + 2)) - (rng.random() < 0.1) for have in seat.inks)
    return a, b, c, d


def _fulfilments(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    yield mv.Fulfil(seat.index, ())
    yield mv.Fulfil(seat.index, (mv.FulfilledOrder("printing-99"),))
    groups = [group for count in range(1, 5) for group in combinations(seat.orders, count)]
    for group in some(groups, rng, 8):
        for _ in range(3):
            chosen = []
            for order in group:
                inks = [None, None, table.content.refinement[order.refinement].inks, _handful(seat, rng)]
                chosen.append(mv.FulfilledOrder(order.printing, rng.choice(inks), rng.random() < 0.4))
            uses = tuple(sorted(rng.choices(range(-1, 3), k=rng.choice((0, 0, 1, 2, 4)))))
            yield mv.Fulfil(seat.index, tuple(chosen), uses, rng.choice((None, None, *LETTERS)))
        yield mv.Fulfil(seat.index, (mv.FulfilledOrder(group[0].printing),) * 2)


def _plain(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    for kind in (mv.RevealPlan, mv.LeaveMarkers, mv.Pass, mv.AutomaAct, mv.EndTurn, mv.Decline):
        yield kind(seat.index)
    for printing, refinement in product(range(-1, 4), range(-1, 4)):
        yield mv.BuyCards(seat.index, printing, refinement)
    for reward, amount in product(get_args(RewardKind), range(4)):
        yield mv.ChooseReward(seat.index, Reward(reward, amount))


@cache
def _gear_answers_of(seat: int) -> list[mv.Move]:
    """Every word that the fields of an answer to a gear reward may hold."""
    found = list[mv.Move]()
    for kind in get_args(GearAnswer):
        declared = inspect.type_info(kind)
        assert isinstance(declared, inspect.StructType)
        fields = [field.type for field in declared.fields if field.name != "seat"]
        words = product(*(field.values for field in fields if isinstance(field, inspect.LiteralType)))
        found += (kind(seat, *each) for each in words)
    return found


def _gear_answers(table: Table, seat: Seat, rng: Random) -> Iterator[mv.Move]:
    yield from _gear_answers_of(seat.index)


SOURCES: tuple[Callable[[Table, Seat, Random], Iterator[mv.Move]], ...] = (
    _gear_answers,
    _draft,
    _take_order,
    _names,
    _inks,
    _specialties,
    _plans,
    _gears,
    _patronage,
    _fulfilments,
    _plain,
)


def candidates(table: Table, rng: Random) -> Iterator[mv.Move]:
    """Moves to try at this table, of every kind and by every seat."""
    for seat in table.seats:
        for source in SOURCES:
            yield from source(table, seat, rng)
