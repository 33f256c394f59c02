"""`main.py bench`: how fast the rules decide and the client draws on this machine.

Each figure of the rules is the best of several runs, because other work of the machine can only make a run slower.
"""

import json
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from game.cli.endings import CannotGoOn, developers_module
from game.cli.spreading import ProgressBar
from game.content import load_content
from game.rules import Options, Table, new_game
from game.rules.sampling import play_random_game
from game.terminal import tell

FOUR_SEATS = Options(seats=4, automa=False, characters=True)
SIZES = ((1920, 1080), (3840, 2160))
WALKS = {"memory_mib": (1920, 1080), "memory_4k_mib": (3840, 2160)}  # memory after a walk through all scenes
WINDOWS = 7
GAMES_PER_WINDOW = 40
CLONES_PER_WINDOW = 5_000
MIDDLE_ROUND = 4
CLIENT_FIGURES = ("first_frame_ms", "assets_ready_ms", "idle_cpu_percent", "idle_with_music_percent", *WALKS)


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of a measurement to `parser`."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.add_argument("--rules", action="store_true", help="measure the rules only: no window, no screen")


def run(arguments: Namespace) -> int:
    """Return 0 after printing every figure that could be measured; the others are None, and stderr says why."""
    bar = ProgressBar(3, "measurements")
    measured: dict[str, Any] = {}
    for figures in _measurements(arguments.rules):
        measured |= figures
        bar.step()
    bar.clear()
    note = measured.pop("note", "")
    tell(*([json.dumps(measured)] if arguments.json else text(measured)))
    if note:
        tell(note, error=True)
    return 0


def _measurements(rules_only: bool) -> Iterator[dict[str, Any]]:
    yield {"decisions_per_s": round(decisions_per_s())}
    yield {"clone_us": round(clone_us(), 2)}
    yield client_figures() if not rules_only else _no_figures("the client was not asked for")


def decisions_per_s(windows: int = WINDOWS, games: int = GAMES_PER_WINDOW) -> float:
    """Moves of random games at four seats: each is sampled, checked and applied."""
    content = load_content()
    best = 0.0
    for _ in range(windows):
        tables = [new_game(content, FOUR_SEATS, seed)[0] for seed in range(games)]
        start = perf_counter()
        decisions = sum(play_random_game(table, Random(seed)) for seed, table in enumerate(tables))
        best = max(best, decisions / (perf_counter() - start))
    return best


def clone_us(windows: int = WINDOWS, clones: int = CLONES_PER_WINDOW) -> float:
    """Microseconds for a copy of a table of four seats in the middle of a game."""
    clone = middle_of_a_game().clone
    best = float("inf")
    for _ in range(windows):
        start = perf_counter()
        for _ in range(clones):
            clone()
        best = min(best, (perf_counter() - start) / clones * 1e6)
    return best


def middle_of_a_game() -> Table:
    """A table of four seats, some moves into its fourth round."""
    table, _ = new_game(load_content(), FOUR_SEATS, 1)
    kept: list[Table] = []

    def keep(*_: object) -> None:
        if table.round == MIDDLE_ROUND and table.phase == "actions" and not kept:
            kept.append(table.clone())

    play_random_game(table, Random(1), keep)
    return kept[0]


def client_figures() -> dict[str, Any]:
    """Start-up, idling, memory and frames, as the client itself measures them."""
    try:
        measure = developers_module("measure")
        with measure.screen() as (_, environment):
            found = measure.run(environment, SIZES)
            found["frames"] |= measure.trial(environment, "thinking", SIZES[0])
            for name, size in WALKS.items():
                found[name] = measure.trial(environment, "memory", size)["memory_mib"]
    except (CannotGoOn, OSError, subprocess.SubprocessError) as error:
        return _no_figures(f"the client could not be measured: {error}")
    return {**{name: found.get(name) for name in CLIENT_FIGURES}, "frames": found.get("frames")}


def _no_figures(why: str) -> dict[str, Any]:
    return {**dict.fromkeys(CLIENT_FIGURES), "frames": None, "note": f"Left out: {why}."}


def text(measured: dict[str, Any]) -> list[str]:
    """One line a figure; those that were not measured are left out."""
    lines = [
        f"decisions    {measured['decisions_per_s']:,} a second (four seats, random legal moves, each one checked)",
        f"clone        {measured['clone_us']} µs",
    ]
    words = {
        "first_frame_ms": "first frame  {} ms",
        "assets_ready_ms": "all pictures {} ms",
        "idle_cpu_percent": "idle         {} % of a processor",
        "idle_with_music_percent": "with music   {} % of a processor",
        "memory_mib": "memory       {} MiB",
        "memory_4k_mib": "memory in 4K {} MiB",
    }
    lines += [form.format(measured[name]) for name, form in words.items() if measured[name] is not None]
    for scene, frame in (measured["frames"] or {}).items():
        lines.append(f"{scene:12} {', '.join(f'{name} {value}' for name, value in frame.items())}")
    return lines
