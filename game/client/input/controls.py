"""The controls: turn events of all devices into calls of the scene, in one way for mouse, touch, keys and pads.

Touch arrives as finger and as mouse; only the mouse half is read, so it counts once. Positions come from events only.
"""

from collections.abc import Callable

import pygame

from game.client.base.bindings import Intent
from game.client.base.settings import Choices
from game.client.graphics.viewport import Point, Viewport
from game.client.input.field_typing import FieldTyping
from game.client.input.focus import Focus
from game.client.input.gamepads import Push
from game.client.input.hand import Hand
from game.client.input.handling import Handling
from game.client.input.intending import Intending
from game.client.input.pointing import Pointing
from game.client.input.shown import Shown
from game.client.input.stick import Stick
from game.client.screen.page import Page
from game.client.screen.scene import Scene, Sprite, Transition
from game.client.screen.targets import Attention, Target
from game.client.shell.notices import Notices
from game.client.sound.soundscape import Soundscape

LEFT, RIGHT = 1, 3
DELETE_KEYS = frozenset({pygame.K_BACKSPACE, pygame.K_DELETE})


class Controls:
    """Pointer, focus and hand over one page of one scene."""

    def __init__(
        self, now: Callable[[], float], choices: Choices | None = None, sounds: Soundscape | None = None
    ) -> None:
        self.notices = Notices()
        self._now = now
        self._choices = choices or Choices()
        self._sounds = sounds or Soundscape(self._choices, now)
        self._shown = Shown()
        self._focus = Focus()
        self._handling = Handling(self._shown, self._focus, self.notices, self._sounds, now)
        self._pointing = Pointing(self._shown, self._handling, self.notices, now)
        self._intending = Intending(self._shown, self._focus, self._handling, self._pointing, self._sounds, now)
        self._keys = self._intending.keys
        self._typing = FieldTyping(self._shown, self._focus, self._keys)
        self._stick = Stick(self._handling.grip)
        self.by_finger = False  # the pointer is a finger, which cannot rest over a target without pressing it

    def bind(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        """Go on with a new page; a piece in hand or a focus that is not on it is dropped."""
        is_new, is_resized = scene is not self._shown.scene, viewport != self._shown.viewport
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
            self._focus.come(self._shown.scene, self._shown.topic, scene, page.targets)
        elif scene.topic != self._shown.topic:
            self._focus.begin(scene, page.targets)
        else:
            self._focus.stay(self._shown.targets, page.targets)
        self._focus.find(scene, page.targets)

    @property
    def scene(self) -> Scene:
        """The scene that acts."""
        return self._shown.scene

    @property
    def has_focus(self) -> bool:
        """Whether keys or a pad are in use, so that there is a focus to be seen."""
        return self._focus.in_use and self.editing is None

    @property
    def hand(self) -> Hand:
        """What is pressed and what is lifted."""
        return self._handling.hand

    @property
    def attention(self) -> Attention:
        """The names of targets that are hovered, focused, pressed, lifted and legal."""
        load, focused = self._handling.load, self._focus.name
        hovered = None if self._focus.in_use and self._pointing.rests else self._pointing.hovered
        hovered = None if self.hand.busy and hovered not in load.legal else hovered
        lifted = self.hand.piece or load.flying
        whole = self._focus.whole is not None and self._focus.whole == focused
        return Attention(
            hovered, focused, self.hand.pressed, lifted, load.legal, self.hand.busy, self._typing.composed, whole
        )

    @property
    def moving(self) -> bool:
        """Whether something in hand or in flight moves, so that every frame is drawn."""
        return self.hand.busy or self.hand.pressed is not None or self._handling.load.flying is not None

    @property
    def editing(self) -> Target | None:
        """The field that is edited; None where there is none."""
        return self._typing.field

    def tick(self, dt_s: float) -> Transition:
        """Let time pass: flights end, tooltips appear, and the scene hears of a held target."""
        now_s, choices = self._now(), self._choices.now
        self.notices.expire(now_s)
        self._intending.tick(dt_s)
        self._typing.listen(self._shown.targets.get(self.hand.pressed or self._pointing.hovered))
        self._handling.load.land(now_s, still=choices.reduced_motion)
        self._pointing.show_tip_in_time(choices.tip_after_s)
        pressed = self._shown.targets.get(self.hand.pressed)
        if pressed and pressed.about:
            return self._handling.look_closer(pressed) if self.hand.presses_long(now_s) else None
        if self.by_finger and self.hand.presses_long(now_s) and type(self._shown.scene).hold is Scene.hold:
            self._pointing.explain_long_press()
        held = pressed is not None and pressed.enabled and not self._handling.grip.closed
        return self._shown.scene.hold(pressed.name, dt_s) if pressed and held else None

    def sprites(self) -> list[Sprite]:
        """The sprites of glowing places and moving pieces, and above them the notices."""
        now_s = self._now()
        pos = self.hand.pos if self.hand.busy else None
        still = self._choices.now.reduced_motion
        carried = self._handling.load.sprites(self._shown.targets, pos, self._shown.scale, now_s, still=still)
        return carried + self.notices.sprites(now_s)

    def handle(self, event: pygame.Event) -> Transition:
        """The scene's answer to an event."""
        match event.type:
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.WINDOWLEAVE:
                return self._point(event)
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
        if turns is None:
            return self._shown.scene.scroll(steps)
        return self._shown.scene.press(turns.name) if turns.enabled else None

    def _point(self, event: pygame.Event) -> Transition:
        """The scene's answer to the mouse or a finger."""
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
            case pygame.WINDOWLEAVE:
                self._pointing.leave_window()
        return None

    def push_stick(self, push: Push) -> tuple[Intent | None, Intent | None]:
        """Let a stick turn the target with the focus or the first that can be turned; else it moves the focus."""
        focused_first = sorted(self._shown.targets, key=lambda target: target.name != self._focus.name)
        return self._stick.move(push, self._shown.scene, focused_first)

    def lose_pad(self, pad: int) -> None:
        """Let go of everything that an unplugged pad held."""
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

    def let_go(self) -> bool:
        """Send a piece in hand home and let go of what is turned; returns whether there was anything."""
        return self._handling.let_go()

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
        """Whether the key or button of the lens is held."""
        return self._intending.holds_lens

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

    def begin(self, intent: Intent) -> Transition:
        """The answer to a pad's button that goes down; while a field is edited, a direction leaves the field."""
        return self._intending.begin(intent)

    def end(self, intent: Intent) -> Transition:
        """The answer to a button of a pad that goes up."""
        return self._intending.end(intent)


def writes(event: pygame.Event) -> bool:
    """Whether a key writes a letter or another sign."""
    letters = getattr(event, "unicode", "")
    return letters.isprintable() if letters else pygame.K_SPACE < event.key < pygame.K_DELETE
