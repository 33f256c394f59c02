"""Gears: turning (T1), placing (G1 to G4, G8), using them at any time (G6, G7, A6) and their rewards (§6)."""

from game.content.tables import Content, GearReward
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import discard_cards
from game.rules.holdings import Events
from game.rules.names import PlacedGear
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table, has

SECTORS = 3
BONUS_KINDS = frozenset({"ink_bonus", "type_bonus", "decoration_bonus"})


def turn_gears(seat: Seat, events: Events) -> None:
    """T1: the top gear turns clockwise by a sector, meshed neighbours the other way round."""
    turned = []
    for axle, (gear, sector, used) in enumerate(seat.gears):
        step = -1 if axle % 2 == 0 else 1
        turned.append(PlacedGear(gear, (sector + step) % SECTORS, used))
    seat.gears = tuple(turned)
    if turned:
        events.append(ev.GearsTurned(seat.index, tuple(gear.sector for gear in turned)))


def active_reward(content: Content, placed: PlacedGear) -> GearReward:
    """The reward of the sector that is up."""
    return content.gears[placed.gear].sectors[placed.sector]


def set_gear(seat: Seat, axle: int, placed: PlacedGear) -> None:
    """Put a gear on an axle, in place of the one there or on the next free one."""
    seat.gears = (*seat.gears[:axle], placed, *seat.gears[axle + 1 :])


def refuse_place(table: Table, seat: Seat, axle: int, sector: int) -> Refusal | None:
    """G2, G3, G4: the next free axle, or with three gears any whose gear was not used this round."""
    if not 0 <= sector < SECTORS:
        return Refusal("no_such_sector")
    count = len(seat.gears)
    if count < table.content.rules.axles:
        return None if axle == count else Refusal("axle_not_next", need=count + 1)
    if not 0 <= axle < count:
        return Refusal("axle_not_next", need=count)
    return Refusal("gear_used_this_round") if seat.gears[axle].used else None


def place_gear(table: Table, seat: Seat, move: mv.InstallGear, events: Events) -> None:
    """G3, G8: install a gear, unused; the one it replaces is discarded, the others keep still."""
    replaced = seat.gears[move.axle].gear if move.axle < len(seat.gears) else None
    set_gear(seat, move.axle, PlacedGear(move.gear, move.sector, 0))
    events.append(ev.GearInstalled(seat.index, move.gear, move.axle, move.sector, replaced))
    if replaced is not None:
        discard_cards(table, "gears", (replaced,), events)


def refuse_reposition(table: Table, seat: Seat, move: mv.RepositionGear) -> Refusal | None:
    """G1, G4: an installed gear that was not used this round, to another sector."""
    if not 0 <= move.axle < len(seat.gears):
        return Refusal("axle_empty", what=str(move.axle + 1))
    placed = seat.gears[move.axle]
    if not 0 <= move.sector < SECTORS:
        return Refusal("no_such_sector")
    if placed.used:
        return Refusal("gear_used_this_round")
    return Refusal("same_sector") if placed.sector == move.sector else None


def do_reposition(table: Table, seat: Seat, move: mv.RepositionGear, asked: mv.Decision, events: Events) -> None:
    """G1, G8: the gear turns by itself, the others keep still."""
    gear, _, used = seat.gears[move.axle]
    set_gear(seat, move.axle, PlacedGear(gear, move.sector, used))
    events.append(ev.GearRepositioned(seat.index, move.axle, move.sector))


def refuse_count(table: Table, seat: Seat, axle: int) -> Refusal | None:
    """G6, G7, `schoffer`: once a round each, one gear of Schöffer's twice, three uses in all."""
    if not 0 <= axle < len(seat.gears):
        return Refusal("axle_empty", what=str(axle + 1))
    used = seat.gears[axle].used
    if used:
        again = used == 1 and has(table.content, seat, "schoffer") and all(gear.used < 2 for gear in seat.gears)
        if not again:
            return Refusal("gear_already_used")
    if seat.gear_uses >= table.content.rules.gear_uses_per_round:
        return Refusal("no_gear_uses_left")
    return None


def mark_used(table: Table, seat: Seat, axle: int, events: Events) -> None:
    """G6: mark a gear used."""
    gear, sector, used = placed = seat.gears[axle]
    set_gear(seat, axle, PlacedGear(gear, sector, used + 1))
    seat.gear_uses += 1
    events.append(ev.GearUsed(seat.index, axle, active_reward(table.content, placed).kind))
