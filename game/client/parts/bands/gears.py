"""The Gears action: install a gear, or turn one of the seat's own (G1 to G4)."""

from dataclasses import replace

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.graphics import control_art, gear_art, layout
from game.client.graphics.brush import Picture
from game.client.parts import strips
from game.client.parts.bands.gear_forecast import forecast
from game.client.parts.bands.gear_ghost import Ghost, nothing
from game.client.parts.bands.gear_marks import bare_axle, framed, hole, number_square, ring
from game.client.parts.bands.gear_trial import GearTrial
from game.client.parts.bands.gear_turning import POINTER_UP
from game.client.parts.gears import POINTER, gear_picture, use_button
from game.client.parts.my_orders import order_rows
from game.client.parts.patrons import under_patrons
from game.client.text.piece_text import gear_title
from game.client.text.reward_text import reward_words_short
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Transition
from game.client.ui.target_names import AxlePlace, AxleSpot, GearPiece
from game.rules.moves import InstallGear
from game.rules.names import ACTIONS, PlacedGear
from game.rules.view import View

GEAR_GAP = 104  # between gears on offer


class GearsBand(GearTrial):
    """Pieces `gear:<id>`, offered or own; places `axle:<n>`, `offer`; buttons `turn`, `cancel`, `install`.

    A hand turns a tried gear, or one of the seat's own, on its axle; at its hub a tried gear is taken off again.
    """

    action = "gears"

    def task(self) -> str:
        """What to do with the gears."""
        ghost, placed = self.ghost, self.view.seats[self.scene.seat].gears
        if ghost is not None and not ghost.own and ghost.axle < len(placed):
            return say("Turn the gear by its rim, then install it. The gear it replaces is discarded.")
        if ghost is not None:
            return say("Turn the gear by its rim until the sector you want is active, then install it.")
        return say("Drag a gear onto an axle, held by the sector you want active, or turn one of yours.")

    # what is seen

    def build(self, page: Page, view: View) -> None:
        """Put the gears on offer over the enlarged train of the seat."""
        offer = layout.rect("gears", "gears on offer")
        widgets.sheet(page, offer)
        self._offer(page, view, offer)
        self.head(page, view, offer.inflate(-24, -12))
        self.house(page, view)
        others = [action for action in ACTIONS if action != "gears"]
        area = under_patrons(layout.rect("gears", "other slim strips"), view, self.scene.seat)
        pitch = area.h // len(others)
        boxes = [pygame.Rect(area.x, area.y + place * pitch, area.w, pitch - 6) for place in range(len(others))]
        strips(page, self.sitting, view, others, boxes)

    def _offer(self, page: Page, view: View, rect: pygame.Rect) -> None:
        widgets.ground(page, "offer", rect, say("Gears on offer"))
        first = layout.rect("gears", "offered gear")
        area = pygame.Rect(rect.x, first.y, rect.w, first.h)
        boxes = layout.row(area, len(view.gears_row), first.size, GEAR_GAP)
        self._offered = {GearPiece(gear): box for gear, box in zip(view.gears_row, boxes, strict=True) if gear}
        for space, (gear, box) in enumerate(zip(view.gears_row, boxes, strict=True), start=1):
            tried = self.ghost is not None and self.ghost.gear == gear
            if gear is None or tried:
                page.draw(box, hole(box, self._gone_words(tried=tried)))
            else:
                name, about = GearPiece(gear), ("gear", gear)
                widgets.piece(page, name, box, self._picture(gear), say("Gear"), hint=self._hint(gear), about=about)
            page.draw(box, number_square(box, space))

    def _gone_words(self, *, tried: bool) -> str:
        if not tried or self.ghost is None:
            return ""
        return say("on axle {number}", number=ROMAN[self.ghost.axle + 1])

    def _picture(self, gear: str) -> Picture:
        return lambda w, h: gear_art.gear(self.content.gears[gear], min(w, h))

    def _hint(self, gear: str) -> str:
        return gear_title(gear, self.content)

    def house(self, page: Page, view: View) -> None:
        """Put the enlarged train and the sectors that will come up."""
        if view.seats[self.scene.seat].is_automa:
            return
        rect = layout.rect("gears", "gear train")
        widgets.board(page, rect)
        inner = pygame.Rect(rect.x + 16, rect.y + 12, 996, 454)
        page.draw(inner, lambda brush: brush.blit(lambda w, h: control_art.slot((w, h)), inner))
        orders = pygame.Rect(inner.x, inner.bottom + 8, inner.w, rect.bottom - inner.bottom - 20)
        widgets.picture(page, orders, widgets.panel_picture())
        order_rows(page, orders.inflate(-24, -6), self.sitting, view.seats[self.scene.seat])
        gears = view.seats[self.scene.seat].gears
        boxes = layout.grid("gears", "axle", self.content.rules.axles)
        for axle, box in enumerate(boxes):
            self._bare(page, box, axle)
        for axle in (*range(1, len(boxes), 2), *range(0, len(boxes), 2)):  # the corners of the squares overlap
            self._axle(page, boxes[axle], axle, gears[axle] if axle < len(gears) else None)
        for axle, box in enumerate(boxes):
            self._pointer(page, box, axle)
            words = pygame.Rect(box.centerx - 147, box.bottom + 8, 294, 64)
            self._words(page, words, axle, gears[axle] if axle < len(gears) else None)
        if not self.is_told:
            page.anchor("forecast", layout.rect("gears", "forecast"))
            forecast(page, layout.rect("gears", "forecast"), self.content, view, self._tried(gears))

    def _tried(self, gears: tuple[PlacedGear, ...]) -> tuple[PlacedGear, ...]:
        """The train as it would be with the tried gear."""
        if self.ghost is None:
            return gears
        tried = list(gears)
        tried[self.ghost.axle : self.ghost.axle + 1] = [PlacedGear(self.ghost.gear, self.ghost.sector, 0)]
        return tuple(tried)

    def _bare(self, page: Page, box: pygame.Rect, axle: int) -> None:
        page.draw(box, bare_axle(box))
        widgets.place(page, AxlePlace(axle), box, _axle_words(axle))
        page.anchor(AxleSpot(self.scene.seat, axle), box)

    def _axle(self, page: Page, box: pygame.Rect, axle: int, placed: PlacedGear | None) -> None:
        if self.ghost is not None and self.ghost.axle == axle:
            ghost = self.ghost
            name, about = GearPiece(ghost.gear), ("gear", ghost.gear)
            picture = nothing if self._turning else ghost.picture(self.content)
            widgets.piece(page, name, box, picture, say("The gear you try"), about=about)
            page.draw(box, ring(box))
        elif placed is not None:
            name = GearPiece(placed.gear)
            gear = self.content.gears[placed.gear]
            picture = gear_picture(gear, axle, placed.sector, used=placed.used > 0)
            hint, about = self._hint(placed.gear), ("gear", placed.gear)
            widgets.piece(page, name, box, picture, _axle_words(axle), hint=hint, about=about)

    def _pointer(self, page: Page, box: pygame.Rect, axle: int) -> None:
        top = pygame.Rect(box.centerx - POINTER[0] // 2, box.y - POINTER_UP, *POINTER)
        widgets.picture(page, top, lambda w, h: gear_art.axle_pointer(axle + 1, (w, h)))

    def _words(self, page: Page, box: pygame.Rect, axle: int, placed: PlacedGear | None) -> None:
        if self.ghost is not None and self.ghost.axle == axle:
            words = reward_words_short(
                self.content.gears[self.ghost.gear].sectors[self.ghost.sector], self.content.rules
            )
            page.draw(box, framed(box, words))
        elif placed is not None:
            use_button(page, box, self.sitting, self.scene.seat, (axle, placed))

    def buttons(self, page: Page) -> bool:
        """While a gear is tried: turn it, put it back, install it."""
        if self.ghost is None:
            return False
        why_not = self.sitting.turns.why_not(self.move(self.ghost))
        widgets.page_button(page, "turn", layout.rect("gears", "turn gear"), say("Turn"), px=28)
        widgets.page_button(page, "cancel", layout.rect("gears", "cancel"), say("Cancel"), px=28)
        box = layout.rect("gears", "install")
        words = say("Confirm") if self.ghost.own else say("Install")
        widgets.page_button(page, "install", box, words, "primary", enabled=not why_not, reason=why_not, px=32)
        return True

    # what it answers

    def places_for(self, piece: str) -> frozenset[str]:
        """The axles that may take the gear; for a tried gear the board too."""
        if not isinstance(piece, GearPiece) or not self.may_act:
            return frozenset()
        gear = piece.gear
        if self.ghost is not None and self.ghost.gear == gear:
            axles = [self.ghost.axle] if self.ghost.own else self._axles(gear)
            return frozenset({*map(AxlePlace, axles), "offer"})
        return frozenset(map(AxlePlace, self._axles(gear))) if gear in self.view.gears_row else NO_PLACES

    def _axles(self, gear: str) -> list[int]:
        axles = range(self.content.rules.axles)
        return [axle for axle in axles if self.sitting.turns.allows(InstallGear(self.scene.seat, gear, axle, 0))]

    def lay(self, piece: str, place: str) -> Transition:
        """Try the gear there, or put it back."""
        match piece, place:
            case _, "offer":
                self._try(None)
            case GearPiece(gear), AxlePlace(axle) if self.ghost is not None and self.ghost.gear == gear:
                self._try(replace(self.ghost, axle=axle))
            case GearPiece(gear), AxlePlace(axle):
                sector = self._taken[1] if self._taken[0] == piece else 0
                self._try(Ghost(gear, axle, sector, own=False))
        self.scene.changed()
        return None

    def press(self, name: str) -> Transition:
        """Turn, put back or install the tried gear; a press on a gear of the seat turns it by a sector."""
        match name:
            case "turn" if self.ghost is not None:
                self._turn_on(self.ghost)
            case "cancel":
                self._try(None)
            case "install" if self.ghost is not None:
                if self.scene.submit(self.move(self.ghost)):
                    self._try(None)
            case GearPiece(gear) if self.may_act and gear not in self.view.gears_row:
                self._try_own(gear)
            case AxlePlace() | "offer":
                pass
            case _:
                return super().press(name)
        self.scene.changed()
        return None

    def _try_own(self, gear: str) -> None:
        own = self._own(gear)
        if own is None:
            return
        if words := self.sitting.turns.why_not(self.move(own.turned_on())):
            self.scene.toast(words)
        else:
            self._turn_on(own)

    def why_not(self, piece: str, place: str) -> str:
        """Why an axle does not take the gear."""
        if words := self.closed_words():
            return words
        if not isinstance(place, AxlePlace) or not isinstance(piece, GearPiece):
            return say("Place gears on an axle of your printing house.")
        if self.ghost is not None and self.ghost.own:
            return say("Your own gear stays on its axle: turn it there.")
        return self.sitting.turns.why_not(InstallGear(self.scene.seat, piece.gear, place.axle, 0))

    def why_fixed(self, piece: str) -> str:
        """Why a gear cannot be taken."""
        if not isinstance(piece, GearPiece) or not self.may_act or piece.gear not in self.view.gears_row:
            return self.closed_words()
        return self.sitting.turns.why_not(InstallGear(self.scene.seat, piece.gear, 0, 0))


def _axle_words(axle: int) -> str:
    return say("Axle {number}", number=ROMAN[axle + 1])
