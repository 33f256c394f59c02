"""Learns what things are worth by self-play, and tells the weights that it finds.

    python -m devtools.tune_weights --rounds 4 --changes 600 --seed 1

Each round tries many small random changes of all weights at once, each change and its opposite on the same deals: an
adept alone with the automa, and against one that keeps the old weights. The change of fame is fitted to the changes by
least squares, and all weights go a step along it (an evolution strategy with antithetic pairs: Salimans and others,
2017). The same seed gives the same weights on every machine.
"""

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from game.cli.arena import play_out
from game.cli.random_games import content_here, game_seed
from game.cli.spreading import Workers, play_games
from game.players import Guarded
from game.players.adept import Adept
from game.players.weights import Weights
from game.players.worth import Judge
from game.rules import Options, new_game
from game.terminal import tell

SHARES = ("waiting", "crowd", "patron", "unopened")
SPREAD = 0.25  # of the logarithm of a weight
ALONE = Options(seats=1)
FACING = Options(seats=2, automa=False)


class Tried(NamedTuple):
    """A change of all weights, and the fame that it brought beyond its opposite."""

    change: tuple[float, ...]
    gain: float


class Weigher(Adept):
    """An adept that never misjudges, with weights of its own."""

    def __init__(self, seed: int, weights: Weights) -> None:
        super().__init__(seed, misjudgement=0.0)
        self._judge = Judge(content_here(), weights=weights)


def flat(weights: Weights) -> list[float]:
    """All weights in a fixed order."""
    found: list[float] = []
    for value in msgspec.to_builtins(weights).values():
        found += value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]
    return found


def shaped(values: Sequence[float]) -> Weights:
    """The weights of such a list."""
    left = list(values)

    def like(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: left.pop(0) for key in value}
        return [left.pop(0) for _ in value] if isinstance(value, tuple) else left.pop(0)

    return msgspec.convert({name: like(value) for name, value in msgspec.to_builtins(Weights()).items()}, Weights)


def changed(values: Sequence[float], change: Sequence[float]) -> list[float]:
    """The weights after a change of their logarithms; odds stay below 1."""
    odds = {at for at, name in enumerate(names()) if name.endswith("odds") or name in SHARES}
    grown = [value * exp(step) for value, step in zip(values, change, strict=True)]
    return [min(value, 0.98) if at in odds else value for at, value in enumerate(grown)]


def names() -> list[str]:
    """A name for each weight."""
    found: list[str] = []
    for name, value in msgspec.to_builtins(Weights()).items():
        if isinstance(value, dict):
            found += [f"{name}.{key}" for key in value]
        else:
            found += [f"{name}.{at}" for at in range(len(value))] if isinstance(value, tuple) else [name]
    return found


def fame(weights: Weights, old: Weights, seed: int) -> float:
    """Fame alone, and beyond that of one with the old weights, on one deal each."""
    content, total = content_here(), 0.0
    for options in (ALONE, FACING):
        table, _ = new_game(content, options, seed)
        own = seed % options.seats
        seats = [Weigher(seed, weights if seat == own else old) for seat in range(options.seats)]
        play_out(table, [Guarded(player, seed) for player in seats])
        others = [sheet.total for sheet in table.scores if sheet.seat != own and not table.seats[sheet.seat].is_automa]
        total += table.scores[own].total - sum(others) / 2
    return total


def tried(values: tuple[float, ...], seed: int, index: int) -> Tried:
    """One change, and what it brings beyond its opposite."""
    deal = game_seed(seed, index)
    rng = Random(deal)
    change = tuple(rng.gauss(0.0, SPREAD) for _ in values)
    old = shaped(values)
    up, down = (shaped(changed(values, [sign * step for step in change])) for sign in (1, -1))
    return Tried(change, (fame(up, old, deal) - fame(down, old, deal)) / 2)


def slopes(found: Sequence[Tried]) -> tuple[list[float], float]:
    """For each weight fame for each unit of its logarithm, and the standard error of that."""
    count = len(found)
    each = [sum(one.change[at] * one.gain for one in found) / (count * SPREAD**2) for at in range(len(found[0].change))]
    spread = sqrt(sum(one.gain**2 for one in found) / count)
    return each, spread / (SPREAD * sqrt(count))


def step(values: Sequence[float], found: Sequence[Tried], most: float) -> list[float]:
    """The weights after a step: each goes along its slope, those that are not sure hardly."""
    each, error = slopes(found)
    sure = [slope * slope**2 / (slope**2 + error**2) for slope in each]
    length = sqrt(sum(slope**2 for slope in sure)) or 1.0
    return changed(values, [most * slope / length for slope in sure])


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, and tell the weights of each round."""
    parser = ArgumentParser(description=__doc__, prog="python -m devtools.tune_weights")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--changes", type=int, default=600, help="pairs of opposite changes in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.5, help="length of a step, of the logarithms")
    parser.add_argument("--processes", type=int)
    told = parser.parse_args(arguments)
    values = flat(Weights())
    for number in range(told.rounds):
        play = partial(tried, tuple(values), told.seed * 1000 + number)
        found = list(play_games(play, told.changes, Workers(told.processes), chunk=4))
        each, error = slopes(found)
        steepest = sorted(zip(names(), each, strict=True), key=lambda one: -abs(one[1]))[:8]
        tell(f"round {number + 1}, ± {error:.1f}: " + ", ".join(f"{name} {slope:+.1f}" for name, slope in steepest))
        values = step(values, found, told.step)
        tell(json.dumps({name: round(value, 3) for name, value in zip(names(), values, strict=True)}))


if __name__ == "__main__":
    main()
