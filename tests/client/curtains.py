"""A curtain over a scene, as tests hang it."""

from game.client.base.game_steps import CurtainStep
from game.client.base.settings import Choices
from game.client.scenes.curtain import Curtain
from game.client.session.match_session import MatchSession
from game.client.ui.scene import Pop, Push, Scene
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from game.rules.moves import Planning
from tests.client.pilot import Pilot
from tests.client.session_at import SEATED, cards, moves_to

TWO = Options(seats=2, automa=False, characters=False)


class Hung(Curtain):
    """A curtain that stays until it is opened, and then only says so."""

    def __init__(self, session: MatchSession, log: list[str]) -> None:
        step = session.shown.step
        assert isinstance(step, CurtainStep)
        super().__init__(session, step)
        self._log = log

    def _open(self) -> Pop:
        self._log.append("opened")
        return Pop()

    def next(self) -> None:
        """It hangs over a bench, where no game goes on."""


def curtain(log: list[str], choices: Choices | None = None) -> Curtain:
    """The first curtain of a game of two, by these settings."""
    seed, moves = moves_to(TWO, lambda table: bool(table.stack) and isinstance(table.stack[-1], Planning))
    match = Store.in_memory().new_match(cards(), TWO, seed, tuple(Player(name, style) for name, style in SEATED[:2]))
    for move in moves:
        match.submit(move, match.number)
    session = MatchSession(match)
    session.choices = choices or session.choices
    return Hung(session, log)


def behind(scene: Scene, pilot: Pilot) -> Pilot:
    """The pilot with a scene pushed over the bench."""
    pilot.app.apply(Push(scene))
    pilot.step()
    return pilot
