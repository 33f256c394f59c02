"""The guild's hall of fame: the ten best of each kind of table, and the feats of the guild."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

import pygame

from game.client.base.drawable import shown_name
from game.client.base.i18n import ROMAN, ngettext, pgettext, say
from game.client.base.reading_size import USUAL, percent, read_px
from game.client.graphics import icons, theme
from game.client.graphics.brush import Brush
from game.client.session.commission import commission_words
from game.client.session.hall_of_fame import TODAY, Entry, Hall, Trouble
from game.client.session.hall_words import title_words
from game.client.session.statistics_controller import StatisticsController
from game.client.text.statistics_text import feat_words, needed_words
from game.client.text.terms import day_words
from game.client.ui import widgets
from game.client.ui.menu_names import HallTab
from game.client.ui.page import Page
from game.client.ui.scene import Scene, Transition
from game.match.feats import FEATS, Feat
from game.match.ledger import Counted
from game.match.statistics import earned

SHEET = pygame.Rect(104, 204, 1712, 708)
LINES = pygame.Rect(144, 284, 1632, 600)
PITCH = 60
STATISTICS_BUTTON, FEATS_BUTTON = (1432, 12, 384, 72), (104, 12, 384, 72)
TABS = ("1", "2", "3", "4", TODAY)  # the number of seats that scored, or the day

TROUBLE: dict[Trouble, Callable[[], str]] = {
    "damaged": lambda: say("The book was damaged. We kept what could be read; the original is saved beside it."),
    "newer": lambda: say("A newer version of this game wrote the book: it stays unchanged."),
    "disk": lambda: say("The hall can’t be saved: these names last until you quit."),
}


@dataclass(eq=False)
class HallOfFame(Scene, name="hall of fame", default="back"):
    """Shows a list at a time; the lines of the `lit_match` are framed.

    Targets: `list:<seats>` and `list:today`, `back`, `statistics`, and `begin` where today's commission can be begun.
    """

    hall: Hall
    day: date
    begin: Callable[[], Transition] | None = None
    statistics: Callable[[], Transition] | None = None
    feats: Callable[[], Transition] | None = None
    lit_match: str = ""
    shown: str = "1"

    def build(self, page: Page) -> None:
        widgets.titled_table(page, say("The guild’s hall of fame"))
        widgets.board(page, (SHEET.x - 12, 92, SHEET.w + 24, 104))
        tabs = [(HallTab(tab), tab_words(tab)) for tab in TABS]
        widgets.segmented(page, (SHEET.x, 104, SHEET.w, 80), tabs, HallTab(self.shown))
        widgets.sheet(page, SHEET, "double")
        heading, empty = self._words()
        widgets.heading(page, (LINES.x, SHEET.y + 26, LINES.w, 52), heading, 42, align="center")
        entries = self.entries()
        for place, entry in enumerate(entries):
            row = pygame.Rect(LINES.x, LINES.y + place * PITCH, LINES.w, PITCH)
            page.draw(row, _paint_entry, row, place, entry, lit=entry.match == self.lit_match)
        if not entries:
            widgets.picture(page, LINES.inflate(-1472, -440).move(0, -80), icons.icon_picture("trophy", theme.INK_SOFT))
            words = (LINES.x + 100, LINES.centery + 20, LINES.w - 200, 120)
            widgets.label(page, words, empty, px=36, align="center", wrap=True)
        self._build_foot(page)

    def _build_foot(self, page: Page) -> None:
        widgets.page_button(page, "back", (SHEET.x, 936, 400, 112), say("Back"), icon="left", px=36)
        if self.statistics is not None:
            widgets.page_button(page, "statistics", STATISTICS_BUTTON, say("Statistics"), icon="log", px=30)
        if self.feats is not None:
            widgets.page_button(page, "feats", FEATS_BUTTON, say("Feats of the guild"), icon="trophy", px=30)
        if self.hall.trouble:
            box, words = (SHEET.x + 432, 936, 640, 112), TROUBLE[self.hall.trouble]()
            widgets.label(page, box, words, px=28, colour=theme.PAPER_LIGHT, wrap=True)
        if self.shown == TODAY and self.begin is not None:
            box, words = (SHEET.right - 608, 936, 608, 112), pgettext("the game of the day", "To the commission")
            widgets.page_button(page, "begin", box, words, "primary", "press", px=44)

    def entries(self) -> list[Entry]:
        return self.hall.best_on(self.day) if self.shown == TODAY else self.hall.best_of(int(self.shown))

    def _words(self) -> tuple[str, str]:
        """The heading of the open list, and what is said while it has no entries."""
        if self.shown == TODAY:
            empty = say("Nobody has finished this commission yet. The cards are the same for everyone today.")
            return commission_words(self.day), empty
        if self.shown == "1":
            return say("Solo games"), say("No names yet. Finish a solo game to set yours.")
        empty = ngettext(
            "No names yet. Finish a game with {count} player to set yours.",
            "No names yet. Finish a game with {count} players to set yours.",
            int(self.shown),
        )
        return ngettext("Games with {count} player", "Games with {count} players", int(self.shown)), empty

    def press(self, name: str) -> Transition:
        if way := {"feats": self.feats, "statistics": self.statistics, "begin": self.begin}.get(name):
            return way()
        if isinstance(name, HallTab):
            self.shown = name.shown
        return None

    def scroll(self, steps: int) -> None:
        at = TABS.index(self.shown) + (-1 if steps > 0 else 1)
        self.shown = TABS[max(0, min(len(TABS) - 1, at))]


def _paint_entry(brush: Brush, row: pygame.Rect, place: int, entry: Entry, *, lit: bool) -> None:
    if lit:
        brush.framed(row.inflate(0, -4), theme.PAPER_LIGHT, theme.VERMILION, 4)
    elif place:
        brush.line(row.topleft, row.topright, theme.INK_SOFT, 1)
    first = theme.RUBRIC if lit or not place else theme.INK
    brush.text((row.x + 12, row.y, 84, row.h), ROMAN[place + 1], "roman", 32, first, align="center")
    brush.text((row.x + 116, row.y, 400, row.h), entry.name, "roman", 38, first)
    brush.blit(icons.icon_picture("laurel", theme.VERMILION), (row.x + 524, row.y + 7, 46, 46))
    brush.text((row.x + 580, row.y - 2, 110, row.h), str(entry.fame), "body", 42)
    brush.text((row.x + 700, row.y, 390, row.h), title_words(entry), "body", 30)
    brush.text((row.x + 1096, row.y, 290, row.h), day_words(date.fromisoformat(entry.date)), "body", 30)
    brush.text((row.right - 252, row.y, 240, row.h), say("seed {seed}", seed=entry.seed), "body", 28, align="right")


def tab_words(tab: str) -> str:
    """The name of a list."""
    if tab == TODAY:
        return say("Today")
    return say("Solo") if tab == "1" else ngettext("{count} player", "{count} players", int(tab))


FEATS_SHEET = pygame.Rect(104, 104, 1712, 808)
ROWS, FEATS_PITCH, COLUMN_W = 10, 74, 808


class Feats(Scene, name="feats", default="back"):
    """Shows all feats in two columns, or in pages where they are read larger. The button `back` leaves."""

    def __init__(self, controller: StatisticsController) -> None:
        self._controller = controller
        self._pager = widgets.Pager()  # where words are read larger

    def build(self, page: Page) -> None:
        widgets.titled_table(page, say("Feats of the guild"))
        widgets.sheet(page, FEATS_SHEET, "double")
        known = self.earned
        if percent() == USUAL:
            for place, feat in enumerate(FEATS):
                column, row = divmod(place, ROWS)
                left, top = FEATS_SHEET.x + 36 + column * (COLUMN_W + 24), FEATS_SHEET.y + 34 + row * FEATS_PITCH
                box = pygame.Rect(left, top, COLUMN_W, FEATS_PITCH - 4)
                page.draw(box, _paint_feat, box, feat, known.get(feat))
        else:
            lines = self._pager.put_packed(page, FEATS_SHEET.inflate(-72, -68), [read_px(FEATS_PITCH)] * len(FEATS))
            for place, line in lines:
                box = pygame.Rect(line.x, line.y, line.w, line.h - 8)
                page.draw(box, _paint_feat, box, FEATS[place], known.get(FEATS[place]))
        widgets.page_button(page, "back", (FEATS_SHEET.x, 936, 400, 112), say("Back"), icon="left", px=36)
        told = say(
            "Feats earned: {done} of {count}. Only games of all six rounds count.", done=len(known), count=len(FEATS)
        )
        if self._controller.is_counting:
            done, count = self._controller.done, self._controller.to_count
            told = say("Counting older games: {done} of {count}", done=done, count=count)
        words = (FEATS_SHEET.x + 432, 924, FEATS_SHEET.w - 432, 136)
        widgets.label(page, words, told, px=30, colour=theme.PAPER_LIGHT, align="right", wrap=True)

    @property
    def earned(self) -> dict[Feat, Counted]:
        return earned(self._controller.counted, [title.id for title in self._controller.content.rules.solo_titles])

    def tick(self, dt_s: float) -> bool:
        if self._controller.is_counting:
            self._controller.count_next()
            self.changed()
        return self._controller.is_counting

    def press(self, name: str) -> None:
        self._pager.turn(name)


def _paint_feat(brush: Brush, box: pygame.Rect, feat: Feat, first: Counted | None) -> None:
    """Paint a feat: red and with its name where somebody earned it, else with what is needed."""
    if first is None:
        icon, colour, below = "lock", theme.INK_SOFT, needed_words(feat)
    else:
        icon, colour, below = "laurel", theme.RUBRIC, who_words(first)
    brush.blit(icons.icon_picture(icon, colour), (box.x, box.y + 8, 52, 52))
    brush.text((box.x + 72, box.y, box.w - 72, read_px(38)), feat_words(feat), "body", 32, colour, read=True)
    lower = (box.x + 72, box.y + read_px(36), box.w - 72, read_px(34))
    brush.text(lower, below, "body", 26, theme.INK, read=True)


def who_words(first: Counted) -> str:
    """Who earned a feat, when, and in which game."""
    name, seed = shown_name(first.played.name) or say("Without a name"), first.played.seed
    try:
        day = day_words(datetime.fromisoformat(first.played.ended_at).astimezone().date())
    except (ValueError, OverflowError, OSError):  # a clock may say anything
        return say("{name}, seed {seed}", name=name, seed=seed)
    return say("{name}, {day}, seed {seed}", name=name, day=day, seed=seed)
