"""Q3: the 24 tiles of config/companion.yaml, read strictly."""

from collections import Counter
from pathlib import Path

import pytest

from game.companion.rules.symbols import DIRECTIONS, LETTERS
from game.companion.rules.tiles import load_tiles
from game.content import ContentError


def test_Q3_ruling_eight_directions_each_three_times() -> None:
    assert Counter(tile.arrow for tile in load_tiles()) == dict.fromkeys(DIRECTIONS, 3)


def test_Q3_ruling_letter_orders_are_spread_evenly() -> None:
    tiles = load_tiles()
    for place in range(6):
        assert Counter(tile.letters[place] for tile in tiles) == dict.fromkeys(LETTERS, 4)
    assert len({tile.letters[:2] for tile in tiles}) == 24
    assert len({(tile.arrow, tile.letters[0]) for tile in tiles}) == 24


@pytest.mark.parametrize(
    ("broken", "line", "key"),
    [
        ("{ arrow: up, letters: ABCDEF }", 2, "tiles[1].arrow"),
        ("{ arrow: north, letters: ABCDEE }", 2, "tiles[1].letters"),
        ("{ arrow: north, letters: 123456 }", 2, "tiles[1].letters"),
        ("{ arrow: north }", 2, "tiles[1].letters"),
        ("{ arrow: north, letters: ABCDEF, more: 1 }", 2, "tiles[1].more"),
    ],
)
def test_Q3_a_fault_has_file_line_and_key(broken: str, line: int, key: str, tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    tiles = [broken, *["{ arrow: north, letters: ABCDEF }"] * 23]
    (folder / "companion.yaml").write_text("tiles:\n" + "".join(f"  - {tile}\n" for tile in tiles), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_tiles(folder)
    assert (caught.value.file, caught.value.line, caught.value.key) == ("config/companion.yaml", line, key)


def test_Q3_there_are_24_of_them(tmp_path: Path) -> None:
    (tmp_path / "companion.yaml").write_text("tiles:\n  - { arrow: north, letters: ABCDEF }\n", encoding="utf-8")
    with pytest.raises(ContentError, match="expected 24 of them, found 1"):
        load_tiles(tmp_path)
