"""Move the focus of keys and pads over targets: to the next, or to the nearest in a direction."""

from collections.abc import Sequence
from math import hypot, inf

from game.client.targets import Target


def stepped(targets: Sequence[Target], name: str | None, step: int) -> str | None:
    """The name `step` places on from `name`, round and round; from nowhere, the first or last."""
    names = [target.name for target in targets]
    if not names:
        return name
    at = names.index(name) if name in names else (-1 if step > 0 else 0)
    return names[(at + step) % len(names)]


def aimed(targets: Sequence[Target], here: Target | None, direction: tuple[int, int]) -> str | None:
    """The name of the nearest target in a direction, sideways distance counting double; else where the focus is."""
    if here is None:
        return stepped(targets, None, 1)
    dx, dy = direction

    def distance(target: Target) -> float:
        x, y = target.rect.centerx - here.rect.centerx, target.rect.centery - here.rect.centery
        ahead, aside = x * dx + y * dy, x * dy + y * dx
        return hypot(ahead, 2 * aside) if ahead > 0 else inf

    nearest = min(targets, key=distance, default=here)
    return nearest.name if distance(nearest) < inf else here.name
