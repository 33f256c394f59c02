"""Somebody who plays with the table without knowing the game: presses, drags and keys at random."""

from collections.abc import Callable
from random import Random

import pygame

from game.client.ui.page import Target
from tests.client.player.fingers import Fingers

SHUNNED = frozenset({"quit", "leave", "full screen", "title", "again"})  # they lead out of the game
SHUNNED_KEYS_ON = "menu"  # where a key may choose one of them
KEYS = (
    pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_a, pygame.K_BACKSPACE,
)  # fmt: skip


class Monkey:
    """Does one thing after the other, the same ones for the same seed."""

    def __init__(self, fingers: Fingers, seed: int) -> None:
        self.fingers = fingers
        self.pilot = fingers.pilot
        self.rng = Random(seed)
        self._tricks: tuple[Callable[[], None], ...] = (
            self._press, self._press, self._press, self._double_click, self._drag, self._drag, self._scatter,
            self._right_click, self._key, self._hold, self._lose_focus, self._wait,
        )  # fmt: skip

    def act(self) -> None:
        """Do something; never what leads out of the game."""
        self.rng.choice(self._tricks)()

    # where

    def _target(self, role: str = "") -> Target | None:
        some = [one for one in self.fingers.targets if role in ("", one.role) and one.name not in SHUNNED]
        return self.rng.choice(some) if some else None

    def _somewhere(self, role: str = "") -> tuple[int, int]:
        """A point of the window, mostly on a target, never on one that leads out."""
        target = self._target(role)
        width, height = self.pilot.app.layers.viewport.window
        pos = (self.rng.randrange(width), self.rng.randrange(height))
        if target is not None and self.rng.random() < 0.9:
            rect = target.rect
            pos = self.fingers.window((rect.x + self.rng.random() * rect.w, rect.y + self.rng.random() * rect.h))
        under = self.fingers.targets.at(self.pilot.app.layers.viewport.to_canvas(pos))
        return (0, 0) if under is not None and under.name in SHUNNED else pos

    # what

    def _press(self) -> None:
        self.fingers.rest()
        pos = self._somewhere()
        self.pilot.move_to(pos)
        self.pilot.down(pos)
        self.pilot.up(pos)

    def _double_click(self) -> None:
        """The same click twice, as a bad switch makes it."""
        self.fingers.rest()
        pos = self._somewhere()
        for _ in range(2):
            self.pilot.down(pos)
            self.pilot.up(pos)

    def _drag(self) -> None:
        """From a piece to a place, half the time one that glows."""
        self.fingers.rest()
        start = self._somewhere("piece")
        self.pilot.move_to(start)
        self.pilot.down(start)
        self.pilot.move_to((start[0] + 20, start[1]), held=True)
        legal = sorted(self.pilot.app.controls.attention.legal & {target.name for target in self.fingers.targets})
        end = self._somewhere("place")
        if legal and self.rng.random() < 0.5:
            end = self.fingers.window(self.fingers.targets.by_name(self.rng.choice(legal)).rect.center)
        self.pilot.move_to(end, held=True)
        self.pilot.up(end)

    def _scatter(self) -> None:
        """Buttons down and up at odd places and in odd orders."""
        self.fingers.rest()
        for _ in range(self.rng.randrange(1, 4)):
            if self.rng.random() < 0.5:
                self.pilot.down(self._somewhere())
            else:
                self.pilot.up(self._somewhere())

    def _right_click(self) -> None:
        pos = self._somewhere()
        self.pilot.down(pos, button=3)
        self.pilot.up(pos, button=3)

    def _key(self) -> None:
        if self.pilot.scene.name == SHUNNED_KEYS_ON:
            self.pilot.key(pygame.K_ESCAPE)
            return
        key = self.rng.choice(KEYS)
        focused = self.pilot.app.controls.attention.focused or self.pilot.scene.default
        if key not in (pygame.K_SPACE, pygame.K_RETURN) or focused not in SHUNNED:
            self.pilot.key(key)

    def _hold(self) -> None:
        self.fingers.rest()
        pos = self._somewhere()
        self.pilot.down(pos)
        for _ in range(10):
            self.fingers.rest()
        self.pilot.up(pos)

    def _lose_focus(self) -> None:
        """The window loses the focus in the middle of a drag, or the pointer leaves it."""
        pos = self._somewhere("piece")
        self.pilot.down(pos)
        self.pilot.move_to((pos[0] + 20, pos[1]), held=True)
        self.pilot.post(self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)))
        self.pilot.up(self._somewhere())

    def _wait(self) -> None:
        for _ in range(self.rng.randrange(1, 12)):
            self.fingers.rest()
