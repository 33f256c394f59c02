"""The scenes that are open, the lowest first."""

from game.client.ui.scene import Chain, Destination, Pop, Push, Quit, Replace, Reset, Scene, Transition


class SceneStack:
    """The open scenes: applies transitions and tells scenes when they come and go."""

    def __init__(self, first: Scene) -> None:
        self.all = [first]
        self.running = True
        self.generation = 0  # one more with each transition: pages that were built before are out of date
        first.enter()

    @property
    def top(self) -> Scene:
        return self.all[-1]

    @property
    def visible(self) -> list[Scene]:
        """The topmost opaque scene and the overlays above it, the lowest first."""
        lowest = max((i for i, scene in enumerate(self.all) if scene.opaque), default=0)
        return self.all[lowest:]

    def apply(self, transition: Transition) -> None:
        if transition is None:
            return
        self.generation += 1
        match transition:
            case Push(to):
                self._open(_scene_of(to))
            case Pop() if len(self.all) > 1:
                self.all.pop().leave()
                self.top.enter()
            case Replace(to):
                scene = _scene_of(to)
                self.all.pop().leave()
                self._open(scene)
            case Reset(to):
                scene = _scene_of(to)
                self._close_all()
                self._open(scene)
            case Chain(steps):
                for step in steps:
                    self.apply(step)
            case Quit():
                self._close_all()
                self.running = False

    def _open(self, scene: Scene) -> None:
        self.all.append(scene)
        scene.enter()

    def _close_all(self) -> None:
        """Tell all scenes to leave, the top one first; the list can still be read until another scene opens."""
        leaving, self.all = self.all, []
        for scene in reversed(leaving):
            scene.leave()


def _scene_of(to: Scene | Destination) -> Scene:
    return to.open() if isinstance(to, Destination) else to
