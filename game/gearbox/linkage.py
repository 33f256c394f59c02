"""The physics of meshed gears: three wheels on axles, driven by a spring or by a hand, in fixed ticks.

Angles are in degrees, clockwise as on the screen, from where the gears stood when the linkage was made.
"""

from itertools import pairwise
from math import degrees, radians

import pymunk

from game.gearbox.mesh import AXLES, centre_distance

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
        """Move everything on by one tick."""
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
