"""How many presses a game of two takes, by mouse, keys or a pad: the set-up with characters, and a round."""

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
from tests.client.player.by_focus import FocusHand, KeyHand, PadHand
from tests.client.player.fingers import Fingers
from tests.client.player.gestures import GESTURES, confirm
from tests.client.player.opening import Opening, open_game
from tests.client.player.player import HOLD, Player
from tests.client.player.script import script

TWO = Opening(("Anna", "Tom"), characters=True, automa=False, seed=4242, first=0)
TWO_BY_FOCUS = Opening(("Anna", "Tom"), characters=True, automa=False, seed=49, first=0)
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


# by keys or a pad

MOST_BY_FOCUS: dict[tuple[type[FocusHand], TurnsEnd], float] = {
    (KeyHand, "never"): 89.5,
    (KeyHand, "always"): 79.9,
    (PadHand, "never"): 99.0,
    (PadHand, "always"): 89.4,
}
"""Presses of a round on average, by the hand, and whether turns end by themselves. A way that is held counts once."""


MOST_BY_ONES = 2  # markers that a pad lays one by one on a row


class Sensible(Player):
    """Goes no way round: opens curtains by one long press."""

    def _open_curtain(self) -> None:
        self.fingers.hold("open", HOLD)


def plan_by_focus(hand: FocusHand, session: MatchSession, move: mv.CommitPlan) -> None:
    """By keys the numbers are typed; by a pad each row is filled up from where the focus comes to it."""
    if isinstance(hand, KeyHand):
        hand.go(f"plus:{ACTIONS[0]}")
        for count in move.markers if any(move.markers) else ():
            if not hand.shows("confirm"):
                hand.pilot.post(pygame.KEYDOWN, key=pygame.K_0 + count, mod=0, unicode=str(count))
                hand.presses += 1
    else:
        for action, count in zip(ACTIONS, move.markers, strict=True):
            if 0 < count <= MOST_BY_ONES:
                for _ in range(count):
                    hand.press(f"plus:{action}")
            elif count:
                hand.press(f"plan slot:{action}:{count}")
    hand.press("confirm")


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("hand_on", "turns_end"), MOST_BY_FOCUS)
def test_a_round_takes_no_more_presses_of_keys_or_buttons_than_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand_on: type[FocusHand], turns_end: TurnsEnd
) -> None:
    monkeypatch.setitem(GESTURES, mv.CommitPlan, plan_by_focus)
    monkeypatch.setitem(GESTURES, mv.ChooseTypes, choose_types_at_once)
    context = AppContext(tmp_path)
    context.profile.choices.change(turns_end=turns_end)
    hand = hand_on(Pilot(Title(context), WINDOW, choices=context.profile.choices))
    hand.direct = True
    player = Sensible(hand, open_game(hand, TWO_BY_FOCUS))
    before, session = hand.presses, player.session
    player.play(script(session.match.options, TWO_BY_FOCUS.seed))
    player.finish()
    rounds = (hand.presses - before) / session.content.rules.rounds
    pygame.quit()
    print(f"{hand_on.__name__}, turns end by themselves {turns_end}: {rounds:.1f} presses a round")
    assert rounds <= MOST_BY_FOCUS[hand_on, turns_end]
