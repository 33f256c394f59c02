"""The process in which computer players think: a line of JSON asks, a line answers. `game.match.thinking` starts it.

Nothing is kept between two questions, so it may be ended at any moment. It ends by itself when nobody is left to ask.
"""

import os
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from game.content import Content, load_content, shortened
from game.match.question import Question
from game.players import Choice, LegalMoves, make_player

NICENESS = 10  # whoever plays comes first on this machine


def main(words: list[str]) -> str | None:
    """Answer until the asker is gone; what is wrong, where the content of the folder is not the asker's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which then ends this
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    digest, rounds, *folder = words
    content = shortened(load_content(Path(folder[0]) if folder else None), int(rounds))
    if content.digest != digest:
        return f"the content is {content.digest}, the match plays with {digest}"
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a player of others prints is no answer
    while True:
        try:
            reply: Choice | str = think(msgspec.json.decode(lines.get(), type=Question), content)
        except Exception:
            answer(answers, traceback.format_exc())  # for the asker's log
            raise
        answer(answers, reply)


def answer(answers: BinaryIO, reply: Choice | str) -> None:
    """Write a line: what was chosen, or the fault that ends this process."""
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


def think(question: Question, content: Content) -> Choice:
    """What a player of the question's level does there, made anew for it."""
    player = make_player(question.level, question.seed)
    return player.choose(question.view, LegalMoves(content, question.view))


def _listen(lines: SimpleQueue[bytes]) -> None:
    """Hear the asker leave even in the middle of a thought, whatever made it leave."""
    with open(sys.stdin.fileno(), "rb", closefd=False) as asker:  # its own reader: Python's end would wait for that one
        for line in asker:
            lines.put(line)
    os._exit(0)
