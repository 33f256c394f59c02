"""Nobody is there: the program plays by itself, and any press ends that."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.app import SHOW_AFTER_S, WARNING_S, App
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext, kiosk_room
from game.client.session.show import MEANINGS
from game.places import CONFIG, OWNERS
from game.rules import names
from tests.client.pilot import Pilot
from tests.client.watched import ABANDONED_S, SIZE, Watched, of_a_room

pytestmark = pytest.mark.usefixtures("full_hd")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Watched]:
    watched = of_a_room(AppContext(tmp_path))
    yield watched
    watched.watch.close()
    watched.context.close()
    pygame.quit()


@pytest.mark.slow
def test_a_title_that_nobody_touches_begins_to_play(table: Watched) -> None:
    table.idle(SHOW_AFTER_S - 2)
    assert table.scene.name == "title"
    table.idle(4)
    assert table.watch.on_show
    assert table.scene.name != "title"
    assert not table.context.profile.store.saved_games(), "a show is nobody's game"


@pytest.mark.slow
@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 200), button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 359), button=3, touch=False),
        pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0),
    ],
)
def test_any_press_leads_from_the_show_to_a_question_at_once(table: Watched, event: pygame.Event) -> None:
    table.app.apply(table.watch.begin_show())
    table.idle(3)
    pygame.event.post(event)
    table.step()
    assert table.scene.name == "welcome"
    assert table.app.layers.viewport.window == SIZE, "the page has the whole window again"
    table.click("look")
    assert table.scene.name == "title"
    assert "new" in table.app.page.targets


def test_a_pointer_that_is_only_moved_ends_no_show(table: Watched) -> None:
    table.app.apply(table.watch.begin_show())
    table.idle(1)
    table.move_to((200, 100))
    table.idle(1)
    assert table.watch.on_show


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
def test_a_show_plays_to_the_end_tells_what_happens_and_begins_again(table: Watched) -> None:
    table.context.profile.choices.change(speed="off", pace="fast")
    table.watch.from_start = True
    table.app.apply(table.watch.begin_show())
    assert table.watch._show is not None
    show, told = table.watch._show, list[str]()
    for _ in range(20_000):
        table.idle(0.3)
        if not table.watch.on_show:
            break
        if show.story.words not in told[-1:]:
            told.append(show.story.words)
    assert show.session.match.is_over
    assert "" not in told
    assert len(told) == len(set(told)), "nothing is told twice"
    assert {MEANINGS[action]() for action in names.ACTIONS} <= set(told)
    assert {MEANINGS[kind]() for kind in ("draft", "types", "reveal", "turn gears", "fulfil")} <= set(told)
    assert told[-1].startswith(tuple(show.session.name(seat) for seat in range(4))), "who has won comes last"
    assert table.scene.name == "title"
    table.idle(SHOW_AFTER_S / 2)
    assert not table.watch.on_show, "the title is seen for as long as after any other visitor"
    table.idle(SHOW_AFTER_S)
    assert table.watch.on_show


def test_the_words_of_the_show_cover_nothing(table: Watched) -> None:
    table.app.apply(table.watch.begin_show())
    table.step(2)
    foot = table.watch.foot
    assert foot is not None
    assert table.app.layers.viewport.window == (SIZE[0], foot.top(SIZE[1]))
    window = pygame.display.get_surface()
    assert window is not None
    below = window.subsurface((0, foot.top(SIZE[1]) + 4, SIZE[0], 20))
    assert len({tuple(below.get_at((x, 10))) for x in range(0, SIZE[0], 3)}) > 3, "words and the call are there"


@pytest.mark.slow
def test_at_home_nobody_is_sent_away(table: Watched) -> None:
    table.click("any")
    table.wait(1)
    table.click("new")
    scene = table.scene
    table.idle(ABANDONED_S + WARNING_S + SHOW_AFTER_S)
    assert table.scene is scene


@pytest.fixture
def no_temp_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no folder for passing files."""
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/proc/none"])
    monkeypatch.setattr(tempfile, "tempdir", None)


@pytest.mark.slow
@pytest.mark.usefixtures("no_temp_folder")
def test_neither_a_show_nor_a_stand_needs_a_temp_folder(tmp_path: Path) -> None:
    with kiosk_room(tmp_path) as context:
        watched = of_a_room(context)
        watched.app.apply(watched.watch.begin_show())
        watched.idle(3)
        assert watched.watch.on_show
        assert context.profile.store.problem is None
        watched.watch.close()
    pygame.quit()


@pytest.mark.slow
def test_a_title_stays_and_says_so_where_config_is_not_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = shutil.copytree(CONFIG, tmp_path / "config")
    rules = config / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("rounds: 6", "rounds: n"), encoding="utf-8")
    monkeypatch.setenv(OWNERS, str(config))
    context = AppContext(tmp_path / "saves")
    watched = Watched(context)
    said = []
    for _ in range(4):  # more often than a show would be prepared; it is said once
        watched.idle(SHOW_AFTER_S / 2 - 2)
        said.append(words_over(watched))
    assert watched.scene.name == "title"
    assert not watched.watch.on_show
    assert [words for words in said if words] == [said[1]]
    assert "config/rules.yaml, line" in said[1]
    context.close()
    pygame.quit()


def words_over(pilot: Pilot) -> str:
    """What the toast says; nothing where there is none."""
    toast = pilot.app.controls.notices.toast
    return toast.sentence if toast else ""


def test_a_room_without_a_stand_is_none() -> None:
    assert not AppContext(None).profile.kiosk


@pytest.mark.slow
def test_an_app_that_nobody_watches_over_never_shows_anything(tmp_path: Path) -> None:
    pilot = Pilot(Title(AppContext(tmp_path), calls=True), SIZE)
    for _ in range(700):
        pilot.clock.now_s += 0.1
        pilot.app.step()
    assert isinstance(pilot.app, App)
    assert pilot.scene.name == "title"
    pygame.quit()
