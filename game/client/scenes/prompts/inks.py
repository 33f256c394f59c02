"""Questions about inks: take one of choice, swap one, return one."""

import pygame

from game.client.base.i18n import say, say_count
from game.client.graphics import pictures
from game.client.scenes.prompts import sheet_parts
from game.client.scenes.prompts.question import Question
from game.client.screen.game_scene import PromptScene
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import BagInk, InkPiece
from game.rules import moves as ask
from game.rules.moves import Move, ReturnInk, SwapInk, TakeInk
from game.rules.names import INK_INDEX, INKS


def _in_bag(count: int) -> str:
    return say_count("{count} in the bag", "{count} in the bag", count)


class ChooseInk(Question):
    """R4: pieces `ink:<colour>` from the bag, laid on the tray `inks`."""

    name = "choose ink"
    places = ("inks",)
    decision: ask.ChoosingInk

    def title(self) -> str:
        """How many there are."""
        return say_count("take an ink", "take {count} inks", self.decision.left)

    def purpose(self) -> str:
        """Where it goes."""
        return say("Drag an ink of your choice from the bag to your inks.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the bag's colours and the tray."""
        upper, lower = sheet_parts.halves(rect, rect.h - 132)
        for ink, box in zip(INKS, sheet_parts.row(upper, len(INKS), 252), strict=True):
            count = self.view.bag[INK_INDEX[ink]]
            spot = sheet_parts.tile(page, box, terms.ink_words(ink), _in_bag(count), lit=count > 0)
            reason = self.sitting.turns.why_not(TakeInk(self.seat, ink))
            widgets.piece(
                page, InkPiece(ink), spot, pictures.ink(ink), terms.ink_words(ink),
                enabled=not reason, reason=reason, about=("ink", ink),
            )  # fmt: skip
        sheet_parts.inks_tray(page, "inks", lower, self.holder.inks)

    def move(self, piece: str, place: str) -> Move | None:
        """Take that ink."""
        return TakeInk(self.seat, piece.ink) if isinstance(piece, InkPiece) and place == "inks" else None


class SwapAnInk(Question):
    """`swap_ink`: an ink of the seat, `ink:<colour>`, laid on a colour of the bag, `bag:<colour>`."""

    name = "swap ink"
    places = tuple(map(BagInk, INKS))

    def title(self) -> str:
        """What happens."""
        return say("swap an ink")

    def purpose(self) -> str:
        """What to drag."""
        return say("Choose an ink to return and the colour you want instead.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the seat's inks above the bag's."""
        upper, lower = sheet_parts.halves(rect, (rect.h - 24) // 2)
        own = [ink for ink in INKS if self.holder.inks[INK_INDEX[ink]]]
        for ink, box in zip(own, sheet_parts.row(upper, len(own), 252), strict=True):
            caption = say("you have {count}", count=self.holder.inks[INK_INDEX[ink]])
            spot = sheet_parts.tile(page, box, terms.ink_words(ink), caption)
            widgets.piece(page, InkPiece(ink), spot, pictures.ink(ink), terms.ink_words(ink), about=("ink", ink))
        for ink, box in zip(INKS, sheet_parts.row(lower, len(INKS), 252), strict=True):
            count = self.view.bag[INK_INDEX[ink]]
            spot = sheet_parts.tile(page, box, terms.ink_words(ink), _in_bag(count), lit=False)
            widgets.picture(page, spot, pictures.ink(ink))
            widgets.place(page, BagInk(ink), box, terms.ink_words(ink), about=("ink", ink))

    def move(self, piece: str, place: str) -> Move | None:
        """Give the one, take the other."""
        match piece, place:
            case InkPiece(give), BagInk(take):
                return SwapInk(self.seat, give, take)
        return None


class ReturnAnInk(Question):
    """`one_for_two` for `caxton`: which ink, `ink:<colour>`, goes into the `bag`."""

    name = "return ink"
    places = ("bag",)
    decision: ask.ReturningInk

    def title(self) -> str:
        """What happens."""
        return say("return an ink")

    def purpose(self) -> str:
        """What happens after it."""
        return say("Drag the ink you return to the bag, then take any two out of it.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the inks in question and the bag."""
        upper, lower = sheet_parts.halves(rect, rect.h - 132)
        among = self.decision.among
        for ink, box in zip(among, sheet_parts.row(upper, len(among), 252), strict=True):
            caption = say("you have {count}", count=self.holder.inks[INK_INDEX[ink]])
            spot = sheet_parts.tile(page, box, terms.ink_words(ink), caption)
            widgets.piece(page, InkPiece(ink), spot, pictures.ink(ink), terms.ink_words(ink), about=("ink", ink))
        bag = pictures.inks(tuple_of_kinds(self.view.bag))
        sheet_parts.tray(page, "bag", lower, say("The bag"), bag)

    def move(self, piece: str, place: str) -> Move | None:
        """Return it."""
        return ReturnInk(self.seat, piece.ink) if isinstance(piece, InkPiece) and place == "bag" else None


def tuple_of_kinds(counts: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """One of each kind that is there."""
    first, second, third, fourth = (min(1, count) for count in counts)
    return first, second, third, fourth


OF_GEARS: dict[type[ask.Decision], type[PromptScene]] = {
    ask.SwappingInk: SwapAnInk,
    ask.ReturningInk: ReturnAnInk,
}
"""The questions of gear rewards among them."""
