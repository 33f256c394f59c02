"""The lines of a replay: one for each thing that happened, and those that are shown beside a state."""

from collections.abc import Sequence
from typing import NamedTuple

from game.client.base.reading_size import read_px
from game.client.graphics import typesetting
from game.client.session.sitting import Sitting
from game.client.text import event_text as event_words
from game.match.replay import Replay
from game.rules.events import seen_by
from game.rules.view import OBSERVER

PX, LARGEST_PX = 26, 38  # a larger size has no room for a long word in the column
GAP = 14


class Told(NamedTuple):
    """A line: the number of the state after its move, the seat it is about (or OBSERVER), and its words."""

    number: int
    seat: int
    words: str


def told_of(replay: Replay, sitting: Sitting) -> list[Told]:
    """All lines of a match, the oldest first; plans are in none of them."""
    lines = []
    for entry in replay.entries:
        for event in entry.events:
            words = event_words.words(seen_by(event, OBSERVER), sitting)
            if words:
                lines.append(Told(entry.number + 1, getattr(event, "seat", OBSERVER), words))
    return lines


def lines_px() -> int:
    """The size of the lines: the one at which words are read, as far as the column has room."""
    return min(LARGEST_PX, read_px(PX))


def height_of(line: Told, width: int) -> int:
    """The height of a line in a column of this width, in canvas units; at least the height of a finger."""
    return max(44, typesetting.measure(line.words, "body", lines_px(), max_width=width, wrap=True)[1] + GAP)


def around(lines: Sequence[Told], number: int, room: int, width: int) -> list[Told]:
    """The lines that have room: the last one of a state, lines before it, and below it those that follow."""
    at = next((index for index in range(len(lines) - 1, -1, -1) if lines[index].number <= number), -1)
    below = at + 1
    shown, left = list[Told](), room
    spare = room // 3  # room for the lines that follow
    for line in reversed(lines[: at + 1]):
        if (left := left - height_of(line, width)) < spare:
            left += height_of(line, width)
            break
        shown.insert(0, line)
    for line in lines[below:]:
        if (left := left - height_of(line, width)) < 0:
            break
        shown.append(line)
    return shown
