"""Surfaces of what moves: each is made once, for each of the few sizes and opacities that a motion steps through."""

from collections.abc import Callable, Iterable

import pygame

from game.client.graphics.brush import bake_part
from game.client.motion.anchors import Anchors
from game.client.ui.drag import with_shadow
from game.client.ui.motions import Box, Drawn, Motion, Patch, Picture, Pose, Seen, Time
from game.client.ui.page import REST, Item
from game.client.ui.scene import Sprite

SHADOW = (8, 13)  # of what is in the air
OPAQUE = 255
LARGE = 600_000  # px: larger pictures are not kept, and are scaled fast instead of smoothly


class Pictures:
    """Makes surfaces at one scale, from the pages before and after a move; `part` gives a part of a painted one."""

    def __init__(
        self, scale: float, before: Anchors, after: Anchors, part: Callable[[Time, Box], pygame.Surface | None]
    ) -> None:
        self._scale = scale
        self._items: dict[Time, dict[str, Item]] = {"before": before.items, "after": after.items}
        self._part = part
        self._masters: dict[Picture, pygame.Surface | None] = {}
        self._made: dict[tuple[Picture, tuple[int, int], float, bool], pygame.Surface] = {}

    def keep_patches(self, motions: Iterable[Motion]) -> None:
        """Copy the parts of the page that these motions show, before the page is painted over."""
        for motion in motions:
            for picture in motion.pictures:
                if isinstance(picture, Patch) and picture not in self._masters:
                    self._masters[picture] = self._part(picture.when, picture.box)

    def sprite(self, pose: Pose) -> Sprite | None:
        """A sprite for a pose; None where there is no such picture."""
        if pose.size[0] * pose.size[1] * self._scale**2 > LARGE:
            large = self._make(pose, pygame.transform.scale)
            return None if large is None else Sprite(large, pose.centre, pose.angle)
        key = (pose.picture, pose.size, pose.opacity, pose.airborne)
        if key not in self._made:
            surface = self._make(pose)
            if surface is None:
                return None
            self._made[key] = surface
        return Sprite(self._made[key], pose.centre, pose.angle)

    def _make(
        self, pose: Pose, resized: Callable[..., pygame.Surface] = pygame.transform.smoothscale
    ) -> pygame.Surface | None:
        master = self._master(pose.picture)
        if master is None:
            return None
        size = (max(1, round(pose.size[0] * self._scale)), max(1, round(pose.size[1] * self._scale)))
        near = abs(size[0] - master.get_width()) <= 1 and abs(size[1] - master.get_height()) <= 1
        surface = master if near else resized(master, size)
        if pose.airborne:
            surface = with_shadow(surface, self._scale, SHADOW)
        if pose.opacity < 1:
            surface = surface.copy()
            surface.set_alpha(round(OPAQUE * max(0.0, pose.opacity)))
        return surface

    def _master(self, picture: Picture) -> pygame.Surface | None:
        if picture not in self._masters:
            self._masters[picture] = self._draw(picture)
        return self._masters[picture]

    def _draw(self, picture: Picture) -> pygame.Surface | None:
        match picture:
            case Seen(when, name) if item := self._items[when].get(name):
                return bake_part(item.rect, self._scale, lambda brush: item.paint(brush, REST)).convert_alpha()
            case Drawn():
                if isinstance(picture.surface, pygame.Surface):
                    return picture.surface
                width, height = (max(1, round(side * self._scale)) for side in picture.size)
                return picture.surface(width, height)
        return None
