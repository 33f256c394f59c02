"""B, Saves: rows and tables of a file that make no sense spoil nothing else."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.content import Content
from game.match import SaveError, Store
from game.match.database import FILE
from tests.match.file_in_play import seen_by_another
from tests.match.play import PAIR, all_seen, begin, play_on, players_for

# one bad row


def bad_value(folder: Path, column: str, value: object) -> None:
    """Put a value into the first of two matches."""
    connection = sqlite3.connect(folder / FILE)
    connection.execute(f"UPDATE matches SET {column} = ? WHERE rowid = 1", (value,))  # noqa: S608 - a constant
    connection.commit()
    connection.close()


def header_with(**changes: object) -> Callable[[str], str]:
    """The header or position with other fields."""
    import msgspec

    return lambda text: msgspec.json.encode({**msgspec.json.decode(text), **changes}).decode()


BAD: dict[str, tuple[str, Callable[[str], object]]] = {
    "round 9": ("position", header_with(round=9)),
    "round -1": ("position", header_with(round=-1)),
    "round of words": ("header", header_with(seed="seven")),
    "a header of another kind": ("header", lambda _: b"\x00\xff"),
    "a number for a header": ("header", lambda _: 77),
    "deep nesting": ("header", lambda _: "[" * 100_000),
    "no players": ("header", header_with(players=[])),
    "a hundred seats": ("header", header_with(options={"seats": 100})),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_bad_row_spoils_only_itself(
    tmp_path: Path, content: Content, bad: tuple[str, Callable[[str], object]]
) -> None:
    column, change = bad
    with Store(tmp_path) as store:
        broken, whole = begin(store, content, seed=1), begin(store, content, seed=2)
        query = f"SELECT {column} FROM matches"  # noqa: S608 - a constant
        text = store._database.read(lambda rows: rows.execute(query).fetchone())[0]
    bad_value(tmp_path, column, change(text))
    with Store(tmp_path) as store:
        assert store.problem is None
        assert {game.id: game.problem for game in store.saved_games()} == {broken.id: "damaged", whole.id: None}
        with pytest.raises(SaveError) as caught:
            store.open_match(broken.id, content)
        assert caught.value.code == "damaged"
        assert play_on(store.open_match(whole.id, content), Random(1), 3).is_saved
        assert broken.id in store.export_raw(broken.id)


@pytest.mark.parametrize(("column", "value"), [
    ("id", None), ("id", b"\xff"), ("revision", "many"), ("revision", (1 << 63) - 1), ("played", (1 << 63) - 1),
    ("played", "last"), ("saved_at", 7), ("saved_at", b""), ("saved_at", "9999-12-31T23:59:59+00:00"),
])  # fmt: skip
def test_a_count_or_a_name_that_is_none_is_mended(tmp_path: Path, content: Content, column: str, value: object) -> None:
    with Store(tmp_path) as store:
        for seed in (1, 2):
            play_on(begin(store, content, seed=seed), Random(1), 3)
    bad_value(tmp_path, column, value)
    with Store(tmp_path) as store:
        games = store.saved_games()
        assert [game.moves for game in games] == [3, 3]
        for game in games:
            assert play_on(store.open_match(game.id, content), Random(1), 2).is_saved


TABLES = [
    "ALTER TABLE matches ADD COLUMN more TEXT",
    "ALTER TABLE moves ADD COLUMN more INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE matches DROP COLUMN saved_at",
    "ALTER TABLE matches DROP COLUMN position",
    "DROP TABLE drafts",
    "CREATE TRIGGER more AFTER INSERT ON moves BEGIN DELETE FROM matches; END",
    "PRAGMA user_version = 1",
]


@pytest.mark.parametrize("statement", TABLES)
def test_tables_of_another_shape_lose_no_match(tmp_path: Path, content: Content, statement: str) -> None:
    with Store(tmp_path) as store:
        match = play_on(begin(store, content), Random(1), 10)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(statement)
    connection.close()
    with Store(tmp_path) as store:
        again = store.open_match(match.id, content)
        assert all_seen(again) == all_seen(match)
        assert play_on(again, Random(1), 3).is_saved


# an earlier state


def test_a_match_that_opens_at_an_earlier_state_says_so_and_is_played_on(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = play_on(store.new_match(content, PAIR, 7, players_for(PAIR)), Random(1), 40)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DELETE FROM moves WHERE number = 8")
    connection.execute("UPDATE matches SET position = json_set(position, '$.state', '{')")
    connection.commit()
    connection.close()
    with Store(tmp_path) as store:
        again = store.open_match(match.id, content)
        assert (again.opened_at, again.left_at) == (8, 40)
        assert play_on(again, Random(1), 30).is_saved
        assert seen_by_another(tmp_path, again) == all_seen(again)


def test_rows_out_of_their_order_are_put_in_order(tmp_path: Path, content: Content) -> None:
    """A letter of a key changed on the disk: what looks for the row passes it by, and writes it again."""
    with Store(tmp_path) as store:
        match = play_on(begin(store, content), Random(1), 40)
    data = (tmp_path / FILE).read_bytes()
    place = data.index(match.id.encode() + b"\x08[")
    (tmp_path / FILE).write_bytes(data[:place] + b"0" * 16 + data[place + 16 :])
    with Store(tmp_path) as store:
        assert store.problem == "damaged"
        again = play_on(store.open_match(match.id, content), Random(1), 20)
        assert again.is_saved
        assert seen_by_another(tmp_path, again) == all_seen(again)


# cut files


def test_of_a_cut_file_comes_back_what_its_pages_hold(tmp_path: Path, content: Content) -> None:
    """The first matches of a file are whole however much of the later pages is gone."""
    with Store(tmp_path / "whole") as store:
        matches = [play_on(begin(store, content, seed=seed), Random(seed), 30) for seed in range(4)]
    data = (tmp_path / "whole" / FILE).read_bytes()
    found = []
    for number, keep in enumerate(range(4096, len(data), 1500)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE).write_bytes(data[:keep])
        with Store(folder) as store:
            assert store.problem == "damaged"
            assert store.set_aside is not None
            assert store.set_aside.read_bytes() == data[:keep]
            games = store.saved_games()
            found.append(len(games))
            for game in games:
                if game.problem is None and game.moves == 30:
                    assert play_on(store.open_match(game.id, content), Random(1), 2).is_saved
    assert found[-1] == len(matches)
    assert sum(count > 0 for count in found) > len(found) // 2


def test_names_of_columns_that_are_no_text_are_damage(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path) as store:
        match = play_on(begin(store, content), Random(1), 10)
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data.replace(b"position TEXT", b"posit\xd4on TEXT"))
    with Store(tmp_path) as store:
        assert store.problem == "damaged"
        assert all_seen(store.open_match(match.id, content)) == all_seen(match)


@pytest.mark.parametrize("seat", [float("inf"), b"\xff", "one", 1 << 40])
def test_a_plan_laid_out_by_a_seat_that_is_none_is_no_reason_to_lose_a_match(
    tmp_path: Path, content: Content, seat: object
) -> None:
    with Store(tmp_path) as store:
        match = begin(store, content)
        match.keep_draft(0, (1, 0, 0, 0, 0))
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE drafts SET seat = ?", (seat,))
    connection.commit()
    connection.close()
    with Store(tmp_path) as store:
        again = store.open_match(match.id, content)
        assert again.draft(0) is None
        assert play_on(again, Random(1), 3).is_saved
