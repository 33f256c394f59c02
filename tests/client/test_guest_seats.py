"""A player of another package is chosen for a seat like any level, and its game is saved and goes on without it."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from devtools.staging import ThinksHere
from game.client.base.seating import levels, recall
from game.client.scenes.game_scene import GameScene
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.text.move_text import reason_words
from game.client.text.terms import level_meaning_words, strength_words
from game.guest_names import guests
from game.match.players import LEVELS
from game.match.store import Store
from game.players import Choice, LegalMoves, Point, Reason, ReasonCode, make_player
from game.players.guests import AIMED, load_guest
from game.rules import View
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.players.guest_package import install

NAMES = ("gambler", "strategist-of-the-press", "third", "person")


@pytest.fixture
def context(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    """A room where a package with players is installed."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install(folder, monkeypatch, "gamblers", "\n".join(f"{name} = gamblers:First" for name in NAMES))
    guests.cache_clear()
    made = AppContext(tmp_path / "saves")
    made._thinker = ThinksHere(made.profile.content)
    yield made
    guests.cache_clear()
    load_guest.cache_clear()


@pytest.fixture
def pilot(context: AppContext) -> Iterator[Pilot]:
    """A pilot before the set-up."""
    made = Pilot(Title(context), choices=context.profile.choices)
    made.click("new")
    made.click("chair:1:computer")
    yield made
    pygame.quit()


def test_only_names_that_mean_nothing_else_have_room(context: AppContext) -> None:
    assert guests() == ("gambler", "strategist-of-the-press", "third")
    assert levels() == (*LEVELS, "gambler", "strategist-of-the-press", "third")


def test_it_is_chosen_kept_and_plays_on_where_it_is_gone(pilot: Pilot, context: AppContext, tmp_path: Path) -> None:
    for level in ("compositor", "foreman", "master", "gambler"):  # from adept, the usual one
        pilot.click(f"chair level:1:{level}")
    assert level_meaning_words("gambler") == "From another package."
    pilot.click("start")
    assert isinstance(pilot.scene, GameScene)
    session = pilot.scene.session
    assert session.seats.players[1].level == "gambler"
    assert recall(tmp_path / "saves").chairs[1].level == "gambler"
    load_guest.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.players.guests.entry_points", lambda **_: ())
        patch.setattr("game.guest_names.named_guests", lambda: ())
        guests.cache_clear()
        again = Store(tmp_path / "saves").open_match(session.match.id, session.content)
        assert again.players[1].level == "gambler"
        assert level_meaning_words("gambler") == "Not installed: makes any legal move."
        assert strength_words("gambler") == "Gambler"
        assert recall(tmp_path / "saves").chairs[1].level == "adept"


@pytest.mark.usefixtures("full_hd")
def test_a_press_goes_round_and_each_name_is_read_whole(pilot: Pilot) -> None:
    for after in (*LEVELS[2:], "gambler", "strategist-of-the-press", "third", "novice", "adept"):
        with reading() as found:
            pilot.paint_anew()
        box = pilot.app.page.targets.by_name(f"chair level:1:{after}").rect
        assert [one.cut for one in found if box.collidepoint(one.rect.center)] == [False]
        pilot.click(f"chair level:1:{after}")


def test_it_takes_over_in_the_midst_of_a_game(pilot: Pilot) -> None:
    pilot.click("start")
    assert isinstance(pilot.scene, GameScene)
    session = pilot.scene.session
    pilot.click("menu")
    pilot.click("seats")
    for level in (*LEVELS[1:], "gambler"):
        pilot.click(f"who:0:{level}")
    assert session.seats.players[0].level == "gambler"
    pilot.click("who:0:person")
    assert session.seats.players[0].level is None


@pytest.mark.slow
@pytest.mark.parametrize("code", get_args(ReasonCode))
def test_whatever_reason_it_gives_there_are_words_for_it(
    pilot: Pilot, code: ReasonCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Talker:
        def choose(self, view: View, legal: LegalMoves) -> Choice:
            return Choice(legal[0], Reason(code, "nothing", 3.0, points=(Point("leads_to", "nothing", "nowhere"),)))

    monkeypatch.setattr("game.players.guests.load_guest", lambda _: lambda _seed: Talker())
    pilot.click("start")
    assert isinstance(pilot.scene, GameScene)
    session = pilot.scene.session
    view = session.match.view(session.match.pending()[0])
    choice = make_player("talker", 1).choose(view, LegalMoves(session.content, view))
    assert reason_words(choice.reason, session.seats)
    assert choice.reason.code == code or code in AIMED
