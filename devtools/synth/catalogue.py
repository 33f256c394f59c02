"""All that is synthesised: every cue with its recipe, its loudness and its own seed, and the music."""

from collections.abc import Iterator
from zlib import crc32

import numpy as np

from devtools.synth import recipes
from devtools.synth.mixdown import mastered
from devtools.synth.music import MUSIC_LUFS, fanfare, table_music
from devtools.synth.waves import Rng, Wave

MUSIC = "table_music"

# The loudest 0.4 seconds in LUFS: what is heard all the time is quiet, and nothing is louder than the music as a whole.
HAND, PIECE, MOMENT, GREAT = -34.0, -28.0, -24.0, MUSIC_LUFS
QUIET = frozenset({"focus", "choose", "back"})
MOMENTS = frozenset({"gear_used", "track_reward", "page_turn", "your_turn", "curtain_down", "curtain_open", "laurel"})
GREATEST = frozenset({"press", "round_bell", "peal", "fanfare"})

RECIPES: dict[str, recipes.Recipe] = {**recipes.RECIPES, "fanfare": fanfare}


def target_lufs(cue: str) -> float:
    """Return the loudness that a cue is brought to."""
    if cue in QUIET or cue.startswith("ratchet"):
        return HAND
    if cue in MOMENTS:
        return MOMENT
    return GREAT if cue in GREATEST else PIECE


def seeded(name: str) -> Rng:
    """Return a cue's own randomness, so that a change of one recipe changes no other sound."""
    return np.random.default_rng(crc32(name.encode()))


def made(name: str) -> Wave:
    """Return a finished cue (one channel) or the music (two)."""
    if name == MUSIC:
        return table_music(seeded(name))
    return mastered(RECIPES[name](seeded(name)), target_lufs(name))


def names() -> Iterator[str]:
    """Yield the names of all that is made: the files without their ending."""
    yield from RECIPES
    yield MUSIC
