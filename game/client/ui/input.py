"""Input: events of all devices become presses, lifts, lays and turns on a page, in one way for all of them."""

from collections.abc import Callable

import pygame

from game.client.base.bindings import BUTTON_INTENTS, GROUPS, MOVES, STEPS, TURNS, WAYS, Intent
from game.client.base.drawable import without_last
from game.client.base.settings import Choices
from game.client.graphics.viewport import Point, Viewport
from game.client.ui import soundscape as cue
from game.client.ui.drag import DragState
from game.client.ui.focus import Focus, aimed, grouped, stepped
from game.client.ui.gamepads import PadPush
from game.client.ui.hover import Hover
from game.client.ui.input_method import Composition, InputMethod
from game.client.ui.notices import Notices
from game.client.ui.page import Attention, Page, Target
from game.client.ui.pointer_controller import PointerController
from game.client.ui.scene import Scene, Sprite, Transition
from game.client.ui.scene_stack import FrontScene
from game.client.ui.soundscape import Soundscape
from game.client.ui.turn_gesture import Stick, Wheel


class FocusKeys:
    """Moves the focus by a step, in a direction or to another group; a piece in hand goes with it."""

    def __init__(self, shown: FrontScene, focus: Focus, handling: PointerController, sounds: Soundscape) -> None:
        self._shown = shown
        self._focus = focus
        self._handling = handling
        self._sounds = sounds

    def move(self, intent: Intent) -> None:
        """Move the focus by an intent; where none is shown, show it at the scene's default."""
        targets, now = self._reachable(), self._focus.name
        if now is None and intent in WAYS and self._shown.default in self._shown.targets:
            self.go_to(self._shown.default)
        elif intent in STEPS:
            self.go_to(stepped(targets, now, STEPS[intent]))
        elif intent in GROUPS:
            self.go_to(grouped(targets, now, GROUPS[intent]))
        elif intent in WAYS and targets:
            self.go_to(aimed(targets, self._shown.targets.get(now), WAYS[intent]))

    def go_to(self, name: str | None) -> None:
        """Move the focus to a target; a piece in hand goes with it."""
        self._focus.name, self._focus.whole, self._focus.in_use = name, None, True
        self._sounds.hear(cue.FOCUS)
        target = self._shown.targets.get(name)
        if target and self._handling.hand.busy:
            self._handling.hand.pos = target.rect.center

    def go_to_a_place(self) -> None:
        """With a piece in hand, move to the nearest place where it may go."""
        here = self._shown.targets.get(self._focus.name)
        places = self._reachable()
        if places and here is not None and here not in places:
            x, y = here.rect.center
            near = min(places, key=lambda place: (place.rect.centerx - x) ** 2 + (place.rect.centery - y) ** 2)
            self.go_to(near.name)

    def to_choose(self) -> Target | None:
        """The target that has the focus, or else the scene's default."""
        return self._shown.targets.get(self._focus.name or self._shown.default)

    def to_look_at(self, hovered: str | None) -> Target | None:
        """The target with the focus or under the pointer that can be seen close; None while a piece is in hand."""
        target = self._shown.targets.get(self._focus.name or hovered)
        return target if target and (target.subject or target.tip) and not self._handling.hand.busy else None

    def _reachable(self) -> list[Target]:
        """The targets that keys can reach; with a piece in hand, only the places where it may go."""
        busy, legal = self._handling.hand.busy, self._handling.load.legal
        return [target for target in self._shown.targets if not busy or target.name in legal]


class FieldTyping:
    """Edits the text of the field with the focus, and tells it to the scene."""

    def __init__(self, shown: FrontScene, focus: Focus, keys: FocusKeys) -> None:
        self._shown = shown
        self._focus = focus
        self._keys = keys
        self._method = InputMethod()

    @property
    def field(self) -> Target | None:
        """The field that takes the typed text."""
        target = self._shown.targets.get(self._focus.name)
        return target if target and target.role == "field" else None

    @property
    def composed(self) -> Composition:
        """The words that an input method composes in the field."""
        return self._method.in_field(self._focus.name)

    def drop(self) -> None:
        """Forget what was composed."""
        self._method.drop()

    def listen(self, pointed: Target | None) -> None:
        """Ask the system for typed text where a field takes it, early enough for people who click and type at once."""
        field, where = self.field, None
        if field:
            viewport = self._shown.viewport
            where = viewport.to_page(field.rect).move(viewport.page.topleft)
        soon = pointed is not None and pointed.role == "field"
        letters = soon or self._shown.scene.takes_letters
        self._method.follow(field.name if field else None, where, letters=letters)

    def write(self, field: Target, event: pygame.Event) -> None:
        """Put typed words into a field, or show what an input method composes for it."""
        if event.type == pygame.TEXTEDITING:
            self._method.take(event, field.name)
        else:
            self._method.drop()
            self._put_in(field, event.text)

    def key(self, field: Target, event: pygame.Event) -> None:
        """Take a key; while words are composed all keys belong to the input method."""
        if not self._method.in_field(field.name).words:
            self._edit(field, event)

    def _edit(self, field: Target, event: pygame.Event) -> None:
        """A key in a field: Tab, up, down, Enter and Esc leave it; others edit."""
        if event.key == pygame.K_a and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            self._focus.whole = field.name if field.value else None
        elif event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            self._put_in(field, pasted())
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._take_out(field, event)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._keys.move("up" if event.key == pygame.K_UP else "down")
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._shown.scene.after_field(field.name):
            self._keys.go_to(self._shown.scene.after_field(field.name))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB):
            self._keys.move("before" if event.mod & pygame.KMOD_SHIFT else "next")
        elif early := self._method.typed_early(event):
            self._put_in(field, early)

    def _put_in(self, field: Target, words: str) -> None:
        """Write in a field; if all of it is selected, the new text replaces it."""
        before = "" if self._focus.whole == field.name else field.value
        self._focus.whole = None
        self._shown.scene.text(field.name, before + words)

    def _take_out(self, field: Target, event: pygame.Event) -> None:
        """Delete the last letter of a field, or all of it where all is selected; Delete only does the latter."""
        if self._focus.whole == field.name:
            self._focus.whole = None
            self._shown.scene.text(field.name, "")
        elif event.key == pygame.K_BACKSPACE:
            self._shown.scene.text(field.name, without_last(field.value))


def pasted() -> str:
    """The text on the clipboard; empty where there is no text or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


ONLY_KEYS = frozenset((*BUTTON_INTENTS, *TURNS, "back"))  # somebody with a mouse uses them as well
REPEATS_AFTER_S, REPEATS_EACH_S = 0.45, 0.12  # a held direction repeats


class ActionDispatcher:
    """Does what intents mean: moves the focus, chooses, lifts, lays, and presses buttons of the page."""

    def __init__(
        self,
        shown: FrontScene,
        focus: Focus,
        handling: PointerController,
        pointing: Hover,
        sounds: Soundscape,
        now: Callable[[], float],
    ) -> None:
        self.keys = FocusKeys(shown, focus, handling, sounds)
        self._shown = shown
        self._focus = focus
        self._handling = handling
        self._pointing = pointing
        self._sounds = sounds
        self._now = now
        self._wheel = Wheel(handling.grip)
        self._held: Intent | None = None  # the held direction in which the focus goes on
        self._again_s = 0.0
        self.holds_lens = False

    def begin(self, intent: Intent) -> Transition:
        """The answer to a key or button that goes down."""
        if intent == "lens":
            self.holds_lens = True
            return None
        self._focus.in_use = self._focus.in_use or intent not in ONLY_KEYS
        self._pointing.rest()
        if intent in MOVES:
            self._move(intent)
            return None
        match intent:
            case "choose":
                return self._choose()
            case "back":
                return None if self._handling.let_go() else self._back()
            case "lift":
                self._lift()
                return None
            case "look":
                return self._look()
            case "turn_left" | "turn_right":
                self._wheel.begin(TURNS[intent], self._shown.scene, self._shown.targets, self._focus.name)
                return None
        return self._press_button(intent)

    def end(self, intent: Intent) -> Transition:
        """The answer to a key or button that goes up."""
        if intent == self._held:
            self._held = None
        if intent in TURNS:
            self._wheel.end()
        if intent == "lens":
            self.holds_lens = False
        if intent == "choose" and (target := self._shown.targets.get(self._focus.name)):
            return self._release(target)
        return None

    def tick(self, dt_s: float) -> None:
        """Repeat a held direction, and go on turning what a key turns."""
        self._wheel.tick(dt_s)
        if self._held is not None and self._now() >= self._again_s:
            self._again_s = self._now() + REPEATS_EACH_S
            self.keys.move(self._held)

    def rest(self) -> None:
        """Let go of everything held, because the window lost the focus or a pad is gone."""
        self._held = None
        self.holds_lens = False
        self._wheel.end()

    def _move(self, intent: Intent) -> None:
        self.keys.move(intent)
        self._held, self._again_s = intent, self._now() + REPEATS_AFTER_S

    def _choose(self) -> Transition:
        target = self.keys.to_choose()
        if target is None:
            return self._shown.scene.intend("choose")
        self._focus.name = target.name
        self._handling.press(target, target.rect.center)
        self._pointing.look()
        return None

    def _release(self, target: Target) -> Transition:
        """End a press by key; a piece that this lifts waits over the nearest place where it may go."""
        hand = self._handling.hand
        was = self._shown.targets.get(hand.piece or hand.pressed)
        home = self._handling.home if hand.busy else was
        answer = self._handling.release_key(target)
        if hand.busy:
            self.keys.go_to_a_place()
        elif self._handling.load.dropped is not None and home is not None:
            self._focus.go_home(home)
        return answer

    def _lift(self) -> None:
        """Lift what has the focus; with a piece in hand, go to the next place where it may go."""
        if self._handling.hand.busy:
            self.keys.move("next")
        elif (target := self.keys.to_choose()) is not None and self._handling.take(target):
            self.keys.go_to_a_place()

    def _look(self) -> Transition:
        if why := self._pointing.notices.take_why():
            return self._shown.scene.explain(why)
        target = self.keys.to_look_at(self._pointing.hovered)
        if target is None:
            return self._shown.scene.intend("look")
        if target.subject:
            return self._handling.look_closer(target)
        self._pointing.show_tip(target)
        return None

    def _back(self) -> Transition:
        self._sounds.hear(cue.BACK)
        return self._shown.scene.back()

    def _press_button(self, intent: Intent) -> Transition:
        """Press the button of the page for an intent; an enabled one before a disabled one."""
        names = BUTTON_INTENTS.get(intent, ())
        found = [target for name in names if (target := self._shown.targets.get(name)) is not None]
        target = next((each for each in found if each.enabled), found[0] if found else None)
        if target is None:
            return self._shown.scene.intend(intent)
        self._handling.let_go()
        return self._handling.choose(target)


# The controls: turn events of all devices into calls of the scene, in one way for mouse, touch, keys and pads.
# Touch arrives as finger and as mouse; only the mouse half is read, so it counts once. Positions come from events
# only.

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
        self._shown = FrontScene()
        self._focus = Focus()
        self._handling = PointerController(self._shown, self._focus, self.notices, self._sounds, now)
        self._pointing = Hover(self._shown, self._handling, self.notices, now)
        self._intending = ActionDispatcher(self._shown, self._focus, self._handling, self._pointing, self._sounds, now)
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
    def hand(self) -> DragState:
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
        if pressed and pressed.subject:
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

    def push_stick(self, push: PadPush) -> tuple[Intent | None, Intent | None]:
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
