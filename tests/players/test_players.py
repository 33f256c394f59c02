"""Computer players: legal, deterministic, blind to what is hidden, and never in anybody's way."""

import logging
from random import Random

import pytest

from game.cli.arena import play_out
from game.content import Content, shortened
from game.content.tables import GearReward
from game.players import LEVELS, Choice, Guarded, LegalMoves, Level, Reason, make_player
from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats, view_for
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.view import View
from tests.laws.games import MIXES, content, decisions, name
from tests.laws.test_secrets import with_other_secrets
from tests.rules import build
from tests.rules.own_cards import give_reward

QUICK: tuple[Level, ...] = ("random", "novice")


def choice_of(table: Table, level: Level, seat: int, seed: int) -> Choice:
    view = view_for(table, seat)
    return make_player(level, seed).choose(view, LegalMoves(table.content, view))


def finished(
    levels: tuple[Level, ...], options: Options, seed: int, cards: Content | None = None
) -> tuple[Table, list[Guarded]]:
    """A finished game and its players; an illegal move raises."""
    players = [make_player(level, seed + at) for at, level in enumerate(levels)]
    table, _ = new_game(cards or content(), options, seed)
    play_out(table, players)
    assert table.is_over
    return table, players


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [MIXES[0], MIXES[2]], ids=name)
def test_R1_a_choice_depends_on_nothing_hidden(level: Level, options: Options) -> None:
    """R1: other decks, other chance and other plans of the others, and the player chooses the same."""
    rng = Random(81)
    for table, _ in decisions(options, 81):
        asked = [seat for seat in pending_seats(table) if not table.seats[seat].is_automa]
        if asked and (level in QUICK or rng.random() < 0.15):
            twin = with_other_secrets(table, asked[0], rng)
            assert choice_of(twin, level, asked[0], 5) == choice_of(table, level, asked[0], 5)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_quick_players_finish_every_mix_by_themselves(options: Options) -> None:
    for seed in range(91, 94):
        levels = tuple(QUICK[(seat + seed) % len(QUICK)] for seat in range(options.seats))
        assert not any(player.incidents for player in finished(levels, options, seed)[1])


@pytest.mark.slow
@pytest.mark.parametrize("options", [MIXES[0], MIXES[1]], ids=name)
def test_thinking_players_finish_a_game_by_themselves(options: Options) -> None:
    """No player fails, and thinking beats blind play by far."""
    thinking: list[Level] = ["adept", "foreman", "master"]
    table, seated = finished(tuple(thinking[-options.seats :]), options, 95)
    assert not any(player.incidents for player in seated)
    assert min(sheet.total for sheet in table.scores) > 60


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_all_levels_play_mixed_games_without_an_incident(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some at each kind of table, and a short one of masters alone, who look less far; test_mixed_tables plays more."""
    for seed in range(200, 203):  # so that each level has each seat
        levels = tuple(LEVELS[(seat + seed) % 3] for seat in range(options.seats))
        assert not any(player.incidents for player in finished(levels, options, seed)[1])
    monkeypatch.setattr("game.players.master.CANDIDATES", 2)
    masters: list[Level] = ["master"] * options.seats
    assert not any(player.incidents for player in finished(tuple(masters), options, 230, shortened(content(), 2))[1])


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_lazy_moves_are_the_legal_moves(options: Options) -> None:
    """LegalMoves lists, contains and samples exactly what the rules list."""
    for table, rng in decisions(options, 82):
        for seat in pending_seats(table):
            legal, listed = LegalMoves(table.content, view_for(table, seat)), legal_moves(table, seat)
            assert len(legal) == len(listed)
            assert list(legal) == listed
            assert legal[0] == listed[0]
            assert all(move in legal for move in listed[:: 1 + len(listed) // 20])
            assert legal.sample(rng) in listed
            assert mv.TakeInks(seat, 9, 1) not in legal


class Stubborn:
    """Always answers the same."""

    def __init__(self, answer: mv.Move | Exception) -> None:
        self.answer = answer

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        if isinstance(self.answer, Exception):
            raise self.answer
        return Choice(self.answer, Reason("only_move"))


@pytest.mark.parametrize("answer", [mv.Pass(0), mv.BuyType(1, "A"), ZeroDivisionError("lost")])
def test_a_player_that_fails_is_answered_for_and_logged(
    answer: mv.Move | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = new_game(content(), Options(seats=2, automa=False, characters=False, first_seat=0), 3)
    view = view_for(table, 0)
    guarded = Guarded(Stubborn(answer), 1)
    with caplog.at_level(logging.ERROR):
        choice = guarded.choose(view, LegalMoves(table.content, view))
    assert choice.reason.code == "fallback"
    assert choice.move in legal_moves(table, 0)
    assert guarded.incidents == 1
    assert "Stubborn" in caplog.text


def test_every_choice_has_a_reason() -> None:
    """The code tells what was done."""
    table, _ = new_game(content(), MIXES[1], 83)
    codes = set()
    while not table.is_over:
        choice = choice_of(table, "novice", pending_seats(table)[0], table.number)
        codes.add(choice.reason.code)
        assert isinstance(choice.move, mv.Fulfil) is (choice.reason.code == "fulfils_orders")
        apply(table, choice.move)
    assert {"worth_most", "rule_of_thumb", "fulfils_orders", "nothing_better"} <= codes


@pytest.mark.parametrize("level", LEVELS[1:])
def test_A4_O5_gears_are_used_before_an_order_is_kept(level: Level) -> None:
    """A4, O5: what a gear gives may pay for two cards more, so it comes first; then one of each is kept."""
    table = build.table(seats=2)
    build.at_action(table, "patronage")
    give_reward(table, 0, GearReward("round_fame"))
    build.ask_now(table, ask.OfferingOrder(0))
    apply(table, mv.DrawOrder(0))
    moves = []
    while isinstance(table.stack[-1], ask.KeepingOrder):
        moves.append(choice_of(table, level, 0, 7).move)
        apply(table, moves[-1])
    assert moves[0] == mv.UseGear(0, 0)
    assert isinstance(moves[-1], mv.KeepOrder)
