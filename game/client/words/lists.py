"""Things one after the other, as each language puts them."""

import re
from collections.abc import Iterable, Sequence
from functools import reduce

from game.client.words.messages import say

BEHIND_A_WIDE_MARK = re.compile("(?<=[？！])(?=[^\\s？！」』）])")
"""Japanese sentences follow without a space, but for what follows a question or a call."""


def listed(parts: Sequence[str]) -> str:
    """The parts one after the other: "a, b, c"."""
    return reduce(lambda told, part: say("{first}, {next}", first=told, next=part), parts) if parts else ""


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences, one after the other; those that say nothing are left out."""
    told = [part for part in parts if part]
    joined = reduce(lambda first, following: say("{first} {next}", first=first, next=following), told) if told else ""
    return BEHIND_A_WIDE_MARK.sub(" ", joined)


def dotted(parts: Iterable[str]) -> str:
    """Short phrases apart from each other, the same in all languages: "a · b"."""
    return " · ".join(parts)


def spaced(letters: Iterable[str]) -> str:
    """Letters in a row, as they are set: "A I O"."""
    return " ".join(letters)


def added(figures: Iterable[str]) -> str:
    """Figures that are added up: "VI + IV"."""
    return " + ".join(figures)
