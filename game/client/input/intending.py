"""Intending: does on the page what an intent means, whichever device it came from."""

from collections.abc import Callable

from game.client.base.bindings import BUTTON_INTENTS, MOVES, TURNS, Intent
from game.client.input.focus import Focus
from game.client.input.focus_keys import FocusKeys
from game.client.input.handling import Handling
from game.client.input.pointing import Pointing
from game.client.input.shown import Shown
from game.client.input.wheel import Wheel
from game.client.screen.scene import Transition
from game.client.screen.targets import Target
from game.client.sound import names as cue
from game.client.sound.soundscape import Soundscape

ONLY_KEYS = frozenset((*BUTTON_INTENTS, *TURNS, "back"))  # somebody with a mouse uses them as well
REPEATS_AFTER_S, REPEATS_EACH_S = 0.45, 0.12  # a held direction repeats


class Intending:
    """Does what intents mean: moves the focus, chooses, lifts, lays, and presses buttons of the page."""

    def __init__(
        self,
        shown: Shown,
        focus: Focus,
        handling: Handling,
        pointing: Pointing,
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
        if why := self._pointing.take_why():
            return self._shown.scene.explain(why)
        target = self.keys.to_look_at(self._pointing.hovered)
        if target is None:
            return self._shown.scene.intend("look")
        if target.about:
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
