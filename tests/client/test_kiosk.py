"""A stand promises what is true: when its table clears, what its menu says, and which titles a short game gives."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base.settings import Choices, Settings
from game.client.scenes.app import WARNING_S
from game.client.scenes.final import next_title_words
from game.client.scenes.settings_scene import SettingsSheet
from game.client.session.app_context import AppContext, kiosk_room
from game.client.session.match_session import MatchSession
from game.client.text.piece_text import solo_title_words
from game.client.ui.menu_names import StandChoice
from game.content import load_content, shortened
from game.content.load import SHORT_TITLES, are_short
from game.rules.scoring import solo_title
from tests.client.painted import words_on
from tests.client.watched import Watched, begin_game, of_a_room


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Watched]:
    """A stand, at its title."""
    with kiosk_room(tmp_path) as context:
        watched = of_a_room(context)
        yield watched
        watched.watch.close()
    pygame.quit()


# when it clears


def test_a_table_is_left_alone_for_three_minutes() -> None:
    assert Settings().stand_clears_s == 180.0


@pytest.mark.slow
@pytest.mark.parametrize("minutes", ["1", "10"])
def test_the_time_until_a_table_is_cleared_is_a_setting(stand: Watched, minutes: str) -> None:
    stand.context.profile.choices.change(stand_clears=minutes)
    stand.context.profile.first_choices = stand.context.profile.choices.now
    begin_game(stand)
    stand.idle(60 * int(minutes) - WARNING_S - 2)
    assert not stand.watch.sprites(1.0)
    stand.idle(4)
    assert stand.watch.sprites(1.0)
    stand.idle(WARNING_S)
    assert stand.scene.name == "title"


def test_it_is_set_at_home_and_holds_at_the_stand(tmp_path: Path) -> None:
    home = AppContext(tmp_path)
    sheet = SettingsSheet(home.profile.choices)
    sheet.press(StandChoice("5"))
    assert Choices(tmp_path).now.stand_clears_s == 300.0
    with kiosk_room(tmp_path) as context:
        assert context.profile.choices.now.stand_clears_s == 300.0
    home.close()


@pytest.mark.slow
def test_a_visitor_finds_no_switch_that_does_nothing(stand: Watched) -> None:
    stand.click("any")
    stand.wait(1)
    stand.click("settings")
    assert "speed:normal" in stand.app.page.targets
    assert "full screen" not in stand.app.page.targets
    stand.click("settings:play")
    assert "pace:normal" in stand.app.page.targets
    assert "stand:3" not in stand.app.page.targets
    stand.context.profile.choices.change(stand_clears="10")
    stand.click("reset")
    assert stand.context.profile.choices.now.stand_clears == "10", "that is the keeper's"
    stand.key(pygame.K_ESCAPE)
    begin_game(stand)
    stand.click("menu")
    stand.click("settings")
    assert "speed:normal" in stand.app.page.targets
    assert "full screen" not in stand.app.page.targets


# what it says


@pytest.mark.slow
def test_its_menu_says_that_nothing_is_kept(stand: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_game(stand)
    stand.click("menu")
    said = " ".join(words_on(stand, monkeypatch))
    assert "Nothing is saved here" in said
    assert "is saved." not in said


@pytest.mark.slow
def test_leaving_asks_and_then_leaves_nothing(stand: Watched) -> None:
    begin_game(stand)
    stand.context.profile.choices.change(muted=True)
    stand.click("menu")
    stand.click("leave")
    assert stand.scene.name == "confirm"
    stand.click("no")
    stand.click("leave")
    stand.click("yes")
    assert stand.scene.name == "title"
    assert not stand.context.profile.store.saved_games()
    assert not stand.context.profile.choices.now.muted


@pytest.mark.slow
def test_a_stand_offers_a_first_game(stand: Watched) -> None:
    stand.click("any")
    stand.wait(1)
    stand.click("first")
    stand.step(2)
    assert stand.scene.name == "draft"
    assert stand.context.lessons is not None
    stand.idle(200)
    assert stand.scene.name == "title"
    assert stand.context.lessons is None


# titles


@pytest.mark.parametrize(
    ("fame", "title"), [(0, "printers_devil"), (23, "typesetter"), (39, "pressman"), (90, "masters_aide")]
)
def test_three_rounds_have_titles_of_their_own(fame: int, title: str) -> None:
    short = shortened(load_content(), 3)
    assert solo_title(short.rules, fame) == title
    assert title not in {one.id for one in load_content().rules.solo_titles}


@pytest.mark.parametrize("rounds", range(1, 6))
def test_titles_of_shorter_games_fall_to_nothing(rounds: int) -> None:
    titles = shortened(load_content(), rounds).rules.solo_titles
    assert are_short(titles)
    minimums = [title.minimum for title in titles]
    assert minimums == sorted(set(minimums), reverse=True)
    assert minimums[-1] == 0


def test_a_whole_game_keeps_its_titles_and_its_name_in_saves() -> None:
    content = load_content()
    whole = shortened(content, content.rules.rounds)
    assert not are_short(whole.rules.solo_titles)
    assert whole.digest == content.digest


def test_each_short_title_has_words(tmp_path: Path) -> None:
    words = {solo_title_words(title.id) for title in SHORT_TITLES}
    assert len(words) == len(SHORT_TITLES)
    assert not words & {solo_title_words(title.id) for title in load_content().rules.solo_titles}
    context = AppContext(tmp_path)
    context.first_game()
    assert context.lessons is not None
    session: MatchSession = context.lessons._session
    assert next_title_words(session, 40) == "2 fame short of Foreman."
    context.close()
