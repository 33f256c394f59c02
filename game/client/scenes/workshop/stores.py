"""Specialties, the case of types, inks and the bag of a printing house."""

import pygame

from game.client import parts
from game.client.drawing import pictures, theme, widgets
from game.client.parts.track_sheet import Tracks
from game.client.screen.names.pieces import LevelMarker, TypePiece
from game.client.screen.names.places import SpecialtyRow
from game.client.screen.page import Page
from game.client.session import readings
from game.client.session.sitting import Sitting
from game.client.words import pieces as words
from game.client.words.messages import say
from game.rules.moves import BuyType
from game.rules.names import INKS, LETTERS, SPECIALTIES, Counts
from game.rules.state import Seat
from game.rules.view import View

BOARD = pygame.Rect(24, 588, 1240, 468)
TRACKS = pygame.Rect(40, 604, 504, 436)
CASE = pygame.Rect(560, 604, 688, 436)
BLOCK = 104
HOLD = 64  # side of the room in which a hand takes hold of a marker


def stores(page: Page, sitting: Sitting, view: View, seat: Seat, looked_at: str) -> None:
    """Put the tracks, the case and what the seat has of types and inks; `looked_at` says why nobody buys here."""
    widgets.board(page, BOARD)
    _tracks(page, sitting, seat)
    _case(page, sitting, seat, looked_at)
    parts.types_tray(page, pygame.Rect(CASE.x, CASE.y + 184, CASE.w, 120), seat)
    parts.inks_tray(page, pygame.Rect(CASE.x, CASE.y + 316, 400, 120), seat)
    _bag(page, pygame.Rect(CASE.x + 416, CASE.y + 316, CASE.w - 416, 120), view.bag)


def _tracks(page: Page, sitting: Sitting, seat: Seat) -> None:
    """Markers `level marker:<specialty>` on places `row:<specialty>`: `plantin` drags one onto another row."""
    widgets.sheet(page, TRACKS)
    tracks = Tracks(TRACKS.inflate(-36, -36), sitting, seat, 72, beyond=False)
    tracks.draw(page)
    for at, specialty in enumerate(SPECIALTIES):
        name = words.specialty_words(specialty)
        level = words.level_words(seat.levels[at])
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
        price=words.guilder_words(price),
        second=price + 1,
        third=price + 2,
        guilders=seat.guilders,
    )


def _case(page: Page, sitting: Sitting, seat: Seat, looked_at: str) -> None:
    """The letters to buy, `type:<letter>`."""
    line = pygame.Rect(CASE.x + 4, CASE.y, CASE.w - 8, 56)
    widgets.label(page, line, price_words(sitting, seat), px=28, colour=theme.PAPER_LIGHT)
    for at, letter in enumerate(LETTERS):
        box = pygame.Rect(CASE.x + 4 + at * (BLOCK + 16), CASE.y + 64, BLOCK, BLOCK)
        reason = looked_at or sitting.turns.why_not(BuyType(seat.index, letter))
        name, about = TypePiece(letter), ("type", letter)
        widgets.piece(
            page, name, box, pictures.type_block(letter), letter, enabled=not reason, reason=reason, about=about
        )
    price = readings.type_price(seat)
    coin = pygame.Rect(CASE.x + 4 * (BLOCK + 16) + 8, CASE.y + 76, 80, 80)
    widgets.picture(page, coin, pictures.coin(price))
    label = pygame.Rect(coin.right + 12, coin.y - 12, CASE.right - coin.right - 12, coin.h + 24)
    widgets.label(page, label, say("each: drag one below"), px=26, colour=theme.PAPER_LIGHT, wrap=True)


def _bag(page: Page, box: pygame.Rect, bag: Counts) -> None:
    widgets.picture(page, box, widgets.slot_picture())
    widgets.sight(page, "bag", box, say("The bag"), ("ink",))
    widgets.label(page, (box.x + 16, box.y + 6, 200, 34), say("The bag"), colour=theme.PAPER_LIGHT)
    for at, (ink, count) in enumerate(zip(INKS, bag, strict=True)):
        x = box.x + 12 + at * 64
        widgets.picture(page, (x, box.y + 46, 34, 34), pictures.ink(ink))
        widgets.label(page, (x, box.y + 80, 34, 34), str(count), px=26, colour=theme.PAPER_LIGHT, align="center")
