"""Every rule, gear reward and character is done by code and proved by a test; docs/RULES.md tells which."""

from pathlib import Path

import pytest

from devtools import rule_index
from devtools.rule_index import Place, Rule, all_rules, faults, index, read_all, read_rules
from game.content.vocabulary import ABILITIES, GEAR_REWARD_KINDS

RULE = Rule("R1", "All is open to all.", "0. Everywhere")
CODE = Place("game/rules/view.py", "view", "R1: what a seat sees.")
TEST = Place("tests/rules/test_view.py", "test_R1_all_is_open", "", "test_R1_all_is_open ")


@pytest.fixture(scope="module")
def read() -> tuple[list[Rule], list[Place], list[Place]]:
    """The rules, the docstrings and the tests of the project."""
    return read_all()


@pytest.mark.slow
def test_every_id_exists_is_done_and_is_proved(read: tuple[list[Rule], list[Place], list[Place]]) -> None:
    assert faults(*read) == []


@pytest.mark.slow
def test_the_index_is_as_the_tool_writes_it(read: tuple[list[Rule], list[Place], list[Place]]) -> None:
    kept = rule_index.INDEX.read_text(encoding="utf-8")
    assert kept == index(*read), "python -m devtools.rule_index write"


def test_the_rules_are_read_whole() -> None:
    """No id twice; those with a number have no gap; those that are words are in the code, which may go further."""
    ids = [rule.id for rule in all_rules()]
    assert len(ids) == len(set(ids))
    numbered = {rule_id for rule_id in ids if not rule_id.islower()}
    assert {f"{rule_id[0]}{number}" for rule_id in numbered for number in range(1, int(rule_id[1:]))} <= numbered
    assert {rule_id[0] for rule_id in numbered} == set("RCSPTLEOIDGMFNAUBZX") | set("QWVY")
    assert set(ids) - numbered <= {*GEAR_REWARD_KINDS, *ABILITIES}


def test_a_rule_is_a_paragraph_or_a_row() -> None:
    text = """## Set-up

Q2 Two tradesmen
stand (Q3).
<!-- rulings: Q2_ruling_a Q2_ruling_b -->

**More**

| id | reward |
| --- | --- |
| `ink(colour)` | take one |
| `ungler` (a widow) | at once |
"""
    assert list(read_rules(text)) == [
        Rule("Q2", "Two tradesmen stand (Q3).", "Set-up", ("Q2_ruling_a", "Q2_ruling_b")),
        Rule("ink", "take one", "Set-up"),
        Rule("ungler", "(a widow) at once", "Set-up"),
    ]


class TestFaults:
    def test_all_is_well(self) -> None:
        assert faults([RULE], [CODE], [TEST]) == []

    def test_an_id_that_does_not_exist(self) -> None:
        stray = Place("game/rules/view.py", "", "What R1 and R77 say.")
        assert faults([RULE], [stray], [TEST]) == ["game/rules/view.py: the module names R77, which is no rule"]

    def test_a_rule_without_code(self) -> None:
        assert faults([RULE], [], [TEST]) == ["R1: no docstring under game/ names it"]

    def test_a_rule_without_a_test(self) -> None:
        assert faults([RULE], [CODE], []) == ["R1: no test names it"]

    def test_a_ruling_without_a_test(self) -> None:
        ruled = RULE._replace(rulings=("R1_ruling",))
        assert faults([ruled], [CODE], [TEST]) == ["R1_ruling: no test names it"]

    def test_a_worked_example_needs_no_code_but_a_test(self) -> None:
        assert faults([RULE._replace(id="X1")], [], []) == ["X1: no test names it"]


def test_the_index_tells_sentence_code_and_tests() -> None:
    assert index([RULE], [CODE], [TEST]).endswith(
        """## 0. Everywhere

### R1

All is open to all.

Code:

- [game/rules/view.py](../game/rules/view.py): `view`

Tests:

- [tests/rules/test_view.py](../tests/rules/test_view.py): `test_R1_all_is_open`
"""
    )


def test_a_range_names_all_its_ids() -> None:
    assert rule_index.spelled_out("U9 to U11 (G6, G7)") == "U9, U10, U11 (G6, G7)"


def test_an_id_is_a_word_of_its_own() -> None:
    assert rule_index.is_named("I2", "test_I2_prices_stay_with_positions")
    assert rule_index.is_named("O5", "O4, O5: two cards more")
    assert not rule_index.is_named("X1", "X10: a bonus gear")
    assert not rule_index.is_named("ink", "test_drinking")


def test_an_everyday_word_is_an_id_only_where_it_is_meant() -> None:
    ink = Rule("ink", "take one", "6. Gear rewards")
    assert rule_index.does(ink, CODE._replace(docstring="Done for `ink(colour)`."))
    assert not rule_index.does(ink, CODE._replace(docstring="The ink and its `ink_bonus`."))
    assert rule_index.proves(ink, TEST._replace(title="test_gear_ink_takes_its_colour"))
    assert not rule_index.proves(ink, TEST._replace(title="test_gear_ink_bonus_for_each"))
    assert not rule_index.proves(ink, TEST._replace(title="test_an_ink_is_dragged"))


def test_check_tells_of_an_old_index(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rule_index, "read_all", lambda: ([RULE], [CODE], [TEST]))
    monkeypatch.setattr(rule_index, "INDEX", tmp_path / "RULES.md")
    rule_index.INDEX.write_text("old", encoding="utf-8")
    assert rule_index.main(["check"]) == 1
    assert "rule_index write" in capsys.readouterr().err
    assert rule_index.main(["write"]) == 0
    assert rule_index.main(["check"]) == 0
    assert capsys.readouterr().err == ""
