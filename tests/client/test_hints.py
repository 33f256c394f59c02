"""A hint tells the person who decides what an adept would do and why; nobody else, and only of the table as it is."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.scenes.closeup import look_of
from game.client.session.hints import decides, to_hint
from game.client.session.sitting import Sitting
from game.client.text.move_text import MOVES, move_about, move_words
from game.client.ui.scene import Push
from game.content import load_content
from game.match.seats import Player
from game.match.store import Store
from game.players import LegalMoves
from game.rules import Options
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS, Action
from game.rules.view import OBSERVER
from tests.client.pilot import Pilot

CONTENT = load_content()
ANNA, TOM, KATE, WILL = (
    Player(name, style)
    for name, style in zip(("Anna", "Tom", "Kate", "Will"), ("anchor", "compasses", "key", "tower"), strict=True)
)
AUTOMA = Player("Automa", "automa", "automa")
Sat = Callable[..., Sitting]


@pytest.fixture
def sat(tmp_path: Path) -> Sat:
    """A sitting of these players."""

    def sit(*players: Player, seed: int = 5, characters: bool = False, mute: bool = False) -> Sitting:
        automa = players[-1].kind == "automa"
        options = Options(seats=len(players) - automa, automa=automa, characters=characters)
        match = Store(tmp_path).new_match(CONTENT, options, seed, players)
        return Sitting(match, thinker=ThinksHere(CONTENT, mute=mute))

    return sit


def any_move(sitting: Sitting, rng: Random) -> mv.Move:
    """A random legal move of the first seat that the game waits for."""
    return LegalMoves(CONTENT, sitting.match.view(sitting.match.pending()[0])).sample(rng)


def play_to(sitting: Sitting, decision: type[ask.Decision]) -> None:
    """Play at random until a question is asked."""
    rng = Random(1)
    while type(sitting.match.view(OBSERVER).top) is not decision:
        sitting.turns.make(any_move(sitting, rng))
    while sitting.shown.stop != sitting.shown.actual:
        sitting.go_on()


# words


def test_every_move_has_words() -> None:
    assert set(MOVES) == set(get_args(mv.Move))


@pytest.mark.slow
def test_the_moves_of_whole_games_read_as_advice(sat: Sat) -> None:
    """Each is said before it is made, as a hint is; and its piece can be seen close."""
    told = set()
    for seed in range(3):
        sitting = sat(ANNA, TOM, KATE, AUTOMA, seed=seed, characters=True)
        rng = Random(seed)
        while not sitting.match.is_over:
            move = any_move(sitting, rng)
            words, about = move_words(move, sitting), move_about(move, sitting)
            assert words[:1].isupper(), words
            assert words.endswith("."), words
            assert not re.search(r"[{}_]|\w-\d|“”|  | \.", words), words
            assert not about or look_of(sitting, move.seat, about).title
            told.add(type(move))
            sitting.turns.make(move)
    assert len(told) > 25


# what it points at


@pytest.mark.parametrize("action", ACTIONS)
def test_what_a_hint_names_glows_beside_it(sat: Sat, action: Action) -> None:
    sitting = sat(ANNA, TOM, KATE, WILL)
    rng = Random(3)
    while sitting.view().top != ask.ActionTurn(sitting.view().stack[-1].seat, action):
        sitting.turns.make(any_move(sitting, rng))
    while sitting.shown.stop != sitting.shown.actual:
        sitting.go_on()
    pilot = Pilot(sitting.scene())
    pilot.click("hint")
    pilot.step(2)
    glowing = [sprite.centre for sprite in pilot.scene.sprites()]
    assert glowing
    sheet = pilot.app.page.items[0].rect
    assert not any(sheet.collidepoint(centre) for centre in glowing)
    pygame.quit()


# who is told


def test_a_hint_tells_what_to_do_and_why(sat: Sat) -> None:
    sitting = sat(ANNA, TOM)
    play_to(sitting, ask.ActionTurn)
    pilot = Pilot(sitting.scene())
    number, logged = sitting.match.number, len(sitting.match.log)
    pilot.click("hint")
    pilot.step(2)
    assert pilot.scene.name == "hint"
    assert isinstance(sitting.thinker, ThinksHere)
    assert sitting.thinker.asked == [(sitting.shown.stop.seat, number)]
    assert (sitting.match.number, len(sitting.match.log)) == (number, logged)  # nothing is done, nothing is told
    pilot.click("close")
    assert pilot.scene.name == "board"
    pygame.quit()


def test_the_key_asks_too_and_while_it_is_thought_about_the_game_can_go_on(sat: Sat) -> None:
    sitting = sat(ANNA, TOM, mute=True)
    play_to(sitting, ask.ActionTurn)
    pilot = Pilot(sitting.scene())
    pilot.key(pygame.K_h)
    pilot.wait(2)
    assert pilot.scene.name == "hint"
    assert isinstance(sitting.thinker, ThinksHere)
    assert sitting.thinker.open
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "board"
    assert not sitting.thinker.open  # nobody thinks for nothing
    pygame.quit()


def test_a_hint_for_a_table_that_has_changed_is_dropped(sat: Sat) -> None:
    sitting = sat(ANNA, TOM)
    play_to(sitting, ask.ActionTurn)
    pilot = Pilot(sitting.scene())
    pilot.click("hint")
    sitting.turns.make(mv.Pass(sitting.shown.stop.seat))
    pilot.step(2)
    assert pilot.scene.name != "hint"
    pygame.quit()


def test_nobody_is_told_at_a_curtain_and_only_the_planner_behind_it(sat: Sat) -> None:
    """L1: what an adept would plan for a seat is as secret as what the seat knows."""
    sitting = sat(ANNA, TOM)
    play_to(sitting, ask.Planning)
    assert sitting.shown.stop.kind == "curtain"
    assert decides(sitting) == OBSERVER
    assert to_hint(sitting.scene(), sitting) is None
    seat = sitting.shown.stop.seat
    sitting.open_curtain(seat)
    assert decides(sitting) == seat
    pilot = Pilot(sitting.scene())
    pilot.click("hint")
    assert isinstance(sitting.thinker, ThinksHere)
    assert [asked for asked, _ in sitting.thinker.asked] == [seat]
    pygame.quit()


def test_no_hint_in_anybody_elses_turn(sat: Sat) -> None:
    for other in (AUTOMA, Player("Keffer", "tower", "computer", "novice")):
        sitting = sat(ANNA, TOM, other)
        rng = Random(2)
        while not (sitting.match.pending() == (2,) and isinstance(sitting.view().top, ask.ActionTurn)):
            sitting.turns.make(any_move(sitting, rng))
        while sitting.shown.stop != sitting.shown.actual:
            sitting.go_on()
        assert decides(sitting) == OBSERVER
        scene = sitting.scene()
        assert scene.intend("hint") is None
        assert scene.take_toast()


@pytest.mark.parametrize("decision", [ask.ChoosingInk, ask.KeepingOrder, ask.FulfilTurn, ask.Drafting])
def test_every_kind_of_question_has_a_hint(sat: Sat, decision: type[ask.Decision]) -> None:
    sitting = sat(ANNA, TOM, KATE, WILL)
    play_to(sitting, decision)
    pilot = Pilot(sitting.scene())
    pilot.step(2)
    pilot.click("hint")
    pilot.step(2)
    assert pilot.scene.name == "hint"
    pilot.click("close")
    pygame.quit()


def test_a_finished_turn_has_nothing_to_hint_at(sat: Sat) -> None:
    sitting = sat(ANNA, TOM)
    play_to(sitting, ask.ActionTurn)
    seat = decides(sitting)
    assert isinstance(to_hint(sitting.scene(), sitting), Push)
    sitting.turns.make(mv.Pass(seat))
    assert sitting.shown.holding
    assert decides(sitting) == OBSERVER
