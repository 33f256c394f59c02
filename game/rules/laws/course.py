"""Laws of the course of a game: how it was set up, where it stands, whose turn comes next, and how it ended."""

from collections.abc import Iterator, Sized

from game.rules import decisions as ask
from game.rules.chance import entropy_of
from game.rules.laws.record import Law
from game.rules.laws.seats import MOST_FAME
from game.rules.names import ACTION_INDEX, ACTIONS, NOWHERE, Phase
from game.rules.phases.planning import play_order
from game.rules.phases.round_end import turn_order
from game.rules.progress import people
from game.rules.scoring import score_sheets
from game.rules.setup import check_options
from game.rules.state import Table

MOST_MOVES = 1_000_000
"""No game has more moves than this."""

MOST_TOTAL = 2 * MOST_FAME
"""Of final scores, with whatever cards."""

LONGEST_SEED = 63  # bits

PATRONAGE = ACTION_INDEX["patronage"]

BEFORE_ROUND_2: tuple[Phase, ...] = ("characters", "draft", "types")
PASSING: tuple[Phase, ...] = ("turn_gears", "round_end")
"""Phases in which no game waits for anybody."""

# the set-up


def _setup(table: Table) -> Iterator[str]:
    """S1, S2: seats in all; the automa is the last one."""
    try:
        check_options(table.options)
    except ValueError as error:
        yield str(error)
        return
    wanted = [(index, index >= table.options.seats) for index in range(table.options.seat_count)]
    if [(seat.index, seat.is_automa) for seat in table.seats] != wanted:
        yield f"seats: {[(seat.index, seat.is_automa) for seat in table.seats]}"
    if not 0 <= table.seed < 1 << LONGEST_SEED or table.entropy != entropy_of(table.seed):
        yield f"seed and entropy: {table.seed} {table.entropy}"


def _turn_order(table: Table) -> Iterator[str]:
    """S4: clockwise from the first player."""
    count = len(table.seats)
    if not 0 <= table.first < count or table.turn_order != turn_order(table.first, count):
        yield f"first player and turn order: {table.first} {table.turn_order}"


def _numbers(table: Table) -> Iterator[str]:
    """How far the game is, within its bounds."""
    rules = table.content.rules
    if not 0 <= table.number <= MOST_MOVES:
        yield f"number: {table.number}"
    if not 1 <= table.round <= rules.rounds:
        yield f"round: {table.round} of {rules.rounds}"
    most = 4 * rules.inks_per_colour + sum(map(len, _all_cards(table)))  # of one shuffle of everything
    if not 0 <= table.draws <= 2 * most * (table.number + 1):
        yield f"draws: {table.draws} after {table.number} moves"


def _all_cards(table: Table) -> tuple[Sized, ...]:
    content = table.content
    decks = (content.printing, content.refinement, content.specialty, content.gears, content.patronage)
    return (*decks, content.planning, content.characters)


def _phase(table: Table) -> Iterator[str]:
    """§3, §4: a phase in which somebody decides; the set-up comes before round 1."""
    set_up = table.phase in BEFORE_ROUND_2
    if table.phase in PASSING or (set_up and table.round > 1):
        yield f"phase: {table.phase} in round {table.round}"
    if table.phase == "characters" and not table.options.characters:
        yield "characters are chosen in a game without them"
    if not (0 <= table.action < len(ACTIONS) if table.phase == "actions" else table.action == -1):
        yield f"action: {table.action} in {table.phase}"


# the course of a round


def _action_orders(table: Table) -> Iterator[str]:
    """L3: once nothing shifts any more, as the markers say."""
    orders: tuple[tuple[int, ...], ...] = ()
    if table.phase in ("actions", "fulfilment", "over"):
        markers = tuple(seat.markers for seat in table.seats if seat.markers is not None)
        orders = tuple(play_order(markers, table.turn_order, action) for action in range(len(ACTIONS)))
    if table.action_orders != orders:
        yield f"action_orders: {table.action_orders} in {table.phase}"


def order_of_phase(table: Table) -> tuple[int, ...]:
    """The seats that have a turn in this phase, in order: one for each turn."""
    order = people(table)
    match table.phase:
        case "draft":  # P5
            turns = range(table.content.rules.draft_rounds)
            return tuple(seat for turn in turns for seat in (order if turn % 2 == 0 else order[::-1]))
        case "reveal":
            return table.turn_order
        case "actions":
            return table.action_orders[table.action]
        case "planning" | "over":
            return ()
    return order


def _queue(table: Table) -> Iterator[str]:
    """E1, F1: who is still to come is the end of the order, after the seat whose turn it is."""
    order, waiting = order_of_phase(table), len(table.queue)
    has_turn = waiting < len(order) or table.phase in ("planning", "over")
    if not has_turn or table.queue != order[len(order) - waiting :]:
        yield f"queue: {table.queue} of {order} in {table.phase}"


def _claims(table: Table) -> Iterator[str]:
    """M1, N3: whoever had a turn for patronage in this round claimed one space at most."""
    owners = [owner for owner in table.claimed if owner != NOWHERE]
    had_turn: tuple[int, ...] = ()
    if table.phase in ("fulfilment", "over"):
        had_turn = table.action_orders[PATRONAGE]
    elif table.action == PATRONAGE:
        order = table.action_orders[PATRONAGE]
        waits = len(table.queue) + (type(table.stack[0]) is ask.ActionTurn if table.stack else 0)
        had_turn = order[: len(order) - waits]
    if len(set(owners)) < len(owners) or not set(owners) <= set(had_turn):
        yield f"claimed: {table.claimed}, and a turn had {had_turn}"


# the end


def _no_scores_yet(table: Table) -> Iterator[str]:
    """Z1, Z2: a sheet for each person, and only at the end; its sum is right."""
    if table.phase != "over":
        if table.scores:
            yield f"scores in {table.phase}"
        return
    if [sheet.seat for sheet in table.scores] != sorted(people(table)):
        yield f"scores: {table.scores}"
        return
    for sheet in table.scores:
        parts = (sheet.track, sheet.specialties, sheet.patronage, sheet.guilders)
        within = min(parts) >= 0 and 1 <= sheet.rank <= len(table.scores)
        seat = table.seats[sheet.seat]
        same = (sheet.track, sheet.types, sheet.inks) == (seat.fame, sum(seat.types), sum(seat.inks))
        if sum(parts) != sheet.total or sheet.total > MOST_TOTAL or not within or not same:
            yield f"scores: {sheet}"


def _scores(table: Table) -> Iterator[str]:
    """Z1, Z2: what the table is worth."""
    if table.phase == "over" and table.scores != score_sheets(table):
        yield f"scores: {table.scores}"


SETUP: tuple[Law, ...] = (
    Law(
        "setup",
        "Two to four seats, and the chance of one seed",
        ("options", "seed", "entropy", "seats.index", "seats.is_automa"),
        _setup,
    ),
    Law("setup", "Turns go clockwise from the first player", ("first", "turn_order"), _turn_order),
    Law("course", "A game has a last round and a last move", ("number", "round", "draws"), _numbers),
    Law("course", "Somebody decides in a phase", ("phase", "action"), _phase),
)

LAWS: tuple[Law, ...] = (
    Law("course", "The order of play follows from the markers", ("action_orders",), _action_orders),
    Law("course", "Those still to come are the end of the order", ("queue",), _queue),
    Law("board", "A seat claims one reward a round, in its turn", ("claimed",), _claims),
    Law("scores", "Each person has a sheet at the end, whose sum is right", ("scores",), _no_scores_yet),
    Law("scores", "Scores are what the table is worth", ("scores",), _scores, of_cards=True),
)
