"""Pictograms in one colour, by name: `icon("orders", 48, INK)`, each a function that draws on a pen."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.client.graphics.canvas import Draw, Pen, cog, drop, ngon, polar
from game.client.graphics.pad_buttons import PADS
from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import INK, Family, Rgb, family_of
from game.client.graphics.viewport import Point

if TYPE_CHECKING:
    from game.content.vocabulary import GearRewardKind


def _by_name(*drawings: Draw) -> dict[str, Draw]:
    """Drawings by the names of their functions."""
    return {drawing.__name__: drawing for drawing in drawings}


# Controls: what buttons and marks show.


def undo(pen: Pen) -> None:
    """An arrow that turns back."""
    pen.arc((52, 54), 30, (-130, 130), 11)
    pen.poly([(6, 34), (46, 12), (42, 52)])


def pass_on(pen: Pen) -> None:
    """Two heads of arrows."""
    for left in (14, 48):
        pen.poly([(left, 16), (left + 38, 50), (left, 84)])


def log(pen: Pen) -> None:
    """A scroll."""
    pen.rect((22, 10, 56, 70))
    pen.circle((22, 84), 9)
    pen.rect((22, 76, 62, 17), 8)
    for row in range(4):
        pen.rect((32, 22 + row * 13, 36 if row < 3 else 22, 5), 2, hole=True)


def phone(pen: Pen) -> None:
    """A telephone with a screen."""
    pen.rect((26, 6, 48, 88), 10)
    pen.rect((33, 18, 34, 56), 2, hole=True)
    pen.circle((50, 84), 4, hole=True)


def rules(pen: Pen) -> None:
    """An open book."""
    for side in (1, -1):
        page = [(2, 24), (24, 16), (44, 20), (44, 80), (24, 76), (2, 86)]
        pen.poly([(50 + side * x, y) for x, y in page])
        for row in range(4):
            pen.line([(50 + side * 10, 34 + row * 11), (50 + side * 36, 29 + row * 12)], 3.5, hole=True)


def menu(pen: Pen) -> None:
    """Three bars."""
    for top in (20, 44, 68):
        pen.rect((12, top, 76, 12), 5)


def check(pen: Pen) -> None:
    """A check mark."""
    pen.line([(18, 54), (40, 78), (84, 22)], 15)


def cross(pen: Pen) -> None:
    """A diagonal cross."""
    pen.line([(22, 22), (78, 78)], 15)
    pen.line([(78, 22), (22, 78)], 15)


def lock(pen: Pen) -> None:
    """A padlock."""
    pen.arc((50, 40), 20, (180, 360), 10)
    pen.rect((20, 42, 60, 48), 8)
    pen.circle((50, 60), 8, hole=True)
    pen.rect((46, 62, 8, 17), 2, hole=True)


def eye(pen: Pen) -> None:
    """An eye."""
    upper = [(50 + 44 * math.cos(math.radians(a)), math.radians(a)) for a in range(0, 360, 6)]
    pen.poly([(x, 50 + 30 * math.sin(a) * abs(math.sin(a)) ** 0.3) for x, a in upper])
    pen.circle((50, 50), 19, hole=True)
    pen.circle((50, 50), 11)


def eye_off(pen: Pen) -> None:
    """An eye, crossed out."""
    eye(pen)
    pen.line([(14, 86), (86, 14)], 18, hole=True)
    pen.line([(14, 86), (86, 14)], 8)


def arrow(degrees: float) -> Draw:
    """The drawing of an arrow that points in a direction (0 is right, clockwise)."""

    def draw(pen: Pen) -> None:
        right = [(40, 0), (-8, 38), (-8, 15), (-38, 15), (-38, -15), (-8, -15), (-8, -38)]
        turned = [(math.hypot(x, y), math.degrees(math.atan2(y, x)) + degrees) for x, y in right]
        pen.poly([polar((50, 50), radius, angle) for radius, angle in turned])

    return draw


def plus(pen: Pen) -> None:
    """A plus."""
    pen.rect((42, 14, 16, 72), 4)
    pen.rect((14, 42, 72, 16), 4)


def minus(pen: Pen) -> None:
    """A minus."""
    pen.rect((14, 42, 72, 16), 4)


def fist(pen: Pen) -> None:
    """A printer's fist that points right."""
    pen.rect((2, 40, 16, 40), 3)
    pen.poly([(22, 42), (40, 34), (52, 34), (52, 84), (34, 84), (22, 78)])
    for box in ((44, 34, 54, 15), (44, 52, 28, 12), (44, 65, 24, 11), (42, 77, 20, 10)):
        pen.rect(box, box[3] / 2)
    pen.poly([(34, 38), (50, 18), (58, 24), (50, 40)])
    for y in (50.5, 64.5, 76.5):
        pen.line([(50, y), (70, y)], 1.8, hole=True)


def hourglass(pen: Pen) -> None:
    """An hourglass."""
    for top in (8, 82):
        pen.rect((20, top, 60, 10), 3)
    half = [(72, 18), (72, 28), (55, 50), (72, 72), (72, 82)]
    pen.poly(half + [(100 - x, y) for x, y in reversed(half)])
    pen.poly([(36, 22), (64, 22), (64, 27), (36, 27)], hole=True)


def press(pen: Pen) -> None:
    """A screw press."""
    boxes = ((12, 10, 12, 82), (76, 10, 12, 82), (8, 8, 84, 14), (44, 18, 12, 30), (34, 34, 50, 7))
    for box in (*boxes, (32, 48, 36, 10), (18, 66, 64, 10), (6, 88, 88, 7)):
        pen.rect(box, 2)


def pen_quill(pen: Pen) -> None:
    """A quill that writes."""
    pen.poly([(92, 6), (62, 14), (34, 44), (24, 74), (54, 64), (84, 36)])
    pen.line([(78, 22), (36, 62)], 4, hole=True)
    pen.line([(34, 64), (16, 86)], 7)
    pen.rect((8, 88, 50, 6), 2)


def bag(pen: Pen) -> None:
    """A tied bag."""
    pen.poly([(34, 6), (66, 6), (60, 26), (40, 26)])
    pen.rect((34, 26, 32, 7), 3)
    pen.ellipse((14, 32, 72, 62))
    pen.poly(drop((50, 62), 17), hole=True)


def trash(pen: Pen) -> None:
    """A bin."""
    pen.rect((18, 22, 64, 10), 3)
    pen.rect((40, 12, 20, 10), 3)
    pen.poly([(24, 36), (76, 36), (70, 92), (30, 92)])
    for left in (40, 50, 60):
        pen.line([(left, 46), (left, 82)], 4, hole=True)


def rotate(pen: Pen) -> None:
    """An arrow that turns clockwise."""
    pen.arc((50, 50), 32, (-60, 190), 11)
    end = polar((50, 50), 32, 196)
    pen.poly([(end[0] - 4, end[1] - 24), (end[0] - 19, end[1] + 6), (end[0] + 17, end[1] + 4)])


def trophy(pen: Pen) -> None:
    """A cup."""
    pen.poly([(26, 10), (74, 10), (70, 46), (56, 60), (44, 60), (30, 46)])
    pen.arc((24, 28), 14, (80, 280), 6)
    pen.arc((76, 28), 14, (-100, 100), 6)
    pen.rect((45, 58, 10, 18))
    pen.rect((28, 76, 44, 14), 3)


def settings(pen: Pen) -> None:
    """A single cog."""
    pen.poly(cog(8, (50, 50), 32, 44))
    pen.circle((50, 50), 14, hole=True)


CONTROLS = {
    **_by_name(
        undo, log, phone, rules, menu, check, cross, lock, eye, eye_off, plus, minus, fist, hourglass, press, bag
    ),
    **_by_name(trash, rotate, trophy, settings),
    "pass": pass_on,
    "right": arrow(0),
    "down": arrow(90),
    "left": arrow(180),
    "up": arrow(270),
    "pen": pen_quill,
}


# Emblems of the seats, and who may sit on one.


def anchor(pen: Pen) -> None:
    """An anchor."""
    pen.circle((50, 16), 11)
    pen.circle((50, 16), 5, hole=True)
    pen.rect((45.5, 24, 9, 64), 2)
    pen.rect((28, 32, 44, 8), 3)
    pen.arc((50, 54), 34, (20, 160), 9)
    for side in (1, -1):
        pen.poly([(50 + side * 42, 54), (50 + side * 20, 66), (50 + side * 40, 78)])


def compasses(pen: Pen) -> None:
    """A pair of compasses with its bow."""
    pen.circle((50, 14), 11)
    pen.circle((50, 14), 4.5, hole=True)
    for side in (1, -1):
        arm = [(1, 20), (12, 20), (35, 82), (34, 96), (25, 87)]
        pen.poly([(50 + side * x, y) for x, y in arm])
    pen.arc((50, 28), 36, (50, 130), 7)


def key(pen: Pen) -> None:
    """A key."""
    pen.circle((50, 26), 22)
    pen.circle((50, 26), 11, hole=True)
    pen.rect((45, 44, 10, 51), 2)
    pen.rect((52, 68, 24, 9), 1)
    pen.rect((52, 84, 20, 9), 1)
    pen.rect((69, 65, 7, 15), 1)


def tower(pen: Pen) -> None:
    """A tower with battlements."""
    half = [(56, 10), (56, 20), (64, 20), (64, 10), (76, 10), (76, 34), (68, 40), (70, 84), (80, 84), (80, 94)]
    pen.poly(half + [(100 - x, y) for x, y in reversed(half)])
    pen.rect((43, 62, 14, 32), 7, hole=True)
    pen.rect((46, 42, 8, 13), 3, hole=True)


def automa(pen: Pen) -> None:
    """A face in a cog."""
    pen.poly(cog(12, (50, 50), 39, 48))
    pen.circle((50, 50), 31, hole=True)
    pen.circle((50, 50), 27)
    for left in (40, 60):
        pen.circle((left, 44), 6, hole=True)
    pen.rect((36, 58, 28, 7), 2, hole=True)


def person(pen: Pen) -> None:
    """A bust."""
    pen.circle((50, 28), 20)
    pen.poly([(12, 92), (16, 68), (34, 54), (66, 54), (84, 68), (88, 92)])
    pen.poly([(40, 54), (60, 54), (50, 68)], hole=True)


def computer(pen: Pen) -> None:
    """A bust with a cog for a head."""
    pen.poly(cog(9, (50, 30), 22, 29))
    pen.circle((50, 30), 13, hole=True)
    pen.circle((50, 30), 6)
    pen.poly([(14, 94), (18, 74), (34, 62), (66, 62), (82, 74), (86, 94)])
    for top in (74, 84):
        pen.rect((32, top, 36, 5), 2, hole=True)


def empty(pen: Pen) -> None:
    """A stool."""
    pen.ellipse((16, 30, 68, 20))
    pen.poly([(26, 44), (36, 46), (28, 92), (18, 92)])
    pen.poly([(74, 44), (64, 46), (72, 92), (82, 92)])
    pen.rect((26, 66, 48, 6), 2)


def first(pen: Pen) -> None:
    """A thick book: the first player."""
    pen.poly([(8, 36), (54, 20), (94, 34), (48, 54)])
    pen.poly([(8, 40), (48, 58), (48, 88), (8, 68)])
    pen.poly([(52, 58), (94, 39), (94, 44), (56, 61), (56, 78), (94, 60), (94, 66), (52, 88)])
    for lower in (0, 7):
        pen.line([(58, 64 + lower), (90, 50 + lower)], 2.6)


EMBLEMS = _by_name(anchor, compasses, key, tower, automa, person, computer, empty, first)


# The five actions, the four specialties and the goods.


def orders(pen: Pen) -> None:
    """Two slips, one with a seal."""
    pen.rect((20, 8, 46, 66), 4)
    for row, width in enumerate((30, 30, 22)):
        pen.rect((28, 20 + row * 12, width, 5), 2, hole=True)
    pen.rect((34, 22, 50, 70), 4, hole=True)
    pen.rect((38, 26, 46, 66), 4)
    for row in range(3):
        pen.rect((46, 38 + row * 11, 30, 5), 2, hole=True)
    pen.circle((61, 79), 10, hole=True)
    pen.circle((61, 79), 6.5)


def inks(pen: Pen) -> None:
    """Two ink balls of the press, crossed."""
    for side in (1, -1):
        pen.line([(50 + side * 20, 22), (50 - side * 22, 84)], 9)
        pen.circle((50 - side * 24, 86), 7)
    for side in (1, -1):
        pen.circle((50 + side * 23, 26), 24, hole=True)
        pen.circle((50 + side * 23, 26), 21)
        start = 200 if side > 0 else 250
        pen.arc((50 + side * 23, 26), 13, (start, start + 90), 4, hole=True)


def specialties(pen: Pen) -> None:
    """Steps with a rising arrow."""
    for step, height in enumerate((18, 34, 50)):
        pen.rect((10 + step * 27, 92 - height, 24, height), 2)
    pen.line([(14, 58), (62, 18)], 9)
    pen.poly([(78, 4), (71, 36), (47, 13)])


def gears(pen: Pen) -> None:
    """Two gears in mesh."""
    pen.poly(cog(10, (40, 42), 26, 36))
    pen.circle((40, 42), 12, hole=True)
    pen.circle((40, 42), 5)
    pen.poly(cog(8, (75, 76), 18, 25))
    pen.circle((75, 76), 7, hole=True)


def patronage(pen: Pen) -> None:
    """A crown."""
    pen.poly([(10, 34), (28, 56), (50, 16), (72, 56), (90, 34), (82, 74), (18, 74)])
    for tip in ((10, 30), (50, 13), (90, 30)):
        pen.circle(tip, 7)
    pen.rect((18, 78, 64, 12), 3)
    for left in (32, 50, 68):
        pen.circle((left, 84), 3.4, hole=True)


def typesetting(pen: Pen) -> None:
    """Letters in a composing stick."""
    pen.text("body", "Aa", (50, 36), 46)
    pen.rect((6, 70, 88, 10), 2)
    pen.rect((6, 54, 8, 24), 2)
    pen.rect((86, 60, 8, 18), 2)
    pen.rect((6, 84, 88, 5), 1)


def woodcutting(pen: Pen) -> None:
    """A gouge that cuts a curl from a block."""
    pen.rect((6, 74, 60, 20), 3)
    pen.line([(14, 84), (34, 84)], 3, hole=True)
    pen.line([(40, 84), (56, 84)], 3, hole=True)
    pen.poly([(42, 66), (50, 74), (76, 46), (66, 38)])
    pen.poly([(36, 74), (44, 62), (54, 70)])
    pen.line([(72, 40), (86, 22)], 17)
    pen.circle((88, 18), 10)
    pen.line([(66, 36), (78, 47)], 4, hole=True)
    pen.arc((22, 58), 14, (90, 380), 7)


def binding(pen: Pen) -> None:
    """A bound book with bands and clasps."""
    pen.rect((16, 8, 68, 84), 6)
    pen.rect((28, 8, 5, 84), hole=True)
    for top in (20, 42, 64):
        pen.rect((10, top, 24, 9), 3)
    for top in (20, 76):
        pen.rect((42, top, 32, 4), hole=True)
    pen.poly(ngon(4, (58, 50), 16), hole=True)
    pen.poly(ngon(4, (58, 50), 9))
    for top in (28, 64):
        pen.rect((80, top, 12, 8), 2)


def illuminating(pen: Pen) -> None:
    """A painted initial: a letter on a ground with leaves, and the tendril that grows from it down the margin."""
    pen.rect((26, 6, 68, 68), 6)
    pen.text("roman", "D", (60, 40), 50, hole=True)
    pen.line([(12, 10), (12, 84), (88, 84)], 6)
    for leaf in ((12, 8), (90, 84)):
        pen.circle(leaf, 8)
    for at in (30, 56):
        pen.circle((12, at), 7)
    for at in (36, 62):
        pen.circle((at, 86), 7)


def ink_drop(pen: Pen) -> None:
    """A drop: any ink."""
    pen.poly(drop((50, 50), 44))
    pen.arc((50, 58), 18, (110, 190), 6, hole=True)


def coin(pen: Pen) -> None:
    """A guilder."""
    pen.circle((50, 50), 42)
    pen.circle((50, 50), 34, hole=True, line=4)
    pen.text("roman", "G", (50, 50), 34, hole=True)


def laurel_at(pen: Pen, centre: Point, size: float) -> None:
    """A laurel wreath, open at the top, at a place and in a size."""
    unit = size / 100

    def at(x: float, y: float) -> Point:
        return centre[0] + (x - 50) * unit, centre[1] + (y - 50) * unit

    for side in (1, -1):
        stem = [math.radians(angle) for angle in range(88, -56, -8)]
        pen.line([at(50 + side * 36 * math.cos(a), 48 + 38 * math.sin(a)) for a in stem], 4 * unit)
        for degrees in range(80, -62, -20):
            for outer in (1, -1):
                angle = math.radians(degrees)
                x, y = 50 + side * (36 + outer * 7) * math.cos(angle), 48 + (38 + outer * 7) * math.sin(angle)
                lean = angle - math.pi / 2 + outer * 0.65
                dx, dy = side * math.cos(lean), math.sin(lean)
                leaf = ((10.5, 0), (0, 4.8), (-7.3, 0), (0, -4.8))
                pen.poly([at(x + dx * along - dy * across, y + dy * along + dx * across) for along, across in leaf])
    pen.poly([at(40, 84), at(60, 92), at(60, 82), at(40, 92)])


def laurel(pen: Pen) -> None:
    """A wreath: fame."""
    laurel_at(pen, (50, 50), 100)


def letter_type(pen: Pen) -> None:
    """A type block with its letter."""
    pen.rect((12, 12, 76, 76), 10)
    pen.rect((19, 19, 62, 62), 5, hole=True)
    pen.rect((23, 23, 54, 54), 4)
    pen.text("roman", "A", (50, 50), 36, hole=True)


def order(pen: Pen) -> None:
    """Two joined cards."""
    pen.rect((8, 14, 39, 72), 5)
    pen.rect((53, 14, 39, 72), 5)
    pen.rect((44, 42, 12, 16))
    pen.text("body", "A", (27.5, 36), 22, hole=True)
    pen.poly(drop((72.5, 36), 15), hole=True)
    for left, second in ((16, 23), (61, 15)):
        pen.rect((left, 58, 23, 5), 1, hole=True)
        pen.rect((left, 69, second, 5), 1, hole=True)


def marker(pen: Pen) -> None:
    """A single sort of type: a marker."""
    half = [(72, 12), (72, 24), (66, 24), (66, 76), (74, 76), (74, 90)]
    pen.poly(half + [(100 - x, y) for x, y in reversed(half)])
    pen.rect((34, 58, 32, 5), hole=True)


TRADE = {
    **_by_name(orders, inks, specialties, gears, patronage, typesetting, woodcutting, binding, illuminating, coin),
    **_by_name(laurel, order, marker),
    "drop": ink_drop,
    "type": letter_type,
}


# The rewards of gears, in one colour: what can be drawn without saying which ink, letter or specialty.


def _arrows(pen: Pen) -> None:
    """Two arrows, there and back."""
    for y, tip, tail in ((12, 84, 22), (88, 16, 78)):
        back = -1 if tip > tail else 1
        pen.line([(tail, y), (tip + back * 12, y)], 7)
        pen.poly([(tip, y), (tip + back * 17, y - 11), (tip + back * 17, y + 11)])


def _inset(pen: Pen, draw: Draw, box: tuple[float, float, float]) -> None:
    """Another pictogram within a square (x, y, size)."""
    inner = Pen(max(1, round(box[2] * pen.unit)), pen.colour)
    draw(inner)
    middle = (box[0] + box[2] / 2, box[1] + box[2] / 2)
    size = (round(box[2] * pen.unit),) * 2
    pen.put(pygame.transform.smoothscale(inner.surface, (max(1, size[0]), max(1, size[1]))), middle)


def _two_fame_for(subject: str) -> Callable[[Pen], None]:
    """A drawing of a bonus: what counts, over a laurel with a 2."""

    def draw(pen: Pen) -> None:
        _inset(pen, TRADE[subject], (28, 0, 44))
        laurel_at(pen, (50, 72), 56)
        pen.text("body", "2", (50, 71), 22)

    return draw


def swap_ink(pen: Pen) -> None:
    """An outlined drop and a full one, with two arrows."""
    _arrows(pen)
    pen.poly(drop((28, 50), 25))
    pen.poly(drop((28, 53), 15), hole=True)
    pen.poly(drop((72, 50), 25))


def swap_type(pen: Pen) -> None:
    """O and I, with two arrows."""
    _arrows(pen)
    pen.rect((5, 28, 43, 44), 6)
    pen.rect((11, 34, 31, 32), 3, hole=True)
    pen.text("body", "O", (26.5, 50), 20)
    pen.rect((53, 28, 43, 44), 6)
    pen.text("body", "I", (74.5, 50), 24, hole=True)


def advance_lowest(pen: Pen) -> None:
    """Four bars and an arrow on the lowest."""
    for bar, height in enumerate((52, 20, 66, 40)):
        pen.rect((6 + bar * 23, 94 - height, 18, height), 3)
    pen.line([(38, 64), (38, 30)], 8)
    pen.poly([(38, 6), (22, 32), (54, 32)])


def round_fame(pen: Pen) -> None:
    """An hourglass in a laurel."""
    laurel_at(pen, (50, 50), 100)
    for top in (24, 66):
        pen.rect((34, top, 32, 6), 2)
    pen.poly([(37, 30), (63, 30), (53, 48), (63, 66), (37, 66), (47, 48)])


def scrap_type(pen: Pen) -> None:
    """A split block over a laurel 3 or a coin 5."""
    pen.poly([(22, 4), (52, 4), (44, 18), (54, 28), (44, 44), (22, 44)])
    pen.poly([(62, 6), (84, 12), (78, 50), (52, 45), (62, 29), (54, 19)])
    laurel_at(pen, (25, 76), 48)
    pen.text("body", "3", (25, 75), 18)
    pen.circle((76, 76), 21)
    pen.text("body", "5", (76, 76), 20, hole=True)
    pen.line([(55, 62), (46, 92)], 4)


def ink(pen: Pen) -> None:
    """A drop and a plus."""
    pen.poly(drop((40, 58), 38))
    pen.rect((74, 6, 8, 32), 2)
    pen.rect((62, 18, 32, 8), 2)


def one_for_two(pen: Pen) -> None:
    """A drop, an arrow, two drops."""
    pen.poly(drop((20, 50), 22))
    pen.line([(42, 50), (52, 50)], 8)
    pen.poly([(66, 50), (52, 38), (52, 62)])
    for y in (26, 74):
        pen.poly(drop((82, y), 20))


def discount(pen: Pen) -> None:
    """A type block over a coin that says three less."""
    _inset(pen, TRADE["type"], (2, 2, 60))
    pen.circle((70, 70), 29, hole=True)
    pen.circle((70, 70), 25)
    pen.text("body", "−3", (70, 70), 20, hole=True)


REWARDS = {
    **_by_name(swap_ink, swap_type, advance_lowest, round_fame, scrap_type, ink, one_for_two, discount),
    "ink_bonus": _two_fame_for("drop"),
    "type_bonus": _two_fame_for("type"),
    "decoration_bonus": _two_fame_for("illuminating"),
}

ALIASES = {
    "book": "first",
    "fame": "laurel",
    "guilders": "coin",
    "specialty": "specialties",
    "advance": "specialties",
    "planning": "marker",
    "actions": "fist",
    "fulfilment": "press",
    "round_end": "hourglass",
    "turn": "rotate",
}
FAMILY_ICONS: dict[Family, str] = {
    "ink": "drop",
    "type": "type",
    "craft": "specialties",
    "fame": "laurel",
    "order": "order",
}
DRAWINGS: dict[str, Draw] = {**TRADE, **REWARDS, **CONTROLS, **EMBLEMS, **PADS}
NAMES = (*DRAWINGS, *ALIASES)


@cached
def icon(name: str, px: int, colour: Rgb = INK) -> pygame.Surface:
    """The pictogram of that name, `px` wide and high; KeyError for a name there is no pictogram of."""
    draw = DRAWINGS[ALIASES.get(name, name)]
    pen = Pen(px, colour)
    draw(pen)
    return pen.picture()


def reward_icon(kind: GearRewardKind) -> str:
    """The name of a gear reward's pictogram: its own, or that of its family."""
    return kind if kind in NAMES else FAMILY_ICONS[family_of(kind)]


@cache
def icon_picture(name: str, colour: Rgb = INK) -> Callable[[int, int], pygame.Surface]:
    """A pictogram as a picture of the size that is asked."""
    return lambda width, height: icon(name, min(width, height), colour)
