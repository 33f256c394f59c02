"""Sentences about small files that cannot be kept or read; see `game.client.home.kept_files`."""

import errno

from game.client.home.kept_files import BarredError, Trouble
from game.client.words.messages import say
from game.foreign_file import ForeignFileError

FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
CLOSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST})


def settings_refused(error: OSError) -> str:
    """That the settings could not be kept, and why."""
    return say("The settings can’t be saved; they last until you quit. {reason}", reason=disk_reason(error))


def controls_wrong(fault: str) -> str:
    """That the file of keys and buttons is wrong, where, and what still works."""
    return say("Only the arrows, Enter and Escape work now. {fault}", fault=fault)


def controls_refused(error: OSError) -> str:
    """That the keys and buttons that somebody chose could not be kept, and why."""
    return say("Your keys and buttons can’t be saved; they last until you quit. {reason}", reason=disk_reason(error))


def controls_unreadable(trouble: Trouble) -> str:
    """That the keys and buttons of the last time could not be read, and where they lie now."""
    if trouble.set_aside:
        return say(
            "Your keys and buttons could not be read; the defaults are used. The original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("Your keys and buttons can’t be read; the defaults are used. {reason}", reason=_reason(trouble))


def seats_refused(error: OSError) -> str:
    """That the seats could not be kept, and why."""
    return say("These names and seats can’t be saved for the next game. {reason}", reason=disk_reason(error))


def settings_unreadable(trouble: Trouble) -> str:
    """That the settings of the last time could not be read, and where they lie now."""
    if trouble.set_aside:
        return say(
            "The settings could not be read; the defaults are used. The original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("The settings can’t be read; the defaults are used. {reason}", reason=_reason(trouble))


def seats_unreadable(trouble: Trouble) -> str:
    """That the seats of the last time could not be read, and where they lie now."""
    if trouble.set_aside:
        return say(
            "Names and seats of the last game could not be read. The original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("Names and seats of the last game can’t be read. {reason}", reason=_reason(trouble))


def hall_unreadable(trouble: Trouble) -> str:
    """That the hall of fame could not be read in full, and where the old book lies now."""
    if trouble.set_aside:
        return say(
            "The hall of fame was damaged. We kept what could be read; the original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("The hall of fame can’t be read or saved. {reason}", reason=_reason(trouble))


def attempts_refused(error: OSError) -> str:
    """That it could not be kept which attempt at a commission counts, and why."""
    return say("We can’t save which attempt at the commission counts. {reason}", reason=disk_reason(error))


def attempts_unreadable(trouble: Trouble) -> str:
    """That it could not be read which attempts at commissions count, and where the old file lies now."""
    if trouble.set_aside:
        return say(
            "We could not read which attempts at commissions count. The original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("We can’t read which attempts at commissions count. {reason}", reason=_reason(trouble))


def tutorial_unreadable(trouble: Trouble) -> str:
    """That it could not be read which chapters of the tutorial are done, and where the old file lies now."""
    if trouble.set_aside is not None:
        return say(
            "We could not read your progress in the tutorial. The original is saved as {name}.",
            name=trouble.set_aside.name,
        )
    return say("We can’t read your progress in the tutorial. {reason}", reason=_reason(trouble))


def tutorial_refused(error: OSError) -> str:
    """That progress in the tutorial could not be saved, and why."""
    return say("Your progress in the tutorial could not be saved. {reason}", reason=disk_reason(error))


def _reason(trouble: Trouble) -> str:
    if trouble.error is None:
        return say("A newer version of this game wrote the file.")
    if _is_no_file(trouble.error):
        return disk_reason(trouble.error)
    return say("The disk refused: {error}.", error=trouble.error.strerror or trouble.error)


def _is_no_file(error: OSError) -> bool:
    return isinstance(error, ForeignFileError) and error.code == "no_file"


def disk_reason(error: OSError) -> str:
    """Why the disk refuses."""
    if isinstance(error, BarredError):
        return say("The file in its place can’t be read, and is not overwritten.")
    if _is_no_file(error):
        return say("What is in its place is no ordinary file.")
    if error.errno in FULL:
        return say("The disk is full.")
    if error.errno in CLOSED:
        return say("You can’t write to this folder.")
    return say("Could not write to disk: {error}.", error=error.strerror or error)
