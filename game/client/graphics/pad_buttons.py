"""The buttons of pads, as they look on the pads of each make; `generic` for all that nobody knows."""

from collections.abc import Mapping
from functools import partial

from game.client.graphics.canvas import Draw, Pen

FACES = {"a": (50, 76), "b": (76, 50), "x": (24, 50), "y": (50, 24)}  # where each lies on a pad
ARMS = {"dpup": (38, 8, 24, 34), "dpdown": (38, 58, 24, 34), "dpleft": (8, 38, 34, 24), "dpright": (58, 38, 34, 24)}
SHOULDERS = {
    "xbox": ("LB", "RB", "LT", "RT"),
    "playstation": ("L1", "R1", "L2", "R2"),
    "nintendo": ("L", "R", "ZL", "ZR"),
    "generic": ("L1", "R1", "L2", "R2"),
}


def _ring(pen: Pen) -> None:
    pen.circle((50, 50), 44)
    pen.circle((50, 50), 37, hole=True)


def letter(pen: Pen, words: str) -> None:
    """A round button with a letter."""
    pen.circle((50, 50), 44)
    pen.text("body", words, (50, 50), 44, hole=True)


def place(pen: Pen, button: str) -> None:
    """One of four buttons, by where it lies."""
    for name, centre in FACES.items():
        pen.circle(centre, 20)
        if name != button:
            pen.circle(centre, 14, hole=True)


def sign(pen: Pen, button: str) -> None:
    """A round button with a cross, a circle, a square or a triangle."""
    _ring(pen)
    match button:
        case "a":
            pen.line([(34, 34), (66, 66)], 8)
            pen.line([(66, 34), (34, 66)], 8)
        case "b":
            pen.circle((50, 50), 22)
            pen.circle((50, 50), 15, hole=True)
        case "x":
            pen.rect((31, 31, 38, 38))
            pen.rect((38, 38, 24, 24), hole=True)
        case _:
            pen.poly([(50, 24), (74, 66), (26, 66)])
            pen.poly([(50, 38), (62, 59), (38, 59)], hole=True)


def shoulder(pen: Pen, words: str, *, high: bool) -> None:
    """A button of the shoulder, or a trigger, which is higher."""
    top = 12 if high else 26
    pen.rect((6, top, 88, 82 - top), 20)
    pen.text("body", words, (50, (82 + top) / 2), 34, hole=True)


def stick(pen: Pen, words: str) -> None:
    """A stick that is pressed."""
    _ring(pen)
    pen.circle((50, 50), 30)
    pen.text("body", words, (50, 50), 30, hole=True)


def arm(pen: Pen, button: str) -> None:
    """The cross of four ways, with one way full."""
    pen.rect((36, 6, 28, 88), 5)
    pen.rect((6, 36, 88, 28), 5)
    pen.rect((42, 12, 16, 76), 3, hole=True)
    pen.rect((12, 42, 76, 16), 3, hole=True)
    pen.rect(ARMS[button], 3)


def bars(pen: Pen) -> None:
    """Three bars."""
    _ring(pen)
    for top in (32, 46, 60):
        pen.rect((30, top, 40, 8), 3)


def panes(pen: Pen) -> None:
    """Two panes, one over the other."""
    _ring(pen)
    pen.rect((28, 28, 32, 30), 3)
    pen.rect((34, 34, 20, 18), 2, hole=True)
    pen.rect((44, 44, 30, 28), 3)


def mark(pen: Pen, plus: bool) -> None:
    """A plus or a minus."""
    _ring(pen)
    pen.rect((28, 45, 44, 10), 3)
    if plus:
        pen.rect((45, 28, 10, 44), 3)


def home(pen: Pen) -> None:
    """The button in the middle."""
    _ring(pen)
    pen.circle((50, 50), 16)


def _of_make(make: str) -> dict[str, Draw]:
    left, right, left_trigger, right_trigger = SHOULDERS[make]
    nintendo = make == "nintendo"
    faces: Mapping[str, Draw] = {
        "xbox": {button: partial(letter, words=button.upper()) for button in FACES},
        "nintendo": {button: partial(letter, words=button.upper()) for button in FACES},
        "playstation": {button: partial(sign, button=button) for button in FACES},
        "generic": {button: partial(place, button=button) for button in FACES},
    }[make]
    return {
        **faces,
        "leftshoulder": partial(shoulder, words=left, high=False),
        "rightshoulder": partial(shoulder, words=right, high=False),
        "lefttrigger": partial(shoulder, words=left_trigger, high=True),
        "righttrigger": partial(shoulder, words=right_trigger, high=True),
        "leftstick": partial(stick, words="L"),
        "rightstick": partial(stick, words="R"),
        **{button: partial(arm, button=button) for button in ARMS},
        "start": partial(mark, plus=True) if nintendo else bars,
        "back": partial(mark, plus=False) if nintendo else panes,
        "guide": home,
    }


PADS: dict[str, Draw] = {f"{make}_{button}": draw for make in SHOULDERS for button, draw in _of_make(make).items()}
