"""Sound where there is a device, silence and one line of the log where there is none, and even levels in all files."""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.ui import soundscape
from game.client.ui.audio import LEAST_GAP_S, MOST_ALIKE, MUSIC, ROW_GAP_S, SOUND_DIR, Audio, Device, Volumes
from tests.client.all_cues import ALL
from tests.client.sound_device import Clock, NoMixer, has_answered, playing, the_warning, wait_until


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


class TestPlaying:
    def test_nothing_is_opened_before_the_first_frame(self) -> None:
        pygame.mixer.quit()
        audio = Audio()
        audio.play(soundscape.CHOOSE)
        audio.music(True)
        assert pygame.mixer.get_init() is None
        audio.after_frame()
        assert pygame.mixer.get_init() is not None
        audio.close()
        assert pygame.mixer.get_init() is None

    def test_a_cue_is_heard(self, audio: Audio) -> None:
        assert playing() == 0
        audio.play(soundscape.YOUR_TURN)
        assert playing() == 1

    def test_fast_identical_cues_are_one(self, audio: Audio, clock: Clock) -> None:
        for _ in range(5):
            audio.play(soundscape.YOUR_TURN)
        audio.play(soundscape.LAUREL)
        assert playing() == 2

    def test_one_cue_takes_no_more_than_its_share_of_the_voices(self, audio: Audio, clock: Clock) -> None:
        for _ in range(MOST_ALIKE + 3):
            audio.play(soundscape.PEAL)
            clock.now_s += LEAST_GAP_S * 1.01
        assert playing() == MOST_ALIKE

    def test_a_row_is_heard_one_after_the_other(self, audio: Audio, clock: Clock) -> None:
        audio.play_row([soundscape.PEAL, soundscape.LAUREL, soundscape.YOUR_TURN])
        heard = []
        for _ in range(3):
            audio.after_frame()
            audio.after_frame()
            heard.append(playing())
            clock.now_s += ROW_GAP_S
        assert heard == [1, 2, 3]

    def test_a_second_row_waits_for_the_first_but_not_for_ever(self, audio: Audio, clock: Clock) -> None:
        for _ in range(20):
            audio.play_row([soundscape.PEAL, soundscape.LAUREL])
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
        for _ in ALL:
            audio.after_frame()
        assert set(loaded) == ALL
        assert None not in loaded.values()

    def test_an_unknown_cue_is_said_once(self, audio: Audio, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
        for _ in range(3):
            audio.play("gong")
            clock.now_s += 1
        assert "gong" in the_warning(caplog)
        audio.play(soundscape.CHOOSE)
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
        audio.play(soundscape.PEAL)
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
        audio.play(soundscape.PEAL)
        assert playing() == 0
        assert pygame.mixer.music.get_busy()

    def test_muting_is_heard_at_once_and_taken_back(self, audio: Audio) -> None:
        audio.music(True)
        audio.play(soundscape.PEAL)
        audio.volumes = Volumes(muted=True)
        audio.play(soundscape.LAUREL)
        assert playing() == 0
        wait_until(lambda: not pygame.mixer.music.get_busy())
        audio.volumes = Volumes()
        assert pygame.mixer.music.get_busy()
        audio.play(soundscape.LAUREL)
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


def patient() -> Audio:
    """One that waits for its device as long as a busy machine takes to start another interpreter."""
    return Audio(device=Device(patience_s=20.0))


class TestNoDevice:
    def test_a_driver_that_is_not_there_is_silence_and_one_line(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
        audio = patient()
        audio.after_frame()
        wait_until(lambda: has_answered(audio), 25.0)
        audio.play(soundscape.CHOOSE)
        audio.music(True)
        audio.after_frame()
        assert the_warning(caplog).startswith("no sound: ")
        assert "no-such-driver" in the_warning(caplog)
        audio.close()

    @pytest.mark.slow
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

    @pytest.mark.slow
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
        audio.play(soundscape.PEAL, pan=pan)
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
            audio.play(soundscape.CHOOSE)
            audio.music(True)
            audio.volumes = Volumes(muted=True)
        audio.close()
        assert the_warning(caplog).startswith("no sound: ")

    def test_a_mixer_that_vanishes_is_silence_and_one_line(
        self, audio: Audio, clock: Clock, caplog: pytest.LogCaptureFixture
    ) -> None:
        audio.play(soundscape.PEAL)
        pygame.mixer.quit()
        for _ in range(3):
            clock.now_s += 1
            audio.play(soundscape.CHOOSE)
            audio.after_frame()
            audio.music(True)
            audio.volumes = Volumes(effects=0.3)
        assert the_warning(caplog).startswith("no sound: ")

    def test_after_our_device_was_taken_away_another_is_looked_for(self, audio: Audio) -> None:
        audio.music(True)
        audio.play(soundscape.PEAL)
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=1))
        assert playing() == 1
        audio.device_removed(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
        assert pygame.mixer.get_init() is None
        audio.after_frame()
        audio.play(soundscape.LAUREL)
        assert playing() == 1
        assert pygame.mixer.music.get_busy()
