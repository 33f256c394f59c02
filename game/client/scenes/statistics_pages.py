"""The statistics of finished games: whose, of which tables, and a sheet for each question."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import ngettext, say
from game.client.graphics import icons, theme
from game.client.session.statistics_controller import StatisticsController
from game.client.text import statistics_text as words
from game.client.text.piece_text import character_name, printing_title
from game.client.text.terms import action_words, strength_words
from game.client.ui import charts, widgets
from game.client.ui.charts import Bar, Mark
from game.client.ui.menu_names import PersonChoice, StatisticsTab, TableFilter
from game.client.ui.overlay import Confirm
from game.client.ui.page import Page
from game.client.ui.scene import Push, Scene, Transition
from game.content import Content
from game.match.players import LEVELS
from game.match.statistics import Statistics, Wanted, chosen, people_of, statistics_of
from game.rules.names import ACTIONS

CHART = pygame.Rect(600, 304, 1176, 580)


def _games(page: Page, found: Statistics, _content: Content) -> None:
    """Sums, and the fame of each game as a curve."""
    wins = say("{wins} of {games}", wins=found.wins, games=found.rivalled) if found.rivalled else "–"
    tiles = [
        (say("Games"), str(found.games)),
        (say("Wins") if found.seats == found.games else say("Wins, by players"), wins),
        (say("Average fame"), words.figure_words(found.average)),
        (say("Best fame"), str(found.best)),
        (say("Time for a turn"), words.time_words(found.turn_s)),
        (say("Late by one marker"), say("{count} a game", count=words.figure_words(found.short / found.seats))),
    ]
    width = CHART.w // 3
    for place, (label, figure) in enumerate(tiles):
        left, top = CHART.x + place % 3 * width, CHART.y - 8 + place // 3 * 92
        widgets.label(page, (left, top, width, 46), figure, px=42, align="center")
        widgets.label(page, (left, top + 44, width, 36), label, px=26, colour=theme.INK_SOFT, align="center")
    plot = pygame.Rect(CHART.x, CHART.y + 184, CHART.w, CHART.h - 232)
    page.draw(plot, charts.paint_curve, plot, tuple(Mark(one.fame, one.average) for one in found.course))
    legend = say("Black: each game, the newest on the right. Red: the average up to then.")
    widgets.label(page, (CHART.x, plot.bottom + 2, CHART.w, 44), legend, px=26, align="center")


def _actions(page: Page, found: Statistics, content: Content) -> None:
    """Bars of turns by action, and of the characters below."""
    _chart_per_game(page, {action_words(action): found.turns.get(action, 0) for action in ACTIONS}, found)
    below = pygame.Rect(CHART.x, CHART.y + 380, CHART.w, CHART.h - 380)
    widgets.heading(page, (below.x, below.y - 8, below.w, 48), say("Most frequent characters"), 34, align="center")
    most = sorted(found.characters.items(), key=lambda item: -item[1])[:3]
    wins = found.character_wins
    bars = [
        Bar(character_name(one, content), count, say("{count}, won {wins}", count=count, wins=wins.get(one, 0)))
        for one, count in most
    ]
    if not bars:
        words_box = (below.x, below.y + 60, below.w, 50)
        widgets.label(page, words_box, say("No game with characters yet"), px=30, align="center")
    charts.bar_chart(page, pygame.Rect(below.x, below.y + 48, below.w, below.h - 48), bars)


def _books(page: Page, found: Statistics, content: Content) -> None:
    most = sorted(found.printed.items(), key=lambda item: -item[1])[:10]
    titles = [(printing_title(card, content) or card, count) for card, count in most]
    bars = [Bar(title, count, say("{count}×", count=count)) for title, count in titles]
    charts.bar_chart(page, CHART, bars, label_w=520)


def _chart_per_game(page: Page, sums: Mapping[str, float], found: Statistics) -> None:
    """Bars of what a seat has in a game on average, the longest first."""
    rows = sorted(sums.items(), key=lambda item: -item[1])[:13]
    bars = [Bar(label, value / found.seats, words.figure_words(value / found.seats)) for label, value in rows]
    charts.bar_chart(page, CHART, bars)


def _fame(page: Page, found: Statistics, _content: Content) -> None:
    _chart_per_game(page, {words.source_words(source): fame for source, fame in found.fame_from.items()}, found)


def _gears(page: Page, found: Statistics, _content: Content) -> None:
    _chart_per_game(page, {words.gear_kind_words(kind): uses for kind, uses in found.gear_uses.items()}, found)


class _Sheet(NamedTuple):
    """A page of the statistics: the words on its tab, its heading, and what is charted below that."""

    tab: Callable[[], str]
    heading: Callable[[], str]
    build: Callable[[Page, Statistics, Content], None]


TABS: Mapping[str, _Sheet] = {
    "games": _Sheet(lambda: say("Games"), lambda: say("Fame, game by game"), _games),
    "fame": _Sheet(lambda: say("Fame"), lambda: say("Where the fame of a game came from"), _fame),
    "actions": _Sheet(lambda: say("Actions"), lambda: say("Turns in each action, per game"), _actions),
    "books": _Sheet(lambda: say("Books"), lambda: say("Most frequent books"), _books),
    "gears": _Sheet(lambda: say("Gears"), lambda: say("Uses of gears, per game"), _gears),
}
"""By the name of the page."""

LEFT = pygame.Rect(104, 204, 440, 708)
RIGHT = pygame.Rect(560, 204, 1256, 708)
ROW, PITCH, ROWS = 64, 72, 4
FILTERS: Mapping[str, Sequence[Any]] = {
    "printers": (None, 1, 2, 3, 4),
    "automa": (None, True, False),
    "strength": (None, "people", *LEVELS),
}
"""The choices of each filter; with the first one it lets everything through."""


class StatisticsPages(Scene, name="statistics", default="back"):
    """Shows a page at a time, of everybody or of one person.

    Targets: `page:<name>`, `person:<at>` (0 is everybody), `more` names, `only:<what>` for the filters, `write`,
    `forget`, `back`.
    """

    def __init__(self, controller: StatisticsController, shown: str = "games") -> None:
        self._controller = controller
        self.shown = shown
        self.person: str | None = None
        self.wanted = Wanted()
        self._first = 0  # of the names that are listed

    def build(self, page: Page) -> None:
        widgets.titled_table(page, say("Statistics"))
        widgets.board(page, (LEFT.x - 12, 92, RIGHT.right - LEFT.x + 24, 104))
        tabs = [(StatisticsTab(tab), sheet.tab()) for tab, sheet in TABS.items()]
        widgets.segmented(page, (LEFT.x, 104, RIGHT.right - LEFT.x, 80), tabs, StatisticsTab(self.shown))
        self._build_people(page)
        self._build_filters(page)
        widgets.sheet(page, RIGHT, "double")
        if self._controller.is_counting:
            self._build_counting(page)
        else:
            self._build_chart(page, self.statistics)
        self._build_foot(page)

    @property
    def statistics(self) -> Statistics:
        return statistics_of(chosen(self._controller.counted, self.person, self.wanted))

    def _names(self) -> list[str | None]:
        return [None, *people_of(self._controller.counted)]

    def _build_people(self, page: Page) -> None:
        widgets.sheet(page, LEFT, "double")
        widgets.heading(page, (LEFT.x + 36, LEFT.y + 20, LEFT.w - 72, 48), say("Whose games"), 34)
        names, box = self._names(), (LEFT.x + 32, LEFT.y + 70, LEFT.w - 64, ROW)
        pages = len(names) > ROWS + 1
        shown = [
            (PersonChoice(at), say("All players") if name is None else shown_name(name) or say("Without a name"))
            for at, name in enumerate(names)
        ][self._first : self._first + ROWS + (not pages)]
        widgets.column(page, box, PITCH, shown, PersonChoice(names.index(self.person)))
        if pages:
            more = pygame.Rect(box).move(0, ROWS * PITCH)
            widgets.page_button(page, "more", more, say("More names"), icon="down", px=28)

    def _build_filters(self, page: Page) -> None:
        top, hint = LEFT.y + 430, say("Press for the next choice.")
        widgets.heading(page, (LEFT.x + 36, top, LEFT.w - 72, 44), say("Which games"), 34)
        for place, (what, label) in enumerate(self._filter_words().items()):
            box = (LEFT.x + 32, top + 44 + place * PITCH, LEFT.w - 64, ROW)
            widgets.page_button(page, TableFilter(what), box, label, px=28, hint=hint)

    def _filter_words(self) -> dict[str, str]:
        printers, automa, strength = self.wanted
        tables = say("Any number of players")
        if printers is not None:
            tables = say("Solo") if printers == 1 else ngettext("{count} player", "{count} players", printers)
        with_automa = {None: say("With or without automa"), True: say("With automa"), False: say("Without automa")}
        computers = say("With or without computers")
        if strength == "people":
            computers = say("No computers")
        elif strength is not None:
            computers = say("A computer: {level}", level=strength_words(strength))
        return {"printers": tables, "automa": with_automa[automa], "strength": computers}

    def _build_counting(self, page: Page) -> None:
        controller = self._controller
        told = say("Counting older games: {done} of {count}", done=controller.done, count=controller.to_count)
        widgets.label(page, (CHART.x, CHART.y + 160, CHART.w, 60), told, px=36, align="center")
        bar = pygame.Rect(CHART.x + 200, CHART.y + 240, CHART.w - 400, 48)
        charts.progress(page, bar, controller.done, controller.to_count)

    def _build_chart(self, page: Page, found: Statistics) -> None:
        if not found.games:
            widgets.picture(page, CHART.inflate(-1016, -420).move(0, -70), icons.icon_picture("book", theme.INK_SOFT))
            any_ = self._controller.counted
            empty = say("No finished games of this kind") if any_ else say("No finished games yet")
            widgets.label(page, (CHART.x, CHART.centery + 40, CHART.w, 60), empty, px=38, align="center")
            return
        sheet = TABS[self.shown]
        widgets.heading(page, (CHART.x, RIGHT.y + 28, CHART.w, 56), sheet.heading(), 40, align="center")
        sheet.build(page, found, self._controller.content)

    def _build_foot(self, page: Page) -> None:
        widgets.page_button(page, "back", (LEFT.x, 936, 300, 112), say("Back"), icon="left", px=36)
        nobody = "" if self.person is not None else say("Choose a person first.")
        forget = (LEFT.x + 316, 936, 380, 112)
        widgets.page_button(page, "forget", forget, say("Forget this person"), icon="trash", reason=nobody, px=30)
        if self._controller.folder is not None:
            none = "" if self._controller.counted else say("No finished games yet")
            write = (RIGHT.right - 400, 936, 400, 112)
            widgets.page_button(
                page, "write", write, say("Export as a table"), icon="pen", reason=none, px=32,
                hint=say("A file for spreadsheets, with a line for each player of each game."),
            )  # fmt: skip
        told = self._controller.trouble or self._left_out_words()
        box = (LEFT.x + 712, 936, 584, 112)
        widgets.label(page, box, told, px=26, colour=theme.PAPER_LIGHT, wrap=True, align="center")

    def _left_out_words(self) -> str:
        if not self._controller.left_out:
            return ""
        return ngettext(
            "{count} older game is not counted: its cards or rules were different.",
            "{count} older games are not counted: their cards or rules were different.",
            self._controller.left_out,
        )

    def tick(self, dt_s: float) -> bool:
        if self._controller.is_counting:
            self._controller.count_next()
            self.changed()
        return self._controller.is_counting

    def press(self, name: str) -> Transition:
        match name:
            case StatisticsTab(shown):
                self.shown = shown
            case PersonChoice(at):
                self.person = self._names()[at]
            case TableFilter(what):
                self._turn(what)
            case "more":
                self._first = self._first + ROWS if self._first + ROWS < len(self._names()) else 0
            case "write":
                return self._controller.write_table()
            case "forget" if self.person is not None:
                return self._ask_to_forget(self.person)
        return None

    def _turn(self, what: str) -> None:
        options = FILTERS[what]
        at = options.index(getattr(self.wanted, what))
        self.wanted = self.wanted._replace(**{what: options[(at + 1) % len(options)]})

    def _ask_to_forget(self, name: str) -> Transition:
        told = say(
            "This deletes all figures of {name} from the statistics. Saved games and the hall of fame stay. You can’t"
            " undo it.",
            name=shown_name(name),
        )
        return Push(Confirm(say("Forget this person?"), told, lambda: self._forget(name), say("Forget")))

    def _forget(self, name: str) -> Transition:
        answer = self._controller.forget(name)
        self.person, self._first = None, 0
        return answer

    def scroll(self, steps: int) -> None:
        tabs = list(TABS)
        at = tabs.index(self.shown) + (-1 if steps > 0 else 1)
        self.shown = tabs[max(0, min(len(tabs) - 1, at))]
