"""Where the program is, for a report of a fault."""

from game.client.shell.scene_stack import SceneStack


def where(stack: SceneStack) -> str:
    """The name of the scene, and the numbers of its match and move."""
    from game.client.screen.game_scene import GameScene

    sittings = [scene.sitting for scene in stack.visible if isinstance(scene, GameScene)]
    about = [f"match {sitting.match.id}, move {sitting.match.number}" for sitting in sittings]
    return ", ".join([f"scene {stack.top.name}", *about])
