"""One recipe for each cue that is not a matter of music: small sounds of the hand, the workshop and the table."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import numpy as np

from devtools.synth.materials import bell, coin, creak, dab, hand_bell, metal, rustle, string, struck, thud, wood
from devtools.synth.waves import (
    Rng,
    Wave,
    band,
    count,
    decay,
    glide,
    in_room,
    noise,
    phase,
    placed,
    spaced,
    swell,
    times,
)

Recipe: TypeAlias = Callable[[Rng], Wave]

MOST_CLINKS = 5
MOST_STROKES = 3
RATCHET_SPEEDS = 4


# the interface


def focus(rng: Rng) -> Wave:
    """A fingertip on wood."""
    return wood(rng, 880, length_s=0.010, hardness=0.3)


def choose(rng: Rng) -> Wave:
    """A block that is set down."""
    return placed((0, wood(rng, 520, length_s=0.020)), (0.012, 0.4 * wood(rng, 640, length_s=0.014)))


def back(rng: Rng) -> Wave:
    """The same, softer and lower."""
    return wood(rng, 330, length_s=0.020, hardness=0.3)


def not_allowed(rng: Rng) -> Wave:
    """A dull double knock, as on a door that stays shut."""
    knock = placed((0, wood(rng, 165, length_s=0.028, hardness=0.35)), (0, 0.5 * thud(rng, 90, 0.25)))
    return placed((0, knock), (0.13, 0.9 * knock))


# pieces


def card_up(rng: Rng) -> Wave:
    """A card that slides off the table."""
    return rustle(rng, 0.17, 1200, 7000) * swell(0.17, 0.62)


def card_down(rng: Rng) -> Wave:
    """A card that is laid down: air, then a tap."""
    tap = band(noise(rng, 0.05) * decay(0.05, 0.006), 500, 5000) * 1.6
    return placed((0, 0.5 * rustle(rng, 0.09, 1500, 7000) * swell(0.09, 0.7)), (0.07, tap))


def type_up(rng: Rng) -> Wave:
    """A type out of the wooden case."""
    return placed((0, wood(rng, 1150, length_s=0.010)), (0.03, 0.25 * metal(rng, 2700, length_s=0.012)))


def type_down(rng: Rng) -> Wave:
    """A type into the composing stick."""
    return placed((0, metal(rng, 2100, length_s=0.022)), (0.004, 0.6 * wood(rng, 780, length_s=0.010)))


def ink_up(rng: Rng) -> Wave:
    """The ink ball leaves the stone."""
    smack = band(noise(rng, 0.10) * swell(0.10, 0.7, 3), 700, 3200)
    return placed((0, 0.7 * smack), (0.05, 0.5 * glide(0.07, 210, 330) * swell(0.07, 0.4)))


def ink_down(rng: Rng) -> Wave:
    """The ink ball dabs twice."""
    return placed((0, dab(rng, 150)), (0.10, 0.55 * dab(rng, 175)))


def shuffle(rng: Rng) -> Wave:
    """A deck whose two halves run into each other."""
    ticks = [band(noise(rng, 0.03) * decay(0.03, 0.004), 900, 6000) * rng.uniform(0.5, 1) for _ in range(26)]
    starts = np.linspace(0, 1, 26) ** 0.8 * 0.5
    square_up = placed((0, 1.3 * card_down(rng)), (0.16, card_down(rng)))
    return placed((0, spaced(ticks, starts.tolist())), (0.62, square_up))


# money


def coin_in(clinks: int, rng: Rng) -> Wave:
    """One clink a guilder; the pile grows, so the clinks rise a little."""
    rings = [coin(rng, 3500 * 1.035**clink) * rng.uniform(0.8, 1) for clink in range(clinks)]
    return spaced(rings, [clink * 0.12 + rng.uniform(0, 0.015) for clink in range(clinks)])


def coin_out(rng: Rng) -> Wave:
    """A leather purse opens, and coins slide out."""
    leather = band(noise(rng, 0.16) * swell(0.16, 0.4), 250, 1600) * 0.5
    rings = [0.5 * coin(rng, hz) for hz in (3900, 3500, 3200)]
    return placed((0, leather), (0.10, spaced(rings, [0, 0.05, 0.12])))


# gears


def ratchet(speed: int, rng: Rng) -> Wave:
    """The pawl falls behind a tooth; the faster the gear, the lighter and higher."""
    raised = 1.09 ** (speed - 1)
    pawl = metal(rng, 1250 * raised, length_s=0.016 / raised)
    return placed((0, pawl), (0.003, 0.9 * wood(rng, 430 * raised, length_s=0.014)))


def ratchet_last(rng: Rng) -> Wave:
    """The last pawl falls deep, and the gear rests."""
    pawl = metal(rng, 640, length_s=0.035)
    return placed((0, pawl), (0.003, wood(rng, 230, length_s=0.035)), (0, 0.5 * thud(rng, 85, 0.3)))


def gear_placed(rng: Rng) -> Wave:
    """A gear slides on its axle and meets the others' teeth."""
    slide = band(noise(rng, 0.12) * swell(0.12, 0.6), 700, 3000) * 0.7
    return placed((0, slide), (0.10, wood(rng, 260, length_s=0.03)), (0.11, 0.7 * metal(rng, 980, length_s=0.03)))


def gear_used(rng: Rng) -> Wave:
    """A spring lets go, and a bell answers."""
    at = times(0.30)
    wobble = 310 * np.exp2(at * 3.2) * (1 + 0.05 * np.sin(2 * np.pi * 27 * at))
    spring = np.sin(phase(wobble)) * decay(0.30, 0.07, 0.006)
    return placed((0, 0.6 * spring), (0.17, 0.6 * hand_bell(1480, 0.22)))


# specialties: a stroke of the craft's own tool


def typesetting(rng: Rng) -> Wave:
    """Three types go into the stick."""
    clicks = [metal(rng, hz, length_s=0.022) for hz in (1900, 2150, 2420)]
    return placed((0, spaced(clicks, [0, 0.11, 0.22])), (0.225, 0.7 * wood(rng, 700, length_s=0.015)))


def woodcutting(rng: Rng) -> Wave:
    """A gouge pushes through pear wood, and the chip breaks."""
    groove = band(noise(rng, 0.30), 900, 3800) * swell(0.30, 0.7, 1.5)
    groove *= 0.6 + 0.4 * np.sin(2 * np.pi * 46 * times(0.30))
    return placed((0, 0.9 * groove), (0.27, wood(rng, 1050, length_s=0.014, hardness=0.7)))


def binding(rng: Rng) -> Wave:
    """Thread is pulled through folded sheets, and the hammer rounds the back."""
    thread = band(noise(rng, 0.24) * swell(0.24, 0.55), 1400, 5200) * 0.5
    return placed((0, thread), (0.26, thud(rng, 130, 0.3)), (0.40, 0.8 * thud(rng, 140, 0.3)))


def illuminating(rng: Rng) -> Wave:
    """A brush sweeps, and gold leaf shimmers."""
    brush = band(noise(rng, 0.34) * swell(0.34, 0.45), 2500, 7500) * 0.5
    sparks = [struck(0.5, [hz], [0.7], [0.09]) for hz in rng.uniform(3200, 6400, 9)]
    return placed((0, brush), (0.14, spaced(sparks, np.sort(rng.uniform(0, 0.3, 9)).tolist())))


def track_reward(rng: Rng) -> Wave:
    """A bright bell on top of the stroke."""
    return placed((0, 0.3 * wood(rng, 700, length_s=0.02)), (0.03, hand_bell(1760, 0.30)))


# printing and fame


def press(rng: Rng) -> Wave:
    """The bar creaks, the platen comes down, the sheet is peeled off."""
    peel = rustle(rng, 0.55, 1800, 8000, grain_hz=140) * swell(0.55, 0.72, 1.4)
    parts = placed((0, 0.9 * creak(rng, 0.75)), (0.72, 1.1 * thud(rng, 58, 0.7)), (1.25, 0.55 * peel))
    return in_room(parts, rng, wet=0.18)


def fame(strokes: int, rng: Rng) -> Wave:
    """Strokes of a quill, each a little scratchy."""
    return spaced([_stroke(rng) for _ in range(strokes)], [stroke * 0.16 for stroke in range(strokes)])


def _stroke(rng: Rng) -> Wave:
    duration_s = rng.uniform(0.12, 0.16)
    scratch = 0.55 + 0.45 * np.sin(phase(rng.uniform(70, 150, count(duration_s))))
    return band(noise(rng, duration_s), 2200, 6500) * scratch * swell(duration_s, 0.35, 1.5)


def laurel(rng: Rng) -> Wave:
    """A chord of a lute, spread upwards."""
    chord = [string(hz, 2.2, brightness=1.2) for hz in (146.83, 220.00, 293.66, 369.99, 440.00, 587.33)]
    return in_room(spaced(chord, [note * 0.055 for note in range(6)]), rng, wet=0.3, half_life_s=0.14)


# the round


def page_turn(rng: Rng) -> Wave:
    """A large leaf lifts, goes over and falls flat."""
    lift = rustle(rng, 0.42, 700, 6000, grain_hz=120) * swell(0.42, 0.55, 1.5)
    return placed((0, lift), (0.38, 0.9 * card_down(rng)))


def your_turn(rng: Rng) -> Wave:
    """A hand bell, rung once to and fro."""
    tap = 0.15 * metal(rng, 3100, length_s=0.01)
    return placed((0, hand_bell(1175, 0.35)), (0, tap), (0.16, 0.7 * hand_bell(1175, 0.35)))


def curtain_down(rng: Rng) -> Wave:
    """A heavy page is laid over everything."""
    air = rustle(rng, 0.5, 250, 3500, grain_hz=60) * swell(0.5, 0.7, 1.5)
    return placed((0, air), (0.46, 0.9 * thud(rng, 75, 0.45)))


def curtain_open(rng: Rng) -> Wave:
    """A seal of wax cracks, and the page is lifted."""
    cracks = [band(noise(rng, 0.025) * decay(0.025, 0.003, 0.0003), 1500, 8000) for _ in range(7)]
    starts = [0, 0.012, 0.030, 0.034, 0.055, 0.085, 0.13]
    lift = rustle(rng, 0.35, 600, 5000, grain_hz=80) * swell(0.35, 0.4, 1.5)
    return placed((0, spaced(cracks, starts)), (0, 0.6 * wood(rng, 620, length_s=0.01)), (0.14, 0.55 * lift))


def round_bell(rng: Rng) -> Wave:
    """A tower bell, once, some streets away."""
    return in_room(band(bell(196, 0.95, softness=0.25), 60, 3200), rng, wet=0.35, half_life_s=0.2)


def peal(rng: Rng) -> Wave:
    """Five bells ring down three times, each time in another order, and end together."""
    pitches = [392.00, 349.23, 329.63, 293.66, 261.63]
    rows = [(0, 1, 2, 3, 4), (1, 0, 3, 2, 4), (0, 1, 2, 3, 4)]
    order = [place for row in rows for place in row]
    strokes = [band(bell(pitches[place], 0.5, softness=0.3), 80, 4000) for place in order]
    starts = [stroke * 0.235 + rng.uniform(-0.008, 0.008) + 0.01 for stroke in range(len(order))]
    last = [band(bell(pitches[place], 0.75, softness=0.3), 80, 4000) for place in (4, 2, 0)]
    ringing = placed((0, spaced(strokes, starts)), (15 * 0.235 + 0.12, spaced(last, [0, 0.02, 0.04])))
    return in_room(ringing, rng, wet=0.3, half_life_s=0.2)


RECIPES: dict[str, Recipe] = {
    "focus": focus,
    "choose": choose,
    "back": back,
    "not_allowed": not_allowed,
    "card_up": card_up,
    "card_down": card_down,
    "type_up": type_up,
    "type_down": type_down,
    "ink_up": ink_up,
    "ink_down": ink_down,
    "shuffle": shuffle,
    **{f"coin_in_{clinks}": partial(coin_in, clinks) for clinks in range(1, MOST_CLINKS + 1)},
    "coin_out": coin_out,
    **{f"ratchet_{speed}": partial(ratchet, speed) for speed in range(1, RATCHET_SPEEDS + 1)},
    "ratchet_last": ratchet_last,
    "gear_placed": gear_placed,
    "gear_used": gear_used,
    "typesetting": typesetting,
    "woodcutting": woodcutting,
    "binding": binding,
    "illuminating": illuminating,
    "track_reward": track_reward,
    "press": press,
    **{f"fame_{strokes}": partial(fame, strokes) for strokes in range(1, MOST_STROKES + 1)},
    "laurel": laurel,
    "page_turn": page_turn,
    "your_turn": your_turn,
    "curtain_down": curtain_down,
    "curtain_open": curtain_open,
    "round_bell": round_bell,
    "peal": peal,
}
