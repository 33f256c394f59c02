"""The page that a scene builds: what is drawn, in which order, and the tree of what a person can act on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec

import pygame
from msgspec import Struct, field
from msgspec.structs import replace

from game.client.base import reading_size
from game.client.base.subject import Subject
from game.client.graphics.brush import Align, Brush, Valign
from game.client.graphics.layout import CANVAS
from game.client.graphics.panes import Pane
from game.client.graphics.viewport import Point, RectLike, scaled
from game.client.ui.input_method import NOTHING, Composition

Role = Literal["button", "piece", "place", "field", "toggle", "choice", "panel", "sight"]
"""A sight is only looked at, and a press on it opens a closer look."""


class Target(Struct, frozen=True):
    """One thing with a name, a role and a rectangle on the canvas.

    `label` is spoken and tested, `hint` is its tooltip, `reason` says in words why it is disabled, `value` is
    what stands in a field, `subject` names the piece that can be looked at more closely.
    """

    name: str
    role: Role
    rect: pygame.Rect
    label: str
    enabled: bool = True
    reason: str = ""
    hint: str = ""
    value: str = ""
    subject: Subject = ()
    drawn: pygame.Rect | None = None  # where it is painted, if that is not all of the target
    is_ground: bool = False  # a place that is only an area where pieces lie; it is never shaded
    pane: Pane | None = None  # through which it is seen, if the page is not shown as it is laid out

    @property
    def seen(self) -> pygame.Rect:
        """Where it is painted."""
        return self.drawn or self.rect

    @property
    def tip(self) -> str:
        """The words of its tooltip."""
        return self.hint if self.enabled else (self.reason or self.hint)

    def inward(self, pos: Point) -> Point:
        """The point of the page as it is laid out that is seen at a point of the canvas."""
        return self.pane.inward(pos) if self.pane else pos


class State(Struct, frozen=True):
    """How a target looks at this moment."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False
    lifted: bool = False
    aimed: bool = False  # the piece in hand is over it and may go there
    enabled: bool = True
    composition: Composition = NOTHING  # what the field with the focus is called here
    whole: bool = False  # all words of the field are chosen, to be written over


REST, DISABLED = State(), State(enabled=False)


class Attention(Struct, frozen=True):
    """What pointer, focus and hand are at, by the names of targets."""

    hovered: str | None = None
    focused: str | None = None
    pressed: str | None = None
    lifted: str | None = None
    legal: frozenset[str] = frozenset()
    carrying: bool = False  # a piece is in hand, and not flying home
    composition: Composition = NOTHING  # in the field that has the focus
    whole: bool = False  # all its words are chosen

    def bars(self, target: Target) -> bool:
        """Whether a target is a place where the piece in hand may not go."""
        closed = target.role == "place" and not target.is_ground and target.name not in self.legal
        return self.carrying and closed

    def state_of(self, target: Target) -> State:
        """How a target looks now."""
        name = target.name
        if name not in (self.hovered, self.focused, self.pressed, self.lifted):
            return REST if target.enabled else DISABLED
        return State(
            hovered=name == self.hovered and target.enabled,
            focused=name == self.focused,
            pressed=name == self.pressed and target.enabled,
            lifted=name == self.lifted,
            aimed=name in self.legal and name in (self.hovered, self.focused),
            enabled=target.enabled,
            composition=self.composition if name == self.focused and target.role == "field" else NOTHING,
            whole=self.whole and name == self.focused and target.role == "field",
        )


class TargetTree(Struct):
    """The targets of a scene from bottom to top."""

    _targets: dict[str, Target] = field(default_factory=dict)
    default: str = ""  # what Space and Enter choose before the scene's own default

    def add(self, target: Target) -> None:
        """Put a target on top; ValueError for a name that is there already."""
        if target.name in self._targets:
            raise ValueError(f"two targets are named {target.name!r}")
        self._targets[target.name] = target

    def join(self, tree: TargetTree) -> None:
        """Put the targets of another tree on top; ValueError for a name that is there already."""
        if not self._targets.keys().isdisjoint(tree._targets.keys()):
            raise ValueError(f"two targets are named {min(self._targets.keys() & tree._targets.keys())!r}")
        self._targets |= tree._targets

    def __iter__(self) -> Iterator[Target]:
        return iter(self._targets.values())

    def __contains__(self, name: object) -> bool:
        return name in self._targets

    def __len__(self) -> int:
        return len(self._targets)

    def by_name(self, name: str) -> Target:
        """The target of a name; KeyError tells which names there are."""
        if name not in self._targets:
            raise KeyError(f"no target {name!r} among {sorted(self._targets)}")
        return self._targets[name]

    def get(self, name: str | None) -> Target | None:
        """The target of a name, if it is there."""
        return self._targets.get(name) if name is not None else None

    def at(self, pos: Point | None, role: Role | None = None) -> Target | None:
        """The topmost target at a canvas point; with `role`, the topmost of that role."""
        if pos is None:
            return None
        downwards = reversed(self._targets.values())
        return next((one for one in downwards if one.rect.collidepoint(pos) and role in (None, one.role)), None)

    def place_at(self, pos: Point | None, legal: frozenset[str]) -> Target | None:
        """The place at a point, legal places first, because a piece may cover its place."""
        if pos is None:
            return None
        hits = [target for target in self if target.name in legal and target.rect.collidepoint(pos)]
        return hits[-1] if hits else self.at(pos, "place")


P = ParamSpec("P")


PRESSED = frozenset({"button", "choice", "field"})  # roles of targets that are only there to be pressed
TITLES = ("sc", "black")  # faces in which titles are set

REACH = 8  # canvas units: how far words, edges and the ring of the focus reach beyond the rectangle of an item
WITHIN, ROUNDED = frozenset({Brush.blit, Brush.ground, Brush.rect, Brush.framed, Brush.veil}), 4  # these as they round


class Item(Struct, frozen=True):
    """One entry of a page: where it is painted, by which function with which arguments, and its target, if it has one.

    The function gets the brush, for a target its state, and then the arguments. If it and its arguments are values,
    the entry needs not be painted again where the same one is on the next page.
    """

    rect: pygame.Rect
    function: Callable[..., None]
    args: tuple[Any, ...] = ()
    named: dict[str, Any] = field(default_factory=dict)
    target: Target | None = None
    pane: Pane | None = None  # through which it is seen, if the page is not shown as it is laid out

    def paint(self, brush: Brush, state: State) -> None:
        """Paint it."""
        if self.pane is None:
            self._paint(brush, state)
            return
        surface, clip = brush.surface, brush.surface.get_clip()
        surface.set_clip(clip.clip(brush.area(self.pane.shown)))
        with reading_size.enlarged(self.pane.times):
            self._paint(brush.within(self.pane), state)
        surface.set_clip(clip)

    def _paint(self, brush: Brush, state: State) -> None:
        if self.target is None:
            self.function(brush, *self.args, **self.named)
        else:
            self.function(brush, state, *self.args, **self.named)

    def looks_like(self, other: Item) -> bool:
        """Whether it paints what another entry does in the same state; a closure or a method may read what changed."""
        return self is other or (
            type(self.function) is FunctionType
            and self.function is other.function
            and self.function.__closure__ is None
            and self.rect == other.rect
            and self.pane == other.pane
            and self.framed == other.framed
            and self.args == other.args
            and self.named == other.named
        )

    @property
    def bounds(self) -> pygame.Rect:
        """The area of the canvas that the item may paint on."""
        reach = ROUNDED if self.function in WITHIN else REACH
        if self.pane is None:
            return self.framed.inflate(2 * reach, 2 * reach)
        reach = round(reach * max(1.0, self.pane.times))
        painted = self.framed.inflate(2 * reach, 2 * reach)
        return painted if self.target else painted.clip(self.pane.shown)  # the ring of the focus is not cut

    @property
    def framed(self) -> pygame.Rect:
        """What the ring of the focus goes around: the target, with all that is painted of it."""
        return self.rect.union(self.target.rect) if self.target else self.rect

    def through(self, pane: Pane, target: Target | None) -> Item:
        """The same entry, with its target if that belongs to the pane, as it is seen through a pane."""
        if target is not None:
            drawn = target.drawn and pane.outward(target.drawn)
            rect = pane.outward(target.rect).clip(pane.shown)
            target = replace(target, rect=rect, drawn=drawn, pane=pane)
        return replace(self, rect=pane.outward(self.rect), target=target, pane=pane)

    def state(self, attention: Attention) -> State:
        """How it looks now."""
        return attention.state_of(self.target) if self.target else REST


class Part(NamedTuple):
    """What a function has put on a page, and from which arguments."""

    build: Callable[..., None]
    args: tuple[Any, ...]
    named: dict[str, Any]
    page: Page


class Page(Struct):
    """Items from bottom to top; `scale` is px per unit of a `canvas`, for scenes that bake their own sprites."""

    scale: float = 1.0
    canvas: tuple[int, int] = CANVAS
    items: list[Item] = field(default_factory=list)
    targets: TargetTree = field(default_factory=TargetTree)
    anchors: dict[str, pygame.Rect] = field(default_factory=dict)
    title: str = ""  # for those who listen
    told: list[str] = field(default_factory=list)  # to them, of what is only painted
    sheets: list[pygame.Rect] = field(default_factory=list)  # of parchment; a press outside may close the scene
    grounds: list[pygame.Rect] = field(default_factory=list)  # pictures of tables, boards and sheets
    answers: dict[str, Callable[[], Any]] = field(default_factory=dict)  # transitions of targets not the scene's own
    hears: Callable[[str, str], bool] = lambda _name, _place: False
    """Told of each press, and of each piece with its place; whether a press was meant for whoever hears it."""
    parts: list[Part] = field(default_factory=list)
    before: Sequence[Part] = ()  # the parts of the page before

    def draw(
        self, rect: RectLike, paint: Callable[Concatenate[Brush, P], None], *args: P.args, **named: P.kwargs
    ) -> None:
        """Add something that is only looked at: a function that paints it, and its arguments behind the brush."""
        self.items.append(Item(pygame.Rect(rect), paint, args, named))

    def part(self, build: Callable[Concatenate[Page, P], None], *args: P.args, **named: P.kwargs) -> None:
        """Add a part that depends only on its arguments and the look; one that was on the page before is kept.

        A part may have parts: one that is built again keeps those of its own that may stay.
        """
        for part in self.before:
            if part.build is build and part.args == args and part.named == named and part.page.scale == self.scale:
                break
        else:
            part = Part(build, args, named, Page(self.scale, before=self.before))
            build(part.page, *args, **named)
            part.page.before = ()  # else each part would hold all those before it
        page = part.page
        self.parts += (part, *page.parts)
        self.items += page.items
        self.targets.join(page.targets)
        self.anchors |= page.anchors
        self.sheets += page.sheets
        self.grounds += page.grounds
        self.answers |= page.answers
        self.told += page.told
        self.title = self.title or page.title

    def tell(self, *sentences: str) -> None:
        """Have sentences told to those who listen, of what is only painted."""
        self.told += filter(None, sentences)

    def written(self) -> list[str]:
        """The words that stand on it, in the order in which they were put there."""
        return [item.args[1] for item in self.items if item.function is Brush.text]

    def entitle(self, words: str, face: str) -> None:
        """Take words for the title if they are the first ones in capitals or black letters."""
        self.title = self.title or (words if face in TITLES else "")

    def target(
        self, target: Target, paint: Callable[Concatenate[Brush, State, P], None], *args: P.args, **named: P.kwargs
    ) -> None:
        """Add something that can be acted on: a function that paints it, and its arguments behind brush and state."""
        self.targets.add(target)
        self.items.append(Item(target.drawn or target.rect, paint, args, named, target))

    def anchor(self, name: str, rect: RectLike) -> None:
        """Name a place that is no target, for what flies to it or from it; see `game.client.scenes.motion`."""
        self.anchors[name] = pygame.Rect(rect)

    def to_watch(self) -> Page:
        """The page for people who only watch: without buttons, and nothing can be pressed or lifted."""
        seen, buttons = list[Item](), list[pygame.Rect]()
        for item in self.items:
            if item.target is not None and item.target.role in PRESSED:
                buttons.append(item.rect)
            elif not any(button.contains(item.rect) for button in buttons):
                seen.append(item)
        return Page(self.scale, self.canvas, seen, anchors=self.anchors, sheets=self.sheets)

    def item(self, name: str) -> Item | None:
        """The entry of a target, if it is there."""
        return next((item for item in self.items if item.target and item.target.name == name), None)

    def taken(self) -> list[pygame.Rect]:
        """Where something is to be seen or pressed, but for what others lie on; of words, only what they take."""
        found = list[pygame.Rect]()
        for item in self.items:
            if item.function is Brush.text:
                words = extent(self.scale * (item.pane.times if item.pane else 1), *item.args, **item.named)
                found.append(item.pane.outward(words) if item.pane else words)
            elif item.rect not in self.grounds:
                framed = item.framed
                if item.target is None or framed.w * framed.h <= LARGEST:
                    found.append(framed)
        return found


LARGEST = CANVAS[0] * CANVAS[1] // 8  # a target that is larger is a ground for pieces


def extent(
    scale: float,
    rect: RectLike,
    words: str,
    *style: Any,
    align: Align = "left",
    valign: Valign = "center",
    **limits: Any,
) -> pygame.Rect:
    """The part of a rectangle that words take, by the arguments of `Brush.text`; `scale` is px per canvas unit."""
    brush = Brush(_NOWHERE, scale)
    size = brush.setting(rect, words, *style[:2], **limits).size
    return scaled(brush.place(rect, size, align, valign), 1 / scale)


_NOWHERE = pygame.Surface((1, 1))
