"""Two pieces of our own: a fanfare for the titles, and a calm tune in the dorian mode that goes round for ever."""

import numpy as np

from devtools.synth.instruments import lute, pitch_hz, recorder, trumpet
from devtools.synth.mixdown import limited, loudness_db
from devtools.synth.waves import RATE, Rng, Wave, band, count, decay, in_room, noise, placed

BEAT_S = 34_816 / RATE  # 76 beats a minute; the whole is then a length that is quick to transform
BEATS_A_BAR = 3
MUSIC_DB = -26.0

# Notes of a voice, bar by bar: name and beats; "-" rests. Four parts of eight bars.
TUNE_A = (
    "D5:1.5 E5:.5 F5:1 | E5:2 C5:1 | D5:1 F5:1 A5:1 | G5:.5 F5:.5 E5:2 | "
    "F5:1.5 G5:.5 A5:1 | G5:1 E5:1 C5:1 | D5:1 B4:1 C5:1 | D5:2.5 -:.5"
)
TUNE_B = (
    "A5:1.5 B5:.5 C6:1 | G5:2 E5:1 | B5:1 A5:1 G5:1 | A5:2.5 -:.5 | "
    "C6:1 A5:1.5 F5:.5 | G5:1.5 F5:.5 E5:1 | C5:1 E5:1 C5:1 | D5:2.5 -:.5"
)
TUNE_C = "-:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3"
TUNE_D = (
    "D5:1 E5:.5 D5:.5 F5:1 | E5:1.5 D5:.5 C5:1 | D5:.5 E5:.5 F5:1 A5:1 | G5:.5 F5:.5 E5:2 | "
    "F5:1.5 G5:.5 A5:1 | G5:.5 F5:.5 E5:1 C5:1 | D5:1 C5:.5 B4:.5 C5:1 | D5:3"
)
SECOND_D = (
    "A4:1.5 C5:.5 D5:1 | C5:2 G4:1 | A4:1 D5:1 F5:1 | E5:.5 D5:.5 C5:2 | "
    "D5:1.5 E5:.5 F5:1 | E5:1 C5:1 G4:1 | B4:1 G4:1 A4:1 | A4:3"
)
LUTE_C = (
    "D5:1 A4:1 F4:1 | G4:1 B4:1 D5:1 | E5:1.5 D5:.5 C5:1 | A4:3 | "
    "F4:1 A4:1 D5:1 | C5:1 B4:1 A4:1 | G4:1.5 A4:.5 B4:1 | A4:3"
)
RECORDER = " | ".join((TUNE_A, TUNE_B, TUNE_C, TUNE_D))
SECOND = " | ".join((TUNE_C, TUNE_C, TUNE_C, SECOND_D))
SOLO = " | ".join((TUNE_C, TUNE_C, LUTE_C, TUNE_C))

# What the lute breaks under each bar, from the bass: root, fifth, octave and the tone above it.
CHORDS = {
    "d": "D3 A3 D4 F4",
    "C": "C3 G3 C4 E4",
    "a": "A2 E3 A3 C4",
    "F": "F3 C4 F4 A4",
    "G": "G2 D3 G3 B3",
}
HARMONY = "dCdaFCGd" + "FCGaFCad" + "dGCFdaGa" + "dCdaFCGd"  # a chord a bar
BROKEN = (0, 1, 2, 3, 2, 1)

Note = tuple[float, float, str]  # when, how long (both in beats), and what


def read(voice: str) -> list[Note]:
    """Return the notes of a voice; ValueError for a bar that is not full."""
    notes, beat = list[Note](), 0.0
    for number, bar in enumerate(voice.split("|"), 1):
        for word in bar.split():
            name, _, length = word.partition(":")
            if name != "-":
                notes.append((beat, float(length), name))
            beat += float(length)
        if beat != number * BEATS_A_BAR:
            raise ValueError(f"bar {number} does not have {BEATS_A_BAR} beats: {bar}")
    return notes


def accompaniment() -> list[Note]:
    """Return the broken chords of the lute, six quavers a bar."""
    return [
        (bar * BEATS_A_BAR + step * 0.5, 3.0 if step == 0 else 1.6, CHORDS[chord].split()[tone])
        for bar, chord in enumerate(HARMONY)
        for step, tone in enumerate(BROKEN)
    ]


class Loop:
    """A piece in two channels whose end runs on into its beginning: what still rings at the end rings at the start."""

    def __init__(self, beats: float) -> None:
        self.duration_s = beats * BEAT_S
        self.samples: Wave = np.zeros((count(self.duration_s), 2))

    def add(self, at_s: float, wave: Wave, pan: float) -> None:
        """Put a wave in, from -1 (left) to 1 (right), wrapped around the end."""
        angle = (pan + 1) * np.pi / 4
        where = (count(at_s) + np.arange(len(wave))) % len(self.samples)
        self.samples[where] += wave[:, None] * np.array([np.cos(angle), np.sin(angle)])

    def add_room(self, rng: Rng) -> None:
        """Put the whole in a chapel; around the end too."""
        size = len(self.samples)
        for channel in (0, 1):
            echo = band(noise(rng, 1.6) * decay(1.6, 0.22, 0.01), 200, 3500)
            echo *= 0.16 / np.sqrt(np.sum(echo**2))
            echo[0] += 1.0
            heard = np.fft.rfft(self.samples[:, channel]) * np.fft.rfft(echo, size)
            self.samples[:, channel] = np.fft.irfft(heard, size)


def table_music(rng: Rng) -> Wave:
    """Return the loop: about 76 seconds in two channels."""
    loop = Loop(len(HARMONY) * BEATS_A_BAR)
    for at, length, name in accompaniment():
        strength = (0.30 if length == 3.0 else 0.20) * rng.uniform(0.85, 1.1)
        _pluck(loop, rng, (at, length, name), strength, -0.25)
    for note in read(SOLO):
        _pluck(loop, rng, (note[0], note[1] + 1.0, note[2]), 0.42 * rng.uniform(0.9, 1.05), -0.1)
    for voice, strength, pan in ((RECORDER, 0.20, 0.25), (SECOND, 0.11, -0.45)):
        for at, length, name in read(voice):
            wave = recorder(pitch_hz(name), length * BEAT_S * 0.94, rng)
            loop.add(at * BEAT_S + rng.uniform(0, 0.012), strength * wave, pan)
    loop.add_room(rng)
    level = loop.samples * 10 ** ((MUSIC_DB - loudness_db(loop.samples)) / 20)
    return limited(level)


def _pluck(loop: Loop, rng: Rng, note: Note, strength: float, pan: float) -> None:
    at, length, name = note
    late_s = rng.uniform(0, 0.015)  # a hand is no clock
    loop.add(at * BEAT_S + late_s, strength * lute(pitch_hz(name), length * BEAT_S, rng), pan)


def fanfare(rng: Rng) -> Wave:
    """Return three trumpets on the tones that a natural trumpet in D has."""
    beat_s = 0.22
    first = [(0, 1, "D5"), (1, 0.5, "D5"), (1.5, 0.5, "D5"), (2, 1, "F#5"), (3, 1, "A5"), (4, 1, "F#5"), (5, 5, "A5")]
    second = [(0, 1, "A4"), (1, 0.5, "A4"), (1.5, 0.5, "A4"), (2, 1, "D5"), (3, 1, "F#5"), (4, 1, "D5"), (5, 5, "F#5")]
    third = [(0, 2, "D4"), (2, 3, "A4"), (5, 5, "D4")]
    blown = [
        (at * beat_s, gain * trumpet(pitch_hz(name), length * beat_s * 0.92, rng))
        for voice, gain in ((first, 0.5), (second, 0.35), (third, 0.4))
        for at, length, name in voice
    ]
    return in_room(band(placed(*blown), 120, 5500), rng, wet=0.4, half_life_s=0.2)
