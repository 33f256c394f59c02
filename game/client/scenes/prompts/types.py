"""Questions about types: a free one, a cheaper one, exchange one, give one up."""

import pygame

from game.client.base.i18n import say, say_as
from game.client.graphics import pictures
from game.client.scenes.prompts import sheet_parts
from game.client.scenes.prompts.question import Question
from game.client.screen.game_scene import PromptScene
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import CaseLetter, TypePiece
from game.rules import moves as ask
from game.rules.holdings import next_type_price
from game.rules.moves import Move, ScrapType, SwapType, TakeType
from game.rules.names import LETTER_INDEX, LETTERS, Letter


class _TakingType(Question):
    """Pieces `type:<letter>` from the case, laid on the tray `types`."""

    places = ("types",)

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the case above the tray."""
        upper, lower = sheet_parts.halves(rect, rect.h - 132)
        for letter, box in zip(LETTERS, sheet_parts.row(upper, len(LETTERS), 252), strict=True):
            reason = self.sitting.turns.why_not(TakeType(self.seat, letter))
            caption = say("you have {count}", count=self.holder.types[LETTER_INDEX[letter]])
            spot = sheet_parts.tile(page, box, self.price_words(letter), caption, lit=not reason)
            widgets.piece(
                page, TypePiece(letter), spot, pictures.type_block(letter), letter,
                enabled=not reason, reason=reason, about=("type", letter),
            )  # fmt: skip
        sheet_parts.types_tray(page, "types", lower, self.holder.types)

    def price_words(self, letter: Letter) -> str:
        """What a type of that letter costs now."""
        return say_as("a type", "free")

    def move(self, piece: str, place: str) -> Move | None:
        """Take that type."""
        return TakeType(self.seat, piece.letter) if isinstance(piece, TypePiece) and place == "types" else None


class ChooseFreeType(_TakingType):
    """§9, VI of the reward track: a type free of charge."""

    name = "free type"

    def title(self) -> str:
        """What happens."""
        return say("take a type")

    def purpose(self) -> str:
        """Where it goes."""
        return say("Drag a type of your choice to your types. It is free.")


class BuyDiscounted(_TakingType):
    """Gear reward `discount`: one of the letters of the sector, for less."""

    name = "cheaper type"
    decision: ask.BuyingDiscounted

    def title(self) -> str:
        """What happens."""
        return say("buy a type for less")

    def purpose(self) -> str:
        """Which, and at what price."""
        return say(
            "Your gear sells {letters} for {price} instead of {full}: drag one to your types.",
            letters=terms.either([terms.letter_words(letter) for letter in self.decision.letters]),
            price=self._price_words(),
            full=terms.guilder_words(next_type_price(self.holder)),
        )

    def price_words(self, letter: Letter) -> str:
        """The price of a letter that the gear sells; empty for the other letters."""
        return self._price_words() if letter in self.decision.letters else say("not cheaper")

    def _price_words(self) -> str:
        """A5: the price, never negative."""
        less = self.sitting.content.rules.discount_guilders
        return terms.guilder_words(max(0, next_type_price(self.holder) - less))


class _GivingType(Question):
    """Types of the seat as pieces `type:<letter>`."""

    def own_types(self, page: Page, rect: pygame.Rect) -> None:
        """Put one of each letter that the seat has, with its count."""
        own = [letter for letter in LETTERS if self.holder.types[LETTER_INDEX[letter]]]
        for letter, box in zip(own, sheet_parts.row(rect, len(own), 252), strict=True):
            caption = say("you have {count}", count=self.holder.types[LETTER_INDEX[letter]])
            spot = sheet_parts.tile(page, box, terms.letter_words(letter), caption)
            widgets.piece(page, TypePiece(letter), spot, pictures.type_block(letter), letter, about=("type", letter))


class SwapAType(_GivingType):
    """`swap_type`: a type of the seat laid on a letter of the case, `case letter:<letter>`."""

    name = "swap type"
    places = tuple(map(CaseLetter, LETTERS))

    def title(self) -> str:
        """What happens."""
        return say("swap a type")

    def purpose(self) -> str:
        """What to drag."""
        return say("Drag one of your types onto the letter you want instead.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the seat's types above the case."""
        upper, lower = sheet_parts.halves(rect, (rect.h - 24) // 2)
        self.own_types(page, upper)
        for letter, box in zip(LETTERS, sheet_parts.row(lower, len(LETTERS), 252), strict=True):
            spot = sheet_parts.tile(page, box, say("take {letter}", letter=letter), lit=False)
            widgets.picture(page, spot, pictures.type_block(letter))
            widgets.place(page, CaseLetter(letter), box, letter, about=("type", letter))

    def move(self, piece: str, place: str) -> Move | None:
        """Give the one, take the other."""
        match piece, place:
            case TypePiece(give), CaseLetter(take):
                return SwapType(self.seat, give, take)
        return None


class ScrapAType(_GivingType):
    """`scrap_type`: a type of the seat laid on `fame` or on `guilders`."""

    name = "scrap type"
    places = ("fame", "guilders")

    def title(self) -> str:
        """What happens."""
        return say("discard a type")

    def purpose(self) -> str:
        """For what."""
        return say("Drag one of your types onto what you want for it: fame or guilders.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the seat's types above the two payments."""
        upper, lower = sheet_parts.halves(rect, (rect.h - 24) // 2)
        self.own_types(page, upper)
        rules = self.sitting.content.rules
        fame, guilders = sheet_parts.row(lower, 2, 420)
        spot = sheet_parts.tile(page, fame, terms.fame_words(rules.scrap_fame))
        widgets.picture(page, spot, pictures.laurel(rules.scrap_fame))
        widgets.place(page, "fame", fame, terms.fame_words(rules.scrap_fame))
        spot = sheet_parts.tile(page, guilders, terms.guilder_words(rules.scrap_guilders))
        widgets.picture(page, spot, pictures.coin(rules.scrap_guilders))
        widgets.place(page, "guilders", guilders, terms.guilder_words(rules.scrap_guilders))

    def move(self, piece: str, place: str) -> Move | None:
        """Give it up for that."""
        match piece, place:
            case TypePiece(letter), "fame" | "guilders":
                return ScrapType(self.seat, letter, place)
        return None


OF_GEARS: dict[type[ask.Decision], type[PromptScene]] = {
    ask.SwappingType: SwapAType,
    ask.ScrappingType: ScrapAType,
    ask.BuyingDiscounted: BuyDiscounted,
}
"""The questions of gear rewards among them."""
