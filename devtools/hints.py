"""How good hints are: in how many positions is the hint within 2 fame of the best candidate, each played out often?

    python -m devtools.hints --positions 100 --rollouts 50 --seed 1

The positions come from games of two adepts, from all kinds of decisions in turn. The candidates are the hint and what
looks best at first sight. Each is played to the end by adepts that never misjudge, with other hidden cards each time
but the same for all candidates. The best of noisy means is too good by chance. So there are three figures: the raw
share, the share without those that the 95 % interval of the difference excuses, and the fame by which the hint is
behind a candidate that one half of the games chose and the other half judged, which chance does not raise.
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import thread_time
from typing import NamedTuple

from game.cli.arena import CONFIDENCE
from game.content import load_content
from game.players import LegalMoves, far_judge, make_adviser, make_player
from game.players.far_judge import dealt_anew, final_fame
from game.players.player import answers
from game.rules import Options, apply, new_game, pending_seats, view_for
from game.rules import moves as mv
from game.rules.view import View
from game.terminal import tell

CONTENT = load_content()
OPTIONS = Options(seats=2, automa=False)
ALLOWED = 2.0  # fame behind the best candidate
CANDIDATES = 5
OF_A_KIND = 3  # positions of one kind from one game


class Position(NamedTuple):
    """A decision: what the seat sees, and in which game it comes."""

    view: View
    seed: int

    @property
    def kind(self) -> str:
        top = self.view.top
        return f"{type(top).__name__} {top.action}" if isinstance(top, mv.ActionTurn) else type(top).__name__


class Measured(NamedTuple):
    """A position with the final fame of each rollout, by candidate, and the hint among the candidates."""

    position: Position
    hint: mv.Move
    fame: Mapping[mv.Move, Sequence[int]]
    seconds: float  # of the thread, for the hint

    @property
    def best(self) -> mv.Move:
        return self._best(slice(None))

    @property
    def behind(self) -> float:
        """Fame by which the hint is behind the best mean."""
        return fmean(self._gaps(self.best))

    @property
    def error(self) -> float:
        """The standard error of that."""
        gaps = self._gaps(self.best)
        return stdev(gaps) / sqrt(len(gaps))

    @property
    def fair(self) -> float:
        """Fame by which it is behind a candidate that one half of the rollouts chose, counted in the other half."""
        halves = slice(0, None, 2), slice(1, None, 2)
        return fmean(fmean(self._gaps(self._best(half))[other]) for half, other in (halves, halves[::-1]))

    def _best(self, part: slice) -> mv.Move:
        return max(self.fame, key=lambda move: sum(self.fame[move][part]))

    def _gaps(self, best: mv.Move) -> list[int]:
        return [one - own for one, own in zip(self.fame[best], self.fame[self.hint], strict=True)]


def main() -> None:
    """Measure, and tell each position and the sums."""
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="master", help="whose hints, with commas between")
    parser.add_argument("--kind", default="", help="only decisions whose kind begins so")
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    found: dict[str, list[Measured]] = {level: [] for level in levels}
    for position in islice(positions(asked.seed, asked.kind), asked.positions):
        for level, measured in zip(levels, measure(position, levels, asked.rollouts), strict=True):
            found[level].append(measured)
            tell_position(level, measured)
    for level, some in found.items():
        tell_sums(level, some)


def positions(seed: int, kind: str) -> Iterator[Position]:
    """Decisions with two moves or more, one of each kind after the other, whatever their number."""
    rng, waiting = Random(seed), defaultdict[str, list[Position]](list)
    while True:
        for game in range(seed * 1000, seed * 1000 + 12):
            for name, some in of_game(game).items():
                if name.startswith(kind):
                    waiting[name] += rng.sample(some, min(OF_A_KIND, len(some)))
        for some in waiting.values():
            rng.shuffle(some)
        while any(waiting.values()):
            yield from [some.pop() for some in waiting.values() if some]
        seed += 1


def of_game(seed: int) -> dict[str, list[Position]]:
    """The decisions of a game with two moves or more, by their kind."""
    table, _ = new_game(CONTENT, OPTIONS, seed)
    players, found = [make_player("adept", seed + at) for at in range(2)], defaultdict[str, list[Position]](list)
    while pending := pending_seats(table):
        view = view_for(table, pending[0])
        legal = LegalMoves(CONTENT, view)
        position = Position(view, seed)
        if has_choice(legal):
            found[position.kind].append(position)
        apply(table, players[pending[0]].choose(view, legal).move)
    return found


def has_choice(legal: LegalMoves) -> bool:
    """Whether the seat has more than one answer to what it is asked."""
    top = legal.top
    if isinstance(top, mv.FulfilTurn):
        return any(isinstance(move, mv.Fulfil) for move in legal)
    return isinstance(top, mv.Planning) or len(answers(legal.table, legal.seat.index)) > 1


def measure(position: Position, levels: Sequence[str], rollouts: int) -> list[Measured]:
    """Play the hints of the levels and the other candidates to the end."""
    legal = LegalMoves(CONTENT, position.view)
    hints, seconds = list[mv.Move](), list[float]()
    for level in levels:
        begun = thread_time()
        hints.append(make_adviser(level, position.seed).choose(position.view, legal).move)
        seconds.append(thread_time() - begun)
    dealt = [dealt_anew(position.view, CONTENT, Random(seed)) for seed in range(rollouts)]
    candidates = dict.fromkeys((*hints, *far_judge.at_first_sight(far_judge.FarJudge(CONTENT), legal, CANDIDATES)))
    fame = {move: [final_fame(table, move) for table in dealt] for move in candidates}
    return [Measured(position, hint, fame, spent) for hint, spent in zip(hints, seconds, strict=True)]


def tell_position(level: str, one: Measured) -> None:
    """Print a line for a hint, with the best candidate where that is another one."""
    better = f", best {mv.to_text(one.best)}" if one.behind > 0 else ""
    tell(
        f"{level:8} {one.position.kind:22} round {one.position.view.round} behind {one.behind:4.1f} ± {one.error:3.1f}"
        f" fair {one.fair:4.1f}: {mv.to_text(one.hint)}{better}"
    )


def tell_sums(level: str, found: Sequence[Measured]) -> None:
    """Print the figures of a level by kind of decision, and in all."""
    by_kind = defaultdict[str, list[Measured]](list)
    for one in found:
        by_kind[one.position.kind].append(one)
    tell(f"{level:32} positions  within {ALLOWED:.0f}  not surely beyond  behind  fair")
    for name, some in [*sorted(by_kind.items()), ("all", found)]:
        raw = sum(one.behind <= ALLOWED for one in some)
        surely = sum(one.behind - CONFIDENCE * one.error <= ALLOWED for one in some)
        means = f"{fmean(one.behind for one in some):6.1f} {fmean(one.fair for one in some):5.1f}"
        tell(f"{name:32} {len(some):9} {raw:9} {surely:16}  {means}")
    tell(f"the longest thought {max(one.seconds for one in found):.2f} s")


if __name__ == "__main__":
    main()
