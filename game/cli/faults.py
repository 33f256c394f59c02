"""Faults of the program: writes a report beside the log, and says in a sentence or a window where it is."""

import logging
import os
import signal
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.cli.endings import SIGNALS
from game.client.base.i18n import say
from game.client.base.logbook import begin_log, last_lines
from game.places import log_folder, version
from game.reportable import Reportable, fault_lines, kind_of, system
from game.terminal import escaped, tell

_log = logging.getLogger(__name__)
UNSEEN = frozenset({"dummy", "offscreen"})


def tell_of(error: Exception, *, in_window: bool, keeps: bool) -> None:
    """Write a report of a fault and say where it lies; in a window too, where the program had one.

    `keeps` tells whether games are kept on the disk, as they are at home and not at a stand.
    """
    begin_log(log_folder())
    _log.critical("ended by a fault: %s", Reportable(kind_of(error)))
    words = sentence(written(report(error)), keeps=keeps)
    if not in_window:
        tell("Traceback (most recent call last):", *fault_lines(error, whole=True), error=True)
    with suppress(OSError):  # nobody may be there to read it
        tell(*words.splitlines(), error=True, flush=True)
    if in_window:
        show(words)


def sentence(path: Path | None, *, keeps: bool) -> str:
    """Return what a person is told."""
    parts = [say("Gutenberg had to stop: a fault in the program.")]
    if keeps:
        parts.append(say("Your game is saved up to its last step. Choose “Resume” when you start again."))
    if path is not None:
        there = escaped(path)
        parts.append(say("Please send us this file. It says what happened and names nobody:\n{path}", path=there))
    return "\n".join(parts)


def report(error: Exception) -> str:
    """Return what helps to find a fault and names nobody: versions, where it happened, and what was logged before."""
    parts = [
        *(f"{name} {number}" for name, number in found_versions()),
        f"{system()}, {datetime.now().astimezone():%Y-%m-%d %H:%M}",
        "",
        *fault_lines(error),
        "",
        "The last lines of the log:",
        *last_lines(),
    ]
    return "\n".join(parts) + "\n"


def found_versions() -> list[tuple[str, str]]:
    """Return the versions of what runs here; of the program and Python alone where pygame cannot even be loaded."""
    try:
        from game.client.base.logbook import versions

        return versions()
    except ImportError:
        return [("Gutenberg", version()), ("Python", sys.version.split()[0])]


def written(text: str) -> Path | None:
    """Return the file that a report was written to; None where the disk takes none."""
    path = log_folder() / f"fault-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path


def show(words: str) -> None:
    """Show a window with words and wait until it is closed; nothing where there is no screen."""
    if os.environ.get("SDL_VIDEODRIVER") in UNSEEN:
        return
    try:
        import pygame
    except ImportError:
        return
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGINT, *SIGNALS)}
    try:  # no Python runs while the window is open, so that a signal ends the program directly
        pygame.display.message_box("Gutenberg", words, "error")
    except pygame.error:  # there is no screen
        pass
    finally:
        for number, heard in before.items():
            signal.signal(number, heard)
