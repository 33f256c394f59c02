"""A full disk stops no match, and what it refused is written later."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.match import SaveError, Store
from game.match.database import FILE
from game.rules import Options
from game.rules.moves import BuyType
from game.rules.names import LETTERS
from tests.match.play import all_seen, begin, connection_of, play_on


def fill(store: Store) -> None:
    """Leave the database no page more than it has, as a full disk does."""
    (pages,) = connection_of(store).execute("PRAGMA page_count").fetchone()
    connection_of(store).execute(f"PRAGMA max_page_count = {pages}")


def on_disk(folder: Path) -> list[int]:
    """The numbers of the states that another window would open."""
    with Store(folder) as store:
        return [game.moves for game in store.saved_games()]


def make_room(store: Store) -> None:
    """Let the database grow again."""
    connection_of(store).execute("PRAGMA max_page_count = 100000")


def test_a_full_disk_stops_no_match_and_room_is_used_again(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content, Options(seats=4, automa=False))
        fill(store)
        committed = -1
        while store.problem is None and not match.is_over:
            committed = match.number
            play_on(match, Random(2), 1)
        assert (store.problem, match.is_saved) == ("full", False)
        assert on_disk(tmp_path) == [committed]
        play_on(match, Random(3), 10)
        assert (on_disk(tmp_path), match.unsaved_count) == ([committed], match.number - committed)
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)
        make_room(store)
        play_on(match, Random(3), 1)
        assert (store.problem, match.is_saved) == (None, True)
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)


def test_an_undo_that_a_full_disk_refused_is_written_later(tmp_path: Path, content: Content) -> None:
    """The rows may be ahead of the match: the next commit strikes what is no more."""
    with Store(tmp_path) as store:
        match = begin(store, content)
        while match.view(0).phase != "actions":
            play_on(match, Random(1), 1)
        match.submit(BuyType(match.pending()[0], "A"), match.number)
        holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        connection_of(store).execute("PRAGMA busy_timeout = 10")
        holder.execute("BEGIN EXCLUSIVE")
        match.undo()
        match.submit(BuyType(match.pending()[0], LETTERS[1]), match.number)
        holder.execute("COMMIT")
        holder.close()
        match.close()
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)


def test_a_match_may_begin_on_a_full_disk(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        begin(store, content)
        fill(store)
        match = play_on(begin(store, content), Random(1), 5)
        assert (store.problem, match.is_saved) == ("full", False)
        with pytest.raises(SaveError) as caught:
            store.import_json(store.export_json(store.saved_games()[0].id))
        assert caught.value.code == "full"
        make_room(store)
        match.close()
        assert (store.problem, match.is_saved) == (None, True)
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)
