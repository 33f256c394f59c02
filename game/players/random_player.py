"""The baseline: any legal move."""

from random import Random

from game.players.choice import Choice, Reason
from game.players.legal_moves import LegalMoves
from game.rules.view import View

_BY_CHANCE = Reason("by_chance")


class RandomPlayer:
    """Plays lively but blindly: what can be fulfilled mostly is, and that is all it knows."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """Any legal move."""
        return Choice(legal.sample(self.rng), _BY_CHANCE)
