"""Figures of a game: they agree with the final scores and with an independent recount from the journal's lines."""

import json
import os
from collections import Counter

import pytest

from game.content import Content
from game.match.figures import figures_of
from game.match.replay import Replay
from game.rules import Options, Table
from game.rules.events import GearUsed, PlayOrdersSet
from game.rules.moves import to_text
from game.rules.names import ACTIONS
from tests.match.play import ALL_OPTIONS, random_game

GAMES = int(os.environ.get("REPLAY_GAMES", "12"))
VERBS = {
    "take_order": "orders",
    "take_inks": "inks",
    "take_specialty": "specialties",
    "install_gear": "gears",
    "reposition_gear": "gears",
    "claim_reward": "patronage",
    "take_patronage": "patronage",
}


def replay_of(content: Content, options: Options, seed: int) -> Replay:
    """A random game, whole."""
    *_, end = random_game(content, options, seed)
    return Replay.of_game(content, options, seed, [entry.move for entry in end.entries])


@pytest.mark.parametrize("seed", range(GAMES))
def test_figures_agree_with_a_recount(content: Content, seed: int) -> None:
    replay = replay_of(content, ALL_OPTIONS[seed % len(ALL_OPTIONS)], seed)
    end = replay.table(replay.last)
    for figures in figures_of(replay):
        seat = figures.seat
        assert sum(figures.fame_from.values()) == figures.fame == end.scores[seat].total
        assert (figures.gear_uses, len(figures.printed), figures.turns) == recounted(replay, seat)
        assert figures.levels == end.seats[seat].levels
        assert set(figures.markers) == set(ACTIONS)
        assert figures.short <= 5 * end.round


def recounted(replay: Replay, seat: int) -> tuple[dict[str, int], int, dict[str, int]]:
    """Uses of gears, orders printed and turns of a seat, counted from the tables and the lines of the moves alone."""
    uses, printed, turns = Counter[str](), 0, Counter[str]()
    for number in range(replay.first, replay.last):
        before, entry = replay.table(number), replay.entries[number - replay.first]
        line = json.loads(to_text(entry.move))
        if entry.move.seat != seat:
            continue
        verb = line[0]
        if before.phase == "actions" and verb in VERBS:
            turns[VERBS[verb]] += 1
        if verb == "fulfil":
            printed += len(line[2])
        used = [event for event in entry.events if isinstance(event, GearUsed)]
        uses.update(event.reward for event in used if event.seat == seat)
    return dict(uses), printed, dict(turns)


def test_one_marker_too_few_is_counted_by_the_order_of_play(content: Content) -> None:
    replay = replay_of(content, Options(seats=2, automa=False, characters=False), 3)
    short = [0, 0]
    for entry in replay.entries:
        for event in entry.events:
            if isinstance(event, PlayOrdersSet):
                table = replay.table(entry.number + 1)
                for at in range(len(ACTIONS)):
                    for seat in range(2):
                        short[seat] += loses_by_one(table, seat, at)
    assert [figures.short for figures in figures_of(replay)] == short
    assert sum(short) > 0


def loses_by_one(table: Table, seat: int, action: int) -> bool:
    """Of two seats: whether this one has some markers, is second, and would be first with one more."""
    mine, other = ((table.seats[each].markers or (0,) * 5)[action] for each in (seat, 1 - seat))
    first = table.turn_order[0] == seat
    second = mine > 0 and (other > mine or (other == mine and not first))
    return second and (mine + 1 > other or (mine + 1 == other and first))


def test_a_match_that_goes_on_has_no_figures(content: Content) -> None:
    with pytest.raises(ValueError, match="goes on"):
        figures_of(Replay.of_game(content, ALL_OPTIONS[0], 1, []))
