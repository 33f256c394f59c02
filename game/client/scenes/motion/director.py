"""The director: plays the motions of a move over the page, and calls across the table; a press ends them."""

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from game.client.base.settings import Choices
from game.client.graphics import control_art, piece_art, theme, typesetting
from game.client.graphics.brush import Brush, sized
from game.client.graphics.layout import CANVAS
from game.client.scenes.motion.motion_builder import Pictures, Timeline, timeline
from game.client.ui.motions import Box, Drawn, Motion, Patch, Time
from game.client.ui.scene import News, Sprite

HEIGHT, NARROWEST, WIDEST = 176, 460, 1280
BADGE_W, MARGIN, PX = 184, 56, 92
RISES, COMES_S, STAYS_S, GOES_S = 36, 0.22, 0.75, 0.25  # canvas units from below, and seconds
TOP = 430


def herald(words: str, style: theme.SeatStyle | None = None) -> Sequence[Motion]:
    """Motions of a banner with words, in the colour and with the emblem of a seat where it calls one."""
    side = BADGE_W if style is not None else MARGIN
    width = max(NARROWEST, min(WIDEST, typesetting.measure(words, "sc", PX)[0] + side + MARGIN))
    picture = Drawn(f"herald {words} {style}", sized(_banner, words, style), (width, HEIGHT))
    rest: Box = ((CANVAS[0] - width) // 2, TOP, width, HEIGHT)
    below: Box = (rest[0], TOP + RISES, width, HEIGHT)
    above: Box = (rest[0], TOP - RISES, width, HEIGHT)
    comes = Motion(
        pictures=(picture,), start=below, end=rest, duration_s=COMES_S, stay_s=STAYS_S, opacity=(0.0, 1.0), local=True
    )
    goes = Motion(
        pictures=(picture,), start=rest, end=above, begin_s=COMES_S + STAYS_S, duration_s=GOES_S,
        opacity=(1.0, 0.0), easing="cubic in-out", local=True,
    )  # fmt: skip
    return comes, goes


def _banner(size: tuple[int, int], words: str, style: theme.SeatStyle | None) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    scale = size[1] / HEIGHT
    width, brush = round(size[0] / scale), Brush(surface, scale)
    colour = style.colour if style is not None else theme.VERMILION
    brush.blit(sized(control_art.panel, theme.PAPER_LIGHT, 8, colour, 18), (0, 0, width, HEIGHT))
    left = MARGIN
    if style is not None:
        shown = style
        brush.blit(lambda w, h: piece_art.badge(shown, min(w, h)), (36, 24, 128, 128))
        left = BADGE_W
    brush.text((left, 8, width - left - MARGIN // 2, HEIGHT - 16), words, "sc", PX, theme.INK)
    return surface


HOLDS_S = 0.6  # the longest time that a motion delays the next scene, except for a climax


class Director:
    """Plays one timeline at a time; `now` is the clock in seconds."""

    def __init__(self, choices: Choices, now: Callable[[], float]) -> None:
        self._choices = choices
        self._now = now
        self._timeline = Timeline()
        self._pictures: Pictures | None = None
        self._begun_s = 0.0
        self._heard_s = 0.0  # until when the sounds of the motions were told

    @property
    def moving(self) -> bool:
        """Whether a motion is not over yet."""
        return bool(self._timeline.motions) and self._now() - self._begun_s < self._timeline.over_s

    def settle(self) -> None:
        """Drop all motions and their pictures once they are over."""
        if not self.moving:
            self.skip()

    @property
    def holds(self) -> bool:
        """Whether the next scene or question has to wait: for the first moment of motions, or for a whole climax."""
        return self.staged or (self.moving and self._now() - self._begun_s < HOLDS_S)

    @property
    def staged(self) -> bool:
        """Whether a climax is being shown."""
        over_s = max((motion.over_s for motion in self._timeline.motions if motion.staged), default=0.0)
        return self.moving and self._now() - self._begun_s < over_s

    def take_cues(self) -> list[tuple[str, float]]:
        """The sounds of the motions that began since the last call, each with its pan."""
        heard_s, self._heard_s = self._heard_s, self._now() - self._begun_s
        begun = (motion for motion in self._timeline.motions if heard_s <= motion.begin_s < self._heard_s)
        return [(motion.cue, 0.0) for motion in begun if motion.cue]

    def play(self, news: News, pictures: Pictures, *, same: bool) -> None:
        """Begin the motions that show what happened, and end earlier ones; `same` where the scene is still the same."""
        self.skip()
        if self._choices.now.speed == "off":
            return
        from game.client.scenes.motion.choreography import choreograph

        motions = choreograph(news.seats, news.events, pictures.before, pictures.after)
        played = timeline(motions, self._choices.now).motions
        if not same:
            played = _without_patches(played, "before")
        self._timeline, self._pictures = Timeline(played), pictures
        pictures.keep_patches(played)
        self._begun_s, self._heard_s = self._now(), 0.0

    def play_along(self, motions: Sequence[Motion], pictures: Pictures, *, under: bool = False) -> None:
        """Add the motions with which a scene leaves, over all others, or with which it comes, `under` them."""
        self.settle()
        played = timeline(motions, self._choices.now).motions
        if not played:
            return
        if self._pictures is None:
            self._pictures = pictures
            self._begun_s, self._heard_s = self._now(), 0.0
        self._pictures.keep_patches(played)
        others = self._timeline.motions
        self._timeline = replace(self._timeline, motions=(*played, *others) if under else (*others, *played))

    def go_over(self, *, same: bool) -> None:
        """Go on over another page of the same scene; over another scene, end all motions."""
        self.settle()
        if same:
            kept = _without_patches(self._timeline.motions, "before", "after")
            self._timeline = replace(self._timeline, motions=tuple(motion for motion in kept if not motion.local))
        else:
            self.skip()

    def skip(self) -> None:
        self._timeline, self._pictures = Timeline(), None

    def sprites(self) -> list[Sprite]:
        """The sprites of the motions now, from bottom to top."""
        if not self.moving or self._pictures is None:
            return []
        poses = self._timeline.poses(self._now() - self._begun_s)
        sprites = [sprite for pose in poses if (sprite := self._pictures.sprite(pose)) is not None]
        self._pictures.make_ahead(self._timeline.motions)
        return sprites


def _without_patches(motions: Sequence[Motion], *when: Time) -> tuple[Motion, ...]:
    """The motions without those that show a part of the page of these times."""

    def shows_patch(motion: Motion) -> bool:
        return any(isinstance(picture, Patch) and picture.when in when for picture in motion.pictures)

    return tuple(motion for motion in motions if not shows_patch(motion))
