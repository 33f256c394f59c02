"""The way into the hall of fame: by mouse alone and by keys alone, once a match, and what the hall shows."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.client import routes
from game.client.home.commission import OPTIONS, commissioned, seed_of
from game.client.home.file_names import SAVES
from game.client.home.hall_of_fame import LONGEST_NAME, Entry, Hall
from game.client.home.hall_words import record
from game.client.home.room import Room
from game.client.home.saved_game_peek import match_waits
from game.client.home.seating import recall
from game.client.home.settings import Choices
from game.client.scenes.hall_of_fame import HallOfFame
from game.client.scenes.name_blocks.platen import PRINT_S
from game.client.scenes.name_blocks.scene import NameBlocks
from game.client.scenes.name_blocks.stick import slot_box
from game.client.screen.destinations import Ways
from game.client.screen.scene import Scene, Transition
from game.content import load_content
from game.match.players import Player
from game.match.store import Store
from game.rules.moves import EndTurn
from tests.client.at_table import AtTable
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.rules import build

DAY = date(2026, 11, 28)


def entry(name: str = "ANNA", *, fame: int = 80, seats: int = 1, commission: str = "", match: str = "") -> Entry:
    """An entry of a match of its own."""
    return Entry(
        match=match or f"{name} {fame}", seat=0, name=name, fame=fame, date=DAY.isoformat(), seed=7, seats=seats,
        commission=commission, title="student" if seats == 1 else "",
    )  # fmt: skip


def drawn_words(pilot: Pilot) -> list[str]:
    """What is written on the page when it is built again."""
    pilot.scene.changed()
    with reading() as found:
        pilot.step()
    return [one.words for one in found]


def key_of(letter: str) -> int:
    """The key that types a letter."""
    return ord(letter.lower())


def stroke(pilot: Pilot, letter: str) -> None:
    """Press a key as a keyboard tells it: with the letter, which a field gets as text."""
    pilot.post(pygame.KEYDOWN, key=key_of(letter), mod=0, unicode=letter)
    pilot.type(letter)
    pilot.post(pygame.KEYUP, key=key_of(letter), mod=0)


# setting a name

printed: list[str] = []


def keep(name: str) -> Transition:
    """Note the name that is printed."""
    printed.append(name)
    return None


@pytest.fixture
def stick() -> Iterator[Pilot]:
    """A pilot before the blocks, with nothing in the stick."""
    printed.clear()
    yield Pilot(NameBlocks(entry(""), "Anna: place I", Ways(keep, lambda: printed.append("skipped"))), (960, 540))
    pygame.quit()


def press(pilot: Pilot) -> None:
    """Print the name, and wait until the press is up again."""
    pilot.click("done")
    pilot.wait(PRINT_S)
    pilot.step(3)


def line(pilot: Pilot) -> str:
    """What stands in the stick."""
    assert isinstance(pilot.scene, NameBlocks)
    return pilot.scene.set_name


def test_a_name_is_set_by_clicks_alone(stick: Pilot) -> None:
    for letter in ("J", "O", "-", "A", " ", "B"):
        stick.click(f"block:{letter}")
    stick.click("delete")
    stick.click("set block:1")
    assert line(stick) == "J-A "
    press(stick)
    assert printed == ["J-A"]


def test_a_name_is_set_by_dragging_blocks(stick: Pilot) -> None:
    for letter, place in (("N", 0), ("A", 1), ("H", 0)):
        stick.drag(f"block:{letter}", f"line place:{place}")
    assert line(stick) == "HNA"
    stick.drag("set block:2", "line place:1")
    assert line(stick) == "HAN"
    stick.drag("set block:0", "case")
    assert line(stick) == "AN"


def test_a_clicked_block_flies_into_the_stick(stick: Pilot) -> None:
    stick.click("block:A")
    (flying,) = stick.scene.sprites()
    stick.step()
    (later,) = stick.scene.sprites()
    assert slot_box(0).centery < later.centre[1] < flying.centre[1]
    stick.wait_until_still()
    assert not stick.scene.sprites()


def test_with_reduced_motion_a_block_is_there_at_once() -> None:
    choices = Choices()
    choices.change(reduced_motion=True)
    pilot = Pilot(NameBlocks(entry(""), "Anna: place I", Ways(keep, lambda: None), choices), (960, 540))
    pilot.click("block:A")
    assert (line(pilot), list(pilot.scene.sprites())) == ("A", [])
    pygame.quit()


def test_a_double_click_sets_a_letter_twice(stick: Pilot) -> None:
    pos = stick.pos("block:N")
    for _ in range(2):
        stick.wait(0.1)
        stick.down(pos)
        stick.up(pos)
    assert line(stick) == "NN"


@pytest.mark.parametrize("first", [pygame.K_TAB, None])
def test_a_name_is_typed_whether_keys_have_a_focus_or_not(stick: Pilot, first: int | None) -> None:
    """Space is a block and chooses nothing while a name is typed; Enter leads to the end of it."""
    if first is not None:
        stick.key(first)
    for letter in "jo ann":
        stroke(stick, letter)
    stick.key(pygame.K_BACKSPACE)
    assert line(stick) == "JO AN"
    stick.key(pygame.K_RETURN)
    if first is not None:
        stick.key(pygame.K_RETURN)
    stick.wait_until_still()
    assert printed == ["JO AN"]


def test_a_name_is_set_with_arrows_and_one_key(stick: Pilot) -> None:
    stick.key(pygame.K_TAB)
    for _ in range(4):
        stick.key(pygame.K_DOWN)
        if (stick.app.controls.attention.focused or "").startswith("block:"):
            break
    stick.key(pygame.K_SPACE)
    stick.key(pygame.K_RIGHT)
    stick.key(pygame.K_SPACE)
    one, other = list(line(stick))
    assert ord(other) == ord(one) + 1


def test_accents_and_figures_are_set_and_what_has_no_block_is_set_without(stick: Pilot) -> None:
    stick.key(pygame.K_TAB)
    stick.type("Zoë 2ß")
    assert line(stick) == "ZOË 2SS"


def test_a_full_stick_says_so_and_takes_nothing_more(stick: Pilot) -> None:
    for _ in range(LONGEST_NAME):
        stick.click("block:M")
    stick.click("block:N")
    stick.step()
    assert line(stick) == "M" * LONGEST_NAME
    toast = stick.app.controls.notices.toast
    assert toast is not None
    assert "full" in toast.sentence


@pytest.mark.parametrize("letters", ["", " "])
def test_nothing_is_printed_without_a_letter(stick: Pilot, letters: str) -> None:
    for letter in letters:
        stick.click(f"block:{letter}")
    assert not stick.app.page.targets.by_name("done").enabled
    stick.key(pygame.K_RETURN)
    press(stick)
    assert printed == []


def test_the_proof_reads_as_the_line_and_the_line_begins_at_the_right(stick: Pilot) -> None:
    stick.click("block:A")
    stick.click("block:B")
    assert "AB" in drawn_words(stick)
    assert slot_box(0).x > slot_box(1).x


@pytest.mark.parametrize("way", ["skip", "back"])
def test_a_name_can_be_left_out(stick: Pilot, way: str) -> None:
    if way == "skip":
        stick.click("skip")
    else:
        stick.key(pygame.K_ESCAPE)
    assert printed == ["skipped"]


# a name that is suggested


@pytest.fixture
def suggested() -> Iterator[Pilot]:
    """A pilot before the blocks, with Anna's name suggested, and two people who played before."""
    printed.clear()
    ways = Ways(keep, lambda: printed.append("skipped"))
    yield Pilot(NameBlocks(entry("ANNA"), "Anna: place I", ways, known=("KATE", "ANNA", "ŁUCJA 2")), (960, 540))
    pygame.quit()


@pytest.mark.parametrize("first", ["no focus", "field"])
def test_typing_replaces_the_name_that_is_suggested(suggested: Pilot, first: str) -> None:
    if first == "field":
        suggested.click("name")
    for letter in "to":
        stroke(suggested, letter)
    assert line(suggested) == "TO"


@pytest.mark.parametrize("first", ["no focus", "field"])
def test_backspace_takes_all_that_is_suggested_out(suggested: Pilot, first: str) -> None:
    if first == "field":
        suggested.click("name")
    suggested.key(pygame.K_BACKSPACE)
    assert line(suggested) == ""


def test_a_block_is_put_behind_what_is_suggested(suggested: Pilot) -> None:
    suggested.click("block:S")
    stroke(suggested, "o")
    assert line(suggested) == "ANNASO"


def test_names_of_who_played_before_are_offered(suggested: Pilot) -> None:
    assert [target.label for target in suggested.app.page.targets if target.name.startswith("known:")] == [
        "KATE", "ŁUCJA 2",
    ]  # fmt: skip
    suggested.click("known:1")
    assert line(suggested) == "ŁUCJA 2"
    stroke(suggested, "0")
    assert line(suggested) == "ŁUCJA 20"


def test_the_case_has_a_drawer_of_accents(suggested: Pilot) -> None:
    suggested.click("drawer")
    suggested.click("block:Ł")
    suggested.click("drawer")
    suggested.click("block:7")
    assert line(suggested) == "ANNAŁ7"


def test_the_press_comes_down_before_the_name_goes_on_its_way(suggested: Pilot) -> None:
    suggested.click("done")
    assert suggested.scene.sprites()
    assert printed == []
    suggested.wait(PRINT_S)
    assert printed == ["ANNA"]


# from the count into the hall


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtTable]:
    """The end of a game of Anna and Tom, in a room whose hall is empty; Anna has more fame."""
    made = build.table(seats=2, round=6)
    build.set_levels(made, 0, typesetting=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path, Room(tmp_path, routes.make_scene, routes.make_prompt))
    for seat in (0, 1):
        game.sitting.turns.make(EndTurn(seat))
    game.sit()
    yield game
    pygame.quit()


def hall_of(at: AtTable) -> Hall:
    """The hall of the room."""
    assert at.sitting.room is not None
    return at.sitting.room.hall


def test_both_people_enter_with_the_mouse_alone_and_see_their_lines(at: AtTable) -> None:
    at.pilot.click("hall")
    assert line(at.pilot) == "ANNA"
    at.pilot.click("block:S")
    press(at.pilot)
    assert line(at.pilot) == "TOM"
    press(at.pilot)
    assert isinstance(at.pilot.scene, HallOfFame)
    assert [one.name for one in at.pilot.scene.entries()] == ["ANNAS", "TOM"]
    assert {"ANNAS", "TOM"} <= set(drawn_words(at.pilot))
    at.pilot.click("back")
    assert at.pilot.scene.name == "final"
    assert at.pilot.scene.default == "again"


def test_both_people_enter_with_keys_alone(at: AtTable) -> None:
    at.pilot.key(pygame.K_RETURN)  # what leads into the hall is offered first
    for _ in "AT":
        assert isinstance(at.pilot.scene, NameBlocks)
        at.pilot.key(pygame.K_RETURN)
        at.pilot.key(pygame.K_RETURN)
        at.pilot.wait_until_still()
    assert isinstance(at.pilot.scene, HallOfFame)
    at.pilot.key(pygame.K_ESCAPE)
    assert at.pilot.scene.name == "final"
    assert [one.name for one in hall_of(at).best_of(2)] == ["ANNA", "TOM"]


def test_who_would_rather_not_enters_nothing_and_the_other_still_may(at: AtTable) -> None:
    at.pilot.click("hall")
    at.pilot.wait(0.4)  # so soon, and in the same place, it would be a double click
    at.pilot.click("skip")
    press(at.pilot)
    assert [one.name for one in hall_of(at).best_of(2)] == ["TOM"]
    at.pilot.click("back")
    assert at.pilot.scene.default == "hall"
    at.pilot.click("hall")
    assert line(at.pilot) == "ANNA"
    at.pilot.wait(0.4)
    at.pilot.click("skip")
    assert at.pilot.scene.name == "final"


@pytest.mark.parametrize("way", ["before", "escape"])
def test_a_name_may_be_changed_until_all_are_set(at: AtTable, way: str) -> None:
    at.pilot.click("hall")
    press(at.pilot)
    assert line(at.pilot) == "TOM"
    if way == "before":
        at.pilot.click("before")
    else:
        at.pilot.key(pygame.K_ESCAPE)
    assert line(at.pilot) == "ANNA"
    stroke(at.pilot, "e")
    stroke(at.pilot, "v")
    press(at.pilot)
    press(at.pilot)
    assert [one.name for one in hall_of(at).best_of(2)] == ["EV", "TOM"]


def test_a_game_that_is_opened_again_enters_nobody_twice(at: AtTable, tmp_path: Path) -> None:
    at.pilot.click("hall")
    press(at.pilot)
    press(at.pilot)
    again = Room(tmp_path, routes.make_scene, routes.make_prompt)
    with again.store:
        transition = again.open(again.store.saved_games()[0])
        at.pilot.app.apply(transition)
        at.pilot.wait_until_still()
        assert at.pilot.scene.name == "final"
        at.pilot.click("hall")
        assert isinstance(at.pilot.scene, HallOfFame)
        assert len(again.hall.entries) == 2


def test_fame_that_is_too_little_leads_into_the_hall_all_the_same(at: AtTable) -> None:
    for number in range(10):
        hall_of(at).enter(entry(fame=200, seats=2, match=str(number)))
    at.pilot.scene.enter()
    at.pilot.step()
    assert at.pilot.scene.default == "again"
    at.pilot.click("hall")
    assert isinstance(at.pilot.scene, HallOfFame)


def test_without_a_room_nothing_is_kept(tmp_path: Path) -> None:
    made = build.table(seats=2, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path)
    for seat in (0, 1):
        game.sitting.turns.make(EndTurn(seat))
    game.sit()
    assert game.pilot.scene.default == "again"
    game.pilot.click("hall")
    assert isinstance(game.pilot.scene, HallOfFame)
    pygame.quit()


@pytest.mark.parametrize("ends", [DAY, date(2026, 11, 29)])
def test_a_commission_counts_on_the_day_it_is_of_though_it_ends_after_midnight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: date
) -> None:
    monkeypatch.setattr(Room, "today", staticmethod(lambda: ends))
    game = alone(tmp_path, seed_of(DAY))
    game.pilot.click("hall")
    press(game.pilot)
    assert isinstance(game.pilot.scene, HallOfFame)
    assert [one.name for one in game.pilot.scene.entries()] == ["ANNA"]
    assert "Commission of 28 November 2026" in drawn_words(game.pilot)
    hall = hall_of(game)
    assert (len(hall.best_on(DAY)), len(hall.best_on(date(2026, 11, 29))), len(hall.best_of(1))) == (1, 0, 1)
    pygame.quit()


def test_a_commission_of_days_to_come_is_practice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "today", staticmethod(lambda: DAY))
    tomorrow = date(2026, 11, 29)
    game = alone(tmp_path, seed_of(tomorrow))
    game.pilot.click("hall")
    press(game.pilot)
    hall = hall_of(game)
    assert (len(hall.best_of(1)), hall.best_on(tomorrow)) == (1, [])
    pygame.quit()


def test_a_commission_counts_though_a_journey_or_the_clock_leads_back_to_the_day_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tomorrow = date(2026, 11, 29)
    game = alone(tmp_path, seed_of(tomorrow))
    room = game.sitting.room
    assert isinstance(room, Room)
    with monkeypatch.context() as patch:
        patch.setattr(Room, "today", staticmethod(lambda: tomorrow))
        room.begin_commission(commissioned(room.recall_seats(), tomorrow), tomorrow, "Kate")
    monkeypatch.setattr(Room, "today", staticmethod(lambda: DAY))
    game.pilot.click("hall")
    press(game.pilot)
    assert [one.name for one in hall_of(game).best_on(tomorrow)] == ["ANNA"]
    pygame.quit()


def test_somebody_who_played_alone_sees_the_best_so_far_beside_the_count(tmp_path: Path) -> None:
    game = alone(tmp_path, 7)
    assert "No names yet." in drawn_words(game.pilot)
    hall_of(game).enter(entry("KATE", fame=90))
    hall_of(game).enter(entry("TOM", fame=90, seats=2))
    words = drawn_words(game.pilot)
    assert "KATE" in words
    assert "TOM" not in words
    pygame.quit()


def alone(folder: Path, seed: int) -> AtTable:
    """Anna at the end of a game against the Automa, with characters."""
    made = build.table(seats=1, automa=True, characters=True, seed=seed, first=None, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, folder, Room(folder, routes.make_scene, routes.make_prompt))
    game.sitting.turns.make(EndTurn(0))
    game.sit()
    assert game.pilot.scene.name == "final"
    return game


# what the hall shows


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
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A room on a day that is known."""
    monkeypatch.setattr(Room, "today", staticmethod(lambda: DAY))
    yield Room(tmp_path, routes.make_scene, routes.make_prompt)
    pygame.quit()


@pytest.mark.parametrize("way", ["title", "hall"])
def test_todays_commission_begins_from_its_sheet(room: Room, tmp_path: Path, way: str) -> None:
    pilot = Pilot(routes.title_of(room))
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
    save = room.store.saved_games()[0]
    match = room.store.open_match(save.id, room.content)
    assert (match.seed, match.options) == (seed_of(DAY), OPTIONS)
    assert recall(tmp_path) == before  # a commission does not change who sits here usually


def test_the_hall_leads_back_to_the_title(room: Room) -> None:
    pilot = Pilot(routes.title_of(room))
    pilot.click("hall")
    pilot.click("back")
    assert pilot.scene.name == "title"


# a glance at what waits


@pytest.mark.parametrize(("finished", "first"), [(False, "resume"), (True, "new")])
def test_a_cold_start_offers_first_what_waits(room: Room, tmp_path: Path, finished: bool, first: str) -> None:
    made = build.table(seats=2, round=6)
    build.at_fulfilment(made)
    game = AtTable(made, tmp_path)
    for seat in (0, 1)[: 2 if finished else 1]:
        game.sitting.turns.make(EndTurn(seat))
    title = routes.title_of(room)
    assert "store" not in vars(room)
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
        "import sys; from pathlib import Path; from game.client import routes;"
        "routes.title(Path(sys.argv[1])); print(*sorted({name.partition('.')[2] for name in sys.modules}))"
    )
    with Store(tmp_path) as store:
        store.new_match(load_content(), OPTIONS, 7, (Player("Anna", "anchor"), Player("Automa", "automa", "automa")))
    told = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert not {"rules", "match", "content"} & set(told.stdout.split())
