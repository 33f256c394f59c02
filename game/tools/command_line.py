"""The command line: which words start what, and how a program ends politely.

A command is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`. It is imported only
when its name is typed, so that playing starts without the weight of the others.
"""

import os
import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn, Protocol, cast

COMMANDS = {
    "demo": "watch computer players play, with words for those who look on, until somebody presses anything",
    "companion": "be the machine opponent of The Impression, which you play on your own table",
    "simulate": "play many games between computer players and print what came of them",
    "balance": "play many games between computer players and say how balanced the decks of config/ are",
    "arena": "play the standing table between computer players and say whether each level is worth its name",
    "check": "read the YAML in config/, or in the folder PATH, and say what is wrong with it",
    "bench": "measure start-up, the rules and drawing on this machine",
    "tour": "draw every scene into a PNG in the folder DIR, without a screen",
}

MODULES = {"arena": "tournament"}
"""Where a command's module has another name than its word."""

ALL_WELL = 0
FAILED = 1
INTERRUPTED = 130  # what a shell reports for Ctrl-C
PIPE_CLOSED = 141  # and for a reader that left early, such as `head`


class Command(Protocol):
    """What a module of this package offers to be a command."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


def main(words: Sequence[str] | None = None) -> int:
    """Return the exit status of what `words` (those of the process, if left out) start: 0 only if all went well."""
    words = sys.argv[1:] if words is None else words
    try:
        try:
            return start(words)
        finally:  # a closed pipe shows only here, and after --help too
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes once more as it leaves, and would complain: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def start(words: Sequence[str]) -> int:
    """Return the exit status of the command that `words` name, or of the game if they name none."""
    named = next((word for word in words if word in COMMANDS), None)
    command = load(named) if named else None
    arguments = command_parser(named, command).parse_args(words)
    if command is None or arguments.command is None:
        return play(arguments)
    speak_any_letter()
    return command.run(arguments)


def load(name: str) -> Command:
    """Return the module of the command `name`, imported now."""
    return cast(Command, import_module(f"game.tools.{MODULES.get(name, name)}"))


def command_parser(named: str | None, command: Command | None) -> ArgumentParser:
    """Return the parser of the whole command line; of the commands, only the one `named` knows its own options."""
    parser = ArgumentParser(
        prog="main.py", description="The board game Gutenberg at a digital table. No command: play."
    )
    parser.add_argument("--data", metavar="DIR", help="keep saves and settings in this folder")
    parser.add_argument("--windowed", action="store_true", help="play in a window, whatever the settings say")
    parser.add_argument("--kiosk", action="store_true", help="for a stand: full screen, no way out, nothing is kept")
    parser.add_argument("--version", action=ShowVersion, help="print the version and leave")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for name, summary in COMMANDS.items():
        subparser = commands.add_parser(name, help=summary, description=f"{summary.capitalize()}.")
        if command is not None and name == named:
            command.add_arguments(subparser)
    return parser


def play(arguments: Namespace) -> int:
    """Return the exit status of the game itself, once its window is closed."""
    from pathlib import Path

    from game.client.app import main as client

    return client(Path(arguments.data) if arguments.data else None, windowed=arguments.windowed, kiosk=arguments.kiosk)


def speak_any_letter() -> None:
    """Make printing safe where the console can't show a letter (é, ł): it prints an escape and goes on."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # tests put plain buffers here
            reconfigure(errors="backslashreplace")


class ShowVersion(Action):
    """The option --version. pyproject.toml alone holds the number; nothing reads it on the way into a game."""

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **rest)

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        import tomllib
        from pathlib import Path

        project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
        print(project["project"]["version"])
        parser.exit()
