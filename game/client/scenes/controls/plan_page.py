"""The page of the keys and buttons with which all plan at once: a row for each use, a column for each block."""

import pygame

from game.client.base.bindings import BLOCKS, USES, PlanUse
from game.client.graphics.icons import icon_picture
from game.client.graphics.theme import RUBRIC
from game.client.scenes.controls.chips import Chip, Shown, put_chip
from game.client.text.control_text import BLOCK_WORDS, USE_WORDS, device_of, each_of, plan_words
from game.client.ui import widgets
from game.client.ui.menu_names import PlanChip
from game.client.ui.page import Page

LABEL_W, HEAD_H, GAP = 500, 52, 16
ICON = 56
NOT_ACTIONS = {"all_back": "undo", "hand_in": "check"}  # their pictograms


def put_plan_page(page: Page, box: pygame.Rect, shown: Shown) -> None:
    """Put what each button does, and which one that is on a pad and in both halves of a keyboard."""
    wide = (box.w - LABEL_W) // len(BLOCKS)
    pitch = (box.h - HEAD_H) // len(USES)
    for column, block in enumerate(BLOCKS):
        head = (box.x + LABEL_W + column * wide, box.y, wide - GAP, HEAD_H)
        widgets.label(page, head, BLOCK_WORDS[block](), px=30, colour=RUBRIC, align="center", read=True)
    for row, use in enumerate(USES):
        top = box.y + HEAD_H + row * pitch
        icon = pygame.Rect(box.x, top + (pitch - GAP - ICON) // 2, ICON, ICON)
        widgets.picture(page, icon, icon_picture(NOT_ACTIONS.get(use, use)))
        label = (icon.right + GAP, top, LABEL_W - ICON - 2 * GAP, pitch - GAP)
        widgets.label(page, label, USE_WORDS[use](), px=30, wrap=True)
        for column, block in enumerate(BLOCKS):
            chip = pygame.Rect(box.x + LABEL_W + column * wide, top, wide - GAP, pitch - GAP)
            _put(page, chip, PlanUse(block, use), shown)


def _put(page: Page, box: pygame.Rect, to: PlanUse, shown: Shown) -> None:
    """Put the chip of a use in a block."""
    device, codes = device_of(to.block), shown.bindings.planning[to.block].codes(to.use)
    words = each_of(device, codes, shown.make)
    chip = Chip(PlanChip(*to), plan_words(to), device, codes, words, shown.waits == to)
    put_chip(page, box, chip, shown.make)
