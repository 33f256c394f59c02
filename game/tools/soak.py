"""`python -m game.tools.soak [--minutes N]`: play for a long time without a screen, and print what grows.

One window plays game after game with all motions, as fast as the machine can draw. Each minute a line tells the memory,
the open files and the motions that did not come to rest.

While a game goes on, pages and pictures of all sizes come and go, and the memory with them. What is not given back
shows where little is needed: on the screen of the seats, after each game. There it is measured, and how it drifted is
told in the end: the mean of the last third of the games against that of the first, the time of warming up left out.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.tools.soak_hand import SoakHand

WARM_UP = 0.1  # of the whole time: until every picture was made once, memory only grows
DRIFT_LIMIT = 0.05  # of the memory at rest, beyond which it is not flat
FEWEST = 6  # games, to speak of a drift


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` how long, how large and which games."""
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to play (else 5)")
    parser.add_argument("--size", metavar="WxH", default="1920x1080", help="pixels of the window (else 1920x1080)")
    parser.add_argument("--seed", type=int, default=1, help="of the games and of the hand")


def run(arguments: Namespace) -> int:
    """Return 0 if everything came to rest and the memory stayed level; else 1."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.tools.soak_hand import SoakHand

    width, _, height = arguments.size.partition("x")
    with tempfile.TemporaryDirectory() as saves:
        hand = SoakHand(Path(saves), (int(width), int(height)), arguments.seed)
        at_rest = play(hand, arguments.minutes)
        hand.room.store.close()
    grown = drift([mib for minutes, mib in at_rest if minutes > WARM_UP * arguments.minutes])
    files = {files for _, _, files in hand.at_rest}
    print(f"memory at rest after {len(at_rest)} games: {grown:+.1%} from the first third to the last")
    print(f"open files at rest: {min(files, default=0)} to {max(files, default=0)}; stuck motions: {hand.stuck}")
    return 1 if hand.stuck or abs(grown) > DRIFT_LIMIT else 0


def play(hand: SoakHand, minutes: float) -> list[tuple[float, float]]:
    """Play so long, tell each minute, and return when the games ended (in minutes) and the memory then (in MiB)."""
    begun_s = time.perf_counter()
    while (gone := (time.perf_counter() - begun_s) / 60) < minutes:
        hand.play_until(begun_s + 60 * min(minutes, int(gone) + 1))
        print(line((time.perf_counter() - begun_s) / 60, hand), flush=True)
    return [((at_s - begun_s) / 60, mib) for at_s, mib, _ in hand.at_rest]


def line(minutes: float, hand: SoakHand) -> str:
    """The line of a minute."""
    rested = f"{hand.at_rest[-1][1]:.1f}" if hand.at_rest else "-"
    return (
        f"{minutes:5.1f} min  {memory_mib():7.1f} MiB, {rested} at rest  {open_files():3} open files  "
        f"{hand.stuck} stuck  {hand.games} games  {hand.moves} moves  {hand.frames} frames"
    )


def memory_mib() -> float:
    """Memory that this process holds; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    resident = next(words for words in status.read_text().splitlines() if words.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def open_files() -> int:
    """Files that this process has open; 0 where the system does not say."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def drift(samples: Sequence[float]) -> float:
    """By which share the mean of the last third is above that of the first; 0 where there are too few to tell.

    >>> drift([100, 102, 99, 100, 104, 103])
    0.025
    """
    third = len(samples) // 3
    if len(samples) < FEWEST:
        return 0.0
    return round(fmean(samples[-third:]) / fmean(samples[:third]) - 1, 3)


def main() -> int:
    """The exit status of a soak as the command line asks for it."""
    parser = ArgumentParser(prog="python -m game.tools.soak", description="Play for a long time and print what grows.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
