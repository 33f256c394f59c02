"""The scene that a destination means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.home.before_loss import ToNotKept
from game.client.home.learning import ToTutorial
from game.client.home.room import ToCommission, ToMatchFiles, ToSavedGames, ToTitle, ToWelcome
from game.client.home.statistics_desk import ToFeats, ToStatistics
from game.client.routes.companion import COMPANION_MAKERS
from game.client.routes.replays import REPLAY_MAKERS
from game.client.routes.rooms import title_of
from game.client.screen.destinations import (
    ToAbout,
    ToBoard,
    ToCards,
    ToCloseUp,
    ToControls,
    ToHall,
    ToHint,
    ToHouse,
    ToJoin,
    ToLastLook,
    ToLetters,
    ToLog,
    ToMenu,
    ToName,
    ToPeople,
    ToPrintedSheets,
    ToRejoin,
    ToRoundCard,
    ToRules,
    ToSeats,
    ToSettings,
    ToSetup,
)
from game.client.screen.scene import Destination, Scene


def open_scene(to: Destination) -> Scene:
    """The scene that a destination means."""
    return MAKERS[type(to)](to)


def _menu(to: ToMenu) -> Scene:
    from game.client.scenes.menu import Menu

    return Menu(to.sitting)


def _join(to: ToJoin) -> Scene:
    from game.client.scenes.join import Join

    return Join(to.sitting, to.pad)


def _rejoin(to: ToRejoin) -> Scene:
    from game.client.scenes.rejoin import Rejoin

    return Rejoin(to.sitting, to.seat)


def _controls(to: ToControls) -> Scene:
    from game.client.scenes.controls.scene import ControlsSheet

    return ControlsSheet(to.choices)


def _letters(to: ToLetters) -> Scene:
    from game.client.scenes.letters import Letters

    return Letters(to.below, to.field)


def _seats(to: ToSeats) -> Scene:
    from game.client.scenes.seats import Seats

    return Seats(to.sitting)


def _settings(to: ToSettings) -> Scene:
    from game.client.scenes.settings.scene import SettingsSheet

    return SettingsSheet(to.choices, at_stand=to.at_stand, cards=to.cards, folder=to.folder)


def _about(to: ToAbout) -> Scene:
    from game.client.scenes.about import About
    from game.client.shell.versions import versions

    return About(to.folder, versions())


def _cards(to: ToCards) -> Scene:
    from game.client.scenes.cards import CardsSheet

    return CardsSheet(to.desk)


def _round_card(to: ToRoundCard) -> Scene:
    from game.client.scenes.round_card import RoundCard

    return RoundCard(to.content)


def _rules(to: ToRules) -> Scene:
    from game.client.scenes.rules_pages.scene import RulesPages

    return RulesPages(to.content, to.article, to.learn)


def _people(to: ToPeople) -> Scene:
    from game.client.scenes.people.scene import People

    return People(to.content, to.part, to.character)


def _log(to: ToLog) -> Scene:
    from game.client.scenes.log import LogPanel

    return LogPanel(to.sitting)


def _hint(to: ToHint) -> Scene:
    from game.client.scenes.hint import Hint

    return Hint(to.below, to.sitting, to.seat)


def _house(to: ToHouse) -> Scene:
    from game.client.scenes.workshop.scene import Workshop

    return Workshop(to.sitting, to.seat)


def _board(to: ToBoard) -> Scene:
    from game.client.scenes.whole_board.scene import WholeBoard

    return WholeBoard(to.sitting, to.seat)


def _close_up(to: ToCloseUp) -> Scene:
    from game.client.closeup import CloseUp, look_of

    return CloseUp(look_of(to.sitting, to.seat, to.about), to.sitting.content)


def _last_look(to: ToLastLook) -> Scene:
    from game.client.scenes.last_look import LastLook

    return LastLook(to.sitting)


def _printed_sheets(to: ToPrintedSheets) -> Scene:
    from game.client.scenes.printed_sheets import PrintedSheets

    return PrintedSheets(to.sitting)


def _setup(to: ToSetup) -> Scene:
    from game.client.scenes.setup.scene import Setup

    return Setup(to.content, to.seating, to.start, to.leave, to.choices)


def _hall(to: ToHall) -> Scene:
    from game.client.scenes.hall_of_fame import HallOfFame

    return HallOfFame(
        to.hall, to.day, begin=to.begin, statistics=to.statistics, feats=to.feats, lit=to.lit, shown=to.shown
    )


def _name(to: ToName) -> Scene:
    from game.client.scenes.name_blocks.scene import NameBlocks

    return NameBlocks(to.entry, to.place, to.ways, to.choices, to.known)


def _feats(to: ToFeats) -> Scene:
    from game.client.scenes.feats import Feats

    return Feats(to.desk)


def _statistics(to: ToStatistics) -> Scene:
    from game.client.scenes.statistics.scene import StatisticsPages

    return StatisticsPages(to.desk)


def _commission(to: ToCommission) -> Scene:
    from game.client.home.commission_desk import CommissionDesk
    from game.client.scenes.commission import CommissionSheet

    return CommissionSheet(CommissionDesk(to.room, to.day), to.room.safely)


def _saved_games(to: ToSavedGames) -> Scene:
    from game.client.home.match_files import MatchFiles
    from game.client.scenes.resume import SavedGames
    from game.client.screen.scene import Push

    room, files = to.room, MatchFiles(to.room)
    return SavedGames(
        room.saved_games,
        lambda save: room.safely(lambda: room.open(save)),
        lambda save: room.safely(lambda: room.delete(save)),
        room.to_title,
        give_out=lambda save: room.safely(lambda: files.give_out(save)),
        take_in=lambda: Push(ToMatchFiles(room)),
        refusal=lambda: room.store.refusal,
    )


def _match_files(to: ToMatchFiles) -> Scene:
    from game.client.home.match_files import MatchFiles
    from game.client.scenes.match_files import FilesSheet

    return FilesSheet(MatchFiles(to.room))


def _not_kept(to: ToNotKept) -> Scene:
    from game.client.scenes.not_kept import NotKept

    return NotKept(to.words, to.try_again, to.onward, ends=to.ends)


def _welcome(to: ToWelcome) -> Scene:
    from game.client.scenes.welcome import Welcome

    return Welcome(to.room)


def _tutorial(to: ToTutorial) -> Scene:
    from game.client.routes.stops import make_prompt, make_scene
    from game.client.scenes.tutorial_map import TutorialMap
    from game.client.tutorial.school import School

    return TutorialMap(School(to.room, make_scene, make_prompt))


MAKERS: dict[type[Destination], Callable[[Any], Scene]] = {
    ToMenu: _menu,
    ToJoin: _join,
    ToRejoin: _rejoin,
    ToControls: _controls,
    ToLetters: _letters,
    ToSeats: _seats,
    ToSettings: _settings,
    ToCards: _cards,
    ToAbout: _about,
    ToRoundCard: _round_card,
    ToRules: _rules,
    ToPeople: _people,
    ToLog: _log,
    ToHint: _hint,
    ToHouse: _house,
    ToBoard: _board,
    ToCloseUp: _close_up,
    ToLastLook: _last_look,
    ToPrintedSheets: _printed_sheets,
    ToTitle: lambda to: title_of(to.room, calls=to.calls),
    ToSetup: _setup,
    ToHall: _hall,
    ToName: _name,
    ToStatistics: _statistics,
    ToFeats: _feats,
    ToCommission: _commission,
    ToSavedGames: _saved_games,
    ToMatchFiles: _match_files,
    ToNotKept: _not_kept,
    ToWelcome: _welcome,
    ToTutorial: _tutorial,
    **COMPANION_MAKERS,
    **REPLAY_MAKERS,
}
"""The function that makes the scene, for each kind of destination."""
