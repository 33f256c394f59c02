"""A printing house: all that a seat owns, on one oak board, and the ways to the houses of all players."""

from functools import partial

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, say, sentences
from game.client.graphics import control_art, icons, layout, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture
from game.client.scenes.game_scene import MatchScene
from game.client.scenes.parts.gear_train import gear_train
from game.client.scenes.parts.offers import next_type_words, paint_price, switch_words, type_offer, type_offers
from game.client.scenes.parts.orders import order_slots
from game.client.scenes.parts.seat_panels import character_button
from game.client.session.match_session import MatchSession
from game.client.text.reward_text import track_reward_words
from game.client.text.terms import guilder_words, ink_words, inks_words, specialty_words, type_counts_words
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import News, Transition
from game.client.ui.target_names import DiskSpot, HouseButton, LevelCell, SeatSpot, SpecialtyRow, TypePiece
from game.rules.names import LETTERS, SPECIALTIES, Counts
from game.rules.state import Seat
from game.rules.view import View

LABEL = 34
BLOCK, CASE_PITCH = 168, 224  # of the letters to buy
TAG = 54  # side of a price below a letter


def types_tray(page: Page, rect: pygame.Rect, session: MatchSession, seat: Seat) -> None:
    """Put the place `types` with a seat's types; many of a letter lie as one block with a count."""
    held = say("No types yet.") if not any(seat.types) else say("{types}.", types=type_counts_words(seat.types))
    _tray(page, "types", rect, say("Types"), sentences((held, next_type_words(session, seat))))
    page.draw(rect, lambda brush: _paint_goods(brush, rect, seat.types, pictures.EACH_TYPE))


def inks_tray(page: Page, rect: pygame.Rect, seat: Seat) -> None:
    """Put the place `inks` with a seat's inks; many of a colour lie as one with a count."""
    hint = say("No inks yet.") if not any(seat.inks) else inks_words(seat.inks)
    words = say("Inks") if seat.wild is None else say("Inks: {ink} is wild", ink=ink_words(seat.wild))
    _tray(page, "inks", rect, words, hint)
    page.draw(rect, lambda brush: _paint_goods(brush, rect, seat.inks, pictures.EACH_INK))


def _tray(page: Page, name: str, rect: pygame.Rect, words: str, hint: str) -> None:
    subject = ("type",) if name == "types" else ("ink",)
    widgets.place(page, name, rect, words, widgets.slot_picture(), hint, subject=subject)
    head = pygame.Rect(rect.x + 16, rect.y + 3, rect.w - 32, LABEL)
    widgets.label(page, head, words, px=28, colour=theme.PAPER_LIGHT)


def _paint_goods(brush: Brush, rect: pygame.Rect, counts: Counts, kinds: pictures.Pictures) -> None:
    """One by one while four fit, otherwise one of each with its count."""
    area = pygame.Rect(rect.x + 14, rect.y + LABEL + 8, rect.w - 28, rect.h - LABEL - 16)
    side = min(96, area.h)
    room = area.w // (side + 4)
    if sum(counts) <= room:
        for place, index in enumerate(readings.spelled(counts)):
            brush.blit(kinds[index], pygame.Rect(area.x + place * (side + 4), area.y, side, side))
        return
    pitch = area.w // sum(map(bool, counts))
    side = min(side, pitch - 30)
    for place, index in enumerate(index for index, count in enumerate(counts) if count):
        box = pygame.Rect(area.x + place * pitch, area.centery - side // 2, side, side)
        brush.blit(kinds[index], box)
        count = pygame.Rect(box.right + 3, area.y, pitch - side - 3, area.h)
        brush.text(count, str(counts[index]), "body", 30, theme.PAPER_LIGHT)


def buy_button(page: Page, rect: pygame.Rect, session: MatchSession, seat: Seat) -> None:
    """Put the button `buy` with the least price of a type now, and the gear that it uses."""
    offer = min(type_offers(session, seat).values(), key=lambda offer: (bool(offer.reason), offer.price))
    words, why_not = say("Buy a type"), offer.reason
    hint = next_type_words(session, seat) if offer.gears else ""
    widgets.page_button(page, "buy", rect, "", "wood", reason=why_not, spoken=words, hint=hint)
    colour = theme.DISABLED_TEXT if why_not else theme.INK
    width = 2 * 56 + 4 if offer.gears else 56
    narrow = rect.w <= 200
    prices = pygame.Rect(rect.right - 18 - width, rect.y + 3, width, rect.h - 12)

    def paint(brush: Brush) -> None:
        box = (rect.x + 12, rect.y + 4, rect.w - 32 - prices.w, rect.h - 14)
        if narrow and offer.gears:  # no room for words
            brush.blit(pictures.icon("type"), (rect.x + 14, prices.centery - 22, 44, 44))
        else:
            brush.text(box, words, "body", 28 if narrow else 32, colour, wrap=True, read=False)
        paint_price(brush, prices, offer, 56)

    page.draw(rect, paint)


class TypeCase(Overlay, MatchScene):
    """The case of types: pieces `type:<letter>` are dragged or clicked to the place `types`; `close` goes back.

    Where a gear makes a letter cheaper it is used, unless `full` was pressed, which keeps the gear.
    """

    name = "type case"

    def __init__(self, session: MatchSession, seat: int) -> None:
        MatchScene.__init__(self, session, seat)
        Overlay.__init__(self, say("Buy a type"), [Answer("close", say("Close"))])
        self._full = False  # whether the full price is paid, so that no gear is used

    def build(self, page: Page) -> None:
        """Put a switch beside `close`, where a gear can be used or kept."""
        close = Answer("close", say("Close"))
        words = switch_words(self.session, self.holder, full=self._full)
        self.answers = (Answer("full", words, self._switch, keep_open=True), close) if words else (close,)
        super().build(page)

    def _switch(self) -> Transition:
        self._full = not self._full
        self.changed()
        return None

    def body(self, page: Page, rect: pygame.Rect) -> None:
        offers = type_offers(self.session, self.holder, full=self._full)
        words = self._words({offer.price for offer in offers.values()})
        widgets.label(page, (rect.x, rect.y, rect.w, 48), words, px=32, align="center")
        left = rect.centerx - (len(LETTERS) * CASE_PITCH - (CASE_PITCH - BLOCK)) // 2
        for place, letter in enumerate(LETTERS):
            box = pygame.Rect(left + place * CASE_PITCH, rect.y + 76, BLOCK, BLOCK)
            if len(self.answers) > 1:  # prices stand below
                box = box.inflate(-TAG, -TAG).move(0, -TAG // 2)
            offer, subject = offers[letter], ("type", letter)
            block = pictures.type_block(letter, mirrored=True)
            widgets.piece(
                page, TypePiece(letter), box, block, letter, reason=offer.reason, hint=offer.hint, subject=subject
            )
            if len(self.answers) > 1:
                width = 2 * TAG + 4 if offer.gears else TAG
                tag = pygame.Rect(box.centerx - width // 2, box.bottom + 6, width, TAG)
                page.draw(tag, partial(paint_price, box=tag, offer=offer, side=TAG))
        types_tray(page, pygame.Rect(rect.x, rect.y + 280, rect.w, 150), self.session, self.holder)

    def _words(self, prices: set[int]) -> str:
        guilders = guilder_words(self.holder.guilders)
        if len(prices) > 1:
            return say("Drag a letter to your types. You have {guilders}.", guilders=guilders)
        price = guilder_words(min(prices))
        return say(
            "Drag a letter to your types: it costs {price}, and you have {guilders}.", price=price, guilders=guilders
        )

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"types"})

    def lay(self, piece: str, place: str) -> Transition:
        if isinstance(piece, TypePiece):
            self.submit(*type_offer(self.session, self.holder, piece.letter, full=self._full).moves)
        return None

    def take_news(self) -> News | None:
        """What happened in the match: a type was bought."""
        return self.session.take_news()

    def why_not(self, piece: str, place: str) -> str:
        return say("A type you buy goes to your types.")


HEAD, FOOT, ICON = 34, 72, 52


def tracks(page: Page, rect: pygame.Rect, session: MatchSession, view: View, seat: int) -> None:
    """Put the place `tracks`, on it the places `row:<specialty>`, and what the next levels give."""
    shown = view.seats[seat]
    widgets.place(page, "tracks", rect, say("Specialties"), lambda w, h: control_art.sheet((w, h), "none"))
    page.draw(rect, lambda brush: _paint_head(brush, rect, session.content.rules.top_level))
    for index, specialty in enumerate(SPECIALTIES):
        row = row_box(rect, index)
        _row(page, row, session, shown, index)
        name, subject = specialty_words(specialty), ("craft", specialty)
        hint = say("{specialty} is at level {level}.", specialty=name, level=ROMAN[shown.levels[index]])
        widgets.place(page, SpecialtyRow(specialty), row, name, hint=hint, subject=subject)
    page.draw(rect, lambda brush: _paint_rewards(brush, rect, session, shown))
    for stage in session.content.rules.reward_track:
        page.anchor(DiskSpot(seat, stage.level), _reward_box(rect, stage.level, session.content.rules.top_level))
    foot = pygame.Rect(rect.x + 8, rect.bottom - FOOT + 4, rect.w - 24, FOOT - 12)
    widgets.sight(page, "track", foot, say("Reward track"), ("track",), next_reward_words(session, shown))


def row_box(rect: pygame.Rect, index: int) -> pygame.Rect:
    """The rectangle of one specialty's row."""
    pitch = (rect.h - HEAD - FOOT) // len(SPECIALTIES)
    return pygame.Rect(rect.x + 10, rect.y + HEAD + index * pitch, rect.w - 28, pitch - 4)


def _cell(row: pygame.Rect, level: int, top: int) -> pygame.Rect:
    pitch = (row.w - ICON) / (top + 1)
    side = min(round(pitch) - 6, row.h - 4)
    return pygame.Rect(round(row.x + ICON + level * pitch), row.centery - side // 2, side, side)


def _paint_head(brush: Brush, rect: pygame.Rect, top: int) -> None:
    for level in range(top + 1):
        cell = _cell(row_box(rect, 0), level, top)
        box = pygame.Rect(cell.x - 8, rect.y + 6, cell.w + 16, HEAD - 4)
        brush.text(box, ROMAN[level], "roman", 26, align="center")


def _row(page: Page, row: pygame.Rect, session: MatchSession, seat: Seat, index: int) -> None:
    top, level = session.content.rules.top_level, seat.levels[index]
    style = session.style(seat.index)
    for step in range(top + 1):
        page.anchor(LevelCell(seat.index, SPECIALTIES[index], step), _cell(row, step, top).inflate(4, 4))

    def paint(brush: Brush) -> None:
        side = min(44, row.h)
        where = (row.x, row.centery - side // 2, side, side)
        brush.blit(lambda w, h: icons.icon(SPECIALTIES[index], min(w, h)), where)
        for step in range(top + 1):
            cell = _cell(row, step, top)
            brush.blit(lambda w, h: control_art.slot((w, h), "light"), cell)
        first, last = _cell(row, 0, top), _cell(row, level, top)
        if level:
            brush.line(first.center, last.center, theme.OAK, 5)
        brush.blit(pictures.marker(style), last.inflate(4, 4))

    page.draw(row, paint)


def _reward_box(rect: pygame.Rect, level: int, top_level: int) -> pygame.Rect:
    cell = _cell(row_box(rect, 0), level, top_level)
    return pygame.Rect(cell.centerx - 22, rect.bottom - FOOT + 9, 44, 48)


def _paint_rewards(brush: Brush, rect: pygame.Rect, session: MatchSession, seat: Seat) -> None:
    """Under each level that moves the disk its reward: gained ones with a check, the next one framed."""
    rules, top = session.content.rules, rect.bottom - FOOT
    brush.line((rect.x + 14, top), (rect.right - 22, top), theme.INK_SOFT, 2)
    row = row_box(rect, 0)
    brush.blit(icons.icon_picture("trophy"), (row.x, top + 12, 40, 40))
    for step, stage in enumerate(rules.reward_track):
        box = _reward_box(rect, stage.level, rules.top_level)
        brush.rect(box, theme.INK if step < seat.disk else theme.PAPER_LIGHT, radius=6)
        brush.rect(box, theme.VERMILION if step == seat.disk else theme.INK, width=3, radius=6)
        colour = theme.PAPER_LIGHT if step < seat.disk else theme.INK
        brush.blit(icons.icon_picture(pictures.TRACK_ICONS[stage.reward], colour), box.inflate(-10, -10))
        if step < seat.disk:
            brush.circle((box.right - 3, box.bottom - 4), 10, theme.VERMILION)
            brush.blit(icons.icon_picture("check", theme.PAPER_LIGHT), (box.right - 11, box.bottom - 12, 16, 16))


def next_reward_words(session: MatchSession, seat: Seat) -> str:
    """What the reward disk gives next, or that all is gained."""
    track = session.content.rules.reward_track
    if seat.disk >= len(track):
        return say("You have earned all rewards of the track.")
    step = track[seat.disk]
    level = ROMAN[step.level]
    return say("First specialty at {level}: {reward}.", level=level, reward=track_reward_words(step.reward))


SORTS = {" ": "space", "-": "hyphen"}  # characters that are no letters, with the names of their blocks


def block(letter: str) -> Picture:
    """The type block of a letter, mirrored."""
    return lambda w, h: piece_art.type_block(SORTS.get(letter, letter), min(w, h))


def letter_words(letter: str) -> str:
    """The name of a block in words."""
    if letter not in SORTS:
        return letter
    return say("Space") if letter == " " else say("Hyphen")


def printing_house(page: Page, session: MatchSession, view: View, seat: int) -> None:
    """Put the board of a seat of a person: gears, tracks, orders, types, inks, and `buy`."""
    shown, box = view.seats[seat], partial(layout.rect, "take orders")
    widgets.board(page, box("printing house"))
    page.anchor(SeatSpot("house", seat), box("printing house"))
    gear_train(page, box("gear train"), session, view, seat)
    tracks(page, box("specialty tracks"), session, view, seat)
    order_slots(page, box("order slots"), session, view, seat)
    types_tray(page, box("types tray"), session, shown)
    inks_tray(page, box("inks tray"), shown)
    character_button(page, box("character"), session, shown)
    buy_button(page, box("buy type beside a character" if shown.character else "buy type"), session, shown)


MARGIN, GAP = 28, 12
HOUSES_HEAD, ROW = 84, 92  # the height of the heading, and of a row with its distance to the next one


def houses(page: Page, sheet: pygame.Rect, session: MatchSession) -> None:
    """Put a button for each printing house, two in a row; they answer as in `press_common`."""
    widgets.sheet(page, sheet, "rule")
    inner = sheet.inflate(-2 * MARGIN, 0)
    widgets.heading(page, (inner.x, sheet.y + 18, inner.w, 48), say("What each player has"), 34)
    wide = (inner.w - GAP) // 2
    for place, seat in enumerate(session.seats.printers):
        row, column = divmod(place, 2)
        box = (inner.x + column * (wide + GAP), sheet.y + HOUSES_HEAD + row * ROW, wide, ROW - GAP)
        widgets.page_button(page, HouseButton(seat), box, session.name(seat), "wood", "press", px=30)
