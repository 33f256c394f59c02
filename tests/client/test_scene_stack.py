"""The stack: scenes hear when they come and go, and a destination becomes the scene that it means."""

from game.client.ui.scene import Chain, Destination, Pop, Push, Quit, Replace, Reset, Scene
from game.client.ui.scene_stack import SceneStack


class Told(Scene):
    def __init__(self, name: str, log: list[str], *, opaque: bool = True) -> None:
        self.name, self.log, self.opaque = name, log, opaque

    def enter(self) -> None:
        self.log.append(f"+{self.name}")

    def leave(self) -> None:
        self.log.append(f"-{self.name}")


class ToTold(Destination, opens="tests.client.test_scene_stack:made"):
    name: str
    log: list[str]


def made(name: str, log: list[str]) -> Scene:
    """Return the scene that a destination means, and have it told that it was made."""
    log.append(f"made {name}")
    return Told(name, log)


def test_push_and_pop_enter_and_leave() -> None:
    log: list[str] = []
    stack = SceneStack(Told("a", log))
    stack.apply(Push(Told("b", log)))
    stack.apply(Pop())
    assert log == ["+a", "+b", "-b", "+a"]


def test_the_last_scene_stays() -> None:
    stack = SceneStack(Told("a", []))
    stack.apply(Pop())
    assert stack.top.name == "a"
    assert stack.running


def test_replace_reset_and_chain() -> None:
    log: list[str] = []
    stack = SceneStack(Told("a", log))
    stack.apply(Chain((Push(Told("b", log)), Replace(Told("c", log)))))
    assert [stack.top.name, len(stack.all)] == ["c", 2]
    stack.apply(Reset(Told("d", log)))
    assert [stack.top.name, len(stack.all)] == ["d", 1]
    assert log == ["+a", "+b", "-b", "+c", "-c", "-a", "+d"]


def test_staying_changes_nothing_and_quitting_ends() -> None:
    log: list[str] = []
    stack = SceneStack(Told("a", log))
    stack.apply(None)
    assert stack.generation == 0
    stack.apply(Quit())
    assert not stack.running
    assert log == ["+a", "-a"]


def test_what_lies_under_an_opaque_scene_is_not_visible() -> None:
    stack = SceneStack(Told("a", []))
    stack.apply(Push(Told("b", [])))
    stack.apply(Push(Told("over", [], opaque=False)))
    assert [scene.name for scene in stack.visible] == ["b", "over"]


def test_a_destination_becomes_its_scene_before_others_leave() -> None:
    log: list[str] = []
    stack = SceneStack(Told("a", log))
    stack.apply(Push(ToTold("b", log)))
    stack.apply(Replace(ToTold("c", log)))
    stack.apply(Reset(ToTold("d", log)))
    assert log == ["+a", "made b", "+b", "made c", "-b", "+c", "made d", "-c", "-a", "+d"]
    assert [stack.top.name, len(stack.all)] == ["d", 1]
