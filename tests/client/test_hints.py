"""A hint tells the person who decides what an adept would do and why; nobody else, and only of the table as it is."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.base.settings import Settings
from game.client.scenes.closeup import look_of
from game.client.session.hints import decides, to_hint
from game.client.session.match_session import MatchSession
from game.client.text.move_text import MOVES, move_about, move_words
from game.client.ui.scene import Push
from game.content import load_content
from game.match.players import LEVELS, Player
from game.match.store import Store
from game.players import LegalMoves
from game.rules import Options
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS, Action
from game.rules.view import OBSERVER, View
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

CONTENT = load_content()
ANNA, TOM, KATE, WILL = (
    Player(name, style)
    for name, style in zip(("Anna", "Tom", "Kate", "Will"), ("anchor", "compasses", "key", "tower"), strict=True)
)
AUTOMA = Player("Automa", "automa", "automa")
Sat = Callable[..., MatchSession]


@pytest.fixture
def sat(tmp_path: Path) -> Sat:
    """A sitting of these players."""

    def sit(*players: Player, seed: int = 5, characters: bool = False, mute: bool = False) -> MatchSession:
        automa = players[-1].kind == "automa"
        options = Options(seats=len(players) - automa, automa=automa, characters=characters)
        match = Store(tmp_path).new_match(CONTENT, options, seed, players)
        return MatchSession(match, thinker=ThinksHere(CONTENT, mute=mute))

    return sit


def any_move(session: MatchSession, rng: Random) -> mv.Move:
    """A random legal move of the first seat that the game waits for."""
    return LegalMoves(CONTENT, session.match.view(session.match.pending()[0])).sample(rng)


def play_to(session: MatchSession, decision: type[ask.Decision]) -> None:
    """Play at random until a question is asked."""
    rng = Random(1)
    while type(session.match.view(OBSERVER).top) is not decision:
        session.turns.make(any_move(session, rng))
    while session.shown.step != session.shown.actual:
        session.go_on()


# words


def test_every_move_has_words() -> None:
    assert set(MOVES) == set(get_args(mv.Move))


@pytest.mark.slow
def test_the_moves_of_whole_games_read_as_advice(sat: Sat) -> None:
    """Each is said before it is made, as a hint is; and its piece can be seen close."""
    told = set()
    for seed in range(3):
        session = sat(ANNA, TOM, KATE, AUTOMA, seed=seed, characters=True)
        rng = Random(seed)
        while not session.match.is_over:
            move = any_move(session, rng)
            words, subject = move_words(move, session.seats), move_about(move, session.seats)
            assert words[:1].isupper(), words
            assert words.endswith("."), words
            assert not re.search(r"[{}_]|\w-\d|“”|  | \.", words), words
            assert not subject or look_of(session, move.seat, subject).title
            told.add(type(move))
            session.turns.make(move)
    assert len(told) > 25


# what it points at


@pytest.mark.slow
@pytest.mark.parametrize("action", ACTIONS)
def test_what_a_hint_names_glows_beside_it(sat: Sat, action: Action) -> None:
    session = sat(ANNA, TOM, KATE, WILL)
    rng = Random(3)
    while session.view().top != ask.ActionTurn(session.view().stack[-1].seat, action):
        session.turns.make(any_move(session, rng))
    while session.shown.step != session.shown.actual:
        session.go_on()
    pilot = Pilot(session.scene())
    pilot.click("hint")
    pilot.step(2)
    glowing = [sprite.centre for sprite in pilot.scene.sprites()]
    assert glowing
    sheet = pilot.app.page.items[0].rect
    assert not any(sheet.collidepoint(centre) for centre in glowing)
    pygame.quit()


# who is told


def test_a_hint_tells_what_to_do_and_why(sat: Sat) -> None:
    session = sat(ANNA, TOM)
    play_to(session, ask.ActionTurn)
    pilot = Pilot(session.scene())
    number, logged = session.match.number, len(session.match.log)
    pilot.click("hint")
    pilot.step(2)
    assert pilot.scene.name == "hint"
    assert isinstance(session.thinker, ThinksHere)
    assert session.thinker.asked == [(session.shown.step.seat, number)]
    assert (session.match.number, len(session.match.log)) == (number, logged)  # nothing is done, nothing is told
    pilot.click("close")
    assert pilot.scene.name == "board"
    pygame.quit()


def test_a_hint_is_as_strong_as_the_settings_say(sat: Sat, monkeypatch: pytest.MonkeyPatch) -> None:
    session, levels = sat(ANNA, TOM), list[str]()
    play_to(session, ask.ActionTurn)
    advise = session.thinker.advise

    def heard(view: View, level: str, seed: int) -> int:
        levels.append(level)
        return advise(view, level, seed)

    monkeypatch.setattr(session.thinker, "advise", heard)
    pilot = Pilot(session.scene())
    for level in (*LEVELS, "no such level"):
        session.choices.change(hints=level)
        pilot.click("hint")
        pilot.click("close")
    assert tuple(levels) == (*LEVELS, LEVELS[-1])
    assert Settings().hints in LEVELS
    pygame.quit()


def test_the_key_asks_too_and_while_it_is_thought_about_the_game_can_go_on(sat: Sat) -> None:
    session = sat(ANNA, TOM, mute=True)
    play_to(session, ask.ActionTurn)
    pilot = Pilot(session.scene())
    pilot.key(pygame.K_h)
    pilot.wait(2)
    assert pilot.scene.name == "hint"
    assert isinstance(session.thinker, ThinksHere)
    assert session.thinker.open
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "board"
    assert not session.thinker.open  # nobody thinks for nothing
    pygame.quit()


def test_a_hint_for_a_table_that_has_changed_is_dropped(sat: Sat) -> None:
    session = sat(ANNA, TOM)
    play_to(session, ask.ActionTurn)
    pilot = Pilot(session.scene())
    pilot.click("hint")
    session.turns.make(mv.Pass(session.shown.step.seat))
    pilot.step(2)
    assert pilot.scene.name != "hint"
    pygame.quit()


def test_nobody_is_told_at_a_curtain_and_only_the_planner_behind_it(sat: Sat) -> None:
    """L1: what an adept would plan for a seat is as secret as what the seat knows."""
    session = sat(ANNA, TOM)
    play_to(session, ask.Planning)
    assert session.shown.step.kind == "curtain"
    assert decides(session) == OBSERVER
    assert to_hint(session.scene(), session) is None
    seat = session.shown.step.seat
    session.open_curtain(seat)
    assert decides(session) == seat
    pilot = Pilot(session.scene())
    pilot.click("hint")
    assert isinstance(session.thinker, ThinksHere)
    assert [asked for asked, _ in session.thinker.asked] == [seat]
    pygame.quit()


def test_no_hint_in_anybody_elses_turn(sat: Sat) -> None:
    for other in (AUTOMA, Player("Keffer", "tower", "computer", "novice")):
        session = sat(ANNA, TOM, other)
        rng = Random(2)
        while not (session.match.pending() == (2,) and isinstance(session.view().top, ask.ActionTurn)):
            session.turns.make(any_move(session, rng))
        while session.shown.step != session.shown.actual:
            session.go_on()
        assert decides(session) == OBSERVER
        scene = session.scene()
        assert scene.intend("hint") is None
        assert scene.take_toast()


@pytest.mark.slow
@pytest.mark.parametrize("decision", [ask.ChoosingInk, ask.KeepingOrder, ask.FulfilTurn, ask.Drafting])
def test_every_kind_of_question_has_a_hint(sat: Sat, decision: type[ask.Decision]) -> None:
    session = sat(ANNA, TOM, KATE, WILL)
    play_to(session, decision)
    pilot = Pilot(session.scene())
    pilot.step(2)
    pilot.click("hint")
    pilot.step(2)
    assert pilot.scene.name == "hint"
    pilot.click("close")
    pygame.quit()


def test_a_finished_turn_has_nothing_to_hint_at(sat: Sat) -> None:
    session = sat(ANNA, TOM)
    play_to(session, ask.ActionTurn)
    seat = decides(session)
    assert isinstance(to_hint(session.scene(), session), Push)
    session.turns.make(mv.Pass(seat))
    assert session.shown.holding
    assert decides(session) == OBSERVER


@pytest.mark.slow
@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_keys_begin_at_a_piece_of_the_table_and_not_at_the_rounds(sat: Sat, key: int) -> None:
    session = sat(ANNA, TOM)
    play_to(session, ask.ActionTurn)
    pilot = Pilot(session.scene())
    pilot.key(key)
    pilot.step(2)
    target = pilot.app.page.targets.get(pilot.app.controls.attention.focused)
    assert target is not None
    assert target.role == "piece"
    pygame.quit()
