"""Gears while they turn: gears that turn alike share one rotated body, and each has its own palette and rewards.

To turn twelve pictures with `pygame.transform.rotate` takes most of a frame. All gears of a line have the same wood,
and their sectors differ in colours only; so wood and sectors are turned once, as indices of a palette, which each gear
shows in its own colours. Only its three small rewards are turned for it alone. The pin in the middle stands still.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, pi, radians, sin
from typing import TypeAlias

import pygame
from msgspec.structs import replace
from pygame import Surface, Vector2

from game.client.art.canvas import cached, ready
from game.client.art.gears import PITCH_SHARE, REWARD_REACH, REWARD_SHARE, face_radius, family_colour, reward_picture
from game.client.art.gears import gear as still_gear
from game.client.art.masters import piece
from game.client.drawing.theme import Rgb
from game.client.shell.viewport import Point
from game.content.tables import Gear, GearReward
from game.gearbox.mesh import SECTOR_DEG, SECTORS

Pieces: TypeAlias = Sequence[tuple[Surface, Point]]  # pictures and their middles, as seen from that of the gear
Body: TypeAlias = tuple[str, int, bool]  # a line of gears, a width in px, and whether teeth are shifted by half a pitch

STEP_PX = 0.5  # how far a tooth goes from one turned body to the next
SOLID = 127  # pixels that are more opaque than this belong to the gear
ROUNDS = (1.068, 1.018)  # of the radius of the face: the line of a gear's deck lies between, within its teeth
LEVELS = 42  # of light, for each part of a body; index 0 is the ground
SAMPLES = 4096  # pixels that tell the colours of the wood
RECENT = 128  # turned bodies that are kept: trains that start one after the other come through the same angles


@dataclass(frozen=True, slots=True)
class TurningGear:
    """How one gear looks at any angle, in degrees leftwards."""

    gear: Gear
    body: Body
    rewards: tuple[tuple[Surface, Point], ...]  # what is drawn of each, and its middle as seen from that of the gear
    palettes: tuple[list[pygame.Color], ...]  # by how many sectors it has been turned clockwise

    def fast(self, angle: float) -> Pieces:
        """The pictures while it turns: at the nearest angle that is kept, which is less than a pixel off."""
        px = self.body[1]
        steps = ceil(pi * px / SECTORS / STEP_PX)
        sectors, step = divmod(round(-angle / SECTOR_DEG * steps), steps)
        indices = _turned(self.body, step / steps * SECTOR_DEG)
        body = pygame.image.frombuffer(indices, (px, px), "P")
        body.set_palette(self.palettes[sectors % SECTORS])
        body.set_colorkey(0)
        return [(body, (0, 0)), *self._rewards((sectors + step / steps) * SECTOR_DEG), self._pin()]

    def smooth(self, angle: float) -> Pieces:
        """The pictures while it stands: with a sector up it is as sharp as a gear that never turns."""
        _, px, half = self.body
        sectors = -angle / SECTOR_DEG
        if sectors.is_integer():
            shown = tuple(self.gear.sectors[(place - int(sectors)) % SECTORS] for place in range(SECTORS))
            return [(still_gear(replace(self.gear, sectors=shown), px, half=half), (0, 0))]
        return [(pygame.transform.rotozoom(still_gear(self.gear, px, half=half), angle, 1), (0, 0)), self._pin()]

    def _rewards(self, clockwise: float) -> Pieces:
        across, down = cos(radians(clockwise)), sin(radians(clockwise))
        return [
            (
                pygame.transform.rotate(reward, -clockwise - index * SECTOR_DEG),
                (x * across - y * down, x * down + y * across),
            )
            for index, (reward, (x, y)) in enumerate(self.rewards)
        ]

    def _pin(self) -> tuple[Surface, Point]:
        return _hub(self.body[1]), (0, 0)


@cached
def turning_gear(gear: Gear, px: int, *, half: bool) -> TurningGear:
    """A gear that turns, of the size and with the teeth of `gears.gear`."""
    body = (gear.line, px, half)
    rewards = tuple(_reward(reward, px, index * SECTOR_DEG) for index, reward in enumerate(gear.sectors))
    colours = [family_colour(reward) for reward in gear.sectors]
    palettes = tuple(
        _palette(body, [colours[(place - turned) % SECTORS] for place in range(SECTORS)]) for turned in range(SECTORS)
    )
    return TurningGear(gear, body, rewards, palettes)


def _reward(reward: GearReward, px: int, clockwise: float) -> tuple[Surface, Point]:
    """The drawn part of a reward's picture, upright, and where its middle is on a gear that shows it there."""
    face = face_radius(px * PITCH_SHARE)
    picture = reward_picture(reward, round(face * REWARD_SHARE))
    drawn = picture.get_bounding_rect()
    x, y = (middle - picture.get_width() / 2 for middle in (drawn.x + drawn.w / 2, drawn.y + drawn.h / 2))
    way = Vector2(x, y - face * REWARD_REACH).rotate(clockwise)
    return picture.subsurface(drawn), (way.x, way.y)


def _palette(body: Body, colours: Sequence[Rgb]) -> list[pygame.Color]:
    """The ground, the parts of wood from dark to light, and so the sectors in these colours clockwise from the top."""
    darkened = [
        (red * level // (LEVELS - 1), green * level // (LEVELS - 1), blue * level // (LEVELS - 1))
        for red, green, blue in colours
        for level in range(LEVELS)
    ]
    return [pygame.Color(colour) for colour in ((0, 0, 0), *_wood(body), *darkened)]


@lru_cache(RECENT)
def _turned(body: Body, clockwise: float) -> bytes:
    """The indices of a body that is turned by less than a sector, within the edges that it has unturned."""
    turned = pygame.transform.rotate(_indices(body), -clockwise)
    square = pygame.Rect(0, 0, body[1], body[1])
    square.center = turned.get_rect().center
    return pygame.image.tobytes(turned.subsurface(square), "P")


@cached
def _indices(body: Body) -> Surface:
    """A body as indices: each pixel tells of which part it is, and how light."""
    size = (body[1], body[1])
    shapes = [pygame.mask.from_surface(part, SOLID) for part in _parts(body)]
    indices, light = Surface(size, 0, 32), pygame.transform.grayscale(_neutral(body))
    for part, shape in enumerate(shapes):
        first = 1 + part * LEVELS
        shape.to_surface(indices, setcolor=(first, first, first), unsetcolor=None)
    light.fill((LEVELS - 1, LEVELS - 1, LEVELS - 1), special_flags=pygame.BLEND_RGB_MULT)
    indices.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.image.frombuffer(pygame.image.tobytes(indices, "RGB")[::3], size, "P")


@cached
def _neutral(body: Body) -> Surface:
    """A gear without rewards, on black: its sectors as light as their colours will be, the shade of the pin on all."""
    size = (body[1], body[1])
    neutral = ready(Surface(size, pygame.SRCALPHA))
    neutral.fill((0, 0, 0, 255))
    for part in _parts(body):
        shaded = part.copy()
        shaded.blit(_hub(body[1]), _hub(body[1]).get_rect(center=part.get_rect().center))
        pygame.mask.from_surface(part, SOLID).to_surface(neutral, setsurface=shaded, unsetcolor=None)
    return neutral


def _parts(body: Body) -> list[Surface]:
    """The wood with its teeth, with its line, and between the sectors; then the sectors that lie on it."""
    line, px, half = body
    wood = piece(f"gear_{line}_{'half' if half else 'whole'}", (px, px))
    inner = [_within(wood, face_radius(px * PITCH_SHARE) * share) for share in ROUNDS]
    return [wood, *inner, *(piece(f"gear_sector_{index}", (px, px)) for index in range(SECTORS))]


def _within(picture: Surface, radius: float) -> Surface:
    """What of a picture lies within a circle about its middle."""
    disc = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(disc, "white", disc.get_rect().center, radius)
    inner = picture.copy()
    inner.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return inner


@cached
def _hub(px: int) -> Surface:
    """The pin with its ring of wood, without the empty space around it."""
    hub = piece("gear_hub", (px, px))
    reach = max(hub.get_bounding_rect().inflate(2, 2).size)
    square = pygame.Rect(0, 0, reach, reach)
    square.center = hub.get_rect().center
    return hub.subsurface(square.clip(hub.get_rect())).copy()


@cached
def _wood(body: Body) -> tuple[Rgb, ...]:
    """The colours of each part of the wood from dark to light: what the picture has there on an average."""
    indices, picture = pygame.image.tobytes(_indices(body), "P"), pygame.image.tobytes(_neutral(body), "RGB")
    found: list[list[Rgb]] = [[] for _ in range(256)]
    for at in range(0, len(indices), max(1, len(indices) // SAMPLES)):
        red, green, blue = picture[3 * at : 3 * at + 3]
        found[indices[at]].append((red, green, blue))
    runs = [found[1 + part * LEVELS :][:LEVELS] for part in range(1 + len(ROUNDS))]
    return tuple(colour for run in runs for colour in _ramp(run))


def _ramp(found: Sequence[Sequence[Rgb]]) -> list[Rgb]:
    """The mean of each level's colours; a level that was not found has that of the nearest one."""
    seen = [level for level, colours in enumerate(found) if colours]
    nearest = [min(seen, key=lambda other: abs(other - level)) for level in range(len(found))]
    return [_mean(found[level]) for level in nearest]


def _mean(colours: Sequence[Rgb]) -> Rgb:
    red, green, blue = (sum(part) // len(colours) for part in zip(*colours, strict=True))
    return red, green, blue
