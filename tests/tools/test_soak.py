"""The soak plays games at a window, counts what goes wrong, and its drift compares the last games with the first."""

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from devtools import soak
from devtools.soak_hand import COMPUTERS, SEATINGS, Disk, MadeUpPads, SoakHand, drift
from devtools.staging import PEOPLE
from game.client.ui.gamepads import OF_PADS, Pads
from game.client.ui.scene import Quit
from game.rules import new_game

SIZE, SIZES = (640, 360), [(320, 180), (480, 360)]


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoakHand]:
    """A hand at a small window, with a temp folder of its own."""
    (tmp_path / "temp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temp"))
    hand = SoakHand(tmp_path / "saves", SIZE, 2, SIZES)
    yield hand
    hand.close()
    pygame.quit()


def test_the_drift_of_the_memory_at_rest() -> None:
    assert drift([100, 100, 100, 100, 104, 106]) == pytest.approx(0.05)
    assert drift([100, 140, 60, 200, 100, 100]) == pytest.approx(-1 / 6, abs=0.001)
    assert drift([100, 200]) == 0


def test_a_hand_plays_a_game_and_all_comes_to_rest(hand: SoakHand) -> None:
    hand.sit_and_play(lambda: hand.moves < 5)
    assert (hand.moves, hand.stuck, hand.lost, hand.app.scene.name) == (5, [], 0, "title")
    hand.fall_asleep()
    assert hand.app.scene.name == "setup"
    assert [(rest.processes, rest.left) for rest in hand.at_rest] == [(0, 0)]


def test_a_hand_plays_with_computers_at_the_table(hand: SoakHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devtools.soak_hand.ELSEWHERE", 0.0)
    session = hand.sit_down(SEATINGS[2], 7, (PEOPLE[0], *COMPUTERS[1:3]))
    table, _ = new_game(hand.context.profile.content, SEATINGS[2], 7)
    while len({entry.move.seat for entry in session.match.log}) < 3:
        assert hand.take_turn(session, table)
    assert hand.stuck == []


@pytest.mark.slow
def test_a_hand_looks_on_while_a_show_goes_on(hand: SoakHand) -> None:
    hand.rng = Random(1)
    hand.watch_show(lambda: hand.moves < 3)
    assert (hand.shows, hand.moves, hand.stuck) == (1, 3, [])
    assert not hand.app.attendance.on_show
    hand.fall_asleep()
    assert [(rest.processes, rest.left) for rest in hand.at_rest] == [(0, 0)]


def test_what_would_end_the_program_is_counted_and_the_next_game_begins(
    hand: SoakHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_over(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(hand, "sit_and_play", fall_over)
        patch.setattr(hand, "watch_show", fall_over)
        hand.play_game(lambda: True)
    assert [words.splitlines()[-1] for words in hand.uncaught] == ["ZeroDivisionError"]
    hand.sit_and_play(lambda: hand.moves < 2)
    assert hand.moves == 2


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX limits the size of files")
def test_on_a_full_disk_a_game_goes_on_and_is_whole_once_there_is_room(hand: SoakHand) -> None:
    session = hand.sit_down(SEATINGS[3], 7, PEOPLE)
    table, _ = new_game(hand.context.profile.content, SEATINGS[3], 7)
    hand.disk.fill()
    assert hand.take_turn(session, table)
    refused = hand.disk.is_full and not session.match.is_saved
    hand.leave(session)
    assert refused
    assert (session.match.number, hand.lost, hand.disk.is_full) == (1, 0, False)


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX limits the size of files")
def test_a_disk_is_full_for_all_files_and_free_again(tmp_path: Path) -> None:
    disk, file = Disk(), tmp_path / "file"
    disk.fill()
    try:
        with pytest.raises(OSError, match="too large"):
            file.write_text("words")
    finally:
        disk.free()
    file.write_text("words")
    assert disk.filled == 1


@pytest.mark.skipif(sys.platform != "linux", reason="where the library is, only Linux says")
def test_pads_come_push_their_sticks_and_go() -> None:
    pygame.display.init()
    pygame.joystick.init()
    pads, open_pads, told = MadeUpPads(Random(1)), Pads(), []
    for _ in range(60):
        pads.do_something()
        for event in pygame.event.get(tuple(OF_PADS)):
            told.append(event.type)
            if getattr(event, "guid", "a pad that left"):
                open_pads.hear(event)
    pads.pull_all_out()
    pygame.quit()
    assert 5 < pads.came == pads.gone
    assert pygame.JOYAXISMOTION in told
    assert told.count(pygame.JOYDEVICEADDED) > pads.came  # some were gone before they were told of


def test_a_press_that_ends_the_program_is_no_fault(hand: SoakHand, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window of one pixel any press may fall on "Quit": another window is opened, as a person would."""

    def quits(_: object) -> None:
        hand.app.apply(Quit())
        hand.step()

    monkeypatch.setattr(hand, "watch_show", quits)
    monkeypatch.setattr(hand, "sit_and_play", quits)
    hand.play_game(lambda: True)
    assert not hand.uncaught
    assert hand.app.stack.running


@pytest.mark.slow
def test_a_whole_soak_prints_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    soak.add_arguments(parser)
    before = tempfile.gettempdir()
    status = soak.run(parser.parse_args(["--minutes", "0.02", "--size", "640x360", "--smallest", "180"]))
    words = capsys.readouterr().out
    assert status == 0, words
    assert "uncaught exceptions: 0; stuck: 0; matches not on the disk: 0" in words
    assert "left in temp folders: 0 in the end" in words
    assert tempfile.gettempdir() == before
    pygame.quit()
