"""The trays of a printing house: types, inks, and the button that buys a type."""

import pygame

from game.client.drawing import pictures, theme, widgets
from game.client.drawing.brush import Brush
from game.client.drawing.pictures import Pictures
from game.client.screen.game_scene import MatchScene, look_closer
from game.client.screen.names.pieces import TypePiece
from game.client.screen.overlay import Answer, Overlay
from game.client.screen.page import Page
from game.client.screen.scene import News, Transition
from game.client.screen.targets import About
from game.client.session import readings
from game.client.session.sitting import Sitting
from game.client.words.lists import sentences
from game.client.words.messages import say
from game.client.words.pieces import guilder_words, ink_words, inks_words, type_counts_words
from game.rules.moves import BuyType
from game.rules.names import LETTERS, Counts
from game.rules.state import Seat

LABEL = 34
BLOCK, CASE_PITCH = 168, 224  # of the letters to buy


def types_tray(page: Page, rect: pygame.Rect, seat: Seat) -> None:
    """Put the place `types` with a seat's types; many of a letter lie as one block with a count."""
    held = say("No types yet.") if not any(seat.types) else say("{types}.", types=type_counts_words(seat.types))
    price = guilder_words(readings.type_price(seat))
    hint = sentences((held, say("The next type costs {guilders}.", guilders=price)))
    _tray(page, "types", rect, say("Types"), hint)
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
    """Put the button `buy` with the price of the seat's next type."""
    why_not = sitting.turns.why_not(BuyType(seat.index, "A"))
    words = say("Buy a type")
    widgets.page_button(page, "buy", rect, "", "wood", enabled=not why_not, reason=why_not, spoken=words)
    price = readings.type_price(seat)
    colour = theme.DISABLED_TEXT if why_not else theme.INK

    def paint(brush: Brush) -> None:
        box = (rect.x + 12, rect.y + 4, rect.w - 88, rect.h - 14)
        brush.text(box, words, "body", 32 if rect.w > 200 else 28, colour, wrap=True, read=False)
        brush.blit(pictures.coin(price), (rect.right - 74, rect.y + rect.h // 2 - 31, 56, 56))

    page.draw(rect, paint)


class TypeCase(Overlay, MatchScene):
    """The case of types: pieces `type:<letter>` are dragged or clicked to the place `types`; `close` goes back."""

    name = "type case"

    def __init__(self, sitting: Sitting, seat: int) -> None:
        MatchScene.__init__(self, sitting)
        Overlay.__init__(self, say("Buy a type"), [Answer("close", say("Close"))])
        self._seat = seat

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the four letters and the seat's tray."""
        seat = self.sitting.view(self._seat).seats[self._seat]
        price, guilders = guilder_words(readings.type_price(seat)), guilder_words(seat.guilders)
        words = say(
            "Drag a letter to your types: it costs {price}, and you have {guilders}.", price=price, guilders=guilders
        )
        widgets.label(page, (rect.x, rect.y, rect.w, 48), words, px=32, align="center")
        left = rect.centerx - (len(LETTERS) * CASE_PITCH - (CASE_PITCH - BLOCK)) // 2
        for place, letter in enumerate(LETTERS):
            box = pygame.Rect(left + place * CASE_PITCH, rect.y + 76, BLOCK, BLOCK)
            why_not = self.sitting.turns.why_not(BuyType(self._seat, letter))
            name, about = TypePiece(letter), ("type", letter)
            block = pictures.type_block(letter, mirrored=True)
            widgets.piece(page, name, box, block, letter, enabled=not why_not, reason=why_not, about=about)
        types_tray(page, pygame.Rect(rect.x, rect.y + 280, rect.w, 150), seat)

    def places_for(self, piece: str) -> frozenset[str]:
        """A type goes to the tray."""
        return frozenset({"types"})

    def lay(self, piece: str, place: str) -> Transition:
        """Buy it."""
        if isinstance(piece, TypePiece):
            self.submit(BuyType(self._seat, piece.letter))
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
