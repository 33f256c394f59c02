"""Who goes first where equally many markers lie: the seats in the turn order of the round (L3)."""

import pygame

from game.client.base.i18n import listed, say
from game.client.graphics import pictures, typesetting
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.rules.view import View

BADGE = 48
GAP = 10
PX = 28
LEAST_NAME = 60
BEFORE = "›"


def ties_words(sitting: Sitting, view: View, seat: int) -> str:
    """The turn order as a sentence about ties; the seat that looks is "you"."""
    names = [say("you") if at == seat else sitting.name(at) for at in view.turn_order]
    return say("Ties go in this order: {seats}.", seats=listed(names))


def ties_line(page: Page, rect: pygame.Rect, sitting: Sitting, view: View, seat: int) -> None:
    """Put the badges and names of all seats in turn order on a line; the whole line can be looked at."""
    label = say("Ties:")
    left = rect.x + _width(page, label) + GAP
    widgets.label(page, (rect.x, rect.y, left - rect.x, rect.h), label, px=PX)
    between = _width(page, BEFORE) + GAP
    count = len(view.turn_order)
    room = (rect.right - left - count * (BADGE + GAP) - (count - 1) * (between + GAP)) // count
    for place, at in enumerate(view.turn_order):
        name = say("you") if at == seat else sitting.name(at)
        wide = max(LEAST_NAME, min(room, _width(page, name) + 4))
        if place:
            widgets.label(page, (left, rect.y, between, rect.h), BEFORE, px=PX)
            left += between + GAP
        box = (left, rect.centery - BADGE // 2, BADGE, BADGE)
        widgets.picture(page, box, pictures.badge(sitting.style(at), place + 1))
        widgets.label(page, (left + BADGE + 6, rect.y, wide, rect.h), name, px=PX)
        left += BADGE + 6 + wide + GAP
    whole = pygame.Rect(rect.x, rect.y, left - rect.x, rect.h)
    hint = say("If players have equally many markers, the one further left acts first.")
    widgets.sight(page, "ties", whole, ties_words(sitting, view, seat), ("marker", str(view.turn_order[0])), hint)


def _width(page: Page, words: str) -> int:
    return round(typesetting.measure(words, "body", max(1, round(PX * page.scale)))[0] / page.scale) + 2
