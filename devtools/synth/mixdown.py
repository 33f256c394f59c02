"""The last steps for every sound: one loudness for one kind of cue, nothing clipped, no click at either end."""

import numpy as np

from devtools.synth.waves import RATE, Wave, count

WINDOW_S = 0.1  # over which an ear takes loudness together
CEILING = 0.7  # of full scale: several cues at once must not clip
SILENCE = 1e-4
FADE_IN_S, FADE_OUT_S = 0.001, 0.02
LEAD_S = 0.004  # of silence: the encoder smears a sharp start a little to the front


def weighted(wave: Wave) -> Wave:
    """Return the wave as an ear weighs it: the A curve, which discounts lows and extreme highs."""
    squared = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2
    numerator = 12194.0**2 * squared**2
    denominator = (squared + 20.6**2) * (squared + 12194.0**2)
    denominator *= np.sqrt((squared + 107.7**2) * (squared + 737.9**2))
    return np.fft.irfft(np.fft.rfft(wave) * 1.2589 * numerator / denominator, len(wave))


def loudness_db(wave: Wave) -> float:
    """Return the weighted RMS of the loudest tenth of a second, in dB below full scale; two channels count as one."""
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    energy = np.concatenate([[0.0], np.cumsum(weighted(mono) ** 2)])
    window = min(count(WINDOW_S), len(mono))
    loudest = np.max(energy[window:] - energy[:-window]) / count(WINDOW_S)
    return float(10 * np.log10(max(loudest, 1e-12)))


def peak(wave: Wave) -> float:
    """Return the largest sample; 1 is full scale."""
    return float(np.max(np.abs(wave)))


def limited(wave: Wave) -> Wave:
    """Return the wave with its peaks bent under the ceiling; what is below half of it stays as it is."""
    knee = CEILING / 2
    over = np.abs(wave) > knee
    bent = wave.copy()
    excess = (np.abs(wave[over]) - knee) / knee
    bent[over] = np.sign(wave[over]) * (knee + knee * np.tanh(excess))
    return bent


def trimmed(wave: Wave) -> Wave:
    """Return the wave without silence after it, faded in and out so that it begins and ends at nothing."""
    heard = np.nonzero(np.abs(wave) > SILENCE * peak(wave) * 10)[0]
    cut = wave[: min(len(wave), int(heard[-1]) + count(FADE_OUT_S))].copy()
    cut[: count(FADE_IN_S)] *= np.linspace(0, 1, count(FADE_IN_S))
    cut[-count(FADE_OUT_S) :] *= np.cos(np.linspace(0, np.pi / 2, count(FADE_OUT_S))) ** 2
    return np.concatenate([np.zeros(count(LEAD_S)), cut])


def mastered(wave: Wave, target_db: float) -> Wave:
    """Return the cue at its loudness, limited and trimmed."""
    level = wave - wave.mean()
    for _ in range(3):  # the limiter takes a little away, which the next turn gives back
        level = limited(level * 10 ** ((target_db - loudness_db(level)) / 20))
    return trimmed(level)
