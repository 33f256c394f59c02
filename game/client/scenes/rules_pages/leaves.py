"""The leaves of a chapter: its articles in columns, and on as many leaves as they need."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import percent
from game.client.graphics import card_art, theme
from game.client.graphics.brush import Picture
from game.client.graphics.icons import icon_picture
from game.client.scenes.rules_pages.illustrations import ILLUSTRATIONS
from game.client.text.rulebook.article import Article
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.target_names import WatchExample
from game.client.ui.widgets import height_of, packed
from game.content import Content

BODY = pygame.Rect(396, 60, 1452, 870)
GUTTER = 48
ONE_COLUMN = 150  # percent of the size of what is read from which lines in two columns are too short
ICON, INDENT = 84, 24  # how wide a pictogram is, and the room right of any picture
HEADING_PX, PX, GAP = 36, 30, 22
WATCH = pygame.Rect(0, 0, 400, 64)  # the button of an example, below the words


class Spot(NamedTuple):
    """Where an article stands."""

    article: Article
    box: pygame.Rect


def leaves(page: Page, articles: Sequence[Article], content: Content) -> list[list[Spot]]:
    """The articles on leaves: down one column, down the next, and on to the next leaf."""
    columns = packed([_height(page, article, content) for article in articles], BODY.h, GAP)
    found: list[list[Spot]] = []
    for at, column in enumerate(columns):
        if at % _columns() == 0:
            found.append([])
        left, top = BODY.x + at % _columns() * (_width() + GUTTER), BODY.y
        for place in column:
            box = pygame.Rect(left, top, _width(), _height(page, articles[place], content))
            found[-1].append(Spot(articles[place], box))
            top += box.h + GAP
    return found


def put_article(page: Page, spot: Spot, content: Content, *, marked: bool) -> None:
    """Put the picture, the heading and the words; the article that was asked for has a line beside it."""
    article, box = spot
    widgets.picture(page, _picture_box(article, content).move(box.x, box.y + 8), _picture(article, content))
    left = box.x + _indent(article, content)
    words = pygame.Rect(left, box.y, box.right - left, box.h)
    high = height_of(page, article.heading, HEADING_PX, words.w, "sc")
    heading = (words.x, words.y, words.w, high)
    widgets.label(page, heading, article.heading, px=HEADING_PX, face="sc", colour=theme.RUBRIC, wrap=True)
    below = (words.x, words.y + high, words.w, words.h - high - _room_to_watch(article))
    widgets.label(page, below, article.words, px=PX, valign="top", wrap=True)
    if article.example:
        button = pygame.Rect(words.x, box.bottom - WATCH.h, WATCH.w, WATCH.h)
        widgets.page_button(
            page, WatchExample(article.example), button, say("Watch the example"), "plain", "eye", px=28
        )
    if marked:
        line = pygame.Rect(box.x - 18, box.y, 6, box.h)
        page.draw(line, lambda brush: brush.rect(line, theme.VERMILION, radius=3))


def _height(page: Page, article: Article, content: Content) -> int:
    """How high an article is with its picture."""
    width = _width() - _indent(article, content)
    heading = height_of(page, article.heading, HEADING_PX, width, "sc")
    words = height_of(page, article.words, PX, width)
    return max(heading + words + 8, _picture_box(article, content).h + 12) + _room_to_watch(article)


def _room_to_watch(article: Article) -> int:
    """How much of the height is for the button of an example."""
    return WATCH.h + 12 if article.example else 0


def _columns() -> int:
    return 2 if percent() < ONE_COLUMN else 1


def _width() -> int:
    """How wide a column is."""
    return (BODY.w - GUTTER * (_columns() - 1)) // _columns()


def _indent(article: Article, content: Content) -> int:
    return _picture_box(article, content).w + INDENT


def _picture_box(article: Article, content: Content) -> pygame.Rect:
    if not article.shown:
        return pygame.Rect(0, 0, ICON, ICON)
    shown = ILLUSTRATIONS[article.shown](content)
    wide, high = shown.shape
    return pygame.Rect(0, 0, shown.wide, shown.wide * high // wide)


def _picture(article: Article, content: Content) -> Picture:
    if character := article.portrait:
        return lambda _width, height: card_art.portrait(character, round(height * 100 / card_art.TALL))
    if article.shown:
        return ILLUSTRATIONS[article.shown](content).picture
    return icon_picture(article.icon, theme.INK)
