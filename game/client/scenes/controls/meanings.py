"""What keys and buttons mean everywhere: a row for each meaning, and several pages where it is read larger."""

import pygame

from game.client.base.bindings import DEVICES, INTENTS, Intent
from game.client.base.reading_size import USUAL, percent
from game.client.scenes.controls.chips import Chip, Shown, put_chip
from game.client.text.control_text import INTENT_WORDS, each_of
from game.client.ui import widgets
from game.client.ui.menu_names import ButtonChip, KeyChip
from game.client.ui.page import Page
from game.client.ui.widgets import ABOVE, HIGH, foot_of, packed, put_pager

ROW, PITCH, COLUMN, BETWEEN = 64, 72, 760, 48
LARGE_PITCH = 105
WIDTHS, LARGE_WIDTHS = (300, 284, 160), (830, 440, 280)  # of the words, the keys and the buttons


def put_meanings(page: Page, box: pygame.Rect, shown: Shown, at: int) -> None:
    """Put all rows in two columns; where they are read larger, those of page `at` in one column."""
    if percent() == USUAL:
        half = (len(INTENTS) + 1) // 2
        for place, intent in enumerate(INTENTS):
            column, row = divmod(place, half)
            where = pygame.Rect(box.x + column * (COLUMN + BETWEEN), box.y + row * PITCH, COLUMN, ROW)
            _put_row(page, where, intent, shown, WIDTHS)
        return
    pages = packed([LARGE_PITCH] * len(INTENTS), box.h - HIGH - ABOVE)
    at = min(at, len(pages) - 1)
    for row, place in enumerate(pages[at]):
        where = pygame.Rect(box.x, box.y + row * LARGE_PITCH, box.w, LARGE_PITCH - 10)
        _put_row(page, where, INTENTS[place], shown, LARGE_WIDTHS)
    put_pager(page, foot_of(box), at, len(pages))


def _put_row(page: Page, box: pygame.Rect, intent: Intent, shown: Shown, widths: tuple[int, int, int]) -> None:
    """Put the words of a meaning, its keys and its buttons, each as wide as is said."""
    label, *chips = widths
    widgets.label(page, (box.x, box.y, label, box.h), INTENT_WORDS[intent](), px=30, read=True)
    left = box.x + label + 4
    for device, wide in zip(DEVICES, chips, strict=True):
        name = KeyChip(intent) if device == "keys" else ButtonChip(intent)
        waits, codes = shown.waits == (intent, device), shown.bindings.codes(device, intent)
        words = each_of(device, codes, shown.make)
        chip = Chip(name, INTENT_WORDS[intent](), device, codes, words, waits)
        put_chip(page, pygame.Rect(left, box.y, wide, box.h), chip, shown.make)
        left += wide + 12
