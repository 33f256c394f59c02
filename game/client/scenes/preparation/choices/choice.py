"""The base of all choices."""

from collections.abc import Callable
from copy import copy
from typing import ClassVar

import pygame

from game.client.base.i18n import say
from game.client.screen.game_scene import GameScene
from game.client.ui.page import Page
from game.client.ui.scene import Part, Steps, Transition
from game.rules import moves as ask
from game.rules.moves import Move
from game.rules.view import View


class Choice(Part):
    """One open question: shows pieces and places, remembers what lies where, and makes a move from that.

    `put` changes only what this object remembers; `move` is asked for when `missing` has nothing to say.
    """

    wide: ClassVar[bool] = False  # True: it also uses the area of the seat panels
    laid_in: ClassVar[tuple[str, ...]] = ()  # the names of the attributes that hold what lies where
    confirm_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 932, 384, 124)
    board_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 832, 384, 84)
    undo_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 732, 384, 84)

    def __init__(self, scene: GameScene, decision: ask.Decision) -> None:
        self.scene = scene
        self.sitting = scene.sitting
        self.decision = decision
        self.steps = Steps(self._lying)

    def _lying(self) -> tuple[object, ...]:
        return tuple(copy(getattr(self, name)) for name in self.laid_in)

    def take_back(self) -> None:
        """Take back what was laid last."""
        for name, value in zip(self.laid_in, self.steps.back(), strict=True):
            setattr(self, name, value)

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        return self.decision.seat

    def task(self) -> str:
        """What is asked, for the ribbon."""
        raise NotImplementedError

    def build(self, page: Page, view: View) -> None:
        """Put the pieces and places."""
        raise NotImplementedError

    def put(self, piece: str, place: str) -> None:
        """Remember that a piece lies on a place."""
        raise NotImplementedError

    def lay(self, piece: str, place: str) -> Transition:
        """Put a piece on a place, as a step that can be taken back."""
        self.step(lambda: self.put(piece, place))
        return None

    def step(self, change: Callable[[], object]) -> None:
        """Change what is remembered, as a step that can be taken back."""
        self.steps.take(change)
        self.scene.changed()

    def missing(self) -> str:
        """What has still to be done; empty where the choice is complete."""
        raise NotImplementedError

    def move(self) -> Move:
        """The move of this choice."""
        raise NotImplementedError

    def confirm_words(self) -> str:
        """The label of the button that makes the move."""
        return say("Confirm")
