"""Saves of an older format are brought to the shape of today step by step."""

import json
import sqlite3

import pytest

from game.content import Content
from game.match import SaveError, Store, format
from game.match.format import from_json
from tests.saves.make import FOLDER, begin, play_on


def renames(raw: format.Raw) -> None:
    """A step of tomorrow: what was called `chance` is the seed."""
    if "chance" in raw.get("header", {}):
        raw["header"]["seed"] = raw["header"].pop("chance")


def test_each_step_is_taken_once_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    steps = tuple(lambda raw, number=number: taken.append(number) for number in range(1, 5))
    monkeypatch.setattr(format, "STEPS", steps)
    format.upgrade({}, 3)
    assert taken == [3, 4]


def test_an_exported_save_and_a_row_take_the_same_steps(
    store: Store, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_on(begin(store, content), 5)
    raw = json.loads(store.export_json(match.id))
    raw["header"]["chance"] = raw["header"].pop("seed")
    raw["header"]["format"] = len(format.STEPS)
    with pytest.raises(SaveError):
        from_json(json.dumps(raw))
    monkeypatch.setattr(format, "STEPS", (*format.STEPS[:-1], renames))
    assert from_json(json.dumps(raw)).header.seed == match.seed
    header = json.dumps(raw["header"])

    def put(rows: sqlite3.Connection) -> None:
        rows.execute("UPDATE matches SET header = ?", (header,))

    store._database.write(put)
    again = store.open_match(match.id, content)
    assert (again.seed, again.number, bool(again.opening)) == (match.seed, 5, True)


def test_what_no_step_can_do_anything_with_is_damaged() -> None:
    raw = json.loads((FOLDER / "format-1-rules-1.json").read_text(encoding="utf-8"))
    raw["header"]["players"] = ["Anna", 3]
    with pytest.raises(SaveError, match="damaged"):
        from_json(json.dumps(raw))


def test_whether_a_match_is_over_has_a_column(store: Store, content: Content) -> None:
    """The title asks without reading what a position says."""
    match = play_on(begin(store, content), 3)
    store.import_json((FOLDER / "format-1-rules-1.json").read_text(encoding="utf-8"))
    rows = dict(store._database.read(lambda rows: rows.execute("SELECT id, finished FROM matches").fetchall()))
    assert rows.pop(match.id) == 0
    assert list(rows.values()) == [1]
