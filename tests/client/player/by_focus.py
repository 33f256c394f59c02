"""Hands that move a focus: by keys or by the buttons of a pad, and never with a pointer.

They go the shortest way, as somebody does who sees the table. Where a press leads to is asked of the game itself.
"""

from collections.abc import Mapping
from functools import cache
from heapq import heappop, heappush
from itertools import groupby
from typing import NamedTuple

import pygame

from game.client.base.bindings import BUTTON_INTENTS, GROUPS, STEPS, WAYS, Intent
from game.client.ui.focus import aimed, as_read, beyond, frames, groups, stepped
from game.client.ui.page import Page, Target
from tests.client.made_up_pad import MadeUpPad
from tests.client.pilot import Pilot
from tests.client.player.fingers import Fingers, type_with_blocks

KEYS: Mapping[Intent, tuple[int, int]] = {
    "left": (pygame.K_LEFT, 0),
    "right": (pygame.K_RIGHT, 0),
    "up": (pygame.K_UP, 0),
    "down": (pygame.K_DOWN, 0),
    "next": (pygame.K_TAB, 0),
    "before": (pygame.K_TAB, pygame.KMOD_SHIFT),
    "next_group": (pygame.K_PAGEDOWN, 0),
    "group_before": (pygame.K_PAGEUP, 0),
    "choose": (pygame.K_RETURN, 0),
    "back": (pygame.K_ESCAPE, 0),
    "undo": (pygame.K_u, 0),
    "end_turn": (pygame.K_e, 0),
    "menu": (pygame.K_m, 0),
    "hint": (pygame.K_h, 0),
    "log": (pygame.K_l, 0),
    "board": (pygame.K_b, 0),
}
PADS: Mapping[Intent, int] = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "next_group": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "group_before": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "choose": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "hint": pygame.CONTROLLER_BUTTON_LEFTSTICK,
}
TRIGGERS: Mapping[Intent, int] = {
    "undo": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "end_turn": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}


MOST_TURNS = 12  # on the way to a target


class Step(NamedTuple):
    """A move of the focus, and the target that it comes to."""

    intent: Intent
    to: str


class FocusHand(Fingers):
    """Chooses what it goes to; `ways` are what the focus is moved by."""

    ways: tuple[Intent, ...] = ()

    def tap(self, intent: Intent) -> None:
        """Press what means this, and let go of it."""
        self.presses += 1
        self.down(intent)
        self.up(intent)
        self.pilot.see_what_comes()

    def down(self, intent: Intent) -> None:
        """Press what means this."""
        raise NotImplementedError

    def up(self, intent: Intent) -> None:
        """Let go of it."""
        raise NotImplementedError

    def press(self, name: str) -> None:
        """Press an enabled target: by what means it where there is such a thing, else by going there."""
        target = self.targets.by_name(name)
        assert target.enabled, f"{name} is disabled: {target.reason}"
        self.rest()
        if (short := self._short(name)) is not None:
            self.tap(short)
            return
        self.go(name)
        self.tap("choose")

    def _short(self, name: str) -> Intent | None:
        """What presses a target from wherever the focus is; what closes is what going back means."""
        if name in ("close", "cancel", "no"):
            return "back"
        for intent, names in BUTTON_INTENTS.items():
            there = [each for each in names if self.shows(each)]
            if there and there[0] == name and self.can(intent):
                return intent
        return None

    def can(self, intent: Intent) -> bool:
        """Whether the device has something for it."""
        return True

    def put(self, piece: str, place: str) -> None:
        """Lay a piece on a place that glows for it; a piece with one place only lies there at once."""
        self.gestures += 1
        self.rest()
        self.go(piece)
        self.tap("choose")
        if self.pilot.app.controls.hand.busy:
            attention = self.pilot.app.controls.attention
            assert attention.lifted == piece, f"{piece} was not lifted (in hand: {attention.lifted})"
            assert place in attention.legal, f"{place} does not glow for {piece}, but {sorted(attention.legal)}"
            self.go(place)
            self.rest()
            self.tap("choose")

    def press_or_put(self, piece: str, place: str) -> None:
        """Press the place, which answers as well."""
        self.press(place)

    def hold(self, name: str, steps: int) -> None:
        """Keep a target pressed for so many tenths of a second."""
        self.rest()
        self.go(name)
        self.presses += 1
        self.down("choose")
        for _ in range(steps):
            self.rest()
        self.up("choose")
        self.pilot.see_what_comes()

    # the way

    @property
    def focus(self) -> str | None:
        """The target that has the focus."""
        return self.pilot.app.controls.attention.focused

    def go(self, name: str) -> None:
        """Move the focus to a target, in as few presses as can be."""
        if self.focus is None:
            self.tap(self.ways[0])
        for _ in range(MOST_TURNS):
            way = self.way_to(name)
            assert way is not None, f"nothing leads from {self.focus} to {name}"
            if not way:
                return
            here = self.targets.get(self.focus)
            intent, run = next(groupby(way, key=lambda step: step.intent))
            steps = [to for _, to in run]
            self._move(intent, steps[:1] if here is not None and here.role == "field" else steps)
        raise AssertionError(f"the focus is on {self.focus}, not on {name}")

    def _move(self, intent: Intent, steps: list[str]) -> None:
        """Press a way and keep it pressed until the focus is at the last of some stops: it goes on by itself."""
        self.presses += 1
        self.down(intent)
        for _ in range(10 * len(steps)):
            if self.focus == steps[-1]:
                break
            self.rest()
        self.up(intent)

    def way_to(self, name: str) -> list[Step] | None:
        """The way from here to a target with the fewest presses; None where there is none."""
        here = self.focus
        assert here is not None
        leads = leading(self.pilot.app.page, self.reachable())
        waiting: list[tuple[int, int, int, str, Intent | None, list[Step]]] = [(0, 0, 0, here, None, [])]
        been, count = set[tuple[str, Intent | None]](), 0
        while waiting:
            cost, steps, _, at, last, way = heappop(waiting)
            if at == name:
                return way
            if (at, last) in been:
                continue
            been.add((at, last))
            for intent in self.ways_from(at):
                to = leads.to(at, intent)
                if to is not None and to != at:
                    count += 1
                    more = (cost + (intent != last), steps + 1, count, to, intent, [*way, Step(intent, to)])
                    heappush(waiting, more)
        return None

    def ways_from(self, name: str) -> tuple[Intent, ...]:
        """By what the focus leaves a target."""
        return self.ways

    def reachable(self) -> list[Target]:
        """What the focus can come to now."""
        attention = self.pilot.app.controls.attention
        return [each for each in self.targets if not attention.carrying or each.name in attention.legal]


class Leading:
    """Where intents lead on a page, found once."""

    def __init__(self, page: Page, targets: list[Target]) -> None:
        self._targets = targets
        self._here = {target.name: target for target in page.targets}
        self._groups = groups(targets)
        self._frames = frames(targets)
        names = {target.name for target in targets}
        self._read = [target for target in as_read(page) if target.name in names]
        self.to = cache(self._to)

    def _to(self, at: str, intent: Intent) -> str | None:
        """Where an intent leads from a target."""
        if intent in WAYS:
            return aimed(self._targets, self._here[at], WAYS[intent], self._frames)
        if intent in STEPS:
            return stepped(self._read, at, STEPS[intent])
        return beyond(self._groups, at, GROUPS[intent])


_leading: dict[object, Leading] = {}


def leading(page: Page, reachable: list[Target]) -> Leading:
    """Where intents lead between targets; for pages that are laid out alike it is the same."""
    laid_out = tuple((each.name, each.role, *each.rect, *each.seen) for each in page.targets)
    below = frozenset(tuple(item.rect) for item in page.items if item.target is None)
    key = laid_out, below, tuple(each.name for each in reachable)
    if key not in _leading:
        _leading[key] = Leading(page, reachable)
    return _leading[key]


class KeyHand(FocusHand):
    """A hand on the keyboard."""

    ways = (*WAYS, *GROUPS, *STEPS)

    def can(self, intent: Intent) -> bool:
        """Whether a key means it here: where letters are written, they mean nothing else."""
        return not self.pilot.scene.takes_letters

    def ways_from(self, name: str) -> tuple[Intent, ...]:
        """A field keeps the keys that move its cursor."""
        target = self.targets.get(name)
        return ("up", "down", *STEPS) if target is not None and target.role == "field" else self.ways

    def type_in(self, field: str, words: str) -> None:
        """Type into a field, which takes letters once the focus is there."""
        self.go(field)
        for _ in self.value(field):
            self.pilot.key(pygame.K_BACKSPACE)
        self.pilot.type(words)

    def down(self, intent: Intent) -> None:
        """Press a key."""
        key, mod = KEYS[intent]
        self.pilot.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")

    def up(self, intent: Intent) -> None:
        """Let go of a key."""
        key, mod = KEYS[intent]
        self.pilot.post(pygame.KEYUP, key=key, mod=mod)


class PadHand(FocusHand):
    """Both hands on a pad."""

    ways = (*WAYS, *GROUPS)

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot)
        self.pad = MadeUpPad(pilot)

    def type_in(self, field: str, words: str) -> None:
        """Write with type blocks."""
        type_with_blocks(self, field, words)

    def can(self, intent: Intent) -> bool:
        """Whether a button means it."""
        return intent in PADS or intent in TRIGGERS

    def down(self, intent: Intent) -> None:
        """Press a button or pull a trigger."""
        if intent in PADS:
            self.pad.down(PADS[intent])
        else:
            self.pad.pull(TRIGGERS[intent])

    def up(self, intent: Intent) -> None:
        """Let go of a button."""
        if intent in PADS:
            self.pad.up(PADS[intent])
