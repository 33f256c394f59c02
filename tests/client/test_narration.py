"""Narration: every target has a spoken name, each new thing is told once, and no voice goes on behind a curtain."""

import os
import sys
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.base.i18n import set_language
from game.client.base.settings import Choices
from game.client.scenes.settings_scene import SettingsSheet
from game.client.text.listening import news_words
from game.client.ui import narrator as voices
from game.client.ui import widgets
from game.client.ui.narrator import LONGEST_S, Narrator, Speaker, Voice, aloud, body_of, spoken_words
from game.client.ui.page import Target
from game.rules.events import ActionEnded, InksTaken
from tests.client.at_table import AtTable, seated
from tests.client.bench_scene import Bench
from tests.client.pilot import Pilot
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")


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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("2 gold / Binding I and Woodcutting II", "2 gold, Binding 1 and Woodcutting 2"),
        ("A, I and I", "A, I and I"),
        ("On axles I and III, from I to VI.", "On axles 1 and 3, from 1 to 6."),
        ("Anna advances Binding to I.", "Anna advances Binding to 1."),
        ("Axle I: Swap an ink · 2 fame: I", "Axle 1: Swap an ink; 2 fame: I"),
        ("Round IV\nEnds.", "Round 4 Ends."),
        ("Print!. Not now: Thinking ...", "Print! Not now: Thinking ..."),
    ],
)
def test_signs_and_numerals_are_told_as_words(words: str, told: str) -> None:
    assert aloud(words) == told


def test_a_whole_sentence_needs_no_name_before_it() -> None:
    assert spoken_words(replace(target(), hint="Inks: 2 blue.")) == "Inks: 2 blue."
    whole = "Colour: 2 gold. Decoration: Binding I."
    assert spoken_words(replace(target(), label="2 gold / Binding I", hint=whole)) == whole
    assert spoken_words(replace(target(), hint="2 blue.")) == "Inks. 2 blue."
    assert spoken_words(replace(target(), label="A", hint="A gear.")) == "A. A gear."
    assert spoken_words(replace(target(), label="A", hint="A")) == "A"


def test_a_page_tells_its_sentences_but_no_headings(pilot: Pilot, bench: Bench) -> None:
    page = pilot.app.page
    widgets.label(page, (0, 0, 90, 40), "Coming rounds")
    widgets.label(page, (0, 0, 90, 40), "Gears turn.")
    widgets.label(page, (0, 0, 90, 40), "go")
    page.tell("2 blue are painted.", "")
    assert body_of(page) == ["2 blue are painted.", "Gears turn."]


def test_a_piece_is_told_when_it_is_lifted_and_laid(pilot: Pilot, bench: Bench) -> None:
    told = list[str]()
    pilot.app.narrator = Narrator(write=told.append)
    pilot.click_click("card", "far")
    assert [line for line in told if line.startswith(("In hand", "Placed"))] == [
        "In hand: card.",
        "Placed: card, here: far.",
    ]


def test_one_key_tells_more_each_time(tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    at.session.open_curtain(0)
    pilot, told = at.sit(), list[str]()
    pilot.app.narrator = Narrator(write=told.append)
    pilot.step(2)
    answers = []
    for _ in range(6):
        del told[:]
        pilot.key(pygame.K_F1)
        answers.append(list(told))
    where, choices, looks, own, others, again = answers
    assert where == again
    assert where[0] == "Anna plans round 1"
    assert any(line.startswith("You can press: ") and "One on each" in line for line in choices)
    assert any("up to here" not in line and "free" in line for line in looks), "the sets of inks"
    assert own[0].startswith("Anna: 0 fame, ")
    assert others[0].startswith("Tom: 0 fame, ")
    pygame.quit()


def test_what_is_left_of_a_set_is_told(tmp_path: Path) -> None:
    """I1: "Anna takes blue from set 1" leaves a listener to wonder what the next one can have."""
    table = build.table(seats=2)
    build.at_action(table, "inks")
    seats = seated(table, tmp_path).seats
    lying = seats.view().ink_sets[0]
    assert lying[0] is not None
    taken = InksTaken(0, 0, (lying[0],))
    assert news_words([taken], seats)[1].startswith("Left in set 1: ")
    assert len(news_words([taken, ActionEnded("inks", (), (0, 0, 0, 0))], seats)) == 1


def test_a_switch_in_the_settings_has_it_told_at_once() -> None:
    choices = Choices()
    pilot = Pilot(SettingsSheet(choices), choices=choices)
    there = []
    for narrate in (False, True, False):
        choices.change(narrate=narrate)
        pilot.step()
        there.append(pilot.app.narrator is not None)
    assert there == [False, True, False]
    pygame.quit()


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
    assert [words[:20] for words in voice.told if words != "-"] == ["Anna, your eyes only"]
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


def test_words_wait_for_older_ones_unless_these_are_broken_off(spoken: Path) -> None:
    """What happened is heard to its end; a press, after which something else counts, breaks it off."""
    voice = Voice()
    voice.speak("first.")
    voice.hush()
    for words in ("second.", "third."):
        voice.speak(words)
    voice.tick()
    wait_for(spoken, "third.")
    voice.close()
    assert spoken.read_text() == "en second. third.\n"


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
