"""The sheet of seats: somebody gets up, and a computer goes on as the table stands; or the other way round."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.graphics.layout import CANVAS
from game.client.scenes.menu import SeatsSheet
from game.client.session.match_session import MatchSession
from game.client.ui.page import Page
from game.content import load_content
from game.match.errors import SaveError
from game.match.players import Player, Thinks
from game.match.store import Store
from game.players import Choice
from game.rules import Options, View
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unpainted")

CONTENT = load_content()


class NeverDone(Thinks):
    """Thinks for ever, and counts what it was asked and told to forget."""

    def __init__(self) -> None:
        self.open: set[int] = set()
        self.asked = 0

    def ask(self, view: View, level: object, seed: int) -> int:
        """Another ticket."""
        self.asked += 1
        self.open.add(self.asked)
        return self.asked

    def advise(self, view: View, level: object, seed: int) -> int:
        """Another ticket."""
        return self.ask(view, level, seed)

    def compare(self, view: View, made: object) -> int:
        """Another ticket."""
        return self.ask(view, "", 0)

    def answer(self, ticket: int) -> Choice | None:
        """Not yet."""
        return None

    def forget(self, ticket: int) -> None:
        """One less to think about."""
        self.open.discard(ticket)

    def close(self) -> None:
        """Nothing is thought any more."""
        self.open.clear()


@pytest.fixture
def session(tmp_path: Path) -> MatchSession:
    """Two people and the automa before a draft, the menu a press away."""
    players = (Player("Anna", "anchor"), Player("Tom", "key"), Player("Automa", "automa", "automa"))
    options = Options(seats=2, automa=True, characters=False)
    match = Store(tmp_path).new_match(CONTENT, options, 5, players)
    return MatchSession(match, thinker=NeverDone())


@pytest.fixture
def pilot(session: MatchSession) -> Iterator[Pilot]:
    """A pilot before the sheet."""
    made = Pilot(session.scene())
    made.click("menu")
    made.click("seats")
    assert made.scene.name == "seats"
    yield made
    pygame.quit()


def test_each_seat_but_the_automas_has_a_choice(pilot: Pilot) -> None:
    names = [target.name for target in pilot.app.page.targets if target.name.startswith("who:")]
    assert {name.split(":")[1] for name in names} == {"0", "1"}
    assert pilot.app.page.targets.by_name("who:0:person").value == "True"


def test_a_person_gets_up_and_a_computer_goes_on_under_the_same_name(pilot: Pilot, session: MatchSession) -> None:
    number = session.match.number
    for level in ("adept", "compositor", "foreman", "master"):
        pilot.click(f"who:1:{level}")
    assert session.seats.players[1] == Player("Tom", "key", "computer", "master")
    assert session.match.number == number
    pilot.click("close")
    assert pilot.scene.name != "seats"
    assert session.seats.people == (0,)


def test_a_person_takes_over_and_the_thought_is_forgotten(pilot: Pilot, session: MatchSession) -> None:
    seat = session.shown.step.seat
    pilot.click(f"who:{seat}:adept")
    pilot.click("close")
    pilot.wait(0.5)
    thinker = session.thinker
    assert isinstance(thinker, NeverDone)
    assert thinker.open
    pilot.click("menu")
    pilot.click("seats")
    pilot.click(f"who:{seat}:person")
    assert not thinker.open
    pilot.click("close")
    pilot.wait(0.5)
    assert not thinker.open
    assert seat in session.seats.people


def test_a_plan_that_is_not_handed_in_goes_with_who_laid_it_out(pilot: Pilot, session: MatchSession) -> None:
    session.match.keep_draft(0, (2, 1, 1, 0, 0))
    pilot.click("who:0:adept")
    pilot.click("who:0:person")
    assert session.match.draft(0) is None


def test_the_same_player_again_changes_nothing(pilot: Pilot, session: MatchSession) -> None:
    session.match.keep_draft(0, (2, 1, 1, 0, 0))
    pilot.click("who:0:person")
    assert session.match.draft(0) == (2, 1, 1, 0, 0)


def test_a_change_that_cannot_be_kept_says_so(
    pilot: Pilot, session: MatchSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(seat: int, player: Player) -> None:
        raise SaveError("changed_elsewhere")

    monkeypatch.setattr(session.match, "reseat", refuse)
    before = session.seats.players[0]
    pilot.click("who:0:adept")
    pilot.step()
    toast = pilot.app.controls.notices.toast
    assert toast is not None
    assert toast.sentence
    assert session.seats.players[0] == before


def test_the_choices_of_four_seats_have_room(tmp_path: Path) -> None:
    styles = ("anchor", "compasses", "key", "tower")
    players = tuple(Player(style, style, "computer", "novice") for style in styles)
    options = Options(seats=4, automa=False, characters=False)
    page = Page()
    SeatsSheet(MatchSession(Store(tmp_path).new_match(CONTENT, options, 5, players))).build(page)
    assert all(pygame.Rect(0, 0, *CANVAS).contains(target.rect) for target in page.targets)
    boxes = [target.rect for target in page.targets]
    assert not any(one.colliderect(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
