"""What is kept with a chosen move: its worth beside the second best, whatever weaker moves there are."""

import pytest

from game.players.weighing import Weighed, best_of
from game.rules import moves as mv

GOOD, FAIR, POOR = (Weighed(worth, mv.ClaimReward(0, space)) for space, worth in enumerate((30.0, 28.5, 3.0)))
IDLE = Weighed(26.0, mv.Pass(0))


@pytest.mark.parametrize("weighed", [(GOOD, FAIR), (FAIR, POOR, GOOD), (POOR, GOOD, IDLE, FAIR)])
def test_a_reason_compares_with_the_second_best_and_not_with_the_weakest(weighed: tuple[Weighed, ...]) -> None:
    choice = best_of(weighed)
    assert choice.move == GOOD.move
    assert choice.reason.lead == pytest.approx(1.5)
    assert choice.reason.worth <= 4.0  # over the second best, or over doing nothing


def test_a_pass_that_is_best_is_no_find() -> None:
    reason = best_of((POOR, IDLE), "searched").reason
    assert reason.code == "nothing_better"


def test_all_moves_are_counted_where_only_some_were_weighed() -> None:
    assert best_of((GOOD, FAIR), count=9).reason.weighed == 9
