"""The printing house of any seat at its full size, for looking at everything and making free moves."""

import pygame

from game.client.base.i18n import say
from game.client.base.subject import About
from game.client.graphics import pictures, theme
from game.client.parts.character import press_character
from game.client.parts.offers import TypeOffer, type_offer
from game.client.scenes.workshop.machines import machines
from game.client.scenes.workshop.shelf import shelf
from game.client.scenes.workshop.stores import stores
from game.client.screen.game_scene import look_closer
from game.client.screen.move_laying import MoveLaying
from game.client.session.sitting import Sitting
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, News, Pop, Transition
from game.client.ui.target_names import HouseTab, LevelMarker, OrderSlot, SpecialtyRow, TypePiece, UseButton
from game.rules import moves as ask
from game.rules.moves import BuyType, Move, SwapLevels, UseGear
from game.rules.names import SPECIALTIES, Letter, Specialty
from game.rules.state import Seat
from game.rules.view import View

TAB = 200
UNDO, CLOSE = pygame.Rect(1500, 12, 188, 68), pygame.Rect(1708, 12, 188, 68)
ACT = pygame.Rect(UNDO.right - 320, 12, 320, 68)


class Workshop(MoveLaying):
    """Shows a printing house; its seat may buy types, use gears and swap levels when free moves are allowed (A1 to A4).

    Only the seat at the screen acts: another one's house is to be looked at, until that person takes the screen by
    `act` (the seat's emblem), which closes an opened curtain.

    Tabs `tab:<seat>` of all people; pieces `type:<letter>` (laid on `types` they are bought) and `level
    marker:<specialty>` (`plantin` lays one on another `row:<specialty>`); buttons `use:<axle>`, `full` (types at their
    full price where a gear makes them cheaper, or at the least again), `act`, `undo`, `close`; orders `slot:<n>`.
    `character` leads to what the character can do now. Only to be looked at: `fitted gear:<axle>`,
    `bag`, `patronage:<id>`.
    """

    name = "workshop"
    default = "close"
    places = ("types", *map(SpecialtyRow, SPECIALTIES))

    def __init__(self, sitting: Sitting, seat: int) -> None:
        super().__init__(sitting)
        self.seat = seat
        self.acting = sitting.shown.at_screen  # the seat whose person is at the screen, or OBSERVER
        self._full = False  # whether types are bought at their full price, so that no gear is used
        self._open_question = sitting.shown.prompt  # the scene below stays where only another house is looked at

    @property
    def acts(self) -> int | None:
        """The seat whose person is at the screen."""
        return self.acting

    @property
    def view(self) -> View:
        """What everybody may see."""
        return self.sitting.view()

    @property
    def holder(self) -> Seat:
        """What the seat holds."""
        return self.view.seats[self.seat]

    # what is seen

    def build(self, page: Page) -> None:
        """Put the tabs and the whole house."""
        view, holder = self.view, self.holder
        widgets.table(page)
        tabs = [(HouseTab(seat), self.sitting.name(seat)) for seat in self.sitting.printers]
        widgets.tabs(page, (24, 12, TAB * len(tabs), 68), tabs, HouseTab(self.seat))
        left = 24 + TAB * len(tabs) + 16
        right = (ACT if self.may_take_the_screen else UNDO).x - 20
        widgets.label(
            page, (left, 12, right - left, 68), self.moment_words(), px=26, colour=theme.PAPER_LIGHT, wrap=True
        )
        if self.may_take_the_screen:
            self._build_act(page)
        else:
            reason = self.sitting.turns.undo_reason(self.acting)
            widgets.page_button(page, "undo", UNDO, say("Undo"), "dark", enabled=not reason, reason=reason)
        widgets.page_button(page, "close", CLOSE, say("Close"))
        machines(page, self.sitting, view, holder, self.why_not_act())
        stores(page, self.sitting, view, holder, self.why_not_act(), full=self._full)
        shelf(page, self.sitting, view, holder, self.why_not_act())

    def _build_act(self, page: Page) -> None:
        """Put the button by which the person of this house takes the screen: the seat's emblem and name."""
        words = say("{seat} acts here", seat=self.sitting.name(self.seat))
        hint = say("Only {seat} can buy types and use gears here.", seat=self.sitting.name(self.seat))
        widgets.page_button(page, "act", ACT, "", "primary", hint=hint, spoken=words)
        badge = pygame.Rect(ACT.x + 8, ACT.y + 8, ACT.h - 16, ACT.h - 16)
        widgets.picture(page, badge, pictures.badge(self.sitting.style(self.seat)))
        text = (badge.right + 8, ACT.y, ACT.right - badge.right - 20, ACT.h)
        widgets.label(page, text, words, px=26, colour=theme.PAPER_LIGHT)

    def moment_words(self) -> str:
        """Whether free moves can be made now, and why not."""
        if self.may_take_the_screen:
            return self.why_not_act()
        if self.view.free_moves_open and self.seat in self.sitting.people:
            return say("Buy types and use gears at any time. Use each gear once a round.")
        top = self.sitting.shown.prompt
        if isinstance(top, ask.KeepingOrder) and top.seat == self.seat:
            return say("Buy types and use gears before you keep an order. Use each gear once a round.")
        return self.sitting.turns.why_not(BuyType(self.seat, "A"))

    # who acts

    @property
    def may_take_the_screen(self) -> bool:
        """Whether this is the house of a person who could act now, and is not at the screen."""
        return self.seat != self.acting and self.seat in self.sitting.people and self.view.free_moves_open

    def why_not_act(self) -> str:
        """Why nobody may act in this house; empty where its own person is at the screen."""
        if self.seat == self.acting or self.seat not in self.sitting.people:
            return ""  # `turns` says what a person may not do for a computer player
        return say("Only {seat} can act in this printing house.", seat=self.sitting.name(self.seat))

    def _take_the_screen(self) -> None:
        """Let the person of this house take the screen, so that no secret of another person stays on it."""
        self.acting = self.seat
        self.sitting.close_curtain()

    # what is done

    def move(self, piece: str, place: str) -> Move | None:
        """The free move that this piece on this place means."""
        match piece, place:
            case TypePiece(letter), "types":
                return BuyType(self.seat, letter)
            case LevelMarker(first), SpecialtyRow(second) if first != second:
                return SwapLevels(self.seat, first, second)
        return None

    def elsewhere(self, piece: str) -> str:
        """Where a piece of this house belongs."""
        if isinstance(piece, TypePiece):
            return say("Types you buy go to your types.")
        return say("Drag a marker onto that of another specialty to swap them.")

    def places_for(self, piece: str) -> frozenset[str]:
        """Where laying the piece is a legal free move, or the last of several."""
        if self.why_not_act():
            return NO_PLACES
        if isinstance(piece, TypePiece):
            return NO_PLACES if self._offer(piece.letter).reason else frozenset({"types"})
        return super().places_for(piece)

    def lay(self, piece: str, place: str) -> Transition:
        """Make that move; a type is bought at the least price."""
        if isinstance(piece, TypePiece) and place == "types":
            self.submit(*self._offer(piece.letter).moves)
            return None
        return super().lay(piece, place)

    def _offer(self, letter: Letter) -> TypeOffer:
        return type_offer(self.sitting, self.holder, letter, full=self._full)

    def why_not(self, piece: str, place: str) -> str:
        """Why this piece on this place is no free move."""
        return self.why_not_act() or super().why_not(piece, place)

    def press(self, name: str) -> Transition:
        """Tabs, gears, orders and the ways out."""
        match name:
            case "close":
                return Pop()
            case "character":
                return press_character(self.sitting, self.seat, closed=bool(self.why_not_act()))
            case "undo":
                self._say(self.sitting.turns.undo(self.acting))
            case "act":
                self._take_the_screen()
            case "full":
                self._full = not self._full
            case HouseTab(seat):
                self.seat, self._full = seat, False
            case UseButton(axle):
                self.submit(UseGear(self.seat, axle))
            case OrderSlot(at):
                return self.closer_look(("order", *self.holder.orders[at]))
            case LevelMarker(specialty):
                self._say(self.why_not_act() or self._why_no_swap(specialty))
        self.changed()
        return None

    def closer_look(self, about: About) -> Transition:
        """A piece seen close."""
        return look_closer(self.sitting, self.seat, about)

    def _why_no_swap(self, specialty: Specialty) -> str:
        other: Specialty = "binding" if specialty != "binding" else "typesetting"
        return self.sitting.turns.why_not(SwapLevels(self.seat, specialty, other))

    def take_news(self) -> News | None:
        """What happened in the match: free moves are made here."""
        return self.sitting.take_news()

    def _say(self, sentence: str) -> None:
        if sentence:
            self.toast(sentence)

    def next(self) -> Transition:
        """The transition into a question that a free move opened here."""
        asked = self.sitting.shown.prompt
        if asked is None or asked == self._open_question:
            return None
        return self.sitting.transition(self.sitting.shown.stop)
