"""The tool that says how good hints are: what it counts, and that its tables are those that a seat can imagine."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random

import pytest

from devtools import hints
from devtools.hints import Measured, Position, has_choice, measure, positions
from game.content import load_content
from game.players import LegalMoves
from game.players.far_judge import dealt_anew
from game.rules import moves as mv
from game.rules import view_for
from tests.rules import build

CONTENT = load_content()


@pytest.fixture(scope="module", autouse=True)
def no_game_twice() -> Iterator[None]:
    """The games from which positions are taken are played once for all tests here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hints, "of_game", lru_cache(hints.of_game))
        yield


def test_a_hint_is_behind_the_best_mean_and_fairly_behind_what_one_half_chose() -> None:
    position = Position(view_for(build.table(), 0), 1)
    fame: dict[mv.Move, tuple[int, ...]] = {
        mv.Pass(0): (10, 20, 30, 40),
        mv.TakeInk(0, "red"): (14, 22, 34, 42),
        mv.TakeInk(0, "blue"): (0, 31, 0, 51),
    }
    one = Measured(position, mv.Pass(0), fame, 0.0)
    assert (one.best, one.behind) == (mv.TakeInk(0, "red"), 3.0)
    assert one.error == (4 / 3) ** 0.5 / 2
    assert one.fair == (2.0 - 20.0) / 2  # red in the even games, blue in the odd ones


@pytest.mark.slow
def test_positions_are_decisions_with_a_choice_and_dealt_anew_as_the_seat_sees_them() -> None:
    some = list(islice(positions(1, ""), 12))
    assert len({position.kind for position in some}) == 12
    for position in some:
        assert has_choice(LegalMoves(CONTENT, position.view))
        dealt = dealt_anew(position.view, CONTENT, Random(1))
        assert view_for(dealt, position.view.seat).seats[position.view.seat] == position.view.seats[position.view.seat]
        assert dealt.printing_pile.deck != dealt_anew(position.view, CONTENT, Random(2)).printing_pile.deck


@pytest.mark.slow
def test_all_candidates_are_played_on_the_same_tables() -> None:
    position = next(islice(positions(1, "FulfilTurn"), 1))
    one, again = measure(position, ["adept", "adept"], 2)
    assert one.fame == again.fame
    assert one.hint in one.fame
