"""A report of a fault in one file to attach: the match, the settings, the versions and the last lines of the log.

It names nobody: players are called by their seats, and names are struck out of the log.
"""

from __future__ import annotations

import platform
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from game.client.home.settings import Settings
from game.client.shell.logbook import FILE, LAST, last_lines, leave_out, without_people
from game.client.shell.versions import versions
from game.content import Content
from game.match.format import Save, from_json, to_json
from game.match.proof import with_proofs
from game.match.store import Store

UNTOLD = frozenset({"cards"})  # settings that hold a folder


def write_report(folder: Path, log_folder: Path, settings: Settings, match: str) -> Path:
    """Write a report into a folder and return its path; `match` is its text, empty for none. Raises OSError."""
    now = datetime.now().astimezone()
    path = folder / f"gutenberg-report-{now:%Y%m%d-%H%M%S-%f}.zip"
    folder.mkdir(parents=True, exist_ok=True)
    told = {name: value for name, value in asdict(settings).items() if name not in UNTOLD}
    with ZipFile(path, "x", ZIP_DEFLATED) as packed:
        packed.writestr("versions.txt", versions_text(now))
        packed.writestr("settings.json", msgspec.json.format(msgspec.json.encode(told), indent=1))
        packed.writestr("log.txt", without_people("\n".join(logged(log_folder))))
        if match:
            packed.writestr("match.json", match)
    return path


def versions_text(now: datetime) -> str:
    """Return what runs here and when."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return "\n".join([*(f"{name} {number}" for name, number in versions()), system, f"{now:%Y-%m-%d %H:%M %z}", ""])


def logged(log_folder: Path) -> list[str]:
    """Return the last lines of the log: of this run, or of the one before where nothing was logged yet."""
    if lines := last_lines():
        return lines
    try:
        return (log_folder / FILE).read_text(encoding="utf-8", errors="replace").splitlines()[-LAST:]
    except OSError:
        return []


def match_text(store: Store, match_id: str, content: Content) -> str:
    """Return a match as a file without the names of its players; raises SaveError."""
    return to_json(with_proofs(nameless(from_json(store.export_json(match_id))), content))


def nameless(save: Save) -> Save:
    """Return a save whose players are called by their seats; their names are left out of the log too."""
    leave_out(player.name for player in save.header.players)
    players = tuple(
        msgspec.structs.replace(player, name=f"seat {seat + 1}") for seat, player in enumerate(save.header.players)
    )
    return msgspec.structs.replace(save, header=msgspec.structs.replace(save.header, players=players))
