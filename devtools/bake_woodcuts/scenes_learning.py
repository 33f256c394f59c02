"""Scenes for books of learning: grammars, numbers, letters, emblems."""

from devtools.bake_woodcuts.beasts import owl, serpent
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import closed_book, column
from devtools.bake_woodcuts.figures import figure
from devtools.bake_woodcuts.land import cloud, glory, leaf, sky, sun_face
from devtools.bake_woodcuts.lines import Place, arc, blob, box, curve, limb, ngon, oval, polar, star
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def orator(block: Block) -> None:
    """An orator speaks between the columns of a forum."""
    sky(block, 46, 0.4)
    block.shape(box(26, 21, 48, 29), slope(0.1, 0.5), Lines(90, 1.6))
    block.shape([(22, 21), (50, 7), (78, 21)], slope(0.2, 0.8), Lines(0, 1.2), cut=RED)
    for x in (30, 40, 60, 70):
        column(block, x, 49, 4, 26)
    for at, y in enumerate((50, 53)):
        block.shape(box(20 - at * 3, y, 60 + at * 6, 3), slope(0.1, 0.7), Lines(0, 1.0))
    block.shape(box(-1, 56, 102, 7), slope(0.1, 0.5), Lines(0, 1.4))
    figure(block, Place(50, 55, 36), "laurel", hand=(0.4, -0.86))
    for x, size, hat in ((8, 30, "cap"), (17, 27, "hair"), (84, 27, "patriarch"), (93, 31, "cap")):
        figure(block, Place(x, 61, size, flip=x > 50), hat, hand=(0.2, -0.6), dark=x in (8, 93))


def athena_owl(block: Block) -> None:
    """An owl on a book between alpha and omega."""
    block.fill(box(0, 0, 100, 62), INK)
    for side in (16, 84):
        block.fill(box(side - 13, 8, 26, 44))
        block.shape(box(side - 12, 9, 24, 42), flat(0.32), Lines(45, 1.6), width=1.0)
        block.fill(box(side - 9, 13, 18, 21))
        for row in range(3):
            block.fill(box(side - 8, 38 + row * 3.6, 16, 1.5), INK)
    block.text("roman", "A", (16, 23.5), 16, RED)
    block.line([polar((84, 22), 6.4, degrees) for degrees in range(120, 421, 10)], 2.6, points_at=(0, 0), cut=RED)
    for x in (78.8, 89.2):
        block.fill(box(x - 2.6, 28.6, 5.2, 2.6), RED)
    block.hatch(box(32, 0, 36, 62), flat(0.2), Lines(0, 2.0), PAPER)
    closed_book(block, 33, 60, 34, 8, RED)
    owl(block, Place(50, 52, 22))


def elements(block: Block) -> None:
    """A hexagon and a triangle within a circle, with figures in the margin."""
    block.shape(box(3, 3, 26, 55.5), flat(0.9), Lines(0, 1.4), width=1.0)
    for at, corners in enumerate((3, 4, 5)):
        middle = (16, 13 + at * 18)
        block.shape(oval(*middle, 7.6), width=0.8)
        block.shape(
            ngon(corners, middle, 6.4), slope(0, 0.7), Lines(50, 1.1), width=0.8, cut=RED if corners == 4 else PAPER,
        )  # fmt: skip
    centre = (64.0, 30.6)
    block.shape(oval(*centre, 24.4), width=1.2)
    hexagon = ngon(6, centre, 24)
    block.outline(hexagon, 1.0)
    triangle = ngon(3, centre, 24)
    block.shape(triangle, slope(0.1, 0.75, 60), Lines(60, 1.5, wobble=0.05), width=1.1)
    block.shape(oval(*centre, 12), width=1.0)
    block.line([hexagon[1], hexagon[4]], 0.7, points_at=(0, 0))
    block.line([hexagon[2], hexagon[5]], 0.7, points_at=(0, 0))
    for at, corner in enumerate([*hexagon, centre]):
        block.dot(corner, 1.6)
        block.dot(corner, 1.1, RED)
        if corner != centre:
            block.text("roman", "ABCDEF"[at], polar(corner, 3.6, -90 + at * 60), 3.4)


def arithmetic(block: Block) -> None:
    """A merchant's counting board, with scales and coins."""
    block.hatch(box(0, 0, 100, 30), slope(0.6, 0.2, 90), Lines(0, 1.8))
    block.shape([(6, 28), (94, 28), (103, 63), (-3, 63)], width=1.2)
    for row in range(5):
        y = 33 + row * 6.4
        block.line([(4 - row * 0.8, y), (70 + row * 0.6, y)], 0.8, points_at=(0, 0))
        count = block.chance.randint(2, 5)
        for at in range(count):
            spot = (12 + at * 9 + block.chance.uniform(-1, 1), y)
            block.shape(
                oval(*spot, 3.4, 2.0), slope(0, 0.7), Lines(0, 0.8), width=0.8,
                cut=RED if at == 0 and row == 1 else PAPER,
            )  # fmt: skip
    block.line([(77, 55), (77, 8)], 1.8, points_at=(0, 0.1))
    block.shape([(69, 58), (72, 54), (82, 54), (85, 58)], slope(0, 0.9), Lines(0, 1.0))
    block.shape(limb([(60, 16), (77, 12), (94, 14)], [1, 2.2, 1]), width=0.7)
    for x, y, drop in ((62, 16, 15), (92, 14, 12)):
        for side in (-1, 1):
            block.line([(x, y), (x + side * 7, y + drop)], 0.5, points_at=(0, 0))
        block.shape([*arc((x, y + drop), 8, 0, 180, tall=0.5)], slope(0, 0.9), Lines(0, 0.9), width=0.8)
    for level in range(3):
        block.shape(oval(62, 29.6 - level * 1.8, 4, 1.6), width=0.7, cut=RED)
    block.shape(box(8, 3, 40, 21.5), width=1.1)
    for at, digits in enumerate(("1 4 9 4", "5 8 7 3")):
        block.text("body", digits, (28, 8.4 + at * 7.6), 5.2)
    block.line([(12, 21.5), (44, 21.5)], 0.9, points_at=(0, 0))


def songs(block: Block) -> None:
    """A lute over staves of diamond notes."""
    for stave in (8, 37):
        for row in range(5):
            block.line([(3, stave + row * 4.2), (97, stave + row * 4.2)], 0.6, points_at=(0, 0), cut=RED)
        for at in range(10):
            step = block.chance.randrange(8)
            _diamond(block, 10 + at * 8.6, stave + 1 + step * 2.1, hollow=block.chance.random() < 0.5, up=step > 3)
    block.fill(limb([(47, 44), (58, 36), (66, 29), (86, 10)], [36, 32, 13, 9]))
    bowl = [(34, 36), (40, 30), (52, 29), (66, 27), (69, 30), (67, 42), (64, 54), (52, 60), (38, 55), (31, 46)]
    block.shape(blob(*bowl), relief(1.1, 7, 0.05), Lines(48, 1.3, bend=2), width=1.2)
    block.shape(limb([(66, 31), (76, 20), (86, 9)], [5.5, 4.4, 4.0]), flat(0.75), Lines(48, 1.0), width=0.8)
    block.shape(limb([(86, 10), (93, 15), (97, 20)], [4.6, 4, 3]), flat(0.4), Lines(-40, 1.0), width=0.8)
    for at in range(4):
        block.line([(88 + at * 2.4, 10 + at * 2.2), (91 + at * 2.4, 6.6 + at * 2.2)], 1.0, points_at=(0, 0))
    block.shape(oval(53, 43, 5.6), flat(0.9), Lines(45, 1.0), width=0.8)
    block.fill(star(8, (53, 43), 4.4, 2.0))
    for string in range(4):
        offset = -1.8 + string * 1.2
        block.line([(40 + offset, 54 + offset), (85 + offset * 0.6, 9.5 + offset * 0.6)], 0.45, points_at=(0, 0))
    block.shape(limb([(36, 51), (43, 58)], [2, 2]), flat(0.8), width=0.7)


def _diamond(block: Block, x: float, y: float, *, hollow: bool, up: bool) -> None:
    block.fill([(x - 2.2, y), (x, y - 2.5), (x + 2.2, y), (x, y + 2.5)], INK)
    if hollow:
        block.fill([(x - 1.1, y), (x, y - 1.3), (x + 1.1, y), (x, y + 1.3)])
    block.line([(x, y - 2 if up else y + 2), (x, y - 10 if up else y + 10)], 0.8, points_at=(0, 0))


def letter_square(block: Block) -> None:
    """A Roman letter constructed in a square with compasses and circles."""
    left, top, side = 6.0, 4.0, 53.0
    block.shape(box(left, top, side, side), width=1.2)
    for line in range(1, 10):
        at = line * side / 10
        block.line([(left + at, top), (left + at, top + side)], 0.45, points_at=(0, 0))
        block.line([(left, top + at), (left + side, top + at)], 0.45, points_at=(0, 0))
    middle = (left + side / 2, top + side / 2)
    block.line(arc(middle, side / 2, 0, 360), 0.8, points_at=(0, 0))
    block.line(arc(middle, side / 4, 0, 360), 0.6, points_at=(0, 0))
    block.line([(left, top), (left + side, top + side)], 0.6, points_at=(0, 0))
    block.line([(left + side, top), (left, top + side)], 0.6, points_at=(0, 0))
    block.text("roman", "A", middle, side * 0.985, INK)
    block.text("roman", "A", middle, side * 0.985, INK)
    block.hatch(box(left + 2, top + 14, side - 4, side - 16), flat(0.3), Lines(0, 2.6), RED)
    block.hatch(box(66, 0, 34, 62), flat(0.42), Lines(45, 1.8))
    block.fill(limb([(84, 4), (75, 58)], [8, 6]))
    block.fill(limb([(84, 4), (94, 58)], [8, 6]))
    for foot in (75, 94):
        block.shape(
            limb([(84, 9), ((84 + foot) / 2, 34), (foot, 59)], [3.4, 3, 0.8]), slope(-0.2, 0.9), Lines(0, 1.0),
            width=0.9,
        )  # fmt: skip
    block.shape(oval(84, 7.5, 4.4), relief(1, 2.5), Lines(40, 0.9), width=0.9, cut=RED)
    block.line(arc((84, 20), 26, 70, 112), 0.9, points_at=(0.1, 0.1))


def emblem(block: Block) -> None:
    """Mercury's staff between horns of plenty."""
    block.hatch(box(0, 0, 100, 62), slope(0.15, 0.7, 90), Lines(0, 1.8))
    block.fill(oval(50, 30, 43, 27))
    block.line(arc((50, 30), 43.5, 0, 360, tall=0.63), 1.2, points_at=(0, 0))
    block.line(arc((50, 30), 41.5, 0, 360, tall=0.62), 0.6, points_at=(0, 0))
    for flip in (False, True):
        place = Place(50, 0, flip=flip)
        horn = place.all(limb([(4, 52), (14, 53), (24, 46), (29, 34), (28, 26)], [2, 5, 7, 9, 11]))
        block.shape(horn, relief(1.0, 4, 0.1), Lines(20, 1.2), width=0.9)
        for x, y, size in ((24, 23, 3), (29, 21, 3.4), (33, 24, 2.8), (27, 17.5, 2.8), (31, 16.5, 2.4)):
            block.shape(
                oval(*place.at(x, y), size), relief(1, size), Lines(40, 0.9), width=0.7,
                cut=RED if size > 2.9 else PAPER,
            )  # fmt: skip
        for degrees in (-125, -95, -50):
            leaf(block, place.at(29, 18), 8, degrees if not flip else 180 - degrees, 0.4, 0)
        wing = [(1, 12), (6, 5), (14, 3), (21, 6), (16, 8), (19, 11), (13, 11), (14, 14), (7, 14)]
        block.shape(curve(place.all(wing), closed=True, steps=4), slope(0.1, 0.5, 90), Lines(10, 0.9), width=0.8)
    for flip in (False, True):
        place = Place(50, 0, flip=flip)
        serpent(block, place.all([(1, 54), (-5, 48), (5, 41), (-8, 33), (6, 25), (8, 19), (4, 17)]), 2.4)
    block.shape(limb([(50, 58), (50, 34), (50, 10)], [1.8, 2.2, 2]), slope(-0.1, 0.9), Lines(0, 1.0), width=0.8)
    block.shape(oval(50, 9, 3.4), relief(1, 2), Lines(40, 0.9), cut=RED)


def lexicon(block: Block) -> None:
    """A shelf of folios under the sign of a golden sun."""
    block.hatch(box(0, 0, 100, 62), flat(0.95), Lines(0, 1.9, wobble=0.2))
    block.fill(oval(50, 17, 18, 17))
    glory(block, (50, 16), 9, 34, 40)
    sun_face(block, (50, 16), 7.4, 16)
    block.shape(box(-1, 38, 102, 3), slope(0, 0.7), Lines(0, 0.8))
    block.shape(box(-1, 59, 102, 4), slope(0, 0.7), Lines(0, 0.8))
    x, tones = 2.0, (0.0, 0.5, 0.85, 0.25)
    while x < 96:
        width, height = block.chance.uniform(5, 8.5), block.chance.uniform(13, 17)
        _spine(block, x, 59, min(width, 98 - x), height, block.chance.choice(tones), red=block.chance.random() < 0.2)
        x += width + 0.3
    closed_book(block, 4, 38, 24, 6.5, RED)
    closed_book(block, 7, 31.5, 20, 5)
    closed_book(block, 71, 38, 25, 5.5)
    closed_book(block, 73, 32.5, 21, 7)
    closed_book(block, 75, 25.5, 16, 4, RED)


def _spine(block: Block, x: float, y: float, width: float, height: float, tone: float, *, red: bool) -> None:
    block.shape(
        box(x, y - height, width, height), None if red else flat(tone), Lines(90, 1.1), width=0.9,
        cut=RED if red else PAPER,
    )  # fmt: skip
    for share in (0.2, 0.45, 0.8):
        block.shape(box(x, y - height * share - 0.8, width, 1.6), width=0.55)


def compasses(block: Block) -> None:
    """A hand from the clouds turns a pair of compasses."""
    glory(block, (50, 0), 14, 76, 50)
    for x, y, width in ((30, 8, 28), (70, 8, 28), (50, 3, 34)):
        cloud(block, x, y, width)
    for foot in (29, 71):
        leg = [(50, 22), ((50 + foot) / 2, 39), (foot, 59)]
        block.fill(limb(leg, [10, 9, 6]))
        block.shape(limb(leg, [5.4, 4.6, 0.9]), slope(0.25, 1.1), Lines(0, 1.0), width=1.2)
    block.line(arc((29, 20), 58, 38, 64), 0.9, points_at=(0.1, 0.1))
    block.shape([(37, 3), (63, 3), (59, 13), (41, 13)], slope(0, 0.8), Lines(80, 1.3), width=1.1, cut=RED)
    block.shape(oval(50, 23, 4.6), relief(1, 3), Lines(40, 0.9), width=1.2, cut=RED)
    block.shape(blob((42, 12), (58, 12), (59, 17), (54, 20), (46, 20), (41, 17)), relief(0.8, 4), width=0.9)
    for path in ([(43, 14), (40.5, 20), (45, 25)], [(48, 15), (47.5, 20), (49, 25)], [(53, 15), (53.5, 20), (52, 25)]):
        block.shape(limb(path, [4.6, 4.4, 3]), relief(0.9, 1.6), Lines(10, 0.9), width=0.95)
    block.shape(limb([(58, 14), (60, 20), (55, 25.5)], [4.6, 4.4, 3]), relief(0.9, 1.6), Lines(10, 0.9), width=0.95)
    banner = [(10, 46), (30, 43), (50, 46.5), (70, 43), (90, 46), (90, 54), (70, 51), (50, 54.5), (30, 51), (10, 54)]
    block.shape([*curve(banner[:5]), *curve(banner[5:])], width=0.95)
    block.text("roman", "LABORE ET CONSTANTIA", (50, 48.8), 3.3)
    for side in (-1, 1):
        x = 50 + side * 40
        block.shape(
            [(x, 46), (x + side * 8, 43), (x + side * 5, 48), (x + side * 8, 52), (x, 54)], flat(0.6), Lines(0, 1.0),
        )  # fmt: skip
