"""The automa's planning card with what each of its moves did, told below the table of plans."""

import pygame

from game.client.base.i18n import say, say_as, say_count
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.scenes.reveal.card_moves import Applied, CardMoves
from game.client.session.sitting import Sitting
from game.client.text.terms import action_words, move_end_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.content.tables import PlanningCard
from game.rules.names import MoveEnd

MOVE = (224, 96)  # a move; wider where the card has few
WIDEST = 296
NOTES = 372  # room at the right for the other signs of the card


def card_to_come(page: Page, sitting: Sitting, seat: int) -> None:
    """Put the board for the card before it is turned up."""
    rect = _board(page, sitting, seat)
    words = say("The automa reveals its planning card.")
    widgets.label(page, (rect.x + 136, rect.y, rect.w - 170, rect.h), words, px=34, colour=theme.PAPER_LIGHT)


def card_moved(page: Page, sitting: Sitting, moves: CardMoves, shown: int) -> None:
    """Put the board with the moves of the card; the first `done` ones are shown as made."""
    rect = _board(page, sitting, moves.event.seat)
    card = sitting.content.planning[moves.event.card]
    done = sum(applied is not None for applied in moves.event.applied)
    words = say_count(
        "The automa’s planning card moves {count} marker", "The automa’s planning card moves {count} markers", done
    )
    head = pygame.Rect(rect.x + 136, rect.y + 8, rect.w - 160 - NOTES, 40)
    widgets.label(page, head, words, px=30, colour=theme.PAPER_LIGHT)
    count = len(moves.event.moves)
    width = max(MOVE[0], min(WIDEST, (head.w - 14 * (count - 1)) // max(1, count)))
    for place, (ends, applied) in enumerate(zip(moves.event.moves, moves.event.applied, strict=True)):
        box = pygame.Rect(rect.x + 136 + place * (width + 14), rect.y + 54, width, MOVE[1])
        if place < shown:
            _move(page, box, place + 1, ends, applied)
    notes = pygame.Rect(rect.right - NOTES - 20, rect.y + 16, NOTES, rect.h - 34)
    page.draw(notes, lambda brush: _paint_notes(brush, notes, card))
    inner = rect.inflate(-24, -20)
    widgets.sight(page, "planning", inner, say("The automa’s planning card"), ("planning", card.id))


def _board(page: Page, sitting: Sitting, seat: int) -> pygame.Rect:
    rect = layout.rect("reveal", "automa card")
    widgets.board(page, rect)
    widgets.picture(page, (rect.x + 26, rect.centery - 44, 88, 88), pictures.badge(sitting.style(seat)))
    return rect


def _move(page: Page, box: pygame.Rect, number: int, ends: tuple[MoveEnd, MoveEnd], applied: Applied) -> None:
    """Put one move: the two actions between which a marker went, and what the card named in words."""

    def paint(brush: Brush) -> None:
        brush.blit(widgets.panel_picture(colour=theme.INK), box)
        brush.text((box.x + 10, box.y + 4, 26, 52), str(number), "body", 32, theme.VERMILION)
        if applied is None:
            brush.text((box.x + 38, box.y + 4, box.w - 46, 52), say("no marker moves"), "body", 26, theme.INK_SOFT)
        else:
            for action, left in zip(applied, (50, 146), strict=True):
                brush.blit(pictures.icon(action), (box.x + left, box.y + 7, 48, 48))
            brush.blit(pictures.icon("right", theme.VERMILION), (box.x + 108, box.y + 18, 28, 28))
        brush.text((box.x + 6, box.y + 56, box.w - 12, 36), _named(ends), "body", 26, theme.INK_SOFT, align="center")

    page.draw(box, paint)


def _named(ends: tuple[MoveEnd, MoveEnd]) -> str:
    source, target = map(move_end_words, ends)
    return say_as("where there is little room", "{source} to {target}", source=source, target=target)


def _paint_notes(brush: Brush, box: pygame.Rect, card: PlanningCard) -> None:
    ties = say("Ties: first from {action} onwards.", action=action_words(card.centre))
    crown = (
        say("Crown: it removes an open patronage card.")
        if card.patronage
        else say("No crown: it claims a patronage reward.")
    )
    half = box.h // 2
    for top, icon, words in ((box.y, card.centre, ties), (box.y + half, "patronage", crown)):
        brush.blit(pictures.icon(icon, theme.PAPER_LIGHT), (box.x, top + half // 2 - 22, 44, 44))
        brush.text((box.x + 58, top, box.w - 58, half), words, "body", 28, theme.PAPER_LIGHT, wrap=True)
    if not card.patronage:
        middle = box.y + half + half // 2
        brush.line((box.x - 2, middle + 20), (box.x + 46, middle - 20), theme.WALNUT_DARK, 12)
        brush.line((box.x - 2, middle + 20), (box.x + 46, middle - 20), theme.PAPER_LIGHT, 5)
