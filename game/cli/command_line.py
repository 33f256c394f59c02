"""The command line: how the program begins, with the game or with the command that is named, and how it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from game.cli.commands import WINDOWS, named_by, opens_window
from game.cli.endings import FAILED, CannotGoOn, Ended, ended_by_signals, fill_missing_streams, print_nowhere
from game.foreign_file import is_folder
from game.places import ASSETS, CONFIG, ROOT, owners_folder, settle_home, use_cards_of
from game.terminal import tell, use_plain_streams
from game.whole_text import short

if TYPE_CHECKING:
    from argparse import Namespace

UNSAID = cast(
    "Namespace",
    SimpleNamespace(command=None, data=None, config=None, windowed=False, kiosk=False, narrate=False),
)
"""What the parser makes of no words. It is loaded only for some: the first picture would wait for it."""

INTERRUPTED = 130  # what a shell reports for Ctrl-C
PIPE_CLOSED = 141  # and for a reader that left early, such as `head`


def main(words: Sequence[str] | None = None) -> int:
    """Return the exit status of what `words` (those of the process, if left out) start: 0 only if all went well."""
    words = sys.argv[1:] if words is None else words
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame must print nothing
    fill_missing_streams()
    with ended_by_signals():
        try:
            try:
                return start(words)
            finally:  # a closed pipe or a full disk is noticed only here, also after --help
                flush_what_matters(words)
        except KeyboardInterrupt:
            return INTERRUPTED
        except CannotGoOn as reason:
            return failed(*reason.args)
        except Ended as ended:
            return ended.status
        except BrokenPipeError:
            print_nowhere()
            return PIPE_CLOSED
        except OSError as error:
            return refused(error, words)
        except Exception as error:  # noqa: BLE001 - the last resort: a fault of ours ends in a report and a sentence
            return faulty(error, words)


def refused(error: OSError, words: Sequence[str]) -> int:
    """Return the status of a failure of the disk or the output, and say what it was."""
    if error.filename is not None:
        if opens_window(words):
            return faulty(error, words)
        return failed(f"{error.strerror}: {short(str(error.filename))}")
    print_nowhere()
    return failed(f"Nothing more can be written: {error.strerror or error}.")


def faulty(error: Exception, words: Sequence[str]) -> int:
    """Tell about a fault of the program, and return its status."""
    from game.cli.faults import tell_of

    in_window = opens_window(words)
    tell_of(error, in_window=in_window, keeps=in_window and "--kiosk" not in words)
    return FAILED


def failed(*lines: str) -> int:
    """Say on stderr what failed, and return the status of a failure."""
    tell(*lines, error=True)
    return FAILED


def flush_what_matters(words: Sequence[str]) -> None:
    """Flush the output; with a window, failures are ignored."""
    asked = sys.exc_info()[0] is SystemExit  # as by --help
    try:
        sys.stdout.flush()  # noqa: TID251
    except OSError:
        if asked or not opens_window(words):
            raise
        print_nowhere()


def start(words: Sequence[str]) -> int:
    """Return the exit status of the command that `words` name, or of the game if they name none."""
    use_plain_streams()
    arguments, run = parsed(words) if words else (UNSAID, play)
    if not (is_folder(ASSETS) and is_folder(CONFIG)):
        raise CannotGoOn(f"The program's own files are not in {short(str(ROOT))}: install or unpack all of it.")
    if not settle_home(arguments.data) and opens_window(words) and not arguments.kiosk:
        raise CannotGoOn("This account has no home folder: name a folder for saves and settings with --data DIR.")
    if arguments.config is not None:
        use_cards_of(arguments.config)
    return content_told(run, arguments)


def parsed(words: Sequence[str]) -> tuple[Namespace, Callable[[Namespace], int]]:
    """Return what `words` say, and what runs with it."""
    from game.cli.parser import command_parser, load

    named = named_by(words)
    arguments = command_parser([named] if named else []).parse_args(words)
    return arguments, play if named is None or named in WINDOWS else load(named).run


def content_told(run: Callable[[Namespace], int], arguments: Namespace) -> int:
    """Return the status of a run; if the cards are wrong, say so as `check` does; check an owner's first."""
    try:
        if owners_folder() is not None:
            from game.companion.rules.tiles import load_tiles
            from game.content import load_content

            load_content()
            load_tiles()
        return run(arguments)
    except Exception as error:
        from game.content import ContentError  # too slow to import on the way into a game

        if not isinstance(error, ContentError):
            raise
        return failed(*error.lines())


def play(arguments: Namespace) -> int:
    """Return the exit status of the game itself, or of a command that opens its window, once that is closed."""
    from game.client.scenes.start import main as client

    start, kiosk = arguments.command or "", arguments.kiosk and arguments.command != "companion"
    return client(arguments.data, windowed=arguments.windowed, start=start, kiosk=kiosk, narrate=arguments.narrate)
