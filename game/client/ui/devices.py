"""Devices: what mouse, fingers, keys and pads do becomes what pointer, focus and hand do on the page in front."""

from collections.abc import Callable, Sequence
from math import dist
from typing import Literal, TypeAlias

import pygame

from game.client.base.bindings import Device, Intent, presses
from game.client.base.i18n import say
from game.client.base.settings import TIPS_S, Choices
from game.client.graphics.viewport import Point, Viewport
from game.client.text.control_text import each_of
from game.client.ui.focus import Focus
from game.client.ui.gamepads import OF_PADS, Button, Gone, PadPush, Pads, Said, Sharing
from game.client.ui.keys import ActionDispatcher, FieldTyping
from game.client.ui.notices import Notices
from game.client.ui.overlay import Message
from game.client.ui.page import Attention, Page, Target
from game.client.ui.pointer_controller import FrontScene, Hover, PointerController
from game.client.ui.scene import Chain, Private, Scene, Sprite, Transition
from game.client.ui.scene import Push as PushScene
from game.client.ui.soundscape import Soundscape
from game.client.ui.turn_gesture import Stick

# Fingers on a touch screen, read as one pointer: the first finger down is the pointer until it goes up. Other
# fingers and the mouse point at nothing meanwhile, because two hands cannot hold one piece. A second finger holds
# the lens over the first one.

OF_FINGERS = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
OF_MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Fingers:
    """Knows which finger is the pointer, and turns touch events into pointer events."""

    _owner: tuple[int, int] | None = None  # touch screen and finger of the pointer
    _second: tuple[int, int] | None = None

    @property
    def is_down(self) -> bool:
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
            if event.type == pygame.FINGERDOWN:
                self._second = finger
            elif event.type == pygame.FINGERUP and finger == self._second:
                self._second = None
            return []
        if event.type == pygame.FINGERMOTION:
            return [_motion(pos, held=True)]
        if event.type == pygame.FINGERUP:
            self._owner = None
            return [pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)]
        return []

    def forget(self) -> None:
        """Forget all fingers: the window lost the focus and may not hear when they go up."""
        self._owner = self._second = None


def _motion(pos: tuple[int, int], *, held: bool) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=True)


LEFT, RIGHT = 1, 3
DELETE_KEYS = frozenset({pygame.K_BACKSPACE, pygame.K_DELETE})


class Controls:
    """Pointer, focus and hand over one page of one scene, in one way for mouse, touch, keys and pads."""

    def __init__(
        self, now: Callable[[], float], choices: Choices | None = None, sounds: Soundscape | None = None
    ) -> None:
        self.notices = Notices()
        self._now = now
        self._choices = choices or Choices()
        self._sounds = sounds or Soundscape(self._choices, now)
        self._shown = FrontScene()
        self._focus = Focus()
        self._handling = PointerController(self._shown, self._focus, self.notices, self._sounds, now)
        self._pointing = Hover(self._shown, self._handling, self.notices, now)
        self._intending = ActionDispatcher(self._shown, self._focus, self._handling, self._pointing, self._sounds, now)
        self._keys = self._intending.keys
        self._typing = FieldTyping(self._shown, self._focus, self._keys)
        self._stick = Stick(self._handling.grip)
        self.begin, self.end = self._intending.begin, self._intending.end  # the answers to a button of a pad
        self.hand, self.let_go = self._handling.hand, self._handling.let_go
        self.by_finger = False  # the pointer is a finger, which cannot rest over a target without pressing it

    def bind(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        """Go on with a new page; a piece in hand or a focus that is not on it is dropped."""
        is_new, is_resized = scene is not self._shown.scene, viewport != self._shown.viewport
        self.notices.page = page
        gone = self.hand.piece is not None and self.hand.piece not in page.targets
        if gone or is_new or is_resized:
            self._handling.drop()
        if is_new:
            self.notices.clear()  # the words of one scene may be a secret in the next
            self._pointing.rest()
            self._focus.whole = None
        elif is_resized:
            self.notices.rescale(viewport.scale, self._now())
        elif self._pointing.changes(page):
            self._pointing.rest()
        self._move_focus(scene, page)
        if self.hand.pressed not in page.targets:
            self.hand.pressed = None
            self._handling.grip.open()
        self._shown.show(scene, page, viewport)
        self._handling.settle()
        self._pointing.look()

    def _move_focus(self, scene: Scene, page: Page) -> None:
        """Move the focus to a new page, before that page is shown."""
        if scene is not self._shown.scene:
            self._focus.come(self._shown.scene, self._shown.topic, scene, page)
        elif scene.topic != self._shown.topic:
            self._focus.begin(scene, page)
        else:
            self._focus.stay(scene, self._shown.targets, page)
        self._focus.find(scene, page)

    @property
    def scene(self) -> Scene:
        return self._shown.scene

    @property
    def has_focus(self) -> bool:
        """Whether keys or a pad are in use, so that there is a focus to be seen."""
        return self._focus.in_use and self.editing is None

    @property
    def attention(self) -> Attention:
        """The names of targets that are hovered, focused, pressed, lifted and legal."""
        legal, focused = self._handling.legal, self._focus.name
        hovered = None if self._focus.in_use and self._pointing.rests else self._pointing.hovered
        hovered = None if self.hand.busy and hovered not in legal else hovered
        lifted = self.hand.piece or self._handling.load.flying
        whole = self._focus.whole is not None and self._focus.whole == focused
        return Attention(
            hovered, focused, self.hand.pressed, lifted, legal, self.hand.busy, self._typing.composed, whole
        )

    @property
    def moving(self) -> bool:
        """Whether something in hand or in flight moves, so that every frame is drawn."""
        return self.hand.busy or self.hand.pressed is not None or self._handling.load.flying is not None

    @property
    def editing(self) -> Target | None:
        return self._typing.field

    def tick(self, dt_s: float) -> Transition:
        """Let time pass: flights end, tooltips appear, and the scene hears of a held target."""
        now_s, choices = self._now(), self._choices.now
        self.notices.expire(now_s)
        self._intending.tick(dt_s)
        self._typing.listen(self._shown.targets.get(self.hand.pressed or self._pointing.hovered))
        self._handling.load.land(now_s, still=choices.reduced_motion)
        self._pointing.show_tip_in_time(TIPS_S[choices.tips])
        pressed = self._shown.targets.get(self.hand.pressed)
        if pressed and pressed.subject:
            return self._handling.look_closer(pressed) if self.hand.presses_long(now_s) else None
        if self.by_finger and self.hand.presses_long(now_s) and type(self._shown.scene).hold is Scene.hold:
            self._pointing.explain_long_press()
        held = pressed is not None and pressed.enabled and not self._handling.grip.closed
        return self._shown.scene.hold(pressed.name, dt_s) if pressed and held else None

    def sprites(self) -> list[Sprite]:
        """The sprites of glowing places and moving pieces, and above them the notices."""
        still = self._choices.now.reduced_motion
        return self._handling.sprites(still=still) + self.notices.sprites(self._now())

    def handle(self, event: pygame.Event) -> Transition:
        """The scene's answer to an event that is none of the pointer."""
        match event.type:
            case pygame.WINDOWLEAVE:
                self._pointing.leave_window()
            case pygame.MOUSEWHEEL if event.y and not self.hand.busy:
                return self._scroll(event.y)
            case pygame.WINDOWFOCUSLOST:
                self._typing.drop()
                self._intending.rest()
                self.let_go()
            case pygame.TEXTEDITING | pygame.TEXTINPUT if field := self.editing:
                self._typing.write(field, event)
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event)
        return None

    def _scroll(self, steps: int) -> Transition:
        """The wheel turns pages where there are some, upwards to earlier ones; else the scene answers."""
        turns = self._shown.targets.get("earlier" if steps > 0 else "later")
        if turns is not None:
            return self._shown.scene.respond(turns.name) if turns.enabled else None
        self._shown.scene.changed()
        self._shown.scene.scroll(steps)
        return None

    def point(self, event: pygame.Event) -> Transition:
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointing.move(event, by_keys=self._focus.name is not None)
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                if self._pointing.down(event):
                    self._focus.hide()
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._pointing.up(event)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                return self._pointing.explain(event)
        return None

    def push_stick(self, push: PadPush) -> tuple[Intent | None, Intent | None]:
        """Let a stick turn the target with the focus or the first that can be turned; else it moves the focus."""
        focused_first = sorted(self._shown.targets, key=lambda target: target.name != self._focus.name)
        return self._stick.move(push, self._shown.pieces, focused_first)

    def lose_pad(self, pad: int) -> None:
        if way := self._stick.forget(pad):
            self._intending.end(way)
        self._intending.rest()
        self.let_go()

    def use(self, *, keys: bool) -> None:
        """Be told what is in use now: `keys` where something can be typed, else a pad or a finger."""
        self._handling.without_keys = not keys

    def take_drop(self) -> tuple[str, Point] | None:
        """Return the piece that was just laid and where the hand let go of it, and forget it."""
        load = self._handling.load
        drop, load.dropped = load.dropped, None
        return drop

    def _key(self, event: pygame.Event) -> Transition:
        """The answer to a key: it types in a field, is an intent, or is a letter for the scene."""
        if field := self.editing:
            if event.type == pygame.KEYDOWN:
                self._typing.key(field, event)
            return None
        intent = self.meant(event)
        if event.type == pygame.KEYUP:
            return self._intending.end(intent) if intent else None
        if intent:
            return self._intending.begin(intent)
        self._shown.scene.focused = self._focus.name
        return self._shown.scene.write("\b" if event.key in DELETE_KEYS else event.unicode)

    def meant(self, event: pygame.Event) -> Intent | None:
        """The intent of a key while no field is edited; None where it is a letter for the scene."""
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        intent = self._choices.bindings.of_key(event.key, shift=shift)
        if not self._shown.scene.takes_letters or not (writes(event) or event.key in DELETE_KEYS):
            return intent
        return intent if intent == "choose" and self._keys.to_choose() is not None else None

    @property
    def holds_lens(self) -> bool:
        return self._intending.holds_lens

    def take_deed(self) -> str:
        """Return what the hand did, in words for those who listen, and forget it."""
        deed, self._handling.deed = self._handling.deed, ""
        return deed

    @property
    def asked(self) -> int:
        """How often the narrator was asked to say more."""
        return self._intending.asked

    @property
    def focused(self) -> pygame.Rect | None:
        """Where the target with the focus is; None while a pointer is in use."""
        target = self._shown.targets.get(self._focus.name) if self._focus.in_use else None
        return target.rect if target is not None else None

    @property
    def pointed(self) -> Point | None:
        """The point of the canvas at which the pointer is; None outside of it."""
        return self._pointing.pos

    def rest_finger(self) -> None:
        """Have the pressed target not pressed when the finger leaves it; a piece in hand stays there."""
        if not self.hand.busy:
            self.let_go()
            self.hand.drop()


def writes(event: pygame.Event) -> bool:
    """Whether a key writes a letter or another sign."""
    letters = getattr(event, "unicode", "")
    return letters.isprintable() if letters else pygame.K_SPACE < event.key < pygame.K_DELETE


RELEASED = frozenset({pygame.MOUSEBUTTONUP, pygame.FINGERUP})
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
        down = event.type == pygame.KEYDOWN
        if (down or event.type == pygame.KEYUP) and self._is_private(None, "keys", event.key, down=down):
            return None
        if down:
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
        """Whether an event is only the copy, as a mouse event, of what a finger did, which must count once."""
        return event.type in OF_MOUSE and bool(getattr(event, "touch", False))

    def _point(self, event: pygame.Event, size: tuple[int, int]) -> Transition:
        events = self._fingers.read(event, size)
        if event.type in RELEASED or (event.type == pygame.MOUSEMOTION and self._moves_far(event.pos)):
            self.shows_keys = False
        if any(each.type == pygame.MOUSEBUTTONDOWN for each in events):
            self._use("finger" if self._fingers.is_down else "pointer")
        self._controls.by_finger = event.type in OF_FINGERS
        if event.type == pygame.FINGERDOWN and self._fingers.are_two:
            self._controls.rest_finger()
        return _chain([self._controls.point(each) for each in events])

    def _why_words(self) -> str:
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
        codes = self._choices.bindings.codes(device, intent)
        return each_of(device, codes, self._choices.pad_make) if codes else ""

    def _moves_far(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse is moved on purpose, not only pushed a little."""
        before, self._pos = self._pos, pos
        return before is None or dist(before, pos) > PUSHED

    def _use(self, kind: Kind, pad: int | None = None) -> None:
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
            if down and isinstance(scene := self._controls.scene, Private):
                self.pads.shake(pad, scene.felt_ms(seat))
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
            "The controller is disconnected. Connect it again, or go on with any other: press a button, a key"
            " or “Close”."
        )
        return PushScene(Message(say("Controller disconnected"), words))


def _chain(answers: list[Transition]) -> Transition:
    steps = tuple(answer for answer in answers if answer is not None)
    return steps[0] if len(steps) == 1 else Chain(steps) if steps else None
