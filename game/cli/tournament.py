"""`main.py arena`: a fixed set of games, which checks that each level of computer player is as good as it should be.

Each level meets the one below it, from both seats; the best one also plays alone with the automa. Exit status 0 means
that every goal is met and that no other move was made in a player's place. The same seed gives the same games.
"""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from time import perf_counter
from typing import Any, NamedTuple

from game.cli import arena
from game.cli.endings import ALL_WELL, FAILED
from game.cli.spreading import ProgressBar, Workers, add_worker_arguments, workers_named_by
from game.players import Level
from game.rules import Options
from game.terminal import tell

MOST = 1000  # times as many games
QUICK = 0.05  # of the games: enough to see that all of it runs


class Meeting(NamedTuple):
    """The players that meet, the number of games, and what the first player should reach."""

    levels: tuple[Level, ...]
    games: int
    goal: float  # a share of the victories; where one plays alone, a mean of fame

    @property
    def options(self) -> Options:
        """Nobody plays without another seat (S1)."""
        return Options(seats=len(self.levels), automa=len(self.levels) == 1)

    def scaled(self, scale: float) -> "Meeting":
        """With fewer or more games, but as many from each seat."""
        deals = max(1, round(self.games * scale / len(self.levels)))
        return self._replace(games=deals * len(self.levels))


TABLE = (
    Meeting(("novice", "random"), 400, 0.98),
    Meeting(("adept", "novice"), 400, 0.60),
    Meeting(("compositor", "adept"), 400, 0.60),
    Meeting(("foreman", "compositor"), 120, 0.60),
    Meeting(("master", "foreman"), 120, 0.60),
    Meeting(("master",), 100, 135),
)


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` what the table can be told."""
    scale = parser.add_mutually_exclusive_group()
    scale.add_argument("--games-scale", metavar="X", type=_positive, default=1.0, help="X times as many games")
    scale.add_argument("--quick", dest="games_scale", action="store_const", const=QUICK, help="only some of the games")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same games (else 1)")
    add_worker_arguments(parser)


def _positive(word: str) -> float:
    number = float(word)
    if not 0 < number <= MOST:
        raise ArgumentTypeError(f"more than 0, and at most {MOST}")
    return number


def run(arguments: Namespace) -> int:
    """Return 0 if every goal is met, 1 if not, after a line for each meeting."""
    meetings = [meeting.scaled(arguments.games_scale) for meeting in TABLE]
    workers = workers_named_by(arguments)
    tell(f"{sum(meeting.games for meeting in meetings)} games, {_told(workers, meetings, arguments.seed)}", flush=True)
    begun = perf_counter()
    all_met = True
    for meeting in meetings:
        found = result(meeting, arguments.seed, workers)
        all_met &= is_met(meeting, found)
        tell(line(meeting, found), flush=True)
    tell(f"all goals met: {'yes' if all_met else 'no'}; this took {duration(perf_counter() - begun)}")
    return ALL_WELL if all_met else FAILED


def _told(workers: Workers, meetings: list[Meeting], seed: int) -> str:
    """Where they are played, or how long they take; how fast the machines of a cluster are, nobody here knows."""
    if workers.scheduler is not None:
        return f"played on the cluster at {workers.scheduler}"
    return f"which should take about {duration(estimated_s(meetings, seed, workers.most))}"


def estimated_s(meetings: list[Meeting], seed: int, processes: int) -> float:
    """What all games should take here: one of each meeting is played to see."""
    bar = ProgressBar(len(meetings), "games to see how long they take")
    seconds = 0.0
    for meeting in meetings:
        begun = perf_counter()
        arena.play_duel(meeting.levels, meeting.options, seed, 0)
        seconds += (perf_counter() - begun) * meeting.games
        bar.step()
    bar.clear()
    return seconds / processes


def result(meeting: Meeting, seed: int, workers: Workers) -> dict[str, Any]:
    """What the arena has to say about the first of those who meet."""
    duels = list(arena.play_arena(meeting.levels, meeting.options, seed, meeting.games, workers))
    summed = arena.summary(meeting.levels, meeting.options, seed, duels)
    found: dict[str, Any] = summed["levels"][meeting.levels[0]]
    return found | {"incidents": sum(level["incidents"] for level in summed["levels"].values())}


def is_met(meeting: Meeting, found: dict[str, Any]) -> bool:
    """Whether the first player reached the goal, and no other move was made in any player's place."""
    reached = found["score_mean"] if len(meeting.levels) == 1 else found["win_rate"]
    return bool(reached >= meeting.goal and not found["incidents"])


def line(meeting: Meeting, found: dict[str, Any]) -> str:
    """The meeting in a line: what came of it with its interval of 95 %, the goal, and whether it is met."""
    first, *others = meeting.levels
    fame = f"fame {found['score_mean']} ± {found['score_95']}"
    if others:
        low, high = found["win_rate_95"]
        told = f"wins {found['win_rate']:.1%} ({low:.1%} to {high:.1%}), {fame}"
        goal = f"{meeting.goal:.0%}"
    else:
        told, goal = fame, f"fame {meeting.goal}"
    who = f"{first} against {others[0]}" if others else f"{first} alone"
    incidents = f", {found['incidents']} incidents" if found["incidents"] else ""
    met = "met" if is_met(meeting, found) else "NOT MET"
    return f"{who:26} {meeting.games:5} games  {told:44} goal {goal}: {met}{incidents}"


def duration(seconds: float) -> str:
    """In words.

    >>> duration(7.2), duration(421)
    ('7 s', '7 min 1 s')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
