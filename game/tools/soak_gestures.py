"""What the hand of a soak does at one window, whatever is played: it points, clicks, lifts, cranks and resizes."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Any

import pygame

from game.client.home.room import Room
from game.client.routes import open_scene, title_of
from game.client.screen.names.buttons import SeatPanel
from game.client.screen.targets import Target
from game.client.shell.app import App
from game.client.shell.idle_watch import Attendance
from game.client.shell.viewport import Point
from game.tools.soak_pads import MadeUpPads

FRAME_S = 1 / 60
STUCK_S = 6.0  # slowest speed and longest motion together
FULL_SCREEN = 0.2  # of the changes of size
SHUNNED = frozenset({"quit", "leave", "title", "again", "full screen", "companion", "undo"})
SIZES = (
    (1, 1),
    (64, 64),
    (320, 180),
    (640, 360),
    (1000, 1400),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
)


class ProgramLeft(Exception):
    """Raised where a press has ended the program: in a window of one pixel any press may fall on "Quit"."""


class Gestures:
    """A window on a room, and what is done at it; counts its frames and what did not come to rest."""

    def __init__(self, room: Room, size: tuple[int, int], seed: int, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        self.rng = Random(seed)
        self.room = room
        self.pads = MadeUpPads(self.rng)
        self.frames = self.resizes = 0
        self.stuck: list[str] = []  # where
        self._size, self._sizes = size, sizes
        self._now_s = 0.0
        self.app = self._open_window()

    def _open_window(self) -> App:
        """A window with the title in it, which hears of pads and begins the show when it is left alone."""
        room = self.room
        app = App(
            self._size,
            first_scene=title_of(room),
            open_scene=open_scene,
            choices=room.choices,
            watch=Attendance(room),
            now=lambda: self._now_s,
        )
        app.devices.pads.listen()
        return app

    # beside the moves

    def do_aside(self) -> None:
        self.rng.choice(
            (
                self._point_about,
                self._carry_home,
                self._press_about,
                self._spam,
                self._resize,
                self._see_to_pads,
            )
        )()

    def _targets(self, *roles: str) -> list[Target]:
        found = [target for target in self.app.page.targets if target.name not in SHUNNED and target.enabled]
        return [target for target in found if not roles or target.role in roles]

    def _point_about(self) -> None:
        """Hover, long enough for a tooltip at times."""
        for _ in range(self.rng.randrange(2, 8)):
            if targets := self._targets():
                self._move(self.rng.choice(targets).rect.center)
                self.step(self.rng.choice((1, 4, 60)))

    def _carry_home(self) -> None:
        """Lift a piece, carry it about, and let it fly home."""
        if pieces := self._targets("piece"):
            start = self.rng.choice(pieces).rect.center
            self._button(pygame.MOUSEBUTTONDOWN, start)
            for part in range(1, 30):
                self._move((start[0] + 12 * part * cos(part / 9), start[1] - 6 * part), held=True)
            self._button(pygame.MOUSEBUTTONDOWN, start, button=3)
            self._button(pygame.MOUSEBUTTONUP, start)
            self.rest()

    def _press_about(self) -> None:
        """Open what can be looked at (log, rules, a piece seen close, a printing house) and come back."""
        names = [
            target.name
            for target in self._targets()
            if target.role == "sight" or isinstance(target.name, SeatPanel) or target.name in {"log", "rules", "menu"}
        ]
        if names:
            self.press(self.rng.choice(names))
            self.step(20)

    def _spam(self) -> None:
        """Click where nothing is, on every frame."""
        for _ in range(20):
            self.click((1, 1))

    def crank(self) -> None:
        """Turn a train by hand, or all of them by their button."""
        cranks = self._targets("panel")
        if not cranks or self.rng.random() < 0.5:
            self.press("all")
            self.rest()
            return
        rect, start, turn = self.rng.choice(cranks).rect, self.rng.random() * 2 * pi, self.rng.uniform(0.5, 4.0)
        around = [start + turn * part / 40 for part in range(41)]
        points = [
            (rect.centerx + rect.w * 0.4 * cos(angle), rect.centery + rect.w * 0.4 * sin(angle)) for angle in around
        ]
        self._button(pygame.MOUSEBUTTONDOWN, points[0])
        for point in points:
            self._move(point, held=True)
        self._button(pygame.MOUSEBUTTONUP, points[-1])
        self.rest()

    def _resize(self) -> None:
        """Draw the window to another size, or switch full screen on or off."""
        self.resizes += 1
        if self.rng.random() < FULL_SCREEN:
            self._post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
        else:
            pygame.display.set_mode(self.rng.choice(self._sizes), pygame.RESIZABLE)
        self.step(self.rng.choice((1, 4, 60)))

    def _see_to_pads(self) -> None:
        """Have pads come and go, and sticks be pushed."""
        for _ in range(self.rng.randrange(1, 6)):
            self.pads.do_something()
            self.step(self.rng.choice((1, 4)))

    def tidy_up(self) -> None:
        """Leave the window and the pads as they were in the beginning.

        Another size throws away all pictures, and what is left says nothing if they are there at one time and not at
        another: so the window always comes from another size.
        """
        self.pads.pull_all_out()
        if self.app.full_screen.on:
            self._post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")
        for size in ((self._size[0] // 2, self._size[1] // 2), self._size):
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self.step()

    # gestures

    def press(self, name: str) -> None:
        """Click a target, if it is there."""
        if target := self.app.page.targets.get(name):
            self.step(8)
            self.click(target.rect.center)

    def click(self, point: Point) -> None:
        """Click a point."""
        self._button(pygame.MOUSEBUTTONDOWN, point)
        self._button(pygame.MOUSEBUTTONUP, point)

    def hold(self, name: str, seconds: float) -> None:
        """Keep a target pressed, and let go in a corner."""
        where = self.app.page.targets.by_name(name).rect.center
        self.step(8)
        self._button(pygame.MOUSEBUTTONDOWN, where)
        self.step(round(seconds / FRAME_S))
        self._button(pygame.MOUSEBUTTONUP, (1, 1))

    def _move(self, point: Point, *, held: bool = False) -> None:
        self._post(pygame.MOUSEMOTION, pos=self._px(point), rel=(0, 0), buttons=(int(held), 0, 0), touch=False)

    def _button(self, kind: int, point: Point, *, button: int = 1) -> None:
        self._post(kind, pos=self._px(point), button=button, touch=False)

    def _px(self, point: Point) -> tuple[int, int]:
        return self.app.layers.viewport.to_window(point)

    def _post(self, kind: int, **attributes: Any) -> None:
        pygame.event.post(pygame.Event(kind, **attributes))
        self.step()

    # time

    def step(self, count: int = 1, frame_s: float = FRAME_S) -> None:
        """Let frames pass, each a sixtieth of a second long or as is said, however quickly it is drawn."""
        for _ in range(count):
            self._now_s += frame_s
            self.frames += 1
            if not self.app.step():
                raise ProgramLeft

    def rest(self) -> None:
        """Let frames pass until nothing moves; what never comes to rest is counted and ended."""
        self.step()
        begun_s = self._now_s
        while self.app.director.moving or self.app.controls.moving or self.app.held_back:
            self.step()
            if self._now_s - begun_s > STUCK_S:
                self.note_stuck("motion")
                self.app.director.skip()
                return

    def note_stuck(self, what: str) -> None:
        """Note that something does not come to its end, and on which screen."""
        self.stuck.append(f"{what} at {self.app.scene.name} after {self.frames} frames")
