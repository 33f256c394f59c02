"""`main.py check [PATH]`: say whether the table can play with the YAML in a folder, and if not, what to mend."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.cli.command_line import folder
from game.client.scenes.examples import read_examples
from game.client.scenes.tutorial.lesson import read_chapters
from game.companion.rules.tiles import FILE, load_tiles
from game.content import ContentError, load_content
from game.content.load import check
from game.foreign_file import is_taken, settled
from game.places import CONFIG
from game.terminal import tell


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` the folder to read."""
    parser.add_argument("path", metavar="PATH", nargs="?", type=folder, help="the folder (else config/)")


def run(arguments: Namespace) -> int:
    """Return 0 and print a summary where all is well; else return 1 and print each fault, with its place."""
    try:
        summary = [*check(arguments.path), tiles_line(arguments.path), *own_cards_lines(arguments.path)]
    except ContentError as error:
        tell(*error.lines(), error=True)
        return 1
    tell(*summary)
    return 0


def own_cards_lines(folder: Path | None) -> list[str]:
    """Return a line on the tutorial and one on the examples, which have the game's own cards. Raises ContentError."""
    if folder is not None and settled(folder) != settled(CONFIG):
        return [
            "the tutorial is taught with the game's own cards",
            "the examples of the rules are played with the game's own cards",
        ]
    content = load_content(CONFIG)
    chapters, examples = read_chapters(CONFIG, content), read_examples(CONFIG, content)
    return [
        f"{len(chapters)} chapters of the tutorial with {sum(len(chapter.bubbles) for chapter in chapters)} bubbles",
        f"{len(examples)} examples of the rules, each one played",
    ]


def tiles_line(folder: Path | None) -> str:
    """Return a line on the companion's tiles; a folder may leave them out. Raises ContentError where they are wrong."""
    if folder is not None and not is_taken(folder / FILE):
        return f"no {FILE}: the companion takes its own tiles"
    tiles = load_tiles(folder)
    return f"{len(tiles)} action tiles of the companion in {len({tile.arrow for tile in tiles})} directions"
