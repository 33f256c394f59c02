"""Readers of `players.yaml` and `rules.yaml`, with what must hold inside each of them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from game.content.declared import fields_of
from game.content.shapes import Reader, list_of, record, refuse_unless, whole
from game.content.strict_yaml import Entry
from game.content.tables import RuleConstants, SeatCountTable

SEAT_COUNTS = (2, 3, 4)


def seat_counts(entry: Entry) -> dict[int, SeatCountTable]:
    """The tables for 2, 3 and 4 seats, by the number of seats (§9)."""
    rows = list_of(_seat_row, len(SEAT_COUNTS), len(SEAT_COUNTS))(entry)
    for index, (seats, _) in enumerate(rows):
        wanted = SEAT_COUNTS[index]
        refuse_unless(seats == wanted, entry.at(index, "seats"), f"expected the row for {wanted} seats here")
    return dict(rows)


_SEAT_ROW: Mapping[str, Reader[Any]] = {"seats": whole(SEAT_COUNTS[0], SEAT_COUNTS[-1]), **fields_of(SeatCountTable)}


def _seat_row(entry: Entry) -> tuple[int, SeatCountTable]:
    values = record(entry, _SEAT_ROW)
    rounds = values["patronage_rounds"]
    place = entry.at("patronage_rounds")
    refuse_unless(list(rounds) == sorted(rounds), place, "expected rounds that never fall from left to right")
    return values.pop("seats"), SeatCountTable(**values)


_RULES = fields_of(RuleConstants)


def rules(entry: Entry) -> RuleConstants:
    """The constants, with their lists in the order that the rules need."""
    constants = RuleConstants(**record(entry, _RULES))
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
