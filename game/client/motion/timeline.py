"""The timeline: all motions of one move, at the speed and in the manner of the settings."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.base.settings import Settings, Speed
from game.client.ui.motions import FADE_S, Box, Motion, Patch, Pose

FACTORS: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
MOST_FADES = 16
LONG_S = 60.0  # longer than anything waits


def paced(dt_s: float, speed: Speed) -> float:
    """Seconds as they count at a speed, for pauses and turns; without motion they count as longer than any wait.

    >>> paced(0.1, "fast")
    0.2
    """
    return dt_s / FACTORS[speed] if FACTORS[speed] else LONG_S


@dataclass(frozen=True, slots=True)
class Timeline:
    """Motions from bottom to top; time counts from the move."""

    motions: tuple[Motion, ...] = ()

    @property
    def over_s(self) -> float:
        """When the last motion is over."""
        return max((motion.over_s for motion in self.motions), default=0.0)

    @property
    def staged_s(self) -> float:
        """When the last motion of a climax is over."""
        return max((motion.over_s for motion in self.motions if motion.staged), default=0.0)

    def poses(self, now_s: float) -> list[Pose]:
        """The poses of all motions at a time."""
        poses = (motion.pose(now_s) for motion in self.motions)
        return [pose for pose in poses if pose is not None]


def timeline(motions: Iterable[Motion], settings: Settings) -> Timeline:
    """The motions as the settings want them: slower, faster, as fades, or none."""
    factor = FACTORS[settings.speed]
    if not factor:
        return Timeline()
    if settings.reduced_motion:
        return Timeline(tuple(_fades(motions)))
    return Timeline(tuple(motion.scaled(factor) for motion in motions))


def _fades(motions: Iterable[Motion]) -> Iterable[Motion]:
    """A cross-fade at each place where something left or came: the old picture fades, and nothing moves."""
    boxes: dict[Box, None] = {}
    for motion in motions:
        boxes |= {motion.start: None, motion.end: None}
    for box in list(boxes)[:MOST_FADES]:
        yield Motion(
            pictures=(Patch("before", box),),
            start=box,
            end=box,
            duration_s=FADE_S,
            easing="linear",
            opacity=(1.0, 0.0),
        )
