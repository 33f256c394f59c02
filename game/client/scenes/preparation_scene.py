"""The scene of choices that seats make one after the other: characters, first orders, first types, a colour."""

from game.client.base.game_steps import GameStep
from game.client.scenes import first_choices
from game.client.scenes.drawn_gears import DrawnGearChoice
from game.client.scenes.parts.bar import top_bar
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Part, Transition
from game.rules import moves as mv

CHOICES: dict[type[mv.Decision], type[first_choices.Choice | DrawnGearChoice]] = {
    mv.KeepingCharacter: first_choices.KeepCharacterChoice,
    mv.InstallingDrawn: DrawnGearChoice,
    mv.StartingLevels: first_choices.LevelsChoice,
    mv.Drafting: first_choices.DraftChoice,
    mv.ChoosingTypes: first_choices.TypesChoice,
    mv.NamingColour: first_choices.ColourChoice,
}


class Preparation(CompositeScene):
    """Shows the question to the seat of a stop, and makes the move when the choice is confirmed.

    Targets: `undo`, `board`, `log`, `rules`, `menu`, `seat:<n>`, and those of the choice, such as `confirm`.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self.name = step.kind
        self._choice: first_choices.Choice | DrawnGearChoice | None = None
        self.see()

    @property
    def default(self) -> str:  # type: ignore[override]
        return self.choice.default if self.choice else ""

    @property
    def choice(self) -> first_choices.Choice | DrawnGearChoice | None:
        """The choice that is open now; None once the seat has nothing left to choose here."""
        return self._choice if self._choice is not None and self._choice.decision == self._asked else None

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
        choice = self.choice
        if choice is None:
            widgets.table(page)
            return
        view = self.session.view(self.seat)
        page.part(top_bar, self.session, view, choice.title())
        if not choice.wide:
            page.part(seat_panels, self.session, view, self.seat)
        choice.build(page, view)
        choice.buttons(page)

    def tick(self, dt_s: float) -> bool:
        """Let time pass; a choice that is complete may be confirmed by itself, as turns end so."""
        moves, choice, made = super().tick(dt_s), self.choice, False
        if isinstance(choice, first_choices.Choice):
            self.end_box = choice.confirm_box
            made = self.session.turns_end and not choice.missing() and not self.session.turns.why_not(choice.move())
        return self.ends_in_time(dt_s, made=made) or moves

    def end_turn(self) -> None:
        self.press("confirm")

    def press(self, name: str) -> Transition:
        choice, number = self.choice, self.state_number
        if name != "undo":
            onward = super().press(name)
            if self.state_number != number:
                self._choice = None  # the next question may be equal to this one, but begins empty
            return onward
        if choice is not None and choice.has_draft:
            choice.take_back()
        else:
            self.undo()
        return None
