"""The names of what is pressed in a game and needs a parameter: buttons, panels, switches, choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.client.screen.names.name import Name

if TYPE_CHECKING:  # the rules are not needed before there is a match
    from game.rules.names import Action, Letter


class SeatPanel(Name, word="seat"):
    """The panel of a seat."""

    seat: int


class HouseButton(Name, word="workshop"):
    """The way to the printing house of a seat."""

    seat: int


class HouseTab(Name, word="tab"):
    """The tab of a seat over the printing houses."""

    seat: int


class BoardStrip(Name, word="board"):
    """A closed band of the board, by the number of its action; it shows the whole board."""

    at: int


class UseButton(Name, word="use"):
    """What the gear on an axle gives, to be used."""

    axle: int


class BuyCardsButton(Name, word="buy cards"):
    """So many cards of both kinds more."""

    printing: int
    refinement: int


class BuyLetterButton(Name, word="buy letter"):
    """A letter that an order, by its printing card, lacks."""

    letter: Letter
    printing: str


class DecorationSwitch(Name, word="decoration"):
    """Whether the decoration of an order, by its printing card, is done."""

    printing: str


class BonusSwitch(Name, word="bonus"):
    """Whether the bonus gear on an axle is used."""

    axle: int


class BonusAgainSwitch(Name, word="bonus again"):
    """Whether the bonus gear on an axle is used a second time."""

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
    """Whether a specialty card raises both its symbols or any one specialty."""

    mode: Literal["both", "one"]


class Crank(Name, word="crank"):
    """The top gear of a seat's train, which turns the others."""

    seat: int


class RoundTab(Name, word="round"):
    """A round in a log."""

    n: int


class ChapterTab(Name, word="chapter"):
    """A chapter of the rules."""

    n: int


class PlayerChoice(Name, word="who"):
    """Who goes on for a seat: a person, or a computer of a level."""

    seat: int
    who: str
