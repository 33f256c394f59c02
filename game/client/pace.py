"""How long what computers do is on the screen before the game goes on by itself."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from game.client.settings import Pace

if TYPE_CHECKING:
    from game.client.sitting import Sitting


class Look(NamedTuple):
    """Seconds: before a move is made, until its next line is told, and at the end: in any case, and for each line."""

    thinks_s: float
    line_s: float
    end_s: float
    each_s: float

    def whole_s(self, lines: int) -> float:
        """Until a turn that is told in so many lines is gone on from."""
        return self.end_s + self.each_s * lines


LOOKS: dict[Pace, Look] = {
    "wait": Look(0.5, 0.3, inf, 0.0),
    "slow": Look(1.0, 0.7, 1.2, 0.9),
    "normal": Look(0.5, 0.3, 0.6, 0.4),
    "fast": Look(0.15, 0.15, 0.3, 0.15),
}
INTERLUDE_LINES = 4  # what stands on the screen between turns is read as so many lines


def look_of(sitting: Sitting) -> Look:
    """The pace that was chosen; where only computers play nobody need be there, so nothing waits for anybody."""
    pace = sitting.choices.now.pace
    return LOOKS["slow" if pace == "wait" and sitting.by_itself else pace]


def common_look_s(sitting: Sitting) -> float:
    """Until what everybody looks at together is gone on from: as long as it takes, where people play."""
    return look_of(sitting).whole_s(INTERLUDE_LINES) if sitting.by_itself else inf
