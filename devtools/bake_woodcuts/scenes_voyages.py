"""Scenes of the sea: galleys, caravels, islands, a dolphin."""

from devtools.bake_woodcuts.beasts import dolphin
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import cross, hull, mast, tower
from devtools.bake_woodcuts.figures import figure, head
from devtools.bake_woodcuts.land import cloud, hill, palm, sea, sky, sun_face, tree, wave
from devtools.bake_woodcuts.lines import Place, arc, blob, box, curve, limb, oval, polar
from devtools.bake_woodcuts.tones import Lines, around, slope


def galley(block: Block) -> None:
    """A galley of pilgrims leaves a lagoon with palace and bell tower."""
    sky(block, 24, 0.45)
    block.shape(box(56, 15, 30, 13), slope(0, 0.3), Lines(0, 1.4))
    for at in range(7):
        block.fill(
            [(58 + at * 4, 28), (58 + at * 4, 24), *arc((59.4 + at * 4, 24), 1.4, 180, 360), (60.8 + at * 4, 28)], INK,
        )  # fmt: skip
        block.line(oval(59.4 + at * 4, 19, 1.0), 0.5, points_at=(0, 0))
    tower(block, 88, 28, 6, 18, "spire", cut=RED)
    for x in (30, 36, 42):
        tower(block, x, 28, 6, 5, "onion")
    sea(block, 28, 62, 7)
    hullpts = curve([(8, 36), (14, 44), (24, 49), (60, 49), (76, 46), (88, 37)])
    block.shape([*hullpts, (84, 42), (66, 42), (24, 42), (13, 40)], slope(0.1, 0.9, 90), Lines(0, 1.2), width=0.9)
    for at in range(11):
        block.line([(24 + at * 4.4, 44), (18 + at * 4.4, 56)], 0.9, points_at=(0, 0))
        block.fill(oval(17.6 + at * 4.4, 56.5, 0.8, 1.8), INK)
        block.dot((25 + at * 4.4, 40.4), 1.3)
    block.line([(44, 42), (44, 6)], 1.3, points_at=(0, 0))
    block.line([(20, 22), (70, 8)], 1.0, points_at=(0.05, 0.05))
    sail = [(21, 22), (69, 8.6), *curve([(69, 8.6), (66, 24), (54, 37)]), *curve([(54, 37), (36, 33), (21, 22)])]
    block.shape(sail, slope(-0.3, 0.75), Lines(74, 1.5, bend=1.5), width=0.9)
    cross(block, (49, 31), 14)
    block.shape(curve([(44, 6), (50, 7), (55, 5), (60, 7), (54, 9), (44, 9)]), width=0.5, cut=RED)


def caravel(block: Block) -> None:
    """A caravel comes to an island with palms."""
    sky(block, 34, 0.5)
    sun_face(block, (88, 12), 6, 12)
    hill(block, 84, 39, 40, 9)
    sea(block, 38, 62, 6)
    shore = curve([(62, 64), (66, 54), (76, 50), (90, 49), (102, 46)])
    block.shape([*shore, (102, 64)], slope(0.1, 0.6), Lines(6, 1.5, wobble=0.9))
    for x, high, lean in ((76, 24, -4), (86, 30, 3), (95, 21, 4)):
        palm(block, x, 52, high, lean)
    place = Place(32, 46, 0.78)
    hull(block, place)
    mast(block, place, -2, 36, 30, RED)
    mast(block, place, -22, 26, 17, RED)
    mast(block, place, 21, 26, 17, RED)
    cross(block, place.at(-1, -17), 11)
    wave(block, 54.5, 1.3, 2)
    wave(block, 58, 1.5, 5, 1)


def fools(block: Block) -> None:
    """A ship full of fools, with a fool's cap at the mast."""
    sky(block, 36, 0.4)
    cloud(block, 15, 10, 22)
    sea(block, 42, 62, 5)
    block.line([(50, 40), (50, 12)], 1.5, points_at=(0, 0))
    head(block, Place(50, 12, 4.2), "jester")
    for side in (-1, 1):
        block.line([(50, 12), (50 + side * 32, 36)], 0.5, points_at=(0, 0))
    flag = curve([(51, 14), (60, 15.5), (68, 13), (78, 16), (70, 19.5), (62, 19), (51, 21)])
    block.shape(flag, slope(-0.2, 0.6), Lines(84, 1.1), cut=PAPER)
    for x, size, flip in (
        (22, 22, False), (33, 24, True), (43, 23, False), (57, 24, True), (67, 22, False), (78, 22, True),
    ):  # fmt: skip
        figure(block, Place(x, 48, size, flip=flip), "jester", hand=(0.24, -0.85 + (x % 3) * 0.15), dark=x in (33, 67))
    strakes = curve([(5, 34), (10, 46), (22, 55), (50, 57.5), (76, 55), (90, 46), (97, 33)])
    block.shape([*strakes, (88, 41), (50, 44), (14, 41)], slope(0.0, 0.95, 90), Lines(0, 1.4, bend=-1), width=1.0)
    for level in (47, 51):
        block.line(curve([(12, level - 4), (30, level), (70, level), (90, level - 4)]), 0.8)
    for at, y in enumerate((56.5, 59.5)):
        wave(block, y, 1.3, 2 + at * 5, at)


def dolphin_and_anchor(block: Block) -> None:
    """A dolphin winds around an anchor."""
    block.hatch(box(0, 0, 100, 62), around((50, 31), -0.3, 0.75, 18, 56), Lines(0, 1.7))
    block.shape(limb([(50, 9), (50, 30), (50, 54)], [3.4, 4, 4.6]), slope(-0.2, 0.9), Lines(0, 1.0), width=0.9)
    block.shape(limb([(35, 14), (50, 13), (65, 14)], [2.6, 4, 2.6]), slope(0, 0.9, 90), Lines(90, 1.0), cut=RED)
    block.line(arc((50, 6), 4, 0, 360), 1.6, points_at=(0, 0))
    fluke = [*arc((50, 33), 25, 25, 155), *arc((50, 28), 25, 148, 32)]
    block.shape(fluke, slope(-0.1, 0.9), Lines(70, 1.1), width=1.0)
    for side in (-1, 1):
        block.shape([(50 + side * 27, 37), (50 + side * 26, 50), (50 + side * 17, 43)], width=0.9, cut=RED)
    dolphin(block, Place(50, 31, 15.5))
    for side, word in ((16, "AL"), (84, "DVS")):
        block.fill(box(side - 10, 25, 20, 13))
        block.text("roman", word, (side, 31.5), 8)


def utopia(block: Block) -> None:
    """A round island with its town in the sea, and a ship before it."""
    sea(block, -2, 63, 14)
    coast = blob(*[polar((50, 29), 26 + block.chance.uniform(-1.5, 1.5), degrees) for degrees in range(0, 360, 20)])
    land = [(50 + (x - 50) * 1.42, y) for x, y in coast]
    block.fill([(50 + (x - 50) * 1.06, 29 + (y - 29) * 1.08) for x, y in land])
    block.shape(land, around((50, 29), -0.2, 0.6, 14, 38), Lines(0, 1.4), width=1.1)
    bay = [(38, 58), (40, 46), (50, 42), (60, 46), (62, 58)]
    block.fill(curve(bay))
    block.outline(curve(bay), 0.9)
    block.fill(box(36, 54, 28, 9))
    for x, y, roof in ((46, 38, "spire"), (24, 30, "cone"), (70, 30, "cone"), (34, 20, "cone"), (60, 20, "cone")):
        tower(block, x, y, 5.5, 8, roof, cut=RED if roof == "cone" else PAPER)
        tower(block, x + 6, y, 4, 5, "gable")
    for x in (18, 42, 55, 78, 48):
        tree(block, x, 22 if x != 48 else 17, 8)
    place = Place(50, 54, 0.3)
    hull(block, place)
    mast(block, place, -2, 36, 30, RED)
    for at in range(2):
        wave(block, 57.5 + at * 2.4, 0.9, at * 4, at)
