"""Large pictures: the screw press, the great wheels, the wax seal, initials, and a map of Europe."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, TypeAlias

import msgspec
import pygame
from pygame import Surface
from pygame.transform import rotate, rotozoom

from game.client.graphics.canvas import Size, blank, glyph, oversize, put, ready, shrink, tinted
from game.client.graphics.control_art import table
from game.client.graphics.material import greys, piece, with_alpha
from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import BLACK, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, VERMILION, Face, Rgb, has_glyph
from game.client.graphics.viewport import Point
from game.places import ASSETS

PRESS_SIZE = (960, 720)  # of the press at rest, in units of the canvas
SINKING = 46  # how far the platen goes down, in units of the canvas
COLLAR = (405 - 24, 238 - 24, 198, 112)  # x, y, width, height with its shadow
LEVER_MIDDLE = (660, 250)
LEVER_SIZE = (612, 40)
WHEELS: tuple[tuple[Point, int, int, float], ...] = (  # centre, width across the teeth, teeth, degrees turned
    ((1330, 210), 760, 36, 0.0),
    ((1226, 744), 470, 24, 3.0),
    ((40, 930), 620, 30, 5.0),
    ((36, 300), 380, 20, 4.0),
)
WAYS = (1, -1, 1, -1)  # which way each turns: the first two mesh
PRESS_BOX = (176, 16, 960, 720)  # where the press stands, in units of the canvas
SHEETS_BOX = (0, 80, 1344, 360)  # what the sheets on their cord take
BAR = -12.0  # how the bar hangs at rest, in degrees
INITIAL_FACES: tuple[Face, ...] = ("black", "fell", "body", "japanese")
SHADOW = (10, 18)  # of a wheel, in units of the canvas


@cached
def press(size: Size, lower: float = 0.0, bar: float = BAR) -> Surface:
    """The screw press from the front; `lower` 0 to 1 sinks the platen, `bar` is how the bar hangs, in degrees."""
    picture = blank(size)
    lay_press(picture, (0, 0), size, lower, bar)
    return ready(picture)


def lay_press(picture: Surface, corner: tuple[int, int], size: Size, lower: float, bar: float) -> None:
    """Lays the screw press on a picture, its parts as in `press`; changes the picture."""
    unit = size[0] / PRESS_SIZE[0]
    sunk = round(SINKING * lower * unit)
    x, y = corner
    picture.blit(piece("press_platen", size), (x, y + sunk))
    picture.blit(piece("press_frame", size), corner)
    lever = piece("press_lever", (round(LEVER_SIZE[0] * unit), round(LEVER_SIZE[1] * unit)))
    put(picture, rotozoom(lever, bar, 1.0), (x + LEVER_MIDDLE[0] * unit, y + LEVER_MIDDLE[1] * unit + sunk))
    left, top, width, height = (round(value * unit) for value in COLLAR)
    picture.blit(piece("press_collar", (width, height)), (x + left, y + top + sunk))


def turned_wheels(
    size: Size, turn: float, *, smooth: bool, numbers: Sequence[int] = range(len(WHEELS))
) -> list[tuple[Surface, Point]]:
    """The wheels and their shadows from the lowest, with their middles in px, the largest turned by so many degrees."""
    unit = size[0] / 1920
    parts: list[tuple[Surface, Point]] = []
    for number in numbers:
        centre, width, teeth, degrees = WHEELS[number]
        angle = degrees + WAYS[number] * turn * WHEELS[0][2] / teeth
        still = piece(f"wheel_{teeth}", (round(width * unit),) * 2)
        turned = rotozoom(still, angle, 1.0) if smooth else rotate(still, angle)
        for share, alpha in ((1.0, 40), (0.6, 60)):
            shade = (centre[0] + SHADOW[0] * share, centre[1] + SHADOW[1] * share)
            parts.append((tinted(turned, BLACK, alpha), (shade[0] * unit, shade[1] * unit)))
        parts.append((turned, (centre[0] * unit, centre[1] * unit)))
    return parts


def title_parts(areas: Sequence[pygame.Rect], size: Size, turn: float, *, smooth: bool) -> Iterator[list[Surface]]:
    """The parts of the title's ground, in px, with its table and its wheels; done after the last step. Opaque."""
    parts = [Surface(area.size) for area in areas]
    parts = [part.convert() if pygame.display.get_surface() else part for part in parts]
    for part, area in zip(parts, areas, strict=True):
        part.blit(table(size), (0, 0), area)
    for numbers in ((0, 1), (2, 3)):
        for picture, (x, y) in turned_wheels(size, turn, smooth=smooth, numbers=numbers):
            for part, area in zip(parts, areas, strict=True):
                put(part, picture, (x - area.x, y - area.y))
        yield parts


def lay_works(part: Surface, area: pygame.Rect, size: Size, lower: float, bar: float) -> None:
    """Hangs the sheets into a part of the title's ground and lays the press on it, as it is while it moves."""
    unit = size[0] / 1920
    hang_sheets(part, area.topleft, unit)
    left, top, width, height = (round(value * unit) for value in PRESS_BOX)
    if area.colliderect((left, top, width, height)):
        lay_press(part, (left - area.x, top - area.y), (width, height), lower, bar)


def hang_sheets(picture: Surface, corner: tuple[int, int], unit: float) -> None:
    """Hangs the fresh sheets on their cord into a picture whose corner is at a point in px; changes the picture."""
    left, top, width, height = (round(value * unit) for value in SHEETS_BOX)
    picture.blit(piece("title_sheets", (width, height)), (left - corner[0], top - corner[1]))


@cached
def initial(letter: str, px: int, colour: Rgb = VERMILION) -> Surface:
    """An ornamental initial: a letter in ink, rimmed with paper, on a lattice of vermilion or another colour."""
    picture = piece("initial_ground", (px, px)).copy() if colour == VERMILION else _dyed_ground(px, colour)
    # the black letter has no Ł, and no roman face a kanji
    face: Face = next((one for one in INITIAL_FACES if all(has_glyph(one, part) for part in letter)), "black")
    drawn = glyph(face, letter, px * 0.68, INK)
    paper = tinted(drawn, PAPER_LIGHT)
    reach = max(1, round(px * 0.018))
    for x in range(-reach, reach + 1):
        for y in range(-reach, reach + 1):
            if x * x + y * y <= reach * reach + 1:
                put(picture, paper, (px / 2 + x, px / 2 + y))
    put(picture, drawn, (px / 2, px / 2))
    return ready(picture)


def _dyed_ground(px: int, colour: Rgb) -> Surface:
    """The ground of an initial, its vermilion in another colour; the reds of the master tell ink, colour and paper."""
    ground = greys("initial_ground")
    steps = ((0, INK), (INK[0], INK), (VERMILION[0], colour), (PAPER_LIGHT[0], PAPER_LIGHT), (255, PAPER_LIGHT))
    ground.set_palette([_between(steps, red) for red in range(256)])
    return pygame.transform.smoothscale(with_alpha(ground), (px, px))


def _between(steps: Sequence[tuple[int, Rgb]], value: int) -> Rgb:
    """The colour of a value on a scale of colours."""
    at = next(at for at, (end, _) in enumerate(steps[1:], 1) if value <= end)
    (low, start), (high, end_colour) = steps[at - 1], steps[at]
    share = (value - low) / max(1, high - low)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end_colour, strict=True))
    return red, green, blue


FILE = ASSETS / "map" / "europe.yaml"
SEA_LINES = 9.0  # from one line of the sea to the next, in thousandths of the map's height
COAST, FRAME = 3.0, 4.0  # how thick these lines are, in the same measure
PARALLEL = 47.0  # the latitude at which a degree to the east is drawn as long as it is

Degrees: TypeAlias = tuple[float, float]
Side: TypeAlias = Literal["left", "right", "above", "below"]


class City(msgspec.Struct, frozen=True):
    """Where a city is, on which side of its dot its name stands, and by how many degrees that is lifted."""

    at: Degrees
    side: Side
    lift: float = 0


class Europe(msgspec.Struct, frozen=True):
    """What the file of the map says; each coast is a piece of land, once around."""

    west: float
    east: float
    south: float
    north: float
    coasts: tuple[tuple[Degrees, ...], ...]
    cities: dict[str, City]

    @property
    def aspect(self) -> float:
        """How high the map is for its width."""
        wide = (self.east - self.west) * math.cos(math.radians(PARALLEL))
        return (self.north - self.south) / wide

    def place(self, at: Degrees, size: tuple[float, float]) -> Point:
        """Where a point lies on a map of a size, perhaps beyond its edge."""
        east, north = at
        return (
            (east - self.west) / (self.east - self.west) * size[0],
            (self.north - north) / (self.north - self.south) * size[1],
        )


@cache
def europe() -> Europe:
    """The map as its file has it."""
    return msgspec.yaml.decode(FILE.read_bytes(), type=Europe)


@cached
def land_and_sea(size: Size) -> Surface:
    """The map without its cities: a lined sea, pale land, and a frame; never draw on it."""
    factor = oversize(max(size))
    large = (size[0] * factor, size[1] * factor)
    picture, unit = blank(large), large[1] / 1000
    picture.fill(PAPER_SHADE)
    _line_the_sea(picture, unit)
    for coast in europe().coasts:
        shape = [europe().place(at, large) for at in coast]
        pygame.draw.polygon(picture, PAPER_LIGHT, shape)
        _draw(picture, [*shape, shape[0]], COAST * unit, INK)
    pygame.draw.rect(picture, INK, picture.get_rect(), round(FRAME * unit))
    return shrink(picture, size)


def _line_the_sea(picture: Surface, unit: float) -> None:
    """Rule the sea as a block cutter does, in lines that swell and thin a little; changes the picture."""
    width, height = picture.get_size()
    for at in range(1, math.ceil(height / (SEA_LINES * unit))):
        y, step = at * SEA_LINES * unit, width / 60
        points = [(x * step, y + math.sin(x * 0.9 + at * 1.7) * unit * 1.6) for x in range(62)]
        _draw(picture, points, unit * (1.2 + 0.6 * math.sin(at * 2.3)), INK_SOFT)


def _draw(picture: Surface, points: list[Point], width: float, colour: tuple[int, int, int]) -> None:
    """Draw a line with round joints; changes the picture."""
    pygame.draw.lines(picture, colour, False, points, max(1, round(width)))
    if width > 2:
        for point in points:
            pygame.draw.circle(picture, colour, point, width / 2)
