"""B, Saves: what the disk refuses is tried again at every move, and goes there whole as soon as it can."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import pytest

from game.content import Content
from game.match import Store
from game.match.database import FILE, save_error
from game.match.schema import LAYOUT
from tests.match.file_in_play import OLD_LAYOUT, held, seen_by_another
from tests.match.play import all_seen, begin, play_on

LONGEST_S = 0.2  # that a move may wait for the disk


# busy


@pytest.mark.slow
@pytest.mark.parametrize("how", ["EXCLUSIVE", "IMMEDIATE", "DEFERRED"])
@pytest.mark.parametrize("from_the_start", [True, False])
def test_no_move_waits_long_and_all_are_kept_once_the_file_is_let_go(
    tmp_path: Path, content: Content, how: str, from_the_start: bool
) -> None:
    with Store(tmp_path) as store:
        begin(store, content, seed=1)
    with Store(tmp_path) as store:
        match = None if from_the_start else begin(store, content)
        with held(tmp_path, how):
            if match is None:
                store.close()
                store = Store(tmp_path)  # noqa: PLW2901 - opened anew while the file is held
                match = begin(store, content)
            waited = []
            for _ in range(5):
                start = perf_counter()
                play_on(match, Random(1), 1)
                waited.append(perf_counter() - start)
                assert not match.close()
            assert median(waited) < LONGEST_S  # a machine that has much to do oversleeps now and then
            assert (match.is_saved, store.refusal) == (False, "busy")
            assert match.unsaved_count == match.number == 5
        play_on(match, Random(1), 1)
        assert (match.is_saved, match.unsaved_count, store.problem) == (True, 0, None)
        assert seen_by_another(tmp_path, match) == all_seen(match)
        store.close()


@pytest.mark.slow
def test_a_match_that_was_left_unsaved_is_in_the_list_and_goes_to_the_disk_with_the_next(
    tmp_path: Path, content: Content
) -> None:
    with Store(tmp_path) as store:
        older = play_on(begin(store, content, seed=1), Random(1), 3)
        with held(tmp_path):
            play_on(older, Random(1), 2)
            assert not older.close()
            newer = begin(store, content, seed=2)
            assert [(game.id, game.moves) for game in store.saved_games()] == [(newer.id, 0), (older.id, 5)]
            again = play_on(store.open_match(older.id, content), Random(1), 2)
            assert (again.number, sorted(store.unsaved_counts)) == (7, [0, 4])
            play_on(newer, Random(1), 1)
        play_on(newer, Random(1), 1)
        assert store.unsaved_counts == []
        assert seen_by_another(tmp_path, again) == all_seen(again)
        assert [game.id for game in store.saved_games()] == [newer.id, older.id]


def test_the_store_tries_once_more_when_it_is_closed(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content)
        with held(tmp_path):
            play_on(match, Random(1), 2)
    assert seen_by_another(tmp_path, match) == all_seen(match)


def test_what_could_not_be_kept_is_not_lost_to_another_window(tmp_path: Path, content: Content) -> None:
    """Both windows have gone on with one match: it becomes two."""
    with Store(tmp_path) as here, Store(tmp_path) as there:
        mine = begin(here, content)
        theirs = there.open_match(mine.id, content)
        with held(tmp_path):
            play_on(mine, Random(1), 2)
        play_on(theirs, Random(2), 3)
        assert mine.close()
        assert (mine.parted, mine.id == theirs.id) == (True, False)
        assert seen_by_another(tmp_path, mine) == all_seen(mine)
        assert seen_by_another(tmp_path, theirs) == all_seen(theirs)


# removed, replaced, damaged in play


def take_folder_away(folder: Path) -> None:
    shutil.rmtree(folder)


def take_file_away(folder: Path) -> None:
    (folder / FILE).unlink()


def put_another_file_there(folder: Path) -> None:
    shutil.copy(OLD_LAYOUT, folder / "other")
    (folder / "other").replace(folder / FILE)


def put_an_older_copy_back(folder: Path) -> None:
    shutil.copy(folder / "copy", folder / "copy again")
    (folder / "copy again").replace(folder / FILE)


def fill_with_zeros(folder: Path) -> None:
    (folder / FILE).write_bytes(bytes((folder / FILE).stat().st_size))


def empty(folder: Path) -> None:
    os.truncate(folder / FILE, 0)


def drop_the_tables(folder: Path) -> None:
    connection = sqlite3.connect(folder / FILE)
    connection.executescript("DROP TABLE matches; DROP TABLE moves; DROP TABLE drafts;")
    connection.close()


BLOWS: list[Callable[[Path], None]] = [
    take_folder_away,
    take_file_away,
    put_another_file_there,
    put_an_older_copy_back,
    fill_with_zeros,
    empty,
    drop_the_tables,
]


@pytest.mark.parametrize("blow", BLOWS, ids=lambda blow: blow.__name__)
@pytest.mark.parametrize("leaves_at_once", [True, False])
def test_a_blow_to_the_file_in_play_loses_nothing_of_the_match(
    tmp_path: Path, content: Content, blow: Callable[[Path], None], leaves_at_once: bool
) -> None:
    folder = tmp_path / "data"
    with Store(folder) as store:
        match = play_on(begin(store, content), Random(1), 5)
        shutil.copy(folder / FILE, folder / "copy")
        play_on(match, Random(1), 15)
        blow(folder)
        if not leaves_at_once or blow in (fill_with_zeros, empty, drop_the_tables):  # those show only to who writes
            play_on(match, Random(1), 1)
        assert match.close()
        assert store.refusal is None
        assert seen_by_another(folder, match) == all_seen(match)


def test_a_frozen_history_comes_along_into_a_new_file(tmp_path: Path, content: Content) -> None:
    shutil.copy(OLD_LAYOUT, tmp_path / FILE)
    with Store(tmp_path) as store:
        game = store.saved_games()[0]
        connection = store._database.connection
        assert connection is not None
        connection.execute("""UPDATE matches SET header = json_set(header, '$.content_digest', 'another')""")
        match = play_on(store.open_match(game.id, content), Random(1), 2)
        assert not match.opening
        (tmp_path / FILE).unlink()
        play_on(match, Random(1), 1)
        lines = store._database.read(lambda rows: rows.execute("SELECT number FROM moves ORDER BY number").fetchall())
        assert [number for (number,) in lines] == list(range(match.number))


# what the disk says


def test_a_name_that_is_too_long_is_told_as_such(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path / ("x" * 300)) as store:
        assert store.problem == "name_too_long"
        assert play_on(begin(store, content), Random(1), 3).unsaved_count == 3


@pytest.mark.parametrize(("number", "code"), [
    (sqlite3.SQLITE_IOERR_SHORT_READ, "damaged"),
    (sqlite3.SQLITE_IOERR_WRITE, "full"),
    (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
    (sqlite3.SQLITE_READONLY_DBMOVED, "read_only"),
    (sqlite3.SQLITE_CONSTRAINT_UNIQUE, "damaged"),
])  # fmt: skip
def test_the_finer_shade_of_an_error_counts(number: int, code: str) -> None:
    error = sqlite3.OperationalError("as a newer SQLite says")
    error.sqlite_errorcode = number
    assert save_error(error).code == code


CLOSED_CHILD = """
import os
import sys
from pathlib import Path
from random import Random
from game.content import load_content
from game.match import Store
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from tests.match.play import begin, play_on

content = load_content()
context = AppContext(Path(sys.argv[1]))
Title(context)
Path("/").as_uri()  # newer Pythons import what this needs now; later it may lie in a folder that only root can read
if os.geteuid() == 0:
    os.setuid(65534)  # nobody: no folder is closed to root
with Store(Path(sys.argv[1])) as store:
    assert store.problem == "read_only", store.problem
    assert store.saved_games() == []
    match = play_on(begin(store, content), Random(1), 5)
    assert match.unsaved_count == 5
    assert not match.close()
assert not context.profile.has_saves()
assert not context.profile.has_companion
Title(context)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="permissions of folders are POSIX's")
def test_a_folder_that_may_not_be_entered_stops_no_match(content: Content, project_folder: Path) -> None:
    """In a child process, because it gives up being root where it is."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        with Store(folder / "saves") as store:
            begin(store, content)
        (folder / "saves").chmod(0o000)
        done = subprocess.run(
            [sys.executable, "-c", CLOSED_CHILD, str(folder / "saves")],
            cwd=project_folder,
            env={
                **os.environ,
                "PYTHONPATH": str(project_folder),
                "PYTHONDONTWRITEBYTECODE": "1",
                "SDL_VIDEODRIVER": "dummy",
                "SDL_AUDIODRIVER": "dummy",
            },
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        (folder / "saves").chmod(0o755)
    assert done.returncode == 0, done.stderr


# order and layout


def test_the_match_played_last_is_in_front_whatever_the_clock_says(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        first = begin(store, content, seed=1)
        second = begin(store, content, seed=2)
        connection = store._database.connection
        assert connection is not None
        connection.execute(
            "UPDATE matches SET saved_at = '2999-01-01T00:00:00.000000+00:00' WHERE id = ?", (second.id,)
        )
        assert [game.id for game in store.saved_games()] == [second.id, first.id]
        play_on(first, Random(1), 1)
        assert [game.id for game in store.saved_games()] == [first.id, second.id]


def test_a_file_of_the_first_layout_keeps_all(tmp_path: Path, content: Content) -> None:
    shutil.copy(OLD_LAYOUT, tmp_path / FILE)
    with Store(tmp_path) as store:
        assert store.problem is None
        games = store.saved_games()
        assert [(game.players[0].name, game.moves) for game in games] == [("Clara", 8), ("Berta", 5), ("Änne", 12)]
        for game in games:
            assert play_on(store.open_match(game.id, content), Random(1), 3).number == game.moves + 3
        assert [game.players[0].name for game in store.saved_games()] == ["Änne", "Berta", "Clara"]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (LAYOUT,)


def test_days_to_come_do_not_push_today_back_when_a_file_is_brought_up_to_date(tmp_path: Path) -> None:
    shutil.copy(OLD_LAYOUT, tmp_path / FILE)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE matches SET saved_at = '2999-01-01T00:00:00.000000+00:00' WHERE rowid = 2")
    connection.commit()
    connection.close()
    with Store(tmp_path) as store:
        assert [game.players[0].name for game in store.saved_games()] == ["Clara", "Änne", "Berta"]


# nobody's

NOBODYS_CHILD = """
from game.match import Store

store = Store.in_memory()
connection = store._database.connection
assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)
del store
connection.execute("SELECT 1")
"""


def test_a_file_that_nobody_keeps_is_closed_with_what_opened_it(project_folder: Path) -> None:
    """Python 3.13 warns of one that is not. Here every test keeps what it opens, so another process tries it."""
    done = subprocess.run(
        [sys.executable, "-c", NOBODYS_CHILD],
        cwd=project_folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr.splitlines()[-1] == "sqlite3.ProgrammingError: Cannot operate on a closed database."
