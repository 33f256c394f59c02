"""The players of a match at this screen: their names, emblems and colours, and what each of them may see."""

from collections.abc import Sequence

from game.client.base.seating import player_name
from game.client.graphics import theme
from game.content import Content
from game.match.match import Match
from game.match.players import Player
from game.rules.view import OBSERVER, View


class Seats:
    """A match and everybody who plays it; `people` and `computers` are their seats, `printers` both together."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.content: Content = match.content  # the cards that are played with
        self._views: dict[int, View] = {}  # by seat, of one state: screens ask for the same view again and again
        self._viewed = match.log  # a new object after each move and each undo
        self._find_players()

    def _find_players(self) -> None:
        """Find who sits where; the automa last."""
        self.players: Sequence[Player] = self.match.players
        kinds = [player.kind for player in self.players]
        self.people = tuple(seat for seat, kind in enumerate(kinds) if kind == "person")
        self.computers = tuple(seat for seat, kind in enumerate(kinds) if kind == "computer")
        self.printers = tuple(seat for seat, kind in enumerate(kinds) if kind != "automa")

    def reseat(self, seat: int, player: Player) -> None:
        """Have another player go on for a seat; raises SaveError where the change cannot be kept."""
        self.match.reseat(seat, player)
        self._find_players()

    def name(self, seat: int) -> str:
        """The name of a seat; the automa has one in the chosen language."""
        return player_name(self.players[seat], seat)

    def style(self, seat: int) -> theme.SeatStyle:
        """Emblem, outline and colour of a seat."""
        player = self.players[seat]
        return theme.AUTOMA_STYLE if player.kind == "automa" else theme.SEAT_STYLES[player.style]

    def view(self, seat: int = OBSERVER) -> View:
        """The table as a seat may see it; the same view until a move is made or taken back.

        For the seat of a computer player it is what everybody may see.
        """
        seen_by = OBSERVER if seat in self.computers else seat
        if self.match.log is not self._viewed:
            self._views.clear()
            self._viewed = self.match.log
        if seen_by not in self._views:
            self._views[seen_by] = self.match.view(seen_by)
        return self._views[seen_by]

    @property
    def by_itself(self) -> bool:
        """Whether only computers play, so that nothing waits for a person."""
        return not self.people

    @property
    def last_mover(self) -> int:
        """The seat that made the last move; OBSERVER before the first."""
        log = self.match.log
        return log[-1].move.seat if log else OBSERVER
