"""The tree of targets: names are unique, the topmost is hit, states follow attention."""

import pygame
import pytest

from game.client.ui.page import Attention, Role, State, Target, TargetTree


def target(name: str, box: tuple[int, int, int, int], role: Role = "button", *, enabled: bool = True) -> Target:
    return Target(name, role, pygame.Rect(box), name, enabled)


def tree(*targets: Target) -> TargetTree:
    made = TargetTree()
    for each in targets:
        made.add(each)
    return made


def test_the_topmost_target_is_hit() -> None:
    made = tree(target("low", (0, 0, 100, 100)), target("high", (50, 0, 100, 100)))
    hits = [made.at((x, 10)) for x in (10, 60, 400)]
    assert [hit.name if hit else None for hit in hits] == ["low", "high", None]


def test_a_name_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'twin'"):
        tree(target("twin", (0, 0, 9, 9)), target("twin", (0, 0, 9, 9)))


def test_an_unknown_name_tells_the_known_ones() -> None:
    with pytest.raises(KeyError, match="known"):
        tree(target("known", (0, 0, 9, 9))).by_name("unknown")


def test_a_legal_place_is_found_under_a_piece_and_under_an_illegal_place() -> None:
    made = tree(
        target("legal", (0, 0, 100, 100), "place"),
        target("other", (0, 0, 100, 100), "place"),
        target("piece", (0, 0, 100, 100), "piece"),
    )
    found = [made.place_at((5, 5), legal) for legal in (frozenset({"legal"}), frozenset[str]())]
    assert [place.name if place else None for place in found] == ["legal", "other"]


def test_a_disabled_target_neither_lights_up_nor_sinks_but_says_why() -> None:
    off = Target("off", "button", pygame.Rect(0, 0, 9, 9), "Off", enabled=False, reason="Not yet.", hint="Does it.")
    state = Attention(hovered="off", pressed="off").state_of(off)
    assert state == State(enabled=False)
    assert off.tip == "Not yet."
