"""A master's search: bounded, answered whatever happens, and the same for the same seed."""

import logging
import subprocess
import sys
from collections.abc import Sequence
from itertools import count

import pytest

from game.cli.arena import play_out
from game.content import load_content
from game.players import LegalMoves, make_player
from game.players.master import NODES_A_LOOK, Budget, Master, OutOfTime, turns_to_come, with_others_first
from game.rules import Options, View, legal_moves, new_game, view_for
from game.rules import moves as mv
from game.rules.events import Event
from tests.rules import build

MOVES = 14  # of a game: with turns in two actions, over which masters search


def test_a_budget_ends_by_nodes_and_by_the_clock() -> None:
    few = Budget(3, 60.0)
    for _ in range(3):
        few.spend()
    with pytest.raises(OutOfTime):
        few.spend()
    assert not few.is_late
    late = Budget(10_000, 0.0)
    for _ in range(NODES_A_LOOK - 1):
        late.spend()
    with pytest.raises(OutOfTime):
        late.spend()
    assert late.is_late


@pytest.mark.parametrize(("nodes", "code"), [(1, "worth_most"), (2_000, "searched")])
def test_without_time_for_a_search_the_first_look_decides(nodes: int, code: str) -> None:
    table = build.table(seats=2)
    build.at_action(table, "orders")
    seat = table.stack[-1].seat
    view = view_for(table, seat)
    choices = [Master(4, nodes=nodes).choose(view, LegalMoves(table.content, view)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert choices[0].reason.code == code
    assert choices[0].move in legal_moves(table, seat)


def test_a_search_that_takes_too_long_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    table = build.table(seats=2)
    build.at_action(table, "orders")
    view = view_for(table, table.stack[-1].seat)
    with caplog.at_level(logging.WARNING):
        choice = Master(4, longest_s=0.0).choose(view, LegalMoves(table.content, view))
    assert isinstance(choice.move, mv.TakeOrder | mv.Pass)
    assert "took longer" in caplog.text


def first_moves() -> list[mv.Move]:
    """What two masters do at the beginning of a game that the arena plays."""
    moves: list[mv.Move] = []

    def note(_view: View, move: mv.Move, _events: Sequence[Event]) -> None:
        moves.append(move)
        if len(moves) == MOVES:
            raise StopIteration

    table, _ = new_game(load_content(), Options(seats=2, automa=False), seed=6)
    with pytest.raises(StopIteration):
        play_out(table, [make_player("master", seat) for seat in range(2)], note)
    return moves


def test_a_machine_as_slow_as_can_be_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = first_moves()
    monkeypatch.setattr("game.players.master.perf_counter", map(float, count(0, 3600)).__next__)
    assert first_moves() == quick


@pytest.mark.slow
def test_a_busy_machine_plays_the_same_game() -> None:
    alone = first_moves()
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        assert first_moves() == alone
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_E1_only_turns_with_a_marker_are_still_to_come() -> None:
    """E1, L3: and whoever comes first in one takes something before."""
    table = build.table(seats=2)
    build.at_action(table, "orders")
    seat = table.stack[-1].seat
    turns = turns_to_come(table, seat)
    assert turns == [action for action in ("inks", "specialties", "gears", "patronage") if action in turns]
    later = with_others_first(table, seat, turns, Master(1).rng)
    first = sum(table.action_orders[at].index(seat) for at in range(1, 5) if seat in table.action_orders[at])
    gone = sum(one != two for one, two in zip(table.ink_sets, later.ink_sets, strict=True))
    gone += later.specialty_row.count(None) + later.gears_row.count(None)
    gone += sum(one != two for one, two in zip(table.claimed, later.claimed, strict=True))
    assert gone == first
