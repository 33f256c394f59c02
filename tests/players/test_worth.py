"""The judge: what a position is worth moves the way the rules pay."""

import pytest

from game.players.foresight import ahead_odds, guessed_counts, plan_values, spread, turn_gains
from game.players.wants import affordable_sets
from game.players.worth import Judge
from game.rules import Table
from game.rules.names import ACTIONS, Order, PlacedGear
from game.rules.planning import plans
from tests.rules import build


def fulfilment(types: str = "AIOU", guilders: int = 5, seats: int = 2) -> Table:
    table = build.table(seats=seats)
    build.at_fulfilment(table)
    build.set_types(table, 0, types)
    table.seats[0].guilders = guilders
    return table


def test_more_of_anything_is_never_worth_less() -> None:
    table = fulfilment()
    judge = Judge(table.content)
    before = judge.worth(table, 0)
    for richer in (
        {"guilders": 9},
        {"fame": 3},
        {"types": (2, 1, 1, 1)},
        {"inks": (1, 0, 1, 0)},
        {"levels": (1, 0, 0, 0)},
    ):
        twin = table.clone()
        for name, value in richer.items():
            setattr(twin.seats[0], name, value)
        assert judge.worth(twin, 0) > before, richer


def test_A1_sets_of_orders_are_affordable_exactly_while_their_letters_can_be_paid() -> None:
    """A1: the n-th type costs n guilders."""
    table = fulfilment("AIO", guilders=4)
    judge, seat = Judge(table.content), table.seats[0]
    by_needs = {card.needs: card.id for card in table.content.printing.values()}
    refinement = next(iter(table.content.refinement))
    fair, dear = Order(by_needs[1, 1, 1, 1], refinement), Order(by_needs[1, 0, 1, 2], refinement)
    found = affordable_sets(seat, [judge.facts(fair), judge.facts(dear)])
    assert [(chosen, cost) for chosen, _, cost in found] == [((), 0), ((0,), 4)]
    seat.guilders = 9
    found = affordable_sets(seat, [judge.facts(fair), judge.facts(dear)])
    assert [(chosen, cost) for chosen, _, cost in found] == [((), 0), ((0,), 4), ((1,), 9)]


def test_manutius_needs_one_letter_less_for_two_orders() -> None:
    """`manutius`: when two orders or more are fulfilled together, one letter may stay uncovered."""
    table = fulfilment("AIO", guilders=0)
    judge, seat = Judge(table.content), table.seats[0]
    by_needs = {card.needs: card.id for card in table.content.printing.values()}
    refinement = next(iter(table.content.refinement))
    facts = [judge.facts(Order(by_needs[needs], refinement)) for needs in ((1, 1, 0, 0), (0, 0, 1, 1))]
    assert [chosen for chosen, *_ in affordable_sets(seat, facts)] == [(), (0,)]
    assert [chosen for chosen, *_ in affordable_sets(seat, facts, leaves_one=True)] == [(), (0,), (0, 1)]


def test_vietor_counts_guilders_double_however_many() -> None:
    """`vietor`, Z1: 2 fame per full 3 guilders."""
    table = fulfilment()
    table.round = table.content.rules.rounds
    judge, seat = Judge(table.content), table.seats[0]
    seat.character = next(name for name, one in table.content.characters.items() if "vietor" in one.abilities)
    seat.guilders = 30
    worth = judge.worth(table, 0, may_fulfil=False)
    seat.guilders = 33
    assert judge.worth(table, 0, may_fulfil=False) == pytest.approx(worth + 2)


def test_schoffer_expects_two_uses_of_a_gear_and_three_in_all() -> None:
    """`schoffer`, G7."""
    table = fulfilment()
    judge, seat = Judge(table.content), table.seats[0]
    schoffer = next(name for name, one in table.content.characters.items() if "schoffer" in one.abilities)
    worths = []
    for seat.character in (None, schoffer):
        for count in (1, 3):
            seat.gears = tuple(PlacedGear(name, 0, 0) for name in sorted(table.content.gears)[:count])
            worths.append(judge.gears_worth(table, 0))
    assert worths[2] == pytest.approx(2 * worths[0])
    assert worths[1] < worths[3] < 4 / 3 * worths[1] + worths[2]


def test_G7_bonus_gears_pay_only_as_often_as_gears_may_still_be_used() -> None:
    """G7, F7: at most three uses of gears in a round."""
    table = fulfilment("AAAIIIOOOUUU")
    table.round = table.content.rules.rounds
    build.give_orders(table, 0, 1)
    judge, seat = Judge(table.content), table.seats[0]
    (order,) = seat.orders
    letters = table.content.printing[order.printing].letters
    gear, sector = next(
        (name, at)
        for name, one in table.content.gears.items()
        for at, reward in enumerate(one.sectors)
        if reward.kind == "type_bonus" and set(reward.letters) & set(letters)
    )
    bare = judge.worth(table, 0)
    seat.gears = (PlacedGear(gear, sector, 0),)
    assert judge.worth(table, 0) == pytest.approx(bare + table.content.rules.bonus_gear_fame)
    seat.gear_uses = table.content.rules.gear_uses_per_round
    assert judge.worth(table, 0) == pytest.approx(bare)


def test_F1_an_order_is_worth_more_while_it_can_still_be_fulfilled() -> None:
    """F1: in the last round nothing comes after the turn."""
    table = fulfilment("AAAIIIOOOUUU")
    table.round = table.content.rules.rounds
    build.give_orders(table, 0, 1)
    judge = Judge(table.content)
    assert judge.worth(table, 0) > judge.worth(table, 0, may_fulfil=False) + 0.9


@pytest.mark.parametrize("markers", [7, 8, 9, 10])
def test_L1_a_plan_spreads_all_markers_as_the_rules_allow(markers: int) -> None:
    """L1."""
    table = build.table(seats=2)
    table.seats[0].marker_count = markers
    gains = [turn_gains(Judge(table.content), table, 0, action) for action in ACTIONS]
    plan, worth = spread(plan_values(table, table.seats[0], gains), table.seats[0].marker_count)
    assert plan in plans(markers, table.content.rules.most_markers_on_action)
    assert worth > 0


def test_L3_who_may_come_first_is_reckoned_with_ties_and_turn_order() -> None:
    """L3: more markers first, ties by turn order."""
    two = (0.0, 0.0, 1.0)  # surely two markers
    assert ahead_odds([two], 1, [False]) == [0.0, 1.0]
    assert ahead_odds([two], 2, [True]) == [0.0, 1.0]
    assert ahead_odds([two], 2, [False]) == [1.0, 0.0]
    assert sum(ahead_odds([guessed_counts(8, 6)] * 3, 2, [True, True, False])) == pytest.approx(1)


def test_markers_go_where_they_bring_most() -> None:
    assert spread([[0, 5, 6], [0, 1, 9], [0, 0, 0], [0, 2, 2], [0, 0, 0]], 4) == ((1, 2, 0, 1, 0), 16)
