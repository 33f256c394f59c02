"""The patrons that a seat has won, where its house is seen."""

import pygame

from game.client.art import tokens
from game.client.drawing import layout, theme, widgets
from game.client.drawing.brush import Brush
from game.client.screen.page import Page, Paint
from game.client.session.sitting import Sitting
from game.client.words.messages import say
from game.client.words.pieces import fame_words
from game.content.tables import PatronageCard
from game.rules.view import View

SEATS = 4  # that have a panel, one below the other
IN_A_PANEL = 2  # slips in the room of one
ICON = 40
PX = 30


def patron_slip(box: pygame.Rect, card: PatronageCard, fame: int) -> Paint:
    """A patron that was won, with the fame it brings in the end: what it asked for matters no more."""

    def paint(brush: Brush) -> None:
        brush.blit(widgets.panel_picture(colour=theme.INK), box)
        brush.blit(widgets.icon_picture("patronage", theme.VERMILION), (box.x + 10, box.centery - 24, 48, 48))
        brush.text((box.x + 64, box.y, box.w - 136, box.h), card.name, "body", 28, wrap=True)
        brush.blit(lambda w, h: tokens.laurel(fame, min(w, h)), (box.right - 70, box.centery - 31, 62, 62))

    return paint


def won_patrons(page: Page, sitting: Sitting, view: View, seat: int) -> None:
    """Put slips `won:<card>` below the panels of the seats, as many as there is room for, the last one won in front."""
    panels = layout.grid("take orders", "seat panel", SEATS)[len(view.turn_order) :]
    boxes = [half for panel in panels for half in _halves(panel)]
    fame = sitting.content.rules.patronage_card_fame
    for card, box in zip(reversed(view.seats[seat].patronage), boxes, strict=False):
        found = sitting.content.patronage[card]
        page.draw(box, _line_painter(box, sitting.style(seat), found.name, fame))
        hint = say("{seat} won {patron}.", seat=sitting.name(seat), patron=found.name)
        widgets.sight(page, f"won:{card}", box, found.name, ("patronage", card), hint)


def _halves(panel: pygame.Rect) -> list[pygame.Rect]:
    height = panel.h // IN_A_PANEL
    return [pygame.Rect(panel.x, panel.y + at * (height + 4), panel.w, height - 2) for at in range(IN_A_PANEL)]


def _line_painter(box: pygame.Rect, style: theme.SeatStyle, name: str, fame: int) -> Paint:
    """A slip of one line: who won it, a crown, the name, and the fame in the end."""

    def paint(brush: Brush) -> None:
        brush.blit(widgets.panel_picture(theme.PAPER_LIGHT, 3, theme.VERMILION), box)
        badge = pygame.Rect(box.x + 10, box.centery - ICON // 2, ICON, ICON)
        crown = badge.move(ICON + 8, 0)
        brush.blit(lambda w, h: tokens.badge(style, min(w, h)), badge)
        brush.blit(widgets.icon_picture("patronage", theme.VERMILION), crown)
        left = crown.right + 10
        brush.text((left, box.y, box.right - 112 - left, box.h), name, "body", PX)
        brush.text((box.right - 108, box.y, 96, box.h), fame_words(fame), "body", 28, theme.RUBRIC, align="right")

    return paint
