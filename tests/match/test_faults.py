"""B, Saves: whatever befalls file or disk, the store opens, the match goes on, and nothing committed is lost."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from game.content import Content
from game.match import SaveError, Store
from game.match.database import FILE
from game.match.layout import LAYOUT
from game.rules import Options
from game.rules.moves import BuyType
from game.rules.names import LETTERS
from tests.match.play import all_seen, begin, connection_of, play_on

PAGE = 4096


def saved_file(folder: Path, content: Content) -> Path:
    """A database with two matches in it, closed."""
    with Store(folder) as store:
        play_on(begin(store, content, seed=1), Random(1), 40)
        play_on(begin(store, content, seed=2), Random(2), 40)
    return folder / FILE


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "zero-filled": lambda data: bytes(len(data)),
    "cut within the first page": lambda data: data[:1000],
    "cut by a page": lambda data: data[:-PAGE],
    "cut to half": lambda data: data[: len(data) // 2],
    "another kind of file": lambda data: b"{}" * 5000,
    "a first page of zeros": lambda data: bytes(PAGE) + data[PAGE:],
    "pages of zeros": lambda data: data[:PAGE] + bytes(len(data) - PAGE),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_moved_aside_and_a_new_one_begun(
    tmp_path: Path, content: Content, damage: Callable[[bytes], bytes]
) -> None:
    file = saved_file(tmp_path, content)
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    with Store(tmp_path) as store:
        assert store.problem == "damaged"
        assert store.set_aside == tmp_path / "games.damaged-1.sqlite"
        assert store.set_aside.read_bytes() == damaged
        match = play_on(begin(store, content), Random(1), 5)
        assert match.is_saved
    with Store(tmp_path) as store:
        assert store.problem is None
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / FILE).write_bytes(b"x" * 1000 * number)
        with Store(tmp_path) as store:
            assert store.set_aside == tmp_path / f"games.damaged-{number}.sqlite"
    assert [(tmp_path / f"games.damaged-{number}.sqlite").stat().st_size for number in (1, 2, 3)] == [1000, 2000, 3000]


@pytest.mark.parametrize("remains", [b"", b"S"], ids=["none", "one byte"])
def test_next_to_no_file_is_just_a_beginning(tmp_path: Path, content: Content, remains: bytes) -> None:
    (tmp_path / FILE).write_bytes(remains)
    with Store(tmp_path) as store:
        assert store.problem is None
        assert begin(store, content).is_saved


def test_a_file_that_lost_its_last_bytes_loses_no_match(tmp_path: Path, content: Content) -> None:
    """Less than a page is missing: to SQLite these bytes are zeros, and the checks of the saves find what that hit."""
    file = saved_file(tmp_path, content)
    file.write_bytes(file.read_bytes()[: -PAGE // 2])
    with Store(tmp_path) as store:
        for game in store.saved_games():
            match = store.open_match(game.id, content)
            assert match.number == 40
            assert play_on(match, Random(1)).is_over


def test_what_can_still_be_read_of_a_damaged_file_is_kept(tmp_path: Path, content: Content) -> None:
    """Without the root of the moves both matches go on, from their states or from what the other pages hold."""
    file = saved_file(tmp_path, content)
    connection = sqlite3.connect(file)
    (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()
    connection.close()
    data = bytearray(file.read_bytes())
    data[(page - 1) * PAGE : page * PAGE] = bytes(PAGE)
    file.write_bytes(data)
    with Store(tmp_path) as store:
        assert store.problem == "damaged"
        saved = store.saved_games()
        assert [game.moves for game in saved] == [40, 40]
        for game in saved:
            match = store.open_match(game.id, content)
            assert (match.number, match.left_at) == (40, 40)
            assert play_on(match, Random(1)).is_over


def test_damaged_letters_are_the_matter_of_one_match(tmp_path: Path, content: Content) -> None:
    """Bytes that are no text, inside a sound database."""
    saved_file(tmp_path, content)
    connection = sqlite3.connect(tmp_path / FILE)
    broken, whole = [row[0] for row in connection.execute("SELECT id FROM matches ORDER BY saved_at")]
    query = "UPDATE matches SET header = CAST(x'ff00fe' AS TEXT), position = CAST(x'ff' AS TEXT) WHERE id = ?"
    connection.execute(query, (broken,))
    connection.commit()
    connection.close()
    with Store(tmp_path) as store:
        assert {game.id: game.problem for game in store.saved_games()} == {broken: "damaged", whole: None}
        assert store.open_match(whole, content).number == 40
        with pytest.raises(SaveError) as caught:
            store.open_match(broken, content)
        assert caught.value.code == "damaged"


def test_a_file_of_the_future_is_left_alone(tmp_path: Path, content: Content) -> None:
    file = saved_file(tmp_path, content)
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {LAYOUT + 1}")
    connection.close()
    data = file.read_bytes()
    with Store(tmp_path) as store:
        assert store.problem == "future"
        match = play_on(begin(store, content), Random(1))
        assert match.is_over
        assert not match.is_saved
    assert file.read_bytes() == data
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE]


def test_where_no_folder_can_be_the_match_goes_on_in_memory(tmp_path: Path, content: Content) -> None:
    (tmp_path / "taken").write_text("a file")
    with Store(tmp_path / "taken" / "saves") as store:
        assert store.problem == "read_only"
        match = play_on(begin(store, content), Random(1), 30)
        assert not match.is_saved
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)
        assert play_on(match, Random(1)).is_over
        assert store.problem == "read_only"


READ_ONLY_CHILD = """
import os
import sys
from pathlib import Path
from random import Random
from game.content import load_content
from game.match import Store
from tests.match.play import begin, play_on

content = load_content()
Path("/").as_uri()  # newer Pythons import what this needs now; later it may lie in a folder that only root can read
if os.geteuid() == 0:
    os.setuid(65534)  # nobody: no folder is read-only to root
with Store(Path(sys.argv[1])) as store:
    assert store.problem == "read_only", store.problem
    assert len(store.saved_games()) == 2
    old = store.open_match(store.saved_games()[0].id, content)
    assert old.number == 40
    assert play_on(old, Random(1)).is_over
    assert not old.is_saved
    assert store.open_match(old.id, content).is_over
    assert play_on(begin(store, content), Random(1)).is_over
    assert store.problem == "read_only"
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that anybody may enter; pytest's own are closed to others, and may be closed again at any time."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(os.name != "posix", reason="permissions of folders are POSIX's")
def test_in_a_read_only_folder_old_matches_can_be_played_on(
    open_folder: Path, content: Content, project_folder: Path
) -> None:
    """In a child process, because it gives up being root where it is."""
    file = saved_file(open_folder / "saves", content)
    data = file.read_bytes()
    file.chmod(0o444)
    file.parent.chmod(0o555)
    try:
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY_CHILD, str(file.parent)],
            cwd=project_folder,
            env={**os.environ, "PYTHONPATH": str(project_folder), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    finally:
        file.parent.chmod(0o755)
    assert done.returncode == 0, done.stderr
    assert file.read_bytes() == data


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


def test_a_fault_of_the_program_is_not_taken_for_the_disks(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content)
    with pytest.raises(sqlite3.ProgrammingError):
        play_on(match, Random(1), 1)
