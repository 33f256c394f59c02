"""Who plans all at once with buttons of their own, and with which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.base.settings import Choices

if TYPE_CHECKING:
    from game.client.base.bindings import PlanButtons
    from game.client.base.pad_mapping import Make

HALVES = 2  # of one keyboard


def blind_seats(choices: Choices, people: Sequence[int]) -> tuple[int, ...]:
    """The seats that plan all at once: those with a controller, or the first two at one keyboard; often nobody."""
    if len(people) < 2 or choices.now.planning == "curtain" or not choices.bindings.planning:
        return ()
    if choices.now.planning == "controllers":
        return tuple(seat for seat in people if choices.claims.pad_of(seat) is not None)
    return tuple(people[:HALVES])


def blind_buttons(choices: Choices, people: Sequence[int], seat: int) -> PlanButtons:
    """The buttons with which a seat plans."""
    if choices.now.planning == "keyboard":
        return choices.bindings.planning["left_hand" if seat == people[0] else "right_hand"]
    return choices.bindings.planning["pad"]


def blind_make(choices: Choices, seat: int) -> Make | None:
    """The make of the controller of a seat; None where it plans with keys."""
    pad = None if choices.now.planning == "keyboard" else choices.claims.pad_of(seat)
    return None if pad is None else choices.claims.plugged.get(pad, "generic")
