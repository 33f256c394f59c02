"""The worked examples of the rules: which article has one, and its states, to be watched move by move."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from game.client.base.seating import STYLES
from game.client.text.rulebook import chapters
from game.client.text.rulebook.article import Chapter
from game.content import Content, own_content
from game.content.prepared_tables import FILE, load_examples
from game.content.strict_yaml import ContentError
from game.content.tables import Example
from game.match.past_states import Past
from game.match.players import Player
from game.match.store import prepared_save
from game.places import CONFIG
from game.rules.prepared import known

NAMES = ("Anna", "Tom", "Kate", "Paul")
"""Who plays the examples: the people of the rules, and one more."""


def with_examples(found: Sequence[Chapter], content: Content) -> tuple[Chapter, ...]:
    """The chapters with the examples of their articles; none where an owner's rules differ from ours."""
    if content.rules != own_content().rules:
        return tuple(found)
    ids = {one.article: one.id for one in own_examples()}
    return tuple(
        Chapter(title, tuple(article._replace(example=ids.get(article.key, "")) for article in articles))
        for title, articles in found
    )


@cache
def own_examples() -> tuple[Example, ...]:
    """All examples; raises ContentError where the file is wrong."""
    return _loaded(CONFIG, own_content())


def _loaded(folder: Path, content: Content) -> tuple[Example, ...]:
    keys = [article.key for chapter in chapters(content) for article in chapter.articles]
    return load_examples(content, known(), keys, folder)


def read_examples(folder: Path, content: Content) -> tuple[Example, ...]:
    """The examples in a folder like `config/`, each one played; raises ContentError with every fault."""
    found = _loaded(folder, content)
    faults = list(_impossible(found, content, folder))
    if faults:
        raise ContentError(faults[0].file, 0, faults[0].key, faults[0].message, faults[1:])
    return found


def _impossible(found: Sequence[Example], content: Content, folder: Path) -> Iterator[ContentError]:
    """The examples that no game could come to, or whose moves the rules refuse."""
    for one in found:
        try:
            past_of(one, content)
        except ValueError as error:  # an illegal move is one too
            yield ContentError(f"{folder.name}/{FILE}", 0, one.id, str(error))


def past_of(example: Example, content: Content) -> Past:
    """All states of an example; raises ValueError where there is no such table or a move is illegal."""
    players = [Player(name, style) for name, style in zip(NAMES[: len(example.table.seats)], STYLES, strict=False)]
    return Past(prepared_save(content, example.table, players, example.moves), content)


def example_past(example_id: str) -> Past:
    """All states of one of our examples; KeyError where it is none."""
    return past_of({one.id: one for one in own_examples()}[example_id], own_content())
