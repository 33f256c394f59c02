"""The index of the rules: every article by its heading, and those alone that have the words that were typed."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias
from unicodedata import normalize

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.text.rulebook.article import Article, Chapter
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import ArticleEntry

FIELD = pygame.Rect(396, 56, 1160, 72)
CLEAR = pygame.Rect(1576, 52, 272, 80)
LIST = pygame.Rect(396, 152, 1452, 778)
COLUMNS, ROWS, GAP = 3, 9, 12
LARGE = (2, 6)  # columns and rows where they are read larger
PX = 28

Entry: TypeAlias = tuple[Chapter, Article]


def found(chapters: Sequence[Chapter], words: str) -> list[Entry]:
    """The articles that have all the words, or parts of words; those with them in the heading come first."""
    wanted = _folded(words).split()
    entries = [(chapter, article) for chapter in chapters for article in chapter.articles]
    having = [entry for entry in entries if all(word in _all_of(*entry) for word in wanted)]
    return sorted(having, key=lambda entry: (not _heads(entry, wanted), entry[1].heading.casefold()))


def _all_of(chapter: Chapter, article: Article) -> str:
    return _folded(f"{chapter.title}\n{article.heading}\n{article.words}")


def _folded(words: str) -> str:
    """Words as they are compared: small, and narrow where a Japanese keyboard may type wide ones."""
    return normalize("NFKC", words).casefold()


def _heads(entry: Entry, wanted: Sequence[str]) -> bool:
    return all(word in _folded(entry[1].heading) for word in wanted)


def put_index(page: Page, chapters: Sequence[Chapter], words: str, leaf: int) -> None:
    """Put the field `words`, the button `clear`, and a leaf of the articles that were found."""
    widgets.text_field(page, "words", FIELD, words, say("Search the rules"))
    if not words:
        widgets.label(page, FIELD.inflate(-48, 0), say("Type a word, or choose below."), px=30, read=True)
    reason = "" if words else say("Nothing is typed.")
    widgets.page_button(page, "clear", CLEAR, say("Clear"), enabled=not reason, reason=reason)
    shown = found(chapters, words)
    if not shown:
        widgets.label(page, LIST, say("Nothing in the rules has these words."), px=36, align="center", wrap=True)
    headings = Counter(article.heading for chapter in chapters for article in chapter.articles)
    columns, rows = _shape()
    room = columns * rows
    for place, (chapter, article) in enumerate(shown[leaf * room : (leaf + 1) * room]):
        box = _box(place)
        hint = say("In the chapter {chapter}.", chapter=chapter.title)
        title = article.heading
        if headings[title] > 1:
            title = say("{heading} ({chapter})", heading=title, chapter=chapter.title)
        widgets.page_button(page, ArticleEntry(article.key), box, title, px=read_px(PX), hint=hint)


def leaf_count(chapters: Sequence[Chapter], words: str) -> int:
    """How many leaves the index has; at least one."""
    columns, rows = _shape()
    return max(1, -(-len(found(chapters, words)) // (columns * rows)))


def _shape() -> tuple[int, int]:
    """How many columns and rows of entries a leaf has."""
    return (COLUMNS, ROWS) if percent() == USUAL else LARGE


def _box(place: int) -> pygame.Rect:
    columns, rows = _shape()
    width = (LIST.w - GAP * (columns - 1)) // columns
    height = LIST.h // rows
    column, row = divmod(place, rows)
    return pygame.Rect(LIST.x + column * (width + GAP), LIST.y + row * height, width, height - GAP)
