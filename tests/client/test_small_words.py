"""Small words that were wrong once: plurals, the last round, axles, prices, and what a button would give up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.i18n import sentences, set_language
from game.client.base.seating import first_seating
from game.client.scenes.closeup import Viewer, type_
from game.client.scenes.questions import OrderRewards
from game.client.scenes.setup_scene import Setup
from game.client.text import event_text, refusal_text, rulebook
from game.content import load_content
from game.rules import Refusal, Table
from game.rules import events as ev
from game.rules import moves as ask
from game.rules.names import Reward
from tests.client.at_table import AtTable
from tests.client.pilot import Pilot
from tests.client.words_in_code import said
from tests.rules import build

CLIENT = Path(__file__).resolve().parents[2] / "game" / "client"
FIGURES = {"count", "need", "have", "left", "most", "moves", "rounds", "steps", "number", "waiting", "contracts"}
MANY = re.compile(r"\{(\w+)\} (?:more )?([a-z]+s)\b")
NEVER_ONE = {
    "{count} inks together cost {guilders}.",
    "{have} of {need} types chosen",
    "All {count} types are chosen: return one first.",
    "among {count} players",
    "Games with {count} players",
    "No names yet. Finish a game with {count} players to set yours.",
    "{count} times",
    "{action} already has {most} markers: that is the limit.",
    "Board for {count} seats",
}
"""Sentences whose figure is two at least, whatever is played."""
NO_PLURALS = {"is", "was", "has", "does", "promises", "this"}


@pytest.fixture
def board() -> Table:
    """Anna and Tom, with the board open at orders."""
    table = build.table(seats=2)
    build.at_action(table, "orders", {0: 1, 1: 1})
    return table


@pytest.fixture
def at(board: Table, tmp_path: Path) -> Iterator[AtTable]:
    """The two before their screen."""
    yield AtTable(board, tmp_path)
    pygame.quit()


def in_round(table: Table, number: int, folder: Path) -> AtTable:
    """The same table in another round."""
    table.round = number
    return AtTable(table, folder)


@pytest.mark.slow
def test_a_figure_before_a_plural_is_counted() -> None:
    """One of a thing reads as one: what may be one goes through `ngettext`, whose forms differ."""
    found = [
        sentence
        for source in sorted(CLIENT.rglob("*.py"))
        for call in said(source)
        for sentence in (call.sentences if len(call.sentences) == 1 else ())
        for figure, noun in MANY.findall(sentence)
        if figure in FIGURES and noun not in NO_PLURALS
    ]
    assert set(found) - NEVER_ONE == set()


@pytest.mark.parametrize("code", ["swapped_this_round", "gear_used_this_round", "gear_already_used"])
def test_the_last_round_speaks_of_no_next_one(at: AtTable, code: str, tmp_path: Path) -> None:
    refusal = Refusal(code)  # type: ignore[arg-type]
    assert re.search("next", refusal_text.sentence(refusal, at.session.seats))
    last = in_round(build.table(seats=2), 6, tmp_path / "last")
    assert not re.search("next", refusal_text.sentence(refusal, last.session.seats))


def test_an_axle_is_called_as_it_is_engraved(at: AtTable) -> None:
    told = event_text.words(ev.GearUsed(0, 1, "ink"), at.session.seats)
    refused = refusal_text.sentence(Refusal("axle_empty", what="2"))
    assert "axle II." in told
    assert refused == "Axle II has no gear."


def test_a_type_tells_its_price(board: Table, at: AtTable) -> None:
    build.set_types(board, 0, "AIO")
    look = type_(Viewer(at.session, 0), "A")
    assert "The next type costs 4 guilders, the one after it 5." in [line.words for line in look.lines]


def test_doing_without_several_rewards_asks_once_more(board: Table, at: AtTable) -> None:
    build.ask_now(board, ask.Rewards(0, (Reward("fame", 2), Reward("guilders", 3))))
    pilot = at.sit()
    pilot.click("decline")
    assert pilot.scene.name == "confirm"
    pilot.click("no")
    assert pilot.scene.name == OrderRewards.name
    pilot.click("decline")
    pilot.click("yes")
    assert pilot.scene.name != OrderRewards.name
    assert at.session.view().seats[0].fame == 0


def test_the_seat_of_the_automa_is_not_called_empty() -> None:
    seating = first_seating()
    seating.automa = True
    pilot = Pilot(Setup(load_content(), seating, lambda _: None, lambda: None), (960, 540))
    labels = [pilot.app.page.targets.by_name(f"chair:{chair}:empty").label for chair in range(4)]
    assert labels == ["Seat 1: Empty", "Seat 2: Empty", "Seat 3: Empty", "Seat 4: Automa"]
    pygame.quit()


def test_the_rules_say_who_has_how_many_markers_and_how_often_gears_are_used() -> None:
    words = " ".join(article.words for chapter in rulebook.chapters(load_content()) for article in chapter.articles)
    assert "3 uses a round" in words
    assert "In turn order players then have 7, 8, 9 and 10" in words


@pytest.mark.parametrize(
    ("language", "parts", "whole"),
    [
        ("en", ("How many?", "", "Two."), "How many? Two."),
        ("ja", ("何枚ですか？", "2枚です。", "「なぜ？」と聞きます。"), "何枚ですか？ 2枚です。「なぜ？」と聞きます。"),
    ],
)
def test_sentences_follow_as_their_language_puts_them(language: str, parts: tuple[str, ...], whole: str) -> None:
    set_language(language)
    assert sentences(parts) == whole
