"""A state saved and loaded is the same state, at every decision."""

from random import Random

import msgspec
import pytest

from game.rules import Options, apply, digest, legal_moves, load_state, pending_seats, save_state
from tests.laws.games import MIXES, content, decisions, name, next_move, played, start


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_load_of_save_is_the_same_table(options: Options) -> None:
    """Equal in every field, byte for byte when saved again, with the same moves to make."""
    for table, _ in decisions(options, 21):
        data = save_state(table)
        loaded = load_state(data, content())
        assert loaded == table
        assert save_state(loaded) == data
        assert digest(loaded) == digest(table)
        assert pending_seats(loaded) == pending_seats(table)
        seat = pending_seats(table)[0]
        assert legal_moves(loaded, seat)[:50] == legal_moves(table, seat)[:50]


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_a_finished_game_can_be_saved(options: Options) -> None:
    """The scores are part of the state."""
    table, _, _ = played(options, 22)
    loaded = load_state(save_state(table), content())
    assert loaded.is_over
    assert loaded.scores == table.scores


@pytest.mark.parametrize("options", MIXES, ids=name)
def test_a_loaded_game_goes_on_alike(options: Options) -> None:
    """What chance brings after a load is what it would have brought."""
    for table, _ in decisions(options, 23):
        if table.number % 60 == 30:
            loaded, twin = load_state(save_state(table), content()), table.clone()
            rng, other = Random(1), Random(1)
            while not twin.is_over:
                assert apply(loaded, next_move(loaded, rng)) == apply(twin, next_move(twin, other))
            assert loaded == twin


@pytest.mark.parametrize("damage", [b"", b"{}", b"[]", b'{"seed": 1}', b"\x00" * 100])
def test_what_is_no_state_is_refused(damage: bytes) -> None:
    """A damaged save is told apart by an error of its own kind."""
    with pytest.raises(msgspec.DecodeError):
        load_state(damage, content())


def test_a_cut_or_mistyped_state_is_refused() -> None:
    """Half a save, a missing field and a wrong type are errors too."""
    data = save_state(start(MIXES[3], 24))
    with pytest.raises(msgspec.DecodeError):
        load_state(data[: len(data) // 2], content())
    fields = msgspec.json.decode(data)
    for name_of, value in (("bag", "many"), ("phase", "lunch"), ("seats", None)):
        with pytest.raises(msgspec.ValidationError):
            load_state(msgspec.json.encode({**fields, name_of: value}), content())
    del fields["bag"]
    with pytest.raises(msgspec.ValidationError):
        load_state(msgspec.json.encode(fields), content())
