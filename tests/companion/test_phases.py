"""Y1 to Y6: orders, contracts, production, the next round, the end and the difficulty."""

import pytest

from game.companion.rules.dialogue import Edit, Gives, Number, Said
from game.companion.rules.engine import CountContracts, EndRound, Score, score
from game.companion.rules.gains import Produce, SetDifficulty, TakeOrder
from game.companion.rules.machine import Difficulty, LeadLetter, Order, Tile
from game.companion.rules.symbols import MOST_ON_LINE
from tests.companion.build import Bench, event, gives, men


def test_Y1_with_fewer_than_two_not_begun_it_takes_one_for_free() -> None:
    bench = Bench(TakeOrder(), waiting=(Order(0, 2, 3),), coins=3).say(Said(True), Number(4), Number(9))
    assert bench.of("order_taken") == [event("order_taken")]
    assert bench.state.waiting == (Order(0, 2, 3), Order(0, 4, 9))
    assert (bench.state.coins, bench.kind) == (3, None)  # one a round


def test_Y1_an_order_whose_place_a_hand_filled_is_not_asked_about() -> None:
    bench = Bench(TakeOrder(), waiting=(Order(0, 2, 3),)).say(Said(True), Edit("waiting.count", 2))
    assert (bench.kind, len(bench.state.waiting)) == (None, 2)


def test_Y1_with_two_waiting_it_takes_none() -> None:
    bench = Bench(TakeOrder(), waiting=(Order(), Order()))
    assert bench.told == [event("came_to_nothing", effect="order", reason="orders_full")]


def test_Y1_none_on_offer_is_nothing() -> None:
    assert Bench(TakeOrder()).say(Said(False)).told == [
        event("came_to_nothing", effect="order", reason="no_order_on_offer")
    ]


def test_Y1_ruling_of_equals_the_leftmost() -> None:
    """Y1: the owner's hand finds it, so the question says which: the cheapest, of equals the leftmost."""
    figures = Bench(TakeOrder()).question.figures
    assert (figures["choose"], figures["of_equals"]) == ("cheapest", "leftmost")
    assert all(each.by_hand for each in Bench(TakeOrder()).say(Said(True)).told)


def test_Y2_every_free_place_is_filled_and_what_it_covers_gained() -> None:
    """Y2: how many it takes is asked once for all of them."""
    bench = Bench(CountContracts(), contracts=1, coins=0).say(Number(2))
    assert (bench.kind, bench.question.rule) == ("contract_covers", "Y2")
    bench.say(Gives(gives(points=2)), Gives(gives(typesetting=1)))
    assert bench.of("contract_taken") == [event("contract_taken", contracts=2), event("contract_taken", contracts=3)]
    assert (bench.state.points, bench.kind) == (3, None)


def test_Y2_none_unlocked_it_passes() -> None:
    assert Bench(CountContracts()).say(Number(0)).told == [
        event("came_to_nothing", effect="contract", reason="no_contract")
    ]


def test_Y2_a_covered_action_goes_by_the_last_tile() -> None:
    """Y2_last_tile: no tile is drawn for it."""
    held = (LeadLetter("A"), LeadLetter("E"))
    bench = Bench(CountContracts(), letters=held, tile=Tile("north", "ECABDF")).say(Number(1))
    bench.say(Gives(gives(trade=1)))
    assert bench.question.figures["number"] == 3


def test_Y3_from_right_to_left_over_and_over_as_long_as_capacity_lasts() -> None:
    line = (Order(1, 5, 4), Order(3, 2, 6))
    bench = Bench(Produce(), line=line, waiting=(Order(0, 3, 2),), capacity=5).words("none", "none")
    moves = [
        event("order_moved", done=4, left=1),
        event("order_moved", done=2, left=4),
        event("order_moved", done=1, left=2),
        event("order_moved", done=5, left=0),
        event("order_moved", done=3, left=3),
    ]
    assert bench.of("order_moved") == moves
    assert bench.state.line == (Order(3, 3, 4), Order(1, 2, 2))
    assert bench.state.waiting == ()


def test_Y3_ruling_by_one_capacity_falls_with_each_phase() -> None:
    bench = Bench(Produce(), line=(Order(1, 5, 4),), capacity=3)
    assert (bench.question.rule, dict(bench.question.figures)) == ("Y3", {"left": 3, "moving": 1})
    bench.words("none", "none", "none")
    assert bench.of("capacity_fell") == [
        event("capacity_fell", total=2),
        event("capacity_fell", total=1),
        event("capacity_fell", total=0),
    ]
    assert bench.of("production_ended") == [event("production_ended", capacity=0)]


def test_Y3_finished_orders_give_their_points_at_once_and_no_goods_are_paid() -> None:
    bench = Bench(Produce(), line=(Order(2, 1, 7), Order(1, 2, 5)), capacity=2, paper=2).words("none")
    assert bench.told[2:4] == [event("order_finished", points=7), event("gained", resource="points", amount=7, total=7)]
    assert bench.state.line == (Order(2, 1, 5),)
    assert bench.state.paper == 2


def test_Y3_of_orders_equally_far_the_one_started_first_moves_first() -> None:
    """Y3_equals: it stands first on the line."""
    bench = Bench(Produce(), line=(Order(1, 3, 4), Order(1, 3, 9)), capacity=1).words("none")
    assert bench.state.line == (Order(2, 2, 4), Order(1, 3, 9))


def test_Y3_coins_and_points_that_the_capacity_marker_passed() -> None:
    """Y3_at_the_end: they are asked once, when production is over."""
    bench = Bench(Produce(), line=(Order(1, 2, 0),), capacity=6, coins=0).words("none", "none")
    assert (bench.kind, dict(bench.question.figures)) == ("capacity_coins", {"start": 6, "end": 4})
    bench.say(Number(6), Number(2))
    assert (bench.state.coins, bench.state.points, bench.state.capacity) == (1, 3, 4)


def test_Y3_ruling_skipped_is_an_order_that_cannot_move() -> None:
    line = (Order(3, 2, 6), Order(1, 5, 4))
    bench = Bench(Produce(), line=line, capacity=2)
    assert list(bench.question.choices) == ["none", "0", "1"]
    bench.words("0")
    assert list(bench.question.choices) == ["none", "1"]
    bench.words("none")
    assert bench.state.line == (Order(3, 2, 6), Order(2, 4, 4))
    bench.words("0", "1")  # when none can, the phase is over
    assert bench.kind == "capacity_coins"
    assert bench.state.capacity == 1


def test_Y3_without_capacity_or_orders_nothing_is_asked() -> None:
    assert Bench(Produce(), line=(Order(1, 1, 1),)).told == [
        event("came_to_nothing", effect="production", reason="no_capacity")
    ]
    assert Bench(Produce(), capacity=3).told == [event("came_to_nothing", effect="production", reason="no_order_moves")]


def test_Y3_no_order_is_started_on_a_full_line() -> None:
    line = (Order(1, 3, 0),) * (MOST_ON_LINE - 1)
    bench = Bench(Produce(), line=line, waiting=(Order(), Order()), capacity=60)
    assert str(MOST_ON_LINE - 1) in bench.question.choices
    assert str(MOST_ON_LINE) not in bench.question.choices


WORKSHOP = ("technology", "factory", "factory", "technology", "technology")


def test_Y4_contracts_are_worth_five_pieces_their_level() -> None:
    bench = Bench(EndRound(), points=20, contracts=3, workshop=WORKSHOP).say(Said(True), Number(4))
    assert score(bench.state) == Score(points=20, contracts=15, technologies=1 + 4 + 1, factories=2 + 3, other=4)
    assert bench.of("game_ended") == [event("game_ended", total=50)]
    assert bench.state.finished
    assert bench.kind is None


@pytest.mark.parametrize(
    ("switches", "total"),
    [
        (Difficulty(), 26),
        (Difficulty(contract=2), 32),
        (Difficulty(contract=-2), 20),
        (Difficulty(technology=1), 29),
        (Difficulty(technology=-1), 23),
        (Difficulty(factory=1), 28),
        (Difficulty(factory=-1), 24),
    ],
)
def test_Y5_contracts_technologies_and_factories_up_or_down(switches: Difficulty, total: int) -> None:
    assert score(Bench(contracts=3, workshop=WORKSHOP, difficulty=switches).state).total == total


def test_Y5_each_switch_is_asked_on_its_own_and_off_by_default() -> None:
    """Y5_five_at_most: of a contract."""
    assert Bench(SetDifficulty()).say(Said(False)).state.difficulty == Difficulty(0, 0, 0, 3, 3, 3, 5)
    bench = Bench(SetDifficulty()).say(Said(True))
    assert 1 not in bench.question.choices  # two points or more
    assert 2 in bench.question.choices
    assert (min(bench.question.choices), max(bench.question.choices)) == (-5, 5)  # Y5_five_at_most
    bench.say(Number(-2), Number(1), Number(0), Number(3), Number(4), Number(3), Number(5))
    assert bench.state.difficulty == Difficulty(-2, 1, 0, 3, 4, 3, 5)


def test_Y6_the_next_round_asks_for_place_and_order_marker() -> None:
    """Y6_capacity: nothing else is asked, and the capacity stays."""
    bench = Bench(EndRound(), people=2, capacity=2, tradesmen=men((0, 1, False), (1, 2, False)))
    bench.say(Said(False), Number(3), Number(4))
    assert (bench.state.place, bench.state.order_marker, bench.state.round) == (3, 4, 2)
    assert (bench.kind, bench.state.capacity) == ("turn", 2)


def test_Y6_ruling_the_owner_says_when_the_last_round_is_over() -> None:
    bench = Bench(EndRound())
    assert (bench.kind, bench.question.rule, bench.question.form) == ("last_round", "Y6", "yes_no")
