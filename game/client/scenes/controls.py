"""Which key and which button means what, to be changed: press one in its row, then the new key or button."""

from collections.abc import Callable

import pygame

from game.client.drawing import widgets
from game.client.drawing.brush import Brush
from game.client.home.bindings import DEVICES, TAKEN, Device
from game.client.home.settings import Choices, Planning
from game.client.input.intents import INTENTS, Intent
from game.client.screen.names.home import ButtonChip, KeyChip
from game.client.screen.page import Page
from game.client.screen.scene import Pop, Scene, Transition
from game.client.screen.targets import State, Target
from game.client.words.controls import INTENT_WORDS, button_name, button_words, codes_words, key_words
from game.client.words.messages import say

SHEET = pygame.Rect(120, 16, 1680, 1052)
ROW, PITCH, COLUMN, THIRD = 64, 72, 760, 460


PLANNING: dict[Planning, Callable[[], str]] = {
    "curtain": lambda: say("Planning: one after another"),
    "controllers": lambda: say("Planning: all at once, with controllers"),
    "keyboard": lambda: say("Planning: two at once, on one keyboard"),
}


class ControlsSheet(Scene):
    """Chips `key:<intent>` and `button:<intent>`; buttons `planning`, `reset`, `close`. Esc gives up changing one."""

    name = "controls"
    opaque = False
    closes_beside = True
    default = "close"

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._bindings = choices.bindings
        self._waits: Intent | None = None  # the one whose new key or button is to be pressed
        self.captures: Device | None = None

    def build(self, page: Page) -> None:
        """Put the rows in two columns, and the buttons below."""
        widgets.sheet(page, SHEET, "double")
        head = pygame.Rect(SHEET.x + 40, SHEET.y + 20, SHEET.w - 80, 52)
        widgets.label(page, head, self._head(), px=36, face="sc", align="center")
        half = (len(INTENTS) + 1) // 2
        for at, intent in enumerate(INTENTS):
            column, row = divmod(at, half)
            left = SHEET.x + 56 + column * (COLUMN + 48)
            self._build_row(page, intent, pygame.Rect(left, head.bottom + 12 + row * PITCH, COLUMN, ROW))
        foot = pygame.Rect(SHEET.x + 56, SHEET.bottom - 124, SHEET.w - 112, 88)
        reset = (foot.x, foot.y, THIRD, foot.h)
        usual = "" if self._bindings.is_changed else say("All keys and buttons are the usual ones.")
        widgets.page_button(page, "reset", reset, say("Restore defaults"), enabled=not usual, reason=usual, icon="undo")
        planning = (foot.x + THIRD + 16, foot.y, foot.w - 2 * (THIRD + 16), foot.h)
        hint = say("How two or more players make their plans: press to change it.")
        widgets.page_button(page, "planning", planning, PLANNING[self._choices.now.planning](), hint=hint, px=28)
        done = (foot.right - THIRD, foot.y, THIRD, foot.h)
        widgets.page_button(page, "close", done, say("Done"), "primary", "check", px=36)

    def _head(self) -> str:
        match self.captures:
            case "keys":
                return say("Press the new key (Esc: leave it)")
            case "buttons":
                return say("Press the new button of the pad (Esc: leave it)")
        return say("Controls: keys and pad")

    def _build_row(self, page: Page, intent: Intent, box: pygame.Rect) -> None:
        words = INTENT_WORDS[intent]()
        widgets.label(page, (box.x, box.y, 300, box.h), words, px=30)
        for device, left, wide in zip(DEVICES, (304, 600), (284, 160), strict=True):
            self._build_chip(page, intent, device, pygame.Rect(box.x + left, box.y, wide, box.h))

    def _build_chip(self, page: Page, intent: Intent, device: Device, box: pygame.Rect) -> None:
        """Put what means it: names of keys, or the buttons of a pad as they look."""
        waits, codes = self._waits == intent and self.captures == device, self._bindings.codes(device, intent)
        name = KeyChip(intent) if device == "keys" else ButtonChip(intent)
        words = codes_words(self._bindings, device, intent, self._choices.pad_make)
        hint = say("{intent}: press here, then the new key or button.", intent=INTENT_WORDS[intent]())
        label = say("{intent}: {key}", intent=INTENT_WORDS[intent](), key=words)
        target = Target(name, "button", box, label, hint=hint)

        def paint(brush: Brush, state: State) -> None:
            as_words = device == "keys" or waits
            shown = say("Press ...") if waits else words if as_words and codes else ""
            widgets.paint_button(brush, box, shown, "dark" if waits else "plain", state, px=28)
            for at, code in enumerate(() if as_words else codes):
                sign = pygame.Rect(box.centerx - 26 * len(codes) + 52 * at, box.y + 4, 50, 50)
                brush.blit(widgets.icon_picture(f"{self._choices.pad_make}_{button_name(code)}"), sign)

        page.target(target, paint)

    def press(self, name: str) -> Transition:
        """Wait for another key or button, put the defaults in force, or close."""
        match name:
            case KeyChip(intent):
                self._waits, self.captures = intent, "keys"
            case ButtonChip(intent):
                self._waits, self.captures = intent, "buttons"
            case "planning":
                ways = list(PLANNING)
                self._choices.change(planning=ways[(ways.index(self._choices.now.planning) + 1) % len(ways)])
            case "reset":
                self._bindings.reset()
            case "close":
                return Pop()
        self.changed()
        return None

    def capture(self, device: Device, code: int) -> None:
        """Take the key or button that was pressed while one is waited for; what it meant gets the old one."""
        if device == "keys" and code == pygame.K_ESCAPE:
            self._stop()
        elif self._waits is not None and device == self.captures:
            if device == "keys" and code in TAKEN:
                self.toast(say("{key} has a use of its own.", key=key_words(code)))
                return
            before = self._bindings.put(device, self._waits, code)
            if before is not None:
                self._tell(device, code, before)
            self._stop()

    def _tell(self, device: Device, code: int, before: Intent) -> None:
        name = key_words(code) if device == "keys" else button_words(self._choices.pad_make, code)
        words = say(
            "{key} was for: {intent}. That has {other} now.",
            key=name,
            intent=INTENT_WORDS[before](),
            other=codes_words(self._bindings, device, before, self._choices.pad_make),
        )
        self.toast(words)

    def _stop(self) -> None:
        self._waits = self.captures = None
        self.changed()
