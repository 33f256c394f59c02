"""Tables made by hand: a test says only what matters to its rule, and every card and ink still is somewhere once.

>>> at = table(seats=2)
>>> give_inks(at, 0, red=2)
>>> events = at_action(at, "inks", {0: 2, 1: 1})
>>> at.stack[-1].seat, at.seats[0].inks, at.bag[3] + sum(row.count("red") for row in at.ink_sets)
(0, (0, 0, 0, 2), 10)
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec

from game.content import Content, load_content
from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats, refusal
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import (
    ACTION_INDEX,
    INKS,
    LETTERS,
    NOTHING,
    SPECIALTIES,
    Action,
    CardKind,
    CharacterId,
    Counts,
    Ink,
    Markers,
    Order,
    Pile,
    PlacedGear,
)
from game.rules.phases.planning import set_play_orders
from game.rules.piles import add, counted, subtract
from game.rules.progress import settle
from game.rules.refusals import RefusalCode

E = TypeVar("E", bound=ev.Event)
D = TypeVar("D", bound=ask.Decision)
KINDS: tuple[CardKind, ...] = get_args(CardKind)


@cache
def content() -> Content:
    """The project's own config/, read once."""
    return load_content()


# tables


def new_table(
    seats: int = 3, automa: bool = False, characters: bool = False, seed: int = 1, first: int | None = 0
) -> Table:
    """A table at the first decision of its set-up; `seats` are people, and the automa comes on top."""
    options = Options(seats=seats, automa=automa, characters=characters, first_seat=None if automa else first)
    return new_game(content(), options, seed)[0]


def table(
    seats: int = 3,
    automa: bool = False,
    characters: bool = False,
    seed: int = 1,
    first: int | None = 0,
    **changes: Any,
) -> Table:
    """A table at the planning of round 1: seats with 10 guilders and no more, no discards; `changes` set fields."""
    made = new_table(seats, automa, characters, seed, first)
    play_until(made, "planning")
    for kind in KINDS:
        deck, discard = pile(made, kind)
        setattr(made, f"{kind}_pile", Pile(deck + discard, ()))
    for seat in made.seats:
        for kind in ("printing", "refinement"):
            to_bottom(made, kind, [getattr(order, kind) for order in seat.orders])
        seat.orders, seat.types = (), NOTHING
    for name, value in changes.items():
        assert name in made.__struct_fields__, name
        setattr(made, name, value)
    return made


def with_rules(table: Table, **constants: Any) -> None:
    """Play on with other constants of config/rules.yaml, e.g. `tory_needs_ink=True`."""
    rules = msgspec.structs.replace(table.content.rules, **constants)
    table.content = msgspec.structs.replace(table.content, rules=rules)


def play_until(table: Table, phase: str) -> list[ev.Event]:
    """Play first legal moves until a phase begins, and return what happened."""
    events: list[ev.Event] = []
    while table.phase != phase:
        events += apply(table, legal_moves(table, pending_seats(table)[0])[0])
    return events


def play_all(table: Table, *moves: mv.Move) -> list[ev.Event]:
    """Make these moves and return all that happened."""
    return [event for move in moves for event in apply(table, move)]


def pass_all(table: Table, action: Action) -> list[ev.Event]:
    """Let every seat pass while an action runs; the automa does what it must."""
    events: list[ev.Event] = []
    while isinstance(top := table.stack[-1], ask.ActionTurn) and top.action == action:
        is_automa = table.seats[top.seat].is_automa
        events += apply(table, mv.AutomaAct(top.seat) if is_automa else mv.Pass(top.seat))
    return events


def spread(count: int, action: Action, on_action: int) -> Markers:
    """So many markers with `on_action` of them on one action, the others as evenly as can be on the rest."""
    rest = [index for index in range(5) if index != ACTION_INDEX[action]]
    counts = [0] * 5
    counts[ACTION_INDEX[action]] = on_action
    for step in range(count - on_action):
        counts[rest[step % 4]] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def at_action(table: Table, action: Action, markers: Mapping[int, int] | None = None) -> list[ev.Event]:
    """Go to an action with so many markers by seat (one each of the people unless told); return what happened.

    Earlier actions are skipped, their spaces left as they are. With the automa a planning card is open.
    """
    on_action = {seat.index: 1 for seat in table.seats if not seat.is_automa} if markers is None else markers
    for seat in table.seats:
        seat.plan = None
        seat.markers = spread(seat.marker_count, action, on_action.get(seat.index, 0))
    if table.automa is not None and table.planning_card is None:
        open_planning_card(table, table.planning_deck[0])
    events: list[ev.Event] = []
    set_play_orders(table, events)
    table.phase, table.action, table.stack = "actions", ACTION_INDEX[action], ()
    table.queue = table.action_orders[table.action]
    events.append(ev.ActionStarted(action, table.queue))
    settle(table, events)
    return events


def at_fulfilment(table: Table) -> None:
    """Go to the fulfilment of this round, at its first seat."""
    at_action(table, "patronage", {})
    assert table.phase == "fulfilment"


def end_fulfilment(table: Table) -> list[ev.Event]:
    """Let every seat end its turn in fulfilment without an order, and return what happened."""
    events: list[ev.Event] = []
    while table.phase == "fulfilment":
        events += apply(table, mv.EndTurn(table.stack[-1].seat))
    return events


def ask_now(table: Table, decision: ask.Decision) -> None:
    """Put a question on top of the stack."""
    table.stack = (*table.stack, decision)


def open_planning_card(table: Table, card: str) -> None:
    """Make a planning card the one of this round, wherever it was."""
    table.planning_deck = tuple(other for other in table.planning_deck if other != card)
    table.planning_aside = tuple(other for other in table.planning_aside if other != card)
    table.planning_used = (*(other for other in table.planning_used if other != card), card)
    table.planning_card = card


def next_planning_card(table: Table, card: str) -> None:
    """Make a planning card the next to be revealed, in exchange for the one on top."""
    deck, aside = list(table.planning_deck), list(table.planning_aside)
    if card in aside:
        at = aside.index(card)
        aside[at], deck[0] = deck[0], aside[at]
    else:
        at = deck.index(card)
        deck[at], deck[0] = deck[0], deck[at]
    table.planning_deck, table.planning_aside = tuple(deck), tuple(aside)


# cards: taken from wherever they are


def row_of(table: Table, kind: CardKind) -> tuple[str | None, ...]:
    """A row of the board."""
    row: tuple[str | None, ...] = getattr(table, f"{kind}_row")
    return row


def cards_on(spaces: Sequence[str | None]) -> tuple[str, ...]:
    """The cards on spaces of the board, on each of which one must lie."""
    assert None not in spaces
    return tuple(card for card in spaces if card is not None)


def pile(table: Table, kind: CardKind) -> Pile:
    """The deck and the discards of a kind."""
    found: Pile = getattr(table, f"{kind}_pile")
    return found


def to_bottom(table: Table, kind: CardKind, cards: Iterable[str]) -> None:
    """Put loose cards under their deck."""
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile((*deck, *cards), discard))


def take_out(table: Table, kind: CardKind, card: str) -> None:
    """Take a card out of deck, discards or row; an emptied space of the row is filled from under the deck."""
    deck, discard = pile(table, kind)
    assert card in (*deck, *discard, *row_of(table, kind)), f"{card} is held or gone"
    deck = tuple(other for other in deck if other != card)
    discard = tuple(other for other in discard if other != card)
    if card in row_of(table, kind):
        fresh, deck = (deck[-1], deck[:-1]) if deck else (None, deck)
        setattr(table, f"{kind}_row", tuple(fresh if other == card else other for other in row_of(table, kind)))
    setattr(table, f"{kind}_pile", Pile(deck, discard))


def set_row(table: Table, kind: CardKind, cards: Sequence[str | None]) -> None:
    """Lay these cards on the spaces of the board from the left; those that lay there go under the deck."""
    row = row_of(table, kind)
    assert len(cards) == len(row)
    setattr(table, f"{kind}_row", (None,) * len(row))
    to_bottom(table, kind, [card for card in row if card is not None])
    for card in cards:
        if card is not None:
            take_out(table, kind, card)
    setattr(table, f"{kind}_row", tuple(cards))


def set_top(table: Table, kind: CardKind, *cards: str) -> None:
    """Make these the next cards of a deck."""
    for card in cards:
        take_out(table, kind, card)
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile((*cards, *deck), discard))


def leave_in_deck(table: Table, kind: CardKind, count: int) -> None:
    """Leave so many cards in a deck; the others are discarded."""
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile(deck[:count], discard + deck[count:]))


def starve(table: Table, kind: CardKind, left: int = 0) -> tuple[str, ...]:
    """Leave so many cards in deck and discards together, all in the deck, and return the others, which are nowhere."""
    deck, discard = pile(table, kind)
    cards = deck + discard
    setattr(table, f"{kind}_pile", Pile(cards[:left], ()))
    return cards[left:]


def printing_card(letters: str, but: Iterable[str] = ()) -> str:
    """The first printing card that shows exactly these letters, in any order."""
    return next(
        card.id
        for card in content().printing.values()
        if sorted(card.letters) == sorted(letters) and card.id not in set(but)
    )


def first_card(kind: str, fits: Callable[[Any], bool] = lambda card: True, but: Iterable[str] = ()) -> str:
    """The first card of a kind ("printing", "gears", "patronage" ...) that fits."""
    cards = getattr(content(), kind).values()
    return str(next(card.id for card in cards if card.id not in set(but) and fits(card)))


def find_sector(
    kind: str, fits: Callable[[Any], bool] = lambda reward: True, but: Iterable[str] = ()
) -> tuple[str, int]:
    """The first grey gear with such a reward, and the sector that bears it."""
    return next(
        (gear.id, sector)
        for gear in content().gears.values()
        for sector, reward in enumerate(gear.sectors)
        if gear.line == "grey" and gear.id not in set(but) and reward.kind == kind and fits(reward)
    )


# what a seat holds


def give_order(table: Table, seat: int, printing: str, refinement: str) -> Order:
    """Put two cards, from wherever they are, into an order slot of a seat, and return the order."""
    take_out(table, "printing", printing)
    take_out(table, "refinement", refinement)
    order = Order(printing, refinement)
    table.seats[seat].orders += (order,)
    return order


def give_orders(table: Table, seat: int, count: int) -> list[Order]:
    """Give a seat so many orders from under the decks."""
    return [give_order(table, seat, table.printing_pile.deck[-1], table.refinement_pile.deck[-1]) for _ in range(count)]


def give_gear(table: Table, seat: int, gear: str, sector: int = 0, used: int = 0) -> None:
    """Put a gear, from wherever it is, on the next axle of a seat."""
    take_out(table, "gears", gear)
    table.seats[seat].gears += (PlacedGear(gear, sector, used),)
    table.seats[seat].gear_uses += used


def give_inks(table: Table, seat: int, **inks: int) -> None:
    """Move inks from the bag to a seat, e.g. `give_inks(table, 0, red=2)`; the board gives what the bag lacks."""
    wanted = ink_counts(**inks)
    for at, ink in enumerate(INKS):
        while table.bag[at] < wanted[at]:
            _board_to_bag(table, ink)
    table.bag = subtract(table.bag, wanted)
    table.seats[seat].inks = add(table.seats[seat].inks, wanted)


def _board_to_bag(table: Table, ink: Ink) -> None:
    at = next(at for at, row in enumerate(table.ink_sets) if ink in row)
    row = list(table.ink_sets[at])
    row[row.index(ink)] = None
    table.ink_sets = (*table.ink_sets[:at], tuple(row), *table.ink_sets[at + 1 :])
    table.bag = add(table.bag, counted([ink]))


def set_inks_on_board(table: Table, *sets: Sequence[Ink | None]) -> None:
    """Lay these sets on the board, out of the bag; those that lay there go back to it."""
    assert len(sets) == len(table.ink_sets)
    table.bag = add(table.bag, counted(ink for row in table.ink_sets for ink in row))
    table.ink_sets = tuple(tuple(row) for row in sets)
    table.bag = subtract(table.bag, counted(ink for row in sets for ink in row))
    assert min(table.bag) >= 0


def set_bag(table: Table, holder: int, **inks: int) -> None:
    """Leave exactly these inks in the bag; the others of it go to a seat."""
    wanted = ink_counts(**inks)
    table.seats[holder].inks = add(table.seats[holder].inks, subtract(table.bag, wanted))
    table.bag = wanted
    assert min(table.seats[holder].inks) >= 0


def set_types(table: Table, seat: int, letters: str) -> None:
    """Give a seat exactly these types, e.g. "AIO"."""
    table.seats[seat].types = type_counts(letters)


def set_levels(table: Table, seat: int, **levels: int) -> None:
    """Set the levels of a seat, with the disk where the highest of them puts it."""
    assert set(levels) <= set(SPECIALTIES)
    counts = [levels.get(name, 0) for name in SPECIALTIES]
    track = table.content.rules.reward_track
    table.seats[seat].levels = (counts[0], counts[1], counts[2], counts[3])
    table.seats[seat].disk = sum(step.level <= max(counts) for step in track)


def set_character(table: Table, seat: int, character: CharacterId) -> None:
    """Give a seat a character, from the box where the game has any."""
    table.seats[seat].character = character
    if table.options.characters:
        assert character in table.characters_removed
        table.characters_removed = tuple(name for name in table.characters_removed if name != character)


def ink_counts(**inks: int) -> Counts:
    """Counts by colour, e.g. `ink_counts(red=1)`."""
    assert set(inks) <= set(INKS)
    return (inks.get("blue", 0), inks.get("silver", 0), inks.get("gold", 0), inks.get("red", 0))


def type_counts(letters: str) -> Counts:
    """Counts by letter, e.g. `type_counts("AIO")`."""
    assert set(letters) <= set(LETTERS)
    return (letters.count("A"), letters.count("I"), letters.count("O"), letters.count("U"))


# what came of it


def questions(table: Table) -> tuple[ask.Decision, ...]:
    """The questions open at this moment, the one to be answered last: for a test that looks more than once."""
    return table.stack


def question(table: Table, kind: type[D]) -> D:
    """The question to be answered now, which must be of this kind."""
    top = table.stack[-1]
    assert isinstance(top, kind)
    return top


def code(table: Table, move: mv.Move) -> RefusalCode | None:
    """The code of a refusal, or None where the move is legal; the list of legal moves must say the same."""
    refused = refusal(table, move)
    listed = move in legal_moves(table, move.seat)
    assert listed is (refused is None), (move, refused, listed)
    return refused.code if refused else None


def of_kind(events: Iterable[ev.Event], kind: type[E]) -> list[E]:
    """The events of one kind, in their order."""
    return [event for event in events if isinstance(event, kind)]


def kinds_of(events: Iterable[ev.Event]) -> list[str]:
    """The names of the events, in their order."""
    return [type(event).__name__ for event in events]
