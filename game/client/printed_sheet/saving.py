"""The printed sheet as files: a picture and a document in the folder for pictures."""

import struct
import zlib
from pathlib import Path

import pygame

from game.client.base.i18n import say
from game.client.base.kept_files import write_whole
from game.client.graphics.theme import PAPER_LIGHT
from game.client.printed_sheet.composing import PRINT_SCALE, compose
from game.client.printed_sheet.contents import Contents
from game.client.printed_sheet.pdf import pdf_of
from game.foreign_file import is_taken

PNG = b"\x89PNG\r\n\x1a\n"
PACKING = 4  # half as slow as the usual 6, for a fiftieth more
LONGEST = 40  # letters of a name in the name of a file


def save_sheet(contents: Contents, folder: Path, day: str) -> Path:
    """Write a sheet as PNG and PDF, under a name that is free, and return the PNG; raises OSError.

    `day` is a date as ISO 8601.
    """
    sheet = compose(contents, PRINT_SCALE)
    picture = pygame.Surface(sheet.picture.get_size())
    picture.fill(PAPER_LIGHT)
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
    number = 1
    while True:
        path = folder / (f"{name}.png" if number == 1 else f"{name} {number}.png")
        if not is_taken(path) and not is_taken(path.with_suffix(".pdf")):
            return path
        number += 1
