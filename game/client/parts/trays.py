"""The trays of a printing house: types, inks, and the button that buys a type."""

from functools import partial

import pygame

from game.client.base import readings
from game.client.base.i18n import say, sentences
from game.client.base.subject import About
from game.client.graphics import pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.pictures import Pictures
from game.client.parts.offers import next_type_words, paint_price, switch_words, type_offer, type_offers
from game.client.screen.game_scene import MatchScene, look_closer
from game.client.session.sitting import Sitting
from game.client.text.terms import guilder_words, ink_words, inks_words, type_counts_words
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Overlay
from game.client.ui.page import Page
from game.client.ui.scene import News, Transition
from game.client.ui.target_names import TypePiece
from game.rules.names import LETTERS, Counts
from game.rules.state import Seat

LABEL = 34
BLOCK, CASE_PITCH = 168, 224  # of the letters to buy
TAG = 54  # side of a price below a letter


def types_tray(page: Page, rect: pygame.Rect, sitting: Sitting, seat: Seat) -> None:
    """Put the place `types` with a seat's types; many of a letter lie as one block with a count."""
    held = say("No types yet.") if not any(seat.types) else say("{types}.", types=type_counts_words(seat.types))
    _tray(page, "types", rect, say("Types"), sentences((held, next_type_words(sitting, seat))))
    page.draw(rect, lambda brush: _paint_goods(brush, rect, seat.types, pictures.EACH_TYPE))


def inks_tray(page: Page, rect: pygame.Rect, seat: Seat) -> None:
    """Put the place `inks` with a seat's inks; many of a colour lie as one with a count."""
    hint = say("No inks yet.") if not any(seat.inks) else inks_words(seat.inks)
    words = say("Inks") if seat.wild is None else say("Inks: {ink} is wild", ink=ink_words(seat.wild))
    _tray(page, "inks", rect, words, hint)
    page.draw(rect, lambda brush: _paint_goods(brush, rect, seat.inks, pictures.EACH_INK))


def _tray(page: Page, name: str, rect: pygame.Rect, words: str, hint: str) -> None:
    about = ("type",) if name == "types" else ("ink",)
    widgets.place(page, name, rect, words, widgets.slot_picture(), hint, about=about)
    head = pygame.Rect(rect.x + 16, rect.y + 3, rect.w - 32, LABEL)
    widgets.label(page, head, words, px=28, colour=theme.PAPER_LIGHT)


def _paint_goods(brush: Brush, rect: pygame.Rect, counts: Counts, kinds: Pictures) -> None:
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


def buy_button(page: Page, rect: pygame.Rect, sitting: Sitting, seat: Seat) -> None:
    """Put the button `buy` with the least price of a type now, and the gear that it uses."""
    offer = min(type_offers(sitting, seat).values(), key=lambda offer: (bool(offer.reason), offer.price))
    words, why_not = say("Buy a type"), offer.reason
    hint = next_type_words(sitting, seat) if offer.gears else ""
    widgets.page_button(page, "buy", rect, "", "wood", enabled=not why_not, reason=why_not, spoken=words, hint=hint)
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

    def __init__(self, sitting: Sitting, seat: int) -> None:
        MatchScene.__init__(self, sitting)
        Overlay.__init__(self, say("Buy a type"), [Answer("close", say("Close"))])
        self._seat = seat
        self._full = False  # whether the full price is paid, so that no gear is used

    @property
    def _holder(self) -> Seat:
        return self.sitting.view(self._seat).seats[self._seat]

    def build(self, page: Page) -> None:
        """Put a switch beside `close`, where a gear can be used or kept."""
        close = Answer("close", say("Close"))
        words = switch_words(self.sitting, self._holder, full=self._full)
        self.answers = (Answer("full", words, self._switch, keep_open=True), close) if words else (close,)
        super().build(page)

    def _switch(self) -> Transition:
        self._full = not self._full
        self.changed()
        return None

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the four letters and the seat's tray."""
        offers = type_offers(self.sitting, self._holder, full=self._full)
        words = self._words({offer.price for offer in offers.values()})
        widgets.label(page, (rect.x, rect.y, rect.w, 48), words, px=32, align="center")
        left = rect.centerx - (len(LETTERS) * CASE_PITCH - (CASE_PITCH - BLOCK)) // 2
        for place, letter in enumerate(LETTERS):
            box = pygame.Rect(left + place * CASE_PITCH, rect.y + 76, BLOCK, BLOCK)
            if len(self.answers) > 1:  # prices stand below
                box = box.inflate(-TAG, -TAG).move(0, -TAG // 2)
            offer, about = offers[letter], ("type", letter)
            block = pictures.type_block(letter, mirrored=True)
            widgets.piece(
                page, TypePiece(letter), box, block, letter,
                enabled=not offer.reason, reason=offer.reason, hint=offer.hint, about=about,
            )  # fmt: skip
            if len(self.answers) > 1:
                width = 2 * TAG + 4 if offer.gears else TAG
                tag = pygame.Rect(box.centerx - width // 2, box.bottom + 6, width, TAG)
                page.draw(tag, partial(paint_price, box=tag, offer=offer, side=TAG))
        types_tray(page, pygame.Rect(rect.x, rect.y + 280, rect.w, 150), self.sitting, self._holder)

    def _words(self, prices: set[int]) -> str:
        guilders = guilder_words(self._holder.guilders)
        if len(prices) > 1:
            return say("Drag a letter to your types. You have {guilders}.", guilders=guilders)
        price = guilder_words(min(prices))
        return say(
            "Drag a letter to your types: it costs {price}, and you have {guilders}.", price=price, guilders=guilders
        )

    def places_for(self, piece: str) -> frozenset[str]:
        """A type goes to the tray."""
        return frozenset({"types"})

    def lay(self, piece: str, place: str) -> Transition:
        """Buy it."""
        if isinstance(piece, TypePiece):
            self.submit(*type_offer(self.sitting, self._holder, piece.letter, full=self._full).moves)
        return None

    def closer_look(self, about: About) -> Transition:
        """A type seen close."""
        return look_closer(self.sitting, self._seat, about)

    def take_news(self) -> News | None:
        """What happened in the match: a type was bought."""
        return self.sitting.take_news()

    def why_not(self, piece: str, place: str) -> str:
        """Types lie in the tray only."""
        return say("A type you buy goes to your types.")
