"""Small files are whole or as they were; what cannot be read is moved aside and told, and never written over."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.base import seating, settings
from game.client.base.kept_files import (
    DEEPEST,
    STALE_S,
    BarredError,
    KeptFile,
    Trouble,
    UnreadableError,
    parsed,
    set_aside,
    write_whole,
)
from game.client.base.seating import first_seating
from game.client.scenes.title import Title
from game.client.session import hall_of_fame
from game.client.session.app_context import AppContext
from game.companion.companion_controller import CompanionStore
from tests.client.pilot import Pilot

BOM = b"\xef\xbb\xbf"
DEEP = b'{"zzz":' + b"[" * 200_000


def list_of(path: Path, told: list[Trouble]) -> KeptFile[object]:
    return KeptFile(path.parent, path.name, parsed, told.append)


# written whole


def test_words_stand_in_a_folder_that_was_not_there(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "settings.json", "Kraków")
    assert (tmp_path / "new" / "settings.json").read_text(encoding="utf-8") == "Kraków"


def test_what_fails_half_way_leaves_the_old_words_and_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_whole(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "new" * 10_000 + "\ud800")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_drafts_of_writers_that_were_killed_are_cleared_away_and_others_are_not(tmp_path: Path) -> None:
    path = tmp_path / "hall.json"
    names = ("hall.json.1-aa.new", "hall.json.new", "hall.json.2-bb.new", "hall.json.3-cc.new", "seats.json.4-dd.new")
    for name, age_s in zip(names, (2 * STALE_S, 2 * STALE_S, 0, -9 * STALE_S, 2 * STALE_S), strict=True):
        draft = tmp_path / name
        draft.write_text("half")
        then = draft.stat().st_mtime - age_s
        os.utime(draft, (then, then))
    write_whole(path, "new")
    assert {left.name for left in tmp_path.iterdir()} == {"hall.json", "hall.json.2-bb.new", "seats.json.4-dd.new"}


WRITER = """
import sys
from pathlib import Path
from game.client.base.kept_files import write_whole
path, letter = Path(sys.argv[1]), sys.argv[2]
for number in range(150):
    write_whole(path, letter * (1 + number * 300))
"""


@pytest.mark.slow
def test_two_writers_at_once_never_tear_a_file(tmp_path: Path, project_folder: Path) -> None:
    path = tmp_path / "settings.json"
    write_whole(path, "a")
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), letter], cwd=project_folder, stderr=subprocess.PIPE)
        for letter in "ab"
    ]
    while any(writer.poll() is None for writer in writers):
        words = path.read_text()
        assert words == words[0] * len(words)
        assert (len(words) - 1) % 300 == 0, "the file is cut short"
    assert [writer.communicate()[1] for writer in writers] == [b"", b""]
    assert list(tmp_path.iterdir()) == [path]


# read with care


@pytest.mark.parametrize("words", [b"", b"{", b"\xff", DEEP, b"\x00" * 50, b'{"a": NaN}', b'"\xed\xa0\x80"'])
def test_what_cannot_be_read_goes_aside_under_a_free_name_and_is_told(tmp_path: Path, words: bytes) -> None:
    told: list[Trouble] = []
    path = tmp_path / "hall.json"
    (tmp_path / "hall-damaged-1.json").write_text("of the last time")
    path.write_bytes(words)
    assert list_of(path, told).read() is None
    assert told == [Trouble("unreadable", tmp_path / "hall-damaged-2.json")]
    assert (tmp_path / "hall-damaged-2.json").read_bytes() == words
    assert (tmp_path / "hall-damaged-1.json").read_text() == "of the last time"
    assert not path.exists()


def test_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    told: list[Trouble] = []
    (tmp_path / "hall.json").write_bytes(BOM + b'{"format": 1}')
    assert list_of(tmp_path / "hall.json", told).read() == {"format": 1}
    assert not told


def test_what_lies_too_deep_in_itself_is_refused() -> None:
    assert parsed("[" * DEEPEST + "]" * DEEPEST)
    for deep in (DEEPEST + 1, 900):
        with pytest.raises(UnreadableError):
            parsed('{"a":' * deep + "1" + "}" * deep)


def test_what_was_put_there_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    told: list[Trouble] = []
    path = tmp_path / "seats.json"
    file = list_of(path, told)
    file.write("[1]")
    path.write_text("[1, 2 and cut")
    file.write("[3]")
    assert (path.read_text(), (tmp_path / "seats-damaged-1.json").read_text()) == ("[3]", "[1, 2 and cut")
    assert [trouble.code for trouble in told] == ["unreadable"]


def test_what_is_no_file_is_barred_until_it_is_gone(tmp_path: Path) -> None:
    told: list[Trouble] = []
    path = tmp_path / "seats.json"
    path.mkdir()
    file = list_of(path, told)
    assert file.read() is None
    with pytest.raises(BarredError):
        file.write("[1]")
    path.rmdir()
    file.write("[1]")
    assert file.read() == [1]


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes here")
    told: list[Trouble] = []
    os.mkfifo(tmp_path / "seats.json")
    assert list_of(tmp_path / "seats.json", told).read() is None
    assert [trouble.code for trouble in told] == ["disk"]


def test_of_two_windows_that_move_a_file_aside_one_tells(tmp_path: Path) -> None:
    told: list[Trouble] = []
    path = tmp_path / "hall.json"

    def other_window_is_quicker(_: str) -> None:
        set_aside(path)
        raise UnreadableError

    path.write_text("[]")
    assert KeptFile(path.parent, path.name, other_window_is_quicker, told.append).read() is None
    assert not told
    assert [left.name for left in tmp_path.iterdir()] == ["hall-damaged-1.json"]


# on the screen


@pytest.fixture
def pilot_at(tmp_path: Path) -> Iterator[Callable[[], Pilot]]:
    rooms = []

    def sit() -> Pilot:
        context = AppContext(tmp_path)
        rooms.append(context)
        return Pilot(Title(context), (640, 360), choices=context.profile.choices)

    yield sit
    for context in rooms:
        context.close()
    pygame.quit()


def said(pilot: Pilot, seconds: float = 30) -> list[str]:
    """All that toasts say in so many seconds."""
    sentences: list[str] = []
    for _ in range(round(seconds * 2)):
        pilot.wait(0.5)
        toast = pilot.app.controls.notices.toast
        if toast and toast.sentence not in sentences[-1:]:
            sentences.append(toast.sentence)
    return sentences


@pytest.mark.slow
def test_settings_and_hall_that_cannot_be_read_are_both_told_of_on_the_title_once(
    tmp_path: Path, pilot_at: Callable[[], Pilot]
) -> None:
    (tmp_path / settings.FILE).write_bytes(DEEP)
    (tmp_path / hall_of_fame.FILE).write_bytes(b"\xff")
    told = said(pilot_at())
    assert len(told) == 2
    assert "settings-damaged-1.json" in told[0]
    assert "hall-damaged-1.json" in told[1]
    assert said(pilot_at(), 2) == [], "both lie aside now"


def test_seats_that_cannot_be_read_are_told_of_where_they_are_offered(
    tmp_path: Path, pilot_at: Callable[[], Pilot]
) -> None:
    (tmp_path / seating.FILE).write_text('{"chairs": [{"name": "Grandma"')
    pilot = pilot_at()
    pilot.click("new")
    assert "seats-damaged-1.json" in said(pilot, 2)[0]
    assert (tmp_path / "seats-damaged-1.json").read_text() == '{"chairs": [{"name": "Grandma"'


@pytest.mark.slow
def test_what_a_window_never_read_is_not_written_over_by_it(tmp_path: Path, pilot_at: Callable[[], Pilot]) -> None:
    pilot = pilot_at()
    (tmp_path / settings.FILE).write_text('{"effects": 0.1, "key of a newer version": 1, ')
    (tmp_path / seating.FILE).write_text('{"chairs": [{"name": "Grandma"')
    pilot.app.choices.change(music=0.2)
    context = AppContext(tmp_path)
    context.start(first_seating())
    context.close()
    assert "newer version" in (tmp_path / "settings-damaged-1.json").read_text()
    assert "Grandma" in (tmp_path / "seats-damaged-1.json").read_text()
    assert "settings-damaged-1.json" in said(pilot, 2)[0]


def test_all_four_kinds_read_a_byte_order_mark_and_refuse_what_lies_deep(tmp_path: Path) -> None:
    settings.Choices(tmp_path).change(music=0.25)
    seating.remember(tmp_path, seats := first_seating())
    hall_of_fame.Hall(tmp_path).enter(
        hall_of_fame.Entry(match="m", seat=0, name="ANNA", fame=80, date="2026-11-28", seed=7, seats=1)
    )
    files = [tmp_path / module.FILE for module in (settings, seating, hall_of_fame)]
    for file in files:
        file.write_bytes(BOM + file.read_bytes())
    assert settings.Choices(tmp_path).now.music == 0.25
    assert seating.recall(tmp_path) == seats
    assert len(hall_of_fame.Hall(tmp_path).entries) == 1
    for file in [*files, tmp_path / "game.json", tmp_path / "cities.json"]:
        file.write_bytes(DEEP)
    assert settings.Choices(tmp_path).now == settings.Settings()
    assert seating.recall(tmp_path) == first_seating()
    assert hall_of_fame.Hall(tmp_path).entries == ()
    store = CompanionStore(tmp_path)
    assert (store.load_game(), store.profiles("city")) == (None, [])
    assert len(list(tmp_path.glob("*-damaged-1.json"))) == 5
