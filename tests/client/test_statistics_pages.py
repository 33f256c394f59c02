"""The pages of the statistics: reached from the title and back, whose games they count, written out, and forgotten."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest

from game.client.scenes.hall_scene import HallOfFame
from game.client.scenes.statistics_pages import TABS, StatisticsPages
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext, kiosk_room
from game.client.session.hall_of_fame import Hall
from game.client.session.statistics_controller import TABLE, StatisticsController
from game.client.ui.overlay import Confirm, Message
from game.content import load_content
from game.match import Player, SaveError
from game.match.store import Store
from game.rules import Options
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.match.play import connection_of, play_to_end

pytestmark = pytest.mark.usefixtures("full_hd")

PAIR = Options(seats=2, automa=False, characters=False)
CONTENT = load_content()


def play(store: Store, *, games: int = 2, computer: bool = False) -> None:
    """So many finished games of Anna against Tom, or against a computer."""
    other = Player("Fust", "key", "computer", "adept") if computer else Player("Tom", "key")
    for seed in range(games):
        play_to_end(store.new_match(CONTENT, PAIR, seed, (Player("Anna", "anchor"), other)), Random(seed))


@pytest.fixture
def context(tmp_path: Path) -> Iterator[AppContext]:
    context = AppContext(tmp_path)
    yield context
    context.close()
    pygame.quit()


def opened(context: AppContext, size: tuple[int, int] = (960, 540)) -> Pilot:
    """The statistics over a hall of fame, on the screen."""
    pilot = Pilot(HallOfFame(Hall(), date(2026, 11, 28), statistics=context.statistics), size)
    pilot.click("statistics")
    pilot.step(2)
    return pilot


def words(pilot: Pilot) -> set[str]:
    """What is written on the page when it is built again."""
    with reading() as found:
        pilot.paint_anew()
    return {one.words for one in found}


def shown(pilot: Pilot) -> StatisticsPages:
    assert isinstance(pilot.scene, StatisticsPages)
    return pilot.scene


def test_from_the_title_to_the_statistics_and_back(context: AppContext) -> None:
    pilot = Pilot(Title(context), (960, 540))
    pilot.click("hall")
    pilot.click("statistics")
    assert pilot.scene.name == "statistics"
    assert "No finished games yet" in words(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "hall of fame"
    pilot.click("back")
    assert pilot.scene.name == "title"


def test_every_page_is_drawn_and_the_wheel_turns_them(context: AppContext) -> None:
    play(context.profile.store)
    pilot = opened(context)
    for tab in TABS:
        pilot.click(f"page:{tab}")
        assert shown(pilot).shown == tab
        assert "No finished games yet" not in words(pilot)
    shown(pilot).scroll(1)
    assert shown(pilot).shown == "books"


@pytest.mark.slow
def test_people_are_chosen_by_name_and_tables_by_filters(context: AppContext) -> None:
    play(context.profile.store)
    play(context.profile.store, games=3, computer=True)
    pilot = opened(context)
    assert (shown(pilot).statistics.games, shown(pilot).statistics.seats) == (5, 7)
    pilot.click("person:2")
    assert shown(pilot).person == "Tom"
    assert shown(pilot).statistics.games == 2
    pilot.click("person:1")
    assert shown(pilot).statistics.games == 5
    pilot.click("only:strength")
    assert "No computers" in words(pilot)
    assert shown(pilot).statistics.games == 2
    for _ in range(2):
        pilot.click("only:strength")
    assert shown(pilot).statistics.games == 3
    pilot.click("only:printers")
    assert "No finished games of this kind" in words(pilot)
    for _ in range(2):
        pilot.click("only:automa")
    assert shown(pilot).wanted == (1, False, "adept")


def test_older_games_are_counted_first_one_at_a_time(context: AppContext) -> None:
    play(context.profile.store, games=4)
    connection_of(context.profile.store).execute("DELETE FROM figures")
    pilot = Pilot(HallOfFame(Hall(), date(2026, 11, 28), statistics=context.statistics), (960, 540))
    pilot.click("statistics")
    seen = [words(pilot) for _ in range(2)]
    assert any(line.startswith("Counting older games: ") for line in seen[0])
    pilot.step(6)
    assert shown(pilot).statistics.games == 4
    assert context.profile.store.ledger.all()


def test_games_of_cards_that_are_gone_are_told(context: AppContext) -> None:
    play(context.profile.store, games=1)
    connection_of(context.profile.store).execute("DELETE FROM figures")
    connection_of(context.profile.store).execute(
        "UPDATE matches SET header = replace(header, ?, 'x')", (CONTENT.digest,)
    )
    pilot = opened(context)
    assert "1 older game is not counted: its cards or rules were different." in words(pilot)


def test_the_table_is_written_and_where_is_said(context: AppContext, tmp_path: Path) -> None:
    play(context.profile.store, games=1)
    pilot = opened(context)
    pilot.click("write")
    assert isinstance(pilot.scene, Message)
    with (tmp_path / TABLE).open(encoding="utf-8-sig", newline="") as file:
        assert [row["name"] for row in csv.DictReader(file)] == ["Anna", "Tom"]


def test_a_table_that_cannot_be_written_is_told(context: AppContext, tmp_path: Path) -> None:
    play(context.profile.store, games=1)
    controller = StatisticsController(context.profile.store, (CONTENT,), tmp_path / "file")
    (tmp_path / "file").write_text("no folder")
    pilot = Pilot(StatisticsPages(controller), (960, 540))
    pilot.click("write")
    assert isinstance(pilot.scene, Message)
    assert not any(str(tmp_path / "file" / TABLE) in line for line in words(pilot))


def test_a_person_is_forgotten_after_a_question(context: AppContext) -> None:
    play(context.profile.store)
    pilot = opened(context)
    pilot.click("forget")
    assert isinstance(pilot.scene, StatisticsPages)  # nobody is chosen
    pilot.click("person:1")
    gone = shown(pilot).person
    pilot.click("forget")
    assert isinstance(pilot.scene, Confirm)
    pilot.click("yes")
    left = "Anna" if gone == "Tom" else "Tom"
    assert [one.played.name for one in context.profile.store.ledger.all()] == [left, left]
    assert shown(pilot).person is None


def test_what_the_disk_does_not_keep_is_told_and_shown(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    play(context.profile.store, games=1)
    connection_of(context.profile.store).execute("DELETE FROM figures")

    def refuse(_work: object) -> None:
        raise SaveError("read_only")

    monkeypatch.setattr(context.profile.store._database, "write", refuse)
    pilot = opened(context)
    pilot.step(2)
    assert shown(pilot).statistics.games == 1
    assert any(line.startswith("The latest figures can’t be saved. ") for line in words(pilot))
    pilot.click("person:1")
    pilot.click("forget")
    pilot.click("yes")
    assert isinstance(pilot.scene, Message)


def test_a_stand_keeps_no_figures_and_writes_no_table() -> None:
    with kiosk_room(None) as context:
        play(context.profile.store, games=1)
        pilot = opened(context)
        assert "write" not in [target.name for target in pilot.app.page.targets]
        context.profile.forget_visitor()
        assert context.profile.store.ledger.all() == []
    pygame.quit()


@pytest.mark.slow
@pytest.mark.parametrize("people", [3, 9])
def test_all_names_can_be_reached_and_targets_are_large(context: AppContext, people: int) -> None:
    for at in range(people):
        seats = (Player(f"Person {at}", "anchor"), Player("Fust", "key", "computer", "adept"))
        play_to_end(context.profile.store.new_match(CONTENT, PAIR, at, seats), Random(at))
    pilot = opened(context)
    found = set[str]()
    for _ in range(4):
        found |= {target.label for target in pilot.app.page.targets if target.name.startswith("person:")}
        assert all(min(target.rect.size) >= 64 for target in pilot.app.page.targets)
        if any(target.name == "more" for target in pilot.app.page.targets):
            pilot.click("more")
    assert found == {"All players", *(f"Person {at}" for at in range(people))}
