"""The progress of a long command on stderr: a bar in a terminal, else a line now and then."""

from time import monotonic

from game.terminal import escaped, raw_stderr, tell

_WIDTH = 32
_PICTURE_S = 0.1  # between two bars
_LINE_S = 10.0  # between two lines in a file, so that a short command writes none


class ProgressBar:
    """Shows how much is done of a total, from the start on."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.watched = raw_stderr().isatty()
        self.shown_s = monotonic()
        if self.watched:
            self._draw()

    def step(self) -> None:
        """Count one more as done."""
        self.done += 1
        now_s = monotonic()
        if now_s - self.shown_s < (_PICTURE_S if self.watched else _LINE_S):
            return
        self.shown_s = now_s
        if self.watched:
            self._draw()
        else:
            tell(f"{self.done} of {self.total} {self.what}", error=True, flush=True)

    def _draw(self) -> None:
        filled = self.done * _WIDTH // max(1, self.total)
        bar = "█" * filled + "░" * (_WIDTH - filled)
        self._write(f"\r{bar} {self.done} of {self.total} {escaped(self.what)} ")

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        if self.watched:
            self._write("\r\033[K")

    def _write(self, text: str) -> None:
        stream = raw_stderr()
        stream.write(text)
        stream.flush()
