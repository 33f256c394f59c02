"""Every scene of the tour looks as it did when somebody last looked at it and kept its picture.

Where a scene was changed on purpose, `python -m tests.snapshots.make` keeps how it looks now.
"""

from collections.abc import Iterator

import pygame
import pytest

from devtools.gallery_window import Gallery
from devtools.moving_picture import frames
from tests.snapshots import report
from tests.snapshots.compare import difference
from tests.snapshots.shots import README_FOLDER, README_NAMES, README_SIZE, SHOTS, SIZES, STORED, Shot, opened, taken

MEANT = "if this is meant, `python -m tests.snapshots.make` keeps it"
MOST_BYTES = 10 * 1024 * 1024
MOST_BYTES_IN_README = 300 * 1024


@pytest.fixture(scope="module", autouse=True)
def fresh_page(testrun_uid: str) -> None:
    """Only what this run finds is on the page, whichever of its processes finds it."""
    report.begin(testrun_uid)


@pytest.fixture
def gallery(request: pytest.FixtureRequest) -> Iterator[Gallery]:
    """A window of a size for one scene alone: none needs what another one left behind."""
    with opened(request.param) as gallery:
        yield gallery


@pytest.mark.slow
@pytest.mark.parametrize(
    ("gallery", "shot"), [pytest.param(shot.size, shot, id=shot.name) for shot in SHOTS], indirect=["gallery"]
)
def test_a_scene_looks_as_it_did(gallery: Gallery, shot: Shot) -> None:
    found = taken(gallery, shot)
    assert shot.stored.is_file(), f"there is no snapshot of {shot.name} yet; {MEANT}"
    expected = pygame.image.load(shot.stored).convert(24)
    measured = difference(expected, found)
    if measured.is_visible:
        told = f"mean {measured.mean}, worst block {measured.worst}"
        page = report.add(shot.name, told, expected, found)
        pytest.fail(f"{shot.name} looks different ({told}): see {page}; {MEANT}")


def test_every_snapshot_is_of_a_scene_and_all_are_small() -> None:
    kept = {path.name: path.stat().st_size for path in STORED.iterdir()}
    assert set(kept) == {shot.stored.name for shot in SHOTS}, MEANT
    assert sum(kept.values()) <= MOST_BYTES


def test_the_pictures_of_the_readme_are_there_and_small() -> None:
    told = (README_FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
    for shot in SHOTS:
        if shot.in_readme is not None:
            assert shot.in_readme.stat().st_size <= MOST_BYTES_IN_README
            assert pygame.image.load(shot.in_readme).get_size() == README_SIZE
            assert f"assets/pictures/{shot.in_readme.name}" in told
    assert {path.stem for path in README_FOLDER.iterdir()} == {*README_NAMES.values(), "gears"}


def test_the_moving_picture_of_the_readme_is_small_and_of_gears_that_turn() -> None:
    moving = README_FOLDER / "gears.webp"
    assert moving.stat().st_size < 2_000_000
    assert "ANIM" in moving.read_bytes()[:64].decode("latin-1")
    assert f"assets/pictures/{moving.name}" in (README_FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
    first, *_, last = frames()
    assert first != last


def test_the_sizes_are_those_that_are_promised() -> None:
    assert SIZES == ((1280, 720),)
