"""Large heads in profile for the portraits: bone, eye, nose and mouth, hair and cloth drawn strand by strand."""

import math
from collections.abc import Sequence

from devtools.bake_woodcuts.block import INK, PAPER, Block, Cut
from devtools.bake_woodcuts.lines import Place, Point, box, curve, limb
from devtools.bake_woodcuts.tones import Lines, clouded, flat, relief, slope

# a profile that looks right, from the hairline down the face and up the back of the skull
NOSES: dict[str, list[Point]] = {
    "straight": [(64.9, 48.6), (68.2, 54), (72.4, 59.4), (71.4, 61.8), (67.0, 62.4)],
    "hooked": [(65.0, 48.2), (69.8, 52.6), (73.0, 59.8), (71.2, 62.6), (66.8, 62.2)],
    "snub": [(64.6, 49.4), (67.2, 54.6), (71.6, 57.8), (71.4, 60.6), (67.2, 62)],
    "long": [(65.4, 48), (69.4, 54.4), (74.8, 61.4), (72.8, 63.6), (67.2, 62.8)],
}
RIGHT = Place(-5, 3)  # where a head stands that looks right: with air before its nose
LEFT = Place(105, 3, flip=True)
BROW: list[Point] = [(50, 27), (57, 30), (63, 36), (65.6, 41.5), (66.4, 45.4)]
MOUTH: list[Point] = [(67.4, 65.2), (69.0, 67.2), (66.6, 68.6), (68.4, 70.8), (66.0, 73.2)]
CHINS: dict[str, list[Point]] = {
    "round": [(67.2, 77), (65.4, 81), (60.5, 82.4)],
    "strong": [(68.6, 77), (67.6, 81.6), (61, 84)],
    "soft": [(65.8, 77), (63.6, 80.4), (59, 81.4)],
    "double": [(66.8, 77), (65.2, 80.8), (62.4, 82), (63, 85), (58, 87)],
}
JAW: list[Point] = [(53, 79.5), (46.5, 73), (44, 64), (34, 66), (28.5, 57), (27, 46), (31, 35), (39, 28)]


def backdrop(block: Block, dark: float = 0.7, *, behind: bool = True) -> None:
    """Cuts the wall behind a sitter, darker at the left or else at the right."""
    tones = (dark, dark - 0.5) if behind else (dark - 0.5, dark)
    block.hatch(box(0, 0, 100, block.tall), clouded(slope(*tones), 0.12), Lines(0, 2.0, wobble=0.25))


def bust(block: Block, place: Place, tone: float = 0.75, cut: Cut = PAPER) -> None:
    """Cuts a neck in the shade of its jaw, and shoulders in a gown with a shirt's collar."""
    throat = place.all([(38, 64), (36, 80), (34, 98), (58, 98), (57, 84), (60, 78), (50, 68)])
    block.shape(throat, slope(0.95, 0.25, 90), Lines(12, 1.3, bend=1.5), width=0.9)
    side = 0 if not place.flip else 180
    outline = [
        (-24, 128), (-14, 110), (4, 99), (24, 92), (34, 86), (46, 92), (58, 88), (74, 93), (92, 101), (108, 113),
        (118, 128),
    ]  # fmt: skip
    shoulders = curve(place.all(outline), closed=True, steps=4)
    block.shape(shoulders, slope(tone + 0.2, tone - 0.3, side), Lines(72, 1.5, bend=1), width=1.1, cut=cut)
    folds = ([(10, 99), (1, 122)], [(22, 97), (18, 124)], [(80, 98), (90, 122)], [(68, 97), (72, 122)])
    for (x0, y0), (x1, y1) in folds:
        fold = curve(place.all([(x0, y0), ((x0 + x1) / 2 - 2, (y0 + y1) / 2 - 2), (x1, y1)]))
        block.line(fold, 2.0, points_at=(0.6, 0.2), cut=PAPER)
        block.line([(x + 1.5, y) for x, y in fold], 1.2, points_at=(0.6, 0.2))
    collar = place.all(limb([(33, 86), (40, 90.5), (48, 92), (58.5, 87.5)], [5, 5, 5, 4]))
    block.shape(collar, slope(0.5, 0, side), Lines(85, 1.2), width=0.9)


def profile(
    block: Block, place: Place, nose: str = "straight", chin: str = "round", *, age: int = 1, lips: float = 1.0,
) -> None:  # fmt: skip
    """Cuts a face with its features; `age` from 0 to 3 adds lines."""
    outline = curve(place.all([*BROW, *NOSES[nose], *MOUTH, *CHINS[chin], *JAW]), closed=True, steps=6)
    light = 325 if not place.flip else 215
    block.shape(outline, relief(0.85, 15, 0.0, light), Lines(52 if not place.flip else -52, 1.25, bend=3), width=1.1)
    _eye(block, place, age)
    _nostril(block, place)
    _mouth(block, place, lips)
    _shadows(block, place, age)
    for row in range(age):
        wrinkle = [(57, 35.5 + row * 3), (60.5, 35 + row * 3), (63.6, 37 + row * 3)]
        block.line(curve(place.all(wrinkle)), 0.5, points_at=(0.4, 0.4))
    if age >= 2:
        for dy in (-1.6, 0, 1.8):
            block.line(place.all([(56, 50.6 + dy * 0.4), (52.6, 50.6 + dy)]), 0.5, points_at=(0.1, 0.8))


def _eye(block: Block, place: Place, age: int) -> None:
    lid = curve(place.all([(56.8, 51.6), (59, 49.2), (61.6, 48.9), (63.7, 50.6)]))
    white = [*lid, *curve(place.all([(63.7, 50.6), (62.6, 52.2), (60, 53), (56.8, 51.6)]))]
    block.fill(white)
    with block.inside(white):
        block.dot(place.at(61.9, 50.7), 1.45)
        block.dot(place.at(62.4, 50.3), 0.4, PAPER)
    block.line(lid, 1.15, points_at=(0.3, 0.1))
    block.line(curve(place.all([(57.8, 52.8), (60.2, 53.4), (63, 51.8)])), 0.6, points_at=(0.3, 0.3))
    block.line(curve(place.all([(56.6, 49.4), (59.4, 46.9), (63.6, 47.6)])), 0.6, points_at=(0.4, 0.2))
    brow = curve(place.all([(53.4, 46.4), (57.5, 43.2), (62, 42.8), (66.2, 45)]))
    block.line(brow, 1.9 if age < 3 else 2.3, points_at=(0.5, 0.25))
    if age:
        bag = curve(place.all([(57.4, 54.6), (60, 56.2), (62.8, 55)]))
        block.line(bag, 0.55, points_at=(0.4, 0.4))


def _nostril(block: Block, place: Place) -> None:
    wing = place.all([(66.6, 57.8), (64.4, 59.2), (64.2, 62), (66.4, 62.6)])
    block.line(curve(wing), 0.9, points_at=(0.5, 0.2))
    block.line(curve(place.all([(66.4, 62), (68.4, 61.2), (70, 61.8)])), 1.2, points_at=(0.3, 0.4))


def _mouth(block: Block, place: Place, lips: float) -> None:
    block.line(curve(place.all([(67.4, 68.5), (64.4, 68.3), (61.8, 68.4), (60.0, 67.4)])), 1.1, points_at=(0.1, 0.6))
    for at in range(4):
        x = 67.2 - at * 1.4
        block.line(place.all([(x, 69.6), (x - 0.5, 69.6 + lips * (1.6 - at * 0.25))]), 0.5, points_at=(0.2, 0.6))
    block.line(curve(place.all([(66, 73), (63.4, 73.2), (61.6, 72.4)])), 0.8, points_at=(0.2, 0.7))


def _shadows(block: Block, place: Place, age: int) -> None:
    """Shades the cheek, the socket of the eye and the side of the nose."""
    run = 58 if not place.flip else -58
    cheek = curve(place.all([(50, 56), (57, 59), (60, 66), (57, 75), (50, 74), (46, 65)]), closed=True)
    block.hatch(cheek, relief(0.55, 9, 0.12 + 0.08 * age, 325 if not place.flip else 215), Lines(run, 1.25, bend=2))
    socket = curve(place.all([(63.6, 46.4), (65.2, 47.6), (65.6, 51), (64.6, 54), (63.9, 50.6)]), closed=True)
    block.hatch(socket, flat(0.55), Lines(0, 0.85))
    side = curve(place.all([(65.4, 53), (67, 56), (66.4, 58.6), (64.2, 60), (63.6, 57)]), closed=True)
    block.hatch(side, flat(0.38), Lines(-20 if not place.flip else 20, 0.9))
    fold = curve(place.all([(63.6, 61.4), (60.6, 64), (59.2, 68.4)]))
    block.line(fold, 0.5 + 0.2 * age, points_at=(0.3, 0.6))


def ear(block: Block, place: Place) -> None:
    """Cuts an ear."""
    rim = [(44, 50), (47, 48.6), (49.4, 50.6), (49, 55), (47.4, 58), (46.4, 61.4), (44.4, 61), (43.6, 56)]
    block.shape(curve(place.all(rim), closed=True, steps=4), flat(0.12), Lines(60, 0.9), width=0.8)
    block.line(
        curve(place.all([(45.2, 52), (47.4, 51), (47.6, 54), (45.6, 57), (46, 59.4)])), 0.7, points_at=(0.2, 0.4),
    )  # fmt: skip


def strands(
    block: Block,
    left: Sequence[Point],
    right: Sequence[Point],
    count: int,
    *,
    dark: float = 0.5,
    wave: float = 0.6,
    width: float = 1.4,
    ground: Cut = PAPER,
) -> None:
    """Cuts hair, fur or folds between two edges: tapering strokes that flow from one to the other."""
    one, two = curve(left), curve(right)
    block.shape([*one, *_tips(block, one, two), *reversed(two)], width=0.9, cut=ground)
    for strand in range(count):
        share = (strand + 0.5) / count
        start, end = block.chance.uniform(0, 0.12), block.chance.uniform(0.78, 1.0)
        phase = block.chance.uniform(0, 6)
        path = [_across(one, two, share, start + (end - start) * step / 14, wave, phase) for step in range(15)]
        weight = width * (0.55 + dark * (1 - share)) * block.chance.uniform(0.7, 1.2)
        block.line(curve(path, steps=3), weight, points_at=(0.15, 0.6))


def _tips(block: Block, one: Sequence[Point], two: Sequence[Point]) -> list[Point]:
    """The ragged end of hair: locks that run on past the two edges."""
    (x0, y0), (x1, y1) = one[-1], two[-1]
    dx, dy = x0 + x1 - one[-5][0] - two[-5][0], y0 + y1 - one[-5][1] - two[-5][1]
    length = math.hypot(dx, dy) or 1.0
    locks = max(2, round(math.hypot(x1 - x0, y1 - y0) / 4))
    points: list[Point] = []
    for lock in range(locks):
        reach = block.chance.uniform(2.2, 4.6)
        for share, depth in ((lock + 0.15, 0.3), (lock + 0.6, reach), (lock + 0.95, 0.2)):
            along = share / locks
            points.append((x0 + (x1 - x0) * along + dx / length * depth, y0 + (y1 - y0) * along + dy / length * depth))
    return points


def _across(one: Sequence[Point], two: Sequence[Point], share: float, along: float, wave: float, phase: float) -> Point:
    first, second = _along(one, along), _along(two, along)
    shift = wave * math.sin(phase * 0.3 + along * 11)
    length = math.hypot(second[0] - first[0], second[1] - first[1]) or 1.0
    share = min(0.97, max(0.03, share + shift / length))
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def _along(points: Sequence[Point], share: float) -> Point:
    at = share * (len(points) - 1)
    whole = min(len(points) - 2, int(at))
    (x0, y0), (x1, y1) = points[whole], points[whole + 1]
    return x0 + (x1 - x0) * (at - whole), y0 + (y1 - y0) * (at - whole)


def fur(block: Block, points: Sequence[Point], thick: float, *, rows: int = 3, ground: Cut = INK) -> None:
    """Cuts a band of fur along a line: a tufted edge, with hairs cut out of it."""
    spine = curve(points, steps=10)
    line: Cut = PAPER if ground == INK else INK
    for at in range(len(spine) - 1):
        (x, y), (x1, y1) = spine[at], spine[at + 1]
        length = math.hypot(x1 - x, y1 - y) or 1.0
        nx, ny = (y1 - y) / length, (x - x1) / length
        block.dot((x, y), thick / 2, ground)
        for side in (-1, 1):
            reach = thick * block.chance.uniform(0.55, 0.72) * side
            tip = (x + nx * reach + (x1 - x) / length * thick * 0.2, y + ny * reach + (y1 - y) / length * thick * 0.2)
            block.line([(x, y), tip], thick * 0.22, points_at=(0.01, 0.7), cut=INK)
    for at in range(1, len(spine) - 1):
        (x, y), (x1, y1) = spine[at], spine[at + 1]
        length = math.hypot(x1 - x, y1 - y) or 1.0
        along = ((x1 - x) / length, (y1 - y) / length)
        for row in range(rows):
            offset = thick * (0.36 - 0.72 * (row + block.chance.uniform(0.2, 0.8)) / rows)
            foot = (x - along[1] * offset, y + along[0] * offset)
            lean = 0.5 if offset > 0 else -0.5
            tip = (
                foot[0] + (along[0] - along[1] * lean) * thick * 0.26,
                foot[1] + (along[1] + along[0] * lean) * thick * 0.26,
            )  # fmt: skip
            block.line([foot, tip], thick * 0.085, points_at=(0.2, 0.6), cut=line)


def fist(block: Block, place: Place) -> None:
    """Cuts the fingers of a hand around an upright tool at the place's origin; 12 units high."""
    back = [(-9, 8), (-9.5, -2), (-6, -7), (2, -7.5), (5, -4), (5, 6), (1, 9)]
    light = 325 if not place.flip else 215
    block.shape(curve(place.all(back), closed=True, steps=5), relief(0.8, 4, 0.05, light), Lines(60, 1.1), width=0.9)
    for row in range(4):
        y = -5.2 + row * 3.5
        knuckle = [
            (-1.5, y - 1.6), (4.4 - row * 0.3, y - 1.7), (6.6 - row * 0.5, y), (4.4 - row * 0.3, y + 1.6),
            (-1.5, y + 1.5),
        ]  # fmt: skip
        block.shape(curve(place.all(knuckle), closed=True, steps=4), slope(-0.3, 0.7, 90), Lines(90, 0.9), width=0.8)
    thumb = [(-6, -6), (-3, -11), (1.5, -12), (2.5, -9.6), (-0.5, -7), (-2.5, -4)]
    block.shape(curve(place.all(thumb), closed=True, steps=5), relief(0.8, 2, 0.05, light), Lines(50, 0.9), width=0.9)


def cuff(block: Block, place: Place, tone: float = 0.6) -> None:
    """Cuts the sleeve that a fist comes out of."""
    sleeve = [(-7, 6), (3, 8), (10, 18), (16, 32), (-22, 32), (-14, 16)]
    block.shape(curve(place.all(sleeve), closed=True, steps=4), slope(0.1, tone + 0.3, 90), Lines(70, 1.4), width=1.0)
    block.shape(place.all([(-10.5, 6.5), (-8, 3.6), (5, 6.4), (6.5, 10), (3, 12)]), width=0.9)
