"""The names of what is pressed in a game and needs a parameter: buttons, panels, switches, choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from game.client.screen.names.name import Name

if TYPE_CHECKING:
    from game.rules.names import Action, Letter, Specialty


PeoplePart: TypeAlias = Literal["origin", "printers", "books", "patrons"]


class SeatPanel(Name, word="seat"):
    """The panel of a seat."""

    seat: int


class JoinSeat(Name, word="join"):
    """The choice of the seat for which a controller acts."""

    seat: int


class HouseButton(Name, word="workshop"):
    """The button that opens the printing house of a seat."""

    seat: int


class HouseTab(Name, word="tab"):
    """The tab of a seat over the printing houses."""

    seat: int


class BoardStrip(Name, word="board"):
    """A closed band of the board, by the number of its action; it shows the whole board."""

    at: int


class UseButton(Name, word="use"):
    """The button that uses what the gear on an axle gives."""

    axle: int


class BuyCardsButton(Name, word="buy cards"):
    """The button that buys so many more cards of both kinds."""

    printing: int
    refinement: int


class BuyLetterButton(Name, word="buy letter"):
    """The button that buys a letter which an order lacks; the order is named by its printing card."""

    letter: Letter
    printing: str


class DecorationSwitch(Name, word="decoration"):
    """The switch for the decoration of an order, named by its printing card."""

    printing: str


class BonusSwitch(Name, word="bonus"):
    """The switch for the use of the bonus gear on an axle."""

    axle: int


class BonusAgainSwitch(Name, word="bonus again"):
    """The switch for a second use of the bonus gear on an axle."""

    axle: int


class AddMarker(Name, word="plus"):
    """One marker more on an action."""

    action: Action


class TakeMarker(Name, word="minus"):
    """One marker less on an action."""

    action: Action


class RewardPanel(Name, word="reward"):
    """One of the rewards that are due."""

    at: int


class PayButton(Name, word="pay"):
    """One way to pay a patron."""

    at: int


class AdvanceChoice(Name, word="advance"):
    """The choice whether a specialty card raises both its symbols or any one specialty."""

    mode: Literal["both", "one"]


class OnlyChoice(Name, word="any one"):
    """The choice of the one specialty that a specialty card raises, wherever it is put."""

    specialty: Specialty


class Crank(Name, word="crank"):
    """The top gear of a seat's train, which turns the others."""

    seat: int


class RoundTab(Name, word="round"):
    """A round in a log."""

    n: int


class ChapterTab(Name, word="chapter"):
    """A chapter of the rules."""

    n: int


class ArticleEntry(Name, word="article"):
    """An article in the index of the rules, by its key."""

    key: str


class WatchExample(Name, word="example"):
    """The example of an article of the rules, by its id."""

    id: str


class PeopleTab(Name, word="people"):
    """A part of the pages on people and books."""

    part: PeoplePart


class LifeOf(Name, word="life"):
    """The choice whose life is told."""

    character: str


class BooksPage(Name, word="books page"):
    """A page of the books of which something is told."""

    at: int


class PlayerChoice(Name, word="who"):
    """The choice who plays on for a seat: a person, or a computer of some level."""

    seat: int
    who: str
