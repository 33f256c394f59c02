"""Materials of any size from baked masters: wood, parchment, mottled colour; bevels, soft shadows, torn edges."""

import pygame
from pygame import SRCALPHA, Surface

from game.client.graphics.canvas import Size, ready, rounded
from game.client.graphics.masters import load
from game.client.graphics.picture_cache import cached
from game.client.graphics.theme import PAPER, WHITE, Rgb, dye_of, is_plain, shown

# The baked masters of assets/images: pictures twice their logical size, loaded when first needed and scaled once.
# `python -m devtools.bake` draws them. What is kept here is forgotten with `picture_cache.clear()`.

MASTER_SCALE = 2  # pixels of a master per unit of the canvas
CANVAS_SIZE = (1920, 1080)
SMALLEST_SCALE = 0.4  # smaller windows get textures of this scale


def greys(name: str) -> Surface:
    """A master of greys with eight bits a pixel, so that it can be given a palette."""
    picture = load(name)
    if picture.get_bitsize() == 8:
        return picture
    return pygame.image.frombuffer(pygame.image.tobytes(picture, "RGB")[::3], picture.get_size(), "P")


@cached
def master(name: str) -> Surface:
    """A master with opacity, kept; never draw on it."""
    return with_alpha(load(name))


def with_alpha(picture: Surface) -> Surface:
    """A copy of the picture that has opacity, in the display's format where there is a display."""
    if pygame.display.get_surface():
        return picture.convert_alpha()
    copy = Surface(picture.get_size(), SRCALPHA)
    copy.blit(picture, (0, 0))
    return copy


@cached
def piece(name: str, size: Size) -> Surface:
    """A master scaled to a size; never draw on it."""
    picture = master(name)
    final = (max(1, size[0]), max(1, size[1]))
    scaled = picture if picture.get_size() == final else pygame.transform.smoothscale(picture, final)
    dye = dye_of(name)
    return ready(scaled if dye is None else _dyed(scaled, *dye))


def _dyed(picture: Surface, before: Rgb, after: Rgb) -> Surface:
    """A copy of a picture in which one colour has become another one, with its lights and shades."""
    copy = picture.copy()
    more, less = ([max(0, sign * (b - a)) for a, b in zip(before, after, strict=True)] for sign in (1, -1))
    copy.fill(more, special_flags=pygame.BLEND_RGB_ADD)
    copy.fill(less, special_flags=pygame.BLEND_RGB_SUB)
    return copy


def texture_scale() -> float:
    """How many pixels of a texture lie in a pixel of its master, for the window as it is."""
    window = pygame.display.get_surface()
    if window is None:
        return 1 / MASTER_SCALE
    fitting = min(window.get_width() / CANVAS_SIZE[0], window.get_height() / CANVAS_SIZE[1])
    return max(fitting, SMALLEST_SCALE) / MASTER_SCALE


def unit() -> float:
    """How many pixels of the window lie in a unit of the canvas."""
    return texture_scale() * MASTER_SCALE


@cached
def nine_parts(name: str, side: int, top: int, height: int) -> Surface:
    """A band of a master (its rows from `top`), scaled to `side` pixels square."""
    band = master(name).subsurface((0, top, height, height))
    return pygame.transform.smoothscale(band, (side, side))


def _stretch(picture: Surface, parts: Surface, corner: int, flag: int, *, hollow: bool = False) -> None:
    """Blend a square picture into one of any size: its corners keep their size, edges and middle are stretched.

    A `hollow` one is blended without its middle.
    """
    size, side = picture.get_size(), parts.get_width()
    if min(size) < 3:  # no room for three parts
        picture.blit(pygame.transform.smoothscale(parts, size), (0, 0), special_flags=flag)
        return
    corner = max(1, min(corner, side // 2 - 1, (size[0] - 1) // 2, (size[1] - 1) // 2))
    cuts = [(0, corner), (corner, side - 2 * corner), (side - corner, corner)]
    for column, ((left, width), x, new_width) in enumerate(zip(cuts, *_columns(size[0], corner), strict=True)):
        for row, ((top, height), y, new_height) in enumerate(zip(cuts, *_columns(size[1], corner), strict=True)):
            if hollow and row == column == 1:
                continue
            part = parts.subsurface((left, top, width, height))
            if (width, height) != (new_width, new_height):
                part = pygame.transform.scale(part, (new_width, new_height))
            picture.blit(part, (x, y), special_flags=flag)


def _columns(length: int, corner: int) -> tuple[list[int], list[int]]:
    """Where the three parts of a length begin, and how long they are."""
    return [0, corner, length - corner], [corner, length - 2 * corner, corner]


# Materials of any size from baked grains: wood, parchment, mottled colour; bevels, soft shadows, torn edges. A
# grain is a picture in greys that can be tiled. A palette gives it its colours, so one grain of wood makes the
# walnut table, oak boards and beech buttons.

WOOD_SPAN = (0.68, 1.28)  # how bright a grain's black and white are, 1 being the colour itself
PARCHMENT_SPAN = (0.86, 1.14)
MOTTLE_SPAN = (0.90, 1.10)
BLUE_LOSS = 0.5  # how much more blue than brightness old parchment loses
EDGES = ("top", "bottom", "left", "right")


def _palette(span: tuple[float, float], base: Rgb, contrast: float, blue_loss: float = 0.0) -> list[Rgb]:
    """The colours of a grain's 256 greys."""
    low, high = span
    away = [(low + (high - low) * step / 255 - 1) * contrast for step in range(256)]
    losses = (1.0, 1.0, 1.0 + blue_loss)
    reds, greens, blues = (
        [min(255, max(0, int(value + value * loss * share + 0.5))) for share in away]
        for value, loss in zip(base, losses, strict=True)
    )
    return list(zip(reds, greens, blues, strict=True))


@cached
def _grain(name: str, scale: float) -> tuple[Surface, float]:
    """The greys of a grain and how much they are still to be scaled; windows up to 1080p have a smaller master."""
    return (greys(f"{name}_small"), 2 * scale) if scale <= 0.5 else (greys(name), scale)


@cached
def _tile(
    name: str, span: tuple[float, float], base: Rgb, contrast: float, scale: float, blue_loss: float = 0.0
) -> Surface:
    """A grain in its colours, at the scale of the window; with a palette of its own where it need not be scaled."""
    grain, left = _grain(name, scale)
    coloured = grain.copy()
    coloured.set_palette(_palette(span, shown(base), 0.0 if is_plain() else contrast, blue_loss))
    size = (max(8, round(grain.get_width() * left)), max(8, round(grain.get_height() * left)))
    if coloured.get_size() == size:
        return coloured  # a quarter of what four bytes a pixel would take
    full = coloured.convert() if pygame.display.get_surface() else coloured.convert(32)
    return pygame.transform.smoothscale(full, size)


def _paved(size: Size, tile: Surface, seed: int) -> Surface:
    """An opaque picture paved with a tile, beginning somewhere in it."""
    picture = Surface(size, 0, 32)
    width, height = tile.get_size()
    first_x, first_y = -(seed * 389 % width), -(seed * 227 % height)
    for left in range(first_x, size[0], width):
        for top in range(first_y, size[1], height):
            picture.blit(tile, (left, top))
    return picture


def wood(size: Size, base: Rgb, seed: int = 1, contrast: float = 1.0, *, fine: bool = False) -> Surface:
    """Opaque wood, its grain along x; `fine` for small things."""
    name = "grain_fine_wood" if fine else "grain_wood"
    return _paved(size, _tile(name, WOOD_SPAN, base, contrast, texture_scale()), seed)


def mottled(size: Size, base: Rgb, seed: int = 1, contrast: float = 1.0) -> Surface:
    """An opaque colour with the gentle unevenness of paint."""
    return _paved(size, _tile("grain_mottle", MOTTLE_SPAN, base, contrast, texture_scale()), seed)


def parchment(size: Size, base: Rgb = PAPER, seed: int = 1, ageing: float = 1.0) -> Surface:
    """Opaque parchment; `ageing` is how much its edges have darkened, 0 to 1."""
    tile = _tile("grain_parchment", PARCHMENT_SPAN, base, 1.0, texture_scale(), BLUE_LOSS)
    sheet = _paved(size, tile, seed)
    if ageing > 0 and not is_plain():
        sheet.blit(aged(size, ageing, seed), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def aged(size: Size, ageing: float, seed: int) -> Surface:
    """How much darker parchment is towards its edges, stretched to a size; to be multiplied into it."""
    return pygame.transform.smoothscale(_age(round(ageing, 2), seed % 4), size)


@cached
def _age(ageing: float, turn: int) -> Surface:
    """The master of aged edges, as dark as is asked and turned."""
    picture = load("age")
    if ageing < 1:
        veil = Surface(picture.get_size())
        veil.fill(WHITE)
        veil.set_alpha(round(255 * (1 - ageing)))
        picture.blit(veil, (0, 0))
    return pygame.transform.flip(picture, bool(turn & 1), bool(turn & 2)).convert(32)


def soft_box(size: Size, blur: int, radius: int, colour: Rgb, alpha: int) -> Surface:
    """A rounded box that fades out over `blur` pixels at its rim: a shadow, or a glow."""
    blur = max(2, min(blur, min(size) // 4))
    side = max(16, round(192 * blur / 36))  # the master fades over 36 of its 192 pixels
    faded = Surface(size, SRCALPHA)
    _stretch(faded, nine_parts("soft_box", side, 0, 192), side * 5 // 12, pygame.BLEND_RGBA_MAX)
    faded.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def bevelled(picture: Surface, name: str, radius: int, strength: float = 1.0) -> Surface:
    """The opaque picture with a bevel along its edge; changes it. `radius` is that of its corners."""
    height = master(name).get_width()
    side = max(12, round(height * radius / BEVEL_RADII[name]))
    for top, flag in ((0, pygame.BLEND_RGB_ADD), (height, pygame.BLEND_RGB_SUB)):  # light and shade
        parts = nine_parts(name, side, top, height)
        if strength != 1.0:
            parts, level = parts.copy(), round(255 * round(strength, 2))
            parts.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        _stretch(picture, parts, side * 5 // 12, flag, hollow=True)  # their middle is black: it changes nothing
    return picture


BEVEL_RADII = {"bevel_slug": 20, "bevel_board": 36, "bevel_card": 20}  # of the corners of the masters, in pixels


def slab(face: Surface, name: str, radius: int, strength: float = 1.0) -> Surface:
    """An opaque picture as a thing with round corners and a bevel; a new Surface."""
    bevelled(face, name, radius, strength)
    return round_off(face, radius)


def round_off(face: Surface, radius: int) -> Surface:
    """An opaque picture with round corners; a new Surface."""
    solid = Surface(face.get_size(), SRCALPHA)
    solid.blit(face, (0, 0))
    width, height = face.get_size()
    corner = radius + 1
    if min(width, height) <= 2 * corner:
        solid.blit(rounded((width, height), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return solid
    mask = rounded((2 * corner, 2 * corner), radius)
    for x, mask_x in ((0, 0), (width - corner, corner)):
        for y, mask_y in ((0, 0), (height - corner, corner)):
            solid.blit(mask, (x, y), (mask_x, mask_y, corner, corner), special_flags=pygame.BLEND_RGBA_MULT)
    return solid


def sunk(face: Surface, radius: int) -> Surface:
    """An opaque picture as the ground of a well with round corners: in shade at its top left; a new Surface."""
    size = face.get_size()
    face.blit(_well_shade(size, radius), (0, 0))
    return round_off(face, radius)


def _well_shade(size: Size, radius: int) -> Surface:
    """The shade of a well's rim on its ground, and the light on its lower lip."""
    shade = Surface(size, SRCALPHA)
    deep = max(2, min(9, min(size) // 8))
    lit = soft_box((size[0] + deep, size[1] + deep), deep, radius, WHITE, 255)
    shade.fill((12, 6, 2, 165))
    opening = Surface(size, SRCALPHA)
    opening.blit(lit, (deep // 4, deep // 3))
    opening.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(opening, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    pygame.draw.rect(shade, (8, 4, 2, 130), shade.get_rect(), 1, border_radius=radius)
    pygame.draw.line(shade, (255, 226, 170, 80), (radius, size[1] - 1), (size[0] - radius, size[1] - 1))
    return shade


def torn(face: Surface, seed: int = 1) -> Surface:
    """An opaque picture as a sheet with torn edges; a new Surface."""
    sheet = Surface(face.get_size(), SRCALPHA)
    sheet.blit(face, (0, 0))
    bands = [_torn_bands(edge, texture_scale()) for edge in EDGES]
    for which, flag in ((1, pygame.BLEND_RGB_ADD), (2, pygame.BLEND_RGB_SUB), (0, pygame.BLEND_RGBA_MULT)):
        for edge, strips in zip(EDGES, bands, strict=True):
            _along(sheet, strips[which], edge, flag, seed)
    return sheet


@cached
def _torn_bands(edge: str, scale: float) -> tuple[Surface, Surface, Surface]:
    """The mask, light and shade along one edge of a sheet, at the scale of the window."""
    if scale <= 0.5:
        whole, scale = with_alpha(load(f"torn_{edge}_small")), 2 * scale
    else:
        whole = with_alpha(load(f"torn_{edge}"))
    size = (max(3, round(whole.get_width() * scale)), max(3, round(whole.get_height() * scale)))
    if edge in {"top", "bottom"}:
        size = (size[0], size[1] // 3 * 3)
        band, step = (size[0], size[1] // 3), (0, size[1] // 3)
    else:
        size = (size[0] // 3 * 3, size[1])
        band, step = (size[0] // 3, size[1]), (size[0] // 3, 0)
    small = whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)
    mask, light, shade = (small.subsurface((step[0] * at, step[1] * at), band) for at in range(3))
    return mask, light, shade


def _along(sheet: Surface, strip: Surface, edge: str, flag: int, seed: int) -> None:
    """Blends a strip along one edge of a sheet, again and again."""
    width, height = sheet.get_size()
    right, bottom = width - strip.get_width(), height - strip.get_height()
    length = max(strip.get_size())
    first = -(seed * 613 % length)
    for at in range(first, max(width, height), length):
        corner = {"top": (at, 0), "bottom": (at, bottom), "left": (0, at), "right": (right, at)}[edge]
        sheet.blit(strip, corner, special_flags=flag)
