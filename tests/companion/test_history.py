"""The log, taking back, saves and profiles."""

import json
from random import Random

import pytest

from game.companion.rules.dialogue import Edit, Number, Word
from game.companion.rules.history import Game, SaveFault, load, load_profile, new_game, save, save_profile
from game.companion.rules.machine import Board, City, Difficulty
from tests.companion.build import TILES, city
from tests.companion.random_table import RandomTable


def some_game(seed: int, steps: int) -> Game:
    """The beginning of a game, answered at random."""
    table = RandomTable(seed)
    game = new_game(TILES, seed)
    while len(game.steps) < steps and (asked := game.question) is not None:
        game = game.answered(table.answer_to(asked, game.state))
    return game


@pytest.mark.parametrize("seed", range(5))
def test_any_answer_can_be_taken_back(seed: int) -> None:
    game = some_game(seed, 70)
    for count in (0, 1, Random(seed).randrange(len(game.steps)), len(game.steps), 1000):
        before = game.taken_back(count)
        kept = max(0, len(game.steps) - count)
        assert before.state == (game.steps[kept - 1].state if kept else game.start)
        if kept < len(game.steps):
            assert before.question == game.steps[kept].question
            again = before.answered(game.steps[kept].answer)
            assert again.steps == game.steps[: kept + 1]


def test_an_edit_stands_in_the_log_and_is_taken_back_like_an_answer() -> None:
    game = new_game(TILES, 1).answered(Number(2)).answered(Edit("coins", 4))
    assert (game.state.coins, len(game.steps)) == (4, 2)
    assert game.question == game.taken_back().question
    assert game.taken_back().state.coins == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_loaded_game_goes_on_as_if_it_had_never_been_saved(seed: int) -> None:
    game = some_game(seed, 80)
    again = load(save(game))
    assert again == game
    assert again.question == game.question


def test_a_save_of_other_rules_goes_on_from_its_state() -> None:
    game = some_game(3, 40)
    text = json.loads(save(game))
    text["state"]["coins"] = 4 if game.state.coins != 4 else 3
    again = load(json.dumps(text))
    assert again.steps == ()
    assert again.state.coins == text["state"]["coins"]
    assert again.question == game.question


def test_a_save_with_one_limit_of_goods_has_it_for_each() -> None:
    """Y5: a save of format 1 had one limit for all three."""
    game = some_game(3, 40)
    text = json.loads(save(game)) | {"format": 1}
    for name in ("start", "state"):
        text[name]["difficulty"] = {"contract": 2, "good_limit": 4, "coin_limit": 6}
    again = load(json.dumps(text))
    assert again.state.difficulty == Difficulty(2, 0, 0, 4, 4, 4, 6)
    assert again.question == game.question


def test_a_save_where_nothing_is_to_be_asked_any_more_goes_on_to_the_next_question() -> None:
    """Earlier rules asked before each contract; these do not, and may be handed a game that stood there."""
    game = new_game(TILES, 1)
    text = json.loads(save(game))
    text["state"]["stack"].append(["take_contract"])
    again = load(json.dumps(text))
    assert again.question is not None
    assert again.question.kind == "contract_covers"
    assert again.state.contracts == 1


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        ("", "unreadable"),
        ("{}", "unreadable"),
        ('{"format": 99}', "newer"),
        ('{"format": 1}', "unreadable"),
        ('{"format": 1, "start": {"difficulty": 3}, "state": []}', "unreadable"),
    ],
)
def test_a_save_that_cannot_be_read_says_why(broken: str, code: str) -> None:
    with pytest.raises(SaveFault) as caught:
        load(broken)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "value"), [("coins", -1), ("order_marker", 99), ("stick", ["A"]), ("pile", [99]), ("current", 2)]
)
def test_a_save_with_a_state_out_of_bounds_is_refused(name: str, value: object) -> None:
    text = json.loads(save(some_game(1, 60)))
    text["state"][name] = value
    with pytest.raises(SaveFault) as caught:
        load(json.dumps(text))
    assert caught.value.code == "unsound"


def test_profiles_are_kept_as_text() -> None:
    assert load_profile(save_profile(city(2, 5)), City) == city(2, 5)
    assert load_profile(save_profile(Board()), Board) == Board()
    with pytest.raises(SaveFault):
        load_profile(save_profile(Board()), City)
    with pytest.raises(SaveFault):
        load_profile('{"rows": 2, "columns": 2, "shops": []}', City)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert some_game(4, 60) == some_game(4, 60)
    assert new_game(TILES, 1).start != new_game(TILES, 2).start


def test_an_answer_after_the_end_is_refused() -> None:
    from game.companion.rules.engine import refusal

    state = RandomTable(1).play(1)
    assert refusal(state, Word("go")) == "nothing_asked"
    assert refusal(state, Edit("points", 3)) is None
