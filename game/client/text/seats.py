"""The players of a match at this screen: their names, emblems and colours, and what each of them may see."""

from collections.abc import Sequence

from game.client.base.seating import player_name
from game.client.graphics import theme
from game.content import Content
from game.match.match import Match
from game.match.players import Player
from game.rules.view import OBSERVER, View


class Seats:
    """A match and everybody who plays it. Only reads; it never changes the game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[int, View] = {}  # by seat, of one state: screens ask for the same view again and again
        self._viewed = match.log  # a new object after each move and each undo
        self._seated = match.players  # a new object after each change of them
        self._seats = _by_kind(match.players)

    @property
    def content(self) -> Content:
        """The cards that are played with."""
        return self.match.content

    @property
    def players(self) -> Sequence[Player]:
        """Who sits where; the automa last."""
        return self.match.players

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
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return self._seats_of("person")

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return self._seats_of("computer")

    @property
    def printers(self) -> tuple[int, ...]:
        """The seats that have a printing house, whoever plays them."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind != "automa")

    @property
    def together(self) -> tuple[int, ...]:
        """The seats of people who plan all at once, each with buttons of their own."""
        return ()

    @property
    def by_itself(self) -> bool:
        """Whether only computers play, so that nothing waits for a person."""
        return not self.people

    @property
    def last_mover(self) -> int:
        """The seat that made the last move; OBSERVER before the first."""
        log = self.match.log
        return log[-1].move.seat if log else OBSERVER

    def _seats_of(self, kind: str) -> tuple[int, ...]:
        """The seats of players of a kind, found once for the same players, as each frame asks several times."""
        if self.match.players is not self._seated:
            self._seated = self.match.players
            self._seats = _by_kind(self._seated)
        return self._seats[kind]


def _by_kind(players: Sequence[Player]) -> dict[str, tuple[int, ...]]:
    """The seats of each kind of players."""
    return {
        kind: tuple(seat for seat, player in enumerate(players) if player.kind == kind)
        for kind in ("person", "computer")
    }
