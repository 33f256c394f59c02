"""Show me: the hand makes the moves of a bubble slowly, with the pieces and buttons that anybody would use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.ui.scene import Transition

if TYPE_CHECKING:
    from game.client.ui.page import Page
    from game.client.ui.scene import Scene

WAY_S, REST_S, LOST_S = 0.8, 0.5, 6.0

ONWARD = "continue"  # pressed where the next thing is not there yet

Gesture = tuple[str, ...]
"""A target to press, or a piece and the place for it."""


class Demonstration:
    """Goes through gestures, one after the other; `lost` where a target never came."""

    def __init__(self, gestures: Sequence[Gesture]) -> None:
        self._left = list(gestures)
        self._way_s = 0.0
        self._missed_s = 0.0
        self.lost = False
        self.late = False  # what it was to show has come about: what is not there now is not waited for
        self.point: tuple[float, float] | None = None

    @property
    def over(self) -> bool:
        """Whether all was shown, or nothing more can be."""
        return self.lost or not self._left

    def tick(self, scene: Scene, page: Page, dt_s: float) -> Transition:
        """Move the hand on; at the end of its way it does what it came for."""
        stops = [page.targets.get(name) for name in self._left[0]] if self._left else []
        found = [target for target in stops if target is not None]
        if len(found) < len(stops) or not stops or not found[0].enabled:
            self._missed_s += dt_s
            if self.late:
                self._left = []
            if self._missed_s > WAY_S and ONWARD in page.targets:
                self._missed_s = 0.0
                return _do(scene, page, (ONWARD,))
            self.lost = bool(self._left) and self._missed_s > LOST_S
            return None
        self._missed_s = 0.0
        self._way_s += dt_s
        legs = [pygame.Vector2(target.rect.center) for target in found]
        self.point = _between(legs, self._way_s)
        if self._way_s < REST_S + WAY_S * (len(legs) - 1) + REST_S:
            return None
        self._way_s = 0.0
        return _do(scene, page, self._left.pop(0))


def _between(legs: Sequence[pygame.Vector2], way_s: float) -> tuple[float, float]:
    """Where the hand is: it rests on the first point, and then goes to the second."""
    if len(legs) == 1:
        return legs[0].x, legs[0].y
    part = min(1.0, max(0.0, (way_s - REST_S) / WAY_S))
    at = legs[0].lerp(legs[1], part)
    return at.x, at.y


def _do(scene: Scene, page: Page, gesture: Gesture) -> Transition:
    """Press a target, or lay a piece on a place."""
    name = page.targets.by_name(gesture[0]).name
    if page.hears(name, gesture[1] if len(gesture) > 1 else ""):
        return None
    if len(gesture) == 1:
        return scene.press(name)
    place = page.targets.by_name(gesture[1]).name
    scene.touch(name)
    return scene.lay(name, place) if place in scene.places_for(name) else None
