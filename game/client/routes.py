"""The composition root: which scene shows a stop of the game, and which one asks a question inside it.

Scenes are named here and imported when they are first needed, so that the window opens without the weight of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.client.home.room import Room
from game.client.screen.scene import Reset, Scene, Transition

if TYPE_CHECKING:
    from game.client.scenes.title import Title
    from game.client.session.sitting import Sitting, Stop
    from game.rules.decisions import Decision

SCENES: dict[str, tuple[str, str]] = {
    "character": ("preparation", "Preparation"),
    "draft": ("preparation", "Preparation"),
    "types": ("preparation", "Preparation"),
    "colour": ("preparation", "Preparation"),
    "plan": ("plan", "Plan"),
    "planning": ("planning", "Planning"),
    "reveal": ("reveal", "Reveal"),
    "turn gears": ("turn_gears", "TurnGears"),
    "action": ("board", "Board"),
    "fulfil": ("fulfilment", "Fulfilment"),
    "round end": ("round_end", "RoundEnd"),
    "final": ("final", "Final"),
}
"""By the kind of a stop: the module in `game.client.scenes` and the class in it, made as `Class(sitting, stop)`."""


def title(data_dir: Path | None) -> Title:
    """The title screen of a table that keeps its matches in `data_dir`, or where the system keeps such files."""
    return room_of(data_dir).title()


def room_of(data_dir: Path | None) -> Room:
    """The room around the matches that are kept in `data_dir`, or where the system keeps such files."""
    return Room(data_dir, make_scene, make_prompt)


@contextmanager
def kiosk_room(data_dir: Path | None) -> Iterator[Room]:
    """The room of a stand: it begins with the settings that are kept, and keeps nothing itself."""
    room, kept = Room(data_dir, make_scene, make_prompt, kiosk=True), room_of(data_dir).choices
    room.choices.now = room.first_choices = kept.now
    room.choices.refusals = kept.refusals
    try:
        yield room
    finally:
        room.close()


def make_scene(sitting: Sitting, stop: Stop) -> Scene:
    """The scene that shows a stop."""
    if stop.kind == "curtain":
        return _curtain(sitting, stop)
    module, name = SCENES[stop.kind]
    if module == "preparation" and stop.seat in sitting.computers:
        module, name = "computer_choosing", "ComputerChoosing"
    return cast(Scene, getattr(import_module(f"game.client.scenes.{module}"), name)(sitting, stop))


def make_prompt(sitting: Sitting, decision: Decision) -> Scene:
    """The overlay that asks a question."""
    from game.client.scenes.prompts import PROMPT_SCENES

    return cast(Scene, PROMPT_SCENES[type(decision)](sitting, decision))


def _curtain(sitting: Sitting, stop: Stop) -> Scene:
    from game.client.scenes.curtain import Curtain
    from game.client.screen.scene import Replace

    seat = stop.seat

    def opened() -> Transition:
        sitting.open_curtain(seat)
        return Replace(sitting.scene())

    def menu() -> Scene:
        from game.client.scenes.menu import Menu

        return Menu(sitting)

    def meanwhile() -> Transition:
        sitting.think_along(stop)
        return sitting.transition(stop)

    view = sitting.view()
    waiting = [
        sitting.style(other) for other in view.turn_order if other in sitting.people and not view.committed[other]
    ]
    style = sitting.style(seat)
    return Curtain(sitting.name(seat), style, opened, sitting.choices, waiting=waiting, menu=menu, meanwhile=meanwhile)


def to_title(sitting: Sitting) -> Transition:
    """Leave a match for the title; it is saved as it stands, but at a stand nothing is left of it."""

    def onward() -> Transition:
        room = _left(sitting)
        return room.clear(calls=False) if room.kiosk else Reset(room.title())

    return _leave(sitting, onward)


def play_again(sitting: Sitting) -> Transition:
    """Set up a new match with the people and the options of this one."""
    return _leave(sitting, lambda: _left(sitting).set_up(sitting.match))


def _leave(sitting: Sitting, onward: Callable[[], Transition]) -> Transition:
    from game.client.home.unsaved import leave  # which knows the matches, and the title does not

    return leave(sitting, onward)


def _left(sitting: Sitting) -> Room:
    """The room of a match that is left, in which nobody thinks any more."""
    sitting.thinking.forget()
    room = sitting.room or room_of(None)
    room.end_thinking()
    return room
