"""B, Saves: what was committed comes back, at every decision."""

from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from game.content import Content
from game.match import Match, SaveError, Store
from game.match.timeline import Timeline
from game.rules import Options, load_state, save_state
from game.rules import moves as ask
from game.rules.moves import ChooseReward, CommitPlan, Move, from_text, to_text
from game.rules.names import SPECIALTIES, Reward
from game.rules.state import digest_of
from tests.match.edited_saves import edited
from tests.match.play import ALL_OPTIONS, all_seen, begin, play_on, players_for, random_game

SETTLED_AT_ONCE = {ask.Advances}  # the rules never wait for an answer to these
TOO_RARE = {ask.Rewards}  # two orders at once, with different bonuses: random games hardly come there
COMMON = set(get_args(ask.Decision)) - SETTLED_AT_ONCE - TOO_RARE


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_loaded_state_is_the_saved_one_at_every_decision(content: Content, options: Options) -> None:
    for timeline in random_game(content, options, seed=5):
        saved = save_state(timeline.table)
        loaded = load_state(saved, content)
        assert loaded == timeline.table
        assert save_state(loaded) == saved


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_line_of_the_journal_is_the_move(content: Content, options: Options) -> None:
    *_, timeline = random_game(content, options, seed=6)
    for entry in timeline.entries:
        line = to_text(entry.move)
        assert "\n" not in line
        assert from_text(line) == entry.move


def games_with_each_decision(content: Content) -> dict[type, tuple[Options, int, list[Move]]]:
    """For every kind of decision: a game, and the moves that lead to one."""
    found: dict[type, tuple[Options, int, list[Move]]] = {}
    for seed in range(200):
        options = ALL_OPTIONS[seed % len(ALL_OPTIONS)]
        for timeline in random_game(content, options, seed):
            kind: type = type(timeline.table.stack[-1]) if timeline.table.stack else type(None)
            if kind in COMMON and kind not in found:
                found[kind] = (options, seed, [entry.move for entry in timeline.entries])
        if len(found) == len(COMMON):
            break
    return found


@pytest.mark.slow
def test_a_match_resumes_at_each_kind_of_decision(tmp_path: Path, content: Content) -> None:
    found = games_with_each_decision(content)
    assert set(found) == COMMON
    for kind, (options, seed, moves) in found.items():
        with Store(tmp_path) as store:
            match = begin(store, content, options, seed)
            for move in moves:
                match.submit(move, match.number)
            assert type(match.view(0).top) is kind
            told = all_seen(match)
        with Store(tmp_path) as store:  # as after a restart
            again = store.open_match(match.id, content)
            assert all_seen(again) == told
            play_on(again, Random(1), 1)
            assert again.number == match.number + 1


def test_R3_a_match_resumes_where_rewards_wait_for_their_order(store: Store, content: Content) -> None:
    """R3: the seat chooses; the match begins from a state with such a question."""
    match = begin(store, content)
    while match.view(0).phase != "actions":
        play_on(match, Random(1), 1)
    seat = match.pending()[0]
    table = load_state(msgspec.json.decode(store.export_json(match.id))["position"]["state"].encode(), content)
    table.stack += (ask.Rewards(seat, (Reward("inks", 2), Reward("advance", 1))),)
    state = save_state(table).decode()
    position = {"position__state": state, "position__state_digest": digest_of(state)}
    base = {"header__base_state": state, "header__base_number": match.number}
    asked = store.open_match(edited(store, match, moves=[], **position, **base), content)
    assert asked.view(seat).top == table.stack[-1]
    asked.submit(ChooseReward(seat, Reward("advance", 1)), asked.number)
    assert asked.view(seat).stack[-2:] == (
        ask.Rewards(seat, (Reward("inks", 2),)),
        ask.ChoosingAdvance(seat, SPECIALTIES),
    )
    assert all_seen(store.open_match(asked.id, content)) == all_seen(asked)


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_replaying_the_moves_tells_the_same_story(store: Store, content: Content, options: Options) -> None:
    match = play_on(begin(store, content, options, seed=9), Random(9))
    replay = Timeline.start(content, options, 9)
    for entry in match.log:
        assert replay.advance(entry.move) == entry
    assert replay.opening == match.opening
    assert all_seen(store.open_match(match.id, content)) == all_seen(match)
    assert store.open_match(match.id, content).opening


# plans that are not handed in yet


def to_planning(match: Match) -> Match:
    while match.view(0).phase != "planning":
        play_on(match, Random(1), 1)
    return match


def test_a_half_done_plan_comes_back_to_its_seat_alone(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = to_planning(begin(store, content))
        match.keep_draft(0, (2, 1, 0, 0, 0))
    with Store(tmp_path) as store:
        again = store.open_match(match.id, content)
        assert again.draft(0) == (2, 1, 0, 0, 0)
        assert again.draft(1) is None
        assert again.view(1) == match.view(1)  # and in nobody's view
        again.keep_draft(0, None)
        assert again.draft(0) is None
        assert store.open_match(match.id, content).draft(0) is None


def test_a_plan_that_is_handed_in_leaves_no_draft(store: Store, content: Content) -> None:
    match = to_planning(begin(store, content))
    first, second = match.pending()
    match.keep_draft(first, (1, 0, 0, 0, 0))
    match.keep_draft(second, (0, 1, 0, 0, 0))
    match.submit(next(move for move in match.legal_moves(first) if isinstance(move, CommitPlan)), match.number)
    assert (match.draft(first), match.draft(second)) == (None, (0, 1, 0, 0, 0))
    again = store.open_match(match.id, content)
    assert (again.draft(first), again.draft(second)) == (None, (0, 1, 0, 0, 0))


# export and import


def test_an_exported_match_is_the_same_elsewhere(store: Store, tmp_path: Path, content: Content) -> None:
    match = to_planning(begin(store, content))
    match.keep_draft(1, (1, 1, 0, 0, 0))
    text = store.export_json(match.id)
    with Store(tmp_path / "elsewhere") as elsewhere:
        imported = elsewhere.open_match(elsewhere.import_json(text), content)
        assert all_seen(imported) == all_seen(match)
    second = store.import_json(text)
    assert second != match.id
    assert len(store.saved_games()) == 2


def test_a_text_that_is_no_match_is_damaged(store: Store, content: Content) -> None:
    whole = store.export_json(play_on(begin(store, content), Random(1), 5).id)
    parts = [whole[: len(whole) * part // 8] for part in range(8)]
    for text in ("", "[]", "{}", "null", "\x00" * 100, "[" * 100_000, *parts):
        with pytest.raises(SaveError) as caught:
            store.import_json(text)
        assert caught.value.code == "damaged"
    assert len(store.saved_games()) == 1


def test_an_imported_match_whose_players_do_not_fit_is_damaged(store: Store, content: Content) -> None:
    text = store.export_json(begin(store, content).id)
    loose = msgspec.json.decode(text)
    loose["header"]["players"].pop()
    strange = store.import_json(msgspec.json.encode(loose).decode())
    with pytest.raises(SaveError) as caught:
        store.open_match(strange, content)
    assert caught.value.code == "damaged"


def test_a_match_that_is_not_there_is_not_found(store: Store, content: Content) -> None:
    for read in (lambda: store.open_match("nobody", content), lambda: store.export_json("nobody")):
        with pytest.raises(SaveError) as caught:
            read()
        assert caught.value.code == "not_found"


def test_players_come_back(store: Store, content: Content) -> None:
    options = Options(seats=3, automa=True)
    match = begin(store, content, options)
    assert store.open_match(match.id, content).players == players_for(options)
