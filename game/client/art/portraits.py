"""Character tiles: a woodcut portrait in an oval, the name, and what the character can do."""

import pygame
from pygame import Surface

from game.client.art.canvas import Pen, cached, put
from game.client.art.card_ground import box_of, card_size, ground, words
from game.client.art.icons import icon
from game.client.art.masters import load, path_of, with_alpha
from game.client.drawing.theme import INK_SOFT, VERMILION, Rgb
from game.client.words.messages import say_written
from game.content.tables import Character
from game.content.vocabulary import CharacterId

FIELD: Rgb = (250, 240, 214)  # the paper in the oval
TALL = 118.0  # height of the oval on a grid 100 wide
RIM = 1.5  # the print's rim covers the edge of the paper


@cached
def portrait(character: CharacterId, width: int) -> Surface:
    """The woodcut portrait of a character in its oval, on paper of its own; never draw on it."""
    pen = Pen(width, FIELD, aspect=TALL / 100)
    pen.ellipse((RIM, RIM, 100 - 2 * RIM, TALL - 2 * RIM))
    picture = pen.picture()
    if not path_of(f"portraits/{character}").exists():  # a character of the owner's: a figure in its place
        put(picture, icon("person", round(width * 0.6), INK_SOFT), (width / 2, width * TALL / 200))
        return picture
    picture.blit(pygame.transform.smoothscale(with_alpha(load(f"portraits/{character}")), picture.get_size()), (0, 0))
    return picture


@cached
def character_tile(character: Character, w: int, text: str) -> Surface:
    """A character tile: portrait, name, and `text`, which says what the character can do."""
    size = card_size(w)
    face = ground(size).copy()
    oval = portrait(character.id, round(w * 0.43))
    put(face, oval, (w / 2, size[1] * 0.265))
    words(
        face, box_of(size, (0.12, 0.455, 0.76, 0.105)), say_written(character.name), round(w * 0.115), VERMILION, "sc"
    )
    words(face, box_of(size, (0.09, 0.548, 0.82, 0.06)), say_written(character.city), round(w * 0.075), INK_SOFT)
    words(face, box_of(size, (0.11, 0.612, 0.78, 0.315)), text, round(w * 0.088))
    return face
