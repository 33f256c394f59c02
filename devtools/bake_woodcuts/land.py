"""Stock of the sky and the land: clouds, hills, seas, rocks, trees and flowers."""

import math

from devtools.bake_woodcuts.block import INK, RED, Block, Cut
from devtools.bake_woodcuts.lines import Point, arc, blob, box, curve, limb, oval, polar, star
from devtools.bake_woodcuts.tones import Lines, around, clouded, flat, relief, slope


def sky(block: Block, horizon: float, dark: float = 0.5) -> None:
    """Cuts level lines that thin out towards the horizon, with gaps for clouds, and now and then birds."""
    chance = block.chance
    lines = Lines(chance.uniform(-2, 2), chance.uniform(1.6, 2.2), wobble=chance.uniform(0.2, 0.6))
    block.hatch(box(0, 0, 100, horizon), clouded(slope(dark, -0.05, 90), chance.uniform(0.25, 0.55)), lines)
    if chance.random() < 0.4:
        x, y = chance.uniform(20, 75), chance.uniform(5, 10)
        for dx, dy in ((0, 0), (5, 2.4), (10, 0.6)):
            block.fill(oval(x + dx, y + dy, 2.6, 1.6))
            for side in (-1, 1):
                block.line(
                    curve([(x + dx, y + dy), (x + dx + side, y + dy - 1.1), (x + dx + side * 2, y + dy - 0.5)]), 0.8,
                )  # fmt: skip


def night(block: Block, horizon: float, stars: int = 14) -> None:
    """Cuts a dark sky with stars."""
    block.hatch(box(0, 0, 100, horizon), slope(0.94, 0.45, 90), Lines(0, 1.5, wobble=0.5))
    for _ in range(stars):
        centre = (block.chance.uniform(4, 96), block.chance.uniform(4, horizon * 0.8))
        block.fill(star(6, centre, block.chance.uniform(1.2, 2.0), 0.5, block.chance.uniform(0, 60)))


def glory(block: Block, centre: Point, inner: float, outer: float, rays: int = 44) -> None:
    """Cuts rays of light that run from a point and fade."""
    lines = Lines(centre=centre, rays=rays)
    block.hatch(oval(*centre, outer), around(centre, 0.62, 0.12, inner, outer), lines)


def ground(block: Block, top: float, rise: float = 2.0, dark: float = 0.55) -> None:
    """Cuts land in front of a horizon, with tufts of grass."""
    start = block.chance.uniform(0, 6)
    edge = [(x, top - rise * math.sin(start + x / 17)) for x in range(-2, 104, 4)]
    land = [*edge, (102, block.tall + 2), (-2, block.tall + 2)]
    block.shape(land, clouded(slope(0.12, dark, 90), 0.35), Lines(3, 1.5, wobble=0.9))
    for _ in range(9):
        grass(block, block.chance.uniform(3, 97), block.chance.uniform(top + 4, block.tall - 2))


def grass(block: Block, x: float, y: float, height: float = 2.4) -> None:
    """Cuts a tuft of grass."""
    for lean in (-1.1, -0.3, 0.5, 1.2):
        block.line([(x + lean * 0.4, y), (x + lean * 1.3, y - height)], 0.6, points_at=(0.1, 0.9))


def hill(block: Block, x: float, y: float, width: float, height: float) -> None:
    """Cuts a distant hill with its foot at y."""
    points = [
        (x - width / 2 + width * step / 16, y - height * math.sin(math.pi * step / 16) ** 1.5) for step in range(17)
    ]  # fmt: skip
    block.shape(points, slope(-0.25, 0.65), Lines(58, 1.3), width=0.6)


def rock(block: Block, x: float, y: float, width: float, height: float) -> None:
    """Cuts a crag: broken edges, steep strokes on its dark side."""
    chance = block.chance
    left = [(x - width / 2 * (1 - step / 4) * chance.uniform(0.8, 1.1), y - height * step / 4) for step in range(4)]
    right = [
        (x + width / 2 * (1 - step / 4) * chance.uniform(0.8, 1.1),
        y - height * step / 4) for step in range(3, -1, -1)
    ]  # fmt: skip
    block.shape([*left, (x, y - height), *right], slope(-0.3, 0.85), Lines(72, 1.3, wobble=0.8))
    for share in (0.3, 0.55):
        top = (x + width * 0.1 * chance.uniform(-1, 1), y - height * (share + 0.3))
        block.line([top, (top[0] - width * 0.07, y - height * share), (top[0] + 1, y - height * share + 3)], 0.8)


def sea(block: Block, top: float, bottom: float, rows: int = 6) -> None:
    """Cuts a sea of curling waves."""
    block.fill(box(0, top, 100, bottom - top))
    block.line([(0, top), (100, top)], 0.6, points_at=(0, 0))
    for row in range(rows):
        y = top + 1.5 + (bottom - top) * row / rows
        size = 0.5 + 0.9 * row / rows
        wave(block, y, size, block.chance.uniform(0, 9), row)


def wave(block: Block, y: float, size: float, start: float, row: int = 0) -> None:
    """Cuts one row of waves from side to side."""
    pitch = 6 + 6 * size
    x = start - pitch
    while x < 102:
        crest = [
            (x, y), (x + pitch * 0.3, y + size), (x + pitch * 0.62, y - 1.4 * size), (x + pitch * 0.8, y - 1.2 * size),
        ]  # fmt: skip
        block.line(curve(crest), 0.65 + 0.25 * size, points_at=(0.5, 0.3))
        if row % 2:
            under = [
                (x + pitch * 0.2, y + 1.6 * size), (x + pitch * 0.5, y + 0.9 * size),
                (x + pitch * 0.7, y + 0.3 * size),
            ]  # fmt: skip
            block.line(curve(under), 0.5, points_at=(0.5, 0.5))
        x += pitch


def cloud(block: Block, x: float, y: float, width: float) -> None:
    """Cuts a curled cloud."""
    lobes = [(-0.5, 0.05, 0.14), (-0.28, -0.06, 0.18), (0.0, -0.1, 0.22), (0.28, -0.05, 0.18), (0.5, 0.06, 0.13)]
    for dx, dy, radius in lobes:
        block.shape(oval(x + dx * width, y + dy * width, radius * width), width=0.6)
    for dx, dy, radius in lobes:
        block.fill(oval(x + dx * width, y + dy * width + 0.4, radius * width - 0.5))
        middle = (x + dx * width, y + dy * width)
        block.line(arc(middle, radius * width * 0.6, 10, 120), 0.5, points_at=(0.5, 0.5))
    block.hatch(oval(x, y + 0.12 * width, 0.6 * width, 0.08 * width), flat(0.4), Lines(0, 1.1))


def tree(block: Block, x: float, y: float, height: float) -> None:
    """Cuts a round tree with clumps of leaves."""
    block.shape(limb([(x, y), (x + height * 0.02, y - height * 0.5)], [height * 0.13, height * 0.07]), slope(0, 0.8))
    spread = height * 0.3
    clumps = [(-0.7, -0.52), (0.7, -0.5), (-0.42, -0.72), (0.45, -0.72), (0, -0.86), (0, -0.56)]
    for dx, dy in clumps:
        bush(block, x + dx * spread, y + dy * height, spread * block.chance.uniform(0.52, 0.62))


def bush(block: Block, x: float, y: float, radius: float) -> None:
    """Cuts a clump of leaves."""
    edge = [polar((x, y), radius * (1 if step % 2 else 0.86), step * 20) for step in range(18)]
    block.shape(blob(*edge), relief(1.1, radius, 0.05), Lines(-35, 0.95, wobble=0.6), width=0.6)
    for _ in range(4):
        spot = (x + block.chance.uniform(-0.5, 0.2) * radius, y + block.chance.uniform(-0.5, 0.2) * radius)
        block.line(arc(spot, radius * 0.16, 180, 340), 0.45, points_at=(0.4, 0.4))


def leaf(block: Block, foot: Point, length: float, degrees: float, broad: float = 0.32, veins: int = 3) -> None:
    """Cuts a leaf with its veins, dark on the lower half."""
    tip = polar(foot, length, degrees)
    mids = [(polar(foot, length * share, degrees), length * broad * size) for share, size in ((0.3, 0.85), (0.6, 0.9))]
    upper = [polar(middle, reach / 1.7, degrees - 90) for middle, reach in mids]
    lower = [polar(middle, reach / 1.7, degrees + 90) for middle, reach in mids]
    block.shape(blob(foot, *upper, tip, *reversed(lower)), width=0.65)
    half = curve([foot, *lower, tip])
    block.hatch([*half, foot], flat(0.45), Lines(degrees + 55, 0.95))
    block.line([foot, tip], 0.6, points_at=(0.05, 0.6))
    for vein in range(veins):
        share = 0.22 + 0.5 * vein / max(1, veins - 1)
        block.line(
            [polar(foot, length * share, degrees), polar(polar(foot, length * (share + 0.16), degrees),
            length * broad * 0.36, degrees - 90)], 0.4,
        )  # fmt: skip


def flower(block: Block, centre: Point, radius: float, petals: int = 8, heart: Cut = RED) -> None:
    """Cuts a flower seen from above."""
    for petal in range(petals):
        degrees = 360 * petal / petals + 10
        middle = polar(centre, radius * 0.62, degrees)
        block.shape(
            oval(*middle, radius * 0.4), around(centre, 0.7, -0.2, radius * 0.2, radius), Lines(degrees, 0.7),
            width=0.55,
        )  # fmt: skip
    block.dot(centre, radius * 0.42)
    block.dot(centre, radius * 0.33, heart)


def sun_face(block: Block, centre: Point, radius: float, rays: int = 12, cut: Cut = RED) -> None:
    """Cuts a sun that looks at the reader: straight and waving rays."""
    for ray in range(rays):
        degrees = 360 * ray / rays
        foot = (polar(centre, radius * 1.08, degrees - 9), polar(centre, radius * 1.08, degrees + 9))
        if ray % 2:
            middle = (polar(centre, radius * 1.4, degrees - 1), polar(centre, radius * 1.4, degrees + 9))
            block.shape(
                curve([foot[0], middle[0], polar(centre, radius * 1.8, degrees + 4), middle[1], foot[1]]), width=0.6,
                cut=cut,
            )  # fmt: skip
        else:
            block.fill([foot[0], polar(centre, radius * 1.95, degrees), foot[1]], INK)
    block.shape(oval(*centre, radius), relief(0.9, radius * 0.6, 0), Lines(40, 0.8), width=0.9)
    face(block, centre, radius)


def face(block: Block, centre: Point, radius: float, turn: float = 0) -> None:
    """Cuts eyes, nose and mouth within a disc; `turn` from -1 to 1 looks aside."""
    x, y = centre[0] + turn * radius * 0.25, centre[1]
    for side in (-1, 1):
        eye = (x + side * radius * 0.36, y - radius * 0.14)
        block.line(arc((eye[0], eye[1] + radius * 0.02), radius * 0.24, 200, 340), radius * 0.1)
        block.line(arc((eye[0], eye[1] - radius * 0.16), radius * 0.3, 205, 335), radius * 0.09)
        block.dot((eye[0], eye[1] - radius * 0.06), radius * 0.09)
    nose = [
        (x - radius * 0.08, y - radius * 0.2), (x - radius * 0.14, y + radius * 0.2),
        (x + radius * 0.12, y + radius * 0.22),
    ]  # fmt: skip
    block.line(curve(nose), radius * 0.09, points_at=(0.4, 0.2))
    block.line(arc((x, y + radius * 0.32), radius * 0.28, 20, 160), radius * 0.12)
    block.line(arc((x, y + radius * 0.5), radius * 0.2, 40, 140), radius * 0.07)


def moon(block: Block, centre: Point, radius: float, *, left: bool = True) -> None:
    """Cuts a crescent with a profile."""
    side = -1 if left else 1
    outer = arc(centre, radius, 70, 290) if left else arc(centre, radius, 250, 470)
    x, y = centre[0] + side * radius * 0.1, centre[1]
    inner = [
        (x + side * dx * radius, y + dy * radius) for dx, dy in ((0.12, -0.62), (0.38, -0.3), (0.3, -0.12),
        (-0.02, 0.1), (0.3, 0.16), (0.16, 0.3), (0.32, 0.36), (0.16, 0.48), (0.22, 0.62))
    ]  # fmt: skip
    points = [*outer, *(inner if left else reversed(inner))]
    block.shape(points, slope(0.75, -0.2, 0 if left else 180), Lines(60, 0.8), width=0.7)
    block.line(arc((x + side * radius * 0.34, y - radius * 0.02), radius * 0.13, 190, 350), 0.6)


def palm(block: Block, x: float, y: float, height: float, lean: float = 3) -> None:
    """Cuts a palm tree."""
    top = (x + lean, y - height)
    block.shape(limb([(x, y), (x + lean * 0.3, y - height * 0.5), top], [2.2, 1.5, 1.2]), flat(0.45), Lines(0, 1.2))
    for degrees in (150, 185, 215, 260, 300, 335, 20):
        tip = polar(top, height * 0.42, degrees)
        tip = (tip[0], tip[1] + height * 0.1)
        spine = curve([top, polar(top, height * 0.25, degrees - 4), tip])
        block.line(spine, 0.8, points_at=(0.1, 0.5))
        for at in range(3, len(spine) - 1, 2):
            for side in (-70, 70):
                block.line(
                    [spine[at], polar(spine[at], height * 0.09, degrees + side + (25 if side > 0 else -25) * -1)],
                    0.6, points_at=(0.1, 0.9),
                )  # fmt: skip
