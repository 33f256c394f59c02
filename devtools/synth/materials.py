"""What the table is made of, as sounds: wood, metal, bells, paper, ink and thuds.

A struck thing is a handful of modes: decaying sines whose frequencies tell its material and whose lengths its size.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from devtools.synth.waves import Rng, Wave, band, convolved, count, decay, glide, noise, placed, swell, times

# Frequencies over the lowest one. A free bar's first four; wood blurs them, and loses the high ones at once.
WOOD = (1.0, 2.76, 5.40, 8.93)
METAL = (1.0, 1.58, 2.24, 2.92, 3.87, 5.11)
COIN = (1.0, 1.43, 1.94, 2.31, 2.98, 3.42)
# Hum, prime, tierce, quint, nominal and what lies above, over the prime.
BELL = (0.5, 1.0, 1.2, 1.5, 2.0, 2.5, 2.67, 3.01, 4.17, 5.43)
BELL_GAINS = (0.55, 0.7, 0.6, 0.25, 1.0, 0.3, 0.35, 0.3, 0.2, 0.12)
HAND_BELL = (1.0, 2.71, 5.15, 8.05)


def struck(
    duration_s: float, frequencies: Sequence[float], gains: Sequence[float], half_lives_s: Sequence[float]
) -> Wave:
    """Return the sum of modes that all begin at 0, each in its strength and length."""
    at = times(duration_s)
    total = np.zeros(len(at))
    for hz, gain, half_life_s in zip(frequencies, gains, half_lives_s, strict=True):
        total += gain * np.sin(2 * np.pi * hz * at) * np.exp2(-at / half_life_s)
    total *= np.minimum(1.0, at / 0.0008)
    return total


def _detuned(rng: Rng, ratios: Sequence[float], hz: float, spread: float) -> list[float]:
    return [hz * ratio * (1 + spread * rng.uniform(-1, 1)) for ratio in ratios]


def wood(rng: Rng, hz: float, *, length_s: float = 0.022, hardness: float = 0.5) -> Wave:
    """Return a block of wood that is struck; the harder the blow, the brighter."""
    gains = [hardness**mode for mode in range(len(WOOD))]
    half_lives = [0.6 * length_s / (1 + 0.6 * mode) for mode in range(len(WOOD))]
    body = struck(8 * length_s, _detuned(rng, WOOD, hz, 0.03), gains, half_lives)
    knock = band(noise(rng, 0.02) * decay(0.02, 0.003), 0.7 * hz, 6000) * 0.9 * hardness
    return placed((0, body), (0, knock))


def metal(rng: Rng, hz: float, *, length_s: float = 0.03) -> Wave:
    """Return a small piece of metal that is set down: a short bright click."""
    gains = [1, 0.8, 0.7, 0.5, 0.4, 0.25]
    half_lives = [length_s / (1 + 0.35 * mode) for mode in range(len(METAL))]
    ring = struck(9 * length_s, _detuned(rng, METAL, hz, 0.02), gains, half_lives)
    tick = band(noise(rng, 0.01) * decay(0.01, 0.0015, 0.0003), 2000, 9000) * 0.4
    return placed((0, ring), (0, tick))


def coin(rng: Rng, hz: float = 3700) -> Wave:
    """Return a coin that strikes another: two bounces of a bright ring whose modes beat."""
    frequencies = _detuned(rng, COIN, hz, 0.025)
    gains = [0.6, 1, 0.8, 0.6, 0.5, 0.3]
    half_lives = [0.06, 0.055, 0.045, 0.035, 0.03, 0.02]
    ring = struck(0.55, frequencies, gains, half_lives)
    beating = struck(0.55, [hz * 1.004 for hz in frequencies], gains, half_lives)
    both = ring + 0.7 * beating
    edge = band(noise(rng, 0.012) * decay(0.012, 0.0012, 0.0003), 6000) * 0.9
    return placed((0, both), (0, edge), (rng.uniform(0.04, 0.055), 0.22 * both))


def bell(hz: float, length_s: float, *, softness: float = 0.0) -> Wave:
    """Return a church bell by its prime; low modes ring longest, and softness takes from the high ones."""
    gains = [gain * np.exp(-softness * ratio) for gain, ratio in zip(BELL_GAINS, BELL, strict=True)]
    half_lives = [length_s / (0.6 + ratio) for ratio in BELL]
    first = struck(6 * length_s, [hz * ratio for ratio in BELL], gains, half_lives)
    second = struck(6 * length_s, [hz * ratio * 1.0011 for ratio in BELL], gains, half_lives)
    return first + 0.6 * second  # no bell is quite round: each mode is a pair that beats


def hand_bell(hz: float, length_s: float) -> Wave:
    """Return a small bell that is rung by hand."""
    half_lives = [length_s / (1 + 1.4 * mode) for mode in range(len(HAND_BELL))]
    return struck(6 * length_s, [hz * ratio for ratio in HAND_BELL], [1, 0.5, 0.22, 0.08], half_lives)


@cache  # a tune plucks few different notes
def string(hz: float, duration_s: float, *, pluck_at: float = 0.22, brightness: float = 1.0) -> Wave:
    """Return a gut string, plucked at a share of its length: exact in pitch, high partials die first."""
    partials = np.arange(1, min(24, int(9000 / hz)) + 1)
    gains = np.sin(np.pi * partials * pluck_at) / partials ** (1.9 - 0.5 * brightness)
    half_lives = 0.42 * (220 / hz) ** 0.4 / (1 + 0.11 * partials + 0.012 * partials**2)
    stretched = hz * partials * np.sqrt(1 + 0.00006 * partials**2)
    return struck(duration_s, stretched.tolist(), gains.tolist(), half_lives.tolist())


def rustle(rng: Rng, duration_s: float, low_hz: float, high_hz: float, *, grain_hz: float = 90) -> Wave:
    """Return paper that moves: a hiss broken into many small crackles; without an envelope."""
    hiss = band(noise(rng, duration_s), low_hz, high_hz)
    knots = max(4, round(duration_s * grain_hz))
    grain = np.interp(np.linspace(0, 1, count(duration_s)), np.linspace(0, 1, knots), rng.uniform(0, 1, knots) ** 2)
    crackles = np.zeros(count(duration_s))
    crackles[rng.integers(0, len(crackles), knots)] = rng.uniform(-8, 8, knots)
    paper: Wave = hiss * (0.25 + grain) + 0.6 * band(crackles, low_hz, high_hz)
    return paper


def dab(rng: Rng, hz: float, duration_s: float = 0.14) -> Wave:
    """Return something soft and wet that touches: a low pat and a little smack."""
    pat = glide(duration_s, hz * 1.6, hz) * decay(duration_s, 0.022, 0.004)
    smack = band(noise(rng, 0.06) * swell(0.06, 0.35), 500, 2400) * 0.5
    return placed((0, pat), (0.018, smack))


def thud(rng: Rng, hz: float, duration_s: float = 0.5) -> Wave:
    """Return a heavy thing that comes down: mostly felt, with some wood on top."""
    boom = glide(duration_s, hz * 1.9, hz) * decay(duration_s, 0.07, 0.003)
    knock = band(noise(rng, 0.08) * decay(0.08, 0.012), 150, 1400) * 0.5
    return placed((0, boom), (0, knock), (0.002, 0.35 * wood(rng, hz * 4, length_s=0.03)))


def creak(rng: Rng, duration_s: float, from_hz: float = 34, to_hz: float = 78) -> Wave:
    """Return wood under strain: it sticks and slips ever faster, and each slip rings in the beam."""
    slips, at_s = [], 0.0
    while at_s < duration_s - 0.05:
        share = at_s / duration_s
        slips.append(at_s)
        at_s += rng.uniform(0.75, 1.25) / (from_hz * (to_hz / from_hz) ** share)
    pulses = np.zeros(count(duration_s))
    for slip_s in slips:
        pulses[count(slip_s)] = rng.uniform(0.5, 1.0)
    beam = struck(0.12, [290, 467, 810, 1240, 1930], [0.7, 1, 0.8, 0.6, 0.35], [0.02, 0.016, 0.012, 0.008, 0.005])
    rung = convolved(pulses, beam)[: len(pulses)]
    strained: Wave = rung * swell(duration_s, 0.6, 1.2)
    return strained
