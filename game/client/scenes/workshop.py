"""The printing house of any seat at its full size, for looking at everything and making free moves."""

from collections.abc import Mapping

import pygame

from game.client.base import readings
from game.client.base.i18n import say, sentences, spaced, translate_data
from game.client.graphics import gear_art, panes, pictures, theme
from game.client.scenes.game_scene import MoveLaying
from game.client.scenes.parts import blocks, player_board
from game.client.scenes.parts.gear_train import axle_boxes, put_train
from game.client.scenes.parts.offers import TypeOffer, switch_words, type_offer, type_offers
from game.client.scenes.parts.orders import lack_words, slip_picture
from game.client.scenes.parts.patrons import patron_slip
from game.client.scenes.parts.seat_panels import character_button, press_character
from game.client.scenes.parts.track_sheet import Tracks
from game.client.session.match_session import MatchSession
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.ui import target_names as targets
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, Push, Transition
from game.rules import moves as mv
from game.rules.gears import active_reward
from game.rules.holdings import next_type_price
from game.rules.names import INKS, LETTERS, SPECIALTIES, Counts, Letter, Specialty
from game.rules.state import Seat
from game.rules.view import OBSERVER, View

BOARD = pygame.Rect(24, 92, 1240, 480)
TRAIN = pygame.Rect(40, 108, 846, 448)
FORECAST = pygame.Rect(902, 108, 346, 448)
DIAMETER = 300
POINTER = (48, 54)
SHOWN_ROUNDS = 4


def machines(page: Page, session: MatchSession, view: View, seat: Seat, looked_at: str) -> None:
    """Put the gear train with the buttons `use:<axle>`, and what comes up in the coming rounds.

    `looked_at` says why no gear can be used here; empty where the seat's own person is at the screen.
    """
    widgets.board(page, BOARD)
    widgets.picture(page, TRAIN, widgets.slot_picture())
    boxes = axle_boxes(TRAIN, DIAMETER, session.content.rules.axles, 44)
    put_train(page, boxes, session.content, seat.gears, theme.OAK, (22, 13))
    for axle, box in enumerate(boxes):
        _use(page, session, seat, axle, box, looked_at)
    _forecast(page, session, view, seat)


def _use(page: Page, session: MatchSession, seat: Seat, axle: int, gear: pygame.Rect, looked_at: str) -> None:
    """Put the button that uses a gear; below an empty axle there is none."""
    width = round(2 * gear_art.pitch_radius(DIAMETER)) - 12
    box = pygame.Rect(gear.centerx - width // 2, TRAIN.bottom - 100, width, 90)
    if axle >= len(seat.gears):
        return
    reward, rules = active_reward(session.content, seat.gears[axle]), session.content.rules
    shown, hint = reward_text.reward_words_short(reward, rules), reward_text.reward_words(reward, rules)
    reason = looked_at or session.turns.why_not(mv.UseGear(seat.index, axle))
    widgets.page_button(page, targets.UseButton(axle), box, shown, reason=reason, hint=hint, px=28)


def _forecast(page: Page, session: MatchSession, view: View, seat: Seat) -> None:
    """A row for each round to come, this one first: which sector each gear brings up."""
    widgets.sheet(page, FORECAST)
    inner = FORECAST.inflate(-44, -36)
    widgets.heading(page, (inner.x, inner.y, inner.w, 44), say("Coming rounds"), 32)
    rounds = max(1, min(SHOWN_ROUNDS, session.content.rules.rounds - view.round + 1))
    for ahead in range(rounds):
        line = pygame.Rect(inner.x, inner.y + 52 + ahead * 90, inner.w, 84)
        widgets.picture(page, (line.x, line.y + 14, 52, 52), pictures.level(view.round + ahead, lit=ahead == 0))
        for axle, sectors in enumerate(readings.forecast(seat.gears, rounds)):
            reward = session.content.gears[seat.gears[axle].gear].sectors[sectors[ahead]]
            widgets.picture(page, (line.x + 70 + axle * 80, line.y + 4, 72, 72), pictures.reward(reward))
    if not seat.gears:
        beside = (inner.x + 70, inner.y + 60, inner.w - 70, 160)
        widgets.label(page, beside, say("Install gears to see their rewards."), wrap=True, valign="top")


ORDERS = pygame.Rect(1280, 92, 616, 520)
PATRONAGE = pygame.Rect(1280, 628, 616, 176)
CHARACTER = pygame.Rect(1280, 820, 616, 236)
SLIP = (284, 180)
LACK = 36


def shelf(page: Page, session: MatchSession, seat: Seat, closed: str) -> None:
    """Put orders, patronage cards and the character; `closed` says why nobody may act here, or is empty."""
    _orders(page, session, seat)
    if seat.patronage:
        _patronage(page, session, seat)
    _character(page, session, seat, closed)


def _sheet(page: Page, rect: pygame.Rect, heading: str) -> None:
    widgets.sheet(page, rect)
    widgets.heading(page, (rect.x + 24, rect.y + 10, rect.w - 48, 40), heading, 32)


def _orders(page: Page, session: MatchSession, seat: Seat) -> None:
    """Panels `slot:<n>`, each with the things below it that are still missing."""
    _sheet(page, ORDERS if seat.patronage else ORDERS.union(PATRONAGE), say("Orders, and what they need"))
    if not seat.orders:
        widgets.label(page, ORDERS.inflate(-48, -120), say("No orders now."), px=30, valign="top")
    for at, order in enumerate(seat.orders):
        box = pygame.Rect(ORDERS.x + 20 + at % 2 * 292, ORDERS.y + 54 + at // 2 * 230, *SLIP)
        title = words.printing_title(order.printing, session.content)
        picture = slip_picture(session.content, seat, order)
        gaps, subject = readings.lacks(session.content, seat, order), ("order", *order)
        widgets.place(page, targets.OrderSlot(at), box, title, picture, lack_words(gaps), subject=subject)
        below = pygame.Rect(box.x + 6, box.bottom + 4, box.w - 12, LACK)
        _missing(page, below, gaps)


def _missing(page: Page, box: pygame.Rect, lacks: readings.Lacks) -> None:
    if not lacks.anything:
        widgets.picture(page, (box.x, box.y, LACK, LACK), pictures.icon("check", theme.VERMILION))
        beside = (box.x + LACK + 8, box.y, box.w - LACK - 8, box.h)
        widgets.label(page, beside, say("nothing is missing"), px=26)
    row = (*pictures.letters(lacks.letters), *pictures.inks(lacks.inks), *pictures.levels(lacks.levels))
    pitch = min(LACK + 3, box.w // max(1, len(row)))
    for at, picture in enumerate(row):
        where = (box.x + at * pitch, box.centery - (pitch - 3) // 2, pitch - 3, pitch - 3)
        widgets.picture(page, where, picture)


def _patronage(page: Page, session: MatchSession, seat: Seat) -> None:
    fame = session.content.rules.patronage_card_fame
    _sheet(page, PATRONAGE, say("Patronage cards: {fame} each at the end", fame=terms.fame_words(fame)))
    inner = pygame.Rect(PATRONAGE.x + 20, PATRONAGE.y + 56, PATRONAGE.w - 40, 100)
    width = min(284, (inner.w + 8) // len(seat.patronage) - 8)
    for at, name in enumerate(seat.patronage):
        box = pygame.Rect(inner.x + at * (width + 8), inner.y, width, inner.h)
        card = session.content.patronage[name]
        page.draw(box, patron_slip, box, card, fame)
        widgets.sight(page, targets.PatronPiece(name), box, card.name, ("patronage", name))


def _character(page: Page, session: MatchSession, seat: Seat, closed: str) -> None:
    widgets.sheet(page, CHARACTER)
    laurel = pygame.Rect(CHARACTER.right - 116, CHARACTER.y + 18, 92, 92)
    widgets.picture(page, laurel, pictures.laurel(seat.fame))
    widgets.picture(page, laurel.move(4, 104).inflate(-8, -8), pictures.coin(seat.guilders))
    text = pygame.Rect(CHARACTER.x + 24, CHARACTER.y + 14, laurel.x - CHARACTER.x - 36, 208)
    if seat.character is None:
        widgets.heading(page, text, session.name(seat.index), 34)
        return
    character_button(page, pygame.Rect(text.x, text.y + 20, 132, 168), session, seat, closed=bool(closed))
    text = pygame.Rect(text.x + 148, text.y, text.w - 148, text.h)
    name = translate_data(session.content.characters[seat.character].name)
    widgets.label(page, (text.x, text.y, text.w, 46), name, px=32, colour=theme.VERMILION)
    ability = words.character_words(seat.character, session.content)
    if seat.wild is not None:
        ability = sentences((ability, say("The colour of this round: {ink}.", ink=terms.ink_words(seat.wild))))
    widgets.label(page, (text.x, text.y + 48, text.w, 160), ability, wrap=True, valign="top")


STORES_BOARD = pygame.Rect(24, 588, 1240, 468)
TRACKS = pygame.Rect(40, 604, 504, 436)
CASE = pygame.Rect(560, 604, 688, 436)
SWITCH = pygame.Rect(CASE.right - 264, CASE.y - 8, 264, 64)
BLOCK = 104
HOLD = 64  # side of the room in which a hand takes hold of a marker


def stores(page: Page, session: MatchSession, view: View, seat: Seat, looked_at: str, *, full: bool) -> None:
    """Put the tracks, the case and what the seat has of types and inks; `looked_at` says why nobody buys here.

    Types are offered at their least prices, or at the `full` one.
    """
    widgets.board(page, STORES_BOARD)
    _tracks(page, session, seat)
    _case(page, session, seat, looked_at, full=full)
    player_board.types_tray(page, pygame.Rect(CASE.x, CASE.y + 184, CASE.w, 120), seat, type_offers(session, seat))
    player_board.inks_tray(page, pygame.Rect(CASE.x, CASE.y + 316, 400, 120), seat)
    _bag(page, pygame.Rect(CASE.x + 416, CASE.y + 316, CASE.w - 416, 120), view.bag)


def _tracks(page: Page, session: MatchSession, seat: Seat) -> None:
    """Markers `level marker:<specialty>` on places `row:<specialty>`: `plantin` drags one onto another row."""
    widgets.sheet(page, TRACKS)
    tracks = Tracks(TRACKS.inflate(-36, -36), session, seat, 72, beyond=False)
    tracks.draw(page)
    for at, specialty in enumerate(SPECIALTIES):
        name, subject = terms.specialty_words(specialty), ("craft", specialty)
        hint = say("{specialty} is at level {level}.", specialty=name, level=terms.level_words(seat.levels[at]))
        widgets.place(page, targets.SpecialtyRow(specialty), tracks.line(at), name, hint=hint, subject=subject)
        box, picture = tracks.marker_box(specialty), tracks.marker_picture()
        hold = box.inflate(HOLD - box.w, HOLD - box.h)
        widgets.piece(page, targets.LevelMarker(specialty), box, picture, name, hint=hint, subject=subject, around=hold)


def price_words(session: MatchSession, seat: Seat) -> str:
    """What the next types cost, and what the seat has."""
    price = next_type_price(seat)
    return say(
        "A type costs {price}, the next {second} and {third}. You have {guilders}.",
        price=terms.guilder_words(price), second=price + 1, third=price + 2, guilders=seat.guilders,
    )  # fmt: skip


def _case(page: Page, session: MatchSession, seat: Seat, looked_at: str, *, full: bool) -> None:
    """The letters to buy, `type:<letter>`, and where a gear helps the switch `full`."""
    offers = type_offers(session, seat, full=full)
    line = pygame.Rect(CASE.x + 4, CASE.y, CASE.w - 8, 56)
    switch, told = switch_words(session, seat, full=full), price_words(session, seat)
    if min(offer.price for offer in offers.values()) < next_type_price(seat) or switch:
        told = say("You have {guilders}.", guilders=terms.guilder_words(seat.guilders))
    if switch:
        widgets.page_button(page, "full", SWITCH, switch, px=28, reason=looked_at)
        line.w = SWITCH.x - line.x - 8
    widgets.label(page, line, told, px=28, colour=theme.PAPER_LIGHT)
    for at, letter in enumerate(LETTERS):
        box = pygame.Rect(CASE.x + 4 + at * (BLOCK + 16), CASE.y + 64, BLOCK, BLOCK)
        name, picture, offer = targets.TypePiece(letter), pictures.type_block(letter), offers[letter]
        reason, hint, subject = looked_at or offer.reason, offer.used, ("type", letter)
        widgets.piece(page, name, box, picture, letter, reason=reason, hint=hint, subject=subject)
    left = CASE.x + 4 * (BLOCK + 16) + 8
    _prices(page, pygame.Rect(left, CASE.y + 64, CASE.right - left, BLOCK), offers)


def _prices(page: Page, area: pygame.Rect, offers: Mapping[Letter, TypeOffer]) -> None:
    """The price of each letter; where a gear makes some of them cheaper, these have a line with the gear.

    Where one price is that of all letters, all gears have room that are used for one of them.
    """
    prices = sorted({offer.price for offer in offers.values()})
    if len(prices) == 1 and not any(offer.gears for offer in offers.values()):
        coin = pygame.Rect(area.x, area.y + 12, 80, 80)
        widgets.picture(page, coin, pictures.coin(prices[0]))
        beside = (coin.right + 12, area.y, area.right - coin.right - 12, area.h)
        widgets.label(page, beside, say("each: choose a letter"), px=26, colour=theme.PAPER_LIGHT, wrap=True)
        return
    side = min(52, area.h // len(prices))
    for at, price in enumerate(prices):
        alike = {letter: offer for letter, offer in offers.items() if offer.price == price}
        shown = 1 if len(prices) > 1 else len(LETTERS)
        gears = dict.fromkeys(gear for offer in alike.values() for gear in offer.gears[-shown:])
        line = pygame.Rect(area.x, area.y + at * side, area.w, side)
        for picture in (pictures.coin(price), *gears):
            widgets.picture(page, (line.x, line.y, side - 2, side - 2), picture)
            line = pygame.Rect(line.x + side + 2, line.y, line.w - side - 2, side)
        if len(prices) > 1:
            widgets.label(page, line, spaced(alike), px=26, colour=theme.PAPER_LIGHT)


def _bag(page: Page, box: pygame.Rect, bag: Counts) -> None:
    widgets.picture(page, box, widgets.slot_picture())
    widgets.sight(page, "bag", box, say("The bag"), ("ink",))
    widgets.label(page, (box.x + 16, box.y + 6, 200, 34), say("The bag"), colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x = box.x + 12 + at * 64
        widgets.picture(page, (x, box.y + 46, 34, 34), pictures.ink(ink))
        widgets.label(page, (x, box.y + 80, 34, 34), str(count), px=26, colour=theme.PAPER_LIGHT, align="center")


TAB = 200
UNDO, CLOSE = pygame.Rect(1500, 12, 188, 68), pygame.Rect(1708, 12, 188, 68)
ACT = pygame.Rect(UNDO.right - 320, 12, 320, 68)


class Workshop(MoveLaying, name="workshop", default="close"):
    """Shows a printing house; its seat may buy types, use gears and swap levels when free moves are allowed (A1 to A4).

    Only the seat at the screen acts: another one's house is to be looked at, until that person takes the screen by
    `act` (the seat's emblem), which closes an opened curtain.

    Tabs `tab:<seat>` of all people; pieces `type:<letter>` (laid on `types` they are bought) and `level
    marker:<specialty>` (`plantin` lays one on another `row:<specialty>`); buttons `use:<axle>`, `full` (types at their
    full price where a gear makes them cheaper, or at the least again), `act`, `undo`, `close`; orders `slot:<n>`.
    `character` leads to what the character can do now. Only to be looked at: `fitted gear:<axle>`,
    `bag`, `patronage:<id>`.
    """

    places = ("types", *map(targets.SpecialtyRow, SPECIALTIES))
    acts: int = OBSERVER  # the seat whose person is at the screen

    def __init__(self, session: MatchSession, seat: int) -> None:
        super().__init__(session, seat)
        self.acts = session.shown.at_screen
        self._full = False  # whether types are bought at their full price, so that no gear is used
        self._floor = len(self.view.stack) if session.shown.prompt is not None else 0  # questions shown below

    @property
    def view(self) -> View:
        return self.session.view()

    def views(self) -> list[panes.View]:
        tabs = 20, 8, TAB * len(self.session.seats.printers) + 8, 76
        line = tabs[2] + 32, 8, ACT.x - tabs[2] - 44, 76
        ways, near = blocks.block(ACT.union(CLOSE)), blocks.block
        return [
            panes.View(say("Gears"), (near(TRAIN, 8), near(FORECAST, 8), tabs, ways)),
            panes.View(say("Types"), (near(TRACKS, 8), near(CASE, 8), line, ways)),
            panes.View(say("Orders"), (near(ORDERS.union(PATRONAGE)), near(CHARACTER), ways)),
        ]

    def build(self, page: Page) -> None:
        view, holder = self.view, self.holder
        widgets.table(page)
        tabs = [(targets.HouseTab(seat), self.session.name(seat)) for seat in self.session.seats.printers]
        widgets.tabs(page, (24, 12, TAB * len(tabs), 68), tabs, targets.HouseTab(self.seat))
        left = 24 + TAB * len(tabs) + 16
        line = (left, 12, (ACT if self.may_take_the_screen else UNDO).x - 20 - left, 68)
        widgets.label(page, line, self.moment_words(), px=26, colour=theme.PAPER_LIGHT, wrap=True)
        if self.may_take_the_screen:
            self._build_act(page)
        else:
            reason = self.session.turns.undo_reason(self.acts)
            widgets.page_button(page, "undo", UNDO, say("Undo"), "dark", reason=reason)
        widgets.page_button(page, "close", CLOSE, say("Close"))
        closed = self.why_not_act()
        machines(page, self.session, view, holder, closed)
        stores(page, self.session, view, holder, closed, full=self._full)
        shelf(page, self.session, holder, closed)

    def _build_act(self, page: Page) -> None:
        """Put the button by which the person of this house takes the screen: the seat's emblem and name."""
        words = say("{seat} acts here", seat=self.session.name(self.seat))
        hint = say("Only {seat} can buy types and use gears here.", seat=self.session.name(self.seat))
        widgets.page_button(page, "act", ACT, "", "primary", hint=hint, spoken=words)
        badge = pygame.Rect(ACT.x + 8, ACT.y + 8, ACT.h - 16, ACT.h - 16)
        widgets.picture(page, badge, pictures.badge(self.session.style(self.seat)))
        text = (badge.right + 8, ACT.y, ACT.right - badge.right - 20, ACT.h)
        widgets.label(page, text, words, px=26, colour=theme.PAPER_LIGHT)

    def moment_words(self) -> str:
        """Whether free moves can be made now, and why not."""
        if self.may_take_the_screen:
            return self.why_not_act()
        if self.view.free_moves_open and self.seat in self.session.seats.people:
            return say("Buy types and use gears at any time. Use each gear once a round.")
        top = self.session.shown.prompt
        if top is not None and top.seat == self.seat and self.view.phase not in mv.BEFORE_ROUND_1:
            return say("Buy types and use gears before you choose. Use each gear once a round.")
        return self.session.turns.why_not(mv.BuyType(self.seat, "A"))

    @property
    def may_take_the_screen(self) -> bool:
        """Whether this is the house of a person who could act now, and is not at the screen."""
        return self.seat != self.acts and self.seat in self.session.seats.people and self.view.free_moves_open

    def why_not_act(self) -> str:
        """Why nobody may act in this house; empty where its own person is at the screen."""
        if self.seat == self.acts or self.seat not in self.session.seats.people:
            return ""  # `turns` says what a person may not do for a computer player
        return say("Only {seat} can act in this printing house.", seat=self.session.name(self.seat))

    def move(self, piece: str, place: str) -> mv.Move | None:
        match piece, place:
            case targets.TypePiece(letter), "types":
                return mv.BuyType(self.seat, letter)
            case targets.LevelMarker(first), targets.SpecialtyRow(second) if first != second:
                return mv.SwapLevels(self.seat, first, second)
        return None

    def elsewhere(self, piece: str) -> str:
        if isinstance(piece, targets.TypePiece):
            return say("Types you buy go to your types.")
        return say("Place a marker on that of another specialty to swap them.")

    def places_for(self, piece: str) -> frozenset[str]:
        """Where laying the piece is a legal free move, or the last of several."""
        if self.why_not_act():
            return NO_PLACES
        if isinstance(piece, targets.TypePiece):
            return NO_PLACES if self._offer(piece.letter).reason else frozenset({"types"})
        return super().places_for(piece)

    def lay(self, piece: str, place: str) -> Transition:
        """Make that move; a type is bought at the least price."""
        if isinstance(piece, targets.TypePiece) and place == "types":
            self.submit(*self._offer(piece.letter).moves)
            return None
        return super().lay(piece, place)

    def _offer(self, letter: Letter) -> TypeOffer:
        return type_offer(self.session, self.holder, letter, full=self._full)

    def why_not(self, piece: str, place: str) -> str:
        return self.why_not_act() or super().why_not(piece, place)

    def press(self, name: str) -> Transition:
        match name:
            case "character":
                return press_character(self.session, self.seat, closed=bool(self.why_not_act()))
            case "undo":
                self.toast(self.session.turns.undo(self.acts))
            case "act":
                self.acts = self.seat
                self.session.close_curtain()  # so that no secret of another person stays on the screen
            case "full":
                self._full = not self._full
            case targets.HouseTab(seat):
                self.seat, self._full = seat, False
            case targets.UseButton(axle):
                self.submit(mv.UseGear(self.seat, axle))
            case targets.OrderSlot(at):
                return self.closer_look(("order", *self.holder.orders[at]))
            case targets.LevelMarker(specialty):
                other: Specialty = "binding" if specialty != "binding" else "typesetting"
                swap = mv.SwapLevels(self.seat, specialty, other)
                self.toast(self.why_not_act() or self.session.turns.why_not(swap))
        return None

    def next(self) -> Transition:
        """The transition into a question that a free move opened here."""
        asked = self.session.shown.prompt
        if asked is None or len(self.view.stack) <= self._floor:
            return None
        return Push(self.session.prompt(asked, self._floor))
