"""The printed sheet that each person may keep: what stands on it, its picture, its files, and its scene."""

import struct
import zlib
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from io import BytesIO
from itertools import count
from math import ceil
from pathlib import Path
from typing import ClassVar, NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from game.client.base.i18n import book_title, ngettext, say, sentences, translate_data
from game.client.base.kept_files import disk_reason, write_whole
from game.client.graphics import control_art, large_art, ornaments, pictures, theme, typesetting
from game.client.graphics.brush import Align, Brush, sized, wide
from game.client.graphics.canvas import Size
from game.client.graphics.card_art import portrait
from game.client.graphics.masters import load
from game.client.graphics.material import with_alpha
from game.client.graphics.order_art import PALE, PALE_OPACITY, woodcut_of
from game.client.graphics.theme import Face, Rgb
from game.client.scenes.motion.motion_builder import paced
from game.client.session.commission_controller import occasion_words
from game.client.session.match_session import MatchSession
from game.client.session.saved_games import finished_on
from game.client.text.piece_text import imprint_words, solo_title_words
from game.client.text.terms import both, day_words, fame_words
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.motions import ease
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Pop, Scene, Sprite, Transition
from game.client.ui.target_names import HouseTab
from game.content.tables import Character, PrintingCard
from game.foreign_file import is_taken
from game.match.match import LogEntry
from game.places import pictures_folder
from game.rules.events import OrderFulfilled
from game.rules.names import INKS, Ink
from game.rules.scoring import solo_title


# ---------------------------------------------------------------- contents
class Book(NamedTuple):
    """A book that was printed: its card, the inks of its colour part, and whether it was decorated."""

    card: PrintingCard
    inks: tuple[Ink, ...]
    decorated: bool


class Contents(NamedTuple):
    """All that a sheet shows; `style` is the id of the seat's emblem."""

    name: str
    style: str
    character: Character | None
    opening: str
    books: tuple[Book, ...]
    colophon: str


def contents_of(session: MatchSession, seat: int, day: str, occasion: str = "") -> Contents:
    """Return the sheet of a seat of a finished match; `day` and `occasion` are words, `occasion` may be empty."""
    view = session.view()
    sheet, holder = view.scores[seat], view.seats[seat]
    content, name = session.content, session.name(seat)
    character = content.characters[holder.character] if holder.character is not None else None
    books = tuple(printed(session, seat, session.match.log))
    title = solo_title_words(solo_title(content.rules, sheet.total)) if len(view.scores) == 1 else ""
    opening = opening_words(name, len(books), fame_words(sheet.total), title)
    colophon = colophon_words(name, character, day, occasion)
    return Contents(name, session.seats.players[seat].style, character, opening, books, colophon)


def printed(session: MatchSession, seat: int, entries: Iterable[LogEntry]) -> Iterable[Book]:
    """The books that a seat printed, in that order."""
    content = session.content
    for entry in entries:
        for event in entry.events:
            if isinstance(event, OrderFulfilled) and event.seat == seat:
                inks = content.refinement[event.refinement].inks if event.colour else (0,) * len(INKS)
                used = tuple(ink for ink, count in zip(INKS, inks, strict=True) for _ in range(count))
                yield Book(content.printing[event.printing], used, event.decoration)


def opening_words(name: str, books: int, fame: str, title: str) -> str:
    """The first sentences of the sheet; `title` is that of a single printer, else empty."""
    if not books:
        printed_words = say("{name} printed nothing this time, and earned {fame}.", name=name, fame=fame)
    else:
        printed_words = ngettext(
            "{name} printed {count} book, and earned {fame}.",
            "{name} printed {count} books, and earned {fame}.",
            books,
            name=name,
            fame=fame,
        )
    return sentences((printed_words, say("The guild gives the title of {title}.", title=title) if title else ""))


def colophon_words(name: str, character: Character | None, day: str, occasion: str) -> str:
    """The last words of the sheet, in the manner of old books."""
    if character is None:
        ends = say("Here ends this game of Gutenberg, printed by {name}, finished on {day}.", name=name, day=day)
    else:
        ends = say(
            "Here ends this game of Gutenberg, printed by {name} at the sign of {character} in {city}, "
            "finished on {day}.",
            name=name,
            character=translate_data(character.name),
            city=translate_data(character.city),
            day=day,
        )
    return sentences((ends, say("Occasion: {occasion}.", occasion=occasion) if occasion else ""))


# ---------------------------------------------------------------- inking
DEPTH = 0.72  # share of the ink's own colour: the rest is the black of the line


def inked_woodcut(card: PrintingCard, inks: Sequence[Ink], size: Size) -> Surface:
    """Return the woodcut of a card, its lines in the inks from left to right, in black where there is none."""
    block = pygame.transform.smoothscale(with_alpha(load(woodcut_of(card.id))), size)
    block.fill(theme.WHITE, special_flags=pygame.BLEND_RGB_MAX)  # what prints is its opacity alone
    print_ = _fountain([_line_colour(ink) for ink in dict.fromkeys(inks)] or [theme.INK], size)
    print_.blit(block, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = Surface(size, SRCALPHA)
    picture.fill((*PALE, PALE_OPACITY))
    picture.blit(print_, (0, 0))
    return picture


def _line_colour(ink: Ink) -> Rgb:
    """The colour of fine lines in an ink: deeper than the pot, so that they are seen on paper."""
    red, green, blue = theme.INK_STYLES[ink].field
    return round(red * DEPTH), round(green * DEPTH), round(blue * DEPTH)


def _fountain(colours: Sequence[Rgb], size: Size) -> Surface:
    """The colours side by side, each running into the next."""
    strip = Surface((3 * len(colours), 1), SRCALPHA)
    for at, colour in enumerate(colours):
        strip.fill(colour, (3 * at, 0, 3, 1))
    return pygame.transform.smoothscale(strip, size)


# ---------------------------------------------------------------- composing
SIZE = (1240, 1754)
PRINT_SCALE = 2  # px per unit of the sheet that is saved: 3508 px high, 300 a sheet's inch
MARGIN = 120
INNER = SIZE[0] - 2 * MARGIN
TITLE = pygame.Rect(MARGIN, 92, INNER, 150)
OPENING = pygame.Rect(MARGIN, 290, INNER, 210)
BOOKS = pygame.Rect(MARGIN, 540, INNER, 720)
COLOPHON_TOP = 1296
COLOPHON_H = 262  # so many units at most, so that there is room for the printer's portrait below
SMALLEST = 24
ROOMY = 400  # a book that is wider names its printer as well
DEVICE = 180  # height of the printer's portrait
WOODCUT_SHAPE = 0.62  # height of a woodcut by its width


class Line(NamedTuple):
    """One line of words and where it stands, in units: for a document in which words can be selected."""

    words: str
    rect: tuple[float, float, float, float]


class Block(NamedTuple):
    """Lines of one size, each `leading` below the one above, in units."""

    lines: Sequence[str]
    px: int
    leading: int

    @property
    def height(self) -> int:
        return self.leading * len(self.lines)


class Composed(NamedTuple):
    """A sheet: its picture, and its lines from top to bottom."""

    picture: Surface
    lines: tuple[Line, ...]


def compose(contents: Contents, scale: float) -> Composed:
    """Return a sheet at `scale` px per unit, its edge torn and around it nothing."""
    picture = Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)), SRCALPHA)
    compositor = _Compositor(Brush(picture, scale))
    compositor.paper()
    compositor.opening(contents)
    compositor.books(contents.books)
    compositor.colophon(contents)
    return Composed(picture, tuple(compositor.lines))


class _Compositor:
    """Sets one sheet with a brush, and notes each line."""

    def __init__(self, brush: Brush) -> None:
        self.brush = brush
        self.lines: list[Line] = []

    def set(
        self, rect: pygame.Rect, words: str, face: Face, px: int, colour: Rgb = theme.INK, align: Align = "center"
    ) -> None:
        """Set one line in a rectangle, smaller where it is too long."""
        self.brush.text(rect, words, face, px, colour, align=align)
        scale = self.brush.scale
        wide, high = typesetting.measure(words, face, self.brush.px(px), max_width=round(rect.w * scale), fit=True)
        width, height = wide / scale, high / scale
        left = {"left": rect.x, "center": rect.centerx - width / 2, "right": rect.right - width}[align]
        self.lines.append(Line(words, (left, rect.centery - height / 2, width, height)))

    def broken(self, words: str, face: Face, px: int, width: int) -> list[str]:
        wide = round(width * self.brush.scale)
        return list(typesetting.compose(words, face, self.brush.px(px), max_width=wide, wrap=True).lines)

    def paper(self) -> None:
        surface = self.brush.surface
        surface.blit(control_art.sheet(surface.get_size(), frame="none", base=theme.PAPER_LIGHT), (0, 0))
        ornaments.lozenge_frame(self.brush, pygame.Rect(48, 48, SIZE[0] - 96, SIZE[1] - 96))

        self.set(TITLE, say("Gutenberg"), "black", 132)
        ornaments.lozenge_rule(self.brush, (MARGIN + 140, TITLE.bottom + 16), INNER - 280)

    def opening(self, contents: Contents) -> None:
        side = OPENING.h
        style = theme.SEAT_STYLES.get(contents.style, theme.AUTOMA_STYLE)
        initial, rest = contents.opening[:1].upper(), contents.opening[1:].lstrip()
        place = (*OPENING.topleft, side, side)
        self.brush.blit(large_art.initial(initial, self.brush.area(place).w, style.colour), place)
        self.lines.append(Line(initial, place))
        room = pygame.Rect(OPENING.x + side + 36, OPENING.y, OPENING.w - side - 36, side)
        block = fitted(lambda px: self.broken(rest, "fell", px, room.w), Block((), 50, 64), room.h)
        self._stack(block, room.move(0, max(0, (side - block.height) // 2)), "left")

    def _stack(self, block: Block, room: pygame.Rect, align: Align) -> None:
        for at, words in enumerate(block.lines):
            line = pygame.Rect(room.x, room.y + at * block.leading, room.w, block.leading)
            self.set(line, words, "fell", block.px, align=align)

    def books(self, books: Sequence[Book]) -> None:
        if not books:
            self.set(BOOKS.inflate(0, -600), say("The formes are still empty."), "fell", 44, theme.INK_SOFT)
            return
        columns = columns_for(len(books))
        rows = ceil(len(books) / columns)
        width, height = BOOKS.w // columns, BOOKS.h // rows
        for at, book in enumerate(books):
            row = at // columns
            short = columns - min(columns, len(books) - row * columns)  # the last row stands in the middle
            left = BOOKS.x + at % columns * width + short * width // 2
            self._book(book, pygame.Rect(left, BOOKS.y + row * height, width, height).inflate(-28, -16))

    def _book(self, book: Book, box: pygame.Rect) -> None:
        px = max(34, min(48, box.w // 8))
        width = min(box.w, round((box.h - round(px * 2.8)) / WOODCUT_SHAPE))
        cut = pygame.Rect(0, 0, width, round(width * WOODCUT_SHAPE)).move_to(midtop=box.midtop)
        self.brush.blit(inked_woodcut(book.card, book.inks, self.brush.area(cut).size), cut)
        self.brush.rect(cut, theme.INK, width=2)
        side = round(px * 1.2)
        for at, ink in enumerate(book.inks):  # those that were used, on the lower edge
            left = cut.centerx - side * len(book.inks) // 2 + at * side
            self.brush.blit(pictures.ink(ink), (left, cut.bottom - round(side * 0.6), side, side))
        title = pygame.Rect(box.x, cut.bottom + 6, box.w, round(px * 1.3))
        self.set(title, book_title(book.card.title), "sc", px, theme.RUBRIC)
        imprint = pygame.Rect(box.x, title.bottom, box.w, round(px * 1.2))
        words = say("{city} {year}", city=translate_data(book.card.city), year=book.card.year)
        words = imprint_words(book.card) if box.w > ROOMY else words
        self.set(imprint, words, "body", max(30, round(px * 0.94)), theme.INK_SOFT)

    def colophon(self, contents: Contents) -> None:
        """Set the last words, each line shorter than the one above, and the printer below."""
        ornaments.lozenge_rule(self.brush, (MARGIN + 240, COLOPHON_TOP - 20), INNER - 480)
        top = COLOPHON_TOP + 12
        block = fitted(lambda px: self._tapered(contents.colophon, px), Block((), 46, 51), COLOPHON_H)
        self._stack(block, pygame.Rect(MARGIN, top, INNER, block.height), "center")
        self._device(contents, top + block.height + 14)

    def _tapered(self, words: str, px: int) -> list[str]:
        """The lines into which words break where each is shorter than the one above."""
        lines, room = list[str](), INNER - 60
        while words:
            lines.append(self.broken(words, "fell", px, room)[0])
            words = words[len(lines[-1]) :].lstrip()
            room = max(420, room - 130)
        return lines

    def _device(self, contents: Contents, top: int) -> None:
        height = min(DEVICE, SIZE[1] - 96 - top)
        if height < 60:
            return
        place = pygame.Rect(0, top, round(height / 1.18), height).move_to(centerx=SIZE[0] // 2)
        if contents.character is not None:
            self.brush.blit(wide(portrait, contents.character.id), place)
        else:
            self.brush.blit(pictures.badge(theme.SEAT_STYLES.get(contents.style, theme.AUTOMA_STYLE)), place)
        for away in (-place.w / 2 - 44, place.w / 2 + 44):
            ornaments.lozenge(self.brush, (place.centerx + away, place.centery), 11, theme.VERMILION)


def fitted(broken: Callable[[int], Sequence[str]], largest: Block, height: int) -> Block:
    """The lines that `broken` gives for a size, as large as a height allows: other languages need more words."""
    block = largest
    for px in range(largest.px, SMALLEST - 1, -1):
        block = Block(broken(px), px, round(largest.leading * px / largest.px))
        if block.height <= height:
            break
    return block


def columns_for(count: int) -> int:
    """How many columns so many books are set in.

    >>> [columns_for(count) for count in (1, 2, 4, 5, 9, 10, 20)]
    [1, 2, 2, 3, 3, 4, 5]
    """
    return next((columns for columns, most in ((1, 1), (2, 4), (3, 9), (4, 16)) if count <= most), 5)


# ---------------------------------------------------------------- pdf
# A picture as a PDF of one page, with invisible words over it, so that they can be selected, copied and found. The
# words use PDF's invisible mode and a font that is not embedded, because nothing is ever drawn with it. A table
# says which letter each code stands for. So any script can be selected, and no font has to be embedded.
PAGE = (595, 842)  # A4 in points
LETTER_WIDTH = 500  # of every letter of the font that is not there, in thousandths of its size
MAP_STEP = 100  # a table of letters takes no more entries in a row


def pdf_of(picture: Surface, lines: Sequence[Line], title: str) -> bytes:
    """Return a document of A4 with the picture over all of it and the lines where they stand."""
    letters = "".join(sorted({letter for line in lines for letter in line.words}))
    image = BytesIO()
    pygame.image.save(picture, image, "sheet.jpg")
    wide, high = picture.get_size()
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 %d %d]/Contents 4 0 R"
        b"/Resources<</XObject<</Im 5 0 R>>/Font<</F 6 0 R>>>>>>" % PAGE,
        _stream(b"", _content(lines, letters)),
        _stream(
            b"/Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode"
            % (wide, high),
            image.getvalue(),
        ),
        b"<</Type/Font/Subtype/Type0/BaseFont/Words/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 8 0 R>>",
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/Words/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
        b"/Supplement 0>>/FontDescriptor 9 0 R/DW %d>>" % LETTER_WIDTH,
        _stream(b"", _letter_table(letters)),
        b"<</Type/FontDescriptor/FontName/Words/Flags 4/FontBBox[0 -250 1000 1000]/ItalicAngle 0/Ascent 800"
        b"/Descent -200/CapHeight 700/StemV 80>>",
        b"<</Title <feff%s>/Producer(Gutenberg)>>" % title.encode("utf-16-be").hex().encode(),  # not only ASCII
    ]
    return _document(objects)


def _content(lines: Sequence[Line], letters: str) -> bytes:
    """The content of the page: the picture, and each invisible line over its place."""
    unit = PAGE[0] / SIZE[0]
    parts = [b"q %d 0 0 %d 0 0 cm /Im Do Q BT 3 Tr" % PAGE]
    for words, (left, top, width, height) in lines:
        size = max(1.0, height * 0.8 * unit)
        stretch = 100 * width * unit / (size * LETTER_WIDTH / 1000 * max(1, len(words)))
        baseline = PAGE[1] - (top + height * 0.78) * unit
        codes = "".join(f"{letters.index(letter) + 1:04x}" for letter in words)
        parts.append(
            f"/F {size:.2f} Tf {stretch:.2f} Tz 1 0 0 1 {left * unit:.2f} {baseline:.2f} Tm <{codes}> Tj".encode()
        )
    return b"\n".join([*parts, b"ET"])


def _letter_table(letters: str) -> bytes:
    """What each code means, as readers ask for it (ToUnicode)."""
    rows = [f"<{at:04x}> <{letter.encode('utf-16-be').hex()}>" for at, letter in enumerate(letters, 1)]
    parts = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
        "/CMapName /Words def /CMapType 2 def",
        "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ]
    for start in range(0, len(rows), MAP_STEP):
        some = rows[start : start + MAP_STEP]
        parts += [f"{len(some)} beginbfchar", *some, "endbfchar"]
    parts.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(parts).encode()


def _stream(keys: bytes, data: bytes) -> bytes:
    return b"<<%s/Length %d>>\nstream\n%s\nendstream" % (keys, len(data), data)


def _document(objects: Sequence[bytes]) -> bytes:
    """The objects in a file, with the table of where each begins; the last one tells about the document."""
    out, starts = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n"), list[int]()
    for number, body in enumerate(objects, 1):
        starts.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % start for start in starts)
    sizes = len(objects) + 1, len(objects), table
    return bytes(out + b"trailer\n<</Size %d/Root 1 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n" % sizes)


# ---------------------------------------------------------------- saving
PNG = b"\x89PNG\r\n\x1a\n"
PACKING = 4  # half as slow as the usual 6, for a fiftieth more
LONGEST = 40  # letters of a name in the name of a file


def save_sheet(contents: Contents, folder: Path, day: str) -> Path:
    """Write a sheet as PNG and PDF, under a name that is free, and return the PNG; raises OSError.

    `day` is a date as ISO 8601.
    """
    sheet = compose(contents, PRINT_SCALE)
    picture = pygame.Surface(sheet.picture.get_size())
    picture.fill(theme.PAPER_LIGHT)
    picture.blit(sheet.picture, (0, 0))
    path = free_path(folder, f"{day} {plain(contents.name)}".strip())
    write_whole(path, png_of(picture))
    title = say("Gutenberg: the sheet of {name}", name=contents.name)
    write_whole(path.with_suffix(".pdf"), pdf_of(picture, sheet.lines, title))
    return path


def png_of(picture: pygame.Surface) -> bytes:
    """Return a picture without opacity as PNG.

    pygame's own takes four times as long for so large a picture, and nothing moves meanwhile.
    """
    width, height = picture.get_size()
    pixels, row = pygame.image.tobytes(picture, "RGB"), 3 * width
    lines = b"".join(b"\0" + pixels[at * row : (at + 1) * row] for at in range(height))  # 0: as they are
    size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)  # eight bits each of red, green and blue
    parts = ((b"IHDR", size), (b"IDAT", zlib.compress(lines, PACKING)), (b"IEND", b""))
    return PNG + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def plain(name: str) -> str:
    """Return a name without what a file's name may not have on some system.

    >>> plain('../A/B: "C"?')
    'AB C'
    """
    return "".join(letter for letter in name if letter.isalnum() or letter in " -_").strip()[:LONGEST]


def free_path(folder: Path, name: str) -> Path:
    """Return a path for a PNG that, like that of its PDF, nothing has yet."""
    paths = (folder / (f"{name}.png" if number == 1 else f"{name} {number}.png") for number in count(1))
    return next(path for path in paths if not is_taken(path) and not is_taken(path.with_suffix(".pdf")))


# ---------------------------------------------------------------- printed sheets
SHEET = pygame.Rect(560, 28, round(1024 * SIZE[0] / SIZE[1]), 1024)
SCALE = SHEET.h / SIZE[1]  # units of the canvas per unit of the sheet
PRESS = pygame.Rect(-250, 190, 960, 720)
SIDE = pygame.Rect(1344, 28, 544, 1024)
CLOSER = pygame.Rect(340, 16, SIZE[0], 1048)
PULLED_S = 1.1
FROM_X = PRESS.centerx  # where the sheet comes from: below the platen


class PrintedSheets(Scene, name="printed-sheets", default="save"):
    """Shows the sheet of one person; `tab:<seat>` shows another's, `sheet` a closer look,
    `save` keeps it as a picture and a document."""

    folder: ClassVar = staticmethod(pictures_folder)  # where sheets are saved

    def __init__(self, session: MatchSession, day: date | None = None) -> None:
        """`day` is the one that the sheets name; without it, that of the last move."""
        self._session = session
        self._seats = session.seats.people or session.seats.printers
        self._seat = self._seats[0]
        profile = session.context.profile if session.context is not None else None
        finished = finished_on(profile.store if profile else None, session.match.id)
        self._day = day or finished or (profile.today() if profile else date.today())
        self._pulled_s = 0.0
        self._sheets: dict[tuple[int, float], pygame.Surface] = {}
        self._cues = ((cue.PRESS, 0.0),)
        self._saved = ""
        self._half = 0  # the half that is seen close: 1 the upper, 2 the lower, 0 none

    def build(self, page: Page) -> None:
        widgets.table(page)
        widgets.picture(page, PRESS, sized(large_art.press, 1.0 if self._moves() else 0.0))
        if self._half:
            self._build_closer(page)
            return
        if not self._moves():
            target = Target("sheet", "panel", SHEET, say("The printed sheet"), hint=say("Press for a closer look."))
            widgets.picture(page, SHEET, self._sheet(SCALE * self.scale))
            page.target(target, widgets.paint_nothing)
        widgets.sheet(page, SIDE)
        self._build_side(page, SIDE.inflate(-72, -72))

    def _build_side(self, page: Page, rect: pygame.Rect) -> None:
        widgets.heading(page, (rect.x, rect.y, rect.w, 56), say("Printed sheets"), px=46)
        for at, seat in enumerate(self._seats if len(self._seats) > 1 else ()):
            box = pygame.Rect(rect.x + at * 118, rect.y + 76, 106, 106)
            badge = pictures.badge(self._session.style(seat))
            label = say("The sheet of {seat}", seat=self._session.name(seat))
            widgets.picture_choice(page, HouseTab(seat), box, badge, label, chosen=seat == self._seat)
        words = pygame.Rect(rect.x, rect.y + 210, rect.w, 340)
        widgets.label(page, words, game_words(self._session, self._day), px=32, face="fell", valign="top", wrap=True)
        told = pygame.Rect(rect.x, words.bottom + 10, rect.w, 130)
        widgets.label(page, told, self._saved or say("As a picture to share and a PDF to print."), px=28, wrap=True)
        save = pygame.Rect(rect.x, rect.bottom - 232, rect.w, 108)
        widgets.page_button(page, "save", save, say("Save this sheet"), "primary", "press", px=38)
        widgets.page_button(page, "close", (rect.x, rect.bottom - 104, rect.w, 96), say("Close"), px=34)

    def _build_closer(self, page: Page) -> None:
        """Put one half of the sheet, twice as large; any press shows the other half, and then all again."""
        words = say("The lower half") if self._half == 1 else say("The whole sheet")
        target = Target("sheet", "button", CLOSER, words, hint=say("Press to see: {what}", what=words))
        page.target(target, _paint_closer, self._sheet(self.scale), 0 if self._half == 1 else SIZE[1] - CLOSER.h)

    def _moves(self) -> bool:
        """Whether the sheet is on its way out of the press."""
        return self._pulled_s < PULLED_S and not self._session.choices.now.is_still

    def _sheet(self, scale: float) -> pygame.Surface:
        """The sheet that is shown, at `scale` px per unit of it; composed once, for that takes a third of a second."""
        key = (self._seat, scale)
        if key not in self._sheets:
            self._sheets[key] = compose(self._contents(), scale).picture
        return self._sheets[key]

    def _contents(self) -> Contents:
        return contents_of(self._session, self._seat, day_words(self._day), occasion_words(self._session))

    def tick(self, dt_s: float) -> bool:
        if not self._moves():
            return False
        self._pulled_s += paced(dt_s, self._session.choices.now.speed)
        if not self._moves():
            self.changed()
        return True

    def sprites(self) -> Sequence[Sprite]:
        if not self._moves():
            return ()
        way = ease("cubic out", self._pulled_s / PULLED_S)
        return (Sprite(self._sheet(SCALE * self.scale), (FROM_X + (SHEET.centerx - FROM_X) * way, SHEET.centery)),)

    def press(self, name: str) -> None:
        """Show another sheet, save this one, or leave; any press ends the motion of the sheet."""
        self._pulled_s = PULLED_S
        match name:
            case HouseTab(seat) if seat != self._seat:
                self._seat, self._pulled_s, self._saved = seat, 0.0, ""
                self._cues = ((cue.PRESS, 0.0),)
            case "sheet":
                self._half = (self._half + 1) % 3
            case "save":
                self._save()

    def _save(self) -> None:
        try:
            path = save_sheet(self._contents(), self.folder(), self._day.isoformat())
        except OSError as error:
            self.toast(say("The sheet was not saved. {reason}", reason=disk_reason(error)))
            return
        self._saved = say("Saved as {name} and as a PDF, in {folder}.", name=path.name, folder=path.parent)
        self.toast(say("The sheet is saved."))

    def back(self) -> Transition:
        """Back to the whole sheet, or to the count."""
        if self._half:
            self._half = 0
            return None
        return Pop()


def _paint_closer(brush: Brush, _state: State, sheet: Surface, top: int) -> None:
    part = pygame.Rect(0, round(top * brush.scale), *brush.area(CLOSER).size).clip(sheet.get_rect())
    brush.blit(sheet.subsurface(part), CLOSER)


def game_words(session: MatchSession, day: date) -> str:
    """Words in the manner of old books for what was played, and from which seed."""
    view = session.view()
    names = both([session.name(seat) for seat in session.seats.printers])
    moves = ngettext("{count} move", "{count} moves", session.match.number)
    rounds = ngettext("{count} round", "{count} rounds", view.round)
    ends = say("Here ends the work of {names}, in {rounds} and {moves}.", names=names, rounds=rounds, moves=moves)
    finished = say("Finished on {day}; the seed of this game is {seed}.", day=day_words(day), seed=session.match.seed)
    return "\n".join((ends, finished))
