"""A train of gears as the client shows it: told by sectors where to go, always ending exactly there.

The rules know which sector is active; a train only moves the picture. It counts whole sectors and keeps physics for
the way between them: each motion starts with a fresh linkage and drops it at rest, so errors have nowhere to gather.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import degrees, radians

import pymunk

from game.gearbox.mesh import AXLES, PITCH_DEG, SECTOR_DEG, centre_distance

# The physics of meshed gears: three wheels on axles, driven by a spring or by a hand, in fixed ticks. Angles are in
# degrees, clockwise as on the screen, from where the gears stood when the linkage was made.


TICK_S = 1 / 120  # the spring's course depends on the length of a tick, so there is one length only

_RADIUS = 100.0
_MASS = 2.0
_ITERATIONS = 20
_MESH_BIAS = 0.5**60  # the share of a mesh error that is left after a second: half of it goes every 1/60 s

_SPRING_RATE = 12.0  # natural frequency in rad/s; with this damping a sector takes 0.57 s and overshoots 0.05 degrees
_SPRING_DAMPING = 0.75

_SERVO_SHARE = 0.35  # of the way to the hand, in one tick
_SERVO_SPEED = 40.0  # rad/s
_SERVO_TORQUE = 3e8
_SWING = 3.0  # rad/s a gear keeps when the hand lets go; a full swing would carry it far past the stop

_STILL_DEG = 0.15
_STILL_SPEED = 0.05  # rad/s


class Linkage:
    """Gears in a column that turn against each other without slipping, the first one driven.

    There are always three, also where fewer are shown: the spring is tuned to what it has to move.
    """

    def __init__(self) -> None:
        """Set up the gears at rest, held where they are by the spring."""
        self._space = pymunk.Space()
        self._space.iterations = _ITERATIONS
        self._gears = [self._mounted(axle) for axle in range(AXLES)]
        for gear, neighbour in pairwise(self._gears):
            joint = pymunk.GearJoint(gear, neighbour, 0.0, -1.0)
            joint.error_bias = _MESH_BIAS
            self._space.add(joint)
        self._spring = self._new_spring()
        self._motor = pymunk.SimpleMotor(self._gears[0], self._space.static_body, 0.0)
        self._motor.max_force = _SERVO_TORQUE
        self._goal = 0.0
        self._is_dragged = False
        self._space.add(self._spring)

    def spring_to(self, angle_deg: float) -> None:
        """Let the spring draw the first gear to an angle from now on."""
        self._spring.rest_angle = self._goal = radians(angle_deg)
        if self._is_dragged:
            self._is_dragged = False
            self._space.remove(self._motor)
            self._space.add(self._spring)
            for gear in self._gears:
                gear.angular_velocity = min(max(gear.angular_velocity, -_SWING), _SWING)

    def drag_to(self, angle_deg: float) -> None:
        """Let the servo follow a hand that holds the first gear at an angle from now on."""
        self._goal = radians(angle_deg)
        if not self._is_dragged:
            self._is_dragged = True
            self._space.remove(self._spring)
            self._space.add(self._motor)

    def tick(self) -> None:
        if self._is_dragged:
            rate = _SERVO_SHARE * (self._goal - self._gears[0].angle) / TICK_S
            self._motor.rate = min(max(rate, -_SERVO_SPEED), _SERVO_SPEED)
        self._space.step(TICK_S)

    def angles(self) -> tuple[float, ...]:
        """Return how far each gear has turned."""
        return tuple(degrees(gear.angle) for gear in self._gears)

    def is_still(self) -> bool:
        """Return whether the first gear is so close to its goal, and all are so slow, that a snap can't be seen."""
        error = abs(degrees(self._gears[0].angle - self._goal))
        return error < _STILL_DEG and all(abs(gear.angular_velocity) < _STILL_SPEED for gear in self._gears)

    def axle_play(self) -> float:
        """Return how far the worst gear is off its axle, as a share of its radius."""
        return max(gear.position.get_distance(_seat(axle)) for axle, gear in enumerate(self._gears)) / _RADIUS

    def _mounted(self, axle: int) -> pymunk.Body:
        """Return a new gear, pinned to its axle."""
        gear = pymunk.Body(_MASS, pymunk.moment_for_circle(_MASS, 0.0, _RADIUS))
        gear.position = _seat(axle)
        self._space.add(gear, pymunk.PivotJoint(self._space.static_body, gear, gear.position))
        return gear

    def _new_spring(self) -> pymunk.DampedRotarySpring:
        """Return a spring with the wanted frequency, given the inertia of all the gears."""
        inertia = sum(gear.moment for gear in self._gears)
        stiffness = inertia * _SPRING_RATE**2
        damping = 2 * inertia * _SPRING_RATE * _SPRING_DAMPING
        return pymunk.DampedRotarySpring(self._gears[0], self._space.static_body, 0.0, stiffness, damping)


def _seat(axle: int) -> tuple[float, float]:
    """Return where an axle stands."""
    return 0.0, axle * centre_distance(_RADIUS)


LIMIT_S = 1.5  # no motion takes longer, whatever physics says
_LIMIT_TICKS = round(LIMIT_S / TICK_S)
_ROUNDING = 1e-6  # of a tick: sums of frame times may fall short of a whole one by a rounding error

TOOTH_S = 0.12  # for one tooth of a crank that turns by itself: a sector of eight takes about a second
_TOOTH_TICKS = round(TOOTH_S / TICK_S)
_STROKE_SHARE = 0.55  # of that time the crank moves; then it rests behind its pawl until the next tooth


@dataclass(slots=True)
class _Hand:
    """A hand on a gear. It pulls the train clockwise only, and no further than one sector."""

    direction: int
    origin_deg: float
    pulled_deg: float

    def pull(self, pointer_deg: float) -> None:
        """Move the hand; where it goes back the gear stays, as behind a pawl."""
        travel = self.direction * pointer_deg - self.origin_deg
        self.pulled_deg = min(max(self.pulled_deg, travel), SECTOR_DEG)


def _cranked_deg(ticks: int) -> float:
    """Where a crank that turns by itself stands after so many ticks: a stroke, then a rest, for each tooth."""
    teeth, within = divmod(ticks, _TOOTH_TICKS)
    return (teeth + min(1.0, within / (_TOOTH_TICKS * _STROKE_SHARE))) * PITCH_DEG


class GearTrain:
    """One to three meshed gears. Angles are in degrees, clockwise as on the screen; axle 0 is the top one.

    At angle 0 a gear's first sector is on top. `turn` and `show` follow the rules; `grab`, `pull` and `release` follow
    a hand; `step` lets time pass.
    """

    def __init__(self, axles: int) -> None:
        """Set up a train at rest with the first sector of each gear on top; ValueError unless 1 to 3 gears."""
        if not 1 <= axles <= AXLES:
            raise ValueError(f"a train has 1 to {AXLES} gears, not {axles}")
        self._sectors = [0] * axles
        self._linkage: Linkage | None = None
        self._hand: _Hand | None = None
        self._cranked_ticks: int | None = None  # of a crank that turns by itself
        self._turning = 0
        self._ticks_left = 0
        self._owed_s = 0.0

    @property
    def is_moving(self) -> bool:
        """Return whether time changes anything: False means that the picture can be baked."""
        return self._linkage is not None

    @property
    def is_held(self) -> bool:
        return self._hand is not None

    def angles(self) -> tuple[float, ...]:
        """Return the angle of each gear from the top; exact multiples of a sector at rest, never wrapped around."""
        rest = tuple(sector * SECTOR_DEG for sector in self._sectors)
        if self._linkage is None:
            return rest
        # Not strict: the linkage always moves three gears, and a shorter train shows the first of them.
        return tuple(angle + moved for angle, moved in zip(rest, self._linkage.angles(), strict=False))

    def show(self, active: Sequence[int]) -> None:
        """Put each gear at rest with its active sector on top, at once; ValueError unless one sector a gear.

        Sectors are listed clockwise, so the one after the first comes to the top counter-clockwise (T1).
        """
        if len(active) != len(self._sectors):
            raise ValueError(f"{len(active)} sectors for {len(self._sectors)} gears")
        self._rest()
        self._sectors = [-sector for sector in active]

    def turn(self, sectors: int = 1) -> None:
        """Start to turn the top gear by so many sectors, on top of what is still to turn; below 0 turns it back.

        The others mesh (T1). A hand on the train is shaken off, and its pull doesn't count.
        """
        self._hand = None
        self._turning += sectors
        self._spring_on()

    def ratchet(self) -> None:
        """Start to turn the top gear by one sector, tooth by tooth, as a hand with a crank would.

        The servo drives it that follows a hand. A train that falls back is caught at the tooth where it is; one still
        on its way is first hurried to its target.
        """
        if self._turning:
            self.skip()
        self._hand, self._turning = None, 1
        linkage = self._wake()
        self._cranked_ticks = int(max(0.0, linkage.angles()[0]) / PITCH_DEG) * _TOOTH_TICKS
        linkage.drag_to(_cranked_deg(self._cranked_ticks))

    def grab(self, pointer_deg: float, axle: int = 0) -> None:
        """Put a hand on a gear, at the pointer's angle around that gear's axle; any gear pulls the whole train.

        A train that falls back is caught where it is; one still on its way is first hurried to its target.
        """
        if not 0 <= axle < len(self._sectors):
            raise ValueError(f"no gear on axle {axle}")
        linkage, self._cranked_ticks = self._wake(), None
        pulled = min(max(0.0, linkage.angles()[0] - self._target_deg), SECTOR_DEG)
        direction = -1 if axle % 2 else 1
        self._hand = _Hand(direction, direction * pointer_deg - pulled, pulled)
        linkage.drag_to(self._target_deg + pulled)

    def pull(self, pointer_deg: float) -> None:
        """Move the hand, if one is on the train, to an unwrapped angle (`mesh.unwrapped`): full turns count."""
        if self._hand is not None:
            self._hand.pull(pointer_deg)
            self._wake().drag_to(self._target_deg + self._hand.pulled_deg)

    def release(self) -> int:
        """Take the hand off; return the sectors turned: 1 from half a sector on, else 0, and the train falls back.

        How far the hand came decides, not how far the gears did: the answer is the player's wish, not a measurement.
        """
        if self._hand is None:
            return 0
        turned = int(self._hand.pulled_deg >= SECTOR_DEG / 2)
        self._hand = None
        self._turning += turned
        self._spring_on()
        return turned

    def skip(self) -> None:
        """Put the train at rest on its target at once; a hand on it is shaken off, and its pull doesn't count."""
        for axle, sector in enumerate(self._sectors):
            self._sectors[axle] = sector + (-self._turning if axle % 2 else self._turning)
        self._rest()

    def step(self, dt_s: float) -> None:
        """Let time pass. Only its sum counts, so slow frames and quick ones lead through the same angles."""
        if not self.is_moving:
            return
        # More than the limit is never owed: by then the gears are at rest or have caught up with the hand.
        self._owed_s = min(self._owed_s + max(0.0, dt_s), LIMIT_S)
        ticks = int(self._owed_s / TICK_S + _ROUNDING)
        self._owed_s -= ticks * TICK_S
        for _ in range(ticks):
            self._tick()

    @property
    def _target_deg(self) -> float:
        """Return where the top gear has to go, in the linkage's angles."""
        return self._turning * SECTOR_DEG

    def _tick(self) -> None:
        if self._linkage is None:
            return
        self._linkage.tick()
        if self._cranked_ticks is not None:
            self._crank_on(self._linkage, self._cranked_ticks + 1)
        elif self._hand is None:
            self._settle(self._linkage)

    def _crank_on(self, linkage: Linkage, ticks: int) -> None:
        """Move a crank that turns by itself, and rest once it has come round and the gears with it."""
        angle = _cranked_deg(ticks)
        self._cranked_ticks = ticks
        linkage.drag_to(min(angle, SECTOR_DEG))
        if (angle >= SECTOR_DEG and linkage.is_still()) or ticks >= _LIMIT_TICKS:
            self.skip()

    def _settle(self, linkage: Linkage) -> None:
        """Come to rest when there is nothing more to see or the limit is reached."""
        self._ticks_left -= 1
        if self._ticks_left <= 0 or linkage.is_still():
            self.skip()

    def _wake(self) -> Linkage:
        """Return the linkage that moves the train, a new one if it was at rest."""
        if self._linkage is None:
            self._linkage = Linkage()
        return self._linkage

    def _spring_on(self) -> None:
        """Let the spring take the train to its target, within the limit from now."""
        self._cranked_ticks = None
        self._wake().spring_to(self._target_deg)
        self._ticks_left = _LIMIT_TICKS

    def _rest(self) -> None:
        self._linkage = self._hand = self._cranked_ticks = None
        self._turning = 0
        self._owed_s = 0.0
