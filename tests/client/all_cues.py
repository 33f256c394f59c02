"""All cues that can be asked for."""

from game.client.ui import soundscape as cue
from game.rules.names import SPECIALTIES

ALL = frozenset(
    {cue.FOCUS, cue.CHOOSE, cue.BACK, cue.NOT_ALLOWED, cue.YOUR_TURN, cue.TITLES, cue.LAUREL, cue.PRESS, cue.SHUFFLE}
    | {cue.CURTAIN_DOWN, cue.CURTAIN_OPEN, cue.PAGE_TURN, cue.ROUND_BELL, cue.PEAL, cue.RATCHET_LAST, cue.COIN_OUT}
    | {cue.GEAR_PLACED, cue.GEAR_USED, cue.TRACK_REWARD, *SPECIALTIES, *cue.COINS_IN, *cue.STROKES, *cue.RATCHET}
    | {*cue.PICK_UP.values(), *cue.LAY_DOWN.values()}
)
