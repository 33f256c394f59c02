"""A fault of the program: what a person is told, what the report holds, and that it names nobody."""

import ast
import logging
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.cli import faults
from game.cli.command_line import main
from game.client.base import logbook
from game.client.base.logbook import FILE, QUOTED, begin_log, last_lines, versions
from game.client.scenes.app import App
from game.client.scenes.title import Title
from game.client.ui.menu_names import NameField
from game.match.errors import SaveError
from game.match.format import from_json
from game.match.store import Store
from game.reportable import Reportable, fault_lines, log_lines
from tests.tools.ended_log import end_log


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for logs, of this test alone."""
    folder = tmp_path / "logs"
    monkeypatch.setattr("game.client.scenes.start.log_folder", lambda: folder)
    monkeypatch.setattr(faults, "log_folder", lambda: folder)
    end_log()  # of a test before
    yield folder
    end_log()
    pygame.quit()


def only_report(folder: Path) -> str:
    (path,) = folder.glob("fault-*.txt")
    return path.read_text(encoding="utf-8")


def fail(*_: object, **__: object) -> None:
    raise LookupError("Wilhelmina took the 7th gear")


def test_a_fault_in_a_scene_is_told_in_words_and_reported_without_names(
    tmp_path: Path, logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begins a game of Wilhelmina's, then has the scene fail at its next look at the time."""

    def run(app: App, spare: Iterator[object]) -> None:
        title = app.scene
        assert isinstance(title, Title)
        app.apply(title.press("new"))
        app.scene.text(NameField(0), "Wilhelmina")
        app.apply(app.scene.press("start"))
        monkeypatch.setattr(type(app.scene), "tick", fail)
        play(app, spare)

    play = App.run
    monkeypatch.setattr(App, "run", run)
    assert main(["--data", str(tmp_path / "saves"), "--windowed"]) == 1
    told = capsys.readouterr().err
    assert "Gutenberg had to stop" in told
    assert "Choose “Resume”" in told
    assert "Traceback" not in told
    assert str(logs) in told
    written = only_report(logs)
    for name, number in versions():
        assert f"{name} {number}" in written
    assert "\nLookupError\n" in written
    assert "tests.tools.test_faults" not in written  # nor where another package raised it
    assert "  game.client.scenes.app, line " in written
    assert "scene " in written
    assert ", move 0" in written
    assert "INFO game.client.session.app_context: match" in written
    assert "Wilhelmina" not in written + (logs / FILE).read_text(encoding="utf-8")
    assert str(Path.home()) not in written
    with closing(Store(tmp_path / "saves")) as store:
        (kept,) = store.saved_games()
    assert kept.problem is None
    assert not kept.finished


def test_a_fault_at_the_start_is_told_too(
    tmp_path: Path, logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.client.session.app_context.AppContext", fail)
    assert main(["--data", str(tmp_path / "saves")]) == 1
    assert "Gutenberg had to stop" in capsys.readouterr().err
    assert "  game.client.scenes.start, line " in only_report(logs)


def test_a_stand_promises_no_game_that_it_has_not_kept(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.client.session.app_context.kiosk_room", fail)
    assert main(["--kiosk"]) == 1
    told = capsys.readouterr().err
    assert "Gutenberg had to stop" in told
    assert "choose Resume" not in told
    assert only_report(logs)


def test_a_command_shows_the_fault_itself_as_well(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.check.run", fail)
    assert main(["check"]) == 1
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert "Please send us this file." in told.splitlines()[-2]
    assert "Choose “Resume”" not in told
    assert only_report(logs)


def test_a_disk_that_takes_no_report_is_no_second_fault(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr("game.client.session.app_context.AppContext", fail)
    assert main([]) == 1
    told = capsys.readouterr().err
    assert "Gutenberg had to stop" in told
    assert "please send it along" not in told


def test_a_window_shows_it_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: shown.append(words))
    faults.show("It stopped.")
    assert shown == []
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    faults.show("It stopped.")
    assert shown == [("Gutenberg", "It stopped.", "error")]


def test_the_log_turns_over_and_keeps_a_few_older_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 500)
    begin_log(tmp_path)
    begin_log(tmp_path)  # once is enough
    for number in range(100):
        logging.getLogger("game.test").info("line %d", number)
    assert sorted(path.name for path in tmp_path.glob("*.log*")) == [FILE, *(f"{FILE}.{n}" for n in (1, 2, 3))]
    assert last_lines()[-1].endswith("INFO game.test: line 99")
    assert len(last_lines()) == logbook.LAST


def test_a_log_has_the_words_of_an_error_and_what_a_report_quotes_has_none(logs: Path) -> None:
    log = logging.getLogger("game.test")
    begin_log(logs)
    log.warning("no log can be written to %s", Path("/saves/wilhelmina"))
    log.info("%s at seat %d: %s", Reportable("novice"), 2, "Wilhelmina\n\x1b[2JEVIL")
    log.error("no file: %s", FileNotFoundError(2, "nothing there", "/saves/wilhelmina"))
    try:
        fail()
    except LookupError:
        log.exception("it failed")
    whole, quoted = ((logs / name).read_text(encoding="utf-8") for name in (FILE, QUOTED))
    assert "LookupError: Wilhelmina took the 7th gear" in whole
    assert r"Wilhelmina\n\x1b[2JEVIL" in whole
    assert quoted.splitlines() == "\n".join(last_lines()).splitlines()
    assert [line.split(": ", 1)[-1] for line in quoted.splitlines()] == [
        "no log can be written to …",
        "novice at seat 2: …",
        "no file: FileNotFoundError ENOENT",
        "it failed",
        "  in another package",
        "  in another package",
        "LookupError",
    ]
    assert log_lines(logging.makeLogRecord({"msg": "%d moves", "args": ("Wilhelmina",)})) == ["%d moves"]


def test_a_chain_of_errors_is_told_from_its_cause_on() -> None:
    error = RuntimeError("Wilhelmina")
    with pytest.raises(SaveError) as cause:
        from_json("Wilhelmina")
    error.__cause__ = cause.value
    lines = fault_lines(error)
    assert lines[-1] == "RuntimeError"
    assert "SaveError" in lines
    assert lines.count("which led to:") == 2
    assert "Wilhelmina" not in "\n".join(lines)
    assert "RuntimeError: Wilhelmina" in fault_lines(error, whole=True)


@pytest.mark.slow
def test_every_sentence_of_the_log_stands_in_the_code(project_folder: Path) -> None:
    """A report quotes it, so nothing may be put into it before."""
    found = 0
    for path in (project_folder / "game").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "_log"), attr=level)) if level != "handlers":
                    if hasattr(logging, level):
                        found += 1
                        assert isinstance(call.args[0], ast.Constant), f"{path.name}, line {call.lineno}"
    assert found > 15
