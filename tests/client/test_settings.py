"""The settings: kept key by key, and in force at once."""

import errno
import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.base.kept_files import refused
from game.client.base.logbook import versions
from game.client.base.settings import DEFAULTS, FIELDS, FILE, PARTS, Choices, Settings, SettingsPart
from game.client.scenes.settings_scene import SettingsSheet
from game.client.scenes.title import Title
from game.client.session.app_context import AppContext
from game.client.ui.menu_names import SettingsTab
from game.client.ui.window import wanted_desktop
from game.match.players import LEVELS
from game.places import log_folder
from tests.client.curtains import curtain
from tests.client.painted import words_on
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot before the title of an empty folder."""
    context = AppContext(tmp_path)
    yield Pilot(Title(context), choices=context.profile.choices)
    pygame.quit()


def kept(folder: Path) -> dict[str, object]:
    return dict(json.loads((folder / FILE).read_text()))


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert Choices(tmp_path).now == Settings()


def test_what_is_chosen_is_there_the_next_time(tmp_path: Path) -> None:
    Choices(tmp_path).change(speed="fast", music=0.25, muted=True)
    assert Choices(tmp_path).now == Settings(speed="fast", music=0.25, muted=True)


def test_a_wrong_value_spoils_no_other(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"speed": "warp", "music": 3, "muted": "yes", "tips": "late"}')
    assert Choices(tmp_path).now == Settings(tips="late")


@pytest.mark.parametrize("words", ["", "[]", "{", "\xff"])
def test_a_file_that_is_none_gives_the_defaults(tmp_path: Path, words: str) -> None:
    (tmp_path / FILE).write_bytes(words.encode("latin-1"))
    assert Choices(tmp_path).now == Settings()


def test_what_others_keep_in_the_file_stays(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"language": "fr"}')
    Choices(tmp_path).change(speed="off")
    assert kept(tmp_path)["language"] == "fr"


def test_a_value_that_there_is_not_is_refused() -> None:
    choices = Choices()
    for wrong in (
        {"speed": "warp"},
        {"music": 1.5},
        {"music": True},
        {"muted": 1},
        {"hints": 1},
        {"no such setting": True},
    ):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            choices.change(**wrong)
    assert choices.now == Settings()


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_choose(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    choices = Choices(tmp_path / "file")
    choices.change(muted=True)
    assert choices.now.muted


def test_settings_that_cannot_be_kept_are_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    context = AppContext(tmp_path / "file")
    pilot = Pilot(Title(context), choices=context.profile.choices)
    pilot.click("settings")
    pilot.click("speed:fast")
    pilot.step()
    toast = pilot.app.controls.notices.toast
    assert toast is not None
    assert toast.sentence == ("The settings can’t be saved; they last until you quit. You can’t write to this folder.")
    pilot.app.controls.notices.dismiss()
    pilot.click("settings:sound")
    pilot.click("muted")
    pilot.step()
    assert pilot.app.controls.notices.toast is None
    assert (pilot.app.choices.now.speed, pilot.app.choices.now.muted) == ("fast", True)
    pygame.quit()


def test_settings_that_can_be_kept_are_not_told_of(tmp_path: Path) -> None:
    choices = Choices(tmp_path)
    choices.change(muted=True)
    assert choices.refusals.take() == ""


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "is full."), (errno.EACCES, "to this folder."), (errno.EIO, "to disk: why.")]
)
def test_a_disk_that_refuses_says_why(number: int, words: str) -> None:
    assert refused("settings", OSError(number, "why")).endswith(words)


def test_a_reset_puts_back_one_page_and_leaves_the_window_alone() -> None:
    choices = Choices()
    choices.change(full_screen=False, speed="off", muted=True)
    choices.reset("display")
    assert choices.now == Settings(full_screen=False, muted=True)


def test_every_setting_is_on_one_page() -> None:
    on_pages = [name for part in PARTS for name in FIELDS[part]]
    assert sorted(on_pages) == sorted(DEFAULTS)


@pytest.mark.parametrize(("kept", "now"), [("true", "always"), ("false", "first game"), ('"never"', "never")])
def test_turns_that_ended_by_themselves_in_an_earlier_version_still_do(tmp_path: Path, kept: str, now: str) -> None:
    (tmp_path / FILE).write_text(f'{{"turns_end": {kept}}}')
    assert Choices(tmp_path).now.turns_end == now


def test_high_contrast_that_was_a_palette_in_an_earlier_version_goes_with_any(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"palette": "high contrast"}')
    choices = Choices(tmp_path)
    assert (choices.now.palette, choices.now.high_contrast) == ("standard", True)
    choices.change(palette="tritanopia", high_contrast=False)
    again = Choices(tmp_path).now
    assert (again.palette, again.high_contrast) == ("tritanopia", False)


@pytest.mark.slow
def test_every_choice_of_the_sheet_counts_at_once_and_is_kept(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("settings")
    chosen: dict[SettingsPart, tuple[str, ...]] = {
        "display": ("speed:fast", "reduced", "palette:protanopia", "high contrast", "left handed"),
        "sound": ("effects:25", "music:100", "muted"),
        "controls": ("by clicks",),
        "reading": ("tips:late", "text scale:150", "lens"),
        "play": ("pace:wait", "turns end:always", "confirm end", f"hints:{LEVELS[0]}"),
    }
    for part, names in chosen.items():
        pilot.click(SettingsTab(part))
        for name in names:
            pilot.click(name)
    wanted = Settings(
        "fast", True, 0.25, 1.0, True, True, "always", tips="late", pace="wait", text_scale="150", lens=True
    )
    wanted = replace(
        wanted, palette="protanopia", high_contrast=True, left_handed=True, confirms_end=True, hints=LEVELS[0]
    )
    assert pilot.app.choices.now == wanted
    assert Choices(tmp_path).now == wanted
    for part in PARTS:
        pilot.click(SettingsTab(part))
        pilot.click("reset")
    assert Choices(tmp_path).now == Settings()
    pilot.click("close")
    assert pilot.scene.name == "title"


def test_another_palette_is_seen_at_once(pilot: Pilot) -> None:
    pilot.click("settings")
    pilot.step()
    window = pygame.display.get_surface()
    assert window is not None
    before = window.get_at(window.get_rect().center)
    pilot.click("high contrast")
    pilot.step(2)
    now = window.get_at(window.get_rect().center)
    assert min(now[:3]) > max(before[2], 200), "the parchment is nearly white now"
    pilot.click("high contrast")
    pilot.step(2)
    assert window.get_at(window.get_rect().center) == before


def test_full_screen_is_kept_however_it_is_switched(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("settings")
    pilot.click("full screen")
    pilot.step()
    assert kept(tmp_path)["full_screen"] is True
    assert pilot.app.page.targets.by_name("full screen").value == "True"
    pilot.key(pygame.K_F11)
    pilot.step()
    assert kept(tmp_path)["full_screen"] is False
    assert pilot.app.page.targets.by_name("full screen").value == "False"


def test_the_curtain_and_the_settings_share_one_choice() -> None:
    choices = Choices()
    hung = curtain([], choices)
    hung.press("by clicks")
    assert choices.now.curtain_by_clicks
    SettingsSheet(choices).press("by clicks")
    assert not hung.by_clicks


def test_another_windows_choices_and_words_of_other_versions_stay(tmp_path: Path) -> None:
    one, other = Choices(tmp_path), Choices(tmp_path)
    one.change(speed="slow")
    other.change(muted=True)
    (tmp_path / FILE).write_text((tmp_path / FILE).read_text().replace('"normal"', '"of a newer version"'))
    one.change(music=0.25)
    assert Choices(tmp_path).now == Settings(speed="slow", muted=True, music=0.25)
    assert "of a newer version" in (tmp_path / FILE).read_text()


def test_what_could_not_be_kept_is_kept_with_the_next_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = Choices(tmp_path)
    choices.change(speed="slow")

    def refuse(_path: Path, _words: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr("game.client.base.kept_files.write_whole", refuse)
        choices.change(speed="fast")
    choices.change(muted=True)
    assert Choices(tmp_path).now == Settings(speed="fast", muted=True)


def test_the_page_about_the_program_names_versions_thanks_and_folders(
    tmp_path: Path, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.click("settings")
    pilot.click("about")
    words = "\n".join(words_on(pilot, monkeypatch))
    for told in ("Katarzyna Cioch", "Granna", "MIT", "SIL Open Font License", "LGPL", str(tmp_path)):
        assert told in words
    for _, number in versions():
        assert number in words
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.name == "settings"


def test_a_visitor_of_a_stand_is_told_of_no_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot(SettingsSheet(Choices(), at_stand=True))
    pilot.click("about")
    words = "\n".join(words_on(pilot, monkeypatch))
    assert "Python" in words
    assert str(log_folder()) not in words
    pygame.quit()


def test_full_screen_goes_to_the_chosen_monitor_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 1024)])
    assert [wanted_desktop(monitor) for monitor in ("window", "1", "2", "3")] == [None, 0, 1, None]
    choices = Choices()
    shown = Pilot(SettingsSheet(choices), choices=choices)
    shown.click("monitor:2")
    assert choices.now.monitor == "2"
    pygame.quit()


def test_usual_people_are_kept_and_offered_at_the_set_up(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("settings")
    pilot.click("settings:people")
    pilot.click("usual:1")
    pilot.type("Charlotte")
    pilot.key(pygame.K_RETURN)
    pilot.click("opposite:1")
    assert Choices(tmp_path).now.people == ("", "Charlotte", "", "")
    assert Choices(tmp_path).now.opposite == (False, True, False, False)
    pilot.click("close")
    pilot.click("new")
    offered = [target.value for target in pilot.app.page.targets if target.name.startswith("name:")]
    assert "Charlotte" in offered
    assert not Choices(tmp_path).refusals.take()


@pytest.mark.parametrize("wrong", [["a"], ["a", "b", "c", 1], "abcd", ["\0", "", "", ""], None])
def test_names_that_are_none_are_dropped(tmp_path: Path, wrong: object) -> None:
    (tmp_path / FILE).write_text(json.dumps({"people": wrong, "tips": "late"}))
    assert Choices(tmp_path).now == Settings(tips="late")
