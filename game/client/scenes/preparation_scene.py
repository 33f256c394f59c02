"""The scene of choices that seats make one after the other: characters, first orders, first types, a colour."""

from game.client.base.game_steps import GameStep
from game.client.base.i18n import say
from game.client.scenes import first_choices
from game.client.scenes.drawn_gears import DrawnGearChoice
from game.client.scenes.parts.bar import board_button, top_bar
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Part, Transition
from game.rules import moves as mv

CHOICES: dict[type[mv.Decision], type[first_choices.Choice]] = {
    mv.KeepingCharacter: first_choices.KeepCharacterChoice,
    mv.InstallingDrawn: DrawnGearChoice,
    mv.StartingLevels: first_choices.LevelsChoice,
    mv.Drafting: first_choices.DraftChoice,
    mv.ChoosingTypes: first_choices.TypesChoice,
    mv.NamingColour: first_choices.ColourChoice,
}


class Preparation(CompositeScene):
    """Shows the question to the seat of a stop, and makes the move when the choice is confirmed.

    Targets: `confirm`, `undo`, `board`, `log`, `rules`, `menu`, `seat:<n>`, and those of the choice (see `choices`).
    """

    default = "confirm"

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.name = step.kind
        self._choice: first_choices.Choice | None = None
        self.see()

    @property
    def choice(self) -> first_choices.Choice | None:
        """The choice that is open now; None once the seat has nothing left to choose here."""
        asked = self._choice is not None and self._choice.decision == self._asked
        return self._choice if asked else None

    @property
    def part(self) -> Part:
        return self.choice or super().part

    @property
    def _asked(self) -> mv.Decision | None:
        """The question to the seat now; None where there is none."""
        decision = self.session.view().top
        here = self.session.shown.step == self.step and type(decision) in CHOICES
        return decision if here else None

    def see(self) -> None:
        """Begin a new choice once the question is another one."""
        super().see()
        asked = self._asked
        if asked is None:
            self._choice = None
        elif self._choice is None or self._choice.decision != asked:
            self._choice = CHOICES[type(asked)](self, asked)

    def build(self, page: Page) -> None:
        """Put the bar, the choice, who sits here, and the buttons."""
        widgets.table(page)
        choice = self.choice
        if choice is None:
            return
        view = self.session.view(self.seat)
        top_bar(page, self.session, view, choice.task())
        if not choice.wide:
            seat_panels(page, self.session, view, self.seat)
        choice.build(page, view)
        reason = "" if choice.steps else self.session.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", choice.undo_box, say("Undo"), icon="undo", reason=reason)
        board_button(page, choice.board_box)
        reason, words = choice.missing() or self.session.turns.why_not(choice.move()), choice.confirm_words()
        widgets.page_button(page, "confirm", choice.confirm_box, words, "primary", "check", reason=reason, px=34)

    def press(self, name: str) -> Transition:
        """Confirm or take back; other names go to the choice and the common parts."""
        choice = self.choice
        if name == "undo" and choice is not None and choice.steps:
            choice.take_back()
            self.changed()
        elif name == "undo":
            self.undo()
        elif name == "confirm" and choice is not None:
            if self.submit(choice.move()):
                self._choice = None  # the next question may be equal to this one, but begins empty
        else:
            return super().press(name)
        return None
