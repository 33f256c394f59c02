"""`main.py check [PATH]`: say whether the table can play with the YAML in a folder, and if not, what to mend."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from game.cli.parser import folder
from game.client.base.bindings import DEFAULTS, INTENTS, read_defaults
from game.client.scenes.examples import read_examples
from game.client.scenes.tutorial.lesson import read_chapters
from game.companion.rules.tiles import FILE as TILES
from game.companion.rules.tiles import load_tiles
from game.content import ContentError, own_content, prepared_tables
from game.content.load import FILES, check
from game.content.readers import choice_of
from game.content.strict_yaml import Gathering
from game.foreign_file import is_folder, is_taken, settled
from game.places import CONFIG, config_folder
from game.terminal import tell
from game.whole_text import short

EXAMPLES, TUTORIAL = prepared_tables.FILE, prepared_tables.FOLDER


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` the folder to read."""
    parser.add_argument("path", metavar="PATH", nargs="?", type=folder, help="the folder (else config/)")


def run(arguments: Namespace) -> int:
    """Return 0 and print a summary where all is well; else return 1 and print each fault, with its place."""
    try:
        summary = summary_of(arguments.path)
    except ContentError as error:
        tell(*error.lines(), error=True)
        return 1
    tell(*summary)
    return 0


def summary_of(path: Path | None) -> list[str]:
    """Return a few lines on a folder; raises ContentError with the faults of all its files, unknown ones too."""
    root = settled(config_folder() if path is None else path)
    faults = Gathering()
    lines: list[str | None] = [*(faults.attempt(check, root) or ())]
    if is_folder(root):
        told_of_cards = not lines and root == settled(CONFIG)  # whatever is prepared with them has the same faults
        parts = [part for part in PARTS if not (told_of_cards and part.has_cards)]
        lines += [faults.attempt(tiles_line, path), *(faults.attempt(part_line, part, root) for part in parts)]
        faults.attempt(refuse_unknown_files, root)
    faults.close()
    return [line for line in lines if line]


def tiles_line(folder: Path | None) -> str:
    """Return a line on the companion's tiles; a folder may leave them out. Raises ContentError where they are wrong."""
    if folder is not None and not is_taken(folder / TILES):
        return f"no {TILES}: the companion takes its own tiles"
    tiles = load_tiles(folder)
    return f"{len(tiles)} action tiles of the companion in {len({tile.arrow for tile in tiles})} directions"


# What is always taken from the game's own folder. An owner's copy may hold it too, and is read all the same.


def controls_line(folder: Path) -> str:
    """Return a line on keys and buttons. Raises ContentError."""
    read_defaults(folder / DEFAULTS)
    return f"keys and buttons for {len(INTENTS)} intents and for blind plans"


def chapters_line(folder: Path) -> str:
    """Return a line on the tutorial. Raises ContentError."""
    found = read_chapters(folder, own_content())
    return f"{len(found)} chapters of the tutorial with {sum(len(chapter.bubbles) for chapter in found)} bubbles"


def examples_line(folder: Path) -> str:
    """Return a line on the examples of the rules. Raises ContentError."""
    return f"{len(read_examples(folder, own_content()))} examples of the rules, each one played"


class Part(NamedTuple):
    """A file or folder, what returns a line on it, and what is said of an owner's folder."""

    name: str
    line: Callable[[Path], str]
    of_owner: str
    has_cards: bool = True


PARTS = (
    Part(DEFAULTS, controls_line, "keys and buttons are those of the game itself", has_cards=False),
    Part(TUTORIAL, chapters_line, "the tutorial is taught with the game's own cards"),
    Part(EXAMPLES, examples_line, "the examples of the rules are played with the game's own cards"),
)


def part_line(part: Part, root: Path) -> str:
    """Return a line on a part of a folder, which an owner's may leave out. Raises ContentError."""
    if root == settled(CONFIG):
        return part.line(root)
    if is_taken(root / part.name):
        part.line(root)
    return part.of_owner


# A name with a typo would be missed without a word.


KNOWN = (*FILES, "decks", TILES, *(part.name for part in PARTS), f"{TUTORIAL}/*.yaml")
WORDS = ("*.md", "*.txt")  # ends of files that are for people


def refuse_unknown_files(root: Path) -> None:
    """Raise ContentError with everything that nothing reads; hidden files and words for people may be there."""
    faults = Gathering()
    for below in dict.fromkeys(PurePosixPath(known).parent for known in KNOWN):
        known = [PurePosixPath(each).name for each in KNOWN if PurePosixPath(each).parent == below]
        for name in faults.attempt(_names_in, root / below, f"{root.name}/{below}") or ():
            if not any(fnmatchcase(name, pattern) for pattern in (*known, ".*", *WORDS)):
                place = str(root.name / below / short(name))
                faults.add(ContentError(place, 0, "", f"nothing reads this file; expected {choice_of(known)}"))
    faults.close()


def _names_in(folder: Path, told: str) -> list[str]:
    """What lies in a folder; nothing where there is none, which is told by whoever reads it."""
    try:
        return sorted(path.name for path in folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise ContentError(told, 0, "", f"the folder cannot be read: {error.strerror}") from error
