"""The pads that are plugged in: each speaks only while it is held open."""

import pygame


class Pads:
    """Opens pads as they come and lets go of those that leave; known by their instance, whatever their number."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}

    def listen(self) -> None:
        """Begin to hear of pads; those that are there are told of as if they had just come."""
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def handle(self, event: pygame.Event) -> None:
        """Open a pad that came, forget one that left."""
        if event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self._open[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
