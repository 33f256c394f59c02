"""Fingers on a touch screen, read as one pointer: the first finger down is the pointer until it goes up.

Other fingers and the mouse point at nothing meanwhile, because two hands cannot hold one piece. A second finger holds
the lens over the first one.
"""

import pygame

OF_FINGERS = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
OF_MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Fingers:
    """Knows which finger is the pointer, and turns touch events into pointer events."""

    def __init__(self) -> None:
        self._owner: tuple[int, int] | None = None  # touch screen and finger of the pointer
        self._second: tuple[int, int] | None = None

    @property
    def is_down(self) -> bool:
        """Whether a finger is on the screen."""
        return self._owner is not None

    @property
    def are_two(self) -> bool:
        """Whether another finger is on the screen beside the pointer."""
        return self._owner is not None and self._second is not None

    def read(self, event: pygame.Event, size: tuple[int, int]) -> list[pygame.Event]:
        """The pointer events for a touch in a window of this size; none for another finger, or the mouse meanwhile."""
        if event.type in OF_MOUSE:
            return [] if self.is_down else [event]
        finger = (event.touch_id, event.finger_id)
        pos = round(event.x * size[0]), round(event.y * size[1])
        if event.type == pygame.FINGERDOWN and self._owner is None:
            self._owner = finger
            return [_motion(pos, held=False), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)]
        if finger != self._owner:
            self._read_second(event.type, finger)
            return []
        if event.type == pygame.FINGERMOTION:
            return [_motion(pos, held=True)]
        if event.type == pygame.FINGERUP:
            self._owner = None
            return [pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)]
        return []

    def _read_second(self, kind: int, finger: tuple[int, int]) -> None:
        if kind == pygame.FINGERDOWN:
            self._second = finger
        elif kind == pygame.FINGERUP and finger == self._second:
            self._second = None

    def forget(self) -> None:
        """Forget all fingers: the window lost the focus and may not hear when they go up."""
        self._owner = self._second = None


def _motion(pos: tuple[int, int], *, held: bool) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=True)
