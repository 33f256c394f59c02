"""What keys and buttons mean: config/controls.yaml, what is built in, and what an owner chose instead."""

import json
from pathlib import Path

import pygame
import pytest

from game.client.base.bindings import (
    BUTTON_INTENTS,
    DEFAULTS,
    DEVICES,
    FILE,
    INTENTS,
    NAMES,
    RESCUE,
    STEPS,
    TURNS,
    Bindings,
    PlanUse,
    all_of,
)
from game.client.base.settings import Choices
from game.client.ui.page import Target
from game.places import CONFIG
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot


def test_the_rescue_is_a_part_of_the_file() -> None:
    told: list[str] = []
    read = Bindings(tell=told.append)
    assert not told
    for device in DEVICES:
        for intent, names in RESCUE[device].items():
            assert {NAMES[device][name] for name in names} <= set(read.codes(device, intent)), intent


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("hint: [h]", "hint: [u]"),
        ("hint: [h]", "hint: h"),
        ("hint: [h]", "hint: [hh]"),
        ("  hint: [h]\n", ""),
        ("choose: [a]", "choose: []"),
        ("keys:", "kees:"),
        ("actions: [q, w, e, r, t]", "actions: [q, w, e, r]"),
        ("all_back: [k]", "all_back: [a]"),
        ("hand_in: [l]", "hand_in: [k]"),
        ("right_hand:", "other_hand:"),
    ],
)
def test_a_wrong_file_is_told_and_the_keys_that_move_and_choose_hold(tmp_path: Path, before: str, after: str) -> None:
    words = (CONFIG / DEFAULTS).read_text(encoding="utf-8")
    assert before in words
    (tmp_path / DEFAULTS).write_text(words.replace(before, after), encoding="utf-8")
    told: list[str] = []
    bindings = Bindings(tell=told.append, defaults=tmp_path)
    assert len(told) == 1
    assert DEFAULTS in told[0]
    assert bindings.of_key(pygame.K_LEFT) == "left"
    assert bindings.of_key(pygame.K_RETURN) == "choose"
    assert bindings.of_button(pygame.CONTROLLER_BUTTON_B) == "back"


def test_a_key_that_is_taken_is_swapped_and_kept(tmp_path: Path) -> None:
    bindings = Bindings(tmp_path)
    assert bindings.put("keys", "undo", pygame.K_h) == "hint"
    for each in (bindings, Bindings(tmp_path)):
        assert each.of_key(pygame.K_h) == "undo"
        assert each.of_key(pygame.K_u) == "hint"
    assert bindings.put("keys", "undo", pygame.K_h) is None
    bindings.reset()
    assert not Bindings(tmp_path).is_changed
    assert Bindings(tmp_path).of_key(pygame.K_h) == "hint"


def test_a_key_among_several_leaves_the_others(tmp_path: Path) -> None:
    bindings = Bindings(tmp_path)
    assert bindings.put("keys", "undo", pygame.K_SPACE) == "choose"
    assert bindings.codes("keys", "choose") == (pygame.K_RETURN, pygame.K_KP_ENTER)


@pytest.mark.parametrize(
    "kept",
    [
        {"keys": {"undo": ["h"]}},
        {"keys": {"choose": []}},
        {"keys": {"fly": ["f"], "undo": "h", "hint": ["no such key"]}},
        {"keys": 7},
        {"keys": {"hint": [["h"]], "choose": [{}]}},
    ],
)
def test_kept_choices_that_make_no_sense_are_left_out(tmp_path: Path, kept: object) -> None:
    (tmp_path / FILE).write_text(json.dumps(kept), encoding="utf-8")
    bindings = Bindings(tmp_path)
    assert bindings.of_key(pygame.K_h) == "hint"
    assert bindings.of_key(pygame.K_RETURN) == "choose"


def test_an_unreadable_file_is_told_and_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    told: list[str] = []
    Bindings(tmp_path, told.append)
    assert len(told) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_a_chosen_key_does_what_it_now_means(tmp_path: Path) -> None:
    choices = Choices(tmp_path)
    choices.bindings.put("keys", "back", pygame.K_q)
    pilot = Pilot(bench := Bench(), choices=choices)
    pilot.key(pygame.K_q)
    assert bench.told == [("back",)]
    pilot.key(pygame.K_ESCAPE)
    assert bench.told == [("back",)]
    pygame.quit()


def test_tooltips_name_the_key_that_now_means_it(tmp_path: Path) -> None:
    choices = Choices(tmp_path)
    pilot = Pilot(Bench(), choices=choices)
    undo = Target("undo", "button", pygame.Rect(0, 0, 90, 90), "Undo", hint="Takes it back.")
    note_of = pilot.app.controls.notices.note_of
    assert note_of(undo) == "Press U"
    choices.bindings.put("keys", "undo", pygame.K_z)
    assert note_of(undo) == "Press Z"
    assert not note_of(Target("go", "button", undo.rect, "Go"))
    pygame.quit()


def test_what_no_button_of_a_pad_means_can_be_reached_with_the_focus() -> None:
    """A pad has fewer buttons than there are meanings: the others press what is on the page, or have another way.

    Whoever asks the narrator for more has a keyboard, or gives it a button in place of one that is not needed.
    """
    bindings = Bindings()
    without = {intent for intent in INTENTS if not bindings.codes("buttons", intent)}
    assert without <= {*BUTTON_INTENTS, *STEPS, *TURNS, "tell"}


def test_a_plan_button_that_is_taken_is_swapped_and_kept(tmp_path: Path) -> None:
    bindings = Bindings(tmp_path)
    inks = bindings.planning["pad"]["inks"]
    assert bindings.put_plan(PlanUse("pad", "orders"), inks[0]) == ("pad", "inks")
    for each in (bindings, Bindings(tmp_path)):
        assert each.planning["pad"]["orders"] == inks
        assert each.planning["pad"]["inks"] == (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,)
        assert each.is_changed
    assert bindings.put_plan(PlanUse("pad", "orders"), inks[0]) is None
    bindings.reset()
    assert Bindings(tmp_path).planning == Bindings().planning
    assert not Bindings(tmp_path).is_changed


def test_a_plan_key_goes_from_one_half_of_the_keyboard_to_the_other(tmp_path: Path) -> None:
    bindings = Bindings(tmp_path)
    assert bindings.put_plan(PlanUse("left_hand", "hand_in"), pygame.K_y) == ("right_hand", "orders")
    for each in (bindings, Bindings(tmp_path)):
        assert each.planning["left_hand"]["hand_in"] == (pygame.K_y,)
        assert each.planning["right_hand"]["orders"] == (pygame.K_s,)
    assert bindings.put_plan(PlanUse("left_hand", "gears"), pygame.K_x) is None
    assert bindings.of_key(pygame.K_x) == "lift"  # which it still means everywhere else


def test_the_only_button_of_a_use_is_swapped_with_the_first_of_two() -> None:
    bindings = Bindings()
    assert bindings.put_plan(PlanUse("pad", "hand_in"), pygame.CONTROLLER_BUTTON_Y) == ("pad", "specialties")
    planning = bindings.planning["pad"]
    assert planning["hand_in"] == (pygame.CONTROLLER_BUTTON_Y,)
    assert len(set(all_of(planning))) == len(all_of(planning))


@pytest.mark.parametrize(
    "changed",
    [
        {"orders": ["w"]},
        {"orders": ["y"]},
        {"orders": []},
        {"orders": ["no such key"]},
        {"orders": 7},
        {"orders": [["q"]]},
        {"orders": [{}]},
        {"all_back": ["a", "s"]},
    ],
)
def test_kept_plan_keys_that_make_no_sense_are_left_out(tmp_path: Path, changed: dict[str, object]) -> None:
    first = Bindings(tmp_path)
    first.put_plan(PlanUse("left_hand", "patronage"), pygame.K_b)
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    kept["planning"]["left_hand"] |= changed
    (tmp_path / FILE).write_text(json.dumps(kept), encoding="utf-8")
    assert Bindings(tmp_path).planning == Bindings().planning
