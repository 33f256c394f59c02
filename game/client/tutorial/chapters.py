"""The chapters that can be played: `config/tutorial/`, checked against the moves and sentences of the game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.client.base.i18n import ROMAN, say
from game.client.text.tutorial_text import ANSWERS, BUBBLES, CHAPTERS, FILLED
from game.content import Content, load_content
from game.content.prepared_tables import load_tutorial
from game.content.strict_yaml import ContentError
from game.content.tables import Chapter
from game.places import CONFIG
from game.rules.prepared import known, prepared_table


@cache
def own_content() -> Content:
    """The game's own cards: the tables are prepared with them, whatever cards an owner plays with."""
    return load_content(CONFIG)


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters, first to last; raises ContentError where a file is wrong."""
    return read_chapters(CONFIG, own_content())


def read_chapters(folder: Path, content: Content) -> tuple[Chapter, ...]:
    """The chapters in a folder like `config/`; raises ContentError with every fault."""
    found = load_tutorial(content, known((*BUBBLES, *FILLED), tuple(ANSWERS)), folder)
    if len(found) != len(CHAPTERS):
        raise ContentError(f"{folder.name}/tutorial", 0, "", f"expected {len(CHAPTERS)} chapters, found {len(found)}")
    faults = list(_impossible(found, content, folder))
    if faults:
        raise ContentError(faults[0].file, 0, "", faults[0].message, faults[1:])
    return found


def _impossible(found: tuple[Chapter, ...], content: Content, folder: Path) -> Iterator[ContentError]:
    """The tables to which no game could come."""
    for number, chapter in enumerate(found, start=1):
        for at, table in enumerate(chapter.tables, start=1):
            try:
                prepared_table(content, table)
            except ValueError as error:
                yield ContentError(f"{folder.name}/tutorial, chapter {number}", 0, f"tables[{at}]", str(error))


def title_words(at: int) -> str:
    """A chapter by its number and title."""
    return say("{number}. {title}", number=ROMAN[at + 1], title=CHAPTERS[at].title())
