"""Where a sitting stops, and what can be taken back there."""

from pathlib import Path

from game.rules.moves import Pass
from tests.client.sitting_at import in_action, sitting_at


def test_a_turn_is_held_until_it_is_ended_and_stays_after_that(tmp_path: Path) -> None:
    sitting = sitting_at(tmp_path, in_action("inks"))
    shown = sitting.stop()
    assert sitting.submit(Pass(shown.seat)) == ""
    assert sitting.holding
    assert sitting.stop() == shown
    assert sitting.undo_reason(shown.seat) == ""
    sitting.go_on()
    assert sitting.stop() != shown
    assert sitting.undo_reason(shown.seat) == "The turn was ended, so it stays as it was played."


def test_taking_back_a_held_turn_asks_for_it_again(tmp_path: Path) -> None:
    sitting = sitting_at(tmp_path, in_action("inks"))
    shown = sitting.stop()
    assert sitting.submit(Pass(shown.seat)) == ""
    assert sitting.undo(shown.seat) == ""
    assert not sitting.holding
    assert sitting.stop() == shown
