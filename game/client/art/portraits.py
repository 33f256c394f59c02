"""Character tiles: a silhouette in an oval, the name, and what the character can do."""

import pygame
from pygame import Surface

from game.client.art.canvas import Pen, Point, cached, put
from game.client.art.card_ground import box_of, card_size, ground, words
from game.client.theme import INK, INK_SOFT, VERMILION, Rgb
from game.content.names import CHARACTER_IDS, CharacterId
from game.content.tables import Character

FIELD: Rgb = (250, 240, 214)
TALL = 118.0  # height of the oval on a grid 100 wide

FACE: tuple[Point, ...] = (
    (41, 38), (60, 35), (66, 42), (66, 49), (72, 58), (67, 61), (68, 67), (65, 76), (56, 79), (57, 88), (40, 88),
    (38, 70), (34, 52),
)  # fmt: skip
HEADGEAR: tuple[tuple[tuple[Point, ...], ...], ...] = (
    # a furred cap over long hair
    (((31, 42), (38, 26), (56, 22), (68, 32), (68, 40), (50, 41), (46, 66), (38, 84), (28, 80)),),
    # a hood with its veil
    (((34, 40), (44, 24), (60, 21), (68, 33), (60, 38), (54, 52), (48, 72), (44, 96), (24, 100), (22, 80), (26, 56)),),
    # a scholar's cap with flaps
    (((30, 68), (30, 34), (42, 22), (62, 24), (68, 38), (52, 42), (46, 70)), ((48, 16), (56, 16), (55, 24), (49, 24))),
    # a tall hat with its brim
    (((35, 38), (39, 8), (62, 8), (66, 38)), ((24, 34), (76, 34), (76, 41), (24, 41))),
    # a flat beret, worn aslant
    (((24, 40), (28, 26), (52, 17), (74, 24), (72, 38), (50, 40), (44, 62), (34, 66)),),
)


@cached
def portrait(character: CharacterId, width: int) -> Surface:
    """The oval silhouette of a character; ten heads from five kinds of headgear, looking left or right."""
    number = CHARACTER_IDS.index(character)
    kind, mirrored = number % len(HEADGEAR), number >= len(HEADGEAR)
    pen = Pen(width, INK, aspect=TALL / 100)
    pen.ellipse((0, 0, 100, TALL))
    pen.colour = FIELD
    pen.ellipse((3, 3, 94, TALL - 6))
    pen.colour = INK
    for row in range(32):
        pen.rect((0, 5 + row * 3.5, 100, 1.0 + row / 40))
    _bust(pen, HEADGEAR[kind], mirrored, bearded=kind in {0, 3} or number == 7)
    return _in_oval(pen)


def _bust(pen: Pen, headgear: tuple[tuple[Point, ...], ...], mirrored: bool, *, bearded: bool) -> None:
    """Draws shoulders, face and headgear with a pale rim, so that they stand out from the hatching."""
    shoulders = ((4, 122), (12, 100), (36, 86), (58, 87), (82, 96), (96, 122))
    beard = ((46, 66), (67, 62), (71, 74), (62, 90), (50, 84))
    parts = [shoulders, FACE, *headgear, *([beard] if bearded else [])]
    turned = [[(100 - x if mirrored else x, y) for x, y in part] for part in parts]
    pen.colour = FIELD
    for part in turned:
        pen.line([*part, part[0]], 5)
    pen.colour = INK
    for part in turned:
        pen.poly(part)
    pen.colour = VERMILION
    left, right = turned[0][2], turned[0][3]
    pen.line([left, ((left[0] + right[0]) / 2, 98), right], 3.4)
    pen.colour = INK


def _in_oval(pen: Pen) -> Surface:
    """The drawing cut to the oval, with a double rim."""
    mask = Pen(pen.size[0], (255, 255, 255), aspect=TALL / 100)
    mask.ellipse((0, 0, 100, TALL))
    pen.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pen.picture()


@cached
def character_tile(character: Character, w: int, text: str) -> Surface:
    """A character tile: portrait, name, and `text`, which says what the character can do."""
    size = card_size(w)
    face = ground(size).copy()
    oval = portrait(character.id, round(w * 0.43))
    put(face, oval, (w / 2, size[1] * 0.265))
    words(face, box_of(size, (0.12, 0.455, 0.76, 0.105)), character.name, round(w * 0.115), VERMILION, "sc")
    words(face, box_of(size, (0.09, 0.548, 0.82, 0.06)), character.city, round(w * 0.075), INK_SOFT)
    words(face, box_of(size, (0.11, 0.612, 0.78, 0.315)), text, round(w * 0.088))
    return face
