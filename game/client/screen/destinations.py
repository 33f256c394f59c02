"""Destinations: small frozen records that say which scene to open, and about what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.client.screen.scene import Destination

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date
    from pathlib import Path

    from game.client.home.cards_desk import CardsDesk
    from game.client.home.companion_desk import Desk
    from game.client.home.hall_of_fame import Entry, Hall
    from game.client.home.seating import Seating
    from game.client.home.settings import Choices
    from game.client.screen.scene import Scene, Transition
    from game.client.screen.targets import About
    from game.client.session.sitting import Sitting
    from game.companion import Game
    from game.content import Content


@dataclass(frozen=True, slots=True)
class ToMenu(Destination):
    """The menu over a game."""

    opens = "game.client.scenes.menu:Menu"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToJoin(Destination):
    """The question for which seat a pad acts."""

    opens = "game.client.scenes.join:Join"
    sitting: Sitting
    pad: int


@dataclass(frozen=True, slots=True)
class ToRejoin(Destination):
    """The pause in which a seat waits for another pad."""

    opens = "game.client.scenes.rejoin:Rejoin"
    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToControls(Destination):
    """What keys and buttons mean."""

    opens = "game.client.scenes.controls.scene:ControlsSheet"
    choices: Choices


@dataclass(frozen=True, slots=True)
class ToLetters(Destination):
    """Type blocks that write in a field of a scene."""

    opens = "game.client.scenes.letters:Letters"
    below: Scene
    field: str


@dataclass(frozen=True, slots=True)
class ToSeats(Destination):
    """The sheet on which the players of a game can be changed."""

    opens = "game.client.scenes.seats:Seats"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToSettings(Destination):
    """The settings."""

    opens = "game.client.scenes.settings.scene:SettingsSheet"
    choices: Choices
    at_stand: bool
    cards: CardsDesk | None = None  # where these can be chosen
    folder: Path | None = None  # of the saves, where it may be told


@dataclass(frozen=True, slots=True)
class ToAbout(Destination):
    """The page about the program: its versions, its makers, and where files are kept."""

    opens = "game.client.scenes.about:About"
    folder: Path | None


@dataclass(frozen=True, slots=True)
class ToCards(Destination):
    """The sheet on which the folder of cards is chosen."""

    opens = "game.client.scenes.cards:CardsSheet"
    desk: CardsDesk


@dataclass(frozen=True, slots=True)
class ToRoundCard(Destination):
    """The card with the steps of a round."""

    opens = "game.client.scenes.round_card:RoundCard"
    content: Content


@dataclass(frozen=True, slots=True)
class ToRules(Destination):
    """The rulebook, opened at an article, with the figures of the cards that are played with.

    From the title it leads to the tutorial as well, by `learn`.
    """

    opens = "game.client.scenes.rules_pages.scene:RulesPages"
    content: Content
    article: str = ""
    learn: Callable[[], Transition] | None = None


@dataclass(frozen=True, slots=True)
class ToExample(Destination):
    """A worked example of the rules, to be watched move by move."""

    opens = "game.client.scenes.replaying.opening:example_of"
    id: str


PeoplePart: TypeAlias = Literal["origin", "printers", "books", "patrons"]


@dataclass(frozen=True, slots=True)
class ToPeople(Destination):
    """The pages on people and books, opened at a part; the printers at a character."""

    opens = "game.client.scenes.people.scene:People"
    content: Content
    part: PeoplePart = "origin"
    character: str = ""


@dataclass(frozen=True, slots=True)
class ToLog(Destination):
    """The log of a game."""

    opens = "game.client.scenes.log:LogPanel"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToHint(Destination):
    """A hint for the person of a seat, over the scene in which its move is made."""

    opens = "game.client.scenes.hint:Hint"
    below: Scene
    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToHouse(Destination):
    """The printing house of a seat."""

    opens = "game.client.scenes.workshop.scene:Workshop"
    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToBoard(Destination):
    """The whole board, marked with what a seat can do there."""

    opens = "game.client.scenes.whole_board.scene:WholeBoard"
    sitting: Sitting
    seat: int


@dataclass(frozen=True, slots=True)
class ToCloseUp(Destination):
    """A piece seen close, as a seat may see it."""

    opens = "game.client.closeup:close_up"
    sitting: Sitting
    seat: int
    about: About


@dataclass(frozen=True, slots=True)
class ToLastLook(Destination):
    """All that is on the table at the end of a game."""

    opens = "game.client.scenes.last_look:LastLook"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """The replay of a match, from a state on or from the first one."""

    opens = "game.client.scenes.replaying.opening:replay_of"
    sitting: Sitting
    number: int = 0


@dataclass(frozen=True, slots=True)
class ToTurningPoints(Destination):
    """The moves of a match that is over which won or lost most fame."""

    opens = "game.client.scenes.replaying.opening:turning_points_of"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToPrintedSheets(Destination):
    """The printed sheet of each person of a game that is over."""

    opens = "game.client.scenes.printed_sheets:PrintedSheets"
    sitting: Sitting


@dataclass(frozen=True, slots=True)
class ToSetup(Destination):
    """The set-up of a new match."""

    opens = "game.client.scenes.setup.scene:Setup"
    content: Content
    seating: Seating
    start: Callable[[Seating], Transition]
    leave: Callable[[], Transition]
    choices: Choices


@dataclass(frozen=True, slots=True)
class ToHall(Destination):
    """The hall of fame, from which a commission may be begun; the lines of a match that is `lit` are framed."""

    opens = "game.client.scenes.hall_of_fame:HallOfFame"
    hall: Hall
    day: date
    begin: Callable[[], Transition] | None = None
    statistics: Callable[[], Transition] | None = None
    feats: Callable[[], Transition] | None = None
    lit: str = ""
    shown: str = "1"  # the list that is open first


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a name leads: `done` gets it, `skip` goes on without one, `before` goes back to the name set before."""

    done: Callable[[str], Transition]
    skip: Callable[[], Transition]
    before: Callable[[], Transition] | None = None


@dataclass(frozen=True, slots=True)
class ToName(Destination):
    """A name for the hall of fame, to be set with type blocks; `known` are names that can be taken at a click."""

    opens = "game.client.scenes.name_blocks.scene:NameBlocks"
    entry: Entry
    place: str  # in words: where the entry will stand
    ways: Ways
    choices: Choices
    known: Sequence[str]


@dataclass(frozen=True, slots=True)
class ToCompanion(Destination):
    """The companion, with its present game."""

    opens = "game.client.scenes.companion.asking:Companion"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionMenu(Destination):
    """The menu over the companion."""

    opens = "game.client.scenes.companion.menu:CompanionMenu"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionHistory(Destination):
    """The list of steps of the companion's game, to take some back."""

    opens = "game.client.scenes.companion.history:History"
    desk: Desk


@dataclass(frozen=True, slots=True)
class ToCompanionLog(Destination):
    """The log of a companion's game."""

    opens = "game.client.scenes.companion.log:CompanionLog"
    game: Game


@dataclass(frozen=True, slots=True)
class ToCompanionEdit(Destination):
    """The sheet on which a group of values of the companion's game can be corrected."""

    opens = "game.client.scenes.companion.edit:EditSheet"
    desk: Desk
    group: str


@dataclass(frozen=True, slots=True)
class ToCompanionKept(Destination):
    """The list of cities and boards that the owner has entered for the companion."""

    opens = "game.client.scenes.companion.kept:KeptSheet"
    desk: Desk
