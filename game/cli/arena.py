"""Games between computer players on all processors: who wins, with how much fame, and how certain that is."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from game.cli.random_games import content_here, game_seed
from game.cli.spreading import HERE, Workers, play_games
from game.match.external_player import Apart
from game.players import LEVELS, Guarded, LegalMoves, make_player
from game.rules import Options, Table, apply, legal_moves, new_game, pending_seats, view_for
from game.rules import moves as mv
from game.rules.events import Event
from game.rules.scoring import solo_title
from game.rules.view import View

CONFIDENCE = 1.96  # standard deviations on each side of 95 %

Watch: TypeAlias = Callable[[View, mv.Move, Sequence[Event]], None]
"""Called with what a seat saw, its move, and the events of the move."""


class Thinking(NamedTuple):
    """The moves of one seat's player in a game, their seconds, and how often another move was made in its place."""

    moves: int
    seconds: float
    incidents: int


class Duel(NamedTuple):
    """One game: the players by seat, final fame and rank by seat, and the thinking of each player."""

    seed: int
    seated: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    thinking: tuple[Thinking, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        return victory_shares(self.ranks)


def victory_shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """The victory by seat, shared where several are first (Z2).

    >>> victory_shares((1, 3, 1))
    (0.5, 0.0, 0.5)
    """
    first = ranks.count(1)
    return tuple(1 / first if rank == 1 else 0.0 for rank in ranks)


def play_duel(levels: tuple[str, ...], options: Options, seed: int, index: int) -> Duel:
    """Game `index` of an arena, in which each deal is played with every player in every seat."""
    turn = index % len(levels)
    seated = levels[turn:] + levels[:turn]
    deal = game_seed(seed, index // len(levels))
    table, _ = new_game(content_here(), options, deal)
    players = [_seated(level, game_seed(deal, place + 1)) for place, level in enumerate(seated)]
    thinking = play_out(table, players)
    ranks = tuple(sheet.rank for sheet in table.scores)
    return Duel(deal, seated, tuple(sheet.total for sheet in table.scores), ranks, thinking)


def _seated(name: str, seed: int) -> Guarded | Apart:
    """A player of the game itself, or a player of another package in a process of its own."""
    return make_player(name, seed) if name in LEVELS else Apart(name, seed, content_here())


def play_out(table: Table, players: Sequence[Guarded | Apart], watch: Watch | None = None) -> tuple[Thinking, ...]:
    """Play a table to its end; each player sees only its own view, and `watch` is called for every move."""
    moves, seconds = [0] * len(players), [0.0] * len(players)
    while pending := pending_seats(table):
        seat = pending[0]
        if table.seats[seat].is_automa:
            apply(table, legal_moves(table, seat)[0])  # it has no choice
            continue
        view = view_for(table, seat)
        start = perf_counter()
        choice = players[seat].choose(view, LegalMoves(table.content, view))
        seconds[seat] += perf_counter() - start
        moves[seat] += 1
        events = apply(table, choice.move)
        if watch:
            watch(view, choice.move, events)
    counted = zip(moves, seconds, (player.incidents for player in players), strict=True)
    return tuple(Thinking(*counts) for counts in counted)


def play_arena(
    levels: tuple[str, ...], options: Options, seed: int, games: int, workers: Workers = HERE
) -> Iterator[Duel]:
    """The games in their order, with a progress bar."""
    return play_games(partial(play_duel, levels, options, seed), games, workers)


def win_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson, which holds near 0 and 1 too).

    >>> tuple(round(bound, 3) for bound in win_interval(50, 100))
    (0.404, 0.596)
    """
    square = CONFIDENCE**2
    middle = (wins + square / 2) / (games + square)
    reach = CONFIDENCE * sqrt(wins * (games - wins) / games + square / 4) / (games + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summary(
    levels: tuple[str, ...], options: Options, seed: int, duels: Sequence[Duel], *, speed: bool = True
) -> dict[str, Any]:
    """The object that `--json` prints; `players` are by level, equal ones together."""
    return {
        "games": len(duels),
        "players": list(levels),
        "automa": options.automa,
        "characters": options.characters,
        "seed": seed,
        "levels": {level: _of_level(level, duels, speed) for level in dict.fromkeys(levels)},
    }


def _of_level(level: str, duels: Sequence[Duel], speed: bool) -> dict[str, Any]:
    seats = [(duel, at) for duel in duels for at, name in enumerate(duel.seated) if name == level]
    scores = [duel.scores[at] for duel, at in seats]
    wins = sum(duel.shares[at] for duel, at in seats)
    thinking = [duel.thinking[at] for duel, at in seats]
    moves, seconds = sum(one.moves for one in thinking), sum(one.seconds for one in thinking)
    spread = CONFIDENCE * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return {
        "win_rate": round(wins / len(seats), 4),
        "win_rate_95": [round(bound, 4) for bound in win_interval(wins, len(seats))],
        "score_mean": round(fmean(scores), 2),
        "score_95": round(spread, 2),
        "score_min": min(scores),
        "score_max": max(scores),
        "moves": moves,
        **({"moves_per_s": round(moves / seconds) if seconds else 0} if speed else {}),
        "incidents": sum(one.incidents for one in thinking),
    }


def text(result: dict[str, Any]) -> list[str]:
    """The lines for people."""
    automa = " and the automa" if result["automa"] else ""
    lines = [f"{result['games']} games, {', '.join(result['players'])}{automa}, seed {result['seed']}"]
    for level, found in result["levels"].items():
        low, high = found["win_rate_95"]
        speed = f"{found['moves_per_s']:,} moves a second, " if "moves_per_s" in found else ""
        lines.append(
            f"{level:8} wins {found['win_rate']:6.1%} ({low:.1%} to {high:.1%})   "
            f"fame {found['score_mean']} ± {found['score_95']}, {found['score_min']} to {found['score_max']}   "
            f"{speed}{found['incidents']} incidents"
        )
    if len(result["players"]) == 1:  # U10
        (found,) = result["levels"].values()
        lines.append(f"title of the mean: {solo_title(content_here().rules, int(found['score_mean']))}")
    return lines
