"""A pad that nobody holds, made up by the window's own library: what it says comes the way of a real one."""

import ctypes

import pygame
import pytest

from devtools.soak_hand import library
from tests.client.pilot import Pilot

GAME_CONTROLLER, AXES, BUTTONS = 1, 6, 15
FULLY = 32767
FOR_ACTIONS = (
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
)
"""The buttons that place a marker each where all plan at once, in the order of the actions."""


class MadeUpPad:
    """One pad, plugged in; its buttons have the numbers of pygame's CONTROLLER_BUTTON_ constants."""

    def __init__(self, pilot: Pilot) -> None:
        sdl = library()
        if sdl is None:
            pytest.skip("only where the system tells where the library is")
        self._sdl, self._pilot = sdl, pilot
        if not pygame.joystick.get_init():
            pilot.app.devices.pads.listen()
        place = sdl.SDL_JoystickAttachVirtual(GAME_CONTROLLER, AXES, BUTTONS, 0)
        assert place >= 0
        self.instance: int = sdl.SDL_JoystickGetDeviceInstanceID(place)
        pilot.step()  # the game opens it
        for trigger in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            self._set_axis(trigger, -FULLY)
        pilot.step()

    def down(self, button: int) -> None:
        """Press a button and keep it pressed."""
        self._set(button, 1)

    def up(self, button: int) -> None:
        """Let go of a button."""
        self._set(button, 0)

    def press(self, button: int) -> None:
        """Press a button and let go of it."""
        self.down(button)
        self.up(button)

    def pull(self, trigger: int) -> None:
        """Pull a trigger and let go of it."""
        for value in (FULLY, -FULLY):
            self._set_axis(trigger, value)
            self._pilot.step()

    def push(self, x: float, y: float) -> None:
        """Push the left stick, from -1 to 1 to the right and down."""
        self._set_axis(pygame.CONTROLLER_AXIS_LEFTX, round(x * FULLY))
        self._set_axis(pygame.CONTROLLER_AXIS_LEFTY, round(y * FULLY))
        self._pilot.step()

    def unplug(self) -> None:
        """Pull it out."""
        places = range(self._sdl.SDL_NumJoysticks())
        place = next(at for at in places if self._sdl.SDL_JoystickGetDeviceInstanceID(at) == self.instance)
        self._sdl.SDL_JoystickDetachVirtual(place)
        self._pilot.step()

    def _set(self, button: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, ctypes.c_uint8(value))
        self._pilot.step()

    def _set_axis(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, ctypes.c_int16(value))

    @property
    def _handle(self) -> ctypes.c_void_p:
        handle = self._sdl.SDL_JoystickFromInstanceID(self.instance)
        assert handle, "the game did not open it"
        return ctypes.c_void_p(handle)
