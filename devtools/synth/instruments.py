"""The three that make music: a lute, a recorder and a natural trumpet."""

import numpy as np

from devtools.synth.materials import string
from devtools.synth.waves import Rng, Wave, band, count, noise, phase, times

NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
A4_HZ, A4_NUMBER = 440.0, 69


def pitch_hz(name: str) -> float:
    """Return the frequency of a note such as `D5` or `F#4`.

    >>> pitch_hz("A4")
    440.0
    """
    number = 12 * (int(name[-1]) + 1) + NOTES[name[0]] + name.count("#") - name.count("b")
    return A4_HZ * float(2 ** ((number - A4_NUMBER) / 12))


def lute(hz: float, duration_s: float, rng: Rng) -> Wave:
    """Return a course of two strings that are not quite in tune, plucked by a fingertip."""
    first, second = string(hz, duration_s), string(hz * 1.0012, duration_s)
    both = first + 0.6 * np.roll(second, count(0.004))
    finger = band(noise(rng, 0.02) * np.linspace(1, 0, count(0.02)) ** 3, 300, 2500)
    both[: len(finger)] += 0.05 * finger
    both[-count(0.08) :] *= np.linspace(1, 0, count(0.08))
    return both


def recorder(hz: float, duration_s: float, rng: Rng) -> Wave:
    """Return a blown note: nearly a sine, some breath, a vibrato that comes late; it ends 60 ms after its time."""
    at = times(duration_s + 0.06)
    depth = 0.0022 * np.clip((at - 0.35) / 0.5, 0, 1)
    drift = hz * (1 + depth * np.sin(2 * np.pi * 4.7 * at) - 0.006 * np.exp(-at / 0.02))
    angle = phase(drift)
    tone = sum(gain * np.sin(part * angle) for part, gain in ((1, 1.0), (2, 0.10), (3, 0.16), (4, 0.025), (5, 0.04)))
    breath = band(noise(rng, duration_s + 0.06), hz * 0.9, hz * 4) * (0.018 + 0.10 * np.exp(-at / 0.025))
    envelope = np.minimum(1, at / 0.045) * np.clip((duration_s + 0.06 - at) / 0.06, 0, 1)
    swelling = 0.82 + 0.18 * np.sin(np.pi * np.clip(at / duration_s, 0, 1))
    blown: Wave = (tone + breath) * np.sin(np.pi / 2 * envelope) ** 2 * swelling
    return blown


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
