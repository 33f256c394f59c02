"""The parser of the command line, and its commands; a game that is started without words does without it.

A command is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`. It is imported only
when its name is typed, so that the game starts without loading the others.
"""

import sys
from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError
from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from game.cli.commands import COMMANDS, WINDOWS
from game.foreign_file import ForeignFileError, given_path, refuse_no_folder
from game.terminal import escaped, tell
from game.whole_text import short

MODULES = {"arena": "tournament", "replay": "replay_command"}
"""Commands whose module has another name."""

LONGEST_COMPLAINT = 400  # letters of what is said of a wrong word

STATUSES = "The exit status is 0 where all went well, 1 after a failure, 2 for wrong words, 130 after Ctrl-C."


def load(name: str) -> ModuleType:
    """Return the module of the command `name`, imported now."""
    return import_module(f"game.cli.{MODULES.get(name, name)}")


def command_parser(named: Collection[str]) -> ArgumentParser:
    """Return the parser of the whole command line; of the commands, only those `named` know their own options."""
    name = typed_name()
    parser = Parser(
        prog=name,
        description=f"The board game Gutenberg at a digital table. `{name}` alone plays.",
        epilog=f"`{name} COMMAND --help` tells what a command can be told. {STATUSES}",
    )
    add_common_arguments(parser)
    parser.add_argument(
        "--version", action=ShowVersion, nargs=0, default=SUPPRESS, help="print which versions run here, and leave"
    )
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

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        from game.client.base.logbook import versions

        program, *below = [f"{name} {number}" for name, number in versions()]
        tell(program, ", ".join(below))
        parser.exit()
