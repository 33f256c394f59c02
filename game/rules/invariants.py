"""Conservation: every ink, card, gear, guilder and marker is somewhere, exactly once (C1, C2, R5).

`violations` recounts a table from scratch. It knows nothing of how moves are made.
"""

from collections import Counter
from collections.abc import Collection, Iterator

from game.rules import decisions as ask
from game.rules.names import CardKind
from game.rules.piles import add, counted, pile_of
from game.rules.state import Seat, Table

ORDER_CARDS: tuple[CardKind, ...] = ("printing", "refinement")  # as an `Order` holds them


def violations(table: Table) -> list[str]:
    """Every law that the table breaks, in words for a developer; empty where all is well."""
    return [
        *_cards(table),
        *_inks(table),
        *_characters(table),
        *_automa_cards(table),
        *_markers(table),
        *(text for seat in table.seats for text in _seat(table, seat)),
    ]


def _differs(name: str, found: list[str], wanted: Collection[str]) -> Iterator[str]:
    """Both hold the same, each once; only where they don't is it worth counting what is wrong."""
    if len(found) != len(wanted) or not set(found).issuperset(wanted):
        have, want = Counter(found), Counter(iter(wanted))  # of a dict only its ids
        yield f"{name}: missing {sorted((want - have).elements())}, too many {sorted((have - want).elements())}"


def _held(table: Table, kind: CardKind) -> list[str]:
    """Where a card of a kind can be besides its pile and its row."""
    if kind == "specialty":
        return []
    if kind == "gears":
        drawn = [gear for top in table.stack if type(top) is ask.InstallingDrawn for gear in top.gears]
        return [*table.gears_removed, *(gear.gear for seat in table.seats for gear in seat.gears), *drawn]
    place = ORDER_CARDS.index(kind)
    held = [order[place] for seat in table.seats for order in seat.orders]
    drawn = [card for top in table.stack if type(top) is ask.KeepingOrder for card in getattr(top, kind)]
    return [*getattr(table, f"draft_{kind}"), *held, *drawn]


def _cards(table: Table) -> Iterator[str]:
    content = table.content
    everything: dict[CardKind, Collection[str]] = {
        "printing": content.printing,
        "refinement": content.refinement,
        "specialty": content.specialty,
        "gears": content.gears,
    }
    for kind, wanted in everything.items():
        pile = pile_of(table, kind)
        row = [card for card in getattr(table, f"{kind}_row") if card is not None]
        yield from _differs(kind, [*pile.deck, *pile.discard, *row, *_held(table, kind)], wanted)
    patrons = [card for card in table.patronage_row if card is not None]
    taken = [card for seat in table.seats for card in seat.patronage]
    yield from _differs("patronage", [*patrons, *taken, *table.patronage_removed], content.patronage)


def _inks(table: Table) -> Iterator[str]:
    total = add(table.bag, counted(ink for row in table.ink_sets for ink in row))
    for seat in table.seats:
        total = add(total, seat.inks)
    if total != (table.content.rules.inks_per_colour,) * 4:
        yield f"inks: {total}"
    if min(table.bag) < 0:
        yield f"bag: {table.bag}"


def _characters(table: Table) -> Iterator[str]:
    if table.options.characters:
        kept = [seat.character for seat in table.seats if seat.character]
        seen = [*kept, *(name for seat in table.seats for name in seat.drawn_characters), *table.characters_removed]
        undrawn = set(table.content.characters).difference(seen) if table.phase == "characters" else ()  # P4
        yield from _differs("characters", [*seen, *undrawn], table.content.characters)


def _automa_cards(table: Table) -> Iterator[str]:
    if table.automa is not None:
        cards = [*table.planning_deck, *table.planning_aside, *table.planning_used]
        yield from _differs("planning cards", cards, table.content.planning)


def _markers(table: Table) -> Iterator[str]:
    rules = table.content.rules
    wanted = rules.markers_by_turn[: len(table.seats)]
    counts = tuple(table.seats[index].marker_count for index in table.turn_order)
    if counts != wanted:
        yield f"markers by turn order: {counts}"
    for seat in table.seats:
        for name, markers in (("markers", seat.markers), ("plan", seat.plan)):
            if markers is not None and (sum(markers) != seat.marker_count or min(markers) < 0):
                yield f"seat {seat.index} {name}: {markers} of {seat.marker_count}"


def _seat(table: Table, seat: Seat) -> Iterator[str]:
    rules = table.content.rules
    counts = (*seat.types, *seat.inks, *seat.levels, seat.guilders, seat.fame)
    if min(counts) < 0:
        yield f"seat {seat.index} has less than nothing: {counts}"
    if max(seat.levels) > rules.top_level:
        yield f"seat {seat.index} levels: {seat.levels}"
    reached = sum(step.level <= max(seat.levels) for step in rules.reward_track)
    if seat.disk < reached or seat.disk > len(rules.reward_track):
        yield f"seat {seat.index} disk: {seat.disk} with levels {seat.levels}"
    if len(seat.orders) > rules.order_slots or len(seat.gears) > rules.axles:
        yield f"seat {seat.index} holds too much: {seat.orders} {seat.gears}"
    if seat.gear_uses > rules.gear_uses_per_round or sum(gear.used for gear in seat.gears) > seat.gear_uses:
        yield f"seat {seat.index} gear uses: {seat.gear_uses} {seat.gears}"
    if seat.is_automa and any((seat.guilders, seat.fame, seat.orders, seat.gears, *seat.types, *seat.inks)):
        yield "the automa owns something"
