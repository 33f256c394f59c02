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


class ToMenu(Destination):
    """The menu over a game."""

    opens = "game.client.scenes.menu:Menu"
    session: MatchSession


class ToControls(Destination):
    """What keys and buttons mean."""

    opens = "game.client.scenes.controls:ControlsSheet"
    choices: Choices


class ToAbout(Destination):
    """The page about the program: its versions, its makers, and where files are kept."""

    opens = "game.client.scenes.about:About"
    folder: Path | None


class ToCards(Destination):
    """The sheet on which the folder of cards is chosen."""

    opens = "game.client.scenes.cards:CardsSheet"
    controller: CardsController


class ToRoundCard(Destination):
    """The card with the steps of a round."""

    opens = "game.client.scenes.round_card:RoundCard"
    content: Content


class ToRules(Destination):
    """The rulebook, opened at an article, with the figures of the cards that are played with.

    From the title it leads to the tutorial as well, by `learn`.
    """

    opens = "game.client.scenes.rules_pages:RulesPages"
    content: Content
    article: str = ""
    learn: Callable[[], Transition] | None = None


class ToExample(Destination):
    """A worked example of the rules, to be watched move by move."""

    opens = "game.client.scenes.replaying:example_of"
    id: str


class ToPeople(Destination):
    """The pages on people and books, opened at a part; the printers at a character."""

    opens = "game.client.scenes.people:People"
    content: Content
    part: PeoplePart = "origin"
    character: str = ""


class ToLog(Destination):
    """The log of a game."""

    opens = "game.client.scenes.log_scene:LogPanel"
    session: MatchSession


class ToPlayerBoard(Destination):
    """The printing house of a seat."""

    opens = "game.client.scenes.workshop:Workshop"
    session: MatchSession
    seat: int


class ToBoard(Destination):
    """The whole board, marked with what a seat can do there."""

    opens = "game.client.scenes.board.whole_board:WholeBoard"
    session: MatchSession
    seat: int


class ToCloseUp(Destination):
    """A piece seen close, as a seat may see it."""

    opens = "game.client.scenes.closeup:CloseUp"
    session: MatchSession
    seat: int
    subject: Subject


class ToLastLook(Destination):
    """All that is on the table at the end of a game."""

    opens = "game.client.scenes.board.board_scene:LastLook"
    session: MatchSession


class ToReplay(Destination):
    """The replay of a match, from a state on or from the first one."""

    opens = "game.client.scenes.replaying:replay_of"
    session: MatchSession
    number: int = 0


class ToTurningPoints(Destination):
    """The moves of a match that is over which won or lost most fame."""

    opens = "game.client.scenes.replaying:turning_points_of"
    session: MatchSession


class ToPrintedSheets(Destination):
    """The printed sheet of each person of a game that is over."""

    opens = "game.client.scenes.printed_sheets:PrintedSheets"
    session: MatchSession


class Ways(NamedTuple):
    """Where a name leads: `done` gets it, `skip` goes on without one, `before` goes back to the name set before."""

    done: Callable[[str], Transition]
    skip: Callable[[], Transition]
    before: Callable[[], Transition] | None = None


class ToName(Destination):
    """A name for the hall of fame, to be set with type blocks; `known` are names that can be taken at a click."""

    opens = "game.client.scenes.name_blocks:NameBlocks"
    entry: Entry
    place: str  # in words: where the entry will stand
    ways: Ways
    choices: Choices
    known: Sequence[str]
