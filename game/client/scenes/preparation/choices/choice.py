"""The base of all choices."""

from collections.abc import Sequence
from copy import copy
from typing import ClassVar

import pygame

from game.client.screen.draft_steps import Steps
from game.client.screen.page import Page
from game.client.screen.scene import Sprite
from game.client.session.sitting import Sitting
from game.client.shell.viewport import Point
from game.client.words.messages import say
from game.rules import decisions as ask
from game.rules.moves import Move
from game.rules.view import View


class Choice:
    """One open question: shows pieces and places, remembers what lies where, and makes the move of it.

    `lay` changes only what this object remembers; `move` is asked for when `missing` has nothing to say.
    """

    wide: ClassVar[bool] = False  # True: it needs the width of the seat panels too
    laid_in: ClassVar[tuple[str, ...]] = ()  # the attributes that remember what lies where
    confirm_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 932, 384, 124)
    undo_box: ClassVar[pygame.Rect] = pygame.Rect(1512, 832, 384, 84)

    def __init__(self, sitting: Sitting, decision: ask.Decision) -> None:
        self.sitting = sitting
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

    def places_for(self, piece: str) -> frozenset[str]:
        """Where a piece may be laid."""
        raise NotImplementedError

    def lay(self, piece: str, place: str) -> None:
        """Remember that a piece lies on a place."""
        raise NotImplementedError

    def why_not(self, piece: str, place: str) -> str:
        """Why a piece may not lie on a place."""
        raise NotImplementedError

    def press(self, name: str) -> bool:
        """Whether a name was one of this choice's own; it is done then."""
        return False

    def grab(self, name: str, pos: Point) -> bool:
        """Whether a target is turned where it is when a hand takes it at a point."""
        return False

    def pull(self, pos: Point) -> bool:
        """Follow the hand that turns something; whether the page is another one now."""
        return False

    def let_go(self) -> None:
        """Leave what a hand turned to itself."""

    def tick(self, dt_s: float) -> bool:
        """Let time pass; whether something is turned: the page is built anew when it has come to rest."""
        return False

    def sprites(self, scale: float) -> Sequence[Sprite]:
        """What is turned now."""
        return ()

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """Sounds of what is turned."""
        return ()

    def missing(self) -> str:
        """What is to be done before the choice is complete; empty where it is."""
        raise NotImplementedError

    def move(self) -> Move:
        """The move that this choice comes to."""
        raise NotImplementedError

    def confirm_words(self) -> str:
        """What the button says that makes the move."""
        return say("Confirm")
