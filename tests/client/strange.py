"""Strange names and characters for tests: what ended the program once, and what might."""

import os
from collections.abc import Iterator
from random import Random

ALL = os.environ.get("UNICODE") == "all"
"""Whether each character is drawn in each face, which takes minutes, or some of each block."""

LAST = 0x10FFFF
BLOCK = 256
LONG = "A" * 100_000
NAMES = (
    "\u2764\ufe0f \U0001f469\u200d\U0001f680",  # a heart with its variation selector, and a joined astronaut
    "Zoe\u0308\u0301\u0323",  # marks on marks
    "\u200d\u2060\ufeff\u00ad",  # nothing is seen of it
    "",
    "\x00\x07\x1b[31m\x7f\x85",
    "\ud83dAnna\udc00",
    "\u05e9\u05dc\u05d5\u05dd \u202eabc\u202c",
    "\U000e0041\U000e007f\U0001f3f4\U000e0067",
    "two\nlines\r\nand\u2028more\tof them",
    "\u3164\uffa0\u1680\u3000.",
    "\ufdfa\u0345\u1ebe\u20e3\ufffe\uffff\U0010ffff",
    "a" + "\u0301" * 3000,
    "{name} {0} %s ] ' -- \\",
    LONG,
    "\U0001f600" * 100_000,
    "\n" * 100_000,
)


def samples() -> list[str]:
    """Characters to try one by one: all of Unicode's beginning, then some of each block."""
    if ALL:
        return [chr(code) for code in range(LAST + 1)]
    rng, first = Random(10), 0x600
    some = (code for block in range(first, LAST, BLOCK) for code in (block, block + rng.randrange(BLOCK)))
    crowded = (*range(0x1AB0, 0x1B00), *range(0x1DC0, 0x2070), *range(0xFE00, 0x10000), *range(0xE0000, 0xE0200))
    return [chr(code) for code in sorted({*range(first), *some, *crowded})]


def blocks() -> Iterator[str]:
    """All of Unicode, so many characters at a time."""
    for begun in range(0, LAST + 1, BLOCK):
        yield "".join(chr(code) for code in range(begun, begun + BLOCK))


def random_strings(count: int, seed: int, longest: int = 40) -> Iterator[str]:
    """Strings of any characters at all: every other one of those that stand in the crowded beginning of Unicode."""
    rng = Random(seed)
    for number in range(count):
        last = LAST if number % 2 else 0x3000
        yield "".join(chr(rng.randint(0, last)) for _ in range(rng.randint(1, longest)))
