"""How many presses of a mouse a game of two takes: the set-up with characters, and a round."""

from pathlib import Path

import pygame
import pytest

from game.client.base.settings import TurnsEnd
from game.client.scenes.title import title_of
from game.client.session.app_context import AppContext
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script

TWO = Opening(("Anna", "Tom"), characters=True, automa=False, seed=4242, first=0)
WINDOW = (640, 360)  # small, for speed
MOST: dict[TurnsEnd, tuple[int, int]] = {"never": (44, 74), "always": (35, 66)}


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("turns_end", MOST)
def test_a_game_takes_no_more_presses_than_these(tmp_path: Path, turns_end: TurnsEnd) -> None:
    """A drag counts as two. Every second plan is laid marker by marker, which no player has to do."""
    context = AppContext(tmp_path)
    context.profile.choices.change(turns_end=turns_end)
    hand = Fingers(Pilot(title_of(context), WINDOW))
    player = Player(hand, open_game(hand, TWO))
    before, session = hand.presses, player.session
    moves = script(session.match.options, TWO.seed)
    set_up = 0
    for move in moves:
        prepares = session.view().phase in ("characters", "draft", "types")
        player.make(move)
        set_up = hand.presses - before if prepares else set_up
    player.finish()
    rounds = (hand.presses - before - set_up) / session.content.rules.rounds
    pygame.quit()
    assert set_up <= MOST[turns_end][0]
    assert round(rounds) <= MOST[turns_end][1]
