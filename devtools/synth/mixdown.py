"""The last steps for every sound: one loudness for one kind of cue, nothing clipped, no click at either end."""

import numpy as np

from devtools.synth.waves import RATE, Wave, count

WINDOW_S = 0.4  # over which an ear takes loudness together
ABSOLUTE_GATE, RELATIVE_GATE = 10 ** ((-70 + 0.691) / 10), 0.1  # what is softer is silence
CEILING = 0.7  # of full scale: several cues at once must not clip
SILENCE = 1e-4
FADE_IN_S, FADE_OUT_S = 0.001, 0.02
LEAD_S = 0.004  # of silence: the encoder smears a sharp start a little to the front


def heard(wave: Wave) -> Wave:
    """Return the energy of each sample as an ear weighs it (ITU-R BS.1770-4); a cue is played in both channels."""
    at = np.exp(-2j * np.pi * np.fft.rfftfreq(len(wave), 1 / RATE) / 48_000)  # the standard's filters are for 48 kHz
    shelf = (1.53512485958697 - 2.69169618940638 * at + 1.19839281085285 * at**2) / (
        1 - 1.69065929318241 * at + 0.73248077421585 * at**2
    )
    high_pass = (1 - 2 * at + at**2) / (1 - 1.99004745483398 * at + 0.99007225036621 * at**2)
    both = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    weighted = np.fft.irfft(np.fft.rfft(both, axis=0) * (shelf * high_pass)[:, None], len(both), axis=0)
    energy: Wave = np.sum(weighted**2, axis=1)
    return energy


def in_lufs(energy: float) -> float:
    """Return what a mean energy is in loudness units below full scale."""
    return float(-0.691 + 10 * np.log10(max(energy, 1e-12)))


def momentary_lufs(wave: Wave) -> float:
    """Return the loudness of the loudest 0.4 seconds, by EBU R128."""
    window = count(WINDOW_S)
    energy = np.cumsum(np.pad(heard(wave), (1, window)))
    return in_lufs(np.max(energy[window:] - energy[:-window]) / window)


def integrated_lufs(wave: Wave) -> float:
    """Return the loudness of a whole piece without what is silent in it, by EBU R128."""
    tenth = count(WINDOW_S / 4)
    energy = heard(wave)[: len(wave) // tenth * tenth].reshape(-1, tenth).mean(axis=1)
    blocks = np.convolve(energy, np.full(4, 0.25), "valid")
    loud = blocks[blocks > ABSOLUTE_GATE]
    return in_lufs(loud[loud > RELATIVE_GATE * loud.mean()].mean())


def true_peak_db(wave: Wave) -> float:
    """Return the largest value between the samples too, four times as dense, in dB below full scale."""
    most, block = 0.0, 2**16
    for start in range(0, len(wave), block // 2):
        part = wave[start : start + block]
        most = max(most, 4 * peak(np.fft.irfft(np.fft.rfft(part, axis=0), 4 * len(part), axis=0)))
    return float(20 * np.log10(most))


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


def mastered(wave: Wave, target_lufs: float) -> Wave:
    """Return the cue at its loudness, limited and trimmed."""
    level = wave - wave.mean()
    for _ in range(3):  # the limiter takes a little away, which the next turn gives back
        level = limited(level * 10 ** ((target_lufs - momentary_lufs(level)) / 20))
    return trimmed(level)
