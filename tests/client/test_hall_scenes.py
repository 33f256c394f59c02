"""What the hall of fame shows, and the title screen that leads there and to what waits."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.client.base.kept_files import SAVES
from game.client.base.seating import recall
from game.client.scenes.hall_scene import HallOfFame
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.commission import OPTIONS, seed_of
from game.client.session.hall_of_fame import Hall
from game.client.session.hall_words import record
from game.client.session.profile_store import ProfileStore, match_waits
from game.client.ui.scene import Scene
from game.content import load_content
from game.match.players import Player
from game.match.store import Store
from game.rules.moves import EndTurn
from tests.client.at_table import AtTable
from tests.client.name_setting import DAY, drawn_words, entry
from tests.client.pilot import Pilot
from tests.rules import build


def shown(scene: Scene) -> Pilot:
    """A pilot before a scene."""
    return Pilot(scene, (960, 540))


@pytest.mark.parametrize("tab", ["1", "2", "3", "4", "today"])
def test_an_empty_list_says_in_words_that_it_is_empty(tab: str) -> None:
    pilot = shown(HallOfFame(Hall(), DAY))
    pilot.click(f"list:{tab}")
    words = " ".join(drawn_words(pilot))
    assert "No names yet" in words or "Nobody has finished this commission yet" in words
    pygame.quit()


def test_each_list_shows_its_own_names() -> None:
    hall = Hall()
    hall.enter(entry("ANNA", seats=1))
    hall.enter(entry("TOM", seats=3))
    hall.enter(entry("KATE", seats=1, commission=DAY.isoformat()))
    pilot = shown(HallOfFame(hall, DAY))
    names = {"ANNA", "TOM", "KATE"}
    found = {}
    for tab in ("1", "2", "3", "today"):
        pilot.click(f"list:{tab}")
        found[tab] = names & set(drawn_words(pilot))
    assert found == {"1": {"ANNA", "KATE"}, "2": set(), "3": {"TOM"}, "today": {"KATE"}}
    pygame.quit()


def test_another_day_has_another_list() -> None:
    hall = Hall()
    hall.enter(entry("KATE", commission=DAY.isoformat()))
    assert [one.name for one in HallOfFame(hall, DAY, shown="today").entries()] == ["KATE"]
    assert HallOfFame(hall, date(2026, 11, 29), shown="today").entries() == []


def test_what_is_wrong_with_the_book_is_said(tmp_path: Path) -> None:
    (tmp_path / "hall.json").write_bytes(b"\x00")
    pilot = shown(HallOfFame(Hall(tmp_path), DAY))
    assert "damaged" in " ".join(drawn_words(pilot))
    pygame.quit()


def test_the_record_is_the_best_of_all_tables() -> None:
    hall = Hall()
    assert record(hall) is None
    hall.enter(entry("ANNA", fame=90))
    hall.enter(entry("TOM", fame=110, seats=3))
    found = record(hall)
    assert found is not None
    assert (found.name, found.words, found.fame) == ("TOM", "among 3 players", 110)


# the title


@pytest.fixture
def context(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppContext]:
    """A room on a day that is known."""
    monkeypatch.setattr(ProfileStore, "today", staticmethod(lambda: DAY))
    yield AppContext(tmp_path)
    pygame.quit()


@pytest.mark.parametrize("way", ["title", "hall"])
def test_todays_commission_begins_from_its_sheet(context: AppContext, tmp_path: Path, way: str) -> None:
    pilot = Pilot(Title(context))
    before = recall(tmp_path)
    if way == "hall":
        pilot.click("hall")
        pilot.click("list:today")
        pilot.click("begin")
    else:
        pilot.click("commission")
    assert pilot.scene.name == "commission"
    pilot.wait(0.4)
    pilot.click("begin")
    assert pilot.scene.name == "character"
    save = context.profile.store.saved_games()[0]
    match = context.profile.store.open_match(save.id, context.profile.content)
    assert (match.seed, match.options) == (seed_of(DAY), OPTIONS)
    assert recall(tmp_path) == before  # a commission does not change who sits here usually


def test_the_hall_leads_back_to_the_title(context: AppContext) -> None:
    pilot = Pilot(Title(context))
    pilot.click("hall")
    pilot.click("back")
    assert pilot.scene.name == "title"


# a glance at what waits


@pytest.mark.parametrize(("finished", "first"), [(False, "resume"), (True, "new")])
def test_a_cold_start_offers_first_what_waits(context: AppContext, tmp_path: Path, finished: bool, first: str) -> None:
    made = build.table(seats=2, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path)
    for seat in (0, 1)[: 2 if finished else 1]:
        game.session.turns.make(EndTurn(seat))
    title = Title(context)
    assert "store" not in vars(context)
    assert title.default == first
    with Store(tmp_path) as store:
        assert [save.finished for save in store.saved_games()] == [finished]


def test_a_glance_that_sees_nothing_lets_matches_wait(tmp_path: Path) -> None:
    path = tmp_path / SAVES
    path.write_bytes(b"no database" * 100)
    assert match_waits(path)


def test_a_glance_imports_no_rules(tmp_path: Path) -> None:
    """The first picture of the title is there before anything of the game is read."""
    program = (
        "import sys; from pathlib import Path; from game.client.session.app_context import AppContext;"
        "from game.client.scenes.title import Title;"
        "Title(AppContext(Path(sys.argv[1]))); print(*sorted({name.partition('.')[2] for name in sys.modules}))"
    )
    with Store(tmp_path) as store:
        store.new_match(load_content(), OPTIONS, 7, (Player("Anna", "anchor"), Player("Automa", "automa", "automa")))
    told = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert not {"rules", "match", "content"} & set(told.stdout.split())
