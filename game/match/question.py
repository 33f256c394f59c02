"""What crosses between a match and the process in which its computer players think."""

import msgspec

from game.match.players import Mind
from game.rules import View


class Question(msgspec.Struct, frozen=True):
    """What would a player of this level, or the adviser, do here? The same question has the same answer."""

    view: View
    level: Mind
    seed: int
