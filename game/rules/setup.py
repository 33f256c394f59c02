"""Setting up a game (S1 to S4, P1 to P4), the draft (P5) and the first types (P6)."""

from game.content.tables import Content
from game.rules import events as ev
from game.rules.chance import draw, draw_cards, entropy_of, shuffled
from game.rules.holdings import Events
from game.rules.names import NOWHERE, Pile
from game.rules.progress import people, settle, start_draft
from game.rules.round_end import refill, turn_order
from game.rules.state import Options, Seat, Table


def new_game(content: Content, options: Options, seed: int) -> tuple[Table, list[ev.Event]]:
    """A table at its first decision, and what happened until then.

    Raises ValueError for options that the rules do not know (S1). The same content, options and seed give the same
    game on every machine.

    >>> from game.content import load_content
    >>> table, events = new_game(load_content(), Options(seats=2, automa=False), seed=7)
    >>> table.phase, len(table.seats), table.printing_row.count(None)
    ('characters', 2, 0)
    """
    check_options(options)
    table = _bare_table(content, options, seed)
    events: Events = []
    table.first = _first_seat(table)
    table.turn_order = turn_order(table.first, len(table.seats))
    for place, index in enumerate(table.turn_order):
        table.seats[index].marker_count = content.rules.markers_by_turn[place]
    events.append(ev.GameStarted(len(table.seats), table.first))
    _shuffle_decks(table)
    _fill_board(table, events)
    _lay_out_draft(table)
    _set_up_automa(table)
    if options.characters:
        table.phase, table.queue = "characters", people(table)
    else:
        start_draft(table, events)
    settle(table, events)
    return table, events


def check_options(options: Options) -> None:
    """Raise ValueError unless two to four seats in all are taken (S1)."""
    if options.seats < 1 or not 2 <= options.seat_count <= 4:
        raise ValueError(f"2 to 4 seats, the automa counted, not {options.seat_count}")
    if options.first_seat is not None and not 0 <= options.first_seat < options.seats:
        raise ValueError(f"the first seat is one of 0 to {options.seats - 1}, not {options.first_seat}")


def _bare_table(content: Content, options: Options, seed: int) -> Table:
    table_of = content.seat_counts[options.seat_count]
    empty_row = (None,) * table_of.spaces
    return Table(
        content=content,
        options=options,
        seed=seed,
        entropy=entropy_of(seed),
        phase="characters",
        round=1,
        seats=[_new_seat(content, options, index) for index in range(options.seat_count)],
        printing_row=empty_row,
        refinement_row=empty_row,
        specialty_row=empty_row,
        gears_row=empty_row,
        ink_sets=((None,) * content.rules.ink_set_size,) * table_of.spaces,
        bag=(content.rules.inks_per_colour,) * 4,
        claimed=(NOWHERE,) * len(content.rules.patronage_rewards),
    )


def _new_seat(content: Content, options: Options, index: int) -> Seat:
    """P3; the automa, always last, has no resources (U1)."""
    if index >= options.seats:
        return Seat(index=index, is_automa=True, guilders=0, markers=content.rules.automa_start)
    return Seat(index=index, is_automa=False, guilders=content.rules.start_guilders, markers=None)


def _first_seat(table: Table) -> int:
    """S4: the automa in round 1; otherwise whom the table says, or anybody at random."""
    if table.automa is not None:
        return table.automa.index
    chosen = table.options.first_seat
    return draw(table, len(table.seats)) if chosen is None else chosen


def _shuffle_decks(table: Table) -> None:
    """P1, S3: with two seats the white-lined gears leave the game first."""
    content = table.content
    white = content.seat_counts[table.options.seat_count].white_gears
    table.gears_removed = tuple(gear.id for gear in content.gears.values() if gear.line == "white" and not white)
    gears = [gear for gear in content.gears if gear not in table.gears_removed]
    table.printing_pile = Pile(shuffled(table, tuple(content.printing)), ())
    table.refinement_pile = Pile(shuffled(table, tuple(content.refinement)), ())
    table.specialty_pile = Pile(shuffled(table, tuple(content.specialty)), ())
    table.gears_pile = Pile(shuffled(table, gears), ())


def _fill_board(table: Table, events: Events) -> None:
    """P1: every space, and the patronage cards of the game."""
    refill(table, events)
    spaces = len(table.content.seat_counts[table.options.seat_count].patronage_rounds)
    patronage = shuffled(table, tuple(table.content.patronage))
    table.patronage_row, table.patronage_removed = patronage[:spaces], patronage[spaces:]


def _lay_out_draft(table: Table) -> None:
    """P2: one fewer of each with the automa."""
    pool = table.content.seat_counts[table.options.seat_count].draft_pool - table.options.automa
    table.draft_printing = draw_cards(table, "printing", pool, [])
    table.draft_refinement = draw_cards(table, "refinement", pool, [])


def _set_up_automa(table: Table) -> None:
    """U2: four planning cards go aside unseen."""
    if table.automa is not None:
        cards = shuffled(table, tuple(table.content.planning))
        aside = table.content.rules.planning_cards_aside
        table.planning_aside, table.planning_deck = cards[:aside], cards[aside:]
