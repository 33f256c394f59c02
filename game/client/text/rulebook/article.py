"""What a page of the rules is made of."""

from typing import Literal, NamedTuple, TypeAlias

from game.rules.names import CharacterId

ScreenState: TypeAlias = Literal["printing", "refinement", "specialty", "patronage", "planning", "gear", "block"]


class Article(NamedTuple):
    """One thing explained: its key, a pictogram's name, a heading, a few sentences, and the rules that they tell.

    A character has a portrait instead of a pictogram; `shown` is a piece of the game that is drawn beside the words,
    and `example` the id of the worked example that can be watched, if there is one.
    """

    key: str
    icon: str
    heading: str
    words: str
    rules: tuple[str, ...] = ()
    portrait: CharacterId | None = None
    shown: ScreenState | None = None
    example: str = ""


class Chapter(NamedTuple):
    """A part of the rules: a short title, and its articles."""

    title: str
    articles: tuple[Article, ...]


class Heading(NamedTuple):
    """All of an article but its words."""

    key: str
    icon: str
    heading: str
    rules: tuple[str, ...]
    shown: ScreenState | None


Texts: TypeAlias = dict[Heading, str]
"""Articles, in their order: the words of each below its heading."""


def about(key: str, icon: str, heading: str, *rules: str, shown: ScreenState | None = None) -> Heading:
    """The heading of an article that tells these rules."""
    return Heading(key, icon, heading, rules, shown)


def articles(*parts: Texts) -> tuple[Article, ...]:
    """The articles of a chapter, part by part."""
    rows = [row for part in parts for row in part.items()]
    return tuple(
        Article(head.key, head.icon, head.heading, words, head.rules, shown=head.shown) for head, words in rows
    )
