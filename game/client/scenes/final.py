"""The end of the game: the guild counts the fame (Z1), names the winner (Z2) and gives titles (U10)."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.client import layout, widgets
from game.client import sound_names as cue
from game.client.commission_desk import occasion_words
from game.client.game_scene import GameScene
from game.client.messages import say
from game.client.motion.timeline import paced
from game.client.page import Page
from game.client.parts import is_common, press_common
from game.client.scene import Push, Transition
from game.client.scenes.rounds.best_so_far import best_so_far
from game.client.scenes.rounds.honours import Honours
from game.client.scenes.rounds.score_sheet import categories, score_sheet
from game.client.scenes.rounds.verdict import title_ladder, winner_board
from game.client.sitting import Sitting, Stop

ROW_S = 0.45  # until the next row is counted


class WayOn(NamedTuple):
    """A button at the foot."""

    name: str
    words: str
    icon: str


class Final(GameScene):
    """Shows what counted for whom; the table can still be looked at as it stands.

    Buttons `hall` (first of all for somebody who may enter it), `again`, `colophon`, `watch` (board and printing
    houses), `log`, `title`. The rows are counted one after the other; any key has them all counted at once.
    """

    name = "final"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self._counting_s = 0.0
        self._rows = len(categories(sitting.content.rules))
        self._counted = 0
        self._cues: list[tuple[str, float]] = []
        self._honours = Honours(sitting)
        self.default = "again"

    def build(self, page: Page) -> None:
        """Put the sheet, the winner, the titles and the ways on."""
        view = self.sitting.view()
        widgets.table(page)
        heading = layout.rect("final", "heading").inflate(-840, -8)
        widgets.ribbon(page, heading, say("The guild counts the fame"), occasion_words(self.sitting))
        score_sheet(page, self.sitting, view, self._counted)
        if len(view.scores) == 1:
            best_so_far(page, self._honours.best(), self.sitting.match.id)
        scores = view.scores if self._counted >= self._rows else ()
        winner_board(page, self.sitting, scores)
        title_ladder(page, self.sitting, scores)
        for item, box in zip(self._ways_on(), _foot_boxes(), strict=True):
            kind: widgets.Kind = "primary" if item.name == self.default else "plain"
            px = 40 if kind == "primary" else 30
            widgets.page_button(page, item.name, box, item.words, kind, item.icon, px=px)

    def _ways_on(self) -> list[WayOn]:
        """The buttons, the one that matters most in front."""
        again = WayOn("again", say("Play again"), "press")
        hall = WayOn("hall", say("Hall of fame"), "trophy")
        if self.default == "hall":
            first = [WayOn("hall", say("Enter the hall of fame"), "trophy"), again]
        else:
            first = [again, hall]
        return [
            *first,
            WayOn("colophon", say("Colophon"), "pen"),
            WayOn("watch", say("Look at the table"), "eye"),
            WayOn("log", say("How it went"), "log"),
            WayOn("title", say("To the title"), "left"),
        ]

    def enter(self) -> None:
        """See anew who may enter the hall of fame."""
        self.default = "hall" if self._honours.waiting() else "again"
        self.changed()

    def tick(self, dt_s: float) -> bool:
        """Count the next row when it is time."""
        if self._counted >= self._rows:
            return False
        choices = self.sitting.choices.now
        still = choices.reduced_motion or choices.speed == "off"
        self._counting_s += paced(dt_s, choices.speed)
        counted = self._rows if still else int(self._counting_s / ROW_S)
        if counted != self._counted:
            self._count(counted)
        return self._counted < self._rows

    def _count(self, rows: int) -> None:
        rows = min(rows, self._rows)
        if rows > self._counted:
            self._cues.append((cue.TITLES if rows == self._rows else cue.STROKES[0], 0.0))
        self._counted = rows
        self.changed()

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """A stroke of the quill for each row, and a fanfare when winner and titles are named."""
        cues, self._cues = self._cues, []
        return cues

    def key(self, event: pygame.Event) -> Transition:
        """Have all rows counted."""
        self._count(self._rows)
        return None

    def press(self, name: str) -> Transition:
        """Leave for another game or the title, or look back."""
        from game.client import table  # which names this scene itself

        self._count(self._rows)
        if name == "again":
            return table.play_again(self.sitting)
        if name == "title":
            return table.to_title(self.sitting)
        if name == "hall":
            return self._honours.open()
        if name == "watch":
            from game.client.scenes.rounds.last_look import LastLook

            return Push(LastLook(self.sitting))
        if name == "colophon":
            from game.client.scenes.rounds.colophon import Colophon

            return Push(Colophon(self.sitting))
        return press_common(self, name) if is_common(name) else None


def _foot_boxes() -> list[pygame.Rect]:
    """Where the buttons are: a wide one, and five beside it."""
    first = layout.rect("final", "colophon")
    left, right = first.x, layout.rect("final", "watch").right
    width, gap = 264, 16
    rest = [pygame.Rect(right - (place + 1) * width - place * gap, first.y, width, first.h) for place in range(5)]
    return [pygame.Rect(left, first.y, rest[-1].x - gap - left, first.h), *reversed(rest)]
