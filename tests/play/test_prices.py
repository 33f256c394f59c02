"""The least price of a thing is the least that the rules allow, and its moves pay just that."""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from game.client.base.readings import ink_pick
from game.content.tables import GearReward
from game.players import LegalMoves, Level, make_player
from game.rules import Table, apply, legal_moves, new_game, pending_seats, view_for
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.apply import free_moves, free_moves_open, open_to_chooser
from game.rules.chance import covers
from game.rules.names import LETTER_INDEX, LETTERS, Letter
from game.rules.prices import Offer, least_price
from game.rules.rewards import card_purchases
from tests.laws.games import MIXES, content
from tests.rules import build
from tests.rules.own_cards import give_reward

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


def test_swap_type_turns_a_letter_that_costs_less_into_the_one_that_is_wanted() -> None:
    """`discount`, `swap_type`: both gears are used; the letters of the sector need no swap."""
    table = build.table()
    letters = two_letters()
    has_gear(table, "discount", letters)
    has_gear(table, "swap_type")
    build.set_types(table, 0, "AIOU")
    for letter in LETTERS:
        swapped = (mv.UseGear(0, 1), mv.SwapType(0, letters[0], letter)) if letter not in letters else ()  # type: ignore[arg-type]
        first = letter if letter in letters else letters[0]
        assert offer(table, letter) == Offer(2, (mv.UseGear(0, 0), mv.TakeType(0, first), *swapped))  # type: ignore[arg-type]


def test_R3_no_price_is_offered_that_loses_the_reward_which_is_open() -> None:
    """`discount`: after a letter by the second gear the first one could not be paid any more."""
    table = build.table()
    give_reward(table, 0, GearReward("discount", letters=("A", "O")))
    give_reward(table, 0, GearReward("discount", letters=("A", "U")))
    build.set_types(table, 0, "AAAIU")
    table.seats[0].guilders = 5
    assert offer(table, "U") == Offer(3, (mv.UseGear(0, 1), mv.TakeType(0, "U")))
    apply(table, mv.UseGear(0, 0))
    assert offer(table, "U") is None
    table.seats[0].guilders = 7
    assert offer(table, "U") == Offer(3, (mv.UseGear(0, 1), mv.TakeType(0, "U")))


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


Wanted = Letter | mv.TakeInks | mv.BuyCards


def all_moves(table: Table, seat: int, asked: tuple[ask.Decision, ...], wanted: Wanted) -> Iterator[mv.Move]:
    """What a seat may do beside its plan, its action, its fulfilment, and the choice that is open, but for a type.

    What is wanted may be bought where it is asked for. Nothing is declined, kept or sold.
    """
    if free_moves_open(table):
        yield from free_moves(table, table.seats[seat])
    else:
        left_out = (mv.Decline, mv.KeepOrder, mv.ScrapType)
        for move in legal_moves(table, seat):
            is_free = isinstance(move, (*mv.FREE_MOVES, mv.TakeType))
            if not isinstance(move, left_out) and (table.stack != asked or is_free):
                yield move
    if table.stack == asked and wanted in legal_moves(table, seat):
        yield wanted


def searched_price(start: Table, seat: int, wanted: Wanted) -> int | None:
    """The least that any legal moves pay for one more of a letter or for what a move buys.

    Nothing that the seat had is given up for it, and no reward lost.
    """
    least: int | None = None
    left = [(start, 0)]
    while left:
        table, paid = left.pop()
        for move in all_moves(table, seat, start.stack, wanted):
            after = table.clone()
            events = apply(after, move)
            spent = paid + sum(e.guilders for e in events if isinstance(e, ev.GuildersPaid))
            if (least is not None and spent >= least) or any(isinstance(e, ev.RewardLost) for e in events):
                continue
            has_it = move == wanted or gives(wanted, start, after, seat)
            if has_it and start.stack in (after.stack, table.stack):
                least = spent
            elif gave_nothing_up(start, after, seat) and len(after.stack) >= len(start.stack):
                left.append((after, spent))
    return least


def gives(wanted: Wanted, before: Table, after: Table, seat: int) -> bool:
    """Whether a seat has one more of a letter now."""
    if isinstance(wanted, mv.TakeInks | mv.BuyCards):
        return False
    at = LETTER_INDEX[wanted]
    return gave_nothing_up(before, after, seat) and after.seats[seat].types[at] > before.seats[seat].types[at]


def on_sale(table: Table) -> Iterator[tuple[mv.TakeInks | mv.BuyCards, int]]:
    """The inks or cards that the seat which is asked could buy, each with the price that the screen shows."""
    top, rules = table.stack[-1], table.content.rules
    if isinstance(top, mv.ActionTurn) and top.action == "inks":
        for number, inks in enumerate(table.ink_sets):
            for at in range(len(inks)):
                if inks[at] is not None:
                    picked = ink_pick(rules.ink_prices, inks, at)
                    yield mv.TakeInks(top.seat, number, picked.inks), picked.price
    if isinstance(top, mv.KeepingOrder):
        for printing, refinement in card_purchases(table):
            yield mv.BuyCards(top.seat, printing, refinement), rules.more_cards_price


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
            after, paid = bought(table, offered)
            assert paid == offered.price
            assert after.stack == table.stack or isinstance(
                table.stack[-1], ask.ChoosingFreeType | ask.BuyingDiscounted
            )
            assert after.seats[seat].types[LETTER_INDEX[letter]] == table.seats[seat].types[LETTER_INDEX[letter]] + 1
    assert cheaper >= CHEAPER * POSITIONS // 1000


def bought(table: Table, offered: Offer) -> tuple[Table, int]:
    """The table after the moves of an offer, and the guilders that were paid."""
    after = table.clone()
    events = [event for move in offered.moves for event in apply(after, move)]
    return after, sum(event.guilders for event in events if isinstance(event, ev.GuildersPaid))


def poor_master(table: Table, seat: int) -> Table:
    """The same position for a seat with a guilder and all levels at the top, where each further one brings guilders."""
    after = table.clone()
    after.seats[seat].guilders, after.seats[seat].levels = 1, (6, 6, 6, 6)
    return after


@pytest.mark.slow
def test_I2_O5_every_price_of_inks_and_cards_is_the_least_that_the_rules_allow() -> None:
    """I1, I2, O5, D3: what the screen shows is what the offered moves pay, and no legal moves pay less.

    Where guilders of a level at the top are needed first, the offer has them; what is not offered cannot be had.
    """
    seen = Counter[str]()
    for position, _ in islice(positions(), POSITIONS):
        for buy, shown in on_sale(position):
            for table in (position, poor_master(position, buy.seat)):
                offered = least_price(table, buy)
                assert (None if offered is None else offered.price) == searched_price(table, buy.seat, buy)
                if offered is not None:
                    assert (shown, shown) == (offered.price, bought(table, offered)[1])
                    assert offered.moves[-1] == buy
                    assert offered.axles == () or table.seats[buy.seat].guilders < shown
                    seen["by gears"] += offered.axles != ()
                seen[type(buy).__name__] += 1
    assert seen["TakeInks"] >= POSITIONS
    assert seen["BuyCards"] >= POSITIONS // 10
    assert seen["by gears"] >= POSITIONS // 100
