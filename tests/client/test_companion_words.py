"""The companion's words: every question, reason, refusal, field and event has a sentence with its figures in it."""

import re

import pytest

from devtools.rule_index import all_rules, code_places
from game.companion import companion_text as nouns
from game.companion.companion_text import QUESTIONS, REFUSALS, TROUBLES, asked, step_words, why
from game.companion.rules.dialogue import Question, Way
from game.companion.rules.fields import ask_field, fields, kind_of
from game.companion.rules.history import Game, new_game
from game.companion.rules.symbols import DIRECTIONS, EFFECT_KINDS
from game.companion.rules.tiles import load_tiles
from game.companion.rulings import RULED, RULINGS
from game.companion.screens.asking import to_do
from game.companion.told_text import LINES, REASONS, logged, reason_words, ruling_of, told
from game.places import ROOT
from tests.companion.build import Bench, event, men
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


def test_what_the_rules_say_of_wages_and_contract_spaces_is_said() -> None:
    """Y2, Y3: the free spaces are asked for, and no wages are paid."""
    state = new_game(load_tiles(), 1).state
    assert told(event("production_ended", capacity=2), state).endswith("It pays no wages.")
    question = Question(kind="contract_places", form="number", rule="Y2", figures={"contracts": 1})
    assert "unlocked and free" in asked(question)


def test_after_the_last_turn_of_a_round_nobody_is_said_to_be_next() -> None:
    laid = event("tradesman_laid_down", tradesman=1)
    for others, next_ in ((True, "the standing one is next"), (False, "its orders are next")):
        state = Bench(tradesmen=men((0, 1, others), (4, 1, False))).state
        assert next_ in reason_words(laid, state)


@pytest.mark.slow
def test_every_ruling_has_both_readings_in_the_documents_too_and_is_named_where_it_is_done() -> None:
    told_there = " ".join((ROOT / "docs/rules/companion.md").read_text(encoding="utf-8").split())
    marked = {named for rule in all_rules() for named in rule.rulings}
    assert set(RULINGS) == {named for named in marked if f"- `{named}`" in told_there}
    for key, words in RULINGS.items():
        assert f"- `{key}`: {words()}" in told_there
        assert words().count("Other reading: ") == 1
    assert set(RULED.values()) <= set(RULINGS)
    docstrings = [place.docstring for place in code_places()]
    assert [key for key in RULINGS if not any(re.search(rf"\b{key}\b", each) for each in docstrings)] == []


def test_what_is_ruled_is_marked_where_it_matters() -> None:
    """W2_ruling, V4_ruling, V6_ruling_own_arrow: at what happened, at what came to nothing, at the question."""
    state = new_game(load_tiles(), 1).state
    first = event("room_II_first", shop=3, start=2)
    assert told(first, state) == (
        "Both tradesmen stand: the one on shop 4, in room II, acts before the one on shop 3, in room I."
    )
    third = event("came_to_nothing", effect="lead_letter", reason="holds_two_letters")
    for each, key in ((first, "W2_ruling"), (third, "V4_ruling")):
        assert ruling_of(each) == f"The program’s own ruling: {RULINGS[key]()}"
    way = Question(kind="way_to_new_city", form="choice", rule="V6", figures={"arrow": "north", "steps": 2})
    assert why(way).endswith(RULINGS["V6_ruling_own_arrow"]())
    assert "Mainz counts as visited" in why(way)
    for key, start, round_ in (("W3_ruling", 0, True), ("W4_ruling_own_shop", 1, True), ("", 0, False)):
        way_ = Way("east", 1, round_edge=round_)
        moved = event("tradesman_moved", tradesman=0, start=start, shop=1, room=1, way=way_)
        assert [each for each in RULINGS if RULINGS[each]() in ruling_of(moved)] == [key][: bool(key)]


def test_a_ruling_stands_below_its_instruction_once_and_is_marked_in_the_log(games: list[Game]) -> None:
    for game in games:
        for step in game.steps:
            ruled = {words for each in step.events if (words := ruling_of(each))}
            shown = [line.words for line in to_do(step)]
            assert all(shown.count(words) == 1 for words in ruled)
            for each in step.events:
                marked = "own ruling" in logged(each, step.state)
                assert marked == (bool(ruling_of(each)) and not each.by_hand)


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
