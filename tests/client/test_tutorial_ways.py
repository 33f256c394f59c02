"""Beside the script of the tutorial: every answer is given, and chapters are left, resumed, skipped and taken back."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.client.scenes.tutorial.lesson import chapters
from game.client.scenes.tutorial.tutor import AGAIN, BACK, GROUND, NEXT, SHOW, UNDO
from game.client.text.tutorial_text import ANSWERS
from tests.client.learner import TRY, Learner

pytestmark = pytest.mark.usefixtures("unpainted")

Gestures = Sequence[Sequence[str]]


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    """Somebody with a mouse."""
    one = Learner(tmp_path)
    yield one
    one.close()


INSTEAD: dict[str, tuple[str, Gestures]] = {
    "elementa first": ("1.3", [["own type:A:0", "letter:printing-23:0"], ["own type:I:0", "letter:printing-23:1"]]),
    "gold for red": ("1.4", [[TRY, "own ink:gold:0", "part:printing-17:0"]]),
    "decoration off": ("1.5", [["decoration:printing-17"]]),
    "useless letter": ("1.8", [["workshop:0"], ["type:U", "types"]]),
    "out of money": ("1.8", [["workshop:0"], ["type:U", "types"], ["close"], [NEXT]]),
    "colour left out": (
        "1.9",
        [["own type:A:1", "letter:printing-23:0"], ["own type:I:0", "letter:printing-23:1"], ["print"]],
    ),
    "one order only": ("1.9", [["print"]]),
    "reward declined": ("1.11", [["decline"]]),
    "no order": ("2.2", [["pass"]]),
    "useless set": ("2.7", [["offered ink:0:0", "inks"]]),
    "other specialty": ("3.3", [["specialty:specialty-illuminating-illuminating", "tracks"]]),
    "ink declined": ("3.4", [["decline"]]),
    "other sector": ("4.2", [["gear:gear-05", "axle:0"], ["turn"], ["install"]]),
    "count the turns": ("4.7", [["gear:gear-14", "axle:1"], ["turn"], ["install"]]),
    "reward taken": ("5.4", [["marker", "space:2"]]),
    "own type": ("5.6", [["types"]]),
    "no marker on inks": (
        "6.4",
        [["plan slot:orders:3"], ["plan slot:specialties:2"], ["plan slot:gears:1"], ["plan slot:patronage:1"]],
    ),
    "three actions empty": ("6.4", [["plan slot:inks:4"], ["plan slot:gears:3"]]),
}
"""For each answer the bubble at which it is given, and what has to be done there."""


QUICK = ("elementa first", "useless set", "own type")  # the others are tried with the slow tests


@pytest.mark.parametrize(
    "answer", [pytest.param(key, marks=() if key in QUICK else pytest.mark.slow) for key in INSTEAD]
)
def test_what_is_done_in_place_of_the_script_is_answered(learner: Learner, answer: str) -> None:
    key, gestures = INSTEAD[answer]
    learner.begin(int(key[0]) - 1)
    learner.go_to(key)
    learner.do(*gestures)
    assert ANSWERS[answer]() in learner.tutor._words()


@pytest.mark.slow
def test_whoever_risked_it_hears_that_the_gold_is_gone(learner: Learner) -> None:
    learner.begin(5)
    learner.go_to("6.4")
    learner.do(["plan slot:inks:1"], ["plan slot:specialties:6"], ["confirm"])
    assert learner.said == "6.6b"
    learner.do([NEXT])
    for _ in range(6):
        if "offered ink:0:2" in learner.targets and "pass" in learner.targets:
            break
        learner.go_on()
    assert ANSWERS["gold gone"]() == learner.tutor._words()
    learner.do([NEXT], ["offered ink:1:0", "inks"])
    assert learner.said == "6.9"


def test_all_answers_of_the_tables_are_tried(learner: Learner) -> None:
    bubbles = [bubble for chapter in chapters() for bubble in chapter.bubbles]
    given = {answer.say for bubble in bubbles for answer in bubble.instead} | {bubble.stuck for bubble in bubbles}
    assert given - {""} == {*INSTEAD, "gold gone", "gear forgotten"} == {*ANSWERS} - {"orders first"}


@pytest.mark.slow
def test_the_move_of_an_answer_can_be_taken_back(learner: Learner) -> None:
    learner.begin(1)
    learner.go_to("2.2")
    learner.do(["pass"])
    assert learner.watched.scene.name == "board"
    learner.do([UNDO])
    assert (learner.said, learner.lesson.answer, learner.lesson.session.match.number) == ("2.2", "", 0)
    assert learner.finish()


@pytest.mark.slow
def test_an_answer_can_be_left_as_it_is(learner: Learner) -> None:
    learner.begin(4)
    learner.go_to("5.4")
    learner.do(["marker", "space:2"], [NEXT])
    assert learner.said == "5.6", "the sentence about the card is left out"
    assert learner.finish()


@pytest.mark.slow
def test_help_is_offered_after_two_misses_and_shows_the_way_from_there(learner: Learner) -> None:
    learner.begin(1)
    learner.go_to("2.7")
    learner.do(["offered ink:0:0", "inks"])
    assert SHOW not in learner.targets
    learner.do([UNDO], ["offered ink:0:1", "inks"])
    learner.watched.step(2)
    learner.do([SHOW])
    for _ in range(100):
        learner.watched.idle(0.1)
    assert learner.said == "2.8a"


def test_a_legal_move_beside_the_script_is_answered_in_general(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.2")
    learner.do(["workshop:0"], ["type:U", "types"])
    assert learner.lesson.answer == "off script"
    learner.do([UNDO])
    assert learner.lesson.session.match.number == 0


@pytest.mark.slow
def test_out_of_money_the_chapter_begins_again(learner: Learner) -> None:
    key, gestures = INSTEAD["out of money"]
    learner.begin(0)
    learner.go_to(key)
    learner.do(*gestures)
    assert NEXT not in learner.targets
    learner.do([AGAIN])
    assert learner.said == "1.1"
    assert learner.finish()


def test_one_bubble_back_is_read_again_and_nothing_is_taken_back(learner: Learner) -> None:
    learner.begin(0)
    learner.go_to("1.4")
    first = learner.tutor._words()
    learner.do([BACK], [BACK])
    assert learner.tutor._words() != first
    learner.do([NEXT], [NEXT])
    assert learner.tutor._words() == first
    assert learner.said == "1.4"


def test_undo_leads_back_to_the_bubble_of_the_move(learner: Learner) -> None:
    learner.begin(1)
    learner.go_to("2.5")
    learner.do(["undo"])
    assert learner.said in ("2.2", "2.4")
    assert learner.lesson.session.match.number == 0


@pytest.mark.slow
def test_hint_helps_in_a_chapter_though_the_other_seat_only_follows_a_list(learner: Learner) -> None:
    learner.begin(6)
    learner.do(["hint"])
    for _ in range(50):
        learner.watched.idle(0.1)
    assert learner.watched.scene.name == "hint"
    assert "do" in learner.targets


def test_a_bubble_in_the_way_is_moved_aside_by_a_press(learner: Learner) -> None:
    learner.begin(0)
    targets = learner.watched.app.page.targets
    before = targets.by_name(GROUND).rect
    assert targets.at(before.center) is not None
    learner.watched.click_at(learner.watched.app.layers.viewport.to_window((before.x + 40, before.y + 20)))
    learner.watched.step(2)
    after = learner.watched.app.page.targets.by_name(GROUND).rect
    assert not after.colliderect(before)


def test_no_piece_is_pressed_through_a_bubble(learner: Learner) -> None:
    learner.begin(0)
    page = learner.watched.app.page
    ground = page.targets.by_name(GROUND).rect
    points = [(x, y) for x in range(ground.x + 8, ground.right, 40) for y in range(ground.y + 8, ground.bottom, 40)]
    found = {target.name for point in points if (target := page.targets.at(point)) is not None}
    assert found <= set(page.answers)


@pytest.mark.slow
def test_a_forgotten_gear_is_told_once_and_a_missed_goal_can_be_shown(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner.begin(6)
    learner.do([NEXT], ["plan slot:orders:6"], ["plan slot:gears:1"], ["confirm"])
    for _ in range(40):
        if learner.watched.scene.name == "fulfil":
            break
        learner.do([learner.onward])
    learner.do(["fill"], ["print"])
    assert learner.tutor._words() == ANSWERS["gear forgotten"]()
    learner.do([NEXT], ["print"])
    if learner.watched.scene.name == "confirm":
        learner.do(["yes"])
    learner.do(["end"])
    assert learner.watched.scene.name == "confirm", "the gear that would still gain something is named"
    learner.do(["yes"])
    learner.watched.wait(12)
    learner.do([NEXT])
    assert learner.said == "7.7b"
    assert str(learner.lesson.fame) in learner.tutor._words()
    learner.do([SHOW])
    for _ in range(500):
        if learner.said in ("7.6", "7.7a"):
            break
        learner.watched.idle(0.1)
    assert learner.lesson.fame == 24
    learner.watched.wait(12)
    learner.do([NEXT])
    assert learner.said == "7.7a"
