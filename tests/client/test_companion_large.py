"""The companion at twice the size: a question beside its pad, the machine after a press, and nothing cut."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from devtools.gallery_companion import asks, played_until, usual_answer
from game.client.base.settings import Choices
from game.client.graphics import picture_cache, typesetting
from game.client.ui.scene import Replace
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.fields import fields
from game.companion.rules.history import Game
from game.companion.screens.asking import Companion
from game.companion.screens.sheets import FieldSheet
from tests.client.companion_at import left, new, pass_instructions
from tests.client.legibility import Reading, reading
from tests.client.pilot import Pilot
from tests.client.test_legibility import faults_of_page, letters
from tests.client.test_twice_the_size import ALMOST, SENTENCE

SMALL = (1280, 720)
WORDS = ("words before", "words after")

Sit = Callable[[Game], tuple[Pilot, CompanionController]]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Opens a small window at a game, with words twice as large."""

    def sit_down(game: Game) -> tuple[Pilot, CompanionController]:
        controller = CompanionController(CompanionStore(tmp_path), game, left)
        choices = Choices()
        choices.change(text_scale="200")
        return Pilot(Companion(controller), SMALL, choices=choices), controller

    yield sit_down
    pygame.quit()


def drawn(pilot: Pilot) -> list[Reading]:
    """All texts of the page, drawn anew."""
    picture_cache.clear()
    typesetting.clear()
    with reading() as found:
        pilot.paint_anew()
    return found


def faults(pilot: Pilot) -> list[object]:
    """What is wrong with the page: cut, smaller than it was asked for, or in the way."""
    found = drawn(pilot)
    small = [one for one in found if letters(one.words) > SENTENCE and one.px < one.asked * ALMOST]
    cut = [one.words for one in found if one.cut or one.beyond]
    return [*cut, *((one.words, one.px, one.asked) for one in small), *faults_of_page(pilot.app.page)]


def each_question() -> list[Game]:
    """A game at the first question of each kind that it asks."""
    game, found = new(), dict[str, Game]()
    while game.question is not None:
        found.setdefault(game.question.kind, game)
        game = game.answered(usual_answer(game.question, game))
    return list(found.values())


@pytest.mark.slow
def test_every_kind_of_question_has_room(sit: Sit) -> None:
    wrong = {}
    for game in each_question():
        pilot, _ = sit(game)
        pass_instructions(pilot)
        assert game.question
        wrong[game.question.kind] = faults(pilot)
    assert len(wrong) > 20
    assert {kind: found for kind, found in wrong.items() if found} == {}


@pytest.mark.slow
def test_every_field_can_be_set(sit: Sit) -> None:
    game = played_until(asks("turn", 3))
    pilot, controller = sit(game)
    wrong = {}
    for form, path in {each.form: each.path for each in fields(game.state)}.items():
        pilot.app.apply(Replace(FieldSheet(controller, path)))
        pilot.step()
        wrong[form] = faults(pilot)
    assert len(wrong) > 4
    assert {form: found for form, found in wrong.items() if found} == {}


@pytest.mark.slow
def test_the_machine_takes_the_place_of_the_pad_and_gives_it_back(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("way_to_new_city")))
    pass_instructions(pilot)
    pad = {each.name for each in pilot.app.page.targets if each.name.startswith("answer:")}
    assert pad
    pilot.click("house")
    pages = []
    for _ in range(3):
        assert faults(pilot) == []
        assert pad.isdisjoint(each.name for each in pilot.app.page.targets)
        pages.append({one.words for one in drawn(pilot)})
        if pilot.app.page.targets.by_name("machine after").enabled:
            pilot.click("machine after")
    assert pages[0] != pages[1] != pages[2]
    pilot.key(pygame.K_LEFT)  # where nothing is typed into the pad behind
    before = len(controller.game.steps)
    pilot.click("house")
    pilot.click(min(pad))
    assert len(controller.game.steps) == before + 1


def test_what_is_said_of_a_question_has_pages(sit: Sit) -> None:
    pilot, _ = sit(played_until(asks("letter_on_board", 2)))
    pass_instructions(pilot)
    first = {one.words for one in drawn(pilot)}
    pilot.click("words after")
    second = {one.words for one in drawn(pilot)}
    assert first - second
    assert second - first
    pilot.click("words before")
    assert {one.words for one in drawn(pilot)} == first


def test_at_the_usual_size_the_machine_is_always_seen(tmp_path: Path) -> None:
    pilot = Pilot(Companion(CompanionController(CompanionStore(tmp_path), played_until(asks("turn")), left)), SMALL)
    pass_instructions(pilot)
    assert "house" not in pilot.app.page.targets
    assert {"Paper", "Ink"} <= {one.words for one in drawn(pilot)}
    pygame.quit()
