"""The rows of opened plans, and their opening: one by one, with a pause before the slips of all seats turn over."""

import pygame

from game.client.graphics import control_art, layout, pictures, piece_art, theme
from game.client.graphics.brush import Picture, sized
from game.client.scenes.motion.motion_builder import MotionBuilder, bare, within
from game.client.ui import widgets
from game.client.ui.motions import Box, Drawn, Patch
from game.client.ui.target_names import OrderBadge, OrderLine, PlanCell
from game.rules import events as ev
from game.rules.names import ACTIONS
from game.rules.planning import play_order

HEAD = 132  # above the first row: the seats
ROW_GROUNDS = (theme.PAPER_LIGHT, theme.mix(theme.PAPER, theme.PAPER_SHADE, 0.5))


def row_in(column: pygame.Rect, index: int) -> pygame.Rect:
    """The part of a column that lies in the row of an action."""
    pitch = (column.h - HEAD) / len(ACTIONS)
    top = round(column.y + HEAD + index * pitch)
    return pygame.Rect(column.x, top, column.w, round(pitch))


def plan_row(index: int) -> tuple[pygame.Rect, Picture]:
    """The whole row of an action, and how it looks before anything lies there."""
    first, last = layout.rect("reveal", "action column"), layout.rect("reveal", "order column")
    row = row_in(first, index)
    return pygame.Rect(row.x, row.y, last.right - row.x, row.h), widgets.panel_picture(ROW_GROUNDS[index % 2], 0)


BADGE = 72
BREATH_S, TURN_S, SLIDE_S = 0.4, 0.24, 0.32  # the pause before a row is opened, and the parts of its opening
ROW_S = BREATH_S + TURN_S + SLIDE_S
REVEAL_S = ROW_S * len(ACTIONS)
INSET = 6  # of what covers a cell, so that the lines between rows and columns are seen
SEAL, LIGHT = 56, 12  # the emblem as a share of its slip in hundredths, and the height of a line of light


def rows_open(now_s: float) -> int:
    """How many rows have begun to open so many seconds after the start.

    >>> rows_open(0.0), rows_open(BREATH_S + 0.01), rows_open(ROW_S)
    (0, 1, 1)
    """
    return int((now_s + ROW_S - BREATH_S) / ROW_S)


def plans_revealed(builder: MotionBuilder, event: ev.PlansRevealed) -> None:
    """Add the opening of the rows: each is lit, its slips turn over, and the badges slide to their places."""
    for index in range(len(ACTIONS)):
        _row(builder, event, index)
        builder.at_s += ROW_S


def _row(builder: MotionBuilder, event: ev.PlansRevealed, index: int) -> None:
    opens_s, slides_s = builder.at_s + BREATH_S, builder.at_s + BREATH_S + TURN_S
    found = [(seat, builder.after.box(PlanCell(index, seat))) for seat in range(len(event.markers))]
    cells = [(seat, cell) for seat, cell in found if cell is not None]
    if not cells:
        return
    order = builder.after.box(OrderLine(index))
    if order is not None:
        row, ground = plan_row(index)
        empty = bare(f"row {index} {_inner(order)}", ground, (row.x, row.y, row.w, row.h), _inner(order))
        _stay(builder, empty, _inner(order), slides_s + SLIDE_S)
        if row.contains(order):  # or else the row is seen in parts
            _light(builder, index, opens_s - BREATH_S)
    for seat, cell in cells:
        _turn_over(builder, seat, _inner(cell), opens_s)
    for seat in play_order(event.markers, builder.seats.view().turn_order, index):
        _slide(builder, index, seat, slides_s)


def _turn_over(builder: MotionBuilder, seat: int, cell: Box, opens_s: float) -> None:
    """A sealed slip lies on a cell, and turns over into what was planned there."""
    style = builder.seats.style(seat)
    slip = Drawn(f"slip {style} {cell[2:]}", sized(_slip, style), cell[2:])
    _stay(builder, slip, cell, opens_s)
    builder.add((slip, Patch("after", cell)), cell, begin_s=opens_s, duration_s=TURN_S, flips=True, staged=True)


def _slide(builder: MotionBuilder, index: int, seat: int, begin_s: float) -> None:
    """The badge of a seat goes from its column to its place in the order."""
    end = builder.after.box(OrderBadge(index, seat))
    start = within(builder.after.box(PlanCell(index, seat)), (BADGE, BADGE))
    if start is None or end is None:
        return
    style = builder.seats.style(seat)
    badge = Drawn(f"badge {style.emblem}", pictures.badge(style), end[2:])
    builder.add((badge,), start, end, begin_s, duration_s=SLIDE_S, easing="cubic in-out", staged=True)


def _light(builder: MotionBuilder, index: int, begin_s: float) -> None:
    """Two lines of light around the row that is opened next."""
    row = plan_row(index)[0]
    line = Drawn(f"line of light {row.w}", sized(_light_line), (row.w, LIGHT))
    comes, goes = ((0.0, 1.0), begin_s, BREATH_S), ((1.0, 0.0), begin_s + BREATH_S, TURN_S)
    for top in (row.top - LIGHT // 2, row.bottom - LIGHT // 2):
        box: Box = (row.x, top, row.w, LIGHT)
        for opacity, first_s, lasts_s in (comes, goes):
            builder.add((line,), box, begin_s=first_s, duration_s=lasts_s, opacity=opacity, staged=True)


def _stay(builder: MotionBuilder, picture: Drawn, box: Box, until_s: float) -> None:
    builder.add((picture,), box, begin_s=0.0, duration_s=until_s, easing="linear", staged=True)


def _inner(cell: Box) -> Box:
    rect = pygame.Rect(cell).inflate(-2 * INSET, -2 * INSET)
    return (rect.x, rect.y, rect.w, rect.h)


def _slip(size: tuple[int, int], style: theme.SeatStyle) -> pygame.Surface:
    """A folded slip of paper in the colour of a seat, closed by its emblem."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    surface.blit(control_art.panel(size, theme.mix(theme.PAPER, style.colour, 0.35), 3, style.colour, 8), (0, 0))
    middle = (width // 2, height // 2)
    for corner in ((4, 4), (width - 5, 4)):
        pygame.draw.line(surface, theme.mix(style.colour, theme.INK, 0.3), corner, middle, max(2, height // 40))
    seal = piece_art.badge(style, round(min(SEAL / 100 * height, width)))
    surface.blit(seal, seal.get_rect(center=middle))
    return surface


def _light_line(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, theme.RUBRIC, surface.get_rect(), border_radius=size[1] // 2)
    pygame.draw.rect(surface, theme.GLOW, surface.get_rect().inflate(0, -size[1] // 3), border_radius=size[1] // 2)
    return surface
