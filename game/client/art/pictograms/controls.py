"""Controls: what buttons and marks show."""

import math

from game.client.art.canvas import Pen
from game.client.art.pictograms import Draw
from game.client.art.shapes import cog, drop, polar


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


CONTROLS: dict[str, Draw] = {
    "undo": undo,
    "pass": pass_on,
    "log": log,
    "rules": rules,
    "menu": menu,
    "check": check,
    "cross": cross,
    "lock": lock,
    "eye": eye,
    "eye_off": eye_off,
    "right": arrow(0),
    "down": arrow(90),
    "left": arrow(180),
    "up": arrow(270),
    "plus": plus,
    "minus": minus,
    "fist": fist,
    "hourglass": hourglass,
    "press": press,
    "pen": pen_quill,
    "bag": bag,
    "trash": trash,
    "rotate": rotate,
    "trophy": trophy,
    "settings": settings,
}
