"""The colophon: who printed what, when and from which seed, as on the last page of a book."""

import pygame

from game.client.drawing import ornaments, pictures, theme, widgets
from game.client.home.commission import day_words
from game.client.home.commission_desk import occasion_words
from game.client.scenes.rounds.honours import finished_on
from game.client.screen.overlay import Answer, Overlay
from game.client.screen.page import Page
from game.client.session.sitting import Sitting
from game.client.words.messages import say, say_count
from game.client.words.pieces import both, fame_words
from game.rules.state import ScoreSheet
from game.rules.view import View


class Colophon(Overlay):
    """Shows the last page of a game over the count. The button `close` goes back."""

    name = "colophon"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(say("Colophon"), [Answer("close", say("Close"))])
        self._sitting = sitting

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put what was played, and a line for each seat."""
        view = self._sitting.view()
        words = pygame.Rect(rect.x, rect.y - 16, rect.w, 190)
        widgets.label(page, words, colophon_words(self._sitting), px=36, face="fell", valign="top", wrap=True)
        rule = words.bottom + 12
        page.draw((rect.x, rule - 14, rect.w, 28), lambda brush: ornaments.lozenge_rule(brush, (rect.x, rule), rect.w))
        for place, sheet in enumerate(sorted(view.scores, key=lambda sheet: sheet.rank)):
            self._build_seat(page, pygame.Rect(rect.x, rule + 24 + place * 64, rect.w, 60), view, sheet)

    def _build_seat(self, page: Page, row: pygame.Rect, view: View, sheet: ScoreSheet) -> None:
        seat = view.seats[sheet.seat]
        widgets.picture(page, (row.x, row.y + 4, 52, 52), pictures.badge(self._sitting.style(sheet.seat)))
        widgets.label(page, (row.x + 72, row.y, 380, row.h), self._sitting.name(sheet.seat), px=34)
        books = say_count("{count} order fulfilled", "{count} orders fulfilled", seat.orders_fulfilled)
        widgets.label(page, (row.x + 460, row.y, 340, row.h), books, px=30)
        fame = (row.right - 280, row.y, 280, row.h)
        widgets.label(page, fame, fame_words(sheet.total), px=34, colour=theme.RUBRIC, align="right")


def colophon_words(sitting: Sitting) -> str:
    """What was played, in the manner of old books."""
    view = sitting.view()
    names = both([sitting.name(seat) for seat in sitting.printers])
    moves = say_count("{count} move", "{count} moves", sitting.match.number)
    rounds = say_count("{count} round", "{count} rounds", view.round)
    begun = say("Here ends the work of {names}, in {rounds} and {moves}.", names=names, rounds=rounds, moves=moves)
    if occasion := occasion_words(sitting):
        begun = say("{begun} {occasion}.", begun=begun, occasion=occasion)
    ended, seed = finished_on(sitting), sitting.match.seed
    if ended is None:
        return say("{begun} The seed of this game is {seed}.", begun=begun, seed=seed)
    day = day_words(ended)
    return say("{begun} Finished on {day}; the seed of this game is {seed}.", begun=begun, day=day, seed=seed)
