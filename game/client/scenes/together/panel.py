"""The panel of a person who plans blind: which button does what, and whether the plan is handed in."""

import pygame

from game.client.base.bindings import PlanButtons
from game.client.base.pad_mapping import Make
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.session.sitting import Sitting
from game.client.text.control_text import USE_WORDS, button_name, key_words
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules.names import ACTIONS

ROW, SIGN = 52, 46
LEFT = 268  # width of the column with the actions


def panel(page: Page, box: pygame.Rect, sitting: Sitting, seat: int, told: str, *, done: bool) -> None:
    """Put who plans here, and what is told of it; it looks the same whatever was planned."""
    widgets.sheet(page, box, "rule")
    widgets.picture(page, (box.x + 24, box.y + 22, 72, 72), pictures.badge(sitting.style(seat)))
    widgets.label(page, (box.x + 112, box.y + 18, box.w - 136, 44), sitting.name(seat), px=38)
    colour = theme.VERMILION if done else theme.INK
    widgets.label(page, (box.x + 112, box.y + 60, box.w - 136, 40), told, px=26, colour=colour)
    if done:
        side = min(box.w, box.h) // 2
        mark = pygame.Rect(box.centerx - side // 2, box.y + 130, side, side)
        widgets.picture(page, mark, icon_picture("check", theme.VERMILION))


def legend(page: Page, box: pygame.Rect, buttons: PlanButtons, make: Make | None) -> None:
    """Put which button lays a marker on which action, and below those that end a plan; without a `make` they are keys.

    The box begins below the name.
    """
    for place, (action, code) in enumerate(zip(ACTIONS, buttons.actions, strict=True)):
        row = pygame.Rect(box.x, box.y + place * ROW, LEFT, ROW - 4)
        sign(page, pygame.Rect(row.x, row.y + 1, SIGN, SIGN), code, make)
        widgets.picture(page, (row.x + SIGN + 7, row.y + 3, 42, 42), icon_picture(action))
        words = (row.x + SIGN + 54, row.y, row.w - SIGN - 54, row.h)
        widgets.label(page, words, action_words(action), px=26)
    right = pygame.Rect(box.x + LEFT + 8, box.y, box.w - LEFT - 8, ROW)
    for place, (codes, words_of) in enumerate(
        ((buttons.all_back, USE_WORDS["all_back"]()), (buttons.hand_in, USE_WORDS["hand_in"]()))
    ):
        top = pygame.Rect(right.x, right.y + place * 132, right.w, SIGN)
        for at, code in enumerate(codes[:2]):
            sign(page, pygame.Rect(top.x + at * (SIGN + 8), top.y, SIGN, SIGN), code, make)
        widgets.label(page, (top.x, top.bottom + 2, top.w, 70), words_of, px=26, valign="top", wrap=True)


def sign(page: Page, box: pygame.Rect, code: int, make: Make | None) -> None:
    """Put a button as it looks on the pad, or a key."""
    if make is not None:
        widgets.picture(page, box, icon_picture(f"{make}_{button_name(code)}"))
        return

    def paint(brush: Brush) -> None:
        cap = box.inflate(-2, -6)
        brush.rect(cap, theme.PAPER_LIGHT, radius=8)
        brush.rect(cap, theme.INK, width=3, radius=8)
        brush.text(cap, key_words(code), "body", 26, theme.INK, align="center")

    page.draw(box, paint)
