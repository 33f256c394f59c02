"""The names of the screens around a match: the set-up, the saved games, the hall of fame, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.client.ui.target_names import Name

if TYPE_CHECKING:
    from game.client.base.bindings import Block, Intent, Use
    from game.client.base.reading_size import Palette, TextScale
    from game.client.base.seating import Sitter
    from game.client.base.settings import Minutes, Monitor, Pace, SettingsPart, Speed, Tips, TurnsEnd
    from game.match.players import Level

# the set-up; chairs count from 0


class SitterChoice(Name, word="chair"):  # who sits on a chair: a person, a computer or nobody
    chair: int
    sitter: Sitter


class SitButton(Name, word="sit"):  # take a free chair
    chair: int


class ChairLevel(Name, word="chair level"):  # how well a computer on a chair plays
    chair: int
    level: Level


class NameField(Name, word="name"):  # the name of who sits on a chair
    chair: int


class KeyChip(Name, word="key"):  # the keys that mean something, to be changed
    intent: Intent


class ButtonChip(Name, word="button"):  # the buttons of a pad that mean something, to be changed
    intent: Intent


# the keys or buttons for a use in a block of those that plan blind, to be changed
class PlanChip(Name, word="plan key"):
    block: Block
    use: Use


class ControlsTab(Name, word="controls page"):  # a page of the keys and buttons
    page: Literal["everywhere", "planning"]


class LetterButton(Name, word="letter block"):  # a letter to be written in a field by who has no keys
    letter: str


class EmblemChoice(Name, word="emblem"):  # the emblem of a chair, by its style
    chair: int
    style: str


class FirstChoice(Name, word="first"):  # the chair that is first
    chair: int


# lists; rows count from 0


class GameRow(Name, word="game"):  # a saved game, to go on with
    row: int


class DeleteButton(Name, word="delete"):  # delete what is in a row
    row: int


class WriteOutButton(Name, word="write out"):  # write the game in a row into a file, or what is left of it
    row: int


class FileRow(Name, word="file"):  # a game in a file, to be taken in
    row: int


class HallTab(Name, word="list"):  # a list of the hall of fame: for so many printers, or for today
    shown: str


class StatisticsTab(Name, word="page"):  # a page of the statistics
    shown: str


class PersonChoice(Name, word="person"):  # whose statistics are shown; 0 is everybody
    at: int


class TableFilter(Name, word="only"):  # at which tables games count, by what tells tables apart
    what: str


class KnownName(Name, word="known"):  # a name of somebody who played before
    at: int


# the settings


class SettingsTab(Name, word="settings"):  # a page of the settings
    part: SettingsPart


class UsualName(Name, word="usual"):  # the name of the person who usually has an emblem, counted from 0
    at: int


class OppositeSwitch(Name, word="opposite"):  # whether the person with an emblem sits on the other side of the table
    at: int


class MonitorChoice(Name, word="monitor"):  # on which monitor full screen is shown
    key: Monitor


class PaletteChoice(Name, word="palette"):  # in which colours all is shown
    key: Palette


class TextScaleChoice(Name, word="text scale"):  # how large words to read are, in percent of the usual size
    key: TextScale


class SpeedChoice(Name, word="speed"):  # how fast things move
    key: Speed


class PaceChoice(Name, word="pace"):  # how fast computer players move
    key: Pace


class EffectsChoice(Name, word="effects"):  # how loud sounds are, in percent
    percent: int


class MusicChoice(Name, word="music"):  # how loud the music is, in percent
    percent: int


class LanguageChoice(Name, word="language"):  # in which language all is said
    code: str


class TipsChoice(Name, word="tips"):  # how soon tooltips appear
    key: Tips


class TurnsEndChoice(Name, word="turns end"):  # when turns end by themselves
    key: TurnsEnd


class HintsChoice(Name, word="hints"):  # the level that hints are as strong as
    level: Level


class StandChoice(Name, word="stand"):  # after how many minutes a stand clears its table
    minutes: Minutes


# the tutorial


class LessonSheet(Name, word="lesson"):  # a chapter of the tutorial, from 0
    at: int
