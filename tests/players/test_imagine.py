"""R1: an imagined table agrees with the view that it is made of, and obeys every law."""

from random import Random

import pytest

from game.rules import Options, digest, legal_moves, pending_seats, view_for, violations
from game.rules.view import OBSERVER, imagine
from tests.laws.games import MIXES, decisions, name


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_R1_an_imagined_table_looks_the_same_and_breaks_no_law(options: Options) -> None:
    """R1: at every decision of a game, for every seat and for somebody who only watches."""
    for table, rng in decisions(options, 71):
        for seat in range(OBSERVER, len(table.seats)):
            view = view_for(table, seat)
            for imagined in (imagine(view, table.content, rng), imagine(view, table.content)):
                assert view_for(imagined, seat) == view
                assert not violations(imagined)
                assert pending_seats(imagined) == pending_seats(table)
                assert legal_moves(imagined, seat) == legal_moves(table, seat)


def test_R1_what_is_imagined_differs_from_time_to_time() -> None:
    """R1: decks, the automa's cards and plans out of sight are shuffled; without chance they always lie the same."""
    for table, _ in decisions(MIXES[2], 72):
        view = view_for(table, 0)
        one, other = (imagine(view, table.content, Random(seed)) for seed in (1, 2))
        assert one.printing_pile.deck != other.printing_pile.deck
        if len(one.planning_deck) > 3:
            assert (one.planning_deck, one.planning_aside) != (other.planning_deck, other.planning_aside)
        assert digest(imagine(view, table.content)) == digest(imagine(view, table.content))


def test_R1_changing_an_imagined_table_changes_no_view() -> None:
    """R1: seats are copied."""
    for table, _ in decisions(MIXES[1], 73):
        view = view_for(table, 0)
        imagine(view, table.content).seats[0].guilders += 100
        assert view == view_for(table, 0)
        if table.number > 40:
            break
