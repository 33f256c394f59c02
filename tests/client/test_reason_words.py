"""Every reason that a computer player gives has words, whole ones, and never shows an id."""

import re
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from game.client.session.match_session import MatchSession
from game.client.text.move_text import POINTS, REASONS, reason_words
from game.client.text.reward_text import GEAR_REWARDS
from game.content import load_content
from game.match.players import Player as Seated
from game.match.store import Store
from game.players import LEVELS, LegalMoves, Level, Point, PointCode, Reason, ReasonCode, make_adviser, make_player
from game.rules import Options, apply, new_game, pending_seats, view_for
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import ACTIONS, GEAR_REWARD_KINDS

CONTENT = load_content()
PLAYED: tuple[tuple[Options, tuple[Level, ...], range], ...] = (
    (Options(seats=4, automa=False), LEVELS, range(2)),
    (Options(seats=4, automa=False), ("adept",) * 4, range(6, 7)),  # with what is rare
    (Options(seats=1, automa=True), ("adept",), range(2)),
    (Options(seats=1, automa=True), ("master",), range(1, 2)),
    (Options(seats=4, automa=False), ("novice",) * 4, range(1)),
)
MOST_WORDS = 22
SEEN_IN_PLAY = frozenset(get_args(ReasonCode)) - {"fallback"}


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchSession]:
    """Any sitting with the content of the game, and as many seats as the largest game that is told."""
    with Store(tmp_path_factory.mktemp("saves")) as store:
        seated = (("Anna", "anchor"), ("Tom", "key"), ("Kate", "compasses"), ("Hans", "tower"))
        players = tuple(Seated(name, style) for name, style in seated)
        match = store.new_match(CONTENT, Options(seats=4, automa=False), 5, players)
        yield MatchSession(match)


def reasons_of(options: Options, levels: tuple[Level, ...], seed: int) -> Iterator[Reason]:
    """The reasons of a whole game, the levels from seat to seat, and of hints; without an automa no level fails."""
    players, adviser = [make_player(level, seed) for level in levels], make_adviser("adept", seed)
    table, _ = new_game(CONTENT, options, seed)
    while pending := pending_seats(table):
        seat = pending[0]
        if table.seats[seat].is_automa:
            move: mv.Move = (
                mv.RevealPlan(seat) if isinstance(table.stack[-1], ask.RevealingPlan) else mv.AutomaAct(seat)
            )
        else:
            view = view_for(table, seat)
            choice = players[seat].choose(view, LegalMoves(CONTENT, view))
            yield choice.reason
            yield adviser.choose(view, LegalMoves(CONTENT, view)).reason
            move = choice.move
        apply(table, move)


@pytest.fixture(scope="module")
def played() -> list[Reason]:
    """All the reasons of some games with players of every level, of whom the masters look less far than usual."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.players.master.CANDIDATES", 2)
        games = [(options, levels, seed) for options, levels, seeds in PLAYED for seed in seeds]
        return [reason for game in games for reason in reasons_of(*game)]


def reads_well(words: str) -> bool:
    """Whether these are whole sentences without codes, ids or places that were not filled."""
    whole = words.lstrip("“")[:1].isupper() and words.endswith(".") and "  " not in words and "“”" not in words
    return whole and not re.search(r"[{}_]|\w-\d|\b0 fame", words)


def test_every_code_and_every_sector_has_words() -> None:
    assert set(REASONS) == set(get_args(ReasonCode))
    assert set(GEAR_REWARDS) == set(GEAR_REWARD_KINDS)
    assert set(POINTS) == set(get_args(PointCode))


@pytest.mark.slow
def test_the_reasons_of_whole_games_read_as_sentences(played: list[Reason], session: MatchSession) -> None:
    for reason in played:
        assert reads_well(reason_words(reason, session.seats)), reason
    assert {reason.code for reason in played} >= SEEN_IN_PLAY


@pytest.mark.slow
def test_whatever_an_aim_is_its_words_read_well_with_and_without_figures(
    played: list[Reason], session: MatchSession
) -> None:
    """Rare amounts too: nothing weighed, nothing gained, a single move, one fame."""
    kinds = {(reason.code, reason.aim) for reason in played}
    assert len(kinds) > 60
    for code, aim in kinds:
        for worth in (-3.0, 0.0, 0.49, 0.5, 1.0, 12.4):
            for weighed, next_best in ((1, None), (2, -1.0), (40, 0.6), (40, 12.3)):
                reason = Reason(code, aim, worth, weighed, next_best=next_best)
                assert reads_well(reason_words(reason, session.seats)), reason


def test_an_aim_stands_in_the_words_by_its_name(session: MatchSession) -> None:
    title = CONTENT.printing["printing-01"].title
    assert title in reason_words(Reason("buys_for_orders", "printing-01", 9.2, 4), session.seats)
    assert "9 fame" in reason_words(Reason("buys_for_orders", "printing-01", 9.2, 4), session.seats)
    patron = next(iter(CONTENT.patronage.values()))
    assert patron.name in reason_words(Reason("buys_for_patronage", patron.id, 3.0, 2), session.seats)
    character = next(iter(CONTENT.characters.values()))
    assert character.name in reason_words(Reason("rule_of_thumb", character.id, weighed=2), session.seats)


@pytest.mark.parametrize("code", ["worth_most", "plan_for_turns", "nothing_better", "searched"])
def test_actions_have_different_words(code: ReasonCode, session: MatchSession) -> None:
    assert len({reason_words(Reason(code, action, 4.0, 9), session.seats) for action in ACTIONS}) == len(ACTIONS)


EMPTY = {"It brings the most.", "Chosen by rule of thumb.", "Nothing else is of use now.", "Chosen at random."}
"""Sentences that say nothing of the game."""


@pytest.mark.slow
def test_every_reason_is_in_words_of_the_game_and_never_a_number_of_options(
    played: list[Reason], session: MatchSession
) -> None:
    for reason in played:
        words = reason_words(reason, session.seats, figures=False)
        assert "option" not in words, words
        assert words not in EMPTY or reason.code == "by_chance", reason


def test_first_types_and_orders_are_told_by_what_they_print(session: MatchSession) -> None:
    points = (Point("prints", "printing-01", "IOU", 4), Point("type_to_buy", "printing-02", "A", 4))
    first, second = (CONTENT.printing[name].title for name in ("printing-01", "printing-02"))
    assert reason_words(Reason("worth_most", weighed=20, points=points), session.seats, figures=False) == (
        f"With I, O and U, “{first}” can be fulfilled in round I: 4 guilders. “{second}” then lacks A: 4 guilders."
    )


# what speaks for a move


@pytest.mark.slow
def test_every_point_is_met_in_play(played: list[Reason]) -> None:
    assert {point.code for reason in played for point in reason.points} == set(get_args(PointCode))


@pytest.mark.slow
def test_no_sentence_of_a_reason_is_longer_than_a_breath(played: list[Reason], session: MatchSession) -> None:
    for reason in played:
        for sentence in re.split(r"(?<=[.:]) ", reason_words(reason, session.seats)):
            assert len(sentence.split()) <= MOST_WORDS, sentence


def test_points_are_sentences_of_the_game_and_figures_come_after_them(session: MatchSession) -> None:
    title = CONTENT.printing["printing-01"].title
    points = (Point("shares", "printing-01", "O"), Point("keeps_from", of="gold", seat=1))
    reason = Reason("worth_most", "orders", 4.2, 9, next_best=1.8, points=points)
    assert reason_words(reason, session.seats) == (
        f"It shares O with the order “{title}”. Tom will probably take the gold. "
        "By the end it should earn about 2 fame more than the next best option."
    )


def test_a_move_that_hardly_beats_the_second_best_says_so(session: MatchSession) -> None:
    words = reason_words(Reason("worth_most", "inks", 4.2, 9, next_best=4.0), session.seats)
    assert words.endswith("The next best option is nearly as good.")


def test_a_reason_of_an_older_save_is_told_by_the_second_best_too(session: MatchSession) -> None:
    """Its figures are counted from the weakest move, which must not show."""
    kept = b'{"code":"worth_most","aim":"inks","worth":9.2,"weighed":9,"next_best":8.1}'
    words = reason_words(msgspec.json.decode(kept, type=Reason), session.seats)
    assert words.endswith("about 1 fame more than the next best option.")
    older = msgspec.json.decode(b'{"code":"buys_for_orders","worth":9.2,"weighed":9}', type=Reason)
    assert reason_words(older, session.seats).endswith("It should add about 9 fame by the end.")
