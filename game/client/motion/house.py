"""The printing house: gears drop onto their axles, and markers climb the tracks."""

import pygame

from game.client.graphics import gear_art, piece_art, theme
from game.client.motion.floor import STEP_S, Floor, within
from game.client.parts.gears import gear_picture
from game.client.ui.motions import DROP_FROM, DROP_S, FLIGHT_S, HOP_ARC, HOP_S, STAMP_S, Box, Drawn, Motion, around
from game.client.ui.target_names import AxleSpot, DiskSpot, GearPiece, LevelCell
from game.rules import events as ev
from game.rules.names import SPECIALTIES, Specialty

FAR = 120  # a gear from further away than this flies before it drops
SECTOR_DEG = 120.0
FALL = 120  # how far a gear that is replaced falls
PIN, DISK = 52, 40
LIGHT_S = 0.3  # how long the sector of a gear that is used glows


def gear_installed(floor: Floor, event: ev.GearInstalled) -> None:
    """The gear flies over its axle and drops onto it, the pin turns a quarter; the one it replaces falls off."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    gear = _gear(floor, event.gear, event.axle, event.sector, axle[2])
    start = floor.before.box(GearPiece(event.gear)) or axle
    _replaced(floor, event, axle)
    if pygame.Vector2(pygame.Rect(start).center).distance_to(pygame.Rect(axle).center) > FAR:
        floor.cover(axle, floor.at_s + FLIGHT_S)
        floor.fly((gear,), start, around(axle, DROP_FROM))
        floor.at_s += FLIGHT_S
    floor.motions.append(
        Motion(
            pictures=(gear,),
            start=around(axle, DROP_FROM),
            end=axle,
            begin_s=floor.at_s,
            duration_s=DROP_S,
            easing="back out",
            airborne=True,
        )
    )
    hub = within(axle, (PIN, PIN))
    if hub is not None:
        pin = Motion(
            pictures=(_pin(),), start=hub, end=hub, begin_s=floor.at_s + DROP_S / 2, duration_s=DROP_S, turn=(90.0, 0.0)
        )
        floor.motions.append(pin)
    floor.origin, floor.at_s = axle, floor.at_s + DROP_S


def _replaced(floor: Floor, event: ev.GearInstalled, axle: Box) -> None:
    if event.replaced is None:
        return
    gear = _gear(floor, event.replaced, event.axle, 0, axle[2])
    end = (axle[0], axle[1] + FALL, axle[2], axle[3])
    fall = Motion(pictures=(gear,), start=axle, end=end, begin_s=floor.at_s, easing="cubic in", opacity=(1.0, 0.0))
    floor.motions.append(fall)


def gear_repositioned(floor: Floor, event: ev.GearRepositioned) -> None:
    """The gear turns on its axle."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    placed = floor.company.view().seats[event.seat].gears[event.axle]
    if axle is not None:
        gear = _gear(floor, placed.gear, event.axle, event.sector, axle[2])
        floor.motions.append(
            Motion(
                pictures=(gear,), start=axle, end=axle, begin_s=floor.at_s, turn=(SECTOR_DEG, 0.0), easing="cubic out"
            )
        )
        floor.at_s += FLIGHT_S


def gear_used(floor: Floor, event: ev.GearUsed) -> None:
    """The sector that is up lights up once, and the stamp falls on the hub."""
    axle = floor.after.box(AxleSpot(event.seat, event.axle))
    if axle is None:
        return
    light = Drawn(f"light {axle[2]}", lambda w, _h: gear_art.sector_light(w), axle[2:])
    floor.motions.append(
        Motion(pictures=(light,), start=axle, end=axle, begin_s=floor.at_s, duration_s=LIGHT_S, opacity=(1.0, 0.0))
    )
    size = gear_art.used_stamp(axle[2]).get_size()
    stamp = Drawn(f"stamp {axle[2]}", lambda w, _h: gear_art.used_stamp(round(axle[2] * w / size[0])), size)
    end = within(axle, size) or axle
    floor.cover(end, floor.at_s + STAMP_S)
    floor.motions.append(
        Motion(
            pictures=(stamp,),
            start=around(end, 1.8),
            end=end,
            begin_s=floor.at_s + STAMP_S / 3,
            duration_s=STAMP_S * 2 / 3,
            easing="cubic in",
            opacity=(0.2, 1.0),
        )
    )
    floor.origin = axle
    floor.at_s += STEP_S


def specialty_advanced(floor: Floor, event: ev.SpecialtyAdvanced) -> None:
    """The marker hops a cell."""
    start = _cell(floor, event.seat, event.specialty, event.level - 1)
    _hop(floor, event.seat, start, _cell(floor, event.seat, event.specialty, event.level))


def levels_swapped(floor: Floor, event: ev.LevelsSwapped) -> None:
    """Two markers change places on their tracks."""
    levels = floor.company.view().seats[event.seat].levels
    first, second = (levels[SPECIALTIES.index(specialty)] for specialty in (event.first, event.second))
    for specialty, old, new in ((event.first, second, first), (event.second, first, second)):
        _hop(floor, event.seat, _cell(floor, event.seat, specialty, old), _cell(floor, event.seat, specialty, new))


def disk_moved(floor: Floor, event: ev.DiskMoved) -> None:
    """The reward disk climbs to the space of the level, and the reward comes from there."""
    space = floor.after.box(DiskSpot(event.seat, event.level))
    lower = [DiskSpot(event.seat, level) for level in range(event.level - 1, 0, -1)]
    start = floor.after.box(*lower) or space
    if space is not None and start is not None:
        floor.cover(around(space, 1.3), floor.at_s + HOP_S)
        floor.motions.append(
            Motion(
                pictures=(_disk(),),
                start=within(start, (DISK, DISK)) or start,
                end=within(space, (DISK, DISK)) or space,
                begin_s=floor.at_s,
                duration_s=HOP_S,
                easing="quad in-out",
                arc=HOP_ARC,
                early=True,
            )
        )
        floor.at_s += HOP_S
    floor.origin = space or floor.origin


def _cell(floor: Floor, seat: int, specialty: Specialty, level: int) -> Box | None:
    return floor.after.box(LevelCell(seat, specialty, level))


def _hop(floor: Floor, seat: int, start: Box | None, end: Box | None) -> None:
    if start is None or end is None:
        return
    floor.cover(around(end, 1.12), floor.at_s + HOP_S)
    style = floor.company.style(seat)
    marker = Drawn(f"sort {style.emblem} {end[2]}", lambda w, h: piece_art.marker(style, min(w, h)), end[2:])
    floor.motions.append(
        Motion(
            pictures=(marker,),
            start=start,
            end=end,
            begin_s=floor.at_s,
            duration_s=HOP_S,
            easing="quad in-out",
            arc=HOP_ARC,
            early=True,
        )
    )
    floor.origin = end
    floor.at_s += HOP_S


def _gear(floor: Floor, gear: str, axle: int, sector: int, side: int) -> Drawn:
    picture = gear_picture(floor.company.content.gears[gear], axle, sector)
    return Drawn(f"gear {gear} {axle} {sector} {side}", picture, (side, side))


def _pin() -> Drawn:
    """The square head of the pin that keeps a gear on its axle."""

    def draw(width: int, height: int) -> pygame.Surface:
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        middle, radius = surface.get_rect().center, width // 2 - 2
        pygame.draw.circle(surface, theme.BRASS_DARK, middle, radius)
        pygame.draw.circle(surface, theme.BRASS, middle, round(radius * 0.86))
        slot = pygame.Rect(0, 0, round(width * 0.56), max(3, height // 8))
        slot.center = middle
        pygame.draw.rect(surface, theme.BRASS_DARK, slot)
        return surface

    return Drawn("pin", draw, (PIN, PIN))


def _disk() -> Drawn:
    def draw(width: int, height: int) -> pygame.Surface:
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        middle, radius = surface.get_rect().center, width // 2 - 1
        pygame.draw.circle(surface, theme.INK, middle, radius)
        pygame.draw.circle(surface, theme.VERMILION, middle, round(radius * 0.86))
        pygame.draw.circle(surface, theme.PAPER_LIGHT, middle, round(radius * 0.6), max(2, width // 16))
        return surface

    return Drawn("disk", draw, (DISK, DISK))
