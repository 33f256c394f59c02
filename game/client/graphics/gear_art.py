"""Gears with the rewards on their sectors, at rest and while they turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, pi, radians, sin
from typing import TypeAlias

import pygame
from msgspec.structs import replace
from pygame import Surface, Vector2

from game.client.base.i18n import say
from game.client.graphics import canvas, material, theme
from game.client.graphics.icons import icon, reward_icon
from game.client.graphics.line_breaks import is_wide
from game.client.graphics.material import piece
from game.client.graphics.picture_cache import cached
from game.client.graphics.piece_art import coin, ink, roman
from game.client.graphics.theme import Rgb
from game.client.graphics.viewport import Point
from game.content.tables import Gear, GearReward
from game.gearbox import mesh
from game.gearbox.mesh import SECTOR_DEG, SECTORS

PITCH_SHARE = 0.5 / mesh.tip_radius(1.0) * 0.985  # pitch radius of a gear as a share of its picture's side
REWARD_SHARE, REWARD_REACH = 0.59, 0.65  # the side of a reward and the way to it, of the radius of the face
MUTED = 0.42  # how far sectors that are not active go towards the gear's body
STAMP, WIDE_STAMP = 0.075, 0.105  # the height of the word on a used gear, of its side; kanji need more


def face_radius(radius: float) -> float:
    """The radius of the printed face of a gear with that pitch radius."""
    return radius - 1.55 * mesh.module(radius)


def family_colour(reward: GearReward) -> Rgb:
    """The colour of a reward's sector, by its family."""
    return theme.FAMILY_COLOURS[theme.family_of(reward.kind)]


def pitch_radius(px: int) -> float:
    """The radius at which gears pictured `px` wide meet: their axles stand twice this apart."""
    return px * PITCH_SHARE


@cached
def reward_picture(reward: GearReward, px: int, colour: Rgb = theme.PAPER_LIGHT) -> Surface:
    """The picture of a gear reward on no ground, with the inks, letters or specialty of this one."""
    side = px * (2 if px <= 64 else 1)  # its parts are smooth already; drawn larger only to place them exactly
    picture = canvas.blank((side, side), colour)
    match reward.kind:
        case "ink":
            canvas.put(picture, ink(reward.colours[0], round(side * 0.78)), (side * 0.40, side * 0.58))
            canvas.put(picture, icon("plus", round(side * 0.38), colour), (side * 0.81, side * 0.20))
        case "one_for_two":
            canvas.put(picture, ink(reward.colours[0], round(side * 0.54)), (side * 0.27, side * 0.5))
            canvas.put(picture, icon("right", round(side * 0.24), colour), (side * 0.60, side * 0.5))
            for y in (0.26, 0.74):
                canvas.put(picture, icon("drop", round(side * 0.42), colour), (side * 0.86, side * y))
        case "advance":
            canvas.put(picture, icon(reward.specialty or "", round(side * 0.74), colour), (side * 0.38, side * 0.60))
            canvas.put(picture, icon("up", round(side * 0.40), colour), (side * 0.82, side * 0.24))
        case "discount":
            _letters(picture, reward, colour, 0.45, side // px)
            canvas.put(picture, coin(-3, round(side * 0.64), side // px, caption=True), (side / 2, side * 0.70))
        case "ink_bonus" | "type_bonus" | "decoration_bonus":
            _bonus(picture, reward, colour, side // px)
        case _:
            canvas.put(picture, icon(reward_icon(reward.kind), round(side * 0.94), colour), (side / 2, side / 2))
    return canvas.shrink(picture, (px, px))


def _letters(picture: Surface, reward: GearReward, colour: Rgb, share: float, oversized: int) -> None:
    """Draws a reward's letters as solid squares in a row at the top."""
    side = picture.get_width()
    size = share * side
    for index, letter in enumerate(reward.letters):
        x = side / 2 + (index - (len(reward.letters) - 1) / 2) * size * 1.08
        box = pygame.Rect(0, 0, round(size), round(size)).move_to(center=(round(x), round(side * 0.02 + size / 2)))
        pygame.draw.rect(picture, colour, box, border_radius=round(size / 7))
        lettering = canvas.Engraving(letter, "roman", size * 0.76 / oversized, caption=True)
        canvas.engrave(picture, lettering, box.center, family_colour(reward), oversized=oversized)


def _bonus(picture: Surface, reward: GearReward, colour: Rgb, oversized: int) -> None:
    """Draws what counts for a bonus, over a laurel with a 2."""
    side = picture.get_width()
    canvas.put(picture, icon("laurel", round(side * 0.60), colour), (side / 2, side * 0.71))
    lettering = canvas.Engraving("2", "body", side * 0.34 / oversized, caption=True)
    canvas.engrave(picture, lettering, (side / 2, side * 0.70), colour, oversized=oversized)
    if reward.letters:
        _letters(picture, reward, colour, 0.44, oversized)
    subjects = [ink(name, round(side * 0.46)) for name in reward.colours]
    if reward.specialty:
        subjects.append(icon(reward.specialty, round(side * 0.44), colour))
    for index, subject in enumerate(subjects):
        canvas.put(picture, subject, (side * (0.5 + (index - (len(subjects) - 1) / 2) * 0.48), side * 0.22))


@cached
def reward_tile(reward: GearReward, px: int) -> Surface:
    """A square in the colour of the reward's family with its picture."""
    tile = material.slab(material.mottled((px, px), family_colour(reward), px, 1.2), "bevel_card", max(2, px // 12))
    canvas.put(tile, reward_picture(reward, round(px * 0.84)), (px / 2, px / 2))
    return canvas.ready(tile)


@cached
def gear(gear: Gear, px: int, *, half: bool = False, active: int | None = None, used: bool = False) -> Surface:
    """A gear with its three sectors, sector 0 on top.

    `half` shifts the teeth by half a pitch, to mesh with a neighbour; `active` makes one sector bright and mutes the
    others; a `used` gear is muted throughout and stamped. Turned gears are made from this with `rotozoom`.
    """
    size, middle = (px, px), (px / 2, px / 2)
    picture = piece(f"gear_{gear.line}_{'half' if half else 'whole'}", size).copy()
    for index, reward in enumerate(gear.sectors):
        _sector(picture, reward, index, muted=used or (active is not None and index != active))
    if active is not None and not used:
        picture.blit(piece(f"gear_rim_{active}", size), (0, 0))
    picture.blit(piece("gear_hub", size), (0, 0))
    if used:
        canvas.put(picture, used_stamp(px), middle)
    return canvas.ready(picture)


@cached
def used_stamp(px: int) -> Surface:
    """The stamp across a gear of this width that was used this round."""
    factor = canvas.oversize(px)
    return canvas.ready(pygame.transform.rotozoom(_stamp(px * factor), 8, 1 / factor))


@cached
def sector_light(px: int) -> Surface:
    """A glow in the shape of the sector that is up, for a gear of this width."""
    light = piece("gear_sector_0", (px, px)).copy()
    light.fill((*theme.GLOW, 190), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _sector(picture: Surface, reward: GearReward, index: int, *, muted: bool) -> None:
    """Lays a sector in its family's colour on a gear, its reward upright towards the rim."""
    side = picture.get_width()
    face = face_radius(side * PITCH_SHARE)
    field = piece(f"gear_sector_{index}", (side, side)).copy()
    colour = theme.mix(family_colour(reward), theme.GEAR_CARD, MUTED if muted else 0.0)
    field.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(field, (0, 0))
    drawn = reward_picture(reward, round(face * REWARD_SHARE))
    if muted:
        drawn = drawn.copy()
        drawn.fill((255, 255, 255, 200), special_flags=pygame.BLEND_RGBA_MULT)
    centre = canvas.polar((side / 2, side / 2), face * REWARD_REACH, -90 + index * 120)
    canvas.put(picture, pygame.transform.rotozoom(drawn, -120 * index, 1.0), centre)


def _stamp(side: int) -> Surface:
    """The word in its frame, upright, for a gear drawn `side` pixels wide."""
    written = say("used")
    word = canvas.glyph("body", written, side * (WIDE_STAMP if any(map(is_wide, written)) else STAMP), theme.VERMILION)
    rim = side // 90
    size = (word.get_width() + 8 * rim + 4, word.get_height() + 8 * rim)
    stamp = canvas.tinted(canvas.rounded(size, 3 * rim), theme.PAPER_LIGHT)
    stamp.blit(canvas.ring(size, 3 * rim, max(1, rim), theme.VERMILION), (0, 0))
    canvas.put(stamp, word, (size[0] / 2, size[1] / 2))
    return stamp


@cached
def axle_pointer(number: int, size: tuple[int, int]) -> Surface:
    """The brass pointer above an axle, with the axle's roman numeral."""
    factor = 3
    width, height = size[0] * factor, size[1] * factor
    picture = canvas.blank((width, height), theme.BRASS_DARK)
    outline = [(0, 0), (width - 1, 0), (width - 1, height * 0.62), (width / 2, height - 1), (0, height * 0.62)]
    across, down = middle = (width / 2, height * 0.42)
    for shade, share in (
        (theme.BRASS_DARK, 1.0),
        (theme.BRASS_LIGHT, 0.90),
        (theme.mix(theme.BRASS, theme.BRASS_LIGHT, 0.5), 0.82),
    ):
        points = [(across + (x - across) * share, down + (y - down) * share) for x, y in outline]
        pygame.draw.polygon(picture, shade, points)
    numeral = roman(number, round(height * 0.62), lit=False, oversized=factor)
    inner = numeral.subsurface(numeral.get_rect().inflate(-height // 9, -height // 9))
    canvas.put(picture, inner, middle)
    return canvas.shrink(picture, size)


# Gears while they turn: gears that turn alike share one rotated body, and each has its own palette and rewards. To
# turn twelve pictures with `pygame.transform.rotate` takes most of a frame. All gears of a line have the same wood,
# and their sectors differ in colours only; so wood and sectors are turned once, as indices of a palette, which each
# gear shows in its own colours. Only its three small rewards are turned for it alone. The pin in the middle stands
# still.

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
            return [(gear(replace(self.gear, sectors=shown), px, half=half), (0, 0))]
        return [(pygame.transform.rotozoom(gear(self.gear, px, half=half), angle, 1), (0, 0)), self._pin()]

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
    square = pygame.Rect(0, 0, body[1], body[1]).move_to(center=turned.get_rect().center)
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
    neutral = canvas.ready(Surface(size, pygame.SRCALPHA))
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
    square = pygame.Rect(0, 0, reach, reach).move_to(center=hub.get_rect().center)
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
