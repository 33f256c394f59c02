"""The focus of keys and pads: where it is in each scene, and how it moves from target to target."""

from collections.abc import Sequence
from math import hypot, inf
from weakref import WeakKeyDictionary

import pygame

from game.client.ui.page import Target, TargetTree
from game.client.ui.scene import Scene


class Focus:
    """The name of the target on which keys and pads act; while they are used, it is never lost."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.in_use = False  # keys or a pad were used last
        self._home: tuple[pygame.Rect, type] | None = None  # the place of the piece that was just laid, and its kind
        self.whole: str | None = None  # the field in which all words are selected, so that typing replaces them
        self._left: WeakKeyDictionary[Scene, tuple[str, object]] = WeakKeyDictionary()  # for the scenes below

    def come(self, left: Scene, topic: object, scene: Scene, targets: TargetTree) -> None:
        """Another scene is on top: the focus goes where it was there, or to its default; `topic` is of the one left."""
        if self.name is None:
            return
        self._left[left] = self.name, topic
        name, asked = self._left.get(scene, (None, scene.topic))
        self._home = None
        self._take((name if asked == scene.topic else None, targets.default, scene.default), targets)

    def begin(self, scene: Scene, targets: TargetTree) -> None:
        """The scene asks something else: the focus goes to its default."""
        self._home = None
        if self.name is not None:
            self._take((targets.default, scene.default), targets)

    def find(self, scene: Scene, targets: TargetTree) -> None:
        """Where keys or a pad are used and nothing has the focus, give it to the scene's default."""
        if self.in_use and self.name is None:
            self._take((targets.default, scene.default), targets)

    def hide(self) -> None:
        self.name = self.whole = self._home = None
        self.in_use = False

    def go_home(self, piece: Target) -> None:
        """On the next page, give the focus to the piece nearest to where one was taken, so that it can be laid next."""
        self._home = piece.rect, type(piece.name)

    def _take(self, wanted: Sequence[str | None], targets: TargetTree) -> None:
        enabled = [target for target in targets if target.role != "place" and target.enabled]
        self.name = next((name for name in (*wanted, first_of(enabled)) if name in targets), None)

    def stay(self, before: TargetTree, after: TargetTree) -> None:
        """Follow a new page: where the target with the focus is gone, the nearest one gets it."""
        home, self._home = self._home, None
        if self.name is None:
            return
        near = [target for target in after if target.enabled and target.role not in ("place", "field")]
        if home is not None:
            alike = [target for target in near if target.role == "piece" and type(target.name) is home[1]]
            self.name = min(alike, key=lambda target: _apart(target.rect, home[0])).name if alike else self.name
        lost = before.get(self.name)
        if self.name not in after:
            self.name = min(near, key=lambda target: _apart(target.rect, lost.rect)).name if near and lost else None


def _apart(one: pygame.Rect, other: pygame.Rect) -> float:
    return hypot(one.centerx - other.centerx, one.centery - other.centery)


def first_of(targets: Sequence[Target]) -> str | None:
    """Where the focus begins: at the first piece, unless a field comes first; at the first target without either."""
    if not targets or targets[0].role == "field":
        return targets[0].name if targets else None
    return next((target.name for target in targets if target.role == "piece" and target.enabled), targets[0].name)


def stepped(targets: Sequence[Target], name: str | None, step: int) -> str | None:
    """The name `step` places after `name`, in a circle; without a name where the focus begins, or the last."""
    names = [target.name for target in targets]
    if not names or (name is None and step > 0):
        return first_of(targets)
    at = names.index(name) if name in names else (-1 if step > 0 else 0)
    return names[(at + step) % len(names)]


def aimed(targets: Sequence[Target], here: Target | None, direction: tuple[int, int]) -> str | None:
    """The name of the nearest target in a direction, sideways distance counting double; else where the focus is.

    A target that is wholly ahead comes before one with only its middle ahead. Of targets in one spot it is the topmost:
    the piece, not the place that it lies on.
    """
    if here is None:
        return stepped(targets, None, 1)
    nearest = min(reversed(targets), key=lambda target: _way(here.rect, target.rect, direction), default=here)
    return nearest.name if _way(here.rect, nearest.rect, direction)[0] < inf else here.name


def _way(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[float, float]:
    """The distances from one rectangle to another: in a direction, and between the middles."""
    dx, dy = direction
    x, y = there.centerx - here.centerx, there.centery - here.centery
    ahead, aside = x * dx + y * dy, x * dy + y * dx
    if ahead <= 0:
        return inf, inf
    return hypot(ahead, 2 * aside), hypot(x, y)


def beyond(found: Sequence[Sequence[Target]], name: str | None, step: int) -> str | None:
    """The nearest target of the group that is `step` groups on."""
    if not found:
        return name
    at = next((place for place, group in enumerate(found) if any(each.name == name for each in group)), None)
    if at is None:
        return found[0][0].name
    here = next(each.rect for each in found[at] if each.name == name)
    return min(found[(at + step) % len(found)], key=lambda target: _apart(target.rect, here)).name


def groups(targets: Sequence[Target]) -> list[list[Target]]:
    """Targets that belong together, alike and one beside or below the other; the groups as the eye reads a page."""
    found: list[list[Target]] = []
    for target in targets:
        kin = next((group for group in found if any(_is_beside(each, target) for each in group)), None)
        if kin is None:
            found.append([target])
        else:
            kin.append(target)
    return sorted(found, key=lambda group: (group[0].rect.centery // 120, group[0].rect.centerx))


def _is_beside(one: Target, other: Target) -> bool:
    """Whether two targets are in one group: of the same kind and near to each other."""
    kinds = (type(one.name), one.role), (type(other.name), other.role)
    return kinds[0] == kinds[1] and bool(one.rect.inflate(96, 96).colliderect(other.rect))
