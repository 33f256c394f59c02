"""The soak plays games at a window, and its drift compares the last games with the first."""

from pathlib import Path

import pygame
import pytest

from game.tools import soak


def test_the_drift_of_the_memory_at_rest() -> None:
    assert soak.drift([100, 100, 100, 100, 104, 106]) == pytest.approx(0.05)
    assert soak.drift([100, 140, 60, 200, 100, 100]) == pytest.approx(-1 / 6, abs=0.001)
    assert soak.drift([100, 200]) == 0


def test_a_hand_plays_a_game_and_all_comes_to_rest(tmp_path: Path) -> None:
    from game.tools.soak_hand import SoakHand

    hand = SoakHand(tmp_path, (640, 360), seed=2)
    hand.play_game(lambda: hand.moves < 5)
    hand.room.store.close()
    assert hand.moves == 5
    assert hand.games == 1
    assert hand.stuck == 0
    assert hand.app.scene.name == "setup"
    pygame.quit()


def test_a_hand_looks_on_while_computers_play(tmp_path: Path) -> None:
    from game.tools.soak_hand import COMPUTERS, SEATINGS, SoakHand

    hand = SoakHand(tmp_path, (640, 360), seed=2)
    sitting = hand._sit_down(SEATINGS[-1], 7, COMPUTERS)
    hand._look_on(sitting, lambda: hand.moves < 8)
    hand.room.store.close()
    assert sitting.match.number >= 7
    assert hand.stuck == 0
    pygame.quit()
