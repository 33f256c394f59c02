"""A hint never covers what it points at, on any scene; that stays lit, and the hint can be carried out."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest

from devtools.gallery import PICTURES
from devtools.gallery_window import Gallery
from devtools.staging import ThinksHere
from game.client.graphics import layout, typesetting
from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment
from game.client.scenes.hint import CARD, SHEET, SIZES, Hint
from game.client.session.hints import TAKEN, decides
from game.client.session.match_session import MatchSession
from game.client.ui.notices import best_spot
from game.client.ui.scene import Scene
from game.content import load_content
from game.match.players import Player
from game.match.store import Store
from game.players import LegalMoves
from game.rules import Options
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.moves import GearAnswer
from game.rules.names import ACTIONS
from game.rules.view import OBSERVER
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

CONTENT = load_content()
CANVAS = pygame.Rect(0, 0, *layout.CANVAS)
ANNA, TOM, KATE = Player("Anna", "anchor"), Player("Tom", "compasses"), Player("Kate", "key")
UNMARKED = (mv.InstallGear, mv.SwapLevels)  # what they take may lie under something, or on another screen
LEAST_PX = 26  # of what is read
FEW = 2  # hints of a kind on a scene


def deciding(scene: Scene) -> MatchSession | None:
    """The sitting of a scene at which a person has something to decide."""
    session = getattr(scene, "session", None)
    return session if isinstance(session, MatchSession) and decides(session) != OBSERVER else None


def told(scene: Scene, session: MatchSession) -> Hint:
    """A hint over a scene that has its answer."""
    hint = Hint(scene, session, decides(session))
    hint.tick(0.0)
    return hint


def check(hint: Hint, where: str) -> None:
    """It points at something, and lies beside it and on the screen."""
    assert hint.pointed, where
    assert not hint.sheet.collidelistall(list(hint.pointed)), (where, hint.sheet, hint.pointed)
    assert CANVAS.contains(hint.sheet), where
    assert hint.says is not None
    for words, box, beside in zip((hint.says.words, hint.says.reason), hint.says.boxes, (124, 0), strict=True):
        size = typesetting.measure(words, "body", LEAST_PX, max_width=box.w - beside, wrap=True)
        assert size[1] <= box.h - (12 if beside else 0), (where, words, hint.sheet)


@pytest.mark.slow
def test_no_hint_covers_what_it_points_at_on_the_scenes_of_the_gallery(tmp_path: Path) -> None:
    gallery, seen = Gallery((960, 540), tmp_path), []
    for picture in PICTURES:
        scene = picture.scenes(gallery)[0]
        session = deciding(scene)
        if session is None or picture.name.startswith("tutorial-"):  # there the Master points
            continue
        question = session.shown.prompt
        asking = session.prompt(question) if question is not None else scene
        check(told(asking, session), picture.name)
        seen.append(picture.name)
    gallery.close()
    assert len(seen) >= LEAST_SCENES, seen


LEAST_SCENES = 30


def moments(folder: Path, seed: int) -> Iterator[tuple[Scene, MatchSession]]:
    """Every question, turn and choice of a person in a game that is played at random."""
    with Store(folder) as store:
        options = Options(seats=3, automa=False, characters=True)
        match = store.new_match(CONTENT, options, seed, (ANNA, TOM, KATE))
        session = MatchSession(match, thinker=ThinksHere(CONTENT))
        rng = Random(seed)
        while not session.match.is_over:
            if not isinstance(session.view().top, ask.Planning):
                question = session.shown.prompt
                yield (session.prompt(question) if question else session.scene()), session
            seat = session.match.pending()[0]
            session.turns.make(LegalMoves(CONTENT, session.match.view(seat)).sample(rng))
            while session.shown.step != session.shown.actual:
                session.go_on()


@pytest.mark.slow
def test_whatever_a_hint_says_on_whatever_scene_it_points_and_covers_nothing(tmp_path: Path) -> None:
    pygame.init()
    seen: dict[tuple[str, type], int] = {}
    for seed in range(2):
        for scene, session in moments(tmp_path / str(seed), seed):
            if decides(session) == OBSERVER:
                continue
            hint = told(scene, session)
            kind = (scene.name, type(hint.move))
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= FEW:
                check(hint, f"{kind} {hint.move}")
    pygame.quit()
    assert len(seen) > 25, sorted(f"{name}: {move.__name__}" for name, move in seen)


def test_every_move_points_at_something() -> None:
    assert set(TAKEN) == set(get_args(mv.Move)) - set(get_args(GearAnswer))  # those lay a piece on a place


def test_a_spot_is_free_wherever_there_is_room() -> None:
    rng = Random(6)
    for _ in range(40):
        places = [pygame.Rect(rng.randrange(1700), rng.randrange(300), 200, 120) for _ in range(5)]
        assert not best_spot(places, SIZES, SHEET.bottomright).collidelistall(places)


def test_where_nothing_is_free_it_covers_least() -> None:
    everywhere = [CANVAS.copy()]
    smallest = min(width * height for width, height in SIZES)
    spot = best_spot(everywhere, SIZES, SHEET.bottomright)
    assert CANVAS.contains(spot)
    assert spot.w * spot.h == smallest


@pytest.mark.slow
def test_the_hint_has_one_size_and_mostly_one_place(tmp_path: Path) -> None:
    """So that "Do it" is where it was."""
    pygame.init()
    sheets = []
    for scene, session in moments(tmp_path, 3):
        if decides(session) != OBSERVER:
            sheets.append(told(scene, session).sheet)
    pygame.quit()
    assert sum(sheet.size == SHEET.size for sheet in sheets) > 0.95 * len(sheets)
    assert sum(sheet == SHEET for sheet in sheets) > 0.7 * len(sheets)


# what stays, and what is done


@pytest.fixture
def session(tmp_path: Path) -> Iterator[MatchSession]:
    """A match of two at its first decision, with the adviser at hand."""
    with Store(tmp_path) as store:
        match = store.new_match(CONTENT, Options(seats=2, automa=False, characters=False), 5, (ANNA, TOM))
        yield MatchSession(match, thinker=ThinksHere(CONTENT))


def play_to(session: MatchSession, kind: type[ask.Decision]) -> None:
    """Play at random until a question is asked, and look at it."""
    rng = Random(1)
    while type(session.view().top) is not kind:
        session.turns.make(LegalMoves(CONTENT, session.match.view(session.match.pending()[0])).sample(rng))
    while session.shown.step != session.shown.actual:
        session.go_on()


def hinted(session: MatchSession) -> Pilot:
    """A pilot in front of a hint that tells."""
    pilot = Pilot(session.scene())
    pilot.click("hint")
    pilot.step(2)
    assert pilot.scene.name == "hint"
    return pilot


def hinted_move(pilot: Pilot) -> mv.Move:
    """The move that the hint in front tells."""
    move = pilot.scene_of(Hint).move
    assert move is not None
    return move


def glowing(pilot: Pilot) -> list[str]:
    """What glows of the scene's own targets."""
    return [name for name in pilot.scene.lit() if name in pilot.app.page.targets]


@pytest.mark.slow
def test_enter_does_what_a_hint_says_that_was_asked_for_by_its_key(session: MatchSession) -> None:
    play_to(session, ask.ActionTurn)
    pilot = Pilot(session.scene())
    pilot.key(pygame.K_h)
    pilot.step(3)
    move = hinted_move(pilot)
    pilot.key(pygame.K_RETURN)
    pilot.step(2)
    assert session.match.log[-1].move == move
    pygame.quit()


def test_an_order_is_told_by_its_title_and_its_other_card_is_shown(session: MatchSession) -> None:
    play_to(session, ask.Drafting)
    pilot = hinted(session)
    hint = pilot.scene_of(Hint)
    assert isinstance(hint.move, mv.DraftOrder)
    assert hint.says is not None
    title = CONTENT.printing[hint.move.printing].title
    assert hint.says.words == f"Take the order “{title}”."
    assert hint.says.boxes[0].right <= hint.sheet.right - CARD.w
    pygame.quit()


def test_after_a_turn_the_hint_says_that_it_is_over_and_lights_the_way_on(session: MatchSession) -> None:
    play_to(session, ask.ActionTurn)
    session.turns.make(mv.Pass(decides(session)))
    pilot = Pilot(session.scene())
    pilot.key(pygame.K_h)
    toast = pilot.app.controls.notices.toast
    assert toast is not None
    assert toast.sentence == "Your turn is over: press “End turn”."
    pilot.step(2)
    assert glowing(pilot) == ["end"]
    pygame.quit()


def test_what_is_pointed_at_stays_lit_until_the_table_changes(session: MatchSession) -> None:
    play_to(session, ask.ActionTurn)
    pilot = hinted(session)
    move = hinted_move(pilot)
    pilot.click("close")
    assert glowing(pilot)
    pilot.wait(3)
    assert glowing(pilot)
    assert session.lit_for(1 - move.seat) == frozenset()
    session.turns.make(mv.Pass(move.seat))
    pilot.step(2)
    assert not glowing(pilot)
    pygame.quit()


def test_another_hint_puts_out_the_one_before(session: MatchSession) -> None:
    play_to(session, ask.ActionTurn)
    session.light(decides(session), ["pass"])
    Hint(session.scene(), session, decides(session))
    assert not session.lit_for(decides(session))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [ask.ActionTurn, ask.Drafting, ask.ChoosingInk])
def test_a_hint_is_carried_out(session: MatchSession, kind: type[ask.Decision]) -> None:
    play_to(session, kind)
    pilot = Pilot(session.scene())
    pilot.step(2)
    pilot.click("hint")
    pilot.step(2)
    move, number = hinted_move(pilot), session.match.number
    pilot.click("do")
    assert pilot.scene.name != "hint"
    assert session.match.log[number].move == move
    assert session.match.log[-1].move.seat == move.seat
    pygame.quit()


def test_a_plan_is_laid_out_and_lights_its_rows_with_their_counts(session: MatchSession) -> None:
    play_to(session, ask.Planning)
    session.open_curtain(session.shown.step.seat)
    pilot = hinted(session)
    move, number = hinted_move(pilot), session.match.number
    assert isinstance(move, mv.CommitPlan)
    pilot.click("do")
    assert session.match.number == number  # nothing is handed in
    assert session.match.draft(move.seat) == move.markers
    for action, count in zip(ACTIONS, move.markers, strict=True):
        assert len([name for name in glowing(pilot) if name.startswith(f"plan slot:{action}:")]) == count
    pilot.click("undo")
    assert session.match.draft(move.seat) is None
    pygame.quit()


def test_a_printing_is_laid_out(tmp_path: Path) -> None:
    gallery = Gallery((960, 540), tmp_path)
    (scene,) = next(picture for picture in PICTURES if picture.name == "fulfilment").scenes(gallery)
    assert isinstance(scene, Fulfilment)
    session = deciding(scene)
    assert session is not None
    hint = told(scene, session)
    number = session.match.number
    assert isinstance(hint.move, mv.Fulfil)
    hint.press("do")
    assert session.match.number == number
    assert scene.fulfilment() == hint.move
    gallery.close()


def test_what_is_no_longer_allowed_is_not_offered(session: MatchSession) -> None:
    play_to(session, ask.ActionTurn)
    hint = told(session.scene(), session)
    session.turns.make(mv.Pass(decides(session)))
    number = session.match.number
    hint.press("do")
    assert session.match.number == number
