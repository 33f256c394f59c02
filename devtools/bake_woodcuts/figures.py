"""Stock of people: robed figures with their headgear, riders, skulls and skeletons, hands."""

from collections.abc import Callable, Sequence

from devtools.bake_woodcuts.block import INK, PAPER, RED, Block, Cut
from devtools.bake_woodcuts.buildings import crown
from devtools.bake_woodcuts.lines import Place, Point, arc, blob, curve, limb, oval
from devtools.bake_woodcuts.tones import Lines, flat, relief, slope

GOWN: Sequence[Point] = (
    (-0.12, -0.81), (0.08, -0.81), (0.155, -0.72), (0.13, -0.5), (0.18, -0.22), (0.25, 0), (-0.02, 0.015), (-0.27, 0),
    (-0.2, -0.25), (-0.16, -0.52), (-0.18, -0.72),
)  # fmt: skip


def figure(
    block: Block,
    place: Place,
    hat: str = "cap",
    *,
    hand: Point | None = (0.3, -0.55),
    dark: bool = False,
    cut: Cut = PAPER,
) -> None:
    """Cuts a person in a gown, one unit high on its origin, looking right; `hand` is what the near arm reaches."""
    size = place.scale
    line = max(0.5, min(0.8, size / 35))
    gown = blob(*place.all(GOWN))
    block.shape(
        gown, slope(0.3, 1.1) if dark else slope(-0.35, 0.75), Lines(84, size / 24, bend=1), width=line, cut=cut,
    )  # fmt: skip
    for top, foot in ((-0.06, -0.14), (0.02, 0.02), (0.08, 0.14)):
        fold = curve(place.all([(top, -0.46), ((top + foot) / 2 - 0.01, -0.24), (foot, -0.03)]))
        block.line(fold, line * 1.1, points_at=(0.5, 0.1), cut=PAPER if dark else INK)
    block.line(curve(place.all([(-0.16, -0.5), (0, -0.475), (0.13, -0.5)])), line * 1.2)
    if hand:
        elbow = (0.09 + hand[0] * 0.2, min(-0.5, hand[1] * 0.5 - 0.22))
        sleeve = place.all(limb([(-0.01, -0.74), elbow, hand], [0.12, 0.11, 0.07]))
        block.shape(sleeve, relief(0.9, size * 0.05, 0.3 if dark else 0), Lines(60, size / 26), width=line)
        block.shape(place.all(oval(*hand, 0.035)), width=line * 0.8)
    head(block, Place(*place.at(0.015, -0.895), size * 0.1, flip=place.flip), hat)


def head(block: Block, place: Place, hat: str) -> None:
    """Cuts a small head in profile, two units wide, with a hat, a hood or hair."""
    line = max(0.45, min(0.7, place.scale * 0.25))
    profile = [
        (-0.4, 1.1), (-0.75, 0.3), (-0.7, -0.6), (0, -1), (0.6, -0.7), (0.66, -0.25), (0.98, 0.2), (0.7, 0.3),
        (0.74, 0.62), (0.5, 0.92), (0.2, 0.9), (0.15, 1.2),
    ]  # fmt: skip
    block.shape(curve(place.all(profile), closed=True, steps=3), width=line)
    block.dot(place.at(0.4, -0.1), max(0.28, 0.11 * place.scale))
    block.line(place.all([(0.42, 0.55), (0.68, 0.52)]), line * 0.9)
    _HATS[hat](block, place, line)


def _cap(block: Block, place: Place, line: float) -> None:
    _hair(block, place, line)
    block.shape(
        blob(*place.all([(-1, -0.4), (-0.9, -1.05), (0, -1.45), (0.8, -1.05), (0.85, -0.55), (0, -0.6)])), flat(0.9),
        width=line,
    )  # fmt: skip


def _hair(block: Block, place: Place, line: float) -> None:
    locks = place.all(
        [(0.5, -0.85), (-0.2, -1.15), (-0.95, -0.7), (-1.05, 0.3), (-0.8, 0.95), (-0.3, 0.9), (-0.25, 0.1),
        (0, -0.45)],
    )  # fmt: skip
    block.shape(blob(*locks), slope(0.9, 0.5), Lines(75, 0.7), width=line)


def _crowned(block: Block, place: Place, line: float) -> None:
    _hair(block, place, line)
    crown(block, Place(*place.at(-0.05, -0.6), place.scale * 0.85), RED)


def _bearded(block: Block, place: Place, line: float) -> None:
    beard = place.all([(0.85, 0.4), (0.95, 1.0), (0.6, 1.9), (0.2, 1.4), (-0.2, 0.9), (0, 0.4), (0.4, 0.6)])
    block.shape(blob(*beard), flat(0.5), Lines(100, 0.6), width=line)


def _patriarch(block: Block, place: Place, line: float) -> None:
    _hair(block, place, line)
    _bearded(block, place, line)


def _king(block: Block, place: Place, line: float) -> None:
    _bearded(block, place, line)
    _crowned(block, place, line)


def _hood(block: Block, place: Place, line: float) -> None:
    cloth = [
        (0.65, -0.7), (0, -1.3), (-0.9, -0.9), (-1.15, 0.3), (-1.0, 1.4), (0.3, 1.5), (0.2, 0.9), (-0.1, 0.3),
        (0.1, -0.5),
    ]  # fmt: skip
    block.shape(blob(*place.all(cloth)), slope(0.9, 0.1), Lines(70, 0.8), width=line)


def _jester(block: Block, place: Place, line: float) -> None:
    _hood(block, place, line)
    for tip, bend in (((-1.9, -1.3), (-1.1, -1.7)), ((1.4, -1.9), (0.6, -1.8))):
        ear = [(-0.6, -0.9), bend, tip, (tip[0] * 0.75, tip[1] * 0.85), (0.3, -1.0)]
        block.shape(curve(place.all(ear), closed=True, steps=4), width=line, cut=RED)
        block.dot(place.at(*tip), max(0.5, place.scale * 0.22))


def _helmet(block: Block, place: Place, line: float) -> None:
    steel = [(0.7, -0.3), (0.4, -1.2), (-0.4, -1.35), (-1, -0.7), (-0.95, 0.6), (-0.5, 0.8), (-0.2, 0.1)]
    block.shape(blob(*place.all(steel)), relief(1.2, place.scale * 0.5, 0.1), Lines(30, 0.7), width=line)
    plume = [(-0.2, -1.3), (-0.6, -2.2), (-1.6, -2.3), (-2.2, -1.3), (-1.5, -1.5), (-1.0, -1.2)]
    block.shape(blob(*place.all(plume)), width=line, cut=RED)


def _mitre(block: Block, place: Place, line: float) -> None:
    block.shape(
        place.all([(-0.9, -0.5), (-0.95, -1.4), (-0.1, -2.6), (0.8, -1.5), (0.75, -0.6)]), slope(-0.3, 0.6),
        Lines(80, 0.7), width=line,
    )  # fmt: skip
    block.line(place.all([(-0.1, -2.4), (-0.05, -0.6)]), line * 1.6)


def _pilgrim(block: Block, place: Place, line: float) -> None:
    _hair(block, place, line)
    block.shape(
        blob(*place.all([(-1.7, -0.5), (-0.7, -0.9), (-0.3, -1.7), (0.4, -1.7), (0.7, -0.95), (1.7, -0.75),
        (0.5, -0.45)])), slope(0.1, 0.9), Lines(80, 0.7), width=line,
    )  # fmt: skip


def _turban(block: Block, place: Place, line: float) -> None:
    _bearded(block, place, line)
    block.shape(
        blob(*place.all([(-1.2, -0.5), (-1.2, -1.2), (-0.2, -1.8), (0.9, -1.3), (1.0, -0.6), (0, -0.4)])),
        relief(1, place.scale * 0.5), Lines(20, 0.6), width=line,
    )  # fmt: skip


def _laurel(block: Block, place: Place, line: float) -> None:
    _hair(block, place, line)
    for x, y in ((-0.8, -0.6), (-0.4, -0.85), (0, -0.95), (0.4, -0.9)):
        block.line(place.all([(x, y), (x + 0.15, y - 0.6)]), max(0.6, place.scale * 0.25), cut=RED)


_HATS: dict[str, Callable[[Block, Place, float], None]] = {
    "cap": _cap,
    "hair": _hair,
    "crown": _crowned,
    "king": _king,
    "patriarch": _patriarch,
    "hood": _hood,
    "jester": _jester,
    "helmet": _helmet,
    "mitre": _mitre,
    "pilgrim": _pilgrim,
    "turban": _turban,
    "laurel": _laurel,
}


def skull(block: Block, place: Place) -> None:
    """Cuts a skull from the front, two units wide."""
    size = place.scale
    bone = [
        (-0.55, 0.95), (-0.5, 0.5), (-0.95, 0.2), (-1, -0.5), (-0.5, -1.05), (0.5, -1.05), (1, -0.5), (0.95, 0.2),
        (0.5, 0.5), (0.55, 0.95), (0, 1.1),
    ]  # fmt: skip
    block.shape(blob(*place.all(bone)), relief(0.8, size * 0.5), Lines(-40, 0.7), width=0.7)
    for side in (-1, 1):
        block.fill(place.all(oval(side * 0.42, -0.08, 0.27, 0.3)), INK)
    block.fill(place.all([(0, 0.15), (0.16, 0.5), (-0.16, 0.5)]), INK)
    for tooth in (-0.36, -0.18, 0, 0.18, 0.36):
        block.line(place.all([(tooth, 0.68), (tooth, 1.0)]), max(0.3, 0.09 * size))
    block.line(place.all([(-0.5, 0.82), (0.5, 0.82)]), max(0.3, 0.07 * size))


def skeleton(block: Block, place: Place, *, hands: tuple[Point, Point], knee: float = 0.06) -> None:
    """Cuts a skeleton, one unit high on its origin; its hands reach two points."""
    size = place.scale
    bone = max(0.8, size * 0.03)
    paths: list[list[Point]] = [
        [(0, -0.78), (0.015, -0.6), (0, -0.46)],
        [(-0.05, -0.44), (-0.06 - knee, -0.23), (-0.07, -0.02), (-0.01, 0)],
        [(0.05, -0.44), (0.07 + knee, -0.24), (0.08, -0.02), (0.15, 0)],
        [(-0.12, -0.76), ((hands[0][0] - 0.12) / 2 - 0.06, (hands[0][1] - 0.76) / 2 + 0.04), hands[0]],
        [(0.12, -0.76), ((hands[1][0] + 0.12) / 2 + 0.06, (hands[1][1] - 0.76) / 2 + 0.04), hands[1]],
        [(-0.12, -0.76), (0, -0.78), (0.12, -0.76)],
    ]
    for path in paths:
        points = place.all(path)
        block.line(points, bone * 1.75, points_at=(0, 0))
    for path in paths:
        block.line(place.all(path), bone * 0.8, points_at=(0, 0), cut=PAPER)
        for joint in path:
            block.dot(place.at(*joint), bone * 0.95)
            block.dot(place.at(*joint), bone * 0.5, PAPER)
    _ribs(block, place, bone)
    pelvis = [(-0.1, -0.5), (0.1, -0.5), (0.075, -0.41), (0, -0.43), (-0.075, -0.41)]
    block.shape(blob(*place.all(pelvis)), flat(0.3), Lines(40, 0.7), width=0.6)
    skull(block, Place(*place.at(0.01, -0.885), size * 0.075, flip=place.flip))


def _ribs(block: Block, place: Place, bone: float) -> None:
    for row in range(5):
        y, reach = -0.735 + row * 0.042, 0.11 - abs(row - 1.5) * 0.01
        for side in (-1, 1):
            rib = place.all(
                curve([(0, y - 0.01), (side * reach, y), (side * reach * 0.9, y + 0.03), (side * 0.03, y + 0.035)]),
            )  # fmt: skip
            block.line(rib, bone * 0.7, points_at=(0.05, 0.2))


def halo(block: Block, centre: Point, radius: float) -> None:
    """Cuts a halo to be drawn behind a head."""
    block.shape(oval(*centre, radius), width=0.6)
    block.line(arc(centre, radius * 0.8, 0, 360), 0.5, cut=RED)
