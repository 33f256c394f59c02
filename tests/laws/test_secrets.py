"""R1: change whatever a seat cannot know, and nothing that it sees changes."""

from random import Random

import pytest

from game.rules import Options, Table, apply, digest, legal_moves, pending_seats, view_for
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import Pile
from game.rules.planning import plans
from game.rules.view import OBSERVER
from tests.laws.games import MIXES, decisions, name, next_move

KINDS = ("printing", "refinement", "specialty", "gears")


def shuffled(cards: tuple[str, ...], rng: Random) -> tuple[str, ...]:
    """The cards in another order."""
    return tuple(rng.sample(cards, len(cards)))


def with_other_secrets(table: Table, seat: int, rng: Random) -> Table:
    """A table that a seat cannot tell from this one: other decks, other chance, other plans of the others."""
    twin = table.clone()
    twin.seed, twin.entropy, twin.draws = rng.getrandbits(32), rng.getrandbits(64), rng.randrange(1000)
    for kind in KINDS:
        deck, discard = getattr(twin, f"{kind}_pile")
        setattr(twin, f"{kind}_pile", Pile(shuffled(deck, rng), discard))
    hidden = shuffled(twin.planning_deck + twin.planning_aside, rng)
    left = len(twin.planning_deck)
    twin.planning_deck, twin.planning_aside = hidden[:left], hidden[left:]
    for other in twin.seats:
        if other.plan is not None and other.index != seat:
            other.plan = another_plan(twin, other.index, rng)
    return twin


def another_plan(table: Table, seat: int, rng: Random) -> tuple[int, int, int, int, int]:
    """Any plan of a seat."""
    return rng.choice(plans(table.seats[seat].marker_count, table.content.rules.most_markers_on_action))


def onlookers(table: Table) -> range:
    """Everybody who may look: somebody who only watches, and each seat."""
    return range(OBSERVER, len(table.seats))


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_R1_a_view_shows_nothing_hidden(options: Options) -> None:
    """R1: at every decision the view, the moves and whom the game waits for are the same."""
    for table, rng in decisions(options, 51):
        for seat in onlookers(table):
            twin = with_other_secrets(table, seat, rng)
            assert view_for(twin, seat) == view_for(table, seat)
            assert pending_seats(twin) == pending_seats(table)
            assert legal_moves(twin, seat) == legal_moves(table, seat)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("seed", [52, 53])
def test_R1_events_show_nothing_hidden(options: Options, seed: int) -> None:
    """R1: what a seat sees of a move is the same until an event that reveals, and only such an event may differ."""
    for table, rng in decisions(options, seed):
        move = next_move(table, rng)
        for seat in onlookers(table):
            one, twin = table.clone(), with_other_secrets(table, seat, rng)
            told, retold = apply(one, move), apply(twin, in_secret(twin, move, seat, rng))
            for event, other in zip(told, retold, strict=False):
                seen, also = ev.seen_by(event, seat), ev.seen_by(other, seat)
                assert type(seen) is type(also)
                if seen != also:
                    assert isinstance(event, ev.REVEALS), event
                if isinstance(event, ev.REVEALS):
                    break
            else:
                assert len(told) == len(retold)
                assert view_for(one, seat) == view_for(twin, seat)


def in_secret(table: Table, move: mv.Move, seat: int, rng: Random) -> mv.Move:
    """The move; of a plan that another seat hands in, any plan."""
    if isinstance(move, mv.CommitPlan) and move.seat != seat:
        return mv.CommitPlan(move.seat, another_plan(table, move.seat, rng))
    return move


def test_R1_the_permutation_reaches_what_is_hidden() -> None:
    """The laws above would be empty if nothing hidden were changed."""
    kinds = 0
    for table, rng in decisions(MIXES[4], 54):
        twin = with_other_secrets(table, 0, rng)
        assert digest(twin) != digest(table)
        if isinstance(table.stack[-1], ask.Planning) and table.seats[1].plan is not None:
            kinds += view_for(twin, 1) != view_for(table, 1)
    assert kinds >= 3, "whose plan it is sees it change"


def test_R1_a_view_leads_nowhere() -> None:
    """Changing what a view holds changes no table."""
    for table, _ in decisions(MIXES[3], 55):
        if table.number % 50 == 20:
            before = digest(table)
            view = view_for(table, 0)
            for seat in view.seats:
                seat.guilders += 100
                seat.plan = None
            assert digest(table) == before
