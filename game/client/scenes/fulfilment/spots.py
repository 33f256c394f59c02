"""The places of an order for its letters and inks, and the pieces that lie on them."""

import pygame

from game.client.base.i18n import say
from game.client.base.subject import About
from game.client.graphics import control_art, pictures, piece_art
from game.client.graphics.brush import Picture
from game.client.graphics.icons import icon_picture
from game.client.scenes.fulfilment.draft import UNCOVERED, Draft
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import LetterPlace, OwnInk, OwnType
from game.rules.chance import counted
from game.rules.names import Order

LETTER, SMALL_LETTER, INK, GAP = 66, 64, 64, 8
LETTERS_IN_LINE = 4  # more of them stand in two lines of three
WIDE_LINE = 3  # more inks need the whole width of an order


def letter_boxes(inner: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many letters of an order stand: in one line in the middle, or in two, beside which there is room."""
    low = inner.y + 186
    if count <= LETTERS_IN_LINE:
        pitch = LETTER + GAP
        left = inner.centerx - (count * pitch - GAP) // 2
        return [pygame.Rect(left + at * pitch, low, LETTER, LETTER) for at in range(count)]
    side, pitch = SMALL_LETTER, SMALL_LETTER + GAP
    upper = [pygame.Rect(inner.x + at * pitch, low - pitch, side, side) for at in range(3)]
    return upper + [box.move((6 - count) * pitch // 2, pitch) for box in upper[: count - 3]]


def letter_places(page: Page, boxes: list[pygame.Rect], draft: Draft, order: Order) -> None:
    """Places with a letter each: inked once a type lies there, vermilion where no type is left for it."""
    states = _letter_states(draft, order)
    for (place, letter), spot in zip(draft.letters(order).items(), boxes, strict=True):
        widgets.place(page, place, spot, letter, pictures.letter(letter, states[place]))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)


def _letter_states(draft: Draft, order: Order) -> dict[LetterPlace, str]:
    """The state of each letter; of two equal letters the last one is the missing one."""
    places = draft.letters(order)
    states = dict.fromkeys(places, "needed")
    for state, gone in (("missing", draft.lacking_letters(order)), ("elsewhere", draft.letters_in_use(order))):
        for place, letter in reversed(places.items()):
            if place not in draft.laid and letter in gone and states[place] == "needed":
                gone.remove(letter)
                states[place] = state
    return states


def ink_places(page: Page, room: pygame.Rect, draft: Draft, order: Order) -> bool:
    """Put the places of a colour part below its heading; returns whether they are wider than the room."""
    parts = draft.parts(order)
    crowded = len(parts) > WIDE_LINE
    top = room.bottom - 4 - INK if crowded else room.y + 47
    for at, (place, ink) in enumerate(parts.items()):
        spot = pygame.Rect(room.x + at * (INK + GAP), top, INK, INK)
        widgets.place(page, place, spot, terms.ink_words(ink), _ghost(ink))
        if place in draft.laid:
            laid_piece(page, draft.laid[place], spot)
    return crowded


def _ghost(ink: str) -> Picture:
    """An ink that is still to be laid: pale."""

    def draw(w: int, h: int) -> pygame.Surface:
        pale = piece_art.ink(ink, min(w, h)).copy()
        pale.set_alpha(100)
        return pale

    return draw


def laid_piece(page: Page, piece: str, spot: pygame.Rect, around: pygame.Rect | None = None, count: int = 1) -> None:
    """Put a piece on its place, or the uppermost of so many; `around` is where a hand takes hold of it."""
    label, about = _told(piece, count)
    widgets.piece(page, piece, spot, _picture(piece), label, about=about, around=around)
    if piece == UNCOVERED:
        widgets.picture(page, spot.inflate(-24, -24), icon_picture("eye_off"))


def _picture(piece: str) -> Picture:
    """The picture of a piece: a type, an ink, or a blank for a letter that stays uncovered."""
    match piece:
        case OwnInk(ink):
            return pictures.ink(ink)
        case OwnType(letter):
            return pictures.type_block(letter)
    return lambda w, h: control_art.slot((w, h), "light")


def _told(piece: str, count: int) -> tuple[str, About]:
    """The label of a piece or of so many of them, and what it is about."""
    match piece:
        case OwnInk(ink):
            return terms.ink_words(ink) if count == 1 else terms.inks_words(counted([ink] * count)), ("ink", ink)
        case OwnType(letter):
            return terms.letters_words([letter] * count), ("type", letter)
    return say("Left uncovered"), ()
