"""The sheets of the statistics: each a heading, and what is charted below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.client.base.i18n import say
from game.client.graphics import theme
from game.client.text import statistics_text as words
from game.client.text.piece_text import character_name, printing_title
from game.client.text.terms import action_words
from game.client.ui import charts, widgets
from game.client.ui.charts import Bar, Mark
from game.client.ui.page import Page
from game.rules.names import ACTIONS

if TYPE_CHECKING:
    from game.content import Content
    from game.match.statistics import Statistics

CHART = pygame.Rect(600, 304, 1176, 580)
MOST_BARS = 13
Build: TypeAlias = "Callable[[Page, Statistics, Content], None]"


def _games(page: Page, found: Statistics, _content: Content) -> None:
    """Sums, and the fame of each game as a curve."""
    wins = say("{wins} of {games}", wins=found.wins, games=found.rivalled) if found.rivalled else "–"
    tiles = [
        (say("Games"), str(found.games)),
        (say("Wins") if found.seats == found.games else say("Wins, by players"), wins),
        (say("Average fame"), words.figure_words(found.average)),
        (say("Best fame"), str(found.best)),
        (say("A turn takes"), words.time_words(found.turn_s)),
        (say("One marker short"), say("{count} a game", count=words.figure_words(found.short / found.seats))),
    ]
    width = CHART.w // 3
    for place, (label, figure) in enumerate(tiles):
        box = pygame.Rect(CHART.x + place % 3 * width, CHART.y - 8 + place // 3 * 92, width, 84)
        widgets.label(page, (box.x, box.y, box.w, 46), figure, px=42, align="center")
        widgets.label(page, (box.x, box.y + 44, box.w, 36), label, px=26, colour=theme.INK_SOFT, align="center")
    plot = pygame.Rect(CHART.x, CHART.y + 184, CHART.w, CHART.h - 232)
    charts.curve_chart(page, plot, [Mark(one.fame, one.average) for one in found.course])
    legend = say("Black: each game, the newest on the right. Red: the average up to then.")
    widgets.label(page, (CHART.x, plot.bottom + 2, CHART.w, 44), legend, px=26, align="center")


def _fame(page: Page, found: Statistics, _content: Content) -> None:
    """Bars of fame by source."""
    rows = {words.source_words(source): fame for source, fame in found.fame_from.items()}
    charts.bar_chart(page, CHART, _per_game(rows, found))


def _actions(page: Page, found: Statistics, content: Content) -> None:
    """Bars of turns by action, and of the characters below."""
    rows = {action_words(action): found.turns.get(action, 0) for action in ACTIONS}
    charts.bar_chart(page, CHART, _per_game(rows, found))
    below = pygame.Rect(CHART.x, CHART.y + 380, CHART.w, CHART.h - 380)
    widgets.label(page, (below.x, below.y - 8, below.w, 48), say("Most frequent characters"), px=34, face="sc",
                  colour=theme.RUBRIC, align="center")  # fmt: skip
    most = sorted(found.characters.items(), key=lambda item: -item[1])[:3]
    bars = [Bar(character_name(one, content), count, _character_words(found, one, count)) for one, count in most]
    if not bars:
        words_box = (below.x, below.y + 60, below.w, 50)
        widgets.label(page, words_box, say("No game with characters yet"), px=30, align="center")
    charts.bar_chart(page, pygame.Rect(below.x, below.y + 48, below.w, below.h - 48), bars)


def _character_words(found: Statistics, character: str, count: int) -> str:
    return say("{count}, won {wins}", count=count, wins=found.character_wins.get(character, 0))


def _books(page: Page, found: Statistics, content: Content) -> None:
    """Bars of the books."""
    most = sorted(found.printed.items(), key=lambda item: -item[1])[:10]
    titles = [(printing_title(card, content) or card, count) for card, count in most]
    bars = [Bar(title, count, say("{count}×", count=count)) for title, count in titles]
    charts.bar_chart(page, CHART, bars, label_w=520)


def _gears(page: Page, found: Statistics, _content: Content) -> None:
    """Bars of the uses of gears, by what these do."""
    rows = {words.gear_kind_words(kind): uses for kind, uses in found.gear_uses.items()}
    charts.bar_chart(page, CHART, _per_game(rows, found))


def _per_game(sums: Mapping[str, float], found: Statistics) -> list[Bar]:
    """Bars of what a seat has in a game on average, the longest first."""
    rows = sorted(sums.items(), key=lambda item: -item[1])[:MOST_BARS]
    return [Bar(label, value / found.seats, words.figure_words(value / found.seats)) for label, value in rows]


SHEETS: Mapping[str, tuple[Callable[[], str], Build]] = {
    "games": (lambda: say("Fame, game by game"), _games),
    "fame": (lambda: say("Where the fame of a game came from"), _fame),
    "actions": (lambda: say("Turns of a game in each action"), _actions),
    "books": (lambda: say("Most frequent books"), _books),
    "gears": (lambda: say("Uses of gears in a game"), _gears),
}
"""By the name of the page."""
