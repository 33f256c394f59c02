"""Readers of `players.yaml` and `rules.yaml`, with what must hold inside each of them."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from game.content.names import ACTIONS, PATRONAGE_REWARDS, TrackReward
from game.content.shapes import Reader, flag, identifier, list_of, record, refuse_unless, whole, word
from game.content.strict_yaml import Entry
from game.content.tables import RuleConstants, SeatCountTable, SoloTitle, SpecialtyFame, TrackStep

SEAT_COUNTS = (2, 3, 4)
_MOST_ROUNDS = 9
_TRACK_REWARDS: tuple[TrackReward, ...] = ("ink", "order", "type")

_level = whole(1, 6)
_amount = whole(0, 99)
_few = whole(1, 9)


def seat_counts(entry: Entry) -> dict[int, SeatCountTable]:
    """The tables for 2, 3 and 4 seats, by the number of seats (§9)."""
    rows = list_of(_seat_row, len(SEAT_COUNTS), len(SEAT_COUNTS))(entry)
    for index, (seats, _) in enumerate(rows):
        wanted = SEAT_COUNTS[index]
        refuse_unless(seats == wanted, entry.at(index, "seats"), f"expected the row for {wanted} seats here")
    return dict(rows)


_SEAT_ROW: Mapping[str, Reader[Any]] = {
    "seats": whole(SEAT_COUNTS[0], SEAT_COUNTS[-1]),
    "spaces": whole(1, 4),  # B1: spaces are numbered 1 to 4, as the execution cards are
    "patronage_rounds": list_of(whole(1, _MOST_ROUNDS), 1, 8),
    "draft_pool": whole(4, 20),
    "white_gears": flag,
}


def _seat_row(entry: Entry) -> tuple[int, SeatCountTable]:
    values = record(entry, _SEAT_ROW)
    rounds = values["patronage_rounds"]
    place = entry.at("patronage_rounds")
    refuse_unless(list(rounds) == sorted(rounds), place, "expected rounds that never fall from left to right")
    return values.pop("seats"), SeatCountTable(**values)


def _track_step(entry: Entry) -> TrackStep:
    return TrackStep(**record(entry, {"level": _level, "reward": word(_TRACK_REWARDS)}))


def _specialty_fame(entry: Entry) -> SpecialtyFame:
    return SpecialtyFame(**record(entry, {"level": _level, "fame": _amount}))


def _solo_title(entry: Entry) -> SoloTitle:
    return SoloTitle(**record(entry, {"minimum": whole(0, 999), "id": identifier}))


_RULES: Mapping[str, Reader[Any]] = {
    "rounds": whole(1, _MOST_ROUNDS),
    "start_guilders": _amount,
    "start_types": whole(0, 9),
    "axles": whole(3, 3),  # the printing house is built for a train of three
    "order_slots": whole(4, 4),
    "top_level": whole(6, 6),
    "inks_per_colour": whole(1, 99),
    "ink_set_size": whole(3, 3),
    "most_markers_on_action": _few,
    "markers_by_turn": list_of(whole(1, 45), 4, 4),
    "gear_uses_per_round": whole(0, 9),
    "ink_prices": list_of(whole(0, 9), 3, 3),
    "order_cards_drawn": _few,
    "more_cards_price": whole(0, 9),
    "more_cards_count": _few,
    "draft_rounds": whole(0, 4),
    "patronage_guilders": _amount,
    "patronage_inks": whole(0, 9),
    "patronage_card_fame": _amount,
    "level_at_top_guilders": _amount,
    "scrap_fame": _amount,
    "scrap_guilders": _amount,
    "discount_guilders": _amount,
    "bonus_gear_fame": _amount,
    "tory_fame": _amount,
    "guilders_per_fame": _few,
    "characters_drawn": whole(1, 2),
    "guillard_drawn": _few,
    "guillard_installed": whole(0, 3),
    "planning_cards_aside": whole(0, 9),
    "automa_start": list_of(whole(0, 9), len(ACTIONS), len(ACTIONS)),
    "reward_track": list_of(_track_step, 0, 6),
    "specialty_fame": list_of(_specialty_fame, 0, 6),
    "solo_titles": list_of(_solo_title, 1, 12),
    "patronage_rewards": list_of(word(PATRONAGE_REWARDS), 1, 4, distinct=True),
    "tory_needs_ink": flag,
}


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
