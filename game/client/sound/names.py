"""The names of all cues, and those for lifting and laying pieces. A cue is named as its file in assets/sounds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.gearbox.mesh import PITCH_DEG

FOCUS, CHOOSE, BACK, NOT_ALLOWED = "focus", "choose", "back", "not_allowed"
YOUR_TURN, TITLES, LAUREL = "your_turn", "fanfare", "laurel"
CURTAIN_DOWN, CURTAIN_OPEN = "curtain_down", "curtain_open"
PRESS, PAGE_TURN, SHUFFLE, ROUND_BELL, PEAL = "press", "page_turn", "shuffle", "round_bell", "peal"
GEAR_PLACED, GEAR_USED, TRACK_REWARD, COIN_OUT = "gear_placed", "gear_used", "track_reward", "coin_out"
CRAFTS = ("typesetting", "woodcutting", "binding", "illuminating")

COINS_IN = tuple(f"coin_in_{clinks}" for clinks in range(1, 6))
STROKES = tuple(f"fame_{strokes}" for strokes in range(1, 4))
RATCHET = tuple(f"ratchet_{speed}" for speed in range(1, 5))
RATCHET_LAST = "ratchet_last"

Piece: TypeAlias = Literal["card", "type", "ink", "coin", "gear", "marker"]
PICK_UP: dict[Piece, str] = {
    "card": "card_up",
    "type": "type_up",
    "ink": "ink_up",
    "coin": COINS_IN[0],
    "gear": "card_up",
    "marker": FOCUS,
}
LAY_DOWN: dict[Piece, str] = {
    "card": "card_down",
    "type": "type_down",
    "ink": "ink_down",
    "coin": COINS_IN[0],
    "gear": GEAR_PLACED,
    "marker": CHOOSE,
}

ALL = frozenset(
    {FOCUS, CHOOSE, BACK, NOT_ALLOWED, YOUR_TURN, TITLES, LAUREL, CURTAIN_DOWN, CURTAIN_OPEN, PRESS, PAGE_TURN, SHUFFLE}
    | {ROUND_BELL, PEAL, GEAR_PLACED, GEAR_USED, TRACK_REWARD, COIN_OUT, RATCHET_LAST}
    | {*CRAFTS, *COINS_IN, *STROKES, *RATCHET, *PICK_UP.values(), *LAY_DOWN.values()}
)

TEN = 10  # fame: a laurel leaf
TEETH_A_SECOND = (8, 16, 28)  # from here on the next lighter click


def coins_in(guilders: int) -> str:
    """The cue of guilders gained: one clink for each, at most five."""
    return COINS_IN[min(max(guilders, 1), len(COINS_IN)) - 1]


def fame_gained(fame: int, before: int | None = None) -> str:
    """The cue of fame: a chord when it passes a ten (where the fame before is known), else strokes of the quill."""
    if before is not None and before // TEN < (before + fame) // TEN:
        return LAUREL
    return STROKES[min(max(fame, 1), len(STROKES)) - 1]


def axle_pan(axle: int) -> float:
    """The place of an axle's sound, from left to right: the first axle on the left, the third on the right."""
    return (axle - 1) * 0.4


class Pawl:
    """Listens to one turning gear and says when a tooth passes: give it the gear's angle every frame."""

    def __init__(self, angle_deg: float) -> None:
        self._rest_deg = angle_deg
        self._teeth = 0
        self._since_s = 0.0  # since the last click: one frame is too short to measure the speed

    def cue(self, angle_deg: float, dt_s: float, *, at_rest: bool = False) -> str | None:
        """The click of this frame if a tooth passed: the faster the gear the lighter, and deep where it stops.

        A gear that swings back and forth over one tooth clicks once.
        """
        self._since_s += dt_s
        teeth = int(abs(angle_deg - self._rest_deg) / PITCH_DEG + 0.01)
        passed, self._teeth = teeth - self._teeth, max(teeth, self._teeth)
        if at_rest:
            moved, self._rest_deg, self._teeth, self._since_s = self._teeth > 0, angle_deg, 0, 0.0
            return RATCHET_LAST if moved else None
        if passed <= 0:
            return None
        speed, self._since_s = passed / self._since_s if self._since_s > 0 else 0.0, 0.0
        return RATCHET[sum(speed >= limit for limit in TEETH_A_SECOND)]
