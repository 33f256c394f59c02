"""One talk with a thinking process. A thread starts the process, writes, reads and waits, so that nothing else does."""

import logging
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from game.match.question import Question
from game.places import ROOT, thinking_command
from game.reportable import Reportable

if TYPE_CHECKING:
    from game.players import Choice

Reply: TypeAlias = "Choice | Literal['lost']"
_log = logging.getLogger(__name__)
OWN_WINDOW_NEVER = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class Talk:
    """Starts a process and asks it one question after the other, until the process dies or the talk is ended."""

    def __init__(self, words: Sequence[str]) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._replies: SimpleQueue[Reply] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        Thread(target=self._hold, args=(tuple(words),), name="thinking", daemon=True).start()

    def ask(self, question: Question) -> None:
        """Send a question, which will have one `reply`."""
        self._questions.put(question)

    def reply(self) -> "Reply | None":
        """The next reply if it is there; "lost" means that the process is gone and this talk is over."""
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def end(self) -> None:
        """End the process at once, whatever it is thinking about."""
        self._ended = True  # set before the process is looked at; the thread does this in the other order
        if self._process is not None:
            self._process.kill()
        self._questions.put(None)

    @property
    def pid(self) -> int | None:
        """The process, once it is started."""
        return self._process.pid if self._process else None

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
            process.kill()

    def _started(self, words: Sequence[str]) -> subprocess.Popen[bytes]:
        self._process = process = subprocess.Popen(  # noqa: S603 - our own program
            [*thinking_command(), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            creationflags=OWN_WINDOW_NEVER,
            start_new_session=True,  # Ctrl-C in a terminal must not reach it
        )
        if self._ended:
            process.kill()
        return process

    def _pass_on(self, process: subprocess.Popen[bytes]) -> None:
        from game.players import Choice

        assert process.stdin is not None
        assert process.stdout is not None
        while (question := self._questions.get()) is not None:
            try:
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                process.stdin.flush()
                reply = msgspec.json.decode(process.stdout.readline(), type=Choice | str)
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
