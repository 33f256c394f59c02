"""The sheets over a scene for the tour: each question, message and list that opens over another screen once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.client.home.match_files import ENDING, MatchFiles
from game.client.home.settings import PARTS, SettingsPart
from game.client.parts.bands.patronage import Paying
from game.client.parts.character import LevelSwap
from game.client.parts.trays import TypeCase
from game.client.routes import open_scene, title_of
from game.client.scenes.about import About
from game.client.scenes.board.scene import Board
from game.client.scenes.cards import CardsSheet
from game.client.scenes.controls.scene import ControlsSheet
from game.client.scenes.letters import Letters
from game.client.scenes.log import LogPanel
from game.client.scenes.match_files import FilesSheet
from game.client.scenes.menu import Menu
from game.client.scenes.not_kept import NotKept
from game.client.scenes.seats import Seats
from game.client.scenes.settings.scene import SettingsSheet
from game.client.scenes.welcome import Welcome
from game.client.screen.destinations import ToRoundCard
from game.client.screen.names.home import ControlsTab, NameField, SettingsTab
from game.client.screen.names.pieces import GearPiece
from game.client.screen.names.places import AxlePlace
from game.client.screen.overlay import Confirm, Message
from game.client.screen.scene import Scene
from game.client.session.sitting import Sitting
from game.client.words.messages import say
from game.client.words.saves import save_error
from game.rules import Table
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules.moves import TakePatronage
from game.rules.names import INKS, Counts
from game.tools.gallery_window import Gallery, Picture
from game.tools.staging import stages
from game.tools.staging.stages import FOUR, PAIR, THREE

if TYPE_CHECKING:
    from collections.abc import Callable


def _turn_in_inks(gallery: Gallery) -> Sitting:
    return gallery.stage.stopped(PAIR, stages.turn_in("inks"), "action")


def _over(gallery: Gallery, sheet: Callable[[Sitting], Scene]) -> list[Scene]:
    sitting = _turn_in_inks(gallery)
    return [sitting.scene(), sheet(sitting)]


def _over_title(gallery: Gallery, sheet: Scene) -> list[Scene]:
    return [title_of(gallery.room, calls=True), sheet]


# over a game


def _close_up(gallery: Gallery) -> list[Scene]:
    """An order seen close."""
    sitting = _turn_in_inks(gallery)
    scene, seat = sitting.scene(), sitting.shown.stop.seat
    order = sitting.view(seat).seats[seat].orders[0]
    return [scene, stages.opened(scene.closer_look(("order", *order)))]


def _paying(gallery: Gallery) -> list[Scene]:
    """The question which inks a patron gets: all ways to pay with one wild colour."""
    sitting = gallery.stage.stopped(PAIR, stages.turn_in("patronage"), "action")
    board = sitting.scene()
    assert isinstance(board, Board)
    seat, view = sitting.shown.stop.seat, sitting.view()
    wanted = [sitting.content.patronage[card] for card in view.patronage_row if card is not None]
    card = max(wanted, key=lambda each: sum(each.inks))
    ways = [card.inks, *(_with_wild(card.inks, wild) for wild in range(len(INKS)) if not card.inks[wild])]
    return [board, Paying(board.band, [TakePatronage(seat, card.id, way) for way in ways])]  # type: ignore[arg-type]


def _with_wild(inks: Counts, wild: int) -> Counts:
    """The same number of inks, one of them in another colour."""
    given = next(at for at, count in enumerate(inks) if count)
    one, two, three, four = (count + (at == wild) - (at == given) for at, count in enumerate(inks))
    return one, two, three, four


def swap_at_hand(table: Table, events: list[ev.Event]) -> bool:
    """A turn of somebody who may swap two levels."""
    top = table.stack[-1] if table.stack else None
    if not isinstance(top, ask.ActionTurn):
        return False
    seat = table.seats[top.seat]
    return seat.character == "plantin" and len(set(seat.levels)) > 1


def _level_swap(gallery: Gallery) -> list[Scene]:
    sitting = gallery.stage.stopped(FOUR, swap_at_hand, "action")
    return [sitting.scene(), LevelSwap(sitting, sitting.shown.stop.seat)]


def _gear_tried(gallery: Gallery) -> list[Scene]:
    """A gear on an axle, before it is turned, installed or put back."""
    sitting = gallery.stage.stopped(THREE, stages.turn_in("gears"), "action")
    board = sitting.scene()
    assert isinstance(board, Board)
    offered = [each for each in sitting.view().gears_row if each is not None]
    board.lay(GearPiece(offered[0]), AxlePlace(len(sitting.view().seats[board.seat].gears)))
    return [board]


def _seats(sitting: Sitting) -> Scene:
    sitting.match.reseat(1, replace(sitting.players[1], kind="computer", level="master"))
    return Seats(sitting)


def _plan_controls(sitting: Sitting) -> Scene:
    sheet = ControlsSheet(sitting.choices)
    sheet.press(ControlsTab("planning"))
    return sheet


def _about(_sitting: Sitting) -> Scene:
    return About(None, [("Gutenberg", "1.2.3"), ("Python", "3.13.2"), ("pygame-ce", "2.5.8"), ("SDL", "2.32.10")])


def _confirm(_sitting: Sitting) -> Scene:
    words = say("The next player goes on, and you can’t undo what you did.")
    return Confirm(say("End your turn?"), words, lambda: None, say("End turn"))


# over the title, or alone


def _own_cards(gallery: Gallery) -> list[Scene]:
    return [CardsSheet(gallery.room.cards_desk(), Path("/usr/lib/gutenberg-table/config"))]


def _message(gallery: Gallery) -> list[Scene]:
    return _over_title(gallery, Message(say("This game can’t be opened"), save_error("damaged")))


def _not_kept(gallery: Gallery) -> list[Scene]:
    """The question before the program ends although the disk is full."""
    lost = NotKept(lambda: save_error("full"), lambda: False, lambda: None, ends=True)
    return _over_title(gallery, lost)


def _match_files(gallery: Gallery) -> list[Scene]:
    folder = gallery.room.folder / "files"
    folder.mkdir(exist_ok=True)
    for at, name in enumerate(("The long evening", "Will, 28 November", "Anna, Tom and Kate, 3 March")):
        (folder / f"{name}{ENDING}").touch()
        os.utime(folder / f"{name}{ENDING}", (at, at))
    files = MatchFiles(gallery.room, folder)
    sheet = FilesSheet(files)
    files.folder = Path("Documents")  # where somebody has them
    return _over_title(gallery, sheet)


def _letters(gallery: Gallery) -> list[Scene]:
    (scene,) = gallery.from_title("new")
    return [scene, Letters(scene, NameField(0))]


def _settings(part: SettingsPart) -> Picture:
    """A page of the settings after the first one."""

    def sheet(gallery: Gallery) -> list[Scene]:
        sitting = _turn_in_inks(gallery)
        shown = SettingsSheet(sitting.choices, cards=gallery.room.cards_desk())
        shown.press(SettingsTab(part))
        return [sitting.scene(), shown]

    return Picture(f"settings-{part}", sheet)


def _opened(name: str, sheet: Callable[[Sitting], Scene]) -> Picture:
    """A sheet over a turn in an action."""
    return Picture(name, lambda gallery: _over(gallery, sheet))


SHEETS_PICTURES = (
    _opened("log", LogPanel),
    _opened("menu", Menu),
    _opened("seats", _seats),
    _opened("settings", lambda sitting: SettingsSheet(sitting.choices)),
    *map(_settings, PARTS[1:]),
    _opened("controls", lambda sitting: ControlsSheet(sitting.choices)),
    _opened("controls-planning", _plan_controls),
    Picture("own-cards", _own_cards),
    _opened("about", _about),
    Picture("close-up", _close_up),
    _opened("buy-type", lambda sitting: TypeCase(sitting, sitting.shown.stop.seat)),
    Picture("paying", _paying),
    Picture("level-swap", _level_swap),
    Picture("gear-tried", _gear_tried),
    _opened("round-card", lambda sitting: open_scene(ToRoundCard(sitting.content))),
    _opened("confirm", _confirm),
    Picture("message", _message),
    Picture("not-kept", _not_kept),
    Picture("welcome", lambda gallery: _over_title(gallery, Welcome(gallery.room))),
    Picture("match-files", _match_files),
    Picture("letters", _letters),
)
