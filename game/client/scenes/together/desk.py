"""The plan that one person makes blind: what lies where is kept here, and nothing of it is ever shown or heard."""

from typing import Literal, TypeAlias

from game.client.base.bindings import PlanButtons
from game.rules.names import ACTIONS, Markers

HOLD_S = 0.8  # so long the button is held that hands a plan in; two presses of it do the same

Told: TypeAlias = Literal["plans", "asks", "incomplete"]


class BlindPlan:
    """The markers of one seat, as many as were pressed; a press too many does nothing."""

    def __init__(self, count: int, most: int) -> None:
        self.count, self.most = count, most
        self._counts = [0] * len(ACTIONS)

    def lay(self, action: int) -> None:
        """Lay one marker on an action, where there is one left and room for it."""
        if sum(self._counts) < self.count and self._counts[action] < self.most:
            self._counts[action] += 1

    def clear(self) -> None:
        """Take all markers back."""
        self._counts = [0] * len(ACTIONS)

    @property
    def is_whole(self) -> bool:
        """Whether all markers lie somewhere."""
        return sum(self._counts) == self.count

    @property
    def markers(self) -> Markers:
        """How many lie on each action."""
        first, second, third, fourth, fifth = self._counts
        return first, second, third, fourth, fifth


class Desk:
    """What one person does with a block of buttons; `told` is all that the screen says of it."""

    def __init__(self, plan: BlindPlan, buttons: PlanButtons) -> None:
        self.plan = plan
        self.buttons = buttons
        self.told: Told = "plans"
        self.is_done = False  # the plan is to be handed in
        self._held_s: float | None = None  # how long the button that hands in is held

    def down(self, code: int) -> None:
        """A button of the block goes down."""
        if code in self.buttons.hand_in:
            if self.told == "asks":
                self._hand_in()
            elif self._held_s is None:
                self.told, self._held_s = "asks", 0.0
            return
        self.told = "plans"
        if code in self.buttons.all_back:
            self.plan.clear()
        else:
            self.plan.lay(self.buttons.actions.index(code))

    def up(self, code: int) -> None:
        """A button of the block goes up."""
        if code in self.buttons.hand_in:
            self._held_s = None

    def rest(self) -> None:
        """Let go of all buttons, because nobody may hear when they go up."""
        self._held_s = None

    def tick(self, dt_s: float) -> None:
        """Hand in once the button was held long enough."""
        if self._held_s is not None:
            self._held_s += dt_s
            if self._held_s >= HOLD_S and self.told == "asks":
                self._hand_in()

    def _hand_in(self) -> None:
        """Hand the plan in, or say that markers are missing; what lies where is told in neither case."""
        if self.plan.is_whole:
            self.is_done = True
        else:
            self.told = "incomplete"
