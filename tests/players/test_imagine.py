"""R1: an imagined table agrees with the view that it is made of, and obeys every law."""

import pytest

from game.rules import Options, digest, legal_moves, pending_seats, view_for, violations
from game.rules.names import Pile
from game.rules.view import OBSERVER, imagine
from tests.laws.games import MIXES, decisions, name


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_R1_an_imagined_table_looks_the_same_and_breaks_no_law(options: Options) -> None:
    """R1: at every decision of a game, for every seat and for somebody who only watches."""
    for table, _ in decisions(options, 71):
        for seat in range(OBSERVER, len(table.seats)):
            view = view_for(table, seat)
            imagined = imagine(view, table.content)
            assert view_for(imagined, seat) == view
            assert not violations(imagined)
            assert pending_seats(imagined) == pending_seats(table)
            assert legal_moves(imagined, seat) == legal_moves(table, seat)


def test_R1_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    """R1: decks, the automa's cards and plans out of sight always lie the same, however they lie on the table."""
    for table, _ in decisions(MIXES[2], 72):
        view = view_for(table, 0)
        otherwise = table.clone()
        deck, discard = otherwise.printing_pile
        otherwise.printing_pile = Pile(deck[::-1], discard)
        otherwise.planning_deck = otherwise.planning_deck[::-1]
        assert digest(imagine(view, table.content)) == digest(imagine(view_for(otherwise, 0), table.content))


def test_R1_changing_an_imagined_table_changes_no_view() -> None:
    """R1: seats are copied."""
    for table, _ in decisions(MIXES[1], 73):
        view = view_for(table, 0)
        imagine(view, table.content).seats[0].guilders += 100
        assert view == view_for(table, 0)
        if table.number > 40:
            break
