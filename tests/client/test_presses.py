"""How many presses of a mouse a game of two takes: the set-up with characters, and a round."""

from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.client.base.settings import TurnsEnd
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.rules import moves as mv
from game.rules.names import ACTIONS
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers
from tests.client.player.gestures import GESTURES, confirm
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import Player
from tests.client.player.script import script

TWO = Opening(("Anna", "Tom"), characters=True, automa=False, seed=4242, first=0)
WINDOW = (640, 360)  # small, for speed


class Presses(NamedTuple):
    """Of a set-up, and of a round on average."""

    set_up: int
    a_round: float


MOST: dict[tuple[bool, TurnsEnd], Presses] = {
    (False, "never"): Presses(44, 73.6),
    (False, "always"): Presses(35, 66.4),
    (True, "never"): Presses(30, 56.6),
    (True, "always"): Presses(21, 49.4),
}
"""By whether each move is made in the shortest way, and whether turns end by themselves."""


class Shortest(Fingers):
    """Presses pieces and never drags them: one press where there is one place, and else two."""

    def put(self, piece: str, place: str) -> None:
        self.drags = True  # so that this one is no drag
        super().put(piece, place)

    def press_or_put(self, piece: str, place: str) -> None:
        self.press(place)


def plan_by_spaces(fingers: Fingers, session: MatchSession, move: mv.CommitPlan) -> None:
    """One press for each action with markers."""
    for action, count in zip(ACTIONS, move.markers, strict=True):
        if count:
            fingers.press(f"plan slot:{action}:{count}")
    fingers.press("confirm")


def choose_types_at_once(fingers: Fingers, session: MatchSession, move: mv.ChooseTypes) -> None:
    for letter in move.letters:
        fingers.put(f"type:{letter}", "tray")
    confirm(fingers, session)


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("shortest", "turns_end"), MOST)
def test_a_game_takes_no_more_presses_than_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shortest: bool, turns_end: TurnsEnd
) -> None:
    """A drag counts as two. A hand that takes no short way lays every second plan marker by marker."""
    if shortest:
        monkeypatch.setitem(GESTURES, mv.CommitPlan, plan_by_spaces)
        monkeypatch.setitem(GESTURES, mv.ChooseTypes, choose_types_at_once)
    context = AppContext(tmp_path)
    context.profile.choices.change(turns_end=turns_end)
    hand = (Shortest if shortest else Fingers)(Pilot(Title(context), WINDOW))
    player = Player(hand, open_game(hand, TWO))
    before, session = hand.presses, player.session
    set_up = 0
    for move in script(session.match.options, TWO.seed):
        prepares = session.view().phase in ("characters", "draft", "types")
        player.make(move)
        set_up = hand.presses - before if prepares else set_up
    player.finish()
    rounds = (hand.presses - before - set_up) / session.content.rules.rounds
    pygame.quit()
    most = MOST[shortest, turns_end]
    assert set_up <= most.set_up
    assert rounds <= most.a_round
