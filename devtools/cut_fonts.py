"""`python -m devtools.cut_fonts FULL_FONT`: cut a Japanese font down to what the game can have to show.

The full font is not kept here: `assets/fonts/README.md` says where it comes from. The same font gives the same bytes.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import fontTools
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from game.cli.parser import Parser
from game.client.graphics.theme import FACE_FILES, FONT_DIR, Face
from game.places import ROOT
from game.terminal import tell

CUT: Face = "japanese"
OF_LATIN: tuple[Face, ...] = ("body", "body_regular")
WRITTEN = ("config/**/*.yaml", "game/client/**/*.py", "assets/locale/**/*.po")  # whatever is shown stands in these
KANJI = FONT_DIR / "kanji.txt"  # those of daily use, and those that names may have
SURNAMES = "髙﨑濵邉邊齋桒栁𠮷"  # forms that are in neither list and yet in many a passport
KEYBOARD = "～－￥"  # what some systems type for 〜 − ¥
NOT_KANJI = range(1, 6)  # rows of JIS X 0208: punctuation, symbols, figures and letters, hiragana, katakana
COLUMNS = range(1, 95)
EUC = 0xA0  # what EUC-JP adds to rows and columns
UNUSED = ["GSUB", "GPOS", "GDEF", "vhea", "vmtx", "DSIG"]  # nothing is set vertically, and nothing joins


def needed() -> frozenset[str]:
    """All characters that stand in texts of the game, and those that a Japanese keyboard types in a name."""
    written = "".join(path.read_text(encoding="utf-8") for part in WRITTEN for path in ROOT.glob(part))
    typed = "".join(
        bytes((EUC + row, EUC + column)).decode("euc_jp", errors="ignore") for row in NOT_KANJI for column in COLUMNS
    )
    kanji = KANJI.read_text(encoding="utf-8")
    return frozenset(character for character in written + typed + kanji + SURNAMES + KEYBOARD if character > "\x7f")


def cut(source: Path, target: Path) -> int:
    """Write the cut of a font; how many characters it has. What the Latin faces draw is left to them."""
    font = TTFont(source, recalcTimestamp=False)
    wanted = {ord(character) for character in needed()} & font.getBestCmap().keys() - _drawn_by_all(OF_LATIN)
    options = Options(drop_tables=[*Options().drop_tables, *UNUSED], layout_features=[], hinting=False)
    options.notdef_outline = True  # as the other faces have one, a missing character is known by it
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.save(target)
    return len(wanted)


def record(source: Path, target: Path, characters: int) -> None:
    """Put beside a cut what it was made of."""
    version = TTFont(source)["name"].getDebugName(5)
    told = {
        "source": source.name,
        "version": version,
        "source_sha256": _digest(source),
        "characters": characters,
        "sha256": _digest(target),
        "made_with": f"fontTools {fontTools.version}",
    }
    target.with_suffix(".json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _drawn_by_all(faces: tuple[Face, ...]) -> set[int]:
    """The code points that each of the faces has."""
    return set.intersection(*(set(TTFont(FONT_DIR / FACE_FILES[face]).getBestCmap()) for face in faces))


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def main(words: list[str]) -> int:
    """Return 0 once the cut and its record are written."""
    parser = Parser(prog="python -m devtools.cut_fonts", description=__doc__)
    parser.add_argument("full_font", type=Path, help="the TTF with all its characters")
    parser.add_argument("--to", type=Path, default=FONT_DIR / FACE_FILES[CUT], help="a file that is not the game's")
    arguments = parser.parse_args(words)
    characters = cut(arguments.full_font, arguments.to)
    record(arguments.full_font, arguments.to, characters)
    tell(f"{arguments.to.name}: {characters} characters, {arguments.to.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
