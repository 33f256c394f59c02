"""What a choreography works with: where things were and are, their pictures, and the motions so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import pygame
from msgspec import Struct, field

from game.client.base.settings import Settings, Speed
from game.client.graphics import brush, piece_art, theme
from game.client.ui.drag import with_shadow
from game.client.ui.motions import FADE_S, FLIGHT_ARC, Box, Drawn, Motion, Patch, Picture, Pose, Seen, Time
from game.client.ui.page import REST, Item, Page
from game.client.ui.scene import Sprite
from game.client.ui.target_names import Keeps, SeatPanel, SeatSpot

if TYPE_CHECKING:
    from game.client.text.seats import Seats  # the first picture waits for no rules


class Anchors:
    """Named rectangles of some pages, the lowest first; a name on a higher page replaces the same name below.

    They are found when the first one is asked for: most pages come without a motion.
    """

    def __init__(self, pages: Sequence[Page] = ()) -> None:
        self._pages = pages

    def __bool__(self) -> bool:
        """Whether there is any target."""
        return any(item.target for page in self._pages for item in page.items)

    @cached_property
    def items(self) -> dict[str, Item]:
        """The entries of the targets."""
        return {item.target.name: item for page in self._pages for item in page.items if item.target}

    @cached_property
    def _rects(self) -> dict[str, pygame.Rect]:
        found: dict[str, pygame.Rect] = {}
        for page in self._pages:
            found |= {item.target.name: item.rect for item in page.items if item.target}
            found |= page.anchors
        return found

    def box(self, *names: str) -> Box | None:
        """The rectangle of the first of these names that has one."""
        found = next((self._rects[name] for name in names if name in self._rects), None)
        return None if found is None else (found.x, found.y, found.w, found.h)

    def put(self, name: str, centre: tuple[float, float]) -> None:
        """Change the place of a thing to where a hand let go of it."""
        if name in self._rects:
            self._rects[name] = self._rects[name].move_to(center=(round(centre[0]), round(centre[1])))


SHADOW = (8, 13)  # of what is in the air
OPAQUE = 255
LARGE = 600_000  # px: larger pictures are not kept, and are scaled fast instead of smoothly


class Pictures:
    """Makes surfaces at one scale, from the pages before and after a move; `part` gives a part of a painted one."""

    def __init__(
        self, scale: float, before: Anchors, after: Anchors, part: Callable[[Time, Box], pygame.Surface | None]
    ) -> None:
        self._scale = scale
        self.before, self.after = before, after
        self._anchors: dict[Time, Anchors] = {"before": before, "after": after}
        self._part = part
        self._masters: dict[Picture, pygame.Surface | None] = {}
        self._drawn = 0  # how many of them there were in the last frame
        self._made: dict[tuple[Picture, tuple[int, int], float, bool], pygame.Surface] = {}

    def keep_patches(self, motions: Iterable[Motion]) -> None:
        """Copy the parts of the page before that these motions show; the next page is painted over it."""
        for motion in motions:
            for picture in motion.pictures:
                if isinstance(picture, Patch) and picture.when == "before":
                    self._master(picture)

    def make_ahead(self, motions: Iterable[Motion]) -> None:
        """Draw one picture that is shown later in a frame that had none to draw, so that no frame draws several."""
        before, self._drawn = self._drawn, len(self._masters)
        if before < self._drawn:
            return
        waiting = (picture for motion in motions for picture in motion.pictures if isinstance(picture, Drawn | Patch))
        picture = next((one for one in waiting if one not in self._masters), None)
        if picture is not None:
            self._master(picture)
            self._drawn += 1

    def sprite(self, pose: Pose) -> Sprite | None:
        """A sprite for a pose; None where there is no such picture."""
        if pose.size[0] * pose.size[1] * self._scale**2 > LARGE:
            large = self._make(pose, pygame.transform.scale)
            return None if large is None else Sprite(large, pose.centre, pose.angle)
        key = (pose.picture, pose.size, pose.opacity, pose.airborne)
        if key not in self._made:
            surface = self._make(pose)
            if surface is None:
                return None
            self._made[key] = surface
        return Sprite(self._made[key], pose.centre, pose.angle)

    def _make(
        self, pose: Pose, resized: Callable[..., pygame.Surface] = pygame.transform.smoothscale
    ) -> pygame.Surface | None:
        master = self._master(pose.picture)
        if master is None:
            return None
        size = (max(1, round(pose.size[0] * self._scale)), max(1, round(pose.size[1] * self._scale)))
        near = abs(size[0] - master.get_width()) <= 1 and abs(size[1] - master.get_height()) <= 1
        surface = master if near else resized(master, size)
        if pose.airborne:
            surface = with_shadow(surface, self._scale, SHADOW)
        if pose.opacity < 1:
            surface = surface.copy()
            surface.set_alpha(round(OPAQUE * max(0.0, pose.opacity)))
        return surface

    def _master(self, picture: Picture) -> pygame.Surface | None:
        if picture not in self._masters:
            self._masters[picture] = self._draw(picture)
        return self._masters[picture]

    def _draw(self, picture: Picture) -> pygame.Surface | None:
        match picture:
            case Patch():
                return self._part(picture.when, picture.box)
            case Seen(when, name) if item := self._anchors[when].items.get(name):
                return brush.bake_part(item.rect, self._scale, lambda on: item.paint(on, REST))
            case Drawn():
                if isinstance(picture.surface, pygame.Surface):
                    return picture.surface
                width, height = (max(1, round(side * self._scale)) for side in picture.size)
                return picture.surface(width, height)
        return None


FACTORS: dict[Speed, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
MOST_FADES = 16
LONG_S = 60.0  # longer than anything waits


def paced(dt_s: float, speed: Speed) -> float:
    """Seconds as they count at a speed, for pauses and turns; without motion they count as longer than any wait.

    >>> paced(0.1, "fast")
    0.2
    """
    return dt_s / FACTORS[speed] if FACTORS[speed] else LONG_S


class Timeline(Struct, frozen=True):
    """Motions from bottom to top; time counts from the move."""

    motions: tuple[Motion, ...] = ()

    @property
    def over_s(self) -> float:
        return max((motion.over_s for motion in self.motions), default=0.0)

    def poses(self, now_s: float) -> list[Pose]:
        poses = (motion.pose(now_s) for motion in self.motions)
        return [pose for pose in poses if pose is not None]


def timeline(motions: Iterable[Motion], settings: Settings) -> Timeline:
    """The motions as the settings want them: slower, faster, as fades, or none."""
    factor = FACTORS[settings.speed]
    if not factor:
        return Timeline()
    if settings.reduced_motion:
        return Timeline(tuple(_fades(motions)))
    return Timeline(tuple(motion.scaled(factor) for motion in motions))


def _fades(motions: Iterable[Motion]) -> Iterable[Motion]:
    """A cross-fade at each place where something left or came: the old picture fades, and nothing moves."""
    boxes: dict[Box, None] = {}
    for motion in motions:
        boxes |= {motion.start: None, motion.end: None}
    for box in list(boxes)[:MOST_FADES]:
        before = (Patch("before", box),)
        yield Motion(pictures=before, start=box, end=box, duration_s=FADE_S, easing="linear", opacity=(1.0, 0.0))


Purse: TypeAlias = Literal["purse", "fame"]

STEP_S = 0.07  # between things that start one after the other
PAPER_SHARE = 0.36  # the radius of a laurel's inside
FLIGHT_TURN = 6.0
POINT_S, COUNT_MOST_S, SWELL = 0.03, 0.9, 0.2
DISCARD_S = 0.22
SLIDE = 260  # how far discarded things slide to the left


class MotionBuilder(Struct):
    """The motions of one move; `at_s` is when the next thing starts, `origin` is where rewards come from."""

    seats: Seats
    before: Anchors
    after: Anchors
    motions: list[Motion] = field(default_factory=list)
    at_s: float = 0.0
    origin: Box | None = None
    shown_s: float = 0.0
    """Until when the printed books are shown with their fame; 0 where they are not."""
    changes: dict[tuple[Purse, int], tuple[int, float]] = field(default_factory=dict)
    """How much each number grew or shrank, and when it begins to roll."""

    def home(self, keeps: Keeps, seat: int) -> Box | None:
        """The place where a seat keeps something: its own spot, a tray of its scene, or its panel."""
        trays = [keeps] if self.after.box(SeatSpot("house", seat)) else []  # their names have no number of a seat
        return self.after.box(SeatSpot(keeps, seat), *trays, SeatPanel(seat))

    def add(
        self,
        pictures: tuple[Picture, ...],
        start: Box,
        end: Box | None = None,
        begin_s: float | None = None,
        **manner: Any,
    ) -> Motion:
        """Add a motion that begins now or at a time; without an `end` it stays where it starts.

        `manner` is how it moves: the other fields of a `Motion`.
        """
        begin_s = self.at_s if begin_s is None else begin_s
        motion = Motion(pictures=pictures, start=start, end=end or start, begin_s=begin_s, **manner)
        self.motions.append(motion)
        return motion

    def fly(
        self,
        pictures: tuple[Picture, ...],
        start: Box | None,
        end: Box | None,
        begin_s: float | None = None,
        *,
        flips: bool = False,
        early: bool = True,
    ) -> None:
        """Add a flight in an arc; nothing where its start or end is unknown."""
        if start is not None and end is not None:
            turn = (FLIGHT_TURN, 0.0)
            self.add(pictures, start, end, begin_s, arc=FLIGHT_ARC, turn=turn, flips=flips, early=early, airborne=True)

    def slide_off(self, picture: Picture, box: Box) -> None:
        """Add the motion of something discarded: it slides to the left and fades."""
        end = (box[0] - SLIDE, *box[1:])
        self.add((picture,), box, end, duration_s=DISCARD_S, easing="cubic in", opacity=(1.0, 0.0), early=True)

    def vanish(self, name: str) -> None:
        """Slide off a target that was on the page before and is not on it now."""
        box = self.before.box(name)
        if box is not None and name in self.before.items and name not in self.after.items:
            self.slide_off(Seen("before", name), box)
            self.at_s += STEP_S

    def cover(self, box: Box | None, until_s: float) -> None:
        """Show the earlier picture of a box until a time, so that what flies there is not seen before it lands."""
        if box is not None:
            self.add((Patch("before", box),), box, begin_s=0.0, duration_s=until_s)

    def change(self, purse: Purse, seat: int, amount: int, begin_s: float) -> None:
        """Note that a number changed; `count_up` adds the motion when all changes are known."""
        noted, first_s = self.changes.get((purse, seat), (0, begin_s))
        self.changes[purse, seat] = noted + amount, first_s

    def count_up(self) -> None:
        """Add the motions of numbers that roll from the old to the new value."""
        view = self.seats.view()
        for (purse, seat), (amount, begin_s) in self.changes.items():
            now = view.seats[seat].guilders if purse == "purse" else view.seats[seat].fame
            box = self.after.box(SeatSpot(purse, seat))
            if box is not None and amount:
                self._count(purse, box, now - amount, now, begin_s)

    def _count(self, purse: Purse, place: Box, first: int, last: int, begin_s: float) -> None:
        side, step = min(place[2:]), 1 if last > first else -1
        numbers = [_numbered(purse, number, side) for number in range(first, last + step, step)]
        self.add(
            tuple(numbers), within(place, (side, side)) or place, begin_s=begin_s, easing="linear", early=True,
            duration_s=min(COUNT_MOST_S, max(0.24, POINT_S * len(numbers))),
            swell=SWELL if purse == "fame" and step > 0 else 0.0,
        )  # fmt: skip


def _numbered(purse: Purse, number: int, side: int) -> Drawn:
    draw = piece_art.coin if purse == "purse" else _laurel
    return Drawn(f"{purse} {number} {side}", lambda w, h: draw(number, min(w, h)), (side, side))


def _laurel(number: int, side: int) -> pygame.Surface:
    """The picture of a laurel on a disc of paper, which hides the number below it."""
    wreath = piece_art.laurel(number, side)
    picture = pygame.Surface(wreath.get_size(), pygame.SRCALPHA)
    pygame.draw.aacircle(picture, theme.PAPER_LIGHT, picture.get_rect().center, round(side * PAPER_SHARE))
    picture.blit(wreath, (0, 0))
    return picture


def within(box: Box | None, size: tuple[int, int]) -> Box | None:
    """A box of a size in the middle of another."""
    if box is None:
        return None
    rect = pygame.Rect(0, 0, *size).move_to(center=pygame.Rect(box).center)
    return (rect.x, rect.y, rect.w, rect.h)


def bare(name: str, ground: brush.Picture, whole: Box, box: Box) -> Drawn:
    """The part of a ground in a box, as it is before anything lies there; `whole` is the box of the ground."""

    def draw(width: int, height: int) -> pygame.Surface:
        scale = width / box[2]
        picture = ground(round(whole[2] * scale), round(whole[3] * scale)) if callable(ground) else ground
        part = pygame.Rect(round((box[0] - whole[0]) * scale), round((box[1] - whole[1]) * scale), width, height)
        ground_rect = picture.get_rect()
        return picture.subsurface(part.clamp(ground_rect).clip(ground_rect)).copy()

    return Drawn(name, draw, box[2:])
