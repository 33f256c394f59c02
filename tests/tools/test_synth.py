"""The recipes of the sounds: the same each time, as loud as their kind, and what lies in assets is what they give."""

import shutil
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="the assets extra is not installed")
pytest.importorskip("soundfile", reason="the assets extra is not installed")

from devtools.synth import catalogue, folder, mixdown, music, ogg, waves  # noqa: E402
from devtools.synth.__main__ import main  # noqa: E402

SHORT = "focus"


def tone(hz: float, duration_s: float = 0.5, gain: float = 0.1) -> waves.Wave:
    wave: waves.Wave = gain * np.sin(2 * np.pi * hz * waves.times(duration_s))
    return wave


def centroid_hz(wave: waves.Wave) -> float:
    """Return where the middle of a sound's energy lies."""
    energy = np.abs(np.fft.rfft(wave)) ** 2
    return float(np.sum(np.fft.rfftfreq(len(wave), 1 / waves.RATE) * energy) / np.sum(energy))


class TestWaves:
    def test_a_band_keeps_what_lies_in_it(self) -> None:
        passed = waves.band(tone(1000), 200, 5000)
        assert np.std(passed[5000:]) == pytest.approx(np.std(tone(1000)), rel=0.05)
        for hz in (20, 18_000):
            assert np.std(waves.band(tone(hz), 500, 5000)[5000:]) < 0.1 * np.std(tone(hz))

    def test_a_filter_is_not_heard_before_its_cause(self) -> None:
        click = np.zeros(4000)
        click[2000] = 1.0
        filtered = waves.band(click, 300, 3000)
        assert np.max(np.abs(filtered[:1990])) < 0.01 * np.max(np.abs(filtered))

    def test_decay_halves(self) -> None:
        fall = waves.decay(1.0, 0.1)
        assert fall[waves.count(0.5)] / fall[waves.count(0.4)] == pytest.approx(0.5, rel=0.01)


class TestMixdown:
    def test_loudness_is_measured_as_an_ear_weighs_it(self) -> None:
        """A tone of 1 kHz counts in full (its RMS is 3 dB below its peak); A takes 19.1 dB from one of 100 Hz."""
        assert mixdown.loudness_db(tone(1000, gain=1.0)) == pytest.approx(-3.0, abs=0.1)
        assert mixdown.loudness_db(tone(100, gain=1.0)) == pytest.approx(-3.0 - 19.1, abs=0.3)

    def test_the_limiter_bends_peaks_and_leaves_the_rest(self) -> None:
        quiet = tone(440, gain=mixdown.CEILING / 2)
        assert np.array_equal(mixdown.limited(quiet), quiet)
        assert mixdown.peak(mixdown.limited(tone(440, gain=5.0))) <= mixdown.CEILING

    def test_a_mastered_sound_begins_and_ends_at_nothing(self) -> None:
        cue = mixdown.mastered(np.ones(20_000) * tone(440, 20_000 / waves.RATE), -20)
        assert [cue[0], cue[-1]] == pytest.approx([0, 0], abs=1e-6)
        assert mixdown.loudness_db(cue) == pytest.approx(-20, abs=0.5)


class TestRecipes:
    def test_the_same_recipe_gives_the_same_bytes(self) -> None:
        assert ogg.encoded(catalogue.made(SHORT)) == ogg.encoded(catalogue.made(SHORT))

    def test_every_file_is_as_loud_as_its_kind(self) -> None:
        for name, entry in folder.read_manifest(folder.SOUNDS).items():
            wanted = music.MUSIC_DB if name == catalogue.MUSIC else catalogue.target_db(name)
            assert entry["loudness_db"] == pytest.approx(wanted, abs=1.5), name
            assert entry["peak"] <= mixdown.CEILING + 0.1, name

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("lower", "higher"),
        [
            ("back", "focus"),
            ("not_allowed", "choose"),
            ("ratchet_last", "ratchet_1"),
            ("ratchet_1", "ratchet_4"),
            ("ink_down", "type_down"),
            ("choose", "coin_in_1"),
            ("round_bell", "your_turn"),
        ],
    )
    def test_which_of_two_is_brighter(self, lower: str, higher: str) -> None:
        assert centroid_hz(catalogue.made(lower)) < 0.85 * centroid_hz(catalogue.made(higher))

    @pytest.mark.parametrize("clinks", [1, 3, 5])
    def test_a_clink_a_guilder(self, clinks: int) -> None:
        assert onsets(catalogue.made(f"coin_in_{clinks}")) == clinks

    def test_the_press_creaks_thuds_and_peels(self) -> None:
        """Middle, low, high: one after the other."""
        press = catalogue.made("press")
        creak, thud, peel = (centroid_hz(press[waves.count(a) : waves.count(b)]) for a, b in SPANS)
        assert thud < 200 < creak < 1500 < peel


SPANS = ((0.0, 0.7), (0.73, 0.95), (1.35, 1.8))


def onsets(wave: waves.Wave) -> int:
    """Return how often the highs come up again after they had all but gone."""
    energy = np.add.reduceat(waves.band(wave, 9000) ** 2, np.arange(0, len(wave), waves.count(0.01)))
    count, gone = 0, True
    for share in energy / energy.max():
        if gone and share > 0.2:
            count += 1
        gone = share < 0.1 or (gone and share <= 0.2)
    return count


class TestMusic:
    def test_every_bar_is_full_and_every_voice_as_long_as_the_harmony(self) -> None:
        for voice in (music.RECORDER, music.SECOND, music.SOLO):
            music.read(voice)
            assert voice.count("|") + 1 == len(music.HARMONY)
        with pytest.raises(ValueError, match="bar 2"):
            music.read("D5:3 | E5:2")

    def test_the_mode_is_dorian_on_d(self) -> None:
        voices = " | ".join((music.RECORDER, music.SECOND, music.SOLO))
        heard = {name[:-1] for _, _, name in music.read(voices)}
        heard |= {name[:-1] for chord in music.CHORDS.values() for name in chord.split()}
        assert heard == set("DEFGABC")
        assert music.read(music.RECORDER)[-1][2] == "D5"
        assert music.HARMONY[-1] == "d"

    def test_what_rings_at_the_end_rings_on_at_the_start(self) -> None:
        loop = music.Loop(3)
        loop.add(loop.duration_s - 0.1, np.ones(waves.count(0.3)), 0.0)
        assert np.all(loop.samples[: waves.count(0.19)] > 0)
        assert np.all(loop.samples[waves.count(0.25) : waves.count(loop.duration_s - 0.15)] == 0)


class TestFolder:
    @pytest.mark.slow
    def test_what_lies_in_assets_is_what_the_recipes_give(self) -> None:
        assert list(folder.faults(folder.SOUNDS)) == []

    def test_a_foreign_a_missing_and_another_file_are_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(catalogue, "names", lambda: iter(("focus", "choose", "back")))
        monkeypatch.setattr(folder, "SOUNDS", tmp_path)
        assert main(["focus", "choose", "back"]) == 0
        assert main(["--check"]) == 0
        (tmp_path / "back.ogg").unlink()
        shutil.copy(tmp_path / "focus.ogg", tmp_path / "choose.ogg")
        shutil.copy(tmp_path / "focus.ogg", tmp_path / "gong.ogg")
        capsys.readouterr()
        assert main(["--check"]) == 1
        told = capsys.readouterr().out.splitlines()
        assert sum("back.ogg is missing" in line for line in told) == 1
        assert sum("gong.ogg has no recipe" in line for line in told) == 1
        assert sum("choose.ogg" in line for line in told) == 2
        assert len(told) == 4

    def test_an_unknown_cue_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            main(["gong"])
        assert "gong" in capsys.readouterr().err
