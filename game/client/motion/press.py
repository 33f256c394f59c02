"""The printing: the platen comes down on the orders, and their sheets fly up to the line."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.client.graphics import control_art, order_art, theme
from game.client.motion.floor import STEP_S, Floor, within
from game.client.ui.motions import FLIGHT_S, PLATEN_DOWN_S, PLATEN_HOLD_S, PLATEN_UP_S, SHAKE, Box, Drawn, Motion, Patch
from game.client.ui.target_names import Forme, PrintedSheet
from game.rules import events as ev

STROKE_S = PLATEN_DOWN_S + PLATEN_HOLD_S + PLATEN_UP_S
SHEET = (168, 235)
PLATEN_H, LIFT = 220, 190  # height of the block of wood, and from how far above the forme it comes


def printed(floor: Floor, orders: Sequence[ev.OrderFulfilled]) -> None:
    """One stroke of the press prints all orders of a fulfilment."""
    formes = [floor.before.box(Forme(order.printing)) for order in orders]
    bench = floor.before.box("bench")
    if bench is None or None in formes:
        return
    _shake(floor, bench)
    for forme in formes:
        if forme is not None:
            _stroke(floor, forme)
            floor.origin = within(forme, SHEET)
    floor.at_s += STROKE_S
    _hang_up(floor, bench, list(zip(orders, (forme for forme in formes if forme is not None), strict=True)))
    floor.motions = [replace(motion, local=True) for motion in floor.motions]
    floor.at_s = STROKE_S


def _shake(floor: Floor, bench: Box) -> None:
    """The picture of the bench before the printing, until the platen is up again; it shakes when it is hit."""
    before = Patch("before", bench)
    hit = floor.at_s + PLATEN_DOWN_S
    floor.motions.append(
        Motion(pictures=(before,), start=bench, end=bench, begin_s=floor.at_s, duration_s=hit, early=True)
    )
    rest = PLATEN_HOLD_S + PLATEN_UP_S
    floor.motions.append(Motion(pictures=(before,), start=bench, end=bench, begin_s=hit, duration_s=rest, shake=SHAKE))


def _stroke(floor: Floor, forme: Box) -> None:
    """The platen comes down, stays, and goes up."""
    x, y, width, height = forme
    down = (x - 6, y + height // 3, width + 12, PLATEN_H)
    up = (down[0], down[1] - LIFT, down[2], down[3])
    platen = _platen(width + 12)
    hit = floor.at_s + PLATEN_DOWN_S
    floor.motions += [
        Motion(
            pictures=(platen,),
            start=up,
            end=down,
            begin_s=floor.at_s,
            duration_s=PLATEN_DOWN_S,
            stay_s=PLATEN_HOLD_S,
            easing="quad in",
            opacity=(0.25, 1.0),
            airborne=True,
        ),
        Motion(
            pictures=(platen,),
            start=down,
            end=up,
            begin_s=hit + PLATEN_HOLD_S,
            duration_s=PLATEN_UP_S,
            opacity=(1.0, 0.0),
            airborne=True,
        ),
    ]


def _hang_up(floor: Floor, bench: Box, sheets: Sequence[tuple[ev.OrderFulfilled, Box]]) -> None:
    """The sheets fly to their places on the line; until one lands, its place is shown bare."""
    for place, (order, forme) in enumerate(sheets):
        hung = floor.after.box(PrintedSheet(order.printing))
        start = within(forme, SHEET)
        if hung is None or start is None:
            continue
        sheet, begin_s = _sheet(floor, order.printing, hung[2:]), floor.at_s + place * STEP_S
        bare, landed_s = _bare(bench, hung), begin_s + FLIGHT_S
        lies = Motion(pictures=(sheet,), start=start, end=start, begin_s=floor.at_s, duration_s=place * STEP_S)
        flight = Motion(
            pictures=(sheet,),
            start=start,
            end=hung,
            begin_s=begin_s,
            duration_s=FLIGHT_S,
            arc=40.0,
            turn=(6.0, 0.0),
            airborne=True,
        )
        covers = Motion(pictures=(bare,), start=hung, end=hung, begin_s=floor.at_s, duration_s=landed_s - floor.at_s)
        floor.motions.insert(0, covers)
        floor.motions += [lies, flight]


def _bare(bench: Box, box: Box) -> Drawn:
    """The part of the bench on which a sheet is going to hang."""

    def draw(width: int, height: int) -> pygame.Surface:
        scale = width / box[2]
        whole = control_art.board((round((bench[2] + 8) * scale), round((bench[3] + 8) * scale)))
        part = pygame.Rect(round((box[0] - bench[0]) * scale), round((box[1] - bench[1]) * scale), width, height)
        return whole.subsurface(part.clip(whole.get_rect())).copy()

    return Drawn(f"bare bench {box}", draw, box[2:])


def _platen(width: int) -> Drawn:
    """A block of wood under its screw."""

    def draw(w: int, h: int) -> pygame.Surface:
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        screw = pygame.Rect(0, 0, w // 7, round(h * 0.42))
        screw.midtop = (w // 2, 0)
        pygame.draw.rect(surface, theme.WALNUT_DARK, screw, border_radius=6)
        for y in range(screw.top + 6, screw.bottom, max(6, h // 18)):
            pygame.draw.line(surface, theme.BRASS_DARK, (screw.left, y + 5), (screw.right, y - 5), max(2, h // 60))
        surface.blit(control_art.button((w, round(h * 0.62)), "wood", "rest"), (0, round(h * 0.38)))
        return surface

    return Drawn(f"platen {width}", draw, (width, PLATEN_H))


def _sheet(floor: Floor, printing: str, size: tuple[int, int]) -> Drawn:
    card = floor.company.content.printing[printing]
    return Drawn(f"sheet {printing}", lambda w, h: order_art.printing_card(card, w), size)
