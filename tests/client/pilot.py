"""A pilot presses, drags and waits as a person would: through the window's own events."""

from math import cos, radians, sin
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.client.base.settings import Choices
from game.client.scenes.app import App
from game.client.ui.scene import Scene

FRAME_S = 1 / 60
LOOK_S = 0.05  # of a frame, where somebody only waits for what moves
WINDOW = (960, 540)  # a quarter of the points of 1920x1080, and the same pages; what looks at points asks for `full_hd`
FULL_HD = (1920, 1080)
S = TypeVar("S", bound=Scene)


class ManualClock:
    """A clock that moves only when told, so that tests never sleep."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


class Pilot:
    """Drives an app step by step."""

    def __init__(self, scene: Scene, size: tuple[int, int] | None = None, *, choices: Choices | None = None) -> None:
        self.clock = ManualClock()
        self.app = App(size or WINDOW, first_scene=scene, choices=choices, now=self.clock)
        self._last_click = (0, 0)
        self.step()

    @property
    def scene(self) -> Scene:
        """The scene that acts."""
        return self.app.scene

    def scene_of(self, kind: type[S]) -> S:
        """The scene that acts, which must be of this kind."""
        scene = self.app.scene
        assert isinstance(scene, kind), scene.name
        return scene

    def step(self, count: int = 1, frame_s: float = FRAME_S) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.clock.now_s += frame_s
            self.app.step()

    def paint_anew(self) -> None:
        """Build the page again and paint all of it, not only what differs from the page before."""
        self.scene.changed()
        self.app.page.parts.clear()
        self.app.layers.forget()
        self.step()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.step(max(1, round(seconds / FRAME_S)))

    def wait_until_still(self, at_most_s: float = 10.0) -> None:
        """Let time pass until nothing moves."""
        self.step()
        for _ in range(round(at_most_s / FRAME_S)):
            if not self.app.busy:
                return
            self.step()
        raise AssertionError(f"{self.scene.name} still moves after {at_most_s} s")

    def pos(self, name: str) -> tuple[int, int]:
        """The window px of the middle of a target."""
        return self.app.layers.viewport.to_window(self.app.page.targets.by_name(name).rect.center)

    def post(self, kind: int, **attributes: Any) -> None:
        """Send one event and let a frame pass."""
        pygame.event.post(pygame.Event(kind, **attributes))
        self.step()

    def move_to(self, pos: tuple[int, int], *, held: bool = False) -> None:
        """Move the pointer."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press a mouse button."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        """Release a mouse button, and see what comes of it."""
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)
        self.see_what_comes()

    def hover(self, name: str) -> None:
        """Point at a target."""
        self.move_to(self.pos(name))

    def click(self, name: str) -> None:
        """Click a target, where it is once the pointer has come to it."""
        self.move_to(self.pos(name))
        self.click_at(self.pos(name))

    def click_at(self, pos: tuple[int, int]) -> None:
        """Click a point of the window; never so soon that it would be taken for a bounce or a double click."""
        self.wait(0.4 if pos == self._last_click else 0.1)
        self._last_click = pos
        self.move_to(pos)
        self.down(pos)
        self.up(pos)

    def drag(self, piece: str, place: str) -> None:
        """Drag a piece onto a place."""
        self.drag_to(piece, self.pos(place))

    def drag_to(self, piece: str, end: tuple[int, int]) -> None:
        """Drag a piece to a point of the window."""
        self.wait(0.1)
        start = self.pos(piece)
        self.move_to(start)
        self.down(start)
        for part in range(1, 9):
            middle = tuple(round(a + (b - a) * part / 8) for a, b in zip(start, end, strict=True))
            self.move_to((middle[0], middle[1]), held=True)
        self.up(end)

    def click_click(self, piece: str, place: str) -> None:
        """Lift a piece by one click and lay it by another; where it has one place only, the first click lays it."""
        self.click(piece)
        if self.app.controls.hand.busy:
            self.click(place)

    def hold(self, name: str, seconds: float) -> None:
        """Keep a target pressed."""
        self.wait(0.1)
        pos = self.pos(name)
        self.down(pos)
        self.wait(seconds)
        self.up(pos)

    def crank(self, name: str, turn_deg: float, rad_s: float = 3.0, *, start_deg: float = 0.0) -> None:
        """Turn a target by hand, clockwise from a direction on, as fast as is said; the hand stays on it."""
        rect = self.app.page.targets.by_name(name).rect
        frames = max(1, round(abs(radians(turn_deg)) / rad_s / FRAME_S))
        self.wait(0.1)
        self.down(self._around(rect, start_deg))
        for frame in range(1, frames + 1):
            self.move_to(self._around(rect, start_deg + turn_deg * frame / frames), held=True)

    def _around(self, rect: pygame.Rect, angle_deg: float) -> tuple[int, int]:
        angle, reach = radians(angle_deg), rect.w * 0.4
        return self.app.layers.viewport.to_window(
            (rect.centerx + reach * cos(angle), rect.centery + reach * sin(angle))
        )

    def let_go(self) -> None:
        """Release the button in a corner, where nothing is to be pressed."""
        self.up((0, 0))

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.post(pygame.KEYUP, key=key, mod=mod)
        self.see_what_comes()

    def see_what_comes(self) -> None:
        """Wait, as a person would, while a question or a scene waits for what moves."""
        while self.app.held_back:
            self.step(frame_s=LOOK_S)

    def type(self, words: str) -> None:
        """Type into the field that is being edited."""
        for character in words:
            self.post(pygame.TEXTINPUT, text=character)

    def screenshot(self, path: Path) -> None:
        """Save what the window shows."""
        surface = pygame.display.get_surface()
        assert surface is not None  # the app opened it
        pygame.image.save(surface, path)
