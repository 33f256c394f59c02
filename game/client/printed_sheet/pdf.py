"""A picture as a PDF of one page, with invisible words over it, so that they can be selected, copied and found.

The words use PDF's invisible mode and a font that is not embedded, because nothing is ever drawn with it. A table says
which letter each code stands for. So any script can be selected, and no font has to be embedded.
"""

from collections.abc import Sequence
from io import BytesIO

import pygame
from pygame import Surface

from game.client.printed_sheet.composing import SIZE, Line

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
        b"<</Title %s/Producer(Gutenberg)>>" % _text_string(title),
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


def _text_string(words: str) -> bytes:
    """Words as PDF writes those that are not all ASCII."""
    return b"<feff" + words.encode("utf-16-be").hex().encode() + b">"


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
    out += b"trailer\n<</Size %d/Root 1 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1,
        len(objects),
        table,
    )
    return bytes(out)
