"""Scenes for chronicles and romances of chivalry: towns, arms, knights and sieges."""

from devtools.bake_woodcuts.beasts import horse, rider
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import crown, gate, hoop, house, shield, tower, wall
from devtools.bake_woodcuts.figures import figure
from devtools.bake_woodcuts.land import flower, ground, hill, leaf, rock, sky, tree
from devtools.bake_woodcuts.lines import Place, blob, box, curve, limb, oval, polar, star
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def cannon(block: Block) -> None:
    """A bombard fires on a castle."""
    sky(block, 40, 0.4)
    rock(block, 84, 46, 40, 18)
    tower(block, 72, 32, 8, 14, "flat")
    tower(block, 90, 32, 8, 12, "flat")
    tower(block, 79, 30, 12, 20, "cone", cut=RED)
    ground(block, 46, 1.5)
    block.shape(limb([(10, 45), (26, 40), (48, 32)], [13, 12, 11]), slope(-0.25, 0.95, 70), Lines(-20, 1.2), width=1.0)
    for x, y in ((14, 43.7), (26, 40), (38, 35.8), (46, 32.8)):
        block.line([polar((x, y), 6.6, 69), polar((x, y), 6.6, 249)], 1.6, points_at=(0, 0))
    hoop(block, (28, 48), 9.5, 2.4)
    for spoke in range(8):
        block.line([polar((28, 48), 1.5, spoke * 45), polar((28, 48), 7.4, spoke * 45)], 1.0, points_at=(0, 0))
    block.dot((28, 48), 2.4)
    for ray in range(9):
        degrees = -80 + ray * 15
        block.line(
            [polar((50, 31), 3, degrees), polar((50, 31), 9 + 4 * (ray % 2), degrees)], 1.1, points_at=(0, 0.9),
            cut=RED,
        )  # fmt: skip
    for x, y, radius in ((57, 25, 4), (62, 21, 4.6), (56, 19, 3.4)):
        block.shape(oval(x, y, radius), relief(0.8, 2), Lines(20, 1.0), width=0.7)
    for ball in ((44, 57), (49, 57), (46.5, 53.6)):
        block.shape(oval(ball[0], ball[1], 2.7), relief(1.2, 2.6, 0.35), Lines(40, 0.8))
    figure(block, Place(9, 61, 27), "helmet", hand=(0.24, -0.7))


def arms(block: Block) -> None:
    """The arms of a kingdom under its crown, between two angels' wings of leaves."""
    block.hatch(box(0, 0, 100, 62), flat(0.42), Lines(45, 1.7))
    block.hatch(box(0, 0, 100, 62), flat(0.3), Lines(-45, 1.7))
    for side in (-1, 1):
        stem = curve([(50 + side * 16, 58), (50 + side * 33, 50), (50 + side * 30, 30), (50 + side * 41, 12)])
        for at in range(2, len(stem) - 1, 3):
            degrees = (-150 if side < 0 else -30) + (70 if at % 2 else -40) * side
            leaf(block, stem[at], 11, degrees, 0.45, 2)
        block.line(stem, 1.5, points_at=(0.05, 0.3))
    place = Place(50, 35, 18)
    edge = shield(block, place)
    block.fill(edge)
    with block.inside(edge):
        for row in range(4):
            block.fill(box(30, 15 + row * 11.4, 20, 5.7), RED)
        block.fill(box(50, 10, 20, 52), INK)
        for y, reach in ((26, 4), (33, 6)):
            block.fill(box(59 - reach, y, reach * 2, 3))
        block.fill(box(57.5, 20, 3, 28))
        block.shape(blob((52, 52), (55, 46), (59, 49), (63, 46), (68, 52), (60, 58)), width=0.6)
    block.outline(edge, 1.4)
    block.line([(50, 15.2), (50, 59.3)], 0.9, points_at=(0, 0))
    crown(block, Place(50, 14.5, 8))


def troy(block: Block) -> None:
    """The wooden horse before the walls."""
    sky(block, 30, 0.55)
    for x, width, high, roof in ((62, 9, 20, "flat"), (73, 10, 26, "cone"), (86, 11, 18, "flat")):
        tower(block, x, 44, width, high, roof, cut=RED if roof == "cone" else PAPER)
    wall(block, 50, 16, left=54)
    gate(block, 78, 50, 11, 12)
    ground(block, 50, 1, 0.4)
    horse(block, Place(29, 53, 0.49), wooden=True)
    block.shape(box(4, 53, 50, 3.4), slope(0.1, 0.7), Lines(0, 1.0))
    for x in (11, 29, 47):
        hoop(block, (x, 57), 3.8, 1.2)
        block.dot((x, 57), 1.0)
    block.shape(box(22, 29.5, 8, 6.5), flat(0.9), width=1.0)
    for x in (8, 17, 40):
        block.dot((x + 3, 31), 0.5)
    for x in (60, 67):
        figure(block, Place(x, 59, 17, flip=True), "helmet", hand=(0.3, -0.95))


def pilgrims(block: Block) -> None:
    """Two pilgrims ride to a town with a cathedral."""
    sky(block, 34, 0.5)
    hill(block, 82, 44, 60, 12)
    for x, width, high, roof in ((70, 5, 8, "cone"), (76, 6, 12, "spire"), (83, 6, 12, "spire"), (90, 6, 7, "gable")):
        tower(block, x, 35, width, high, roof, cut=RED if roof == "cone" else PAPER)
    tree(block, 6, 47, 32)
    ground(block, 46, 1.5)
    for x, hat, cut in ((29, "pilgrim", PAPER), (69, "hood", RED)):
        place = Place(x, 59, 0.4)
        horse(block, place, dark=hat == "hood")
        rider(block, place, hat, cut=cut)
    block.line([(36, 40), (42, 14)], 0.9, points_at=(0, 0))


def knight(block: Block) -> None:
    """A knight tilts, his lance couched, past a flowered field."""
    sky(block, 30, 0.35)
    for x in (12, 30, 50, 70, 90):
        block.shape(
            [(x - 7, 36), (x - 6, 22), (x, 14), (x + 6, 22), (x + 7, 36)], slope(-0.2, 0.8), Lines(84, 1.2),
            cut=RED if x in (30, 70) else PAPER,
        )  # fmt: skip
        block.line([(x, 14), (x, 9)], 0.6)
        block.fill([(x, 9), (x + 5, 10.2), (x, 11.5)], INK)
    ground(block, 36, 0.8, 0.3)
    block.shape(box(-1, 44, 102, 3.4), slope(0, 0.5), Lines(0, 1.0))
    place = Place(38, 58, 0.47)
    horse(block, place)
    cloth = [(-38, -58), (-8, -58), (-6, -20), (-20, -14), (-42, -18), (-44, -40)]
    block.shape(curve(place.all(cloth), closed=True, steps=4), width=0.9, cut=RED)
    for x, y in ((-32, -46), (-18, -46), (-26, -32), (-14, -30), (-36, -28)):
        block.fill(star(6, place.at(x, y), 2.4, 1.0))
    rider(block, place, "helmet")
    block.shape(limb([(34, 27), (58, 24), (98, 18)], [2.6, 1.8, 0.8]), width=0.8)
    block.shape(limb([(44, 27.5), (47, 25.5)], [2, 6]), width=0.7)
    shield(block, Place(45, 30, 5.5), RED)
    for x in (82, 90, 97):
        flower(block, (x, 54), 2.6, 6)
        block.line([(x, 57), (x, 61)], 0.7)


def walled_town(block: Block) -> None:
    """An imperial city on its hill within double walls."""
    sky(block, 24, 0.55)
    rock(block, 50, 34, 40, 16)
    for x, y, width, high, roof, red in (
        (40, 22, 7, 9, "flat", 0), (47, 20, 6, 11, "cone", 1), (54, 22, 8, 8, "gable", 0),
        (3, 44, 7, 16, "cone", 0), (12, 44, 8, 22, "spire", 0), (21, 44, 8, 14, "gable", 1), (30, 44, 7, 18, "cone", 0),
        (64, 44, 8, 15, "cone", 1), (73, 44, 7, 21, "spire", 0), (81, 44, 8, 14, "gable", 0),
        (90, 44, 8, 18, "cone", 0),
    ):  # fmt: skip
        tower(block, x, y, width, high, roof, cut=RED if red else PAPER)
    for x, red in ((37, 0), (46, 1), (55, 0)):
        house(block, x, 44, 6, 6, RED if red else PAPER)
    wall(block, 50, 9)
    block.fill(box(-1, 50, 102, 4))
    block.hatch(box(-1, 50, 102, 4), flat(0.5), Lines(0, 1.3))
    wall(block, 63, 10)
    for x in (16, 72):
        tower(block, x, 63, 10, 12, "cone", cut=INK if x == 72 else PAPER)
    gate(block, 50, 63, 9, 8)
