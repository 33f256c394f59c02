"""Destinations: small frozen records that say which scene to open, and about what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.client.ui.scene import Destination
from game.client.ui.target_names import PeoplePart

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from game.client.base.settings import Choices
    from game.client.base.subject import Subject
    from game.client.session.cards_controller import CardsController
    from game.client.session.hall_of_fame import Entry
    from game.client.session.match_session import MatchSession
    from game.client.ui.scene import Transition
    from game.content import Content


class ToMenu(Destination, opens="game.client.scenes.menu:Menu"):
    """The menu over a game."""

    session: MatchSession


class ToControls(Destination, opens="game.client.scenes.controls:ControlsSheet"):
    """What keys and buttons mean."""

    choices: Choices


class ToAbout(Destination, opens="game.client.scenes.about:About"):
    """The page about the program: its versions, its makers, and where files are kept."""

    folder: Path | None


class ToCards(Destination, opens="game.client.scenes.cards:CardsSheet"):
    """The sheet on which the folder of cards is chosen."""

    controller: CardsController


class ToRoundCard(Destination, opens="game.client.scenes.round_card:RoundCard"):
    """The card with the steps of a round."""

    content: Content


class ToRules(Destination, opens="game.client.scenes.rules_pages:RulesPages"):
    """The rulebook, opened at an article, with the figures of the cards that are played with.

    From the title it leads to the tutorial as well, by `learn`.
    """

    content: Content
    article: str = ""
    learn: Callable[[], Transition] | None = None


class ToExample(Destination, opens="game.client.scenes.replaying:example_of"):
    """A worked example of the rules, to be watched move by move."""

    id: str


class ToPeople(Destination, opens="game.client.scenes.people:People"):
    """The pages on people and books, opened at a part; the printers at a character."""

    content: Content
    part: PeoplePart = "origin"
    character: str = ""


class ToLog(Destination, opens="game.client.scenes.log_scene:LogPanel"):
    """The log of a game."""

    session: MatchSession


class ToPlayerBoard(Destination, opens="game.client.scenes.workshop:Workshop"):
    """The printing house of a seat."""

    session: MatchSession
    seat: int


class ToBoard(Destination, opens="game.client.scenes.board.whole_board:WholeBoard"):
    """The whole board, marked with what a seat can do there."""

    session: MatchSession
    seat: int


class ToCloseUp(Destination, opens="game.client.scenes.closeup:CloseUp"):
    """A piece seen close, as a seat may see it."""

    session: MatchSession
    seat: int
    subject: Subject


class ToLastLook(Destination, opens="game.client.scenes.board.board_scene:LastLook"):
    """All that is on the table at the end of a game."""

    session: MatchSession


class ToReplay(Destination, opens="game.client.scenes.replaying:replay_of"):
    """The replay of a match, from a state on or from the first one."""

    session: MatchSession
    number: int = 0


class ToTurningPoints(Destination, opens="game.client.scenes.replaying:turning_points_of"):
    """The moves of a match that is over which won or lost most fame."""

    session: MatchSession


class ToPrintedSheets(Destination, opens="game.client.scenes.printed_sheets:PrintedSheets"):
    """The printed sheet of each person of a game that is over."""

    session: MatchSession


class Ways(NamedTuple):
    """Where a name leads: `done` gets it, `skip` goes on without one, `before` goes back to the name set before."""

    done: Callable[[str], Transition]
    skip: Callable[[], Transition]
    before: Callable[[], Transition] | None = None


class ToName(Destination, opens="game.client.scenes.name_blocks:NameBlocks"):
    """A name for the hall of fame, to be set with type blocks; `known` are names that can be taken at a click."""

    entry: Entry
    place: str  # in words: where the entry will stand
    ways: Ways
    choices: Choices
    known: Sequence[str]
