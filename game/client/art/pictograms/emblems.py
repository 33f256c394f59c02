"""Emblems of the seats, and who may sit on one."""

from game.client.art.canvas import Pen
from game.client.art.pictograms import Draw
from game.client.art.shapes import cog


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


EMBLEMS: dict[str, Draw] = {
    "anchor": anchor,
    "compasses": compasses,
    "key": key,
    "tower": tower,
    "automa": automa,
    "person": person,
    "computer": computer,
    "empty": empty,
    "first": first,
}
