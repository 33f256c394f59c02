"""What is printed: everything that this program writes to a terminal or to the log is made harmless here.

A name, a move of a file or a folder may hold any character: one that moves the cursor, one that turns the direction of
writing, a line feed that forges a line. `tell` writes them as escapes. What others print (argparse, warnings, the
interpreter, libraries) goes through `PlainStream`, which leaves only the line feeds. Ruff refuses `print`, `sys.stdout`
and `sys.stderr` elsewhere in the program.
"""

import sys
from collections.abc import Iterable
from typing import Any, TextIO, cast
from unicodedata import category

_UNSHOWN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # controls, marks of direction and tags, halves, ends of lines
_JOINERS = "\u200c\u200d"  # they only shape the letters beside them


def escaped(words: object) -> str:
    r"""A text on one line, with an escape for each character that would do something else than be seen.

    >>> escaped("\x1b[2JAnna\n\u202e"), escaped("é אב")
    ('\\x1b[2JAnna\\n\\u202e', 'é אב')
    """
    text = str(words)
    if text.isprintable():
        return text
    return "".join(
        letter if letter in _JOINERS or category(letter) not in _UNSHOWN else letter.encode("unicode_escape").decode()
        for letter in text
    )


def tell(*lines: object, error: bool = False, flush: bool = False) -> None:
    """Print lines, each on a line of its own whatever it holds: on stderr for an `error`, else on stdout."""
    stream = sys.stderr if error else sys.stdout  # noqa: TID251
    if lines:
        print(*map(escaped, lines), sep="\n", file=stream, flush=flush)


class PlainStream:
    """A stream of text in which every line is written escaped; `raw` is the stream itself."""

    def __init__(self, raw: TextIO) -> None:
        self.raw = raw

    def write(self, text: str) -> int:
        """Write a text, of which only line feeds stay what they are."""
        self.raw.write("\n".join(map(escaped, text.split("\n"))))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write texts."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)


def use_plain_streams() -> None:
    """Have all that is printed escaped; so is a letter that the console can't show (é, ł), without an error."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # tests put plain buffers here
            reconfigure(errors="backslashreplace")
        if stream is not None and not isinstance(stream, PlainStream):
            setattr(sys, name, PlainStream(stream))


def raw_stderr() -> TextIO:
    """The stream of errors as it is, for a program's own moves of the cursor."""
    return cast(TextIO, getattr(sys.stderr, "raw", sys.stderr))  # noqa: TID251
