"""Text that every file, database and terminal takes: whole characters only.

A Python text may hold half a character of two (an unpaired surrogate, as a keyboard or another program's JSON can
bring it); UTF-8 cannot, and so neither can a save.
"""

import re

SIGN = "\N{REPLACEMENT CHARACTER}"  # stands for what is no character

_HALF = re.compile("[\ud800-\udfff]")
_HALF_IN_JSON = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPE = re.compile(
    r"(?P<pair>\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|(?P<half>\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
    r"|\\.",
    re.DOTALL,
)


def whole(text: str) -> str:
    """The text with a sign in the place of each half of a character; two halves that belong together become one.

    >>> whole("A\\ud83d\\ude00B"), whole("A\\ud83dB") == f"A{SIGN}B"
    ('A😀B', True)
    """
    if not _HALF.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def short(text: str, most: int = 120) -> str:
    """The text for a sentence, with a sign in place of its middle where it is long.

    >>> short("a" * 50, 9)
    'aaaa…aaaa'
    """
    half = most // 2
    return text if len(text) <= most else f"{text[:half]}…{text[-half:]}"


def whole_json(words: str) -> str:
    r"""The same of a JSON text, where a half may also stand as an escape; whoever reads JSON strictly refuses it.

    >>> whole_json(r'"Anna \ud83d"')
    '"Anna \\ufffd"'
    """
    if not _HALF_IN_JSON.search(words):
        return whole(words)
    return _ESCAPE.sub(lambda found: "\\ufffd" if found["half"] else found[0], whole(words))
