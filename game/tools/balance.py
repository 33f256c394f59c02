"""`main.py balance`: play many games between computer players and say how balanced the decks of config/ are."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.client.base.kept_files import write_whole
from game.content import load_content
from game.content.strict_yaml import LARGEST
from game.foreign_file import is_taken, read_text
from game.places import config_folder
from game.terminal import tell
from game.tools.balancing.goals import goals
from game.tools.balancing.page import by_hand, page, report
from game.tools.balancing.studies import play_studies
from game.tools.balancing.tables import Findings, all_tables
from game.tools.spreading import add_worker_arguments, positive, workers_named_by

ALL_WELL, FAILED = 0, 1
PAGE = "BALANCE.md"  # beside the cards that were played with


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` what a look at the balance can be told."""
    parser.add_argument("--games", metavar="N", type=positive, default=200, help="how many at each table (else 200)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same games (else 1)")
    add_worker_arguments(parser)
    parser.add_argument("--write", action="store_true", help=f"write the report to {PAGE} beside the cards")
    parser.add_argument("--check", action="store_true", help="say with exit status 1 that a goal is missed")


def run(arguments: Namespace) -> int:
    """Return 0; with `--check` 1 if a goal is missed."""
    content = load_content()
    found = Findings(content, play_studies(arguments.games, arguments.seed, workers_named_by(arguments)))
    judged = goals(found)
    lines = report(all_tables(found), judged)
    if arguments.write:
        write(config_folder() / PAGE, page(lines, arguments.games, arguments.seed, content.digest, len(found.games)))
    else:
        tell(*lines)
    return FAILED if arguments.check and not all(goal.met for goal in judged) else ALL_WELL


def write(path: Path, text: str) -> None:
    """Write the page anew, all but what people wrote at its end."""
    kept = read_text(path, LARGEST) if is_taken(path) else ""
    write_whole(path, text + by_hand(kept))
