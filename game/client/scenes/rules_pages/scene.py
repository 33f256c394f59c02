"""The pages of the rules: the chapters at the left, their articles in two columns, and an index of all of them."""

from collections.abc import Callable

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import percent
from game.client.rulebook.examples import with_examples
from game.client.scenes.rules_pages.index import leaf_count, put_index
from game.client.scenes.rules_pages.leaves import Spot, leaves, put_article
from game.client.screen.destinations import ToExample, ToPeople
from game.client.text.rulebook import chapters
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.target_names import ArticleEntry, ChapterTab, WatchExample
from game.client.ui.widgets import put_pager, turned
from game.content import Content

SIDE = pygame.Rect(24, 24, 308, 1032)
SHEET = pygame.Rect(348, 24, 1548, 1032)
FOOT = pygame.Rect(396, 946, 1452, 72)
TAB = 64
INDEX = -1  # the chapter that is none


class RulesPages(Scene):
    """Shows a leaf of the rules, or of their index.

    Targets: `chapter:<n>` from 0 and the index as -1, `article:<key>` in it, `words` to search, `clear`, `example:<id>`
    plays an example, `earlier` and `later` turn the leaves, `people` opens the pages on people and books, `learn` the
    tutorial, `close`.
    """

    name = "rules"
    default = "close"

    def __init__(self, content: Content, article: str = "", learn: Callable[[], Transition] | None = None) -> None:
        """Open the rules at their beginning, or at an article; `learn` leads to the tutorial."""
        self._content = content
        self._learn = learn
        self._chapters = with_examples(chapters(content), content)
        self._asked_for = article
        self._top = article or self._chapters[0].articles[0].key  # on the open leaf, at any size of the window
        self._words, self._in_index, self._index_leaf = "", False, 0
        self._set: tuple[tuple[float, int], list[list[Spot]]] | None = None

    def build(self, page: Page) -> None:
        """Put the chapters, and a leaf of the rules or of the index."""
        page.title = say("Rules")
        widgets.table(page)
        self._build_side(page)
        widgets.sheet(page, SHEET, "double")
        if self._in_index:
            put_index(page, self._chapters, self._words, self._index_leaf)
        else:
            for spot in self._book()[self.leaf]:
                put_article(page, spot, self._content, marked=spot.article.key == self._asked_for)
        put_pager(page, FOOT, self.leaf, self._count())

    def _build_side(self, page: Page) -> None:
        tabs = [(ChapterTab(at), chapter.title) for at, chapter in enumerate(self._chapters)]
        tabs.append((ChapterTab(INDEX), say("Index")))
        chosen = ChapterTab(self.chapter)
        for place, tab in enumerate(tabs):
            widgets.segmented(page, (SIDE.x, SIDE.y + place * (TAB + 8), SIDE.w, TAB), [tab], chosen)
        if self._learn is not None:
            learn = pygame.Rect(SIDE.x, SIDE.bottom - 240, SIDE.w, 72)
            widgets.page_button(page, "learn", learn, TUTORIAL["learn"](), "plain", "fist", px=30)
        people = pygame.Rect(SIDE.x, SIDE.bottom - 160, SIDE.w, 72)
        widgets.page_button(page, "people", people, say("People"), "plain", "person")
        close = pygame.Rect(SIDE.x, SIDE.bottom - 76, SIDE.w, 76)
        widgets.page_button(page, "close", close, say("Close"), "primary", "cross")

    # what is pressed

    def press(self, name: str) -> Transition:
        """Open a chapter, a leaf, an article or the index, or close."""
        match name:
            case "close":
                return Pop()
            case "learn" if self._learn is not None:
                return self._learn()
            case "people":
                return Push(ToPeople(self._content))
            case WatchExample(example):
                return Push(ToExample(example))
            case ChapterTab(at):
                self._in_index, self._index_leaf = at == INDEX, 0
                self._top = self._top if self._in_index else self._chapters[at].articles[0].key
            case ArticleEntry(key):
                self._asked_for = self._top = key
                self._in_index = False
            case "clear":
                self.text("words", "")
            case _:
                self._turn_to(turned(name, self.leaf))
        self.changed()
        return None

    def text(self, name: str, value: str) -> None:
        """Search for what was typed."""
        self._words, self._index_leaf = value, 0
        self.changed()

    def _turn_to(self, leaf: int) -> None:
        """Show a leaf of what is open."""
        if self._in_index:
            self._index_leaf = leaf
        else:
            self._top = self._book()[leaf][0].article.key

    # where things are

    @property
    def leaf(self) -> int:
        """The number of the open leaf, from 0."""
        return self._index_leaf if self._in_index else self._leaf_of(self._top)

    @property
    def chapter(self) -> int:
        """The chapter of the open leaf."""
        if self._in_index:
            return INDEX
        keys = [{article.key for article in chapter.articles} for chapter in self._chapters]
        return next(at for at, chapter in enumerate(keys) if self._top in chapter)

    @property
    def shown(self) -> list[str]:
        """The keys of the articles on the open leaf."""
        return [] if self._in_index else [spot.article.key for spot in self._book()[self.leaf]]

    def _book(self) -> list[list[Spot]]:
        """All leaves; each chapter begins on one of its own."""
        key = (self.scale, percent())
        if self._set is None or self._set[0] != key:
            page = Page(self.scale)
            book = [leaf for one in self._chapters for leaf in leaves(page, one.articles, self._content)]
            self._set = key, book
        return self._set[1]

    def _count(self) -> int:
        return leaf_count(self._chapters, self._words) if self._in_index else len(self._book())

    def _leaf_of(self, article: str) -> int:
        """The leaf that has an article; KeyError for an unknown one."""
        for at, leaf in enumerate(self._book()):
            if any(spot.article.key == article for spot in leaf):
                return at
        raise KeyError(article)
