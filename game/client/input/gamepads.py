"""The pads that are plugged in: each speaks only while it is held open."""

import logging

import pygame

log = logging.getLogger(__name__)


class Pads:
    """Opens pads as they come and lets go of those that leave; known by their instance, whatever their number."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}

    def listen(self) -> None:
        """Begin to hear of pads; those that are there are told of as if they had just come."""
        try:
            pygame.joystick.init()
        except pygame.error as error:
            log.warning("no pads here: %s", error)

    def handle(self, event: pygame.Event) -> None:
        """Open a pad that came, forget one that left."""
        if event.type == pygame.JOYDEVICEADDED:
            self._open_pad(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def _open_pad(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error as error:  # it left again before it was told of
            log.info("a pad is gone already: %s", error)
        else:
            self._open[pad.get_instance_id()] = pad
