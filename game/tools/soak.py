"""`python -m game.tools.soak [--minutes N]`: play for a long time without a screen, and print what grows.

One window plays game after game with all motions, as fast as the machine can draw; each minute a line tells the
memory, the open files and the motions that did not come to rest. In the end the slope of the memory is told.
"""

import os
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

WARM_UP_MINUTES = 1  # until every picture was made once, memory only grows
SLOPE_LIMIT = 2.0  # MiB a minute at which something is not given back


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
        begun_s, samples = time.perf_counter(), list[tuple[float, float]]()
        while (minutes := (time.perf_counter() - begun_s) / 60) < arguments.minutes:
            ends = begun_s + 60 * min(arguments.minutes, int(minutes) + 1)
            hand.play_until(ends)
            samples.append(((time.perf_counter() - begun_s) / 60, memory_mib()))
            print(line(samples[-1], hand.games, hand.moves, hand.frames, hand.stuck), flush=True)
        hand.room.store.close()
    growth = slope([sample for sample in samples if sample[0] > WARM_UP_MINUTES + 0.5])
    print(f"slope after the first minute: {growth:+.2f} MiB a minute")
    return 1 if hand.stuck or growth > SLOPE_LIMIT else 0


def line(sample: tuple[float, float], games: int, moves: int, frames: int, stuck: int) -> str:
    """The line of a minute."""
    minutes, mib = sample
    return (
        f"{minutes:5.1f} min  {mib:7.1f} MiB  {open_files():3} open files  {stuck} stuck  "
        f"{games} games  {moves} moves  {frames} frames"
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


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """The rise of a line through samples (the least squares); 0 for fewer than two.

    >>> slope([(0, 1), (1, 3), (2, 5)])
    2.0
    """
    if len(samples) < 2:
        return 0.0
    middle = sum(x for x, _ in samples) / len(samples), sum(y for _, y in samples) / len(samples)
    across = sum((x - middle[0]) ** 2 for x, _ in samples)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in samples) / across


def main() -> int:
    """The exit status of a soak as the command line asks for it."""
    parser = ArgumentParser(prog="python -m game.tools.soak", description="Play for a long time and print what grows.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
