"""A master's search: bounded, answered whatever happens, and the same for the same seed."""

import logging
import subprocess
import sys
from collections.abc import Sequence
from itertools import count

import pytest

from game.cli.arena import play_out
from game.content import load_content
from game.players import Guarded, LegalMoves, make_player
from game.players.master import Master
from game.players.search import (
    NODES_A_LOOK,
    Budget,
    OutOfTime,
    RoundPlay,
    Ways,
    best_reply,
    softmax,
    turns_to_come,
)  # fmt: skip
from game.players.worth import Judge
from game.rules import Options, Table, View, apply, legal_moves, new_game, pending_seats, view_for
from game.rules import moves as mv
from game.rules.events import Event
from game.rules.names import ACTIONS
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
    monkeypatch.setattr("game.players.search.perf_counter", map(float, count(0, 3600)).__next__)
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
    """E1, L3: in their order, the running turn left out."""
    table = build.table(seats=2)
    build.at_action(table, "orders")
    seat = table.stack[-1].seat
    turns = turns_to_come(table, seat)
    orders = [(action, other) for action, order in zip(ACTIONS, table.action_orders, strict=True) for other in order]
    assert turns == orders[1:]
    assert orders[0] == ("orders", seat)


def test_A2_a_question_that_a_gear_asks_leaves_the_turn_itself_to_come() -> None:
    """A2: what is asked before the turn."""
    table = build.table(seats=2)
    build.at_action(table, "orders")
    seat = table.stack[-1].seat
    table.stack += (mv.ChoosingInk(seat, 1),)
    assert turns_to_come(table, seat)[0] == ("orders", seat)


def planning(seed: int) -> Table:
    """A game of two at its first plans."""
    table, _ = new_game(load_content(), Options(seats=2, automa=False), seed)
    players = [make_player("adept", seat) for seat in range(2)]
    while table.phase != "planning":
        (seat, *_) = pending_seats(table)
        view = view_for(table, seat)
        apply(table, players[seat].choose(view, LegalMoves(table.content, view)).move)
    return table


def test_L3_plans_that_lead_to_the_same_orders_bring_the_same() -> None:
    """L3: only who comes first counts, so each way is played on once."""
    table = planning(3)
    play = RoundPlay(Judge(table.content), 0, 2, Budget(10_000, 60.0))
    ways = Ways(play, table)
    first = ways.fames(((3, 2, 1, 1, 1), (1, 1, 2, 2, 2)))
    spent = play.budget.spent
    assert ways.fames(((4, 3, 1, 1, 0), (1, 1, 3, 3, 1))) != first
    more = play.budget.spent
    assert more > spent > 0
    assert ways.fames(((2, 2, 1, 1, 1), (1, 1, 3, 2, 2))) == first
    assert play.budget.spent == more


def test_who_goes_first_to_what_both_want_has_more_of_it() -> None:
    """The fame beyond the rival's is greater for the seat that is the first in every action than for the last."""
    table = planning(5)
    play = RoundPlay(Judge(table.content), 0, 2, Budget(10_000, 60.0))
    ways = Ways(play, table)
    early, late = (2, 2, 2, 2, 2), (1, 1, 1, 1, 1)
    assert play.lead(ways.fames((early, late))) > play.lead(ways.fames((late, early)))


def test_replies_come_to_what_no_rival_can_answer() -> None:
    """Of rock, paper and scissors nothing is better; a plan that wins against all is worth most."""
    game = [[0.0, -4.0, 4.0], [4.0, 0.0, -4.0], [-4.0, 4.0, 0.0]]
    even = best_reply([0.0] * 3, [0.0] * 3, game, 1.0, 50)
    assert max(even) - min(even) < 1e-9
    sure = best_reply([0.0, 0.0, 5.0], [0.0] * 3, [[9.0, 9.0, 9.0], *game[1:]], 1.0, 50)
    assert max(range(3), key=sure.__getitem__) == 0
    assert sum(softmax(sure, 2.0)) == pytest.approx(1.0)


@pytest.mark.parametrize(("seats", "automa"), [(2, False), (1, True), (2, True), (3, False)])
def test_a_master_plans_and_turns_at_every_kind_of_table(seats: int, automa: bool) -> None:
    """Short budgets, so that a search ends in the midst of its samples now and then."""
    table, _ = new_game(load_content(), Options(seats=seats, automa=automa), 8)
    players = [Guarded(Master(seat, nodes=60), seat) for seat in range(seats)]
    while table.round < 2:
        seat = pending_seats(table)[0]
        if table.seats[seat].is_automa:
            apply(table, legal_moves(table, seat)[0])
        else:
            view = view_for(table, seat)
            apply(table, players[seat].choose(view, LegalMoves(table.content, view)).move)
    assert not any(player.incidents for player in players)
