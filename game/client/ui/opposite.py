"""Turns the screen for a person who sits opposite.

The whole screen is turned by 180 degrees while that person acts. All is drawn upright on a picture beside the window,
and shown turned; positions of mouse and fingers are turned back.
"""

import pygame

from game.client.base.settings import Choices
from game.client.graphics.theme import SEAT_STYLES
from game.client.ui.devices import OF_FINGERS, OF_MOUSE
from game.client.ui.scene_stack import SceneStack


class Opposite:
    """Knows whether the screen is turned now, and turns what is drawn and where it is touched."""

    def __init__(self, choices: Choices, stack: SceneStack) -> None:
        self._choices = choices
        self._stack = stack
        self.upright: pygame.Surface | None = None  # what is drawn on while the screen is turned

    @property
    def turned(self) -> bool:
        """Whether whoever acts sits opposite."""
        if not any(self._choices.now.opposite):
            return False
        scenes = list(reversed(self._stack.visible))
        seat = next((scene.acts for scene in scenes if scene.acts is not None), -1)
        table = next((scene.table for scene in scenes if scene.table is not None), None)
        if table is None or not 0 <= seat < len(table.seats.players):
            return False
        emblem = table.seats.style(seat).emblem
        return emblem in SEAT_STYLES and self._choices.now.opposite[list(SEAT_STYLES).index(emblem)]

    def surface(self, window: pygame.Surface | None) -> pygame.Surface | None:
        """What all is drawn on: the window, or a picture of its size that is shown turned."""
        if window is None or not self.turned:
            self.upright = None
            return window
        if self.upright is None or self.upright.get_size() != window.get_size():
            self.upright = pygame.Surface(window.get_size(), 0, window)
        return self.upright

    def show(self, areas: list[pygame.Rect]) -> None:
        window = pygame.display.get_surface()
        if window is not None and self.upright is not None:
            areas = [_turned(self.upright, area.clip(self.upright.get_rect()), window) for area in areas]
        pygame.display.update(areas)

    def read(self, event: pygame.Event, size: tuple[int, int]) -> pygame.Event:
        """An event of the turned screen, with its position as if that were not turned."""
        told = dict(event.dict)
        if event.type in OF_MOUSE:
            told["pos"] = size[0] - 1 - event.pos[0], size[1] - 1 - event.pos[1]
            if "rel" in told:
                told["rel"] = -event.rel[0], -event.rel[1]
        elif event.type in OF_FINGERS:
            told |= {"x": 1 - event.x, "y": 1 - event.y}
        else:
            return event
        return pygame.Event(event.type, told)


def _turned(upright: pygame.Surface, area: pygame.Rect, window: pygame.Surface) -> pygame.Rect:
    """Copy an area of a picture to its place in the turned window; where that is."""
    shown = pygame.Rect(0, 0, *area.size)
    shown.bottomright = window.get_width() - area.left, window.get_height() - area.top
    if area.size != (0, 0):
        window.blit(pygame.transform.flip(upright.subsurface(area), flip_x=True, flip_y=True), shown)
    return shown
