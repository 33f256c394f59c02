"""The turning points of a match that is over: few, in order, one of each turn, and found the same way each time."""

import pytest

from devtools.staging import ThinksHere
from game.content import Content
from game.match.past_states import AHEAD, LEAST_FAME, MOST, Review
from game.match.replay import Replay
from game.players import Choice, Reason, ReasonCode, make_player
from game.players.player import LegalMoves
from game.rules import Options, View, apply, new_game, pending_seats, view_for
from game.rules.moves import Move

OPTIONS = Options(seats=2, automa=False)


class Telling(ThinksHere):
    """Tells the same of all moves: a code, and what was lost by them; by later ones a little more."""

    def __init__(self, content: Content, code: ReasonCode) -> None:
        super().__init__(content)
        self.code = code

    def compare(self, view: View, made: Move) -> int:
        """A ticket for this answer."""
        ticket = super().compare(view, made)
        self._answers[ticket] = Choice(made, Reason(self.code, worth=9.0 + view.number / 1000))
        return ticket


@pytest.fixture(scope="module")
def replay(content: Content) -> Replay:
    """A game of two novices."""
    table, _ = new_game(content, OPTIONS, 6)
    player, moves = make_player("novice", 6), list[Move]()
    while pending := pending_seats(table):
        view = view_for(table, pending[0])
        moves.append(player.choose(view, LegalMoves(content, view)).move)
        apply(table, moves[-1])
    return Replay.of_game(content, OPTIONS, 6, moves)


def done(review: Review) -> Review:
    """The review once all moves are weighed."""
    while not review.is_done:
        assert review.look()
    return review


@pytest.mark.slow
def test_a_seat_has_at_most_three_in_the_order_of_play(replay: Replay, content: Content) -> None:
    review = done(Review(replay, ThinksHere(content)))
    for seat in (0, 1):
        points = review.points(seat)
        assert 0 < len(points) <= MOST
        numbers = [point.number for point in points]
        assert numbers == sorted(numbers)
        for point in points:
            move = replay.entries[point.number].move
            assert (move.seat, point.seat) == (seat, seat)
            assert point.other.move != move
            assert abs(point.fame) >= LEAST_FAME
        assert points == done(Review(replay, ThinksHere(content))).points(seat)


@pytest.mark.slow
def test_a_turn_has_one_turning_point_however_many_moves_it_took(replay: Replay, content: Content) -> None:
    review = done(Review(replay, Telling(content, "worth_most")))
    for seat in (0, 1):
        last = [turn for turn in replay.turns if turn.seat == seat][-MOST:]
        assert any(turn.end - turn.start > 1 for turn in last)
        assert [point.number for point in review.points(seat)] == [turn.end - 1 for turn in last]


def test_those_with_most_fame_at_stake_are_chosen(replay: Replay, content: Content) -> None:
    review = done(Review(replay, ThinksHere(content)))
    for seat in (0, 1):
        at_stake = [abs(point.fame) for point in review._found if point.seat == seat]
        assert len(at_stake) > MOST
        assert max(at_stake) in [abs(point.fame) for point in review.points(seat)]


@pytest.mark.slow
def test_moves_that_could_not_be_weighed_are_no_turning_points(replay: Replay, content: Content) -> None:
    review = done(Review(replay, Telling(content, "fallback")))
    assert not review.points(0)
    assert not review.points(1)


def test_nothing_waits_and_open_questions_are_dropped(replay: Replay, content: Content) -> None:
    thinker = ThinksHere(content, mute=True)
    review = Review(replay, thinker)
    assert not review.look()
    assert not review.look()
    assert (review.done, review.count, len(thinker.open)) == (0, replay.last, AHEAD)
    review.close()
    assert not thinker.open


def test_a_match_that_goes_on_keeps_its_secrets(replay: Replay, content: Content) -> None:
    half = Replay.of_game(content, OPTIONS, 6, [entry.move for entry in replay.entries[:40]])
    with pytest.raises(ValueError, match="keeps its secrets"):
        Review(half, ThinksHere(content))
