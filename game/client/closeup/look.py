"""What a closer look shows: large pictures, a title, lines that explain, and the rule behind it."""

from typing import NamedTuple

from game.client.graphics.brush import Picture
from game.client.session.sitting import Sitting
from game.content import Content
from game.content.tables import RuleConstants
from game.rules.state import Seat
from game.rules.view import OBSERVER, View

CARD = (5, 7)
SQUARE = (1, 1)
SMALL = 0.7  # the share of a card's width for things that are small on the table too


class Large(NamedTuple):
    """A picture, its shape (width to height), and how much of a card's width it takes."""

    picture: Picture
    shape: tuple[int, int] = CARD
    share: float = 1.0


class Line(NamedTuple):
    """One thing explained: the icons on the piece, and what they mean; `lacking` where it is still missing."""

    icons: tuple[Picture, ...]
    words: str
    lacking: bool = False


class Look(NamedTuple):
    """Everything that is shown of a piece; `rule` is one sentence, and `article` where the rules say more.

    `life` is the character whose life can be read, if there is one.
    """

    title: str
    large: tuple[Large, ...]
    lines: tuple[Line, ...]
    rule: str
    article: str
    life: str = ""


class Eyes:
    """The seat that looks: it sees what everybody may see, marked with what this seat has."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self._seat = seat

    @property
    def content(self) -> Content:
        """The cards that are played with."""
        return self.sitting.content

    @property
    def rules(self) -> RuleConstants:
        """The figures of the game."""
        return self.sitting.content.rules

    @property
    def view(self) -> View:
        """What everybody may see (R1), without plans."""
        return self.sitting.view(OBSERVER)

    @property
    def holder(self) -> Seat | None:
        """The holdings of the seat that looks, or else of the one on turn; None where that is no person."""
        people, top = self.sitting.people, self.view.top
        seat = self._seat if self._seat in people else top.seat if top is not None else OBSERVER
        return self.view.seats[seat] if seat in people else None
