"""The end of the game: the guild counts the fame (Z1), names the winner (Z2) and gives titles (U10)."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client.base.i18n import say
from game.client.base.stops import Stop
from game.client.graphics import layout, theme, typesetting
from game.client.motion.timeline import paced
from game.client.parts import is_common, press_common
from game.client.scenes.final.best_so_far import best_so_far
from game.client.scenes.final.counting import Counting
from game.client.scenes.final.honours import Honours
from game.client.scenes.final.score_sheet import FIGURE_PX, SUM_PX, rolling_boxes, score_sheet, sums_by_row
from game.client.scenes.final.verdict import counting_board, tie_words, title_ladder, winner_board
from game.client.screen.destinations import ToLastLook, ToPrintedSheets, ToReplay, ToTurningPoints
from game.client.screen.game_scene import GameScene
from game.client.session.commission_desk import occasion_words
from game.client.session.leaving import play_again, to_title
from game.client.session.new_feats import new_feats_words
from game.client.session.sitting import Sitting
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Push, Sprite, Transition


class WayOn(NamedTuple):
    """A button at the foot."""

    name: str
    words: str
    icon: str


class Final(GameScene):
    """Shows what counted for whom; the table can still be looked at as it stands.

    Buttons `hall` (first of all for somebody who may enter it), `again`, `sheets` (what each person printed, to
    keep), `watch` (board and printing houses), `replay`, `points` (the turning points), `title`. Sum by sum rolls, ties
    are told, and then the winner is named; any press has all of it counted at once.
    """

    name = "final"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        view = sitting.view()
        self._ties = tie_words(sitting, view.scores)
        self._sums = sums_by_row(sitting, view)
        self._counting = Counting(self._sums, len(self._ties))
        self._boxes: list[tuple[pygame.Rect, pygame.Rect]] = []  # pictures of the numbers that roll
        self._numerals: dict[tuple[int, int, float], pygame.Surface] = {}
        self._honours = Honours(sitting)
        self.default = "again"

    def build(self, page: Page) -> None:
        """Put the sheet, the winner, the titles and the ways on."""
        view = self.sitting.view()
        widgets.table(page)
        heading = layout.rect("final", "heading").inflate(-840, -8)
        widgets.ribbon(page, heading, say("The guild counts the fame"), occasion_words(self.sitting))
        counting = self._counting
        summed = counting.row == len(self._sums)
        self._boxes = [] if summed else rolling_boxes(self.sitting, view, counting.row)
        score_sheet(page, self.sitting, view, counting.row, summed=summed, won=counting.over)
        if len(view.scores) == 1:
            best_so_far(page, self._honours.best(), self.sitting.match.id)
        if counting.over:
            winner_board(page, self.sitting, view.scores)
        else:
            counting_board(page, self._words(len(view.scores)))
        title_ladder(page, self.sitting, view.scores if counting.over else ())
        for item, box in zip(self._ways_on(), _foot_boxes(), strict=True):
            kind: widgets.Kind = "primary" if item.name == self.default else "plain"
            px = 40 if kind == "primary" else 30
            widgets.page_button(page, item.name, box, item.words, kind, item.icon, px=px)

    def _ways_on(self) -> list[WayOn]:
        """The buttons, the most important one first."""
        again = WayOn("again", say("Play again"), "press")
        hall = WayOn("hall", say("Hall of fame"), "trophy")
        if self.default == "hall":
            first = [WayOn("hall", say("Enter the hall of fame"), "trophy"), again]
        else:
            first = [again, hall]
        return [
            *first,
            WayOn("sheets", say("Printed sheets"), "pen"),
            WayOn("watch", say("View the table"), "eye"),
            WayOn("replay", say("Replay"), "log"),
            WayOn("points", say("Turning points"), "rotate"),
            WayOn("title", say("To the title"), "left"),
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
        """Go on with the count."""
        if self._counting.over:
            return False
        choices, stage = self.sitting.choices.now, self._counting.stage
        if choices.reduced_motion or choices.speed == "off":
            self.hurry()
            return False
        standing = self._counting.pass_time(paced(dt_s, choices.speed))
        self._cues += tuple((cue.fame_gained(fame), 0.0) for fame in standing if fame)
        if stage != self._counting.stage:
            self._turned_to_next()
        return not self._counting.over

    def _turned_to_next(self) -> None:
        if self._counting.over:
            self._cues += ((cue.TITLES, 0.0),)
            self._tell_feats()
        self.changed()

    def _tell_feats(self) -> None:
        """Say which feats are new, once; a game that was over before it was opened has told them."""
        if self.sitting.feats_due:
            self.sitting.feats_due = False
            self.toast(new_feats_words(self.sitting))

    def hurry(self) -> None:
        """End the count at once."""
        if not self._counting.over:
            self._counting.finish()
            self._turned_to_next()

    def sprites(self) -> Sequence[Sprite]:
        """The figures of the row that is counted, and the sums below, as they roll."""
        counting = self._counting
        if counting.row == len(self._sums):
            return ()
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
        """Leave for another game or the title, or look back."""
        self.hurry()
        if name == "again":
            return play_again(self.sitting)
        if name == "title":
            return to_title(self.sitting)
        if name == "hall":
            return self._honours.open()
        if name == "watch":
            return Push(ToLastLook(self.sitting))
        if name == "sheets":
            return Push(ToPrintedSheets(self.sitting))
        if name == "replay":
            return Push(ToReplay(self.sitting))
        if name == "points":
            return Push(ToTurningPoints(self.sitting))
        return press_common(self, name) if is_common(name) else None


def _foot_boxes() -> list[pygame.Rect]:
    """The rectangles of the buttons: a wide one, and six beside it."""
    first = layout.rect("final", "colophon")
    left, right = first.x, layout.rect("final", "watch").right
    width, gap = 232, 14
    rest = [pygame.Rect(right - (place + 1) * width - place * gap, first.y, width, first.h) for place in range(6)]
    return [pygame.Rect(left, first.y, rest[-1].x - gap - left, first.h), *reversed(rest)]
