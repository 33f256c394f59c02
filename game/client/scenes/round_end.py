"""Between two rounds: what the end of one did, and what the next one starts with (N1 to N5)."""

from collections.abc import Iterator

import pygame

from game.client import event_words, layout, pictures, readings, theme, widgets
from game.client.brush import Brush
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.page import Page, Paint
from game.client.parts import board_by_key, is_common, press_common, top_bar
from game.client.piece_words import both, card_words, marker_words
from game.client.round_story import leader_words, round_story, story_words
from game.client.scene import Transition
from game.client.scenes.rounds.this_round import this_round
from game.client.sitting import Sitting, Stop
from game.rules import events as ev
from game.rules.view import View

SEATS = pygame.Rect(24, 92, 1000, 560)
NEWS = pygame.Rect(24, 668, 1000, 388)
ROW, LINE = 112, 48
COLUMNS = (484, 720, 868)  # of markers, fame and guilders


class RoundEnd(GameScene):
    """Shows what the round came to, the seats in their new turn order, and the new board.

    Buttons `continue`, `board`, `log`, `rules`, `menu`.
    """

    name = "round end"
    default = "continue"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self._news = sitting.latest

    def build(self, page: Page) -> None:
        """Put who sits in which order, the board, the news, and the way on."""
        view = self.sitting.view()
        widgets.table(page)
        words = say("Round {round} is over", round=theme.ROMAN_NUMERALS[int(self.stop.detail)])
        top_bar(page, self.sitting, view, words)
        self._build_seats(page, view)
        self._build_news(page, view)
        numeral = theme.ROMAN_NUMERALS[view.round]
        board = layout.rect("plan", "this round")
        this_round(page, board, self.sitting, view, say("On the board in round {round}", round=numeral))
        box = pygame.Rect(board.x, 920, board.w, 136)
        words = say("To round {round}", round=numeral)
        widgets.page_button(page, "continue", box, words, "primary", "right", px=44)

    def _build_seats(self, page: Page, view: View) -> None:
        widgets.sheet(page, SEATS)
        head = pygame.Rect(SEATS.x + 40, SEATS.y + 20, 700, 52)
        words = say("Turn order in round {round}", round=theme.ROMAN_NUMERALS[view.round])
        widgets.heading(page, head, words, 38)
        for column, icon in zip(COLUMNS, ("marker", "laurel", "coin"), strict=True):
            widgets.picture(page, (SEATS.x + column, SEATS.y + 22, 48, 48), pictures.icon(icon))
        for place in range(len(view.turn_order)):
            row = pygame.Rect(SEATS.x + 32, SEATS.y + 84 + place * ROW, SEATS.w - 64, ROW - 4)
            page.draw(row, self._seat_painter(row, view, place))
            page.anchor(f"turn:{view.turn_order[place]}", (SEATS.x + 416, row.centery - 28, 56, 56))

    def _seat_painter(self, row: pygame.Rect, view: View, place: int) -> Paint:
        """One seat: its place, markers, fame and guilders."""
        seat = view.seats[view.turn_order[place]]
        name, style = self.sitting.name(seat.index), self.sitting.style(seat.index)
        first, second, third = (pygame.Rect(SEATS.x + column, row.y, 48, row.h) for column in COLUMNS)

        def paint(brush: Brush) -> None:
            brush.blit(widgets.panel_picture(theme.PAPER_LIGHT if place % 2 == 0 else theme.PAPER), row)
            brush.blit(pictures.badge(style, place + 1), (row.x + 16, row.centery - 42, 84, 84))
            brush.text((row.x + 120, row.y + 6, 256, row.h - 12), name, "body", 40, wrap=True)
            if seat.index == view.first:
                brush.blit(pictures.icon("first"), (row.x + 384, row.centery - 28, 56, 56))
            brush.text((*first.topleft, 220, row.h), marker_words(seat.marker_count), "body", 34)
            if not seat.is_automa:
                brush.text(second.inflate(80, 0), str(seat.fame), "body", 44, align="center")
                brush.text(third.inflate(80, 0), str(seat.guilders), "body", 44, align="center")

        return paint

    def _build_news(self, page: Page, view: View) -> None:
        widgets.sheet(page, NEWS, "rule")
        head = pygame.Rect(NEWS.x + 36, NEWS.y + 18, NEWS.w - 72, 48)
        widgets.heading(page, head, say("What happened"), 36)
        room = NEWS.bottom - head.bottom - 24
        lines = list(self.lines(view))
        pitch = min(LINE, room // len(lines))
        for place, words in enumerate(lines):
            box = pygame.Rect(head.x, head.bottom + 8 + place * pitch, head.w, pitch)
            widgets.label(page, box, words, px=min(30, pitch - 6))

    def lines(self, view: View) -> Iterator[str]:
        """The sentences for what the round came to, and for what its end changes."""
        for story in round_story(self.sitting, int(self.stop.detail)):
            yield story_words(story, self.sitting)
        for event in self._news:
            if isinstance(event, ev.TokenPassed) or (isinstance(event, ev.FameGained) and event.reason == "tory"):
                yield event_words.words(event, self.sitting)
        if leads := leader_words(view, self.sitting):
            yield leads
        content = self.sitting.content
        opened = [
            card_words(card, content)
            for card, opens in zip(view.patronage_row, readings.opening_rounds(content, view), strict=True)
            if card is not None and opens == view.round
        ]
        if opened:
            yield say("These patrons can be won from now on: {patrons}.", patrons=both(opened))

    def tick(self, dt_s: float) -> bool:
        """Go on by itself where nobody need look."""
        self.go_on_in_time(dt_s)
        return super().tick(dt_s)

    def key(self, event: pygame.Event) -> Transition:
        """The whole board by its key, or what all play screens know."""
        return board_by_key(self, event) or super().key(event)

    def press(self, name: str) -> Transition:
        """Go on, or what all play screens know."""
        if name == "continue":
            self.sitting.go_on()
            self.changed()
        elif is_common(name):
            return press_common(self, name)
        return None
