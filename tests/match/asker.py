"""A process to be killed: it has a master think, says which process does that, and stays or leaves meanwhile."""

import os
import signal
import sys
import time

from game.content import load_content
from game.match.thinking import Thinker
from game.rules import Options, new_game, view_for
from game.rules.view import View


def first_view() -> View:
    """The first question of a game."""
    table, _ = new_game(load_content(), Options(seats=2, automa=False, first_seat=0), seed=1)
    return view_for(table, 0)


def process_of(thinker: Thinker) -> int | None:
    """The id of the process in which a thinker thinks, while there is one."""
    process = thinker._talk._process if thinker._talk else None
    return process.pid if process else None


def main(then: str) -> None:
    """Ask once, and then something that is never answered if the process is to be stuck."""
    thinker = Thinker(load_content(), limit_s=120)
    ticket = thinker.ask(first_view(), "novice", 0)
    while thinker.answer(ticket) is None:
        time.sleep(0.01)
    pid = process_of(thinker)
    assert pid is not None
    os.write(1, f"{pid}\n".encode())
    if then == "leave":
        os.kill(pid, signal.SIGSTOP)
    thinker.ask(first_view(), "master", 1)
    while then == "stay":
        time.sleep(0.01)


if __name__ == "__main__":
    main(sys.argv[1])
