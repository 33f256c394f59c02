"""Fingers on a touch screen, read as one pointer: the first one that comes down, until it goes up.

Whoever holds the mouse meanwhile waits, as does every other finger: two hands cannot own one piece.
"""

import pygame

OF_FINGERS = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
OF_MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Fingers:
    """Whose finger is the pointer, and what the events of a touch mean to a pointer."""

    def __init__(self) -> None:
        self._owner: tuple[int, int] | None = None  # the touch screen and the finger that came first

    @property
    def is_down(self) -> bool:
        """Whether a finger is on the screen."""
        return self._owner is not None

    def read(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        """The events of a pointer in a window of this size; none for another finger or the mouse meanwhile."""
        if event.type in OF_MOUSE:
            return [] if self.is_down else [event]
        finger = (event.touch_id, event.finger_id)
        pos = round(event.x * size[0]), round(event.y * size[1])
        if event.type == pygame.FINGERDOWN and self._owner is None:
            self._owner = finger
            return [_motion(pos, held=False), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)]
        if finger != self._owner:
            return []
        if event.type == pygame.FINGERMOTION:
            return [_motion(pos, held=True)]
        if event.type == pygame.FINGERUP:
            self._owner = None
            return [pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)]
        return []

    def forget(self) -> None:
        """No finger is on the screen: the window lost the focus, and may not be told of those that go up."""
        self._owner = None


def _motion(pos: tuple[int, int], *, held: bool) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=True)
