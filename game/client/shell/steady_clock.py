"""The loop's clock: it counts the time in which the program ran, and neither sleep nor any other leap."""

import time
from collections.abc import Callable

LEAP_S = 5.0  # no turn of the loop takes longer, unless the machine slept or the clock was set


def system_s() -> float:
    """Seconds by a clock of the system that goes on while the machine sleeps, where there is one: so sleep is seen."""
    kind = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.perf_counter() if kind is None else time.clock_gettime(kind)


class SteadyClock:
    """Seconds that never go back and never leap, read off a clock that may do both."""

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
        """Whether there was a leap since this was last asked."""
        leapt, self._leapt = self._leapt, False
        return leapt
