"""Legality has one source: what is listed can be made, and everything else is refused with a reason."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from game.rules import IllegalMove, Options, Table, apply, digest, legal_moves, pending_seats, refusal, violations
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import INKS, LETTERS, SPECIALTIES, CharacterId, Reward
from game.rules.refusals import REFUSAL_CODES
from game.rules.sampling import sample_move
from tests.laws.candidates import KINDS, candidates, some
from tests.laws.games import MIXES, decisions, name
from tests.rules import build

SEEDS = (1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_every_listed_move_is_legal_and_applies(options: Options) -> None:
    """Legal means: not refused, applies without complaint, and breaks no law. No move is listed twice."""
    for table, rng in decisions(options, 3):
        for seat in range(len(table.seats)):
            listed = legal_moves(table, seat)
            assert len(listed) == len(set(listed))
            assert all(move.seat == seat for move in listed)
            for move in some(listed, rng, 8):
                assert refusal(table, move) is None
                twin = table.clone()
                apply(twin, move)
                assert violations(twin) == [], move


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
@pytest.mark.parametrize("seed", SEEDS)
def test_refusal_agrees_with_the_list(options: Options, seed: int) -> None:
    """At every third decision of a game moves of every kind are tried: refused if and only if not listed."""
    tried: set[type[mv.Move]] = set()
    for at, (table, rng) in enumerate(decisions(options, seed)):
        if at % 3 != seed % 3:
            continue
        tried.update(*agree(table, rng))
    assert tried == set(KINDS), "every kind of move was tried"


def rich_table(character: CharacterId, seed: int) -> Table:
    """A fulfilment whose first seat can do almost everything: four orders, goods of every kind, three bonus gears."""
    table, rng = build.table(seats=2, seed=seed), Random(seed)
    build.give_orders(table, 0, 4)
    build.give_inks(table, 0, blue=1, silver=2, gold=2, red=1)
    a, i, o, u = (rng.randrange(2, 5) for _ in LETTERS)
    table.seats[0].types = (a, i, o, u)
    build.set_levels(table, 0, **{name: rng.randrange(1, 5) for name in SPECIALTIES})
    build.set_character(table, 0, character)
    for kind in ("type_bonus", "ink_bonus", "decoration_bonus"):
        build.give_gear(table, 0, *build.find_sector(kind))
    table.seats[0].wild = INKS[rng.randrange(4)] if character == "caxton" else None
    build.at_fulfilment(table)
    return table


def agree(table: Table, rng: Random) -> tuple[set[type[mv.Move]], set[type[mv.Move]]]:
    """The kinds of moves tried that were right, and those that were wrong; list and refusal must say the same."""
    listed = {move for seat in range(len(table.seats)) for move in legal_moves(table, seat)}
    right, wrong = set[type[mv.Move]](), set[type[mv.Move]]()
    for move in candidates(table, rng):
        refused = refusal(table, move)
        assert (refused is None) is (move in listed), (move, refused, table.stack)
        assert refused is None or refused.code in REFUSAL_CODES
        (wrong if refused else right).add(type(move))
    return right, wrong


@pytest.mark.slow
@pytest.mark.parametrize("character", ["manutius", "schoffer", "caxton", "fiol", "tory"])
def test_refusal_agrees_where_much_can_be_fulfilled(character: CharacterId) -> None:
    """Letters left uncovered, gears used twice, wild colours: the same answer from both sides."""
    fulfilled = 0
    for seed in range(3):
        table, rng = rich_table(character, seed), Random(seed)
        listed = legal_moves(table, 0)
        assert len(listed) == len(set(listed))
        for _ in range(12):
            right, _ = agree(table, rng)
            fulfilled += mv.Fulfil in right
        for move in some(listed, rng, 100):
            twin = table.clone()
            apply(twin, move)
            assert violations(twin) == []
    assert fulfilled > 5


def rare_tables() -> Iterator[Table]:
    """Tables at questions that random games seldom ask."""
    table = build.table(seats=2)
    build.give_inks(table, 0, red=1, blue=1)
    build.ask_now(table, ask.ReturningInk(0, ("blue", "red")))
    yield table
    table = build.table(seats=2)
    build.ask_now(table, ask.Rewards(0, (Reward("inks", 2), Reward("order", 1), Reward("advance", 1))))
    yield table
    table = build.new_table(seats=2, characters=True)
    table.stack = (ask.StartingLevels(0),)
    yield table


@pytest.mark.slow
def test_tries_are_right_and_wrong() -> None:
    """The laws above would be empty if all that is tried were refused: every kind of move is also right somewhere."""
    right: set[type[mv.Move]] = set()
    wrong: set[type[mv.Move]] = set()
    for seed in range(12):
        games = (table for table, _ in decisions(MIXES[seed % len(MIXES)], seed) if table.number % 3 == 0)
        for table in chain(games, rare_tables()):
            is_right, is_wrong = agree(table, Random(table.number))
            right |= is_right
            wrong |= is_wrong
        if right == wrong == set(KINDS):
            break
    assert set(KINDS) - right == set()
    assert set(KINDS) - wrong == set()


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_whom_the_game_waits_for_can_move(options: Options) -> None:
    """Nobody is ever asked without an answer; whoever is not asked has free moves at most."""
    for table, _ in decisions(options, 4):
        pending = pending_seats(table)
        assert pending
        for seat in range(len(table.seats)):
            answers = [move for move in legal_moves(table, seat) if not isinstance(move, mv.FREE_MOVES)]
            assert bool(answers) is (seat in pending)


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=name)
def test_an_illegal_move_changes_nothing(options: Options) -> None:
    """`apply` refuses before it touches the table."""
    for at, (table, rng) in enumerate(decisions(options, 5)):
        if at % 10:
            continue
        before = digest(table)
        for move in some(list(candidates(table, rng)), rng, 40):
            refused = refusal(table, move)
            if refused is not None:
                with pytest.raises(IllegalMove) as caught:
                    apply(table, move)
                assert caught.value.refusal == refused
        assert digest(table) == before


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_sampled_moves_are_listed(options: Options) -> None:
    """The sampler gives what the list holds, and always something to whom the game waits for."""
    for table, _ in decisions(options, 6):
        for seat in range(len(table.seats)):
            listed = legal_moves(table, seat)
            move = sample_move(table, seat, Random(table.number))
            assert canonical(move) in listed if move is not None else seat not in pending_seats(table)


def canonical(move: mv.Move) -> mv.Move:
    """The move as the list writes it: the uses of a fulfilment by axle."""
    if isinstance(move, mv.Fulfil):
        return mv.Fulfil(move.seat, move.orders, tuple(sorted(move.bonus_gears)), move.uncovered)
    return move
