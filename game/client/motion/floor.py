"""The floor: what a choreography works with. It knows where things were and are, and collects the motions."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import pygame

from game.client.graphics import piece_art, theme
from game.client.motion.anchors import Anchors
from game.client.text.company import Company
from game.client.ui.motions import (
    COUNT_MOST_S,
    DISCARD_S,
    FLIGHT_ARC,
    FLIGHT_S,
    FLIGHT_TURN,
    POINT_S,
    SWELL,
    Box,
    Drawn,
    Motion,
    Patch,
    Picture,
    Seen,
)
from game.client.ui.target_names import Keeps, SeatPanel, SeatSpot

Purse: TypeAlias = Literal["purse", "fame"]

STEP_S = 0.07  # between things that start one after the other
PAPER_SHARE = 0.36  # the radius of a laurel's inside
SLIDE = 260  # how far discarded things slide to the left


@dataclass(slots=True)
class Change:
    """How much a number grew or shrank, and when it begins to roll."""

    amount: int
    begin_s: float


@dataclass(slots=True)
class Floor:
    """The motions of one move; `at_s` is when the next thing starts, `origin` is where rewards come from."""

    company: Company
    before: Anchors
    after: Anchors
    motions: list[Motion] = field(default_factory=list)
    at_s: float = 0.0
    origin: Box | None = None
    changes: dict[tuple[Purse, int], Change] = field(default_factory=dict)

    # where

    def home(self, keeps: Keeps, seat: int) -> Box | None:
        """The place where a seat keeps something: its own spot, a tray of its scene, or its panel."""
        own = self.after.box(SeatSpot(keeps, seat)) or self._of_the_scene(keeps, seat)
        return own or self.after.box(SeatPanel(seat))

    def _of_the_scene(self, keeps: Keeps, seat: int) -> Box | None:
        """The tray of a seat whose house is on the page; trays have no number of a seat in their names."""
        return self.after.box(keeps) if self.after.box(SeatSpot("house", seat)) else None

    # what

    def fly(
        self,
        pictures: tuple[Picture, ...],
        start: Box | None,
        end: Box | None,
        *,
        begin_s: float | None = None,
        flips: bool = False,
        early: bool = True,
    ) -> None:
        """Add a flight in an arc; nothing where its start or end is unknown."""
        if start is None or end is None:
            return
        self.motions.append(
            Motion(
                pictures=pictures,
                start=start,
                end=end,
                begin_s=self.at_s if begin_s is None else begin_s,
                duration_s=FLIGHT_S,
                arc=FLIGHT_ARC,
                turn=(FLIGHT_TURN, 0.0),
                flips=flips,
                early=early,
                airborne=True,
            )
        )

    def slide_off(self, picture: Picture, box: Box) -> None:
        """Add the motion of something discarded: it slides to the left and fades."""
        self.motions.append(
            Motion(
                pictures=(picture,),
                start=box,
                end=(box[0] - SLIDE, *box[1:]),
                begin_s=self.at_s,
                duration_s=DISCARD_S,
                easing="cubic in",
                opacity=(1.0, 0.0),
                early=True,
            )
        )

    def vanish(self, name: str) -> None:
        """Slide off a target that was on the page before and is not on it now."""
        box = self.before.box(name)
        if box is not None and name in self.before.items and name not in self.after.items:
            self.slide_off(Seen("before", name), box)
            self.at_s += STEP_S

    def cover(self, box: Box | None, until_s: float) -> None:
        """Show the earlier picture of a box until a time, so that what flies there is not seen before it lands."""
        if box is not None:
            self.motions.append(Motion(pictures=(Patch("before", box),), start=box, end=box, duration_s=until_s))

    def change(self, purse: Purse, seat: int, amount: int, begin_s: float) -> None:
        """Note that a number changed; `count_up` adds the motion when all changes are known."""
        noted = self.changes.setdefault((purse, seat), Change(0, begin_s))
        noted.amount += amount

    def count_up(self) -> None:
        """Add the motions of numbers that roll from the old to the new value."""
        view = self.company.view()
        for (purse, seat), change in self.changes.items():
            now = view.seats[seat].guilders if purse == "purse" else view.seats[seat].fame
            box = self.after.box(SeatSpot(purse, seat))
            if box is not None and change.amount:
                side = min(box[2:])
                box = within(box, (side, side)) or box
                self.motions.append(_count(purse, box, now - change.amount, now, change.begin_s))


def _count(purse: Purse, box: Box, first: int, last: int, begin_s: float) -> Motion:
    step = 1 if last > first else -1
    numbers = range(first, last + step, step)
    side = min(box[2:])
    return Motion(
        pictures=tuple(_numbered(purse, number, side) for number in numbers),
        start=box,
        end=box,
        begin_s=begin_s,
        duration_s=min(COUNT_MOST_S, max(0.24, POINT_S * len(numbers))),
        easing="linear",
        swell=SWELL if purse == "fame" and step > 0 else 0.0,
        early=True,
    )


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
    rect = pygame.Rect(0, 0, *size)
    rect.center = pygame.Rect(box).center
    return (rect.x, rect.y, rect.w, rect.h)
