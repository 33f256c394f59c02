"""The pace of computer players: how long their moves stay on the screen before the game goes on."""

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

from game.client.base.settings import Pace
from game.client.session.match_session import MatchSession

REASON_SHARE = 3  # reasons are only skimmed: so many letters of one take as long as one letter of what was done


class Line(NamedTuple):
    """What is told: words, the execution number that led to it (0: none), whether they say why, and less of them."""

    words: str
    number: int = 0
    is_reason: bool = False
    short: str = ""  # where there is no room for the words; empty where they are never shortened


class Look(NamedTuple):
    """How long a turn is shown, in seconds: before a move, between lines, at least for a step, and after the last one.

    `letters` is how many letters of a step can be read in a second.
    """

    thinks_s: float
    line_s: float
    least_s: float
    end_s: float
    letters: float

    def step_s(self, lines: Iterable[Line]) -> float:
        """How many seconds a step with these lines stays; none without lines."""
        letters = [len(line.words) / (REASON_SHARE if line.is_reason else 1) for line in lines]
        return max(self.least_s, sum(letters) / self.letters) if letters else 0.0


LOOKS: dict[Pace, Look] = {
    "wait": Look(0.5, 0.3, 1.4, inf, 30.0),
    "slow": Look(1.0, 0.7, 2.0, 1.2, 18.0),
    "normal": Look(0.5, 0.3, 1.4, 0.6, 30.0),
    "fast": Look(0.15, 0.0, 1.0, 0.3, 60.0),
}
COMMON_S: dict[Pace, float] = {"wait": inf, "slow": 6.0, "normal": 4.0, "fast": 2.0}
"""How long a screen for all stays between turns, such as the opened plans, in seconds."""


def pace_of(session: MatchSession) -> Pace:
    """The chosen pace; "slow" in place of "wait" where only computers play, because nobody may be there to go on."""
    pace = session.choices.now.pace
    return "slow" if pace == "wait" and session.seats.by_itself else pace


def look_of(session: MatchSession) -> Look:
    """How long the turns of computer players in a sitting are shown."""
    return LOOKS[pace_of(session)]


def common_look_s(session: MatchSession) -> float:
    """How long a screen for all stays; where people play, until they go on."""
    return COMMON_S[pace_of(session)] if session.seats.by_itself else inf
