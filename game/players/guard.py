"""No computer player can stop a game: what it can't answer, or answers wrongly, is answered for it and logged."""

import logging
from random import Random

from game.guest_names import OWN
from game.players.choice import Choice, Player, Reason
from game.players.legal_moves import LegalMoves
from game.reportable import reportable_of
from game.rules.view import View

_log = logging.getLogger(__name__)
FALLBACK = Reason("fallback")


class Guarded:
    """A player that always answers with a legal move, whatever the one inside does; `incidents` counts its failures."""

    def __init__(self, inside: Player, seed: int) -> None:
        self.inside = inside
        self.rng = Random(seed)
        self.incidents = 0

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """What the player inside chooses, or else any legal move."""
        name = reportable_of(getattr(self.inside, "name", type(self.inside).__name__), OWN)
        try:
            choice = self.inside.choose(view, legal)
            if choice.move in legal:
                return choice
        except Exception:  # noqa: BLE001 - whatever is wrong with a computer player, the people's game goes on
            _log.exception("%s failed at move %d", name, view.number)
            return self._fallback(legal)
        _log.error("%s chose %r at move %d, which is not legal", name, choice.move, view.number)
        return self._fallback(legal)

    def _fallback(self, legal: LegalMoves) -> Choice:
        self.incidents += 1
        return Choice(legal.sample(self.rng), FALLBACK)
