"""The press: the platen comes down on the orders that are printed, and their sheets go up to dry."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.client import theme
from game.client.art import boards, cards
from game.client.motion.floor import STEP_S, Floor, within
from game.client.motion.motions import (
    FLIGHT_S,
    PLATEN_DOWN_S,
    PLATEN_HOLD_S,
    PLATEN_UP_S,
    SHAKE,
    Box,
    Drawn,
    Motion,
    Patch,
)
from game.rules import events as ev

STROKE_S = PLATEN_DOWN_S + PLATEN_HOLD_S + PLATEN_UP_S
SHEET, HUNG = (168, 235), (120, 168)
PLATEN_H, LIFT = 220, 190  # height of the block of wood, and from how far above the forme it comes
CORD_Y, CORD_H = 92, 34
DRIES_S, FADES_S = 0.7, 0.3


def printed(floor: Floor, orders: Sequence[ev.OrderFulfilled]) -> None:
    """One stroke of the press prints all orders of a fulfilment."""
    formes = [floor.before.box(f"forme:{order.printing}") for order in orders]
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
    """The bench as it was, until the platen is up again; it trembles when it is hit."""
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
    """The sheets fly to a cord along the top, hang there for a while, and fade with it."""
    pitch = HUNG[0] + 24
    left = bench[0] + (bench[2] - pitch * len(sheets)) // 2
    dry_s = floor.at_s + FLIGHT_S + DRIES_S + STEP_S * len(sheets)
    _cord(floor, bench, dry_s)
    for place, (order, forme) in enumerate(sheets):
        sheet = _sheet(floor, order.printing)
        hung = (left + place * pitch, CORD_Y + 16, *HUNG)
        begin_s = floor.at_s + place * STEP_S
        start = within(forme, SHEET) or hung
        lies = Motion(pictures=(sheet,), start=start, end=start, begin_s=floor.at_s, duration_s=place * STEP_S)
        flight = Motion(
            pictures=(sheet,),
            start=start,
            end=hung,
            begin_s=begin_s,
            duration_s=FLIGHT_S,
            stay_s=dry_s - begin_s - FLIGHT_S,
            arc=40.0,
            turn=(6.0, 0.0),
            airborne=True,
        )
        fade = Motion(pictures=(sheet,), start=hung, end=hung, begin_s=dry_s, duration_s=FADES_S, opacity=(1.0, 0.0))
        floor.motions += [lies, flight, fade]


def _cord(floor: Floor, bench: Box, dry_s: float) -> None:
    box = (bench[0] + 20, CORD_Y, bench[2] - 40, CORD_H)
    cord = Drawn("cord", _draw_cord, box[2:])
    comes = Motion(
        pictures=(cord,), start=box, end=box, begin_s=floor.at_s - PLATEN_UP_S, duration_s=FADES_S, opacity=(0.0, 1.0)
    )
    stays = Motion(pictures=(cord,), start=box, end=box, begin_s=comes.over_s, duration_s=dry_s - comes.over_s)
    goes = Motion(pictures=(cord,), start=box, end=box, begin_s=dry_s, duration_s=FADES_S, opacity=(1.0, 0.0))
    floor.motions += [comes, stays, goes]


def _draw_cord(width: int, height: int) -> pygame.Surface:
    """A cord that sags a little between the edges of the bench."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    sag = [(x, 4 + (height - 12) * 4 * (x / width) * (1 - x / width)) for x in range(0, width + 1, max(1, width // 60))]
    pygame.draw.lines(surface, theme.WALNUT_DARK, False, [(x, y + 3) for x, y in sag], max(2, height // 9))
    pygame.draw.lines(surface, theme.BEECH, False, sag, max(2, height // 9))
    return surface


def _platen(width: int) -> Drawn:
    """A block of wood under its screw."""

    def draw(w: int, h: int) -> pygame.Surface:
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        screw = pygame.Rect(0, 0, w // 7, round(h * 0.42))
        screw.midtop = (w // 2, 0)
        pygame.draw.rect(surface, theme.WALNUT_DARK, screw, border_radius=6)
        for y in range(screw.top + 6, screw.bottom, max(6, h // 18)):
            pygame.draw.line(surface, theme.BRASS_DARK, (screw.left, y + 5), (screw.right, y - 5), max(2, h // 60))
        surface.blit(boards.button((w, round(h * 0.62)), "wood", "rest"), (0, round(h * 0.38)))
        return surface

    return Drawn(f"platen {width}", draw, (width, PLATEN_H))


def _sheet(floor: Floor, printing: str) -> Drawn:
    card = floor.sitting.content.printing[printing]
    return Drawn(f"sheet {printing}", lambda w, h: cards.printing_card(card, w), SHEET)
