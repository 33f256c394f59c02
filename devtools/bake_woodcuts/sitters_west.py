"""The printers of Paris, Venice, Antwerp and Westminster: what tells each of them apart."""

import math

from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.heads import LEFT, RIGHT, backdrop, bust, cuff, ear, fist, profile, strands
from devtools.bake_woodcuts.lines import Place, arc, curve, limb, oval
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def guillard(block: Block) -> None:
    """A widow's hood with a white wimple, and the golden sun of her house."""
    place = LEFT
    backdrop(block, 0.6, behind=False)
    veil = [(34, 17), (22, 30), (16, 56), (10, 88), (0, 122), (62, 122), (58, 90), (50, 76)]
    block.shape(
        curve(place.all([(50, 15), *veil, (66, 34), (62, 20)]), closed=True, steps=5), slope(1.1, 0.75, 0),
        Lines(80, 1.6), width=1.1,
    )  # fmt: skip
    bust(block, place, 0.85)
    profile(block, place, "straight", "soft", age=0, lips=1.6)
    wimple = [
        (44, 50), (47, 66), (53, 79), (60, 83), (66, 82), (69, 92), (66, 106), (48, 108), (36, 98), (34, 78), (36, 60),
    ]  # fmt: skip
    block.shape(curve(place.all(wimple), closed=True, steps=5), slope(0.5, -0.2, 180), Lines(80, 1.5), width=1.0)
    for x, foot in ((44, 44), (50, 51), (56, 58), (61, 63)):
        block.line(
            curve(place.all([(x, 80 + (x - 44) * 0.2), ((x + foot) / 2 - 1, 92), (foot, 105)])), 0.9,
            points_at=(0.4, 0.3),
        )  # fmt: skip
    hood = [
        (66, 38), (60, 27), (48, 21), (36, 24), (26, 36), (22, 58), (18, 84), (14, 122), (38, 122), (36, 96),
        (38, 74), (46, 54), (52, 40), (60, 35),
    ]  # fmt: skip
    block.shape(curve(place.all(hood), closed=True, steps=5), slope(0.75, 1.15, 0), Lines(76, 1.6, bend=2), width=1.1)
    band = curve(place.all([(66.5, 39), (58, 35.5), (51, 41), (45.5, 54), (41, 68)]))
    block.line(band, 4.4, points_at=(0, 0.05))
    block.line(band, 2.8, points_at=(0, 0.05), cut=PAPER)
    for fold in (([(30, 34), (26, 58), (24, 90)]), ([(38, 30), (33, 56), (31, 92)])):
        block.line(curve(place.all(fold)), 1.0, points_at=(0.4, 0.5), cut=PAPER)
    book = Place(19, 100, flip=True)
    block.shape([(5, 72), (27, 76), (25, 106), (2, 102)], width=1.1, cut=RED)
    block.shape(
        [(2, 102), (25, 106), (27.5, 104), (27, 76), (29, 78), (28, 109), (4, 106)], flat(0.4), Lines(-80, 0.9),
        width=0.8,
    )  # fmt: skip
    sun = (14.6, 88)
    for ray in range(12):
        block.line(
            [arc(sun, 3.6, ray * 30, ray * 30 + 1)[0], arc(sun, 7.4, ray * 30, ray * 30 + 1)[0]], 1.2,
            points_at=(0.01, 0.7), cut=PAPER,
        )  # fmt: skip
    block.dot(sun, 3.0, PAPER)
    cuff(block, Place(21, 108, flip=True))
    fist(block, Place(book.x + 4, 107, 0.9, flip=True))


def manutius(block: Block) -> None:
    """A flat cap over long smooth hair, shaven, with a book for the pocket."""
    place = RIGHT
    backdrop(block, 0.65)
    bust(block, place, 0.55)
    block.shape(
        place.all([(36, 90), (50, 97), (61, 92), (63, 97), (52, 108), (34, 98)]), slope(0, 0.4), Lines(20, 1.1),
        width=0.9,
    )  # fmt: skip
    profile(block, place, "long", "strong", age=1)
    hair = ([(50, 29), (34, 34), (24, 52), (22, 72), (24, 90)], [(58, 31), (53, 42), (49, 58), (45, 74), (43, 88)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 15, wave=0.4, width=1.7, dark=0.6)
    cap = [(28, 38), (25, 28), (32, 18), (48, 14), (62, 19), (66, 29), (64, 34), (52, 31), (40, 33)]
    block.shape(curve(place.all(cap), closed=True, steps=5), slope(1.1, 0.6), Lines(10, 1.3, bend=3), width=1.1)
    block.shape(
        place.all(limb([(27, 40), (40, 35), (54, 33), (66, 35.5)], [3, 6, 6, 3])), slope(0.4, 0.9), Lines(70, 1.1),
        width=1.0,
    )  # fmt: skip
    block.shape([(73, 74), (91, 70), (95, 97), (77, 101)], width=1.1, cut=RED)
    block.shape([(77, 101), (95, 97), (96, 100), (78, 104)], flat(0.4), Lines(-12, 0.8), width=0.8)
    block.shape([(76.5, 77.5), (88.5, 75), (91.5, 93.5), (79.8, 96)], width=0.7, cut=RED)
    block.line(curve([(81, 81), (84, 79), (87, 83), (83, 87), (86, 92)]), 1.4, cut=PAPER)
    block.line([(81.6, 90.6), (88, 89)], 1.0, cut=PAPER)
    cuff(block, Place(86, 108))
    fist(block, Place(82, 103, 0.95))


def tory(block: Block) -> None:
    """A broad hat with a medal, a pointed beard, compasses."""
    place = LEFT
    backdrop(block, 0.72, behind=False)
    bust(block, place, 0.4)
    block.shape(
        curve(place.all([(31, 84), (40, 94), (54, 98), (64, 92), (67, 99), (52, 108), (28, 98)]), closed=True,
        steps=4), slope(0, 0.5, 90), Lines(80, 1.3), width=0.9,
    )  # fmt: skip
    profile(block, place, "long", "soft", age=1)
    ear(block, place)
    hair = ([(44, 32), (32, 38), (27, 52), (31, 66)], [(54, 34), (48, 40), (45, 48), (42, 58)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 9, wave=0.5, width=1.6)
    beard = ([(48, 63), (50, 72), (58, 84), (72, 95)], [(61, 71), (63.5, 74.4), (68, 76), (74, 94)])
    strands(block, place.all(beard[0]), place.all(beard[1]), 11, wave=0.4, width=1.3)
    lip = ([(67.8, 63.8), (63.5, 64.4), (60, 68.4), (57.6, 73)], [(69.2, 67), (66.4, 67.6), (63.6, 70), (61, 75)])
    strands(block, place.all(lip[0]), place.all(lip[1]), 5, width=1.0, wave=0.1)
    crown = [(30, 36), (29, 22), (38, 14), (52, 14), (61, 20), (63, 33)]
    block.shape(curve(place.all(crown), closed=True, steps=5), slope(0.95, 0.3, 180), Lines(70, 1.4, bend=2), width=1.1)
    brim = [(12, 41), (26, 33), (44, 29.5), (62, 28), (80, 26), (86, 30), (70, 36), (50, 38.5), (32, 42), (20, 46)]
    block.shape(curve(place.all(brim), closed=True, steps=5), slope(1.1, 0.55, 180), Lines(-8, 1.2), width=1.1)
    block.shape(oval(*place.at(54, 24), 4.4), width=1.0, cut=RED)
    block.dot(place.at(54, 24), 1.7, PAPER)
    tool = Place(19, 100, flip=True)
    for tip in ((6, 60), (26, 62)):
        block.shape(
            limb([(18, 96), ((18 + tip[0]) / 2, 76), tip], [4.6, 4, 0.9]), slope(-0.2, 0.9), Lines(0, 1.0), width=1.1,
        )  # fmt: skip
    block.line(arc((18, 94), 24, 252, 288), 1.1, points_at=(0.1, 0.1))
    block.shape(oval(18, 94, 5.6), relief(1, 3), Lines(40, 0.9), width=1.1, cut=RED)
    cuff(block, tool)
    fist(block, Place(17, 104, flip=True))


def plantin(block: Block) -> None:
    """A great ruff, thinning hair, a trimmed beard, a quill."""
    place = RIGHT
    backdrop(block, 0.78)
    bust(block, place, 0.95)
    _ruff(block, place)
    profile(block, place, "straight", "strong", age=2)
    ear(block, place)
    hair = ([(43, 31), (32, 37), (27, 51), (31, 66)], [(44.5, 32), (43.5, 40), (43, 49), (40, 62)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 9, wave=0.5, width=1.3)
    beard = ([(46.5, 56), (48, 70), (55, 83), (62, 92)], [(52, 60), (60.5, 71.5), (67.4, 75.6), (68.5, 91)])
    strands(block, place.all(beard[0]), place.all(beard[1]), 10, wave=0.5, width=1.1, dark=0.35)
    lip = ([(67.8, 63.6), (63.6, 64.2), (60, 68), (58, 73)], [(69.4, 67), (66.6, 67.8), (63.4, 70.4), (61, 75)])
    strands(block, place.all(lip[0]), place.all(lip[1]), 5, width=1.0, wave=0.1)
    for row in range(3):
        block.dot(place.at(60 + row * 0.6, 108 + row * 4), 1.2, PAPER)
    quill = Place(86, 103)
    feather = ([(82, 92), (78, 74), (80, 56), (88, 42)], [(84, 92), (88, 76), (92, 58), (90, 42)])
    strands(block, feather[0], feather[1], 9, wave=0.2, width=1.0, ground=RED)
    block.line(curve([(82, 110), (83, 92), (85, 70), (89, 44)]), 1.1, points_at=(0, 0.3))
    cuff(block, quill, 0.9)
    fist(block, Place(84, 103))


def _ruff(block: Block, place: Place) -> None:
    """Cuts a millstone of starched pleats around the neck."""
    middle = (46.0, 89.5)
    turns = sorted((at * 360 / 34 for at in range(34)), key=lambda turn: math.sin(math.radians(turn)))
    block.shape(place.all(oval(*middle, 37, 14)), flat(0.9), Lines(0, 1.2))
    for turn in turns:
        across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        tip = (middle[0] + 36 * across, middle[1] + 13 * down)
        foot = (46 + 12 * across, 86 + 3.4 * down)
        front = max(0.0, down)
        pleat = place.all(limb([foot, ((tip[0] + foot[0]) / 2, (tip[1] + foot[1]) / 2 - 1), tip], [2.2, 4.2, 6.4]))
        block.shape(
            pleat, slope(0.75, -0.35, 90 if front else 0), Lines(math.degrees(math.atan2(down * 13, across * 36)),
            1.0), width=0.9,
        )  # fmt: skip
        block.shape(place.all(oval(*tip, 3.0, 2.4 + 2.4 * front)), width=1.0)
        block.fill(place.all(oval(tip[0], tip[1] + 0.4, 1.4, 1.0 + 1.5 * front)), INK)
    throat = [(38, 68), (37, 80), (37, 86), (56, 87), (57, 80), (60, 76)]
    block.shape(place.all(throat), slope(0.95, 0.4, 90), Lines(12, 1.2), width=0.9)


def caxton(block: Block) -> None:
    """A chaperon whose tail falls over the shoulder, shaven, with his mark on a bale."""
    place = LEFT
    backdrop(block, 0.5, behind=False)
    bust(block, place, 0.65, PAPER)
    profile(block, place, "straight", "round", age=1, lips=1.2)
    hair = ([(44, 40), (37, 48), (35, 60), (40, 68)], [(53, 40), (51, 48), (48, 56), (46, 66)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 8, wave=0.2, width=1.5)
    tail = [(30, 34), (18, 44), (14, 64), (18, 86), (14, 122), (32, 122), (34, 92), (30, 70), (34, 48)]
    block.shape(
        curve(place.all(tail), closed=True, steps=5), slope(0.9, 0.2, 180), Lines(84, 1.5, bend=2), width=1.1, cut=RED,
    )  # fmt: skip
    crest = [(34, 30), (26, 14), (36, 4), (44, 12), (50, 2), (58, 10), (66, 8), (64, 22), (56, 30)]
    block.shape(
        curve(place.all(crest), closed=True, steps=5), slope(0.8, 0.2, 180), Lines(70, 1.4, bend=2), width=1.1,
        cut=RED,
    )  # fmt: skip
    for points in ([(36, 8), (38, 18), (44, 26)], [(50, 6), (49, 16), (51, 26)], [(62, 10), (58, 18), (56, 26)]):
        block.line(curve(place.all(points)), 1.2, points_at=(0.2, 0.5))
    roll = limb([(25, 43), (34, 34), (48, 29), (62, 31), (69, 39)], [8, 13, 14, 13, 8])
    block.shape(place.all(roll), relief(1.1, 6, 0.1, 215), Lines(60, 1.5, bend=1), width=1.2)
    for at in range(7):
        x = 30 + at * 5.6
        block.line(
            curve(place.all([(x, 26 + abs(at - 3.4)), (x + 3, 31 + abs(at - 3.4) * 1.1),
            (x + 3.4, 38 + abs(at - 3.4))])), 1.0, points_at=(0.3, 0.3),
        )  # fmt: skip
    block.shape([(9, 86), (40, 81), (45, 118), (14, 124)], width=1.2)
    block.text("black", "R", (20, 94), 11, RED)
    for row in range(6):
        left = 29 if row < 2 else 15.4 + row * 0.5
        block.line(
            [(left, 90 + row * 4.8 - (left - 15) * 0.15), (38 + row * 0.6, 86.4 + row * 4.8)], 1.4,
            points_at=(0.05, 0.05),
        )  # fmt: skip
    cuff(block, Place(26, 120, 0.95, flip=True))
    fist(block, Place(24, 114, 0.9, flip=True))
