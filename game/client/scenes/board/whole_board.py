"""The whole board at once: all five actions with every piece, and beside it what everybody holds."""

import pygame

from game.client.base import readings
from game.client.base.bindings import Intent
from game.client.base.i18n import ROMAN, say
from game.client.base.subject import Subject
from game.client.graphics import layout, panes, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.graphics.icons import icon_picture
from game.client.scenes.destinations import ToCloseUp
from game.client.scenes.parts import blocks, orders, strips
from game.client.scenes.parts.bar import to_house
from game.client.scenes.parts.seat_panels import seat_panel, ties_words
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import reward_text, told
from game.client.text.told import Gaze, Told
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.target_names import SeatPanel
from game.rules.names import ACTIONS, SPECIALTIES
from game.rules.state import Seat
from game.rules.view import OBSERVER

CARD = (166, 232)
FOUR = 4
INK_SIDES = {FOUR: (62, 44)}  # of an ink and its price; larger ones with fewer sets
SPECIALTY = (190, 80)  # a card so low that it has no words, which are beside it
SECTOR = 54
SPACE = (92, 100)
NAME = 30  # of a patron, above the slip


def bands(page: Page, gaze: Gaze) -> None:
    """Put the sheet and the rows; each piece is a sight `look:<kind>:<id>`."""
    widgets.sheet(page, layout.rect("whole board", "main board"), "rule")
    put = (_orders, _inks, _specialties, _gears, _patronage)
    for action, put_pieces in zip(ACTIONS, put, strict=True):
        board_row = layout.rect("whole board", action)
        widgets.picture(page, (board_row.x - 66, board_row.centery - 28, 56, 56), pictures.icon(action))
        if action != ACTIONS[0]:
            left, right = (board_row.x - 66, board_row.y - 4), (board_row.right, board_row.y - 4)
            page.draw(board_row.inflate(140, 8), Brush.line, left, right, theme.PAPER_SHADE, 3)
        put_pieces(page, gaze, board_row)


def _columns(board_row: pygame.Rect, count: int) -> list[pygame.Rect]:
    """So many equal parts of a row, which fill it."""
    first = pygame.Rect(board_row.x, board_row.y + 4, board_row.w // max(1, count) - 12, board_row.h - 8)
    return [first.move(at * (first.w + 12), 0) for at in range(count)]


def _inks(page: Page, gaze: Gaze, board_row: pygame.Rect) -> None:
    count = len(gaze.view.ink_sets)
    strips.ink_sets(page, gaze, _columns(board_row, count), INK_SIDES.get(count, (74, 52)))


def _orders(page: Page, gaze: Gaze, board_row: pygame.Rect) -> None:
    """Put printing cards left and refinement cards right; below each what the seat that looks lacks for it."""
    count = len(gaze.view.printing_row)
    pitch = board_row.w // (2 * count)
    cells = [pygame.Rect(board_row.x + at * pitch, board_row.y + 4, pitch - 5, CARD[1]) for at in range(2 * count)]
    for card, cell in zip(gaze.view.printing_row, cells[:count], strict=True):
        if card is not None:
            found = gaze.content.printing[card]
            _card(page, gaze, cell, pictures.printing_card(found), told.printing(gaze, card), letters=found.needs)
    for card, cell in zip(gaze.view.refinement_row, cells[count:], strict=True):
        if card is not None:
            wanted, piece = gaze.content.refinement[card], told.refinement(gaze, card)
            _card(page, gaze, cell, pictures.refinement_card(wanted), piece, inks=wanted.inks, levels=wanted.levels)


def _card(
    page: Page, gaze: Gaze, cell: pygame.Rect, picture: Picture, piece: Told,
    **asked: tuple[int, int, int, int],
) -> None:  # fmt: skip
    """Put a card, and a check where the seat lacks nothing of what is asked, else what it lacks."""
    box = pygame.Rect(cell.x, cell.y, *CARD)
    widgets.picture(page, box, picture)
    strips.sight(page, box, piece)
    if gaze.holder is None:
        return
    gaps = readings.short_of(gaze.holder, **asked)
    below = pygame.Rect(cell.x, cell.bottom + 4, cell.w, 48)
    if not gaps.anything:
        page.draw(below, orders.paint_row, below, [orders.square(icon_picture("check"), 36)])
        return
    row = [orders.square(icon_picture("cross", theme.VERMILION), 22, yields=True)]
    row += [orders.square(picture, orders.SORT) for picture in pictures.letters(gaps.letters)][:5]
    row += [orders.square(picture, 36, yields=True) for picture in pictures.inks(gaps.inks)]
    too_low = [name for name, level in zip(SPECIALTIES, gaps.levels, strict=True) if level]
    row += [orders.square(pictures.icon(name), 32, yields=True) for name in too_low]
    page.draw(below, orders.paint_row, below, row, 1)


def _specialties(page: Page, gaze: Gaze, board_row: pygame.Rect) -> None:
    row = gaze.view.specialty_row
    for card, box in zip(row, _columns(board_row, len(row)), strict=True):
        if card is not None:
            face = pygame.Rect(box.x, box.y + 2, *SPECIALTY)
            widgets.picture(page, face, pictures.specialty_card(gaze.content.specialty[card]))
            beside = (face.right + 10, box.y, box.right - face.right - 10, box.h)
            widgets.label(page, beside, say("or any one"), px=26, colour=theme.INK_SOFT)
            strips.sight(page, box, told.specialty(gaze, card))


def _gears(page: Page, gaze: Gaze, board_row: pygame.Rect) -> None:
    """Each gear as three lines, in the order in which its sectors come up."""
    foot = pygame.Rect(board_row.x, board_row.bottom - 34, board_row.w, 32)
    when = say("Each round the next line becomes active: downwards on axles I and III, upwards on axle II.")
    if readings.is_last_round(gaze.content, gaze.view):
        when = say("You choose the active sector. Gears don’t turn any more in this game.")
    widgets.label(page, foot, when, px=26, colour=theme.INK_SOFT)
    row = gaze.view.gears_row
    for card, box in zip(row, _columns(board_row, len(row)), strict=True):
        if card is None:
            continue
        box.h = 3 * SECTOR + 2
        sectors = gaze.content.gears[card].sectors
        for line, sector in enumerate(readings.coming_sectors()):
            tile = pygame.Rect(box.x, box.y + line * SECTOR, SECTOR - 2, SECTOR - 2)
            widgets.picture(page, tile, pictures.reward(sectors[sector]))
            beside = (tile.right + 8, tile.y, box.right - tile.right - 8, tile.h)
            widgets.label(page, beside, reward_text.reward_words_short(sectors[sector], gaze.content.rules), px=26)
        strips.sight(page, box, told.gear(gaze, card))


def _patronage(page: Page, gaze: Gaze, board_row: pygame.Rect) -> None:
    """The reward spaces two by two, and beside them the patrons."""
    for number in range(len(gaze.view.claimed)):
        left, top = board_row.x + number % 2 * (SPACE[0] + 8), board_row.y + 4 + number // 2 * (SPACE[1] + 8)
        box = pygame.Rect(left, top, *SPACE)
        widgets.picture(page, box, strips.reward_card_picture(gaze, number))
        strips.sight(page, box, told.space(gaze, number))
    left = 2 * (SPACE[0] + 8) + 12
    columns = -(-len(gaze.view.patronage_row) // 2)  # in two lines
    pitch = (board_row.w - left) // max(1, columns)
    opens = readings.opening_rounds(gaze.content, gaze.view)
    for number, card in enumerate(gaze.view.patronage_row):
        if card is not None:
            x, y = board_row.x + left + number % columns * pitch, board_row.y + 4 + number // columns * 108
            whole = pygame.Rect(x, y, pitch - 12, 104)
            slip = pygame.Rect(x, y + NAME, whole.w, whole.h - NAME)
            found, locked = gaze.content.patronage[card], gaze.view.round < opens[number]
            lock = say("from {number}", number=ROMAN[opens[number]]) if locked else ""
            beside = whole.w - widgets.width_of(page, lock, 26) - 16
            widgets.label(page, (x, y, beside, NAME), words.patronage_title(card, gaze.content), px=26)
            widgets.label(page, (x + beside, y, whole.w - beside, NAME), lock, px=26, align="right")
            widgets.picture(page, slip, pictures.patronage_slip(found, locked=locked, round=opens[number]))
            strips.sight(page, whole, told.patron(gaze, number, card))


TOP = 116  # of the panel that stands above
ROW = 34
HOLDINGS_COLUMNS = 2
GAP, TALL = 6, 420  # between panels; a panel so high has room for the orders with their titles


def holdings(page: Page, session: MatchSession, seat: Seat, box: pygame.Rect) -> None:
    """Put levels and orders into a panel; an order is its letters, solid where the seat's types cover them."""
    if seat.is_automa:
        return
    inner = pygame.Rect(box.x + 12, box.y + TOP, box.w - 20, box.h - TOP)
    pitch = inner.w // len(SPECIALTIES)
    for place, (name, level) in enumerate(zip(SPECIALTIES, seat.levels, strict=True)):
        part = pygame.Rect(inner.x + place * pitch, inner.y, pitch, ROW - 2)
        row = [orders.square(pictures.icon(name), 30), orders.square(pictures.level(level), orders.SORT)]
        page.draw(part, orders.paint_row, part, row, 4)
    if box.h >= TALL:
        orders.order_rows(page, pygame.Rect(inner.x, inner.y + ROW + 8, inner.w, inner.h - ROW), session, seat, 1)
        return
    pitch = inner.w // HOLDINGS_COLUMNS
    if len(seat.orders) > 1:
        x = inner.x + pitch - 4
        page.draw(inner, Brush.line, (x, inner.y + ROW), (x, inner.bottom - 6), theme.INK_SOFT, 2)
    for place, order in enumerate(seat.orders):
        down, across = divmod(place, HOLDINGS_COLUMNS)
        part = pygame.Rect(inner.x + across * pitch, inner.y + ROW * (1 + down), pitch - 6, ROW - 2)
        page.draw(part, orders.paint_row, part, orders.letter_tiles(session.content.printing[order.printing], seat), 1)


class WholeBoard(Scene, name="whole board", default="close"):
    """Shows what everybody may see, and no plan; it closes to the scene below, which has not changed.

    Panels `seat:<n>` open a printing house; `close` goes back. Pieces are sights `look:<kind>:<id>`.
    """

    def __init__(self, session: MatchSession, seat: int = OBSERVER) -> None:
        self.session = session
        self.seat = seat
        self._step = session.shown.step

    def views(self) -> list[panes.View]:
        return blocks.whole_board()

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        words = say("The board in round {round}", round=ROMAN[view.round])
        heading = layout.rect("whole board", "heading")
        widgets.label(page, heading.move(4, 0), words, px=44, face="sc", colour=theme.PAPER_LIGHT)
        close = layout.rect("whole board", "close")
        widgets.page_button(page, "close", close, say("Close"), "plain", hint=say("Back to the game."))
        holder = view.seats[self.seat] if self.seat in self.session.seats.printers else None
        bands(page, gaze := Gaze(self.session.seats, view, holder))
        page.tell(*told.board_words(gaze))
        ties, rect = ties_words(self.session, view, self.seat), layout.rect("whole board", "ties")
        widgets.label(page, rect, ties, px=26, colour=theme.PAPER_LIGHT, wrap=True)
        box = layout.rect("whole board", "seat")
        automa = sum(view.seats[seat].is_automa for seat in view.turn_order)
        room = layout.MAIN.bottom - box.y + GAP - automa * (TOP + GAP)
        high = min(TALL, room // (len(view.turn_order) - automa) - GAP)
        for place, seat in enumerate(view.turn_order, start=1):
            box.h = TOP if view.seats[seat].is_automa else high
            seat_panel(page, self.session, view.seats[seat], box, place, active=seat == self.seat)
            holdings(page, self.session, view.seats[seat], box)
            box = box.move(0, box.h + GAP)

    def press(self, name: str) -> Transition:
        return to_house(self.session, name.seat) if isinstance(name, SeatPanel) else None

    def intend(self, intent: Intent) -> Transition:
        """Close at the key that opened it."""
        return Pop() if intent == "board" else None

    def closer_look(self, subject: Subject) -> Transition:
        return Push(ToCloseUp(self.session, self.seat, subject))

    def tick(self, dt_s: float) -> bool:
        """Let computer players go on thinking, so that they plan while somebody looks."""
        self.toast(self.session.think_along(self._step))
        return False

    def next(self) -> Transition:
        """Close once the game stops elsewhere, because then another scene or a curtain is due."""
        return None if self.session.shown.step == self._step else Pop()
