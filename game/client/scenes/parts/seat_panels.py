"""Who sits at the table: panels, badges, orders of play, and characters on the board."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base import readings
from game.client.base.i18n import listed, ngettext, say, sentences, translate_data
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.card_art import portrait
from game.client.graphics.icons import icon_picture
from game.client.scenes.destinations import ToCloseUp
from game.client.scenes.game_scene import MoveLaying
from game.client.scenes.parts.patrons import won_patrons
from game.client.scenes.parts.track_sheet import Tracks
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Pop, Push, Transition
from game.client.ui.target_names import LevelMarker, SeatPanel, SeatSpot, SpecialtyRow
from game.rules.moves import SwapLevels
from game.rules.names import SPECIALTIES, Action, CharacterId, Counts
from game.rules.state import Seat, has
from game.rules.view import OBSERVER, View

BADGE = 48
GAP = 10
PX = 28
LEAST_NAME = 60
BEFORE, BETWEEN = "›", 16  # stands between the badges of an order, and the room for it


def ties_words(session: MatchSession, view: View, seat: int) -> str:
    """L3: the turn order as a sentence about ties; the seat that looks is "you"."""
    return say("Ties go in this order: {seats}.", seats=listed(_tied(session, view, seat)))


def _tied(session: MatchSession, view: View, seat: int) -> tuple[str, ...]:
    return tuple(say("you") if at == seat else session.name(at) for at in view.turn_order)


def ties_line(page: Page, rect: pygame.Rect, session: MatchSession, view: View, seat: int) -> None:
    """Put the badges and names of all seats in turn order on a line; the whole line can be looked at."""
    styles = tuple(map(session.style, view.turn_order))
    page.part(_ties, rect, _tied(session, view, seat), styles, view.turn_order[0])


def _ties(page: Page, rect: pygame.Rect, names: Sequence[str], styles: Sequence[theme.SeatStyle], first: int) -> None:
    label = say("Ties:")
    left = rect.x + _width(page, label) + GAP
    widgets.label(page, (rect.x, rect.y, left - rect.x, rect.h), label, px=PX)
    between = _width(page, BEFORE) + GAP
    count = len(names)
    room = (rect.right - left - count * (BADGE + GAP) - (count - 1) * (between + GAP)) // count
    for place, (name, style) in enumerate(zip(names, styles, strict=True)):
        wide = max(LEAST_NAME, min(room, _width(page, name) + 4))
        if place:
            widgets.label(page, (left, rect.y, between, rect.h), BEFORE, px=PX)
            left += between + GAP
        box = (left, rect.centery - BADGE // 2, BADGE, BADGE)
        widgets.picture(page, box, pictures.badge(style, place + 1))
        widgets.label(page, (left + BADGE + 6, rect.y, wide, rect.h), name, px=PX)
        left += BADGE + 6 + wide + GAP
    whole = pygame.Rect(rect.x, rect.y, left - rect.x, rect.h)
    hint = say("If players have equally many markers, the one further left acts first.")
    words = say("Ties go in this order: {seats}.", seats=listed(names))
    widgets.sight(page, "ties", whole, words, ("marker", str(first)), hint)


def _width(page: Page, words: str) -> int:
    return widgets.width_of(page, words, PX) + 2


LETTER, INK = 30, 30
FIGURE, LONGEST_COUNT = 13, 2  # the width of a figure of a count, and how many have room; others are set smaller
LEAST_INK = 12  # the least side of an ink beside counts of that length
NEAR = 2  # between a letter and its count; the picture of an ink has a margin of its own
LETTER_GAP, INK_GAP, MOST_GAP = 7, 2, 11  # between a count and the next kind: at least for both, and at most


def seat_panels(page: Page, session: MatchSession, view: View, active: int) -> None:
    """Put a panel `seat:<n>` for every seat, in turn order; the active one is framed, its patrons lie below."""
    boxes = layout.grid("take orders", "seat panel", len(view.turn_order))
    for place, (seat, box) in enumerate(zip(view.turn_order, boxes, strict=True), start=1):
        seat_panel(page, session, view.seats[seat], box, place, active=seat == active)
    if active in session.seats.printers:
        won, style = view.seats[active].patronage, session.style(active)
        page.part(won_patrons, session.content, session.name(active), style, won, len(view.turn_order))


class Look(NamedTuple):
    """How the panel of a seat looks: the active one is framed."""

    style: theme.SeatStyle
    place: int  # in the turn order
    active: bool


class Held(NamedTuple):
    """What the panel of a seat shows that it has; of the automa nothing but the number of its markers is shown."""

    fame: int
    guilders: int
    counts: tuple[tuple[str, int], ...]  # orders, gears and patronage cards, each with its pictogram
    types: Counts
    inks: Counts


def seat_panel(page: Page, session: MatchSession, seat: Seat, box: pygame.Rect, place: int, *, active: bool) -> None:
    """Put the panel `seat:<n>` of one seat: its place, name and holdings, in the upper 116 units of a box."""
    counts = ("order", len(seat.orders)), ("gears", len(seat.gears)), ("patronage", len(seat.patronage))
    held = seat.marker_count if seat.is_automa else Held(seat.fame, seat.guilders, counts, seat.types, seat.inks)
    won = tuple(words.patronage_title(card, session.content) for card in seat.patronage)
    name, look = session.name(seat.index), Look(session.style(seat.index), place, active)
    page.part(_seat_panel, seat.index, box, name, look, held=held, won=won)


def _seat_panel(
    page: Page, seat: int, box: pygame.Rect, name: str, look: Look, *, held: Held | int, won: Sequence[str]
) -> None:
    hint = say("Open the printing house of {seat}.", seat=name)
    if isinstance(held, int):
        hint = say("{seat} moves markers and removes things. It never scores.", seat=name)
    else:
        page.anchor(SeatSpot("purse", seat), _coin_box(box))
        page.anchor(SeatSpot("fame", seat), _laurel_box(box))
        page.anchor(SeatSpot("patronage", seat), (box.x + 192, box.y + 43, 28, 28))
        if won:
            hint = sentences((hint, say("Patronage cards: {patrons}.", patrons=terms.both(won))))
    target = Target(SeatPanel(seat), "panel", box, name, hint=hint)
    page.target(target, _paint_seat_panel, box, name, look, held)


def _paint_seat_panel(brush: Brush, state: State, box: pygame.Rect, name: str, look: Look, held: Held | int) -> None:
    style, place, active = look
    ground = theme.PAPER_LIGHT if active else theme.PAPER_SHADE
    edge = theme.VERMILION if active else theme.BRASS if state.hovered else theme.INK_SOFT
    brush.blit(widgets.panel_picture(ground, 5 if active or state.hovered else 2, edge), box)
    brush.blit(pictures.badge(style, place), (box.x + 10, box.y + 10, 64, 64))
    brush.text((box.x + 84, box.y + 4, 164, 40), name, "body", 30)
    if isinstance(held, int):
        markers = ngettext("{count} marker", "{count} markers", held)
        brush.text((box.x + 84, box.y + 40, 284, 34), markers, "body", 26)
        brush.text((box.x + 84, box.y + 74, 288, 36), say("blocks, never scores"), "body", 26)
    else:
        _holdings(brush, box, held, 42 if place == 1 else 12)
    if place == 1:
        brush.blit(icon_picture("first"), (box.x + 8, box.y + 78, 30, 30))


def _laurel_box(panel: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(panel.right - 132, panel.y + 8, 62, 62)


def _coin_box(panel: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(panel.right - 68, panel.y + 10, 58, 58)


def _holdings(brush: Brush, box: pygame.Rect, held: Held, left: int) -> None:
    brush.blit(pictures.laurel(held.fame), _laurel_box(box))
    brush.blit(pictures.coin(held.guilders), _coin_box(box))
    x = box.x + 84
    for icon, count in held.counts:
        colour = theme.VERMILION if icon == "patronage" and count else theme.INK
        brush.blit(icon_picture(icon, colour), (x, box.y + 43, 28, 28))
        brush.text((x + 31, box.y + 40, 22, 34), str(count), "body", 26)
        x += 54
    paint_goods(brush, pygame.Rect(box.x + left, box.y + 77, box.w - left - 4, 34), held.types, held.inks)


def paint_goods(brush: Brush, row: pygame.Rect, types: Counts, inks: Counts) -> None:
    """Types and inks one by one where they fit, otherwise one of each with a count."""
    if sum(types) * LETTER + sum(inks) * INK > row.w - 12:
        _paint_counted(brush, row, types, inks)
        return
    for place, index in enumerate(readings.spelled(types)):
        box = (row.x + place * LETTER, row.y + 2, LETTER - 2, LETTER - 2)
        brush.blit(pictures.EACH_LETTER[index], box)
    left = row.x + sum(types) * LETTER + 10
    for place, index in enumerate(readings.spelled(inks)):
        brush.blit(pictures.EACH_INK[index], (left + place * INK, row.y + 1, INK, INK))


def _paint_counted(brush: Brush, row: pygame.Rect, types: Counts, inks: Counts) -> None:
    """One of each kind with its count, nearer to it than to what follows; inks are smaller where they must be."""
    letters = [(picture, str(count)) for picture, count in zip(pictures.EACH_LETTER, types, strict=True) if count]
    drops = [(picture, str(count)) for picture, count in zip(pictures.EACH_INK, inks, strict=True) if count]
    side, ink_side, spare, longest = LETTER - 2, 0, 0, LONGEST_COUNT
    while ink_side < LEAST_INK and longest:
        figures = sum(min(len(count), longest) for _, count in letters + drops)
        spare = row.w - len(letters) * (side + NEAR + LETTER_GAP) - len(drops) * INK_GAP - FIGURE * figures
        ink_side, longest = min(side, spare // max(1, len(drops))), longest - 1
    more = max(0, spare - len(drops) * ink_side) // (len(letters) + len(drops))
    x = row.x
    for kinds, high, near, least in ((letters, side, NEAR, LETTER_GAP), (drops, ink_side, 0, INK_GAP)):
        for picture, count in kinds:
            brush.blit(picture, (x, row.y + 16 - high // 2, high, high))
            width = FIGURE * min(len(count), longest + 1) + min(MOST_GAP, least + more)
            brush.text((x + high + near, row.y, width, 32), count, "body", 26)
            x += high + near + width
    assert x <= row.right + 8


def badges(
    page: Page, rect: pygame.Rect, styles: Sequence[theme.SeatStyle], *, order: theme.Rgb | None = None
) -> list[pygame.Rect]:
    """Put badges in a row that ends at the right of a rectangle; returns their places.

    Those of an `order` of play have a sign of that colour between them; a numeral on a badge is always the place in the
    turn order.
    """
    gap = BETWEEN if order else 6
    side = min(BADGE, rect.h, rect.w // max(1, len(styles)) - gap)
    first = pygame.Rect(rect.right - len(styles) * (side + gap), rect.centery - side // 2, side, side)
    boxes = [first.move(place * (side + gap), 0) for place in range(len(styles))]
    for place, (style, box) in enumerate(zip(styles, boxes, strict=True)):
        widgets.picture(page, box, pictures.badge(style))
        if place and order:
            before = (box.x - BETWEEN, box.y, BETWEEN, side)
            widgets.label(page, before, BEFORE, px=PX, colour=order, align="center")
    return boxes


def order_of_play(page: Page, session: MatchSession, view: View, action: Action, rect: pygame.Rect) -> None:
    """Put the badges of an action in the order of play, the first at the left; who has had its turn is veiled."""
    order, left = readings.play_order(view, action), readings.turns_left(view, action)
    styles = [session.style(seat) for seat in order]
    for seat, box in zip(order, badges(page, rect, styles, order=theme.INK), strict=True):
        if seat not in left:
            page.draw(box, Brush.veil, box, theme.PAPER_LIGHT, 150, radius=8)
            widgets.picture(page, box.inflate(-16, -16), icon_picture("check"))


LARGEST_TOLD = 170  # how high the words may stand over the tracks
LINE = 44  # the least height of what is told
NAME_WIDTH = 330


def character_button(page: Page, rect: pygame.Rect, session: MatchSession, seat: Seat, *, closed: bool = False) -> None:
    """Put the portrait `character` of a seat that has one; it is framed in red while its ability can be used.

    `closed`: the seat's person is not at the screen, so that it is only looked at.
    """
    if seat.character is None:
        return
    name, acts = session.content.characters[seat.character].name, not closed and can_swap(session, seat)
    hint = words.character_words(seat.character, session.content)
    hint = say("{ability}\nPress to do it now.", ability=hint) if acts else hint
    subject = ("character", seat.character)
    target = Target("character", "button", rect, translate_data(name), hint=hint, subject=subject)
    page.target(target, _paint_character, rect, seat.character, acts=acts)


def _paint_character(brush: Brush, state: State, rect: pygame.Rect, character: CharacterId, *, acts: bool) -> None:
    edge = theme.VERMILION if acts else theme.BRASS if state.hovered else theme.OAK
    brush.blit(widgets.panel_picture(theme.PAPER, 5 if acts or state.hovered else 3, edge), rect)
    height = min(rect.h - 12, round((rect.w - 12) * 1.18))
    oval = pygame.Rect(0, 0, round(height / 1.18), height).move_to(center=rect.center)
    brush.blit(lambda w, _h: portrait(character, w), oval)


def can_swap(session: MatchSession, seat: Seat) -> bool:
    """Whether `plantin` may swap two of the seat's levels now."""
    if not has(session.content, seat, "plantin"):
        return False
    pairs = ((first, second) for first in SPECIALTIES for second in SPECIALTIES if first < second)
    return any(session.turns.allows(SwapLevels(seat.index, first, second)) for first, second in pairs)


def press_character(session: MatchSession, seat: int, *, closed: bool = False) -> Transition:
    """The answer to a press on the portrait: use the ability where that can be done now, else a closer look."""
    holder = session.view().seats[seat]
    if holder.character is None:
        return None
    if not closed and can_swap(session, holder):
        return Push(LevelSwap(session, seat))
    return Push(ToCloseUp(session, OBSERVER, ("character", holder.character)))


class LevelSwap(Overlay, MoveLaying, name="level swap"):
    """A3, `plantin`: a marker `marker:<specialty>` laid on another `row:<specialty>` swaps their levels; `close`."""

    places = tuple(map(SpecialtyRow, SPECIALTIES))

    def __init__(self, session: MatchSession, seat: int) -> None:
        MoveLaying.__init__(self, session, seat)
        character = self.holder.character
        name = words.familiar_name(character, session.content) if character else ""
        title = say("{character} swaps two levels", character=name)
        Overlay.__init__(self, title, [Answer("close", say("Close"))])

    def body(self, page: Page, rect: pygame.Rect) -> None:
        told = say("Place a marker on another row to swap their levels. Once a round; it can’t be undone later.")
        high = min(LARGEST_TOLD, max(LINE, widgets.height_of(page, told, 30, rect.w)))
        widgets.label(page, (rect.x, rect.y, rect.w, high), told, px=30, wrap=True)
        area = pygame.Rect(rect.x, rect.y + high + 16, rect.w, rect.h - high - 16)
        tracks = Tracks(area, self.session, self.holder, NAME_WIDTH, beyond=False)
        tracks.draw(page)
        for at, specialty in enumerate(SPECIALTIES):
            name, subject = terms.specialty_words(specialty), ("craft", specialty)
            widgets.place(page, SpecialtyRow(specialty), tracks.line(at), name)
            marker = LevelMarker(specialty), tracks.marker_box(specialty), tracks.marker_picture()
            widgets.piece(page, *marker, name, subject=subject)

    def move(self, piece: str, place: str) -> SwapLevels | None:
        match piece, place:
            case LevelMarker(first), SpecialtyRow(second):
                return SwapLevels(self.seat, first, second)
        return None

    def lay(self, piece: str, place: str) -> Transition:
        """Swap, and go back to the table: there is no second swap in a round."""
        move = self.move(piece, place)
        return Pop() if move is not None and self.submit(move) else None
