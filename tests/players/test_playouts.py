"""Near the end of the game advice, and a master alone, plays on to it; what ends with more fame is chosen instead."""

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random

import pytest

from game.content import load_content
from game.players import LegalMoves, far_judge, make_adviser, make_player, master
from game.players.far_judge import LEAST, PLAYOUTS, dealt_anew, final_fame
from game.rules import Table, view_for
from game.rules import moves as mv
from tests.rules import build

CONTENT = load_content()
PATRONAGE = CONTENT.rules.patronage_rewards


def last_turn(round_: int, seats: int = 2) -> Table:
    """A turn in patronage with nothing but spaces to claim."""
    table = build.table(seats=seats, automa=seats == 1, seed=1)
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
    monkeypatch.setattr(far_judge, "final_fame", lambda _, move: next(ends.setdefault(move, cycle(fame(move)))))


def rounds_played_on(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The rounds from which games are played on; all end alike."""
    asked = set[int]()

    def noted(dealt: Table, _: mv.Move) -> int:
        asked.add(dealt.round)
        return 0

    monkeypatch.setattr(far_judge, "final_fame", noted)
    return asked


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
    assert plain[1] not in ("fallback", "played_out")
    ends = iter(range(1000))
    monkeypatch.setattr(far_judge, "final_fame", lambda _, move: next(ends) * 7919 % 60)
    assert advised(table) == plain


@pytest.mark.parametrize(("level", "seats", "rounds"), [("foreman", 2, 2), ("master", 4, 2), ("compositor", 2, 0)])
def test_only_near_the_end_and_only_by_who_looks_ahead(
    monkeypatch: pytest.MonkeyPatch, level: str, seats: int, rounds: int
) -> None:
    monkeypatch.setattr(far_judge, "PLAYOUTS", PLAYOUTS)
    asked = rounds_played_on(monkeypatch)
    for round_ in range(1, CONTENT.rules.rounds + 1):
        assert advised(last_turn(round_, seats), level)[1] != "fallback"
    assert asked == set(range(CONTENT.rules.rounds - rounds + 1, CONTENT.rules.rounds + 1))


def test_who_asks_twice_is_told_the_same() -> None:
    assert advised(last_turn(CONTENT.rules.rounds)) == advised(last_turn(CONTENT.rules.rounds))


def test_games_end_alike_on_the_same_table_and_tables_differ_in_what_is_hidden() -> None:
    view = view_for(last_turn(CONTENT.rules.rounds), 0)
    one, again, other = (dealt_anew(view, CONTENT, Random(seed)) for seed in (1, 1, 2))
    assert final_fame(one, mv.Pass(0)) == final_fame(again, mv.Pass(0))
    assert one.printing_pile.deck == again.printing_pile.deck != other.printing_pile.deck
    assert view_for(other, 0).seats[0] == view.seats[0]


def test_no_seat_knows_which_cards_the_automa_has_left() -> None:
    """U2, R1: six of ten planning cards are played with, in an order that nobody knows."""
    table = build.table(seats=1, automa=True, seed=1)
    view = view_for(table, 0)
    dealt = [dealt_anew(view, CONTENT, Random(seed)) for seed in range(20)]
    assert len({one.planning_deck for one in dealt}) == len(dealt)
    for one in dealt:
        assert len(one.planning_deck) == len(table.planning_deck)
        assert sorted(one.planning_deck + one.planning_aside) == sorted(table.planning_deck + table.planning_aside)


@pytest.mark.parametrize(("level", "rounds"), [("master", 3), ("foreman", 0)])
def test_a_master_alone_plays_its_candidates_on(monkeypatch: pytest.MonkeyPatch, level: str, rounds: int) -> None:
    monkeypatch.setattr(master, "PLAYOUTS_ALONE", (LEAST,) * 3)
    asked = rounds_played_on(monkeypatch)
    for round_ in range(1, CONTENT.rules.rounds + 1):
        table = last_turn(round_, seats=1)
        make_player(level, 1).choose(view_for(table, 0), LegalMoves(CONTENT, view_for(table, 0)))
    assert asked == set(range(CONTENT.rules.rounds - rounds + 1, CONTENT.rules.rounds + 1))


def test_who_has_no_time_left_keeps_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = last_turn(CONTENT.rules.rounds)
    plain, *_ = advised(last_turn(1))
    other = next(mv.ClaimReward(0, at) for at in range(len(PATRONAGE)) if mv.ClaimReward(0, at) != plain)
    played(monkeypatch, lambda move: (50, 52, 51, 50) if move == other else (40, 41, 41, 40))
    legal = LegalMoves(CONTENT, view_for(table, 0))
    late, in_time = (make_adviser("master", 1, longest_s=seconds).choose(legal.view, legal) for seconds in (1e-9, 60.0))
    assert (late.move, late.reason.code not in ("fallback", "played_out")) == (plain, True)
    assert in_time.move == other
