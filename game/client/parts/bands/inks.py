"""The Inks action: take the inks of one set from the left up to the touched one (I1, I2)."""

from typing import NamedTuple

import pygame

from game.client.base import readings
from game.client.base.i18n import say, say_as, say_count, sentences
from game.client.graphics import control_art, layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.parts.bands.base import Band
from game.client.parts.offers import gear_pictures, used_words
from game.client.screen.game_scene import GameScene
from game.client.text.terms import guilder_words, ink_list_words, ink_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Transition
from game.client.ui.target_names import OfferedInk
from game.rules.moves import TakeInks
from game.rules.names import Ink
from game.rules.view import View

HEAD, BELOW = 56, 60  # the lines of the heading and of the prices


class Sizes(NamedTuple):
    """How large the sets are: width and height of their wooden part, and the side of an ink."""

    width: int
    tray: int
    ink: int


SIZES = {
    1: Sizes(600, 172, 116),
    2: Sizes(600, 172, 116),
    3: Sizes(440, 160, 100),
    4: Sizes(336, 142, 84),
}
"""The sizes for each number of sets: fewer sets are larger."""


class InksBand(Band):
    """Pieces `offered ink:<set>:<position>`, each with those to its left; place `inks`, the seat's tray."""

    action = "inks"

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self.touched: tuple[int, int] | None = None  # set and position of the marked ink

    def task(self) -> str:
        """A sentence about the marked inks and their price."""
        if self.touched is None or not self.may_act:
            return say("Drag an ink to your inks. You also take those to its left, each at its price.")
        ink_set, position = self.touched
        inks = [ink for ink in self.view.ink_sets[ink_set][: position + 1] if ink is not None]
        price = readings.ink_pick(self.content.rules.ink_prices, self.view.ink_sets[ink_set], position).price
        if price:
            words = say("You take {inks} for {guilders}.", inks=ink_list_words(inks), guilders=guilder_words(price))
            used = used_words(self.sitting, self.view.seats[self.scene.seat], self._gears(OfferedInk(*self.touched)))
            return sentences((words, used))
        return say("You take {inks} for free.", inks=ink_list_words(inks))

    # what is seen

    def lay_out(self, page: Page, view: View) -> None:
        """Put the sets in their trays, with the price of each position below."""
        band, sizes = layout.rect("take orders", "active band"), SIZES[len(view.ink_sets)]
        area = pygame.Rect(band.x, band.y + HEAD, band.w, band.h - HEAD - BELOW)
        for ink_set, tray in enumerate(layout.row(area, len(view.ink_sets), (sizes.width, sizes.tray), 22)):
            widgets.picture(page, tray, lambda w, h: control_art.board((w, h)))
            for position, ink in enumerate(view.ink_sets[ink_set]):
                self._ink(page, (ink_set, position), ink, _cell(tray, position, sizes.ink))
            self._mark(page, ink_set, tray, sizes.ink)

    def _ink(self, page: Page, at: tuple[int, int], ink: Ink | None, cell: pygame.Rect) -> None:
        price = self.content.rules.ink_prices[at[1]]
        band = layout.rect("take orders", "active band")
        below = pygame.Rect(cell.x, band.bottom - BELOW - 2, cell.w, 56)
        if price:
            gears = gear_pictures(self.sitting, self.view.seats[self.scene.seat], self._gears(OfferedInk(*at)))
            for place, picture in enumerate((*gears, pictures.coin(price))):
                widgets.picture(page, below.move(60 * place - 30 * len(gears), 0), picture)
        else:
            widgets.label(page, below, say_as("an ink", "free"), px=28, align="center")
        if ink is None:
            page.draw(cell, lambda brush: brush.circle(cell.center, cell.w * 0.42, theme.WALNUT_DARK))
            return
        name, about = OfferedInk(*at), ("ink", ink)
        widgets.piece(page, name, cell, pictures.ink(ink), ink_words(ink), hint=self._hint(at), about=about)

    def _hint(self, at: tuple[int, int]) -> str:
        pick = readings.ink_pick(self.content.rules.ink_prices, self.view.ink_sets[at[0]], at[1])
        price = guilder_words(pick.price)
        return say_count(
            "This ink costs {guilders}.", "{count} inks together cost {guilders}.", pick.inks, guilders=price
        )

    def _mark(self, page: Page, ink_set: int, tray: pygame.Rect, side: int) -> None:
        if self.touched is None or self.touched[0] != ink_set or not self.may_act:
            return
        here = [at for at in range(self.touched[1] + 1) if self.view.ink_sets[ink_set][at] is not None]
        marked = _cell(tray, here[0], side).unionall([_cell(tray, at, side) for at in here]).inflate(6, 14)
        page.draw(marked, lambda brush: _paint_mark(brush, marked))

    # what it answers

    def _move(self, piece: OfferedInk) -> TakeInks:
        row = self.view.ink_sets[piece.ink_set]
        count = readings.ink_pick(self.content.rules.ink_prices, row, piece.at).inks
        return TakeInks(self.scene.seat, piece.ink_set, count)

    def _gears(self, piece: OfferedInk) -> tuple[int, ...]:
        """The axles of the gears that must pay for an ink first."""
        offer = self.sitting.turns.offer(self._move(piece)) if self.may_act else None
        return offer.axles if offer else ()

    def touch(self, piece: str) -> None:
        """Mark an ink with those to its left."""
        if isinstance(piece, OfferedInk) and self.may_act:
            self.touched = piece.ink_set, piece.at
            self.scene.changed()

    def places_for(self, piece: str) -> frozenset[str]:
        """The seat's tray, if it can pay."""
        if not isinstance(piece, OfferedInk) or not self.may_act:
            return frozenset()
        return frozenset({"inks"}) if self.sitting.turns.offer(self._move(piece)) else frozenset()

    def lay(self, piece: str, place: str) -> Transition:
        """Take them."""
        if isinstance(piece, OfferedInk):
            self.touched = None
            self.scene.submit(*self.sitting.turns.cheapest(self._move(piece)))
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Inks go to one tray only."""
        return self.closed_words() or say("Place inks from the board among your inks.")

    def why_fixed(self, piece: str) -> str:
        """Why these inks cannot be had: mostly the price."""
        return self.closed_words() or (
            self.sitting.turns.why_not(self._move(piece)) if isinstance(piece, OfferedInk) else ""
        )


def _cell(tray: pygame.Rect, position: int, side: int) -> pygame.Rect:
    pitch = (tray.w - widgets.SHADOW) // 3
    cell = pygame.Rect(0, 0, side, side)
    cell.center = tray.x + pitch * position + pitch // 2, tray.centery - 6
    return cell


def _paint_mark(brush: Brush, box: pygame.Rect) -> None:
    brush.blit(lambda w, h: control_art.halo((w, h), 0), box)
