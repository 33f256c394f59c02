"""The pause when the controller of a seat is gone: another one joins by a press, or the game goes on without."""

from game.client.base.i18n import say
from game.client.session.sitting import Sitting
from game.client.ui.overlay import Answer, Message
from game.client.ui.scene import Pop, Transition


class Rejoin(Message):
    """Waits until a controller has claimed the seat again; the button `close` goes on without one."""

    name = "rejoin"
    closes_beside = False

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self._sitting = sitting
        self._claims = sitting.choices.claims
        self._seat = seat
        words = say(
            "The controller of {seat} is disconnected. Connect it again or take another one, and press to join.",
            seat=sitting.name(seat),
        )
        without = Answer("close", say("Go on without it"), self._give_up)
        super().__init__(say("Press to join"), words, [without])

    def enter(self) -> None:
        """Hide the plan of the seat: somebody else may take its controller."""
        self._sitting.hide_plan(self._seat)

    @property
    def acts(self) -> int | None:
        """Anybody may decide to go on."""
        return -1

    def _give_up(self) -> Transition:
        self._claims.end_if_alone()
        return None

    def next(self) -> Transition:
        """Close once a controller has the seat."""
        return Pop() if self._claims.pad_of(self._seat) is not None else None
