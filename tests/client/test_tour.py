"""The tour draws what it names, at the size that is asked, and says what it could not draw."""

from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from typing import get_args

import pygame
import pytest

from devtools.gallery import PICTURES, draw_all
from devtools.gallery_window import Gallery, Picture
from game.cli import tour
from game.cli.command_line import main
from game.client.base import i18n
from game.client.base.game_steps import PROMPTS, GameStep
from game.rules.moves import snake
from game.rules.names import ACTIONS


def test_a_picture_has_the_size_that_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    assert main(["tour", str(folder), "--size", "640x360", "--only", "title"]) == 0
    assert pygame.image.load(folder / "title.png").get_size() == (640, 360)
    assert capsys.readouterr().out == f"1 of 1 scenes are in {folder}\n"


@pytest.mark.slow
def test_a_picture_speaks_the_language_that_is_asked(
    tmp_path: Path, longer_language: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("set_language", "languages"):
        monkeypatch.setattr(getattr(i18n, name), "__defaults__", (longer_language,))
    for code in ("en", "eo"):
        main(["tour", str(tmp_path / code), "--size", "640x360", "--only", "title", "--language", code])
    assert (tmp_path / "en" / "title.png").read_bytes() != (tmp_path / "eo" / "title.png").read_bytes()


def test_a_picture_has_the_size_of_text_and_the_colours_that_are_asked(tmp_path: Path) -> None:
    looks = {"usual": [], "large": ["--text-scale", "200"], "clear": ["--high-contrast"]}
    for name, look in looks.items():
        assert main(["tour", str(tmp_path / name), "--size", "640x360", "--only", "own-cards", *look]) == 0
    assert len({(tmp_path / name / "own-cards.png").read_bytes() for name in looks}) == len(looks)


def picture(name: str) -> Picture:
    """The picture of that name."""
    return next(picture for picture in PICTURES if picture.name == name)


@pytest.mark.slow
def test_pictures_show_different_scenes_and_the_same_ones_each_time(tmp_path: Path) -> None:
    for run in ("first", "second"):
        (tmp_path / run).mkdir()
        gallery = Gallery((640, 360), tmp_path / run)
        assert draw_all(gallery, [picture("curtain"), picture("rules")], tmp_path / run) == []
    (curtain, again), (rules, _) = (
        [(tmp_path / run / f"{name}.png").read_bytes() for run in ("first", "second")] for name in ("curtain", "rules")
    )
    assert curtain == again
    assert curtain != rules


def test_a_scene_that_breaks_is_named_and_hides_no_other(tmp_path: Path) -> None:
    gallery = Gallery((640, 360), tmp_path / "saves")
    broken = Picture("broken", lambda gallery: gallery.from_title("no such item"))
    missing = draw_all(gallery, [broken, picture("title")], tmp_path)
    assert [line.partition(":")[0] for line in missing] == ["broken"]
    assert (tmp_path / "title.png").is_file()
    assert not (tmp_path / "broken.png").exists()


def test_nothing_to_draw_is_no_success(tmp_path: Path) -> None:
    assert (
        tour.run(
            Namespace(
                folder=tmp_path,
                size=(640, 360),
                only="no such scene",
                language="en",
                text_scale="100",
                palette="standard",
                high_contrast=False,
            )
        )
        == 1
    )


def test_every_scene_is_on_the_tour() -> None:
    names = {picture.name for picture in PICTURES}
    kinds = {step.kind.replace(" ", "-") for step in get_args(GameStep)} - {"action", "fulfil"}
    assert kinds <= names
    assert {f"board-{action}" for action in ACTIONS} <= names
    assert {f"prompt-{snake(question.__name__).replace('_', '-')}" for question in PROMPTS} <= names
    assert len(names) == len(PICTURES)


def test_the_list_of_saved_games_alone(tmp_path: Path) -> None:
    """Where there are none; any other scene is drawn alone for its snapshot."""
    assert draw_all(Gallery((640, 360), tmp_path / "saves"), [picture("saved-games")], tmp_path) == []


@pytest.mark.parametrize("words", ["0x0", "12x12", "640x359", "99999x99999"])
def test_a_size_that_no_window_has_is_refused(words: str) -> None:
    with pytest.raises(ArgumentTypeError, match="from 640x360 to"):
        tour.size(words)


@pytest.mark.parametrize("words", ["", "1920", "1920x", "x", "-5x9", "axb", "1920x1080x", "²x³", "9" * 5000 + "x1"])
def test_a_size_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(ArgumentTypeError, match="is no size"):
        tour.size(words)
