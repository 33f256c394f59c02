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


Texts: TypeAlias = dict[Article, str]
"""Articles without their words, in their order, and the words of each below its heading."""


def about(key: str, icon: str, heading: str, *rules: str, shown: ScreenState | None = None) -> Article:
    """An article that tells these rules, still without its words."""
    return Article(key, icon, heading, "", rules, shown=shown)


def articles(*parts: Texts) -> tuple[Article, ...]:
    """The articles of a chapter, part by part."""
    return tuple(head._replace(words=words) for part in parts for head, words in part.items())
