"""`main.py report [ID]`: pack what helps to find a fault into one file to attach, which names nobody."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.endings import ALL_WELL, FAILED
from game.cli.parser import path
from game.client.base.settings import Choices
from game.client.session.fault_report import match_text, write_report
from game.content import load_content
from game.foreign_file import refuse_no_folder
from game.match.errors import SaveError
from game.match.store import Store
from game.places import log_folder
from game.terminal import tell
from game.whole_text import short


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` the match and the folder."""
    parser.add_argument("match", metavar="ID", nargs="?", help="a saved game (else the one played last)")
    parser.add_argument("--to", metavar="DIR", type=path, default=Path(), help="where to write it (else here)")


def run(arguments: Namespace) -> int:
    """Return 0 and print where the report lies; 1 where the match or the folder is not there."""
    with Store(arguments.data) as store:
        games = store.saved_games()
        if store.refusal is not None and not games:
            tell(f"The saved games cannot be read ({store.refusal}).", error=True)
        match_id = arguments.match or (games[0].id if games else "")
        try:
            refuse_no_folder(arguments.to)
            match = match_text(store, match_id, load_content()) if match_id else ""
            written = write_report(arguments.to, log_folder(), Choices(arguments.data).now, match)
        except SaveError as error:
            tell(f"There is no game {short(match_id)!r} that can be read ({error.code}).", error=True)
            return FAILED
        except OSError as error:
            tell(f"The report cannot be written: {error.strerror or error}.", error=True)
            return FAILED
    tell(written)
    return ALL_WELL
