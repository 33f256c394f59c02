"""A process to be killed: it has a master think, says which process that is, and asks on for ever."""

import os
import sys
import time
from pathlib import Path

from game.content import load_content
from game.match.thinking import Thinker
from game.rules import Options, new_game, view_for
from game.rules.view import View


def first_view() -> View:
    """The first question of a game."""
    table, _ = new_game(load_content(), Options(seats=2, automa=False, first_seat=0), seed=1)
    return view_for(table, 0)


def main(then: str) -> None:
    """Leave or go on asking after the first answer."""
    thinker = Thinker(load_content())
    ticket = thinker.ask(first_view(), "novice", 0)
    while thinker.answer(ticket) is None:
        time.sleep(0.01)
    os.write(1, f"{thinker.pid}\n".encode())
    thinker.ask(first_view(), "master", 1)
    while then == "ask on":
        time.sleep(0.01)
    Path(then).write_text(str(time.time()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
