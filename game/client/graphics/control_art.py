"""The grounds of controls and of what pieces lie on: buttons, ribbons, slots; table, sheets, panels, boards."""

from collections.abc import Generator
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.client.base.i18n import ROMAN
from game.client.graphics import canvas, material, theme
from game.client.graphics.canvas import Size
from game.client.graphics.icons import icon
from game.client.graphics.masters import load
from game.client.graphics.material import bevelled, soft_box, unit
from game.client.graphics.picture_cache import cached, cached_in_steps
from game.client.graphics.viewport import Point

Drawing = Generator[None, None, Surface]

BUTTON_GROUNDS: dict[str, theme.Rgb] = {
    "primary": theme.VERMILION,
    "plain": (238, 221, 182),
    "wood": theme.BEECH,
    "dark": (70, 48, 32),
}
HOVER_LIGHT: theme.Rgb = (22, 17, 11)  # added to a face; light and shade keep to the warm side: grey would look dirty
PRESSED_SHADE: theme.Rgb = (222, 212, 206)  # multiplied into a face
TOGGLE_OFF: theme.Rgb = (120, 96, 70)
EDGE_PX = 6  # how thick a button is at 100 px of height; scaled with its height


def _radius(share: int) -> int:
    """The radius of corners that are a share of a side, no more than ten units of the canvas."""
    return max(3, min(round(10 * unit()), share))


@cached
def button(size: Size, kind: str = "plain", state: str = "rest") -> Surface:
    """A letterpress slug: raised, lighter under the pointer, ringed in focus, sunk when pressed, flat when disabled."""
    if state == "disabled":
        return _flat_button(size)
    ground = BUTTON_GROUNDS[kind]
    edge = max(2, round(EDGE_PX * min(1.0, size[1] / 84)))  # labels are centred in what remains
    face_size = (size[0] - 2, size[1] - edge - 2)
    radius = _radius(size[1] // 7)
    picture = Surface(size, SRCALPHA)
    mask = canvas.rounded(face_size, radius)
    picture.blit(canvas.tinted(mask, theme.BLACK, 80), (2, edge + 2))
    top = {"hover": 0, "pressed": edge - 1}.get(state, 1)
    if state != "pressed":
        picture.blit(canvas.tinted(mask, theme.mix(ground, theme.BLACK, 0.55)), (0, edge))
    picture.blit(_face(face_size, kind, state), (0, top))
    inset = edge - 1
    frame_size = (face_size[0] - 2 * inset, face_size[1] - 2 * inset)
    frame = theme.INK if kind == "plain" else theme.mix(ground, theme.BLACK, 0.35)
    picture.blit(canvas.ring(frame_size, max(2, radius - 3), max(1, edge // 3), frame), (inset, top + inset))
    if state == "hover":
        picture.blit(canvas.ring(face_size, radius, max(2, edge // 2), theme.BRASS_LIGHT), (0, top))
    if state == "focus":
        picture.blit(canvas.ring(face_size, radius, max(3, edge * 2 // 3), theme.CREAM), (0, top))
        picture.blit(canvas.ring(face_size, radius, 1, theme.GLOW), (0, top))
    return canvas.ready(picture)


@cached
def _face(size: Size, kind: str, state: str) -> Surface:
    """The upper face of a button: a slug of wood or painted metal with a bevel."""
    ground = BUTTON_GROUNDS[kind]
    if kind == "wood":
        face = material.wood(size, ground, size[0], 1.1, fine=True)
    else:
        face = material.mottled(size, ground, size[0], 0.35 if kind == "plain" else 0.6)
    slug = material.slab(face, "bevel_slug", _radius(size[1] // 7))
    if state == "hover":
        slug.fill(HOVER_LIGHT, special_flags=pygame.BLEND_RGB_ADD)
    if state == "pressed":
        slug.fill(PRESSED_SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return slug


def _flat_button(size: Size) -> Surface:
    """A disabled button: flat, dashed at its top and bottom."""
    ground = theme.mix(theme.PAPER_SHADE, theme.OAK, 0.20)
    radius = _radius(size[1] // 7)
    picture = canvas.tinted(canvas.rounded(size, radius), ground)
    dash = max(4, size[1] // 10)
    line = max(1, size[1] // 42)
    for left in range(dash, size[0] - dash, dash * 2):
        for top in (2, size[1] - 2 - line):
            pygame.draw.rect(picture, theme.INK_SOFT, (left, top, min(dash, size[0] - dash - left), line))
    return canvas.ready(picture)


@cached
def ribbon(size: Size) -> Surface:
    """A vermilion swallow-tail ribbon for titles and whose turn it is."""
    width, height = size
    drop = max(2, round(height * 0.06))
    base = height - drop
    tail = base * 0.32
    outline: list[Point] = [(0, 0), (width, 0), (width - tail, base / 2), (width, base), (0, base), (tail, base / 2)]
    cloth = bevelled(material.mottled((width, base), theme.VERMILION, 3, 1.3), "bevel_slug", max(3, base // 9), 0.8)
    for y in (base * 0.10, base * 0.88):
        pygame.draw.line(cloth, theme.PAPER_LIGHT, (tail * 0.85, y), (width - tail * 0.85, y), max(1, round(base / 34)))
    shape = canvas.outlined((width, base), outline)
    picture = Surface(size, SRCALPHA)
    for lower, alpha in ((drop, 50), (drop * 2 // 3, 70)):
        picture.blit(canvas.tinted(shape, theme.BLACK, alpha), (0, lower))
    picture.blit(canvas.masked(cloth, shape), (0, 0))
    return canvas.ready(picture)


@cached
def slot(size: Size, state: str = "dark") -> Surface:
    """An empty place for a piece, sunk: "dark" in wood, "light" in paper, "hover" with a brass rim."""
    radius = _radius(min(size) // 9)
    if state in {"dark", "hover"}:
        ground = material.wood(size, theme.WALNUT_DARK, size[0], 1.6)
    else:
        ground = material.parchment(size, theme.mix(theme.PAPER_SHADE, theme.OAK, 0.12), size[0], 0)
    picture = material.sunk(ground, radius)
    if state == "hover":
        picture.blit(canvas.ring(size, radius, max(2, min(size) // 24), theme.BRASS_LIGHT), (0, 0))
    return canvas.ready(picture)


@cached
def halo(size: Size, margin: int = 12) -> Surface:
    """A legal place: a glow and a dashed cream line. The place itself lies `margin` within the size on every side."""
    picture = Surface(size, SRCALPHA)
    inner = pygame.Rect((0, 0), size).inflate(-2 * margin, -2 * margin)
    if margin:
        for _ in range(2):  # one alone is too faint on wood
            picture.blit(soft_box(size, margin, margin, theme.GLOW, 255), (0, 0))
        pygame.draw.rect(picture, (*theme.GLOW, 40), inner, border_radius=margin // 2)
    line = max(2, margin // 3)
    dash = max(6, margin)
    for left in range(inner.left, inner.right, dash * 5 // 3):
        width = min(dash, inner.right - left)
        for top in (inner.top, inner.bottom - line):
            pygame.draw.rect(picture, theme.CREAM, (left, top, width, line), border_radius=line // 2)
    for top in range(inner.top, inner.bottom, dash * 5 // 3):
        height = min(dash, inner.bottom - top)
        for left in (inner.left, inner.right - line):
            pygame.draw.rect(picture, theme.CREAM, (left, top, line, height), border_radius=line // 2)
    return canvas.ready(picture)


@cached
def segment(size: Size, chosen: bool) -> Surface:
    """One choice of a row: ink when chosen, paper otherwise."""
    radius = _radius(size[1] // 8)
    mask = canvas.rounded(size, radius)
    line = max(2, min(size[1] // 26, round(3 * unit())))
    picture = canvas.tinted(mask, theme.INK)
    if not chosen:
        inner = (size[0] - 2 * line, size[1] - 2 * line)
        picture.blit(canvas.tinted(canvas.rounded(inner, max(1, radius - line)), theme.PAPER_LIGHT), (line, line))
    return canvas.ready(picture)


@cached
def toggle(size: Size, on: bool) -> Surface:
    """A sliding switch: the knob is right with a check when on, left with a cross when off."""
    ground = material.mottled(size, theme.VERMILION if on else TOGGLE_OFF, 3)
    picture = material.sunk(ground, size[1] // 2)
    inset = max(2, size[1] // 14)
    px = size[1] - 2 * inset
    left = size[0] - inset - px if on else inset
    picture.blit(soft_box((px + inset, px + inset), inset, px // 2, theme.BLACK, 150), (left, inset + 1))
    picture.blit(_knob(px, on), (left, inset))
    return canvas.ready(picture)


@cached
def _knob(px: int, on: bool) -> Surface:
    """The knob of a toggle."""
    knob = material.slab(material.mottled((px, px), theme.PAPER_LIGHT, px), "bevel_slug", px // 2, 0.5)
    canvas.put(knob, icon("check" if on else "cross", round(px * 0.54), theme.INK), (px / 2, px / 2))
    return knob


@cached
def round_track_entry(size: Size, number: int, state: str, openings: int) -> Surface:
    """A round on the track: "past" with a check, "now" bright, "coming" dark; a crown for each patronage opening."""
    now = state == "now"
    colour = theme.VERMILION if now else theme.mix(theme.PAPER_SHADE, theme.BLACK, 0.25 if state == "past" else 0.05)
    radius = max(3, size[1] // 9)
    if now:
        paper = material.parchment(size, theme.PAPER_LIGHT, number, 0.4)
        picture = material.slab(paper, "bevel_card", radius)
        picture.blit(canvas.ring(size, radius, max(2, size[1] // 16), theme.VERMILION), (0, 0))
    else:
        picture = material.sunk(material.wood(size, theme.mix(theme.WALNUT, theme.BLACK, 0.10), number, 1.2), radius)
        picture.blit(canvas.ring(size, radius, 1, theme.mix(theme.WALNUT, theme.WHITE, 0.15)), (0, 0))
    raised = openings > 0 and state != "past"
    middle = (size[0] / 2, size[1] * (0.36 if raised else 0.5))
    lettering = canvas.Engraving(ROMAN[number], "roman", size[1] * (0.28 if raised else 0.34))
    canvas.engrave(picture, lettering, middle, colour)
    mark = round(size[1] * 0.28)
    if state == "past":
        canvas.put(picture, icon("check", mark, theme.PAPER_LIGHT), (size[0] - mark * 0.7, size[1] - mark * 0.7))
    for crown in range(openings if raised else 0):
        x = size[0] / 2 + (crown - (openings - 1) / 2) * mark * 1.1
        canvas.put(picture, icon("patronage", mark, colour), (x, size[1] * 0.76))
    return canvas.ready(picture)


# The grounds that pieces lie on: table, sheets, panels and boards. Scenes find the controls here too. Sheets and
# boards keep their soft shadow within the size asked for: `SHADOW` at the right and below.

SHADOW = 8  # units of the canvas
TORN_PX = 64  # more than a torn edge and the shadow are deep
AGEING = 0.88  # of sheets: at their edges too, vermilion headings have to stand out
PLANK_TONES = (0.99, 0.90, 1.08, 0.94, 1.04, 0.90)


@cached_in_steps
def table(size: Size) -> Drawing:
    """The walnut table top in lamp light: planks of differing tone, and their seams. Opaque."""
    top = Surface(size, 0, 32)
    edges = [round(size[1] * plank / len(PLANK_TONES)) for plank in range(len(PLANK_TONES) + 1)]
    seam = max(1, size[1] // 400)
    for plank, (upper, lower) in enumerate(pairwise(edges)):
        board_size = (size[0], lower - upper)
        planed = material.wood(board_size, theme.WALNUT, 11 + 5 * plank, 1.25)
        shade = round(235 * PLANK_TONES[plank])
        planed.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        top.blit(pygame.transform.flip(planed, plank % 2 == 1, plank % 3 == 1), (0, upper))
        yield
        pygame.draw.rect(top, theme.mix(theme.WALNUT, theme.BLACK, 0.82), (0, upper - seam // 2, size[0], seam))
        pygame.draw.rect(
            top, theme.mix(theme.WALNUT, theme.WHITE, 0.10), (0, upper + seam - seam // 2, size[0], max(1, seam // 2))
        )
    light = pygame.transform.smoothscale(load("lamp").convert(32), size)
    yield
    top.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return top.convert() if pygame.display.get_surface() else top


@cached_in_steps
def sheet(size: Size, frame: str = "rule", base: theme.Rgb = theme.PAPER, seed: int = 1) -> Drawing:
    """A loose sheet of parchment with a torn edge; `frame` is "rule", "double" or "none"."""
    drop = max(2, round(SHADOW * unit()))
    inner = (max(8, size[0] - drop), max(8, size[1] - drop))
    grown = seed + inner[0] + 3 * inner[1]
    paper = material.parchment(inner, base, grown, 0)
    yield
    if not theme.is_plain():
        aged = material.aged(inner, AGEING, grown)
        yield
        paper.blit(aged, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
    torn = material.torn(paper, grown)
    yield
    picture = canvas.blank(size)
    yield
    edges = [pygame.Rect((0, 0), inner)]
    if min(inner) > 2 * TORN_PX:  # the shadow is seen around the sheet, and where its edges are torn
        high, long = (inner[0], TORN_PX), (TORN_PX, inner[1] - 2 * TORN_PX)
        edges = [pygame.Rect(0, 0, *high), pygame.Rect(0, inner[1] - TORN_PX, *high)]
        edges += [pygame.Rect(0, TORN_PX, *long), pygame.Rect(inner[0] - TORN_PX, TORN_PX, *long)]
    for shift, alpha in ((drop, 30), (drop * 3 // 4, 44), (drop // 2, 64)):
        for edge in edges:
            picture.blit(canvas.tinted(torn.subsurface(edge), theme.BLACK, alpha), edge.move(shift * 2 // 3, shift))
        yield
    picture.blit(torn, (0, 0))
    _frame(picture, inner, frame)
    return canvas.ready(picture)


def _frame(picture: Surface, inner: Size, frame: str) -> None:
    """Draws the printed frame of a sheet."""
    inset = max(7, min(round(14 * unit()), min(inner) // 14))
    box = pygame.Rect((0, 0), inner).inflate(-2 * inset, -2 * inset)
    line = max(1, round(min(inner) / 400))
    if frame == "rule":
        pygame.draw.rect(picture, theme.INK, box, line)
    elif frame == "double":
        pygame.draw.rect(picture, theme.INK, box, line * 2)
        pygame.draw.rect(picture, theme.INK, box.inflate(-inset, -inset), 1)


@cached
def panel(
    size: Size, base: theme.Rgb = theme.PAPER_LIGHT, line: float = 0, colour: theme.Rgb = theme.INK, radius: float = 8
) -> Surface:
    """A stiff piece of parchment with round corners: a seat's panel, a band, a strip, a row.

    `line`, its frame if it has one, and `radius` are in units of the canvas.
    """
    corner = max(3, min(round(radius * unit()), min(size) // 3))
    paper = material.parchment(size, base, size[0] + size[1], 0.35)
    if line:  # under the bevel, whose mask smooths its outer corners
        pygame.draw.rect(paper, colour, paper.get_rect(), max(1, round(line * unit())), border_radius=corner)
    return canvas.ready(material.slab(paper, "bevel_card", corner, 0.7))


@cached
def board(size: Size, base: theme.Rgb = theme.OAK, seed: int = 5) -> Surface:
    """A thick oak board that lies on the table, with its edge and shadow."""
    drop = max(2, round(SHADOW * unit()))
    thick = max(3, min(round(7 * unit()), size[1] // 40))
    inner = (max(8, size[0] - drop), max(8, size[1] - drop - thick))
    radius = max(6, min(round(18 * unit()), min(size) // 18))
    picture = material.soft_box(size, round(12 * unit()), radius, theme.BLACK, 190)
    picture.blit(canvas.tinted(canvas.rounded(inner, radius), theme.mix(base, theme.BLACK, 0.62)), (0, thick))
    face = material.wood(inner, base, seed + inner[0] % 7)
    picture.blit(material.slab(face, "bevel_board", radius), (0, 0))
    return canvas.ready(picture)
