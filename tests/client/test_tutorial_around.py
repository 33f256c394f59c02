"""Around the tutorial: its map, the first start, and chapters that are left, resumed and skipped."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.kept_files import SAVES, TUTORIAL
from game.client.scenes.title import Title
from game.client.scenes.tutorial.tutor import LEAVE, NEXT, SKIP
from game.client.session.app_context import AppContext
from tests.client.learner import Learner
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

LAST = 6  # the chapter that is played freely


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    """Somebody with a mouse."""
    one = Learner(tmp_path)
    yield one
    one.close()


@pytest.mark.slow
@pytest.mark.parametrize("at", range(6))
def test_a_chapter_is_left_and_resumed_at_every_bubble(tmp_path: Path, at: int) -> None:
    one = Learner(tmp_path)
    one.begin(at)
    for _ in range(60):
        one.do([LEAVE])
        assert one.at_map
        one.close()
        one = Learner(tmp_path)
        assert set(one.kept.left) == {at}
        key = one.kept.left[at].bubble
        one.begin(at)
        assert one.lesson.at == key
        one.go_on()
        if one.at_map:
            break
    assert one.kept.done == [at]
    assert one.kept.left == {}
    one.close()


@pytest.mark.slow
def test_the_last_chapter_is_left_and_resumed_at_every_bubble(tmp_path: Path) -> None:
    one = Learner(tmp_path)
    one.begin(LAST)
    gestures = [gesture for bubble in one.lesson.chapter.bubbles for gesture in bubble.show]
    left = list[str]()
    while not one.at_map:
        if one.said not in left and not one.lesson.waits:
            left.append(one.said)
            one.do([LEAVE])
            one.close()
            one = Learner(tmp_path)
            one.begin(LAST)
            assert one.said == left[-1]
        elif NEXT not in one.targets and gestures and set(gestures[0]) <= set(one.targets):
            one.do(gestures.pop(0))
        else:
            one.go_on()
    assert left == ["7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7a"]
    assert one.kept.done == [LAST]
    one.close()


def test_a_chapter_is_skipped_and_nothing_of_it_is_in_the_list_of_games(learner: Learner, tmp_path: Path) -> None:
    learner.begin(0)
    learner.go_to("1.4")
    learner.do([SKIP])
    assert learner.at_map
    assert (tmp_path / TUTORIAL).is_file()
    assert not (tmp_path / SAVES).exists()
    assert learner.watched.context.profile.saved_games() == []
    assert learner.kept.left == {}


def test_the_map_leads_people_who_know_games_to_the_last_chapters(learner: Learner) -> None:
    learner.do(["experienced"])
    assert learner.watched.scene.default == "lesson:5"
    learner.watched.key(pygame.K_RETURN)
    learner.watched.step(3)
    assert learner.said == "6.1"
    learner.do([LEAVE], ["close"])
    assert learner.watched.scene.name == "title"
    assert "learn" in learner.targets


def test_the_first_start_offers_the_tutorial_once(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    assert context.profile.is_new
    pilot = Pilot(Title(context, calls=True, offers=context.profile.is_new), choices=context.profile.choices)
    pilot.click("any")
    pilot.step(3)
    assert pilot.scene.name == "welcome"
    pilot.click("look")
    assert pilot.scene.name == "title"
    context.close()
    assert not AppContext(tmp_path).profile.is_new, "it is not offered again"
    pygame.quit()


def test_the_rules_lead_to_the_tutorial_from_the_title_only(tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), choices=context.profile.choices)
    pilot.click("rules")
    pilot.click("learn")
    pilot.step(3)
    assert pilot.scene.name == "tutorial"
    context.close()
    pygame.quit()


def test_the_menu_of_a_chapter_leads_to_the_title_and_changes_no_players(learner: Learner) -> None:
    learner.begin(0)
    learner.do(["menu"])
    assert "seats" not in learner.targets
    learner.do(["leave"])
    assert learner.watched.scene.name == "title"
    assert learner.watched.context.tutor is None
    assert learner.kept.left.keys() == {0}
