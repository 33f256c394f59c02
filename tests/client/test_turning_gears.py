"""Gears while they turn: fast pictures that look like the smooth ones, and teeth that mesh at every angle."""

from collections.abc import Iterator
from math import degrees

import pygame
import pytest

from game.client.graphics import gear_art
from game.client.graphics.gear_art import STEP_PX, Pieces, TurningGear
from game.content import load_content
from game.content.tables import Gear

PX = 230
ANGLES = (0.0, 7.3, 59.9, 119.95, 120.0, 200.0, 301.7, 359.9)
GEARS = list(load_content().gears.values())
ONE_OF_EACH_LINE = [next(gear for gear in GEARS if gear.line == line) for line in ("white", "grey")]


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.set_mode((1920, 1080))
    yield
    pygame.quit()


def turning(gear: Gear, *, half: bool = False) -> TurningGear:
    return gear_art.turning_gear(gear, PX, half=half)


def laid(pieces: Pieces, ground: str = "black", side: int = PX) -> pygame.Surface:
    """The pieces on a ground of one colour."""
    surface = pygame.Surface((side, side))
    surface.fill(ground)
    for picture, (x, y) in pieces:
        surface.blit(picture, picture.get_rect(center=(round(side / 2 + x), round(side / 2 + y))))
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are apart, looked at with half-closed eyes: 0 to 255."""
    first, second = (pygame.image.tobytes(pygame.transform.smoothscale(each, (46, 46)), "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("gear", ONE_OF_EACH_LINE, ids=lambda gear: gear.line)
def test_a_gear_that_turns_looks_like_one_that_stands(gear: Gear, half: bool) -> None:
    turned = turning(gear, half=half)
    for angle in ANGLES:
        fast = laid(turned.fast(angle))
        alike = difference(fast, laid(turned.smooth(angle)))
        others = [difference(fast, laid(turned.smooth(angle + off))) for off in (-3, 3, 120, 240)]
        assert 1.4 * alike < min(others), angle


def test_a_gear_comes_to_rest_without_a_jump() -> None:
    turned = turning(GEARS[0])
    for angle in (0.0, 120.0, 240.0):
        assert difference(laid(turned.fast(angle)), laid(turned.smooth(angle))) < 3
    upright = gear_art.gear(GEARS[0], PX, half=False)
    assert difference(laid(turned.smooth(0.0)), laid([(upright, (0, 0))])) == 0


def test_no_tooth_is_off_by_what_is_seen() -> None:
    """Every turn by a step is another picture."""
    turned, step_deg = turning(GEARS[0]), degrees(STEP_PX / (PX / 2))
    pictures = [pygame.image.tobytes(laid(turned.fast(at * step_deg * 1.01)), "RGB") for at in range(40)]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("angle", ANGLES)
def test_T1_teeth_mesh_at_every_angle(angle: float) -> None:
    """T1: neighbours turn against one another; their teeth pass through gaps and not through teeth."""
    (body, _), *_ = turning(GEARS[0]).fast(angle)
    (neighbour, _), *_ = turning(GEARS[1], half=True).fast(-angle)
    apart = round(2 * gear_art.pitch_radius(PX))
    one, other = (pygame.mask.from_surface(each) for each in (body, neighbour))
    overlap = one.overlap_area(other, (apart, 0))
    (worse, _), *_ = turning(GEARS[1], half=True).fast(-angle + 7.5)
    assert overlap < 12
    assert one.overlap_area(pygame.mask.from_surface(worse), (apart, 0)) > 5 * max(overlap, 1)


def test_the_pin_stands_still() -> None:
    middle = pygame.Rect(0, 0, 24, 24)
    middle.center = PX // 2, PX // 2
    turned = turning(GEARS[0])
    pins = [laid(how(angle)).subsurface(middle) for angle in ANGLES for how in (turned.fast, turned.smooth)]
    assert max(difference(pin, pins[0]) for pin in pins) < 2
