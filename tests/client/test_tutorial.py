"""The tutorial: each chapter can be played to its end with every device, and its sums come out."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.tutorial.lesson import chapters
from game.client.scenes.tutorial.tutor import HELPS_AFTER_S, NEXT, NODS_AFTER_S, SHOW
from game.client.text.tutorial_text import BUBBLES
from game.rules.prepared import LEARNER
from tests.client.learner import MOST_STEPS, Learner
from tests.client.player.by_focus import KeyHand, PadHand
from tests.client.player.by_touch import TouchHand
from tests.client.player.fingers import Fingers

TEACHES = (0, 1, 2, 3, 4, 5)  # the chapters with a script; the last one is played freely
LEFT_OUT = {"2.3b", "2.8b", "6.6b", "7.7b"}  # along the script these are not said


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    """Somebody with a mouse."""
    one = Learner(tmp_path)
    yield one
    one.close()


def all_of(at: int) -> list[str]:
    """The keys of a chapter that are said along the script."""
    return [bubble.say for bubble in chapters()[at].bubbles if bubble.say not in LEFT_OUT]


@pytest.mark.parametrize("at", [2, *(pytest.param(at, marks=pytest.mark.slow) for at in TEACHES if at != 2)])
def test_a_chapter_is_played_along_its_script(learner: Learner, at: int) -> None:
    learner.begin(at)
    assert learner.finish() == all_of(at)
    assert learner.kept.done == [at]


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("at", TEACHES)
@pytest.mark.parametrize("hand", [KeyHand, PadHand, TouchHand])
def test_a_chapter_is_played_with_every_device(tmp_path: Path, hand: type, at: int) -> None:
    one = Learner(tmp_path, hand)
    one.begin(at)
    one.finish()
    assert one.kept.done == [at]
    one.close()


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("at", TEACHES)
def test_a_chapter_is_shown_to_its_end_by_show_me_alone(
    learner: Learner, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    monkeypatch.setattr("game.client.scenes.tutorial.tutor.HELPS_AFTER_S", 1.0)
    learner.begin(at)
    for _ in range(MOST_STEPS):
        if learner.at_map:
            break
        if not learner.lesson.asks or learner.lesson.waits:
            learner.go_on()
            continue
        bubble = learner.lesson.bubble
        learner.watched.idle(1.5)
        learner.do([SHOW])
        for _ in range(300):
            if learner.at_map or learner.lesson.bubble is not bubble:
                break
            learner.watched.idle(0.1)
        assert learner.lesson.bubble is not bubble, f"{bubble.say} is not shown"
    assert learner.kept.done == [at]


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("hand", [Fingers, KeyHand, PadHand, TouchHand])
def test_the_last_chapter_is_played_by_the_best_line_to_its_sums(tmp_path: Path, hand: type) -> None:
    learner = Learner(tmp_path, hand)
    learner.begin(6)
    every = [gesture for bubble in learner.lesson.chapter.bubbles for gesture in bubble.show]
    said = {learner.said}
    while every:
        if not set(every[0]) <= set(learner.targets):
            learner.do(["continue"])
        else:
            learner.do(every.pop(0))
        said.add(learner.said)
    assert learner.lesson.fame == 24
    learner.watched.wait(12)
    score = learner.lesson.session.view().scores[0]
    assert (score.track, score.specialties, score.patronage, score.guilders) == (62 + 24, 1, 16, 4)
    learner.finish()
    assert {"7.1", "7.3", "7.4", "7.5", "7.6"} <= said
    assert learner.kept.done == [6]
    learner.close()


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_the_sums_of_the_first_sheet(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.11")
    held = learner.lesson.session.view(LEARNER).seats[LEARNER]
    assert (held.fame, held.guilders) == (9, 8), "6 guilders, 4 of them spent on an A, and 6 of both orders"


@pytest.mark.slow
def test_the_piece_nods_after_a_while_and_then_help_is_offered(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.3")
    still = len(learner.tutor.sprites(1.0))
    learner.watched.idle(NODS_AFTER_S + 0.6)
    assert len(learner.tutor.sprites(1.0)) == still + 1
    assert SHOW not in learner.targets
    learner.watched.idle(HELPS_AFTER_S - NODS_AFTER_S)
    assert SHOW in learner.targets


@pytest.mark.usefixtures("unpainted")
def test_the_log_a_closer_look_and_undo_work_in_a_chapter(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.4")
    learner.watched.key(pygame.K_l)
    assert learner.watched.scene.name == "log"
    assert "master leave" not in learner.targets
    learner.watched.key(pygame.K_ESCAPE)
    learner.do(["look order:printing-17"])
    assert learner.watched.scene.name == "close up"
    learner.watched.key(pygame.K_ESCAPE)
    learner.do(["own ink:red:0", "part:printing-17:0"])
    assert learner.said == "1.5"


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("at", TEACHES)
def test_where_a_part_is_done_the_hand_points_at_what_comes_next(learner: Learner, at: int) -> None:
    """And the bubble lies beside it."""
    learner.begin(at)
    for _ in range(MOST_STEPS):
        if learner.at_map:
            return
        bubble = learner.lesson.bubble
        gestures = [gesture for gesture in bubble.show if set(gesture) <= set(learner.targets)]
        if not learner.lesson.asks or learner.lesson.chapter.free or bubble.question or len(gestures) < 2:
            learner.go_on()
            continue
        for place, gesture in enumerate(gestures, start=1):
            learner.do(gesture)
            if learner.lesson.bubble is not bubble or learner.lesson.waits:
                break
            assert learner.points_at(gestures[place][0])
            assert not learner.bubble.colliderect(learner.watched.app.page.targets.by_name(gestures[place][0]).rect)


@pytest.mark.parametrize(
    ("key", "gear", "axle"), [("4.2", "gear:gear-05", "axle:0"), ("4.7", "gear:gear-14", "axle:1")]
)
def test_a_gear_that_lies_as_it_should_has_only_to_be_installed(
    learner: Learner, key: str, gear: str, axle: str
) -> None:
    learner.begin(3)
    learner.go_to(key)
    learner.do([gear, axle])
    assert learner.tutor._words() == "That is just right. Now press “Install”."
    assert learner.points_at("install")
    learner.do(["turn"])  # another sector: the gear is what it is about again
    assert learner.tutor._words() == BUBBLES[key]()
    assert learner.points_at(gear)
    assert not learner.bubble.colliderect(learner.watched.app.page.targets.by_name(gear).rect)


def test_what_was_done_early_is_not_asked_for_again(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.2")
    learner.do(["own type:A:0", "letter:printing-17:0"], ["own type:O:0", "letter:printing-17:1"])
    learner.do([NEXT])
    assert learner.said == "1.3"
    assert not learner.lesson.asks
    assert learner.tutor._words().startswith("Already done. ")
