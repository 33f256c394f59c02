"""`main.py simulate`: play many games of random legal moves, check every law after every move, say what came of them.

With `--players` computer players play each other, and the result is who wins. Exit status 0 means that every game
ended, no law was broken and no other move was made in a player's place.
"""

import json
from argparse import ArgumentParser, Namespace
from statistics import fmean
from time import perf_counter
from typing import Any

from game.cli.endings import ALL_WELL, FAILED, developers_module
from game.cli.random_games import Outcome, play_many
from game.cli.spreading import add_worker_arguments, positive, workers_named_by
from game.match.external_player import seated_name
from game.players import player_names
from game.rules import Options, check_options
from game.terminal import tell
from game.whole_text import short

WRONG_OPTIONS = 2
SHOWN_FAULTS = 10


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of a simulation to `parser`."""
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many games (else 100)")
    parser.add_argument("--seats", metavar="K", type=int, default=4, help="people or computer players, 1 to 4 (else 4)")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="instead: these computer players, one a seat, e.g. novice,master; also those of other packages",
    )
    parser.add_argument("--automa", action="store_true", help="the automa takes one seat more")
    parser.add_argument("--characters", choices=("on", "off"), default="on", help="play with characters (else on)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same games (else 1)")
    add_worker_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument(
        "--no-speed", dest="speed", action="store_false", help="no speed in it: the same games print the same letters"
    )
    parser.add_argument(
        "--coverage", action="store_true", help="instead: up to N games of all kinds, and what never occurred in them"
    )


def parse_players(words: str) -> tuple[str, ...]:
    """The players that a list such as "novice,adept" names; ValueError where one of them cannot take a seat."""
    names = [word.strip() for word in words.split(",")]
    known = player_names()
    if unknown := [name for name in names if name not in known]:
        raise ValueError(f"players are some of {', '.join(known)}, not {short(unknown[0])!r}")
    return tuple(seated_name(name) for name in names)


def run(arguments: Namespace) -> int:
    """Return 0 if all games finished and no law was broken, 1 if not, 2 for options that the rules do not know."""
    try:
        levels = parse_players(arguments.players) if arguments.players is not None else ()
        options = Options(
            seats=len(levels) or arguments.seats, automa=arguments.automa, characters=arguments.characters == "on"
        )
        check_options(options)
    except ValueError as error:
        tell(error, error=True)
        return WRONG_OPTIONS
    if arguments.coverage:
        return _coverage(arguments)
    if levels:
        return _arena(levels, options, arguments)
    begun = perf_counter()
    outcomes = list(play_many(options, arguments.seed, arguments.games, workers_named_by(arguments)))
    seconds = perf_counter() - begun
    result = summary(options, arguments.seed, outcomes, seconds if arguments.speed else None)
    tell(*([json.dumps(result)] if arguments.json else text(result, outcomes)))
    _print_faults(outcomes)
    return ALL_WELL if result["finished"] == result["games"] and not result["violations"] else FAILED


def _coverage(arguments: Namespace) -> int:
    """Return 0 if everything in the box and in the rules occurred."""
    exhaustive = developers_module("exhaustive")
    coverage = exhaustive.exhaustive(arguments.seed, arguments.games)
    result = {"games": coverage.games, "seed": arguments.seed, "missing": coverage.missing}
    tell(*([json.dumps(result)] if arguments.json else exhaustive.report(coverage)))
    return FAILED if coverage.missing else ALL_WELL


def _arena(levels: tuple[str, ...], options: Options, arguments: Namespace) -> int:
    """Return 0 if no other move was made in a player's place."""
    from game.cli import arena

    duels = list(arena.play_arena(levels, options, arguments.seed, arguments.games, workers_named_by(arguments)))
    result = arena.summary(levels, options, arguments.seed, duels, speed=arguments.speed)
    tell(*([json.dumps(result)] if arguments.json else arena.text(result)))
    return FAILED if any(found["incidents"] for found in result["levels"].values()) else ALL_WELL


def summary(options: Options, seed: int, outcomes: list[Outcome], seconds: float | None) -> dict[str, Any]:
    """The object that `--json` prints; `seats` does not count the automa, scores are None where no game finished.

    Without `seconds` nothing in it tells of speed.
    """
    scores = [score for outcome in outcomes for score in outcome.scores]
    decisions = sum(outcome.move_count for outcome in outcomes)
    return {
        "games": len(outcomes),
        "seats": options.seats,
        "automa": options.automa,
        "characters": options.characters,
        "seed": seed,
        "finished": sum(outcome.finished for outcome in outcomes),
        "violations": sum(len(outcome.violations) for outcome in outcomes),
        "scores": {
            "mean": round(fmean(scores), 2) if scores else None,
            "min": min(scores, default=None),
            "max": max(scores, default=None),
        },
        "decisions": decisions,
        **({} if seconds is None else {"decisions_per_s": round(decisions / seconds) if seconds else 0}),
    }


def text(result: dict[str, Any], outcomes: list[Outcome]) -> list[str]:
    """The lines for people."""
    lengths = [outcome.move_count for outcome in outcomes]
    scores = result["scores"]
    seats = f"{result['seats']} seats{' and the automa' if result['automa'] else ''}"
    characters = "with" if result["characters"] else "without"
    lines = [
        f"{result['games']} games, {seats}, {characters} characters, seed {result['seed']}",
        f"finished    {result['finished']}",
        f"violations  {result['violations']}",
        f"scores      {scores['mean']} on average, {scores['min']} to {scores['max']}",
        f"lengths     {fmean(lengths):.1f} moves on average, {min(lengths)} to {max(lengths)}",
    ]
    if "decisions_per_s" in result:
        lines.append(f"speed       {result['decisions_per_s']:,} decisions a second, every law checked after each")
    return lines


def _print_faults(outcomes: list[Outcome]) -> None:
    """Name the first broken laws on stderr, with the seed that plays such a game again."""
    faults = [f"--seed {outcome.seed}: {law}" for outcome in outcomes for law in outcome.violations]
    tell(*faults[:SHOWN_FAULTS], error=True)
    if len(faults) > SHOWN_FAULTS:
        tell(f"and {len(faults) - SHOWN_FAULTS} more", error=True)
