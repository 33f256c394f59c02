"""Small files are whole or as they were."""

from pathlib import Path

import pytest

from game.client.kept_files import write_whole


def test_words_stand_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "settings.json", "Kraków")
    assert (tmp_path / "new" / "settings.json").read_text(encoding="utf-8") == "Kraków"


def test_what_fails_half_way_leaves_the_old_words(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_whole(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "new" * 10_000 + "\ud800")
    assert path.read_text(encoding="utf-8") == "old"
