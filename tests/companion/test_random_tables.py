"""Whole games at tables that answer at random: no dead end, no negative count, and everything occurs.

COMPANION_GAMES says how many; the full proof is 10000 (about two minutes):

    COMPANION_GAMES=10000 python -m pytest -s tests/companion/test_random_tables.py
"""

import os

import pytest

from devtools.rule_index import all_rules
from game.companion.companion_text import QUESTIONS
from game.companion.rules.symbols import EFFECT_KINDS
from game.companion.told_text import IDLE_WORDS, LINES
from tests.companion.random_table import SWITCHES, TILES, RandomTable

GAMES = int(os.environ.get("COMPANION_GAMES", "400"))


@pytest.fixture(scope="module")
def table() -> RandomTable:
    played = RandomTable(seed=1)
    for seed in range(GAMES):
        played.play(seed)
    print(f"\n{played.line()}")
    return played


@pytest.mark.slow
class TestRandomTables:
    def test_every_game_comes_to_its_end(self, table: RandomTable) -> None:
        assert table.games == GAMES

    def test_every_question_is_asked(self, table: RandomTable) -> None:
        assert set(table.asked) == set(QUESTIONS)

    def test_every_question_names_a_rule_of_the_list(self, table: RandomTable) -> None:
        assert set(table.rules) <= {rule.id for rule in all_rules()}

    def test_everything_happens(self, table: RandomTable) -> None:
        assert set(table.told) == {*LINES, "field_edited"}

    def test_every_reason_for_nothing_is_given(self, table: RandomTable) -> None:
        assert set(table.reasons) == set(IDLE_WORDS) - {"cannot_use"}

    def test_every_tile_is_drawn(self, table: RandomTable) -> None:
        assert {(tile.arrow, tile.letters) for tile in TILES} <= set(table.tiles)

    def test_every_effect_is_used(self, table: RandomTable) -> None:
        assert set(table.effects) == set(EFFECT_KINDS)

    def test_every_switch_of_the_difficulty_is_moved(self, table: RandomTable) -> None:
        assert set(table.switches) == set(SWITCHES)
