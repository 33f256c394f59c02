"""The soak plays games at a window, and its slope is the rise of a line."""

from pathlib import Path

import pygame
import pytest

from game.tools import soak


def test_the_slope_of_samples() -> None:
    assert soak.slope([(1, 100), (2, 102), (3, 104)]) == pytest.approx(2)
    assert soak.slope([(1, 100), (2, 90), (3, 100)]) == pytest.approx(0)
    assert soak.slope([(1, 100)]) == 0


def test_a_hand_plays_a_game_and_all_comes_to_rest(tmp_path: Path) -> None:
    from game.tools.soak_hand import SoakHand

    hand = SoakHand(tmp_path, (640, 360), seed=2)
    hand.play_game(lambda: hand.moves < 5)
    hand.room.store.close()
    assert hand.moves == 5
    assert hand.games == 1
    assert hand.stuck == 0
    assert hand.app.scene.name == "title"
    pygame.quit()
