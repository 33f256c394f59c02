"""The five actions, the four specialties and the goods."""

import math

from game.client.art.canvas import Pen
from game.client.art.pictograms import Draw
from game.client.art.shapes import cog, drop, ngon
from game.client.shell.viewport import Point


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


TRADE: dict[str, Draw] = {
    "orders": orders,
    "inks": inks,
    "specialties": specialties,
    "gears": gears,
    "patronage": patronage,
    "typesetting": typesetting,
    "woodcutting": woodcutting,
    "binding": binding,
    "illuminating": illuminating,
    "drop": ink_drop,
    "coin": coin,
    "laurel": laurel,
    "type": letter_type,
    "order": order,
    "marker": marker,
}
