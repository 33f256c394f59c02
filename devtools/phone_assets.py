"""`python -m devtools.phone_assets`: make the pictures and the font of the page of a phone from those of the game.

It needs the packages of the extra `assets`. Pictograms are black on nothing: the page gives them the colour of words.
"""

import os
from io import BytesIO

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from PIL import Image

from game.client.graphics import piece_art, theme
from game.client.graphics.icons import icon
from game.places import ASSETS
from game.terminal import tell

FOLDER = ASSETS / "phone"
PICTOGRAMS = ("orders", "inks", "specialties", "gears", "patronage", "press", "log")
SIDE = 96  # px: three for each of the page's, as phones have
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027), 0x2212, 0x2032, 0x2033, 0x203A)


def pictures() -> dict[str, bytes]:
    """All pictures of the page as WebP, by name."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    drawn = {name: icon(name, SIDE, theme.BLACK) for name in PICTOGRAMS}
    drawn |= {style: piece_art.badge(look, SIDE * 3 // 2) for style, look in theme.SEAT_STYLES.items()}
    return {name: webp(surface) for name, surface in drawn.items()}


def webp(surface: pygame.Surface) -> bytes:
    """A picture without loss."""
    image = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))
    written = BytesIO()
    image.save(written, "WEBP", lossless=True, quality=100, method=6)
    return written.getvalue()


def font(name: theme.Face) -> bytes:
    """A face as WOFF2, with the letters of European languages."""
    face = TTFont(theme.FONT_DIR / theme.FACE_FILES[name], recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["kern", "liga"], hinting=False))
    subsetter.populate(unicodes=LATIN)
    subsetter.subset(face)
    face.flavor = "woff2"
    written = BytesIO()
    face.save(written)
    return written.getvalue()


def main() -> None:
    """Write all of it."""
    made = {f"{name}.webp": octets for name, octets in pictures().items()}
    made |= {"garamond.woff2": font("body_regular"), "garamond-semibold.woff2": font("body")}
    for name, octets in made.items():
        (FOLDER / name).write_bytes(octets)
    tell(f"{len(made)} files, {sum(map(len, made.values())) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
