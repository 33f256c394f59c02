"""Turn what devices send into what the scene is asked: one path for mouse, touch and keys.

Touch arrives as finger and as mouse; only the mouse half is read, so it counts once. Positions come from events only.
"""

from collections.abc import Callable

import pygame

from game.client.home.settings import Choices
from game.client.input.field_typing import FieldTyping
from game.client.input.focus import Focus
from game.client.input.focus_keys import ARROWS, FocusKeys
from game.client.input.hand import Hand
from game.client.input.handling import Handling
from game.client.input.pointing import Pointing
from game.client.input.shown import Shown
from game.client.input.stick import Stick
from game.client.screen.page import Page
from game.client.screen.scene import Scene, Sprite, Transition
from game.client.screen.targets import Attention, Target
from game.client.shell.notices import Notices
from game.client.shell.viewport import Point, Viewport
from game.client.sound import names as cue
from game.client.sound.soundscape import Soundscape

LEFT, RIGHT = 1, 3
CHOOSE_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
LOOK_KEY = pygame.K_i  # a closer look at what has the focus, or lies under the pointer


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
        self._keys = FocusKeys(self._shown, self._focus, self._handling, self._sounds)
        self._typing = FieldTyping(self._shown, self._focus, self._keys)
        self._stick = Stick(self._handling.grip)

    def bind(self, scene: Scene, page: Page, viewport: Viewport) -> None:
        """Go on with a page built anew; a piece or focus that is no longer there is dropped."""
        is_new, is_resized = scene is not self._shown.scene, viewport != self._shown.viewport
        gone = self.hand.piece is not None and self.hand.piece not in page.targets
        if gone or is_new or is_resized:
            self._handling.drop()
        if is_new:
            self.notices.clear()  # what was said in one scene may be a secret in the next
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
        """Have the focus follow to a new page, before that is the one that is shown."""
        if scene is not self._shown.scene:
            self._focus.come(self._shown.scene, self._shown.topic, scene, page.targets)
        elif scene.topic != self._shown.topic:
            self._focus.begin(scene, page.targets)
        else:
            self._focus.stay(self._shown.targets, page.targets)

    @property
    def hand(self) -> Hand:
        """What is pressed and what is lifted."""
        return self._handling.hand

    @property
    def attention(self) -> Attention:
        """What is hovered, focused, pressed, lifted and legal."""
        load, focused = self._handling.load, self._focus.name
        hovered = None if self.hand.busy and self._pointing.hovered not in load.legal else self._pointing.hovered
        lifted = self.hand.piece or load.flying
        whole = self._focus.whole is not None and self._focus.whole == focused
        return Attention(
            hovered, focused, self.hand.pressed, lifted, load.legal, self.hand.busy, self._typing.composed, whole
        )

    @property
    def moving(self) -> bool:
        """Whether frames are needed because of what is in hand or on its way."""
        return self.hand.busy or self.hand.pressed is not None or self._handling.load.flying is not None

    @property
    def editing(self) -> Target | None:
        """The field that takes the typed text."""
        return self._typing.field

    def tick(self, dt_s: float) -> Transition:
        """Let time pass: flights land, tooltips appear, a held target is told."""
        now_s, choices = self._now(), self._choices.now
        self.notices.expire(now_s)
        self._typing.listen(self._shown.targets.get(self.hand.pressed or self._pointing.hovered))
        self._handling.load.land(now_s, still=choices.reduced_motion)
        self._pointing.show_tip_in_time(choices.tip_after_s)
        pressed = self._shown.targets.get(self.hand.pressed)
        if pressed and pressed.about:
            return self._handling.look_closer(pressed) if self.hand.presses_long(now_s) else None
        held = pressed is not None and pressed.enabled and not self._handling.grip.closed
        return self._shown.scene.hold(pressed.name, dt_s) if pressed and held else None

    def sprites(self) -> list[Sprite]:
        """Glowing places, what is in hand and on its way, then the notices above."""
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
                self.let_go()
            case pygame.TEXTEDITING | pygame.TEXTINPUT if field := self.editing:
                self._typing.write(field, event)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.KEYUP if event.key in CHOOSE_KEYS and self._focus.name and not self.editing:
                return self._handling.release_key(self._shown.targets.by_name(self._focus.name))
        return None

    def _scroll(self, steps: int) -> Transition:
        """The wheel turns the pages of whatever has some, upwards to what was before; or else the scene knows."""
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
                    self._focus.name = self._focus.whole = None
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._pointing.up(event)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                return self._pointing.explain(event)
            case pygame.WINDOWLEAVE:
                self._pointing.leave_window()
        return None

    def push_stick(self, event: pygame.Event) -> None:
        """Have a stick's axis turn what has the focus, or the first thing that can be turned."""
        focused_first = sorted(self._shown.targets, key=lambda target: target.name != self._focus.name)
        self._stick.move(event, self._shown.scene, focused_first)

    def take_drop(self) -> tuple[str, Point] | None:
        """The piece that was laid somewhere just now, and where the hand let go of it; once."""
        load = self._handling.load
        drop, load.dropped = load.dropped, None
        return drop

    def let_go(self) -> bool:
        """Send a piece in hand home, and leave what is turned; whether there was something."""
        return self._handling.let_go()

    def _key(self, event: pygame.Event) -> Transition:
        if field := self.editing:
            self._typing.key(field, event)
        elif event.key == pygame.K_ESCAPE:
            return None if self.let_go() else self._back()
        elif event.key == pygame.K_TAB:
            self._keys.step(event)
        elif event.key in ARROWS and len(self._shown.targets):
            self._keys.aim(event)
        elif event.key in CHOOSE_KEYS and (target := self._keys.to_choose()):
            self._choose(target)
        elif event.key == LOOK_KEY and (target := self._keys.to_look_at(self._pointing.hovered)):
            return self._handling.look_closer(target)
        else:
            return self._shown.scene.key(event)
        return None

    def _choose(self, target: Target) -> None:
        self._focus.name = target.name
        self._handling.press(target, target.rect.center)
        self._pointing.look()

    def _back(self) -> Transition:
        self._sounds.hear(cue.BACK)
        return self._shown.scene.back()
