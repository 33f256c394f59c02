"""The title: it calls until somebody is there, then offers what can be done, and points to it."""

from collections.abc import Iterator

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.graphics import large_art, layout, masters
from game.client.graphics.layout import CANVAS
from game.client.scenes.title import AWAKE_S, BEAT_S, BEGIN_S, BRIGHT_S, FRAME_S, Title, TitleItem
from game.client.session.hall_of_fame import Record
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.client.title_of import title_with

pytestmark = pytest.mark.usefixtures("full_hd")

ALIKE = 64  # of 255
chosen: list[str] = []


def title(calls: bool = True, choices: Choices | None = None) -> Title:
    """A title with two items that can be chosen and one that cannot."""
    chosen.clear()
    items = [
        TitleItem("resume", "Resume", "right", lambda: chosen.append("resume"), "No game waits."),
        TitleItem("new", "New game", "press", lambda: chosen.append("new"), note=lambda: "For two"),
        TitleItem("quit", "Quit", "cross", lambda: chosen.append("quit")),
    ]
    return title_with(items, calls=calls, choices=choices, record=Record("KATE", "Guildmaster", 152))


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """A pilot at a title that calls."""
    yield Pilot(title(), (960, 540))
    pygame.quit()


def names(pilot: Pilot) -> list[str]:
    """The targets on the page."""
    return [target.name for target in pilot.app.page.targets]


def hand(pilot: Pilot) -> float:
    """How far down the hand points, in canvas units."""
    return pilot.scene.sprites()[-1].centre[1]


@pytest.mark.parametrize(
    "key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_q]
)
def test_any_key_brings_in_the_menu_and_chooses_nothing(pilot: Pilot, key: int) -> None:
    assert names(pilot) == ["any"]
    pilot.key(key)
    pilot.wait_until_still()
    assert names(pilot) == ["resume", "new", "quit"]
    assert chosen == []


def test_a_press_anywhere_brings_in_the_menu_and_a_second_chooses(pilot: Pilot) -> None:
    pilot.click_at((40, 40))
    pilot.wait_until_still()
    pilot.click("new")
    assert chosen == ["new"]


def hands_show(pilot: Pilot) -> bool:
    """Whether the hands beside the call are there: of all that moves they lie lowest."""
    middles = [sprite.centre[1] for sprite in pilot.scene.sprites()]
    return layout.rect("title", "press any key").centery in middles


def works(pilot: Pilot) -> list[pygame.Surface]:
    """The pictures of wheels and press that lie over the baked one."""
    return [sprite.surface for sprite in pilot.scene.sprites() if sprite.centre[1] < CANVAS[1] / 4]


def test_the_call_blinks_for_a_while_and_then_stays_bright(pilot: Pilot) -> None:
    pilot.wait(BRIGHT_S - 0.2)
    assert hands_show(pilot)
    pilot.wait(BEAT_S - BRIGHT_S)
    assert not hands_show(pilot)
    pilot.scene.tick(AWAKE_S)
    assert hands_show(pilot)


def test_wheels_and_press_move_and_come_to_rest(pilot: Pilot) -> None:
    assert works(pilot) == []
    pilot.wait(2 * BEGIN_S)
    first = works(pilot)
    assert first
    pilot.wait(2 * FRAME_S)
    assert works(pilot) != first
    pilot.scene.tick(AWAKE_S)
    at_rest = works(pilot)
    pilot.wait(2 * FRAME_S)
    assert works(pilot) == at_rest
    assert not pilot.scene.tick(FRAME_S)


def test_the_works_begin_as_the_baked_picture_shows_them(pilot: Pilot) -> None:
    """What begins to move does not jump: the first picture of it is the one that stood there."""
    size = (1920, 1080)  # as it is baked
    part = pygame.Rect(0, 0, 1920, 504)
    (*_, (moved,)) = large_art.title_parts([part], size, 0.0, smooth=True)
    large_art.lay_works(moved, part, size, 0.0, large_art.BAR)
    baked = masters.title_ground(size).subsurface(part)
    for x in range(0, part.w, 7):
        for y in range(0, part.h, 7):
            apart = [abs(a - b) for a, b in zip(moved.get_at((x, y)), baked.get_at((x, y)), strict=True)]
            assert max(apart) < ALIKE, (x, y)


def test_with_reduced_motion_nothing_moves_and_the_menu_is_there_at_once() -> None:
    choices = Choices()
    choices.change(reduced_motion=True)
    pilot = Pilot(title(choices=choices), (960, 540), choices=choices)
    pilot.wait(max(BRIGHT_S, 2 * BEGIN_S) + 0.1)
    assert hands_show(pilot)
    assert works(pilot) == []
    pilot.key(pygame.K_a)
    pilot.step(2)
    assert "new" in names(pilot)
    pygame.quit()


def test_the_hand_points_to_what_can_be_chosen_first_then_where_pointer_and_keys_are() -> None:
    pilot = Pilot(title(calls=False), (960, 540))
    where = {target.name: target.rect.centery for target in pilot.app.page.targets}
    assert hand(pilot) == where["new"]
    pilot.hover("quit")
    assert hand(pilot) == where["quit"]
    pilot.key(pygame.K_TAB)
    assert hand(pilot) == where["new"]
    pilot.key(pygame.K_TAB)
    assert hand(pilot) != where["new"]
    pygame.quit()


def drawn_words(pilot: Pilot) -> list[str]:
    """What is written on the page when it is built again."""
    with reading() as found:
        pilot.paint_anew()
    return [one.words for one in found]


def test_the_record_of_the_guild_and_what_a_line_is_about_stand_beside_the_press() -> None:
    pilot = Pilot(title(calls=False), (960, 540))
    words = drawn_words(pilot)
    assert {"Guild record", "KATE: Guildmaster", "New game", "For two"} <= set(words)
    pygame.quit()


def test_without_a_record_nothing_is_said_of_one() -> None:
    pilot = Pilot(title_with([TitleItem("quit", "Quit", "cross", lambda: None)]), (960, 540))
    assert not any("record" in words for words in drawn_words(pilot))
    pygame.quit()
