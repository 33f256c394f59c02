"""The screen between two rounds: what a round brought, and how the next one begins (N1 to N5)."""

from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter

import pygame

from game.client.base import readings
from game.client.base.game_steps import RoundEndStep
from game.client.base.i18n import ROMAN, say
from game.client.graphics import layout, panes, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.picture_cache import Paused, pausing
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import press_common, top_bar
from game.client.scenes.parts.gear_train import TurningTrain
from game.client.scenes.parts.seat_panels import ties_words
from game.client.scenes.parts.strips import this_round
from game.client.scenes.turn_gears import trains
from game.client.session.match_session import MatchSession
from game.client.text import event_text
from game.client.text.listening import total_words
from game.client.text.piece_text import card_words
from game.client.text.story_text import leader_words, round_story, story_words
from game.client.text.terms import both, marker_words
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.painter import SLICE_S
from game.client.ui.scene import Transition
from game.client.ui.target_names import TurnSpot
from game.rules import events as ev
from game.rules.view import OBSERVER, View

LEFT = pygame.Rect(24, 92, 1000, 964)  # of the sheets with the seats and with the news
FAME = pygame.Rect(1040, 620, 856, 284)
LOOKED_AT_S = 0.5  # so long nothing is drawn ahead, while the eye comes to rest
HEAD, FOOT, GAP = 84, 24, 16  # of a sheet: above its rows, below them, and between two sheets
ROW = (96, 148)  # heights of a row, with many and with few seats
NEWS_LINES, LINE = 8, 48  # lines of news for which there is always room, and the height of one
COLUMNS = (484, 720, 868)  # of markers, fame and guilders


class RoundEnd(GameScene, name="round end", default="continue"):
    """Shows what the round came to, the seats in their new turn order, and the new board.

    Buttons `continue`, `board`, `log`, `rules`, `menu`.
    """

    def __init__(self, session: MatchSession, step: RoundEndStep) -> None:
        super().__init__(session, step)
        self.round = step.round
        self._news = session.turns.latest
        self._coming: list[TurningTrain] | None = None  # the gears that turn next, until all are drawn
        self._seen_s = 0.0

    def views(self) -> list[panes.View]:
        seats = _seats_sheet(len(self.session.view().turn_order))
        return blocks.round_end(seats, _below(seats), FAME, pygame.Rect(FAME.x, 920, FAME.w, 136))

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, say("Round {round} is over", round=ROMAN[self.round]))
        self._build_news(page, view, _below(self._build_seats(page, view)))
        self._build_fame(page, view)
        numeral = ROMAN[view.round]
        board = layout.rect("plan", "this round")
        this_round(page, board, self.session, view, say("On the board in round {round}", round=numeral))
        page.tell(ties_words(self.session, view, OBSERVER), *total_words(self.session.seats))
        words = say("To round {round}", round=numeral)
        widgets.page_button(page, "continue", (board.x, 920, board.w, 136), words, "primary", "right", px=44)

    def _build_seats(self, page: Page, view: View) -> pygame.Rect:
        """Put a row for each seat, higher for few seats; returns the rectangle of the sheet."""
        count = len(view.turn_order)
        sheet, height = _seats_sheet(count), _row_height(count)
        widgets.sheet(page, sheet)
        words = say("Turn order in round {round}", round=ROMAN[view.round])
        widgets.heading(page, (sheet.x + 40, sheet.y + 20, 700, 52), words, 38)
        for column, icon in zip(COLUMNS, ("marker", "laurel", "coin"), strict=True):
            widgets.picture(page, (sheet.x + column, sheet.y + 22, 48, 48), pictures.icon(icon))
        for place in range(count):
            row = pygame.Rect(sheet.x + 32, sheet.y + HEAD + place * height, sheet.w - 64, height - 4)
            self._build_seat(page, view, place, row)
        return sheet

    def _build_seat(self, page: Page, view: View, place: int, row: pygame.Rect) -> None:
        seat = view.seats[view.turn_order[place]]
        page.anchor(TurnSpot(seat.index), (LEFT.x + 416, row.centery - 28, 56, 56))
        widgets.picture(page, row, widgets.panel_picture(theme.PAPER_LIGHT if place % 2 == 0 else theme.PAPER))
        badge = pictures.badge(self.session.style(seat.index), place + 1)
        widgets.picture(page, (row.x + 16, row.centery - 42, 84, 84), badge)
        name = (row.x + 120, row.y + 6, 256, row.h - 12)
        widgets.label(page, name, self.session.name(seat.index), px=40, wrap=True)
        if seat.index == view.first:
            widgets.picture(page, (row.x + 384, row.centery - 28, 56, 56), pictures.icon("first"))
        markers, fame, guilders = (pygame.Rect(LEFT.x + column, row.y, 48, row.h) for column in COLUMNS)
        widgets.label(page, (markers.x, row.y, 220, row.h), marker_words(seat.marker_count), px=34)
        if not seat.is_automa:
            widgets.label(page, fame.inflate(80, 0), str(seat.fame), px=44, align="center")
            widgets.label(page, guilders.inflate(80, 0), str(seat.guilders), px=44, align="center")

    def _build_news(self, page: Page, view: View, sheet: pygame.Rect) -> None:
        widgets.sheet(page, sheet, "rule")
        head = pygame.Rect(sheet.x + 36, sheet.y + 18, sheet.w - 72, 48)
        widgets.heading(page, head, say("This round"), 36)
        area = (head.x, head.bottom + 8, head.w, sheet.bottom - head.bottom - FOOT)
        widgets.label(page, area, "\n".join(self.lines(view)), px=34, wrap=True, valign="top")

    def _build_fame(self, page: Page, view: View) -> None:
        """Put a bar for the fame of each printer, the longest first."""
        widgets.sheet(page, FAME)
        widgets.heading(page, (FAME.x + 36, FAME.y + 14, FAME.w - 72, 44), say("Fame so far"), 34)
        seats = sorted(self.session.seats.printers, key=lambda seat: -view.seats[seat].fame)
        area = pygame.Rect(FAME.x + 36, FAME.y + 64, FAME.w - 72, FAME.h - 84)
        pitch, most = area.h // len(seats), view.seats[seats[0]].fame
        height = min(64, pitch - 4)
        for place, seat in enumerate(seats):
            style, fame = self.session.style(seat), view.seats[seat].fame
            top = area.y + place * pitch + (pitch - height) // 2
            widgets.picture(page, (area.x, top, height, height), pictures.badge(style))
            length = round((area.w - height - 100) * fame / most) if most else 0
            bar = pygame.Rect(area.x + height + 12, top + height // 6, max(6, length), height * 2 // 3)
            page.draw(bar, Brush.rect, bar, style.colour, radius=6)
            widgets.label(page, (bar.right + 12, top, 80, height), str(fame), px=min(44, height - 6))

    def lines(self, view: View) -> Iterator[str]:
        """The sentences about the round, and about what its end changes."""
        for story in round_story(self.session.seats, self.round):
            yield story_words(story, self.session.seats)
        for event in self._news:
            if isinstance(event, ev.TokenPassed):
                yield event_text.words(event, self.session.seats)
        if leads := leader_words(view, self.session.seats):
            yield leads
        content = self.session.content
        opened = [
            card_words(card, content)
            for card, opens in zip(view.patronage_row, readings.opening_rounds(content, view), strict=True)
            if card is not None and opens == view.round
        ]
        if opened:
            yield say("Patronage cards now open: {patrons}.", patrons=both(opened))

    def tick(self, dt_s: float) -> bool:
        """Go on by itself where only computers play; meanwhile draw the gears that turn next."""
        self.go_on_in_time(dt_s)
        moves = super().tick(dt_s)
        self._seen_s += dt_s
        if not moves and self._seen_s > LOOKED_AT_S and self._coming != []:
            self._draw_ahead()
        return moves

    def _draw_ahead(self) -> None:
        """Draw of the gears that turn next what has time in this turn of the loop."""
        if self._coming is None:
            self._coming = list(trains(self.session).values())
        with suppress(Paused), pausing(perf_counter() + SLICE_S):
            while self._coming:
                for _ in self._coming[-1].draw(self.scale):
                    pass
                del self._coming[-1]

    def press(self, name: str) -> Transition:
        if name == "continue":
            self.session.go_on()
        return press_common(self, name)


def _row_height(count: int) -> int:
    most = (LEFT.h - GAP - 2 * (HEAD + FOOT) - NEWS_LINES * LINE) // count
    return max(ROW[0], min(ROW[1], most))


def _seats_sheet(count: int) -> pygame.Rect:
    """The sheet of so many seats."""
    return pygame.Rect(LEFT.x, LEFT.y, LEFT.w, HEAD + count * _row_height(count) + FOOT)


def _below(seats: pygame.Rect) -> pygame.Rect:
    """The sheet with the news, below that of the seats."""
    return pygame.Rect(LEFT.x, seats.bottom + GAP, LEFT.w, LEFT.bottom - seats.bottom - GAP)
