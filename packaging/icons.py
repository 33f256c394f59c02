"""Draw the icons of the program, of all sizes, from its block of type: `python icons.py FOLDER`.

PNGs from 16 to 256 pixels, `icon.ico` for Windows and `icon.icns` for macOS, both of which hold PNGs as they are.
"""

import os
import struct
import sys
from io import BytesIO
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.places import ASSETS

SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08"}


def drawn(size: int) -> bytes:
    """Return the PNG of a size."""
    block = pygame.image.load(ASSETS / "images" / "type_A_readable.png")
    png = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(block, (size, size)), png, "icon.png")
    return png.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file of Windows: a directory of sizes and places, then the PNGs."""
    head, place = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, png in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), place)
        place += len(png)
    return head + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file of macOS: each PNG after its type and length."""
    parts = [ICNS_TYPES[size] + struct.pack(">I", len(png) + 8) + png for size, png in pictures.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    """Write all icons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: drawn(size) for size in SIZES}
    for size, png in pictures.items():
        (folder / f"icon-{size}.png").write_bytes(png)
    (folder / "icon.ico").write_bytes(ico(pictures))
    (folder / "icon.icns").write_bytes(icns({size: pictures[size] for size in ICNS_TYPES}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
