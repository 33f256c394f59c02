"""A whole two-seat game by one device alone, from the title to the hall of fame: keys, a pad, a finger.

The pad is made up by the window's own library, so what it says comes as from a real one; fingers are posted.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.content import load_content
from game.match.store import Store
from tests.client.pilot import Pilot
from tests.client.player.by_focus import KeyHand, PadHand
from tests.client.player.by_touch import TouchHand, TouchPilot
from tests.client.player.fingers import Fingers
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script

WINDOW = (640, 360)  # small, for speed
TWO = Opening(("Anna", "Tom"), characters=True, automa=False, seed=49, first=0)
MAKERS: dict[str, tuple[type[Pilot], Callable[[Pilot], Fingers]]] = {
    "mouse": (Pilot, Fingers),
    "keys": (Pilot, KeyHand),
    "pad": (Pilot, PadHand),
    "touch": (TouchPilot, TouchHand),
}


MOST_FOR_A_PAD = 1.5  # presses, for each click of a mouse


def play(device: str, folder: Path) -> float:
    """Play a whole game with one device in an empty data folder; how many presses a round took.

    A way that is held counts as one press; of a mouse a drag counts for two, as a piece is taken and laid.
    """
    pilot, hand_on = MAKERS[device]
    hand = hand_on(pilot(Title(AppContext(folder)), WINDOW))
    player = Player(hand, open_game(hand, TWO))
    match = player.session.match
    assert match.seed == TWO.seed
    moves = script(match.options, TWO.seed)
    before = hand.presses
    for move in moves:
        player.make(move)
    player.finish()
    presses = (hand.presses - before) / load_content().rules.rounds
    enter_the_hall(hand)
    pygame.quit()
    with Store(folder) as store:
        assert [entry.move for entry in store.open_match(match.id, load_content()).log] == moves
    return presses


def enter_the_hall(hand: Fingers) -> None:
    """Print the names that are suggested."""
    hand.pilot.wait_until_still()
    hand.press("hall")
    while hand.pilot.scene.name == "name blocks":
        hand.press("done")
        hand.pilot.wait_until_still()
    assert hand.pilot.scene.name == "hall of fame"


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("device", ["keys", "touch"])
def test_a_whole_game_from_the_title_to_the_hall(tmp_path: Path, device: str) -> None:
    print(f"{device}: {play(device, tmp_path):.0f} presses a round")


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_by_a_pad_takes_hardly_more_presses_than_by_a_mouse(tmp_path: Path) -> None:
    mouse, pad = play("mouse", tmp_path / "mouse"), play("pad", tmp_path / "pad")
    print(f"mouse: {mouse:.0f} presses a round, pad: {pad:.0f}")
    assert pad <= MOST_FOR_A_PAD * mouse
