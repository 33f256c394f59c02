"""`python -m devtools.soak [--minutes N]`: play for a long time without a screen, and print what grows or breaks."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
import traceback
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from devtools.soak_hand import drift, memory_mib, open_files
from game.cli.endings import Ended, ended_by_signals
from game.cli.parser import Parser
from game.cli.tour import DEFAULT_SIZE, size
from game.terminal import tell

if TYPE_CHECKING:
    from devtools.soak_hand import SoakHand

# `python -m devtools.soak [--minutes N]`: play for a long time without a screen, and print what grows or breaks.
# One window goes through game after game with all motions, as fast as the machine can draw: games of people and of
# computers, and shows. Meanwhile it changes its size, pads come and go, and the disk fills and has room again. Each
# minute a line says how it stands, so that a soak that is interrupted has said something too. While a game goes on,
# pages and pictures of all sizes come and go, and the memory with them. What is not given back shows where little
# is needed: on the screen of the seats, after each game. There it is measured, and how it drifted is told in the
# end: the mean of the last third of the games against that of the first, the time of warming up left out.


WARM_UP = 0.1  # of the whole time: until every picture was made once, memory only grows
DRIFT_LIMIT = 0.02  # of the memory at rest, beyond which it is not flat
MOST_TOLD = 20  # of what was stuck


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` how long, how large and which games."""
    parser.add_argument("--minutes", type=minutes, default=5.0, help="how long to play (else 5)")
    parser.add_argument(
        "--size", metavar="WxH", type=size, default=DEFAULT_SIZE, help="pixels of the window (else 1920x1080)"
    )
    parser.add_argument(
        "--smallest", type=int, default=1, help="px of the shorter side, below which the window is never drawn (else 1)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the games and of the hand")


def minutes(word: str) -> float:
    """Return the minutes that a word names; more than none, or argparse complains."""
    number = float(word)
    if not 0 < number < float("inf"):
        raise ArgumentTypeError("more than 0")
    return number


def run(arguments: Namespace) -> int:
    """Return 0 if all came to rest, nothing broke or was lost or left, and the memory stayed level; else 1."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from devtools.soak_hand import SoakHand

    with own_folders() as (saves, temp):
        hand = SoakHand(saves, arguments.size, arguments.seed, sizes_from(arguments.smallest))
        begun_s = time.perf_counter()
        with telling(hand.uncaught):
            try:
                play(hand, begun_s, arguments.minutes)
            except KeyboardInterrupt:
                tell("broken off")
            hand.close()
        left = sorted(path.name for path in temp.iterdir())
        tell(*summary(hand, begun_s, left), f"files of the program: {_names(saves)}")
    return 0 if is_sound(hand, begun_s, left) else 1


def sizes_from(smallest: int) -> list[tuple[int, int]]:
    """The sizes that the window takes meanwhile: those without a side below `smallest`."""
    from devtools.soak_hand import SIZES

    return [size for size in SIZES if min(size) >= smallest]


@contextmanager
def own_folders() -> Iterator[tuple[Path, Path]]:
    """A folder for saves, and one that this process and those that it starts use for what is of the moment."""
    before, temp_before = dict(os.environ), tempfile.tempdir
    with tempfile.TemporaryDirectory(prefix="gutenberg-soak-") as folder:
        saves, temp = Path(folder) / "saves", Path(folder) / "temp"
        temp.mkdir()
        os.environ["TMPDIR"] = tempfile.tempdir = str(temp)
        for name in ("DOCUMENTS", "PICTURES"):  # where games and pictures are given out
            os.environ[f"XDG_{name}_DIR"] = str(Path(folder) / name.lower())
        try:
            yield saves, temp
        finally:
            tempfile.tempdir = temp_before
            os.environ.clear()
            os.environ.update(before)


@contextmanager
def telling(uncaught: list[str]) -> Iterator[None]:
    """Note what goes wrong where nobody can catch it, too: in threads, and while objects are thrown away."""
    hooks = threading.excepthook, sys.unraisablehook

    def note(error: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
        uncaught.append("".join(traceback.format_exception(error.exc_value)))

    threading.excepthook = sys.unraisablehook = note
    try:
        yield
    finally:
        threading.excepthook, sys.unraisablehook = hooks


def play(hand: SoakHand, begun_s: float, minutes: float) -> None:
    """Play so long, and tell how it stands each minute, or as soon after it as the disk takes what is told."""
    told = 0

    def goes_on() -> bool:
        nonlocal told
        gone = (time.perf_counter() - begun_s) / 60
        if int(gone) > told and not hand.disk.is_full:
            told = int(gone)
            tell(line(gone, hand, begun_s), flush=True)
        return gone < minutes

    hand.play_on(goes_on)


def line(minutes: float, hand: SoakHand, begun_s: float) -> str:
    """The line of a minute."""
    rested = f"{hand.at_rest[-1].mib:.1f}" if hand.at_rest else "-"
    return (
        f"{minutes:5.1f} min  {memory_mib():7.1f} MiB, {rested} at rest ({grown(hand, begun_s):+.1%})  "
        f"{open_files():3} open files  {len(hand.stuck)} stuck  {len(hand.uncaught)} uncaught  {hand.lost} lost  "
        f"{hand.games} games  {hand.moves} moves  {hand.frames} frames"
    )


def grown(hand: SoakHand, begun_s: float) -> float:
    """How the memory at rest has drifted so far, after the time of warming up."""
    if not hand.at_rest:
        return 0.0
    warm_s = begun_s + WARM_UP * (hand.at_rest[-1].at_s - begun_s)
    return drift([rest.mib for rest in hand.at_rest if rest.at_s > warm_s])


def summary(hand: SoakHand, begun_s: float, left: list[str]) -> list[str]:
    """What is told in the end."""
    files = [rest.files for rest in hand.at_rest] or [0]
    return [
        *hand.stuck[:MOST_TOLD],
        f"played {hand.games} games, {hand.shows} of them shows: {hand.moves} moves, {hand.frames} frames",
        f"meanwhile {hand.resizes} changes of size, {hand.pads.came} pads came and {hand.pads.gone} went, "
        f"the disk was full {hand.disk.filled} times",
        f"memory at rest after {len(hand.at_rest)} games: {grown(hand, begun_s):+.1%} from the first third to the last",
        f"uncaught exceptions: {len(hand.uncaught)}; stuck: {len(hand.stuck)}; matches not on the disk: {hand.lost}",
        f"open files at rest: {min(files)} to {max(files)}; processes at rest: at most "
        f"{max((rest.processes for rest in hand.at_rest), default=0)}",
        f"left in temp folders: {len(left)} in the end, at most {max((rest.left for rest in hand.at_rest), default=0)} "
        f"at rest {' '.join(left)}".rstrip(),
    ]


def is_sound(hand: SoakHand, begun_s: float, left: list[str]) -> bool:
    """Whether nothing broke, was lost, stuck or left behind, and memory, files and processes stayed level."""
    wrong = bool(hand.uncaught or hand.stuck or hand.lost or left)
    stray = any(rest.left or rest.processes for rest in hand.at_rest)
    return not wrong and not stray and abs(grown(hand, begun_s)) <= DRIFT_LIMIT


def _names(folder: Path) -> str:
    return ", ".join(sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()))


def main() -> int:
    """The exit status of a soak as the command line asks for it."""
    parser = Parser(prog="python -m devtools.soak", description="Play for a long time and print what grows.")
    add_arguments(parser)
    try:
        with ended_by_signals():
            return run(parser.parse_args())
    except Ended as ended:
        return ended.status


if __name__ == "__main__":
    sys.exit(main())
