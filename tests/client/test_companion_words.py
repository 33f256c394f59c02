"""The companion's words: every question, reason, refusal, field and event has a sentence with its figures in it."""

import re

import pytest

from game.companion import companion_text as nouns
from game.companion.companion_text import QUESTIONS, REFUSALS, TROUBLES, asked, step_words, why
from game.companion.rules.dialogue import Question, Way
from game.companion.rules.fields import ask_field, fields, kind_of
from game.companion.rules.history import Game, new_game
from game.companion.rules.symbols import DIRECTIONS, EFFECT_KINDS
from game.companion.rules.tiles import load_tiles
from game.companion.told_text import LINES, REASONS, reason_words, told
from tests.companion.build import event
from tests.companion.random_table import RandomTable

ONE_EVENT_OF_EACH = 25


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games that were answered at random, with edits by hand."""
    table = RandomTable(5)
    found = []
    for seed in range(30):
        game = new_game(load_tiles(), seed)
        while game.question and len(game.steps) < 300:
            game = game.answered(table.answer_to(game.question, game.state))
        found.append(game)
    return found


def is_whole(words: str) -> bool:
    """Whether all placeholders are filled, and nothing of the code shows through."""
    return bool(words) and not words[0].islower() and not set("{}_") & set(words) and "None" not in words.split(".")[1:]


def test_every_question_asks_and_says_why(games: list[Game]) -> None:
    seen = set()
    for game in games:
        for step in game.steps:
            assert step.question is not None
            seen.add(step.question.kind)
            words, reason = asked(step.question), why(step.question)
            assert is_whole(words), words
            assert words.endswith("?")
            assert is_whole(reason), reason
            assert reason.endswith(".")
            assert step.question.rule in reason
    assert seen <= set(QUESTIONS)
    assert set(QUESTIONS) - seen <= {"assistant_elsewhere"}


def test_every_answer_reads_as_words(games: list[Game]) -> None:
    for game in games[:8]:
        for at in range(len(game.steps)):
            words = step_words(game, at)
            assert is_whole(words), words
            assert "  " not in words


def test_every_event_has_a_sentence(games: list[Game]) -> None:
    seen = set()
    for game in games:
        for step in game.steps:
            for each in step.events:
                seen.add(each.kind)
                words = told(each, step.state)
                assert is_whole(words), words
                assert words.endswith(".")
    assert len(seen) > ONE_EVENT_OF_EACH
    assert seen <= {*LINES, "field_edited"}


def test_every_field_has_a_name_and_its_value_has_words(games: list[Game]) -> None:
    for game in games[:8]:
        for each in fields(game.state):
            assert is_whole(nouns.field_words(each.path)), each.path
            assert nouns.value_words(kind_of(each.path), each.suggested, game.state)
            question = ask_field(game.state, each.path, "Q1")
            assert question is not None
            assert is_whole(asked(question)), each.path
            assert is_whole(why(question)), each.path


def test_shops_and_places_are_counted_from_one() -> None:
    state = new_game(load_tiles(), 1).state
    assert nouns.shop_words(0) == "shop 1"
    assert nouns.field_words("city.shops.4.action") == "Shop 5: its own action"
    assert nouns.choice_words("assistant_place", "4-5", state) == "Between 5 and 6"
    assert (
        told(event("letter_set", letter="B", space=0), state) == "Set lead letter B on space 1 of its composing stick."
    )


def test_a_tradesman_that_stays_in_its_shop_is_told_so() -> None:
    state = new_game(load_tiles(), 1).state
    words = told(event("tradesman_moved", tradesman=1, start=3, shop=3, room=2, way=None), state)
    assert words == "Move the second tradesman of the machine into room II of its shop 4."


def test_the_way_of_a_tradesman_is_told_in_steps() -> None:
    state = new_game(load_tiles(), 1).state
    over = told(
        event("tradesman_moved", tradesman=0, start=3, shop=5, room=1, way=Way("east", 2, round_edge=False)), state
    )
    assert over == "Move the first tradesman of the machine from shop 4 to shop 6, into room I: 2 steps right."
    round_ = told(
        event("tradesman_moved", tradesman=0, start=3, shop=3, room=1, way=Way("east", 3, round_edge=True)), state
    )
    assert (
        round_
        == "Move the first tradesman of the machine into room I of the same shop 4: 3 steps right, round the edge."
    )
    reset = told(event("reset_began", start=3, shop=4, way=Way("east", 1, round_edge=False)), state)
    assert reset == "Reset: the way from shop 4 (1 step right) leads to shop 5, where its other tradesman is."


def test_whatever_is_to_be_done_says_why(games: list[Game]) -> None:
    assert set(REASONS) <= set(LINES)
    for game in games:
        for step in game.steps:
            for each in step.events:
                words = reason_words(each, step.state)
                assert bool(words) == each.by_hand
                assert not words or (is_whole(words) and words.endswith(".")), words


@pytest.mark.parametrize(
    ("kind", "figures"),
    [
        ("contract_places", {"contracts": 1}),
        ("factory_there", {"level": 2, "markers": 1}),
        ("orders_stuck", {"moving": 1, "left": 1}),
        ("way_to_new_city", {"arrow": "north", "steps": 1}),
        ("way_ends", {"steps": 1}),
        ("order_on_offer", {"waiting": 1}),
        ("order_points", {"phases": 1}),
    ],
)
def test_one_of_a_thing_is_told_as_one(kind: str, figures: dict[str, int | str]) -> None:
    reason = why(Question(kind=kind, form="go", rule="Y2", figures=figures))
    assert re.search(r"\b1 (\w+)", reason), reason
    assert not re.search(r"\b1 (?:\w+ )?(?:contracts|markers|moves|steps|orders|phases)\b", reason), reason


def test_directions_and_effects_have_names_of_their_own() -> None:
    assert len({nouns.direction_words(each) for each in DIRECTIONS}) == len(DIRECTIONS)
    assert set(nouns.EFFECT_WORDS) == set(EFFECT_KINDS)
    assert len({words() for words in nouns.EFFECT_WORDS.values()}) == len(EFFECT_KINDS)


def test_every_refusal_and_trouble_has_a_sentence() -> None:
    assert len({words() for words in REFUSALS.values()}) == len(REFUSALS)
    for words in TROUBLES.values():
        assert words("a file").endswith(".")
