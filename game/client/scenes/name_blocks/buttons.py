"""The buttons of the screen on which a name is set: the ways out, what changes the line, and names that are known."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.session.hall_of_fame import composed
from game.client.ui import widgets
from game.client.ui.menu_names import KnownName
from game.client.ui.page import Page

KNOWN = pygame.Rect(260, 344, 1400, 64)  # names of people who played before
SHOWN = 5  # names that are offered


def build_known(page: Page, known: Sequence[str]) -> None:
    """Put the names of people who played before."""
    if not known:
        return
    label = pygame.Rect(KNOWN.x, KNOWN.y, 220, KNOWN.h)
    widgets.label(page, label, say("Played before:"), px=30, colour=theme.PAPER_LIGHT)
    wide = (KNOWN.w - label.w) // SHOWN
    for place, name in enumerate(known):
        box = (label.right + place * wide, KNOWN.y, wide - 12, KNOWN.h)
        widgets.page_button(page, KnownName(place), box, name, px=30)


def build_foot(page: Page, line: str, *, plain: bool, before: bool) -> None:
    """Put the ways out (`before` among them), what changes the line, and the press; `plain`: the case has letters."""
    skip = (56, 928, 260 if before else 420, 124)
    widgets.page_button(page, "skip", skip, say("Not now"), icon="cross", px=32)
    if before:
        widgets.page_button(page, "before", (332, 928, 240, 124), say("Back"), icon="left", px=32)
    empty = "" if line else say("No block is set yet.")
    delete = (588, 928, 320, 124) if before else (492, 928, 416, 124)
    widgets.page_button(
        page, "delete", delete, say("Remove the last block"), icon="undo", enabled=not empty, reason=empty, px=32
    )
    words = say("Accents") if plain else say("Letters")
    widgets.page_button(page, "drawer", (924, 928, 248, 124), words, icon="type", px=28)
    _build_done(page, line)


def _build_done(page: Page, line: str) -> None:
    reason = "" if composed(line) else say("Set a letter first.")
    box = (1188, 928, 676, 124)
    widgets.page_button(
        page, "done", box, say("Print the name"), "primary", "press", enabled=not reason, reason=reason, px=48
    )
