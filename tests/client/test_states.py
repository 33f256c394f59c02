"""How targets look and where the focus is: what is legal glows, what is barred is dim, keys never lose their way."""

import pygame
import pytest

from game.client.ui import widgets
from game.client.ui.glow import LIGHTS, PULSE_S, glows
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from tests.client.bench_scene import PLACES, Bench
from tests.client.pilot import Pilot

SCALE = 0.5


def light(pilot: Pilot, place: str) -> float:
    """How bright the middle of a place is on the static page, on the whole."""
    surface = pygame.display.get_surface()
    assert surface is not None
    red, green, blue, _ = surface.get_at(pilot.pos(place))
    return red + green + blue


def tab_to(pilot: Pilot, name: str) -> None:
    """Step the focus until it is there."""
    for _ in range(len(pilot.app.page.targets)):
        pilot.key(pygame.K_TAB)
        if pilot.app.controls.attention.focused == name:
            return
    raise AssertionError(f"no way to {name}")


# places


def test_places_where_a_piece_may_not_go_are_dim_while_it_is_in_hand(pilot: Pilot) -> None:
    shut, go = light(pilot, "shut"), light(pilot, "go")
    pilot.click("card")
    assert light(pilot, "shut") == pytest.approx(shut * 0.6, abs=6)
    assert light(pilot, "near") > shut * 0.9
    assert light(pilot, "go") == go
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.5)
    assert light(pilot, "shut") == shut


class Nested(Bench):
    """Barred places that lie over each other, and a legal one within them."""

    def build(self, page: Page) -> None:
        widgets.place(page, "large", (380, 80, 400, 400), "large", widgets.slot_picture("light"))
        widgets.place(page, "small", (600, 100, 160, 200), "small")
        widgets.place(page, "near", PLACES["near"], "near")
        widgets.place(page, "corner", (4, 4, 60, 60), "corner")
        widgets.piece(page, "card", self.pieces["card"], lambda w, h: pygame.Surface((w, h)), "card")

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"near", "corner"})  # with one place only, a click would lay it there


def test_places_over_each_other_are_darkened_once_and_legal_ones_within_stay_bright() -> None:
    pilot = Pilot(Nested())
    bright = {name: light(pilot, name) for name in ("small", "near")}
    pilot.click("card")
    assert light(pilot, "small") == pytest.approx(bright["small"] * 0.6, abs=6)
    assert light(pilot, "near") >= bright["near"]
    pygame.quit()


class OnParchment(Bench):
    """A card on an area that it may leave, and a place for it."""

    def build(self, page: Page) -> None:
        widgets.sheet(page, (300, 60, 600, 500))
        widgets.ground(page, "home", (320, 80, 560, 460), "home")
        widgets.place(page, "near", PLACES["near"], "near")
        widgets.piece(page, "card", self.pieces["card"], lambda w, h: pygame.Surface((w, h)), "card")

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"near", "corner"})


def test_the_area_that_a_piece_leaves_stays_bright(pilot: Pilot) -> None:
    """A place that is only an area where pieces lie is never a grey block on the parchment."""
    pilot.app.apply(Push(OnParchment()))
    pilot.step(2)
    before = light(pilot, "home")
    pilot.click("card")
    assert pilot.app.controls.attention.carrying
    assert light(pilot, "home") == before


def test_the_glow_breathes_in_steps_that_are_made_once(pilot: Pilot) -> None:
    box = [pygame.Rect(PLACES["near"])]
    step = PULSE_S / len(LIGHTS)
    shown = [glows(box, SCALE, step * at + 0.01)[0].surface for at in range(len(LIGHTS) + 1)]
    assert [surface.get_alpha() for surface in shown[:-1]] == list(LIGHTS)
    assert shown[0] is shown[-1]
    assert glows(box, SCALE, step * 0.9)[0].surface is shown[0]


def test_the_glow_keeps_still_with_reduced_motion(pilot: Pilot) -> None:
    pilot.app.choices.change(reduced_motion=True)
    pilot.click("card")
    pilot.wait(1)
    places = {id(sprite.surface) for sprite in pilot.app.controls.sprites()}
    pilot.wait(PULSE_S / len(LIGHTS))
    assert {id(sprite.surface) for sprite in pilot.app.controls.sprites()} == places


def test_a_carried_piece_costs_no_frame_while_nothing_changes(pilot: Pilot) -> None:
    pilot.click("card")
    pilot.wait(0.05)
    drawn = len(pilot.app.frame_times)
    pilot.wait(PULSE_S)
    assert len(pilot.app.frame_times) - drawn <= len(LIGHTS) + 1


# the focus


def test_a_target_that_goes_passes_the_focus_to_the_nearest(pilot: Pilot, bench: Bench) -> None:
    tab_to(pilot, "stone")
    del bench.pieces["stone"]
    bench.changed()
    pilot.step()
    assert pilot.app.controls.attention.focused == "go"


class Over(Scene):
    """A page with one button on it."""

    name = "over"
    opaque = False

    def build(self, page: Page) -> None:
        widgets.page_button(page, "only", (100, 100, 200, 80), "Only")

    def press(self, name: str) -> Transition:
        return Pop()


def test_the_focus_goes_on_in_the_next_scene_and_comes_back(pilot: Pilot, bench: Bench) -> None:
    bench.answer = Push(Over())
    tab_to(pilot, "go")
    pilot.wait(0.1)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.name == "over"
    assert pilot.app.controls.attention.focused == "only"
    pilot.wait(0.1)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is bench
    assert pilot.app.controls.attention.focused == "go"


def test_no_focus_shows_for_who_uses_the_mouse(pilot: Pilot, bench: Bench) -> None:
    bench.answer = Push(Over())
    pilot.click("go")
    assert pilot.app.controls.attention.focused is None
    pilot.click("only")
    assert pilot.app.controls.attention.focused is None


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE])
def test_keys_leave_a_field_for_what_comes_next(pilot: Pilot, bench: Bench, key: int) -> None:
    tab_to(pilot, "name")
    pilot.type("a")
    pilot.key(key)
    pilot.type("b")
    assert bench.value == "Anna"
    assert pilot.app.controls.attention.focused not in (None, "name")
    assert ("back",) not in bench.told


def test_a_piece_lifted_by_key_goes_where_the_focus_goes(pilot: Pilot) -> None:
    tab_to(pilot, "card")
    pilot.wait(0.1)
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_RIGHT)
    place = pilot.app.controls.attention.focused
    assert place in ("near", "far")
    assert pilot.app.controls.hand.pos == pygame.Rect(PLACES[str(place)]).center


def test_arrows_go_to_the_piece_and_not_to_the_place_below_it(pilot: Pilot, bench: Bench) -> None:
    pilot.drag("card", "near")
    pilot.wait(0.5)
    tab_to(pilot, "far")
    pilot.key(pygame.K_LEFT)
    assert pilot.app.controls.attention.focused == "card"
