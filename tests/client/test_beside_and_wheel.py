"""A click beside a dialog closes it where nothing is lost, and the wheel turns pages."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.client.scenes.hall_scene import HallOfFame
from game.client.scenes.log_scene import LogPanel
from game.client.scenes.menu import Menu
from game.client.scenes.parts.player_board import TypeCase
from game.client.scenes.questions import Question
from game.client.scenes.rules_pages import RulesPages
from game.client.scenes.settings_scene import SettingsSheet
from game.client.session.hall_of_fame import Hall
from game.client.ui.scene import Push, Scene
from game.content import load_content
from game.rules.moves import ChoosingInk, UseGear
from tests.client.at_table import AtTable
from tests.client.legibility import reading
from tests.rules import build

BESIDE, ON_THE_SHEET = (12, 1068), (960, 970)


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Anna's turn in Inks, with a gear whose use is a question."""
    table = build.table(seats=2)
    build.give_gear(table, 0, *build.find_sector("swap_ink"))
    build.give_inks(table, 0, blue=1)
    build.at_action(table, "inks", {0: 2, 1: 1})
    game = AtTable(table, tmp_path)
    game.sit()
    game.pilot.wait_until_still()
    yield game
    pygame.quit()


def wheel(at: AtTable, steps: int) -> None:
    at.pilot.post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, precise_x=0.0, precise_y=float(steps), touch=False)


@pytest.mark.usefixtures("full_hd")
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["menu", "settings", "log"])
def test_a_click_beside_closes_a_dialog(at: AtTable, kind: str) -> None:
    dialogs: dict[str, Callable[[], Scene]] = {
        "menu": lambda: Menu(at.session),
        "settings": lambda: SettingsSheet(at.session.choices),
        "log": lambda: LogPanel(at.session),
    }
    scene = dialogs[kind]()
    at.pilot.app.apply(Push(scene))
    at.pilot.step()
    sheet = at.pilot.app.page.sheets[-1]
    at.pilot.click_at((sheet.x + 6, sheet.bottom - 6))  # on its parchment: nothing
    assert at.pilot.scene is scene
    at.pilot.click_at(BESIDE)
    assert at.pilot.scene.name == "board"


def test_a_press_that_ends_beside_closes_nothing(at: AtTable) -> None:
    """A drag out of the dialog is no click beside it."""
    at.pilot.app.apply(Push(Menu(at.session)))
    at.pilot.step()
    at.pilot.down(ON_THE_SHEET)
    at.pilot.up(BESIDE)
    assert at.pilot.scene.name == "menu"


def test_a_question_is_not_closed_by_a_click_beside_it(at: AtTable) -> None:
    assert at.session.turns.make(UseGear(0, 0)) == ""
    at.pilot.wait_until_still()
    assert at.pilot.scene.name == "swap ink"
    at.pilot.click_at(BESIDE)
    assert at.pilot.scene.name == "swap ink"


@pytest.mark.slow
def test_the_wheel_turns_pages_and_stops_at_the_ends(at: AtTable) -> None:
    at.pilot.app.apply(Push(RulesPages(load_content())))
    at.pilot.step()
    rules = at.pilot.scene
    assert isinstance(rules, RulesPages)
    for steps, leaf in ((1, 0), (-1, 1), (-3, 2), (1, 1)):
        wheel(at, steps)
        assert rules.leaf == leaf
    for _ in range(40):
        wheel(at, -1)
    assert rules.chapter == len(rules._chapters) - 1


def test_the_wheel_goes_from_list_to_list_of_the_hall(at: AtTable) -> None:
    at.pilot.app.apply(Push(HallOfFame(Hall(), date(2026, 11, 28))))
    at.pilot.step()
    hall = at.pilot.scene
    assert isinstance(hall, HallOfFame)
    for steps, shown in ((1, "1"), (-1, "2"), (-1, "3"), (-1, "4"), (-1, "today"), (-1, "today"), (1, "4")):
        wheel(at, steps)
        assert hall.shown == shown


def test_a_double_click_puts_a_piece_on_its_only_place_once(at: AtTable) -> None:
    """The second half of it is swallowed, so that nothing that is there by then is pressed."""
    at.pilot.app.apply(Push(TypeCase(at.session, 0)))
    at.pilot.step()
    number, pos = at.session.match.number, at.pilot.pos("type:A")
    for _ in range(2):
        at.pilot.wait(0.1)
        at.pilot.down(pos)
        at.pilot.up(pos)
    assert at.session.match.number == number + 1


def test_a_question_shows_the_orders_and_what_they_lack(tmp_path: Path) -> None:
    table = build.table(seats=2)
    orders = build.give_orders(table, 0, 2)
    build.at_action(table, "inks", {0: 2, 1: 1})
    build.ask_now(table, ChoosingInk(0, 1))
    game = AtTable(table, tmp_path)
    pilot = game.sit()
    pilot.wait_until_still()
    assert isinstance(pilot.scene, Question)
    for order in orders:
        shown = pilot.app.page.targets.by_name(f"look order:{order.printing}")
        assert not pygame.Rect(pilot.scene.sheet).colliderect(shown.rect)
    with reading() as found:
        pilot.paint_anew()
    assert "needs" in [one.words for one in found]
    pygame.quit()


def test_the_gears_action_shows_the_orders(tmp_path: Path) -> None:
    table = build.table(seats=2)
    orders = build.give_orders(table, 0, 4)
    build.at_action(table, "gears", {0: 2, 1: 1})
    game = AtTable(table, tmp_path)
    game.sit()
    for order in orders:
        assert f"look order:{order.printing}" in game.pilot.app.page.targets
    pygame.quit()


def test_a_pointer_that_rests_asks_for_no_note_after_a_turn_changed(at: AtTable) -> None:
    """The same button stands under it in the next scene: its note waits until the pointer moves."""
    at.pilot.click("pass")
    at.pilot.click("end")
    at.pilot.wait(3.0)
    assert at.pilot.scene.name == "board"
    assert at.pilot.app.controls.notices.tip is None
    at.pilot.hover("end")
    at.pilot.wait(2.0)
    assert at.pilot.app.controls.notices.tip is not None
