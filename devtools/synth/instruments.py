"""A natural trumpet, and the names of notes."""

import numpy as np

from devtools.synth.waves import Rng, Wave, band, noise, phase, times

NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
A4_HZ, A4_NUMBER = 440.0, 69


def midi_number(name: str) -> int:
    """Return the number of a note such as `D5`, `F#4` or `Bb3`.

    >>> midi_number("A4")
    69
    """
    return 12 * (int(name[-1]) + 1) + NOTES[name[0]] + name.count("#") - name.count("b")


def pitch_hz(name: str) -> float:
    """Return the frequency of a note such as `D5` or `F#4`.

    >>> pitch_hz("A4")
    440.0
    """
    return A4_HZ * float(2 ** ((midi_number(name) - A4_NUMBER) / 12))


def trumpet(hz: float, duration_s: float, rng: Rng) -> Wave:
    """Return a natural trumpet: its high partials open up after the low ones."""
    at = times(duration_s + 0.08)
    angle = phase(hz * (1 - 0.012 * np.exp(-at / 0.018)))
    envelope = np.minimum(1, at / 0.03) * np.clip((duration_s + 0.08 - at) / 0.08, 0, 1)
    tone = np.zeros(len(at))
    for partial in range(1, int(min(14, 7000 / hz)) + 1):
        opening = 1 - np.exp(-at / (0.010 + 0.006 * partial))
        tone += np.sin(partial * angle) * opening * envelope ** (1 + 0.25 * partial) / partial**0.85
    chiff = 0.15 * band(noise(rng, duration_s + 0.08), 800, 4000) * np.exp(-at / 0.02)
    return tone + chiff
