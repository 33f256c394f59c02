"""The command line: which word starts which command, and how the program ends.

A command is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`. It is imported only
when its name is typed, so that the game starts without loading the others. `WINDOWS` need none.
"""

import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, Protocol, cast

from game.cli.endings import FAILED, CannotGoOn, Ended, ended_by_signals, fill_missing_streams, print_nowhere
from game.foreign_file import ForeignFileError, given_path, is_folder, refuse_no_folder
from game.places import ASSETS, CONFIG, ROOT, owners_folder, settle_home, use_cards_of
from game.terminal import escaped, tell, use_plain_streams
from game.whole_text import short

COMMANDS = {
    "demo": "watch computer players play, with words for those who look on, until somebody presses anything",
    "companion": "be the machine opponent of The Impression, which you play on your own table",
    "simulate": "play many games between computer players and print what came of them",
    "balance": "play many games between computer players and say how balanced the decks of config/ are",
    "arena": "play the standing table between computer players and say whether each level is worth its name",
    "replay": "prove every move of a saved or exported match, and write it as a file",
    "report": "pack what helps to find a fault into one file to attach, which names nobody",
    "check": "read the YAML in config/, or in the folder PATH, and say what is wrong with it",
    "bench": "measure start-up, the rules and drawing on this machine",
    "tour": "draw every scene into a PNG in the folder DIR, without a screen",
}

MODULES = {"arena": "tournament", "replay": "replay_command"}
"""Commands whose module has another name."""

WINDOWS = frozenset({"demo", "companion"})
"""Commands without a module, which open the window at what they name; errors in them are faults of the program."""

FOLDERS = frozenset({"--data", "--config"})
"""Options that are followed by a folder."""

INTERRUPTED = 130  # what a shell reports for Ctrl-C
PIPE_CLOSED = 141  # and for a reader that left early, such as `head`

LONGEST_COMPLAINT = 400  # letters of what is said of a wrong word

STATUSES = "The exit status is 0 where all went well, 1 after a failure, 2 for wrong words, 130 after Ctrl-C."


class Command(Protocol):
    """What a module of this package offers to be a command."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


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


def opens_window(words: Sequence[str]) -> bool:
    """Return whether `words` open a window."""
    return named_by(words) in {None, *WINDOWS}


def named_by(words: Sequence[str]) -> str | None:
    """Return the command among `words`, which is not the folder that an option names; None where they name none."""
    before = ["", *words]
    return next(
        (word for last, word in zip(before, words, strict=False) if word in COMMANDS and last not in FOLDERS), None
    )


def start(words: Sequence[str]) -> int:
    """Return the exit status of the command that `words` name, or of the game if they name none."""
    use_plain_streams()
    named = named_by(words)
    arguments = command_parser([named] if named else []).parse_args(words)
    if not (is_folder(ASSETS) and is_folder(CONFIG)):
        raise CannotGoOn(f"The program's own files are not in {short(str(ROOT))}: install or unpack all of it.")
    if not settle_home(arguments.data) and opens_window(words) and not arguments.kiosk:
        raise CannotGoOn("This account has no home folder: name a folder for saves and settings with --data DIR.")
    if arguments.config is not None:
        use_cards_of(arguments.config)
    return content_told(play if named is None or named in WINDOWS else load(named).run, arguments)


def content_told(run: Callable[[Namespace], int], arguments: Namespace) -> int:
    """Return the status of a run; if the cards are wrong, say so as `check` does; check an owner's first."""
    try:
        if owners_folder() is not None:
            read_cards()
        return run(arguments)
    except Exception as error:
        from game.content import ContentError  # too slow to import on the way into a game

        if not isinstance(error, ContentError):
            raise
        return failed(*error.lines())


def read_cards() -> None:
    """Read the cards that will be played with; raises ContentError where they are not in order."""
    from game.companion.rules.tiles import load_tiles
    from game.content import load_content

    load_content()
    load_tiles()


def load(name: str) -> Command:
    """Return the module of the command `name`, imported now."""
    return cast(Command, import_module(f"game.cli.{MODULES.get(name, name)}"))


def command_parser(named: Collection[str]) -> ArgumentParser:
    """Return the parser of the whole command line; of the commands, only those `named` know their own options."""
    name = typed_name()
    parser = Parser(
        prog=name,
        description=f"The board game Gutenberg at a digital table. `{name}` alone plays.",
        epilog=f"`{name} COMMAND --help` tells what a command can be told. {STATUSES}",
    )
    add_common_arguments(parser)
    parser.add_argument("--version", action=ShowVersion, help="print which versions run here, and leave")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, summary in COMMANDS.items():
        described = f"{summary[0].upper()}{summary[1:]}."
        subparser = commands.add_parser(name, help=summary, description=described)
        if name in named:
            if name not in WINDOWS:
                load(name).add_arguments(subparser)
            # Options before a command may follow it too; without a default here, an option before it keeps its value.
            add_common_arguments(subparser, shown=name in WINDOWS, default=SUPPRESS)
    return parser


def typed_name() -> str:
    """Return what was typed to start the program."""
    path = Path(escaped(sys.argv[0]))
    if path.name == "__main__.py":
        return f"python -m {path.parent.name}"
    return f"python {path.name}" if path.suffix == ".py" else path.stem


def add_common_arguments(parser: ArgumentParser, *, shown: bool = True, **otherwise: Any) -> None:
    """Give `parser` what all commands take."""
    words = {
        "data": "keep saves and settings in this folder",
        "config": "take cards, gears and numbers from this folder, made like the game's own config/",
        "windowed": "play in a window, whatever the settings say",
        "kiosk": "for a stand: full screen, no way out, nothing is kept",
        "narrate": "tell all in words, aloud where the system has a voice",
    }
    helps = {name: help_words if shown else SUPPRESS for name, help_words in words.items()}
    for name in ("data", "config"):
        parser.add_argument(f"--{name}", metavar="DIR", type=folder, help=helps[name], **otherwise)
    for name in ("windowed", "kiosk", "narrate"):
        parser.add_argument(f"--{name}", action="store_true", help=helps[name], **otherwise)


def folder(word: str) -> Path:
    """Return the folder that a word names, which may still be missing; argparse complains of what can be none."""
    named = path(word)
    try:
        refuse_no_folder(named)
    except ForeignFileError as error:
        raise ArgumentTypeError(f"{short(word)!r} is no folder: {error.strerror}") from error
    return named


def path(word: str) -> Path:
    """Return the path that a word names; argparse complains of what can be none."""
    try:
        named = given_path(word)
    except ForeignFileError as error:
        raise ArgumentTypeError(f"{short(word)!r} is no path: {error.strerror}") from error
    if not word:
        raise ArgumentTypeError("'' is no path")
    return named


def play(arguments: Namespace) -> int:
    """Return the exit status of the game itself, or of a command that opens its window, once that is closed."""
    from game.client.scenes.start import main as client

    start, kiosk = arguments.command or "", arguments.kiosk and arguments.command != "companion"
    return client(arguments.data, windowed=arguments.windowed, start=start, kiosk=kiosk, narrate=arguments.narrate)


class Parser(ArgumentParser):
    """A parser that raises OSError if its help cannot be printed, which the usual one ignores.

    What it says of a wrong word is one short line, whatever the word holds.
    """

    def error(self, message: str) -> NoReturn:
        super().error(short(escaped(message), LONGEST_COMPLAINT))

    def print_help(self, file: Any = None) -> None:
        """Print the help; raises OSError."""
        (file or sys.stdout).write(self.format_help())  # noqa: TID251 - through its plain stream


class ShowVersion(Action):
    """The option --version; nothing reads the number on the way into a game."""

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **rest)

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        from game.client.base.logbook import versions

        program, *below = [f"{name} {number}" for name, number in versions()]
        tell(program, ", ".join(below))
        parser.exit()
