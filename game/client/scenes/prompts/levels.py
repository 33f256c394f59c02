"""The question which specialty advances."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures
from game.client.parts.track_sheet import Tracks
from game.client.scenes.prompts.question import Question
from game.client.text import terms
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Transition
from game.client.ui.target_names import LevelMarker, NextLevel
from game.rules import moves as ask
from game.rules.moves import Advance, Move
from game.rules.names import SPECIALTIES, SPECIALTY_INDEX, Specialty

NAME_WIDTH = 330


class ChooseAdvance(Question):
    """The seat's markers `level marker:<specialty>` on their tracks; the next level of each is `next
    level:<specialty>`.

    Pressing the next level advances too. A specialty that is not in question keeps its marker.
    """

    name = "advance"
    decision: ask.ChoosingAdvance
    places = tuple(map(NextLevel, SPECIALTIES))

    def title(self) -> str:
        """What happens."""
        return say("advance a specialty")

    def purpose(self) -> str:
        """What to drag, and what it may earn."""
        return say("Drag a marker one level up. Your first to reach a marked level earns the reward below it.")

    def body(self, page: Page, rect: pygame.Rect) -> None:
        """Put the four tracks and the reward track below them."""
        tracks = Tracks(rect, self.sitting, self.holder, NAME_WIDTH, beyond=True)
        tracks.draw(page)
        for specialty in SPECIALTIES:
            self._next_level(page, tracks, specialty)

    def _next_level(self, page: Page, tracks: Tracks, specialty: Specialty) -> None:
        """Put the marker and the place where it goes; beyond the top there are guilders (D3)."""
        rules, at, name = self.sitting.content.rules, SPECIALTY_INDEX[specialty], terms.specialty_words(specialty)
        cells, level = tracks.cells(at), self.holder.levels[at]
        if level == rules.top_level:
            gain = rules.level_at_top_guilders
            widgets.picture(page, cells[-1].inflate(-16, -8), pictures.coin(gain))
        widgets.place(page, NextLevel(specialty), cells[level + 1], name)
        reason = self.sitting.turns.why_not(Advance(self.seat, specialty))
        widgets.piece(
            page, LevelMarker(specialty), tracks.marker_box(specialty), tracks.marker_picture(), name,
            enabled=not reason, reason=reason, about=("craft", specialty),
        )  # fmt: skip

    def press(self, name: str) -> Transition:
        """Advance by a press on the next level."""
        if isinstance(name, NextLevel):
            self.submit(Advance(self.seat, name.specialty))
            return None
        return super().press(name)

    def move(self, piece: str, place: str) -> Move | None:
        """Advance, if the place is the marker's own."""
        match piece, place:
            case LevelMarker(own), NextLevel(specialty) if own == specialty:
                return Advance(self.seat, specialty)
        return None

    def elsewhere(self, piece: str) -> str:
        """Each marker has its own track."""
        return say("A marker moves one level along its own track.")
