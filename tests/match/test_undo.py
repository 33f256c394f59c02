"""A02: take back up to the last reveal, never past a draw, a shuffle, a reveal or another seat's move."""

from random import Random

import pytest

from game.content import Content
from game.match import CannotUndo, Match, Store
from game.match.errors import UndoCode
from game.match.timeline import Timeline
from game.rules import Options
from game.rules.events import REVEALS
from game.rules.moves import BuyType, CommitPlan, TakeInks, to_text
from tests.match.play import ALL_OPTIONS, all_seen, begin, connection_of, play_on, random_game, random_move


def refused(match: Match) -> UndoCode:
    """Why undo fails; also proves that nothing changes."""
    before = all_seen(match)
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert caught.value.code == match.undo_refusal()
    assert all_seen(match) == before
    return caught.value.code


def to_actions(match: Match) -> Match:
    """The match at its first turn in an action."""
    while match.view(0).phase != "actions":
        play_on(match, Random(1), 1)
    return match


def buy(match: Match, seat: int) -> None:
    match.submit(BuyType(seat, "A"), match.number)


def test_a_new_match_has_nothing_to_undo(store: Store, content: Content) -> None:
    assert refused(begin(store, content)) == "nothing_to_undo"


def test_undo_restores_all_of_the_state(store: Store, content: Content) -> None:
    match = to_actions(begin(store, content))
    before = all_seen(match)[:4]
    seat = match.pending()[0]
    buy(match, seat)
    assert match.undo() == BuyType(seat, "A")
    assert all_seen(match)[:4] == before
    assert all_seen(store.open_match(match.id, content)) == all_seen(match)


def test_undo_may_be_repeated_up_to_the_reveal(store: Store, content: Content) -> None:
    match = to_actions(begin(store, content))
    seat, number = match.pending()[0], match.number
    buy(match, seat)
    buy(match, seat)
    match.undo()
    match.undo()
    assert match.number == number
    assert refused(match) == "after_a_reveal"  # the plans lie open (L2)


def test_undo_stops_at_another_seats_move(store: Store, content: Content) -> None:
    match = to_actions(begin(store, content))
    seat = match.pending()[0]
    other = 1 - seat
    buy(match, other)
    buy(match, seat)
    assert match.undo() == BuyType(seat, "A")
    assert refused(match) == "another_seats_move"
    assert refused(store.open_match(match.id, content)) == "another_seats_move"  # a restart is no way round it


def test_a_move_after_an_undo_may_be_taken_back_too(store: Store, content: Content) -> None:
    match = to_actions(begin(store, content))
    seat = match.pending()[0]
    buy(match, 1 - seat)
    buy(match, seat)
    match.undo()
    buy(match, 1 - seat)
    assert match.undo() == BuyType(1 - seat, "A")
    assert match.undo() == BuyType(1 - seat, "A")


def test_L1_a_plan_is_final(store: Store, content: Content) -> None:
    """L1: once handed in a plan stays, and so does what was before it."""
    match = begin(store, content)
    while match.view(0).phase != "planning":
        play_on(match, Random(1), 1)
    first, second = match.pending()
    buy(match, first)
    plan = next(move for move in match.legal_moves(first) if isinstance(move, CommitPlan))
    match.submit(plan, match.number)
    assert refused(match) == "nothing_to_undo"
    buy(match, second)
    match.undo()
    assert refused(match) == "nothing_to_undo"


def test_undone_moves_are_struck_from_the_journal(store: Store, content: Content) -> None:
    match = to_actions(begin(store, content))
    seat = match.pending()[0]
    buy(match, seat)
    match.undo()
    move = next(move for move in match.legal_moves(seat) if isinstance(move, TakeInks) or move != BuyType(seat, "A"))
    match.submit(move, match.number)
    again = store.open_match(match.id, content)
    assert again.log == match.log
    assert again.log[-1].move == move
    rows = connection_of(store).execute("SELECT line FROM moves ORDER BY number").fetchall()
    assert [line for (line,) in rows] == [to_text(entry.move) for entry in match.log]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_no_game_goes_back_behind_what_was_shown(content: Content, options: Options) -> None:
    """From every decision, undo as far as it goes: what comes back is of one seat, without chance, plan or reveal."""
    seen = set()
    for timeline in random_game(content, options, seed=11):
        back = timeline.fork()
        undone = []
        while back.undo_refusal() is None:
            undone.append(back.retreat())
        seen.add(back.undo_refusal())
        assert len({entry.move.seat for entry in undone}) <= 1
        assert not any(isinstance(entry.move, CommitPlan) for entry in undone)
        assert not any(isinstance(event, REVEALS) for entry in undone for event in entry.events)
        assert back.table.draws == timeline.table.draws
        assert undone or timeline.undo_refusal() in ("nothing_to_undo", "after_a_reveal")
        if undone:  # what came back may be made again, and leads to the same place
            for entry in reversed(undone):
                assert back.advance(entry.move) == entry
            assert back.table == timeline.table
    assert {"nothing_to_undo", "after_a_reveal", "another_seats_move"} >= seen >= {"after_a_reveal", "nothing_to_undo"}


def test_every_draw_and_reveal_is_a_barrier(content: Content) -> None:
    """A move that used chance or showed something cannot be taken back, whatever its events are called."""
    rng = Random(4)
    timeline = Timeline.start(content, Options(seats=3, automa=True), 4)
    barriers = set()
    while not timeline.table.is_over:
        draws = timeline.table.draws
        entry = timeline.advance(random_move(timeline.table, rng))
        shown = {type(event) for event in entry.events if isinstance(event, REVEALS)}
        if shown or timeline.table.draws != draws:
            assert timeline.undo_refusal() == "after_a_reveal"
            barriers |= shown
    assert len(barriers) >= 6
