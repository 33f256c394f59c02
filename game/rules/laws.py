"""The laws (C1, C2, R5): what holds in every state of a game, whoever played it, in one table.

They are the only judge of a state that was not played here, such as one in a file: what breaks none of them can be
shown and played on. They know nothing of how moves are made.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence, Sized
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from game.rules import gear_rewards, planning, rewards, round_end, scoring, setup
from game.rules import moves as mv
from game.rules.chance import add, counted, entropy_of, pile_of
from game.rules.gears import SECTORS
from game.rules.names import ACTION_INDEX, ACTIONS, CARD_KINDS, INK_INDEX, NOWHERE, Ability, CardKind, Phase
from game.rules.progress import people
from game.rules.state import Seat, Table, has

LawCode: TypeAlias = Literal[
    "setup", "board", "cards", "inks", "characters", "markers", "levels", "fame", "guilders", "types", "orders",
    "gears", "course", "questions", "scores",
]  # fmt: skip
"""What can be wrong with a state; `game.client.text.save_text` says it."""


class Law(NamedTuple):
    """What holds in every state of a game.

    `broken` tells each way in which a table breaks it, in words for a developer. It may rely on all laws before it in
    the table of laws.
    """

    code: LawCode
    subject: str
    broken: Callable[[Table], Iterator[str]]
    of_cards: bool = False  # it holds only for the cards and numbers with which all of the game was played


class BrokenLaw(NamedTuple):
    """A law that a table breaks, and how."""

    code: LawCode
    text: str


# Laws of conservation: every card, gear, character and ink is somewhere, exactly once (C1, C2, R5).


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
        drawn = [gear for top in table.stack if type(top) is mv.InstallingDrawn for gear in top.gears]
        return [*table.gears_removed, *(gear.gear for seat in table.seats for gear in seat.gears), *drawn]
    place = ORDER_CARDS.index(kind)
    held = [order[place] for seat in table.seats for order in seat.orders]
    drawn = [card for top in table.stack if type(top) is mv.KeepingOrder for card in getattr(top, kind)]
    return [*getattr(table, f"draft_{kind}"), *held, *drawn]


def _cards(table: Table) -> Iterator[str]:
    for kind in CARD_KINDS:
        pile = pile_of(table, kind)
        row = [card for card in getattr(table, f"{kind}_row") if card is not None]
        yield from _differs(kind, [*pile.deck, *pile.discard, *row, *_held(table, kind)], getattr(table.content, kind))
    patrons = [card for card in table.patronage_row if card is not None]
    taken = [card for seat in table.seats for card in seat.patronage]
    yield from _differs("patronage", [*patrons, *taken, *table.patronage_removed], table.content.patronage)


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
    chooser = table.stack[0].seat if table.stack and type(table.stack[0]) is mv.KeepingCharacter else NOWHERE
    if any(bool(seat.drawn_characters) is not (seat.index == chooser) for seat in table.seats):
        yield f"drawn characters: {drawn}"
    undrawn = set(table.content.characters).difference(seen)
    left = undrawn if table.phase == "characters" or not table.options.characters else ()
    yield from _differs("characters", [*seen, *left], table.content.characters)
    for seat in table.seats:
        if seat.is_automa and seat.character:
            yield "the automa has a character"


# Laws of what a seat holds: within the numbers of the rules, and no more than could be earned until now.


MOST_FAME = MOST_GUILDERS = 9_999
"""With whatever cards: what can be shown."""

MOST_TYPES = 150
"""The 150th type alone costs more guilders than a seat earns in a game."""


def _of_each(check: Callable[[Table, Seat], Iterator[str]]) -> Callable[[Table], Iterator[str]]:
    """The check of a table that checks each of its seats."""

    def broken(table: Table) -> Iterator[str]:
        for seat in table.seats:
            yield from (f"seat {seat.index} {text}" for text in check(table, seat))

    return broken


# markers


def _marker_counts(table: Table) -> Iterator[str]:
    """P3, N4: in turn order."""
    counts = tuple(table.seats[index].marker_count for index in table.turn_order)
    if counts != table.content.rules.markers_by_turn[: len(table.seats)]:
        yield f"markers by turn order: {counts}"


def _markers(table: Table, seat: Seat) -> Iterator[str]:
    """L1, L2, U9: all of a seat's markers; a person's only from the reveal to the end of the round."""
    for name, markers in (("markers", seat.markers), ("plan", seat.plan)):
        if markers is not None and (sum(markers) != seat.marker_count or min(markers) < 0):
            yield f"{name}: {markers} of {seat.marker_count}"
    most = table.content.rules.most_markers_on_action
    if (not seat.is_automa and max(seat.markers or (0,)) > most) or max(seat.plan or (0,)) > most:
        yield f"has more than {most} markers on an action: {seat.markers} {seat.plan}"
    revealed = table.phase in ("reveal", "shift", "actions", "fulfilment", "over")
    if (seat.markers is not None) is not (revealed or seat.is_automa):
        yield f"markers in {table.phase}: {seat.markers}"
    if seat.plan is not None and (table.phase != "planning" or seat.is_automa):
        yield f"plan in {table.phase}: {seat.plan}"


# levels


def _levels(table: Table, seat: Seat) -> Iterator[str]:
    """D2, D3: 0 to the top; the disk has passed all that the highest level ever reached gave."""
    rules = table.content.rules
    if min(seat.levels) < 0 or max(seat.levels) > rules.top_level:
        yield f"levels: {seat.levels}"
    reached = sum(step.level <= max(seat.levels) for step in rules.reward_track)
    if not reached <= seat.disk <= len(rules.reward_track):
        yield f"disk: {seat.disk} with levels {seat.levels}"


def _abilities(table: Table, seat: Seat) -> Iterator[str]:
    """T2, A3: what only a character's ability does."""
    done: tuple[tuple[Ability, bool], ...] = (("caxton", seat.wild is not None), ("plantin", seat.swapped_levels))
    for ability, used in done:
        if used and not has(table.content, seat, ability):
            yield f"uses {ability} without it"


# fame, guilders, types


def _range(name: str, most: int) -> Callable[[Table, Seat], Iterator[str]]:
    def broken(table: Table, seat: Seat) -> Iterator[str]:
        """0 to the most that can be shown; the automa owns nothing (U1)."""
        have = getattr(seat, name)
        if not 0 <= have <= (0 if seat.is_automa else most):
            yield f"{name}: {have}"

    return broken


def most_fame(table: Table, seat: Seat) -> int:
    """More fame than a seat can have by now: each order and each use of a gear at its best."""
    rules = table.content.rules
    card = max(
        card.colour_fame + card.decoration_fame + card.bonus_count * (card.bonus == "fame")
        for card in table.content.refinement.values()
    )
    order = card + rules.gear_uses_per_round * rules.bonus_gear_fame
    gears = rules.gear_uses_per_round * max(table.round, rules.scrap_fame)
    return seat.orders_fulfilled * order + table.round * (gears + rules.tory_fame)


def most_guilders(table: Table, seat: Seat) -> int:
    """More guilders than a seat can have been paid by now."""
    rules, top = table.content.rules, table.content.rules.level_at_top_guilders
    paid = max(card.guilders for card in table.content.printing.values())
    bonus = max(card.bonus_count * (card.bonus == "guilders") for card in table.content.refinement.values())
    gears = rules.gear_uses_per_round * max(rules.scrap_guilders, top)
    actions = 2 * top + max(rules.patronage_guilders, top)
    return rules.start_guilders + seat.orders_fulfilled * (paid + max(bonus, top)) + table.round * (gears + actions)


def _earned(name: str, most_by_now: Callable[[Table, Seat], int]) -> Callable[[Table, Seat], Iterator[str]]:
    def broken(table: Table, seat: Seat) -> Iterator[str]:
        have, most = getattr(seat, name), most_by_now(table, seat)
        if have > most:
            yield f"{name}: {have}, and {most} is the most by now"

    return broken


def _types(table: Table, seat: Seat) -> Iterator[str]:
    """C2 sets no limit, the prices do (A1)."""
    if min(seat.types) < 0 or sum(seat.types) > (0 if seat.is_automa else MOST_TYPES):
        yield f"types: {seat.types}"


def _types_paid(table: Table, seat: Seat) -> Iterator[str]:
    """A1, A5: all but those that were free were paid for, at the least with a discount."""
    rules = table.content.rules
    free = rules.start_types + sum(step.reward == "type" for step in rules.reward_track)
    paid = max(0, sum(seat.types) - free - rules.discount_guilders)
    if paid * (paid + 1) // 2 > most_guilders(table, seat):
        yield f"types: {seat.types} are more than could be paid for"


# orders, gears


def _orders(table: Table, seat: Seat) -> Iterator[str]:
    """O2, F1: four at most, and each round no more are fulfilled."""
    slots = table.content.rules.order_slots
    if len(seat.orders) > slots or (seat.is_automa and seat.orders):
        yield f"orders: {seat.orders}"
    rounds = table.round if table.phase in ("fulfilment", "over") else table.round - 1
    if not 0 <= seat.orders_fulfilled <= (0 if seat.is_automa else slots * rounds):
        yield f"orders_fulfilled: {seat.orders_fulfilled} in round {table.round}"


def _patronage(table: Table, seat: Seat) -> Iterator[str]:
    """M2: a card for each turn in the action at most."""
    if len(seat.patronage) > (0 if seat.is_automa else table.round):
        yield f"patronage: {seat.patronage}"


def _gears(table: Table, seat: Seat) -> Iterator[str]:
    """G2, G3, G7: three axles, three sectors, three uses; a gear twice at most (`schoffer`)."""
    rules = table.content.rules
    if len(seat.gears) > (0 if seat.is_automa else rules.axles):
        yield f"gears: {seat.gears}"
    if any(not 0 <= gear.sector < SECTORS or not 0 <= gear.used <= 2 for gear in seat.gears):
        yield f"gears: {seat.gears}"
    if not sum(gear.used for gear in seat.gears) <= seat.gear_uses <= rules.gear_uses_per_round:
        yield f"gear_uses: {seat.gear_uses} {seat.gears}"
    if table.phase not in ("planning", "reveal", "shift", "actions", "fulfilment", "over") and seat.gear_uses:
        yield f"gear_uses in {table.phase}: {seat.gear_uses}"


# Laws of the course of a game: how it was set up, where it stands, whose turn comes next, and how it ended.


MOST_MOVES = 1_000_000
"""No game has more moves than this."""

MOST_TOTAL = 2 * MOST_FAME
"""Of final scores, with whatever cards."""

LONGEST_SEED = 63  # bits

PATRONAGE = ACTION_INDEX["patronage"]


# the set-up


def _setup(table: Table) -> Iterator[str]:
    """S1, S2: seats in all; the automa is the last one."""
    try:
        setup.check_options(table.options)
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
    if not 0 <= table.first < count or table.turn_order != round_end.turn_order(table.first, count):
        yield f"first player and turn order: {table.first} {table.turn_order}"


def _numbers(table: Table) -> Iterator[str]:
    """How far the game is, within its bounds."""
    content, rules = table.content, table.content.rules
    if not 0 <= table.number <= MOST_MOVES:
        yield f"number: {table.number}"
    if not 1 <= table.round <= rules.rounds:
        yield f"round: {table.round} of {rules.rounds}"
    decks: tuple[Sized, ...] = (content.printing, content.refinement, content.specialty, content.gears)
    cards = sum(map(len, (*decks, content.patronage, content.planning, content.characters)))
    most = 4 * rules.inks_per_colour + cards  # of one shuffle of everything
    if not 0 <= table.draws <= 2 * most * (table.number + 1):
        yield f"draws: {table.draws} after {table.number} moves"


def _phase(table: Table) -> Iterator[str]:
    """§3, §4: a phase in which somebody decides; the set-up comes before round 1."""
    set_up = table.phase in mv.BEFORE_ROUND_1
    passing = table.phase in ("turn_gears", "round_end")
    if passing or (set_up and table.round > 1):
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
        orders = tuple(planning.play_order(markers, table.turn_order, action) for action in range(len(ACTIONS)))
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
        waits = len(table.queue) + (type(table.stack[0]) is mv.ActionTurn if table.stack else 0)
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
    if table.phase == "over" and table.scores != scoring.score_sheets(table):
        yield f"scores: {table.scores}"


# Laws of the open questions: who is asked what, and that there is an answer.


Check: TypeAlias = Callable[[Table, Seat, Any], bool]
"""Whether a seat may be asked this question, with these choices."""

TURNS: dict[type[mv.Decision], Phase] = {
    mv.KeepingCharacter: "characters",
    mv.Drafting: "draft",
    mv.ChoosingTypes: "types",
    mv.NamingColour: "wild_colour",
    mv.Planning: "planning",
    mv.RevealingPlan: "reveal",
    mv.ShiftingMarker: "shift",
    mv.ActionTurn: "actions",
    mv.FulfilTurn: "fulfilment",
}
"""The question that opens a turn in each phase. All others are asked within a turn."""

WAITING = (*mv.OPEN_DECISIONS, mv.Advances, mv.InstallingDrawn, *mv.CHOICES)
"""Questions that may lie below another one."""
OPENED = tuple(kind for kind in mv.CHOICES if kind is not mv.Rewards)
"""Questions of which a turn opens one, and each gear that is used while it waits one more (A4)."""


def _always(table: Table, seat: Seat, asked: Any) -> bool:
    return True


def _distinct(choices: Sequence[object]) -> bool:
    """At least one, each once."""
    return 0 < len(choices) == len(set(choices))


def most_inks(table: Table) -> int:
    """The most inks of choice that come at once: from patronage, an order, or `one_for_two`."""
    bonus = max(card.bonus_count * (card.bonus == "inks") for card in table.content.refinement.values())
    return max(2, table.content.rules.patronage_inks, bonus)


def _installing(table: Table, seat: Seat, asked: mv.InstallingDrawn) -> bool:
    fits = len(seat.gears) + max(1, asked.left) <= table.content.rules.axles
    return bool(asked.gears) and asked.left >= 0 and fits


def _rewards(table: Table, seat: Seat, asked: mv.Rewards) -> bool:
    most = {"inks": most_inks(table), "advance": 1, "order": 1, "type": 1}
    sound = all(1 <= reward.amount <= most.get(reward.kind, 0) for reward in asked.rewards)
    least = 2 if table.stack[-1] is asked else 1  # rewards that are all alike are settled at once
    return sound and len(asked.rewards) <= table.content.rules.order_slots and len(set(asked.rewards)) >= least


AT_ANY_TIME = (
    *(mv.ChoosingTypes, mv.NamingColour, mv.Planning, mv.ShiftingMarker, mv.FulfilTurn, mv.ChoosingFreeType),
    *(mv.OfferingOrder, mv.SwappingInk, mv.SwappingType, mv.ScrappingType),
)
CHECKS: dict[type[mv.Decision], Check] = {
    **dict.fromkeys(AT_ANY_TIME, _always),
    mv.KeepingCharacter: lambda table, seat, asked: (
        0 < len(seat.drawn_characters) <= table.content.rules.characters_drawn and seat.character is None
    ),
    mv.InstallingDrawn: _installing,
    mv.StartingLevels: lambda table, seat, asked: not any(seat.levels),
    mv.Drafting: lambda table, seat, asked: bool(table.draft_printing and table.draft_refinement),
    mv.RevealingPlan: lambda table, seat, asked: seat.is_automa,
    mv.ActionTurn: lambda table, seat, asked: asked.action == ACTIONS[table.action],
    mv.ChoosingInk: lambda table, seat, asked: 1 <= asked.left <= most_inks(table),
    mv.ChoosingAdvance: lambda table, seat, asked: not asked.among or _distinct(asked.among),
    mv.KeepingOrder: lambda table, seat, asked: (
        bool(asked.printing and asked.refinement) and len(seat.orders) < table.content.rules.order_slots
    ),
    mv.ReturningInk: lambda table, seat, asked: _distinct(asked.among),
    mv.BuyingDiscounted: lambda table, seat, asked: _distinct(asked.letters),
    mv.Advances: lambda table, seat, asked: 1 <= len(asked.specialties) <= 2 and table.stack[-1] is not asked,
    mv.Rewards: _rewards,
}
"""One entry for each question."""

ANSWERABLE: dict[type[mv.Decision], Check] = {
    mv.ChoosingInk: lambda table, seat, asked: any(table.bag),
    mv.OfferingOrder: lambda table, seat, asked: rewards.can_have_order(table),
    mv.SwappingInk: lambda table, seat, asked: gear_rewards.swappable(table, seat),
    mv.SwappingType: lambda table, seat, asked: any(seat.types),
    mv.ScrappingType: lambda table, seat, asked: any(seat.types),
    mv.ReturningInk: lambda table, seat, asked: any(seat.inks[INK_INDEX[ink]] for ink in asked.among),
    mv.BuyingDiscounted: lambda table, seat, asked: gear_rewards.can_buy_discounted(table, seat),
}
"""Questions whose last answer a free move can take away: only the one on top is known to have one (A4, R3)."""


def _asked(table: Table) -> Iterator[str]:
    """E1: the lowest question is that of the turn, or was asked within it."""
    if table.phase == "over":
        if table.stack:
            yield f"stack at the end: {table.stack}"
        return
    if not table.stack:
        yield f"nobody is asked in {table.phase}"
        return
    lowest = table.stack[0]
    turn = TURNS.get(type(lowest))
    within = turn is None and table.phase in ("characters", "actions")  # a turn that is used up
    order = order_of_phase(table)
    seat = -1 if table.phase == "planning" else order[len(order) - len(table.queue) - 1]
    if not (within or turn == table.phase) or lowest.seat != seat:
        yield f"{lowest} in {table.phase}, where seat {seat} is asked"
    elif table.phase == "planning" and not any(seat.plan is None and not seat.is_automa for seat in table.seats):
        yield "all plans are made"


def _stack(table: Table) -> Iterator[str]:
    """A4: what is asked within a turn is asked of one seat, one thing after the other."""
    kinds = [type(asked) for asked in table.stack]
    if any(kind in TURNS for kind in kinds[1:]) or any(kind not in WAITING for kind in kinds[:-1]):
        yield f"asked out of turn: {table.stack}"
    if table.phase != "characters" and any(kind in (mv.InstallingDrawn, mv.StartingLevels) for kind in kinds):
        yield f"asked after the set-up: {table.stack}"
    if table.phase == "characters" and any(kind in get_args(mv.GearQuestion) for kind in kinds):
        yield f"asked before round 1: {table.stack}"
    within = [asked.seat for asked in table.stack if type(asked) not in TURNS]
    if len(set(within)) > 1 or any(not 0 <= seat < table.options.seats for seat in within):
        yield f"seats: {table.stack}"


def _opened(table: Table) -> Iterator[str]:
    """A4: a kind may be asked again only where gears were used inside a choice, and one order comes after the other."""
    kinds = [type(asked) for asked in table.stack]
    once = [kind for kind in kinds if kind not in OPENED or kind is mv.KeepingOrder]
    opened = [asked for asked in table.stack if isinstance(asked, OPENED)]
    if len(set(once)) < len(once) or (opened and len(opened) > 1 + table.seats[opened[0].seat].gear_uses):
        yield f"asked twice: {table.stack}"
    if mv.KeepingOrder in kinds and mv.OfferingOrder in kinds[kinds.index(mv.KeepingOrder) :]:
        yield f"two orders at once: {table.stack}"


def _choices(table: Table) -> Iterator[str]:
    """Every question can be answered."""
    for asked in table.stack:
        checks = [CHECKS[type(asked)], *([ANSWERABLE.get(type(asked), _always)] if asked is table.stack[-1] else [])]
        if not all(check(table, table.seats[asked.seat], asked) for check in checks):
            yield f"no answer to {asked}"


LAWS: tuple[Law, ...] = (
    # the set-up
    Law("setup", "Two to four seats, and the chance of one seed", _setup),
    Law("setup", "Turns go clockwise from the first player", _turn_order),
    Law("course", "A game has a last round and a last move", _numbers),
    Law("course", "Somebody decides in a phase", _phase),
    # what is somewhere, exactly once
    Law("board", "Every row has the spaces of the board", _spaces),
    Law("cards", "As many cards are laid out as will be drafted", _draft),
    Law("cards", "Every card and gear is somewhere, once", _cards),
    Law("cards", "The white-lined gears leave a game of two", _gears_removed, of_cards=True),
    Law("cards", "Every planning card is somewhere, once", _planning_cards),
    Law("inks", "Every ink is somewhere", _inks),
    Law("characters", "Every character is somewhere, once", _characters),
    # what a seat holds
    Law("markers", "Markers follow the turn order", _marker_counts),
    Law("markers", "Markers lie on actions, or are planned", _of_each(_markers)),
    Law("levels", "Levels are 0 to VI, the disk follows them", _of_each(_levels)),
    Law("characters", "Only its character does what a character can", _of_each(_abilities), of_cards=True),
    Law("fame", "Fame can be shown", _of_each(_range("fame", MOST_FAME))),
    Law("guilders", "Guilders can be shown", _of_each(_range("guilders", MOST_GUILDERS))),
    Law("types", "Types can be shown", _of_each(_types)),
    Law("orders", "Orders have slots", _of_each(_orders)),
    Law("cards", "A patronage card a round", _of_each(_patronage)),
    Law("gears", "Gears are on axles and used in turn", _of_each(_gears)),
    Law("fame", "Fame was earned", _of_each(_earned("fame", most_fame)), of_cards=True),
    Law("guilders", "Guilders were earned", _of_each(_earned("guilders", most_guilders)), of_cards=True),
    Law("types", "Types were paid for", _of_each(_types_paid), of_cards=True),
    # the course of a game
    Law("course", "The order of play follows from the markers", _action_orders),
    Law("course", "Those still to come are the end of the order", _queue),
    Law("board", "A seat claims one reward a round, in its turn", _claims),
    Law("scores", "Each person has a sheet at the end, whose sum is right", _no_scores_yet),
    Law("scores", "Scores are what the table is worth", _scores, of_cards=True),
    # the open questions
    Law("questions", "The seat whose turn it is is asked", _asked),
    Law("questions", "One seat is asked, one thing after the other", _stack),
    Law("questions", "Each gear that is used asks one thing more", _opened),
    Law("questions", "Every question can be answered", _choices),
)
"""Each may rely on those before it."""

LONGEST = 300  # letters of what is told of a broken law


def _broken(table: Table, *, cards_known: bool) -> Iterator[BrokenLaw]:
    """Each way in which a table breaks the first law that it breaks."""
    for law in LAWS:
        if cards_known or not law.of_cards:
            texts = list(law.broken(table))
            if texts:
                yield from (BrokenLaw(law.code, text[:LONGEST]) for text in texts)
                return


def violations(table: Table) -> list[str]:
    """How the table breaks the first law that it breaks, in words for a developer; empty where all is well."""
    return [broken.text for broken in _broken(table, cards_known=True)]


def broken_law(table: Table, *, cards_known: bool = True) -> BrokenLaw | None:
    """The first law that a table breaks, or None.

    Without `cards_known` a part of the game may have been played with other cards, so what nobody can earn with
    those of today is no fault.
    """
    return next(_broken(table, cards_known=cards_known), None)
