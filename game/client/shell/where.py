"""Where the program is, for a report of a fault."""

from game.client.ui.scene_stack import SceneStack
from game.reportable import Reportable


def where(stack: SceneStack) -> Reportable:
    """The name of the scene, and the number of its move."""
    from game.client.screen.game_scene import GameScene

    sittings = [scene.sitting for scene in stack.visible if isinstance(scene, GameScene)]
    about = [f"move {sitting.match.number}" for sitting in sittings]
    return Reportable(", ".join([f"scene {stack.top.name}", *about]))
