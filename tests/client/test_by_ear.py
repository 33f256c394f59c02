"""A whole two-seat game by what was said alone: by keys, and without a look at the page, its targets or the table."""

from pathlib import Path

import pygame
import pytest

from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.narrator import Narrator
from tests.client.pilot import Pilot
from tests.client.player.by_ear import ByEar, Listener

WINDOW = (320, 180)  # small, for speed: nobody looks
MOST_PRESSES = 9000
EVENTS = (
    "All plans are revealed",
    "Order of play",
    " takes the order ",
    "Left in set ",
    " advances ",
    " installs a gear ",
)


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_is_played_by_ear(tmp_path: Path) -> None:
    context, heard = AppContext(tmp_path), list[str]()
    pilot = Pilot(Title(context), WINDOW, choices=context.profile.choices)
    pilot.app.narrator = Narrator(write=heard.append)
    listener = Listener(pilot, heard)
    won = ByEar(listener).play()
    pygame.quit()
    assert won.startswith("Player ")
    assert listener.presses < MOST_PRESSES
    told = " ".join(heard)
    for said in EVENTS:
        assert said in told, said
