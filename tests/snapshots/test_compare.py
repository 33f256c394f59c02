"""The comparison sees what a person would, and nothing else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Surface

from game.client.graphics import theme
from game.client.graphics.picture_cache import clear
from game.client.ui.page import Attention, Page
from game.client.ui.painter import Layers
from game.client.ui.widgets import label, page_button, sheet
from tests.snapshots import report
from tests.snapshots.compare import MOST_MEAN, difference, small

SIZES = [(1920, 1080), (1280, 720)]
Put = Callable[[Page], None]


def shot(size: tuple[int, int], put: Put) -> Surface:
    """The snapshot of a page with a sheet and what is put on it."""
    window = pygame.display.set_mode(size)
    clear()
    layers = Layers(window, theme.WALNUT_DARK)
    page = Page(layers.viewport.scale)
    sheet(page, (60, 60, 1800, 960))
    put(page)
    layers.paint(page, Attention())
    layers.show([])
    return small(window)


def words(told: str) -> Put:
    """Words of the smallest size that is read on the table."""
    return lambda page: label(page, (400, 500, 900, 40), told, px=26)


def button(left: int) -> Put:
    """A button somewhere."""
    return lambda page: page_button(page, "go", pygame.Rect(left, 700, 360, 104), "To the plans", "primary")


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """The window is closed afterwards."""
    yield
    pygame.quit()


def noisy(picture: Surface, most: int) -> Surface:
    """The picture with a random error in every channel of every pixel."""
    rng = Random(1)
    values = bytes(min(255, max(0, value + rng.randint(-most, most))) for value in pygame.image.tobytes(picture, "RGB"))
    return small(pygame.image.frombytes(values, picture.get_size(), "RGB"))


@pytest.mark.parametrize("size", SIZES)
class TestWhatIsSeen:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ("Take inks for two guilders", "Take types for two guilders"),
            ("Three guilders", "Four guilders"),
            ("Inks", "Gold"),
        ],
    )
    def test_a_changed_word(self, size: tuple[int, int], before: str, after: str) -> None:
        assert difference(shot(size, words(before)), shot(size, words(after))).is_visible

    def test_a_button_that_moved_by_its_border(self, size: tuple[int, int]) -> None:
        assert difference(shot(size, button(800)), shot(size, button(808))).is_visible

    def test_a_button_that_is_gone(self, size: tuple[int, int]) -> None:
        assert difference(shot(size, button(800)), shot(size, lambda page: None)).is_visible


@pytest.mark.parametrize("size", SIZES)
class TestWhatIsNotSeen:
    def test_the_same_picture(self, size: tuple[int, int]) -> None:
        assert difference(shot(size, button(800)), shot(size, button(800))) == (0, 0)

    def test_noise(self, size: tuple[int, int]) -> None:
        clean = shot(size, button(800))
        measured = difference(clean, noisy(clean, 2))
        assert measured.mean > 0
        assert not measured.is_visible


def test_a_tint_over_everything_is_seen() -> None:
    plain, tinted = (Surface((480, 270), 0, 24) for _ in range(2))
    tinted.fill((8, 8, 0))
    assert difference(plain, tinted).mean > MOST_MEAN
    assert difference(plain, tinted).is_visible


def test_the_page_shows_each_scene_that_differs_three_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "FOLDER", tmp_path)
    plain, spot = (Surface((480, 270), 0, 24) for _ in range(2))
    spot.fill((20, 10, 0), (6, 6, 6, 6))
    report.add("title", "worst block 20", plain, spot)
    page = report.add("plan", "mean 3 & more", plain, spot).read_text(encoding="utf-8")
    assert page.index("<h2>plan</h2>") < page.index("<h2>title</h2>")
    assert page.count("<img") == 6
    assert "mean 3 &amp; more" in page
    assert pygame.image.load(tmp_path / "title.difference.png").get_at((8, 8))[:3] == (80, 40, 0)
    report.clear()
    assert list(tmp_path.iterdir()) == []


def test_the_page_of_an_earlier_run_is_removed_and_that_of_another_process_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "FOLDER", tmp_path / "build")
    plain = Surface((480, 270), 0, 24)
    report.begin("first")
    page = report.add("title", "worst block 20", plain, plain)
    report.begin("first")
    assert page.is_file()
    report.begin("second")
    assert not page.is_file()
