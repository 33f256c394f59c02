"""Strange names through every field that is typed in and every file that holds one."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from devtools.gallery_companion import CITY
from game.client.base import seating
from game.client.base.drawable import shown_name, typed_name
from game.client.base.kept_files import COMPANION, COMPANION_GAME
from game.client.base.settings import Settings
from game.client.scenes.destinations import Ways
from game.client.scenes.final import Final
from game.client.scenes.game_scene import GameScene
from game.client.scenes.log_scene import LogPanel
from game.client.scenes.menu import SeatsSheet
from game.client.scenes.name_blocks import NameBlocks
from game.client.scenes.setup_scene import Setup
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.hall_of_fame import FILE, LETTERS, Entry, Hall
from game.client.ui.scene import Push, Reset
from game.companion.companion_controller import PROFILES, CompanionController, CompanionStore
from game.companion.rules.history import new_game
from game.companion.rules.tiles import load_tiles
from game.companion.screens.asking import Companion
from game.companion.screens.sheets import LONGEST_NAME, KeepProfile
from game.content import load_content
from game.match.database import FILE as GAMES
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from game.whole_text import whole
from tests.client.pilot import Pilot
from tests.client.session_at import moves_to
from tests.client.strange import ALL, LONG, NAMES, random_strings, samples

SIZE = (640, 360)
ANY_NAME = [*NAMES[:3], *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES[3:])]
STYLES = ("anchor", "compasses", "key", "tower")
OPTIONS = Options(seats=4, automa=False, characters=False)
FRAME_S = 2.0  # a page built anew with the longest names; it takes a fifth of that on a slow machine


@pytest.fixture
def context(tmp_path: Path) -> Iterator[AppContext]:
    made = AppContext(tmp_path)
    yield made
    made.close()
    pygame.quit()


def fours() -> list[tuple[str, ...]]:
    """The strange names, four at a table."""
    names = [*NAMES, *NAMES[: -len(NAMES) % 4]]
    return [tuple(names[at : at + 4]) for at in range(0, len(names), 4)]


def seated(store: Store, names: tuple[str, ...]) -> str:
    """The id of a new match of four people with these names."""
    players = tuple(Player(name, style) for name, style in zip(names, STYLES, strict=True))
    return store.new_match(load_content(), OPTIONS, 5, players).id


# fields


def typed() -> list[str]:
    """What is typed: strange names, any mixture, and the sampled characters, so many at a time."""
    each = "".join(samples())
    step = 1 if ALL else 400
    return [*NAMES, *random_strings(40, seed=4), *(each[at : at + step] for at in range(0, len(each), step))]


def write(pilot: Pilot, field: str, words: str) -> str:
    """What stands in a field once it was emptied and words were typed at once."""
    for _ in pilot.app.page.targets.by_name(field).value:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    pilot.step()
    assert pilot.app.page.targets.by_name(field).value == ""
    pilot.post(pygame.TEXTINPUT, text=words)
    return pilot.app.page.targets.by_name(field).value


@pytest.mark.slow
def test_any_text_can_be_typed_for_a_printer_and_a_seed(context: AppContext) -> None:
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    pilot.click("new")
    assert isinstance(pilot.scene, Setup)
    pilot.click("name:0")
    for words in typed():
        assert len(write(pilot, "name:0", words)) <= seating.LONGEST_NAME
        assert msgspec.json.encode(pilot.scene.seating)
        assert pilot.scene.seating.name(0).strip()
    pilot.click("seed")
    for words in NAMES:
        assert write(pilot, "seed", f"{words}12").endswith("12")


@pytest.mark.slow
def test_any_text_can_be_typed_for_what_the_companion_keeps(tmp_path: Path) -> None:
    controller = CompanionController(CompanionStore(tmp_path), new_game(load_tiles(), 7), lambda: None)
    pilot = Pilot(KeepProfile(controller, "city"), SIZE)
    pilot.click("name")
    for words in typed():
        assert len(write(pilot, "name", words)) <= LONGEST_NAME
        assert pilot.app.page.targets.by_name("keep").enabled is bool(shown_name(pilot.scene_of(KeepProfile)._name))
    pygame.quit()


@pytest.mark.slow
def test_any_text_can_be_typed_before_the_blocks() -> None:
    entry = Entry(match="m", seat=0, name="", fame=1, date="2026-11-28", seed=7, seats=1)
    pilot = Pilot(NameBlocks(entry, "1st", Ways(lambda _name: None, lambda: None)), SIZE)
    for words in typed():
        pilot.post(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode=words)
    pilot.click("name")
    for words in typed():
        assert set(write(pilot, "name", words)) <= set(LETTERS)
    pygame.quit()


def test_nothing_that_is_seen_is_no_name(context: AppContext) -> None:
    chosen = seating.first_seating()
    chosen.chairs[0].name = "\u200d \u200d"
    assert chosen.name(0) == "Player 1"
    chosen.chairs[0].name, chosen.chairs[1].name = "Anna", "Anna\u200d"
    assert "Anna" in chosen.start_reason()


# saves


@pytest.mark.slow
@pytest.mark.parametrize("names", fours(), ids=lambda names: ascii(names[0][:12]))
def test_a_save_with_any_names_is_listed_played_and_exported(names: tuple[str, ...], context: AppContext) -> None:
    match_id = seated(context.profile.store, names)
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    pilot.click("saved")
    game = context.profile.store.saved_games()[0]
    assert game.problem is None
    begun = time.process_time()
    pilot.click("game:0")
    assert isinstance(pilot.scene, GameScene)
    session = pilot.scene.session
    for seat in range(4):
        assert session.name(seat).strip()
        pilot.app.apply(Reset(session.scene()))
        pilot.step(3)
        move = session.match.legal_moves(session.match.pending()[0])[0]
        assert session.turns.make(move) == ""
    assert time.process_time() - begun < 20 * FRAME_S
    again = context.profile.store.import_json(context.profile.store.export_json(match_id))
    assert context.profile.store.open_match(again, load_content()).players == session.match.players
    assert session.match.is_saved


def test_the_longest_name_costs_no_frame_its_time(context: AppContext) -> None:
    session = context.sit(
        context.profile.store.open_match(seated(context.profile.store, (LONG, *NAMES[-3:])), load_content())
    )
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    pilot.app.apply(Reset(session.scene()))
    for _ in range(5):
        pilot.scene.changed()
        pilot.app.layers.forget()
        begun = time.process_time()
        pilot.step()
        assert time.process_time() - begun < FRAME_S


@pytest.mark.slow
def test_a_whole_game_under_strange_names_reaches_the_final_scores(context: AppContext) -> None:
    seed, moves = moves_to(OPTIONS, lambda table: bool(table.stack) and table.round == 6, range(1))
    players = tuple(Player(name, style) for name, style in zip(NAMES[:3] + NAMES[-3:-2], STYLES, strict=True))
    session = context.sit(context.profile.store.new_match(load_content(), OPTIONS, seed, players))
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    for move in moves:
        session.turns.make(move)
        if session.shown.holding:
            session.go_on()
    rng, shown = Random(seed), set[str]()
    while not session.match.is_over:
        session.turns.make(rng.choice(session.match.legal_moves(rng.choice(session.match.pending()))))
        if session.shown.holding:
            session.go_on()
        if (kind := session.shown.step.kind) not in shown:
            shown.add(kind)
            pilot.app.apply(Reset(session.scene()))
            pilot.step(2)
    while session.shown.step.kind != "final":
        session.go_on()
    for opens in (LogPanel, SeatsSheet):
        pilot.app.apply(Push(opens(session)))
        pilot.step(2)
    pilot.app.apply(Reset(session.scene()))
    pilot.step(3)
    assert isinstance(pilot.scene, Final)


@pytest.mark.parametrize("escape", [r"\ud83d", r"\udc00x", r"\ud800\ud800", r"\u0000\u200d\u202e"])
def test_a_half_of_a_character_in_a_save_spoils_nothing(escape: str, tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        match_id = seated(store, ("Anna", "Tom", "Kate", "Hans"))
        exported = store.export_json(match_id).replace('"Anna"', f'"A{escape}"')
    with sqlite3.connect(tmp_path / GAMES) as database:
        database.execute("UPDATE matches SET header = replace(header, '\"Anna\"', ?)", (f'"A{escape}"',))
    database.close()
    with Store(tmp_path) as store:
        assert [game.problem for game in store.saved_games()] == [None]
        for found in (match_id, store.import_json(exported)):
            match = store.open_match(found, load_content())
            assert match.players[0].name.startswith("A")
            match.submit(match.legal_moves(match.pending()[0])[0], match.number)
            assert match.is_saved


# files beside the saves


@pytest.mark.parametrize("name", ANY_NAME, ids=lambda name: ascii(name[:12]))
def test_seats_with_any_name_are_offered_and_kept(name: str, tmp_path: Path) -> None:
    chairs = [{"name": name, "style": style, "sitter": "person"} for style in STYLES]
    (tmp_path / seating.FILE).write_text(json.dumps({"chairs": chairs}), encoding="utf-8")
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    pilot.click("new")
    assert isinstance(pilot.scene, Setup)
    assert [chair.name for chair in pilot.scene.seating.chairs] == [typed_name(whole(name), seating.LONGEST_NAME)] * 4
    seating.remember(tmp_path, pilot.scene.seating)
    assert seating.recall(tmp_path) == pilot.scene.seating
    context.close()
    pygame.quit()


@pytest.mark.parametrize("name", ANY_NAME, ids=lambda name: ascii(name[:12]))
def test_a_hall_with_any_name_opens_and_goes_on(name: str, tmp_path: Path) -> None:
    entry = Entry(match="m", seat=0, name="ANNA", fame=90, date="2026-11-28", seed=7, seats=1, title="student")
    Hall(tmp_path).enter(entry)
    whole = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    strange = {**whole["entries"][0], "name": name, "match": name, "title": name, "fame": 91}
    whole["entries"].append(strange)
    (tmp_path / FILE).write_text(json.dumps(whole), encoding="utf-8")
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), SIZE, choices=context.profile.choices)
    pilot.click("hall")
    pilot.step(3)
    assert Hall(tmp_path).takes(msgspec.structs.replace(entry, match="another"))
    context.close()
    pygame.quit()


@pytest.mark.parametrize("name", ANY_NAME, ids=lambda name: ascii(name[:12]))
def test_settings_with_any_words_are_read(name: str, tmp_path: Path) -> None:
    for field in Settings.__struct_fields__:
        (tmp_path / "settings.json").write_text(json.dumps({field: name, name: 1}), encoding="utf-8")
        context = AppContext(tmp_path)
        assert isinstance(context.profile.choices.now, Settings)
        context.close()


@pytest.mark.parametrize("name", ANY_NAME, ids=lambda name: ascii(name[:12]))
def test_the_companion_offers_what_was_kept_under_any_name(name: str, tmp_path: Path) -> None:
    folder = tmp_path / COMPANION
    store = CompanionStore(folder)
    store.keep("city", "Mainz", CITY)
    entries = json.loads((folder / PROFILES["city"]).read_text(encoding="utf-8"))
    entries[0]["name"] = name
    (folder / PROFILES["city"]).write_text(json.dumps(entries), encoding="utf-8")
    assert [profile.value for profile in store.profiles("city")] == [CITY]
    store.keep("city", "Bamberg", CITY)
    assert len(store.profiles("city")) == 2
    pilot = Pilot(Companion(CompanionController(store, new_game(load_tiles(), 7), lambda: None)), SIZE)
    pilot.step(3)
    pygame.quit()


@pytest.mark.parametrize("words", [*NAMES[:-3], '{"format": "\\ud800"}', '["\\udc00"]'])
def test_a_game_of_the_companion_that_is_no_game_is_set_aside(words: str, tmp_path: Path) -> None:
    (tmp_path / COMPANION_GAME).write_bytes(words.encode(errors="surrogatepass"))
    store = CompanionStore(tmp_path)
    assert store.load_game() is None
    assert store.trouble is not None
