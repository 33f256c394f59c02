"""The file of the saved matches in two windows, or held by another program."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.match import SaveError, Store
from game.match.database import FILE
from tests.match.play import all_seen, begin, connection_of, play_on


def test_two_windows_play_two_matches(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as one, Store(tmp_path) as two:
        first, second = begin(one, content, seed=1), begin(two, content, seed=2)
        for _ in range(10):
            play_on(first, Random(1), 1)
            play_on(second, Random(1), 1)
        assert all_seen(two.open_match(first.id, content)) == all_seen(first)
        assert all_seen(one.open_match(second.id, content)) == all_seen(second)


def test_one_match_in_two_windows_belongs_to_whoever_moved_first(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as one, Store(tmp_path) as two:
        ahead = begin(one, content)
        behind = two.open_match(ahead.id, content)
        play_on(ahead, Random(1), 1)
        before = all_seen(behind)
        with pytest.raises(SaveError) as caught:
            play_on(behind, Random(2), 1)
        assert caught.value.code == "changed_elsewhere"
        assert all_seen(behind) == before
        assert all_seen(two.open_match(ahead.id, content)) == all_seen(ahead)


def test_an_undo_of_a_match_that_went_on_elsewhere_changes_nothing(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as one, Store(tmp_path) as two:
        behind = play_on(begin(one, content), Random(1), 1)
        ahead = two.open_match(behind.id, content)
        play_on(ahead, Random(1), 1)
        before = all_seen(behind)
        assert behind.undo_refusal() is None
        with pytest.raises(SaveError) as caught:
            behind.undo()
        assert caught.value.code == "changed_elsewhere"
        assert all_seen(behind) == before
        assert all_seen(one.open_match(behind.id, content)) == all_seen(ahead)


def test_a_deleted_match_is_not_written_again(store: Store, content: Content) -> None:
    match = begin(store, content)
    store.delete(match.id)
    with pytest.raises(SaveError) as caught:
        play_on(match, Random(1), 1)
    assert caught.value.code == "changed_elsewhere"
    assert store.saved_games() == []


def test_while_another_program_holds_the_file_the_match_goes_on(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content)
        connection_of(store).execute("PRAGMA busy_timeout = 10")
        holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        play_on(match, Random(1), 2)
        assert (store.problem, match.is_saved) == ("busy", False)
        assert [game.moves for game in store.saved_games()] == [2]
        assert store.refusal == "busy"
        holder.execute("COMMIT")
        holder.close()
        play_on(match, Random(1), 1)
        assert (store.problem, match.is_saved) == (None, True)
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)
