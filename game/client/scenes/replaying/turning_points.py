"""The turning points of a match that is over: at most three moves of a seat, each a click from its replay.

Each seat has its own three. Over all seats together, the mistakes of the weakest player would fill the page.
"""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout, pictures, theme
from game.client.graphics.brush import Brush
from game.client.scenes.replaying.table_picture import sitting_at
from game.client.screen.destinations import ToReplay
from game.client.session.sitting import Sitting
from game.client.text.move_text import figure_words, made_words, other_words, when_words
from game.client.ui import charts, widgets
from game.client.ui.page import Page, State, Target, TargetPaint
from game.client.ui.scene import Pop, Push, Scene, Transition
from game.client.ui.target_names import HouseTab, Moment
from game.client.ui.widgets import ABOVE, HIGH, foot_of, height_of, paint_choice_frame, put_pager, turned
from game.match.past import Past, Review, TurningPoint
from game.rules.view import OBSERVER

SHEET = pygame.Rect(104, 204, 1712, 708)
CARDS, PITCH = SHEET.inflate(-72, -64), 220
TABS = pygame.Rect(104, 96, 1712, 96)
FIGURE_W, MADE_PX = 210, 30


class Card(NamedTuple):
    """The words of a turning point."""

    number: int  # of the state after the move
    won: bool
    figure: str
    when: str
    made: str
    other: str


class TurningPoints(Scene):
    """Shows the turning points of one seat.

    Targets: `tab:<seat>` for another seat's, `moment:<state>` for the replay at a move, `back`.
    """

    name = "turning points"
    default = "back"

    def __init__(self, past: Past, sitting: Sitting) -> None:
        self._past, self._sitting = past, sitting
        self._review = Review(past.replay, sitting.thinker)
        self._seats = sitting.printers
        self._seat = (*sitting.people, *sitting.printers)[0]
        self._cards: dict[int, list[Card]] = {}
        self._at = 0  # the page, where they are read larger

    # what is seen

    def build(self, page: Page) -> None:
        """Put the seats, the turning points of one of them or how far they are found, and the way back."""
        widgets.table(page)
        widgets.ribbon(page, layout.rect("final", "heading").inflate(-1000, -8), say("Turning points"))
        left = self._build_tabs(page)
        name = self._sitting.name(self._seat)
        box = (left, TABS.y, TABS.right - left, TABS.h)
        widgets.label(page, box, name, px=40, face="sc", colour=theme.PAPER_LIGHT)
        widgets.sheet(page, SHEET, "double")
        if not self._review.is_done:
            self._build_weighing(page)
        elif cards := self._cards_of(self._seat):
            self._build_cards(page, cards)
        else:
            words = say("None of {seat}’s moves won or cost much fame.", seat=name)
            widgets.label(page, CARDS, words, px=38, align="center", wrap=True)
        widgets.page_button(page, "back", (SHEET.x, 936, 400, 112), say("Back"), icon="left", px=36)
        told = say("The adviser judges each move by what its player knew then.")
        foot = (SHEET.x + 432, 936, SHEET.w - 432, 112)
        widgets.label(page, foot, told, px=30, colour=theme.PAPER_LIGHT, align="right", wrap=True)

    def _build_tabs(self, page: Page) -> int:
        """Put a tab for each seat, where there are several; returns the x to the right of them."""
        left = TABS.x
        for seat in self._seats if len(self._seats) > 1 else ():
            box = pygame.Rect(left, TABS.y, TABS.h, TABS.h)
            words, chosen = say("The turning points of {seat}", seat=self._sitting.name(seat)), seat == self._seat
            target = Target(HouseTab(seat), "choice", box, words, hint=words, value=str(chosen))
            page.target(target, _tab_painter(box, self._sitting.style(seat), chosen=chosen))
            left += TABS.h + 12
        return left + (16 if left > TABS.x else 0)

    def _build_weighing(self, page: Page) -> None:
        done, count = self._review.done, self._review.count
        told = say("Comparing the moves: {done} of {count}", done=done, count=count)
        widgets.label(page, (CARDS.x, CARDS.y + 220, CARDS.w, 60), told, px=36, align="center")
        charts.progress(page, pygame.Rect(CARDS.x + 400, CARDS.y + 300, CARDS.w - 800, 48), done, count)

    def _build_cards(self, page: Page, cards: Sequence[Card]) -> None:
        """Put all of them, or one on each page where they are read larger."""
        if percent() == USUAL:
            for place, card in enumerate(cards):
                self._build_card(page, card, pygame.Rect(CARDS.x, CARDS.y + place * PITCH, CARDS.w, PITCH - 16))
            return
        at = min(self._at, len(cards) - 1)
        self._build_card(page, cards[at], pygame.Rect(CARDS.x, CARDS.y, CARDS.w, CARDS.h - HIGH - ABOVE))
        put_pager(page, foot_of(CARDS), at, len(cards))

    def _build_card(self, page: Page, card: Card, box: pygame.Rect) -> None:
        words = f"{card.figure} {card.when} {card.made} {card.other}"
        hint = say("Press to see it in the replay.")
        colour = theme.INK if card.won else theme.RUBRIC
        left, width = box.x + FIGURE_W + 20, box.w - FIGURE_W - 48
        made = 76 if percent() == USUAL else height_of(page, card.made, MADE_PX, width)

        def paint(brush: Brush, state: State) -> None:
            paint_choice_frame(brush, box, state, chosen=False)
            brush.text((box.x, box.y + 24, FIGURE_W, 96), card.figure, "body", 84, colour, align="center")
            brush.text((box.x + 8, box.y + 126, FIGURE_W - 16, 48), say("Fame"), "body", 28, colour, align="center")
            brush.text((left, box.y + 8, width, 42), card.when, "sc", 34, theme.RUBRIC)
            brush.text((left, box.y + 48, width, made), card.made, "body", MADE_PX, wrap=True)
            rest = (left, box.y + 48 + made, width, box.h - 54 - made)
            brush.text(rest, card.other, "body", 28, theme.INK_SOFT, wrap=True)

        page.target(Target(Moment(card.number, 0), "choice", box, words, hint=hint), paint)

    # what it tells

    def _cards_of(self, seat: int) -> Sequence[Card]:
        """The words for a seat, found once."""
        if seat not in self._cards:
            self._cards[seat] = [self._card(point) for point in self._review.points(seat)]
        return self._cards[seat]

    def _card(self, point: TurningPoint) -> Card:
        replay, like = self._past.replay, self._sitting
        then = sitting_at(self._past, like, point.number, OBSERVER)
        entry = replay.entries[point.number - replay.first]
        when = when_words(replay.table(point.number))
        words = figure_words(point), when, made_words(entry, like), other_words(point, then)
        return Card(point.number + 1, point.fame > 0, *words)

    # what happens

    def tick(self, dt_s: float) -> bool:
        """Take the answers that are there."""
        if self._review.is_done:
            return False
        if self._review.look():
            self.changed()
        return True

    def leave(self) -> None:
        """Ask nothing any more."""
        self._review.close()

    def press(self, name: str) -> Transition:
        """Show another seat's turning points, go to a move in the replay, or leave."""
        match name:
            case HouseTab(seat):
                self._seat, self._at = seat, 0
            case "earlier" | "later":
                self._at = turned(name, self._at)
            case Moment(number):
                return Push(ToReplay(self._sitting, number))
            case "back":
                return Pop()
        self.changed()
        return None


def _tab_painter(box: pygame.Rect, style: theme.SeatStyle, *, chosen: bool) -> TargetPaint:
    badge = pictures.badge(style)

    def paint(brush: Brush, state: State) -> None:
        paint_choice_frame(brush, box, state, chosen=chosen)
        brush.blit(badge, box.inflate(-24, -24))

    return paint
