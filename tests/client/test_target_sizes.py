"""Every target is large enough for a finger, and what leads through a game is larger, with room beside it."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.graphics.brush import Brush
from game.client.scenes.fulfilment.fulfilment_scene import Fulfilment
from game.client.ui.target_names import SpecialtyRow
from game.rules.moves import ClaimReward, TakeSpecialty
from game.rules.names import INKS, SPECIALTIES, Specialty
from tests.client.at_table import AtTable, seated
from tests.client.fulfilment_at import at_fulfilment
from tests.client.pilot import Pilot
from tests.client.target_room import LARGER, PATH, assert_room
from tests.rules import build

Way = Callable[[Pilot, str, Specialty], None]


def on_the_row(pilot: Pilot, card: str, specialty: Specialty) -> None:
    """Put a card on the narrow row of a specialty."""
    pilot.click_click(card, SpecialtyRow(specialty))


def on_the_only(pilot: Pilot, card: str, specialty: Specialty) -> None:
    """Choose the specialty by its large choice, then the card."""
    pilot.click(LARGER[SpecialtyRow](SpecialtyRow(specialty)))
    pilot.click(card)


@pytest.mark.parametrize("way", [on_the_row, on_the_only])
@pytest.mark.parametrize("specialty", SPECIALTIES)
def test_the_large_choice_of_a_specialty_does_what_its_row_does(tmp_path: Path, specialty: Specialty, way: Way) -> None:
    table = build.table(seats=2)
    build.at_action(table, "specialties")
    at = AtTable(table, tmp_path)
    at.sit().click("advance:one")
    card, seat = at.names("specialty:")[0], at.session.shown.step.seat
    way(at.pilot, card, specialty)
    assert at.last_move() == TakeSpecialty(seat, card.removeprefix("specialty:"), (specialty,))
    pygame.quit()


@pytest.mark.parametrize("character", ["schoffer", "manutius", "caxton"])
def test_a_crowded_fulfilment_has_room(tmp_path: Path, character: str) -> None:
    """Many letters, inks, types and bonus gears, laid out or not."""
    table = at_fulfilment()
    build.set_character(table, 0, character)
    for letters in (6, 6, 5, 4):
        held = table.seats[0].orders
        printing = next(
            card.id
            for card in build.content().printing.values()
            if len(card.letters) == letters and card.id not in {order.printing for order in held}
        )
        four = build.first_card("refinement", lambda card: sum(card.inks) == 4, [o.refinement for o in held])
        build.give_order(table, 0, printing, four)
    for kind in ("type_bonus", "ink_bonus", "decoration_bonus"):
        build.give_gear(table, 0, *build.find_sector(kind))
    build.set_types(table, 0, 4 * "AIOU")
    build.give_inks(table, 0, **dict.fromkeys(INKS, 6))
    session = seated(table, tmp_path)
    pilot = Pilot(Fulfilment(session, session.shown.step))
    assert_room(pilot.app.page, pilot.scene)
    pilot.click("fill")
    assert_room(pilot.app.page, pilot.scene)
    pygame.quit()


@pytest.mark.slow
@pytest.mark.usefixtures("full_hd")
def test_a_small_piece_is_held_beside_what_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ring of the focus goes around all of that room."""
    rings: list[object] = []
    monkeypatch.setattr(Brush, "focus", lambda _brush, rect: rings.append(rect))
    table = build.table(seats=2)
    build.at_action(table, "patronage")
    at = AtTable(table, tmp_path)
    pilot = at.sit()
    marker = pilot.app.page.item("marker")
    assert marker is not None
    assert marker.target is not None
    assert marker.target.rect.contains(marker.rect)
    assert marker.framed == marker.target.rect
    for _ in range(len(pilot.app.page.targets)):
        rings.clear()
        pilot.key(pygame.K_TAB)
        if pilot.app.controls.attention.focused == "marker":
            break
    assert rings
    assert all(ring == marker.framed for ring in rings)
    corner = marker.framed.x + 2, marker.framed.y + 2
    assert not marker.rect.collidepoint(corner)
    pilot.down(corner)
    for place in (pilot.pos("space:0"), pilot.pos("space:1")):
        pilot.move_to(place, held=True)
    pilot.up(pilot.pos("space:1"))
    assert at.last_move() == ClaimReward(at.session.shown.step.seat, 1)
    pygame.quit()


def test_the_refusal_of_a_move_is_as_large_as_a_button(tmp_path: Path) -> None:
    """A press on it opens the rules; a key does so too."""
    table = build.table(seats=2)
    build.at_action(table, "patronage")
    at = AtTable(table, tmp_path)
    at.sit().drag("marker", "house")
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    assert min(toast.size) >= PATH
    pygame.quit()
