"""The faces of figures are as their tool makes them, named for what they are, and hold figures alone."""

from pathlib import Path
from string import digits

import pytest

from game.client.graphics.theme import FACE_FILES, FONT_DIR, Face

pytest.importorskip("fontTools", reason="the tools that bake assets are not installed")

from fontTools.ttLib import TTFont

from devtools.cut_figures import FAMILY, WEIGHTS, main

FACES: list[Face] = [weight.face for weight in WEIGHTS]
COPYRIGHT, FAMILY_NAME = 0, 16
OUTLINES = ("glyf", "loca", "hmtx", "cmap", "name")


def test_the_faces_are_as_they_are_made(tmp_path: Path) -> None:
    assert main(["--to", str(tmp_path)]) == 0
    for face in FACES:
        made, kept = (TTFont(folder / FACE_FILES[face]) for folder in (tmp_path, FONT_DIR))
        assert [part for part in OUTLINES if made.getTableData(part) != kept.getTableData(part)] == []


@pytest.mark.parametrize("face", FACES)
def test_a_face_holds_figures_of_one_width_and_has_a_name_of_its_own(face: Face) -> None:
    font = TTFont(FONT_DIR / FACE_FILES[face])
    assert set(map(chr, font.getBestCmap())) == set(digits)
    assert len({font["hmtx"][glyph][0] for glyph in font.getBestCmap().values()}) == 1
    assert font["name"].getDebugName(FAMILY_NAME) == FAMILY
    assert "EB Garamond Project Authors" in font["name"].getDebugName(COPYRIGHT)
