"""A process to be killed: it plays a saved match on and says the number of each state once that is committed."""

import os
import sys
from pathlib import Path
from random import Random

from game.content import load_content
from game.match import Match, Store

UNDO = 0.2  # a share of the steps


def play(match: Match, rng: Random) -> None:
    """Play to the end, taking back a move now and then."""
    say(match)
    while not match.is_over:
        if match.undo_refusal() is None and rng.random() < UNDO:
            match.undo()
        else:
            seat = rng.choice(match.pending())
            match.submit(rng.choice(match.legal_moves(seat)), match.number)
        say(match)


def say(match: Match) -> None:
    """Write one line, past every buffer: what is said is committed."""
    os.write(1, f"{line_of(match)}\n".encode())


def line_of(match: Match) -> str:
    """The number of the state and the move that led to it."""
    return f"{match.number} {match.log[-1].move!r}" if match.log else f"{match.number}"


if __name__ == "__main__":
    with Store(Path(sys.argv[1])) as store:
        play(store.open_match(sys.argv[2], load_content()), Random(int(sys.argv[3])))
