"""Matches as files: given out, taken in on another machine, and refused with a reason where they do not fit."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from devtools import staging
from game.client.scenes.app import App, IdleWatcher
from game.client.scenes.destinations import ToBoard
from game.client.scenes.log_scene import log_lines
from game.client.scenes.saved_games_scene import FilesSheet
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.session.match_files import ENDING, MatchFiles
from game.client.ui.scene import Push
from game.match.errors import SaveError
from game.match.journal import position_at
from game.match.match import Match
from game.match.players import Player
from game.match.store import SavedGame
from game.rules import Options, new_game
from game.rules.view import OBSERVER
from tests.client.pilot import Pilot


@pytest.fixture
def here(tmp_path: Path) -> Iterator[AppContext]:
    """The room of one machine, with a finished game."""
    pygame.init()
    context = AppContext(tmp_path / "here")
    staging.Stage(context.profile.content, context.profile.store, context).session(
        Options(seats=2, automa=False), staging.over
    )
    yield context
    context.profile.store.close()
    pygame.quit()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[AppContext]:
    """The empty room of another machine."""
    context = AppContext(tmp_path / "there")
    yield context
    context.profile.store.close()


def given_out(context: AppContext, folder: Path) -> Path:
    """The file of the only match of a room."""
    files = MatchFiles(context, folder)
    files.give_out(game_of(context))
    return files.waiting()[0]


def game_of(context: AppContext) -> SavedGame:
    """The only match of a room."""
    (game,) = context.profile.store.saved_games()
    return game


def told(transition: object) -> str:
    """The words of a message."""
    assert isinstance(transition, Push)
    return str(transition.to._words)  # type: ignore[union-attr]


def match_of(context: AppContext) -> Match:
    """The only match of a room, opened."""
    return context.profile.store.open_match(game_of(context).id, context.profile.content)


def test_a_match_is_the_same_on_another_machine(here: AppContext, there: AppContext, tmp_path: Path) -> None:
    path = given_out(here, tmp_path / "Documents")
    assert path.name.endswith(ENDING)
    text = path.read_text()
    assert str(tmp_path) not in text
    assert "here" not in msgspec.json.decode(text)
    assert "among your saved games" in told(MatchFiles(there, tmp_path).take_in(path))
    first, second = match_of(here), match_of(there)
    assert first.log == second.log
    lines = [
        [line.words for line in log_lines(context.sit(match))] for context, match in ((here, first), (there, second))
    ]
    assert lines[0] == lines[1]
    assert picture(here, first) == picture(there, second)


def picture(context: AppContext, match: Match) -> bytes:
    """What the window shows of the table of a match."""
    pilot = Pilot(ToBoard(context.sit(match), OBSERVER).open(), (640, 360), choices=context.profile.choices)
    pilot.wait(1.0)
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[: len(text) // 2], "not a saved game of Gutenberg"),
        (lambda text: "not a match", "not a saved game of Gutenberg"),
        (lambda text: text.replace('"rules_version": 1', '"rules_version": 99'), "newer version"),
        (lambda text: text.replace('"content_digest": "', '"content_digest": "0', 1), "other cards"),
    ],
)
def test_a_file_that_does_not_fit_says_why_and_changes_nothing(
    here: AppContext, there: AppContext, tmp_path: Path, change: object, reason: str
) -> None:
    path = given_out(here, tmp_path / "Documents")
    path.write_text(change(path.read_text()))  # type: ignore[operator]
    assert reason in told(MatchFiles(there, tmp_path).take_in(path))
    assert there.profile.store.saved_games() == []


def test_a_changed_move_is_named(here: AppContext, there: AppContext, tmp_path: Path) -> None:
    path = given_out(here, tmp_path / "Documents")
    loose = msgspec.json.decode(path.read_bytes())
    loose["moves"][20] = loose["moves"][21]
    path.write_bytes(msgspec.json.encode(loose))
    assert "Move 21" in told(MatchFiles(there, tmp_path).take_in(path))
    assert there.profile.store.saved_games() == []


def test_what_is_no_file_is_told(there: AppContext, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        assert "can’t be read" in told(MatchFiles(there, tmp_path).take_in(path))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert "not a saved game of Gutenberg" in told(MatchFiles(there, tmp_path).take_in(tmp_path / "picture.png"))


def test_no_file_is_written_over(here: AppContext, tmp_path: Path) -> None:
    files = MatchFiles(here, tmp_path / "Documents")
    for _ in range(3):
        files.give_out(game_of(here))
    assert len(files.waiting()) == 3


def test_a_file_that_is_dropped_on_the_window_is_taken_in(here: AppContext, there: AppContext, tmp_path: Path) -> None:
    path = given_out(here, tmp_path / "Documents")
    watch = IdleWatcher(there)
    app = App((640, 360), first_scene=Title(there), watch=watch)
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    app.step()
    assert app.scene.name == "message"
    assert len(there.profile.store.saved_games()) == 1


def test_the_sheet_lists_files_and_takes_one_in(
    here: AppContext, there: AppContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Documents"
    monkeypatch.setattr("game.client.session.match_files.documents_folder", lambda: folder)
    pilot = Pilot(FilesSheet(MatchFiles(there)))
    assert not [target for target in pilot.app.page.targets if target.name.startswith("file:")]
    given_out(here, folder)
    pilot = Pilot(FilesSheet(MatchFiles(there)))
    pilot.click("file:0")
    assert len(there.profile.store.saved_games()) == 1


def unlawful(context: AppContext, folder: Path) -> Path:
    """The file of a match that is said to have gone on with other cards, where a level is a million."""
    path = given_out(context, folder)
    loose = msgspec.json.decode(path.read_bytes())
    table = new_game(context.profile.content, Options(seats=2, automa=False), 7)[0]
    table.seats[1].levels = (1, 1_000_001, 0, 0)
    position = position_at(table)
    loose["header"] |= {"base_state": position.state, "seed": 7, "options": table.options}
    loose |= {"position": position, "moves": [], "proofs": []}
    path.write_bytes(msgspec.json.encode(loose))
    return path


def test_a_state_that_breaks_a_law_is_refused_with_its_reason(
    here: AppContext, there: AppContext, tmp_path: Path
) -> None:
    words = told(MatchFiles(there, tmp_path).take_in(unlawful(here, tmp_path / "Documents")))
    assert "was not added. The levels of a player are not possible: the file was changed or damaged." in words
    assert there.profile.store.saved_games() == []


def test_what_an_earlier_version_took_in_is_listed_as_not_to_be_opened(
    here: AppContext, there: AppContext, tmp_path: Path
) -> None:
    """The title, Resume and the list go on without it, and what is there beside it is resumed."""
    there.profile.store.import_json(unlawful(here, tmp_path / "Documents").read_text())
    (game,) = there.profile.saved_games()
    assert game.problem == "damaged"
    pilot = Pilot(Title(there), (640, 360), choices=there.profile.choices)
    assert not pilot.app.page.targets.by_name("resume").enabled
    pilot.click("saved")
    assert pilot.scene.name == "saved games"
    with pytest.raises(SaveError):
        there.open(game)
    players = (Player("Anna", "anchor"), Player("Tom", "key"))
    match = there.profile.store.new_match(there.profile.content, Options(seats=2, automa=False), 1, players)
    there.profile.store.import_json(unlawful(here, tmp_path / "again").read_text())
    resumed = there.profile.resumed()
    assert resumed is not None
    assert resumed.id == match.id


def test_an_emblem_that_is_not_here_is_refused(here: AppContext, there: AppContext, tmp_path: Path) -> None:
    path = given_out(here, tmp_path / "Documents")
    path.write_text(path.read_text().replace('"anchor"', '"anvil"'))
    assert "not a saved game of Gutenberg" in told(MatchFiles(there, tmp_path).take_in(path))
    assert there.profile.store.saved_games() == []


def test_a_reason_that_names_what_is_not_here_is_left_out(here: AppContext, there: AppContext, tmp_path: Path) -> None:
    """Why a computer player moved is in the file too, and anybody can have written it."""
    path = given_out(here, tmp_path / "Documents")
    loose = msgspec.json.decode(path.read_bytes())
    points = (
        {"code": "letters", "aim": "printing-03"},
        {"code": "leads_to", "aim": "patronage", "of": "99"},
        {"code": "keeps_from", "of": "red", "seat": 9},
    )
    for number, point in enumerate(points):
        reason = {"code": "worth_most", "points": [point]}
        loose["notes"][str(number)] = {"reason": msgspec.json.encode(reason).decode()}
    loose["notes"]["3"] = {"reason": "[" * 100_000}
    path.write_bytes(msgspec.json.encode(loose))
    assert "among your saved games" in told(MatchFiles(there, tmp_path).take_in(path))
    assert list(there.sit(match_of(there)).thinking.reasons) == [0]
