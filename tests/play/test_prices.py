"""The least price of a thing is the least that the rules allow, and its moves pay just that."""

import os
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from game.players import LegalMoves, Level, make_player
from game.rules import Table, apply, legal_moves, new_game, pending_seats, view_for
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import free_moves, free_moves_open, open_to_chooser
from game.rules.chance import covers
from game.rules.names import LETTER_INDEX, LETTERS, Letter
from game.rules.prices import Offer, least_price
from tests.laws.games import MIXES, content
from tests.rules import build

POSITIONS = int(os.environ.get("PRICE_POSITIONS", "2000"))
PLAYERS: tuple[Level, ...] = ("random", "adept", "random")
CHEAPER = 20  # of a thousand positions have a letter that costs less than the next type


def has_gear(table: Table, kind: str, letters: str = "") -> None:
    """Give seat 0 one more gear with such a sector up."""
    own = [placed.gear for placed in table.seats[0].gears]
    build.give_gear(table, 0, *build.find_sector(kind, lambda up: not letters or set(up.letters) == set(letters), own))


def offer(table: Table, letter: Letter) -> Offer | None:
    return least_price(table, mv.BuyType(0, letter))


def test_A1_without_a_gear_the_next_type_has_its_price() -> None:
    table = build.table()
    build.set_types(table, 0, "AIO")
    assert offer(table, "U") == Offer(4, (mv.BuyType(0, "U"),))
    table.seats[0].guilders = 3
    assert offer(table, "U") is None


def two_letters() -> str:
    """The letters of the first sector that sells one of two for less."""
    name, sector = build.find_sector("discount", lambda up: len(up.letters) == 2)
    return "".join(content().gears[name].sectors[sector].letters)


def test_discount_a_letter_of_the_sector_costs_less_and_others_do_not() -> None:
    """`discount`, A5: the gear is used and asked for that letter, and the price is never negative."""
    table = build.table()
    letters = two_letters()
    has_gear(table, "discount", letters)
    build.set_types(table, 0, "AIOU")
    for letter in LETTERS:
        moves = (mv.UseGear(0, 0), mv.TakeType(0, letter)) if letter in letters else (mv.BuyType(0, letter),)
        assert offer(table, letter) == Offer(2 if letter in letters else 5, moves)
    table.seats[0].guilders = 2
    assert [offer(table, letter) is not None for letter in LETTERS] == [letter in letters for letter in LETTERS]
    build.set_types(table, 0, "A")
    table.seats[0].guilders = 0
    assert [(found := offer(table, letter)) and found.price for letter in LETTERS] == [
        0 if letter in letters else None for letter in LETTERS
    ]


def test_D2_a_gear_whose_level_earns_a_type_makes_it_free() -> None:
    table = build.table()
    name, sector = build.find_sector("advance")
    build.give_gear(table, 0, name, sector)
    specialty = content().gears[name].sectors[sector].specialty
    assert specialty is not None
    build.set_levels(table, 0, **{specialty: 5})
    assert offer(table, "O") == Offer(0, (mv.UseGear(0, 0), mv.TakeType(0, "O")))


def test_D3_a_level_at_the_top_pays_for_what_the_seat_lacks_guilders_for() -> None:
    """The gear is used only where the guilders are needed, for types and for the inks of the board."""
    table = build.table()
    name, sector = build.find_sector("advance")
    build.give_gear(table, 0, name, sector)
    specialty = content().gears[name].sectors[sector].specialty
    assert specialty is not None
    build.set_levels(table, 0, **{specialty: 6})
    build.set_types(table, 0, "AIO")
    buy = mv.BuyType(0, "O")
    assert offer(table, "O") == Offer(4, (buy,))
    table.seats[0].guilders = 1
    assert offer(table, "O") == Offer(4, (mv.UseGear(0, 0), buy))
    build.at_action(table, "inks")
    take = mv.TakeInks(0, 0, 3)
    assert least_price(table, take) == Offer(3, (mv.UseGear(0, 0), take))


@pytest.mark.parametrize(
    ("question", "prices"), [(ask.ChoosingFreeType(0), (0, 0)), (ask.BuyingDiscounted(0, ("A",)), (1, 4))]
)
def test_A4_the_answer_to_the_open_question_is_an_offer_too(question: ask.Decision, prices: tuple[int, int]) -> None:
    """A4: what the open reward gives or sells for less is not offered at its full price beside it."""
    table = build.table()
    build.set_types(table, 0, "AIO")
    build.at_action(table, "inks")
    build.ask_now(table, question)
    found = [offer(table, letter) for letter in ("A", "U")]
    assert tuple(one.price for one in found if one is not None) == prices


# against all that is legal


def gave_nothing_up(before: Table, after: Table, seat: int) -> bool:
    """Whether a seat has all that it had, and no card was drawn."""
    had, has = before.seats[seat], after.seats[seat]
    kept = covers(has.types, had.types) and covers(has.inks, had.inks) and covers(has.levels, had.levels)
    return kept and has.orders == had.orders and after.printing_pile == before.printing_pile


def all_moves(table: Table, seat: int, asked: tuple[ask.Decision, ...]) -> Iterator[mv.Move]:
    """What a seat may do beside its plan, its action, its fulfilment, and the choice that is open, but for a type."""
    if free_moves_open(table):
        yield from free_moves(table, table.seats[seat])
        return
    left_out = (mv.Decline, mv.KeepOrder)
    for move in legal_moves(table, seat):
        if not isinstance(move, left_out) and (table.stack != asked or isinstance(move, (*mv.FREE_MOVES, mv.TakeType))):
            yield move


def searched_price(start: Table, seat: int, letter: Letter) -> int | None:
    """The least that any legal moves pay for one more of a letter, none of which gives anything up."""
    least: int | None = None
    at = LETTER_INDEX[letter]
    left = [(start, 0)]
    while left:
        table, paid = left.pop()
        for move in all_moves(table, seat, start.stack):
            after = table.clone()
            spent = paid + sum(e.guilders for e in apply(after, move) if isinstance(e, ev.GuildersPaid))
            if (least is not None and spent >= least) or not gave_nothing_up(table, after, seat):
                continue
            gained = after.seats[seat].types[at] > start.seats[seat].types[at]
            if gained and start.stack in (after.stack, table.stack):
                least = spent
            elif len(after.stack) >= len(start.stack):
                left.append((after, spent))
    return least


def positions() -> Iterator[tuple[Table, int]]:
    """Every seat of people each time that a game of random players and adepts waits for a move."""
    for seed in count(1):
        options = MIXES[seed % len(MIXES)]
        table, _ = new_game(content(), options, seed)
        rng = Random(seed)
        players = [make_player(PLAYERS[(seed + at) % len(PLAYERS)], seed + at) for at in range(options.seats)]
        while pending := pending_seats(table):
            seat = rng.choice(pending)
            if table.seats[seat].is_automa:
                apply(table, (mv.RevealPlan if table.phase == "reveal" else mv.AutomaAct)(seat))
                continue
            if free_moves_open(table) or open_to_chooser(table, seat):
                yield table, rng.randrange(options.seats)
            view = view_for(table, seat)
            apply(table, players[seat].choose(view, LegalMoves(table.content, view)).move)


@pytest.mark.slow
def test_A1_every_price_offered_is_the_least_that_the_rules_allow() -> None:
    """A1, A2, A5, D2, D3: in games of random players and adepts, found from the legal moves; the moves pay just it."""
    cheaper = 0
    for table, seat in islice(positions(), POSITIONS):
        for letter in LETTERS:
            offered = least_price(table, mv.BuyType(seat, letter))
            assert (None if offered is None else offered.price) == searched_price(table, seat, letter)
            if offered is None:
                continue
            cheaper += offered.price < sum(table.seats[seat].types) + 1
            after = table.clone()
            paid = [event for move in offered.moves for event in apply(after, move)]
            assert sum(event.guilders for event in paid if isinstance(event, ev.GuildersPaid)) == offered.price
            assert after.stack == table.stack or isinstance(
                table.stack[-1], ask.ChoosingFreeType | ask.BuyingDiscounted
            )
            assert after.seats[seat].types[LETTER_INDEX[letter]] == table.seats[seat].types[LETTER_INDEX[letter]] + 1
    assert cheaper >= CHEAPER * POSITIONS // 1000
