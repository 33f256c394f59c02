"""The base of scenes in which a piece laid on a place is a move at once."""

from game.client.screen.game_scene import MatchScene
from game.client.ui.scene import Transition
from game.rules.moves import Move


class MoveLaying(MatchScene):
    """Says which `Move` it is to lay a piece on a place; the rules then tell what glows, what is refused and why."""

    places: tuple[str, ...] = ()  # where pieces may be laid

    def move(self, piece: str, place: str) -> Move | None:
        """The move that this piece on this place means; None where it means nothing."""
        return None

    def elsewhere(self, piece: str) -> str:
        """What to say about a piece laid where it means nothing."""
        return ""

    def places_for(self, piece: str) -> frozenset[str]:
        """The places where laying the piece is a legal move."""
        moves = ((place, self.move(piece, place)) for place in self.places)
        return frozenset(place for place, move in moves if move is not None and self.sitting.turns.allows(move))

    def lay(self, piece: str, place: str) -> Transition:
        """Make the move that this piece on this place means."""
        move = self.move(piece, place)
        if move is not None:
            self.submit(move)
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Why the move of this piece on this place is not allowed."""
        move = self.move(piece, place)
        return self.sitting.turns.why_not(move) if move is not None else self.elsewhere(piece)
