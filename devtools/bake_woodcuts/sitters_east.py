"""The printers of Mainz and Kraków: what tells each of them apart."""

from devtools.bake_woodcuts.block import PAPER, RED, Block
from devtools.bake_woodcuts.heads import LEFT, RIGHT, backdrop, bust, cuff, ear, fist, fur, profile, strands
from devtools.bake_woodcuts.lines import Place, box, curve, limb, oval
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope


def gutenberg(block: Block) -> None:
    """A tall fur hat, a long forked beard, a composing stick."""
    place = RIGHT
    backdrop(block)
    bust(block, place, 0.8)
    profile(block, place, "hooked", "round", age=2)
    hair = ([(38, 42), (30, 54), (27, 68), (25, 84)], [(43, 42), (46.5, 54), (45, 70), (42, 84)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 9)
    fur(block, place.all([(20, 98), (32, 92), (42, 100), (50, 118)]), 11)
    beard = ([(47, 60), (46, 74), (49, 90), (50, 110)], [(66.4, 74.5), (69, 82), (66, 94), (59, 113)])
    strands(block, place.all(beard[0]), place.all(beard[1]), 15, wave=1.2, width=1.5)
    fork = ([(60, 82), (62, 92), (66, 100), (68, 110)], [(68.5, 76), (73, 88), (75, 98), (72, 109)])
    strands(block, place.all(fork[0]), place.all(fork[1]), 8, wave=0.9)
    lip = ([(67.6, 63.6), (63, 64.6), (60, 69), (59, 75)], [(68.6, 66.6), (66, 68), (63.5, 71), (62, 76)])
    strands(block, place.all(lip[0]), place.all(lip[1]), 5, width=1.0, wave=0.2)
    crown = [(30, 36), (29, 20), (36, 8), (48, 4), (60, 8), (67, 20), (66, 34)]
    block.shape(
        curve(place.all(crown), closed=True, steps=6), relief(0.9, 10, 0.2, 325), Lines(75, 1.4, bend=2), width=1.1,
        cut=RED,
    )  # fmt: skip
    fur(block, place.all([(29, 44), (33, 38), (44, 36), (58, 35), (67, 38)]), 12)
    stick = Place(82, 106)
    block.shape([(66, 84), (97, 76), (98.5, 82), (68, 91)], slope(0, 0.6), Lines(-14, 1.0), width=1.0)
    for at in range(6):
        x, y = 68 + at * 4.7, 83.4 - at * 1.22
        block.shape(
            [(x, y), (x + 3.9, y - 1), (x + 3.5, y - 8.4), (x - 0.4, y - 7.4)], width=0.9,
            cut=RED if at == 1 else PAPER,
        )  # fmt: skip
    cuff(block, stick)
    block.shape(limb([(81, 112), (83, 100), (84, 84)], [4, 3.6, 3.4]), slope(0, 0.8), Lines(90, 1.0))
    fist(block, stick)


def schoffer(block: Block) -> None:
    """A scholar's cap with flaps, an old shaven face, a letter punch."""
    place = RIGHT
    backdrop(block, 0.55)
    bust(block, place, 0.7, PAPER)
    block.shape(
        curve(place.all([(30, 86), (46, 96), (60, 90), (64, 97), (48, 106), (26, 96)]), closed=True, steps=4),
        flat(0.15), Lines(20, 1.1), width=1.0,
    )  # fmt: skip
    profile(block, place, "hooked", "double", age=3)
    tuft = ([(50, 44), (47, 54), (46, 62)], [(54, 43), (53, 52), (50, 64)])
    strands(block, place.all(tuft[0]), place.all(tuft[1]), 5, wave=0.6, width=1.0)
    cap = [
        (64, 38), (60, 25), (48, 17), (35, 20), (25, 32), (23, 48), (25, 66), (31, 82), (40, 84), (46, 74), (47, 58),
        (50, 46), (56, 40),
    ]  # fmt: skip
    block.shape(curve(place.all(cap), closed=True, steps=5), slope(0.98, 0.3), Lines(64, 1.5, bend=3), width=1.2)
    for seam in ([(45, 18), (36, 34), (34, 54), (37, 74)], [(45, 18), (27, 34), (26, 56)]):
        block.line(curve(place.all(seam)), 1.1, points_at=(0.1, 0.4), cut=PAPER)
    edge = curve(place.all([(64, 38), (55, 40.5), (49.5, 47), (46.5, 60), (46, 72), (41, 83)]))
    block.line(edge, 1.3, points_at=(0.1, 0.1), cut=PAPER)
    block.shape(place.all(limb([(46, 17), (47, 11), (50, 9)], [4, 3, 5])), flat(0.85), width=0.9)
    block.line(curve(place.all([(44, 79), (50, 84), (57, 84)])), 1.0, points_at=(0.1, 0.3))
    tool = Place(82, 99)
    block.shape([(78.6, 112), (78.6, 70), (85.4, 70), (85.4, 112)], slope(-0.2, 0.9), Lines(90, 1.1), width=1.0)
    block.shape([(79.6, 70), (76, 58), (88, 58), (84.4, 70)], slope(0, 0.8), Lines(90, 1.0), width=1.0)
    block.shape(box(72.5, 43, 19, 15.5), width=1.2, cut=RED)
    block.text("roman", "A", (82, 50.6), 10.5, PAPER)
    cuff(block, tool)
    fist(block, tool)


def ungler(block: Block) -> None:
    """A widow's great linen cap with a red band, a cloth under the chin, a fur collar, an ink ball."""
    place = LEFT
    backdrop(block, 0.6, behind=False)
    bust(block, place, 0.6)
    fur(block, place.all([(26, 90), (36, 95), (50, 101), (60, 111), (62, 122)]), 9)
    profile(block, place, "snub", "round", age=0, lips=1.6)
    cloth = [(43, 52), (46, 66), (52, 78), (60, 83.4), (66, 82.4), (65, 89), (55, 95), (41, 93), (33, 80), (34, 62)]
    block.shape(curve(place.all(cloth), closed=True, steps=5), slope(0.55, -0.15, 180), Lines(70, 1.4), width=1.0)
    for fold in ([(41, 64), (45, 78), (57, 90)], [(38, 70), (42, 84), (51, 93)]):
        block.line(curve(place.all(fold)), 0.9, points_at=(0.4, 0.4))
    cap = [
        (66, 38), (63, 25), (53, 14), (38, 10), (23, 15), (13, 28), (13, 46), (20, 59), (31, 67), (41, 65), (45, 53),
        (51, 43), (59, 38),
    ]  # fmt: skip
    block.shape(curve(place.all(cap), closed=True, steps=5), slope(0.45, -0.25, 180), Lines(70, 1.5, bend=3), width=1.2)
    for fold in ([(58, 27), (42, 24), (24, 34), (20, 52)], [(60, 32), (44, 32), (31, 42), (29, 60)],
                 [(50, 17), (36, 16), (22, 24), (16, 38)]):  # fmt: skip
        block.line(curve(place.all(fold)), 1.2, points_at=(0.4, 0.5))
    band = curve(place.all([(66.4, 39.6), (58.6, 37), (51, 42.4), (45.4, 54), (42.4, 65.4)]))
    block.line(band, 5.4, points_at=(0, 0.05))
    block.line(band, 3.6, points_at=(0, 0.05), cut=RED)
    ball = Place(18, 100, flip=True)
    block.shape(oval(16, 76, 13, 11.5), relief(1.3, 10, 0.35), Lines(-30, 1.5, bend=3), width=1.2)
    block.shape([(8, 85), (24, 85), (21, 91), (11, 91)], slope(0, 0.8), Lines(0, 1.0), width=0.9)
    block.shape(limb([(16, 90), (16, 112)], [5, 4]), flat(0.4), Lines(0, 1.1))
    cuff(block, ball)
    fist(block, ball)


def fiol(block: Block) -> None:
    """A fur-brimmed round hat, great moustaches, a sheet of Cyrillic."""
    place = RIGHT
    backdrop(block, 0.62)
    bust(block, place, 0.75)
    profile(block, place, "snub", "strong", age=1)
    ear(block, place)
    hair = ([(40, 40), (31, 48), (29, 60), (34, 74)], [(48, 41), (46, 48), (43, 56), (42, 68)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 8, wave=0.8, width=1.5)
    whiskers = (
        [(68, 63), (62, 64), (58, 71), (53, 82), (47, 88)], [(70, 67.4), (66, 69), (62, 75), (57, 87), (46, 91)],
    )  # fmt: skip
    strands(block, place.all(whiskers[0]), place.all(whiskers[1]), 8, wave=0.2, width=1.4, dark=0.2)
    dome = [(31, 36), (30, 22), (38, 12), (49, 9), (60, 13), (66, 24), (65, 34)]
    block.shape(
        curve(place.all(dome), closed=True, steps=5), relief(1.0, 10, 0.1, 325), Lines(80, 1.5, bend=3), width=1.1,
    )  # fmt: skip
    for x in (38, 48, 57):
        block.line(
            curve(place.all([(49, 10), ((49 + x) / 2 + (x - 49) * 0.5, 20), (x + (x - 49) * 0.3, 34)])), 1.0,
            points_at=(0.1, 0.2),
        )  # fmt: skip
    block.shape(oval(*place.at(49, 7.5), 3.2), width=1.0, cut=RED)
    fur(block, place.all([(25, 43), (34, 37), (48, 35), (60, 35), (70, 39)]), 13, ground=PAPER)
    for row in range(5):
        y = 97 + row * 5
        block.line(place.all([(46, y), (58, y - 0.6)]), 2.6, points_at=(0.1, 0.1), cut=RED)
    block.shape([(59, 79), (88, 83), (84, 118), (55, 114)], width=1.2)
    _cyrillic(block)
    for row in range(3):
        block.line([(60 - row * 0.4, 101 + row * 4.2), (83 - row * 0.4, 104 + row * 4.2)], 1.3, points_at=(0.05, 0.05))
    cuff(block, Place(80, 119))
    fist(block, Place(77, 114, 0.92))


def _cyrillic(block: Block) -> None:
    """Cuts the letters Zhe and Sha."""
    zhe = Place(66.4, 90, turn=7)
    block.line(zhe.all([(0, -6), (0, 6)]), 1.9, points_at=(0, 0), cut=RED)
    for side in (-1, 1):
        block.line(zhe.all([(side * 5, -6), (0, 0), (side * 5.4, 6)]), 1.5, points_at=(0.05, 0.05), cut=RED)
    sha = Place(79, 92, turn=7)
    for x in (-4, 0, 4):
        block.line(sha.all([(x, -6), (x, 6)]), 1.7, points_at=(0, 0))
    block.line(sha.all([(-4.6, 6), (4.6, 6)]), 1.5, points_at=(0, 0))


def vietor(block: Block) -> None:
    """A square cap, a broad beard, spectacles, an open book."""
    place = LEFT
    backdrop(block, 0.68, behind=False)
    bust(block, place, 0.9)
    profile(block, place, "long", "round", age=2)
    ear(block, place)
    hair = ([(42, 36), (33, 44), (30, 56), (34, 70)], [(53, 37), (49, 44), (45, 50), (42, 62)])
    strands(block, place.all(hair[0]), place.all(hair[1]), 9, wave=0.8)
    beard = ([(46, 58), (45, 72), (47, 86), (50, 99)], [(60, 71), (64, 74.6), (70, 80), (73, 96)])
    strands(block, place.all(beard[0]), place.all(beard[1]), 17, wave=1.0, width=1.3)
    lip = ([(67.8, 63.6), (63, 64.4), (59.4, 69), (57.6, 75)], [(69.4, 67), (66.2, 68), (63, 71), (61, 77)])
    strands(block, place.all(lip[0]), place.all(lip[1]), 5, width=1.0, wave=0.2)
    cap = [(28, 40), (24, 18), (40, 22), (54, 18), (70, 12), (66, 34), (50, 36)]
    block.shape(
        [*curve(place.all(cap[:2])), *curve(place.all(cap[1:5])), *curve(place.all(cap[4:])), place.at(*cap[0])],
        slope(0.4, 1.15, 180), Lines(80, 1.4, bend=2), width=1.1,
    )  # fmt: skip
    block.line(curve(place.all([(40, 22), (44, 28), (43, 37)])), 1.0, points_at=(0.1, 0.5), cut=PAPER)
    block.shape(
        place.all(limb([(26, 42), (38, 39), (54, 36), (67, 36)], [4, 5, 5, 4])), flat(0.25), Lines(80, 1.1), width=1.0,
    )  # fmt: skip
    lens = oval(*place.at(62.2, 51), 4.6, 4.8)
    block.line([*lens, lens[0]], 1.3, points_at=(0, 0))
    block.line(curve(place.all([(66.4, 49), (68, 47.8), (69.6, 48.6)])), 1.2, points_at=(0, 0.1))
    block.line(place.all([(57.6, 50), (48, 49)]), 0.9, points_at=(0, 0.1))
    _book_in_hand(block, Place(31, 94))
    cuff(block, Place(36, 122, 0.9, flip=True))
    fist(block, Place(31, 115, 0.85, flip=True))


def _book_in_hand(block: Block, place: Place) -> None:
    """Cuts an open book, seen from above its spine."""
    block.shape(place.all([(-17, -4), (0, -9), (17, -3), (18, 17), (0, 12), (-18, 17)]), width=1.1, cut=RED)
    for side in (-1, 1):
        top, foot = [(0, -9), (side * 6, -14), (side * 15, -10)], [(side * 15.5, 12), (side * 7, 7), (0, 10)]
        page = place.all([*curve(top), *curve(foot)])
        block.shape(page, slope(0.6, -0.2, 0 if side > 0 else 180), Lines(90, 1.0), width=0.9)
        for row in range(4):
            text = curve(
                place.all([(side * 3, -6.6 + row * 4), (side * 7, -9.2 + row * 4), (side * 12.8, -7 + row * 4)]),
            )  # fmt: skip
            block.line(text, 1.1, points_at=(0.05, 0.05))
