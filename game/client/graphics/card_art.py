"""Cards and slips: characters, specialty, automa and patronage cards."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Surface

from game.client.base.i18n import ROMAN, say, translate_data
from game.client.graphics.canvas import Pen, Size, put
from game.client.graphics.card_ground import COURT_PAPER, box_of, card_size, ground, is_strip, words
from game.client.graphics.icons import icon
from game.client.graphics.masters import load, path_of
from game.client.graphics.material import with_alpha
from game.client.graphics.order_art import ink_list, level_list
from game.client.graphics.picture_cache import cached
from game.client.graphics.piece_art import ink, laurel, letter_square, level_label, level_label_width, roman
from game.client.graphics.theme import INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, VERMILION, Rgb, mix
from game.content.tables import Character, PatronageCard, PlanningCard, SpecialtyCard
from game.content.vocabulary import LETTERS, CharacterId

FIELD: Rgb = (250, 240, 214)  # the paper in the oval
TALL = 118.0  # height of the oval on a grid 100 wide
RIM = 1.5  # the print's rim covers the edge of the paper


@cached
def portrait(character: CharacterId, width: int) -> Surface:
    """The woodcut portrait of a character in its oval, on paper of its own; never draw on it."""
    pen = Pen(width, FIELD, aspect=TALL / 100)
    pen.ellipse((RIM, RIM, 100 - 2 * RIM, TALL - 2 * RIM))
    picture = pen.picture()
    if not path_of(f"portraits/{character}").exists():  # a character of the owner's: a figure in its place
        put(picture, icon("person", round(width * 0.6), INK_SOFT), (width / 2, width * TALL / 200))
        return picture
    picture.blit(pygame.transform.smoothscale(with_alpha(load(f"portraits/{character}")), picture.get_size()), (0, 0))
    return picture


@cached
def character_tile(character: Character, text: str, w: int) -> Surface:
    """A character tile: portrait, name, and `text`, which says what the character can do."""
    size = card_size(w)
    face = ground(size).copy()
    oval = portrait(character.id, round(w * 0.43))
    put(face, oval, (w / 2, size[1] * 0.265))
    name = translate_data(character.name)
    words(face, box_of(size, (0.12, 0.455, 0.76, 0.105)), name, round(w * 0.115), VERMILION, "sc")
    words(face, box_of(size, (0.09, 0.548, 0.82, 0.06)), translate_data(character.city), round(w * 0.075), INK_SOFT)
    words(face, box_of(size, (0.11, 0.612, 0.78, 0.315)), text, round(w * 0.088))
    return face


@cached
def specialty_card(card: SpecialtyCard, size: Size) -> Surface:
    """A specialty card: two symbols, each one level; or any one specialty instead (D1)."""
    width, height = size
    strip = is_strip(size)
    face = ground(size, bordered=not strip).copy()
    symbol = round(height * (0.72 if strip else 0.46))
    for index, specialty in enumerate(card.specialties):
        x = width * (0.27 + 0.46 * index) - (0 if strip else symbol * 0.12)
        y = height * (0.48 if strip else 0.40)
        put(face, icon(specialty, symbol), (x, y))
        if not strip:
            put(face, icon("up", round(symbol * 0.34), VERMILION), (x + symbol * 0.70, y - symbol * 0.28))
    if not strip:
        words(face, box_of(size, (0.08, 0.69, 0.84, 0.2)), say("or any one"), round(height * 0.155), INK_SOFT)
    return face


@cached
def planning_card(card: PlanningCard, size: Size) -> Surface:
    """A planning card of the automa: its moves (U3), where ties start (U4), and the patronage sign (U8)."""
    face = ground(size, mix(INK, PAPER_LIGHT, 0.25), bordered=not is_strip(size)).copy()
    pad = int(min(size) * 0.11)
    area = face.get_rect().inflate(-2 * pad, -2 * pad)
    foot = int(area.h * 0.24)
    pitch = (area.h - foot) // max(2, len(card.moves))
    symbol = min(int(pitch * 0.86), int(area.w * 0.26))
    top = area.top + (area.h - foot - pitch * len(card.moves)) // 2
    for row, ends in enumerate(card.moves):
        middle = top + row * pitch + pitch // 2
        for end, share in zip(ends, (0.24, 0.76), strict=True):
            centre = (area.left + int(area.w * share), middle)
            if end in {"min", "max"}:
                box = pygame.Rect(0, 0, int(symbol * 1.9), symbol).move_to(center=centre)
                words(face, box, say("fewest") if end == "min" else say("most"), max(8, int(symbol * 0.62)))
            else:
                put(face, icon(end, symbol), centre)
        put(face, icon("right", int(symbol * 0.62), VERMILION), (area.centerx, middle))
    pygame.draw.line(face, INK_SOFT, (area.left, area.bottom - foot), (area.right, area.bottom - foot))
    mark = int(foot * 0.8)
    put(face, icon(card.centre, mark, INK_SOFT), (area.left + area.w * 0.5, area.bottom - foot * 0.46))
    if card.patronage:
        put(face, icon("patronage", mark, VERMILION), (area.right - mark * 0.7, area.bottom - foot * 0.46))
    return face


LEVEL = 0.90  # height of the label of a level, in symbols
GAP = 0.12  # between the symbols of a row, in symbols
APART = 0.34  # beside a specialty with its level, so that nobody reads the level with its other neighbour


class Part(NamedTuple):
    """A picture in a row: how to draw it beside symbols of a number of pixels, and its width in symbols."""

    draw: Callable[[int], Surface]
    size: float


Group: TypeAlias = tuple[Part, ...]


def _requirements(card: PatronageCard) -> list[Group]:
    """What a patron asks for, as groups that stay together: a symbol with its level, a letter, an ink."""
    levels = [
        (Part(partial(icon, name), 1.0), Part(partial(_level, level), level_label_width(level) * LEVEL))
        for name, level in level_list(card.levels)
    ]
    letters = [name for name, count in zip(LETTERS, card.types, strict=True) for _ in range(count)]
    types = [(Part(partial(letter_square, letter), 1.0),) for letter in letters]
    return [*levels, *types, *((Part(partial(ink, name), 1.0),) for name in ink_list(card.inks))]


def _level(level: int, px: int) -> Surface:
    return level_label(level, round(px * LEVEL))


def _row_width(groups: list[Group]) -> float:
    """The width of a row of groups, for symbols of size 1."""
    return sum(space + part.size for space, part in _spaced(groups))


def _spaced(groups: list[Group]) -> list[tuple[float, Part]]:
    """The parts of a row in their order, each with the space before it."""
    spaced: list[tuple[float, Part]] = []
    for at, group in enumerate(groups):
        pairs = at > 0 and max(len(group), len(groups[at - 1])) > 1
        for number, part in enumerate(group):
            before = (APART if pairs and not number else GAP) if spaced else 0.0
            spaced.append((before, part))
    return spaced


def _broken(groups: list[Group], width: float) -> list[list[Group]]:
    """The groups in as many rows as their width needs; two rows are as even as can be."""
    rows: list[list[Group]] = [[]]
    for group in groups:
        if rows[-1] and _row_width([*rows[-1], group]) > width:
            rows.append([])
        rows[-1].append(group)
    if len(rows) != 2:
        return rows
    halves = [[groups[:at], groups[at:]] for at in range(1, len(groups))]
    return min(halves, key=lambda pair: max(map(_row_width, pair)))


def _requirement_rows(card: PatronageCard, area: pygame.Rect, px: int) -> tuple[int, list[list[Group]]]:
    """The rows of what a patron asks for, and the size of symbol at which they fit an area."""
    groups = _requirements(card)
    single = min(px, int(area.w / _row_width(groups)))
    if single >= px * 0.8:  # a single row reads best, if it need not be much smaller
        return single, [groups]
    while True:
        rows = _broken(groups, area.w / px)
        widest = max(_row_width(row) for row in rows) * px
        if (widest <= area.w and len(rows) * px * 1.12 <= area.h) or px <= 10:
            return px, rows
        px = px * 9 // 10


def draw_needs(face: Surface, card: PatronageCard, area: pygame.Rect, px: int) -> None:
    """Draws what a patron asks for, in rows centred in an area."""
    px, rows = _requirement_rows(card, area, px)
    pitch = round(px * 1.16)
    middle = area.centery - pitch * (len(rows) - 1) // 2
    for row in rows:
        left = area.centerx - _row_width(row) * px / 2
        for space, part in _spaced(row):
            left += space * px
            put(face, part.draw(px), (left + part.size * px / 2, middle))
            left += part.size * px
        middle += pitch


LOCKED = 1.85  # width of the lock and its round on a strip, in its heights
STRIP_SYMBOL = 0.64  # size of a symbol on a strip, in its heights
LOCK_ALONE = 1.75  # and where nothing else stands on it


@cached
def patronage_card(card: PatronageCard, w: int, round_number: int | None = None, fame: int = 8) -> Surface:
    """A patronage card: the patron, what must be shown and paid, the fame; `round_number` is when it opens."""
    size = card_size(w)
    face = ground(size, base=COURT_PAPER).copy()
    put(face, icon("patronage", round(w * 0.30), VERMILION), (w / 2, size[1] * 0.175))
    words(face, box_of(size, (0.1, 0.275, 0.8, 0.11)), translate_data(card.name), round(w * 0.13))
    if round_number is not None:
        opening = say("from round {number}", number=ROMAN[round_number])
        words(face, box_of(size, (0.1, 0.375, 0.8, 0.07)), opening, round(w * 0.088), INK_SOFT)
    draw_needs(face, card, box_of(size, (0.12, 0.455, 0.76, 0.26)), round(w * 0.19))
    put(face, laurel(fame, round(w * 0.25)), (w / 2, size[1] * 0.835))
    return face


@cached
def patronage_slip(card: PatronageCard, size: Size, locked: bool, round: int, fame: int = 8) -> Surface:
    """A patronage card as a slip: the round that opens it with a lock while it is closed; open ones a heavy frame."""
    width, height = size
    face = ground(size, base=PAPER_SHADE if locked else COURT_PAPER, bordered=False).copy()
    line, edge = max(1, height // (90 if locked else 28)), max(3, height // 36)
    frame = face.get_rect().inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(face, INK, frame, line, border_radius=max(3, height // 14))
    pad = edge + line + max(2, height // 30)  # what keeps clear of the frame
    named = not is_strip(size)
    numeral = max(12, int(height * (0.42 if is_strip(size) else 0.36)))
    column = pad + numeral // 2
    put(face, roman(round, numeral), (column, height * (0.32 if locked or not is_strip(size) else 0.5)))
    if locked:
        put(face, icon("lock", int(numeral * 0.8)), (column, height * 0.72))
    elif not is_strip(size):
        put(face, icon("patronage", int(numeral * 0.8), VERMILION), (column, height * 0.74))
    top = int(height * 0.30) if named else 2 * edge
    fame_px = min(int(height * (0.44 if named else 0.54)), width // 6)
    left = pad + numeral + edge
    area = pygame.Rect(left, top, width - left - fame_px - pad - 2 * edge, height - top - pad)
    if named:
        name = pygame.Rect(left, 2 * edge, width - left - pad, top - edge)
        words(face, name, translate_data(card.name), int(height * 0.21))
    draw_needs(face, card, area, max(1, int(height * (0.36 if named else 0.46))))
    put(face, laurel(fame, fame_px), (width - pad - fame_px / 2, area.centery))
    return face


@cache
def strip_width(card: PatronageCard, height: int, locked: bool, told: bool = True) -> int:
    """How wide a patronage card is on a strip of a height, so that what it asks for is as large as can be."""
    if not told:
        return round(height * (LOCK_ALONE if locked else 1.0))
    return round(height * ((LOCKED if locked else 0.4) + STRIP_SYMBOL * _row_width(_requirements(card))))


def told_strips(row: Sequence[tuple[PatronageCard, bool]], height: int, gap: int, room: int) -> list[bool]:
    """Which patronage cards on a strip have room to show what they ask for: open ones first, while they fit.

    Nothing is made too small to read; what has no room here is told by a tooltip and a closer look.
    """
    told = [False] * len(row)
    for at in sorted(range(len(row)), key=lambda at: row[at][1]):
        tried = [*told[:at], True, *told[at + 1 :]]
        widths = [strip_width(card, height, locked, shown) for (card, locked), shown in zip(row, tried, strict=True)]
        if sum(widths) + gap * (len(row) - 1) <= room:
            told = tried
    return told


@cached
def patronage_strip(card: PatronageCard, size: Size, locked: bool, round: int, told: bool = True) -> Surface:
    """A patronage card on a closed strip: what it asks for if it is `told`, before it the round that unlocks it."""
    height = size[1]
    face = ground(size, base=PAPER_SHADE if locked else COURT_PAPER, bordered=False).copy()
    line = max(1, height // (60 if locked else 20))
    pygame.draw.rect(face, INK, face.get_rect().inflate(-4, -4), line, border_radius=max(3, height // 10))
    pad = int(height * 0.16)
    area = face.get_rect().inflate(-2 * pad, -pad)
    if locked:
        put(face, icon("lock", int(height * 0.4)), (height * 0.88, height * 0.25))
        opens = pygame.Rect(int(height * 0.1), int(height * 0.38), int(height * 1.56), int(height * 0.62))
        words(face, opens, say("from {number}", number=ROMAN[round]), int(height * 0.5))
        left = int(height * 1.67)
        area = pygame.Rect(left, area.top, area.right - left, area.h)
    if told:
        draw_needs(face, card, area, int(height * STRIP_SYMBOL))
    elif not locked:
        put(face, icon("patronage", int(height * 0.6), VERMILION), (size[0] / 2, height / 2))
    return face
