"""Specialties, the case of types, inks and the bag of a printing house."""

from collections.abc import Mapping

import pygame

from game.client import parts
from game.client.base import readings
from game.client.base.i18n import say, spaced
from game.client.graphics import pictures, theme
from game.client.parts.offers import TypeOffer, switch_words, type_offers
from game.client.parts.track_sheet import Tracks
from game.client.session.sitting import Sitting
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import LevelMarker, SpecialtyRow, TypePiece
from game.rules.names import INKS, LETTERS, SPECIALTIES, Counts, Letter
from game.rules.state import Seat
from game.rules.view import View

BOARD = pygame.Rect(24, 588, 1240, 468)
TRACKS = pygame.Rect(40, 604, 504, 436)
CASE = pygame.Rect(560, 604, 688, 436)
SWITCH = pygame.Rect(CASE.right - 264, CASE.y - 8, 264, 64)
BLOCK = 104
HOLD = 64  # side of the room in which a hand takes hold of a marker


def stores(page: Page, sitting: Sitting, view: View, seat: Seat, looked_at: str, *, full: bool) -> None:
    """Put the tracks, the case and what the seat has of types and inks; `looked_at` says why nobody buys here.

    Types are offered at their least prices, or at the `full` one.
    """
    widgets.board(page, BOARD)
    _tracks(page, sitting, seat)
    _case(page, sitting, seat, looked_at, full=full)
    parts.types_tray(page, pygame.Rect(CASE.x, CASE.y + 184, CASE.w, 120), sitting, seat)
    parts.inks_tray(page, pygame.Rect(CASE.x, CASE.y + 316, 400, 120), seat)
    _bag(page, pygame.Rect(CASE.x + 416, CASE.y + 316, CASE.w - 416, 120), view.bag)


def _tracks(page: Page, sitting: Sitting, seat: Seat) -> None:
    """Markers `level marker:<specialty>` on places `row:<specialty>`: `plantin` drags one onto another row."""
    widgets.sheet(page, TRACKS)
    tracks = Tracks(TRACKS.inflate(-36, -36), sitting, seat, 72, beyond=False)
    tracks.draw(page)
    for at, specialty in enumerate(SPECIALTIES):
        name = terms.specialty_words(specialty)
        level = terms.level_words(seat.levels[at])
        hint = say("{specialty} is at level {level}.", specialty=name, level=level)
        about = ("craft", specialty)
        widgets.place(page, SpecialtyRow(specialty), tracks.line(at), name, hint=hint, about=about)
        marker = tracks.marker_box(specialty)
        hold = marker.inflate(HOLD - marker.w, HOLD - marker.h)
        widgets.piece(
            page, LevelMarker(specialty), marker, tracks.marker_picture(), name, hint=hint, about=about, around=hold
        )


def price_words(sitting: Sitting, seat: Seat) -> str:
    """What the next types cost, and what the seat has."""
    price = readings.type_price(seat)
    return say(
        "A type costs {price}, the next {second} and {third}. You have {guilders}.",
        price=terms.guilder_words(price),
        second=price + 1,
        third=price + 2,
        guilders=seat.guilders,
    )


def _case(page: Page, sitting: Sitting, seat: Seat, looked_at: str, *, full: bool) -> None:
    """The letters to buy, `type:<letter>`, and where a gear helps the switch `full`."""
    offers = type_offers(sitting, seat, full=full)
    line = pygame.Rect(CASE.x + 4, CASE.y, CASE.w - 8, 56)
    switch, told = switch_words(sitting, seat, full=full), price_words(sitting, seat)
    if switch:
        widgets.page_button(page, "full", SWITCH, switch, px=28, enabled=not looked_at, reason=looked_at)
        line.w, told = SWITCH.x - line.x - 8, say("You have {guilders}.", guilders=terms.guilder_words(seat.guilders))
    widgets.label(page, line, told, px=28, colour=theme.PAPER_LIGHT)
    for at, letter in enumerate(LETTERS):
        box = pygame.Rect(CASE.x + 4 + at * (BLOCK + 16), CASE.y + 64, BLOCK, BLOCK)
        offer, about = offers[letter], ("type", letter)
        reason = looked_at or offer.reason
        widgets.piece(
            page, TypePiece(letter), box, pictures.type_block(letter), letter,
            enabled=not reason, reason=reason, hint=offer.used, about=about,
        )  # fmt: skip
    _prices(page, pygame.Rect(CASE.x + 4 * (BLOCK + 16) + 8, CASE.y + 64, CASE.w - 4 * (BLOCK + 16) - 8, BLOCK), offers)


def _prices(page: Page, area: pygame.Rect, offers: Mapping[Letter, TypeOffer]) -> None:
    """The price of each letter; where a gear makes some of them cheaper, these have a line with the gear."""
    prices = sorted({offer.price for offer in offers.values()})
    if not any(offer.gears for offer in offers.values()):
        coin = pygame.Rect(area.x, area.y + 12, 80, 80)
        widgets.picture(page, coin, pictures.coin(prices[0]))
        label = pygame.Rect(coin.right + 12, area.y, area.right - coin.right - 12, area.h)
        widgets.label(page, label, say("each: drag one below"), px=26, colour=theme.PAPER_LIGHT, wrap=True)
        return
    side = min(52, area.h // len(prices))
    for at, price in enumerate(prices):
        alike = {letter: offer for letter, offer in offers.items() if offer.price == price}
        gears = {offer.used: offer.gears[-1] for offer in alike.values() if offer.gears}
        line = pygame.Rect(area.x, area.y + at * side, area.w, side)
        for picture in (pictures.coin(price), *gears.values()):
            widgets.picture(page, (line.x, line.y, side - 2, side - 2), picture)
            line = pygame.Rect(line.x + side + 2, line.y, line.w - side - 2, side)
        widgets.label(page, line, spaced(alike), px=26, colour=theme.PAPER_LIGHT)


def _bag(page: Page, box: pygame.Rect, bag: Counts) -> None:
    widgets.picture(page, box, widgets.slot_picture())
    widgets.sight(page, "bag", box, say("The bag"), ("ink",))
    widgets.label(page, (box.x + 16, box.y + 6, 200, 34), say("The bag"), colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x = box.x + 12 + at * 64
        widgets.picture(page, (x, box.y + 46, 34, 34), pictures.ink(ink))
        widgets.label(page, (x, box.y + 80, 34, 34), str(count), px=26, colour=theme.PAPER_LIGHT, align="center")
