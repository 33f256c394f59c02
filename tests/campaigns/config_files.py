"""Mutated YAML through `check` and through games: `python -m tests.campaigns.config_files --count 1500 --seed 1`.

Each case changes one file of a copy of config/. Either `check` says in sentences what is wrong, each with its file and,
unless it speaks of the whole file, its line; or a random game with every law checked is played to its end with it.
Untold is a fault without such a place; lost a game that broke a law or found no end.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory

from game.cli import check
from game.companion.rules.history import new_game
from game.companion.rules.tiles import FILE as TILES
from game.companion.rules.tiles import load_tiles
from game.content import Content, ContentError, load_content
from game.places import CONFIG
from game.rules import Options, violations
from game.rules import new_game as new_table
from game.rules.sampling import play_random_game
from tests.campaigns.report import Tally, report
from tests.content.test_mutations import SCRAPS, TEXTS, assert_sayable

FILES = {**TEXTS, TILES: (CONFIG / TILES).read_text(encoding="utf-8")}
LONGEST = 2_000  # moves of a random game
LONGEST_SCRAP = 40
TABLES = tuple(
    Options(seats=seats, automa=automa, characters=characters)
    for seats, automa, characters in ((2, False, True), (4, False, True), (1, True, True), (3, True, False))
)


class EndlessError(RuntimeError):
    """A game that finds no end."""


def run(count: int, seed: int) -> Tally:
    """The tally of so many cases; the same for the same seed."""
    tally, names = Tally("files of config/"), sorted(FILES)
    with TemporaryDirectory() as folder:
        config = Path(copytree(CONFIG, Path(folder) / "config"))
        for number in range(count):
            random, file = Random(f"{seed} {number}"), names[number % len(names)]
            told = f"--seed {seed}, case {number}, {file}"
            text = mutated(FILES[file], random)
            (config / file).write_bytes(text.encode("utf-8", "surrogatepass"))
            with tally.case(told):
                for kind, what in faults(config, random):
                    (tally.lost if kind == "lost" else tally.untold)(what, told)
            (config / file).write_text(FILES[file], encoding="utf-8")
    return tally


def mutated(text: str, random: Random) -> str:
    """A text after up to three changes: a scrap put in or in the place of something, a number or a line changed."""
    for _ in range(random.randint(1, 3)):
        start = random.randint(0, len(text))
        end = min(len(text), start + random.choice((0, 1, 3, LONGEST_SCRAP)))
        lines = text.splitlines(keepends=True)
        at = random.randrange(len(lines)) if lines else 0
        match random.randrange(5):
            case 0:
                text = text[:start] + random.choice(SCRAPS) + text[end:]
            case 1:
                text = text[:start] + text[end:]
            case 2 if numbers := [place for place, letter in enumerate(text) if letter.isdecimal()]:
                place = random.choice(numbers)
                text = text[:place] + random.choice(("0", "1", "2", "9", "10", "99", "-1", "1000")) + text[place + 1 :]
            case 3:
                text = "".join((*lines[:at], *lines[at + 1 :]))
            case _:
                text = "".join((*lines[:at], *lines[at : at + 1] * 2, *lines[at + 1 :]))
    return text


def faults(config: Path, random: Random) -> Iterator[tuple[str, str]]:
    """What was not told or lost in one case."""
    told = StringIO()
    with redirect_stdout(StringIO()), redirect_stderr(told):
        status = check.run(Namespace(path=config))
    try:
        content, tiles = load_content(config), load_tiles(config)
    except ContentError as error:
        assert_sayable(error)
        if status != 1 or error.text not in told.getvalue():
            yield "untold", f"check ends with {status} and says {told.getvalue()!r}"
        yield from (("untold", fault.text) for fault in error.faults() if not (fault.line or _of_the_whole(fault)))
        return
    if status:
        yield "untold", f"check says {told.getvalue()!r}, and it is read all the same"
    new_game(tiles, 1)
    for options in random.sample(TABLES, 2):
        yield from (("lost", f"{options}: {fault}") for fault in broken_laws(content, options, random.randrange(99)))


def _of_the_whole(fault: ContentError) -> bool:
    """Whether a fault is of a file as a whole, so that it has no line."""
    return fault.message.startswith(("the file is", "the file cannot", "not YAML: the file"))


def broken_laws(content: Content, options: Options, seed: int) -> list[str]:
    """What is wrong after a random game, which is to find an end."""
    table, _ = new_table(content, options, seed)

    def watch(*_: object) -> None:
        if table.number > LONGEST:
            raise EndlessError(f"no end after {LONGEST} moves")

    play_random_game(table, Random(seed), watch)
    return [*violations(table), *([] if table.is_over else ["the game is not over"])]


if __name__ == "__main__":
    sys.exit(report(run, __doc__, count=1500))
