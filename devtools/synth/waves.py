"""Plain arrays of samples and what is done with all of them: noise, envelopes, filters, and putting them together."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100  # samples a second

Wave: TypeAlias = NDArray[np.float64]
Rng: TypeAlias = np.random.Generator


def count(duration_s: float) -> int:
    """Return how many samples a duration has."""
    return round(duration_s * RATE)


def times(duration_s: float) -> Wave:
    """Return the time in seconds of each sample."""
    return np.arange(count(duration_s)) / RATE


def noise(rng: Rng, duration_s: float) -> Wave:
    """Return white noise of RMS 1."""
    return rng.standard_normal(count(duration_s))


def phase(frequencies_hz: Wave) -> Wave:
    """Return the angle that an oscillator has reached at each sample, whose frequency may change all the time."""
    angle: Wave = 2 * np.pi * np.cumsum(frequencies_hz) / RATE
    return angle


def glide(duration_s: float, from_hz: float, to_hz: float) -> Wave:
    """Return a sine whose pitch moves evenly, as ears hear it, from one frequency to the other."""
    return np.sin(phase(np.geomspace(from_hz, to_hz, count(duration_s))))


def decay(duration_s: float, half_life_s: float, attack_s: float = 0.001) -> Wave:
    """Return an envelope that rises at once and then halves again and again."""
    at = times(duration_s)
    fall: Wave = np.exp2(-at / half_life_s) * np.minimum(1.0, at / attack_s)
    return fall


def swell(duration_s: float, peak_at: float, sharpness: float = 2.0) -> Wave:
    """Return an envelope from 0 to 1 and back to 0, with its peak at a share of the duration."""
    share = np.linspace(0.0, 1.0, count(duration_s))
    bent = share ** (np.log(0.5) / np.log(peak_at))  # moves the peak to the middle
    rounded: Wave = np.sin(np.pi * bent) ** sharpness
    return rounded


def band(wave: Wave, low_hz: float | None = None, high_hz: float | None = None) -> Wave:
    """Return the wave without what lies below and above: second-order slopes, nothing rings before its cause."""
    padded = 2 ** int(np.ceil(np.log2(len(wave) + count(0.1))))
    frequency = np.fft.rfftfreq(padded, 1 / RATE)
    spectrum = np.fft.rfft(wave, padded)
    if low_hz is not None:
        ratio = np.maximum(frequency, 1e-3) / low_hz
        spectrum *= 1 / (1 - 1j * np.sqrt(2) / ratio - ratio**-2)
    if high_hz is not None:
        ratio = frequency / high_hz
        spectrum *= 1 / (1 + 1j * np.sqrt(2) * ratio - ratio**2)
    return np.fft.irfft(spectrum, padded)[: len(wave)]


def placed(*parts: tuple[float, Wave]) -> Wave:
    """Return the sum of waves that begin at the given seconds."""
    starts = [count(start_s) for start_s, _ in parts]
    total = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        total[start : start + len(wave)] += wave
    return total


def spaced(waves: Sequence[Wave], starts_s: Sequence[float]) -> Wave:
    """Return the sum of waves, each begun at its second."""
    return placed(*zip(starts_s, waves, strict=True))


def convolved(wave: Wave, response: Wave) -> Wave:
    """Return the wave as it sounds through a response, with the response's tail."""
    length = len(wave) + len(response) - 1
    padded = 2 ** int(np.ceil(np.log2(length)))
    return np.fft.irfft(np.fft.rfft(wave, padded) * np.fft.rfft(response, padded), padded)[:length]


def in_room(wave: Wave, rng: Rng, wet: float = 0.12, half_life_s: float = 0.06) -> Wave:
    """Return the wave in the printing house: a wooden room whose echo halves every so many seconds."""
    duration_s = 6 * half_life_s
    echo = band(noise(rng, duration_s) * decay(duration_s, half_life_s, 0.004), 250, 4500)
    echo /= np.sqrt(np.sum(echo**2))
    heard = wet * convolved(wave, echo)
    heard[: len(wave)] += wave
    return heard


def resampled(loop: Wave, rate: int, wanted: int) -> Wave:
    """Return a wave that goes round at another rate; the same where it is the wanted one."""
    if rate == wanted:
        return loop
    samples = round(len(loop) * wanted / rate)
    spectrum = np.fft.rfft(loop, axis=0)[: samples // 2 + 1]
    heard: Wave = np.fft.irfft(spectrum, samples, axis=0) * (samples / len(loop))
    return heard
