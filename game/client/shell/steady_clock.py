"""The loop's clock: counts the time in which the program ran, without sleep and other jumps of the clock."""

import time
from collections.abc import Callable

LEAP_S = 5.0  # if a turn of the loop takes longer, the machine slept or its clock was set


def system_s() -> float:
    """Seconds of a system clock that also counts sleep, where there is one, so that sleep can be noticed."""
    kind = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.perf_counter() if kind is None else time.clock_gettime(kind)


class SteadyClock:
    """Seconds that never go back and never jump, read from a clock that may do both."""

    def __init__(self, now: Callable[[], float] = system_s) -> None:
        self._now = now
        self._read_s = now()
        self._gone_s = 0.0
        self._leapt = False

    def __call__(self) -> float:
        """The seconds since it began."""
        read_s = self._now()
        step_s, self._read_s = read_s - self._read_s, read_s
        if 0 <= step_s <= LEAP_S:
            self._gone_s += step_s
        else:
            self._leapt = True
        return self._gone_s

    def take_leap(self) -> bool:
        """Whether the clock jumped since the last call."""
        leapt, self._leapt = self._leapt, False
        return leapt
