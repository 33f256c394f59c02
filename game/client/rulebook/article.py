"""What a page of the rules is made of."""

from typing import NamedTuple


class Article(NamedTuple):
    """One thing explained: a pictogram's name or `portrait:<character>`, a heading and a few sentences."""

    icon: str
    heading: str
    words: str


class Chapter(NamedTuple):
    """A screen of the rules: a short title for its tab, and its articles."""

    title: str
    articles: tuple[Article, ...]
