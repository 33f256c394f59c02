"""The motions of one move together, at the speed and in the manner that a person chose."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.home.settings import Settings, Speed
from game.client.motion.motions import FADE_S, Box, Motion, Patch, Pose

FACTORS: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
MOST_FADES = 16
LONG_S = 60.0  # longer than anything waits


def paced(dt_s: float, speed: Speed) -> float:
    """A stretch of time as it counts at a speed, for pauses and turns; without animation any is long enough.

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
        """When the last motion is over that is to be seen whole."""
        return max((motion.over_s for motion in self.motions if motion.staged), default=0.0)

    def poses(self, now_s: float) -> list[Pose]:
        """How everything stands at a moment."""
        poses = (motion.pose(now_s) for motion in self.motions)
        return [pose for pose in poses if pose is not None]


def timeline(motions: Iterable[Motion], settings: Settings) -> Timeline:
    """Motions as they are to be played: slower, faster, as fades, or not at all."""
    factor = FACTORS[settings.speed]
    if not factor:
        return Timeline()
    if settings.reduced_motion:
        return Timeline(tuple(_fades(motions)))
    return Timeline(tuple(motion.scaled(factor) for motion in motions))


def _fades(motions: Iterable[Motion]) -> Iterable[Motion]:
    """A cross-fade at each place where something left or came: what was there before goes, and nothing moves."""
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
