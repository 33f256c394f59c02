"""Plain words of YAML: a whole number, true or false, or text; never a guess."""

import re
from typing import TypeAlias

Scalar: TypeAlias = int | bool | str

_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
# Whatever YAML 1.1 or 1.2 reads as something else than its letters: 010, 0x1F, 1_000, 1:30, 1.5, 2e3, 1460-03-12, .inf
_ODD_NUMBER = re.compile(r"[-+.]*[0-9][-+0-9a-fA-FoOxXtTzZ_:., ]*|[-+]?\.(inf|nan)", re.IGNORECASE)
_ODD_WORDS = frozenset({"", "y", "n", "yes", "no", "on", "off", "true", "false", "null", "~", "<<", "="})


def scalar_value(text: str) -> Scalar | None:
    """The value of an unquoted scalar, or None where readers of YAML would not agree about it.

    >>> scalar_value("12"), scalar_value("true"), scalar_value("Octoechos")
    (12, True, 'Octoechos')
    >>> scalar_value("no"), scalar_value("010"), scalar_value("1:30")
    (None, None, None)
    """
    if _WHOLE.fullmatch(text):
        return int(text)
    if text in ("true", "false"):
        return text == "true"
    if text.lower() in _ODD_WORDS or _ODD_NUMBER.fullmatch(text):
        return None
    return text
