"""What a process holds, as far as the system says: memory, open files, other processes; and how such figures drift."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

FEWEST = 6  # figures, to speak of a drift
SELF = Path("/proc/self")


def memory_mib() -> float:
    """Memory that this process holds; 0 where the system does not say."""
    status = SELF / "status"
    if not status.is_file():
        return 0.0
    resident = next(words for words in status.read_text().splitlines() if words.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def open_files() -> int:
    """Files that this process has open; 0 where the system does not say."""
    folder = SELF / "fd"
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def processes() -> frozenset[str]:
    """Ids of the processes that this one has started and that are still there; none where the system does not say."""
    return frozenset(child for children in SELF.glob("task/*/children") for child in children.read_text().split())


def drift(samples: Sequence[float]) -> float:
    """By which share the mean of the last third is above that of the first; 0 where there are too few to tell.

    >>> drift([100, 102, 99, 100, 104, 103])
    0.025
    """
    third = len(samples) // 3
    if len(samples) < FEWEST:
        return 0.0
    return round(fmean(samples[-third:]) / fmean(samples[:third]) - 1, 3)
