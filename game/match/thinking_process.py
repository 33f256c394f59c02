"""The process in which computer players think. It reads a question and writes an answer, each a line of JSON.

Nothing is kept between two questions, so it may be ended at any moment. It ends by itself when nobody is left to ask.
"""

import os
import signal
import sys
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from game.child_process import answers_apart, end_here, keep_memory_for_others
from game.content import Content, load_content, shortened
from game.match.thinking import Question
from game.players import Choice, LegalMoves, make_adviser, make_player
from game.players.adviser import best_other
from game.reportable import fault_lines

NICENESS = 10  # a low priority, because the game itself comes first
LONGEST_S = 2.0  # of a search, and of ends played on to: mostly a tenth of a second, and half a second


def main(words: list[str]) -> str | None:
    """Answer until the asking program is gone; returns an error where the folder has other content than its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game, which then ends this process
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    digest, rounds, *folder = words
    content = shortened(load_content(Path(folder[0]) if folder else None), int(rounds))
    if content.digest != digest:
        return f"the content is {content.digest}, the match plays with {digest}"
    keep_memory_for_others()
    answers, own = answers_apart(), os.getpid()
    while True:
        question = msgspec.json.decode(lines.get(), type=Question)
        try:
            reply: Choice | str = think(question, content, LONGEST_S)
        except Exception as error:
            answer(answers, own, "; ".join(map(str.strip, fault_lines(error))))  # for the log of the asking program
            raise
        answer(answers, own, reply)


def answer(answers: BinaryIO, own: int, reply: Choice | str) -> None:
    """Write a line with the choice, or with the fault that ends this process; a copy made by a player ends silently."""
    if os.getpid() != own:
        os._exit(0)
    answers.write(msgspec.json.encode(reply) + b"\n")
    answers.flush()


def think(question: Question, content: Content, longest_s: float = inf) -> Choice:
    """What a player of the question's level chooses or advises, made for this question, or the best other move."""
    legal = LegalMoves(content, question.view)
    if question.made is not None:
        return best_other(legal, question.made)
    make = make_adviser if question.advises else make_player
    return make(question.level, question.seed, longest_s=longest_s).choose(question.view, legal)


def _listen(lines: SimpleQueue[bytes]) -> None:
    """Notice that the asking program is gone, also in the middle of a thought."""
    with open(sys.stdin.fileno(), "rb", closefd=False) as asker:  # Python would wait for the shared reader at its end
        for line in asker:
            lines.put(line)
    end_here()
