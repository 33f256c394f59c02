"""The workshop: free moves of any seat, by dragging and clicking; only looked at while they are closed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.workshop import Workshop
from game.client.ui import widgets
from game.client.ui.scene import Push
from game.client.ui.target_names import LevelMarker, TypePiece
from game.rules import Table
from game.rules import moves as ask
from game.rules.state import Seat
from tests.client.at_table import AtTable, below, seated
from tests.client.contrasts import contrast
from tests.client.painted import words_on
from tests.client.pilot import Pilot
from tests.rules import build

Opened = Callable[[int], Pilot]


@pytest.fixture
def table() -> Table:
    """Anna is to take orders; Tom waits."""
    table = build.table(seats=2)
    build.at_action(table, "orders")
    return table


@pytest.fixture
def opened(table: Table, tmp_path: Path) -> Iterator[Opened]:
    """Opens the workshop of a seat over an empty scene."""

    def open_it(seat: int) -> Pilot:
        session = seated(table, tmp_path)
        pilot = Pilot(below(session))
        pilot.app.apply(Push(Workshop(session, seat)))
        pilot.step(2)
        return pilot

    yield open_it
    pygame.quit()


def workshop(pilot: Pilot) -> Workshop:
    """The scene in front."""
    assert isinstance(pilot.scene, Workshop)
    return pilot.scene


def holder(pilot: Pilot) -> Seat:
    """What the seat that is shown holds."""
    return workshop(pilot).holder


def says(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None


def test_A1_types_are_bought(opened: Opened) -> None:
    """A1: the n-th type costs n; bought types can be given back while nothing was shown since."""
    pilot = opened(0)
    pilot.drag("type:I", "types")
    pilot.click_click("type:U", "types")
    assert (holder(pilot).types, holder(pilot).guilders) == ((0, 1, 0, 1), 7)
    pilot.click("undo")
    assert (holder(pilot).types, holder(pilot).guilders) == ((0, 1, 0, 0), 9)


def test_A1_a_type_that_is_too_dear_is_locked(opened: Opened, table: Table) -> None:
    """A1: the case says what is missing."""
    table.seats[0].guilders = 0
    pilot = opened(0)
    target = pilot.app.page.targets.by_name("type:A")
    assert not target.enabled
    assert "1 guilder" in target.reason


def test_A4_every_seat_may_act_on_anybody_s_turn(opened: Opened) -> None:
    """A4: Tom buys on Anna's turn, once he has taken the screen by his emblem."""
    pilot = opened(0)
    pilot.click("tab:1")
    pilot.click("act")
    pilot.drag("type:O", "types")
    assert (holder(pilot).index, holder(pilot).types) == (1, (0, 0, 1, 0))
    pilot.click("close")
    assert pilot.scene.name == "below"


def test_nobody_acts_in_the_house_of_somebody_else(opened: Opened, table: Table) -> None:
    """Another seat's house is for looking: its gears, its case and its tracks do nothing, and say why."""
    build.give_gear(table, 1, *build.find_sector("swap_type"))
    build.set_types(table, 1, "A")
    pilot = opened(0)
    pilot.click("tab:1")
    before = workshop(pilot).session.match.number
    for name in ("type:O", "use:0"):
        target = pilot.app.page.targets.by_name(name)
        assert not target.enabled
        assert target.reason == "Only Tom can act in this printing house."
    assert not workshop(pilot).places_for(TypePiece("O"))
    assert not workshop(pilot).places_for(LevelMarker("binding"))
    pilot.click("tab:0")
    assert pilot.app.page.targets.by_name("type:O").enabled
    assert "act" not in pilot.app.page.targets
    assert workshop(pilot).session.match.number == before


def test_who_took_the_screen_takes_back_only_its_own(opened: Opened) -> None:
    pilot = opened(0)
    pilot.drag("type:O", "types")
    pilot.click("tab:1")
    pilot.click("act")
    undo = pilot.app.page.targets.by_name("undo")
    assert not undo.enabled
    assert undo.reason == "Another player made the last move: only they can undo it."
    pilot.drag("type:A", "types")
    pilot.click("undo")
    assert holder(pilot).types == (0, 0, 0, 0)
    assert workshop(pilot).view.seats[0].types == (0, 0, 1, 0)


def test_A2_a_gear_is_used_and_asks_here(opened: Opened, table: Table) -> None:
    """A2, A6: its question opens over the workshop and leads back to it."""
    build.give_gear(table, 0, *build.find_sector("swap_type"))
    build.set_types(table, 0, "A")
    pilot = opened(0)
    pilot.click("use:0")
    pilot.step(2)
    assert pilot.scene.name == "swap type"
    pilot.drag("type:A", "case letter:U")
    pilot.step(2)
    assert holder(pilot).types == (0, 0, 0, 1)
    target = pilot.app.page.targets.by_name("use:0")
    assert not target.enabled
    assert target.reason


def test_A2_a_bonus_gear_waits_for_orders(opened: Opened, table: Table) -> None:
    """F7: no use outside fulfilment, and the button says so."""
    build.give_gear(table, 0, *build.find_sector("type_bonus"))
    pilot = opened(0)
    pilot.click("use:0")
    assert says(pilot)
    assert holder(pilot).gear_uses == 0


def test_A3_plantin_swaps_two_levels(opened: Opened, table: Table) -> None:
    """`plantin`: one marker onto another track, once a round; equal levels are refused in words."""
    build.set_character(table, 0, "plantin")
    build.set_levels(table, 0, binding=3)
    pilot = opened(0)
    pilot.drag("level marker:typesetting", "row:woodcutting")
    assert says(pilot)
    assert not holder(pilot).swapped_levels
    pilot.drag("level marker:typesetting", "row:binding")
    assert holder(pilot).levels == (3, 0, 0, 0)
    pilot.app.controls.notices.clear()
    pilot.click("level marker:typesetting")
    assert says(pilot)


def test_the_portrait_leads_to_the_swap(opened: Opened, table: Table) -> None:
    """`plantin`: in the own house a press on the portrait does what it can do; in another's it is looked at."""
    build.set_character(table, 0, "plantin")
    build.set_levels(table, 0, binding=3)
    pilot = opened(0)
    pilot.click("character")
    assert pilot.scene.name == "level swap"
    pilot.drag("level marker:typesetting", "row:binding")
    pilot.step(2)
    assert holder(pilot).levels == (3, 0, 0, 0)


def test_the_portrait_of_another_seat_is_looked_at(opened: Opened, table: Table) -> None:
    build.set_character(table, 1, "plantin")
    build.set_levels(table, 1, binding=3)
    pilot = opened(0)
    pilot.click("tab:1")
    assert "Press to do it now" not in pilot.app.page.targets.by_name("character").hint
    pilot.click("character")
    assert pilot.scene.name == "close up"


def test_only_plantin_swaps(opened: Opened, table: Table) -> None:
    """`plantin`: anybody else's markers are not lifted."""
    build.set_levels(table, 0, binding=3)
    pilot = opened(0)
    pilot.click("level marker:binding")
    assert says(pilot)
    assert not pilot.app.controls.hand.busy


def test_A4_closed_while_a_choice_is_open(opened: Opened, table: Table) -> None:
    """A4: everything is locked with the reason, and the open question does not come up here."""
    build.ask_now(table, ask.ChoosingFreeType(1))
    pilot = opened(0)
    pilot.step(3)
    assert "first" in workshop(pilot).moment_words()
    assert not pilot.app.page.targets.by_name("type:A").enabled


@pytest.mark.parametrize("has_one", [True, False])
def test_what_a_seat_has_none_of_has_no_strip(
    opened: Opened, table: Table, monkeypatch: pytest.MonkeyPatch, has_one: bool
) -> None:
    """Patronage cards and a character; the sheet of the orders has their room."""
    if has_one:
        table.seats[0].patronage = (build.first_card("patronage"),)
        build.set_character(table, 0, "tory")
    pilot = opened(0)
    words = words_on(pilot, monkeypatch)
    assert any("Patronage cards" in one for one in words) == has_one
    assert not any("no characters" in one or "No patronage" in one for one in words)


@pytest.mark.parametrize("orders", [0, 1])
def test_no_orders_have_no_strip_below_the_gears(tmp_path: Path, table: Table, orders: int) -> None:
    build.give_orders(table, 0, orders)
    build.at_action(table, "gears")
    page = AtTable(table, tmp_path).sit().app.page
    strips = [item for item in page.items if item.args[:1] == (widgets.panel_picture(),) and item.rect.y > 900]
    assert len(strips) == orders
    pygame.quit()


def test_an_order_is_seen_close(opened: Opened, table: Table) -> None:
    """A press on an order shows both its cards."""
    build.give_orders(table, 0, 1)
    pilot = opened(0)
    pilot.click("slot:0")
    assert pilot.scene.name == "close up"


def test_the_tab_of_the_house_that_is_shown_stands_out_on_the_table(tmp_path: Path) -> None:
    """A dark tab on the dark table could not be told from no tab."""
    table = build.table(seats=2)
    build.at_action(table, "orders", {0: 1, 1: 1})
    game = AtTable(table, tmp_path)
    pilot = game.sit()
    pilot.app.apply(Push(Workshop(game.session, 0)))
    pilot.step(2)
    window = pygame.display.get_surface()
    assert window is not None
    tab = pilot.app.page.targets.by_name("tab:0").rect
    inside = pygame.Color(window.get_at(pilot.app.layers.viewport.to_window((tab.x + 20, tab.y + 10))))
    edge = pygame.Color(window.get_at(pilot.app.layers.viewport.to_window((tab.x - 3, tab.centery))))
    assert contrast((edge.r, edge.g, edge.b), (inside.r, inside.g, inside.b)) > 3
    pygame.quit()
