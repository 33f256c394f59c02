"""Readers made from the tables' own declarations, so that the range of a number stands in one place."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from game.content.shapes import Reader, flag, identifier, list_of, record, whole, word
from game.content.strict_yaml import Entry


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
            return _table_reader(table)
    raise TypeError(f"no range is declared for {declared}")


def _table_reader(table: type[msgspec.Struct]) -> Reader[Any]:
    def read(entry: Entry) -> Any:
        return table(**record(entry, fields_of(table)))

    return read
