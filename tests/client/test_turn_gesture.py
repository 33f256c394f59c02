"""A hand that turns what it holds: told in order, and never left behind; and where a pointer stands."""

from collections.abc import Iterator

import pygame
import pytest

from game.client.graphics.viewport import Point
from game.client.ui.page import Page, Target
from game.client.ui.scene import Push, Scene, Transition
from game.client.ui.turn_gesture import DEAD, Pointer
from tests.client.pilot import Pilot


class Wheels(Scene):
    """A wheel that turns, and a button beside it; `told` is what the scene was told."""

    name = "wheels"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.gone = False

    def build(self, page: Page) -> None:
        """Put both."""
        if not self.gone:
            page.target(Target("wheel", "panel", pygame.Rect(400, 400, 300, 300), "Wheel"), lambda brush, state: None)
        page.target(Target("go", "button", pygame.Rect(900, 400, 300, 300), "Go"), lambda brush, state: None)

    def grab(self, name: str, pos: Point) -> bool:
        """Only the wheel turns."""
        self.told += ["grab"] if name == "wheel" else []
        return name == "wheel"

    def pull(self, name: str, pos: Point) -> None:
        """Pulled."""
        self.told.append("pull")

    def let_go(self, name: str) -> None:
        """Let go of."""
        self.told.append("let go")

    def press(self, name: str) -> Transition:
        """Pressed."""
        self.told.append(f"press {name}")
        return None

    def hold(self, name: str, dt_s: float) -> Transition:
        """Kept pressed."""
        self.told.append("hold")
        return None


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """In front of the wheel."""
    yield Pilot(Wheels())
    pygame.quit()


def told(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.app.stack.visible[0], Wheels)
    return pilot.app.stack.visible[0].told


def test_a_wheel_is_grabbed_pulled_and_let_go_of_and_not_pressed(pilot: Pilot) -> None:
    pilot.crank("wheel", 90)
    pilot.let_go()
    assert told(pilot)[0] == "grab"
    assert told(pilot)[-1] == "let go"
    assert set(told(pilot)[1:-1]) == {"pull"}


def test_a_hand_that_rests_presses_the_wheel(pilot: Pilot) -> None:
    pilot.click("wheel")
    assert told(pilot) == ["grab", "let go", "press wheel"]


def test_other_targets_are_pressed_and_held(pilot: Pilot) -> None:
    pilot.hold("go", 0.1)
    assert told(pilot)[-1] == "press go"
    assert set(told(pilot)[:-1]) == {"hold"}


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN])
def test_whatever_comes_between_lets_go(pilot: Pilot, kind: int) -> None:
    """Another window, the right button, Esc."""
    pilot.crank("wheel", 90)
    pilot.post(kind, pos=(0, 0), button=3, key=pygame.K_ESCAPE, mod=0, unicode="")
    assert told(pilot)[-1] == "let go"
    pilot.move_to((10, 10), held=True)
    pilot.let_go()
    assert told(pilot).count("let go") == 1


def test_a_wheel_that_vanishes_or_is_covered_is_let_go_of(pilot: Pilot) -> None:
    wheels = pilot.scene
    assert isinstance(wheels, Wheels)
    pilot.crank("wheel", 90)
    pilot.app.apply(Push(Wheels()))
    pilot.step()
    assert wheels.told[-1] == "let go"


def test_a_wheel_that_is_gone_from_its_page_is_let_go_of(pilot: Pilot) -> None:
    wheels = pilot.scene
    assert isinstance(wheels, Wheels)
    pilot.crank("wheel", 90)
    wheels.gone = True
    wheels.changed()
    pilot.step()
    assert wheels.told[-1] == "let go"


def test_a_pointer_goes_round_and_round() -> None:
    pointer = Pointer((100, 100), (200, 100))
    way = [pointer.follow(pos) for pos in [(100, 200), (0, 100), (100, 0), (200, 100), (100, 200)]]
    assert way == [90, 180, 270, 360, 450]


def test_a_pointer_over_the_axle_keeps_its_direction() -> None:
    pointer = Pointer((100, 100), (100, 200))
    assert pointer.follow((100 - DEAD / 2, 100)) == 90
