"""Small woodcuts for printing cards, drawn from a card's own seed: no two books look quite the same."""

import math
import random
import zlib
from collections.abc import Callable
from typing import TypeAlias

from pygame import Surface

from game.client.art.canvas import Pen, cached
from game.client.art.shapes import ngon, polar, star
from game.client.theme import INK, VERMILION, Rgb
from game.content.tables import PrintingCard

GROUND: Rgb = (245, 235, 208)
Motif: TypeAlias = Callable[["Block", random.Random, str], None]

SUBJECTS = (  # what a title says about its picture; other books get a motif by chance
    ("psalt octo odhecaton missal", "notes"),
    ("cosmo geogra columbus peregrin historia", "map"),
    ("element arithm geometr fabrica fleury", "geometry"),
    ("hort herb gart", "plant"),
    ("chroni canterbury civitate utopia", "town"),
    ("ship troy lübeck", "ship"),
    ("bibl catholicon lexicon grammar virgil", "initial"),
    ("edelstein creatur marcolf tirant", "beast"),
    ("kalend revolution apocalypse", "sun"),
    ("claris morte emblemata theuerdank commedia", "portrait"),
)


class Block(Pen):
    """A pen on a wood block: ink on paper, with outlined shapes and hatched grounds. The grid is 100 wide."""

    height = 60.0

    def shape(self, points: list[tuple[float, float]], fill: Rgb = GROUND, line: float = 1.2) -> None:
        """Fills a shape and draws its outline in ink."""
        self.poly(points, colour=fill)
        self.line([*points, points[0]], line)

    def disc(self, centre: tuple[float, float], radius: float, fill: Rgb = GROUND, line: float = 1.2) -> None:
        """Fills a circle and draws its outline in ink."""
        self.circle(centre, radius)
        self.colour = fill
        self.circle(centre, radius - line)
        self.colour = INK

    def hatch(self, box: tuple[float, float, float, float], step: float, width: float) -> None:
        """Draws level strokes in a box (x, y, width, height)."""
        rows = int(box[3] / step) + 1
        for row in range(rows):
            y = box[1] + row * step
            self.rect((box[0], y, box[2], width))


def _sky(block: Block, lowest: float) -> None:
    block.hatch((0, 3, 100, lowest - 4), 3.6, 1.0)


def ship(block: Block, chance: random.Random, _: str) -> None:
    """A ship under sail."""
    _sky(block, 34)
    block.disc((chance.choice((14, 86)), 14), 7)
    for row in range(4):
        waves = [(x, 44 + row * 5 + 1.4 * math.sin(x / 4 + row * 1.7)) for x in range(0, 101, 4)]
        block.line(waves, 1.2)
    block.line([(52, 3), (52, 38)], 2)
    block.shape([(36, 9), (68, 9), (75, 18), (69, 29), (37, 29), (43, 18)])
    for stripe in (13, 18, 23):
        block.line([(58, stripe), (71, stripe)], 1.0)
    block.shape([(52, 2), (68, 4.5), (52, 7)], VERMILION)
    block.shape([(10, 31), (21, 38), (79, 38), (90, 28), (95, 30), (84, 52), (26, 52)])
    for plank in (42, 46.5):
        block.line([(21, plank), (87, plank)], 1.2)


def town(block: Block, chance: random.Random, _: str) -> None:
    """Towers and roofs behind a wall."""
    _sky(block, 34)
    left = 2.0
    while left < 92:
        width = chance.uniform(10, 17)
        top = chance.uniform(18, 34)
        roof = VERMILION if width < 13.5 else INK
        block.shape([(left, 58), (left, top), (left + width, top), (left + width, 58)])
        block.poly([(left + width * 0.74, 58), (left + width * 0.74, top), (left + width, top), (left + width, 58)])
        block.shape([(left - 1.5, top), (left + width / 2, top - width * 0.9), (left + width + 1.5, top)], roof)
        block.rect((left + width * 0.22, top + 5, 2.6, 5))
        left += width + chance.uniform(0, 2)
    merlons = [(x + dx, 44 if up else 47) for x in range(0, 100, 10) for dx, up in ((0, 1), (5, 1), (5, 0), (10, 0))]
    block.shape([(0, 60), *merlons, (100, 60)])
    block.poly([(45, 60), (45, 53), (50, 49), (55, 53), (55, 60)])


def notes(block: Block, chance: random.Random, _: str) -> None:
    """Two staves of square notes."""
    for stave in (7, 34):
        block.colour = VERMILION
        for row in range(4):
            block.rect((5, stave + row * 5, 90, 0.9))
        block.colour = INK
        block.rect((7, stave + 2, 2, 9))
        for note in range(9):
            x, y = 15 + note * 9, stave + chance.choice((0, 2.5, 5, 7.5, 10, 12.5, 15))
            block.rect((x, y - 2.4, 5, 4.8))
            if note % 3 == 1:
                block.rect((x + 4, y, 1.1, 9))
        for word in range(7):
            block.rect((10 + word * 12, stave + 20, 8, 1.6))


def geometry(block: Block, chance: random.Random, _: str) -> None:
    """A circle with its polygons."""
    centre, radius = (50.0, 30.0), 25.0
    corners = chance.choice((5, 6, 7))
    block.disc(centre, radius + 1)
    outer = ngon(corners, centre, radius)
    block.line([*outer, outer[0]], 1.0)
    block.shape(ngon(3, centre, radius), (226, 210, 172))
    block.disc(centre, radius * 0.5)
    block.line([centre, outer[1]], 1.2)
    block.colour = VERMILION
    for corner in [*outer, centre]:
        block.circle(corner, 2.0)
    block.colour = INK
    for side in (4, 84):
        block.hatch((side, 8, 12, 46), 6.5, 1.1)


def plant(block: Block, chance: random.Random, _: str) -> None:
    """A herb with its leaves and a flower."""
    block.hatch((0, 54, 100, 6), 1.8, 0.8)
    lean = chance.uniform(-4, 4)
    for pair in range(4):
        y = 50 - pair * 8.5
        for side in (-1, 1):
            reach = (30 - pair * 4) * side
            foot = 50 + lean * pair / 4
            leaf = [(foot, y), (foot + reach * 0.4, y - 9), (foot + reach, y - 8), (foot + reach * 0.55, y - 1)]
            block.shape(leaf)
            block.line([leaf[0], leaf[2]], 0.9)
    block.line([(50, 58), (50 + lean, 12)], 2.2)
    for petal in range(chance.choice((6, 7, 8))):
        block.disc(polar((50 + lean, 11), 5.4, petal * 51), 3.6)
    block.colour = VERMILION
    block.circle((50 + lean, 11), 3.8)
    block.colour = INK


def portrait(block: Block, chance: random.Random, _: str) -> None:
    """A scholar in a roundel."""
    block.hatch((0, 2, 100, 57), 3.4, 1.0)
    block.disc((50, 30), 28, line=2)
    block.poly([(28, 52), (34, 43), (45, 39), (57, 39), (68, 44), (73, 51), (62, 56), (50, 58), (38, 56)])
    block.shape([(44, 18), (56, 17), (60, 24), (63, 29), (60, 31), (59, 36), (54, 38), (53, 43), (44, 42)])
    if chance.random() < 0.5:
        block.shape([(40, 34), (41, 14), (50, 8), (62, 14), (61, 19), (50, 20), (46, 33)], VERMILION)
    else:
        block.poly([(40, 38), (39, 20), (46, 12), (58, 12), (62, 18), (50, 21), (47, 36)])
    block.circle((57, 25), 0.9)


def beast(block: Block, chance: random.Random, _: str) -> None:
    """A lion passant, heraldry rather than zoology."""
    block.hatch((0, 53, 100, 7), 1.9, 0.9)
    block.line([(26, 30), (16, 26), (13, 16), (20, 9), (25, 12)], 2.6)
    block.shape([(25, 26), (58, 24), (66, 34), (62, 42), (30, 40), (23, 34)], line=1.6)
    for foot, lift in ((27, 0), (38, 0), (56, 0), (66, chance.choice((0, 8)))):
        block.line([(foot + 2, 38), (foot, 47 - lift), (foot + 1, 53 - lift), (foot + 6, 53 - lift)], 4.4)
    block.poly(star(11, (70, 23), 17, 0.72))
    block.disc((73, 22), 9.5)
    block.shape([(76, 20), (86, 22), (86, 28), (76, 28)])
    block.circle((75, 19), 1.4)
    block.shape([(82, 28), (88, 29), (84, 33)], VERMILION, 0.6)
    for ear in (66, 75):
        block.poly([(ear, 14), (ear + 2, 7), (ear + 6, 13)])


def sun(block: Block, chance: random.Random, _: str) -> None:
    """A sun with a face, among stars."""
    centre = (50.0, 30.0)
    rays = chance.choice((12, 14, 16))
    block.poly(star(rays, centre, 29, 0.62))
    block.disc(centre, 16.5)
    for side in (-1, 1):
        block.circle((50 + side * 5.5, 27), 1.7)
        block.arc((50 + side * 5.5, 27), 4, (210, 330), 1.0)
    block.line([(50, 28), (49, 33), (51.5, 33)], 1.0)
    block.arc((50, 33), 6, (35, 145), 1.3)
    block.colour = VERMILION
    for corner in ((9, 12), (91, 12), (9, 48), (91, 48)):
        block.poly(star(6, corner, 6, 0.45))
    block.colour = INK
    block.disc((chance.choice((26, 78)), 52), 3.4)


def world_map(block: Block, chance: random.Random, _: str) -> None:
    """Land and sea with a rose of winds."""
    block.hatch((0, 3, 100, 56), 4.2, 0.8)
    for centre, reach in (((26, 24), 18), ((62, 36), 20), ((80, 14), 11)):
        coast = [polar(centre, reach * chance.uniform(0.6, 1.0), angle) for angle in range(0, 360, 24)]
        block.shape([(x, min(57, max(3, centre[1] + (y - centre[1]) * 0.75))) for x, y in coast], line=1.5)
        block.poly([(centre[0] - 3, centre[1] + 2), (centre[0], centre[1] - 4), (centre[0] + 3, centre[1] + 2)])
        block.poly([(centre[0] + 2, centre[1] + 2), (centre[0] + 5, centre[1] - 3), (centre[0] + 8, centre[1] + 2)])
    block.disc((14, 47), 10)
    block.shape(star(4, (14, 47), 9.5, 0.3), VERMILION, 0.6)


def initial(block: Block, chance: random.Random, title: str) -> None:
    """The book's first letter, in a field of vines, beside lines of text."""
    block.rect((4, 4, 50, 52))
    block.colour = GROUND
    for _ in range(9):
        x, y = chance.uniform(9, 49), chance.uniform(9, 51)
        start = chance.uniform(0, 360)
        block.arc((x, y), chance.uniform(3, 6), (start, start + 250), 1.0)
    block.rect((14, 9, 30, 42), 2)
    block.colour = VERMILION
    block.text("roman", title[:1].upper(), (29, 30), 32)
    block.colour = INK
    for row in range(8):
        block.rect((60, 7 + row * 6.4, 36 if row != 7 else 20, 2.2))


MOTIFS: dict[str, Motif] = {
    "ship": ship,
    "town": town,
    "notes": notes,
    "geometry": geometry,
    "plant": plant,
    "portrait": portrait,
    "beast": beast,
    "sun": sun,
    "map": world_map,
    "initial": initial,
}


def motif_of(card: PrintingCard) -> str:
    """The name of a card's motif: by what its title tells, else by chance, always the same."""
    title = card.title.lower()
    for keywords, motif in SUBJECTS:
        if any(keyword in title for keyword in keywords.split()):
            return motif
    return list(MOTIFS)[zlib.crc32(card.id.encode()) % len(MOTIFS)]


@cached
def vignette(card: PrintingCard, width: int, height: int) -> Surface:
    """The woodcut of a printing card, within a ruled frame."""
    block = Block(width, INK, aspect=height / width)
    chance = random.Random(zlib.crc32(card.title.encode()))
    block.rect((0, 0, 100, 100))
    block.colour = GROUND
    block.rect((1, 1, 98, 100 * height / width - 2))
    block.colour = INK
    MOTIFS[motif_of(card)](block, chance, card.title)
    tall = 100 * height / width
    for box in ((0, 0, 100, 1.6), (0, tall - 1.6, 100, 1.6), (0, 0, 1.6, tall), (98.4, 0, 1.6, tall)):
        block.rect(box)
    return block.picture()
