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
from game.match.schema import LAYOUT
from tests.match.play import all_seen, begin, play_on

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


def test_a_fault_of_the_program_is_not_taken_for_the_disks(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content)
    with pytest.raises(sqlite3.ProgrammingError):
        play_on(match, Random(1), 1)
