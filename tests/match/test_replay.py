"""Replay: every state of a match comes back, and a changed move is found and named."""

import os
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
import pytest

from game.content import Content
from game.match import Store
from game.match.format import Save, from_json
from game.match.proof import prove, with_proofs
from game.match.replay import Replay
from game.match.timeline import Timeline
from game.rules import Options, digest, legal_moves, save_state, view_for
from game.rules.moves import to_text
from tests.match.play import ALL_OPTIONS, begin, play_on, random_game

GAMES = int(os.environ.get("REPLAY_GAMES", "12"))


def games() -> list[tuple[Options, int]]:
    """So many games, over all seatings."""
    return [(ALL_OPTIONS[seed % len(ALL_OPTIONS)], seed) for seed in range(GAMES)]


def end_of(content: Content, options: Options, seed: int) -> Timeline:
    """A random game at its end."""
    *_, timeline = random_game(content, options, seed)
    return timeline


def save_of(store: Store, content: Content, options: Options, seed: int) -> Save:
    """A match in the middle or at its end, as it is exported."""
    match = play_on(begin(store, content, options, seed), Random(seed), 40 + 400 * (seed % 2))
    return from_json(store.export_match(match.id, content))


@pytest.mark.parametrize(("options", "seed"), games())
def test_all_states_of_a_game_come_back(content: Content, options: Options, seed: int) -> None:
    played = [(line.table.number, save_state(line.table)) for line in random_game(content, options, seed)]
    end = end_of(content, options, seed)
    replay = Replay.of_game(content, options, seed, [entry.move for entry in end.entries])
    assert [(at, save_state(replay.table(at))) for at in range(replay.first, replay.last + 1)] == played
    assert replay.entries == end.entries
    assert replay.opening == end.opening


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seed"), games())
def test_a_changed_move_is_found_and_named(tmp_path: Path, content: Content, options: Options, seed: int) -> None:
    rng = Random(seed)
    with Store(tmp_path) as store:
        save = save_of(store, content, options, seed)
    sound = prove(save, content)
    assert sound.fault is None
    assert sound.replay is not None
    assert sound.replay.last == save.position.number == len(save.proofs)
    number = rng.choice([at for at in range(len(save.moves)) if other_moves(sound.replay, at)])
    other = rng.choice(other_moves(sound.replay, number))
    moves = (*save.moves[:number], other, *save.moves[number + 1 :])
    proof = prove(msgspec.structs.replace(save, moves=moves), content)
    assert proof.fault is not None
    assert (proof.fault.code, proof.fault.number, proof.fault.line) == ("leads_elsewhere", number, other)
    assert proof.replay is not None
    assert proof.replay.last == number


def other_moves(replay: Replay, number: int) -> list[str]:
    """The lines of all legal moves at a state but the one that was made."""
    made, table = replay.entries[number].move, replay.table(number)
    return [to_text(move) for move in legal_moves(table, made.seat) if move != made]


def test_faults_are_told_apart(store: Store, content: Content) -> None:
    save = save_of(store, content, ALL_OPTIONS[4], 8)
    changed = {
        "unreadable": msgspec.structs.replace(save, moves=(*save.moves[:9], "take everything", *save.moves[10:])),
        "illegal": msgspec.structs.replace(save, moves=(*save.moves[:9], save.moves[0], *save.moves[10:])),
        "ends_elsewhere": msgspec.structs.replace(save, moves=save.moves[:-1]),
    }
    found = {code: prove(other, content).fault for code, other in changed.items()}
    assert {code: fault.code for code, fault in found.items() if fault} == {code: code for code in changed}
    assert found["unreadable"] is not None
    assert found["unreadable"].number == 9
    assert found["illegal"] is not None
    assert found["illegal"].refusal is not None


def test_other_cards_and_other_rules_are_told(store: Store, content: Content) -> None:
    save = save_of(store, content, ALL_OPTIONS[0], 2)
    header = msgspec.structs.replace(save.header, content_digest="0" * 32)
    fault = prove(msgspec.structs.replace(save, header=header), content).fault
    assert fault is not None
    assert fault.code == "other_cards"
    header = msgspec.structs.replace(save.header, rules_version=0)
    fault = prove(msgspec.structs.replace(save, header=header), content).fault
    assert fault is not None
    assert fault.code == "other_rules"


def test_an_exported_match_imports_and_stays_provable(tmp_path: Path, content: Content) -> None:
    with Store(tmp_path / "here") as here, Store(tmp_path / "there") as there:
        match = play_on(begin(here, content, ALL_OPTIONS[2], 3), Random(3))
        text = here.export_match(match.id, content)
        again = there.open_match(there.import_json(text), content)
        assert again.log == match.log
        assert from_json(there.export_match(again.id, content)).proofs == from_json(text).proofs
        assert str(tmp_path) not in text


def test_turns_and_rounds_cover_the_game(content: Content) -> None:
    options = ALL_OPTIONS[10]
    end = end_of(content, options, 4)
    replay = Replay.of_game(content, options, 4, [entry.move for entry in end.entries])
    covered = [number for turn in replay.turns for number in range(turn.start, turn.end)]
    assert covered == list(range(replay.first, replay.last))
    assert [replay.table(start).round for start in replay.rounds] == [1, 2, 3, 4, 5, 6]
    walked, at = [], replay.first
    while at < replay.last:
        at = replay.first_after(at, replay.rounds)
        walked.append(at)
    assert walked == [*(start for start in replay.rounds if start > replay.first), replay.last]
    assert replay.last_before(replay.rounds[2], replay.rounds) == replay.rounds[1]
    assert replay.first_after(replay.turns[5].start, replay.turn_starts) == replay.turns[6].start
    assert replay.last_before(replay.turns[6].start, replay.turn_starts) == replay.turns[5].start
    assert replay.last_before(replay.first, replay.turn_starts) == replay.first
    assert replay.first_after(replay.last, replay.turn_starts) == replay.last


def test_fame_ends_with_the_final_scores(content: Content) -> None:
    options = ALL_OPTIONS[2]
    end = end_of(content, options, 6)
    replay = Replay.of_game(content, options, 6, [entry.move for entry in end.entries])
    for sheet in end.table.scores:
        course = replay.fame(sheet.seat)
        assert (course[-2], course[-1]) == (replay.table(replay.last - 1).seats[sheet.seat].fame, sheet.total)


def test_a_state_that_is_not_there_is_refused(content: Content) -> None:
    replay = Replay.of_game(content, ALL_OPTIONS[0], 1, [])
    for number in (-1, 1):
        with pytest.raises(IndexError, match="states are 0 to 0"):
            replay.table(number)


def test_any_state_of_a_long_game_is_there_at_once(content: Content) -> None:
    options = ALL_OPTIONS[10]
    replay = Replay.of_game(content, options, 4, [entry.move for entry in end_of(content, options, 4).entries])
    began = perf_counter()
    for number in range(replay.first, replay.last + 1):
        view_for(replay.table(number), 0)
    assert (perf_counter() - began) / (replay.last + 1) < 0.05


def test_proofs_are_of_the_states(store: Store, content: Content) -> None:
    save = with_proofs(from_json(store.export_json(play_on(begin(store, content), Random(1), 20).id)), content)
    replay = prove(save, content).replay
    assert replay is not None
    assert save.proofs[-1] == digest(replay.table(replay.last))[:8]
