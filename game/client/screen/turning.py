"""What is shown turned: pictures for each angle."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.client.shell.viewport import Point


class Turning(Protocol):
    """Something that turns as several pictures; each has its middle in px from the middle of the whole."""

    def fast(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """The pictures while its angle changes from frame to frame."""

    def smooth(self, angle: float) -> Sequence[tuple[pygame.Surface, Point]]:
        """The pictures while it stands still."""
