"""The judge beside the adviser looks through the choice that follows a reward: it answers questions, and reviews turns.

The measure. A position counts where a seat has a turn in an action or a question inside it, and where the most fame
that it can have on the table, over all its moves and all its answers to what they open, is at least 2 more than the
most that any move gives by itself, before the questions that it opens are answered. Fame on the table is what the rules
count: what the seat would have if it now printed all it could and the game ended, guilders left out. It takes the gain
where doing as it says, to the end of the turn, leads to at most 1 fame less than that most.

GAINS says in how many such positions of seeded games of one to four seats; by hand it is 500 (some minutes):

    GAINS=500 python -m pytest -s tests/players/test_advice.py -k taken
"""

import os
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from time import process_time

import pytest
from msgspec.structs import replace

from game.content import load_content
from game.players import Choice, LegalMoves, Level, Point, make_adviser, make_player
from game.players.adviser import answers_after
from game.players.far_judge import FarJudge, weighed_moves
from game.players.weighing import after, best_of, points_for
from game.rules import Options, Table, apply, new_game, pending_seats, view_for
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import Action
from game.rules.state import InkSet
from tests.laws.test_secrets import with_other_secrets
from tests.players import exhaustive
from tests.rules import build

GAINS = int(os.environ.get("GAINS", "40"))
LEAST_GAIN = 2
SHARE = 0.95
LOOKED_AT = 0.3  # of all turns and questions
LONGEST_S = 0.8
CONTENT = load_content()
COUNTED = (ask.ActionTurn, *(kind for kind in ask.INSIDE if kind not in (ask.Rewards, ask.OfferingOrder)))


def advice(table: Table, seat: int) -> Choice:
    """What a person in that seat is told."""
    view = view_for(table, seat)
    return make_adviser("master", 1).choose(view, LegalMoves(CONTENT, view))


def looked(table: Table, seat: int) -> Choice:
    """What the judge that looks ahead finds best."""
    judge, legal = FarJudge(CONTENT), LegalMoves(CONTENT, view_for(table, seat))
    best = best_of(weighed_moves(judge, legal))
    return replace(best, then=answers_after(judge, table, best.move))


def decisions() -> Iterator[tuple[Table, int, Random]]:
    """Every decision of a person in games that adepts and random players play; without an automa where others are."""
    for seed in count(1):
        seats = (1, 2, 3, 4)[seed % 4]
        minds: tuple[Level, ...] = ("adept",) if seats == 1 else ("adept", "random", "adept", "random")
        players = [make_player(minds[(seed + at) % len(minds)], seed + at) for at in range(seats)]
        table, _ = new_game(CONTENT, Options(seats=seats, automa=seats == 1), seed)
        rng = Random(seed)
        while pending := pending_seats(table):
            seat, top = pending[0], table.stack[-1]
            if table.seats[seat].is_automa:
                move: mv.Move = mv.RevealPlan(seat) if isinstance(top, ask.RevealingPlan) else mv.AutomaAct(seat)
            else:
                yield table, seat, rng
                view = view_for(table, seat)
                move = players[seat].choose(view, LegalMoves(CONTENT, view)).move
            apply(table, move)


def positions() -> Iterator[tuple[Table, int, int]]:
    """Where looking gains, whose turn it is, and the most fame that it leads to."""
    for table, seat, rng in decisions():
        if isinstance(table.stack[-1], COUNTED) and rng.random() < LOOKED_AT:
            most, gain = exhaustive.gain_of_looking(table, seat)
            if gain >= LEAST_GAIN:
                yield table, seat, most


@pytest.mark.slow
def test_what_looking_gains_is_taken() -> None:
    taken, longest = 0, 0.0
    for table, seat, most in islice(positions(), GAINS):
        begun = process_time()
        looked(table, seat)
        longest = max(longest, process_time() - begun)
        taken += exhaustive.fame_by_advice(table, seat, looked) > most - LEAST_GAIN
    print(f"{taken} of {GAINS} gains taken, the longest thought {longest * 1000:.0f} ms")
    assert taken >= SHARE * GAINS
    assert longest < LONGEST_S


# three positions in which advice once did not look: an order for a level, no swap, levels that no order asks for
# (made by hand after a solo game with the seed 539268, whose moves were not kept)


def solo(printing: str, card: str) -> Table:
    """A solo table where the person holds one order and the types that it shows."""
    table = build.table(seats=1, automa=True, seed=539268)
    build.give_order(table, 0, build.printing_card(printing), card)
    build.set_types(table, 0, printing)
    return table


def turn(table: Table, action: Action) -> None:
    """Go to the person's turn in an action, before the automa's."""
    build.at_action(table, action, {0: 6, 1: 0})
    assert table.stack[-1] == ask.ActionTurn(0, action)


def test_a_level_that_is_much_fame_at_once_comes_before_an_order_to_be_drawn() -> None:
    """M1, F4, Z1: Woodcutting IV does the decoration of an order that is printed this round, and is 1 in the end."""
    table = solo("AO", "refinement-12")
    build.set_levels(table, 0, woodcutting=3)
    table.patronage_row = (None,) * len(table.patronage_row)
    turn(table, "patronage")
    before = exhaustive.fame(table, 0)
    choice = advice(table, 0)
    assert choice.move == mv.ClaimReward(0, CONTENT.rules.patronage_rewards.index("specialty"))
    assert choice.then[0] == mv.Advance(0, "woodcutting")
    gain = CONTENT.refinement["refinement-12"].decoration_fame + 1
    assert gain > 5
    assert exhaustive.fame(after(table, choice.move, choice.then[0]), 0) == before + gain
    assert choice.then[1:] == (mv.TakeInk(0, "gold"),)  # D2: level IV is new to the seat, and its order asks for gold
    assert choice.reason.points[0] == Point("finishes", build.printing_card("AO"))


def test_a_swap_that_serves_a_patron_and_an_order_is_not_declined() -> None:
    """A5: an ink that nothing asks for becomes gold, for which an order and a patron ask."""
    table = solo("AO", "refinement-12")
    table.patronage_row = ("patronage-10", *(None for _ in table.patronage_row[1:]))
    build.give_inks(table, 0, silver=1)
    build.give_gear(table, 0, *build.find_sector("swap_ink"))
    turn(table, "gears")
    used = after(table, mv.UseGear(0, 0))
    assert used.stack[-1] == ask.SwappingInk(0)
    choice = advice(used, 0)
    assert choice.move == mv.SwapInk(0, "silver", "gold")
    assert [point.code for point in choice.reason.points[:2]] == ["colour", "serves_patron"]


def test_a_specialty_that_the_orders_ask_for_comes_before_another_one_twice() -> None:
    """D1: the order asks for Binding III, and no order for Woodcutting."""
    table = solo("AO", "refinement-05")
    build.set_levels(table, 0, binding=1)
    build.set_row(table, "specialty", ROW[: len(table.specialty_row)])
    table.patronage_row = (None,) * len(table.patronage_row)
    turn(table, "specialties")
    choice = advice(table, 0)
    assert isinstance(choice.move, mv.TakeSpecialty)
    assert choice.move.advances == ("binding", "binding")
    assert choice.reason.points[0].aim == build.printing_card("AO")


ROW = (
    "specialty-woodcutting-woodcutting",
    "specialty-binding-binding",
    "specialty-typesetting-typesetting",
    "specialty-typesetting-woodcutting",
    "specialty-woodcutting-illuminating",
)


def test_what_a_rival_wants_is_kept_from_it() -> None:
    """E2: Tom still has a turn, his order asks for gold, and only one set has any."""
    table = build.table(seats=2)
    build.give_order(table, 0, build.printing_card("AO"), "refinement-12")
    build.give_order(table, 1, build.printing_card("OU"), "refinement-02")
    build.set_types(table, 0, "AO")
    others: list[InkSet] = [("red", "blue", "silver")] * (len(table.ink_sets) - 1)
    build.set_inks_on_board(table, ("gold", "blue", "blue"), *others)
    table.patronage_row = (None,) * len(table.patronage_row)
    build.at_action(table, "inks", {0: 3, 1: 1})
    points = points_for(table, mv.TakeInks(0, 0, 1), (), ())
    assert points == (Point("colour", build.printing_card("AO")), Point("keeps_from", of="gold", seat=1))


@pytest.mark.slow
def test_advice_is_the_same_whatever_nobody_can_see() -> None:
    """R1: other decks, other chance and other plans, and the same advice with the same reason."""
    rng = Random(4)
    for table, seat, _ in islice(decisions(), 60):
        twin = with_other_secrets(table, seat, rng)
        assert advice(twin, seat) == advice(table, seat)
