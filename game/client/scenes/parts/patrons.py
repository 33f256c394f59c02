"""The patrons that a seat has won, where its house is seen."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.graphics.order_art import short_fame_words
from game.client.text.piece_text import patronage_title
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import WonPatron
from game.content import Content
from game.content.tables import PatronageCard
from game.rules.view import View

SEATS = 4  # that have a panel, one below the other
IN_A_PANEL = 2  # slips in the room of one
LINE_TOP, LINE_HIGH = 581, 44  # below the panels of all four: what stands there makes room
ON_A_LINE = 2  # names, the last one won in front
ICON = 40
PX = 30
CROWN = icon_picture("patronage", theme.VERMILION)
GROUND = widgets.panel_picture(theme.PAPER_LIGHT, 3, theme.VERMILION)


def patron_slip(brush: Brush, box: pygame.Rect, card: PatronageCard, fame: int) -> None:
    """A patron that was won, with the fame it brings in the end: what it asked for matters no more."""
    brush.blit(widgets.panel_picture(colour=theme.INK), box)
    brush.blit(CROWN, (box.x + 10, box.centery - 24, 48, 48))
    brush.text((box.x + 64, box.y, box.w - 136, box.h), card.name, "body", 28, wrap=True)
    brush.blit(pictures.laurel(fame), (box.right - 70, box.centery - 31, 62, 62))


def won_patrons(
    page: Page, content: Content, seat: str, style: theme.SeatStyle, won: Sequence[str], seats: int
) -> None:
    """Put slips `won:<card>` below the panels of so many seats, as many as there is room for, the last one in front.

    `seat` is the name of the one that won them.
    """
    if seats == SEATS:
        _on_a_line(page, content, seat, won)
        return
    panels = layout.grid("take orders", "seat panel", SEATS)[seats:]
    high = panels[0].h // IN_A_PANEL
    halves = [(panel, at) for panel in panels for at in range(IN_A_PANEL)]
    boxes = [pygame.Rect(panel.x, panel.y + at * (high + 4), panel.w, high - 2) for panel, at in halves]
    fame = content.rules.patronage_card_fame
    for card, box in zip(reversed(won), boxes, strict=False):
        page.draw(box, _paint_won, box, style, patronage_title(card, content), fame)
        _sight(page, content, seat, card, box)


def under_patrons(box: pygame.Rect, view: View, seat: int) -> pygame.Rect:
    """The part of a box that is left below the panels after the patrons of four seats took their room there."""
    if len(view.turn_order) < SEATS or not view.seats[seat].patronage:
        return box
    top = max(box.y, LINE_TOP + LINE_HIGH + 3)
    return pygame.Rect(box.x, top, box.w, box.bottom - top)


def _on_a_line(page: Page, content: Content, seat: str, won: Sequence[str]) -> None:
    """Put the names of those won last side by side, and what all of them bring in the end."""
    if not won:
        return
    panel = layout.rect("take orders", "seat panel")
    line = pygame.Rect(panel.x, LINE_TOP, panel.w, LINE_HIGH)
    fame = short_fame_words(len(won) * content.rules.patronage_card_fame)
    widgets.picture(page, line, GROUND)
    widgets.picture(page, (line.x + 8, line.y + 6, 32, 32), CROWN)
    widgets.label(page, (line.right - 94, line.y, 86, line.h), fame, px=26, colour=theme.RUBRIC, align="right")
    left, room, shown = line.x + 44, line.w - 44 - 94, won[::-1][:ON_A_LINE]
    names = [patronage_title(card, content) for card in shown]
    letters = sum(map(len, names))
    for card, name in zip(shown, names, strict=True):
        box = pygame.Rect(left, line.y, room * len(name) // letters, line.h)
        widgets.label(page, box, name, px=26)
        _sight(page, content, seat, card, box)
        left = box.right


def _sight(page: Page, content: Content, seat: str, card: str, box: pygame.Rect) -> None:
    """Put `won:<card>`, which tells who won it."""
    name = patronage_title(card, content)
    hint = say("{seat} took the patronage card {patron}.", seat=seat, patron=name)
    widgets.sight(page, WonPatron(card), box, name, ("patronage", card), hint)


def _paint_won(brush: Brush, box: pygame.Rect, style: theme.SeatStyle, name: str, fame: int) -> None:
    """A slip of one line: who won it, a crown, the name, and the fame in the end."""
    brush.blit(GROUND, box)
    badge = pygame.Rect(box.x + 10, box.centery - ICON // 2, ICON, ICON)
    crown = badge.move(ICON + 8, 0)
    brush.blit(pictures.badge(style), badge)
    brush.blit(CROWN, crown)
    left = crown.right + 10
    brush.text((left, box.y, box.right - 112 - left, box.h), name, "body", PX)
    brush.text((box.right - 108, box.y, 96, box.h), short_fame_words(fame), "body", 28, theme.RUBRIC, align="right")
