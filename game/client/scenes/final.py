"""The end of the game: the guild counts the fame (Z1), names the winner (Z2) and gives titles (U10)."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from typing import NamedTuple

import msgspec
import pygame

from game.client.base.game_steps import GameStep
from game.client.base.i18n import ROMAN, added, book_title, listed, ngettext, say
from game.client.base.seating import default_name
from game.client.graphics import layout, panes, pictures, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.scenes.destinations import ToLastLook, ToName, ToPrintedSheets, ToReplay, ToTurningPoints, Ways
from game.client.scenes.game_scene import GameScene
from game.client.scenes.motion.motion_builder import paced
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import press_common
from game.client.scenes.winner_sheet import Victory, WinnerSheet
from game.client.session.app_context import ToHall
from game.client.session.commission_controller import commission_of, occasion_words
from game.client.session.hall_of_fame import BEST, TODAY, Entry, Hall, composed
from game.client.session.leaving import play_again, to_title
from game.client.session.match_session import MatchSession
from game.client.session.profile_store import ProfileStore
from game.client.session.saved_games import finished_on
from game.client.text.listening import total_words
from game.client.text.piece_text import solo_title_words
from game.client.text.statistics_text import feat_words
from game.client.text.story_text import printed_sheets, victory_words
from game.client.text.terms import both, fame_words, guilder_words, level_words
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.motions import ease
from game.client.ui.page import Page
from game.client.ui.scene import Destination, Pop, Push, Replace, Sprite, Transition
from game.client.ui.target_names import PrintedSheet
from game.content.load import are_short
from game.content.tables import RuleConstants
from game.match.statistics import earned
from game.rules.scoring import solo_title, specialty_fame
from game.rules.state import ScoreSheet, Seat
from game.rules.view import View

HEAD, PITCH = 132, 54


def best_so_far(page: Page, best: Sequence[Entry], lit: str) -> None:
    """Put names and fame where other seats have their columns; the lines of a match that is `lit` are red."""
    column = layout.rect("final", "seat column")
    left = column.right + 56
    box = pygame.Rect(left, column.y, layout.rect("final", "score sheet").right - 56 - left, column.h)
    widgets.heading(page, (box.x, box.y + HEAD - 56, box.w, 48), say("The best so far"), 40, align="center")
    if not best:
        words = say("No names yet.")
        widgets.label(page, (box.x, box.y + HEAD + 24, box.w, 60), words, px=30, align="center", wrap=True)
    for place, entry in enumerate(best):
        row = pygame.Rect(box.x, box.y + HEAD + 8 + place * PITCH, box.w, PITCH)
        colour = theme.RUBRIC if entry.match == lit else theme.INK
        numeral, fame = (row.x, row.y, 76, row.h), (row.right - 90, row.y - 2, 78, row.h)
        widgets.label(page, numeral, ROMAN[place + 1], face="roman", colour=colour, align="center")
        widgets.label(page, (row.x + 88, row.y, 250, row.h), entry.name, px=32, face="roman", colour=colour)
        widgets.label(page, fame, str(entry.fame), px=36, colour=colour, align="right")
        page.draw(row, Brush.line, row.bottomleft, row.bottomright, theme.INK_SOFT, 1)


ROW_S = 2.0  # seconds for the sums of a category, one seat after the other
BREATH_S = 1.0  # the pause before the winner is named
TIE_S = 1.8  # for each sentence about a tie
ROLLS = 0.8  # share of a sum's time in which it rolls; then it stands still


class Counting:
    """How far the count is; `sums` has a row for each category, with the fame of each seat."""

    def __init__(self, sums: Sequence[Sequence[int]], ties: int) -> None:
        self._sums = sums
        self._ties = ties
        self._now_s = 0.0

    @property
    def over_s(self) -> float:
        """How long all of it takes."""
        return ROW_S * len(self._sums) + TIE_S * self._ties + BREATH_S

    @property
    def over(self) -> bool:
        """Whether the winner can be named."""
        return self._now_s >= self.over_s

    @property
    def row(self) -> int:
        """The row that is being counted; the number of rows once all are."""
        return min(len(self._sums), int(self._now_s / ROW_S))

    @property
    def ties_told(self) -> int:
        """How many sentences about ties have been begun."""
        since_s = self._now_s - ROW_S * len(self._sums)
        return 0 if since_s < 0 else min(self._ties, int(since_s / TIE_S) + 1)

    @property
    def stage(self) -> tuple[int, int, bool, bool]:
        """A value that changes whenever the page has to be built again."""
        return self.row, self.ties_told, self.holds_breath, self.over

    @property
    def holds_breath(self) -> bool:
        """Whether everything is told except for the winner."""
        return self._now_s >= self.over_s - BREATH_S

    def pass_time(self, dt_s: float) -> list[int]:
        """Let time pass; returns the sums that stopped rolling meanwhile."""
        before = self._standing()
        self._now_s = min(self.over_s, self._now_s + dt_s)
        flat = [fame for row in self._sums for fame in row]
        return flat[before : self._standing()]

    def finish(self) -> None:
        """End the count at once."""
        self._now_s = self.over_s

    def shown(self, seat: int) -> tuple[int, int]:
        """The numbers shown for a seat, by its column: in the row that is counted, and the sum below all rows."""
        done = sum(row[seat] for row in self._sums[: self.row])
        if self.row == len(self._sums):
            return 0, done
        fame = self._sums[self.row][seat]
        rolled = round(fame * ease("cubic out", self._part(seat)))
        return rolled, done + rolled

    def begun(self, seat: int) -> bool:
        """Whether the sum of a seat in the row that is counted has begun to roll."""
        return self._part(seat) > 0

    def _part(self, seat: int) -> float:
        """How far the sum of a seat has rolled, as a share; below 0 before it begins."""
        each_s = ROW_S / max(1, len(self._sums[0]))
        return (self._now_s - self.row * ROW_S - seat * each_s) / (each_s * ROLLS)

    def _standing(self) -> int:
        """How many sums have stopped rolling."""
        seats = len(self._sums[0])
        if self.row == len(self._sums):
            return seats * len(self._sums)
        return self.row * seats + sum(self._part(seat) >= 1 for seat in range(seats))


SCORE_SHEET_HEAD, SUM = 132, 124
BADGE = 58
FIGURE_PX, SUM_PX = 46, 60
Figures = Callable[[RuleConstants, Seat, ScoreSheet], tuple[int, str]]


class Category(NamedTuple):
    """A row: its pictogram, its name, how it counts, and for a seat the fame and its parts."""

    icon: str
    name: str
    rule: str
    figures: Figures


def categories(rules: RuleConstants) -> tuple[Category, ...]:
    """The rows of the sheet (Z1)."""
    steps = listed([say("{level} {fame}", level=level_words(row.level), fame=row.fame) for row in rules.specialty_fame])
    each = say("{fame} each", fame=rules.patronage_card_fame)
    full = say("1 per {guilders}", guilders=guilder_words(rules.guilders_per_fame))
    return (
        Category("laurel", say("Fame during the game"), "", lambda rules, seat, sheet: (sheet.track, "")),
        Category("specialties", say("Specialties"), steps, _specialties),
        Category("patronage", say("Patronage cards"), each, _patronage),
        Category("coin", say("Guilders"), full, _guilders),
    )


def _specialties(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    counted = sorted((level for level in seat.levels if specialty_fame(rules, (level, 0, 0, 0))), reverse=True)
    return sheet.specialties, added(level_words(level) for level in counted)


def _patronage(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    cards = len(seat.patronage)
    return sheet.patronage, f"{cards} × {rules.patronage_card_fame}" if cards else ""


def _guilders(rules: RuleConstants, seat: Seat, sheet: ScoreSheet) -> tuple[int, str]:
    words = guilder_words(seat.guilders)
    doubled = sheet.guilders > seat.guilders // rules.guilders_per_fame
    return sheet.guilders, say("{guilders}, doubled", guilders=words) if doubled else words


class ScoreTable:
    """The sheet of a finished match: which figures stand in its columns, and where."""

    def __init__(self, session: MatchSession, view: View) -> None:
        self._session, self._view = session, view
        self._rules = session.content.rules
        self._rows = categories(self._rules)
        self._names = layout.rect("final", "category column")
        self._pitch = (self._names.h - SCORE_SHEET_HEAD - SUM) // len(self._rows)
        first, count = layout.rect("final", "seat column"), len(view.scores)
        room = layout.rect("final", "score sheet").right - 24 - first.x
        wide = room // count if count > 1 else layout.PITCHES["final"]["seat column"][0]
        self._columns = [pygame.Rect(first.x + at * wide, first.y, wide - 12, first.h) for at in range(count)]

    def put(self, page: Page, counted: int, *, summed: bool, won: bool) -> None:
        """Put the sheet with so many rows counted; the next one is lit, its figures and the sums roll over it.

        Once all are `summed` the sums are shown below, and once the game is `won` the winners' columns are framed.
        """
        names, right = self._names, self._columns[-1].right
        widgets.sheet(page, layout.rect("final", "score sheet"), "double")
        page.anchor("score sheet", layout.rect("final", "score sheet"))
        if counted < len(self._rows):
            lit = pygame.Rect(names.x, self._top(counted), right - names.x, self._pitch)
            widgets.picture(page, lit.inflate(0, -6), widgets.panel_picture(theme.PAPER_LIGHT, 4, theme.VERMILION))
        for place, row in enumerate(self._rows):
            _put_category(page, pygame.Rect(names.x, self._top(place), names.w, self._pitch), row)
        total = pygame.Rect(names.x, names.bottom - SUM, names.w, SUM)
        widgets.heading(page, (total.x + 88, total.y, total.w - 88, total.h), say("Total"), 46)
        for sheet, column in zip(self._view.scores, self._columns, strict=True):
            self._put_column(page, column, sheet, counted, summed=summed, won=won and sheet.rank == 1)
        lines = [(self._top(place), theme.INK_SOFT, 2) for place in range(len(self._rows))]
        for y, colour, width in [*lines, (names.bottom - SUM, theme.INK, 5)]:
            page.draw((names.x, y, right - names.x, 2), Brush.line, (names.x, y), (right, y), colour, width)

    def sums(self) -> list[list[int]]:
        """The fame of each seat in each category, in the order of the columns."""
        by_seat = [[fame for fame, _ in self._figures(sheet)] for sheet in self._view.scores]
        return [list(row) for row in zip(*by_seat, strict=True)]

    def rolling_boxes(self, row: int) -> list[tuple[pygame.Rect, pygame.Rect]]:
        """For each column the rectangles in whose middles its figure of a row and its sum roll."""
        return [
            (self._figure_box(column, row, self._figures(sheet)[row][1]), _sum_box(column))
            for sheet, column in zip(self._view.scores, self._columns, strict=True)
        ]

    def _figures(self, sheet: ScoreSheet) -> list[tuple[int, str]]:
        """The fame of a seat and its parts, row by row."""
        return [row.figures(self._rules, self._view.seats[sheet.seat], sheet) for row in self._rows]

    def _top(self, row: int) -> int:
        return self._names.y + SCORE_SHEET_HEAD + row * self._pitch

    def _figure_box(self, column: pygame.Rect, row: int, parts: str) -> pygame.Rect:
        """The rectangle of a figure: above its parts, or in the middle of its row."""
        top = self._top(row)
        return pygame.Rect(column.x + 8, top + 6 if parts else top, column.w - 16, 60 if parts else self._pitch)

    def _put_column(
        self, page: Page, column: pygame.Rect, sheet: ScoreSheet, counted: int, *, summed: bool, won: bool
    ) -> None:
        """Put a seat's badge and name, its fame by category with its parts, and the sum once it is shown."""
        if won:
            page.draw(column, Brush.framed, column, theme.PAPER_LIGHT, theme.VERMILION, 4)
        badge = (column.centerx - BADGE // 2, column.y + 8, BADGE, BADGE)
        widgets.picture(page, badge, pictures.badge(self._session.style(sheet.seat)))
        name = (column.x + 6, column.y + 66, column.w - 12, 64)
        widgets.label(page, name, self._session.name(sheet.seat), px=34, align="center", wrap=True)
        for place, (fame, parts) in enumerate(self._figures(sheet)[: counted + 1]):
            below = (column.x + 8, self._top(place) + 64, column.w - 16, 38)
            widgets.label(page, below, parts, colour=theme.INK_SOFT, align="center", read=True)
            if place < counted:
                widgets.label(page, self._figure_box(column, place, parts), str(fame), px=FIGURE_PX, align="center")
        if summed:
            widgets.label(page, _sum_box(column), str(sheet.total), px=72 if won else SUM_PX, align="center")


def _sum_box(column: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(column.x, column.bottom - SUM, column.w, SUM)


def _put_category(page: Page, row: pygame.Rect, category: Category) -> None:
    widgets.picture(page, (row.x + 8, row.centery - 32, 64, 64), pictures.icon(category.icon))
    left, width = row.x + 92, row.w - 92
    if category.rule:
        widgets.label(page, (left, row.centery - 46, width, 46), category.name, px=36)
        widgets.label(page, (left, row.centery + 2, width, 36), category.rule, colour=theme.INK_SOFT)
    else:
        widgets.label(page, (left, row.y, width, row.h), category.name, px=36)


LADDER_HEAD = 66
WOODCUT = (160, 100)


def counting_board(page: Page, words: str) -> None:
    """Put the winner's board before the winner is named, with what is being counted or told."""
    rect = layout.rect("final", "winner")
    widgets.board(page, rect)
    widgets.label(page, rect.inflate(-60, -24), words, px=34, colour=theme.PAPER_LIGHT, align="center", wrap=True)


def tie_words(session: MatchSession, scores: Sequence[ScoreSheet]) -> list[str]:
    """The sentences about ties, the highest first: who is equal, and step by step what breaks the tie (Z2)."""
    told = []
    for total in sorted({sheet.total for sheet in scores}, reverse=True):
        equal = [sheet for sheet in scores if sheet.total == total]
        if len(equal) > 1:
            lines = list(_tie_lines(session, equal))
            told += ["\n".join(lines[: count + 1]) for count in range(len(lines))]
    return told


def _tie_lines(session: MatchSession, equal: Sequence[ScoreSheet]) -> Iterator[str]:
    names = [session.name(sheet.seat) for sheet in equal]
    yield say("A tie: {seats} have {fame} each.", seats=both(names), fame=fame_words(equal[0].total))
    types, inks = [sheet.types for sheet in equal], [sheet.inks for sheet in equal]
    pairs = [say("{seat} {count}", seat=name, count=count) for name, count in zip(names, types, strict=True)]
    yield say("Fewer types win the tie: {counts}.", counts=both(pairs))
    if len(set(types)) == len(types):
        return
    pairs = [say("{seat} {count}", seat=name, count=count) for name, count in zip(names, inks, strict=True)]
    yield say("Still tied; fewer inks win: {counts}.", counts=both(pairs))
    if len({sheet.rank for sheet in equal}) < len(equal):
        yield say("Still tied players share the place.")


def victory_of(session: MatchSession, scores: Sequence[ScoreSheet]) -> Victory:
    """Who won, by what, and what decided; against the automa, the title."""
    winners = [sheet for sheet in scores if sheet.rank == 1]
    seats, best = tuple(sheet.seat for sheet in winners), winners[0]
    name, fame = both([session.name(seat) for seat in seats]), fame_words(best.total)
    if len(scores) == 1:
        title = solo_title_words(solo_title(session.content.rules, best.total))
        foot = next_title_words(session, best.total)
        return Victory(seats, say("{seat} earns the title", seat=name), title, fame, foot)
    head = say("The winner is") if len(winners) == 1 else say("The winners are")
    return Victory(seats, head, name, fame, deciding_words(session, scores))


def winner_board(page: Page, session: MatchSession, victory: Victory) -> None:
    """Put the board with the winner's laurel and name, and what decided."""
    rect = layout.rect("final", "winner")
    widgets.board(page, rect)
    widgets.picture(page, (rect.x + 20, rect.y + 24, 252, 252), pictures.icon("laurel", theme.BRASS_LIGHT))
    widgets.picture(page, (rect.x + 90, rect.y + 86, 112, 112), pictures.badge(session.style(victory.seats[0])))
    left, width, light = rect.x + 286, rect.w - 314, theme.PAPER_LIGHT
    name_box = (left, rect.y + 68, width, 106)
    widgets.label(page, (left, rect.y + 26, width, 44), victory.head, px=36, colour=light)
    widgets.label(page, name_box, victory.name, px=84, face="black", colour=theme.BRASS_LIGHT, wrap=True)
    widgets.label(page, (left, rect.y + 172, width, 42), victory.fame, px=36, colour=light)
    widgets.label(page, (left, rect.y + 214, width, 74), victory.foot, colour=light, wrap=True)


def deciding_words(session: MatchSession, scores: Sequence[ScoreSheet]) -> str:
    """Words for the winner's lead, or for what broke the tie, which is not counted in the sum (Z2)."""
    ranked = sorted(scores, key=lambda sheet: sheet.rank)
    if len(ranked) < 2:
        return ""
    first, second = ranked[:2]
    name = session.name(second.seat)
    if second.rank == 1:
        return say("Tied in fame, types and inks: they share the victory.")
    if first.total > second.total:
        return say("{fame} ahead of {seat}", fame=fame_words(first.total - second.total), seat=name)
    if first.types < second.types:
        return ngettext(
            "Tied with {seat}; wins with fewer types ({count})", "Tied with {seat}; wins with fewer types ({count})",
            first.types, seat=name,
        )  # fmt: skip
    return ngettext(
        "Tied with {seat}; wins with fewer inks ({count})", "Tied with {seat}; wins with fewer inks ({count})",
        first.inks, seat=name,
    )  # fmt: skip


def next_title_words(session: MatchSession, fame: int) -> str:
    """Words for the fame that the next higher title needs (U10); empty at the top."""
    higher = [title for title in session.content.rules.solo_titles if title.minimum > fame]
    if not higher:
        return ""
    missing, title = fame_words(higher[-1].minimum - fame), solo_title_words(higher[-1].id)
    return say("{fame} short of {title}.", fame=missing, title=title)


def printed_books(page: Page, session: MatchSession) -> None:
    """Put for each printer the woodcuts of all books that it printed, in that order; many overlap."""
    rect, seats = layout.rect("final", "title ladder"), session.seats.printers
    widgets.sheet(page, rect, "rule")
    widgets.heading(page, (rect.x + 28, rect.y + 14, rect.w - 56, 48), say("Books"), 36)
    pitch = (rect.h - LADDER_HEAD - 18) // len(seats)
    rounds = range(1, session.content.rules.rounds + 1)
    sheets = [sheet for number in rounds for sheet in printed_sheets(session.seats, number)]
    for place, seat in enumerate(seats):
        row = pygame.Rect(rect.x + 28, rect.y + LADDER_HEAD + place * pitch, rect.w - 56, pitch)
        widgets.picture(page, (row.x, row.centery - 28, 56, 56), pictures.badge(session.style(seat)))
        books = [session.content.printing[sheet.printing] for sheet in sheets if sheet.seat == seat]
        high = min(WOODCUT[1], row.h - 12)
        wide, room = high * WOODCUT[0] // WOODCUT[1], pygame.Rect(row.x + 76, row.y, row.w - 76, row.h)
        step = min(wide + 10, (room.w - wide) // max(1, len(books) - 1))
        for at, book in enumerate(books):
            box = pygame.Rect(room.x + at * step, row.centery - high // 2, wide, high)
            widgets.picture(page, box, widgets.panel_picture(theme.PAPER_LIGHT))
            widgets.picture(page, box.inflate(-6, -6), pictures.woodcut(book))
            if PrintedSheet(book.id) not in page.targets:  # an owner's cards may come again and again
                widgets.sight(page, PrintedSheet(book.id), box, book_title(book.title), ("printing", book.id))
        if not books:
            widgets.label(page, room, say("No books"), px=30, colour=theme.INK_SOFT)


def title_ladder(page: Page, session: MatchSession, scores: Sequence[ScoreSheet]) -> None:
    """Put all titles from the highest down, with the badges of the seats whose fame earns them."""
    rect = layout.rect("final", "title ladder")
    widgets.sheet(page, rect, "rule")
    head, words = say("Guild titles"), say("for solo games")
    if are_short(session.content.rules.solo_titles):
        head, words = say("Workshop titles"), say("of a shorter game")
    widgets.heading(page, (rect.x + 28, rect.y + 14, 300, 48), head, 36)
    note = (rect.x + 300, rect.y + 14, rect.w - 330, 48)
    widgets.label(page, note, words, px=26, colour=theme.INK_SOFT, align="right")
    titles = session.content.rules.solo_titles
    pitch = (rect.h - LADDER_HEAD - 18) // len(titles)
    above: int | None = None
    for place, title in enumerate(titles):
        row = pygame.Rect(rect.x + 22, rect.y + LADDER_HEAD + place * pitch, rect.w - 44, pitch - 4)
        earned = [sheet.seat for sheet in scores if solo_title(session.content.rules, sheet.total) == title.id]
        if earned:
            page.draw(row, Brush.framed, row, theme.PAPER_LIGHT, theme.VERMILION, 3, radius=6)
        colour = theme.RUBRIC if earned else theme.INK
        widgets.label(page, (row.x + 14, row.y, 248, row.h), solo_title_words(title.id), px=30, colour=colour)
        widgets.label(page, (row.x + 248, row.y, 160, row.h), _span(title.minimum, above), align="right")
        for at, seat in enumerate(earned):
            side = min(38, row.h - 8)
            where = (row.x + 418 + at * 41, row.centery - side // 2, side, side)
            widgets.picture(page, where, pictures.badge(session.style(seat)))
        above = title.minimum


def _span(low: int, above: int | None) -> str:
    """Words for the fame that earns a title; `above` is where the next higher one begins."""
    if above is None:
        return say("{low} or more", low=low)
    if not low:
        return say("up to {high}", high=above - 1)
    return say("{low} to {high}", low=low, high=above - 1)


class Honours:
    """The people of a finished match who may enter the hall, the one with most fame first."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session
        self._context = session.context
        self._hall = session.context.profile.hall if session.context is not None else Hall()

    def waiting(self) -> list[Entry]:
        """The entries good enough for a list and not in it yet.

        There are none after a lesson, or a game with fewer rounds or other cards.
        """
        context = self._context
        if context is None or context.teaches or self._session.content.digest != context.profile.content.digest:
            return []
        return [entry for entry in _entries(self._session, context.profile) if self._hall.takes(entry)]

    def best(self) -> list[Entry]:
        """The hall's best of tables with as many printers."""
        return self._hall.best_of(len(self._session.view().scores))

    def open(self) -> Transition:
        """The transition to the names that are to be set, or to the hall."""
        waiting = self.waiting()
        return Push(self._naming(waiting, 0) if waiting else self._to_hall())

    def _naming(self, entries: Sequence[Entry], at: int) -> Destination:
        """Where one name is set of those that may enter; one that was set already may be changed there."""
        entry = next((one for one in self._hall.entries if one.key == entries[at].key), entries[at])

        def done(name: str) -> Transition:
            if entry in self._hall.entries:
                self._hall.rename(entry.key, name)
            else:
                self._hall.enter(msgspec.structs.replace(entry, name=name))
            return self._after(entries, at)

        before = (lambda: Replace(self._naming(entries, at - 1))) if at else None
        ways = Ways(done, lambda: self._after(entries, at), before)
        return ToName(entry, self._place_words(entry), ways, self._session.choices, self._known())

    def _known(self) -> list[str]:
        """The names of people who played before, as they can be set: those of the hall, then those of saved games."""
        saves = self._context.profile.store.saved_games() if self._context is not None else []
        seated = [
            player.name
            for save in saves
            for seat, player in enumerate(save.players)
            if player.kind == "person" and player.name != default_name(seat, "person")
        ]
        in_hall = [entry.name for entry in sorted(self._hall.entries, key=lambda entry: entry.date, reverse=True)]
        return [name for name in dict.fromkeys(composed(name) for name in (*in_hall, *seated)) if name]

    def _after(self, entries: Sequence[Entry], at: int) -> Transition:
        if at + 1 < len(entries):
            return Replace(self._naming(entries, at + 1))
        entered = {entry.key for entry in entries} & {entry.key for entry in self._hall.entries}
        return Replace(self._to_hall()) if entered else Pop()

    def _to_hall(self) -> Destination:
        """The hall with the list of this kind of match, and the lines of this match lit."""
        today = self._context.profile.today() if self._context is not None else datetime.now().astimezone().date()
        day = commission_of(self._session, today)
        shown = TODAY if day else str(len(self._session.view().scores))
        context, lit = self._context, self._session.match.id
        statistics, feats = (context.statistics, context.feats) if context is not None else (None, None)
        return ToHall(self._hall, day or today, None, statistics, feats, lit, shown)

    def _place_words(self, entry: Entry) -> str:
        others = [other for other in self._hall.best_of(entry.seats) if other.key != entry.key]
        listed = sorted((*others, entry), key=lambda other: other.order)
        if entry.commission:
            today = self._hall.best_on(date.fromisoformat(entry.commission))
            of_day = [other for other in today if other.key != entry.key]
            first = sorted((*of_day, entry), key=lambda other: other.order_of_day)
            listed = first if first.index(entry) < BEST else listed  # a repeat may be good enough for the other list
        return say("{seat}: place {place}", seat=self._session.name(entry.seat), place=ROMAN[listed.index(entry) + 1])


def _entries(session: MatchSession, profile: ProfileStore) -> list[Entry]:
    """What the people of a finished match would enter, with the names they have."""
    match, scores, today = session.match, session.view().scores, profile.today()
    ended = finished_on(profile.store, match.id) or today
    day = commission_of(session, today)
    return [
        Entry(
            match=match.id,
            seat=sheet.seat,
            name=composed(session.name(sheet.seat)),
            fame=sheet.total,
            date=ended.isoformat(),
            seed=match.seed,
            seats=len(scores),
            characters=match.options.characters,
            commission=day.isoformat() if day else "",
            repeat=day is not None and not profile.attempt(day, session.name(sheet.seat), match.id),
            title=solo_title(session.content.rules, sheet.total) if len(scores) == 1 else "",
        )
        for sheet in sorted(scores, key=lambda sheet: sheet.rank)
        if session.seats.players[sheet.seat].kind == "person"
    ]


class Final(GameScene, name="final"):
    """Shows what counted for whom; the table can still be looked at as it stands.

    Buttons `hall` (first of all for somebody who may enter it), `again`, `sheets` (what each person printed, to
    keep), `watch` (board and printing houses), `replay`, `points` (the turning points), `title`. Sum by sum rolls, ties
    are told, and then the winner is named on a sheet over all; any press has all of it counted at once, and the
    next one takes the sheet away.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        view = session.view()
        self._ties = tie_words(session, view.scores)
        self._sums = ScoreTable(session, view).sums()
        self._counting = Counting(self._sums, len(self._ties))
        self._boxes: list[tuple[pygame.Rect, pygame.Rect]] = []  # pictures of the numbers that roll
        self._numerals: dict[tuple[int, int, float], pygame.Surface] = {}
        self._honours = Honours(session)
        self._victory = victory_of(session, view.scores)
        self._winner = WinnerSheet(self, session, self._victory)
        self.default = "again"

    def views(self) -> list[panes.View]:
        names = layout.rect("final", "category column")
        return blocks.final(_foot_boxes(), names.y + SCORE_SHEET_HEAD, names.bottom - SUM)

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        heading = layout.rect("final", "heading").inflate(-840, -8)
        widgets.ribbon(page, heading, say("The guild counts the fame"), occasion_words(self.session))
        counting = self._counting
        summed = counting.row == len(self._sums)
        table = ScoreTable(self.session, view)
        self._boxes = [] if summed else table.rolling_boxes(counting.row)
        table.put(page, counting.row, summed=summed, won=counting.over)
        if counting.over:
            winner_board(page, self.session, self._victory)
            page.tell(victory_words(self.session.seats), *total_words(self.session.seats))
        else:
            counting_board(page, self._words(len(view.scores)))
        if len(view.scores) == 1:
            best_so_far(page, self._honours.best(), self.session.match.id)
            title_ladder(page, self.session, view.scores if counting.over else ())
        else:
            printed_books(page, self.session)
        for (name, words, icon), box in zip(self._ways_on(), _foot_boxes(), strict=True):
            kind: widgets.Kind = "primary" if name == self.default else "plain"
            widgets.page_button(page, name, box, words, kind, icon, px=40 if kind == "primary" else 30)

    def _ways_on(self) -> list[tuple[str, str, str]]:
        """The name, the words and the icon of each button, the most important one first."""
        enters = self.default == "hall"
        again = ("again", say("Play again"), "press")
        hall = ("hall", say("Enter the hall of fame") if enters else say("Hall of fame"), "trophy")
        return [
            *((hall, again) if enters else (again, hall)),
            ("sheets", say("Printed sheets"), "pen"),
            ("watch", say("View the table"), "eye"),
            ("replay", say("Replay"), "log"),
            ("points", say("Turning points"), "rotate"),
            ("title", say("To the title"), "left"),
        ]

    def enter(self) -> None:
        """Find again who may enter the hall of fame."""
        self.default = "hall" if self._honours.waiting() else "again"
        self.changed()

    def _words(self, seats: int) -> str:
        """What the guild says until the winner is named."""
        counting = self._counting
        if counting.holds_breath:
            return say("And the winner is…") if seats > 1 else say("And the title is…")
        if counting.ties_told:
            return self._ties[counting.ties_told - 1]
        return say("The guild is still counting.")

    def tick(self, dt_s: float) -> bool:
        choices, stage = self.session.choices.now, self._counting.stage
        if self._counting.over:
            moves = self._winner.tick(paced(dt_s, choices.speed))
            self._tell_feats()
            return moves
        if choices.is_still:
            self.hurry()
            return False
        standing = self._counting.pass_time(paced(dt_s, choices.speed))
        self._cues += tuple((cue.fame_gained(fame), 0.0) for fame in standing if fame)
        if stage != self._counting.stage:
            self._turned_to_next()
        elif self._counting.holds_breath:  # nothing moves meanwhile
            self._winner.make()
        return not self._counting.over

    def _turned_to_next(self) -> None:
        if self._counting.over:
            self._cues += ((cue.TITLES, 0.0),)
            if self.session.choices.now.speed != "off":
                self._winner.begin()
        self.changed()

    def _tell_feats(self) -> None:
        """Tell new feats once the winner was seen; a game that was over before it was opened has told them."""
        if self._winner.gone and self.session.feats_due:
            self.session.feats_due = False
            self.toast(new_feats_words(self.session))

    def hurry(self) -> None:
        """End the count at once, and after it take the sheet of the winner away."""
        if self._counting.over:
            self._winner.end()
            self._tell_feats()
        else:
            self._counting.finish()
            self._turned_to_next()

    def sprites(self) -> Sequence[Sprite]:
        """The figures of the row that is counted, and the sums below, as they roll; at last the winner's sheet."""
        counting = self._counting
        if counting.row == len(self._sums):
            return self._winner.sprites() if counting.over else ()
        rolling = []
        for seat, (figure, total) in enumerate(self._boxes):
            fame, whole = counting.shown(seat)
            if counting.begun(seat):
                rolling.append(Sprite(self._numeral(fame, FIGURE_PX), figure.center))
            rolling.append(Sprite(self._numeral(whole, SUM_PX), total.center))
        return rolling

    def _numeral(self, number: int, px: int) -> pygame.Surface:
        """A number as a picture, kept so that every frame has the same object."""
        key = (number, px, self.scale)
        if key not in self._numerals:
            self._numerals[key] = typesetting.render(str(number), "body", round(px * self.scale), theme.INK)
        return self._numerals[key]

    def press(self, name: str) -> Transition:
        self.hurry()
        ways: dict[str, Callable[[], Transition]] = {
            "again": lambda: play_again(self.session),
            "title": lambda: to_title(self.session),
            "hall": self._honours.open,
            "watch": lambda: Push(ToLastLook(self.session)),
            "sheets": lambda: Push(ToPrintedSheets(self.session)),
            "replay": lambda: Push(ToReplay(self.session)),
            "points": lambda: Push(ToTurningPoints(self.session)),
        }
        return ways[name]() if name in ways else press_common(self, name)


def _foot_boxes() -> list[pygame.Rect]:
    """The rectangles of the buttons: a wide one, and six beside it."""
    first = layout.rect("final", "colophon")
    left, right = first.x, layout.rect("final", "watch").right
    width, gap = 232, 14
    rest = [pygame.Rect(right - (place + 1) * width - place * gap, first.y, width, first.h) for place in range(6)]
    return [pygame.Rect(left, first.y, rest[-1].x - gap - left, first.h), *reversed(rest)]


def new_feats_words(session: MatchSession) -> str:
    """Return the line for the feats that this match earned first of all; empty where it earned none."""
    if session.context is None:
        return ""
    titles = [title.id for title in session.content.rules.solo_titles]
    first = earned(session.context.profile.store.ledger.all(), titles)
    new = [(feat, one) for feat, one in first.items() if one.match_id == session.match.id]
    if not new:
        return ""
    told = [say("{feat} ({name})", feat=feat_words(feat), name=session.name(one.seat)) for feat, one in new]
    return say("New in the guild’s book of feats: {feats}.", feats=listed(told))
