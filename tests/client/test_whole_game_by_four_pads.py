"""A whole four-seat game with four pads, from the title to the hall of fame: each acts for its seat, all plan blind."""

from pathlib import Path

import pygame
import pytest

from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.content import load_content
from game.match.store import Store
from tests.client.pilot import Pilot
from tests.client.player.by_pads import PadHands, PadPlayers
from tests.client.player.opening import Opening, open_game
from tests.client.player.script import script

WINDOW = (640, 360)  # small, for speed
FOUR = Opening(("Anna", "Tom", "Kate", "Hans"), characters=True, automa=False, seed=44, first=2)


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_by_four_pads(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    hands = PadHands(Pilot(Title(context), WINDOW, choices=context.profile.choices), 4)
    hands.press("new")
    hands.press("planning")  # offered, as there are two pads or more
    hands.press("back")
    players = PadPlayers(hands, open_game(hands, FOUR))
    for seat in range(4):
        hands.join(seat)
    match = players.session.match
    moves = script(match.options, FOUR.seed)
    before = hands.presses
    for move in moves:
        players.make(move)
    players.finish()
    rounds = load_content().rules.rounds
    print(f"four pads: {(hands.presses - before) / rounds:.0f} presses a round")
    assert players.blind == 4 * rounds
    assert len(hands.used) == 4
    hands.pilot.wait_until_still()
    hands.press("hall")
    while hands.pilot.scene.name == "name blocks":
        hands.press("done")
        hands.pilot.wait_until_still()
    assert hands.pilot.scene.name == "hall of fame"
    pygame.quit()
    with Store(tmp_path) as store:
        assert [entry.move for entry in store.open_match(match.id, load_content()).log] == moves
