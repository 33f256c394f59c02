"""The size of a gear and how neighbours fit, in plain numbers for whoever draws them.

Lengths are in the unit of the radius that is handed in, which is always the pitch radius: where two gears meet.
Angles are in degrees, clockwise as on a screen whose y grows downwards; 0 points to the right.
"""

AXLES = 3
SECTORS = 3
SECTOR_DEG = 360.0 / SECTORS
TEETH = 24  # a multiple of 3, so the teeth look the same at every sector, and of 4, so rows and columns both mesh
PITCH_DEG = 360.0 / TEETH

ADDENDUM = 0.80  # how far a tooth stands out of the pitch circle, in modules


def module(radius: float) -> float:
    """Return the size of a tooth of a gear: its pitch diameter shared among its teeth."""
    return 2 * radius / TEETH


def tip_radius(radius: float) -> float:
    """Return how far the tooth tips reach from the axle: half the side of a picture that holds the gear."""
    return radius + ADDENDUM * module(radius)


def centre_distance(radius: float) -> float:
    """Return how far apart the axles of two gears stand that mesh, side by side or one above the other."""
    return 2 * radius


def is_half_pitch(axle: int) -> bool:
    """Return whether the gear on this axle (0 is the top one) has its teeth shifted by half a pitch.

    Every other gear has, so that a tooth of one meets a gap of the next while all their sectors stand upright.
    """
    return axle % 2 == 1


def unwrapped(angle_deg: float, near_deg: float) -> float:
    """Return the angle plus the whole turns that bring it closest to `near_deg`: for following a pointer around.

    >>> unwrapped(-179.0, near_deg=178.0)
    181.0
    """
    return angle_deg + 360.0 * round((near_deg - angle_deg) / 360.0)
