"""Laws of conservation: every card, gear, character and ink is somewhere, exactly once (C1, C2, R5)."""

from collections import Counter
from collections.abc import Collection, Iterator

from game.rules import decisions as ask
from game.rules.laws.record import Law
from game.rules.names import CARD_KINDS, NOWHERE, CardKind
from game.rules.piles import add, counted, pile_of
from game.rules.state import Table

ORDER_CARDS: tuple[CardKind, ...] = ("printing", "refinement")  # as an `Order` holds them


def _differs(name: str, found: list[str], wanted: Collection[str]) -> Iterator[str]:
    """Both hold the same, each once; only where they don't is it worth counting what is wrong."""
    if len(found) != len(wanted) or not set(found).issuperset(wanted):
        have, want = Counter(found), Counter(iter(wanted))  # of a dict only its ids
        yield f"{name}: missing {sorted((want - have).elements())}, too many {sorted((have - want).elements())}"


# the board


def _spaces(table: Table) -> Iterator[str]:
    """C3, §9: every row is as long as the board."""
    rules, board = table.content.rules, table.content.seat_counts[table.options.seat_count]
    wanted = {f"{kind}_row": board.spaces for kind in CARD_KINDS}
    wanted |= {
        "ink_sets": board.spaces,
        "patronage_row": len(board.patronage_rounds),
        "claimed": len(rules.patronage_rewards),
    }
    for name, spaces in wanted.items():
        if len(getattr(table, name)) != spaces:
            yield f"{name} has {len(getattr(table, name))} spaces, not {spaces}"
    if any(len(inks) != rules.ink_set_size for inks in table.ink_sets):
        yield f"ink_sets: {table.ink_sets}"


def _draft(table: Table) -> Iterator[str]:
    """P2, P5: as many cards of both kinds, enough for all who still draft; none once that is over."""
    laid_out = (len(table.draft_printing), len(table.draft_refinement))
    people = table.options.seats
    due = {"characters": people * table.content.rules.draft_rounds, "draft": len(table.queue) + 1}
    if table.phase not in due:
        wrong = laid_out != (0, 0)
    else:
        wrong = min(laid_out) < due[table.phase] or laid_out[0] != laid_out[1]
    if wrong:
        yield f"{laid_out} cards to draft in {table.phase}"


# cards


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


def _gears_removed(table: Table) -> Iterator[str]:
    """S3: the white-lined gears, with two seats."""
    white = table.content.seat_counts[table.options.seat_count].white_gears
    wanted = [gear.id for gear in table.content.gears.values() if gear.line == "white" and not white]
    yield from _differs("gears_removed", list(table.gears_removed), wanted)


def _planning_cards(table: Table) -> Iterator[str]:
    """U2, U3: all planning cards, with one for each round to come; the card of the round is the last one used."""
    used, card = table.planning_used, table.planning_card
    cards = [*table.planning_deck, *table.planning_aside, *used]
    if table.automa is None:
        if cards or card is not None:
            yield f"planning cards without an automa: {cards} {card}"
        return
    yield from _differs("planning cards", cards, table.content.planning)
    revealed = table.phase in ("shift", "actions", "fulfilment", "over")
    if card != (used[-1] if revealed and used else None) or (revealed and card is None):
        yield f"planning_card: {card} in {table.phase}, used {used}"
    rounds_to_come = table.content.rules.rounds - table.round + (not revealed)
    if len(table.planning_deck) < rounds_to_come:
        yield f"planning_deck: {table.planning_deck} for {rounds_to_come} rounds"


# inks and characters


def _inks(table: Table) -> Iterator[str]:
    total = add(table.bag, counted(ink for row in table.ink_sets for ink in row))
    for seat in table.seats:
        total = add(total, seat.inks)
    if total != (table.content.rules.inks_per_colour,) * 4:
        yield f"inks: {total}"
    if min(table.bag) < 0:
        yield f"bag: {table.bag}"
    for seat in table.seats:
        if min(seat.inks) < 0 or (seat.is_automa and any(seat.inks)):
            yield f"seat {seat.index} inks: {seat.inks}"


def _characters(table: Table) -> Iterator[str]:
    """P4: all tiles; two are drawn by the seat that is to choose, and by nobody else."""
    kept = [seat.character for seat in table.seats if seat.character]
    drawn = [name for seat in table.seats for name in seat.drawn_characters]
    seen = [*kept, *drawn, *table.characters_removed]
    chooser = table.stack[0].seat if table.stack and type(table.stack[0]) is ask.KeepingCharacter else NOWHERE
    if any(bool(seat.drawn_characters) is not (seat.index == chooser) for seat in table.seats):
        yield f"drawn characters: {drawn}"
    undrawn = set(table.content.characters).difference(seen)
    left = undrawn if table.phase == "characters" or not table.options.characters else ()
    yield from _differs("characters", [*seen, *left], table.content.characters)
    for seat in table.seats:
        if seat.is_automa and seat.character:
            yield "the automa has a character"


LAWS: tuple[Law, ...] = (
    Law(
        "board",
        "Every row has the spaces of the board",
        ("printing_row", "refinement_row", "specialty_row", "gears_row", "ink_sets", "patronage_row", "claimed"),
        _spaces,
    ),
    Law("cards", "As many cards are laid out as will be drafted", ("draft_printing", "draft_refinement"), _draft),
    Law(
        "cards",
        "Every card and gear is somewhere, once",
        (
            *(f"{kind}_{place}" for kind in CARD_KINDS for place in ("pile", "row")),
            *("patronage_row", "patronage_removed", "gears_removed", "draft_printing", "draft_refinement"),
            *("seats.orders", "seats.gears", "seats.patronage"),
        ),
        _cards,
    ),
    Law("cards", "The white-lined gears leave a game of two", ("gears_removed",), _gears_removed, of_cards=True),
    Law(
        "cards",
        "Every planning card is somewhere, once",
        ("planning_deck", "planning_aside", "planning_card", "planning_used"),
        _planning_cards,
    ),
    Law("inks", "Every ink is somewhere", ("bag", "ink_sets", "seats.inks"), _inks),
    Law(
        "characters",
        "Every character is somewhere, once",
        ("characters_removed", "seats.character", "seats.drawn_characters"),
        _characters,
    ),
)
