"""Laws of what a seat holds: within the numbers of the rules, and no more than could be earned until now."""

from collections.abc import Callable, Iterator

from game.rules.abilities import has
from game.rules.gears import SECTORS
from game.rules.laws.record import Law
from game.rules.names import Ability
from game.rules.state import Seat, Table

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


def _fame_earned(table: Table, seat: Seat) -> Iterator[str]:
    if seat.fame > (most := most_fame(table, seat)):
        yield f"fame: {seat.fame}, and {most} is the most by now"


def most_guilders(table: Table, seat: Seat) -> int:
    """More guilders than a seat can have been paid by now."""
    rules, top = table.content.rules, table.content.rules.level_at_top_guilders
    paid = max(card.guilders for card in table.content.printing.values())
    bonus = max(card.bonus_count * (card.bonus == "guilders") for card in table.content.refinement.values())
    gears = rules.gear_uses_per_round * max(rules.scrap_guilders, top)
    actions = 2 * top + max(rules.patronage_guilders, top)
    return rules.start_guilders + seat.orders_fulfilled * (paid + max(bonus, top)) + table.round * (gears + actions)


def _guilders_earned(table: Table, seat: Seat) -> Iterator[str]:
    if seat.guilders > (most := most_guilders(table, seat)):
        yield f"guilders: {seat.guilders}, and {most} is the most by now"


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


LAWS: tuple[Law, ...] = (
    Law("markers", "Markers follow the turn order", ("seats.marker_count",), _marker_counts),
    Law("markers", "Markers lie on actions, or are planned", ("seats.markers", "seats.plan"), _of_each(_markers)),
    Law("levels", "Levels are 0 to VI, the disk follows them", ("seats.levels", "seats.disk"), _of_each(_levels)),
    Law(
        "characters",
        "Only its character does what a character can",
        ("seats.wild", "seats.swapped_levels"),
        _of_each(_abilities),
        of_cards=True,
    ),
    Law("fame", "Fame can be shown", ("seats.fame",), _of_each(_range("fame", MOST_FAME))),
    Law("guilders", "Guilders can be shown", ("seats.guilders",), _of_each(_range("guilders", MOST_GUILDERS))),
    Law("types", "Types can be shown", ("seats.types",), _of_each(_types)),
    Law("orders", "Orders have slots", ("seats.orders", "seats.orders_fulfilled"), _of_each(_orders)),
    Law("cards", "A patronage card a round", ("seats.patronage",), _of_each(_patronage)),
    Law("gears", "Gears are on axles and used in turn", ("seats.gears", "seats.gear_uses"), _of_each(_gears)),
    Law("fame", "Fame was earned", ("seats.fame",), _of_each(_fame_earned), of_cards=True),
    Law("guilders", "Guilders were earned", ("seats.guilders",), _of_each(_guilders_earned), of_cards=True),
    Law("types", "Types were paid for", ("seats.types",), _of_each(_types_paid), of_cards=True),
)
