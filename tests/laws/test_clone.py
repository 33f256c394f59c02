"""A clone is a table of its own: what happens to one never shows in the other."""

from random import Random
from typing import Any

import msgspec
import pytest

from game.content import Content
from game.rules import Options, Table, apply, digest, save_state
from game.rules.state import Seat
from tests.laws.games import MIXES, content, decisions, name, next_move, start

IMMUTABLE = (int, str, bytes, float, type(None))


def changeable(value: object) -> list[object]:
    """Every object reachable from `value` that could be changed in place."""
    if isinstance(value, (*IMMUTABLE, Content)):
        return []
    if isinstance(value, tuple):
        return [found for item in value for found in changeable(item)]
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, field) for field in value.__struct_fields__]
        itself: list[object] = [] if value.__struct_config__.frozen else [value]
        return itself + [found for field in fields for found in changeable(field)]
    inside = value if isinstance(value, list) else []
    return [value, *(found for item in inside for found in changeable(item))]


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(options: Options) -> None:
    """All fields are there, and only values that cannot change are shared."""
    for table, _ in decisions(options, 11):
        twin = table.clone()
        assert twin == table
        assert save_state(twin) == save_state(table)
        assert twin.content is table.content
        mine, theirs = changeable(table), changeable(twin)
        assert len(mine) == len(theirs) == 2 + len(table.seats), "the table, its list of seats, each seat"
        assert not {id(thing) for thing in mine} & {id(thing) for thing in theirs}


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_playing_a_clone_leaves_the_original(options: Options) -> None:
    """From every tenth decision the clone plays on to the end, and the original stays what it was."""
    for table, _ in decisions(options, 12):
        if table.number % 40 == 0:
            before = save_state(table)
            twin, rng = table.clone(), Random(table.number)
            while not twin.is_over:
                apply(twin, next_move(twin, rng))
            assert save_state(table) == before
            assert digest(twin) != digest(table)


def other_value(value: Any) -> Any:
    """Something of the same type that is not equal to `value`, where a field can hold such."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, tuple):
        return (*value, value[0]) if value else (7,)
    if isinstance(value, list):
        return value[:-1]
    return 7  # None, or a record: any difference will do


@pytest.mark.parametrize("field", [field for field in Table.__struct_fields__ if field != "content"])
def test_every_field_of_the_table_is_in_clone_save_and_digest(field: str) -> None:
    """A field that one of the three forgets would make two different tables look alike."""
    table = start(MIXES[4], 13)
    changed = table.clone()
    setattr(changed, field, other_value(getattr(table, field)))
    assert changed.clone() != table
    assert getattr(changed.clone(), field) == getattr(changed, field)
    assert digest(changed) != digest(table)
    assert field in msgspec.json.decode(save_state(table))


@pytest.mark.parametrize("field", Seat.__struct_fields__)
def test_every_field_of_a_seat_is_in_clone_save_and_digest(field: str) -> None:
    """The same for what a seat holds."""
    table = start(MIXES[4], 13)
    changed = table.clone()
    setattr(changed.seats[1], field, other_value(getattr(table.seats[1], field)))
    assert changed.seats[1] != table.seats[1], "the clone's seat is its own"
    assert getattr(changed.clone().seats[1], field) == getattr(changed.seats[1], field)
    assert digest(changed) != digest(table)
    assert field in msgspec.json.decode(save_state(table))["seats"][1]


def test_content_is_not_part_of_a_state() -> None:
    """Content is named by its own digest, so that a state stays small."""
    table = start(MIXES[0], 14)
    assert "content" not in msgspec.json.decode(save_state(table))
    assert len(save_state(table)) < 20_000
    assert table.content is content()
