"""Scenes for books of nature: stars, lands, bodies, beasts and herbs."""

from devtools.bake_woodcuts.beasts import elephant
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.figures import skeleton, skull
from devtools.bake_woodcuts.land import (
    cloud,
    face,
    flower,
    glory,
    grass,
    ground,
    hill,
    leaf,
    moon,
    palm,
    rock,
    sky,
    sun_face,
    tree,
)
from devtools.bake_woodcuts.lines import Place, arc, blob, box, curve, limb, oval, polar, star
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def natural_history(block: Block) -> None:
    """An elephant under a palm."""
    sky(block, 40, 0.4)
    sun_face(block, (92, 10), 4.4, 12)
    hill(block, 20, 48, 50, 11)
    ground(block, 48, 1.5)
    palm(block, 7, 56, 46, 4)
    elephant(block, Place(47, 58, 0.7))
    for x in (3, 95):
        grass(block, x, 60, 4)


def calendar(block: Block) -> None:
    """A wheel of the moon's phases around the sun."""
    block.hatch(box(0, 0, 100, 62), flat(0.45), Lines(0, 2.0))
    centre = (50.0, 30.6)
    block.shape(oval(*centre, 29.5), width=1.2)
    block.shape(oval(*centre, 27), flat(0.9), Lines(0, 1.3), width=0.8)
    for at in range(12):
        middle = polar(centre, 21.2, at * 30)
        block.shape(oval(*middle, 4.6), width=0.8)
        rim = arc(middle, 4.3, 90, 270)
        lit = 2 * abs(6 - at) / 6 - 1  # how far the lit part bulges over the middle
        inner = [(middle[0] + (x - middle[0]) * lit, y) for x, y in reversed(rim)]
        edge = [*rim, *inner]
        block.fill(edge, INK)
    block.shape(oval(*centre, 14.5), width=1.0)
    for tick in range(60):
        block.line([polar(centre, 27.6, tick * 6), polar(centre, 29, tick * 6)], 0.5, points_at=(0, 0))
    sun_face(block, centre, 6.2, 16)
    for x, y in ((9, 10), (91, 10), (9, 52), (91, 52)):
        block.shape(oval(x, y, 7), width=0.9)
        block.shape(star(8, (x, y), 6, 2.4), width=0.6, cut=RED)


def sun_and_moon(block: Block) -> None:
    """The sun and the moon talk above the clouds."""
    block.hatch(box(50, 0, 50, 62), slope(0.75, 0.45, 90), Lines(0, 1.6))
    glory(block, (27, 27), 20, 80, 64)
    block.fill(box(50, 0, 51, 62))
    block.hatch(box(50, 0, 51, 62), slope(0.95, 0.6, 90), Lines(0, 1.5))
    for _ in range(12):
        block.fill(star(6, (block.chance.uniform(53, 98), block.chance.uniform(3, 44)), 1.6, 0.6))
    sun_face(block, (27, 27), 11.5, 16)
    moon(block, (76, 27), 16, left=False)
    for x, y, width in ((12, 58, 40), (88, 57, 44), (50, 59, 42)):
        cloud(block, x, y, width)


def world(block: Block) -> None:
    """The world that the ancients knew, with heads of winds."""
    block.hatch(box(0, 0, 100, 62), flat(0.5), Lines(45, 1.8))
    frame = [*curve([(10, 46), (22, 14), (50, 8), (78, 14), (90, 46)]), *curve([(90, 46), (50, 58), (10, 46)])]
    block.shape(frame, width=1.3)
    with block.inside(frame):
        block.hatch(box(0, 0, 100, 62), flat(0.34), Lines(0, 1.9, wobble=0.6))
        lands = [
            [(18, 34), (22, 20), (34, 16), (44, 18), (40, 24), (46, 27), (42, 31), (34, 28), (30, 32), (24, 30)],
            [(20, 40), (32, 35), (46, 36), (56, 44), (52, 60), (28, 60), (16, 52)],
            [(48, 28), (46, 16), (58, 10), (76, 16), (86, 34), (88, 48), (80, 46), (78, 38), (72, 44), (60, 40)],
        ]
        for land in lands:
            block.shape(blob(*land), relief(0.9, 5), Lines(60, 1.2), width=1.0)
        for x, y, height in (
            (30, 23, 4), (35, 22, 3.4), (60, 20, 5), (66, 19, 5), (72, 22, 4), (36, 48, 5), (43, 50, 4),
        ):  # fmt: skip
            block.shape(
                [(x - height * 0.6, y), (x, y - height), (x + height * 0.6, y)], slope(-0.2, 1), Lines(70, 0.9),
                width=0.6,
            )  # fmt: skip
        for share in (-24, -12, 0, 12, 24):
            block.line(
                curve([(50 + share * 0.75, 6), (50 + share * 1.25, 32), (50 + share * 1.35, 60)]), 0.5,
                points_at=(0, 0), cut=RED,
            )  # fmt: skip
    block.outline(frame, 1.3)
    for x, y, turn in ((10, 10, 40), (90, 10, 140), (8, 54, -30), (92, 54, 210)):
        block.shape(oval(x, y, 6.6), relief(0.9, 4), Lines(40, 1.0), width=0.9)
        for puff in (-14, 0, 14):
            block.line([polar((x, y), 7, turn + puff), polar((x, y), 15, turn + puff)], 0.9, points_at=(0.1, 0.8))
        face(block, (x, y), 6.2, 1 if x < 50 else -1)


def herbal(block: Block) -> None:
    """A herb with root, leaves and flowers, as an apothecary would look for it."""
    block.line([(0, 46), (100, 46)], 0.7, points_at=(0, 0))
    block.hatch(box(0, 46, 100, 16), slope(0.85, 0.4, 90), Lines(0, 1.6))
    for side in (-1, 1):
        for reach, down in ((6, 13), (15, 12), (24, 8)):
            root = curve([(50, 46), (50 + side * reach * 0.4, 46 + down * 0.55), (50 + side * reach, 46 + down)])
            block.line(root, 3.0, points_at=(0, 0.95), cut=PAPER)
            block.line(root, 0.8, points_at=(0, 0.8))
    block.shape(limb([(50, 46), (50, 28), (50, 8)], [3.2, 2.2, 1.2]), slope(-0.2, 0.9), Lines(0, 1.0))
    for pair in range(4):
        y = 44 - pair * 8
        for side in (0, 180):
            leaf(block, (50, y), 31 - pair * 5, side + (-24 if side == 0 else 24), 0.36, 4)
    for x, y, size in ((50, 7, 6.5), (36, 10, 4.4), (64, 10, 4.4)):
        if x != 50:
            block.line(curve([(50, 20), ((50 + x) / 2, 15), (x, y + 3)]), 1.0, points_at=(0, 0))
        flower(block, (x, y), size, 8)


def mandrake(block: Block) -> None:
    """A mandrake, root and little man in one, and the dog that must pull it."""
    sky(block, 24, 0.3)
    ground(block, 24, 1, 0.2)
    block.hatch(box(0, 27, 100, 36), slope(0.3, 0.95, 90), Lines(0, 1.5))
    parts = (
        ([(50, 24), (50, 34), (50, 43)], [9, 13, 11]),
        ([(47, 42), (43, 50), (44, 57), (38, 63)], [7, 6, 4, 1]),
        ([(53, 42), (57, 50), (56, 56), (63, 63)], [7, 6, 4, 1]),
        ([(46, 32), (38, 37), (36, 44), (29, 48)], [5, 4.5, 3, 0.8]),
        ([(54, 32), (62, 37), (64, 43), (72, 46)], [5, 4.5, 3, 0.8]),
    )
    for path, widths in parts:
        block.fill(limb(path, [width + 3 for width in widths]))
    for path, widths in reversed(parts):
        block.shape(limb(path, widths), relief(1.0, 3, 0.1), Lines(30, 1.0), width=0.9)
    block.fill(oval(50, 40, 4, 3))
    block.shape(oval(50, 26, 6.2, 6.6), relief(0.9, 3), Lines(40, 0.9), width=0.9)
    face(block, (50, 27), 5.4)
    for degrees, length in ((-160, 20), (-135, 22), (-112, 18), (-90, 21), (-68, 18), (-45, 22), (-20, 20)):
        leaf(block, (50, 20), length, degrees, 0.42, 3)
    for x in (45, 50, 55):
        block.dot((x, 17.5), 2.2)
        block.dot((x, 17.5), 1.7, RED)
    _dog(block, Place(86, 32, 0.9))
    block.line(curve([(78, 24), (68, 30), (54, 31)]), 0.7, points_at=(0, 0))


def _dog(block: Block, place: Place) -> None:
    for path in ([(-6, -5), (-7, 0)], [(-4, -5), (-4.5, 0)], [(5, -5), (6.5, 0)], [(7, -5), (8.5, 0)]):
        block.line(place.all(path), 1.5, points_at=(0, 0.1))
    body = [
        (-9, -9), (-12.5, -12.5), (-10, -14), (-6, -12), (-5.5, -9.6), (4, -9.5), (8, -9), (8.6, -5), (4, -4),
        (-4, -3.4), (-7.4, -5),
    ]  # fmt: skip
    block.shape(curve(place.all(body), closed=True, steps=4), relief(1.1, 2.4, 0.1), Lines(70, 0.9), width=0.8)
    block.line(curve(place.all([(8, -8), (12, -10), (13, -14)])), 1.3, points_at=(0, 0.4))
    block.fill(place.all([(-8, -13), (-5, -14.5), (-5.4, -10.5)]), INK)
    block.dot(place.at(-10, -12.2), 0.5)


def orbits(block: Block) -> None:
    """The planets circle the sun."""
    block.fill(box(0, 0, 100, 62), INK)
    for _ in range(34):
        block.fill(
            star(6, (block.chance.uniform(2, 98), block.chance.uniform(2, 60)), block.chance.uniform(0.8, 1.7), 0.4),
        )  # fmt: skip
    centre = (50.0, 30.6)
    block.shape(oval(*centre, 29.8), width=0.8)
    for level, radius in enumerate((26.5, 22, 17.8, 13.6)):
        block.hatch(
            oval(*centre, radius + 2), flat((0.5, 0.2, 0.42, 0.15)[level]), Lines(centre=centre, step=1.5, wobble=0.2),
        )  # fmt: skip
        block.fill(oval(*centre, radius + 0.9))
        block.line(arc(centre, radius, 0, 360), 0.8, points_at=(0, 0))
    for radius, degrees, size in (
        (26.5, 205, 2.6), (26.5, 30, 2.2), (22, 310, 3.0), (17.8, 120, 3.2), (13.6, 230, 2.0),
    ):  # fmt: skip
        middle = polar(centre, radius, degrees)
        block.shape(oval(*middle, size), relief(1.2, size, 0.1), Lines(40, 0.8), width=0.9)
        if size > 3.1:
            block.line(arc(middle, size + 2, 0, 360), 0.6, points_at=(0, 0))
            block.dot(polar(middle, size + 2, 20), 1.0)
    sun_face(block, centre, 5.4, 16)


def anatomy(block: Block) -> None:
    """A skeleton leans on a tomb and thinks about a skull."""
    sky(block, 40, 0.35)
    for x, width, high in ((12, 40, 12), (90, 46, 16)):
        hill(block, x, 46, width, high)
    rock(block, 92, 50, 22, 24)
    tree(block, 10, 50, 26)
    ground(block, 48, 1.5)
    block.shape(box(55, 33, 30, 24), slope(0.1, 0.8), Lines(0, 1.4), width=1.0)
    block.shape(box(52, 30, 36, 4), slope(0, 0.6), Lines(0, 1.0), width=0.9)
    block.shape(box(59, 39, 22, 12), width=0.8)
    for row in range(3):
        block.fill(box(61.5, 41.5 + row * 3, 17, 1.2), INK)
    skull(block, Place(68, 25.6, 4.6))
    skeleton(block, Place(40, 60, 56), hands=((-0.22, -0.42), (0.42, -0.57)), knee=0.05)
    block.line([(26, 58), (25, 30)], 1.4, points_at=(0, 0))
    block.shape(
        curve([(20, 27), (25, 25), (30, 27), (29, 32), (21, 32)], closed=True, steps=4), flat(0.8), width=0.8,
        cut=PAPER,
    )  # fmt: skip
