"""A curtain over a scene, as tests hang it."""

from game.client.graphics import theme
from game.client.scenes.curtain import Curtain
from game.client.ui.scene import Pop, Push, Scene
from tests.client.pilot import Pilot


def curtain(log: list[str]) -> Curtain:
    def then() -> Pop:
        log.append("opened")
        return Pop()

    return Curtain("Anna", theme.SEAT_STYLES["anchor"], then)


def behind(scene: Scene, pilot: Pilot) -> Pilot:
    """The pilot with a scene pushed over the bench."""
    pilot.app.apply(Push(scene))
    pilot.step()
    return pilot
