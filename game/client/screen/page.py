"""The page that a scene builds: what is drawn, in which order, and what of it is a target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.client.graphics.brush import Brush
from game.client.graphics.viewport import RectLike
from game.client.screen.targets import REST, Attention, State, Target, TargetTree

Paint = Callable[[Brush], None]
TargetPaint = Callable[[Brush, State], None]

PRESSED = frozenset({"button", "choice", "field"})  # roles of targets that are only there to be pressed
TITLES = ("sc", "black")  # faces in which titles are set

# Shadows and halos reach this far (canvas units) beyond the rectangle of an item.
REACH = 16


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a page: where and how it is painted, and its target, which may be larger than what is painted."""

    rect: pygame.Rect
    paint: TargetPaint
    target: Target | None = None

    @property
    def bounds(self) -> pygame.Rect:
        """The area of the canvas that the item may paint on."""
        return self.framed.inflate(2 * REACH, 2 * REACH)

    @property
    def framed(self) -> pygame.Rect:
        """What the ring of the focus goes around: the target, with all that is painted of it."""
        return self.rect.union(self.target.rect) if self.target else self.rect

    def state(self, attention: Attention) -> State:
        """How it looks now."""
        return attention.state_of(self.target) if self.target else REST


@dataclass(slots=True)
class Page:
    """Items from bottom to top; `scale` is px per canvas unit, for scenes that bake their own sprites."""

    scale: float = 1.0
    items: list[Item] = field(default_factory=list)
    targets: TargetTree = field(default_factory=TargetTree)
    anchors: dict[str, pygame.Rect] = field(default_factory=dict)
    title: str = ""  # for those who listen
    sheets: list[pygame.Rect] = field(default_factory=list)  # of parchment; a press outside may close the scene
    answers: dict[str, Callable[[], Any]] = field(default_factory=dict)  # transitions of targets not the scene's own
    hears: Callable[[str, str], bool] = lambda _name, _place: False
    """Told of each press, and of each piece with its place; whether a press was meant for whoever hears it."""

    def draw(self, rect: RectLike, paint: Paint) -> None:
        """Add something that is only looked at."""
        self.items.append(Item(pygame.Rect(rect), lambda brush, _state: paint(brush)))

    def entitle(self, words: str, face: str) -> None:
        """Take words for the title if they are the first ones in capitals or black letters."""
        self.title = self.title or (words if face in TITLES else "")

    def target(self, target: Target, paint: TargetPaint, drawn: pygame.Rect | None = None) -> None:
        """Add something that can be acted on; `drawn` is where it is painted, if that is not all of the target."""
        self.targets.add(target)
        self.items.append(Item(drawn or target.rect, paint, target))

    def anchor(self, name: str, rect: RectLike) -> None:
        """Name a place that is no target, for what flies to it or from it; see `game.client.motion`."""
        self.anchors[name] = pygame.Rect(rect)

    def to_watch(self) -> Page:
        """The page for people who only watch: without buttons, and nothing can be pressed or lifted."""
        seen, buttons = list[Item](), list[pygame.Rect]()
        for item in self.items:
            if item.target is not None and item.target.role in PRESSED:
                buttons.append(item.rect)
            elif not any(button.contains(item.rect) for button in buttons):
                seen.append(item)
        return Page(self.scale, seen, anchors=self.anchors, sheets=self.sheets)

    def item(self, name: str) -> Item | None:
        """The entry of a target, if it is there."""
        return next((item for item in self.items if item.target and item.target.name == name), None)
