"""`python -m devtools.cut_figures`: make the two faces of the figures from those of EB Garamond.

Their 1 has a longer flag, so that it is no I and 11 no U. The lighter face is half-way between two weights.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

from game.client.graphics.theme import FACE_FILES, FONT_DIR, Face
from game.client.graphics.typesetting import FIGURES
from game.terminal import tell

Point: TypeAlias = tuple[int, int]


class Weight(NamedTuple):
    """A face of figures: its style, how heavy that is said to be, and the share of the heavier source in it."""

    face: Face
    style: str
    value: int
    share: float


WEIGHTS = (Weight("figures", "SemiBold", 600, 1.0), Weight("light_figures", "Medium", 500, 0.5))
HEAVIER, LIGHTER = FONT_DIR / FACE_FILES["body"], FONT_DIR / FACE_FILES["body_regular"]
FAMILY = "Gutenberg Figures"
KEPT_NAMES = {0, 5, 13, 14}  # whose the font is, its version, and its licence
STEM = (10, 33)  # the points of the 1 at the left of its stem, where the flag leaves it, and at the right
FLAG = [  # from the stem to the tip and back to the top, as many points as EB Garamond has
    *((182, 456), (134, 426), (90, 408), (64, 400)),  # below
    *((50, 396), (41, 404), (39, 415), (37, 427), (42, 435), (54, 442)),  # the tip
    *((148, 498), (246, 572)),  # above
]
FLAG_JOINS = 484  # the height at which it leaves the stem
FOOT_HIGH, FOOT_SHARE = 120, 0.82  # what is lower is the foot, which is this much narrower than that of an I


def cut(weight: Weight, target: Path) -> None:
    """Write a face of figures."""
    font, lighter = (TTFont(path, recalcTimestamp=False) for path in (HEAVIER, LIGHTER))
    for figure in sorted(FIGURES):
        _mix(font, lighter, font.getBestCmap()[ord(figure)], weight.share)
    _keep_figures(font)
    _rename(font, weight)
    font.save(target)


def _keep_figures(font: TTFont) -> None:
    options = Options(layout_features=[], hinting=False, notdef_outline=True, name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(FIGURES)))
    subsetter.subset(font)


def _mix(font: TTFont, lighter: TTFont, name: str, share: float) -> None:
    """Draw a figure between its two weights, which have the same points, and the 1 with its flag."""
    points, ends, flags = font["glyf"][name].getCoordinates(font["glyf"])
    thin, _, _ = lighter["glyf"][name].getCoordinates(lighter["glyf"])
    mixed = [(_between(a, c, share), _between(b, d, share)) for (a, b), (c, d) in zip(points, thin, strict=True)]
    if name == font.getBestCmap()[ord("1")]:
        mixed = _flagged(mixed)
    glyph = Glyph()
    glyph.numberOfContours, glyph.endPtsOfContours, glyph.flags = len(ends), list(ends), flags
    glyph.coordinates, glyph.program = GlyphCoordinates(mixed), Program()
    glyph.program.fromBytecode(b"")
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    advance = _between(font["hmtx"][name][0], lighter["hmtx"][name][0], share)
    font["hmtx"][name] = (advance, glyph.xMin)


def _flagged(one: list[Point]) -> list[Point]:
    """The 1 with its flag and a narrow foot."""
    first, (left, right) = STEM[0], (one[at][0] for at in STEM)
    narrow = [(_narrowed(x, left, right), y) if y < FOOT_HIGH else (x, y) for x, y in one]
    return [*narrow[:first], (left, FLAG_JOINS), *FLAG, *narrow[first + 1 + len(FLAG) :]]


def _narrowed(x: int, left: int, right: int) -> int:
    edge = min(max(x, left), right)
    return round(edge + (x - edge) * FOOT_SHARE)


def _between(heavy: int, light: int, share: float) -> int:
    return round(light + (heavy - light) * share)


def _rename(font: TTFont, weight: Weight) -> None:
    """Name the face: its family and style, the name of both, and that of PostScript."""
    whole = f"{FAMILY} {weight.style}"
    names = {1: whole, 2: "Regular", 3: whole, 4: whole, 6: whole.replace(" ", ""), 16: FAMILY, 17: weight.style}
    table = font["name"]
    table.names = [name for name in table.names if name.nameID in KEPT_NAMES or name.nameID in names]
    for name in table.names:
        name.string = names.get(name.nameID, name.toUnicode())
    font["OS/2"].usWeightClass = weight.value


def main(words: list[str]) -> int:
    """Return 0 once both faces are written."""
    parser = ArgumentParser(prog="python -m devtools.cut_figures", description=__doc__)
    parser.add_argument("--to", type=Path, default=FONT_DIR, help="a folder that is not the game's")
    folder: Path = parser.parse_args(words).to
    for weight in WEIGHTS:
        target = folder / FACE_FILES[weight.face]
        cut(weight, target)
        tell(f"{target.name}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
