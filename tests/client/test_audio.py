"""Sound where there is a device, silence and one line of the log where there is none, and even levels in all files."""

from __future__ import annotations

import json
import logging
import os
import time
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.client.sound import cues, names
from game.client.sound.audio import LEAST_GAP_S, MOST_ALIKE, MUSIC, ROW_GAP_S, SOUND_DIR, Audio, Volumes
from game.client.sound.device import VOICES, Device
from game.gearbox.mesh import PITCH_DEG
from game.rules import events as ev
from game.rules.names import SPECIALTIES

FULL_SCALE = 32767
LARGEST_FOLDER = 2.5 * 1024 * 1024


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def audio(clock: Clock) -> Iterator[Audio]:
    """Audio on the dummy driver, its device open."""
    audio = Audio(now=clock)
    audio.after_frame()
    yield audio
    audio.close()


def playing() -> int:
    """How many effects sound right now."""
    return sum(pygame.mixer.Channel(voice).get_busy() for voice in range(VOICES))


class NoMixer:
    """What pygame puts in the place of a module that it could not load."""

    def __getattr__(self, name: str) -> None:
        raise NotImplementedError(f"mixer module not available, nor its {name}")


def the_warning(caplog: pytest.LogCaptureFixture) -> str:
    """The one warning there is."""
    (record,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    return record.getMessage()


class TestPlaying:
    def test_nothing_is_opened_before_the_first_frame(self) -> None:
        audio = Audio()
        audio.play(names.CHOOSE)
        audio.music(True)
        assert pygame.mixer.get_init() is None
        audio.after_frame()
        assert pygame.mixer.get_init() is not None
        audio.close()
        assert pygame.mixer.get_init() is None

    def test_a_cue_is_heard(self, audio: Audio) -> None:
        assert playing() == 0
        audio.play(names.YOUR_TURN)
        assert playing() == 1

    def test_fast_identical_cues_are_one(self, audio: Audio, clock: Clock) -> None:
        for _ in range(5):
            audio.play(names.YOUR_TURN)
        audio.play(names.LAUREL)
        assert playing() == 2

    def test_one_cue_takes_no_more_than_its_share_of_the_voices(self, audio: Audio, clock: Clock) -> None:
        for _ in range(MOST_ALIKE + 3):
            audio.play(names.PEAL)
            clock.now_s += LEAST_GAP_S * 1.01
        assert playing() == MOST_ALIKE

    def test_a_row_is_heard_one_after_the_other(self, audio: Audio, clock: Clock) -> None:
        audio.play_row([names.PEAL, names.LAUREL, names.YOUR_TURN])
        heard = []
        for _ in range(3):
            audio.after_frame()
            audio.after_frame()
            heard.append(playing())
            clock.now_s += ROW_GAP_S
        assert heard == [1, 2, 3]

    def test_a_second_row_waits_for_the_first_but_not_for_ever(self, audio: Audio, clock: Clock) -> None:
        for _ in range(20):
            audio.play_row([names.PEAL, names.LAUREL])
        clock.now_s += 1000
        audio.after_frame()
        clock.now_s += 1000
        before = playing()
        audio.after_frame()
        assert playing() == before

    def test_sounds_are_loaded_one_a_frame_while_all_is_quiet(self, audio: Audio) -> None:
        loaded = audio._sounds
        before = len(loaded)
        audio.after_frame(quiet=False)
        assert len(loaded) == before
        audio.after_frame()
        assert len(loaded) == before + 1
        for _ in names.ALL:
            audio.after_frame()
        assert set(loaded) == names.ALL
        assert None not in loaded.values()

    def test_an_unknown_cue_is_said_once(self, audio: Audio, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
        for _ in range(3):
            audio.play("gong")
            clock.now_s += 1
        assert "gong" in the_warning(caplog)
        audio.play(names.CHOOSE)
        assert playing() == 1

    def test_a_damaged_file_silences_nothing_else(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        for name in ("choose.ogg", f"{MUSIC}.ogg"):
            (tmp_path / name).write_bytes(b"OggS" + bytes(400))
        (tmp_path / "laurel.ogg").write_bytes((SOUND_DIR / "laurel.ogg").read_bytes())
        audio = Audio(folder=tmp_path)
        audio.after_frame(quiet=False)
        audio.play("choose")
        assert "choose" in the_warning(caplog)
        audio.music(True)
        audio.play("laurel")
        assert playing() == 1
        audio.close()


class TestVolumes:
    def test_effects_and_music_are_set_apart(self, audio: Audio) -> None:
        audio.music(True)
        audio.play(names.PEAL)
        sound = pygame.mixer.Channel(0).get_sound()
        assert sound is not None
        audio.volumes = Volumes(effects=0.5, music=1.0)
        assert sound.get_volume() == pytest.approx(0.25, abs=0.01)
        assert pygame.mixer.music.get_volume() == pytest.approx(1.0)
        audio.volumes = Volumes(effects=1.0, music=0.5)
        assert sound.get_volume() == pytest.approx(1.0)
        assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)

    def test_no_effects_still_lets_music_play(self, audio: Audio) -> None:
        audio.volumes = Volumes(effects=0.0)
        audio.music(True)
        audio.play(names.PEAL)
        assert playing() == 0
        assert pygame.mixer.music.get_busy()

    def test_muting_is_heard_at_once_and_taken_back(self, audio: Audio) -> None:
        audio.music(True)
        audio.play(names.PEAL)
        audio.volumes = Volumes(muted=True)
        audio.play(names.LAUREL)
        assert playing() == 0
        wait_until(lambda: not pygame.mixer.music.get_busy())
        audio.volumes = Volumes()
        assert pygame.mixer.music.get_busy()
        audio.play(names.LAUREL)
        assert playing() == 1

    def test_music_asked_for_before_there_is_a_device_comes_with_it(self) -> None:
        audio = Audio()
        audio.music(True)
        audio.after_frame()
        audio.after_frame()
        assert pygame.mixer.music.get_busy()
        audio.music(False)
        wait_until(lambda: not pygame.mixer.music.get_busy())
        audio.close()


def wait_until(happens: Callable[[], bool], limit_s: float = 5.0) -> None:
    """Wait for something that the mixer's own thread does; fails after the limit."""
    end_s = time.monotonic() + limit_s
    while not happens():
        assert time.monotonic() < end_s
        time.sleep(0.02)


def patient() -> Audio:
    """One that waits for its device as long as a busy machine takes to start another interpreter."""
    return Audio(device=Device(patience_s=20.0))


def has_answered(audio: Audio) -> bool:
    """Whether the device has answered, after another frame."""
    audio.after_frame()
    return not audio._device.is_pending


class TestNoDevice:
    def test_a_driver_that_is_not_there_is_silence_and_one_line(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
        audio = patient()
        audio.after_frame()
        wait_until(lambda: has_answered(audio), 25.0)
        audio.play(names.CHOOSE)
        audio.music(True)
        audio.after_frame()
        assert the_warning(caplog).startswith("no sound: ")
        assert "no-such-driver" in the_warning(caplog)
        audio.close()

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe with a name")
    def test_a_device_that_never_answers_is_given_up_without_waiting(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Opening a pipe for writing hangs until somebody reads, as a sound server does that is stuck."""
        os.mkfifo(tmp_path / "pipe")
        monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "pipe"))
        audio = Audio(device=Device(patience_s=1.5))
        begun_s = time.monotonic()
        audio.after_frame()
        audio.after_frame()
        assert time.monotonic() - begun_s < 1.0
        assert audio._device.is_pending
        wait_until(lambda: has_answered(audio), 25.0)
        assert the_warning(caplog) == "no sound: no answer within 1.5 s"
        audio.close()

    @pytest.mark.parametrize(("pan", "loud", "soft"), [(-1.0, 0, 1), (1.0, 1, 0)])
    def test_a_device_that_passes_its_trial_is_heard_on_the_side_that_was_asked_for(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pan: float, loud: int, soft: int
    ) -> None:
        """The disk driver writes down what would be heard, left and right in turn."""
        monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
        audio = patient()
        audio.after_frame()
        wait_until(lambda: has_answered(audio), 25.0)
        audio.play(names.PEAL, pan=pan)
        assert playing() == 1
        time.sleep(0.5)
        audio.close()
        written = (tmp_path / "heard.raw").read_bytes()
        heard = array("h", written[: len(written) // 4 * 4])
        energy = [sum(sample**2 for sample in heard[side::2]) for side in (0, 1)]
        assert energy[loud] > 0
        assert energy[soft] < 0.05 * energy[loud]

    def test_closing_ends_the_search(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
        audio = Audio()
        audio.after_frame()
        trial = audio._device._trial
        assert trial is not None
        audio.close()
        assert trial.poll() is not None

    @pytest.mark.parametrize("driver", ["dummy", "alsa"])
    def test_a_machine_without_a_library_of_the_mixer_is_silence_and_one_line(
        self, driver: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """Then pygame puts something in the mixer's place that raises whatever is asked of it."""
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        monkeypatch.setattr(pygame, "mixer", NoMixer())
        audio = Audio()
        for _ in range(3):
            audio.after_frame()
            audio.play(names.CHOOSE)
            audio.music(True)
            audio.volumes = Volumes(muted=True)
        audio.close()
        assert the_warning(caplog).startswith("no sound: ")

    def test_a_mixer_that_vanishes_is_silence_and_one_line(
        self, audio: Audio, clock: Clock, caplog: pytest.LogCaptureFixture
    ) -> None:
        audio.play(names.PEAL)
        pygame.mixer.quit()
        for _ in range(3):
            clock.now_s += 1
            audio.play(names.CHOOSE)
            audio.after_frame()
            audio.music(True)
            audio.volumes = Volumes(effects=0.3)
        assert the_warning(caplog).startswith("no sound: ")

    def test_after_our_device_was_taken_away_another_is_looked_for(self, audio: Audio) -> None:
        audio.music(True)
        audio.play(names.PEAL)
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
        assert playing() == 1
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
        assert pygame.mixer.get_init() is None
        audio.after_frame()
        audio.play(names.LAUREL)
        assert playing() == 1
        assert pygame.mixer.music.get_busy()


class TestCues:
    def test_every_event_has_its_cue_or_is_silent_on_purpose(self) -> None:
        assert set(cues.CUES) == set(get_args(ev.Event))

    def test_every_cue_that_can_be_asked_for_has_a_file_and_every_file_is_asked_for(self) -> None:
        files = {path.stem for path in SOUND_DIR.glob("*.ogg")}
        assert files == names.ALL | {MUSIC}
        named = {cue for cue in cues.CUES.values() if isinstance(cue, str)}
        assert named <= names.ALL
        assert set(SPECIALTIES) <= names.ALL

    @pytest.mark.parametrize(("guilders", "clinks"), [(1, 1), (4, 4), (5, 5), (9, 5)])
    def test_a_clink_a_guilder_and_at_most_five(self, guilders: int, clinks: int) -> None:
        assert cues.cue_of(ev.GuildersGained(0, guilders, "printing")) == f"coin_in_{clinks}"

    def test_a_ten_of_fame_is_a_chord(self) -> None:
        assert names.fame_gained(2, 9) == names.LAUREL
        assert names.fame_gained(1, 9) == names.LAUREL
        assert names.fame_gained(2, 10) == "fame_2"
        assert names.fame_gained(7) == "fame_3"

    def test_L1_a_secret_plan_sounds_as_any_other(self) -> None:
        own = cues.cue_of(ev.PlanCommitted(0, (3, 1, 0, 0, 2)))
        assert own == cues.cue_of(ev.PlanCommitted(0, None)) == cues.cue_of(ev.PlanCommitted(1, (0,) * 5))

    def test_a_craft_advances_with_its_own_tool(self) -> None:
        heard = {cues.cue_of(ev.SpecialtyAdvanced(0, craft, 2)) for craft in SPECIALTIES}
        assert len(heard) == len(SPECIALTIES)

    @pytest.mark.parametrize(
        ("cards", "inks", "space", "cue"),
        [(("p-1",), (0, 0, 0, 0), -1, "card_up"), ((), (1, 0, 0, 0), -1, "ink_up"), ((), (0,) * 4, 3, "choose")],
    )
    def test_the_automa_is_heard_by_what_it_took(
        self, cards: tuple[str, ...], inks: tuple[int, int, int, int], space: int, cue: str
    ) -> None:
        event = ev.AutomaActed(1, "orders", searches=(), cards=cards, inks=inks, space=space)
        assert cues.cue_of(event) == cue

    def test_the_automa_that_took_nothing_is_silent(self) -> None:
        event = ev.AutomaActed(1, "orders", searches=(), cards=(), inks=(0, 0, 0, 0), space=-1)
        assert cues.cue_of(event) is None

    def test_a_long_row_keeps_its_order_and_what_has_weight(self) -> None:
        small: list[ev.Event] = [
            ev.InkGained(0, "red"),
            ev.TypeGained(0, "A"),
            ev.GuildersPaid(0, 1, "type"),
            ev.GuildersGained(0, 2, "printing"),
            ev.FameGained(0, 1, "colour"),
            ev.Passed(0, "inks"),
        ]
        row = cues.cues_of([*small, ev.InkGained(0, "blue"), ev.TurnEnded(0), ev.GameEnded(())])
        assert len(row) == cues.LONGEST_ROW
        assert row[0] == "ink_down"
        assert row[-1] == names.PEAL
        assert cues.cues_of(small[:2]) == ["ink_down", "type_down"]


class TestPawl:
    def test_a_turn_by_a_sector_is_seven_clicks_and_a_deep_one(self) -> None:
        pawl = names.Pawl(0.0)
        heard = [pawl.cue(angle, 1 / 60) for angle in range(1, 120)]
        heard.append(pawl.cue(120.0, 1 / 60, at_rest=True))
        clicks = [cue for cue in heard if cue]
        assert len(clicks) == round(120 / PITCH_DEG)
        assert clicks[-1] == names.RATCHET_LAST
        assert names.RATCHET_LAST not in clicks[:-1]

    def test_the_direction_does_not_matter(self) -> None:
        pawl = names.Pawl(240.0)
        assert [pawl.cue(240 - PITCH_DEG * tooth, 0.2) for tooth in (0.5, 1.0, 1.5)] == [None, "ratchet_1", None]

    def test_the_faster_the_lighter(self) -> None:
        heard = [names.Pawl(0.0).cue(PITCH_DEG, dt_s) for dt_s in (0.2, 0.1, 0.05, 0.02)]
        assert heard == list(names.RATCHET)

    def test_slow_teeth_are_heavy_at_any_frame_rate(self) -> None:
        pawl = names.Pawl(0.0)
        heard = [pawl.cue(PITCH_DEG * frame / 12, 1 / 60) for frame in range(1, 40)]
        assert {cue for cue in heard if cue} == {"ratchet_1"}

    def test_swinging_over_a_tooth_clicks_once(self) -> None:
        pawl = names.Pawl(0.0)
        heard = [pawl.cue(angle, 0.02) for angle in (14.0, 15.5, 14.5, 15.5, 14.0, 16.0)]
        assert sum(cue is not None for cue in heard) == 1

    def test_a_gear_that_never_moved_comes_to_rest_without_a_sound(self) -> None:
        pawl = names.Pawl(0.0)
        assert pawl.cue(0.0, 0.02, at_rest=True) is None
        pawl.cue(120.0, 0.02)
        assert pawl.cue(120.0, 0.02, at_rest=True) == names.RATCHET_LAST
        assert pawl.cue(120.0, 0.02, at_rest=True) is None


@pytest.fixture(scope="module")
def decoded() -> Iterator[dict[str, array[int]]]:
    """The samples of every file, left and right in turn, as a player's mixer has them."""
    pygame.mixer.init(44_100, -16, 2, allowedchanges=0)
    yield {path.stem: array("h", pygame.mixer.Sound(path).get_raw()) for path in SOUND_DIR.glob("*.ogg")}
    pygame.mixer.quit()


class TestFiles:
    """What can be said of the sounds without the tool that made them."""

    def test_nothing_clips(self, decoded: dict[str, array[int]]) -> None:
        loudest = {name: max(map(abs, samples)) / FULL_SCALE for name, samples in decoded.items()}
        assert {name: peak for name, peak in loudest.items() if not 0.05 < peak < 0.8} == {}

    def test_cues_begin_and_end_at_nothing(self, decoded: dict[str, array[int]]) -> None:
        for name in names.ALL:
            samples = decoded[name]
            assert max(map(abs, samples[:8])) < 0.02 * FULL_SCALE, name
            assert max(map(abs, samples[-40:])) < 0.01 * FULL_SCALE, name

    def test_a_cue_answers_the_hand_at_once(self, decoded: dict[str, array[int]]) -> None:
        hand = {names.NOT_ALLOWED, *names.PICK_UP.values(), *names.LAY_DOWN.values()}
        for name in hand.union(names.RATCHET):
            samples = decoded[name][: 2 * 5292]  # 120 ms
            audible = 0.1 * max(map(abs, decoded[name]))
            first = next(index for index, sample in enumerate(samples) if abs(sample) > audible)
            assert first / 2 / 44_100 < 0.08, name

    def test_the_music_goes_round_without_a_click(self, decoded: dict[str, array[int]]) -> None:
        """The step from the last sample to the first is one as they are everywhere around it."""
        music = decoded[MUSIC]
        assert 60 <= len(music) / 2 / 44_100 <= 90
        for channel in (0, 1):
            around = [*music[-2000 + channel :: 2], *music[channel:2000:2]]
            steps = [abs(after - before) for before, after in pairwise(around)]
            seam = steps[999]
            assert seam <= 1.5 * max(steps[:990] + steps[1010:])

    def test_the_folder_is_small_and_says_where_all_comes_from(self) -> None:
        assert sum(path.stat().st_size for path in SOUND_DIR.iterdir()) <= LARGEST_FOLDER
        readme = (SOUND_DIR / "README.md").read_text(encoding="utf-8")
        assert "python -m game.tools.synth" in readme
        assert (SOUND_DIR / "LICENSE.txt").exists()

    def test_the_manifest_knows_every_file(self) -> None:
        manifest = json.loads((SOUND_DIR / "manifest.json").read_text(encoding="utf-8"))
        assert set(manifest) == {path.stem for path in SOUND_DIR.glob("*.ogg")}
