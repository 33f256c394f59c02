"""The two halves of an order with their woodcuts, and the slip that both become in a printing house."""

import zlib

import pygame
from pygame import SRCALPHA, Surface

from game.client.base.i18n import book_title, ngettext, pgettext, say, translate_data
from game.client.graphics import card_ground, material, typesetting
from game.client.graphics.canvas import Size, put, ready
from game.client.graphics.card_ground import box_of, ground, words
from game.client.graphics.icons import icon
from game.client.graphics.masters import load, path_of
from game.client.graphics.material import with_alpha
from game.client.graphics.picture_cache import cached
from game.client.graphics.piece_art import coin, ink, laurel, letter_square, level_label, roman
from game.client.graphics.theme import INK, INK_SOFT, PAPER_LIGHT, VERMILION, Rgb
from game.content.tables import PrintingCard, RefinementCard
from game.content.vocabulary import INKS, LETTER_INDEX, SPECIALTIES, BonusKind, Counts, Letter

WOODCUT_COUNT = 50
PALE: Rgb = (252, 244, 222)  # paper as it was before it aged: the print stands out a little from its card
PALE_OPACITY = 120


def woodcut_of(card_id: str) -> str:
    """The name of a card's master; a card that has none of its own gets one by chance, always the same."""
    name = f"woodcuts/{card_id}"
    if path_of(name).is_file():
        return name
    return f"woodcuts/printing-{zlib.crc32(card_id.encode()) % WOODCUT_COUNT + 1:02}"


@cached
def vignette(card: PrintingCard, width: int, height: int) -> Surface:
    """The woodcut of a printing card, within its ruled frame; never draw on it."""
    size = (max(1, width), max(1, height))
    picture = Surface(size, SRCALPHA)
    picture.fill((*PALE, PALE_OPACITY))
    # the master itself is not kept: fifty of them would be fifty megabytes
    print_ = pygame.transform.smoothscale(with_alpha(load(woodcut_of(card.id))), size)
    picture.blit(print_, (0, 0))
    return ready(picture)


CLOSE_UP = 300  # from this width on, in units of the canvas, a printing card names its printer
BONUS_ICONS: dict[BonusKind, str] = {"inks": "drop", "advance": "specialties", "order": "order"}


def bonus_words(card: RefinementCard) -> str:
    """What a refinement card gives when both its parts are done, in words (F5)."""
    match card.bonus:
        case "inks":
            return ngettext("{count} ink", "{count} inks", card.bonus_count)
        case "guilders":
            return ngettext("{count} guilder", "{count} guilders", card.bonus_count)
        case "fame":
            return short_fame_words(card.bonus_count)
        case "advance":
            return say("1 level")
    return say("an order")


def bonus_picture(card: RefinementCard, px: int, *, alone: bool = False) -> Surface:
    """The pictogram of that bonus, for a dark ground; `alone` where no words beside it say the same."""
    if card.bonus in BONUS_ICONS:
        return icon(BONUS_ICONS[card.bonus], px, PAPER_LIGHT)
    if card.bonus == "guilders":
        return coin(card.bonus_count, px, caption=not alone)
    return laurel(card.bonus_count, px, colour=PAPER_LIGHT, caption=not alone)


def ink_list(counts: Counts) -> list[str]:
    """The inks of a card, one by one."""
    return [name for name, count in zip(INKS, counts, strict=True) for _ in range(count)]


def level_list(levels: Counts) -> list[tuple[str, int]]:
    """The specialties a card shows, each with its level."""
    return [(name, level) for name, level in zip(SPECIALTIES, levels, strict=True) if level]


@cached
def printing_card(card: PrintingCard, w: int) -> Surface:
    """A printing card: title, woodcut, letters, guilders; large ones also say who printed it, where and when."""
    size = card_ground.card_size(w)
    face = ground(size).copy()
    large = _is_close_up(w)
    px = round(w * (0.12 if large else 0.14))
    title, frame = box_of(size, (0.08, 0.040, 0.84, 0.236)), box_of(size, (0.11, 0.278, 0.78, 0.279))
    called = book_title(card.title)
    if card_ground.lines_of_words(title, called, px) == 1:  # the woodcut is smaller where it needs a second line
        title, frame = box_of(size, (0.08, 0.045, 0.84, 0.180)), box_of(size, (0.11, 0.225, 0.78, 0.332))
    words(face, title, called, px, VERMILION)
    face.blit(vignette(card, frame.w, frame.h), frame)
    lowest = frame.bottom
    if large:
        words(face, box_of(size, (0.1, 0.565, 0.8, 0.06)), translate_data(card.printer), round(w * 0.082))
        place = say("{city}, {year}", city=translate_data(card.city), year=card.year)
        words(face, box_of(size, (0.1, 0.618, 0.8, 0.06)), place, round(w * 0.082), INK_SOFT)
        lowest = round(size[1] * 0.675)
    _letters_and_pay(face, card, pygame.Rect(round(w * 0.10), lowest, round(w * 0.80), round(size[1] * 0.935) - lowest))
    return face


def _is_close_up(w: int) -> bool:
    return w >= CLOSE_UP * material.unit()


def _letters_and_pay(face: Surface, card: PrintingCard, area: pygame.Rect) -> None:
    """Draws the letters with the coin below them, or beside two rows of them."""
    w = face.get_width()
    count = len(card.letters)
    if count <= 4:
        side, gap = round(w * (0.158 if _is_close_up(w) else 0.178)), round(w * 0.022)
        pay = min(round(w * 0.25), area.h - side - 2 * gap)
        air = (area.h - side - pay) // 3
        left = area.centerx - (count * side + (count - 1) * gap) // 2
        for index, letter in enumerate(card.letters):
            face.blit(letter_square(letter, side), (left + index * (side + gap), area.top + air + 1))
        put(face, coin(card.guilders, pay), (area.centerx, area.bottom - air - pay // 2))
        return
    side, gap = min(round(w * 0.172), round(area.h * 0.44)), round(w * 0.014)
    top = area.centery - side - gap // 2
    for index, letter in enumerate(card.letters):
        row, column = divmod(index, 3)
        face.blit(letter_square(letter, side), (area.left + column * (side + gap), top + row * (side + gap)))
    put(face, coin(card.guilders, round(w * 0.22)), (area.right - round(w * 0.12), area.centery))


@cached
def refinement_card(card: RefinementCard, w: int) -> Surface:
    """A refinement card: the colour part, the decoration part, and what both together give."""
    size = card_ground.card_size(w)
    face = ground(size, VERMILION, card_ground.REFINEMENT_PAPER).copy()
    label, levels = round(w * 0.118), level_list(card.levels)
    up = 0.02 if len(levels) > 2 else 0.0  # where the decoration has a third line, everything above it moves up
    card_ground.line_of_words(face, (w * 0.115, size[1] * (0.108 - up / 2)), say("Colour"), label, round(w * 0.56))
    card_ground.line_of_words(
        face, (w * 0.115, size[1] * (0.452 - 1.4 * up)), say("Decoration"), label, round(w * 0.66)
    )
    middle = round(size[1] * (0.398 - up))
    pygame.draw.line(face, INK, (round(w * 0.12), middle), (round(w * 0.88), middle), max(1, w // 160))
    _inks(face, ink_list(card.inks), box_of(size, (0.10, 0.150 - up, 0.50, 0.225)))
    top = 0.490 - 1.2 * up
    _levels(face, levels, box_of(size, (0.11, top, 0.50, 0.786 - top)))
    for fame, height in ((card.colour_fame, 0.245), (card.decoration_fame, 0.625)):
        put(face, laurel(fame, round(w * 0.27)), (w * 0.762, size[1] * height))
    strip = box_of(size, (0.100, 0.792, 0.79, 0.132))
    card_ground.bar(face, strip)
    _bonus(face, card, strip)
    return face


def _bonus(face: Surface, card: RefinementCard, strip: pygame.Rect) -> None:
    """Draws what both parts also give on its bar, in a pictogram and words; a drop is narrower than other ones."""
    w = face.get_width()
    middle, behind = (0.085, 0.15) if card.bonus == "inks" else (0.10, 0.186)
    put(face, bonus_picture(card, round(w * 0.168)), (strip.left + w * middle, strip.centery))
    left = strip.left + round(w * behind)
    room = strip.right - left - round(w * 0.025)
    card_ground.line_of_words(face, (left, strip.centery), bonus_words(card), round(w * 0.14), room, PAPER_LIGHT)


def _inks(face: Surface, names: list[str], area: pygame.Rect) -> None:
    """Draws up to three inks in a row, four in two rows."""
    columns = 2 if len(names) == 4 else max(1, len(names))
    rows = 2 if len(names) == 4 else 1
    pitch = area.w // max(2, columns)
    side = min(round(area.w * 0.42), pitch, area.h // rows)
    for index, name in enumerate(names):
        row, column = divmod(index, columns)
        left = area.left + column * min(pitch, round(side * 1.04))
        face.blit(ink(name, side), (left, area.centery - rows * side // 2 + row * side))


def _levels(face: Surface, levels: list[tuple[str, int]], area: pygame.Rect) -> None:
    """Draws a row for each specialty: its pictogram and its level."""
    pitch = area.h // max(2, len(levels))
    side = round(pitch * (0.84 if len(levels) > 1 else 0.95))
    top = area.centery - pitch * len(levels) // 2
    for row, (specialty, level) in enumerate(levels):
        middle = top + row * pitch + pitch // 2
        put(face, icon(specialty, side), (area.left + side * 0.55, middle))
        label = roman(level, round(side)) if len(levels) < 3 else level_label(level, pitch - 1)
        face.blit(label, label.get_rect(midleft=(area.left + round(side * 1.3), middle)))


@cached
def order_slip(
    printing: PrintingCard, refinement: RefinementCard, size: Size, covered_counts: Counts = (0, 0, 0, 0)
) -> Surface:
    """An order in its slot: the printing half left, the refinement half right; covered letters are solid."""
    face = ground(size, bordered=False).copy()
    unit = min(size[0] / 250, size[1] / 158)
    frame = face.get_rect().inflate(-round(9 * unit), -round(9 * unit))
    pygame.draw.rect(face, INK, frame, max(1, round(1.4 * unit)), border_radius=max(2, round(4 * unit)))
    title = pygame.Rect(frame.left + 4, frame.top, frame.w - 8, round(34 * unit))
    words(face, title, book_title(printing.title), round(25 * unit), VERMILION)
    rule = frame.top + round(33 * unit)
    split = frame.left + round(98 * unit)
    pygame.draw.line(face, INK, (frame.left + 5, rule), (frame.right - 6, rule))
    pygame.draw.line(face, INK, (split, rule + 4), (split, frame.bottom - 6))
    left = pygame.Rect(frame.left + 3, rule + 1, split - frame.left - 6, frame.bottom - rule - 2)
    _slip_letters(face, printing, left, covered_counts, unit)
    right = pygame.Rect(split + 1, rule + 1, frame.right - split - 2, frame.bottom - rule - 2)
    _slip_parts(face, refinement, right, unit)
    return face


def _slip_letters(face: Surface, card: PrintingCard, area: pygame.Rect, covered: Counts, unit: float) -> None:
    """Draws the letters of a slip and its pay below them."""
    left_over = list(covered)
    columns = 2 if len(card.letters) in {1, 2, 4} else 3
    rows = [card.letters[start : start + columns] for start in range(0, len(card.letters), columns)]
    side = round((36 if columns == 2 and len(rows) == 1 else 28) * unit)
    gap = round(2 * unit)
    pay = round(37 * unit)
    room = area.h - pay - round(4 * unit)
    top = area.top + (room - len(rows) * (side + gap)) // 2 + gap
    for row in rows:
        left = area.centerx - (len(row) * (side + gap) - gap) // 2
        for letter in row:
            face.blit(letter_square(letter, side, _state(letter, left_over)), (left, top))
            left += side + gap
        top += side + gap
    put(face, coin(card.guilders, pay), (area.centerx, area.bottom - round(4 * unit) - pay // 2))


def _state(letter: Letter, left_over: list[int]) -> str:
    """Whether a letter is covered; takes the type that covers it out of `left_over`."""
    index = LETTER_INDEX[letter]
    left_over[index] -= 1
    return "covered" if left_over[index] >= 0 else "needed"


def _slip_parts(face: Surface, card: RefinementCard, area: pygame.Rect, unit: float) -> None:
    """Draws the inks, the levels and the bonus of a slip; beside a third level the bonus has no words."""
    pitch, fame, edge = round(37 * unit), round(37 * unit), round(3 * unit)
    names, levels = ink_list(card.inks), level_list(card.levels)
    side = min(round(31 * unit), (area.w - fame - 2 * edge) // max(1, len(names)))
    for index, name in enumerate(names):
        put(face, ink(name, side), (area.left + edge + side * (index + 0.5), area.top + pitch / 2))
    left = area.left + edge
    for specialty, level in levels[:2]:
        left = _slip_level(face, (specialty, level), (left, area.top + pitch * 3 // 2), unit) + edge
    for row, value in enumerate((card.colour_fame, card.decoration_fame)):
        put(face, laurel(value, fame), (area.right - fame / 2 - 1.5 * unit, area.top + pitch * (row + 0.5)))
    strip = pygame.Rect(area.left + edge, area.top + 2 * pitch, area.w - 2 * edge, 0)
    strip.h = area.bottom - strip.top - edge
    for pair in levels[2:]:
        taken = _slip_level(face, pair, (strip.left, strip.centery), unit) + 2 * edge - strip.left
        strip = pygame.Rect(strip.left + taken, strip.top, strip.w - taken, strip.h)
    card_ground.bar(face, strip)
    _slip_bonus(face, card, strip, unit, worded=len(levels) < 3)


def _slip_level(face: Surface, pair: tuple[str, int], left_middle: tuple[int, int], unit: float) -> int:
    """Draws a specialty and its level from a left middle on; where they end."""
    side = round(20 * unit)
    label = level_label(pair[1], round(25 * unit))
    face.blit(icon(pair[0], side), (left_middle[0], left_middle[1] - side // 2))
    box = label.get_rect(midleft=(left_middle[0] + side + round(unit), left_middle[1]))
    face.blit(label, box)
    return box.right


def _slip_bonus(face: Surface, card: RefinementCard, strip: pygame.Rect, unit: float, *, worded: bool) -> None:
    """Draws what both parts also give on its bar: a pictogram with words if they fit, or alone, one for each ink."""
    left, size = strip.left + round(34 * unit), round(26 * unit)
    room = strip.right - left - round(2 * unit)
    if not worded or typesetting.measure(bonus_words(card), "body", size)[0] > room:
        px, count = round(36 * unit), card.bonus_count if card.bonus == "inks" else 1
        for at in range(count):
            middle = strip.centerx + (at - (count - 1) / 2) * px * 0.8
            put(face, bonus_picture(card, px, alone=True), (middle, strip.centery))
        return
    put(face, bonus_picture(card, round(28 * unit)), (strip.left + 17 * unit, strip.centery))
    card_ground.line_of_words(face, (left, strip.centery), bonus_words(card), size, room, PAPER_LIGHT)


def short_fame_words(fame: int) -> str:
    """An amount of fame, for cards and labels with little room."""
    return pgettext("where there is little room", "{fame} fame", fame=fame)
