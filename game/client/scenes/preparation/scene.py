"""The scene of everything that is chosen one seat after the other: characters, first orders, first types, a colour."""

from collections.abc import Sequence

from game.client.drawing import widgets
from game.client.parts import is_common, press_common, seat_panels, top_bar
from game.client.scenes.preparation.choices import CHOICES, Choice
from game.client.screen.game_scene import GameScene
from game.client.screen.page import Page
from game.client.screen.scene import NO_PLACES, Sprite, Transition
from game.client.session.sitting import Sitting, Stop
from game.client.shell.viewport import Point
from game.client.words.messages import say
from game.rules.decisions import Decision


class Preparation(GameScene):
    """Shows the question that the seat of a stop is asked, and makes the move when it is confirmed.

    Targets: `confirm`, `undo`, `log`, `rules`, `menu`, `seat:<n>`, and those of the choice (see `choices`).
    """

    default = "confirm"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self.name = stop.kind
        self._choice: Choice | None = None
        self._turns = False
        self.see()

    @property
    def choice(self) -> Choice | None:
        """What is chosen now; None once the seat has nothing left to choose here."""
        asked = self._choice is not None and self._choice.decision == self._asked
        return self._choice if asked else None

    @property
    def _asked(self) -> Decision | None:
        """What the seat is asked here now."""
        decision = self.sitting.view().top
        here = self.sitting.shown.stop == self.stop and type(decision) in CHOICES
        return decision if here else None

    def see(self) -> None:
        """Begin to choose anew once something else is asked."""
        super().see()
        asked = self._asked
        if asked is None:
            self._choice = None
        elif self._choice is None or self._choice.decision != asked:
            self._choice = CHOICES[type(asked)](self.sitting, asked)

    def build(self, page: Page) -> None:
        """Put the bar, the choice, who sits here, and the buttons."""
        widgets.table(page)
        choice = self.choice
        if choice is None:
            return
        view = self.sitting.view(self.seat)
        top_bar(page, self.sitting, view, choice.task())
        if not choice.wide:
            seat_panels(page, self.sitting, view, self.seat)
        choice.build(page, view)
        reason = "" if choice.steps else self.sitting.turns.undo_reason(self.seat)
        widgets.page_button(page, "undo", choice.undo_box, say("Undo"), icon="undo", enabled=not reason, reason=reason)
        reason = choice.missing() or self.sitting.turns.why_not(choice.move())
        widgets.page_button(
            page, "confirm", choice.confirm_box, choice.confirm_words(), "primary", "check",
            enabled=not reason, reason=reason, px=34,
        )  # fmt: skip

    def press(self, name: str) -> Transition:
        """Confirm, take back, or what the choice and all play screens know."""
        choice = self.choice
        if name == "undo" and choice is not None and choice.steps:
            choice.take_back()
            self.changed()
        elif name == "undo":
            self.undo()
        elif name == "confirm" and choice is not None:
            if self.submit(choice.move()):
                self._choice = None  # the next question may be the same one again, but nothing lies there yet
        elif choice is not None and self._pressed(choice, name):
            self.changed()
        elif is_common(name):
            return press_common(self, name)
        return None

    def _pressed(self, choice: Choice, name: str) -> bool:
        """Whether a name was one of the choice's own; what it changed is a step that can be taken back."""
        own = False

        def press() -> None:
            nonlocal own
            own = choice.press(name)

        choice.steps.take(press)
        return own

    def places_for(self, piece: str) -> frozenset[str]:
        """As the choice says."""
        choice = self.choice
        return choice.places_for(piece) if choice else NO_PLACES

    def lay(self, piece: str, place: str) -> Transition:
        """Tell the choice."""
        choice = self.choice
        if choice is not None:
            choice.steps.take(lambda: choice.lay(piece, place))
        self.changed()
        return None

    def why_not(self, piece: str, place: str) -> str:
        """As the choice says."""
        return self.choice.why_not(piece, place) if self.choice else ""

    # what is turned by hand

    def grab(self, name: str, pos: Point) -> bool:
        """As the choice says."""
        return self.choice is not None and self.choice.grab(name, pos)

    def pull(self, name: str, pos: Point) -> None:
        """Tell the choice."""
        if self.choice is not None and self.choice.pull(pos):
            self.changed()

    def let_go(self, name: str) -> None:
        """Tell the choice."""
        if self.choice is not None:
            self.choice.let_go()
            self.changed()

    def tick(self, dt_s: float) -> bool:
        """Let what is turned come to rest; then it is painted as it stands."""
        turns = self._choice is not None and self._choice.tick(dt_s)
        if self._turns and not turns:
            self.changed()
        self._turns = turns
        return turns

    def sprites(self) -> Sequence[Sprite]:
        """What is turned."""
        return self._choice.sprites(self.scale) if self._choice is not None else ()

    def take_cues(self) -> Sequence[tuple[str, float]]:
        """The sounds of that."""
        return self._choice.take_cues() if self._choice is not None else ()
