"""Characters (P4, T2, §7): choosing one, and the abilities that are moves of their own."""

from collections.abc import Iterator

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import add, draw_cards
from game.rules.gears import SECTORS
from game.rules.holdings import Events, gain_fame
from game.rules.names import ACTION_INDEX, ACTIONS, SPECIALTIES, SPECIALTY_INDEX, CharacterId, Markers
from game.rules.refusals import Refusal
from game.rules.rewards import advance
from game.rules.state import Seat, Table, has


def undrawn_characters(table: Table) -> tuple[CharacterId, ...]:
    """The tiles that no seat has drawn yet (P4), in the order of the content."""
    drawn = {name for seat in table.seats for name in (seat.character, *seat.drawn_characters)}
    drawn.update(table.characters_removed)
    return tuple(name for name in table.content.characters if name not in drawn)


def refuse_keep_character(table: Table, seat: Seat, move: mv.KeepCharacter) -> Refusal | None:
    """P4."""
    return None if move.character in seat.drawn_characters else Refusal("not_on_offer", what=move.character)


def do_keep_character(table: Table, seat: Seat, move: mv.KeepCharacter, asked: mv.Decision, events: Events) -> None:
    """P4: the other leaves the game; an immediate ability happens at once."""
    removed = tuple(name for name in seat.drawn_characters if name != move.character)
    seat.character, seat.drawn_characters = move.character, ()
    table.characters_removed += removed
    events.append(ev.CharacterKept(seat.index, move.character, removed))
    rules = table.content.rules
    if has(table.content, seat, "guillard"):
        gears = draw_cards(table, "gears", rules.guillard_drawn, events)
        events.append(ev.GearsDrawn(seat.index, gears))
        table.stack += (mv.InstallingDrawn(seat.index, gears, rules.guillard_installed),)
    if has(table.content, seat, "ungler"):
        table.stack += (mv.StartingLevels(seat.index),)


def ask_install_drawn(table: Table, decision: mv.InstallingDrawn) -> Iterator[mv.Move]:
    """`guillard`: any drawn gear and sector, on the next axle."""
    axle = len(table.seats[decision.seat].gears)
    for gear in decision.gears:
        for sector in range(SECTORS):
            yield mv.InstallGear(decision.seat, gear, axle, sector)


def ask_start_levels(table: Table, decision: mv.StartingLevels) -> Iterator[mv.Move]:
    """`ungler`: two different specialties."""
    for first in SPECIALTIES:
        for second in SPECIALTIES:
            if first != second:
                yield mv.StartLevels(decision.seat, first, second)


def refuse_start_levels(table: Table, seat: Seat, move: mv.StartLevels) -> Refusal | None:
    """`ungler`."""
    return Refusal("same_specialty", what=move.first) if move.first == move.second else None


def do_start_levels(table: Table, seat: Seat, move: mv.StartLevels, asked: mv.Decision, events: Events) -> None:
    """`ungler`: one to I, another to II, which earns the reward of II (D2)."""
    advance(table, seat, move.first, events)
    advance(table, seat, move.second, events)
    advance(table, seat, move.second, events)


def do_name_colour(table: Table, seat: Seat, move: mv.NameColour, asked: mv.Decision, events: Events) -> None:
    """T2."""
    seat.wild = move.ink
    events.append(ev.ColourNamed(seat.index, move.ink))


def ask_shift(table: Table, decision: mv.ShiftingMarker) -> Iterator[mv.Move]:
    """`gutenberg`: shift one marker, or leave them."""
    yield mv.LeaveMarkers(decision.seat)
    for source in ACTIONS:
        for target in ACTIONS:
            move = mv.ShiftMarker(decision.seat, source, target)
            if refuse_shift(table, table.seats[decision.seat], move) is None:
                yield move


def refuse_shift(table: Table, seat: Seat, move: mv.ShiftMarker) -> Refusal | None:
    """`gutenberg`: one marker to another action, at most 6 there."""
    assert seat.markers is not None
    if move.source == move.target:
        return Refusal("same_action", what=move.source)
    if not seat.markers[ACTION_INDEX[move.source]]:
        return Refusal("no_marker_there", what=move.source)
    most = table.content.rules.most_markers_on_action
    full = seat.markers[ACTION_INDEX[move.target]] >= most
    return Refusal("too_many_on_action", need=most, what=move.target) if full else None


def shifted(markers: Markers, source: int, target: int) -> Markers:
    """The markers after one has moved."""
    a, b, c, d, e = (count - (index == source) + (index == target) for index, count in enumerate(markers))
    return (a, b, c, d, e)


def do_shift(table: Table, seat: Seat, move: mv.ShiftMarker, asked: mv.Decision, events: Events) -> None:
    """`gutenberg`."""
    assert seat.markers is not None
    seat.markers = shifted(seat.markers, ACTION_INDEX[move.source], ACTION_INDEX[move.target])
    events.append(ev.MarkerShifted(seat.index, move.source, move.target))


def do_leave(table: Table, seat: Seat, move: mv.LeaveMarkers, asked: mv.Decision, events: Events) -> None:
    """`gutenberg` shifts nothing."""


def refuse_swap_levels(table: Table, seat: Seat, move: mv.SwapLevels) -> Refusal | None:
    """`plantin`, A3: once a round, two unequal levels."""
    if not has(table.content, seat, "plantin"):
        return Refusal("not_your_character", what="plantin")
    if seat.swapped_levels:
        return Refusal("swapped_this_round")
    first, second = (seat.levels[SPECIALTY_INDEX[name]] for name in (move.first, move.second))
    return Refusal("levels_equal") if first == second else None


def do_swap_levels(table: Table, seat: Seat, move: mv.SwapLevels, asked: mv.Decision, events: Events) -> None:
    """`plantin`: for good; no level is new to the seat, so no reward comes of it."""
    levels = list(seat.levels)
    first, second = SPECIALTY_INDEX[move.first], SPECIALTY_INDEX[move.second]
    levels[first], levels[second] = levels[second], levels[first]
    seat.levels = (levels[0], levels[1], levels[2], levels[3])
    seat.swapped_levels = True
    events.append(ev.LevelsSwapped(seat.index, move.first, move.second))


def check_tory(table: Table, seat: Seat, events: Events) -> None:
    """N5, `tory`: fame if all inks of the seat can be laid on the colour parts of the orders it holds."""
    rules = table.content.rules
    if not has(table.content, seat, "tory") or (rules.tory_needs_ink and not any(seat.inks)):
        return
    room = (0, 0, 0, 0)
    for order in seat.orders:
        room = add(room, table.content.refinement[order.refinement].inks)
    if all(count <= space for count, space in zip(seat.inks, room, strict=True)):
        gain_fame(seat, rules.tory_fame, "tory", events)
