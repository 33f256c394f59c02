"""Questions: what a match sends to the process in which computer players think."""

import msgspec

from game.match.players import Mind
from game.rules import View
from game.rules.moves import Move


class Question(msgspec.Struct, frozen=True):
    """Asks what a player of this level, or the adviser, would do; equal questions have equal answers.

    With a move that was `made`, it asks for the best other one.
    """

    view: View
    level: Mind
    seed: int
    made: Move | None = None
