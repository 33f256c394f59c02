"""The director: has the motions of a move played over the page, and ends them at a press."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.client.home.settings import Choices
from game.client.motion.anchors import Anchors
from game.client.motion.motions import Box, Motion, Patch, Time
from game.client.motion.pictures import Pictures
from game.client.motion.timeline import Timeline, timeline
from game.client.screen.scene import News, Sprite


@dataclass(frozen=True, slots=True)
class Scenery:
    """The pages around a move: where things were and are, whether the scene is still the same, and how it looks."""

    before: Anchors
    after: Anchors
    same: bool
    scale: float
    part: Callable[[Time, Box], pygame.Surface | None]


HOLDS_S = 0.6  # no motion keeps a person waiting longer, but for a climax


class Director:
    """Plays one timeline at a time; `now` is the clock in seconds."""

    def __init__(self, choices: Choices, now: Callable[[], float]) -> None:
        self._choices = choices
        self._now = now
        self._timeline = Timeline()
        self._pictures: Pictures | None = None
        self._begun_s = 0.0

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return bool(self._timeline.motions) and self._now() - self._begun_s < self._timeline.over_s

    def settle(self) -> None:
        """Let go of motions that are over, and of their pictures."""
        if not self.moving:
            self.skip()

    @property
    def holds(self) -> bool:
        """Whether what moves is to be seen before another scene or a question covers it: for a moment, or a climax."""
        return self.moving and self._now() - self._begun_s < max(HOLDS_S, self._timeline.staged_s)

    def play(self, news: News, scenery: Scenery) -> None:
        """Begin the motions that show what happened, in place of those that still went on."""
        self.skip()
        if self._choices.now.speed == "off":
            return
        from game.client.motion.choreography import choreograph

        motions = choreograph(news.company, news.events, scenery.before, scenery.after)
        played = timeline(motions, self._choices.now).motions
        if not scenery.same:
            played = _without_patches(played, "before")
        self._timeline = Timeline(played)
        self._pictures = Pictures(scenery.scale, scenery.before, scenery.after, scenery.part)
        self._pictures.keep_patches(played)
        self._begun_s = self._now()

    def play_along(self, motions: Sequence[Motion], scenery: Scenery, *, under: bool = False) -> None:
        """Have a scene be seen leaving, over all else that moves, or coming, under it."""
        self.settle()
        played = timeline(motions, self._choices.now).motions
        if not played:
            return
        if self._pictures is None:
            self._pictures = Pictures(scenery.scale, scenery.before, scenery.after, scenery.part)
            self._begun_s = self._now()
        self._pictures.keep_patches(played)
        others = self._timeline.motions
        self._timeline = replace(self._timeline, motions=(*played, *others) if under else (*others, *played))

    def go_over(self, *, same: bool) -> None:
        """Another page was put below: what flies goes on over the same scene, and ends over another."""
        self.settle()
        if same:
            kept = _without_patches(_without_patches(self._timeline.motions, "before"), "after")
            self._timeline = replace(self._timeline, motions=tuple(motion for motion in kept if not motion.local))
        else:
            self.skip()

    def skip(self) -> None:
        """End all motions at once."""
        self._timeline, self._pictures = Timeline(), None

    def sprites(self) -> list[Sprite]:
        """What is on its way now, from bottom to top."""
        if not self.moving or self._pictures is None:
            return []
        poses = self._timeline.poses(self._now() - self._begun_s)
        sprites = (self._pictures.sprite(pose) for pose in poses)
        return [sprite for sprite in sprites if sprite is not None]


def _without_patches(motions: Sequence[Motion], when: Time) -> tuple[Motion, ...]:
    """The motions that show no part of a page that is no longer what lies below."""
    return tuple(
        motion
        for motion in motions
        if not any(isinstance(picture, Patch) and picture.when == when for picture in motion.pictures)
    )
