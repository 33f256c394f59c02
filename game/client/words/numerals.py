"""Numbers as Roman numerals, as the board and its rounds, levels and axles show them, and small ones in letters."""

from collections.abc import Callable

from game.client.words.messages import say

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

SPELT: tuple[Callable[[], str], ...] = (
    lambda: say("no"),
    lambda: say("one"),
    lambda: say("two"),
    lambda: say("three"),
    lambda: say("four"),
    lambda: say("five"),
    lambda: say("six"),
    lambda: say("seven"),
    lambda: say("eight"),
    lambda: say("nine"),
    lambda: say("ten"),
    lambda: say("eleven"),
    lambda: say("twelve"),
)


def spelt(number: int) -> str:
    """A number before what it counts, in letters up to twelve."""
    return SPELT[number]() if number < len(SPELT) else str(number)
