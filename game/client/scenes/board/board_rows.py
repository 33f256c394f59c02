"""The open row of the board for orders, inks and specialties: pieces, places and draft."""

from typing import ClassVar, Literal

import pygame

from game.client.base import readings
from game.client.base.i18n import ROMAN, pgettext, say, sentences
from game.client.graphics import control_art, layout, panes, pictures, theme
from game.client.graphics.brush import Brush, sized
from game.client.graphics.icons import icon_picture
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.notes import put_task
from game.client.scenes.parts.offers import gear_pictures, used_words
from game.client.scenes.parts.orders import card_piece, slot_boxes
from game.client.scenes.parts.player_board import next_reward_words, printing_house
from game.client.scenes.parts.seat_panels import order_of_play
from game.client.scenes.parts.strips import strips
from game.client.text import terms, told
from game.client.text.piece_text import printing_title
from game.client.ui import target_names as targets
from game.client.ui import widgets
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import NO_PLACES, Part, Transition
from game.client.ui.target_names import OfferedInk, OrderCard, OrderSlot, SpecialtyPiece, SpecialtyRow
from game.rules.moves import ActionTurn, Move, TakeInks, TakeOrder, TakeSpecialty
from game.rules.names import ACTION_INDEX, ACTIONS, SPECIALTIES, Action, Ink, Specialty
from game.rules.view import View

HEADING_PX = 40
GAP = 36  # between strips side by side
BADGES = 224  # at the right of the heading


class BoardRow(Part):
    """One action on the board for one seat's turn, with the draft of its move."""

    own_parts: ClassVar[tuple[str, ...]] = ("types tray", "inks tray")  # of the printing house: what a move changes
    beside: ClassVar[int] = 0  # room at the right of the line that says what to do, for a piece

    def __init__(self, scene: GameScene, action: Action) -> None:
        self.scene, self.action = scene, action
        self.session = scene.session
        self.content = scene.session.content

    @property
    def view(self) -> View:
        return self.session.view(self.scene.seat)

    @property
    def is_open(self) -> bool:
        """Whether the seat has still to take its turn in this action."""
        top = self.view.top
        return isinstance(top, ActionTurn) and (top.seat, top.action) == (self.scene.seat, self.action)

    @property
    def is_due(self) -> bool:
        """Whether the seat has still to take its turn, also if a free move asks something before it."""
        mine = (self.scene.seat, self.action)
        return any(isinstance(asked, ActionTurn) and (asked.seat, asked.action) == mine for asked in self.view.stack)

    @property
    def may_act(self) -> bool:
        """Whether a person may lay pieces here now."""
        return self.is_open and self.scene.seat in self.session.seats.people

    @property
    def has_draft(self) -> bool:
        """Whether something is laid out that is not a move yet."""
        return False

    @property
    def drafted(self) -> Move | None:
        """The move that is laid out and only has to be confirmed."""
        return None

    def take_back(self) -> None:
        """Take back what was laid out last."""

    def blocks(self) -> list[panes.Block]:
        """The blocks of the open row, below its line."""
        band = layout.rect("take orders", "active band")
        return [(band.x + 6, band.y + HEAD, band.w - 12, band.h - HEAD - 6)]

    def views(self) -> list[panes.View]:
        """The views of the page with this row open."""
        own = [blocks.named("take orders", part) for part in self.own_parts]
        line = layout.rect("take orders", "active band")
        beside = None
        if self.is_told or self.is_automa:
            beside = layout.rect("take orders", "printing house" if self.is_automa else "told")
        return blocks.open_row(terms.action_words(self.action), line, self.blocks(), own, beside)

    def build(self, page: Page, view: View) -> None:
        """Put the board with this row open, and below it the printing house."""
        widgets.sheet(page, layout.rect("take orders", "main board"))
        rect = layout.rect("take orders", "active band")
        widgets.band(page, rect)
        self.head(page, view, rect)
        self.lay_out(page, view)
        others = [action for action in ACTIONS if action != self.action]
        page.part(strips, self.session, view, others, self.strip_boxes(len(others)))
        self.house(page, view)

    @property
    def is_told(self) -> bool:
        """Whether a computer player or the automa acts here, so that the turn is told in words."""
        return self.scene.seat in self.session.seats.computers and self.scene.name == "board"

    @property
    def is_automa(self) -> bool:
        """Whether the automa acts here, so that what it does is told in place of a printing house."""
        return self.scene.holder.is_automa

    def strip_boxes(self, count: int) -> list[pygame.Rect]:
        """Boxes for the closed rows: one below the other, or two by two above what is told."""
        if not self.is_told:
            return layout.grid("take orders", "slim strip", count)
        first = layout.rect("take orders", "slim strip")
        first.w = (first.w - GAP) // 2
        return [first.move(place % 2 * (first.w + GAP), place // 2 * (first.h + 4)) for place in range(count)]

    def head(self, page: Page, view: View, rect: pygame.Rect) -> None:
        words = terms.action_words(self.action)
        widgets.picture(page, (rect.x + 18, rect.y + 6, 46, 46), icon_picture(self.action, theme.VERMILION))
        width = widgets.width_of(page, words, HEADING_PX, "sc")
        widgets.heading(page, (rect.x + 78, rect.y + 2, width + 4, 52), words, HEADING_PX)
        left = rect.x + 78 + width + 22
        line = pygame.Rect(left, rect.y + 8, rect.right - BADGES - left - 16 - self.beside, 46)
        if self.is_due and not self.is_told:
            put_task(page, line, words, self.state_words(view), 28)
        else:
            widgets.label(page, line, self.state_words(view), px=28)
        badges = pygame.Rect(rect.right - BADGES - 8, rect.y + 4, BADGES, 50)
        order_of_play(page, self.session, view, self.action, badges)

    def state_words(self, view: View) -> str:
        """A sentence that says what to do here, or how the action ended."""
        if self.is_due:
            if self.scene.holder.is_automa:
                return say("The automa takes what its execution cards name.")
            return say("{seat} acts here.", seat=self.session.name(self.scene.seat)) if self.is_told else self.task()
        if view.phase == "actions" and view.action <= ACTION_INDEX[self.action]:
            own = self.session.shown.holding and not self.is_told and not self.scene.holder.is_automa
            return say("Your turn is over: press “End turn”.") if own else say("This turn is over.")
        if self.action == "patronage":
            return say("All turns are over.")
        return say("All turns are over. What was left here is discarded.")

    def task(self) -> str:
        """What to do here while the turn is open."""
        return terms.action_task_words(self.action)

    def lay_out(self, page: Page, view: View) -> None:
        """Put the pieces of the row."""

    def house(self, page: Page, view: View) -> None:
        """Put the printing house of the seat, or what the row shows instead."""
        if not view.seats[self.scene.seat].is_automa:
            page.part(printing_house, self.session, view, self.scene.seat)

    def buttons(self, page: Page) -> bool:
        """Put the row's own buttons; returns whether they stand in place of undo and end."""
        return False

    def why_not(self, piece: str, place: str) -> str:
        return self.closed_words() or self.wrong_place(piece, place)

    def wrong_place(self, piece: str, place: str) -> str:
        """Why a piece of an open row may not lie on a place."""
        return say("It can’t go there. {task}", task=self.task())

    def press(self, name: str) -> Transition:
        """The answer to a press on a piece that cannot be lifted, or on a place or button of the row."""
        self.scene.toast(self.why_fixed(name))
        return None

    def why_fixed(self, piece: str) -> str:
        """Why a piece cannot be lifted."""
        return self.closed_words()

    def closed_words(self) -> str:
        """Why nothing can be taken here any more; empty while something can."""
        if self.scene.holder.is_automa:
            return say("The automa acts here now.")
        if self.is_told:
            return say("{seat} is played by the computer.", seat=self.session.name(self.scene.seat))
        return "" if self.is_open else say("Your turn is over: press “End turn”, or “Undo”.")


def empty_space(page: Page, box: pygame.Rect, number: int) -> None:
    """Put an empty space of the board with its number."""
    widgets.picture(page, box, widgets.slot_picture("light"))
    widgets.label(page, box, ROMAN[number], px=40, face="roman", colour=theme.DISABLED_TEXT, align="center")


HALF = (112, 157)
CARD_GAPS = {1: 48, 2: 48, 3: 28, 4: 8}  # the gap between cards of a kind, for each number of cards


class OrdersRow(BoardRow):
    """O1, O2: pieces `printing:<id>` and `refinement:<id>`; places `slot:<n>`, and `offer` to take a card back."""

    def __init__(self, scene: GameScene, action: Action) -> None:
        super().__init__(scene, action)
        self.slot = 0
        self.laid: dict[targets.Half, str] = {}  # for each kind the card in the slot, in the order of laying them

    @property
    def has_draft(self) -> bool:
        return bool(self.laid)

    def take_back(self) -> None:
        self.laid.clear()

    def task(self) -> str:
        if "printing" in self.laid:
            return say("Now place a refinement card in the same order slot.")
        if "refinement" in self.laid:
            return say("Now place a printing card in the same order slot.")
        if self._full and self.may_act:
            return say("All slots are full: place a card on the order you discard.")
        return say("Place one printing card and one refinement card in a free order slot.")

    @property
    def _full(self) -> bool:
        return len(self.scene.holder.orders) >= self.content.rules.order_slots

    own_parts = ("order slots",)

    def blocks(self) -> list[panes.Block]:
        return [blocks.block(layout.rect("take orders", f"{kind} cards"), 1) for kind in targets.HALVES]

    def lay_out(self, page: Page, view: View) -> None:
        board_row = layout.rect("take orders", "active band")
        row = pygame.Rect(board_row.x + 4, board_row.y + 54, board_row.w - 8, board_row.h - 60)
        widgets.ground(page, "offer", row, say("Cards on offer"))
        top, foot = (board_row.x + 712, board_row.y + 60), (board_row.x + 712, board_row.bottom - 14)
        page.draw(board_row, Brush.line, top, foot, theme.INK_SOFT, 2)
        size, gap = layout.rect("take orders", "board card").size, CARD_GAPS[len(view.printing_row)]
        gaze = self.scene.gaze
        for kind, cards in zip(targets.HALVES, (view.printing_row, view.refinement_row), strict=True):
            boxes = layout.row(layout.rect("take orders", f"{kind} cards"), len(cards), size, gap)
            for space, (card, box) in enumerate(zip(cards, boxes, strict=True), start=1):
                if card is None or card in self.laid.values():
                    empty_space(page, box, space)
                else:
                    card_piece(page, gaze, kind, card, box)

    def house(self, page: Page, view: View) -> None:
        """Put the printing house, and in the chosen slot the half that is laid out."""
        super().house(page, view)
        if not self.laid:
            return
        box = slot_boxes(layout.rect("take orders", "order slots"), self.content.rules.order_slots)[self.slot]
        widgets.picture(page, box, widgets.slot_picture())
        page.draw(box, Brush.rect, box, theme.BRASS_LIGHT, width=4, radius=8)
        for kind, card in self.laid.items():
            right = kind == "refinement"
            half = pygame.Rect(box.right - HALF[0] - 4 if right else box.x + 4, box.y, *HALF)
            card_piece(page, self.scene.gaze, kind, card, half)
            other = pygame.Rect(box.x + 8 if right else box.centerx + 4, box.y + 20, box.w // 2 - 14, box.h - 40)
            words = say("and a printing card") if right else say("and a refinement card")
            widgets.label(page, other, words, px=26, colour=theme.PAPER_LIGHT, align="center", wrap=True)

    def places_for(self, piece: str) -> frozenset[str]:
        """Cards go to a slot that may take them; a laid one back to the board as well."""
        if not isinstance(piece, OrderCard) or not self.may_act:
            return NO_PLACES
        if self.laid and piece.kind not in self.laid:
            return frozenset({OrderSlot(self.slot)})
        first = 0 if self._full else len(self.scene.holder.orders)
        free = map(OrderSlot, range(first, self.content.rules.order_slots))
        return frozenset({*free, "offer"} if self._lies(piece) else free)

    def click_place(self, piece: str) -> str:
        """The first free slot, because all free ones are alike; for a card in the slot, the board."""
        places = self.places_for(piece)
        if self._lies(piece):
            return "offer"
        slot = OrderSlot(self.slot if self.laid else len(self.scene.holder.orders))
        return slot if not self._full and slot in places else super().click_place(piece)

    def _lies(self, piece: str) -> bool:
        """Whether a card lies in the slot."""
        return isinstance(piece, OrderCard) and self.laid.get(piece.kind) == piece.card

    def lay(self, piece: str, place: str) -> None:
        """Lay a half; with both the order is taken."""
        match piece, place:
            case OrderCard(), "offer":
                self.laid.pop(piece.kind, None)
            case OrderCard(card), OrderSlot(slot):
                self.slot, self.laid[piece.kind] = slot, card
                self._take_if_whole()

    def _take_if_whole(self) -> None:
        held = self.scene.holder.orders
        given = held[self.slot].printing if len(held) >= self.content.rules.order_slots else None
        if len(self.laid) < len(targets.HALVES):
            if given:
                self.scene.toast(say("This discards “{title}”.", title=printing_title(given, self.content)))
            return
        move = TakeOrder(self.scene.seat, self.laid["printing"], self.laid["refinement"], given)
        self.laid.clear()
        self.scene.submit(move)

    def wrong_place(self, piece: str, place: str) -> str:
        if not isinstance(place, OrderSlot):
            return say("Place cards in an order slot of your printing house.")
        if self.laid:
            return say("Place both cards of an order in the same slot.")
        return say("This slot holds an order. Discard one only when all slots are full.")

    def press(self, name: str) -> Transition:
        return None if name == "offer" else super().press(name)


HEAD, BELOW = 56, 60  # the lines of the heading and of the prices
SIZES = {1: (600, 172, 116), 2: (600, 172, 116), 3: (440, 160, 100), 4: (336, 142, 84)}
"""For each number of sets width and height of their wooden part, and the side of an ink: fewer are larger."""


class InksRow(BoardRow):
    """I1, I2: pieces `offered ink:<set>:<position>`, each with those to its left; place `inks`, the seat's tray."""

    touched: OfferedInk | None = None  # the marked ink

    def task(self) -> str:
        if self.touched is None or not self.may_act:
            return say("Take an ink. You also take those to its left, each at its price.")
        taken, price = self._taken(self.touched), self._pick(self.touched).price
        if price:
            words = say("You take {inks} for {guilders}.", inks=taken, guilders=terms.guilder_words(price))
            return sentences((words, used_words(self.session, self.scene.holder, self._gears(self.touched))))
        return say("You take {inks} for free.", inks=taken)

    def lay_out(self, page: Page, view: View) -> None:
        """Put the sets in their trays, with the price of each position below."""
        board_row, (width, height, side) = layout.rect("take orders", "active band"), SIZES[len(view.ink_sets)]
        area = pygame.Rect(board_row.x, board_row.y + HEAD, board_row.w, board_row.h - HEAD - BELOW)
        for ink_set, tray in enumerate(layout.row(area, len(view.ink_sets), (width, height), 22)):
            widgets.picture(page, tray, sized(control_art.board))
            cells = [_cell(tray, position, side) for position in range(len(view.ink_sets[ink_set]))]
            for position, (ink, cell) in enumerate(zip(view.ink_sets[ink_set], cells, strict=True)):
                self._ink(page, OfferedInk(ink_set, position), ink, cell)
            if self.touched is not None and self.touched.ink_set == ink_set and self.may_act:
                upto = zip(view.ink_sets[ink_set], cells[: self.touched.at + 1], strict=False)
                here = [cell for ink, cell in upto if ink is not None]
                widgets.picture(page, here[0].unionall(here).inflate(6, 14), sized(control_art.halo, 0))

    def blocks(self) -> list[panes.Block]:
        band, count = layout.rect("take orders", "active band"), len(self.view.ink_sets)
        below = pygame.Rect(band.x, band.y + HEAD, band.w, band.h - HEAD - 6)
        boxes = layout.row(below, count, (SIZES[count][0] + 16, below.h), 6)
        return [blocks.block(box, 0) for box in boxes]

    def _ink(self, page: Page, piece: OfferedInk, ink: Ink | None, cell: pygame.Rect) -> None:
        below = pygame.Rect(cell.x, layout.rect("take orders", "active band").bottom - BELOW - 2, cell.w, 56)
        if price := self.content.rules.ink_prices[piece.at]:
            gears = gear_pictures(self.session, self.scene.holder, self._gears(piece))
            for place, picture in enumerate((*gears, pictures.coin(price))):
                widgets.picture(page, below.move(60 * place - 30 * len(gears), 0), picture)
        else:
            widgets.label(page, below, pgettext("an ink", "free"), px=28, align="center")
        if ink is None:
            page.draw(cell, Brush.circle, cell.center, cell.w * 0.42, theme.WALNUT_DARK)
            return
        price = self._pick(piece).price
        costs = terms.guilder_words(price) if price else pgettext("an ink", "free")
        hint = say("Set {number}, up to here: {inks}, {price}.", number=piece.ink_set + 1,
                   inks=self._taken(piece), price=costs)  # fmt: skip
        widgets.piece(page, piece, cell, pictures.ink(ink), terms.ink_words(ink), hint=hint, subject=("ink", ink))

    def _taken(self, piece: OfferedInk) -> str:
        """The inks that are taken with this one, in words."""
        return terms.ink_list_words([ink for ink in self.view.ink_sets[piece.ink_set][: piece.at + 1] if ink])

    def _pick(self, piece: OfferedInk) -> readings.InkPick:
        """How many inks are taken with this one, and at which price."""
        return readings.ink_pick(self.content.rules.ink_prices, self.view.ink_sets[piece.ink_set], piece.at)

    def _move(self, piece: OfferedInk) -> TakeInks:
        return TakeInks(self.scene.seat, piece.ink_set, self._pick(piece).inks)

    def _gears(self, piece: OfferedInk) -> tuple[int, ...]:
        """The axles of the gears that must pay for an ink first."""
        offer = self.session.turns.offer(self._move(piece)) if self.may_act else None
        return offer.axles if offer else ()

    def touch(self, piece: str) -> None:
        """Mark an ink with those to its left."""
        if isinstance(piece, OfferedInk) and self.may_act:
            self.touched = piece
            self.scene.changed()

    def places_for(self, piece: str) -> frozenset[str]:
        """The seat's tray, if it can pay."""
        if not isinstance(piece, OfferedInk) or not self.may_act:
            return NO_PLACES
        return frozenset({"inks"}) if self.session.turns.offer(self._move(piece)) else NO_PLACES

    def lay(self, piece: str, place: str) -> None:
        if isinstance(piece, OfferedInk):
            self.touched = None
            self.scene.submit(*self.session.turns.cheapest(self._move(piece)))

    def wrong_place(self, piece: str, place: str) -> str:
        return say("Place inks from the board among your inks.")

    def why_fixed(self, piece: str) -> str:
        refused = self.session.turns.why_not(self._move(piece)) if isinstance(piece, OfferedInk) else ""
        return self.closed_words() or refused


def _cell(tray: pygame.Rect, position: int, side: int) -> pygame.Rect:
    pitch = (tray.w - widgets.SHADOW) // 3
    return pygame.Rect(0, 0, side, side).move_to(center=(tray.x + pitch * position + pitch // 2, tray.centery - 6))


SHIFT_X, BAND_TOP = -204, 416  # from the sheet that shows all rows
WIDTHS = {1: 440, 2: 440, 3: 400, 4: 320}  # of cards, by how many there are


class SpecialtiesRow(BoardRow):
    """D1: pieces `specialty:<id>`; choices `advance:both` and `advance:one`, with "one" also `any one:<specialty>`.

    With "one" a card goes to a place `row:<specialty>`; with "both", or where the one is chosen, it goes to
    the place `tracks`, so that a press on it is enough.
    """

    mode: Literal["both", "one"] = "both"
    only: Specialty | None = None  # to which a card goes, so that nobody has to hit its narrow row

    def task(self) -> str:
        if self.mode == "both":
            return say("Place a card on your specialties to advance both that it shows.")
        return say("Place a card on one specialty to advance it by one level.")

    def lay_out(self, page: Page, view: View) -> None:
        board_row = layout.rect("take orders", "active band")
        dy, count = board_row.y - BAND_TOP, len(view.specialty_row)
        first = layout.rect("other bands", "specialty card").move(0, dy)
        boxes = layout.row(pygame.Rect(board_row.x, first.y, board_row.w, first.h), count, (WIDTHS[count], first.h), 32)
        for space, (card, box) in enumerate(zip(view.specialty_row, boxes, strict=True), start=1):
            if card is None:
                empty_space(page, box, space)
            else:
                picture = pictures.specialty_card(self.content.specialty[card])
                widgets.piece(page, SpecialtyPiece(card), box, picture, *told.specialty(self.scene.gaze, card))
        if self.scene.holder.is_automa:
            return  # the automa only takes cards away, so the choice means nothing
        choice = layout.rect("other bands", "both or any").move(SHIFT_X, dy - 6)
        options = [(targets.AdvanceChoice("both"), say("Both shown")), (targets.AdvanceChoice("one"), say("Any one"))]
        widgets.segmented(page, choice, options, targets.AdvanceChoice(self.mode))
        left = choice.right + 24
        if self.mode == "one":
            left = self._build_only(page, pygame.Rect(left, choice.y, choice.h, choice.h)) + 24
        beside = pygame.Rect(left, choice.y - 4, board_row.right - 24 - left, choice.h + 8)
        reward = next_reward_words(self.content.rules, self.scene.holder.disk)
        widgets.label(page, beside, reward, px=28, colour=theme.INK_SOFT, wrap=self.mode == "one")

    own_parts = ("specialty tracks",)

    def blocks(self) -> list[panes.Block]:
        band, count = layout.rect("take orders", "active band"), len(self.view.specialty_row)
        high = layout.rect("other bands", "specialty card").h
        room = pygame.Rect(band.x, band.y + HEAD, band.w, high + 16)
        cards = layout.row(room, count, (WIDTHS[count], high), 32)
        choice = layout.rect("other bands", "both or any").move(SHIFT_X, band.y - BAND_TOP - 6)
        chosen = choice.right + 12
        only = chosen + (0 if self.mode == "both" else len(SPECIALTIES) * (choice.h + 8) + 24)
        lines = [(choice.x, chosen), *([(chosen, only)] if only > chosen else []), (only, band.right - 8)]
        return [*map(blocks.block, cards), *((left, choice.y, right - left, choice.h) for left, right in lines)]

    def _build_only(self, page: Page, box: pygame.Rect) -> int:
        """Put a choice for each specialty, from a box to the right; returns where they end."""
        for specialty in SPECIALTIES:
            chosen, words = specialty == self.only, terms.specialty_words(specialty)
            target = Target(targets.OnlyChoice(specialty), "choice", box, words, hint=words, value=str(chosen))
            page.target(target, _paint_only, box, specialty, chosen=chosen)
            box = box.move(box.w + 8, 0)
        return box.x - 8

    def press(self, name: str) -> Transition:
        match name:
            case targets.AdvanceChoice(mode):
                self.mode, self.only = mode, None
            case targets.OnlyChoice(specialty):
                self.only = specialty if specialty != self.only else None
            case _:
                return super().press(name)
        return None

    def places_for(self, piece: str) -> frozenset[str]:
        """All the tracks where it is clear what rises, else one row for any one."""
        if not isinstance(piece, SpecialtyPiece) or not self.may_act:
            return NO_PLACES
        by_row = self.mode == "one" and self.only is None
        return frozenset(map(SpecialtyRow, SPECIALTIES) if by_row else {"tracks"})

    def lay(self, piece: str, place: str) -> None:
        # both symbols rise from left to right: only a new highest level earns a reward, so the order changes nothing
        match piece, place:
            case SpecialtyPiece(card), "tracks":
                advances = (self.only,) if self.only else self.content.specialty[card].specialties
                self.scene.submit(TakeSpecialty(self.scene.seat, card, advances))
            case SpecialtyPiece(card), SpecialtyRow(specialty):
                self.scene.submit(TakeSpecialty(self.scene.seat, card, (specialty,)))

    def wrong_place(self, piece: str, place: str) -> str:
        if place == "tracks" or isinstance(place, SpecialtyRow):
            return say("Place the card on one of the four specialties.")
        return say("Place specialty cards on your specialties.")


def _paint_only(brush: Brush, state: State, box: pygame.Rect, specialty: Specialty, *, chosen: bool) -> None:
    colour = widgets.paint_choice(brush, state, box, chosen=chosen)
    brush.blit(icon_picture(specialty, colour), box.inflate(-16, -16))
