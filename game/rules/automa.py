"""The automa (§8): it blocks, it never scores."""

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import add, counted, discard_cards, shuffled
from game.rules.characters import shifted
from game.rules.holdings import Events
from game.rules.names import ACTION_INDEX, ACTIONS, NOTHING, NOWHERE, Action, CardKind, Counts, Markers
from game.rules.state import Seat, Table


def extreme(markers: Markers, end: str, centre: int) -> int:
    """U3, U4: the action with the fewest ("min") or most ("max") markers; ties start at the centre and go down."""
    wanted = min(markers) if end == "min" else max(markers)
    return next(index for step in range(5) if markers[index := (centre + step) % 5] == wanted)


def planned_shift(markers: Markers, source: str, target: str, centre: int, most: int) -> tuple[int, int] | None:
    """U3, U5: the actions that a marker leaves and enters, or None where the move does nothing."""
    start, end = (ACTION_INDEX.get(name, -1) for name in (source, target))  # type: ignore[call-overload]
    start = extreme(markers, source, centre) if start < 0 else start
    end = extreme(markers, target, centre) if end < 0 else end
    if not markers[start]:
        start, end = end, start
    if start == end or not markers[start] or markers[end] >= most:
        return None
    return start, end


def do_reveal(table: Table, seat: Seat, move: mv.RevealPlan, asked: mv.Decision, events: Events) -> None:
    """U3: reveal the top planning card and apply its moves in order."""
    card_id, table.planning_deck = table.planning_deck[0], table.planning_deck[1:]
    table.planning_card = card_id
    table.planning_used += (card_id,)
    card = table.content.planning[card_id]
    assert seat.markers is not None
    applied: list[tuple[Action, Action] | None] = []
    for source, target in card.moves:
        most = table.content.rules.most_markers_on_action
        shift = planned_shift(seat.markers, source, target, ACTION_INDEX[card.centre], most)
        if shift:
            seat.markers = shifted(seat.markers, *shift)
        applied.append((ACTIONS[shift[0]], ACTIONS[shift[1]]) if shift else None)
    events.append(ev.AutomaPlanned(seat.index, card_id, card.moves, tuple(applied), seat.markers))


def give_markers(table: Table, seat: Seat, change: int) -> None:
    """U9: owed markers come off the fullest action, due ones go one by one to the emptiest."""
    assert seat.markers is not None and table.planning_card is not None
    centre = ACTION_INDEX[table.content.planning[table.planning_card].centre]
    for _ in range(abs(change)):
        action = extreme(seat.markers, "min" if change > 0 else "max", centre)
        counts = list(seat.markers)
        counts[action] += 1 if change > 0 else -1
        seat.markers = (counts[0], counts[1], counts[2], counts[3], counts[4])


class Search:
    """U6: the shuffled execution cards of one action, turned up one by one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left: tuple[int, ...] = shuffled(table, table.content.execution)
        self.log: list[tuple[int, ...]] = []

    def find(self, has_something: list[bool]) -> int | None:
        """B1: the space (from 0) that a number names first and that still has something, or None if none has."""
        shown: list[int] = []
        found: int | None = None
        while found is None and any(has_something):
            if not self.left:
                self.left = shuffled(self.table, self.table.content.execution)
            number, self.left = self.left[0], self.left[1:]
            shown.append(number)
            if number <= len(has_something) and has_something[number - 1]:
                found = number - 1
        self.log.append(tuple(shown))
        return found


def _take_card(table: Table, kind: CardKind, search: Search, events: Events) -> tuple[str, ...]:
    row = getattr(table, f"{kind}_row")
    space = search.find([card is not None for card in row])
    if space is None:
        return ()
    table.take_from_row(kind, row[space])
    discard_cards(table, kind, (row[space],), events)
    return (row[space],)


def _take_set(table: Table, search: Search) -> Counts:
    sets = table.ink_sets
    space = search.find([any(inks) for inks in sets])
    if space is None:
        return NOTHING
    inks = counted(sets[space])
    table.bag = add(table.bag, inks)
    table.ink_sets = (*sets[:space], (None,) * len(sets[space]), *sets[space + 1 :])
    return inks


def open_patronage(table: Table, space: int) -> bool:
    """M2: True if the round marker has reached or passed this card's space, and a card is there."""
    opens = table.content.seat_counts[table.options.seat_count].patronage_rounds[space]
    return table.patronage_row[space] is not None and table.round >= opens


def _patronage(table: Table, seat: Seat, search: Search) -> tuple[tuple[str, ...], int]:
    """U8: the leftmost open card where the planning card bears the sign, otherwise a reward space."""
    assert table.planning_card is not None
    if table.content.planning[table.planning_card].patronage:
        for space, card in enumerate(table.patronage_row):
            if card is not None and open_patronage(table, space):
                table.take_from_row("patronage", card)
                table.patronage_removed += (card,)
                return (card,), NOWHERE
    claimed = search.find([owner == NOWHERE for owner in table.claimed])
    if claimed is None:
        return (), NOWHERE
    table.claimed = (*table.claimed[:claimed], seat.index, *table.claimed[claimed + 1 :])
    return (), claimed


def do_automa_act(table: Table, seat: Seat, move: mv.AutomaAct, asked: mv.ActionTurn, events: Events) -> None:
    """U6 to U8: remove what the execution cards name."""
    search, cards, inks, space = Search(table), (), NOTHING, NOWHERE  # type: tuple[Search, tuple[str, ...], Counts, int]
    discards: Events = []
    if asked.action == "orders":
        cards = _take_card(table, "printing", search, discards) + _take_card(table, "refinement", search, discards)
    elif asked.action == "inks":
        inks = _take_set(table, search)
    elif asked.action == "patronage":
        cards, space = _patronage(table, seat, search)
    else:
        kind: CardKind = "gears" if asked.action == "gears" else "specialty"
        cards = _take_card(table, kind, search, discards)
    events.append(ev.AutomaActed(seat.index, asked.action, tuple(search.log), cards, inks, space))
    events.extend(discards)
