"""Which key and which button means what, to be changed: press one in its row, then the new key or button."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.client.base.bindings import BLOCKS, DEVICES, INTENTS, TAKEN, USES, Device, Intent, PlanUse
from game.client.base.i18n import say
from game.client.base.pad_mapping import Make
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.base.settings import Choices, Planning
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.theme import RUBRIC
from game.client.text import control_text as texts
from game.client.ui import widgets
from game.client.ui.menu_names import ButtonChip, ControlsTab, KeyChip, PlanChip
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Sheet

# ---------------------------------------------------------------- chips
PX, LARGEST_PX = 28, 44
SIGN = 50


class Meaning(NamedTuple):
    """A meaning everywhere, for keys or for the buttons of pads."""

    intent: Intent
    device: Device


class Chip(NamedTuple):
    """What a chip is for, and what it shows."""

    name: str
    meaning: str
    device: Device
    codes: tuple[int, ...]
    waits: bool  # for a press of the new one


def _paint_chip(brush: Brush, state: State, box: pygame.Rect, chip: Chip, words: str, make: Make) -> None:
    as_words = chip.device == "keys" or chip.waits
    shown = say("Press ...") if chip.waits else words if as_words and chip.codes else ""
    px = min(LARGEST_PX, read_px(PX))
    widgets.paint_button(brush, state, box, shown, "dark" if chip.waits else "plain", px=px)
    for at, code in enumerate(() if as_words else chip.codes):
        sign = (box.centerx - 26 * len(chip.codes) + 52 * at, box.centery - 28, SIGN, SIGN)
        brush.blit(icon_picture(f"{make}_{texts.button_name(code)}"), sign)


# ---------------------------------------------------------------- meanings
ROW, PITCH, COLUMN, BETWEEN = 64, 72, 760, 48
WIDTHS, LARGE_WIDTHS = (300, 284, 160), (830, 440, 280)  # of the words, the keys and the buttons

# ---------------------------------------------------------------- plan page
LABEL_W, HEAD_H, GAP = 500, 52, 16
ICON = 56
NOT_ACTIONS = {"all_back": "undo", "hand_in": "check"}  # their pictograms

# ---------------------------------------------------------------- scene
SHEET = pygame.Rect(120, 16, 1680, 1052)
SCENE_HEAD_H, TABS_W, THIRD = 64, 700, 460
EVERYWHERE, TOGETHER = ControlsTab("everywhere"), ControlsTab("planning")

PLANNING: dict[Planning, Callable[[], str]] = {
    "curtain": lambda: say("Planning: one after another"),
    "controllers": lambda: say("Planning: all at once, with controllers"),
    "keyboard": lambda: say("Planning: two at once, on one keyboard"),
}


class ControlsSheet(Sheet, name="controls"):
    """Tabs `controls page:<page>`; chips `key:<intent>`, `button:<intent>` and `plan key:<block>:<use>`; buttons
    `planning`, `reset`, `close`, and `earlier`, `later` where words are read larger. Esc gives up changing one.
    """

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._bindings = choices.bindings
        self._tab = EVERYWHERE
        self._pager = widgets.Pager()  # of the meanings, where they are read larger
        self._waits: Meaning | PlanUse | None = None  # the one whose new key or button is to be pressed

    @property
    def captures(self) -> Device | None:  # type: ignore[override] # it follows what waits
        """The device whose next key or button is taken."""
        if self._waits is None:
            return None
        return texts.device_of(self._waits.block) if isinstance(self._waits, PlanUse) else self._waits.device

    def build(self, page: Page) -> None:
        widgets.sheet(page, SHEET, "double")
        inner = SHEET.inflate(-112, -40)
        self._build_head(page, pygame.Rect(inner.x, inner.y, inner.w, SCENE_HEAD_H))
        foot = pygame.Rect(inner.x, SHEET.bottom - 96, inner.w, 72)
        top = inner.y + SCENE_HEAD_H + 8
        box = pygame.Rect(inner.x, top, inner.w, foot.y - 8 - top)
        if self._tab == TOGETHER:
            self._build_plan_page(page, box)
        else:
            self._build_meanings(page, box)
        self._build_foot(page, foot)

    def _build_meanings(self, page: Page, box: pygame.Rect) -> None:
        """Put all rows in two columns; where they are read larger, those of the open page in one column."""
        if percent() == USUAL:
            half = (len(INTENTS) + 1) // 2
            for place, intent in enumerate(INTENTS):
                column, row = divmod(place, half)
                where = pygame.Rect(box.x + column * (COLUMN + BETWEEN), box.y + row * PITCH, COLUMN, ROW)
                self._build_row(page, where, intent, WIDTHS)
            return
        for place, line in self._pager.put_packed(page, box, [105] * len(INTENTS)):
            where = pygame.Rect(line.x, line.y, line.w, line.h - 10)
            self._build_row(page, where, INTENTS[place], LARGE_WIDTHS)

    def _build_row(self, page: Page, box: pygame.Rect, intent: Intent, widths: tuple[int, int, int]) -> None:
        label, *chips = widths
        meaning = texts.INTENT_WORDS[intent]()
        widgets.label(page, (box.x, box.y, label, box.h), meaning, px=30, read=True)
        left = box.x + label + 4
        for device, wide in zip(DEVICES, chips, strict=True):
            name = KeyChip(intent) if device == "keys" else ButtonChip(intent)
            codes, waits = self._bindings.codes(device, intent), self._waits == (intent, device)
            self._build_chip(page, pygame.Rect(left, box.y, wide, box.h), Chip(name, meaning, device, codes, waits))
            left += wide + 12

    def _build_chip(self, page: Page, box: pygame.Rect, chip: Chip) -> None:
        words = self._words(chip.device, chip.codes)
        hint = say("{intent}: press here, then the new key or button.", intent=chip.meaning)
        label = say("{intent}: {key}", intent=chip.meaning, key=words)
        target = Target(chip.name, "button", box, label, hint=hint)
        page.target(target, _paint_chip, box, chip, words, self._choices.pad_make)

    def _build_plan_page(self, page: Page, box: pygame.Rect) -> None:
        """Put what each button does, and which one that is on a pad and in both halves of a keyboard."""
        wide = (box.w - LABEL_W) // len(BLOCKS)
        pitch = (box.h - HEAD_H) // len(USES)
        for column, block in enumerate(BLOCKS):
            head = (box.x + LABEL_W + column * wide, box.y, wide - GAP, HEAD_H)
            widgets.label(page, head, texts.BLOCK_WORDS[block](), px=30, colour=RUBRIC, align="center", read=True)
        for row, use in enumerate(USES):
            top = box.y + HEAD_H + row * pitch
            icon = pygame.Rect(box.x, top + (pitch - GAP - ICON) // 2, ICON, ICON)
            widgets.picture(page, icon, icon_picture(NOT_ACTIONS.get(use, use)))
            label = (icon.right + GAP, top, LABEL_W - ICON - 2 * GAP, pitch - GAP)
            widgets.label(page, label, texts.USE_WORDS[use](), px=30, wrap=True)
            for column, block in enumerate(BLOCKS):
                to, codes = PlanUse(block, use), self._bindings.planning[block][use]
                where = pygame.Rect(box.x + LABEL_W + column * wide, top, wide - GAP, pitch - GAP)
                chip = Chip(PlanChip(*to), texts.plan_words(to), texts.device_of(block), codes, self._waits == to)
                self._build_chip(page, where, chip)

    def _build_head(self, page: Page, box: pygame.Rect) -> None:
        wide = box.w - TABS_W - 24 if self._bindings.planning else box.w
        widgets.label(page, (box.x, box.y, wide, box.h), self._head(), px=36, face="sc")
        if self._bindings.planning:
            options = [(EVERYWHERE, say("Everywhere")), (TOGETHER, say("Planning together"))]
            widgets.segmented(page, (box.right - TABS_W, box.y, TABS_W, box.h), options, self._tab)

    def _head(self) -> str:
        match self.captures:
            case "keys":
                return say("Press the new key (Esc: leave it)")
            case "buttons":
                return say("Press the new button of the pad (Esc: leave it)")
        return say("Controls: keys and pad")

    def _build_foot(self, page: Page, foot: pygame.Rect) -> None:
        reset = (foot.x, foot.y, THIRD, foot.h)
        usual = "" if self._bindings.is_changed else say("All keys and buttons are the usual ones.")
        widgets.page_button(page, "reset", reset, say("Restore defaults"), reason=usual, icon="undo")
        planning = (foot.x + THIRD + 16, foot.y, foot.w - 2 * (THIRD + 16), foot.h)
        hint = say("How two or more players make their plans: press to change it.")
        widgets.page_button(page, "planning", planning, PLANNING[self._choices.now.planning](), hint=hint, px=28)
        done = (foot.right - THIRD, foot.y, THIRD, foot.h)
        widgets.page_button(page, "close", done, say("Done"), "primary", "check", px=36)

    def press(self, name: str) -> None:
        match name:
            case KeyChip(intent):
                self._waits = Meaning(intent, "keys")
            case ButtonChip(intent):
                self._waits = Meaning(intent, "buttons")
            case PlanChip(block, use):
                self._waits = PlanUse(block, use)
            case ControlsTab():
                self._tab, self._waits = name, None
            case "planning":
                ways = list(PLANNING)
                self._choices.change(planning=ways[(ways.index(self._choices.now.planning) + 1) % len(ways)])
            case "reset":
                self._bindings.reset()
            case _:
                self._pager.turn(name)

    def capture(self, device: Device, code: int) -> None:
        """Take the key or button that was pressed while one is waited for; what it meant gets the old one."""
        if device == "keys" and code == pygame.K_ESCAPE:
            self._stop()
        elif self._waits is not None and device == self.captures:
            if why := self._why_not(device, code):
                self.toast(why)
                return
            self.toast(self._put(device, code))
            self._stop()

    def _why_not(self, device: Device, code: int) -> str:
        if device == "keys" and code in TAKEN:
            return say("{key} has a fixed use.", key=texts.key_words(code))
        if isinstance(self._waits, PlanUse) and self._bindings.is_needed(device, code):
            return say("{key} is needed to move and to choose.", key=self._words(device, (code,)))
        return ""

    def _put(self, device: Device, code: int) -> str:
        """Give what waits its new key or button; what has the old one now, in words."""
        assert self._waits is not None  # only called while something waits
        if isinstance(self._waits, PlanUse):
            use = self._bindings.put_plan(self._waits, code)
            if use is None:
                return ""
            meaning, codes = texts.plan_words(use), self._bindings.planning[use.block][use.use]
        else:
            was = self._bindings.put(self._waits.device, self._waits.intent, code)
            if was is None:
                return ""
            meaning, codes = texts.INTENT_WORDS[was](), self._bindings.codes(device, was)
        key, other = self._words(device, (code,)), self._words(device, codes)
        return say("{key} was for: {intent}. That has {other} now.", key=key, intent=meaning, other=other)

    def _words(self, device: Device, codes: tuple[int, ...]) -> str:
        return texts.each_of(device, codes, self._choices.pad_make)

    def _stop(self) -> None:
        self._waits = None
        self.changed()
