"""A refusal leads to the page of the rules that says why, by a press on it and by the key for a closer look."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.rules_pages import RulesPages
from game.client.text import refusal_text
from game.client.text.refused import Refused, after
from game.client.text.rulebook import chapters
from game.client.text.rulebook.refusal_articles import OF_ORDERS, WHY, article_of
from game.content import load_content
from game.rules.refusals import REFUSAL_CODES, Refusal, RefusalCode
from tests.client.at_table import AtTable
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd", "unpainted")

REFUSAL = Refusal("axle_not_next", need=1)


def on_toast(at: AtTable) -> tuple[int, int]:
    """The middle of the toast."""
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    return round(toast.sprite.centre[0]), round(toast.sprite.centre[1])


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The board, on which a move was refused."""
    table = build.table(seats=2, round=2)
    build.give_gear(table, 0, *build.find_sector("swap_ink"))  # of no use: there is no ink
    build.at_action(table, "inks", {0: 2, 1: 1})
    at = AtTable(table, tmp_path)
    at.sit()
    at.pilot.wait_until_still()
    at.pilot.scene.toast(refusal_text.sentence(REFUSAL))
    at.pilot.step()
    yield at
    pygame.quit()


def test_every_refusal_has_its_article() -> None:
    keys = {article.key for chapter in chapters(load_content()) for article in chapter.articles}
    assert set(WHY) == set(REFUSAL_CODES)
    assert {*WHY.values(), *OF_ORDERS.values()} <= keys


@pytest.mark.parametrize(
    ("code", "what", "article"),
    [
        ("levels_too_low", "patronage-03", "what cards need"),
        ("levels_too_low", "refinement-03", "decoration"),
        ("inks_missing", "", "colour"),
    ],
)
def test_cards_and_orders_have_articles_of_their_own(code: RefusalCode, what: str, article: str) -> None:
    assert article_of(Refusal(code, what=what)) == article


def test_a_press_on_a_refusal_says_why(at: AtTable) -> None:
    at.pilot.click_at(on_toast(at))
    assert isinstance(at.pilot.scene, RulesPages)
    assert WHY["axle_not_next"] in at.pilot.scene.shown
    at.pilot.key(pygame.K_ESCAPE)
    assert at.pilot.scene.name == "board"


def test_the_key_for_a_closer_look_says_why(at: AtTable) -> None:
    at.pilot.key(pygame.K_i)
    assert isinstance(at.pilot.scene, RulesPages)
    assert WHY["axle_not_next"] in at.pilot.scene.shown


def test_other_words_are_only_taken_away(at: AtTable) -> None:
    at.pilot.scene.toast("Saved.")
    at.pilot.step()
    at.pilot.click_at(on_toast(at))
    assert at.pilot.scene.name == "board"
    assert at.pilot.app.controls.notices.toast is None


def test_a_button_that_cannot_be_pressed_says_why_too(at: AtTable) -> None:
    at.pilot.click("use:0")
    toast = at.pilot.app.controls.notices.toast
    assert toast is not None
    assert isinstance(toast.sentence, Refused)
    at.pilot.click_at(on_toast(at))
    assert isinstance(at.pilot.scene, RulesPages)
    assert WHY["gear_does_nothing"] in at.pilot.scene.shown


def test_words_before_a_refusal_keep_it() -> None:
    told = after("Swap an ink. No.", refusal_text.sentence(REFUSAL))
    assert isinstance(told, Refused)
    assert told.refusal == REFUSAL
    assert not isinstance(after("Swap an ink.", ""), Refused)
