"""The table's music: four pieces of the first printed book of music, set for lute, recorder, viols and a small drum.

FluidSynth plays them with a free sound font; `SOUND_FONT` names another file than Debian's. And a fanfare of our own.
"""

import os
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

import mido
import msgspec
import numpy as np

from devtools.synth.instruments import midi_number, pitch_hz, trumpet
from devtools.synth.mixdown import integrated_lufs
from devtools.synth.waves import RATE, Rng, Wave, band, decay, in_room, noise, placed

MUSIC_LUFS = -20.0
PIECES = Path(__file__).with_name("odhecaton.yaml")
SOUND_FONT = Path(os.environ.get("SOUND_FONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2"))  # Debian's fluid-soundfont-gm
PLAY_S = 300.0  # the longest that FluidSynth may take; it needs a few seconds
PAUSE_S = 2.5  # after a piece
SLOWED, SLOWING = 12, 0.5  # the last minims, and how much longer than others the last one is
BREVE = 4  # minims
DRUM_CHANNEL, DRUM_NOTE, DRUM_STRENGTH = 9, 43, {"X": 66, "x": 42}  # a low tom, hit softly
TICKS_A_SECOND = 1000
GRAIN = 147 * 512  # samples: the whole has a multiple of them, so that it can be had at 24 kHz without a rest


class Instrument(NamedTuple):
    """How one of the sound font's instruments is played."""

    program: int  # General MIDI, counted from 0
    strength: int  # velocity, 0 to 127
    held: float  # of a note's length; a string that was plucked rings on


INSTRUMENTS = {
    "lute": Instrument(24, 74, 1.5),
    "recorder": Instrument(74, 60, 0.93),
    "viol": Instrument(42, 73, 0.97),
}


class Part(msgspec.Struct):
    """Which instrument plays a voice."""

    voice: str
    instrument: Literal["lute", "recorder", "viol"]
    octaves: int
    pan: float


class Piece(msgspec.Struct):
    """A piece as printed, and its setting."""

    title: str
    composer: str
    number: int
    minim_s: float
    drum: str
    parts: list[Part]
    voices: dict[str, str]


class Note(NamedTuple):
    """What sounds when, in minims."""

    at: float
    length: float
    number: int


def pieces() -> list[Piece]:
    """Return the pieces in the order in which they are played."""
    return msgspec.yaml.decode(PIECES.read_bytes(), type=list[Piece])


def read(voice: str) -> tuple[list[Note], float]:
    """Return the notes of a voice, and how many minims it has.

    >>> read("G4:2 - Bb4")
    ([Note(at=0.0, length=2.0, number=67), Note(at=3.0, length=1.0, number=70)], 4.0)
    """
    notes, at = list[Note](), 0.0
    for word in voice.split():
        name, _, length = word.partition(":")
        minims = float(length or 1)
        if name != "-":
            notes.append(Note(at, minims, midi_number(name)))
        at += minims
    return notes, at


def set_piece(piece: Piece, begins_s: float, rng: Rng) -> tuple[list[mido.Message], float]:
    """Return what is played of a piece, each message with its time in seconds, and when the piece is over."""
    voices = {name: read(notes) for name, notes in piece.voices.items()}
    (minims,) = {length for _, length in voices.values()}  # all voices are of one length
    late = np.clip(np.arange(int(minims) + 1) - (minims - SLOWED), 0, None) / SLOWED
    beats_s = begins_s + piece.minim_s * np.concatenate([[0], np.cumsum(1 + SLOWING * late)])

    def seconds(at: float) -> float:
        return float(np.interp(at, np.arange(len(beats_s)), beats_s))

    messages = list[mido.Message]()

    def play(channel: int, note: int, strength: float, at_s: float, until_s: float) -> None:
        on_s = at_s + rng.uniform(0, 0.012)  # a hand is no clock
        velocity = round(np.clip(strength, 1, 127))
        messages.append(mido.Message("note_on", channel=channel, note=note, velocity=velocity, time=on_s))
        messages.append(mido.Message("note_off", channel=channel, note=note, time=max(until_s, on_s + 0.05)))

    for channel, part in enumerate(piece.parts):
        instrument = INSTRUMENTS[part.instrument]
        pan = round(64 + 63 * part.pan)
        messages.append(mido.Message("program_change", channel=channel, program=instrument.program, time=begins_s))
        messages.append(mido.Message("control_change", channel=channel, control=10, value=pan, time=begins_s))
        notes, _ = voices[part.voice]
        for note, share in zip(notes, phrased(notes), strict=True):
            strength = instrument.strength + 10 * share + 5 * (note.at % BREVE == 0) + rng.uniform(-3, 3)
            begins, ends = seconds(note.at), seconds(min(note.at + note.length, minims))
            play(channel, note.number + 12 * part.octaves, strength, begins, begins + instrument.held * (ends - begins))
    for minim in range(int(minims) - SLOWED if piece.drum else 0):
        if hit := DRUM_STRENGTH.get(piece.drum[minim % len(piece.drum)]):
            play(DRUM_CHANNEL, DRUM_NOTE, hit + rng.uniform(-4, 4), seconds(minim), seconds(minim + 1))
    return messages, seconds(minims)


def phrased(notes: list[Note]) -> list[float]:
    """Return how strong each note is, from 0 to 1: a phrase, which ends at a rest, swells and falls."""
    ends = [index for index, (one, other) in enumerate(pairwise(notes), 1) if one.at + one.length < other.at]
    return [
        float(np.sin(np.pi * (index + 0.5) / (end - start)))
        for start, end in pairwise([0, *ends, len(notes)])
        for index in range(end - start)
    ]


def can_be_played() -> bool:
    """Whether FluidSynth and the sound font are installed."""
    return shutil.which("fluidsynth") is not None and SOUND_FONT.exists()


def played(messages: list[mido.Message]) -> Wave:
    """Return in two channels what FluidSynth makes of messages whose time is in seconds, without a room.

    Raises OSError without FluidSynth, CalledProcessError where it fails.
    """
    track, ticks = mido.MidiTrack(), 0
    for message in sorted(messages, key=lambda message: (message.time, message.type == "note_on")):
        now = round(message.time * TICKS_A_SECOND)
        track.append(message.copy(time=now - ticks))
        ticks = now
    tempo = mido.bpm2tempo(60)
    track.insert(0, mido.MetaMessage("set_tempo", tempo=tempo, time=0))
    with TemporaryDirectory() as folder:
        score, raw = Path(folder, "score.mid"), Path(folder, "played.raw")
        mido.MidiFile(ticks_per_beat=TICKS_A_SECOND, tracks=[track]).save(score)
        command = ["fluidsynth", "-n", "-i", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE)]
        command += ["-T", "raw", "-O", "float", "-F", str(raw), str(SOUND_FONT), str(score)]
        subprocess.run(command, check=True, timeout=PLAY_S, stdin=subprocess.DEVNULL, capture_output=True)  # noqa: S603
        return np.fromfile(raw, np.float32).reshape(-1, 2).astype(np.float64)


def looped(wave: Wave, duration_s: float) -> Wave:
    """Return the wave in a length near the duration; what rings on after it rings at the start."""
    samples = GRAIN * round(duration_s * RATE / GRAIN)
    turns = -(-len(wave) // samples)
    padded = np.pad(wave, ((0, turns * samples - len(wave)), (0, 0)))
    folded: Wave = padded.reshape(turns, samples, 2).sum(axis=0)
    return folded


def in_chapel(loop: Wave, rng: Rng) -> Wave:
    """Return a loop as it sounds in a chapel, whose echo goes on around the end."""
    heard = np.empty_like(loop)
    for channel in (0, 1):
        echo = band(noise(rng, 2.0) * decay(2.0, 0.25, 0.01), 200, 3500)
        echo *= 0.3 / np.sqrt(np.sum(echo**2))
        echo[0] += 1.0
        spectrum = np.fft.rfft(loop[:, channel]) * np.fft.rfft(echo, len(loop))
        heard[:, channel] = np.fft.irfft(spectrum, len(loop))
    return heard


def table_music(rng: Rng) -> Wave:
    """Return the loop, in two channels: all pieces, one after another."""
    messages, now_s = list[mido.Message](), 0.0
    for piece in pieces():
        more, ends_s = set_piece(piece, now_s, rng)
        messages += more
        now_s = ends_s + PAUSE_S
    loop = in_chapel(looped(played(messages), now_s), rng)
    return loop * 10 ** ((MUSIC_LUFS - integrated_lufs(loop)) / 20)


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
