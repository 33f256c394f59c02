"""Near the end of the game advice is played on to it; what surely ends with more fame is advised instead."""

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random

import pytest

from game.content import load_content
from game.players import LegalMoves, adviser, make_adviser
from game.players.adviser import dealt_anew, final_fame
from game.rules import Table, view_for
from game.rules import moves as mv
from tests.rules import build

CONTENT = load_content()
PATRONAGE = CONTENT.rules.patronage_rewards


def last_turn(round_: int) -> Table:
    """A turn in patronage with nothing but spaces to claim."""
    table = build.table(seats=2, automa=False, seed=1)
    table.round = round_
    table.patronage_row = (None,) * len(table.patronage_row)
    build.at_action(table, "patronage", {0: 2, 1: 1})
    return table


def advised(table: Table, level: str = "master") -> tuple[mv.Move, str, mv.Move | None]:
    """The advised move, why, and the second best."""
    view = view_for(table, 0)
    choice = make_adviser(level, 1).choose(view, LegalMoves(CONTENT, view))
    return choice.move, choice.reason.code, choice.second


def played(monkeypatch: pytest.MonkeyPatch, fame: Callable[[mv.Move], Sequence[int]]) -> None:
    """Let games end with this fame, in turn."""
    ends: dict[mv.Move, cycle[int]] = {}
    monkeypatch.setattr(adviser, "final_fame", lambda _, move: next(ends.setdefault(move, cycle(fame(move)))))


def test_what_ends_with_more_fame_every_time_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    table = last_turn(CONTENT.rules.rounds)
    before, *_ = advised(last_turn(1))
    other = next(mv.ClaimReward(0, at) for at in range(len(PATRONAGE)) if mv.ClaimReward(0, at) != before)
    played(monkeypatch, lambda move: (50, 52, 51, 50) if move == other else (40, 41, 41, 40))
    move, code, second = advised(table)
    assert (move, code) == (other, "played_out")
    assert second not in (None, other)


def test_what_ends_with_more_fame_by_chance_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = last_turn(CONTENT.rules.rounds)
    played(monkeypatch, lambda move: (40,))
    plain = advised(table)
    ends = iter(range(1000))
    monkeypatch.setattr(adviser, "final_fame", lambda _, move: next(ends) * 7919 % 60)
    assert advised(table) == plain


@pytest.mark.parametrize(("round_", "level"), [(CONTENT.rules.rounds - 2, "master"), (CONTENT.rules.rounds, "novice")])
def test_only_near_the_end_and_only_by_who_looks_ahead(
    monkeypatch: pytest.MonkeyPatch, round_: int, level: str
) -> None:
    def never(_: Table, move: mv.Move) -> int:
        raise AssertionError(move)

    monkeypatch.setattr(adviser, "final_fame", never)
    assert advised(last_turn(round_), level)[1] != "played_out"


def test_who_asks_twice_is_told_the_same() -> None:
    assert advised(last_turn(CONTENT.rules.rounds)) == advised(last_turn(CONTENT.rules.rounds))


def test_games_end_alike_on_the_same_table_and_tables_differ_in_what_is_hidden() -> None:
    view = view_for(last_turn(CONTENT.rules.rounds), 0)
    one, again, other = (dealt_anew(view, CONTENT, Random(seed)) for seed in (1, 1, 2))
    assert final_fame(one, mv.Pass(0)) == final_fame(again, mv.Pass(0))
    assert one.printing_pile.deck == again.printing_pile.deck != other.printing_pile.deck
    assert view_for(other, 0).seats[0] == view.seats[0]
