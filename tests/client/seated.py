"""People in front of a table that was made by hand: see `tests.rules.build` for such tables."""

from pathlib import Path

from game.client.scene import Scene, Transition
from game.client.sitting import Sitting, Stop
from game.client.table import make_prompt
from game.match.database import Database
from game.match.format import Header
from game.match.journal import Journal
from game.match.match import Match
from game.match.players import Player
from game.match.timeline import Timeline
from game.rules import Table

NAMES = ("Anna", "Tom", "Kate", "Hans")
STYLES = ("anchor", "compasses", "key", "tower")


class Below(Scene):
    """An empty scene of a sitting: goes into questions as a real one does."""

    name = "below"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        self.sitting, self.stop = sitting, stop

    def next(self) -> Transition:
        """Into an open question."""
        return self.sitting.transition(self.sitting.stop())


def seated(table: Table, folder: Path) -> Sitting:
    """A sitting over a match that stands at this table."""
    players = [Player(NAMES[seat.index], STYLES[seat.index]) for seat in table.seats if not seat.is_automa]
    if table.options.automa:
        players.append(Player("", "", "automa"))
    content = table.content
    header = Header(content_digest=content.digest, options=table.options, seed=table.seed, players=tuple(players))
    match = Match(content, header, Timeline(table), Journal(Database(folder), "by-hand", header, {}))
    return Sitting(match, Below, make_prompt)


def below(sitting: Sitting) -> Below:
    """The scene to start with."""
    return Below(sitting, sitting.stop())
