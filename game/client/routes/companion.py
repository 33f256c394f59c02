"""The scenes of the companion that a destination means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.client.screen.destinations import (
    ToCompanion,
    ToCompanionEdit,
    ToCompanionHistory,
    ToCompanionKept,
    ToCompanionLog,
    ToCompanionMenu,
)
from game.client.screen.scene import Destination, Scene


def _companion(to: ToCompanion) -> Scene:
    from game.client.scenes.companion.asking import Companion

    return Companion(to.desk)


def _companion_menu(to: ToCompanionMenu) -> Scene:
    from game.client.scenes.companion.menu import CompanionMenu

    return CompanionMenu(to.desk)


def _companion_history(to: ToCompanionHistory) -> Scene:
    from game.client.scenes.companion.history import History

    return History(to.desk)


def _companion_log(to: ToCompanionLog) -> Scene:
    from game.client.scenes.companion.log import CompanionLog

    return CompanionLog(to.game)


def _companion_edit(to: ToCompanionEdit) -> Scene:
    from game.client.scenes.companion.edit import EditSheet

    return EditSheet(to.desk, to.group)


def _companion_kept(to: ToCompanionKept) -> Scene:
    from game.client.scenes.companion.kept import KeptSheet

    return KeptSheet(to.desk)


COMPANION_MAKERS: dict[type[Destination], Callable[[Any], Scene]] = {
    ToCompanion: _companion,
    ToCompanionMenu: _companion_menu,
    ToCompanionHistory: _companion_history,
    ToCompanionLog: _companion_log,
    ToCompanionEdit: _companion_edit,
    ToCompanionKept: _companion_kept,
}
"""The function that makes the scene, for each kind of destination of the companion."""
