"""The lens: held or kept on, it shows what is under pointer or focus at twice its size, and is in nobody's way."""

from collections.abc import Iterator

import pygame
import pytest

from game.client.graphics.viewport import Viewport
from game.client.ui.lens import spot_of_focus, spot_of_pointer
from game.client.ui.page import Target
from tests.client.bench_scene import Bench
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")

LENS = pygame.K_z
SIZES = ((1280, 720), (1920, 1080), (1000, 900))


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """A pilot before some pieces and buttons, the pointer over one of them."""
    made = Pilot(Bench(), (1280, 720))
    made.hover("go")
    made.step(2)
    yield made
    pygame.quit()


def window() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None
    return surface


def at(pilot: Pilot) -> tuple[int, int]:
    pos = pilot.app.controls.pointed
    assert pos is not None
    return pilot.app.layers.viewport.to_window(pos)


def held(pilot: Pilot) -> bool:
    return pilot.app.devices.holds_lens


def hold(pilot: Pilot) -> None:
    pilot.post(pygame.KEYDOWN, key=LENS, mod=0, unicode="z")
    pilot.step(2)


def release(pilot: Pilot) -> None:
    pilot.post(pygame.KEYUP, key=LENS, mod=0, unicode="z")
    pilot.step(2)


def test_it_shows_what_is_under_the_pointer_at_twice_its_size_while_it_is_held(pilot: Pilot) -> None:
    before, (x, y) = window().copy(), at(pilot)
    hold(pilot)
    part = before.subsurface(pygame.Rect(x - 60, y - 30, 120, 60))
    seen = window().subsurface(pygame.Rect(x - 120, y - 60, 240, 120))
    expected, found = (
        pygame.transform.average_color(surface, pygame.Rect(0, 0, surface.get_width() // 2, surface.get_height()))
        for surface in (part, seen)
    )
    assert all(abs(a - b) <= 3 for a, b in zip(expected, found, strict=True))
    assert pygame.image.tobytes(window(), "RGB") != pygame.image.tobytes(before, "RGB")
    release(pilot)
    assert pygame.image.tobytes(window(), "RGB") == pygame.image.tobytes(before, "RGB")


def test_it_never_enlarges_itself(pilot: Pilot) -> None:
    """However often something moves below it, it shows the same."""
    hold(pilot)
    first = pygame.image.tobytes(window(), "RGB")
    for _ in range(3):
        pilot.app.layers.expose()
        pilot.step()
    assert pygame.image.tobytes(window(), "RGB") == first


def test_a_press_goes_through_it(pilot: Pilot) -> None:
    hold(pilot)
    pilot.click("go")
    assert isinstance(pilot.scene, Bench)
    assert pilot.scene.told == [("press", "go")]


def test_a_setting_keeps_it_on_and_it_goes_with_the_focus(pilot: Pilot) -> None:
    before = pygame.image.tobytes(window(), "RGB")
    pilot.app.choices.change(lens=True)
    pilot.step()
    by_pointer = pygame.image.tobytes(window(), "RGB")
    assert by_pointer != before
    pilot.key(pygame.K_TAB)
    pilot.step(2)
    assert pilot.app.controls.focused is not None
    assert pygame.image.tobytes(window(), "RGB") not in {before, by_pointer}


def test_nothing_is_drawn_while_nothing_changes_below_it(pilot: Pilot) -> None:
    pilot.app.choices.change(lens=True)
    pilot.wait(6)
    drawn = len(pilot.app.frame_times)
    pilot.step(5)
    assert len(pilot.app.frame_times) == drawn


def test_two_fingers_hold_it_and_press_nothing(pilot: Pilot) -> None:
    before = pygame.image.tobytes(window(), "RGB")
    x, y = (side / full for side, full in zip(at(pilot), window().get_size(), strict=True))
    for finger in (1, 2):
        pilot.post(pygame.FINGERDOWN, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
    pilot.step(2)
    assert held(pilot)
    assert pygame.image.tobytes(window(), "RGB") != before
    for finger in (2, 1):
        pilot.post(pygame.FINGERUP, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=0.0)
    pilot.step(2)
    assert not held(pilot)
    assert isinstance(pilot.scene, Bench)
    assert not pilot.scene.told


@pytest.mark.parametrize("size", SIZES)
def test_it_stays_on_the_page_and_shows_what_it_is_over(size: tuple[int, int]) -> None:
    viewport = Viewport(size)
    wide, high = viewport.canvas
    for pos in ((0, 0), (wide - 1, high - 1), (wide // 2, high // 2), (3, 900)):
        spot, (x, y) = spot_of_pointer(pos, viewport), viewport.to_window(pos)
        assert viewport.page.contains(spot.shown)
        assert viewport.page.contains(spot.source)
        assert spot.shown.inflate(2, 2).collidepoint(x, y)
        assert abs((x - spot.source.x) * 2 - (x - spot.shown.x)) <= 2, "what is under the pointer stays there"
    for rect in (
        pygame.Rect(0, 0, 44, 44),
        pygame.Rect(wide - 120, high - 80, 120, 80),
        pygame.Rect(24, 92, 1464, 600),
    ):
        spot = spot_of_focus(rect, viewport)
        assert viewport.page.contains(spot.shown)
        assert viewport.page.contains(spot.source)
        assert (spot.shown.w, spot.shown.h) == (2 * spot.source.w, 2 * spot.source.h)


def test_a_pad_holds_it_with_a_button_that_the_strip_names(pilot: Pilot) -> None:
    pad = MadeUpPad(pilot)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pilot.step(2)
    assert ("lens", "Lens") in pilot.app.strip.items()
    before = pygame.image.tobytes(window(), "RGB")
    pad.down(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    pilot.step(2)
    assert held(pilot)
    assert pygame.image.tobytes(window(), "RGB") != before
    pad.up(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    pilot.step(2)
    assert pygame.image.tobytes(window(), "RGB") == before
    pilot.app.choices.change(lens=True)
    assert "lens" not in dict(pilot.app.strip.items())


def test_the_tooltip_of_its_switch_names_the_key_or_button_that_is_held(pilot: Pilot) -> None:
    switch = Target("lens", "toggle", pygame.Rect(0, 0, 90, 90), "Lens", hint="Larger.")
    note_of = pilot.app.controls.notices.note_of
    assert note_of(switch) == "Hold Z"
    MadeUpPad(pilot).press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert note_of(switch) == "Hold R3"
