"""A finger on a touch screen: the mouse's gestures, sent as what a finger does, and never a hover before."""

from typing import Any

import pygame

from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers, type_with_blocks

KINDS = {
    pygame.MOUSEBUTTONDOWN: pygame.FINGERDOWN,
    pygame.MOUSEBUTTONUP: pygame.FINGERUP,
    pygame.MOUSEMOTION: pygame.FINGERMOTION,
}


class TouchPilot(Pilot):
    """Sends a finger's events where another pilot sends those of a mouse."""

    is_down = False

    def post(self, kind: int, **attributes: Any) -> None:
        """Send what a finger does; where none is down, a movement of it is not seen."""
        if kind not in KINDS or attributes.get("button", 1) != 1:
            super().post(kind, **attributes)
            return
        if kind == pygame.MOUSEMOTION and not self.is_down:
            return
        self.is_down = kind != pygame.MOUSEBUTTONUP
        (width, height), (x, y) = self.app.painter.size, attributes["pos"]
        super().post(KINDS[kind], touch_id=1, finger_id=0, x=x / width, y=y / height, dx=0, dy=0, pressure=1)


class TouchHand(Fingers):
    """One finger."""

    def type_in(self, field: str, words: str) -> None:
        """Write with type blocks."""
        type_with_blocks(self, field, words)
