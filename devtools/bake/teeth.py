"""The outline of a gear's teeth, as its pictures are drawn."""

from math import cos, pi, radians, sin

from game.client.graphics.viewport import Point
from game.gearbox.mesh import ADDENDUM, PITCH_DEG, TEETH, module

DEDENDUM = 0.98  # how deep the gap goes: more than the addendum, so a tip never touches the ground
TOOTH_SHARE = 0.95  # of the half pitch that is a tooth's due; the rest is play

# One flank from the gap to the tip: distance from the pitch circle in modules, half the tooth's width in pitches.
_FLANK = ((-DEDENDUM, 0.366), (-ADDENDUM, 0.309), (0.0, TOOTH_SHARE / 4), (0.5, 0.180), (ADDENDUM, 0.124))
_TOOTH = tuple((rise, -half) for rise, half in _FLANK) + tuple((rise, half) for rise, half in reversed(_FLANK))


def tooth_outline(radius: float, *, half: bool = False, turn_deg: float = 0.0) -> list[Point]:
    """Return the corners of a gear around (0, 0), clockwise, ten a tooth.

    Unless `half` is set, the middle of a tooth points to the right; `turn_deg` turns the whole gear.

    >>> len(tooth_outline(100.0))
    240
    """
    first = radians(turn_deg + (PITCH_DEG / 2 if half else 0.0))
    pitch, size = 2 * pi / TEETH, module(radius)
    polar = (
        (radius + rise * size, first + (tooth + offset) * pitch) for tooth in range(TEETH) for rise, offset in _TOOTH
    )
    return [(reach * cos(angle), reach * sin(angle)) for reach, angle in polar]
