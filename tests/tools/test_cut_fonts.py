"""The Japanese face is cut to what is needed: as its record says, whole, and the same every time."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from unicodedata import category

import pygame
import pytest

from game.client.graphics.theme import FACE_FILES, FONT_DIR, has_glyph

pytest.importorskip("fontTools", reason="the tools that bake assets are not installed")

from fontTools.ttLib import TTFont

from devtools.cut_fonts import CUT, needed

FACE = FONT_DIR / FACE_FILES[CUT]


def test_the_record_tells_of_the_face_that_is_here() -> None:
    told = json.loads(FACE.with_suffix(".json").read_text(encoding="utf-8"))
    assert told["sha256"] == sha256(FACE.read_bytes()).hexdigest()
    assert told["characters"] == len(TTFont(FACE).getBestCmap())


def test_every_letter_and_figure_that_is_needed_is_in_a_face() -> None:
    """The source font lacks some signs that keyboards have, such as those of mathematics."""
    pygame.font.init()
    lacking = needed() - set(map(chr, TTFont(FACE).getBestCmap()))
    letters = {character for character in lacking if category(character)[0] in "LN"}
    assert {letter for letter in letters if not has_glyph("body", letter)} == set()


def test_the_needs_are_those_of_players_and_of_what_is_written() -> None:
    assert set("ひらがなカタカナ漢字、。「」Ａ１〜～颯髙日本語") <= needed()
    assert "ö" in needed()  # from the cards, and left to the Latin faces
    assert set("Mainz 1455") & needed() == set()


@pytest.mark.slow
def test_the_cut_is_the_same_every_time(tmp_path: Path) -> None:
    """A cut of the cut: the full font is not kept here."""
    files = []
    for seed in ("1", "2"):
        target = tmp_path / f"cut-{seed}.ttf"
        words = [sys.executable, "-m", "devtools.cut_fonts", str(FACE), "--to", str(target)]
        root = Path(__file__).resolve().parents[2]
        subprocess.run(words, cwd=root, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True)
        files.append(target.read_bytes())
        assert TTFont(target).getBestCmap().keys() == TTFont(FACE).getBestCmap().keys()
    assert files[0] == files[1]
