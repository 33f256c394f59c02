"""Stock of what people build: towers, houses, churches, walls, ships and books."""

from devtools.bake_woodcuts.block import INK, PAPER, RED, Block, Cut
from devtools.bake_woodcuts.lines import Place, Point, arc, blob, box, curve, limb, oval
from devtools.bake_woodcuts.tones import Lines, Tone, flat, relief, slope

SIDE: Tone = slope(-0.55, 0.95)
TILES = Lines(0, 1.0)


def tower(
    block: Block, x: float, y: float, width: float, height: float, roof: str = "cone", *, cut: Cut = PAPER,
) -> None:  # fmt: skip
    """Cuts a tower that stands on y, with windows and a roof: cone, spire, onion, gable or flat."""
    top = y - height
    block.shape(box(x, top, width, height), SIDE, Lines(0, 1.05), width=0.7)
    for row in range(max(1, int(height / 9))):
        window(block, x + width * 0.36, top + 3 + row * 7, width * 0.17, 3.2)
    block.shape(box(x - width * 0.06, top - 0.7, width * 1.12, 1.4), width=0.5)
    _ROOFS[roof](block, x, top - 0.6, width, cut)


def _cone(block: Block, x: float, top: float, width: float, cut: Cut, share: float = 0.95) -> None:
    peak = (x + width / 2, top - width * share)
    points = [(x - width * 0.1, top), peak, (x + width * 1.1, top)]
    block.shape(points, None if cut == RED else slope(0.3, 1.15), Lines(-62, 1.0), width=0.7, cut=cut)
    if cut == RED:
        block.fill([(x + width * 0.62, top), peak, (x + width * 1.1, top)], INK)
    block.line([peak, (peak[0], peak[1] - 2.2)], 0.5, points_at=(0, 0.3))


def _spire(block: Block, x: float, top: float, width: float, cut: Cut) -> None:
    _cone(block, x, top, width, cut, 2.1)
    block.dot((x + width / 2, top - width * 2.1 - 0.6), 0.7)


def _onion(block: Block, x: float, top: float, width: float, cut: Cut) -> None:
    place = Place(x + width / 2, top, width)
    dome = blob(*place.all([(-0.42, 0), (-0.66, -0.4), (-0.4, -0.8), (0, -1.35), (0.4, -0.8), (0.66, -0.4), (0.42, 0)]))
    block.shape(
        dome, None if cut == RED else relief(1.2, width * 0.4, 0.1), Lines(70, 0.95, bend=2), width=0.8, cut=cut,
    )  # fmt: skip
    for bend in (-0.28, 0.08, 0.4):
        block.line(curve(place.all([(bend * 0.6, -0.02), (bend * 1.1, -0.45), (0, -1.2)])), 0.5)
    cross(block, place.at(0, -1.42), width * 0.55)


def _gable(block: Block, x: float, top: float, width: float, cut: Cut) -> None:
    steps = [(0, 0), (0, -0.22), (0.16, -0.22), (0.16, -0.46), (0.32, -0.46), (0.32, -0.7), (0.68, -0.7)]
    place = Place(x, top, width)
    right = [(1 - dx, dy) for dx, dy in reversed(steps[:-1])]
    block.shape(place.all([*steps, *right]), slope(-0.4, 0.8), Lines(0, 1.0), width=0.7, cut=cut)
    block.dot(place.at(0.5, -0.3), width * 0.09)


def _flat(block: Block, x: float, top: float, width: float, cut: Cut) -> None:
    step = width * 1.2 / 5
    points: list[Point] = [(x - width * 0.1, top + 0.6)]
    for tooth in range(5):
        left = x - width * 0.1 + tooth * step
        high = top - 2.6 if tooth % 2 == 0 else top - 1.2
        points += [(left, high), (left + step, high)]
    block.shape([*points, (x + width * 1.1, top + 0.6)], slope(-0.3, 0.9), TILES, width=0.6, cut=cut)


_ROOFS = {"cone": _cone, "spire": _spire, "onion": _onion, "gable": _gable, "flat": _flat}


def cross(block: Block, foot: Point, height: float, *, bars: int = 1) -> None:
    """Cuts a cross that stands on a point; three bars for an eastern one."""
    x, y = foot
    thick = max(0.5, height * 0.13)
    block.line([(x, y), (x, y - height)], thick, points_at=(0, 0))
    reach = height * 0.28
    block.line([(x - reach, y - height * 0.66), (x + reach, y - height * 0.66)], thick, points_at=(0, 0))
    if bars == 3:
        block.line(
            [(x - reach * 0.5, y - height * 0.85), (x + reach * 0.5, y - height * 0.85)], thick, points_at=(0, 0),
        )  # fmt: skip
        block.line(
            [(x - reach * 0.7, y - height * 0.36), (x + reach * 0.7, y - height * 0.22)], thick, points_at=(0, 0),
        )  # fmt: skip


def window(block: Block, x: float, y: float, width: float, height: float) -> None:
    """Cuts a dark window with a round head."""
    block.fill([(x, y + height), *arc((x + width / 2, y), width / 2, 180, 360), (x + width, y + height)], INK)


def house(block: Block, x: float, y: float, width: float, height: float, cut: Cut = PAPER) -> None:
    """Cuts a house with its gable to the front and its roof running back."""
    top, depth, lift = y - height, width * 0.7, width * 0.62
    block.shape(box(x + width, top, depth, height), flat(0.55), Lines(90, 0.95), width=0.6)
    block.shape([(x, y), (x, top), (x + width / 2, top - lift), (x + width, top), (x + width, y)], width=0.7)
    roof = [
        (x + width / 2, top - lift), (x + width / 2 + depth, top - lift), (x + width + depth + 0.8, top + 0.6),
        (x + width + 0.6, top + 0.8),
    ]  # fmt: skip
    block.shape(roof, None if cut == RED else slope(0.4, 0.9), Lines(58, 0.9), width=0.7, cut=cut)
    window(block, x + width * 0.2, top + height * 0.2, width * 0.18, height * 0.26)
    window(block, x + width * 0.62, top + height * 0.2, width * 0.18, height * 0.26)
    block.fill(box(x + width * 0.38, y - height * 0.36, width * 0.24, height * 0.36), INK)


def wall(block: Block, y: float, height: float, left: float = -1, right: float = 101, tooth: float = 2.6) -> None:
    """Cuts a battlemented wall with courses of stone; it stands on y."""
    top = y - height
    points: list[Point] = [(left, y)]
    x, high = left, True
    while x < right:
        edge = top if high else top + tooth * 0.7
        points += [(x, edge), (min(right, x + tooth), edge)]
        x, high = x + tooth, not high
    block.shape([*points, (right, y)], width=0.75)
    course, shift = top + tooth, 0.0
    while course < y - 0.8:
        joint = left + 2 + shift
        while joint < right - 1:
            if block.chance.random() < 0.62:
                block.line([(joint, course), (joint + block.chance.uniform(1.5, 4), course)], 0.45)
            if block.chance.random() < 0.35:
                block.line([(joint, course), (joint, course + 1.3)], 0.45)
            joint += 4.4
        course, shift = course + 1.9, 2.2 - shift


def gate(block: Block, x: float, y: float, width: float, height: float) -> None:
    """Cuts a gate with a portcullis, standing on y."""
    head = arc((x, y - height + width / 2), width / 2, 180, 360)
    block.shape([(x - width / 2, y), *head, (x + width / 2, y)], width=1.6)
    block.fill([(x - width / 2, y), *head, (x + width / 2, y)], INK)
    for bar in (-0.25, 0, 0.25):
        block.line([(x + bar * width, y - height), (x + bar * width, y - height * 0.45)], 0.45, cut=PAPER)


def column(block: Block, x: float, y: float, width: float, height: float) -> None:
    """Cuts a fluted column that stands on y."""
    top = y - height
    block.shape(box(x - width / 2, top, width, height), slope(0.05, 0.95), Lines(90, width / 5.2, wobble=0.05))
    for at, reach in ((top, 0.72), (y, 0.75)):
        block.shape(box(x - width * reach, at - 0.8, width * reach * 2, 1.7), width=0.6)
        block.shape(
            box(x - width * reach * 0.85, at - 1.8 if at == y else at + 0.7, width * reach * 1.7, 1.2), width=0.5,
        )  # fmt: skip


def round_arch(block: Block, x: float, y: float, width: float, height: float, thick: float = 3.0) -> None:
    """Cuts an arch of wedge stones on two piers; its opening is `width` wide and stands on y."""
    radius = width / 2
    spring = y - height + radius
    outer = [(x - radius - thick, y), *arc((x, spring), radius + thick, 180, 360), (x + radius + thick, y)]
    inner = [(x + radius, y), *arc((x, spring), radius, 360, 180), (x - radius, y)]
    block.shape([*outer, *inner], width=0.7)
    for stone in range(10):
        degrees = 180 + stone * 20
        points = [arc((x, spring), reach, degrees, degrees + 1)[0] for reach in (radius, radius + thick)]
        block.line(points, 0.6, points_at=(0, 0))
    for side in (-1, 1):
        left = x - radius - thick if side < 0 else x + radius
        block.hatch(box(left, spring, thick, y - spring), slope(0, 0.85), Lines(0, 1.1))


def hull(block: Block, place: Place) -> None:
    """Cuts a round ship's hull, 70 wide, with castles at both ends; its origin is the middle of its water line."""
    body = place.all(curve([(-36, -16), (-33, -5), (-26, 6), (0, 9), (24, 7), (33, -4), (38, -17)]))
    deck = place.all([(30, -17), (28, -9), (-24, -8), (-25, -15)])
    block.shape([*body, *deck], slope(-0.1, 0.9, 90), Lines(0, 1.5, bend=-1.5), width=0.9)
    for level in (-4, 0, 4):
        block.line(
            place.all(curve([(-31, level - 4), (-14, level), (14, level), (32, level - 5)])), 0.6,
            points_at=(0.1, 0.1),
        )  # fmt: skip
    for left, right, high in ((-38, -24, -22), (28, 40, -24)):
        block.shape(
            place.all([(left, -14), (left, high), (right, high), (right, -13)]), slope(-0.2, 0.8), Lines(90, 1.0),
        )  # fmt: skip
        for port in (0.25, 0.6):
            x = left + (right - left) * port
            block.fill(place.all([(x, high + 2.5), (x + 2, high + 2.5), (x + 2, high + 5.5), (x, high + 5.5)]), INK)


def mast(block: Block, place: Place, x: float, height: float, sail: float, cut: Cut = PAPER) -> None:
    """Cuts a mast with its shrouds, a full sail of that width and a pennant."""
    top = -9 - height
    for side in (-1, 1):
        block.line(place.all([(x, top + 2), (x + side * 10, -9)]), 0.4, points_at=(0, 0))
    block.line(place.all([(x, -8), (x, top)]), 1.1, points_at=(0, 0.1))
    half, yard, foot = sail / 2, top + height * 0.14, top + height * 0.74
    points = [
        (x - half, yard), (x + half, yard), (x + half * 1.32, (yard + foot) / 2), (x + half, foot), (x - half, foot),
        (x - half * 0.72, (yard + foot) / 2),
    ]  # fmt: skip
    cloth = place.all([*points[:2], *curve(points[1:4]), *curve([points[4], points[5], points[0]])])
    block.shape(cloth, slope(-0.45, 0.7), Lines(82, 1.3, bend=1.5), width=0.8)
    block.line(place.all([(x - half - 2, yard), (x + half + 2, yard)]), 1.0, points_at=(0.05, 0.05))
    flag = curve(
        place.all([(x, top), (x + 5, top + 1), (x + 9, top - 1), (x + 14, top + 1.2), (x + 8, top + 2.6),
        (x, top + 3)]),
    )  # fmt: skip
    block.shape(flag, width=0.5, cut=cut)


def open_book(block: Block, place: Place, *, lines: int = 6) -> None:
    """Cuts an open book, 60 wide and 34 high around its origin."""
    block.fill(place.all([(-31, -11), (0, -8), (31, -11), (31, 17), (0, 20), (-31, 17)]), INK)
    for side in (-1, 1):
        page = [
            (0, -12), *curve([(0, -12), (8, -17), (20, -17), (29, -14)]), (29, 14), *curve([(29, 14), (20, 11),
            (8, 12), (0, 17)]),
        ]  # fmt: skip
        points = place.all([(side * x, y) for x, y in page])
        block.shape(points, slope(0.75, -0.5, 0 if side > 0 else 180), Lines(90, 0.9), width=0.7)
        for row in range(lines):
            y = -11 + row * 22 / lines
            text = curve([(side * 6, y + 0.6), (side * 14, y - 1.6), (side * 25, y - 0.2)])
            block.line(place.all(text), 0.75, points_at=(0.02, 0.02))


def closed_book(block: Block, x: float, y: float, width: float, thick: float, cut: Cut = PAPER) -> None:
    """Cuts a book lying on y, its spine with bands to the left."""
    top = y - thick
    leaves = [
        (x + thick * 0.5, top + 0.8), (x + width, top + 0.8), (x + width - 0.6, y - 0.8), (x + thick * 0.5, y - 0.8),
    ]  # fmt: skip
    block.shape(leaves, flat(0.45), Lines(0, 0.8), width=0.5)
    for level in (top, y - 1.2):
        block.shape(box(x + thick * 0.4, level, width + 1 - thick * 0.4, 1.2), width=0.5, cut=cut)
    spine = [(x + thick * 0.5, top), *arc((x + thick * 0.5, y - thick / 2), thick / 2, 270, 90), (x + thick * 0.5, y)]
    block.shape(spine, slope(0.9, 0.1, 40), Lines(90, 0.9), width=0.6, cut=cut)
    for clasp in (0.35, 0.75):
        block.fill(box(x + width * clasp, top, width * 0.05, thick), INK)


def crown(block: Block, place: Place, cut: Cut = RED) -> None:
    """Cuts a crown, 2 wide and 1.5 high, that stands on its origin."""
    rim = [
        (-0.85, 0), (-1, -1.1), (-0.55, -0.6), (-0.45, -1.3), (0, -0.7), (0.45, -1.3), (0.55, -0.6), (1, -1.1),
        (0.85, 0),
    ]  # fmt: skip
    block.shape(place.all(rim), width=0.7, cut=cut)
    block.shape(place.all([(-0.86, 0), (-0.9, -0.3), (0.9, -0.3), (0.86, 0)]), width=0.5)
    for x, y in ((-1, -1.1), (-0.45, -1.3), (0.45, -1.3), (1, -1.1)):
        block.dot(place.at(x, y - 0.08), 0.16 * place.scale)


def shield(block: Block, place: Place, cut: Cut = PAPER) -> list[Point]:
    """Cuts a shield, 2 wide and 2.4 high around its origin, and gives its outline."""
    points = place.all(
        [(-1, -1.1), (1, -1.1), *curve([(1, -1.1), (0.96, 0.2), (0.6, 0.9), (0, 1.35)]), *curve([(0, 1.35),
        (-0.6, 0.9), (-0.96, 0.2), (-1, -1.1)])],
    )  # fmt: skip
    block.shape(points, slope(-0.6, 0.6), Lines(-50, 1.1), width=1.1, cut=cut)
    return points


def hoop(block: Block, centre: Point, radius: float, thick: float) -> None:
    """Cuts a ring of wood or stone."""
    block.shape(oval(*centre, radius), relief(0.9, thick, 0.05), Lines(40, 0.9))
    block.shape(oval(*centre, radius - thick), width=0.6)


def branch(block: Block, points: list[Point], widths: list[float]) -> None:
    """Cuts a branch or a trunk."""
    block.shape(limb(points, widths), slope(-0.2, 0.9), Lines(80, 0.9))
