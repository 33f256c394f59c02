"""From the title screen into a match, by whatever hand."""

from dataclasses import dataclass

from game.client.scenes.game_scene import GameScene
from game.client.session.match_session import MatchSession
from tests.client.player.fingers import Fingers


@dataclass(frozen=True)
class Opening:
    """What is set on the set-up screen; `first` is a chair."""

    names: tuple[str, ...]
    characters: bool
    automa: bool
    seed: int
    first: int | None = None


def open_game(fingers: Fingers, opening: Opening) -> MatchSession:
    """The sitting of a new game that was set up from the title."""
    fingers.press("new")
    for chair in range(4):
        kind = "person" if chair < len(opening.names) else "empty"
        if fingers.value(f"chair:{chair}:{kind}") != "True":
            fingers.press(f"chair:{chair}:{kind}")
    for chair, name in enumerate(opening.names):
        fingers.type_in(f"name:{chair}", name)
    for switch, wanted in (("characters", opening.characters), ("automa", opening.automa)):
        if fingers.value(switch) != str(wanted):
            fingers.press(switch)
    if opening.first is not None:
        fingers.press(f"first:{opening.first}")
    fingers.type_in("seed", str(opening.seed))
    fingers.press("start")
    scene = fingers.pilot.scene
    assert isinstance(scene, GameScene)
    return scene.session
