"""A disk that is full for a while: no file of this process can be written, the store's as little as any other."""

import sys


class Disk:
    """Fills and frees the disk by the limit that the system sets to the size of a file; not where there is none."""

    def __init__(self) -> None:
        self.is_full = False
        self.filled = 0  # how often

    def fill(self) -> None:
        """Let nothing more be written: the system refuses it as it would on a full disk."""
        if not self.is_full and _limit(0):
            self.is_full = True
            self.filled += 1

    def free(self) -> None:
        """Let all be written again."""
        if self.is_full:
            _limit(None)
            self.is_full = False


def _limit(size: int | None) -> bool:
    """Set how large a file may become, None for as large as ever; whether this system has such a limit."""
    if sys.platform == "win32":
        return False
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard if size is None else size, hard))
    return True
