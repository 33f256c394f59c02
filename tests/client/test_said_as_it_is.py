"""Words at the table say what is so: what a press does, who acts, how many; and what has no use now says why."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.graphics import layout, pictures
from game.client.graphics.brush import Picture
from game.client.graphics.theme import SeatStyle
from game.client.scenes.parts.seat_panels import order_of_play
from game.client.text.move_text import POINTS, REASONS
from game.client.ui.page import Page
from game.rules import Options
from game.rules import moves as ask
from tests.client.at_table import AtTable
from tests.client.company import computer
from tests.client.painted import words_on
from tests.client.session_at import sitting_at
from tests.client.test_plain_words import sentences
from tests.client.words_in_code import said
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")

ONLY_BY_DRAGGING = {"replaying.py"}  # the course of a game, along which a hand is drawn
MOVE_TEXT = Path(__file__).resolve().parents[2] / "game" / "client" / "text" / "move_text.py"


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """Anna and Tom in the action inks."""
    table = build.table(seats=2)
    build.at_action(table, "inks", {0: 1, 1: 1})
    yield AtTable(table, tmp_path)
    pygame.quit()


def test_dragging_is_named_only_where_it_is_the_only_way() -> None:
    found = [(path.name, words) for path, _, words in sentences() if re.search(r"\bdrag\b", words, re.IGNORECASE)]
    assert {name for name, _ in found} <= ONLY_BY_DRAGGING, found


def test_the_settled_sentences() -> None:
    every = {words for _, _, words in sentences()}
    gone = {
        "{seat} keeps a character",
        "{seat} installs {count} more gears",
        "{count} spaces in each band, {played} of {all} gears",
        "You then have everything for the patronage card “{patron}”.",
    }
    assert not gone & every
    assert "{seat} chooses a character" in every


def test_what_computers_tell_has_one_person() -> None:
    """The same sentences stand under a hint, so they speak of the move, not of you."""
    assert POINTS
    assert REASONS
    told = [words for call in said(MOVE_TEXT) for words in call.sentences]
    assert [words for words in told if re.search(r"\byou(r|rs)?\b", words, re.IGNORECASE)] == LEFT_TO_ADVICE


LEFT_TO_ADVICE = [
    "Place your markers like this: {markers}.",
    "Leave your markers where they are.",
    "End your turn.",
]
"""What to do, which only a hint says."""


def test_the_end_of_a_turn_says_what_to_press(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = at.sit()
    pilot.click("pass")
    pilot.step()
    assert at.session.shown.holding
    assert "Your turn is over: press “End turn”." in words_on(pilot, monkeypatch)


def test_nothing_placed_is_no_reason_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.open_curtain(0)
    pilot = at.sit()
    count = at.session.view(0).seats[0].marker_count
    assert f"Place {count} markers" in words_on(pilot, monkeypatch)
    pilot.click("plan slot:inks:1")
    assert f"Place {count - 1} more markers" in words_on(pilot, monkeypatch)
    pygame.quit()


def test_hint_stays_in_its_place_and_says_that_there_is_none(at: AtTable) -> None:
    place = layout.rect("take orders", "hint")
    pilot = at.sit()
    assert pilot.app.page.targets.by_name("hint").rect == place
    at.session.reseat(at.session.shown.step.seat, computer(at.session.shown.step.seat))
    pilot.step(2)
    hint = pilot.app.page.targets.by_name("hint")
    assert hint.rect == place
    assert not hint.enabled
    assert hint.reason == "Nobody at this screen has a decision to make now."


def test_an_order_of_play_has_no_numerals_and_the_turn_order_has(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    places, badge = list[int | None](), pictures.badge

    def noted(style: SeatStyle, place: int | None = None) -> Picture:
        places.append(place)
        return badge(style, place)

    monkeypatch.setattr(pictures, "badge", noted)
    order_of_play(Page(), at.session, at.session.view(0), "inks", pygame.Rect(0, 0, 224, 50))
    assert places == [None, None]
    pilot = at.sit()
    pilot.paint_anew()
    assert {1, 2} < set(places)


def test_the_gears_that_are_left_are_counted(tmp_path: Path) -> None:
    def asked(table: object) -> bool:
        stack = table.stack  # type: ignore[attr-defined]
        return bool(stack) and isinstance(stack[-1], ask.InstallingDrawn)

    session = sitting_at(tmp_path, asked, Options(seats=2, automa=False))
    assert session.scene().part.title().endswith("installs 2 gears")  # type: ignore[attr-defined]
