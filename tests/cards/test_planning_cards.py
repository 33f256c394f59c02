"""Every planning card of config/ is applied to several boards of the automa just as U3 to U5 say."""

import pytest

from game.content.tables import PlanningCard
from game.rules import apply
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ACTIONS, Action, Markers, MoveEnd
from tests.rules.build import content, next_planning_card, of_kind, table

BOARDS: list[Markers] = [(2, 1, 1, 1, 2), (0, 0, 6, 1, 0), (1, 2, 2, 1, 1), (6, 1, 0, 0, 0), (2, 0, 3, 0, 2)]


def by_hand(card: PlanningCard, markers: Markers) -> Markers:
    """The markers after a card, worked out the way a person at the table does it."""
    board = dict(zip(ACTIONS, markers, strict=True))
    centre = ACTIONS.index(card.centre)
    downwards = [*ACTIONS[centre:], *ACTIONS[:centre]]
    for ends in card.moves:
        found: dict[MoveEnd, Action] = {action: action for action in ACTIONS}
        found |= {"min": min(downwards, key=board.__getitem__), "max": max(downwards, key=board.__getitem__)}
        source, target = (found[end] for end in ends)
        if not board[source]:
            source, target = target, source
        if source != target and board[source] and board[target] < 6:
            board[source] -= 1
            board[target] += 1
    first, second, third, fourth, fifth = board.values()
    return (first, second, third, fourth, fifth)


@pytest.mark.parametrize("card", content().planning)
@pytest.mark.parametrize("markers", BOARDS)
def test_U3_each_planning_card(card: str, markers: Markers) -> None:
    """U3, U4, U5: each of its moves in order."""
    at = table(seats=1, automa=True)
    at.seats[1].markers = markers
    next_planning_card(at, card)
    apply(at, mv.CommitPlan(0, (2, 2, 2, 1, 1)))
    planned = of_kind(apply(at, mv.RevealPlan(1)), ev.AutomaPlanned)[0]
    assert planned.card == card
    assert planned.markers == at.seats[1].markers == by_hand(content().planning[card], markers)


@pytest.mark.parametrize("card", content().planning)
def test_U3_each_planning_card_moves_something(card: str) -> None:
    """U3: no card is idle on every board."""
    assert [board for board in BOARDS if by_hand(content().planning[card], board) != board]
