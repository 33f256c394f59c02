"""The companion through its window: a whole game by mouse, taking back, editing, and going on another day."""

from random import Random

import pygame
import pytest

from devtools.gallery_companion import CITY, asks, played_until
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.rules.dialogue import Edit, Number
from game.companion.rules.fields import fields
from game.companion.rules.history import Game, new_game
from game.companion.rules.machine import Difficulty
from game.companion.rules.tiles import load_tiles
from game.companion.screens.sheets import GROUPS, EditSheet
from tests.client.companion_at import (
    MOST_CLICKS,
    MOST_SET_UP_CLICKS,
    Left,
    Sit,
    a_store,
    answer_by_mouse,
    left,
    names,
    new,
    pass_instructions,
    sitting_down,
)
from tests.companion.random_table import RandomTable

pytestmark = pytest.mark.usefixtures("unpainted")

store = pytest.fixture(a_store)
sit = pytest.fixture(sitting_down)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_mouse_alone(seed: int, sit: Sit, store: CompanionStore) -> None:
    store.keep("city", "the city", CITY)
    pilot, controller = sit(new_game(load_tiles(), seed))
    rng = Random(seed)
    for _ in range(MOST_CLICKS):
        pass_instructions(pilot)
        question = controller.game.question
        if question is None:
            break
        before = len(controller.game.steps)
        answer_by_mouse(pilot, question, rng)
        assert len(controller.game.steps) == before + 1, question
    assert controller.game.state.finished
    assert store.load_game() == controller.game
    with pytest.raises(Left):
        pilot.click("leave")


def test_Q1_the_set_up_takes_fifteen_clicks_at_most(sit: Sit) -> None:
    """Q1: each question has a likely answer; that it is read and done at the table is counted too."""
    pilot, controller = sit(new())
    clicks = 0
    while controller.game.question and controller.game.question.kind != "turn":
        pilot.wait(0.4)  # a click as soon as this on what has just come is taken for half of a double click
        pilot.click(pilot.scene.default)
        clicks += 1
    assert clicks <= MOST_SET_UP_CLICKS
    assert controller.game.state.round == 1


def test_the_keyboard_goes_through_the_set_up(sit: Sit) -> None:
    pilot, controller = sit(new())
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Number(1)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert len(controller.game.steps) == 2


def test_digits_are_typed_into_a_count(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("other_points")))
    for key in "17":
        pilot.post(pygame.KEYDOWN, key=ord(key), mod=0, unicode=key)
    pilot.click("confirm")
    assert controller.game.state.other_points == 17


def test_a_step_that_stays_pressed_goes_on(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("other_points")))
    pilot.hold("plus", 1.2)
    pilot.click("confirm")
    assert controller.game.state.other_points > 5


def test_W4_what_is_to_be_done_comes_before_the_next_question(sit: Sit) -> None:
    """W4: the tradesman's way is an instruction; nothing can be answered before it is done."""
    game = played_until(lambda game: bool(game.steps) and any(each.by_hand for each in game.steps[-1].events))
    pilot, _ = sit(game)
    assert names(pilot, "answer:", "number:", "confirm") == []
    pass_instructions(pilot)
    assert names(pilot, "answer:", "number:", "confirm", "shop:")


# taking back


def test_answers_are_taken_back_one_by_one(sit: Sit, store: CompanionStore) -> None:
    pilot, controller = sit(new())
    assert not pilot.app.page.targets.by_name("back").enabled
    pilot.click("number:2")
    first = controller.game
    pilot.click("number:3")
    pilot.click("back")
    assert controller.game == first
    assert store.load_game() == first


def test_the_history_goes_back_to_an_answer(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("turn")))
    count = len(controller.game.steps)
    pilot.click("history")
    pilot.click("earlier")
    pilot.click("to:5")
    pilot.click("yes")
    assert len(controller.game.steps) == 5 < count
    assert names(pilot, "number:", "answer:", "confirm")


# editing


def test_Q4_a_field_is_stepped_and_the_log_has_one_line_of_it(sit: Sit) -> None:
    """Q4: all of the state can be edited; several steps of one field are one edit."""
    pilot, controller = sit(played_until(asks("turn")))
    ink, count = controller.game.state.ink, len(controller.game.steps)
    pilot.click("edit")
    for _ in range(3):
        pilot.click("one more:ink")
    pilot.click("one less:ink")
    assert controller.game.state.ink == ink + 2
    assert [step.answer for step in controller.game.steps[count:]] == [Edit("ink", ink + 2)]
    pilot.click("close")
    pilot.click("back")
    assert controller.game.state.ink == ink


def test_Q4_a_field_is_set_with_the_pad_of_its_form(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("turn")))
    pilot.click("edit")
    pilot.click("group:tradesmen")
    pilot.click("pick:tradesmen.1.shop")
    pilot.click("shop:7")
    pilot.click("pick:tradesmen.1.standing")
    pilot.click("answer:no")
    man = controller.game.state.tradesmen[1]
    assert (man.shop, man.standing) == (7, False)


def test_Q4_every_field_is_on_a_page(store: CompanionStore) -> None:
    state = RandomTable(3).play(3)
    game = Game(state)
    shown = set()
    for group in GROUPS:
        shown |= {each.path for each in EditSheet(CompanionController(store, game, left), group).rows()}
    assert shown == {each.path for each in fields(state)}


def test_Y5_the_switches_of_difficulty_have_a_screen(sit: Sit) -> None:
    """Y5: each on its own, from the question about them."""
    pilot, controller = sit(played_until(asks("change_difficulty")))
    pilot.click("difficulty")
    pilot.click("pick:difficulty.contract")
    pilot.click("number:2")
    pilot.click("one more:difficulty.ink_limit")
    pilot.click("close")
    assert controller.game.state.difficulty == Difficulty(contract=2, ink_limit=4)
    pilot.click("answer:no")
    assert controller.game.state.difficulty.contract == 2
