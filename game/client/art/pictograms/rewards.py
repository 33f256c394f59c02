"""The rewards of gears, in one colour: what can be drawn without saying which ink, letter or specialty."""

from collections.abc import Callable

import pygame

from game.client.art.canvas import Pen
from game.client.art.pictograms import Draw
from game.client.art.pictograms.trade import TRADE, laurel_at
from game.client.art.shapes import drop


def _arrows(pen: Pen, upper: float = 12, lower: float = 88) -> None:
    """Two arrows, there and back."""
    for y, tip, tail in ((upper, 84, 22), (lower, 16, 78)):
        back = -1 if tip > tail else 1
        pen.line([(tail, y), (tip + back * 12, y)], 7)
        pen.poly([(tip, y), (tip + back * 17, y - 11), (tip + back * 17, y + 11)])


def _inset(pen: Pen, draw: Draw, box: tuple[float, float, float]) -> None:
    """Another pictogram within a square (x, y, size)."""
    inner = Pen(max(1, round(box[2] * pen.unit)), pen.colour)
    draw(inner)
    middle = (box[0] + box[2] / 2, box[1] + box[2] / 2)
    size = (round(box[2] * pen.unit),) * 2
    pen.put(pygame.transform.smoothscale(inner.surface, (max(1, size[0]), max(1, size[1]))), middle)


def _two_fame_for(subject: str) -> Callable[[Pen], None]:
    """A drawing of a bonus: what counts, over a laurel with a 2."""

    def draw(pen: Pen) -> None:
        _inset(pen, TRADE[subject], (28, 0, 44))
        laurel_at(pen, (50, 72), 56)
        pen.text("body", "2", (50, 71), 22)

    return draw


def swap_ink(pen: Pen) -> None:
    """An outlined drop and a full one, with two arrows."""
    _arrows(pen)
    pen.poly(drop((28, 50), 25))
    pen.poly(drop((28, 53), 15), hole=True)
    pen.poly(drop((72, 50), 25))


def swap_type(pen: Pen) -> None:
    """O and I, with two arrows."""
    _arrows(pen)
    pen.rect((5, 28, 43, 44), 6)
    pen.rect((11, 34, 31, 32), 3, hole=True)
    pen.text("body", "O", (26.5, 50), 20)
    pen.rect((53, 28, 43, 44), 6)
    pen.text("body", "I", (74.5, 50), 24, hole=True)


def advance_lowest(pen: Pen) -> None:
    """Four bars and an arrow on the lowest."""
    for bar, height in enumerate((52, 20, 66, 40)):
        pen.rect((6 + bar * 23, 94 - height, 18, height), 3)
    pen.line([(38, 64), (38, 30)], 8)
    pen.poly([(38, 6), (22, 32), (54, 32)])


def round_fame(pen: Pen) -> None:
    """An hourglass in a laurel."""
    laurel_at(pen, (50, 50), 100)
    for top in (24, 66):
        pen.rect((34, top, 32, 6), 2)
    pen.poly([(37, 30), (63, 30), (53, 48), (63, 66), (37, 66), (47, 48)])


def scrap_type(pen: Pen) -> None:
    """A split block over a laurel 3 or a coin 5."""
    pen.poly([(22, 4), (52, 4), (44, 18), (54, 28), (44, 44), (22, 44)])
    pen.poly([(62, 6), (84, 12), (78, 50), (52, 45), (62, 29), (54, 19)])
    laurel_at(pen, (25, 76), 48)
    pen.text("body", "3", (25, 75), 18)
    pen.circle((76, 76), 21)
    pen.text("body", "5", (76, 76), 20, hole=True)
    pen.line([(55, 62), (46, 92)], 4)


def ink(pen: Pen) -> None:
    """A drop and a plus."""
    pen.poly(drop((40, 58), 38))
    pen.rect((74, 6, 8, 32), 2)
    pen.rect((62, 18, 32, 8), 2)


def one_for_two(pen: Pen) -> None:
    """A drop, an arrow, two drops."""
    pen.poly(drop((20, 50), 22))
    pen.line([(42, 50), (52, 50)], 8)
    pen.poly([(66, 50), (52, 38), (52, 62)])
    for y in (26, 74):
        pen.poly(drop((82, y), 20))


def discount(pen: Pen) -> None:
    """A type block over a coin that says three less."""
    _inset(pen, TRADE["type"], (2, 2, 60))
    pen.circle((70, 70), 29, hole=True)
    pen.circle((70, 70), 25)
    pen.text("body", "−3", (70, 70), 20, hole=True)


def advance(pen: Pen) -> None:
    """The steps of a specialty."""
    TRADE["specialties"](pen)


REWARDS: dict[str, Draw] = {
    "swap_ink": swap_ink,
    "swap_type": swap_type,
    "advance_lowest": advance_lowest,
    "round_fame": round_fame,
    "scrap_type": scrap_type,
    "ink_bonus": _two_fame_for("drop"),
    "ink": ink,
    "one_for_two": one_for_two,
    "type_bonus": _two_fame_for("type"),
    "discount": discount,
    "decoration_bonus": _two_fame_for("illuminating"),
    "advance": advance,
}
