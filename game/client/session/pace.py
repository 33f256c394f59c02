"""How long what computers do is on the screen before the game goes on by itself."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.client.home.settings import Pace

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting

REASON_SHARE = 3  # a reason is skimmed: so many of its letters take as long as one of a deed


class Told(Protocol):
    """A line that is read: what was done, or why."""

    @property
    def words(self) -> str:
        """What it says."""

    @property
    def is_reason(self) -> bool:
        """Whether it says why."""


class Look(NamedTuple):
    """Seconds before a move is made, until its next line is told, for each step at the least, and after the last.

    A step is read at so many letters a second.
    """

    thinks_s: float
    line_s: float
    least_s: float
    end_s: float
    letters: float

    def step_s(self, lines: Iterable[Told]) -> float:
        """Until a step that is told in these lines makes room for the next one; none without lines."""
        letters = [len(line.words) / (REASON_SHARE if line.is_reason else 1) for line in lines]
        return max(self.least_s, sum(letters) / self.letters) if letters else 0.0


LOOKS: dict[Pace, Look] = {
    "wait": Look(0.5, 0.3, 1.4, inf, 30.0),
    "slow": Look(1.0, 0.7, 2.0, 1.2, 18.0),
    "normal": Look(0.5, 0.3, 1.4, 0.6, 30.0),
    "fast": Look(0.15, 0.0, 1.0, 0.3, 60.0),
}
COMMON_S: dict[Pace, float] = {"wait": inf, "slow": 6.0, "normal": 4.0, "fast": 2.0}
"""For what stands on the screen between turns, such as all plans open."""


def pace_of(sitting: Sitting) -> Pace:
    """The pace that was chosen; where only computers play nobody need be there, so nothing waits for anybody."""
    pace = sitting.choices.now.pace
    return "slow" if pace == "wait" and sitting.by_itself else pace


def look_of(sitting: Sitting) -> Look:
    """How long the turns of a sitting are looked at."""
    return LOOKS[pace_of(sitting)]


def common_look_s(sitting: Sitting) -> float:
    """Until what everybody looks at together is gone on from: as long as it takes, where people play."""
    return COMMON_S[pace_of(sitting)] if sitting.by_itself else inf
