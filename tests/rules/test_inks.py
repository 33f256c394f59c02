"""The action `inks` (§4.3)."""

import pytest

from game.rules import apply, violations
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import Ink
from tests.rules.build import at_action, code, ink_counts, of_kind, set_inks_on_board, table

RED_BLUE_GOLD: tuple[Ink, ...] = ("red", "blue", "gold")
SILVERS: tuple[Ink, ...] = ("silver", "silver", "silver")


@pytest.mark.parametrize(
    ("count", "price", "inks"),
    [(1, 0, {"red": 1}), (2, 1, {"red": 1, "blue": 1}), (3, 3, {"red": 1, "blue": 1, "gold": 1})],
)
def test_I1_one_two_or_all_from_the_left(count: int, price: int, inks: dict[str, int]) -> None:
    """I1: position 1 is free, position 2 costs 1 guilder, position 3 costs 2."""
    at = table(seats=2)
    set_inks_on_board(at, RED_BLUE_GOLD, SILVERS)
    at_action(at, "inks")
    apply(at, mv.TakeInks(0, 0, count))
    assert at.seats[0].guilders == 10 - price
    assert at.seats[0].inks == ink_counts(**inks)
    assert at.ink_sets == ((None,) * count + RED_BLUE_GOLD[count:], SILVERS)
    assert violations(at) == []


def test_I1_the_count_of_one_set() -> None:
    """I1: not none, not more than there are, not of a set that is not there."""
    at = table(seats=2)
    set_inks_on_board(at, (None, "blue", "gold"), (None, None, None))
    at_action(at, "inks")
    assert code(at, mv.TakeInks(0, 0, 0)) == "not_that_many_inks"
    assert code(at, mv.TakeInks(0, 0, 3)) == "not_that_many_inks"
    assert code(at, mv.TakeInks(0, 0, -1)) == "not_that_many_inks"
    assert code(at, mv.TakeInks(0, 1, 1)) == "space_empty"
    assert code(at, mv.TakeInks(0, 2, 1)) == "no_such_space"
    assert code(at, mv.TakeInks(0, -1, 1)) == "no_such_space"


def test_I1_only_what_the_seat_can_pay() -> None:
    """I1: with 2 guilders two of a full set, not three; without any still the first."""
    at = table(seats=2)
    at_action(at, "inks")
    at.seats[0].guilders = 2
    assert code(at, mv.TakeInks(0, 0, 2)) is None
    assert code(at, mv.TakeInks(0, 0, 3)) == "not_enough_guilders"
    at.seats[0].guilders = 0
    assert code(at, mv.TakeInks(0, 0, 1)) is None
    assert code(at, mv.TakeInks(0, 0, 2)) == "not_enough_guilders"


def test_I1_the_payment_is_told() -> None:
    """I1: a free ink makes no payment, others one."""
    at = table(seats=2)
    set_inks_on_board(at, RED_BLUE_GOLD, SILVERS)
    at_action(at, "inks")
    assert apply(at, mv.TakeInks(0, 1, 1)) == [ev.InksTaken(0, 1, ("silver",))]
    events = apply(at, mv.TakeInks(1, 0, 3))
    assert events[:2] == [ev.GuildersPaid(1, 3, "inks"), ev.InksTaken(1, 0, RED_BLUE_GOLD)]


def test_I2_prices_stay_with_positions() -> None:
    """I2: a set from which somebody already took may be chosen, at the prices of what is left."""
    at = table(seats=3)
    set_inks_on_board(at, RED_BLUE_GOLD, SILVERS, SILVERS)
    at_action(at, "inks")
    apply(at, mv.TakeInks(0, 0, 1))
    apply(at, mv.TakeInks(1, 0, 1))
    assert (at.seats[1].guilders, at.seats[1].inks) == (9, ink_counts(blue=1))
    assert at.ink_sets[0] == (None, None, "gold")
    at.seats[2].guilders = 1
    assert code(at, mv.TakeInks(2, 0, 1)) == "not_enough_guilders"
    at.seats[2].guilders = 2
    apply(at, mv.TakeInks(2, 0, 1))
    assert (at.seats[2].guilders, at.seats[2].inks) == (0, ink_counts(gold=1))


def test_I3_the_remaining_inks_go_back_to_the_bag() -> None:
    """I3: when all are done."""
    at = table(seats=2)
    set_inks_on_board(at, RED_BLUE_GOLD, SILVERS)
    at_action(at, "inks")
    apply(at, mv.TakeInks(0, 0, 2))
    assert sum(at.bag) == 42
    (ended,) = of_kind(apply(at, mv.Pass(1)), ev.ActionEnded)[:1]
    assert ended == ev.ActionEnded("inks", (), ink_counts(gold=1, silver=3))
    assert at.bag == ink_counts(blue=11, silver=12, gold=12, red=11)
    assert at.ink_sets == ((None, None, None),) * 2


def test_X2_a_set_whose_first_ink_is_gone() -> None:
    """X2: taking the blue (position 2) and the gold (position 3) costs 1+2 = 3 guilders."""
    at = table(seats=2)
    set_inks_on_board(at, (None, "blue", "gold"), SILVERS)
    at_action(at, "inks")
    apply(at, mv.TakeInks(0, 0, 2))
    assert at.seats[0].guilders == 7
    assert at.seats[0].inks == ink_counts(blue=1, gold=1)
