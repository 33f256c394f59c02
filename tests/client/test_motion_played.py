"""Motions over the table: they end by themselves or at a press, and never touch the game or the last picture."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.scenes.board.board_scene import TABLE, THINKS_S
from game.client.scenes.game_scene import GameScene
from game.client.scenes.motion.director import COMES_S, GOES_S, HOLDS_S, STAYS_S
from game.client.scenes.turn_gears import TurnGears
from game.client.session.match_session import MatchSession
from game.client.ui.drag import LAG_S, Follower
from game.client.ui.motions import CROSS_S
from game.rules.moves import EndTurn, InstallGear, Move, TakeInks, TakeOrder, TakeSpecialty
from tests.client.at_table import AtTable
from tests.client.pilot import FRAME_S, Pilot
from tests.client.session_at import in_action, sitting_at
from tests.rules import build

SIZE = (960, 540)
CORNER = (957, 537)  # where nothing lies
MOVES: dict[str, type[Move]] = {
    "orders": TakeOrder,
    "inks": TakeInks,
    "specialties": TakeSpecialty,
    "gears": InstallGear,
}
Start = Callable[..., Pilot]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Opens a turn in an action, with settings."""

    def opened(action: str, **changes: object) -> Pilot:
        choices = Choices()
        choices.change(**changes)
        pilot = Pilot(sitting_at(tmp_path, in_action(action)).scene(), SIZE, choices=choices)
        pilot.move_to(CORNER)
        pilot.wait_until_still()
        return pilot

    yield opened
    pygame.quit()


def sitting_of(pilot: Pilot) -> MatchSession:
    session = getattr(pilot.scene, "session", None)
    assert isinstance(session, MatchSession)
    return session


def act(pilot: Pilot, kind: type[Move]) -> None:
    """Make the last legal move of a kind, as its scene would."""
    session = sitting_of(pilot)
    moves = [move for move in session.match.legal_moves(session.shown.step.seat) if isinstance(move, kind)]
    pilot.scene_of(GameScene).submit(moves[-1])
    pilot.step()


def picture() -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.slow
@pytest.mark.parametrize("action", MOVES)
def test_skipped_or_not_the_last_picture_is_the_same(start: Start, action: str) -> None:
    pilot = start(action)
    act(pilot, MOVES[action])
    assert pilot.app.director.moving
    on_the_way = picture()
    pilot.wait_until_still()
    watched = picture()
    assert watched != on_the_way
    session = sitting_of(pilot)
    session.turns.undo(session.seats.last_mover)
    pilot.scene.changed()
    pilot.step()
    act(pilot, MOVES[action])
    pilot.app.director.skip()
    pilot.wait_until_still()
    assert picture() == watched


def test_any_press_ends_all_motions_and_still_counts(start: Start) -> None:
    pilot = start("orders")
    act(pilot, TakeOrder)
    assert pilot.app.director.moving
    shown = pilot.scene
    pilot.click("end")
    assert pilot.scene is not shown or not sitting_of(pilot).shown.holding


def test_without_animation_nothing_moves(start: Start) -> None:
    pilot = start("orders", speed="off")
    act(pilot, TakeOrder)
    assert not pilot.app.director.moving


def test_reduced_motion_is_over_in_a_moment(start: Start) -> None:
    pilot = start("orders", reduced_motion=True)
    act(pilot, TakeOrder)
    assert pilot.app.director.moving
    pilot.wait(0.13)
    assert not pilot.app.director.moving


def test_pointing_about_while_things_move_changes_no_game(start: Start) -> None:
    pilot, rng = start("inks"), Random(7)
    act(pilot, TakeInks)
    session = sitting_of(pilot)
    before = session.view(), session.match.number
    for _ in range(30):
        pilot.move_to((rng.randrange(SIZE[0]), rng.randrange(SIZE[1])))
    assert (session.view(), session.match.number) == before


def test_taking_back_leaves_nothing_in_the_air(start: Start) -> None:
    pilot = start("orders")
    act(pilot, TakeOrder)
    pilot.click("undo")
    assert not pilot.app.director.moving


def test_the_next_scene_waits_for_what_moves_but_not_for_long(start: Start) -> None:
    pilot = start("orders")
    act(pilot, TakeOrder)
    waited = 0
    sitting_of(pilot).go_on()  # the next turn is due
    pilot.step()
    while pilot.app.held_back:
        pilot.step()
        waited += 1
    assert 0 < waited * FRAME_S <= HOLDS_S + FRAME_S


@pytest.mark.parametrize(("speed", "factor"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5), ("off", 0.0)])
def test_the_automa_takes_as_long_to_think_as_was_chosen(tmp_path: Path, speed: str, factor: float) -> None:
    session = sitting_at(tmp_path, in_action("orders", automa=True))
    session.choices.change(speed=speed)
    number = session.match.number
    pilot, frames = Pilot(session.scene(), SIZE), 1
    while session.match.number == number:
        pilot.step()
        frames += 1
    assert frames * FRAME_S == pytest.approx(max(FRAME_S, THINKS_S * factor), abs=3 * FRAME_S)
    pygame.quit()


# what is carried


def test_what_is_carried_comes_after_the_pointer_and_never_passes_it() -> None:
    follower, way = Follower((0.0, 0.0), 0.0), list[float]()
    for frame in range(1, 40):
        way.append(follower.follow((100.0, 0.0), frame * FRAME_S)[0])
    assert way == sorted(way)
    assert way[0] < 50
    assert way[-1] == pytest.approx(100, abs=0.1)
    assert max(way) <= 100


def test_what_is_carried_comes_as_fast_at_any_frame_rate() -> None:
    slow, quick = Follower((0.0, 0.0), 0.0), Follower((0.0, 0.0), 0.0)
    for step in range(1, 9):
        quick.follow((100.0, 40.0), step * LAG_S / 4)
    assert slow.follow((100.0, 40.0), 2 * LAG_S) == pytest.approx(quick.pos)


def test_a_drop_beside_a_legal_place_counts(start: Start) -> None:
    pilot = start("orders")
    piece = next(target.name for target in pilot.app.page.targets if target.name.startswith("printing:"))
    held = len(sitting_of(pilot).view().seats[sitting_of(pilot).shown.step.seat].orders)
    slot = pilot.app.page.targets.by_name(f"slot:{held}").rect
    free = next(
        point
        for point in ((slot.x - 6, slot.centery), (slot.right + 4, slot.centery), (slot.centerx, slot.bottom + 6))
        if pilot.app.page.targets.at(point) is None
    )
    pilot.drag_to(piece, pilot.app.layers.viewport.to_window(free))
    assert slot.collidepoint(pilot.app.page.targets.by_name(piece).rect.center)


def test_a_drop_far_from_any_place_goes_home(start: Start) -> None:
    pilot = start("orders")
    piece = next(target.name for target in pilot.app.page.targets if target.name.startswith("printing:"))
    home = pilot.pos(piece)
    pilot.drag_to(piece, CORNER)
    pilot.wait_until_still()
    assert pilot.pos(piece) == home


def test_a_laid_piece_settles_from_where_it_was_let_go(start: Start) -> None:
    pilot = start("orders")
    piece = next(target.name for target in pilot.app.page.targets if target.name.startswith("printing:"))
    held = len(sitting_of(pilot).view().seats[sitting_of(pilot).shown.step.seat].orders)
    pilot.drag(piece, f"slot:{held}")
    assert pilot.app.controls.attention.lifted == piece
    pilot.wait_until_still()
    assert pilot.app.controls.attention.lifted is None


def test_with_reduced_motion_gears_stand_turned_at_once(tmp_path: Path) -> None:
    table = build.table(seats=2)
    for seat in (0, 0, 1):
        build.give_gear(table, seat, table.gears_pile.deck[-1])
    build.at_fulfilment(table)
    at = AtTable(table, tmp_path)
    at.session.choices.change(reduced_motion=True)
    for seat in range(2):
        at.session.turns.make(EndTurn(seat))
    at.session.go_on()
    pilot = at.sit()
    assert isinstance(pilot.scene, TurnGears)
    pilot.click("all")
    assert all(train.at_rest for train in pilot.scene.trains.values())
    pygame.quit()


@pytest.mark.slow
@pytest.mark.parametrize("changes", [{}, {"reduced_motion": True}, {"speed": "off"}])
def test_the_board_fades_into_the_one_with_the_next_band_open(tmp_path: Path, changes: dict[str, object]) -> None:
    """Only where another row opens: between two seats in the same action nothing fades."""
    choices = Choices()
    choices.change(**changes)
    table = build.table(seats=2)
    build.at_action(table, "inks")
    at = AtTable(table, tmp_path)
    pilot = Pilot(at.session.scene(), SIZE, choices=choices)
    fades = []
    for _ in range(2):
        seat = pilot.scene
        pilot.wait_until_still()
        pilot.click("pass")
        pilot.click("end")
        pilot.step()
        assert pilot.scene is not seat
        fades.append(sum(motion.start == TABLE for motion in pilot.app.director._timeline.motions))
        pilot.wait(COMES_S + STAYS_S + GOES_S + CROSS_S)
        assert not pilot.app.director.sprites()
    assert fades == ([0, 0] if choices.now.speed == "off" else [0, 1])
    pygame.quit()
