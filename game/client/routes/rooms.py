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
    """The title screen of a room that keeps its files in `data_dir`, or in the system's folder for them."""
    return title_of(room_of(data_dir))


def title_of(room: Room, *, calls: bool = False, offers: bool = False) -> Title:
    """The title screen of a room; when it `calls`, it waits for a press before it shows its items.

    With `offers` that press also leads to the question whether somebody who is new wants to learn the game.
    """
    from game.client.home.title_items import items_of
    from game.client.scenes.title.scene import Title

    return Title(
        items_of(room),
        calls=calls,
        record=room.record,
        choices=room.choices,
        anew=lambda: items_of(room),
        offer=room.welcome if offers else lambda: None,
    )


def room_of(data_dir: Path | None) -> Room:
    """The room whose files are in `data_dir`, or in the system's folder for them."""
    return Room(data_dir, make_scene, make_prompt)


@contextmanager
def kiosk_room(data_dir: Path | None) -> Iterator[Room]:
    """The room of a stand: it begins with the saved settings, and saves nothing."""
    room, kept = Room(data_dir, make_scene, make_prompt, kiosk=True), room_of(data_dir).choices
    room.choices.now = room.first_choices = kept.now
    room.choices.refusals = kept.refusals
    try:
        yield room
    finally:
        room.close()
