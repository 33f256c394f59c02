"""What a page of the rules is made of."""

from typing import NamedTuple

from game.rules.names import CharacterId


class Article(NamedTuple):
    """One thing explained: a pictogram's name, a heading and a few sentences; a character has a portrait instead."""

    icon: str
    heading: str
    words: str
    portrait: CharacterId | None = None


class Chapter(NamedTuple):
    """A screen of the rules: a short title for its tab, and its articles."""

    title: str
    articles: tuple[Article, ...]
