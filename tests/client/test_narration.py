"""Narration: every target has a spoken name, each new thing is told once, and no voice goes on behind a curtain."""

import os
import sys
from pathlib import Path

import pygame
import pytest

from game.client.base.i18n import set_language
from game.client.ui import narrator as voices
from game.client.ui.narrator import LONGEST_S, Narrator, Speaker, Voice, spoken_words
from game.client.ui.page import Target
from tests.client.at_table import AtTable
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot
from tests.rules import build


def target(role: str = "button", value: str = "", *, reason: str = "") -> Target:
    """A target with a plain name."""
    return Target("it", role, pygame.Rect(0, 0, 9, 9), "Inks", not reason, reason, value=value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (target(), "Inks"),
        (target("toggle", "True"), "Inks: on"),
        (target("toggle", "False"), "Inks: off"),
        (target("choice", "True"), "Inks: chosen"),
        (target("choice", "False"), "Inks"),
        (target("field", "Anna"), "Inks: Anna"),
        (target("field"), "Inks: nothing yet"),
        (target(reason="Too dear."), "Inks. Not now: Too dear."),
    ],
)
def test_a_name_tells_how_it_stands(made: Target, words: str) -> None:
    assert spoken_words(made) == words


def test_each_new_thing_is_told_once(pilot: Pilot, bench: Bench) -> None:
    told = list[str]()
    pilot.app.narrator = Narrator(write=told.append)
    for _ in range(3):
        pilot.key(pygame.K_TAB)
        pilot.step(5)
    names = [each for each in pilot.app.page.targets if spoken_words(each) in told]
    assert len(told) == len(set(told)) == len(names) == 3
    bench.toast("A sentence for all.")
    pilot.step(2)
    assert told[3:] == ["A sentence for all."]


class Recorded(Voice):
    """A voice that only notes what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def speak(self, words: str) -> None:
        """Note the words."""
        self.told.append(words)

    def hush(self) -> None:
        """Note that it was broken off."""
        self.told.append("-")


@pytest.mark.slow
def test_a_closing_curtain_breaks_the_voice_off(tmp_path: Path) -> None:
    """What was said behind the curtain is not said on before the others."""
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.open_curtain(0)
    pilot = at.sit()
    voice = Recorded()
    pilot.app.narrator = Narrator(voice, write=lambda _: None)
    for _ in range(3):
        pilot.key(pygame.K_TAB)
    del voice.told[:]
    pilot.key(pygame.K_ESCAPE)
    pilot.step(3)
    assert pilot.scene.name == "curtain"
    assert voice.told[0] == "-"
    assert not [words for words in voice.told if "marker" in words.lower()]
    pygame.quit()


# the program that speaks


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in the place of the system's voice, which writes down what it says and then goes on for a while."""
    path = tmp_path / "said"
    code = f"import sys, time; open({str(path)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n'); time.sleep(30)"
    monkeypatch.setattr(voices, "SPEAKERS", {Path(sys.executable).name: Speaker(("-c", code, voices.LANGUAGE), False)})
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    return path


def wait_for(path: Path, words: str) -> None:
    """Wait until something was said, but not for ever."""
    for _ in range(200):
        if path.exists() and words in path.read_text():
            return
        pygame.time.wait(25)
    raise AssertionError(f"never said: {words}")


def test_newer_words_take_the_place_of_older_ones(spoken: Path) -> None:
    voice = Voice()
    for words in ("first", "second", "third"):
        voice.speak(words)
    voice.tick()
    wait_for(spoken, "third")
    voice.close()
    assert spoken.read_text() == "en third\n"


def test_the_voice_is_told_the_language_of_the_words(spoken: Path) -> None:
    voice = Voice()
    try:
        assert set_language("fr")
        voice.speak("troisième")
        voice.tick()
        wait_for(spoken, "fr troisième")
    finally:
        voice.close()


def test_a_voice_that_goes_on_for_too_long_is_stopped(spoken: Path) -> None:
    now = [0.0]
    voice = Voice(lambda: now[0])
    voice.speak("first")
    voice.tick()
    wait_for(spoken, "first")
    assert voice._is_saying
    now[0] = LONGEST_S + 1
    voice.tick()
    assert voice._saying is not None
    voice._saying.wait(5)
    voice.close()


def test_without_a_voice_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voices, "SPEAKERS", {})
    voice = Voice()
    voice.speak("first")
    voice.tick()
    voice.hush()
    voice.close()
    assert voice._saying is None
