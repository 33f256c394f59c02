"""Random games until every card, reward, character, decision, move, event and refusal occurred."""

import pytest

from devtools.exhaustive import Occurrences, exhaustive, report, wanted
from game.content import load_content

SEED = 6
MOST_GAMES = 6000


@pytest.mark.slow
def test_everything_in_the_box_and_in_the_rules_occurs() -> None:
    """What never does is out of reach: a mistake in the cards or in the rules, printed by name."""
    coverage = exhaustive(SEED, MOST_GAMES)
    assert coverage.missing == {}, "\n".join(report(coverage))


def test_one_game_is_not_enough_and_the_report_names_what_is_missing() -> None:
    """The search would prove nothing if it found everything at once."""
    coverage = exhaustive(SEED, 1)
    assert coverage.games == 1
    assert len(coverage.missing["printing card fulfilled"]) > 25
    told = "\n".join(report(coverage))
    assert all(name in told for names in coverage.missing.values() for name in names)


def test_the_search_starts_with_everything_in_the_box_missing() -> None:
    content = load_content()
    names = wanted(content)
    assert Occurrences(content).missing == names
    counted = [len(names[kind]) for kind in ("printing card fulfilled", "gear installed", "character kept")]
    assert counted == [len(content.printing), len(content.gears), len(content.characters)]
