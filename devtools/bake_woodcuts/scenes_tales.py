"""Scenes for tales and poems: beasts that speak, poets, queens and fools."""

import math

from devtools.bake_woodcuts.beasts import bee, fox, lion, raven
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import branch, crown, hoop, round_arch
from devtools.bake_woodcuts.figures import figure, skeleton
from devtools.bake_woodcuts.land import bush, grass, ground, hill, leaf, moon, night, rock, sea, sky, tree
from devtools.bake_woodcuts.lines import Place, arc, blob, box, curve, limb, oval, polar, star
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def fable(block: Block) -> None:
    """The fox flatters the raven."""
    sky(block, 40, 0.45)
    hill(block, 30, 50, 56, 12)
    ground(block, 50, 1.5)
    branch(block, [(80, 58), (77, 44), (80, 28), (74, 12), (78, -4)], [13, 8, 7, 6, 5])
    branch(block, [(78, 30), (66, 25), (52, 27), (44, 22)], [5, 4, 3, 1.5])
    branch(block, [(78, 22), (88, 15), (98, 14)], [4, 3, 2])
    for x, y in ((90, 8), (97, 14), (70, 4), (84, 3), (62, 6)):
        bush(block, x, y, 7)
    for x, y, degrees in ((48, 24, 200), (44, 22, 120), (56, 27, 60), (66, 25, 80)):
        leaf(block, (x, y), 5.5, degrees, 0.4, 0)
    raven(block, Place(58, 24.5, 10, flip=True))
    block.dot((44.6, 16), 2.0)
    block.dot((44.6, 16), 1.4, RED)
    fox(block, Place(27, 59, 16))


def dante(block: Block) -> None:
    """A poet before the mountain of seven terraces, over the fire."""
    night(block, 46, 12)
    for level in range(6):
        half, y = 25 - level * 3.9, 50 - level * 6.6
        step = [(66 - half, y), (66 - half + 2.4, y - 6.6), (66 + half - 2.4, y - 6.6), (66 + half, y)]
        block.shape(step, slope(-0.25, 0.9), Lines(78, 1.25), width=0.8)
    tree(block, 66, 11, 9)
    ground(block, 50, 1)
    for at in range(9):
        _flame(block, 42 + at * 6.6, 62, 9 + 3 * math.sin(at * 2.1))
    figure(block, Place(20, 60, 44), "laurel", hand=(0.36, -0.7), dark=True, cut=PAPER)


def _flame(block: Block, x: float, y: float, height: float) -> None:
    tongue = [
        (x - 3, y), (x - 3.4, y - height * 0.4), (x - 0.5, y - height * 0.6), (x - 1, y - height),
        (x + 2.4, y - height * 0.6), (x + 3.4, y - height * 0.2), (x + 2.6, y),
    ]  # fmt: skip
    block.shape(blob(*tongue), width=0.7, cut=RED)
    block.line(curve([(x, y), (x - 0.8, y - height * 0.3), (x + 0.8, y - height * 0.55)]), 0.6, points_at=(0.1, 0.7))


def queen(block: Block) -> None:
    """A queen on her throne, with a book and a falcon."""
    block.hatch(box(0, 0, 100, 52), slope(0.2, 0.65), Lines(0, 1.7))
    block.hatch(box(0, 0, 26, 52), flat(0.0))
    block.shape(box(36, 7, 28, 47), slope(0.0, 0.85), Lines(90, 1.4))
    block.shape([(34, 8), (50, -4), (66, 8)], slope(0.1, 0.6), Lines(0, 1.1))
    for x in (36, 64):
        block.shape(oval(x, 6.5, 2.4), width=0.7, cut=RED)
    for side, x in ((1, 8), (-1, 92)):
        block.fill([(x - 8, 0), (x + 8, 0), (x + 8 - side * 4, 30), (x - 8, 54), (x + 5, 54)])
        curtain = [
            (x - 10, -1), (x + 10, -1), (x + side * 6, 26), (x - side * 3, 40), (x + side * 3, 56),
            (x - side * 12, 56),
        ]  # fmt: skip
        block.shape(curve(curtain, closed=True, steps=3), slope(0.1, 0.7), Lines(86, 1.5), width=0.9)
    block.shape(box(-1, 54, 102, 9), slope(0.1, 0.5), Lines(0, 1.5))
    dress = [(44, 27), (56, 27), (62, 38), (58, 44), (70, 58), (60, 60), (40, 60), (30, 58), (42, 44), (38, 38)]
    block.shape(blob(*dress), slope(-0.3, 0.8), Lines(80, 1.4, bend=1.5), width=0.9, cut=PAPER)
    for x0, x1 in ((46, 38), (50, 49), (54, 61)):
        block.line(curve([(x0, 42), ((x0 + x1) / 2, 50), (x1, 58)]), 1.0, points_at=(0.5, 0.1))
    block.shape([(45, 27), (55, 27), (50, 38)], width=0.6, cut=RED)
    for side in (-1, 1):
        block.shape(
            limb([(50 + side * 8, 30), (50 + side * 14, 38), (50 + side * 9, 42)], [5, 5, 3]), relief(0.9, 2),
            Lines(60, 1.0),
        )  # fmt: skip
    block.shape(
        blob((45, 15), (43.5, 22), (44, 28), (47, 27), (53, 27), (56, 28), (56.5, 22), (55, 15)), flat(0.8),
        Lines(90, 1.0),
    )  # fmt: skip
    block.shape(oval(50, 21.5, 4.7, 5.6), relief(0.6, 2.5), Lines(40, 0.8))
    _small_face(block, 50, 21)
    crown(block, Place(50, 17, 5.2))
    block.shape([(35, 39), (44, 41), (44, 47), (35, 45)], flat(0.5), Lines(0, 0.9), cut=PAPER)
    raven(block, Place(64, 39, 5.5))


def _small_face(block: Block, x: float, y: float) -> None:
    for side in (-1, 1):
        block.dot((x + side * 1.6, y - 0.6), 0.5)
        block.line(arc((x + side * 1.6, y - 1), 1.1, 200, 340), 0.35)
    block.line([(x, y - 0.4), (x - 0.4, y + 1.3), (x + 0.3, y + 1.4)], 0.4)
    block.line(arc((x, y + 2), 1, 20, 160), 0.45)


def sword(block: Block) -> None:
    """A sword in a stone by a lake, under the moon."""
    night(block, 40, 16)
    moon(block, (17, 15), 9)
    rock(block, 84, 42, 34, 22)
    rock(block, 8, 42, 26, 12)
    sea(block, 40, 53, 4)
    stone = [(28, 62), (26, 52), (34, 44), (44, 40), (58, 40), (68, 45), (75, 53), (74, 62)]
    block.fill([(24, 62), *stone, (78, 62)])
    block.shape(curve(stone), slope(0.0, 0.95), Lines(66, 1.3, bend=2), width=1.1)
    block.line(curve([(36, 50), (42, 54), (40, 60)]), 0.9)
    blade = [(48.4, 42), (48.4, 16), (51.6, 16), (51.6, 42)]
    block.fill([(46, 42), (46, 14), (54, 14), (54, 42)])
    block.shape(blade, slope(-0.3, 0.9), Lines(90, 0.9), width=0.9)
    block.shape(limb([(39, 16.5), (45, 15), (55, 15), (61, 16.5)], [3, 2.4, 2.4, 3]), width=0.9, cut=RED)
    block.shape(box(48.7, 6, 2.6, 9), flat(0.6), Lines(20, 0.9), width=0.8)
    block.shape(oval(50, 5, 2.6), width=0.8, cut=RED)
    for ray in range(7):
        degrees = -165 + ray * 25
        block.line(
            [polar((50, 40), 5, degrees), polar((50, 40), 11 + 3 * (ray % 2), degrees)], 0.7, points_at=(0.2, 0.8),
            cut=PAPER,
        )  # fmt: skip


def laurel(block: Block) -> None:
    """Bees and hives among laurels, for a poet of farming."""
    sky(block, 40, 0.35)
    hill(block, 18, 46, 60, 14)
    ground(block, 47, 1.5)
    for x in (10, 92):
        branch(block, [(x, 58), (x + 1, 40), (x - 1, 20), (x + 1, -2)], [5, 4, 3.4, 3])
        for at in range(11):
            leaf(block, (x, 46 - at * 4.4), 11, 200 + 10 * (at % 3) if at % 2 else -30 - 10 * (at % 3), 0.34, 2)
    block.shape(box(24, 51, 52, 3.2), slope(0.1, 0.7), Lines(0, 0.9))
    for x in (28, 70):
        block.shape(box(x, 54, 3.4, 8), slope(0, 0.9), Lines(90, 0.9))
    for x, size in ((36, 9), (63, 9), (50, 11)):
        skep = [
            (x - size, 51), (x - size * 0.95, 51 - size), (x, 51 - size * 2), (x + size * 0.95, 51 - size),
            (x + size, 51),
        ]  # fmt: skip
        block.shape(curve(skep), slope(-0.2, 0.9), Lines(85, 1.3), width=0.9)
        for row in range(1, 7):
            y = 51 - size * 0.27 * row
            half = size * math.sqrt(max(0.05, 1 - (row / 7.4) ** 2.2))
            block.line(curve([(x - half, y), (x, y + 1.2), (x + half, y)]), 0.9, points_at=(0, 0))
        block.fill([(x - 2, 51), (x - 2, 49), *arc((x, 49), 2, 180, 360), (x + 2, 51)], INK)
    for at in range(14):
        bee(block, (block.chance.uniform(22, 78), block.chance.uniform(6, 28)), 1.7, at * 50)


def fortune(block: Block) -> None:
    """The wheel of fortune turns kings."""
    block.hatch(box(0, 0, 100, 62), slope(0.7, 0.25), Lines(0, 1.7))
    centre = (50.0, 39.0)
    block.fill(oval(*centre, 23))
    hoop(block, centre, 16.5, 3)
    for spoke in range(8):
        block.shape(
            limb([polar(centre, 3, spoke * 45), polar(centre, 13.6, spoke * 45)], [2, 1.6]), flat(0.4),
            Lines(spoke * 45, 0.8), width=0.7,
        )  # fmt: skip
    block.shape(oval(*centre, 5), relief(1, 3), Lines(30, 0.9), cut=RED)
    block.dot(centre, 1.4)
    block.shape([(44, 62), (48.5, 44), (51.5, 44), (56, 62)], slope(0, 0.9), Lines(0, 1.2))
    figure(block, Place(50, 22.8, 16), "king", hand=(0.34, -0.6), cut=RED)
    figure(block, Place(65, 29, 17, turn=65), "cap", hand=(0.3, -0.9))
    figure(block, Place(35, 47, 16, turn=-50), "hair", hand=(0.3, -0.9))
    block.shape(box(-1, 58, 102, 5), slope(0.2, 0.6), Lines(0, 1.2))
    figure(block, Place(12, 59, 34), "crown", hand=(0.42, -0.68), dark=True)
    figure(block, Place(86, 59, 28, flip=True), "pilgrim", hand=(0.3, -0.8))


def king_and_clown(block: Block) -> None:
    """A wise king on his throne argues with a clever peasant."""
    block.hatch(box(0, 0, 100, 50), flat(0.55), Lines(90, 2.2))
    for at in range(6):
        for row in range(3):
            block.fill(star(4, (10 + at * 16, 9 + row * 15), 3, 1.2))
    block.shape(box(-1, 50, 102, 13), width=0.8)
    for at in range(-3, 9):
        block.line([(50 + at * 10 - 22, 50), (50 + (at * 10 - 22) * 2.0, 62)], 0.6, points_at=(0, 0))
    for y in (53, 57):
        block.line([(0, y), (100, y)], 0.6, points_at=(0, 0))
    block.fill(box(8, 8, 24, 46))
    block.shape(box(9, 9, 20, 44), slope(0.1, 0.9), Lines(0, 1.3))
    block.shape(blob((9, 10), (12, 2), (19, 5), (26, 2), (29, 10)), width=0.8, cut=RED)
    for y in (51, 55):
        block.shape(box(5, y, 34 + (y - 51) * 2, 4), slope(0, 0.5), Lines(0, 1.0))
    figure(block, Place(24, 53, 40), "king", hand=(0.4, -0.64), cut=RED)
    block.line([(40, 33), (42, 14)], 1.0, points_at=(0, 0))
    block.fill(star(6, (42, 12), 3, 1.3), INK)
    figure(block, Place(76, 61, 38, flip=True), "hood", hand=(0.36, -0.8), dark=False)
    block.shape(blob((56, 58), (58, 52), (64, 53), (66, 59), (60, 61)), relief(0.9, 3, 0.2), Lines(30, 1.0))
    lion(block, Place(48, 60, 0.17))


def dance(block: Block) -> None:
    """Death leads a king and a bishop in a dance."""
    block.hatch(box(0, 0, 100, 46), slope(0.62, 0.2, 90), Lines(0, 1.9))
    for x in (18, 50, 82):
        round_arch(block, x, 50, 28, 48, 2.6)
    block.shape(box(-1, 50, 102, 13), slope(0.15, 0.5, 90), Lines(4, 1.5, wobble=0.8))
    for x in (6, 36, 66, 96):
        grass(block, x, 60, 3)
    figure(block, Place(37, 59, 42), "king", hand=(0.34, -0.62), cut=RED)
    figure(block, Place(87, 59, 42), "mitre", hand=(-0.3, -0.64), dark=True)
    skeleton(block, Place(14, 60, 50), hands=((-0.2, -0.95), (0.38, -0.55)), knee=0.09)
    skeleton(block, Place(64, 60, 50, flip=True), hands=((-0.26, -0.56), (0.3, -0.58)), knee=0.05)
