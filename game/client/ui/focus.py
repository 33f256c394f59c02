"""The focus of keys and pads: where it is in each scene, and how it moves from target to target."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import hypot, inf
from typing import NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

import pygame

from game.client.ui.page import Page, Target, TargetTree
from game.client.ui.scene import Scene
from game.client.ui.target_names import OrderCard


class Focus:
    """The name of the target on which keys and pads act; while they are used, it is never lost."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.in_use = False  # keys or a pad were used last
        self._home: Target | None = None  # the piece that was just laid, where it was taken
        self.whole: str | None = None  # the field in which all words are selected, so that typing replaces them
        self._left: WeakKeyDictionary[Scene, tuple[str, object]] = WeakKeyDictionary()  # for the scenes below

    def come(self, left: Scene, topic: object, scene: Scene, page: Page) -> None:
        """Another scene is on top: the focus goes where it was there or begins; `topic` is of the one left."""
        if self.name is None:
            return
        self._left[left] = self.name, topic
        name, asked = self._left.get(scene, (None, scene.topic))
        self._home = None
        self.name = name if asked == scene.topic and name in page.targets else beginning(scene, page)

    def begin(self, scene: Scene, page: Page) -> None:
        """The scene asks something else: the focus goes where it begins."""
        self._home = None
        if self.name is not None:
            self.name = beginning(scene, page)

    def find(self, scene: Scene, page: Page) -> None:
        """Where keys or a pad are used and nothing has the focus, give it to what it begins with."""
        if self.in_use and self.name is None:
            self.name = beginning(scene, page)

    def hide(self) -> None:
        self.name = self.whole = self._home = None
        self.in_use = False

    def go_home(self, piece: Target) -> None:
        """On the next page, go on with what comes after this piece, which was just laid; see `stay`."""
        self._home = piece

    def stay(self, scene: Scene, before: TargetTree, page: Page) -> None:
        """Follow a new page; where the target with the focus is gone, the nearest one gets it.

        After a piece was laid, what it made possible by that gets the focus, or else a piece that can be laid next.
        """
        home, self._home = self._home, None
        if self.name is None:
            return
        if home is not None:
            self.name = self._after(home, scene, before, page) or self.name
        lost = before.get(self.name)
        if self.name not in page.targets:
            near = [target for target in page.targets if target.enabled and target.role not in ("place", "field")]
            self.name = min(near, key=lambda target: _apart(target.rect, lost.rect)).name if near and lost else None

    def _after(self, home: Target, scene: Scene, before: TargetTree, page: Page) -> str | None:
        """The default deed, if only the laid piece made it possible; else the piece nearest to where that was taken.

        Pieces of its kind come first, but after a card those of the other half of the order.
        """
        default, was = page.targets.get(scene.default), before.get(scene.default)
        if default is not None and default.enabled and (was is None or not was.enabled):
            return default.name
        left = [one for one in legal_pieces(scene, page) if not _is_laid(one, page)]
        left = [one for one in left if one.name != home.name or one.rect == home.rect]  # of types there are more there
        is_half = isinstance(home.name, OrderCard)
        alike = [one for one in left if (type(one.name) is type(home.name)) != is_half]
        return min(alike or left, key=lambda one: _apart(one.rect, home.rect)).name if left else None


LINE = 120  # canvas units: what is no farther apart is one line to the eye


def _apart(one: pygame.Rect, other: pygame.Rect) -> float:
    return hypot(one.centerx - other.centerx, one.centery - other.centery)


def legal_pieces(scene: Scene, page: Page) -> list[Target]:
    """The pieces that can be lifted or turned now, as the eye reads them; what is laid already comes last."""
    pieces = [target for target in as_read(page) if target.role == "piece" and target.enabled]
    legal = [one for one in pieces if scene.taps(one.name) or scene.piece_part.places_for(one.name)]
    return sorted(legal, key=lambda piece: _is_laid(piece, page))


def _is_laid(piece: Target, page: Page) -> bool:
    """Whether a piece lies on a place, and not only on the ground where such pieces lie from the beginning."""
    places = (target for target in page.targets if target.role == "place" and not target.is_ground)
    return any(place.rect.collidepoint(piece.rect.center) for place in places)


def beginning(scene: Scene, page: Page) -> str | None:
    """Where the focus begins: at the default, unless that cannot be done yet; then at a field or the first piece."""
    for name in (page.targets.default, scene.default):
        if (default := page.targets.get(name)) is not None and default.enabled:
            return default.name
    enabled = [target for target in as_read(page) if target.enabled and target.role != "place"]
    fields = [target for target in enabled[:1] if target.role == "field"]
    return next((target.name for target in (*fields, *legal_pieces(scene, page), *enabled)), None)


def stepped(targets: Sequence[Target], name: str | None, step: int) -> str | None:
    """The name `step` places after `name`, in a circle."""
    names = [target.name for target in targets]
    at = names.index(name) if name in names else (-1 if step > 0 else 0)
    return names[(at + step) % len(names)] if names else None


def frames(targets: Sequence[Target]) -> dict[str, Target]:
    """The places and panels in which smaller targets lie, by their names."""
    grounds = [target for target in targets if target.role in ("place", "panel")]
    return {ground.name: ground for ground in grounds if any(_lies_in(target, ground) for target in targets)}


def _lies_in(target: Target, ground: Target) -> bool:
    smaller = target.rect.w * target.rect.h < ground.rect.w * ground.rect.h
    return smaller and ground.rect.collidepoint(target.rect.center)


def aimed(targets: Sequence[Target], here: Target, direction: tuple[int, int], around: Mapping[str, Target]) -> str:
    """The name of the nearest target in a direction, by what is painted of them; else where the focus is.

    What is only `around` others is passed by, except from a place or panel beside it. Of targets in one spot it is the
    topmost: the piece, not the place that it lies on.
    """
    is_beside = here.role in ("place", "panel") and not any(_lies_in(here, frame) for frame in around.values())
    there = targets if is_beside else [target for target in targets if target.name not in around]
    nearest = min(reversed(there), key=lambda target: _way(here.seen, target.seen, direction), default=here)
    return nearest.name if _way(here.seen, nearest.seen, direction) < inf else here.name


ASIDE, APART = 4, 0.3  # what it costs to go beside what is ahead, and to another middle, by the distance ahead


def _way(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> float:
    """How far one rectangle is from another in a direction; infinitely, if it is not ahead."""
    (left, right), (near, far) = _span(here, direction), _span(there, direction)
    if far <= right:
        return inf
    across = abs(direction[1]), abs(direction[0])
    (top, bottom), (high, low) = _span(here, across), _span(there, across)
    aside = max(0, high - bottom, top - low)
    if near + far - left - right <= 2 * aside:
        return inf
    return max(0, near - right) + ASIDE * aside + APART * abs(top + bottom - high - low) / 2


def _span(rect: pygame.Rect, direction: tuple[int, int]) -> tuple[int, int]:
    """Where a rectangle begins and ends for somebody who goes in a direction."""
    dx, dy = direction
    left, top, width, height = rect
    first = left * dx + top * dy
    last = first + width * dx + height * dy
    return (first, last) if first < last else (last, first)


_Box: TypeAlias = tuple[int, int, int, int]


class _Block(NamedTuple):
    """What is read at once: a target, by its number, or only a ground on which targets lie."""

    rect: pygame.Rect
    target: int | None


def as_read(page: Page) -> list[Target]:
    """The targets as the eye reads them: parts that stand apart one after the other, and what lies in each after it.

    The parts are the targets, and whatever is painted below several of them.
    """
    targets = list(page.targets)
    painted = frozenset(_box(item.rect) for item in page.items if item.target is None)
    return [targets[at] for at in _order(tuple(_box(target.seen) for target in targets), painted)]


def _box(rect: pygame.Rect) -> _Box:
    return rect.x, rect.y, rect.w, rect.h


@lru_cache(maxsize=4)
def _order(seen: tuple[_Box, ...], painted: frozenset[_Box]) -> tuple[int, ...]:
    """In which order targets are read, by where they are seen and what is painted; most presses change neither."""
    blocks = [_Block(pygame.Rect(box), at) for at, box in enumerate(seen)]
    middles = [pygame.Rect(block.rect.center, (1, 1)) for block in blocks]
    blocks += [_Block(box, None) for box in map(pygame.Rect, painted) if len(box.collidelistall(middles)) > 1]
    # what lies in another one comes after it
    blocks.sort(key=lambda block: (-block.rect.w * block.rect.h, block.target is not None))
    return tuple(_read(blocks))


def _read(blocks: Sequence[_Block]) -> Iterator[int]:
    tops = list[tuple[_Block, list[_Block]]]()
    for block in blocks:
        inside = next((inside for top, inside in tops if top.rect.collidepoint(block.rect.center)), None)
        if inside is None:
            tops.append((block, []))
        else:
            inside.append(block)
    for at in _in_lines([top.rect for top, _ in tops], range(len(tops))):
        top, inside = tops[at]
        if top.target is not None:
            yield top.target
        yield from _read(inside)


def _in_lines(rects: Sequence[pygame.Rect], which: Sequence[int]) -> list[int]:
    """Some of the rectangles by number, cut again and again along the widest gap; of two alike, the one across."""
    if len(which) < 2:
        return list(which)
    cuts = [_widest_gap([_span(rects[at], way) for at in which]) for way in ((0, 1), (1, 0))]
    (gap, middle), way = max(zip(cuts, ((0, 1), (1, 0)), strict=True), key=lambda cut: cut[0][0])
    if gap < 0:
        return sorted(which, key=lambda at: (rects[at].centery // LINE, rects[at].centerx))
    before, after = list[int](), list[int]()
    for at in which:
        (before if _span(rects[at], way)[0] < middle else after).append(at)
    return _in_lines(rects, before) + _in_lines(rects, after)


def _widest_gap(spans: list[tuple[int, int]]) -> tuple[int, int]:
    """The width of the widest gap between spans, and where the next one begins; below 0 without one."""
    spans = sorted(spans)
    first = end = spans[0][0]
    found = (-1, 0)
    for begin, until in spans:
        if begin - end > found[0] and begin > first:
            found = begin - end, begin
        end = max(end, until)
    return found


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
    return sorted(found, key=lambda group: (group[0].rect.centery // LINE, group[0].rect.centerx))


def _is_beside(one: Target, other: Target) -> bool:
    """Whether two targets are in one group: of the same kind and near to each other."""
    kinds = (type(one.name), one.role), (type(other.name), other.role)
    return kinds[0] == kinds[1] and bool(one.rect.inflate(96, 96).colliderect(other.rect))
