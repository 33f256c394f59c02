"""Scenes for books of faith: psalters, sermons, meditations, chant."""

from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import column, cross, gate, house, open_book, round_arch, tower, wall, window
from devtools.bake_woodcuts.figures import figure, halo
from devtools.bake_woodcuts.land import flower, glory, grass, ground, hill, night, sky, tree
from devtools.bake_woodcuts.lines import Place, Point, arc, blob, box, curve, limb, oval, star
from devtools.bake_woodcuts.tones import Lines, around, flat, relief, slope


def psalter(block: Block) -> None:
    """King David plays the harp."""
    block.hatch(box(0, 0, 100, 48), slope(0.75, 0.25, 90), Lines(0, 1.7))
    for x in (8, 92):
        column(block, x, 54, 7, 46)
    round_arch(block, 50, 54, 62, 49, 5)
    block.fill([(19.4, 54), *arc((50, 36), 30.6, 180, 360), (80.6, 54)])
    block.hatch([(19.4, 54), *arc((50, 36), 30.6, 180, 360), (80.6, 54)], slope(0.55, -0.2, 90), Lines(90, 1.5))
    block.shape(box(-1, 54, 102, 8), slope(0.3, 0.7), Lines(0, 1.4))
    block.shape(box(24, 40, 17, 14), slope(0.2, 0.9), Lines(90, 1.3))
    figure(block, Place(36, 55, 37), "king", hand=(0.52, -0.55), dark=True)
    harp = limb([(50, 52), (49, 36), (56, 22), (62, 18), (66, 21)], [3.5, 3, 3, 3, 4])
    block.shape(limb([(50, 52), (60, 40), (67, 22)], [4, 5.5, 4]), slope(0.1, 0.8), Lines(40, 1.0))
    for string in range(6):
        share = 0.12 + string * 0.14
        block.line(
            [(50 + 17 * share, 51 - 29 * share), (50 + 12 * share, 51 - 31 * share - 12 * share * (1 - share) * 2.2)],
            0.5, points_at=(0, 0),
        )  # fmt: skip
    block.shape(harp, relief(0.8, 1.5), Lines(60, 1.0), cut=RED)


def church(block: Block) -> None:
    """A bishop before his minster."""
    sky(block, 40, 0.6)
    hill(block, 88, 46, 50, 10)
    ground(block, 47, 1)
    tower(block, 26, 48, 11, 29, "spire")
    block.shape(box(37, 29, 38, 19), slope(0.05, 0.7), Lines(90, 1.5))
    block.shape([(36, 29.5), (41, 18), (71, 18), (76, 29.5)], slope(0.5, 0.9), Lines(70, 1.2), cut=RED)
    for x in (42, 51, 60, 69):
        window(block, x, 34, 3.4, 10)
    tower(block, 74, 48, 9, 21, "cone")
    cross(block, (56, 18), 6)
    figure(block, Place(15, 58.5, 31), "mitre", hand=(0.26, -0.6), dark=True)
    block.line([(23, 57), (23, 28)], 0.9, points_at=(0, 0))
    block.line(curve([(23, 28), (23.4, 24.5), (26.4, 24), (27, 27), (24.8, 27.4)]), 1.0)


def lectern(block: Block) -> None:
    """A monk reads at a lectern under an arch."""
    block.hatch(box(0, 0, 100, 62), slope(0.35, 0.6), Lines(0, 1.8))
    for x in (22, 78):
        round_arch(block, x, 54, 34, 50, 4)
        block.fill([(x - 16.5, 54), *arc((x, 21), 16.5, 180, 360), (x + 16.5, 54)])
    block.hatch([(5.5, 54), *arc((22, 21), 16.5, 180, 360), (38.5, 54)], flat(0.75), Lines(90, 1.5))
    block.hatch([(61.5, 40), *arc((78, 21), 16.5, 180, 360), (94.5, 40)], slope(0.7, 0, 90), Lines(0, 1.7))
    hill(block, 84, 44, 20, 9)
    house(block, 68, 46, 7, 6, RED)
    with block.inside(box(61.5, 38, 33, 16)):
        ground(block, 45, 1)
    block.shape(box(-1, 54, 102, 9), slope(0.1, 0.6), Lines(0, 1.5))
    block.shape(limb([(58, 55), (57, 46), (58, 36)], [11, 3, 4]), slope(0, 0.9), Lines(0, 1.1))
    open_book(block, Place(57, 32, 0.44, turn=-14), lines=4)
    figure(block, Place(34, 58, 41), "hood", hand=(0.34, -0.62), dark=True)


def lamp(block: Block) -> None:
    """A candle on a book lights the dark."""
    block.fill(box(0, 0, 100, 62), INK)
    centre = (50, 19)
    block.hatch(
        box(0, 0, 100, 62), around(centre, 1.0, -0.1, 10, 54), Lines(centre=centre, step=2.0, wobble=0.5), PAPER,
    )  # fmt: skip
    block.fill(oval(*centre, 9, 10.5))
    flame = blob((50, 8), (53, 16), (53.5, 21), (50, 25), (46.5, 21), (47.5, 15))
    block.shape(flame, width=0.9, cut=RED)
    block.line([(50, 27), (50, 22)], 0.8)
    block.shape(box(46.5, 26, 7, 17), slope(-0.1, 0.8), Lines(0, 1.2))
    block.shape(blob((46.5, 26), (46, 30), (47.2, 33), (48.3, 29), (50, 26)), width=0.6)
    block.shape([(43, 43), (57, 43), (60, 46), (40, 46)], slope(0.1, 0.8), Lines(0, 1.0))
    open_book(block, Place(50, 49.5, 0.8), lines=4)


def calvary(block: Block) -> None:
    """Three crosses on a hill, before a setting sun."""
    glory(block, (50, 30), 12, 66, 56)
    block.shape(oval(50, 30, 11), width=0.8, cut=RED)
    for x, foot, high in ((24, 48, 26), (76, 48, 26), (50, 50, 42)):
        block.line([(x, foot), (x, foot - high)], 2.6, points_at=(0, 0))
        block.line(
            [(x - high * 0.25, foot - high * 0.72), (x + high * 0.25, foot - high * 0.72)], 2.4, points_at=(0, 0),
        )  # fmt: skip
    crest = curve([(-2, 56), (14, 49), (34, 46), (50, 43), (68, 46), (88, 49), (102, 55)])
    block.shape([*crest, (102, 64), (-2, 64)], slope(0.2, 0.9, 90), Lines(8, 1.5, wobble=0.9), width=0.9)
    for x, kind in ((38, "hood"), (63, "patriarch")):
        figure(block, Place(x, 57, 19, flip=x > 50), kind, hand=(0.18, -0.7), dark=kind == "hood")
    for x in (8, 20, 80, 93):
        grass(block, x, 56, 3)


def octoechos(block: Block) -> None:
    """An eastern cross between eight tones of hooked notes."""
    for side in (4, 60):
        for row in range(6):
            y = 7 + row * 9.4
            block.line([(side, y + 3.6), (side + 36, y + 3.6)], 0.5, points_at=(0.02, 0.02), cut=RED)
            for at in range(6):
                _hook(block, side + 3 + at * 6, y)
    block.fill(box(39, 2, 22, 58))
    block.shape(box(41, 3.5, 18, 54.5), flat(0.85), Lines(0, 1.5, wobble=0.1))
    for y, reach in ((15, 3.8), (23, 7), (42, 5)):
        tilt = 2 if y == 42 else 0
        block.shape(
            [(50 - reach, y - tilt), (50 + reach, y + tilt), (50 + reach, y + tilt + 3), (50 - reach, y - tilt + 3)],
            width=0.7,
        )  # fmt: skip
    block.shape(box(48.2, 9, 3.6, 45), width=0.7)
    block.fill(box(48.8, 9.6, 2.4, 43.6))
    for y in (15, 23):
        block.fill(box(47.5, y + 0.6, 5, 1.8))
    block.fill([(47.6, 41.9), (52.4, 43), (52.4, 44.4), (47.6, 43.4)])


def _hook(block: Block, x: float, y: float) -> None:
    """One of the hooks that old eastern chant is written with."""
    kind = block.chance.randrange(4)
    shapes: list[list[Point]] = [
        [(0, 0), (0.4, 2.4), (2.2, 1.2), (3.4, 1.8)],
        [(0, 2.4), (1.2, 0), (2.2, 2.2), (3.6, 0.4)],
        [(0.4, 0), (2.6, 0.2), (2.0, 2.4), (0.4, 2.2)],
        [(0, 1.2), (1.6, 0.4), (3.4, 1.2), (3.2, 2.4)],
    ]
    block.line(curve([(x + dx, y + dy) for dx, dy in shapes[kind]]), 1.1, points_at=(0.1, 0.5))
    if block.chance.random() < 0.4:
        block.dot((x + 2, y - 1.4), 0.6, RED)


def cloister_garden(block: Block) -> None:
    """A walled garden with its fountain."""
    sky(block, 22, 0.5)
    tree(block, 7, 30, 25)
    tree(block, 93, 30, 25)
    tree(block, 27, 26, 18)
    tree(block, 73, 26, 18)
    wall(block, 32, 9)
    gate(block, 50, 32, 9, 8)
    block.shape(box(-1, 32, 102, 31), slope(0.1, 0.35, 90), Lines(4, 1.8, wobble=1.0))
    for row, y in enumerate((39, 48, 58)):
        for at in range(5):
            away = 44 - at * 8 - row * 1.5
            for x in (50 - away, 50 + away):
                if away > 15 + row * 2:
                    flower(block, (x, y), 2.3 + row * 0.4, 6)
                    block.line([(x, y + 3), (x, y + 6)], 0.6)
    block.shape(oval(50, 54, 16, 5), slope(0.2, 0.9), Lines(0, 1.1))
    block.shape(box(48, 36, 4, 16), slope(-0.2, 0.9), Lines(0, 1.1))
    block.shape(oval(50, 38, 9, 2.6), slope(0, 0.9), Lines(0, 1.0))
    for side in (-1, 1):
        for reach in (4, 9, 14):
            block.line(curve([(50, 31), (50 + side * reach * 0.5, 28.5), (50 + side * reach, 36 + reach)]), 0.55)
    block.shape(star(6, (50, 31), 2.6, 1.2), width=0.5, cut=RED)


def domes(block: Block) -> None:
    """A church with onion domes in the snow, and an apostle who writes."""
    night(block, 46, 16)
    for x, width, high in ((46, 8, 16), (86, 8, 16), (54, 10, 22), (74, 10, 22), (62, 13, 27)):
        tower(block, x, 50, width, high, "onion", cut=RED if width == 13 else PAPER)
    block.shape(box(44, 40, 52, 12), slope(0.1, 0.7), Lines(90, 1.5))
    for x in (48, 58, 78, 88):
        window(block, x, 43, 4, 9)
    gate(block, 69, 52, 7, 9)
    ground(block, 52, 1, 0.3)
    halo(block, (18, 24), 8)
    figure(block, Place(17, 59, 38), "patriarch", hand=(0.36, -0.52))
    block.shape([(24, 42), (40, 36), (42, 40), (26, 46)], slope(0, 0.5), Lines(0, 1.1))
    block.shape(limb([(34, 42), (33, 50), (34, 60)], [3, 2, 5]), flat(0.6), Lines(0, 1.0))
    block.line([(29, 39), (33, 30)], 0.8, points_at=(0, 0.6))
