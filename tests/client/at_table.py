"""People in front of a table that was made by hand, with or without a pilot: see `tests.rules.build` for such tables.

For moments of a match that was really played, see `tests.client.session_at`.
"""

from pathlib import Path

from devtools.staging import ThinksHere
from game.client.base.game_steps import GameStep
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Scene, Transition
from game.match.database import Database
from game.match.format import Header
from game.match.journal import Journal
from game.match.match import Match
from game.match.players import Player
from game.match.timeline import Timeline
from game.rules import Table
from game.rules.moves import Move
from tests.client.pilot import Pilot

NAMES = ("Anna", "Tom", "Kate", "Hans")
STYLES = ("anchor", "compasses", "key", "tower")


class OverNothing(MatchSession):
    """A sitting whose only scene is empty."""

    def scene_of(self, step: GameStep) -> Scene:
        """The empty scene."""
        return Below(self, step)


class Below(Scene):
    """An empty scene of a sitting: goes into questions as a real one does."""

    name = "below"

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        self.session, self.step = session, step

    def next(self) -> Transition:
        """Into an open question."""
        return self.session.transition(self.session.shown.step)


def seated(table: Table, folder: Path) -> MatchSession:
    """A sitting over a match that stands at this table."""
    players = [Player(NAMES[seat.index], STYLES[seat.index]) for seat in table.seats if not seat.is_automa]
    if table.options.automa:
        players.append(Player("", "", "automa"))
    content = table.content
    header = Header(content_digest=content.digest, options=table.options, seed=table.seed, players=tuple(players))
    match = Match(content, header, Timeline(table), Journal(Database(folder), "by-hand", header, {}))
    return OverNothing(match)


def below(session: MatchSession) -> Below:
    """The scene to start with."""
    return Below(session, session.shown.step)


class AtTable:
    """A sitting, the pilot in front of it, and short questions about both."""

    def __init__(self, table: Table, folder: Path, context: AppContext | None = None) -> None:
        thinker = ThinksHere(table.content)  # no process, which a test would have to end
        self.session = MatchSession(seated(table, folder).match, context=context, thinker=thinker)

    def sit(self) -> Pilot:
        """Open the window at the scene that the sitting shows now."""
        self.pilot = Pilot(self.session.scene())
        return self.pilot

    def last_move(self) -> Move:
        """The move that was made last."""
        return self.session.match.log[-1].move

    @property
    def toast(self) -> str:
        """The sentence that was said last, where it is still shown."""
        self.pilot.step()
        toast = self.pilot.app.controls.notices.toast
        return toast.sentence if toast else ""

    def names(self, start: str) -> list[str]:
        """The targets on the page whose names begin so."""
        return [target.name for target in self.pilot.app.page.targets if target.name.startswith(start)]

    def reason(self, name: str) -> str:
        """Why a target is disabled; empty where it is not."""
        target = self.pilot.app.page.targets.by_name(name)
        return "" if target.enabled else target.reason
