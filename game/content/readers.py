"""Readers of entries: each returns the value of one shape, with its range, or raises the fault at its line."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from msgspec import inspect

from game.content.strict_yaml import Entry, Gathering
from game.content.tables import RuleConstants, SeatCountTable
from game.content.vocabulary import Counts

_Item = TypeVar("_Item")
_Word = TypeVar("_Word", bound=str)
_Table = TypeVar("_Table", bound=msgspec.Struct)
Reader: TypeAlias = Callable[[Entry], _Item]

_IDENTIFIER = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
_LONGEST_TEXT = 160
_LONGEST_ID = 60  # letters: pictures are looked for in files of such names


def found(entry: Entry) -> str:
    """How a message names what stands there instead."""
    match entry.value:
        case bool():
            return "true" if entry.value else "false"
        case list():
            return "a list"
        case dict():
            return "a mapping"
        case str():
            return repr(entry.value) if len(entry.value) <= 40 else "a long text"
    return str(entry.value)


def whole(low: int, high: int) -> Reader[int]:
    """A reader of whole numbers from `low` to `high`."""
    wanted = f"the number {low}" if low == high else f"a whole number from {low} to {high}"

    def read(entry: Entry) -> int:
        if type(entry.value) is int and low <= entry.value <= high:
            return entry.value
        raise entry.fault(f"expected {wanted}, found {found(entry)}")

    return read


def flag(entry: Entry) -> bool:
    """True or false."""
    if isinstance(entry.value, bool):
        return entry.value
    raise entry.fault(f"expected true or false, found {found(entry)}")


def text(entry: Entry) -> str:
    """A line of text for people."""
    if not isinstance(entry.value, str):
        raise entry.fault(f'expected text (in "quotes" if it looks like a number), found {found(entry)}')
    printable = entry.value.replace("\N{NO-BREAK SPACE}", " ").isprintable()
    if not entry.value.strip() or not printable or len(entry.value) > _LONGEST_TEXT:
        raise entry.fault(f"expected one line of 1 to {_LONGEST_TEXT} characters, found {found(entry)}")
    return entry.value


def identifier(entry: Entry) -> str:
    """An id: small letters and digits, joined by - or _, as moves and saves write it."""
    if isinstance(entry.value, str) and len(entry.value) <= _LONGEST_ID and _IDENTIFIER.fullmatch(entry.value):
        return entry.value
    raise entry.fault(f"expected an id of small letters and digits like gear-07, found {found(entry)}")


def word(names: Iterable[_Word]) -> Reader[_Word]:
    """A reader of one of the given words."""
    known = {str(name): name for name in names}

    def read(entry: Entry) -> _Word:
        if isinstance(entry.value, str) and entry.value in known:
            return known[entry.value]
        raise entry.fault(f"expected {choice_of(known)}, found {found(entry)}")

    return read


def list_of(item: Reader[_Item], low: int, high: int, distinct: bool = False) -> Reader[tuple[_Item, ...]]:
    """A reader of lists with `low` to `high` items, all different where `distinct`."""
    wanted = f"{low}" if low == high else f"{low} to {high}"

    def read(entry: Entry) -> tuple[_Item, ...]:
        if not isinstance(entry.value, list):
            raise entry.fault(f"expected a list, found {found(entry)}")
        items = _gather(item, entry.value)
        if not low <= len(items) <= high:
            raise entry.fault(f"expected {wanted} of them, found {len(items)}")
        for at, value in enumerate(items if distinct else ()):
            if value in items[:at]:
                line = entry.value[items.index(value)].line
                raise entry.value[at].fault(f"expected all different, but this one stands in line {line} too")
        return items

    return read


def counts(names: tuple[str, ...], low: int, high: int) -> Reader[Counts]:
    """A reader of mappings from some of four names to a count; the others count 0."""
    readers: dict[str, Reader[int]] = {name: whole(low, high) for name in names}

    def read(entry: Entry) -> Counts:
        values = record(entry, readers, names)
        if not any(values.values()):
            raise entry.fault(f"expected at least one of {choice_of(names)}")
        return cast(Counts, tuple(values.get(name, 0) for name in names))

    return read


def record(entry: Entry, readers: Mapping[str, Reader[Any]], optional: Collection[str] = ()) -> dict[str, Any]:
    """The values of a mapping with exactly these keys, in this order; of the optional ones, of those that are there.

    Every fault inside is gathered.
    """
    if not isinstance(entry.value, dict):
        raise entry.fault(f"expected a mapping with {', '.join(readers)}, found {found(entry)}")
    faults = Gathering()
    for key, inner in entry.value.items():
        if key not in readers:
            faults.add(inner.fault(f"unknown key; expected {choice_of(readers)}"))
    for key in readers:
        if key not in entry.value and key not in optional:
            faults.add(entry.fault_within(key, "this key is missing"))
    values = {key: faults.attempt(read, entry.value[key]) for key, read in readers.items() if key in entry.value}
    faults.close()
    return values


def row_of(table: type[_Table], entry: Entry, readers: Mapping[str, Reader[Any]]) -> _Table:
    """A row of a table; keys for which the table has a value of its own may be left out."""
    optional = [field.name for field in msgspec.structs.fields(table) if not field.required]
    return table(**record(entry, readers, optional))


def member(entry: Entry, key: str, reader: Reader[_Item]) -> _Item:
    """The value of one key of a mapping, read before the rest because the rest depends on it."""
    if not isinstance(entry.value, dict) or key not in entry.value:
        raise entry.fault_within(key, f"this key is missing, found {found(entry)}")
    return reader(entry.value[key])


def choice_of(names: Iterable[str]) -> str:
    """The names as a choice, for messages.

    >>> choice_of(("white", "grey"))
    'white or grey'
    """
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def refuse_unless(condition: bool, entry: Entry, message: str) -> None:
    """Raises a fault at the entry where the condition does not hold."""
    if not condition:
        raise entry.fault(message)


def _gather(item: Reader[_Item], entries: list[Entry]) -> tuple[_Item, ...]:
    faults = Gathering()
    items = [faults.attempt(item, entry) for entry in entries]
    faults.close()
    return cast("tuple[_Item, ...]", tuple(items))


# Readers made from the tables' own declarations, so that the range of a number stands in one place.


def fields_of(table: type[msgspec.Struct]) -> Mapping[str, Reader[Any]]:
    """A reader for each field of a table."""
    declared = inspect.type_info(table)
    assert isinstance(declared, inspect.StructType)
    return {field.name: _reader(field.type) for field in declared.fields}


def _reader(declared: inspect.Type) -> Reader[Any]:
    match declared:
        case inspect.IntType(ge=int(low), le=int(high)):
            return whole(low, high)
        case inspect.BoolType():
            return flag
        case inspect.StrType():
            return identifier
        case inspect.LiteralType(values=words):
            return word([str(name) for name in words])
        case inspect.TupleType(item_types=items):
            return list_of(_reader(items[0]), len(items), len(items))
        case inspect.VarTupleType(item_type=item, min_length=fewest, max_length=int(most)):
            return list_of(_reader(item), fewest or 0, most, distinct=isinstance(item, inspect.LiteralType))
        case inspect.StructType(cls=table):
            return lambda entry: table(**record(entry, fields_of(table)))
    raise TypeError(f"no range is declared for {declared}")


# Readers of `players.yaml` and `rules.yaml`, with what must hold inside each of them.


SEAT_COUNTS = (2, 3, 4)


def seat_counts(entry: Entry) -> dict[int, SeatCountTable]:
    """The tables for 2, 3 and 4 seats, by the number of seats (§9)."""
    rows = list_of(_seat_row, len(SEAT_COUNTS), len(SEAT_COUNTS))(entry)
    for index, (seats, _) in enumerate(rows):
        wanted = SEAT_COUNTS[index]
        refuse_unless(seats == wanted, entry.at(index, "seats"), f"expected the row for {wanted} seats here")
    return dict(rows)


def _seat_row(entry: Entry) -> tuple[int, SeatCountTable]:
    values = record(entry, {"seats": whole(SEAT_COUNTS[0], SEAT_COUNTS[-1]), **fields_of(SeatCountTable)})
    rounds = values["patronage_rounds"]
    place = entry.at("patronage_rounds")
    refuse_unless(list(rounds) == sorted(rounds), place, "expected rounds that never fall from left to right")
    return values.pop("seats"), SeatCountTable(**values)


def rules(entry: Entry) -> RuleConstants:
    """The constants, with their lists in the order that the rules need."""
    constants = RuleConstants(**record(entry, fields_of(RuleConstants)))
    track = [step.level for step in constants.reward_track]
    fame = [row.level for row in constants.specialty_fame]
    titles = [title.minimum for title in constants.solo_titles]
    _refuse_unless_rising(entry.at("reward_track"), track, "levels that rise")
    _refuse_unless_rising(entry.at("specialty_fame"), fame[::-1], "levels that fall, the highest first")
    _refuse_unless_rising(entry.at("solo_titles"), titles[::-1], "minimums that fall, the highest first")
    refuse_unless(titles[-1] == 0, entry.at("solo_titles"), "expected a last title with minimum 0")
    return constants


def _refuse_unless_rising(entry: Entry, numbers: Sequence[int], wanted: str) -> None:
    refuse_unless(all(low < high for low, high in pairwise(numbers)), entry, f"expected {wanted}")
