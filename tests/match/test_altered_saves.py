"""B, Saves: a match of other rules or cards, or one that is damaged in part, is opened as far as it can be."""

from random import Random

import msgspec
import pytest

from game.content import Content
from game.match import SaveError, Store
from game.match import restore as resuming
from game.match.format import FORMAT, RULES_VERSION, from_json, to_json
from game.match.proof import prove
from game.rules.state import digest_of
from tests.match.edited_saves import edited
from tests.match.play import all_seen, begin, connection_of, play_on


@pytest.mark.parametrize(("field", "value"), [("rules_version", RULES_VERSION - 1), ("content_digest", "another")])
def test_a_match_of_other_rules_or_content_goes_on_with_its_history_frozen(
    store: Store, content: Content, field: str, value: object
) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    moved = store.open_match(edited(store, match, **{f"header__{field}": value}), content)
    assert not moved.opening
    assert (moved.log, moved.opening, moved.undo_refusal()) == ((), (), "nothing_to_undo")
    assert moved.view(0) == match.view(0)
    play_on(moved, Random(2), 7)
    again = store.open_match(moved.id, content)
    assert all_seen(again) == all_seen(moved)
    assert (again.opening, len(again.log), again.log[0].number) == ((), 7, 20)
    twice = store.open_match(store.import_json(store.export_json(moved.id)), content)
    assert all_seen(twice) == all_seen(moved)
    assert play_on(twice, Random(3)).is_over


def test_opening_an_older_match_does_not_rewrite_it(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 5)
    old = edited(store, match, header__rules_version=RULES_VERSION - 1)
    text = store.export_json(old)
    assert not store.open_match(old, content).opening
    assert store.export_json(old) == text


def test_a_match_with_cards_that_are_not_here_is_not_touched(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    printing = dict(list(content.printing.items())[1:])
    poorer = msgspec.structs.replace(content, printing=printing, digest="poorer")
    with pytest.raises(SaveError) as caught:
        store.open_match(match.id, poorer)
    assert caught.value.code == "other_content"
    assert all_seen(store.open_match(match.id, content)) == all_seen(match)


@pytest.mark.parametrize("field", ["header__format", "header__rules_version"])
def test_a_match_of_the_future_is_listed_and_left_alone(store: Store, content: Content, field: str) -> None:
    match = begin(store, content)
    header = connection_of(store).execute("SELECT header FROM matches").fetchone()[0]
    name = field.partition("__")[2]
    newer = msgspec.json.encode({**msgspec.json.decode(header), name: 99, "players": "in another shape"}).decode()
    connection_of(store).execute("UPDATE matches SET header = ?", (newer,))
    (saved,) = store.saved_games()
    assert (saved.id, saved.problem) == (match.id, "future")
    for read in (lambda: store.open_match(match.id, content), lambda: store.export_json(match.id)):
        with pytest.raises(SaveError) as caught:
            read()
        assert caught.value.code == "future"
    assert max(FORMAT, RULES_VERSION) < 99


# moves and state stand in for each other


def test_a_damaged_state_is_made_anew_from_the_moves(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    again = store.open_match(edited(store, match, position__state="{}"), content)
    assert all_seen(again) == all_seen(match)


def test_a_position_that_is_lost_is_made_anew_from_the_moves(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    connection_of(store).execute("UPDATE matches SET position = '{' WHERE id = ?", (match.id,))
    (saved,) = store.saved_games()
    assert (saved.problem, saved.players) == (None, match.players)
    again = store.open_match(match.id, content)
    assert all_seen(again) == all_seen(match)
    assert play_on(again, Random(1)).is_over
    assert store.saved_games()[0].finished


@pytest.mark.parametrize("moves", [[], ["nonsense"], ['["pass",0]'] * 20])
def test_damaged_moves_leave_the_state(store: Store, content: Content, moves: list[str]) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    again = store.open_match(edited(store, match, moves=moves), content)
    assert not again.opening
    assert again.view(0) == match.view(0)
    assert play_on(again, Random(1)).is_over


def test_with_both_damaged_the_match_is(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    lost = edited(store, match, moves=[], position__state="{}", position__state_digest=digest_of("{}"))
    with pytest.raises(SaveError) as caught:
        store.open_match(lost, content)
    assert caught.value.code == "damaged"
    assert store.open_match(match.id, content).number == 20


def test_an_altered_state_is_never_played_on(store: Store, content: Content) -> None:
    """A figure changed by hand or by a bad disk: sound to look at, but not what was saved."""
    match = play_on(begin(store, content), Random(1), 20)
    state = msgspec.json.decode(store.export_json(match.id))["position"]["state"]
    altered = state.replace('"fame":0', '"fame":9', 1)
    assert altered != state
    assert all_seen(store.open_match(edited(store, match, position__state=altered), content)) == all_seen(match)
    with pytest.raises(SaveError) as caught:
        store.open_match(edited(store, match, position__state=altered, moves=[]), content)
    assert caught.value.code == "damaged"


def test_a_state_that_replay_contradicts_is_what_people_saw(
    store: Store, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should rules change without a new version: the match goes on from what was on the table."""
    match = play_on(begin(store, content), Random(1), 20)
    monkeypatch.setattr(resuming, "digest", lambda table: "something else")
    monkeypatch.setattr(resuming, "agree", lambda older, newer: False)
    again = store.open_match(match.id, content)
    assert not again.opening
    assert again.view(0) == match.view(0)


# files of others


@pytest.mark.parametrize("number", [-1, 10**9, 2**63])
def test_moves_before_a_match_that_none_can_have_are_damage(store: Store, content: Content, number: int) -> None:
    match = play_on(begin(store, content), Random(1), 10)
    with pytest.raises(SaveError) as caught:
        edited(store, match, header__base_number=number)
    assert caught.value.code == "damaged"
    assert len(store.saved_games()) == 1


def test_more_frozen_moves_than_the_first_state_counts_are_no_proof(store: Store, content: Content) -> None:
    match = play_on(begin(store, content), Random(1), 10)
    save = from_json(store.export_json(match.id))
    more = msgspec.structs.replace(save, frozen_moves=save.moves)
    fault = prove(more, content).fault
    assert fault is not None
    assert fault.code == "no_start"
    assert all_seen(store.open_match(store.import_json(to_json(more)), content)) == all_seen(match)


def test_a_draft_of_nobody_is_left_out(store: Store, content: Content) -> None:
    match = begin(store, content)
    again = store.open_match(edited(store, match, drafts={"0": [1, 0, 0, 0, 0], str(2**63): [1, 0, 0, 0, 0]}), content)
    assert again.draft(0) == (1, 0, 0, 0, 0)
    assert "9223372036854775808" not in store.export_json(again.id)


@pytest.mark.parametrize("field", ["fame", "levels", "guilders"])
def test_a_match_that_goes_on_from_a_forged_state_is_known_in_the_list(
    store: Store, content: Content, field: str
) -> None:
    match = play_on(begin(store, content), Random(1), 20)
    loose = msgspec.json.decode(store.export_json(match.id))
    state = msgspec.json.decode(loose["position"]["state"])
    state["seats"][0][field] = [1_000_001, 0, 0, 0] if field == "levels" else 10**30
    text = msgspec.json.encode(state).decode()
    base = {"header__base_state": text, "header__base_number": 20}
    told = {"position__state": text, "position__state_digest": digest_of(text)}
    forged = edited(store, match, moves=[], **base, **told)
    problems = {game.id: game.problem for game in store.saved_games(lambda digest: content)}
    assert problems == {match.id: None, forged: "damaged"}
    with pytest.raises(SaveError) as caught:
        store.open_match(forged, content)
    assert caught.value.code == "damaged"
