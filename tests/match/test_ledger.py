"""Figures beside the saves: written at the end, kept at a deletion, forgotten with a person, there after trouble."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.content import Content
from game.match import Match, SaveError, Store
from game.match.database import FILE
from game.match.format import from_json
from game.match.ledger import Counted
from tests.match.file_in_play import OLD_LAYOUT
from tests.match.play import ALL_OPTIONS, begin, connection_of, play_on, play_to_end

SOLO = ALL_OPTIONS[0]


def finished(store: Store, content: Content, seed: int = 7) -> Match:
    """A match of two that is over."""
    return play_to_end(begin(store, content, seed=seed), Random(seed))


def as_before(store: Store) -> None:
    """Leave the file as an older version left it: with no figures, and no moments."""
    connection_of(store).execute("DELETE FROM figures")
    connection_of(store).execute("UPDATE moves SET made_at = NULL")


def test_figures_are_written_when_a_match_ends_and_not_before(store: Store, content: Content) -> None:
    match = begin(store, content)
    play_on(match, Random(1), 40)
    assert store.ledger.all() == []
    play_to_end(match, Random(1))
    first, second = store.ledger.all()
    assert [(one.match_id, one.seat, one.played.name) for one in (first, second)] == [
        (match.id, 0, "Person 0"),
        (match.id, 1, "Person 1"),
    ]
    assert [one.played.figures.fame for one in (first, second)] == [sheet.total for sheet in match.view(0).scores]
    assert first.played.printers == 2
    assert not first.played.automa
    assert (first.played.won, second.played.won) == tuple(sheet.rank == 1 for sheet in match.view(0).scores)


def test_a_deleted_game_keeps_its_figures(store: Store, content: Content) -> None:
    match = finished(store, content)
    before = store.ledger.all()
    store.delete(match.id)
    assert store.saved_games() == []
    assert store.ledger.all() == before


def test_older_finished_matches_are_counted_at_first_need(store: Store, content: Content) -> None:
    match = finished(store, content)
    at_end = store.ledger.all()
    as_before(store)
    assert store.ledger.all() == []
    assert store.ledger.lacks(match.id)
    store.ledger.count(match.id, content)
    assert not store.ledger.lacks(match.id)
    counted = store.ledger.all()
    assert [one.played.figures for one in counted] == [one.played.figures for one in at_end]
    assert [one.played.timed_turns for one in counted] == [0, 0]
    assert counted[0].played.ended_at == store.saved_games()[0].saved_at


def test_what_cannot_be_counted_is_not_asked_for_again(store: Store, content: Content) -> None:
    going_on, broken = begin(store, content), finished(store, content)
    as_before(store)
    connection_of(store).execute("UPDATE matches SET header = 'x' WHERE id = ?", (broken.id,))
    for match in (going_on, broken):
        store.ledger.count(match.id, content)
        assert not store.ledger.lacks(match.id)
    assert (store.ledger.all(), len(store.ledger.uncountable)) == ([], 2)


def test_a_game_that_comes_in_once_more_counts_once(store: Store, content: Content) -> None:
    match = finished(store, content)
    again = store.import_json(store.export_json(match.id))
    store.ledger.count(again, content)
    assert [one.seat for one in store.ledger.all()] == [0, 1]
    assert len({one.match_id for one in store.ledger.all()}) == 1


def test_a_person_who_is_forgotten_stays_forgotten(store: Store, content: Content) -> None:
    match = finished(store, content)
    store.ledger.forget("PERSON 0 ")
    assert [one.played.name for one in store.ledger.all()] == ["Person 1"]
    assert not store.ledger.lacks(match.id)
    store.ledger.count(match.id, content)
    assert [one.played.name for one in store.ledger.all()] == ["Person 1"]
    store.delete(match.id)
    (rows,) = connection_of(store).execute("SELECT count(*) FROM figures").fetchone()
    assert rows == 1


def test_clear_leaves_nothing(store: Store, content: Content) -> None:
    finished(store, content)
    store.ledger.clear()
    assert store.ledger.all() == []


# the moment and the reason of each move


def test_every_move_has_its_moment_and_what_was_told_of_it(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(3), 5)
    seat = match.pending()[0]
    match.submit(match.legal_moves(seat)[0], match.number, reason='{"code":"only_move"}')
    save = from_json(store.export_json(match.id))
    assert sorted(save.notes) == list(range(6))
    assert all(note.made_at for note in save.notes.values())
    again = store.open_match(store.import_json(store.export_json(match.id)), content)
    for known in (store.open_match(match.id, content), again):
        assert [known.reason(number) for number in (4, 5)] == ["", '{"code":"only_move"}']


@pytest.mark.parametrize(("step_s", "counts"), [(7, True), (700, False)])
def test_turns_have_the_time_between_moves_but_none_that_is_too_long(
    store: Store, content: Content, monkeypatch: pytest.MonkeyPatch, step_s: int, counts: bool
) -> None:
    moments = (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=step_s * at) for at in count())
    monkeypatch.setattr("game.match.journal._now", lambda: next(moments).isoformat())
    finished(store, content)
    for one in store.ledger.all():
        assert bool(one.played.timed_turns) is counts
        if counts:  # a commit looks at the clock twice, and a turn has a move or more
            assert one.played.turns_s >= one.played.timed_turns * 2 * step_s


# trouble


def test_a_file_of_an_older_layout_that_takes_no_commits_is_read(tmp_path: Path) -> None:
    shutil.copy(OLD_LAYOUT, tmp_path / FILE)
    with closing(sqlite3.connect(f"file:{tmp_path / FILE}?mode=ro", uri=True)) as connection:
        from game.match.ledger import read_figures
        from game.match.rows import list_rows, read_lines

        assert read_figures(connection) == []
        assert all(read_lines(connection, row.match_id) for row in list_rows(connection))


def test_figures_survive_a_damaged_file(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        finished(store, content)
        before = store.ledger.all()
    data = bytearray((tmp_path / FILE).read_bytes())
    data[100:400] = b"\xff" * 300  # where the tables are named
    (tmp_path / FILE).write_bytes(data)
    with Store(tmp_path) as store:
        assert store.set_aside is not None
        assert store.ledger.all() == before


@pytest.mark.parametrize("record", ["", "{", "[]", '{"name":5}', "nonsense"])
def test_a_strange_row_is_passed_over(store: Store, content: Content, record: str) -> None:
    match = finished(store, content)
    connection_of(store).execute("UPDATE figures SET record = ? WHERE seat = 0", (record,))
    assert [(one.match_id, one.seat) for one in store.ledger.all()] == [(match.id, 1)]


def test_a_match_is_counted_though_the_disk_refuses(
    store: Store, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(store, content)
    as_before(store)
    known = store.ledger.all()

    def refuse(_work: object) -> None:
        raise SaveError("read_only")

    monkeypatch.setattr(store._database, "write", refuse)
    store.ledger.count(match.id, content)
    counted: list[Counted] = store.ledger.all()
    assert known == []
    assert [one.seat for one in counted] == [0, 1]
    with pytest.raises(SaveError):
        store.ledger.forget("Person 0")


def test_a_figure_is_of_the_match_that_the_journal_tells(content: Content) -> None:
    with Store.in_memory() as store:
        match = play_to_end(begin(store, content, SOLO, seed=3), Random(3))
        (one,) = store.ledger.all()
        assert (one.match_id, one.played.printers, one.played.automa) == (match.id, 1, True)
        assert not one.played.won  # nobody was there to be beaten
        assert msgspec.json.decode(msgspec.json.encode(one.played), type=type(one.played)) == one.played


def test_a_game_that_its_seed_does_not_tell_ends_all_the_same(store: Store, content: Content) -> None:
    match = begin(store, content)
    match._header = match._journal.header = msgspec.structs.replace(match._header, seed=8)
    assert play_to_end(match, Random(7)).is_over
    assert store.ledger.all() == []
