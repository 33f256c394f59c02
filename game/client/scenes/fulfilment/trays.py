"""The trays below the orders bench: the types and inks that lie on no order."""

from collections.abc import Sequence
from itertools import groupby

import pygame

from game.client.base.i18n import say
from game.client.graphics import layout, pictures, theme, typesetting
from game.client.parts.character import character_button
from game.client.scenes.fulfilment.draft import UNCOVERED, Draft
from game.client.scenes.fulfilment.spots import laid_piece
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import HouseButton, OwnInk, OwnType
from game.rules.names import INKS, Counts
from game.rules.state import Seat

INKS_IN_ROW = 4
LEAST, GAP = 64, 8  # side of what a hand takes hold of, and the room beside it
PILED, COUNT = 84, 36  # side of the uppermost piece of a pile, and how high its count below it is


def types_tray(
    page: Page, draft: Draft, sitting: Sitting, holder: Seat, *, may_leave_uncovered: bool, own: bool
) -> None:
    """Put the tray `types` with the types on no order, `manutius`'s blank, the character, and the printing house.

    Sentences for the person who plays the seat are shown only where it is their `own` turn.
    """
    box = layout.rect("fulfil", "types tray")
    widgets.board(page, box)
    widgets.ground(page, "types", box.inflate(-16, -16), say("Types"))
    head = pygame.Rect(box.x + 32, box.y + 14, box.w - 64, 46)
    widgets.label(page, head, say("Types left"), px=32, colour=theme.PAPER_LIGHT)
    left = round(typesetting.measure(say("Types left"), "body", round(32 * page.scale))[0] / page.scale) + 20
    note = pygame.Rect(head.x + left, head.y, head.w - left, 46)
    rule = say("Cover every letter or none. You keep your types.") if own else ""
    widgets.label(page, note, rule, colour=theme.PAPER_LIGHT)
    pieces: list[str] = [*draft.free(draft.types())]
    if may_leave_uncovered and UNCOVERED not in draft.laid.values():
        pieces.append(UNCOVERED)
    look = pygame.Rect(box.right - 252, box.y + 82, 224, 96)
    face = pygame.Rect(look.x - 108, box.y + 76, 92, 108)
    character_button(page, face, sitting, holder, closed=not own)
    right = face.x if holder.character else look.x
    _lay(page, pygame.Rect(box.x + 32, box.y + 78, right - box.x - 48, 104), pieces, 100)
    house = say("Your printing house") if own else say("Printing house")
    widgets.page_button(page, HouseButton(holder.index), look, house, "wood", px=28)


def inks_tray(page: Page, draft: Draft, bag: Counts) -> None:
    """Put the tray `inks` with the inks that lie on no order, and what is in the bag."""
    box = layout.rect("fulfil", "inks tray")
    widgets.board(page, box)
    widgets.ground(page, "inks", box.inflate(-16, -16), say("Inks"))
    widgets.label(page, (box.x + 32, box.y + 14, 300, 46), say("Inks left"), px=32, colour=theme.PAPER_LIGHT)
    inks, area = draft.free(draft.inks()), pygame.Rect(box.x + 32, box.y + 58, box.w - 260, 2 * (LEAST + GAP))
    if len(inks) <= INKS_IN_ROW:
        _lay(page, area, inks, 84)
    else:
        _lay(page, area, inks, LEAST, rows=2)
    widgets.label(page, (box.right - 212, box.y + 14, 190, 46), say("The bag"), px=28, colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x, y = box.right - 212 + at % 2 * 96, box.y + 70 + at // 2 * 56
        widgets.picture(page, (x, y, 44, 44), pictures.ink(ink))
        widgets.label(page, (x + 48, y, 44, 44), str(count), px=28, colour=theme.PAPER_LIGHT)


def _lay(page: Page, area: pygame.Rect, pieces: Sequence[str], side: int, rows: int = 1) -> None:
    """Lay pieces in rows one by one, or in piles where a hand could not take hold of each."""
    in_row = max(1, -(-len(pieces) // rows))
    pitch, high = min(side + 10, (area.w + GAP) // in_row), area.h // rows
    if pitch < LEAST + GAP:
        _pile(page, area, pieces)
        return
    side = min(side, pitch - GAP)
    for at, piece in enumerate(pieces):
        row, column = divmod(at, in_row)
        top = area.y + row * high + (high - side) // 2
        laid_piece(page, piece, pygame.Rect(area.x + column * pitch, top, side, side))


def _pile(page: Page, area: pygame.Rect, pieces: Sequence[str]) -> None:
    """Lay one piece of each kind with its count below; a hand takes hold of it wherever its pile is."""
    piles = [list(pile) for _, pile in groupby(pieces, _kind)]
    pitch = (area.w + GAP) // len(piles)
    for at, pile in enumerate(piles):
        hold = pygame.Rect(area.x + at * pitch, area.y, pitch - GAP, area.h)
        side = min(PILED, hold.w, hold.h - COUNT)
        laid_piece(page, pile[0], pygame.Rect(hold.centerx - side // 2, hold.y, side, side), hold, len(pile))
        below = (hold.x, hold.y + side, hold.w, COUNT)
        widgets.label(page, below, str(len(pile)), px=30, colour=theme.PAPER_LIGHT, align="center")


def _kind(piece: str) -> str:
    match piece:
        case OwnInk(kind) | OwnType(kind):
            return kind
    return piece
