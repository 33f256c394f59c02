"""The recipes of the sounds: the same each time, as loud as their kind, and what lies in assets is what they give."""

import shutil
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="the assets extra is not installed")
pytest.importorskip("soundfile", reason="the assets extra is not installed")
pytest.importorskip("mido", reason="the assets extra is not installed")

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
        """ITU-R BS.1770-4: a tone of 997 Hz at full scale in one channel is -3.01 LUFS, so 3 dB more in two."""
        loud = tone(997, 2.0, gain=1.0)
        assert mixdown.momentary_lufs(loud) == pytest.approx(0.0, abs=0.05)
        one_channel = np.stack([loud, 0 * loud], axis=1)
        assert mixdown.integrated_lufs(one_channel) == pytest.approx(-3.01, abs=0.05)
        assert mixdown.momentary_lufs(tone(40, 2.0, gain=1.0)) < -3.0

    def test_silence_does_not_count_in_a_piece(self) -> None:
        loud = np.stack([tone(997, 2.0)] * 2, axis=1)
        rest = np.zeros((waves.count(4.0), 2))
        whole = mixdown.integrated_lufs(np.concatenate([loud, rest]))
        assert whole == pytest.approx(mixdown.integrated_lufs(loud), abs=0.6)

    def test_a_peak_between_two_samples_is_found(self) -> None:
        """A quarter of the rate, begun at 45 degrees: no sample comes nearer than 3 dB to its peak."""
        wave = np.sin(np.pi / 2 * np.arange(8000) + np.pi / 4)
        assert mixdown.peak(wave) == pytest.approx(np.sqrt(0.5))
        assert mixdown.true_peak_db(wave) == pytest.approx(0.0, abs=0.3)

    def test_the_limiter_bends_peaks_and_leaves_the_rest(self) -> None:
        quiet = tone(440, gain=mixdown.CEILING / 2)
        assert np.array_equal(mixdown.limited(quiet), quiet)
        assert mixdown.peak(mixdown.limited(tone(440, gain=5.0))) <= mixdown.CEILING

    def test_a_mastered_sound_begins_and_ends_at_nothing(self) -> None:
        cue = mixdown.mastered(np.ones(20_000) * tone(440, 20_000 / waves.RATE), -20)
        assert [cue[0], cue[-1]] == pytest.approx([0, 0], abs=1e-6)
        assert mixdown.momentary_lufs(cue) == pytest.approx(-20, abs=0.5)


class TestRecipes:
    def test_the_same_recipe_gives_the_same_bytes(self) -> None:
        assert ogg.encoded(catalogue.made(SHORT)) == ogg.encoded(catalogue.made(SHORT))

    def test_every_file_is_as_loud_as_its_kind(self) -> None:
        for name, entry in folder.read_manifest(folder.SOUNDS).items():
            wanted = music.MUSIC_LUFS if name == catalogue.MUSIC else catalogue.target_lufs(name)
            assert entry["loudness_lufs"] == pytest.approx(wanted, abs=1.5), name
            assert entry["peak"] <= mixdown.CEILING + 0.1, name
            assert entry["loudness_lufs"] <= music.MUSIC_LUFS + 1, name

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
    def test_all_voices_of_a_piece_end_together(self) -> None:
        for piece in music.pieces():
            ends = {music.read(notes)[1] for notes in piece.voices.values()}
            assert len(ends) == 1, piece.title
            assert {part.voice for part in piece.parts} == set(piece.voices)

    def test_voices_sound_together_as_counterpoint_does(self) -> None:
        """On most semibreves nothing is dissonant with the lowest voice: a wrong length shifts all that follows."""
        consonant = {0, 3, 4, 7, 8, 9}
        for piece in music.pieces():
            voices = [music.read(notes) for notes in piece.voices.values()]
            good = 0
            for at in range(0, int(voices[0][1]), 2):
                sounding = [n.number for notes, _ in voices for n in notes if n.at <= at < n.at + n.length]
                good += all((number - min(sounding)) % 12 in consonant for number in sounding)
            assert good / (voices[0][1] / 2) > 0.75, piece.title

    def test_a_piece_ends_slower_and_no_note_outlasts_it(self) -> None:
        piece = music.pieces()[0]
        messages, ends_s = music.set_piece(piece, 10.0, catalogue.seeded("test"))
        minims = music.read(piece.voices["tenor"])[1]
        assert 10 + piece.minim_s * minims < ends_s < 10 + piece.minim_s * (minims + 10)
        on = [message for message in messages if message.type == "note_on"]
        off = [message for message in messages if message.type == "note_off"]
        assert len(on) == len(off)
        assert min(message.time for message in on) >= 10
        assert max(message.time for message in on) < ends_s

    def test_a_phrase_swells_and_falls(self) -> None:
        notes, _ = music.read("C4 D4 E4 - G4")
        shares = music.phrased(notes)
        assert shares[0] == pytest.approx(shares[2])
        assert shares[1] > shares[0]
        assert shares[3] == pytest.approx(1.0)

    def test_what_rings_at_the_end_rings_on_at_the_start(self) -> None:
        long_s = 2 * music.GRAIN / waves.RATE
        wave = np.concatenate([np.ones((2 * music.GRAIN, 2)), np.full((100, 2), 0.25)])
        loop = music.looped(wave, long_s)
        assert len(loop) == 2 * music.GRAIN
        assert loop[99, 0] == pytest.approx(1.25)
        assert loop[100, 0] == pytest.approx(1.0)

    def test_the_file_is_long_small_and_goes_round_without_a_step(self) -> None:
        file = folder.SOUNDS / f"{catalogue.MUSIC}.ogg"
        assert file.stat().st_size <= 2_000_000
        wave = ogg.decoded(file.read_bytes())
        assert len(wave) / waves.RATE >= 360
        steps = np.abs(np.diff(wave[: waves.count(30)], axis=0))
        assert np.abs(wave[0] - wave[-1]).max() < np.percentile(steps, 99)
        assert mixdown.integrated_lufs(wave) == pytest.approx(music.MUSIC_LUFS, abs=0.3)
        assert mixdown.true_peak_db(wave) < -1

    @pytest.mark.slow
    @pytest.mark.skipif(not music.can_be_played(), reason="FluidSynth or its sound font is not installed")
    def test_a_note_sounds_at_its_pitch_from_its_side_and_the_same_each_time(self) -> None:
        piece = music.Piece(
            title="", composer="", number=0, minim_s=0.5, drum="", voices={"tenor": "A4:4"},
            parts=[music.Part(voice="tenor", instrument="recorder", octaves=0, pan=-0.8)],
        )  # fmt: skip
        messages, _ = music.set_piece(piece, 0.0, catalogue.seeded("test"))
        wave = music.played(messages)
        left, right = np.abs(np.fft.rfft(wave, axis=0)).T
        strongest = np.argmax(left[: waves.count(0.5)]) * waves.RATE / len(wave)
        assert strongest % 440 == pytest.approx(0, abs=15) or strongest % 440 == pytest.approx(440, abs=15)
        assert np.sum(left) > 1.5 * np.sum(right)
        assert np.array_equal(wave, music.played(messages))


class TestFolder:
    @pytest.mark.slow
    def test_what_lies_in_assets_is_what_the_recipes_give(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            folder, "can_be_played", lambda: False
        )  # all the music takes a minute: .ci/bake compares it
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
