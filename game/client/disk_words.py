"""What is said when the disk does not take small files: see `game.client.kept_files`."""

import errno

from game.client.messages import say

FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
CLOSED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST})


def settings_refused(error: OSError) -> str:
    """That the settings could not be kept, and why."""
    return say("The settings cannot be kept, but they hold until you quit. {reason}", reason=disk_reason(error))


def seats_refused(error: OSError) -> str:
    """That the seats could not be kept, and why."""
    return say("These names and seats cannot be kept for the next game. {reason}", reason=disk_reason(error))


def disk_reason(error: OSError) -> str:
    """Why the disk refuses."""
    if error.errno in FULL:
        return say("The disk is full.")
    if error.errno in CLOSED:
        return say("Their folder cannot be written to.")
    return say("The disk refuses: {error}.", error=error.strerror or error)
