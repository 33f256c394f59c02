"""A report of a fault in one file to attach: the match, the settings, the versions and the last lines of the log.

It names nobody, because all that goes in is of a kind that nobody can have typed: numbers, times, and words of the
program and of its own cards. A match whose owner plays with other cards loses the words of those.
"""

import re
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from msgspec.structs import asdict

from game.client.base.i18n import languages
from game.client.base.logbook import LARGEST, LAST, QUOTED, last_lines, versions
from game.client.base.seating import STYLES
from game.client.base.settings import WORDS, Settings
from game.content import Content, load_content
from game.foreign_file import read_octets
from game.guest_names import OWN
from game.match.format import Header, Note, Position, Save, from_json, to_json
from game.match.players import Draft, Player
from game.match.proof import with_proofs
from game.match.store import Store
from game.places import CONFIG
from game.reportable import LEFT_OUT, system
from game.rules.moves import Move
from game.rules.state import State

AUTOMA = "automa"
_DIGEST = re.compile("[0-9a-f]{0,64}")


def write_report(folder: Path, log_folder: Path, settings: Settings, match: str) -> Path:
    """Write a report into a folder and return its path; `match` is its text, empty for none. Raises OSError."""
    now = datetime.now().astimezone()
    path = folder / f"gutenberg-report-{now:%Y%m%d-%H%M%S-%f}.zip"
    folder.mkdir(parents=True, exist_ok=True)
    with ZipFile(path, "x", ZIP_DEFLATED) as packed:
        told = [*(f"{name} {number}" for name, number in versions()), system(), f"{now:%Y-%m-%d %H:%M %z}", ""]
        packed.writestr("versions.txt", "\n".join(told))
        packed.writestr("settings.json", msgspec.json.format(msgspec.json.encode(told_settings(settings)), indent=1))
        packed.writestr("log.txt", "\n".join(logged(log_folder)))
        if match:
            packed.writestr("match.json", match)
    return path


def told_settings(settings: Settings) -> dict[str, object]:
    """Return the settings that are switches, numbers or one of a few known words."""
    known = {**WORDS, "language": languages()}
    return {name: value for name, value in asdict(settings).items() if _is_told(value, known.get(name, ()))}


def _is_told(value: object, known: Any) -> bool:
    match value:
        case tuple():
            return all(_is_told(one, known) for one in value)
        case int() | float():
            return True
        case _:
            return value in known


def logged(log_folder: Path) -> list[str]:
    """Return the last lines of the log: of this run, or of the one before where nothing was logged yet."""
    if lines := last_lines():
        return lines
    try:
        return read_octets(log_folder / QUOTED, 2 * LARGEST).decode(errors="replace").splitlines()[-LAST:]
    except OSError:
        return []


def match_text(store: Store, match_id: str, content: Content) -> str:
    """Return a match as a file in which nobody is named; raises SaveError."""
    return to_json(with_proofs(nameless(from_json(store.export_json(match_id))), content))


def nameless(save: Save) -> Save:
    """Return a save made of what nobody can have typed; its players are called by their seats."""
    return Save(
        header=_header(save.header),
        position=_position(save.position),
        moves=tuple(map(_move, save.moves)),
        frozen_moves=tuple(map(_move, save.frozen_moves)),
        drafts={seat: draft for seat, draft in save.drafts.items() if _is_known(msgspec.to_builtins(draft))},
        saved_at=_time(save.saved_at),
        notes={number: Note(_time(note.made_at), _known_json(note.reason)) for number, note in save.notes.items()},
    )


def _header(header: Header) -> Header:
    return Header(
        format=header.format,
        rules_version=header.rules_version,
        content_digest=_digest(header.content_digest),
        options=header.options,
        seed=header.seed,
        players=tuple(_player(seat, player) for seat, player in enumerate(header.players)),
        base_number=header.base_number,
        base_state=None if header.base_state is None else _known_json(header.base_state),
    )


def _player(seat: int, player: Player) -> Player:
    style = player.style if player.style in {*STYLES, AUTOMA} else STYLES[seat % len(STYLES)]
    level = player.level if player.level is None or player.level in OWN else "guest"
    return Player(f"seat {seat + 1}", style, player.kind, level)


def _position(position: Position) -> Position:
    return Position(
        number=position.number,
        round=position.round,
        phase=position.phase if position.phase in _known_words() else "",
        finished=position.finished,
        state=_known_json(position.state),
        state_digest=_digest(position.state_digest),
        undone_by=position.undone_by,
    )


def _move(line: str) -> str:
    """Return a move; one that has a word of somebody's becomes a line that is no move."""
    return _known_json(line) or f'["{LEFT_OUT}"]'


def _digest(word: str) -> str:
    return word if _DIGEST.fullmatch(word) else ""


def _time(words: str) -> str:
    try:
        return datetime.fromisoformat(words).isoformat()
    except ValueError:
        return ""


def _known_json(text: str) -> str:
    """Return a text of JSON written anew if all its words are known, else an empty one."""
    try:
        raw = msgspec.json.decode(text)
        return msgspec.json.encode(raw).decode() if _is_known(raw) else ""
    except (ValueError, RecursionError):
        return ""


def _is_known(raw: object) -> bool:
    return _words_in(raw) <= _known_words()


@cache
def _known_words() -> frozenset[str]:
    from game.players import Reason  # too slow to import on the way to the menu

    of_rules, parts = msgspec.json.schema_components((State, Move, Draft, Reason))
    return frozenset(_words_in([of_rules, parts, msgspec.to_builtins(load_content(CONFIG))]) | {""})


def _words_in(raw: object) -> set[str]:
    match raw:
        case str():
            return {raw}
        case dict():
            return _words_in([*raw, *raw.values()])
        case list() | tuple():
            return set().union(*map(_words_in, raw))
        case _:
            return set()
