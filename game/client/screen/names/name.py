"""What a name with a parameter is: a record that can be used as a text."""

from dataclasses import dataclass
from typing import ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True, eq_default=False)
class Name(str):
    """A frozen record that is also a text: its word and its fields, joined by colons.

    Scenes take it apart by `match`; tests, logs, sets and the focus of keys use the text, to which it is equal:

    >>> class Shelf(Name, word="shelf"):
    ...     at: int
    >>> Shelf(2) == "shelf:2", Shelf(2).at
    (True, 2)
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _word: ClassVar[str] = ""

    def __init_subclass__(cls, *, word: str = "") -> None:
        super().__init_subclass__()
        cls._word = word
        dataclass(frozen=True, eq=False, repr=False)(cls)  # equality, order and hash are those of the text

    def __new__(cls, *fields: object) -> Self:
        return super().__new__(cls, ":".join((cls._word, *map(_text, fields))))

    def __getnewargs__(self) -> tuple[object, ...]:  # type: ignore[override] # a copy is made from the fields
        return tuple(getattr(self, field) for field in self.__match_args__)


def _text(field: object) -> str:
    """A field as a part of a name; the parts of an `about` are joined as well."""
    return ":".join(field) if isinstance(field, tuple) else str(field)
