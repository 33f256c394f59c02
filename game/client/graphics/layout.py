"""The rectangles (x, y, w, h) of every screen on the logical canvas of 1920 x 1080.

Margin 24, gutters 16 (12 between neighbours of one kind), base step 8. Three columns on play screens: a table of
1464, a gap of 24, a side column of 384.
"""

from typing import Final

import pygame

CANVAS: Final = (1920, 1080)
APART: Final = 60  # from a button that takes back to one that ends what could be taken back
MAIN: Final = pygame.Rect(24, 92, 1464, 964)  # what the bar above and the panels at the side leave

Box = tuple[int, int, int, int]

RECTS: Final[dict[str, dict[str, Box]]] = {
    "title": {
        "title sheet": (72, 504, 1176, 440),
        "menu tray": (1344, 24, 552, 872),
        "menu item": (1448, 48, 416, 92),
        "press any key": (72, 968, 1176, 88),
        "guild record": (1344, 912, 552, 144),
    },
    "setup": {
        "heading": (24, 16, 1872, 72),
        "phones": (24, 18, 520, 68),
        "planning": (1376, 18, 520, 68),
        "seat card": (24, 104, 450, 520),
        "automa": (24, 648, 612, 176),
        "characters": (654, 648, 612, 176),
        "preset": (1284, 648, 612, 176),
        "first player": (24, 848, 924, 208),
        "board variant": (972, 848, 500, 208),
        "start": (1496, 848, 400, 120),
        "back": (1496, 984, 400, 72),
    },
    "curtain": {
        "folio": (300, 24, 1320, 1032),
        "text block": (404, 108, 1112, 548),
        "hold button": (516, 680, 888, 228),
        "seal row": (412, 920, 1096, 56),
    },
    "plan": {
        "plan sheet": (24, 96, 1000, 796),
        "ties": (48, 168, 952, 52),
        "action row": (48, 227, 952, 122),
        "slot": (469, 206, 66, 66),
        "marker pool": (24, 908, 816, 148),
        "undo": (864, 916, 136, 132),
        "clear": (1012, 916, 136, 132),
        "confirm": (1160, 916, 736, 132),
        "this round": (1040, 96, 856, 508),
        "own holdings": (1040, 616, 856, 276),
    },
    "whole board": {
        "heading": (24, 12, 1184, 68),
        "close": (1636, 12, 260, 68),
        "main board": (24, 92, 1480, 964),
        "orders": (108, 108, 1380, 300),
        "inks": (108, 416, 1380, 88),
        "specialties": (108, 512, 1380, 92),
        "gears": (108, 612, 1380, 204),
        "patronage": (108, 824, 1380, 216),
        "ties": (1520, 92, 376, 68),
        "seat": (1520, 164, 376, 218),
    },
    "reveal": {
        "table": (24, 96, 1872, 776),
        "action column": (48, 120, 408, 728),
        "seat column": (464, 120, 200, 728),
        "order column": (1308, 120, 564, 728),
        "automa card": (24, 888, 1464, 168),
        "board": (1512, 888, 384, 68),
        "continue": (1512, 920, 384, 104),
    },
    "take orders": {
        "round track": (24, 12, 440, 68),
        "turn ribbon": (488, 10, 944, 68),
        "hint": (1380, 12, 120, 68),
        "log": (1512, 12, 120, 68),
        "rules": (1644, 12, 120, 68),
        "menu": (1776, 12, 120, 68),
        "seat panel": (1512, 92, 384, 116),
        "main board": (24, 92, 1464, 600),
        "active band": (40, 108, 1432, 300),
        "printing cards": (48, 164, 696, 235),
        "refinement cards": (764, 164, 696, 235),
        "board card": (48, 164, 168, 235),
        "slim strip": (40, 412, 1432, 64),
        "told": (40, 546, 1432, 136),
        "undo": (1512, 592, 116, 100),
        "pass": (1636, 592, 104, 100),
        "end turn": (1748, 592, 148, 100),
        "printing house": (24, 704, 1872, 352),
        "gear train": (40, 716, 600, 328),
        "specialty tracks": (656, 716, 400, 328),
        "order slots": (1072, 716, 508, 328),
        "order slot": (1072, 716, 250, 158),
        "types tray": (1596, 716, 284, 112),
        "inks tray": (1596, 836, 284, 112),
        "buy type": (1596, 956, 284, 88),
        "buy type beside a character": (1596, 956, 188, 88),
        "character": (1792, 956, 88, 88),
    },
    "gears": {
        "gears on offer": (24, 92, 1464, 336),
        "offered gear": (84, 158, 248, 248),
        "gear train": (24, 440, 1464, 616),
        "axle": (56, 490, 344, 344),
        "forecast": (1048, 460, 424, 576),
        "other slim strips": (1512, 596, 384, 320),
        "undo": (1784, 920, 112, 136),
        "turn gear": (1512, 920, 112, 64),
        "pass": (1632, 920, 144, 64),
        "end turn": (1512, 992, 208, 64),
    },
    "fulfil": {
        "orders bench": (24, 92, 1464, 736),
        "order": (40, 148, 348, 664),
        "types tray": (24, 844, 816, 212),
        "inks tray": (856, 844, 632, 212),
        "levels": (1512, 92, 384, 196),
        "gears": (1512, 296, 384, 284),
        "gain": (1512, 588, 384, 220),
        "told": (1512, 308, 384, 616),
        "fill in": (1512, 824, 188, 100),
        "later": (1708, 824, 188, 100),
        "print": (1512, 940, 384, 116),
    },
    "final": {
        "heading": (24, 12, 1872, 80),
        "score sheet": (24, 104, 1216, 768),
        "category column": (56, 144, 416, 696),
        "seat column": (488, 144, 232, 696),
        "winner": (1264, 104, 632, 300),
        "title ladder": (1264, 420, 632, 452),
        "colophon": (24, 896, 488, 160),
        "watch": (1592, 896, 304, 160),
    },
    "other bands": {
        "specialty card": (264, 472, 320, 168),
        "both or any": (264, 654, 676, 64),
        "reward space": (264, 804, 156, 232),
        "patronage slip": (948, 804, 228, 112),
    },
    "overlay": {
        "sheet": (360, 160, 1200, 760),
        "heading": (408, 192, 1104, 72),
        "body": (408, 288, 1104, 480),
        "button": (408, 800, 352, 88),
    },
}

PITCHES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "setup": {"seat card": (474, 0)},
    "plan": {"action row": (0, 130), "slot": (74, 0)},
    "take orders": {"slim strip": (0, 68), "seat panel": (0, 124), "order slot": (258, 170)},
    "gears": {"axle": (310, 0)},
    "fulfil": {"order": (360, 0)},
    "final": {"seat column": (244, 0)},
    "other bands": {"reward space": (168, 0), "patronage slip": (238, 120)},
    "overlay": {"button": (376, 0)},
}


SIDED: Final[dict[str, tuple[int, int]]] = {"take orders": (92, 700), "gears": (92, 1080), "fulfil": (92, 1080)}
"""The screens with a side column, and from where to where down the canvas it stands."""
TO_THE_LEFT, TO_THE_RIGHT = -1488, 408  # how far the side column and the table change places

_shape = [CANVAS]  # of the canvas
_left_handed = [False]  # somebody wants the side column at the left
_followed = [True]  # the scene that is asked has one


def take_shape(canvas: tuple[int, int]) -> None:
    """Have pages on a canvas of this width and height from the next one on."""
    _shape[0] = canvas


def shape() -> tuple[int, int]:
    """Width and height of the canvas: that of all rectangles here, unless the window is of another shape."""
    return _shape[0]


def choose_side(*, left: bool) -> None:
    """Have the side column at the left or the right, from the next page on."""
    _left_handed[0] = left


def left_handed() -> bool:
    """Whether the side column is wanted at the left."""
    return _left_handed[0]


def follow(*, followed: bool) -> None:
    """Say whether the scene that is built or acts has its side column where it is wanted."""
    _followed[0] = followed


def rect(screen: str, name: str) -> pygame.Rect:
    """A copy of a rectangle of a screen, which the caller may change; for the left hand with the sides changed."""
    box = pygame.Rect(RECTS[screen][name])
    return sided(screen, box) if _left_handed[0] and _followed[0] else box


def sided(screen: str, box: pygame.Rect) -> pygame.Rect:
    """Where a rectangle of a screen is while the side column stands at the left."""
    if screen == "other bands":
        return box.move(TO_THE_RIGHT, 0)
    top, bottom = SIDED.get(screen, (0, 0))
    if not top <= box.y < bottom or box.w > MAIN.w:
        return box
    return box.move(TO_THE_LEFT if box.x > MAIN.right else TO_THE_RIGHT, 0)


def grid(screen: str, first: str, count: int, columns: int = 0) -> list[pygame.Rect]:
    """`count` rectangles that begin at `first` and step by its pitch; `columns` breaks them into rows.

    Without columns each steps by both parts of the pitch, so a pitch of (84, 0) is a row and (0, 68) a column.
    """
    start = rect(screen, first)
    dx, dy = PITCHES[screen][first]
    if columns:
        return [start.move(dx * (i % columns), dy * (i // columns)) for i in range(count)]
    return [start.move(dx * i, dy * i) for i in range(count)]


def row(area: pygame.Rect, count: int, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """`count` rectangles of a size side by side; the row is in the middle of an area, however few they are.

    >>> row(pygame.Rect(0, 0, 100, 20), 2, (30, 20), 10)
    [Rect(15, 0, 30, 20), Rect(55, 0, 30, 20)]
    """
    wide = count * (size[0] + gap) - gap
    left, top = area.x + (area.w - wide) // 2, area.y + (area.h - size[1]) // 2
    return [pygame.Rect(left + at * (size[0] + gap), top, *size) for at in range(count)]
