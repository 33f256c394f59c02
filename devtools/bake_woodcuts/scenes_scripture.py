"""Scenes for bibles and visions, from the garden to the horsemen."""

from devtools.bake_woodcuts.beasts import horse, raven, rider, serpent, whale
from devtools.bake_woodcuts.block import INK, PAPER, RED, Block
from devtools.bake_woodcuts.buildings import gate, hull, tower, wall, window
from devtools.bake_woodcuts.figures import figure, head
from devtools.bake_woodcuts.land import cloud, glory, ground, hill, leaf, sea, sky, wave
from devtools.bake_woodcuts.lines import Place, Point, arc, blob, box, curve, limb, oval, polar
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def folio(block: Block) -> None:
    """Two columns of black letter with a great initial and a border of vines."""
    block.hatch(box(0, 0, 100, 62), flat(0.5), Lines(45, 1.6))
    for page in (3, 51):
        block.shape(box(page, 3, 46, 55.5), width=0.9)
        for column_ in (page + 9, page + 27.5):
            for row in range(13):
                _words(block, column_, 8 + row * 3.7, 15.5)
    block.fill(box(11, 6, 13, 12.5))
    block.text("black", "B", (17, 12.4), 11.5, RED)
    vine(block, [(7.5, 54), (6, 40), (8.5, 26), (6, 12), (12, 5), (24, 5.4)])
    vine(block, [(94, 8), (95.5, 20), (93, 34), (95, 48), (88, 56), (74, 56)])


def _words(block: Block, x: float, y: float, width: float) -> None:
    """A line of black letter, as it looks from afar."""
    end = x + width
    while x < end - 1:
        word = min(end - x, block.chance.uniform(2, 5.5))
        stem = x
        while stem < x + word:
            block.fill([(stem, y), (stem + 0.75, y - 0.4), (stem + 0.75, y + 1.7), (stem, y + 2.1)], INK)
            stem += 1.05
        x += word + 1.1


def vine(block: Block, points: list[Point]) -> None:
    """A vine with leaves and flowers along a line."""
    spine = curve(points)
    for at in range(3, len(spine) - 1, 5):
        (x, y), (x1, y1) = spine[at], spine[at + 1]
        side = 1 if at % 2 else -1
        degrees = 0 if abs(y1 - y) > abs(x1 - x) else 90
        leaf(block, (x, y), 4.4, degrees + (0 if side > 0 else 180) - 30, 0.5, 0)
    block.line(spine, 0.9, points_at=(0.1, 0.1))
    for at in range(8, len(spine) - 2, 14):
        block.dot(spine[at], 1.5)
        block.dot(spine[at], 1.0, RED)


def eden(block: Block) -> None:
    """The tree of knowledge with its serpent, between two people."""
    sky(block, 38, 0.45)
    hill(block, 12, 48, 50, 12)
    hill(block, 90, 48, 44, 9)
    ground(block, 49, 1.5)
    for dx, dy, size in (
        (-16, 18, 7.5), (16, 18, 7.5), (-8, 21, 7), (8, 21, 7), (-11, 9, 8), (11, 9, 8), (0, 5, 7.5), (0, 15, 9),
    ):  # fmt: skip
        _crown_of_leaves(block, 50 + dx, dy + 3, size)
    block.shape(limb([(50, 55), (49, 42), (50, 24)], [7, 4.6, 3.4]), slope(-0.2, 0.9), Lines(86, 0.9))
    serpent(block, [(45, 53), (54, 48), (46, 43), (54, 38), (46, 33), (52, 28), (58, 29)], 3)
    for x, y in ((38, 18), (45, 11), (56, 9), (62, 19), (50, 20)):
        block.dot((x, y), 1.9)
        block.dot((x, y), 1.45, RED)
    _bare(block, Place(26, 57, 33), hand=(0.4, -0.72))
    _bare(block, Place(74, 57, 32, flip=True), hand=(0.38, -0.78), long_hair=True)


def _crown_of_leaves(block: Block, x: float, y: float, radius: float) -> None:
    edge = [polar((x, y), radius * (1 if step % 2 else 0.86), step * 18) for step in range(20)]
    block.shape(blob(*edge), relief(1.2, radius, 0.15), Lines(-30, 1.1, wobble=0.6), width=0.7)


def _bare(block: Block, place: Place, hand: Point, *, long_hair: bool = False) -> None:
    """A bare figure with a leaf."""

    tone, lines = relief(0.9, place.scale * 0.07), Lines(70, 1.0)
    for path, widths in (
        ([(-0.04, -0.48), (-0.09, -0.25), (-0.1, -0.02), (-0.03, 0)], [0.15, 0.11, 0.06, 0.06]),
        ([(0.04, -0.48), (0.08, -0.25), (0.06, -0.02), (0.14, 0)], [0.15, 0.11, 0.06, 0.06]),
    ):
        block.shape(place.all(limb(path, widths)), tone, lines, width=0.7)
    body = [
        (-0.13, -0.8), (0.1, -0.8), (0.12, -0.68), (0.08, -0.56), (0.12, -0.44), (-0.12, -0.44), (-0.1, -0.56),
        (-0.15, -0.7),
    ]  # fmt: skip
    block.shape(blob(*place.all(body)), tone, lines, width=0.7)
    block.shape(place.all(limb([(-0.02, -0.75), (0.18, -0.66), hand], [0.09, 0.08, 0.05])), tone, lines, width=0.65)
    block.shape(
        place.all(limb([(-0.1, -0.75), (-0.17, -0.6), (-0.02, -0.47)], [0.09, 0.07, 0.05])), tone, lines, width=0.65,
    )  # fmt: skip
    leaf(block, place.at(-0.06, -0.4), place.scale * 0.16, 0 if not place.flip else 180, 0.6, 2)
    head(block, Place(*place.at(0.015, -0.9), place.scale * 0.095, flip=place.flip), "hair")
    if long_hair:
        locks = [(-0.05, -0.95), (-0.13, -0.8), (-0.17, -0.6), (-0.13, -0.45), (-0.08, -0.62), (-0.03, -0.82)]
        block.shape(blob(*place.all(locks)), flat(0.6), Lines(85, 0.8), width=0.6)


def heavenly_city(block: Block) -> None:
    """A city of light over the clouds, and a city of stone below."""
    glory(block, (50, 17), 17, 60, 52)
    block.shape(oval(50, 17, 18, 15.5), width=0.7)
    for x, width, high, roof in (
        (36, 6, 9, "cone"), (58, 6, 9, "cone"), (42, 7, 12, "flat"), (51, 7, 12, "flat"), (46, 8, 16, "spire"),
    ):  # fmt: skip
        tower(block, x, 29, width, high * 0.8, roof, cut=RED if roof == "cone" else PAPER)
    for x, width in ((26, 22), (74, 22), (50, 26)):
        cloud(block, x, 32, width)
    for x, width, high, roof in (
        (2, 11, 12, "flat"), (15, 9, 16, "cone"), (62, 9, 13, "gable"), (74, 9, 17, "cone"), (87, 11, 12, "flat"),
    ):  # fmt: skip
        tower(block, x, 60, width, high, roof, cut=INK if roof == "cone" else PAPER)
    wall(block, 62, 10)
    gate(block, 44, 62, 9, 8)


def ark(block: Block) -> None:
    """An ark on the flood, with a raven and rain."""
    block.hatch(box(0, 0, 100, 40), slope(0.7, 0.3, 90), Lines(66, 2.0))
    cloud(block, 18, 9, 26)
    cloud(block, 76, 8, 34)
    sea(block, 38, 62, 6)
    place = Place(50, 47, 0.92)
    hull(block, place)
    block.shape(box(28, 20, 44, 17), slope(0, 0.7), Lines(0, 1.4))
    block.shape([(25, 21), (33, 10), (67, 10), (75, 21)], slope(0.3, 0.9), Lines(64, 1.2), cut=RED)
    for x in (33, 43, 53, 63):
        window(block, x, 25, 4.5, 8)
    raven(block, Place(52, 9.6, 6))
    _crests(block)


def _crests(block: Block) -> None:
    """Crests over the foot of a ship."""

    block.fill(box(0, 55.5, 100, 8))
    for row in range(2):
        wave(block, 56.5 + row * 3, 1.4, 3.0 + 4 * row, row)


def jonah(block: Block) -> None:
    """A great fish takes a man before a harbour town."""
    sky(block, 24, 0.5)
    for x, width, high, roof in (
        (60, 6, 10, "cone"), (68, 5, 14, "spire"), (75, 6, 9, "gable"), (83, 6, 15, "spire"), (91, 7, 10, "cone"),
    ):  # fmt: skip
        tower(block, x, 26, width, high * 0.8, roof, cut=RED if roof == "cone" else PAPER)
    sea(block, 26, 62, 8)
    whale(block, Place(44, 45, 0.82))
    figure(block, Place(90, 51, 22, flip=True, turn=12), "patriarch", hand=(0.3, -0.95))
    block.fill([*curve([(84, 47), (88, 48.5), (93, 46.5), (101, 48)]), (101, 56), (84, 56)])
    with block.inside(box(82, 45, 18, 14)):
        for row, y in enumerate((48.5, 52.5)):
            wave(block, y, 1.2, 2 + row * 3, row)


def horsemen(block: Block) -> None:
    """Riders that storm over the land, with a sword, a bow and scales."""
    block.hatch(box(0, 0, 100, 62), slope(0.7, 0.1, 60), Lines(18, 1.7))
    cloud(block, 14, 10, 24)
    cloud(block, 80, 57, 34)
    cloud(block, 24, 59, 34)
    for x, y, hat, dark in ((24, 42, "crown", True), (50, 47, "turban", False), (74, 54, "helmet", True)):
        place = Place(x, y, 0.36)
        horse(block, place, dark=dark)
        rider(block, place, hat, cut=RED if not dark else PAPER)
    block.line([(83, 29), (95, 8)], 1.2, points_at=(0.02, 0.3))
    block.line(arc((61, 22), 9, -70, 60), 0.9, points_at=(0, 0))
    block.line([(64, 14), (66, 30)], 0.5, points_at=(0, 0))
    block.line([(30, 17), (42, 10)], 0.9, points_at=(0, 0))
    for x, y in ((31, 17), (42, 10)):
        block.line([(x, y), (x - 2.5, y + 5)], 0.4)
        block.line([(x, y), (x + 2.5, y + 5)], 0.4)
        block.fill(arc((x, y + 5), 2.8, 0, 180), INK)
