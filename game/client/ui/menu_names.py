"""The names of the screens around a match: the set-up, the saved games, the hall of fame, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.client.ui.target_names import Name

if TYPE_CHECKING:
    from game.client.base.bindings import Block, Intent, Use
    from game.client.base.reading_size import Palette, TextScale
    from game.client.base.seating import Sitter
    from game.client.base.settings import Minutes, Monitor, Pace, SettingsPart, Speed, Tips
    from game.match.players import Level

# the set-up; chairs count from 0


class SitterChoice(Name, word="chair"):
    """Who sits on a chair: a person, a computer or nobody."""

    chair: int
    sitter: Sitter


class SitButton(Name, word="sit"):
    """Take a free chair."""

    chair: int


class ChairLevel(Name, word="chair level"):
    """How well a computer on a chair plays."""

    chair: int
    level: Level


class NameField(Name, word="name"):
    """The name of who sits on a chair."""

    chair: int


class KeyChip(Name, word="key"):
    """The keys that mean something, to be changed."""

    intent: Intent


class ButtonChip(Name, word="button"):
    """The buttons of a pad that mean something, to be changed."""

    intent: Intent


class PlanChip(Name, word="plan key"):
    """The keys or buttons for a use in a block of those that plan blind, to be changed."""

    block: Block
    use: Use


class ControlsTab(Name, word="controls page"):
    """A page of the keys and buttons."""

    page: Literal["everywhere", "planning"]


class LetterButton(Name, word="letter block"):
    """A letter to be written in a field by who has no keys."""

    letter: str


class EmblemChoice(Name, word="emblem"):
    """The emblem of a chair, by its style."""

    chair: int
    style: str


class FirstChoice(Name, word="first"):
    """The chair that is first."""

    chair: int


# lists; rows count from 0


class GameRow(Name, word="game"):
    """A saved game, to go on with."""

    row: int


class DeleteButton(Name, word="delete"):
    """Delete what is in a row."""

    row: int


class WriteOutButton(Name, word="write out"):
    """Write the game in a row into a file, or what is left of it."""

    row: int


class FileRow(Name, word="file"):
    """A game in a file, to be taken in."""

    row: int


class HallTab(Name, word="list"):
    """A list of the hall of fame: for so many printers, or for today."""

    shown: str


class StatisticsTab(Name, word="page"):
    """A page of the statistics."""

    shown: str


class PersonChoice(Name, word="person"):
    """Whose statistics are shown; 0 is everybody."""

    at: int


class TableFilter(Name, word="only"):
    """At which tables games count, by what tells tables apart."""

    what: str


class KnownName(Name, word="known"):
    """A name of somebody who played before."""

    at: int


# the settings


class SettingsTab(Name, word="settings"):
    """A page of the settings."""

    part: SettingsPart


class UsualName(Name, word="usual"):
    """The name of the person who usually has an emblem, counted from 0."""

    at: int


class OppositeSwitch(Name, word="opposite"):
    """Whether the person with an emblem sits on the other side of the table."""

    at: int


class MonitorChoice(Name, word="monitor"):
    """On which monitor full screen is shown."""

    key: Monitor


class PaletteChoice(Name, word="palette"):
    """In which colours all is shown."""

    key: Palette


class TextScaleChoice(Name, word="text scale"):
    """How large words to read are, in percent of the usual size."""

    key: TextScale


class SpeedChoice(Name, word="speed"):
    """How fast things move."""

    key: Speed


class PaceChoice(Name, word="pace"):
    """How fast computer players move."""

    key: Pace


class EffectsChoice(Name, word="effects"):
    """How loud sounds are, in percent."""

    percent: int


class MusicChoice(Name, word="music"):
    """How loud the music is, in percent."""

    percent: int


class LanguageChoice(Name, word="language"):
    """In which language all is said."""

    code: str


class TipsChoice(Name, word="tips"):
    """How soon tooltips appear."""

    key: Tips


class StandChoice(Name, word="stand"):
    """After how many minutes a stand clears its table."""

    minutes: Minutes


# the tutorial


class LessonSheet(Name, word="lesson"):
    """A chapter of the tutorial, from 0."""

    at: int
