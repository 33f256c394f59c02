"""Keys and buttons: what intents do to the focus and the hand, and how text is typed in a field."""

from collections.abc import Callable

import pygame

from game.client.base.bindings import BUTTON_INTENTS, GROUPS, MOVES, STEPS, TURNS, WAYS, Intent
from game.client.base.drawable import without_last
from game.client.ui import soundscape as cue
from game.client.ui.focus import Focus, aimed, as_read, beginning, beyond, frames, groups, stepped
from game.client.ui.input_method import Composition, InputMethod
from game.client.ui.page import Target
from game.client.ui.pointer_controller import FrontScene, Hover, PointerController
from game.client.ui.scene import Transition
from game.client.ui.soundscape import Soundscape
from game.client.ui.turn_gesture import Wheel


class FocusKeys:
    """Moves the focus by a step, in a direction or to another group; a piece in hand goes with it."""

    def __init__(self, shown: FrontScene, focus: Focus, handling: PointerController, sounds: Soundscape) -> None:
        self._shown = shown
        self._focus = focus
        self._handling = handling
        self._sounds = sounds

    def move(self, intent: Intent) -> None:
        """Move the focus by an intent; where none is shown, show it where it begins."""
        targets, here = self._reachable(), self._shown.targets.get(self._focus.name)
        if here is None:
            self.go_to(beginning(self._shown.scene, self._shown.page))
        elif intent in STEPS:
            order = [target for target in as_read(self._shown.page) if target in targets]
            self.go_to(stepped(order, here.name, STEPS[intent]))
        elif intent in GROUPS:
            self.go_to(beyond(groups(targets), here.name, GROUPS[intent]))
        elif intent in WAYS:
            self.go_to(aimed(targets, here, WAYS[intent], frames(targets)))

    def go_to(self, name: str | None) -> None:
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
        busy, legal = self._handling.hand.busy, self._handling.legal
        return [target for target in self._shown.targets if not busy or target.name in legal]


LONGEST = 200_000  # letters in a field: more than anybody types, and few enough to be looked at one by one


class FieldTyping:
    """Edits the text of the field with the focus, and tells it to the scene."""

    def __init__(self, shown: FrontScene, focus: Focus, keys: FocusKeys) -> None:
        self._shown = shown
        self._focus = focus
        self._keys = keys
        self._method = InputMethod()

    @property
    def field(self) -> Target | None:
        target = self._shown.targets.get(self._focus.name)
        return target if target and target.role == "field" else None

    @property
    def composed(self) -> Composition:
        return self._method.in_field(self._focus.name)

    def drop(self) -> None:
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
        self._write(field, (before + words[:LONGEST])[:LONGEST])

    def _take_out(self, field: Target, event: pygame.Event) -> None:
        """Delete the last letter of a field, or all of it where all is selected; Delete only does the latter."""
        if self._focus.whole == field.name:
            self._focus.whole = None
            self._write(field, "")
        elif event.key == pygame.K_BACKSPACE:
            self._write(field, without_last(field.value))

    def _write(self, field: Target, words: str) -> None:
        self._shown.scene.changed()
        self._shown.scene.text(field.name, words)


def pasted() -> str:
    """The text on the clipboard; empty where there is no text or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


ONLY_KEYS = frozenset((*BUTTON_INTENTS, *TURNS, "back", "tell"))  # somebody with a mouse uses them as well
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
        self.asked = 0  # how often the narrator was asked to say more

    def begin(self, intent: Intent) -> Transition:
        """The answer to a key or button that goes down; while a field is edited, a direction leaves the field."""
        if intent == "lens":
            self.holds_lens = True
            return None
        self._focus.in_use = self._focus.in_use or intent not in ONLY_KEYS
        self._pointing.rest()
        if intent in MOVES:
            self.keys.move(intent)
            self._held, self._again_s = intent, self._now() + REPEATS_AFTER_S
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
                self._wheel.begin(TURNS[intent], self._shown.pieces, self._shown.targets, self._focus.name)
                return None
            case "tell":
                self.asked += 1
        return self._press_button(intent)

    def end(self, intent: Intent) -> Transition:
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

    def _choose(self) -> Transition:
        target = self.keys.to_choose()
        if target is None:
            return self._shown.scene.intend("choose")
        if self._focus.name is None and not target.enabled:
            self.keys.go_to(beginning(self._shown.scene, self._shown.page))
            return self._handling.choose(target)  # which says why not
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
        self._shown.scene.changed()
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
