"""The pads that are plugged in, and their events; a pad sends events only while its object is kept."""

import logging
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from game.client.base.pad_mapping import LOOSE, PULLED, AsAxis, AsButton, Make, PadMapping, mapping_of

log = logging.getLogger(__name__)

MAKERS: dict[str, Make] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}  # as a GUID holds their number
NAMED: dict[str, Make] = {
    "xbox": "xbox",
    "x-box": "xbox",
    "playstation": "playstation",
    "dualshock": "playstation",
    "dualsense": "playstation",
    "ps3": "playstation",
    "ps4": "playstation",
    "ps5": "playstation",
    "nintendo": "nintendo",
    "switch": "nintendo",
    "joy-con": "nintendo",
}
OF_PADS = frozenset({
    pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a pad goes down or up."""

    pad: int
    button: int
    down: bool


@dataclass(frozen=True, slots=True)
class Push:
    """An axis of a pad's left stick, from -1 to 1."""

    pad: int
    axis: int
    value: float


@dataclass(frozen=True, slots=True)
class Gone:
    """A pad was unplugged."""

    pad: int


Said: TypeAlias = "Button | Push | Gone"
UNKNOWN = PadMapping()


class Pads:
    """Opens pads that are plugged in and drops those that leave; each is known by its instance id."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._mappings: dict[int, PadMapping] = {}
        self._down: dict[int, set[int]] = {}

    def listen(self) -> None:
        """Begin to receive events of pads; pads that are plugged in already are reported as new."""
        try:
            pygame.joystick.init()
        except pygame.error as error:
            log.warning("no pads here: %s", error)

    def makes(self) -> dict[int, Make]:
        """The pads that are there, with their makers."""
        return {pad: self.make(pad) for pad in self._open}

    def make(self, pad: int) -> Make:
        """The maker of a pad, found from its number or name, so that buttons can be drawn as on the pad."""
        opened = self._open.get(pad)
        return "generic" if opened is None else make_of(opened.get_name(), opened.get_guid())

    def hear(self, event: pygame.Event) -> list[Said]:
        """What an event of a pad means; None for a new pad."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._open_pad(event.device_index)
                return []
            case pygame.JOYDEVICEREMOVED:
                for kept in (self._open, self._mappings, self._down):
                    kept.pop(event.instance_id, None)
                return [Gone(event.instance_id)]
        return self._hear_parts(event, self._mappings.get(event.instance_id, UNKNOWN))

    def meant(self, event: pygame.Event) -> int | None:
        """The button that went down in an event."""
        if event.type != pygame.JOYBUTTONDOWN:
            return None
        return self._mappings.get(event.instance_id, UNKNOWN).button(event.button)

    def _hear_parts(self, event: pygame.Event, mapping: PadMapping) -> list[Said]:
        pad, parts = event.instance_id, list[AsButton | AsAxis]()
        match event.type:
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if (button := mapping.button(event.button)) is not None:
                parts = [AsButton(button, float(event.type == pygame.JOYBUTTONDOWN))]
            case pygame.JOYHATMOTION:
                parts = [*mapping.hat(event.hat, event.value)]
            case pygame.JOYAXISMOTION:
                parts = mapping.axis(event.axis, event.value)
        return [said for part in parts for said in self._say(pad, part)]

    def _say(self, pad: int, part: AsButton | AsAxis) -> list[Said]:
        """What a part of a pad means; None for a button whose state has not changed."""
        if isinstance(part, AsAxis):
            return [Push(pad, part.axis, part.value)]
        held, down = self._down.setdefault(pad, set()), part.reach >= PULLED
        if LOOSE < part.reach < PULLED or (part.button in held) == down:
            return []
        (held.add if down else held.discard)(part.button)
        return [Button(pad, part.button, down)]

    def _open_pad(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
            mapping = mapping_of(index)
        except pygame.error as error:  # it was unplugged before its event was read
            log.info("a pad is gone already: %s", error)
        else:
            self._open[pad.get_instance_id()], self._mappings[pad.get_instance_id()] = pad, mapping


def make_of(name: str, guid: str) -> Make:
    """The maker of a pad with this name and number."""
    lower = name.casefold()
    named = next((make for part, make in NAMED.items() if part in lower), None)
    return named or MAKERS.get(guid[8:12].lower(), "generic")
