"""Draft (P5) and the first three types (P6)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from game.rules import events as ev
from game.rules import moves as mv
from game.rules.chance import plus
from game.rules.holdings import Events, gain_order
from game.rules.names import LETTER_INDEX, LETTERS, Letter, Order
from game.rules.refusals import Refusal
from game.rules.state import Seat, Table


def ask_draft(table: Table, decision: mv.Drafting) -> Iterator[mv.Move]:
    """P5: any one printing with any one refinement card."""
    for printing in table.draft_printing:
        for refinement in table.draft_refinement:
            yield mv.DraftOrder(decision.seat, printing, refinement)


def refuse_draft(table: Table, seat: Seat, move: mv.DraftOrder) -> Refusal | None:
    """P5: only cards of the pool."""
    for card, pool in ((move.printing, table.draft_printing), (move.refinement, table.draft_refinement)):
        if card not in pool:
            return Refusal("not_on_offer", what=card)
    return None


def do_draft(table: Table, seat: Seat, move: mv.DraftOrder, asked: mv.Decision, events: Events) -> None:
    """P5."""
    table.draft_printing = tuple(card for card in table.draft_printing if card != move.printing)
    table.draft_refinement = tuple(card for card in table.draft_refinement if card != move.refinement)
    gain_order(seat, Order(move.printing, move.refinement), "draft", events)


@cache
def type_choices(count: int) -> tuple[tuple[Letter, ...], ...]:
    """All ways to choose so many letters, repeats allowed, in alphabetical order."""
    return tuple(combinations_with_replacement(LETTERS, count))


def refuse_types(table: Table, seat: Seat, move: mv.ChooseTypes) -> Refusal | None:
    """P6: exactly three, written in alphabetical order so that each choice has one form."""
    count = table.content.rules.start_types
    if len(move.letters) != count:
        return Refusal("wrong_type_count", need=count, have=len(move.letters))
    return None if tuple(sorted(move.letters)) == move.letters else Refusal("letters_out_of_order")


def do_types(table: Table, seat: Seat, move: mv.ChooseTypes, asked: mv.Decision, events: Events) -> None:
    """P6."""
    for letter in move.letters:
        seat.types = plus(seat.types, LETTER_INDEX[letter])
    events.append(ev.TypesChosen(seat.index, move.letters))
