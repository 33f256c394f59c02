"""Toasts and tooltips: when they come, and when they go."""

import pygame
import pytest

from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.ui import widgets
from game.client.ui.notices import RIBBON
from game.client.ui.page import Page
from tests.client.bench_scene import Bench
from tests.client.curtains import behind, curtain
from tests.client.notices_of import tip, toast
from tests.client.painted import words_on
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


def test_a_press_on_a_disabled_button_says_why(pilot: Pilot, bench: Bench) -> None:
    pilot.click("stop")
    assert bench.told == []
    assert toast(pilot) == "Nothing runs."


def test_no_tooltip_repeats_what_a_toast_says(pilot: Pilot) -> None:
    pilot.click("stop")
    pilot.wait(1)
    assert (toast(pilot), tip(pilot)) == ("Nothing runs.", "")
    pilot.wait(5)
    assert (toast(pilot), tip(pilot)) == ("", "Nothing runs.")


def test_a_tooltip_shows_after_a_moment_or_at_once_by_the_right_button(pilot: Pilot) -> None:
    pilot.hover("card")
    pilot.wait(0.7)
    assert not tip(pilot)
    pilot.wait(0.2)
    assert tip(pilot) == "This is the card."
    pilot.hover("go")
    assert not tip(pilot)
    pilot.down(pilot.pos("stone"), button=3)
    assert tip(pilot) == "This is the stone."


def test_no_tooltip_comes_over_what_has_just_changed_until_the_pointer_moves(pilot: Pilot, bench: Bench) -> None:
    """Neither what a press has changed nor what has changed by itself is covered while the pointer rests."""
    pilot.click("stone")
    bench.changed()
    pilot.wait(2)
    assert not tip(pilot)
    x, y = pilot.pos("stone")
    pilot.move_to((x + 1, y))
    pilot.wait(1)
    assert tip(pilot) == "This is the stone."
    bench.changed()
    pilot.wait(1)
    assert tip(pilot) == "This is the stone."  # all is as it was there
    bench.pieces["card"] = bench.pieces.pop("stone")  # the other one lies there by itself
    bench.changed()
    pilot.wait(2)
    assert not tip(pilot)


def test_a_toast_covers_nothing_where_there_is_room(pilot: Pilot) -> None:
    pilot.click("stop")
    box = toast_box(pilot)
    assert box.collidelistall(pilot.app.page.taken()) == []
    assert box.y < 100


@pytest.mark.parametrize("sentence", ["Nothing runs.", "Nothing runs. " * 20])
def test_on_a_full_page_a_toast_hangs_over_the_title_and_tells_it(
    pilot: Pilot, bench: Bench, monkeypatch: pytest.MonkeyPatch, sentence: str
) -> None:
    """Only where it covers nothing else for that."""
    build = bench.build

    def full(page: Page) -> None:
        build(page)
        widgets.ribbon(page, RIBBON.inflate(0, -40), "Anna plays")
        for side in (pygame.Rect(0, 0, RIBBON.x, 100), pygame.Rect(RIBBON.right, 0, 600, 100)):
            page.draw(side, Brush.line, side.topleft, side.bottomright, theme.INK)
        page.draw((0, 110, 1920, 970), Brush.line, (0, 110), (1920, 1080), theme.INK)

    monkeypatch.setattr(bench, "build", full)
    bench.changed()
    pilot.step()
    bench.toast(sentence)
    words = words_on(pilot, monkeypatch)
    box = toast_box(pilot)
    assert box.midtop == RIBBON.midtop
    assert (words.count("Anna plays") > 1) == (box.h <= RIBBON.h) == (sentence == "Nothing runs.")


def toast_box(pilot: Pilot) -> pygame.Rect:
    """Where the toast is."""
    pilot.step()
    notice = pilot.app.controls.notices.toast
    assert notice is not None
    box = pygame.Rect((0, 0), notice.size)
    box.center = round(notice.sprite.centre[0]), round(notice.sprite.centre[1])
    return box


def test_a_press_hides_the_tooltip_and_a_long_press_shows_it(pilot: Pilot) -> None:
    pilot.hover("stone")
    pilot.wait(0.9)
    pilot.down(pilot.pos("stone"))
    pilot.wait(0.5)
    assert not tip(pilot)
    pilot.wait(0.5)
    assert tip(pilot) == "This is the stone."


def test_nothing_said_in_one_scene_is_seen_in_the_next(pilot: Pilot) -> None:
    pilot.click("stop")
    pilot.hover("card")
    pilot.wait(1)
    assert toast(pilot)
    behind(curtain([]), pilot)
    assert not toast(pilot)
    assert not tip(pilot)


def test_a_resize_sends_a_dragged_piece_home_and_keeps_the_toast(pilot: Pilot, bench: Bench) -> None:
    pilot.click("stop")
    pilot.down(pilot.pos("card"))
    pilot.move_to((900, 500), held=True)
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pilot.step()
    assert not pilot.app.controls.hand.busy
    assert toast(pilot) == "Nothing runs."
    assert bench.told == []
