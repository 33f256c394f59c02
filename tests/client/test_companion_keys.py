"""The companion by keys: the focus stands on what a question offers, and whatever is asked for can be typed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from devtools.gallery_companion import asks, played_until
from game.client.ui.scene import Transition
from game.companion.companion_controller import CompanionController, CompanionStore
from game.companion.companion_text import QUESTIONS
from game.companion.rules.dialogue import Counts, Gives, Letters, Number, Question, Word
from game.companion.rules.history import Game, new_game
from game.companion.rules.machine import State
from game.companion.rules.symbols import Effect, Goods
from game.companion.rules.tiles import load_tiles
from game.companion.screens.asking import Companion
from game.companion.screens.piece_pads import pad_for
from game.companion.screens.sheets import FieldSheet
from tests.client.pilot import Pilot
from tests.companion.random_table import RandomTable

pytestmark = pytest.mark.usefixtures("unpainted")

PRESSES = 160
KINDS = tuple(QUESTIONS)
QUICK = 10  # kinds of questions; the others are for the slow tests
Sit = Callable[[Game], tuple[Pilot, CompanionController]]


def stay() -> Transition:
    return None


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Opens the window at a game; what is to be done at the table is done."""

    def sit_down(game: Game) -> tuple[Pilot, CompanionController]:
        controller = CompanionController(CompanionStore(tmp_path), game, stay)
        pilot = Pilot(Companion(controller), (640, 360))
        while pilot.scene.default == "continue":
            pilot.click("continue")
        return pilot, controller

    yield sit_down
    pygame.quit()


def write(pilot: Pilot, words: str) -> None:
    """Press the keys of some words."""
    for key in words:
        pilot.post(pygame.KEYDOWN, key=ord(key), mod=0, unicode=key)
        pilot.post(pygame.KEYUP, key=ord(key), mod=0)


def focused(pilot: Pilot) -> str | None:
    return pilot.app.controls.attention.focused


def asked(kind: str) -> Game:
    """The game where something is asked for the first time, whoever answered before."""
    table = RandomTable(4)
    for seed in range(60):
        game = new_game(load_tiles(), seed)
        while (question := game.question) is not None:
            if question.kind == kind:
                return game
            game = game.answered(table.answer_to(question, game.state))
    raise AssertionError(f"nobody asked {kind}")


def test_the_focus_does_not_stay_where_the_question_before_had_it(sit: Sit) -> None:
    """Of the numbers that follow, none may be what happens to lie under the button that was pressed."""
    pilot, controller = sit(played_until(asks("people")))
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_RIGHT)
    for _ in range(12):
        if controller.game.question is None or controller.game.question.kind == "turn":
            break
        pilot.key(pygame.K_RETURN)
        assert focused(pilot) == pilot.scene.default


def go_to(pilot: Pilot, start: str) -> None:
    """Tab to a target whose name begins so, and choose it."""
    for _ in range(len(pilot.app.page.targets)):
        if not (focused(pilot) or "").startswith(start):
            pilot.key(pygame.K_TAB)
    assert (focused(pilot) or "").startswith(start)
    pilot.wait(0.2)
    pilot.key(pygame.K_RETURN)


def test_a_question_that_another_screen_brought_begins_at_its_default(sit: Sit) -> None:
    pilot, _ = sit(played_until(asks("turn", 2)))
    go_to(pilot, "history")
    assert focused(pilot) == "close"
    go_to(pilot, "to:")
    go_to(pilot, "yes")
    assert pilot.scene.name == "companion"
    assert focused(pilot) == pilot.scene.default
    go_to(pilot, "log")
    pilot.key(pygame.K_ESCAPE)
    assert focused(pilot) == "log"  # nothing else is asked


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2, 3))])
def test_whatever_is_done_by_keys_each_question_begins_at_its_default(seed: int, sit: Sit) -> None:
    rng = Random(seed)
    pilot, controller = sit(
        played_until(
            asks("turn"),
        )
        if seed % 2
        else new_game(load_tiles(), seed)
    )
    pilot.key(pygame.K_TAB)
    questions = 0
    for _ in range(PRESSES):
        before = controller.game
        for _ in range(rng.choice((0, 0, 1, 2, 5))):
            pilot.key(rng.choice((pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT)))
        pilot.key(pygame.K_RETURN)
        while pilot.scene.name != "companion":
            pilot.key(pygame.K_ESCAPE)
        if controller.game is not before:
            questions += 1
            assert focused(pilot) == pilot.scene.default
            assert pilot.app.page.targets.by_name(pilot.scene.default).enabled
    assert questions > 12


@pytest.mark.parametrize(
    "kind", [*KINDS[:QUICK], *(pytest.param(kind, marks=pytest.mark.slow) for kind in KINDS[QUICK:])]
)
def test_enter_takes_the_default_of_every_question(kind: str, sit: Sit) -> None:
    if kind == "assistant_elsewhere":
        pytest.skip("too rare for games at random; it looks as assistant_place")
    pilot, controller = sit(asked(kind))
    before, question = controller.game, controller.game.question
    assert question is not None
    for _ in range(7):  # a letter order takes six letters
        if controller.game is before:
            assert pilot.app.page.targets.by_name(pilot.scene.default).enabled
            pilot.key(pygame.K_RETURN)
            pilot.wait(0.2)
    assert controller.game.steps[-1].answer == usual(question, before.state)


def usual(question: Question, state: State) -> object:
    """What a pad answers to what it offers, again and again."""
    pad = pad_for(question, state)
    for _ in range(7):
        if (answer := pad.press(pad.default)) is not None:
            return answer
    raise AssertionError(question)


# typing


def test_a_number_is_typed_into_buttons(sit: Sit) -> None:
    pilot, controller = sit(asked("contract_places"))
    write(pilot, "3")
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Number(3)


def test_numbers_with_commas_are_typed_into_the_rows(sit: Sit) -> None:
    pilot, controller = sit(asked("start"))
    write(pilot, "1,2,3,12")
    pilot.click("one more:7")
    write(pilot, ",4")
    pilot.key(pygame.K_RETURN)
    state = controller.game.state
    assert (state.paper, state.ink, state.lead, state.coins, state.city_markers) == (4, 2, 3, 12, 9)


def test_the_letters_of_a_composing_stick_are_typed(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("board_size")).answered(Counts((4, 2, 6))))
    write(pilot, "aB-\bdf")
    pilot.key(pygame.K_RETURN)
    assert [space.letter for space in controller.game.state.board.stick] == ["A", "B", "D", "F"]


def test_a_letter_is_typed(sit: Sit) -> None:
    pilot, controller = sit(asked("letter_on_board"))
    write(pilot, "e")
    assert pilot.scene.default == "answer:E"
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Word("E")


def test_the_letters_of_a_tile_are_typed_and_taken_back(sit: Sit) -> None:
    pilot, controller = sit(asked("tile_letters"))
    write(pilot, "fea\b\bdacbe")
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Letters("FDACBE")


def test_undo_takes_the_last_letter_of_a_tile_before_it_takes_the_answer(sit: Sit) -> None:
    pilot, controller = sit(asked("tile_letters"))
    game = controller.game
    write(pilot, "fea")
    pilot.click("back")
    pilot.click("back")
    assert pilot.scene.default == "letter key:A"
    write(pilot, "dacbe")
    pilot.click("confirm")
    assert controller.game.steps[-1].answer == Letters("FDACBE")
    pilot.click("back")  # nothing of the next answer is there yet
    assert controller.game == game
    pilot.click("back")
    assert len(controller.game.steps) == len(game.steps) - 1


def test_undo_goes_back_along_the_letters_of_a_composing_stick(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("board_size")).answered(Counts((4, 2, 6))))
    game = controller.game
    write(pilot, "abcd")
    for _ in range(4):
        pilot.click("back")
        assert controller.game == game
    pilot.click("back")
    assert controller.game == game.taken_back()


def test_yes_and_no_are_typed_by_their_letters(sit: Sit) -> None:
    pilot, controller = sit(asked("last_round"))
    write(pilot, "y")
    pilot.key(pygame.K_RETURN)
    assert controller.game.question is not None
    assert controller.game.question.kind == "other_points"


def test_a_choice_is_typed_by_the_letter_that_it_begins_with(sit: Sit) -> None:
    pilot, controller = sit(asked("way_ends"))
    write(pilot, "r")
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Word("road")


def test_the_goods_of_a_letter_are_typed(sit: Sit) -> None:
    pilot, controller = sit(asked("letters.goods"))
    write(pilot, "9201")
    write(pilot, "1")
    pilot.key(pygame.K_RETURN)
    answer = controller.game.steps[-1].answer
    assert getattr(answer, "value", None) == Goods(1, 0, 1)


def test_what_a_shop_gives_is_typed(sit: Sit) -> None:
    pilot, controller = sit(asked("city.shops.action"))
    write(pilot, "pp")
    assert pilot.scene.default == "give:points"
    pilot.key(pygame.K_RETURN)
    write(pilot, "3")
    write(pilot, "c")
    pilot.key(pygame.K_RETURN)
    write(pilot, "t")
    pilot.key(pygame.K_RETURN)
    write(pilot, "\b7")
    write(pilot, "2")
    assert pilot.scene.default == "confirm"
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Gives((Effect("points", 3), Effect("coins", 2)))


def test_what_is_typed_begins_at_the_default_even_with_the_focus_elsewhere(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("turn")))
    pilot.app.apply(pilot.scene.press("edit"))
    pilot.step()
    pilot.click("pick:capacity")
    assert isinstance(pilot.scene, FieldSheet)
    for _ in range(3):
        pilot.key(pygame.K_TAB)
    write(pilot, "12")
    assert focused(pilot) == "confirm"
    pilot.key(pygame.K_RETURN)
    assert controller.game.state.capacity == 12


def test_a_shop_is_typed_by_its_number(sit: Sit) -> None:
    pilot, controller = sit(played_until(asks("tradesmen.shop")))
    write(pilot, "1")
    write(pilot, "2")
    pilot.key(pygame.K_RETURN)
    assert controller.game.steps[-1].answer == Number(11)
