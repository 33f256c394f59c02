"""How a motion speeds up and slows down: each easing maps the share of the time to the share of the way."""

from collections.abc import Callable
from typing import Literal, TypeAlias

Easing: TypeAlias = Literal["linear", "quad in", "quad in-out", "cubic in", "cubic out", "cubic in-out", "back out"]

OVERSHOOT = 1.70158  # of "back out": a tenth of the way


def _back_out(part: float) -> float:
    rest = part - 1
    return 1 + rest * rest * ((OVERSHOOT + 1) * rest + OVERSHOOT)


EASINGS: dict[Easing, Callable[[float], float]] = {
    "linear": lambda part: part,
    "quad in": lambda part: part * part,
    "quad in-out": lambda part: 2 * part * part if part < 0.5 else 1 - 2 * (1 - part) ** 2,
    "cubic in": lambda part: part**3,
    "cubic out": lambda part: 1 - (1 - part) ** 3,
    "cubic in-out": lambda part: 4 * part**3 if part < 0.5 else 1 - 4 * (1 - part) ** 3,
    "back out": _back_out,
}


def ease(easing: Easing, part: float) -> float:
    """The share of the way after a share of the time, which is held between 0 and 1.

    >>> ease("cubic out", 0), ease("cubic out", 2)
    (0, 1)
    """
    return EASINGS[easing](max(0, min(1, part)))
