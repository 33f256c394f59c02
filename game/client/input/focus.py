"""The focus of keys and pads: where it is in each scene, and how it moves from target to target."""

from collections.abc import Sequence
from math import hypot, inf
from weakref import WeakKeyDictionary

from game.client.screen.scene import Scene
from game.client.screen.targets import Target, TargetTree


class Focus:
    """Names the target that keys act on; once keys are in use it is never lost, only moved by hand."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.whole: str | None = None  # the field all of whose words are chosen, to be written over
        self._left: WeakKeyDictionary[Scene, tuple[str, object]] = WeakKeyDictionary()  # of those that wait

    def come(self, left: Scene, topic: object, scene: Scene, targets: TargetTree) -> None:
        """Another scene is on top: the focus goes to where it was there, or to what the scene offers first.

        `topic` is what was asked in the scene that was left.
        """
        if self.name is None:
            return
        self._left[left] = self.name, topic
        name, asked = self._left.get(scene, (None, scene.topic))
        self._take((name if asked == scene.topic else None, scene.default), targets)

    def begin(self, scene: Scene, targets: TargetTree) -> None:
        """The scene asks something else: the focus goes to what it offers first, wherever it was before."""
        if self.name is not None:
            self._take((scene.default,), targets)

    def _take(self, wanted: Sequence[str | None], targets: TargetTree) -> None:
        first = next((target.name for target in targets if target.role != "place" and target.enabled), None)
        self.name = next((name for name in (*wanted, first) if name in targets), None)

    def stay(self, before: TargetTree, after: TargetTree) -> None:
        """The page was built anew: a target that is gone passes the focus to the one nearest to where it was."""
        lost = before.get(self.name)
        if self.name is None or self.name in after:
            return
        near = [target for target in after if target.enabled and target.role not in ("place", "field")]
        self.name = min(near, key=lambda target: _apart(target, lost)).name if near and lost else None


def _apart(one: Target, other: Target) -> float:
    return hypot(one.rect.centerx - other.rect.centerx, one.rect.centery - other.rect.centery)


def stepped(targets: Sequence[Target], name: str | None, step: int) -> str | None:
    """The name `step` places on from `name`, round and round; from nowhere, the first or last."""
    names = [target.name for target in targets]
    if not names:
        return name
    at = names.index(name) if name in names else (-1 if step > 0 else 0)
    return names[(at + step) % len(names)]


def aimed(targets: Sequence[Target], here: Target | None, direction: tuple[int, int]) -> str | None:
    """The name of the nearest target in a direction, sideways distance counting double; else where the focus is.

    Of targets in the same spot it is the topmost: the piece, not the place that it lies on.
    """
    if here is None:
        return stepped(targets, None, 1)
    dx, dy = direction

    def distance(target: Target) -> float:
        x, y = target.rect.centerx - here.rect.centerx, target.rect.centery - here.rect.centery
        ahead, aside = x * dx + y * dy, x * dy + y * dx
        return hypot(ahead, 2 * aside) if ahead > 0 else inf

    nearest = min(reversed(targets), key=distance, default=here)
    return nearest.name if distance(nearest) < inf else here.name
