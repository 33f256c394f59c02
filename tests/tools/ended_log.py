"""The end of a run of the program, as far as its log goes."""

from game.client.base import logbook


def end_log() -> None:
    """Close the files and forget the last lines."""
    for handler in list(logbook._log.handlers):
        logbook._log.removeHandler(handler)
        handler.close()
    logbook._lines.clear()
