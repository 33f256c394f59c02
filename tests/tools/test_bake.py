"""The masters in assets/images are what the code draws, and drawing them again changes nothing.

Some of each kind are drawn anew; all of them take minutes: `BAKED=all python -m pytest -n 2 tests/tools/test_bake.py`.
"""

import os
from pathlib import Path

import pygame
import pytest
from pygame import SRCALPHA, Surface

pytest.importorskip("numpy", reason="baking needs the assets extra")

from devtools.bake import catalogue, manifest
from devtools.bake.__main__ import main
from devtools.bake.png import GREY, RGB, RGBA, encoded
from game.client.graphics import masters

NAMES = tuple(catalogue.MASTERS)  # kind by kind
BAKED = NAMES if os.environ.get("BAKED") == "all" else NAMES[6::7]
CHEAP = ("age", "lamp", "soft_box", "bevel_card", "bevel_slug", "grain_mottle_small")
KIND_AT = 25  # where a PNG file says how its pixels are stored
ALLOWED_BYTES = 25 * 1024 * 1024


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which images are sought and put."""
    monkeypatch.setattr(masters, "IMAGE_DIR", tmp_path)
    monkeypatch.setattr(manifest, "MANIFEST", tmp_path / "manifest.json")
    return tmp_path


def test_every_master_is_in_the_manifest_and_nothing_else() -> None:
    filed = {
        path.relative_to(masters.IMAGE_DIR).with_suffix("").as_posix() for path in masters.IMAGE_DIR.rglob("*.png")
    }
    assert filed == set(manifest.recorded())
    assert set(catalogue.MASTERS) <= filed


@pytest.mark.parametrize("name", sorted(manifest.recorded()))
def test_a_file_is_the_one_in_the_manifest(name: str) -> None:
    assert manifest.fingerprint(pygame.image.load(masters.path_of(name))) == manifest.recorded()[name]


@pytest.mark.parametrize("name", CHEAP)
def test_a_fresh_bake_is_what_is_filed(name: str) -> None:
    assert not manifest.problem(name, catalogue.MASTERS[name](), manifest.recorded()[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", BAKED)
def test_a_fresh_bake_of_any_kind_is_what_is_filed(name: str) -> None:
    assert not manifest.problem(name, catalogue.MASTERS[name](), manifest.recorded()[name])


@pytest.mark.parametrize("name", CHEAP)
def test_baking_twice_gives_the_same_bytes(name: str) -> None:
    bake = catalogue.MASTERS[name]
    assert encoded(bake()) == encoded(bake())


def test_all_images_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in masters.IMAGE_DIR.rglob("*.png")) < ALLOWED_BYTES


def test_the_check_finds_what_was_changed_or_lost(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bevel_card"]) == 0
    assert main(["--check", "bevel_card"]) == 0
    capsys.readouterr()

    picture = pygame.image.load(elsewhere / "bevel_card.png")
    picture.set_at((3, 3), (255, 0, 255))
    pygame.image.save(picture, elsewhere / "bevel_card.png")
    assert main(["--check", "bevel_card"]) == 1
    assert "bevel_card: the file is not the one in the manifest" in capsys.readouterr().out

    (elsewhere / "bevel_card.png").unlink()
    assert main(["--check", "bevel_card"]) == 1
    assert "bevel_card: there is no such file" in capsys.readouterr().out


def test_the_check_finds_what_the_code_draws_otherwise(elsewhere: Path) -> None:
    assert main(["soft_box"]) == 0
    fresh = catalogue.MASTERS["soft_box"]()
    recorded = manifest.recorded()["soft_box"]
    assert manifest.problem("soft_box", fresh, recorded) == ""
    fresh.fill((90, 0, 0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    assert "drawn otherwise now" in manifest.problem("soft_box", fresh, recorded)


@pytest.mark.parametrize(
    ("colours", "kind"),
    [
        (((9, 9, 9, 255), (200, 200, 200, 255)), GREY),
        (((9, 80, 3, 255),), RGB),
        (((9, 80, 3, 128), (1, 2, 3, 0)), RGBA),
    ],
)
def test_a_picture_comes_back_from_its_file_as_it_was(
    tmp_path: Path, colours: tuple[tuple[int, int, int, int], ...], kind: int
) -> None:
    picture = Surface((7, 5), SRCALPHA, 32)
    for at in range(35):
        picture.set_at((at % 7, at // 7), colours[at % len(colours)])
    (tmp_path / "picture.png").write_bytes(encoded(picture))
    assert encoded(picture)[KIND_AT] == kind
    loaded = pygame.image.load(tmp_path / "picture.png")
    assert pygame.image.tobytes(loaded, "RGBA") == pygame.image.tobytes(picture, "RGBA")


def test_a_master_that_was_never_baked_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        masters.load("no_such_master")
