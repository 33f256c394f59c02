"""The ways to the printing houses of all players, on a sheet of their own."""

import pygame

from game.client.base.i18n import say
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import HouseButton

MARGIN, GAP = 28, 12
HEAD, ROW = 84, 92  # the height of the heading, and of a row with its distance to the next one


def houses(page: Page, sheet: pygame.Rect, sitting: Sitting) -> None:
    """Put a button for each printing house, two in a row; they answer as in `press_common`."""
    widgets.sheet(page, sheet, "rule")
    inner = sheet.inflate(-2 * MARGIN, 0)
    widgets.heading(page, (inner.x, sheet.y + 18, inner.w, 48), say("What each player has"), 34)
    wide = (inner.w - GAP) // 2
    for place, seat in enumerate(sitting.printers):
        row, column = divmod(place, 2)
        box = (inner.x + column * (wide + GAP), sheet.y + HEAD + row * ROW, wide, ROW - GAP)
        widgets.page_button(page, HouseButton(seat), box, sitting.name(seat), "wood", "press", px=30)
