"""A printing house: all that a seat owns, on one oak board, and the ways to the houses of all players."""

from functools import cache, partial

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, say, sentences
from game.client.graphics import control_art, layout, pictures, piece_art, theme
from game.client.graphics.brush import Brush, Picture, sized
from game.client.graphics.icons import icon_picture
from game.client.scenes.game_scene import MatchScene
from game.client.scenes.parts.gear_train import gear_train
from game.client.scenes.parts.offers import (
    TypeOffer,
    TypeOffers,
    next_type_words,
    paint_price,
    switch_words,
    type_offers,
)
from game.client.scenes.parts.orders import order_slots
from game.client.scenes.parts.seat_panels import character_button
from game.client.session.match_session import MatchSession
from game.client.text import terms
from game.client.text.reward_text import track_reward_words
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.target_names import DiskSpot, HouseButton, LevelCell, SeatSpot, SpecialtyRow, TypePiece
from game.content.tables import RuleConstants
from game.rules.names import LETTERS, SPECIALTIES, Counts, Specialty
from game.rules.state import Seat
from game.rules.view import View

LABEL = 34
LEAST_PIECE, FIGURE = 44, 16  # side of a piece that lies by itself, and the width of a figure of a count
BLOCK, CASE_PITCH = 168, 224  # of the letters to buy
TAG = 54  # side of a price below a letter


def types_tray(page: Page, rect: pygame.Rect, seat: Seat, offers: TypeOffers) -> None:
    """Put the place `types` with a seat's types; many of a letter lie as one block with a count.

    The `offers` of further types are told.
    """
    held = say("No types yet.") if not any(seat.types) else say("{types}.", types=terms.type_counts_words(seat.types))
    hint = sentences((held, next_type_words(seat, offers)))
    page.part(_tray, "type", rect, say("Types"), hint, seat.types)


def inks_tray(page: Page, rect: pygame.Rect, seat: Seat) -> None:
    """Put the place `inks` with a seat's inks; many of a colour lie as one with a count."""
    hint = say("No inks yet.") if not any(seat.inks) else terms.inks_words(seat.inks)
    words = say("Inks") if seat.wild is None else say("Inks: {ink} is wild", ink=terms.ink_words(seat.wild))
    page.part(_tray, "ink", rect, words, hint, seat.inks)


def _tray(page: Page, kind: str, rect: pygame.Rect, words: str, hint: str, counts: Counts) -> None:
    widgets.place(page, f"{kind}s", rect, words, widgets.slot_picture(), hint, subject=(kind,))
    widgets.label(page, (rect.x + 16, rect.y + 3, rect.w - 32, LABEL), words, colour=theme.PAPER_LIGHT)
    area = pygame.Rect(rect.x + 14, rect.y + LABEL + 8, rect.w - 28, rect.h - LABEL - 16)
    page.draw(area, _paint_goods, area, counts, pictures.EACH_TYPE if kind == "type" else pictures.EACH_INK)


def _paint_goods(brush: Brush, area: pygame.Rect, counts: Counts, kinds: pictures.Pictures) -> None:
    """One by one while they are large enough, otherwise one of each with its count."""
    side = min(96, area.h, area.w // max(1, sum(counts)) - 4)
    if side >= min(LEAST_PIECE, area.h):
        for place, index in enumerate(readings.spelled(counts)):
            brush.blit(kinds[index], pygame.Rect(area.x + place * (side + 4), area.centery - side // 2, side, side))
        return
    pitch = area.w // sum(map(bool, counts))
    side = min(96, area.h, pitch - 10 - FIGURE * len(str(max(counts))))
    for place, index in enumerate(index for index, count in enumerate(counts) if count):
        box = pygame.Rect(area.x + place * pitch, area.centery - side // 2, side, side)
        brush.blit(kinds[index], box)
        count = pygame.Rect(box.right + 3, area.y, pitch - side - 3, area.h)
        brush.text(count, str(counts[index]), "body", 30, theme.PAPER_LIGHT)


def buy_button(page: Page, rect: pygame.Rect, seat: Seat, offers: TypeOffers) -> None:
    """Put the button `buy` with the least price of the offers, and the gear that it uses."""
    offer = min(offers.values(), key=lambda offer: (bool(offer.reason), offer.price))
    page.part(_buy_button, rect, offer, next_type_words(seat, offers) if offer.gears else "")


def _buy_button(page: Page, rect: pygame.Rect, offer: TypeOffer, hint: str) -> None:
    words = say("Buy a type")
    widgets.page_button(page, "buy", rect, "", "wood", reason=offer.reason, spoken=words, hint=hint)
    width, narrow = 2 * 56 + 4 if offer.gears else 56, rect.w <= 200
    prices = pygame.Rect(rect.right - 18 - width, rect.y + 3, width, rect.h - 12)
    if narrow and offer.gears:  # no room for words
        widgets.picture(page, (rect.x + 14, prices.centery - 22, 44, 44), pictures.icon("type"))
    else:
        box = (rect.x + 12, rect.y + 4, rect.w - 32 - width, rect.h - 14)
        colour = theme.DISABLED_TEXT if offer.reason else theme.INK
        widgets.label(page, box, words, px=28 if narrow else 32, colour=colour, wrap=True, read=False)
    page.draw(prices, paint_price, prices, offer, 56)


class TypeCase(Overlay, MatchScene, name="type case"):
    """The case of types: pieces `type:<letter>` are dragged or clicked to the place `types`; `close` goes back.

    Where a gear makes a letter cheaper it is used, unless `full` was pressed, which keeps the gear.
    """

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

    def _switch(self) -> None:
        self._full = not self._full

    def body(self, page: Page, rect: pygame.Rect) -> None:
        offers = type_offers(self.session, self.holder, full=self._full)
        words = self._words({offer.price for offer in offers.values()})
        widgets.label(page, (rect.x, rect.y, rect.w, 48), words, px=32, align="center")
        left = rect.centerx - (len(LETTERS) * CASE_PITCH - (CASE_PITCH - BLOCK)) // 2
        for place, letter in enumerate(LETTERS):
            box, offer = pygame.Rect(left + place * CASE_PITCH, rect.y + 76, BLOCK, BLOCK), offers[letter]
            if len(self.answers) > 1:  # prices stand below
                box = box.inflate(-TAG, -TAG).move(0, -TAG // 2)
                width = 2 * TAG + 4 if offer.gears else TAG
                tag = pygame.Rect(box.centerx - width // 2, box.bottom + 6, width, TAG)
                page.draw(tag, paint_price, tag, offer, TAG)
            name, picture, subject = TypePiece(letter), pictures.type_block(letter, mirrored=True), ("type", letter)
            widgets.piece(page, name, box, picture, letter, reason=offer.reason, hint=offer.hint, subject=subject)
        types_tray(
            page, pygame.Rect(rect.x, rect.y + 280, rect.w, 150), self.holder, type_offers(self.session, self.holder)
        )

    def _words(self, prices: set[int]) -> str:
        price, has = terms.guilder_words(min(prices)), terms.guilder_words(self.holder.guilders)
        if len(prices) > 1:
            return say("Choose a letter. You have {guilders}.", guilders=has)
        return say("Choose a letter: it costs {price}, and you have {guilders}.", price=price, guilders=has)

    def places_for(self, piece: str) -> frozenset[str]:
        return frozenset({"types"})

    def lay(self, piece: str, place: str) -> None:
        if isinstance(piece, TypePiece):
            self.submit(*type_offers(self.session, self.holder, full=self._full)[piece.letter].moves)

    def why_not(self, piece: str, place: str) -> str:
        return say("A type you buy goes to your types.")


HEAD, FOOT, ICON = 34, 72, 52


def tracks(
    page: Page, rect: pygame.Rect, rules: RuleConstants, levels: Counts, disk: int,
    *, seat: int, style: theme.SeatStyle,
) -> None:  # fmt: skip
    """Put the place `tracks`, on it the places `row:<specialty>`, and what the next levels give."""
    widgets.place(page, "tracks", rect, say("Specialties"), sized(control_art.sheet, "none"))
    pitch = (rect.h - HEAD - FOOT) // len(SPECIALTIES)
    first = pygame.Rect(rect.x + 10, rect.y + HEAD, rect.w - 28, pitch - 4)
    cells = _cells(first, rules.top_level)
    for level, cell in enumerate(cells):
        above = (cell.x - 8, rect.y + 6, cell.w + 16, HEAD - 4)
        widgets.label(page, above, ROMAN[level], px=26, face="roman", align="center")
    for index, (specialty, level) in enumerate(zip(SPECIALTIES, levels, strict=True)):
        row = first.move(0, index * pitch)
        for step, cell in enumerate(_cells(row, rules.top_level)):
            page.anchor(LevelCell(seat, specialty, step), cell.inflate(4, 4))
        page.draw(row, _paint_track, row, specialty, level, rules.top_level, style)
        name, subject = terms.specialty_words(specialty), ("craft", specialty)
        hint = say("{specialty} is at level {level}.", specialty=name, level=ROMAN[level])
        widgets.place(page, SpecialtyRow(specialty), row, name, hint=hint, subject=subject)
    foot = pygame.Rect(rect.x + 8, rect.bottom - FOOT + 4, rect.w - 24, FOOT - 12)
    left, right = (rect.x + 14, rect.bottom - FOOT), (rect.right - 22, rect.bottom - FOOT)
    page.draw(foot, Brush.line, left, right, theme.INK_SOFT, 2)
    widgets.picture(page, (first.x, foot.y + 8, 40, 40), icon_picture("trophy"))
    for step, stage in enumerate(rules.reward_track):
        box = pygame.Rect(cells[stage.level].centerx - 22, foot.y + 5, 44, 48)
        icon = pictures.TRACK_ICONS[stage.reward]
        page.draw(box.inflate(8, 8), _paint_reward, box, icon, gained=step < disk, is_next=step == disk)
        page.anchor(DiskSpot(seat, stage.level), box)
    widgets.sight(page, "track", foot, say("Reward track"), ("track",), next_reward_words(rules, disk))


def _cells(row: pygame.Rect, top: int) -> list[pygame.Rect]:
    """The squares of the levels in a specialty's row."""
    pitch = (row.w - ICON) / (top + 1)
    side = min(round(pitch) - 6, row.h - 4)
    lefts = (round(row.x + ICON + level * pitch) for level in range(top + 1))
    return [pygame.Rect(left, row.centery - side // 2, side, side) for left in lefts]


def _paint_track(
    brush: Brush, row: pygame.Rect, specialty: Specialty, level: int, top: int, style: theme.SeatStyle
) -> None:
    side, cells = min(44, row.h), _cells(row, top)
    brush.blit(icon_picture(specialty), (row.x, row.centery - side // 2, side, side))
    for cell in cells:
        brush.blit(widgets.slot_picture("light"), cell)
    if level:
        brush.line(cells[0].center, cells[level].center, theme.OAK, 5)
    brush.blit(pictures.marker(style), cells[level].inflate(4, 4))


def _paint_reward(brush: Brush, box: pygame.Rect, icon: str, *, gained: bool, is_next: bool) -> None:
    """Under a level that moves the disk its reward: a gained one with a check, the next one framed."""
    edge = theme.VERMILION if is_next else theme.INK
    brush.framed(box, theme.INK if gained else theme.PAPER_LIGHT, edge, 3, radius=6)
    brush.blit(icon_picture(icon, theme.PAPER_LIGHT if gained else theme.INK), box.inflate(-10, -10))
    if gained:
        brush.circle((box.right - 3, box.bottom - 4), 10, theme.VERMILION)
        brush.blit(icon_picture("check", theme.PAPER_LIGHT), (box.right - 11, box.bottom - 12, 16, 16))


def next_reward_words(rules: RuleConstants, disk: int) -> str:
    """What the reward disk gives next, after so many steps, or that all is gained."""
    if disk >= len(rules.reward_track):
        return say("You have earned all rewards of the track.")
    step = rules.reward_track[disk]
    return say("First specialty at {level}: {reward}.", level=ROMAN[step.level], reward=track_reward_words(step.reward))


SORTS = {" ": "space", "-": "hyphen"}  # characters that are no letters, with the names of their blocks


@cache
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
    shown, rules, box = view.seats[seat], session.content.rules, partial(layout.rect, "take orders")
    widgets.board(page, box("printing house"))
    page.anchor(SeatSpot("house", seat), box("printing house"))
    gear_train(page, box("gear train"), session, shown)
    page.part(tracks, box("specialty tracks"), rules, shown.levels, shown.disk, seat=seat, style=session.style(seat))
    order_slots(page, box("order slots"), session.content, shown)
    types_tray(page, box("types tray"), shown, offers := type_offers(session, shown))
    inks_tray(page, box("inks tray"), shown)
    character_button(page, box("character"), session, shown)
    buy_button(page, box("buy type beside a character" if shown.character else "buy type"), shown, offers)


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
