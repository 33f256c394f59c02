"""The page of turning points at the window: from the final scores, with its progress, into the replay and back."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from devtools import staging
from devtools.staging import ThinksHere
from game.client.scenes.destinations import ToTurningPoints
from game.client.scenes.replaying import Replaying, TurningPoints
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.overlay import Message
from game.match.past_states import MOST
from game.players import Choice, Reason
from game.rules import Options, View
from game.rules.moves import Move
from tests.client.legibility import reading
from tests.client.pilot import Pilot

WINDOW = (960, 540)


class Contented(ThinksHere):
    """Finds every move as good as any."""

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the answer that there was nothing better."""
        ticket = super().compare(view, made)
        self._answers[ticket] = Choice(made, Reason("only_move"))
        return ticket


@pytest.fixture
def over(tmp_path: Path) -> Iterator[MatchSession]:
    """A finished game of two."""
    pygame.init()
    context = AppContext(tmp_path)
    yield staging.Stage(context.profile.content, context.profile.store, context).stopped(
        Options(seats=2, automa=False), staging.over, "final"
    )
    context.profile.store.close()
    pygame.quit()


def words_of(pilot: Pilot) -> set[str]:
    """What is written on the page."""
    with reading() as found:
        pilot.paint_anew()
    return {one.words for one in found}


def moments(pilot: Pilot) -> list[str]:
    """The turning points that can be pressed."""
    return [target.name for target in pilot.app.page.targets if target.name.startswith("moment:")]


@pytest.mark.slow
def test_from_the_final_scores_to_a_turning_point_in_the_replay_and_back(over: MatchSession) -> None:
    pilot = Pilot(over.scene(), WINDOW)
    pilot.click("points")
    page = pilot.scene_of(TurningPoints)
    assert any(words.startswith("Comparing the moves:") for words in words_of(pilot))
    pilot.wait_until_still()
    assert "Anna" in words_of(pilot)
    names = moments(pilot)
    assert 0 < len(names) <= MOST
    pilot.click(names[0])
    replay = pilot.scene_of(Replaying)
    number = int(names[0].split(":")[1])
    assert replay.number == number
    assert page._past.replay.entries[number - 1].move.seat == 0
    pilot.click("close")
    pilot.click("tab:1")
    assert "Tom" in words_of(pilot)
    seats = {page._past.replay.entries[int(name.split(":")[1]) - 1].move.seat for name in moments(pilot)}
    assert seats == {1}
    pilot.click("back")
    assert pilot.scene.name == "final"


@pytest.mark.slow
def test_where_no_move_mattered_much_the_page_says_so(over: MatchSession) -> None:
    over._thinker = Contented(over.content)
    pilot = Pilot(ToTurningPoints(over).open(), WINDOW)
    pilot.wait_until_still()
    assert not moments(pilot)
    assert "None of Anna’s moves won or cost much fame." in words_of(pilot)


def test_leaving_drops_what_is_still_weighed(over: MatchSession) -> None:
    thinker = over._thinker = ThinksHere(over.content, mute=True)
    pilot = Pilot(over.scene(), WINDOW)
    pilot.click("points")
    assert thinker.open
    pilot.click("back")
    assert not thinker.open


def test_a_game_that_was_not_saved_says_why_there_are_none(over: MatchSession) -> None:
    over.context = None
    message = ToTurningPoints(over).open()
    assert isinstance(message, Message)
