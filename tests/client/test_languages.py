"""Other languages: the system's at first, another one at once in the settings, and nothing that stays in English."""

from datetime import date
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.base import i18n
from game.client.base.i18n import (
    book_title,
    language,
    languages,
    nearest,
    ngettext,
    pgettext,
    say,
    set_language,
    translate_data,
)
from game.client.base.settings import Choices
from game.client.graphics import typesetting
from game.client.scenes.title import Title, hand_boxes
from game.client.session.app_context import AppContext
from game.client.text.control_text import key_words
from game.client.text.piece_text import character_name, imprint_words, original_title, printing_words
from game.client.text.statistics_text import figure_words
from game.client.text.terms import day_words
from game.client.ui.menu_names import LanguageChoice
from game.content import load_content
from tests.client.painted import words_on
from tests.client.pilot import Pilot
from tests.client.session_at import cards

words = pytest.importorskip("devtools.words", reason="needs Babel")
CODE = "eo"


@pytest.fixture(scope="module")
def faults() -> list[str]:
    """What is wrong with the catalogues."""
    return list(words.faults())


def test_what_was_said_once_is_said_anew_in_another_language() -> None:
    card = next(iter(load_content().printing.values()))
    set_language("fr")
    french = printing_words(card)
    set_language("en")
    assert printing_words(card) != french


@pytest.fixture
def spoken_there(longer_language: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That language can be chosen."""
    for name in ("set_language", "languages", "codes"):
        monkeypatch.setattr(getattr(i18n, name), "__defaults__", (longer_language,))


@pytest.mark.slow
def test_each_way_to_say_something_is_translated(spoken_there: None) -> None:
    assert set_language(CODE)
    assert language() == CODE
    assert say("Undo") == words.longer("Undo")
    assert ngettext("{count} marker", "{count} markers", 2) == words.longer("{count} markers").format(count=2)
    assert pgettext("a direction", "left") == words.longer("left")
    assert pgettext("no such meaning", "left") == "left"
    assert translate_data("Mainz") == words.longer("Mainz")


def test_languages_are_called_by_their_own_names(spoken_there: None) -> None:
    assert languages() == {"en": "English", CODE: words.longer("English")}


def test_the_nearest_language_is_that_of_the_country_then_that_of_any() -> None:
    assert nearest(["pt_BR", "fr_CA"], ["en", "pt", "fr"]) == "pt"
    assert nearest(["fr_CA"], ["en", "fr", "fr_CA"]) == "fr_CA"
    assert nearest(["tlh"], ["en", "fr"]) == "en"
    assert nearest([], ["en"]) == "en"


def test_the_first_start_speaks_as_the_system_does(spoken_there: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "of_system", lambda: ["tlh", "eo_PL"])
    i18n.speak("")
    assert language() == CODE
    i18n.speak("en")
    assert language() == "en"


def test_at_the_start_only_the_catalogue_of_the_language_is_read(
    spoken_there: None, longer_language: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read all would take longer than all else before the first picture; what cannot be read gives way to others."""
    read, as_ever = list[str](), i18n._catalogue_in

    def note(path: str) -> object:
        read.append(path)
        return as_ever(path)

    monkeypatch.setattr(i18n, "_catalogue_in", note)
    monkeypatch.setattr(i18n, "codes", lambda _=longer_language: ["unreadable", CODE])
    for system, spoken, catalogues in (["en"], "en", 0), ([CODE], CODE, 1), (["unreadable", CODE], CODE, 2):
        read.clear()
        monkeypatch.setattr(i18n, "of_system", lambda system=system: system)
        i18n.speak("")
        assert (language(), len(read)) == (spoken, catalogues)


@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({"LANG": "ja_JP.UTF-8"}, ["ja_JP"]),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, ["ja_JP"]),
        ({"LANG": "de_DE@euro", "LC_MESSAGES": "it_IT"}, ["it_IT"]),
        ({"LANG": "fr_CA.UTF-8", "LANGUAGE": "ja:fr"}, ["ja", "fr", "fr_CA"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ja"}, ["en"]),
        ({"LANG": "", "LC_ALL": ""}, []),
    ],
)
def test_the_variables_of_the_system_are_asked_as_every_program_asks_them(
    variables: dict[str, str], wanted: list[str]
) -> None:
    assert i18n.of_system(variables) == wanted


def test_without_such_variables_the_settings_of_the_system_count(
    spoken_there: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "of_system", list)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "eo", "country": "PL"}])
    i18n.speak("")
    assert language() == CODE


def test_another_language_is_seen_at_once_and_kept(
    spoken_there: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), (1280, 720), choices=context.profile.choices)
    pilot.click("settings")
    pilot.click("settings:reading")
    pilot.click(LanguageChoice(CODE))
    assert words.longer("Settings") in words_on(pilot, monkeypatch)
    pilot.click("close")
    assert pilot.app.page.targets.by_name("new").label == words.longer("New game")
    assert Choices(tmp_path).now.language == CODE
    pygame.quit()


@pytest.mark.slow
def test_another_language_is_seen_at_once_in_a_game_too(spoken_there: None, tmp_path: Path) -> None:
    context = AppContext(tmp_path)
    pilot = Pilot(Title(context), (1280, 720), choices=context.profile.choices)
    for press in ("new", "start", "menu", "settings", "settings:reading", LanguageChoice(CODE), "close"):
        pilot.click(press)
    pilot.step()
    assert pilot.scene.name == "draft"
    assert pilot.app.page.targets.by_name("hint").label == words.longer("Hint")
    pygame.quit()


def test_people_and_keys_are_called_as_the_language_does(spoken_there: None) -> None:
    set_language(CODE)
    assert character_name("manutius", load_content()) == words.longer("Aldus Manutius")
    assert [key_words(key) for key in (pygame.K_LEFT, pygame.K_KP_ENTER)] == [
        words.longer("Left"),
        words.longer("Enter"),
    ]


def test_books_have_the_titles_of_the_language_and_an_owners_stay_as_typed() -> None:
    own = cards().printing["printing-34"]
    assert (book_title(own.title), original_title(own)) == ("Ship of Fools", "Das Narrenschiff")
    set_language("ja")
    assert (book_title(own.title), original_title(own)) == ("阿呆船", "Das Narrenschiff")
    assert imprint_words(own) == "J・ベルクマン、バーゼル、1494年"
    owners = replace(own, title="Undo", original_title="")
    assert (book_title(owners.title), original_title(owners)) == ("Undo", "")
    assert say("Undo") != "Undo"


def test_the_hands_of_the_title_stay_beside_longer_words(spoken_there: None) -> None:
    pygame.font.init()
    set_language(CODE)
    left, right = hand_boxes()
    assert right.left - left.right > typesetting.measure(say("Press any key"), "sc", 52)[0]


def test_dates_and_figures_are_put_as_the_language_does(tmp_path: Path) -> None:
    catalogue = words.read(CODE, tmp_path)
    catalogue.add("{day} {month} {year}", "{month} {day}, {year}")
    catalogue.add("1", "1st", context="the first day of a month")
    catalogue.add(".", ",", context="between whole numbers and tenths")
    words.keep(catalogue, CODE, tmp_path)
    set_language(CODE, tmp_path)
    assert [day_words(date(2026, 5, day)) for day in (1, 21)] == ["May 1st, 2026", "May 21, 2026"]
    assert figure_words(2.46) == "2,5"


@pytest.mark.slow
def test_no_translation_has_other_placeholders(faults: list[str]) -> None:
    assert [fault for fault in faults if "placeholders" in fault] == []


@pytest.mark.slow  # a new sentence is translated some time after it is written
def test_catalogues_are_whole(longer_language: Path, faults: list[str]) -> None:
    assert faults == []
    assert words.counts(longer_language)[1].endswith(" 100 %")


@pytest.mark.slow
def test_what_is_wrong_with_a_catalogue_is_found(longer_language: Path) -> None:
    catalogue = words.read(CODE, longer_language)
    catalogue.get("Undo").string = ""
    catalogue.get("{seat} passes in {action}.").string = "{seat} passes."
    catalogue.add("Nobody says this", "…")
    found = "\n".join(words.faults_of(catalogue, words.template()))
    assert "not translated: 'Undo'" in found
    assert "'{seat} passes.' has other placeholders" in found
    assert "not said any more: 'Nobody says this'" in found
    assert len(found.splitlines()) == 3
