"""Probes: moves that a person could try, legal or not, to find that every refusal can occur."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from game.rules import moves as mv
from game.rules.move_rules import MOVE_RULES
from game.rules.names import (
    ACTIONS,
    INKS,
    LETTERS,
    SPECIALTIES,
    Counts,
    Markers,
    Reward,
    RewardKind,
)
from game.rules.picking import pick
from game.rules.state import Seat, Table

REWARD_KINDS: tuple[RewardKind, ...] = ("inks", "advance", "order", "type")
NONE_TO_ONE: Counts = (1, 1, 1, 1)
STRAY = 0.3  # a kind of move that answers another question
WRONG_SEAT = 0.15


def probe(table: Table, seat: int, rng: Random) -> mv.Move:
    """A move that somebody could try while the game waits for a seat."""
    fitting = [kind for kind in PROBES if table.stack and type(table.stack[-1]) in MOVE_RULES[kind].answers]
    kinds = [*fitting, *mv.FREE_MOVES] if fitting and rng.random() > STRAY else list(PROBES)
    if rng.random() < WRONG_SEAT:
        seat = int(rng.random() * (len(table.seats) + 1))
    who = table.seats[seat] if seat < len(table.seats) else table.seats[0]
    return replace(PROBES[pick(kinds, rng)](table, who, rng), seat=seat)


# the words of a move


def _number(rng: Random, most: int) -> int:
    """A number, mostly from 0 to `most`, sometimes outside."""
    return int(rng.random() * (most + 3)) - 1


def _inks(seat: Seat, rng: Random) -> Counts:
    """Some inks: of those that the seat has, or of any."""
    a, b, c, d = (
        int(rng.random() * (min(count, 3) + 1)) for count in (seat.inks if rng.random() < 0.7 else NONE_TO_ONE)
    )
    return (a, b, c, d)


def _markers(seat: Seat, rng: Random) -> Markers:
    """As many as the seat has, or one less, anywhere: too many on one action at times."""
    counts = [0] * 5
    wide = pick((1, 2, 5), rng)
    for _ in range(seat.marker_count - (rng.random() < 0.3)):
        counts[int(rng.random() * wide)] += 1
    a, b, c, d, e = counts
    return (a, b, c, d, e)


def _card(row: tuple[str | None, ...], others: tuple[str, ...], rng: Random) -> str:
    """A card of a row, or another of its kind."""
    there = [card for card in row if card is not None]
    return pick(there, rng) if there and rng.random() < 0.8 else pick(others, rng)


def _printing(table: Table, row: tuple[str | None, ...], rng: Random) -> str:
    return _card(row, tuple(table.content.printing), rng)


def _refinement(table: Table, row: tuple[str | None, ...], rng: Random) -> str:
    return _card(row, tuple(table.content.refinement), rng)


def _given(table: Table, seat: Seat, rng: Random) -> str | None:
    """The order to give up: none, one that the seat holds, or one that it doesn't."""
    return None if rng.random() < 0.4 else _printing(table, tuple(order.printing for order in seat.orders), rng)


def _offered(table: Table, kind: str) -> tuple[str, ...]:
    """The drawn cards that the open question is about."""
    cards: tuple[str, ...] = getattr(table.stack[-1], kind, ()) if table.stack else ()
    return cards


# one maker per kind of move


def _fulfil(table: Table, seat: Seat, rng: Random) -> mv.Move:
    orders = []
    for _ in range(int(rng.random() * 3)):
        printing = _printing(table, tuple(order.printing for order in seat.orders), rng)
        held = next((order for order in seat.orders if order.printing == printing), None)
        asked = table.content.refinement[held.refinement].inks if held and rng.random() < 0.7 else _inks(seat, rng)
        orders.append(mv.FulfilledOrder(printing, asked if rng.random() < 0.4 else None, rng.random() < 0.3))
    gears = tuple(_number(rng, 2) for _ in range(int(rng.random() * 3)))
    return mv.Fulfil(seat.index, tuple(orders), gears, pick(LETTERS, rng) if rng.random() < 0.3 else None)


def _choose_types(table: Table, seat: Seat, rng: Random) -> mv.Move:
    return mv.ChooseTypes(seat.index, tuple(pick(LETTERS, rng) for _ in range(2 + int(rng.random() * 3))))


def _take_order(table: Table, seat: Seat, rng: Random) -> mv.Move:
    cards = _printing(table, table.printing_row, rng), _refinement(table, table.refinement_row, rng)
    return mv.TakeOrder(seat.index, *cards, _given(table, seat, rng))


def _take_specialty(table: Table, seat: Seat, rng: Random) -> mv.Move:
    card = _card(table.specialty_row, tuple(table.content.specialty), rng)
    return mv.TakeSpecialty(seat.index, card, tuple(pick(SPECIALTIES, rng) for _ in range(int(rng.random() * 3))))


def _install(table: Table, seat: Seat, rng: Random) -> mv.Move:
    gear = _card(table.gears_row + _offered(table, "gears"), tuple(table.content.gears), rng)
    return mv.InstallGear(seat.index, gear, _number(rng, 2), _number(rng, 2))


def _take_patronage(table: Table, seat: Seat, rng: Random) -> mv.Move:
    card = _card(table.patronage_row, tuple(table.content.patronage), rng)
    return mv.TakePatronage(seat.index, card, _inks(seat, rng))


def _keep_order(table: Table, seat: Seat, rng: Random) -> mv.Move:
    printing = _printing(table, _offered(table, "printing"), rng)
    return mv.KeepOrder(seat.index, printing, _refinement(table, _offered(table, "refinement"), rng))


def _draft(table: Table, seat: Seat, rng: Random) -> mv.Move:
    printing = _printing(table, table.draft_printing, rng)
    return mv.DraftOrder(seat.index, printing, _refinement(table, table.draft_refinement, rng))


PROBES: dict[type[mv.Move], Callable[[Table, Seat, Random], mv.Move]] = {
    mv.KeepCharacter: lambda table, seat, rng: mv.KeepCharacter(seat.index, pick(tuple(table.content.characters), rng)),
    mv.StartLevels: lambda table, seat, rng: mv.StartLevels(seat.index, pick(SPECIALTIES, rng), pick(SPECIALTIES, rng)),
    mv.DraftOrder: _draft,
    mv.ChooseTypes: _choose_types,
    mv.NameColour: lambda table, seat, rng: mv.NameColour(seat.index, pick(INKS, rng)),
    mv.CommitPlan: lambda table, seat, rng: mv.CommitPlan(seat.index, _markers(seat, rng)),
    mv.RevealPlan: lambda table, seat, rng: mv.RevealPlan(seat.index),
    mv.ShiftMarker: lambda table, seat, rng: mv.ShiftMarker(seat.index, pick(ACTIONS, rng), pick(ACTIONS, rng)),
    mv.LeaveMarkers: lambda table, seat, rng: mv.LeaveMarkers(seat.index),
    mv.TakeOrder: _take_order,
    mv.TakeInks: lambda table, seat, rng: mv.TakeInks(seat.index, _number(rng, 3), _number(rng, 3)),
    mv.TakeSpecialty: _take_specialty,
    mv.InstallGear: _install,
    mv.RepositionGear: lambda table, seat, rng: mv.RepositionGear(seat.index, _number(rng, 2), _number(rng, 2)),
    mv.ClaimReward: lambda table, seat, rng: mv.ClaimReward(seat.index, _number(rng, 3)),
    mv.TakePatronage: _take_patronage,
    mv.Pass: lambda table, seat, rng: mv.Pass(seat.index),
    mv.AutomaAct: lambda table, seat, rng: mv.AutomaAct(seat.index),
    mv.Fulfil: _fulfil,
    mv.EndTurn: lambda table, seat, rng: mv.EndTurn(seat.index),
    mv.BuyType: lambda table, seat, rng: mv.BuyType(seat.index, pick(LETTERS, rng)),
    mv.UseGear: lambda table, seat, rng: mv.UseGear(seat.index, _number(rng, 2)),
    mv.SwapLevels: lambda table, seat, rng: mv.SwapLevels(seat.index, pick(SPECIALTIES, rng), pick(SPECIALTIES, rng)),
    mv.TakeInk: lambda table, seat, rng: mv.TakeInk(seat.index, pick(INKS, rng)),
    mv.Advance: lambda table, seat, rng: mv.Advance(seat.index, pick(SPECIALTIES, rng)),
    mv.TakeType: lambda table, seat, rng: mv.TakeType(seat.index, pick(LETTERS, rng)),
    mv.DrawOrder: lambda table, seat, rng: mv.DrawOrder(seat.index, _given(table, seat, rng)),
    mv.BuyCards: lambda table, seat, rng: mv.BuyCards(seat.index, _number(rng, 2), _number(rng, 2)),
    mv.KeepOrder: _keep_order,
    mv.ChooseReward: lambda table, seat, rng: mv.ChooseReward(seat.index, Reward(pick(REWARD_KINDS, rng), 1)),
    mv.Decline: lambda table, seat, rng: mv.Decline(seat.index),
    mv.SwapInk: lambda table, seat, rng: mv.SwapInk(seat.index, pick(INKS, rng), pick(INKS, rng)),
    mv.SwapType: lambda table, seat, rng: mv.SwapType(seat.index, pick(LETTERS, rng), pick(LETTERS, rng)),
    mv.ScrapType: lambda table, seat, rng: mv.ScrapType(
        seat.index, pick(LETTERS, rng), pick(("fame", "guilders"), rng)
    ),
    mv.ReturnInk: lambda table, seat, rng: mv.ReturnInk(seat.index, pick(INKS, rng)),
}
