"""The pads that are plugged in: their events, the mapping of their buttons, their sticks, and whose each is."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame
from msgspec import Struct

from game.client.base.i18n import say
from game.client.base.pad_mapping import LOOSE, PULLED, AsAxis, AsButton, Claims, Make, PadMapping, mapping_of
from game.client.ui.scene import Destination, Push, Scene, Seated, Transition

log = logging.getLogger(__name__)

MAKERS: dict[str, Make] = {"5e04": "xbox", "4c05": "playstation", "7e05": "nintendo"}  # as a GUID holds their number
NAMED: dict[Make, tuple[str, ...]] = {
    "xbox": ("xbox", "x-box"),
    "playstation": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "switch", "joy-con"),
}
OF_PADS = frozenset({
    pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
})  # fmt: skip


class Button(Struct, frozen=True):
    """A button of a pad goes down or up."""

    pad: int
    button: int
    down: bool


class PadPush(Struct, frozen=True):
    """An axis of a pad's left stick, from -1 to 1."""

    pad: int
    axis: int
    value: float


class Gone(Struct, frozen=True):
    """A pad was unplugged."""

    pad: int


Said: TypeAlias = "Button | PadPush | Gone"
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
        return {pad: self.make(pad) for pad in self._open}

    def make(self, pad: int) -> Make:
        """The maker of a pad, found from its number or name, so that buttons can be drawn as on the pad."""
        opened = self._open.get(pad)
        return "generic" if opened is None else make_of(opened.get_name(), opened.get_guid())

    def shake(self, pad: int, duration_ms: int) -> None:
        """Let a pad shake softly, where it can; not at all for 0 ms."""
        if duration_ms and pad in self._open:
            self._open[pad].rumble(0.2, 0.4, duration_ms)

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
            return [PadPush(pad, part.axis, part.value)]
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
    named = next((make for make, parts in NAMED.items() if any(part in lower for part in parts)), None)
    return named or MAKERS.get(guid[8:12].lower(), "generic")


NOBODY = -1  # all look on together


class ToRejoin(Destination, opens="game.client.scenes.pads:Rejoin"):
    """The pause in which a seat waits for another pad."""

    session: Seated
    seat: int


class ToJoin(Destination, opens="game.client.scenes.pads:Join"):
    """The question for which seat a pad acts."""

    session: Seated
    pad: int


class Sharing:
    """Says which pad may act on the scenes that are open; one pad alone acts for everybody."""

    def __init__(self, claims: Claims, scenes: Callable[[], Sequence[Scene]]) -> None:
        self._claims = claims
        self._scenes = scenes

    @property
    def _table(self) -> Seated | None:
        """The match of several people that is played here, if there is one."""
        table = next((scene.table for scene in reversed(self._scenes()) if scene.table is not None), None)
        if table is None or len(table.seats.people) < 2 or table.seats.match.is_over:
            return None
        self._claims.begin(table.seats.match.id)
        return table

    @property
    def _acts(self) -> int:
        return next((scene.acts for scene in reversed(self._scenes()) if scene.acts is not None), NOBODY)

    def seat_of(self, pad: int) -> int | None:
        return None if self._table is None else self._claims.seat_of(pad)

    def may_act(self, pad: int) -> bool:
        top, seat = self._scenes()[-1], self.seat_of(pad)
        if top.of_pad is not None:
            return pad == top.of_pad
        if self._table is None or (seat is None and len(self._claims.plugged) < 2 and not self._claims.are_any):
            return True
        return seat is not None and self._acts in (NOBODY, seat)

    def answer(self, pad: int) -> Transition:
        """The answer to a press of a pad that may not act: it claims a seat, or is told whose turn it is."""
        table, top = self._table, self._scenes()[-1]
        if table is None or top.of_pad is not None:
            return None
        free = self._claims.free(table.seats.people)
        if self._claims.seat_of(pad) is None:
            if not free:
                top.toast(say("Every player has a controller already."))
            elif len(free) == 1:
                self._give(table, pad, free[0])
            return Push(ToJoin(table, pad)) if len(free) > 1 else None
        if self._acts in free:  # nobody holds a controller for the seat that is asked: this one may be handed over
            return Push(ToJoin(table, pad))
        top.toast(say("It is {seat}’s turn.", seat=table.seats.name(self._acts)))
        return None

    def _give(self, table: Seated, pad: int, seat: int) -> None:
        self._claims.give(pad, seat)
        below = next(scene for scene in reversed(self._scenes()) if scene.opaque)  # a pause for this seat ends now
        below.toast(say("This controller now acts for {seat}.", seat=table.seats.name(seat)))

    def lose(self, pad: int) -> Transition:
        """The answer to a pad that is gone: where it had a seat, the game waits for another one, behind the curtain."""
        table, seat = self._table, self._claims.lose(pad)
        if table is None or seat is None:
            return None
        return Push(ToRejoin(table, seat))
