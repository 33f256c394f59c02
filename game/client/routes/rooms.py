"""The room around the matches of a folder, and its title screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.home.room import Room
from game.client.routes.stops import make_prompt, make_scene

if TYPE_CHECKING:
    from game.client.scenes.title.scene import Title


def title(data_dir: Path | None) -> Title:
    """The title screen of a table that keeps its matches in `data_dir`, or where the system keeps such files."""
    return title_of(room_of(data_dir))


def title_of(room: Room, *, calls: bool = False) -> Title:
    """The title screen of a room, with what can be done now; when it `calls` it waits for somebody first."""
    from game.client.home.title_items import items_of
    from game.client.scenes.title.scene import Title

    return Title(items_of(room), calls=calls, record=room.record, choices=room.choices)


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
