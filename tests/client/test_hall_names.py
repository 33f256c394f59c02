"""A name for the hall of fame is set with type blocks: by clicks, by dragging and by keys."""

import pygame
import pytest

from game.client.base.settings import Choices
from game.client.scenes.destinations import Ways
from game.client.scenes.name_blocks import PRINT_S, NameBlocks, slot_box
from game.client.session.hall_of_fame import LONGEST_NAME
from tests.client.name_setting import (
    before_the_blocks,
    drawn_words,
    entry,
    keep,
    line,
    press,
    printed,
    stroke,
    with_a_name_suggested,
)
from tests.client.pilot import Pilot

stick = pytest.fixture(before_the_blocks)
suggested = pytest.fixture(with_a_name_suggested)


def test_a_name_is_set_by_clicks_alone(stick: Pilot) -> None:
    for letter in ("J", "O", "-", "A", " ", "B"):
        stick.click(f"block:{letter}")
    stick.click("delete")
    stick.click("set block:1")
    assert line(stick) == "J-A "
    press(stick)
    assert printed == ["J-A"]


def test_a_name_is_set_by_dragging_blocks(stick: Pilot) -> None:
    for letter, place in (("N", 0), ("A", 1), ("H", 0)):
        stick.drag(f"block:{letter}", f"line place:{place}")
    assert line(stick) == "HNA"
    stick.drag("set block:2", "line place:1")
    assert line(stick) == "HAN"
    stick.drag("set block:0", "case")
    assert line(stick) == "AN"


def test_a_clicked_block_flies_into_the_stick(stick: Pilot) -> None:
    stick.click("block:A")
    (flying,) = stick.scene.sprites()
    stick.step()
    (later,) = stick.scene.sprites()
    assert slot_box(0).centery < later.centre[1] < flying.centre[1]
    stick.wait_until_still()
    assert not stick.scene.sprites()


def test_with_reduced_motion_a_block_is_there_at_once() -> None:
    choices = Choices()
    choices.change(reduced_motion=True)
    pilot = Pilot(NameBlocks(entry(""), "Anna: place I", Ways(keep, lambda: None), choices), (960, 540))
    pilot.click("block:A")
    assert (line(pilot), list(pilot.scene.sprites())) == ("A", [])
    pygame.quit()


def test_a_double_click_sets_a_letter_twice(stick: Pilot) -> None:
    pos = stick.pos("block:N")
    for _ in range(2):
        stick.wait(0.1)
        stick.down(pos)
        stick.up(pos)
    assert line(stick) == "NN"


@pytest.mark.parametrize("first", [pygame.K_TAB, None])
def test_a_name_is_typed_whether_keys_have_a_focus_or_not(stick: Pilot, first: int | None) -> None:
    """Space is a block and chooses nothing while a name is typed; Enter leads to the end of it."""
    if first is not None:
        stick.key(first)
    for letter in "jo ann":
        stroke(stick, letter)
    stick.key(pygame.K_BACKSPACE)
    assert line(stick) == "JO AN"
    stick.key(pygame.K_RETURN)
    if first is not None:
        stick.key(pygame.K_RETURN)
    stick.wait_until_still()
    assert printed == ["JO AN"]


def test_a_name_is_set_with_arrows_and_one_key(stick: Pilot) -> None:
    stick.key(pygame.K_TAB)
    for _ in range(4):
        stick.key(pygame.K_DOWN)
        if (stick.app.controls.attention.focused or "").startswith("block:"):
            break
    stick.key(pygame.K_SPACE)
    stick.key(pygame.K_RIGHT)
    stick.key(pygame.K_SPACE)
    one, other = list(line(stick))
    assert ord(other) == ord(one) + 1


def test_accents_and_figures_are_set_and_what_has_no_block_is_set_without(stick: Pilot) -> None:
    stick.key(pygame.K_TAB)
    stick.type("Zoë 2ß")
    assert line(stick) == "ZOË 2SS"


def test_a_full_stick_says_so_and_takes_nothing_more(stick: Pilot) -> None:
    for _ in range(LONGEST_NAME):
        stick.click("block:M")
    stick.click("block:N")
    stick.step()
    assert line(stick) == "M" * LONGEST_NAME
    toast = stick.app.controls.notices.toast
    assert toast is not None
    assert "full" in toast.sentence


@pytest.mark.parametrize("letters", ["", " "])
def test_nothing_is_printed_without_a_letter(stick: Pilot, letters: str) -> None:
    for letter in letters:
        stick.click(f"block:{letter}")
    assert not stick.app.page.targets.by_name("done").enabled
    stick.key(pygame.K_RETURN)
    press(stick)
    assert printed == []


def test_the_proof_reads_as_the_line_and_the_line_begins_at_the_right(stick: Pilot) -> None:
    stick.click("block:A")
    stick.click("block:B")
    assert "AB" in drawn_words(stick)
    assert slot_box(0).x > slot_box(1).x


@pytest.mark.parametrize("way", ["skip", "back"])
def test_a_name_can_be_left_out(stick: Pilot, way: str) -> None:
    if way == "skip":
        stick.click("skip")
    else:
        stick.key(pygame.K_ESCAPE)
    assert printed == ["skipped"]


# a name that is suggested


@pytest.mark.parametrize("first", ["no focus", "field"])
def test_typing_replaces_the_name_that_is_suggested(suggested: Pilot, first: str) -> None:
    if first == "field":
        suggested.click("name")
    for letter in "to":
        stroke(suggested, letter)
    assert line(suggested) == "TO"


@pytest.mark.parametrize("first", ["no focus", "field"])
def test_backspace_takes_all_that_is_suggested_out(suggested: Pilot, first: str) -> None:
    if first == "field":
        suggested.click("name")
    suggested.key(pygame.K_BACKSPACE)
    assert line(suggested) == ""


def test_a_block_is_put_behind_what_is_suggested(suggested: Pilot) -> None:
    suggested.click("block:S")
    stroke(suggested, "o")
    assert line(suggested) == "ANNASO"


def test_names_of_who_played_before_are_offered(suggested: Pilot) -> None:
    assert [target.label for target in suggested.app.page.targets if target.name.startswith("known:")] == [
        "KATE", "ŁUCJA 2",
    ]  # fmt: skip
    suggested.click("known:1")
    assert line(suggested) == "ŁUCJA 2"
    stroke(suggested, "0")
    assert line(suggested) == "ŁUCJA 20"


def test_the_case_has_a_drawer_of_accents(suggested: Pilot) -> None:
    suggested.click("drawer")
    suggested.click("block:Ł")
    suggested.click("drawer")
    suggested.click("block:7")
    assert line(suggested) == "ANNAŁ7"


def test_the_press_comes_down_before_the_name_goes_on_its_way(suggested: Pilot) -> None:
    suggested.click("done")
    assert suggested.scene.sprites()
    assert printed == []
    suggested.wait(PRINT_S)
    assert printed == ["ANNA"]
