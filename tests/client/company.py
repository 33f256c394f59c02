"""People and computer players before one window: the computers think at once, the people play any legal move."""

from pathlib import Path
from random import Random

from devtools.staging import ThinksHere
from game.client.base.settings import Pace
from game.client.scenes.game_scene import GameScene
from game.client.session.match_session import MatchSession
from game.match.match import Match
from game.match.players import Level, Player, Thinks
from game.match.store import Store
from game.rules import Options
from game.rules.sampling import sample_move
from game.rules.view import imagine
from tests.client.pilot import Pilot
from tests.client.session_at import cards

NAMES = ("Anna", "Tom", "Kate", "Will")
STYLES = ("anchor", "compasses", "key", "tower")
WINDOW = (640, 360)  # small, for speed
STEP_S = 0.1
MOST_STEPS = 20_000


def computer(seat: int, level: Level = "novice") -> Player:
    """A computer player for a seat."""
    return Player(NAMES[seat], STYLES[seat], "computer", level)


def person(seat: int) -> Player:
    """A person for a seat."""
    return Player(NAMES[seat], STYLES[seat])


def new_match(folder: Path, options: Options, people: int, seed: int = 1) -> Match:
    """A match in which people have the first seats and computer players the others."""
    seats = [person(seat) if seat < people else computer(seat) for seat in range(options.seats)]
    automa = [Player("Automa", "automa", "automa")] * options.automa
    return Store(folder).new_match(cards(), options, seed, (*seats, *automa))


class Seats:
    """A sitting, the window before it, and somebody for each person at the table."""

    def __init__(self, match: Match, *, thinker: Thinks | None = None, pace: Pace = "fast") -> None:
        self.thinker = thinker or ThinksHere(match.content)
        self.session = MatchSession(match, thinker=self.thinker)
        self.session.choices.change(pace=pace, speed="off")
        self.pilot = Pilot(self.session.scene(), WINDOW, choices=self.session.choices)
        self._rng = Random(match.seed)

    def step(self, count: int = 1) -> None:
        """Let time pass, a tenth of a second at once."""
        for _ in range(count):
            self.pilot.clock.now_s += STEP_S
            self.pilot.app.step()

    def play(self, *, to_number: int | None = None) -> None:
        """Have everybody play to the final scores, or until so many moves are made."""
        for _ in range(MOST_STEPS):
            if self.pilot.scene.name == "final" or self.session.match.number == to_number:
                return
            self._act()
            self.step()
        raise AssertionError(f"{self.pilot.scene.name} is as far as it goes: {self.session.shown.step}")

    def _act(self) -> None:
        """Do what a person may do now: look behind the curtain, go on, or make any move."""
        scene, step = self.pilot.scene, self.session.shown.step
        if scene.name == "curtain":
            self.session.open_curtain(step.seat)
        elif isinstance(scene, GameScene) and self.session.seats.people and step != self.session.shown.actual:
            if step.seat not in self.session.seats.computers:
                self.session.go_on()
        elif scene.name in ("reveal", "turn gears", "round end") and not self._move():
            self.session.go_on()
        else:
            self._move()

    def _move(self) -> bool:
        """Make a move for a person that the game waits for; whether there was one."""
        waiting = [seat for seat in self.session.view().pending if seat in self.session.seats.people]
        if not waiting:
            return False
        table = imagine(self.session.match.view(waiting[0]), cards())
        move = sample_move(table, waiting[0], self._rng)
        assert move is not None  # the game waits for this seat
        assert self.session.turns.make(move) == ""
        return True
