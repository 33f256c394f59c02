"""The one door to the table: what it lets in, what it turns away, and what each seat sees of it."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from game.content import Content
from game.match import Match, Player, StaleMove, Store, timeline
from game.rules import IllegalMove, Options, Table
from game.rules.events import Event, PlanCommitted, PlansRevealed
from game.rules.moves import BuyType, CommitPlan, DraftOrder, Move
from tests.match.play import PAIR, all_seen, begin, connection_of, play_on, players_for


def test_a_move_returns_its_events_and_is_logged(store: Store, content: Content) -> None:
    match = begin(store, content)
    move = match.legal_moves(0)[0]
    events = match.submit(move, 0)
    assert isinstance(move, DraftOrder)
    assert events
    assert [(entry.number, entry.move, list(entry.events)) for entry in match.log] == [(0, move, events)]
    assert match.number == 1
    assert match.is_saved


def test_a_second_click_changes_nothing(store: Store, content: Content) -> None:
    match = begin(store, content)
    move = match.legal_moves(0)[0]
    match.submit(move, 0)
    before = all_seen(match)
    with pytest.raises(StaleMove, match="number 1, the move was made for 0"):
        match.submit(move, 0)
    assert all_seen(match) == before


def test_an_illegal_move_says_why_and_changes_nothing(store: Store, content: Content) -> None:
    match = begin(store, content)
    move = BuyType(0, "A")
    before = all_seen(match)
    with pytest.raises(IllegalMove) as caught:
        match.submit(move, 0)
    assert caught.value.refusal == match.refusal(move)
    assert caught.value.refusal.code == "free_moves_closed"
    assert all_seen(match) == before == all_seen(store.open_match(match.id, content))


def test_a_fault_of_the_rules_leaves_the_match_as_it_was(
    store: Store, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a crash in the middle of a move, with the table half changed, costs no more than that move."""
    match = begin(store, content)
    before = all_seen(match)

    def spoil(table: Table, move: Move) -> list[Event]:
        table.seats[0].guilders = 99
        table.number += 1
        raise ZeroDivisionError

    monkeypatch.setattr(timeline, "apply", spoil)
    with pytest.raises(ZeroDivisionError):
        play_on(match, Random(1), 1)
    assert all_seen(match) == before == all_seen(store.open_match(match.id, content))


def to_planning(store: Store, content: Content) -> Match:
    match = begin(store, content)
    while match.view(0).phase != "planning":
        play_on(match, Random(1), 1)
    return match


def test_L1_others_see_that_a_plan_is_in_but_not_what_it_says(store: Store, content: Content) -> None:
    """L1: plans stay secret until all are in."""
    match = to_planning(store, content)
    first, second = match.pending()
    number = match.number
    plan = match.legal_moves(first)[0]
    assert isinstance(plan, CommitPlan)
    match.submit(plan, number)
    assert match.events_for(first, number) == [PlanCommitted(first, plan.markers)]
    assert match.events_for(second, number) == [PlanCommitted(first, None)]
    assert match.view(second).seats[first].plan is None
    assert match.view(second).committed[first]
    match.submit(match.legal_moves(second)[0], match.number)
    assert any(isinstance(event, PlansRevealed) for event in match.events_for(second, number + 1))


def test_events_begin_with_the_state_asked_for(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(3), 20)
    whole = match.events_for(0, 0)
    for number in range(match.number + 1):
        since = [event for entry in match.log[number:] for event in entry.events]
        assert len(match.events_for(0, number)) == len(since)
        assert match.events_for(0, number) == whole[len(whole) - len(since) :]


def test_a_view_leads_nowhere(store: Store, content: Content) -> None:
    match = begin(store, content)
    match.view(0).seats[0].guilders = 99
    assert match.view(0).seats[0].guilders == content.rules.start_guilders


def test_players_are_by_seat_and_the_automa_is_last(store: Store, content: Content) -> None:
    options = Options(seats=1, automa=True)
    players = players_for(options)
    match = store.new_match(content, options, 1, players)
    assert (match.players, match.options, match.seed) == (players, options, 1)
    for wrong in (players[:1], players[::-1], (*players, Player("One more", "bell"))):
        with pytest.raises(ValueError, match="the seats want"):
            store.new_match(content, options, 1, wrong)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1 << 200])
def test_a_seed_that_no_save_could_hold_is_refused(store: Store, content: Content, seed: int) -> None:
    with pytest.raises(ValueError, match="63 bits"):
        begin(store, content, seed=seed)
    assert store.saved_games() == []


def test_the_biggest_seed_is_kept(store: Store, content: Content) -> None:
    match = begin(store, content, seed=(1 << 63) - 1)
    assert store.open_match(match.id, content).seed == (1 << 63) - 1


def test_the_list_names_the_match_played_last_first(store: Store, content: Content) -> None:
    old, new = begin(store, content, seed=1), begin(store, content, seed=2)
    assert [saved.id for saved in store.saved_games()] == [new.id, old.id]
    play_on(old, Random(1), 5)
    first, second = store.saved_games()
    assert (first.id, first.moves, first.phase, first.round) == (old.id, 5, old.view(0).phase, 1)
    assert (first.players, first.options, first.finished, first.problem) == (old.players, PAIR, False, None)
    assert (second.id, second.moves) == (new.id, 0)
    assert first.saved_at > second.saved_at


def test_a_finished_match_is_listed_as_such_and_can_be_looked_at(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(2))
    assert match.is_over
    assert store.saved_games()[0].finished
    assert all_seen(store.open_match(match.id, content)) == all_seen(match)


def test_a_deleted_match_is_gone_with_all_its_rows(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = play_on(begin(store, content), Random(1), 5)
        match.keep_draft(0, (1, 0, 0, 0, 0))
        other = begin(store, content)
        store.delete(match.id)
        store.delete(match.id)
        assert [saved.id for saved in store.saved_games()] == [other.id]
        connection = connection_of(store)
        counts = [
            *connection.execute("SELECT count(*) FROM moves").fetchone(),
            *connection.execute("SELECT count(*) FROM drafts").fetchone(),
        ]
        assert counts == [0, 0]


def test_without_a_folder_the_system_says_where(nobodys_home: None, content: Content) -> None:
    with Store() as store:
        match = begin(store, content)
    with Store() as store:
        assert match.id in [saved.id for saved in store.saved_games()]


def test_players_are_plain_values() -> None:
    player = Player("Anna", "anchor")
    assert player.kind == "person"
    assert msgspec.json.decode(msgspec.json.encode(player), type=Player) == player
