"""The board while the five actions are executed: one open band, the other bands as strips, the seat's house."""

from collections.abc import Sequence

import pygame

from game.client.base.i18n import say
from game.client.base.stops import ActionStop
from game.client.graphics import layout
from game.client.parts import seat_panels, top_bar
from game.client.parts.bands import BANDS, Band
from game.client.parts.composite import CompositeScene
from game.client.parts.computer_turn import ComputerTurn
from game.client.parts.patrons import under_patrons
from game.client.scenes.board.automa_turn import AutomaTurn
from game.client.session.sitting import Sitting
from game.client.text.terms import action_words
from game.client.ui import widgets
from game.client.ui.motions import CROSS_S, Box, Motion, Patch
from game.client.ui.page import Page
from game.client.ui.scene import Scene, Transition
from game.rules.moves import Pass

TABLE: Box = (0, 84, layout.CANVAS[0], layout.CANVAS[1] - 84)  # everything below the bar


class Board(CompositeScene):
    """A seat's turn in an action (E1); the turn stays on the screen until it is ended or taken back.

    Targets: `pass`, `undo`, `end`; `hint`, `log`, `rules`, `menu`, `seat:<n>`; of the house `use:<axle>`, `buy`,
    `slot:<n>`, `tracks`, `row:<specialty>`, `types`, `inks`; and those of the open band (`game.client.parts.bands`):
    orders `printing:<id>`, `refinement:<id>`, `offer`; inks `offered ink:<set>:<position>`; specialties
    `specialty:<id>`, `advance:both`, `advance:one`, `any one:<specialty>`; gears `gear:<id>`, `axle:<n>`, `offer`,
    `turn`, `cancel`, `install`; patronage `marker`, `space:<n>`, `patronage:<id>`, `house`. The turns of the automa and
    of computers have `continue` only.
    """

    name = "board"
    mirrors = True

    def __init__(self, sitting: Sitting, stop: ActionStop) -> None:
        super().__init__(sitting, stop)
        self.band: Band = BANDS[stop.action](self)
        self.watched: AutomaTurn | ComputerTurn | None = self._watched_turn()

    @property
    def part(self) -> Band:
        """The open band."""
        return self.band

    def _watched_turn(self) -> AutomaTurn | ComputerTurn | None:
        """The turn of a computer player or the automa, which is only watched; None for a person's turn."""
        if self.seat in self.sitting.people:
            return None
        return ComputerTurn(self) if self.seat in self.sitting.computers else AutomaTurn(self, self.band)

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Space and Enter choose: the end of a finished turn, or `continue`."""
        if self.watched is not None:
            return "continue"
        return "end" if self.sitting.shown.holding else ""

    # what is seen

    def build(self, page: Page) -> None:
        """Put the bars, the bands, the house and the buttons."""
        view = self.sitting.view(self.seat)
        widgets.table(page)
        top_bar(page, self.sitting, view, self._turn_words())
        self.band.build(page, view)
        seat_panels(page, self.sitting, view, self.seat)
        if isinstance(self.watched, AutomaTurn):
            self.watched.build(page, view)
        elif self.watched is not None:
            self._build_computer(page, self.watched)
        elif not self.band.buttons(page):
            self._buttons(page)

    def _turn_words(self) -> str:
        """Whose turn it is; of the automa in words of its own, for in some languages it has an article."""
        action = action_words(self.band.action)
        if isinstance(self.watched, AutomaTurn):
            return say("{action}: the automa’s turn", action=action)
        return say("{action}: {seat}’s turn", seat=self.sitting.name(self.seat), action=action)

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """The call of the person on turn; and where another band was open, the old board fades away."""
        call = super().arriving(before)
        was_open = [scene.band.action for scene in before if isinstance(scene, Board)]
        if was_open in ([], [self.band.action]):
            return call
        old = Patch("before", TABLE)
        fades = Motion(pictures=(old,), start=TABLE, end=TABLE, duration_s=CROSS_S, opacity=(1.0, 0.0), local=True)
        return (fades, *call)

    def _buttons(self, page: Page) -> None:
        passing = self.band.closed_words()
        undo = "" if self.band.has_draft else self.sitting.turns.undo_reason(self.seat)
        for name, words, reason, hint in (
            ("undo", say("Undo"), undo, say("Undo the last step.")),
            ("pass", say("Pass"), passing, say("Do nothing in this action.")),
        ):
            box = self._button_box(name)
            widgets.page_button(page, name, box, words, enabled=not reason, reason=reason, hint=hint, px=30)
        reason = "" if self.sitting.shown.holding else say("Do the action first, or pass.")
        box = self._button_box("end turn")
        kind: widgets.Kind = "primary" if self.sitting.shown.holding else "plain"
        widgets.page_button(page, "end", box, say("End turn"), kind, enabled=not reason, reason=reason, px=30)

    def _build_computer(self, page: Page, turn: ComputerTurn) -> None:
        """Put the lines that tell a computer's turn, and `continue` in place of a person's buttons."""
        gears = self.band.action == "gears"
        turn.build(page, layout.rect("gears", "forecast") if gears else layout.rect("take orders", "told"))
        turn.build_continue(page, self._button_box("undo").union(self._button_box("end turn")))

    def _button_box(self, name: str) -> pygame.Rect:
        """The rectangle of a button: below the seats; in the Gears action further down, because strips are there."""
        box = layout.rect("take orders", name)
        if self.band.action == "gears":
            return box.move(0, layout.rect("gears", "turn gear").y - layout.rect("take orders", "pass").y)
        return under_patrons(box, self.sitting.view(self.seat), self.seat)

    # what it answers

    def press(self, name: str) -> Transition:
        """Pass, undo or end the turn; anything else is not the board's own."""
        if name == "pass":
            self.band.take_back()
            self.submit(Pass(self.seat))
        elif name == "undo":
            self._undo()
        elif name == "end" and self.sitting.shown.holding:
            return self.asked_to_end()
        else:
            return super().press(name)
        return None

    def _undo(self) -> None:
        if self.band.has_draft:
            self.band.take_back()
            self.changed()
        else:
            self.undo()

    def back(self) -> Transition:
        """Esc puts back what is laid out, and opens the menu when nothing is."""
        if not self.band.has_draft:
            return super().back()
        self._undo()
        return None

    def tick(self, dt_s: float) -> bool:
        """Tell what is only looked at, one thing after the other; a person's turn may end by itself."""
        moves = super().tick(dt_s)
        if self.watched is not None:
            return moves
        self.think()
        return self.ends_in_time(dt_s, made=self.sitting.shown.holding) or moves
