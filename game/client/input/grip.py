"""The grip of a hand that turns something in its place, and the direction of a pointer around an axle."""

from math import atan2, degrees, hypot

from game.client.graphics.viewport import Point
from game.client.screen.scene import Scene
from game.client.screen.targets import Target
from game.gearbox.mesh import unwrapped

DEAD = 14.0  # nearer than this to an axle (canvas units) a pointer has no direction


class Grip:
    """Calls `grab`, `pull` and `let_go` of a scene for one target, always in this order."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self.name = ""

    @property
    def closed(self) -> bool:
        """Whether something is held."""
        return self._scene is not None

    def close(self, scene: Scene, target: Target | None, pos: Point) -> bool:
        """Grip the target at a point, if the scene lets it be turned; returns whether it does."""
        self.open()
        if target is not None and target.enabled and scene.grab(target.name, pos):
            self._scene, self.name = scene, target.name
        return self.closed

    def move(self, pos: Point) -> None:
        """Pull at what is held."""
        if self._scene is not None:
            self._scene.pull(self.name, pos)

    def open(self) -> bool:
        """Let go; returns whether something was held."""
        scene, self._scene = self._scene, None
        if scene is not None:
            scene.let_go(self.name)
        return scene is not None


class Pointer:
    """The direction of a pointer around an axle, in degrees clockwise; whole turns count."""

    def __init__(self, axle: Point, pos: Point) -> None:
        self._axle = axle
        self.angle_deg = 0.0
        self.follow(pos)

    def follow(self, pos: Point) -> float:
        """The new direction, counted on from the last one; over the axle itself it does not change."""
        x, y = pos[0] - self._axle[0], pos[1] - self._axle[1]
        if hypot(x, y) >= DEAD:
            self.angle_deg = unwrapped(degrees(atan2(y, x)), self.angle_deg)
        return self.angle_deg
