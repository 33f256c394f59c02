"""What stays in sight for a while: the books just printed with their fame, and a patron that was won."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.client.base.i18n import say
from game.client.graphics import card_art, control_art, ornaments, pictures, theme, typesetting
from game.client.graphics.brush import sized
from game.client.graphics.layout import CANVAS
from game.client.graphics.piece_art import laurel
from game.client.scenes.motion.motion_builder import MotionBuilder, within
from game.client.text.piece_text import patronage_title
from game.client.ui import soundscape as cue
from game.client.ui import target_names as names
from game.client.ui.motions import FLIGHT_ARC, Box, Drawn, Seen, around
from game.rules import events as ev

BOOK = (320, 448)
BOOK_TOP, BOOK_PITCH = 256, 364
COMES_S, STAYS_S = 0.4, 2.0  # the flight of a book, and how long it stays at least
POINT_S, COUNTS_S, COUNTS_ALL_S = 0.06, (0.3, 0.9), 2.4  # of fame; of a book, at least and at most; of all books
SEEN_S = 0.9  # how long all is seen once the last book was counted
GREAT = 10  # fame of a book that is shown as an event
LAUREL, HOME_LAUREL = 150, 56
LAUREL_SWELLS, PAPER_SHARE = 0.25, 0.36  # the radius of a laurel's inside
RAYS, LEAST_RAYS, RAYS_S = 760, 560, 0.3
RIBBON_H, RIBBON_PX, RIBBON_SIDE, RIBBON_S = 76, 40, 52, 0.22
PATRON = (330, 462)
PATRON_TOP, PATRON_COMES_S, PATRON_STAYS_S = 220, 0.5, 1.6


class Shown(NamedTuple):
    """A book that is shown: its card, where it was printed and where it is seen, its fame, and when that is counted."""

    printing: str
    forme: Box
    place: Box
    fame: int
    counts_s: float
    counted_s: float


def show_books(
    builder: MotionBuilder, bench: Box, formes: Sequence[tuple[str, Box]], fame: dict[str, int], seat: int
) -> list[Shown]:
    """Add the books that rise from their formes and stay, while the fame of each is counted; `shown_s` is their end."""
    landed_s = builder.at_s + COMES_S
    books, at_s = list[Shown](), landed_s
    for (printing, forme), place in zip(formes, _places(bench, len(formes)), strict=True):
        counted_s = at_s + _counting_s(fame[printing], len(formes))
        books.append(Shown(printing, forme, place, fame[printing], at_s, counted_s))
        at_s = counted_s
    builder.shown_s = max(landed_s + STAYS_S, at_s + SEEN_S)
    room = books[0].place[0] + BOOK[0] // 2 - bench[0]
    for book in books:
        if book.fame >= GREAT:
            _shine(builder, book.place, book.counted_s, builder.shown_s, room)
    for book in books:
        builder.add(
            (book_picture(builder, book.printing),), within(book.forme, BOOK) or book.forme, book.place,
            duration_s=COMES_S, stay_s=builder.shown_s - landed_s, turn=(-6.0, 0.0), airborne=True,
        )  # fmt: skip
    for book in books:
        if book.fame:
            _count(builder, book, builder.home("fame", seat))
        if book.fame >= GREAT:
            above = book.place[0] + BOOK[0] // 2, book.place[1] - RIBBON_H + 14
            _unroll(builder, say("A masterpiece!"), above, book.counted_s, builder.shown_s, BOOK_PITCH - 8)
    return books


def book_picture(builder: MotionBuilder, printing: str) -> Drawn:
    """The picture of a book that is shown."""
    card = builder.seats.content.printing[printing]
    return Drawn(f"book {card.id}", pictures.printing_card(card), BOOK)


def _places(bench: Box, count: int) -> list[Box]:
    """Where so many books are shown: side by side in the middle of the bench."""
    left = bench[0] + bench[2] // 2 - ((count - 1) * BOOK_PITCH + BOOK[0]) // 2
    return [(left + place * BOOK_PITCH, BOOK_TOP, *BOOK) for place in range(count)]


def _counting_s(fame: int, books: int) -> float:
    """How long the fame of one of so many books counts up."""
    least, most = COUNTS_S
    return min(most, COUNTS_ALL_S / books, max(least, fame * POINT_S)) if fame else 0.0


def _count(builder: MotionBuilder, book: Shown, home: Box | None) -> None:
    """A laurel at the foot of the book counts its fame up, and then flies to those of the seat."""
    size = (LAUREL, LAUREL)
    numbers = [Drawn(f"book's fame {number}", sized(_laurel, number), size) for number in range(1, book.fame + 1)]
    box: Box = (book.place[0] + BOOK[0] - LAUREL + 34, book.place[1] + BOOK[1] - LAUREL + 50, LAUREL, LAUREL)
    counts = book.counted_s - book.counts_s
    builder.add(
        tuple(numbers), box, begin_s=book.counts_s, duration_s=counts, stay_s=builder.shown_s - book.counted_s,
        easing="linear", swell=LAUREL_SWELLS, cue=cue.fame_gained(min(book.fame, GREAT - 1)),
    )  # fmt: skip
    builder.fly((numbers[-1],), box, within(home, (HOME_LAUREL, HOME_LAUREL)), builder.shown_s, early=False)


def _laurel(size: tuple[int, int], number: int) -> pygame.Surface:
    """A laurel on a disc of paper with a number; the wreath is drawn once for all numbers."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.aacircle(picture, theme.PAPER_LIGHT, picture.get_rect().center, round(size[0] * PAPER_SHARE))
    picture.blit(laurel("", size[0]), (0, 0))
    words = typesetting.render(str(number), "body", round(size[1] * 0.42), theme.INK)
    picture.blit(words, words.get_rect(center=(size[0] // 2, round(size[1] * 0.475))))
    return picture


def _shine(builder: MotionBuilder, place: Box, begin_s: float, until_s: float, room: int = CANVAS[0]) -> None:
    """Golden rays open behind a place, and stay until a time; `room` is how far from its middle they may reach."""
    side = min(RAYS, max(LEAST_RAYS, 2 * room))
    box = within(place, (side, side)) or place
    rays = Drawn(f"rays {side}", sized(ornaments.rays), (side, side))
    stays_s = until_s - begin_s - RAYS_S
    builder.add((rays,), around(box, 0.6), box, begin_s, duration_s=RAYS_S, stay_s=stays_s, opacity=(0.0, 1.0))


def _unroll(
    builder: MotionBuilder, words: str, middle: tuple[int, int], begin_s: float, until_s: float, widest: int
) -> None:
    """A ribbon with words, the middle of whose top is told, comes with a chord and stays until a time."""
    width = min(widest, typesetting.measure(words, "sc", RIBBON_PX)[0] + 2 * RIBBON_SIDE)
    box: Box = (middle[0] - width // 2, middle[1], width, RIBBON_H)
    ribbon = Drawn(f"ribbon {words}", sized(ribbon_with, words, "sc", RIBBON_PX / RIBBON_H), (width, RIBBON_H))
    builder.add(
        (ribbon,), around(box, 1.3), box, begin_s, duration_s=RIBBON_S, opacity=(0.0, 1.0),
        stay_s=until_s - begin_s - RIBBON_S, cue=cue.LAUREL,
    )  # fmt: skip


def ribbon_with(size: tuple[int, int], words: str, face: theme.Face, share: float) -> pygame.Surface:
    """A ribbon with words in a face, whose size is a share of its height."""
    surface = control_art.ribbon(size).copy()
    image = typesetting.render(
        words, face, round(size[1] * share), theme.PAPER_LIGHT, max_width=round(size[0] * 0.82), fit=True
    )
    surface.blit(image, image.get_rect(center=surface.get_rect().center))
    return surface


def show_patron(builder: MotionBuilder, event: ev.PatronageTaken, start: Box, rest: Box) -> None:
    """The slip of a patron turns over into its card in the middle, is seen there, and flies to its rest."""
    card = builder.seats.content.patronage[event.card]
    face = Drawn(f"patron {card.id}", lambda w, h: card_art.patronage_card(card, w), PATRON)
    over: Box = ((CANVAS[0] - PATRON[0]) // 2, PATRON_TOP, *PATRON)
    landed_s = builder.at_s + PATRON_COMES_S
    leaves_s = landed_s + PATRON_STAYS_S
    first = len(builder.motions)
    _shine(builder, over, landed_s, leaves_s)
    builder.add(
        (Seen("before", names.PatronPiece(event.card)), face), start, over, duration_s=PATRON_COMES_S,
        stay_s=PATRON_STAYS_S, easing="cubic in-out", arc=FLIGHT_ARC, flips=True, early=True, airborne=True,
    )  # fmt: skip
    seat, name = builder.seats.name(event.seat), patronage_title(event.card, builder.seats.content)
    words = say("{seat} takes the patronage card “{card}”.", seat=seat, card=name)
    _unroll(builder, words, (CANVAS[0] // 2, over[1] + PATRON[1] + 10), landed_s, leaves_s, CANVAS[0] - 200)
    end = within(rest, (rest[3] * PATRON[0] // PATRON[1], rest[3])) or rest
    builder.add((face,), over, end, leaves_s, duration_s=PATRON_COMES_S, easing="cubic in-out", airborne=True)
    builder.motions[first:] = [replace(motion, staged=True) for motion in builder.motions[first:]]
