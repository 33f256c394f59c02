"""Devices: events of pads, fingers, mouse, keys and input methods become pointer positions and intents."""

from collections.abc import Callable, Sequence
from math import dist
from typing import Literal, TypeAlias

import pygame

from game.client.base.bindings import Device, Intent, presses
from game.client.base.i18n import say
from game.client.base.settings import Choices
from game.client.text.control_text import codes_words
from game.client.ui.gamepads import OF_PADS, Button, Gone, PadPush, Pads, Said, Sharing
from game.client.ui.input import Controls
from game.client.ui.overlay import Message
from game.client.ui.page import Target
from game.client.ui.scene import Chain, Private, Scene, Transition
from game.client.ui.scene import Push as PushScene

# Fingers on a touch screen, read as one pointer: the first finger down is the pointer until it goes up. Other
# fingers and the mouse point at nothing meanwhile, because two hands cannot hold one piece. A second finger holds
# the lens over the first one.

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


RELEASED = frozenset({pygame.MOUSEBUTTONUP, pygame.FINGERUP})
OF_KEYS = (pygame.KEYDOWN, pygame.KEYUP)
PUSHED = 6  # px that a mouse moves when somebody touches the table

Kind: TypeAlias = Literal["pointer", "finger", "keys", "pad"]


class Devices:
    """Takes events of all devices, and remembers which device was used last."""

    def __init__(self, controls: Controls, choices: Choices, scenes: Callable[[], Sequence[Scene]]) -> None:
        self.pads = Pads()
        self.last: Kind = "pointer"
        self.shows_keys = False  # keys or a pad are in use: a strip names what they do
        self.pad: int | None = None  # the device that was used last
        self._controls = controls
        self._choices = choices
        self._sharing = Sharing(choices.claims, scenes)
        self._down: set[tuple[int, int]] = set()  # the buttons that count, by their pads
        self._fingers = Fingers()
        controls.notices.note_of = self._note_of
        controls.notices.why_words = self._why_words
        self._pos: tuple[int, int] | None = None  # of the mouse

    def handle(self, event: pygame.Event, size: tuple[int, int]) -> Transition:
        """The answer to an event, in a window of this size."""
        if event.type in OF_PADS:
            answers = [self._answer(said) for said in self.pads.hear(event)]
            if self.pads.makes() != self._choices.claims.plugged:
                self._choices.claims.plugged = self.pads.makes()
                self._controls.scene.changed()
            return _chain(answers)
        if event.type in OF_MOUSE or event.type in OF_FINGERS:
            return self._point(event, size)
        if event.type in OF_KEYS and self._is_private(None, "keys", event.key, down=event.type == pygame.KEYDOWN):
            return None
        if event.type == pygame.KEYDOWN:
            self._use("keys")
            if self._controls.scene.captures:
                self._controls.scene.capture("keys", event.key)
                return None
        elif event.type == pygame.KEYUP and self._controls.has_focus:
            self.shows_keys = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._fingers.forget()
            if isinstance(scene := self._controls.scene, Private):
                scene.rest()
        return self._controls.handle(event)

    @property
    def holds_lens(self) -> bool:
        """Whether somebody holds the lens: by its key or button, or with two fingers."""
        return self._fingers.are_two or self._controls.holds_lens

    def echoes(self, event: pygame.Event) -> bool:
        """Whether an event is only the copy, as a mouse event, of what a finger did."""
        return event.type in OF_MOUSE and bool(getattr(event, "touch", False))

    def means(self, event: pygame.Event) -> Intent | None:
        """The intent of a key or button that goes down; None while somebody types."""
        match event.type:
            case pygame.KEYDOWN if self._controls.editing is None:
                return self._controls.meant(event)
            case pygame.JOYBUTTONDOWN if (button := self.pads.meant(event)) is not None:
                return self._choices.bindings.of_button(button)
        return None

    def _point(self, event: pygame.Event, size: tuple[int, int]) -> Transition:
        events = self._fingers.read(event, size)
        if event.type in RELEASED or (event.type == pygame.MOUSEMOTION and self._moves_far(event.pos)):
            self.shows_keys = False
        if any(each.type == pygame.MOUSEBUTTONDOWN for each in events):
            self._use("finger" if self._fingers.is_down else "pointer")
        self._controls.by_finger = event.type in OF_FINGERS
        if event.type == pygame.FINGERDOWN and self._fingers.are_two:
            self._controls.rest_finger()
        return _chain([self._controls.handle(each) for each in events])

    def _why_words(self) -> str:
        """How to read why a move is refused."""
        key = self._key_words("look")
        return say("Why? Press here, or {key}.", key=key) if key else say("Why? Press here.")

    def _note_of(self, target: Target) -> str:
        """The key or button that stands below the tooltip of a target."""
        is_lens = target.name == "lens"  # the switch that keeps it on
        intent = "lens" if is_lens else "look" if target.subject else presses(target.name)
        key = self._key_words(intent) if intent is not None else ""
        if not key:
            return ""
        if is_lens:
            return say("Hold {key}", key=key)
        if not target.subject:
            return say("Press {key}", key=key)
        return say("For a closer look: right button, long press, or {key}", key=key)

    def _key_words(self, intent: Intent) -> str:
        """The keys or buttons that mean something on the device in use; empty where there are none."""
        device: Device = "buttons" if self.last == "pad" else "keys"
        bindings = self._choices.bindings
        return codes_words(bindings, device, intent, self._choices.pad_make) if bindings.codes(device, intent) else ""

    def _moves_far(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse is moved on purpose, not only pushed a little."""
        before, self._pos = self._pos, pos
        return before is None or dist(before, pos) > PUSHED

    def _use(self, kind: Kind, pad: int | None = None) -> None:
        """Take note of what is in use now."""
        self.last, self.pad = kind, self.pad if pad is None else pad
        if pad is not None:
            self._choices.pad_make = self.pads.make(pad)
        self._controls.use(keys=kind in ("pointer", "keys"))

    def _answer(self, said: Said) -> Transition:
        match said:
            case Button(pad, button, down):
                return self._press(pad, button, down=down)
            case Gone(pad):
                return self._lose(pad)
        return self._push(said)

    def _is_private(self, seat: int | None, device: Device, code: int, *, down: bool) -> bool:
        """Whether a key or button means something that the others may not know; it is done then."""
        scene = self._controls.scene
        return isinstance(scene, Private) and scene.private(seat, device, code, down=down)

    def _press(self, pad: int, button: int, *, down: bool) -> Transition:
        seat = self._sharing.seat_of(pad)
        if seat is not None and self._is_private(seat, "buttons", button, down=down):
            return None
        if down and not self._sharing.may_act(pad):
            return self._sharing.answer(pad)
        if not down and (pad, button) not in self._down:
            return None
        (self._down.add if down else self._down.discard)((pad, button))
        if down:
            self._use("pad", pad)
            if self._controls.scene.captures:
                self._controls.scene.capture("buttons", button)
                return None
        else:
            self.shows_keys = True
        intent = self._choices.bindings.of_button(button)
        if intent is None:
            return None
        return self._controls.begin(intent) if down else self._controls.end(intent)

    def _push(self, push: PadPush) -> Transition:
        if not self._sharing.may_act(push.pad):
            push = PadPush(push.pad, push.axis, 0.0)  # lets go of what it held
        ended, begun = self._controls.push_stick(push)
        if begun is not None:
            self._use("pad", push.pad)
        answers = [self._controls.end(ended)] if ended is not None else []
        if begun is not None:
            answers.append(self._controls.begin(begun))
        return _chain(answers)

    def _lose(self, pad: int) -> Transition:
        """Let go of everything that a lost pad held; if it was in use, the game waits for a press."""
        self._controls.lose_pad(pad)
        self._down = {held for held in self._down if held[0] != pad}
        self._choices.claims.plugged = self.pads.makes()
        if (pause := self._sharing.lose(pad)) is not None:
            return pause
        if (self.last, self.pad) != ("pad", pad):
            return None
        self.pad = None
        words = say(
            "The controller is disconnected. Connect it again, or go on with any other: press a button, a key or Close."
        )
        return PushScene(Message(say("Controller disconnected"), words))


def _chain(answers: list[Transition]) -> Transition:
    steps = tuple(answer for answer in answers if answer is not None)
    return steps[0] if len(steps) == 1 else Chain(steps) if steps else None
