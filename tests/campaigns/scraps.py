"""Texts and JSON values damaged as disks, editors, other versions and hands damage them."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

BOM = b"\xef\xbb\xbf"
SCRAPS = (
    *(b"", b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"null", b"NaN", b"-0", b"1e999", b"9" * 400, b"//", b"#"),
    *(b"\x00", b"\xff", BOM, b"\xed\xa0\x80", b'"\\ud800"', b"\xe2\x80\x8d", b"\r\n", b"[" * 5_000, b'{"a":' * 60),
)
VALUES: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1, 3, 7, 40, 2**31, 2**63, 2**64, -(2**63), 0.5, -0.0, 1e300, "", " ", "0", "no"),
    *("Zoë", "森", "a\u200db", "\u202eabc", "x" * 3000, "2026-13-01", "2026-11-28", [], {}, [[]], [None], {"a": 1}),
)


def damaged_bytes(words: bytes, random: Random) -> bytes:
    """A file after one or two mishaps to its bytes."""
    for _ in range(random.randint(1, 2)):
        start = random.randint(0, len(words))
        end = min(len(words), start + random.choice((0, 1, 4, 40, 400)))
        match random.randrange(7):
            case 0:
                words = words[:start]  # cut short
            case 1:
                words = words[:start] + bytes(len(words) - start)  # its end never reached the disk
            case 2:
                words = words[:start] + words[end:]
            case 3:
                words = words[:end] + words[start:]
            case 4:
                words = BOM + words
            case 5:
                words = words.decode("utf-8", "replace").encode(
                    random.choice(("utf-16", "utf-16-le", "latin-1")), "replace"
                )
            case _:
                words = words[:start] + random.choice(SCRAPS) + words[end:]
    return words


def damaged_value(words: bytes, random: Random) -> bytes:
    """A JSON file after one to three values of it were changed, dropped, doubled or given another name."""
    value = json.loads(words)
    for _ in range(random.randint(1, 3)):
        places = list(_places(value))
        place = random.choice(places) if places else None
        if place is None or random.random() < 0.03:
            value = copy.deepcopy(random.choice(VALUES))
            continue
        holder, key = place
        match random.randrange(4):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 1:
                holder[random.choice(("format", "of another version", ""))] = holder.pop(key)
            case _:
                holder[key] = copy.deepcopy(random.choice(VALUES))
    return json.dumps(value, ensure_ascii=random.random() < 0.5).encode("utf-8", "surrogatepass")


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each value inside another, as its holder and its key or index there."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])
