"""Processes of this program in which code of others may run: it can forge no answer, and nothing outlives it."""

import os
import signal
import sys
from contextlib import suppress
from subprocess import Popen
from typing import BinaryIO


def answers_apart() -> BinaryIO:
    """Return what stdout was, for this process's answers; whatever prints from now on, also in C, prints to stderr."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")  # noqa: TID251 - this is no output for people
    with suppress(OSError):  # a program without a console may have no stderr
        os.dup2(2, 1)
    sys.stdout = sys.stderr  # noqa: TID251
    return answers


def end_with_children(process: Popen[bytes]) -> None:
    """End a process that was started with a session of its own, and all that it started in turn."""
    if process.returncode is None and hasattr(os, "killpg"):  # its number is not given anew before it was waited for
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def end_here() -> None:
    """End this process at once, with all that it started where it has a session of its own."""
    if hasattr(os, "getsid") and os.getsid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def keep_memory_for_others() -> None:
    """Let this process have half of the machine's memory at most, where that can be said."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        half = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (half if hard < 0 else min(half, hard), hard))
