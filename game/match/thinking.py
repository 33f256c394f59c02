"""The thinker: computer players think in another process, so that thinking never delays a frame.

ticket = thinker.ask(match.view(seat), level, seed_for(match.seed, seat, match.number))
...
choice = thinker.answer(ticket)  # in every frame, until it is there
"""

import logging
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from game.child_process import end_with_children
from game.content import Content
from game.foreign_file import settled
from game.guest_names import OWN
from game.match.players import Level
from game.places import ROOT, THINK, own_command
from game.reportable import Reportable, reportable_of
from game.rules import View
from game.rules.moves import Move

if TYPE_CHECKING:
    from game.players import Choice


class Question(msgspec.Struct, frozen=True):
    """Asks what a player of this level would do; equal questions have equal answers.

    With `advises` it asks for a hint, and with a move that was `made` for the best other one.
    """

    view: View
    level: Level
    seed: int
    advises: bool = False
    made: Move | None = None


# One talk with a thinking process. A thread starts the process, writes, reads and waits, so that nothing else does.

Reply: TypeAlias = "Choice | Literal['lost']"
_log = logging.getLogger(__name__)
OWN_WINDOW_NEVER = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
LONGEST_ANSWER = 1_000_000  # bytes; what goes on makes no sense


class Talk:
    """Starts a process and asks it one question after the other, until the process dies or the talk is ended."""

    def __init__(self, words: Sequence[str]) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        Thread(target=self._hold, args=(tuple(words),), name="thinking", daemon=True).start()

    def ask(self, question: Question) -> None:
        self._questions.put(question)

    def reply(self) -> "Reply | None":
        """The next reply if it is there; "lost" means that the process is gone and this talk is over."""
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def end(self) -> None:
        self._ended = True  # set before the process is looked at; the thread does this in the other order
        if self._process is not None:
            end_with_children(self._process)
        self._questions.put(None)

    def _hold(self, words: Sequence[str]) -> None:
        """The thread: start the process, then pass questions and replies on."""
        try:
            process = self._started(words)
        except OSError:
            _log.exception("no process to think in can be started")
            self._replies.put("lost")
            return
        with suppress(OSError), process:  # the process may end before everything was written
            self._pass_on(process)
            end_with_children(process)

    def _started(self, words: Sequence[str]) -> subprocess.Popen[bytes]:
        self._process = process = subprocess.Popen(  # noqa: S603 - our own program
            [*own_command(THINK), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            creationflags=OWN_WINDOW_NEVER,
            start_new_session=True,  # Ctrl-C in a terminal must not reach it
        )
        if self._ended:
            end_with_children(process)
        return process

    def _pass_on(self, process: subprocess.Popen[bytes]) -> None:
        from game.players import Choice

        assert process.stdin is not None
        assert process.stdout is not None
        while (question := self._questions.get()) is not None:
            try:
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                process.stdin.flush()
                reply = msgspec.json.decode(process.stdout.readline(LONGEST_ANSWER), type=Choice | str)
            except (OSError, ValueError) as error:  # the process is gone, or its answer makes no sense
                self._lose(error)
                return
            if isinstance(reply, str):
                self._lose(Reportable(reply))
                return
            self._replies.put(reply)

    def _lose(self, why: BaseException | Reportable) -> None:
        if not self._ended:
            _log.error("the thinking process is lost: %s", why)
        self._replies.put("lost")


LIMIT_S = 10.0  # a master mostly needs a tenth of a second, and four seconds on the slowest machine
LONGEST_LOOK_S = 1.0  # the most that counts between two looks: in a longer time the machine slept
TRIES = 2


def seed_for(match_seed: int, seat: int, number: int) -> int:
    """The seed of a thought: equal for equal states, and different from the seed of the rules."""
    text = f"a computer's thought: {match_seed} {seat} {number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


class Thinker:
    """A process beside this one in which computer players think; nothing here ever waits.

    The first question starts it, and it answers questions in their order. Whatever happens to the process, each
    question has an answer: one that takes longer than `limit_s`, or with which the process ended twice, is answered
    here with any legal move and the reason "fallback".
    """

    def __init__(self, content: Content, config: Path | None = None, limit_s: float = LIMIT_S) -> None:
        """`config` is the folder that `content` was loaded from, where it is not the game's own."""
        self._content = content
        rounds = str(content.rules.rounds)
        self._words: Sequence[str] = (content.digest, rounds, *([str(settled(config))] if config else []))
        self._limit_s = limit_s
        self._tickets = count(1)
        self._open: dict[int, Question] = {}  # questions in the order in which they were asked
        self._answers: dict[int, Choice] = {}
        self._talk: Talk | None = None
        self._asked: int | None = None  # the ticket that the process is thinking about
        self._looked_s = self._thought_s = 0.0  # the last look, and how long it has been thinking
        self._losses = 0  # how often the process has ended at that ticket

    def ask(self, view: View, level: Level, seed: int) -> int:
        """A ticket for the answer of a player of this level to a view whose seat is to move."""
        return self._asked_for(Question(view, level, seed))

    def advise(self, view: View, level: Level, seed: int) -> int:
        """A ticket for a hint as strong as this level; see `game.players.adviser`."""
        return self._asked_for(Question(view, level, seed, advises=True))

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the best other move than the one that the seat of a view made; see `game.players.adviser`."""
        return self._asked_for(Question(view, "master", 0, made=made))

    def _asked_for(self, question: Question) -> int:
        ticket = next(self._tickets)
        self._open[ticket] = question
        self._go_on()
        return ticket

    def answer(self, ticket: int) -> "Choice | None":
        """Return the choice for a ticket and forget it; None before it is there, and for an unknown ticket."""
        self._go_on()
        return self._answers.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Drop a question or its answer; if it is being thought about, that ends at once."""
        self._open.pop(ticket, None)
        self._answers.pop(ticket, None)
        if ticket == self._asked:
            self._end_talk()
            self._asked = None
        self._go_on()

    def close(self) -> None:
        """End the process at once and drop every question. A later question starts a new one."""
        self._open.clear()
        self._answers.clear()
        self._asked = None
        self._end_talk()

    def _go_on(self) -> None:
        if self._asked is not None:
            self._look(self._asked)
        if self._asked is None and self._open:
            self._asked, self._losses = next(iter(self._open)), 0
            self._put(self._asked)

    def _put(self, ticket: int) -> None:
        if self._talk is None:
            self._talk = Talk(self._words)
        self._looked_s, self._thought_s = monotonic(), 0.0
        self._talk.ask(self._open[ticket])

    def _look(self, ticket: int) -> None:
        """Take a reply that is there; start again or answer here, if the process is lost or too slow."""
        assert self._talk is not None
        before_s, self._looked_s = self._looked_s, monotonic()
        self._thought_s += min(max(0.0, self._looked_s - before_s), LONGEST_LOOK_S)
        reply = self._talk.reply()
        if reply is None:
            if self._thought_s > self._limit_s:
                self._end_talk()
                self._settle(ticket, self._fallback(ticket, "took too long"))
        elif reply != "lost":
            self._settle(ticket, reply if self._allows(ticket, reply) else self._fallback(ticket, "was no legal move"))
        else:
            self._end_talk()
            self._losses += 1
            if self._losses < TRIES:
                self._put(ticket)
            else:
                self._settle(ticket, self._fallback(ticket, "ended the process"))

    def _settle(self, ticket: int, choice: "Choice") -> None:
        asked = self._open.pop(ticket)
        level, code = reportable_of(asked.level, OWN), Reportable(choice.reason.code)
        _log.info("%s at seat %d, move %d: %s", level, asked.view.seat, asked.view.number, code)
        self._answers[ticket] = choice
        self._asked = None

    def _allows(self, ticket: int, choice: "Choice") -> bool:
        """Whether the rules allow a choice; a player of another package may have changed anything in its process."""
        from game.players import LegalMoves

        return choice.move in LegalMoves(self._content, self._open[ticket].view)

    def _fallback(self, ticket: int, what: str) -> "Choice":
        """Any legal move, so that the game goes on."""
        from game.players import Choice, LegalMoves, Reason

        question = self._open[ticket]
        level, view = reportable_of(question.level, OWN), question.view
        _log.error("a thought %s: %s, seat %d, move %d", Reportable(what), level, view.seat, view.number)
        move = LegalMoves(self._content, question.view).sample(Random(question.seed))
        return Choice(move, Reason("fallback"))

    def _end_talk(self) -> None:
        if self._talk is not None:
            self._talk.end()
            self._talk = None
