"""Reading what a prepared table holds, and the moves that are made at it.

What is named beside cards (moves, sentences) is known further up: whoever reads says what there is.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from game.content.names import ACTIONS, INKS, LETTERS, SPECIALTIES
from game.content.shapes import (
    NO_COUNTS,
    Reader,
    counts,
    flag,
    found,
    identifier,
    list_of,
    record,
    refuse_unless,
    text,
    whole,
    word,
)
from game.content.strict_yaml import Entry
from game.content.tables import Content
from game.content.tutorial_tables import SeatSet, TableSet

STAGES = ("planning", *ACTIONS, "fulfilment")
MOST = 99


class Known(NamedTuple):
    """What may be named beside cards."""

    moves: Mapping[str, Collection[str]]  # the kinds of moves, with their fields
    move: Callable[[bytes], object]  # raises ValueError where the JSON is no move
    bubbles: Collection[str]
    answers: Collection[str]


class TableReader:
    """The readers of a prepared table and of moves, which look up what they name."""

    def __init__(self, content: Content, known: Known, most_seats: int = 2) -> None:
        self._content = content
        self.known = known
        self._most_seats = most_seats

    def table(self, entry: Entry) -> TableSet:
        """A prepared table."""
        card = {kind: self.card(kind) for kind in ("printing", "refinement", "specialty", "gears", "patronage")}
        none: tuple[str, ...] = ()
        return TableSet(
            **record(
                entry,
                {
                    "round": whole(1, self._content.rules.rounds),
                    "stage": word(STAGES),
                    "seats": list_of(self._seat, 1, self._most_seats),
                },
                {
                    "seed": (whole(0, 2**31), 1),
                    "automa": (flag, False),
                    **{kind: (list_of(read, 1, 6, distinct=True), none) for kind, read in card.items()},
                    "ink_sets": (list_of(list_of(word(INKS), 3, 3), 2, 4), ()),
                    "planning": (self.card("planning"), ""),
                    "opening": (list_of(self.move, 0, 9), ()),
                    "from_stop": (text, ""),
                },
            )
        )

    def _seat(self, entry: Entry) -> SeatSet:
        optional: Mapping[str, tuple[Reader[Any], Any]] = {
            "guilders": (whole(0, MOST), 0),
            "fame": (whole(0, 200), 0),
            "types": (counts(LETTERS, 0, 9), NO_COUNTS),
            "inks": (counts(INKS, 0, 9), NO_COUNTS),
            "levels": (counts(SPECIALTIES, 0, self._content.rules.top_level), NO_COUNTS),
            "orders": (list_of(self._order, 0, 4), ()),
            "gears": (list_of(self._gear, 0, 3), ()),
            "patronage": (list_of(self.card("patronage"), 0, 6), ()),
            "markers": (list_of(whole(0, 6), 5, 5), None),
            "character": (self.card("characters"), None),
        }
        return SeatSet(**record(entry, {}, optional))

    def _order(self, entry: Entry) -> tuple[str, str]:
        values = record(entry, {"printing": self.card("printing"), "refinement": self.card("refinement")})
        return values["printing"], values["refinement"]

    def _gear(self, entry: Entry) -> tuple[str, int]:
        values = record(entry, {"gear": self.card("gears"), "sector": whole(0, 2)})
        return values["gear"], values["sector"]

    def card(self, kind: str) -> Reader[str]:
        """A reader of the ids of one kind of cards."""
        cards: Collection[str] = getattr(self._content, kind)

        def read(entry: Entry) -> str:
            name = identifier(entry)
            refuse_unless(name in cards, entry, f"there is no card {name} of this kind")
            return name

        return read

    def move(self, entry: Entry) -> bytes:
        """A move, as JSON; it may stand there as JSON too, because YAML here has no word for nothing."""
        line = entry.value.encode() if isinstance(entry.value, str) else msgspec.json.encode(plain(entry))
        try:
            self.known.move(line)
        except ValueError as error:
            raise entry.fault(f"expected a move such as [take_inks, 0, 1, 1], found {found(entry)}") from error
        return line


def plain(entry: Entry) -> Any:
    """The value of an entry without its places."""
    match entry.value:
        case list():
            return [plain(inner) for inner in entry.value]
        case dict():
            return {key: plain(inner) for key, inner in entry.value.items()}
    return entry.value
