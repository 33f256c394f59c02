"""Stock of animals, heraldry rather than zoology: horses, lions, elephants, birds, fish and serpents."""

from collections.abc import Sequence

from devtools.bake_woodcuts.block import INK, PAPER, RED, Block, Cut
from devtools.bake_woodcuts.figures import head
from devtools.bake_woodcuts.lines import Place, Point, arc, blob, curve, limb, oval, polar, sides, star
from devtools.bake_woodcuts.tones import Lines, Tone, flat, relief, slope

HIDE = Lines(62, 1.0, wobble=0.5)


def legs(block: Block, place: Place, paths: Sequence[tuple[Sequence[Point], Sequence[float]]], tone: Tone) -> None:
    """Cuts legs, each a line with widths; the last point is the foot. They grow out of the body without a seam."""
    for path, widths in paths:
        left, right = (place.all(side) for side in sides(path, widths))
        block.fill([*left, *reversed(right)])
        block.hatch([*left, *reversed(right)], tone, Lines(70, 1.0))
        block.line([*left[3:], *reversed(right[3:])], 0.8, points_at=(0.12, 0.12))


def horse(block: Block, place: Place, *, dark: bool = False, wooden: bool = False) -> None:
    """Cuts a trotting horse, 100 wide, that stands on its origin and looks right."""
    far: Tone = flat(0.75)
    walk = [
        ([(-34, -40), (-36, -24), (-30, -14), (-34, -2), (-29, 0)], [15, 8, 5, 4, 6]),
        ([(28, -42), (36, -26), (47, -20), (45, -7), (50, -5)], [13, 7, 5, 4, 6]),
    ]
    near = [
        ([(-30, -42), (-27, -26), (-19, -17), (-22, -3), (-16, 0)], [19, 10, 6, 5, 7]),
        ([(24, -42), (25, -26), (24, -14), (22, -3), (28, 0)], [15, 8, 6, 5, 7]),
    ]
    legs(block, place, walk, far)
    tail = [(-38, -50), (-46, -50), (-50, -38), (-47, -22), (-53, -12), (-40, -16), (-40, -30), (-36, -42)]
    block.shape(blob(*place.all(tail)), flat(0.7), Lines(78, 0.9), width=0.65)
    body = [
        (-38, -48), (-34, -56), (-22, -60), (-4, -57), (8, -58), (18, -68), (26, -82), (32, -91), (34, -97), (37, -91),
        (42, -85), (49, -73), (50, -67), (45, -64), (37, -71), (34, -70), (33, -60), (31, -46), (25, -36), (10, -33),
        (-10, -32), (-24, -35), (-35, -40),
    ]  # fmt: skip
    tone: Tone = slope(0.72, 0.92) if dark else relief(1.15, place.scale * 9, 0.0)
    block.shape(curve(place.all(body), closed=True, steps=4), tone, Lines(0, 1.3) if wooden else HIDE, width=0.85)
    legs(block, place, near, flat(0.8) if dark else slope(-0.3, 0.8))
    if not wooden:
        mane = [(33, -95), (24, -90), (14, -74), (6, -62), (14, -60), (22, -68), (28, -80), (33, -88)]
        block.shape(blob(*place.all(mane)), flat(0.85), Lines(30, 0.9), width=0.6)
    block.dot(place.at(40, -81), max(0.5, 1.6 * place.scale))
    block.dot(place.at(47, -69), max(0.35, 1.0 * place.scale))
    bridle = PAPER if dark else INK
    block.line(place.all([(38, -90), (39, -74), (44, -75)]), 0.6, cut=bridle)


def rider(block: Block, place: Place, hat: str, *, cut: Cut = PAPER) -> None:
    """Cuts a rider for a horse of the same place."""
    cloak = [(-8, -84), (4, -86), (8, -74), (9, -58), (-2, -52), (-18, -56), (-20, -70)]
    block.shape(blob(*place.all(cloak)), slope(0.8, -0.2), Lines(75, 0.95), width=0.75, cut=cut)
    leg = limb([(-2, -58), (10, -48), (6, -30), (13, -27)], [13, 10, 6, 5])
    block.shape(place.all(leg), slope(-0.2, 0.7), Lines(70, 0.9), width=0.65)
    arm = limb([(-3, -80), (8, -70), (24, -70)], [8, 7, 4])
    block.shape(place.all(arm), slope(-0.2, 0.6, 90), Lines(70, 0.8), width=0.65)
    block.line(curve(place.all([(24, -70), (34, -66), (43, -72)])), 0.6)
    head(block, Place(*place.at(0, -95), place.scale * 9, flip=place.flip), hat)


def lion(block: Block, place: Place, cut: Cut = RED) -> None:
    """Cuts a lion walking to the right, 100 wide, that stands on its origin."""
    tail = limb([(-34, -40), (-48, -44), (-50, -62), (-38, -68)], [5, 4, 4, 3])
    block.shape(place.all(tail), width=0.7)
    block.fill(place.all(star(7, (-36, -69), 9, 4)), INK)
    legs(
        block, place, [([(-26, -34), (-33, -18), (-29, -4), (-22, -2)], [15, 8, 6, 8]), ([(22, -34), (30, -22),
        (40, -24), (46, -20)], [13, 8, 7, 8])], flat(0.65),
    )  # fmt: skip
    body = [
        (-36, -40), (-28, -50), (-6, -46), (14, -50), (28, -44), (28, -30), (10, -26), (-10, -28), (-26, -25),
        (-35, -30),
    ]  # fmt: skip
    block.shape(blob(*place.all(body)), relief(1.1, place.scale * 8), HIDE, width=0.85)
    legs(
        block, place, [([(-24, -36), (-18, -20), (-22, -5), (-12, -2)], [18, 9, 6, 8]), ([(18, -36), (16, -20),
        (14, -5), (23, -2)], [14, 8, 6, 8])], slope(-0.2, 0.7),
    )  # fmt: skip
    mane = place.all(star(15, (26, -58), 24, 18))
    block.shape(blob(*mane), flat(0.8), Lines(centre=place.at(28, -58), rays=46), width=0.7)
    block.shape(
        blob(*place.all([(20, -68), (34, -70), (42, -62), (46, -54), (40, -46), (28, -44), (20, -54)])), width=0.7,
    )  # fmt: skip
    block.dot(place.at(34, -61), max(0.5, 2 * place.scale))
    block.fill(place.all([(42, -59), (47, -57), (43, -53)]), INK)
    block.line(place.all([(44, -52), (36, -50)]), 0.6)
    block.shape(place.all([(40, -48), (47, -44), (40, -43)]), width=0.4, cut=cut)


def elephant(block: Block, place: Place) -> None:
    """Cuts an elephant, 100 wide, that stands on its origin and looks right."""
    legs(
        block, place, [([(-26, -30), (-25, -12), (-26, 0)], [18, 13, 14]), ([(18, -30), (20, -12), (18, 0)], [17, 12,
        13])], flat(0.75),
    )  # fmt: skip
    body = [
        (-40, -40), (-34, -62), (-12, -72), (12, -66), (26, -70), (36, -60), (38, -46), (28, -36), (22, -24),
        (-8, -20), (-32, -22),
    ]  # fmt: skip
    block.shape(blob(*place.all(body)), relief(1.1, place.scale * 14), Lines(60, 1.05, bend=1.2), width=0.9)
    legs(
        block, place, [([(-30, -32), (-34, -14), (-35, 0)], [21, 15, 16]), ([(10, -32), (9, -14), (9, 0)], [19, 14,
        15])], slope(-0.25, 0.8),
    )  # fmt: skip
    brow = [(18, -66), (30, -74), (42, -66), (43, -52), (36, -40), (22, -44)]
    block.shape(blob(*place.all(brow)), relief(1.0, place.scale * 8), Lines(60, 1.1), width=0.8)
    trunk = limb([(33, -54), (44, -44), (42, -22), (47, -10), (54, -14)], [19, 14, 9, 7, 5])
    block.shape(place.all(trunk), slope(-0.2, 0.8), Lines(0, 1.15), width=0.8)
    tusk = curve(place.all([(36, -40), (46, -35), (54, -40), (46, -30), (36, -34)]))
    block.shape(tusk, width=0.7)
    ear = [(22, -64), (8, -62), (4, -46), (12, -30), (22, -38), (28, -52)]
    block.shape(
        blob(*place.all(ear)), relief(0.9, place.scale * 6, 0.1), Lines(centre=place.at(24, -56), step=1.1), width=0.8,
    )  # fmt: skip
    block.dot(place.at(34, -57), max(0.5, 1.6 * place.scale))
    block.line(curve(place.all([(-40, -44), (-46, -34), (-44, -22)])), 0.9, points_at=(0, 0.3))


def raven(block: Block, place: Place) -> None:
    """Cuts a black bird, 2 wide, that looks right and stands on its origin."""
    body = [
        (-1.1, -0.1), (-0.4, -0.6), (0.2, -1.1), (0.55, -1.2), (0.8, -0.95), (0.55, -0.7), (0.4, -0.25),
        (-0.1, -0.05), (-0.6, -0.02),
    ]  # fmt: skip
    block.fill(blob(*place.all(body)), INK)
    block.fill(place.all([(0.7, -1.08), (1.2, -0.88), (0.7, -0.82)]), INK)
    block.dot(place.at(0.58, -1.0), 0.08 * place.scale, PAPER)
    for y in (-0.5, -0.35, -0.2):
        block.line(
            curve(place.all([(0.2, y - 0.2), (-0.3, y), (-0.85, y + 0.12)])), max(0.35, 0.05 * place.scale), cut=PAPER,
        )  # fmt: skip
    for x in (0, 0.2):
        block.line(place.all([(x, -0.1), (x + 0.05, 0.22)]), 0.6)


def fox(block: Block, place: Place, cut: Cut = RED) -> None:
    """Cuts a sitting fox, 2 wide, that looks up to the right and sits on its origin."""
    tail = [(-0.5, -0.1), (-1.0, -0.3), (-1.35, -0.8), (-1.2, -1.2), (-0.9, -0.8), (-0.5, -0.5)]
    block.shape(blob(*place.all(tail)), slope(0.9, 0.1), Lines(60, 0.9), width=0.7)
    body = [(-0.6, 0), (-0.65, -0.5), (-0.2, -1.0), (0.15, -1.35), (0.5, -1.2), (0.45, -0.7), (0.5, 0), (0, 0.02)]
    block.shape(blob(*place.all(body)), slope(0.8, -0.3), Lines(65, 0.95), width=0.8, cut=cut)
    muzzle = [
        (0.05, -1.35), (0.1, -1.75), (0.25, -1.62), (0.45, -1.75), (0.5, -1.55), (0.95, -1.5), (0.9, -1.36),
        (0.5, -1.2),
    ]  # fmt: skip
    block.shape(curve(place.all(muzzle), closed=True, steps=3), width=0.7, cut=cut)
    block.dot(place.at(0.48, -1.47), 0.07 * place.scale)
    block.dot(place.at(0.93, -1.44), 0.08 * place.scale)
    block.line(place.all([(0.25, -0.6), (0.3, 0)]), 0.7)


def owl(block: Block, place: Place) -> None:
    """Cuts an owl from the front, 2 wide, that stands on its origin."""
    body = [
        (-0.7, -1.9), (-0.3, -1.75), (0.3, -1.75), (0.7, -1.9), (0.8, -1.3), (0.9, -0.7), (0.55, -0.1), (0, 0.05),
        (-0.55, -0.1), (-0.9, -0.7), (-0.8, -1.3),
    ]  # fmt: skip
    block.shape(
        curve(place.all(body), closed=True, steps=5), relief(0.9, place.scale * 0.5, 0.1), Lines(90, 0.9), width=0.9,
    )  # fmt: skip
    for row in range(4):
        for at in range(-2, 3):
            centre = place.at(at * 0.24 + (row % 2) * 0.12, -0.95 + row * 0.22)
            block.line(arc(centre, place.scale * 0.13, 10, 170), 0.6, points_at=(0.3, 0.3))
    for side in (-1, 1):
        wing = [(side * 0.75, -1.3), (side * 1.0, -0.7), (side * 0.75, -0.05), (side * 0.55, -0.6)]
        block.shape(blob(*place.all(wing)), flat(0.75), Lines(80, 0.9), width=0.7)
        eye = place.at(side * 0.34, -1.42)
        block.shape(oval(*eye, place.scale * 0.33), flat(0.55), Lines(centre=eye, rays=22), width=0.7)
        block.dot(eye, place.scale * 0.2, RED)
        block.dot(eye, place.scale * 0.13)
    block.fill(place.all([(-0.12, -1.3), (0.12, -1.3), (0, -1.0)]), INK)


def dolphin(block: Block, place: Place) -> None:
    """Cuts a dolphin that winds around an upright shaft, 2 wide and 3 high around its origin."""
    spine = [(-0.5, -0.85), (0.1, -1.15), (0.75, -0.7), (0.5, 0.1), (-0.4, 0.45), (-0.55, 0.95), (0.1, 1.3)]
    body = limb(spine, [0.85, 0.95, 0.85, 0.7, 0.55, 0.36, 0.16])
    block.shape(place.all(body), relief(1.2, place.scale * 0.35, 0.1), Lines(20, 1.05), width=1.0)
    snout = [(-0.45, -1.25), (-0.85, -0.98), (-1.35, -0.72), (-1.2, -0.52), (-0.75, -0.5), (-0.4, -0.45), (-0.2, -0.8)]
    block.shape(blob(*place.all(snout)), width=0.9)
    block.fill(blob(*place.all([(-0.3, -1.15), (-0.25, -0.55), (0.1, -0.8)])))
    block.line(curve(place.all([(-1.3, -0.64), (-0.95, -0.66), (-0.65, -0.58)])), 0.7)
    block.dot(place.at(-0.6, -0.93), 0.09 * place.scale)
    for points in (
        [(0.05, -1.3), (0.4, -1.75), (0.65, -1.15)], [(0.25, 1.2), (0.8, 0.9), (0.7, 1.3), (0.95, 1.65), (0.35, 1.35)],
    ):  # fmt: skip
        block.shape(curve(place.all(points), closed=True, steps=4), flat(0.5), Lines(60, 0.8), width=0.7, cut=PAPER)


def serpent(block: Block, points: list[Point], thick: float, cut: Cut = PAPER) -> None:
    """Cuts a serpent along a line, its head at the last point."""
    widths = [thick * (0.25 + 0.75 * min(1, at / 2)) for at in range(len(points) - 1)] + [thick * 0.9]
    block.shape(limb(points, widths), relief(0.9, thick * 0.4), Lines(45, 0.8), width=0.7, cut=cut)
    (x0, y0), (x, y) = points[-2], points[-1]
    block.shape(oval(x, y, thick * 0.95, thick * 0.75), width=0.7, cut=cut)
    block.dot((x, y - thick * 0.2), thick * 0.2)
    aside = 1 if x >= x0 else -1
    block.line([(x + aside * thick, y), (x + aside * thick * 2, y + (y - y0) * 0.05)], 0.5, points_at=(0, 0.6))


def whale(block: Block, place: Place) -> None:
    """Cuts a great fish with its jaws open to the right, 100 wide around its origin."""
    body = [
        (-30, -6), (-10, -22), (14, -26), (34, -18), (46, -22), (36, -4), (46, 10), (28, 14), (0, 16), (-24, 8),
        (-34, 2),
    ]  # fmt: skip
    block.shape(curve(place.all(body), closed=True, steps=6), slope(-0.1, 0.8, 80), Lines(8, 1.3, bend=2), width=1.0)
    mouth = [(46, -22), (36, -15), (30, -4), (34, 6), (46, 10), (40, -4)]
    block.fill(curve(place.all(mouth), closed=True, steps=4), INK)
    for share in (0.2, 0.45, 0.7):
        for start, end, inward in (((45, -20), (32, -6), 4), ((45, 9), (32, 2), -4)):
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            block.fill(place.all([(x - 2, y + inward * 0.1), (x + 2, y - inward * 0.4), (x + 1.5, y + inward)]), PAPER)
    tail = [(-30, -4), (-42, -18), (-54, -20), (-46, -6), (-54, 6), (-42, 6), (-30, 3)]
    block.shape(curve(place.all(tail), closed=True, steps=5), flat(0.5), Lines(20, 1.0), width=0.8)
    eye = place.at(22, -14)
    block.shape(oval(*eye, 3.2 * place.scale), width=0.8)
    block.dot(eye, 1.5 * place.scale)
    for x in (-14, -4, 6):
        block.shape(
            curve(place.all([(x - 5, -19), (x + 1, -30), (x + 6, -22)]), closed=True, steps=3), flat(0.6),
            Lines(70, 0.8), width=0.6,
        )  # fmt: skip


def bee(block: Block, centre: Point, size: float, degrees: float) -> None:
    """Cuts a bee in flight."""
    for side in (-60, -110):
        block.shape(oval(*polar(centre, size * 0.9, degrees + side), size * 0.5, size * 0.35), width=0.4)
    block.fill(oval(*centre, size * 0.9, size * 0.5), INK)
    block.line([polar(centre, size * 0.5, 60), polar(centre, size * 0.5, -60)], 0.4, cut=PAPER)
