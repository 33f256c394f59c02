"""A line that shows how far a long command is: on stderr, and only where somebody watches."""

import sys

_WIDTH = 32


class ProgressBar:
    """Draws itself over itself; silent where stderr is no terminal."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.shown = -1
        self.watched = sys.stderr.isatty()

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        filled = self.done * _WIDTH // max(1, self.total)
        if self.watched and filled != self.shown:
            self.shown = filled
            bar = "█" * filled + "░" * (_WIDTH - filled)
            sys.stderr.write(f"\r{bar} {self.done} of {self.total} {self.what} ")
            sys.stderr.flush()

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        if self.watched:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
