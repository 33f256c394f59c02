"""The window in which every scene of the table is drawn, and what a picture of one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from devtools import staging
from devtools.staging import Stage
from game.client.base.settings import Choices
from game.client.scenes.app import App, IdleWatcher
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.motions import DEADLINE_S
from game.client.ui.page import Page
from game.client.ui.painter import Layers
from game.client.ui.scene import Push, Reset, Scene, Transition
from game.content import load_content

FRAME_S = 1 / 64  # a binary fraction, so that times add up exactly


class Picture(NamedTuple):
    """A file to be written: its name, the scenes that it shows (the lowest first), and how long they play before."""

    name: str
    scenes: Callable[[Gallery], list[Scene]]
    seconds: float = 0.1


class _OnlyGuided(IdleWatcher):
    """Nobody is missed here; the Master of the tutorial explains its chapters."""

    def tick(self, scene: Scene, idle_s: float, dt_s: float) -> Transition:
        """Let the Master look."""
        return self.guide.tick(scene, 0.0, dt_s) if self.guide is not None else None


class Gallery:
    """One window of a size, on a clock of its own, and a stage for games that are saved in a folder."""

    def __init__(self, size: tuple[int, int], saves: Path, choices: Choices | None = None) -> None:
        content = load_content()
        self.size = size
        self.context = AppContext(saves)
        self.stage = Stage(content, self.context.profile.store, self.context)
        self._now_s = 0.0
        self._app = App(
            size,
            first_scene=Title(self.context),
            choices=choices,
            watch=_OnlyGuided(self.context),
            now=lambda: self._now_s,
        )

    def draw(self, scenes: list[Scene], seconds: float, path: Path) -> Page:
        """The page of scenes one over the other, when some time has passed; what the window shows is saved."""
        pygame.image.save(self.show(scenes, seconds), path)
        return self.page

    @property
    def page(self) -> Page:
        """The page of the scene in front."""
        return self._app.page

    @property
    def layers(self) -> Layers:
        """What the pages are painted on."""
        return self._app.layers

    @property
    def scene(self) -> Scene:
        """The scene in front."""
        return self._app.scene

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes, the one in front last."""
        return self._app.stack.all

    def show(self, scenes: list[Scene], seconds: float) -> pygame.Surface:
        """What the window shows of scenes one over the other, when some time has passed."""
        self._app.apply(Reset(scenes[0]))
        for overlay in scenes[1:]:
            self._app.apply(Push(overlay))
        self._pass(FRAME_S)
        self._app.director.skip()  # so that motions of the last picture are not seen in this one and delay no question
        self._pass(seconds)
        self._come_to_rest()
        surface = pygame.display.get_surface()
        assert surface is not None  # the app opened it
        return surface

    def play_on(self, seconds: float) -> pygame.Surface:
        """What the window shows when some more time has passed, in the midst of what moves."""
        self._pass(seconds)
        surface = pygame.display.get_surface()
        assert surface is not None  # the app opened it
        return surface

    def _pass(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME_S))):
            self._now_s += FRAME_S
            self._app.step()

    def _come_to_rest(self) -> None:
        """Let all motions end, because a picture of a motion would depend on the exact frame."""
        for _ in range(round(DEADLINE_S / FRAME_S)):
            if not self._app.director.moving:
                return
            self._pass(FRAME_S)

    def close(self) -> None:
        """Close the window and the saves."""
        self.context.profile.store.close()
        pygame.quit()

    def from_title(self, item: str) -> list[Scene]:
        """The scene that an item of the title leads to."""
        return [staging.opened(Title(self.context).press(item))]
