"""The pages of the rules: the chapters at the left, their articles in two columns, and an index of all of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias
from unicodedata import normalize

import pygame

from game.client.base.i18n import pgettext, say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import card_art, pictures, theme
from game.client.graphics.brush import Brush, Picture
from game.client.scenes.destinations import ToExample, ToPeople
from game.client.scenes.examples import with_examples
from game.client.scenes.parts.notes import GUTTER, column_width, columns
from game.client.text.rulebook import chapters
from game.client.text.rulebook.article import Article, Chapter
from game.client.text.tutorial_text import TUTORIAL
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Scene, Transition
from game.client.ui.target_names import ArticleEntry, ChapterTab, WatchExample
from game.content import Content
from game.rules.names import CharacterId

# ---------------------------------------------------------------- illustrations
ICON = 84  # how wide a pictogram is


class Illustration(NamedTuple):
    """A picture of a piece, how wide it is so that its words can be read, and its shape, width to height."""

    picture: Picture
    shape: tuple[int, int] = (5, 7)
    wide: int = 176

    @property
    def high(self) -> int:
        return self.wide * self.shape[1] // self.shape[0]


@cache
def illustration(article: Article, content: Content) -> Illustration:
    """The portrait of an article, the first piece of its kind in the content that is played with, or its pictogram."""
    match article.shown:
        case "printing":
            return Illustration(pictures.printing_card(next(iter(content.printing.values()))))
        case "refinement":
            return Illustration(pictures.refinement_card(next(iter(content.refinement.values()))))
        case "specialty":
            return Illustration(pictures.specialty_card(next(iter(content.specialty.values()))), (300, 204), 224)
        case "patronage":
            patron, fame = next(iter(content.patronage.values())), content.rules.patronage_card_fame
            opens = min(row.patronage_rounds[0] for row in content.seat_counts.values())
            return Illustration(lambda width, _: card_art.patronage_card(patron, width, opens, fame))
        case "planning":
            planning = next(iter(content.planning.values()))
            return Illustration(lambda *size: card_art.planning_card(planning, size))
        case "gear":
            return Illustration(pictures.gear(next(iter(content.gears.values()))), (1, 1), 150)
        case "block":
            return Illustration(pictures.type_block("A"), (1, 1), 150)
    picture = _portrait_picture(article.portrait) if article.portrait else pictures.icon(article.icon)
    return Illustration(picture, (1, 1), ICON)


def _portrait_picture(character: CharacterId) -> Picture:
    """The portrait of a character, as high as there is room."""
    return lambda _width, height: card_art.portrait(character, round(height * 100 / card_art.TALL))


# ---------------------------------------------------------------- index
FIELD = pygame.Rect(396, 56, 1160, 72)
CLEAR = pygame.Rect(1576, 52, 272, 80)
LIST = pygame.Rect(396, 152, 1452, 778)
COLUMNS, ROWS, GAP = 3, 9, 12
LARGE = (2, 6)  # columns and rows where they are read larger

Entry: TypeAlias = tuple[Chapter, Article]


def found(chapters: Sequence[Chapter], words: str) -> list[Entry]:
    """The articles that have all the words, or parts of words; those with them in the heading come first."""
    wanted = _folded(words).split()

    def has_all(text: str) -> bool:
        return all(word in _folded(text) for word in wanted)

    entries = [(chapter, article) for chapter in chapters for article in chapter.articles]
    having = [entry for entry in entries if has_all(f"{entry[0].title}\n{entry[1].heading}\n{entry[1].words}")]
    return sorted(having, key=lambda entry: (not has_all(entry[1].heading), entry[1].heading.casefold()))


def _folded(words: str) -> str:
    """Words as they are compared: small, and narrow where a Japanese keyboard may type wide ones."""
    return normalize("NFKC", words).casefold()


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


# ---------------------------------------------------------------- leaves
BODY = pygame.Rect(396, 60, 1452, 870)
INDENT = 24  # the room right of a picture
HEADING_PX, LEAVES_PX, LEAVES_GAP = 36, 30, 22
WATCH = pygame.Rect(0, 0, 400, 64)  # the button of an example, below the words


class Spot(NamedTuple):
    """Where an article stands."""

    article: Article
    box: pygame.Rect


def leaves(page: Page, articles: Sequence[Article], content: Content) -> list[list[Spot]]:
    """The articles on leaves: down one column, down the next, and on to the next leaf."""
    filled = widgets.packed([_height(page, article, content) for article in articles], BODY.h, LEAVES_GAP)
    found: list[list[Spot]] = []
    for at, column in enumerate(filled):
        if at % columns() == 0:
            found.append([])
        left, top = BODY.x + at % columns() * (column_width(BODY) + GUTTER), BODY.y
        for place in column:
            box = pygame.Rect(left, top, column_width(BODY), _height(page, articles[place], content))
            found[-1].append(Spot(articles[place], box))
            top += box.h + LEAVES_GAP
    return found


def _height(page: Page, article: Article, content: Content) -> int:
    shown = illustration(article, content)
    width = column_width(BODY) - shown.wide - INDENT
    heading = widgets.height_of(page, article.heading, HEADING_PX, width, "sc")
    words = widgets.height_of(page, article.words, LEAVES_PX, width)
    return max(heading + words + 8, shown.high + 12) + _room_to_watch(article)


def set_ahead(scale: float, content: Content) -> Iterator[None]:
    """Set the words of all articles, one at each step; they are kept, so that the rules open at once after that."""
    for chapter in with_examples(chapters(content), content):
        for article in chapter.articles:
            yield
            _height(Page(scale), article, content)


def _room_to_watch(article: Article) -> int:
    """How much of the height is for the button of an example."""
    return WATCH.h + 12 if article.example else 0


# ---------------------------------------------------------------- scene
SIDE = pygame.Rect(24, 24, 308, 1032)
SHEET = pygame.Rect(348, 24, 1548, 1032)
FOOT = pygame.Rect(396, 946, 1452, 72)
TAB = 64
INDEX = -1  # the chapter that is none


class RulesPages(Scene, name="rules", default="close"):
    """Shows a leaf of the rules, or of their index.

    Targets: `chapter:<n>` from 0 and the index as -1, `article:<key>` in it, `words` to search, `clear`, `example:<id>`
    plays an example, `earlier` and `later` turn the leaves, `people` opens the pages on people and books, `learn` the
    tutorial, `close`.
    """

    def __init__(self, content: Content, article: str = "", learn: Callable[[], Transition] | None = None) -> None:
        """Open the rules at their beginning, or at an article; `learn` leads to the tutorial."""
        self._content = content
        self._learn = learn
        self._chapters = with_examples(chapters(content), content)
        self._asked_for = article
        self._top = article or self._chapters[0].articles[0].key  # on the open leaf, at any size of the window
        self._words, self._in_index, self._index_leaf = "", False, 0
        self._pager = widgets.Pager()
        self._set: tuple[tuple[float, int], list[list[Spot]]] | None = None

    def build(self, page: Page) -> None:
        page.title = say("Rules")
        widgets.table(page)
        self._build_side(page)
        widgets.sheet(page, SHEET, "double")
        if self._in_index:
            self._build_index(page)
        else:
            for spot in self._book()[self.leaf]:
                self._build_article(page, spot)
        self._pager.at = self.leaf
        count = leaf_count(self._chapters, self._words) if self._in_index else len(self._book())
        self._pager.put(page, FOOT, count)

    def _build_side(self, page: Page) -> None:
        tabs = [(ChapterTab(at), chapter.title) for at, chapter in enumerate(self._chapters)]
        tabs.append((ChapterTab(INDEX), say("Index")))
        widgets.column(page, (SIDE.x, SIDE.y, SIDE.w, TAB), TAB + 8, tabs, ChapterTab(self.chapter))
        if self._learn is not None:
            learn = (SIDE.x, SIDE.bottom - 240, SIDE.w, 72)
            widgets.page_button(page, "learn", learn, TUTORIAL["learn"](), icon="fist", px=30)
        people, close = (SIDE.x, SIDE.bottom - 160, SIDE.w, 72), (SIDE.x, SIDE.bottom - 76, SIDE.w, 76)
        widgets.page_button(page, "people", people, pgettext("printers and their books", "People"), icon="person")
        widgets.page_button(page, "close", close, say("Close"), "primary", "cross")

    def _build_index(self, page: Page) -> None:
        """Put the field `words`, the button `clear`, and a leaf of the articles that were found."""
        widgets.text_field(page, "words", FIELD, self._words, say("Search the rules"))
        if not self._words:
            widgets.label(page, FIELD.inflate(-48, 0), say("Type a word, or choose below."), px=30, read=True)
        reason = "" if self._words else say("Nothing is typed.")
        widgets.page_button(page, "clear", CLEAR, pgettext("what is typed", "Clear"), reason=reason)
        shown = found(self._chapters, self._words)
        if not shown:
            widgets.label(page, LIST, say("Nothing in the rules has these words."), px=36, align="center", wrap=True)
        headings = Counter(article.heading for chapter in self._chapters for article in chapter.articles)
        columns, rows = _shape()
        room = columns * rows
        for place, (chapter, article) in enumerate(shown[self._index_leaf * room : (self._index_leaf + 1) * room]):
            box = _box(place)
            hint = say("In the chapter {chapter}.", chapter=chapter.title)
            title = article.heading
            if headings[title] > 1:
                title = say("{heading} ({chapter})", heading=title, chapter=chapter.title)
            widgets.page_button(page, ArticleEntry(article.key), box, title, px=read_px(28), hint=hint)

    def _build_article(self, page: Page, spot: Spot) -> None:
        """Put the picture, the heading and the words; the article that was asked for has a line beside it."""
        article, box = spot
        shown = illustration(article, self._content)
        widgets.picture(page, (box.x, box.y + 8, shown.wide, shown.high), shown.picture)
        left = box.x + shown.wide + INDENT
        words = pygame.Rect(left, box.y, box.right - left, box.h)
        high = widgets.height_of(page, article.heading, HEADING_PX, words.w, "sc")
        heading = (words.x, words.y, words.w, high)
        widgets.label(page, heading, article.heading, px=HEADING_PX, face="sc", colour=theme.RUBRIC, wrap=True)
        below = (words.x, words.y + high, words.w, words.h - high - _room_to_watch(article))
        widgets.label(page, below, article.words, px=LEAVES_PX, valign="top", wrap=True)
        if article.example:
            button, watch = (words.x, box.bottom - WATCH.h, WATCH.w, WATCH.h), say("Watch the example")
            widgets.page_button(page, WatchExample(article.example), button, watch, icon="eye", px=28)
        if article.key == self._asked_for:
            line = pygame.Rect(box.x - 18, box.y, 6, box.h)
            page.draw(line, Brush.rect, line, theme.VERMILION, radius=3)

    def press(self, name: str) -> Transition:
        match name:
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
                self._pager.turn(name)
                if self._in_index:
                    self._index_leaf = self._pager.at
                else:
                    self._top = self._book()[self._pager.at][0].article.key
        return None

    def text(self, name: str, value: str) -> None:
        self._words, self._index_leaf = value, 0

    @property
    def leaf(self) -> int:
        """The number of the open leaf, from 0."""
        return self._index_leaf if self._in_index else self._leaf_of(self._top)

    @property
    def chapter(self) -> int:
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

    def _leaf_of(self, article: str) -> int:
        """The leaf that has an article; KeyError for an unknown one."""
        for at, leaf in enumerate(self._book()):
            if any(spot.article.key == article for spot in leaf):
                return at
        raise KeyError(article)
