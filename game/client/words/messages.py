"""The words of the client, in the chosen language.

English source sentences are the message ids. A message is a whole sentence with named `{placeholders}`, never a
concatenation, so that a translator can move its parts. Each language has a folder in `assets/locale/` with a catalogue,
`gutenberg.po`, and what was compiled from it, `gutenberg.mo`; `python -m game.tools.words` keeps them.
"""

import gettext
from collections.abc import Iterable
from pathlib import Path

from game.places import ASSETS

DOMAIN = "gutenberg"
LOCALES = ASSETS / "locale"
ENGLISH = "en"
THIS_LANGUAGE, OWN_NAME = "this language", "English"  # a catalogue says here what its language is called

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language = ENGLISH


def set_language(code: str, locales: Path = LOCALES) -> bool:
    """Whether a catalogue for `code` ("fr", "pt_BR") was found; without one the English sentences stand."""
    global _catalogue, _language  # noqa: PLW0603 - one language per process: every scene speaks it
    _catalogue = _found(code, locales)
    known = isinstance(_catalogue, gettext.GNUTranslations)
    _language = code if known else ENGLISH
    return known


def language() -> str:
    """The code of the language that is spoken now."""
    return _language


def languages(locales: Path = LOCALES) -> dict[str, str]:
    """What each language that can be chosen is called in itself, by its code; English is first."""
    codes = sorted(path.parents[1].name for path in locales.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return {ENGLISH: OWN_NAME, **{code: _found(code, locales).pgettext(THIS_LANGUAGE, OWN_NAME) for code in codes}}


def nearest(wanted: Iterable[str], known: Iterable[str]) -> str:
    """The first of the `wanted` languages that is known, with its country or without; English where none is.

    >>> nearest(["pt_BR", "fr_CA"], ["en", "fr"])
    'fr'
    """
    found = list(known)
    return next((code for one in wanted for code in (one, one.split("_")[0]) if code in found), ENGLISH)


def say(message_id: str, /, **names: object) -> str:
    """The sentence in the chosen language with its placeholders filled.

    >>> say("{seat} plans", seat="Anna")
    'Anna plans'
    """
    sentence = _catalogue.gettext(message_id)
    return sentence.format(**names) if names else sentence  # a page says hundreds, most without names


def say_as(meaning: str, message_id: str, /, **names: object) -> str:
    """As `say`, for words of several meanings: translators are told which one is meant.

    >>> say_as("a direction", "left")
    'left'
    """
    return _catalogue.pgettext(meaning, message_id).format(**names)


def say_count(singular: str, plural: str, count: int, /, **names: object) -> str:
    """The sentence in the plural form that `count` needs; `{count}` is filled too.

    >>> say_count("{count} marker left", "{count} markers left", 2)
    '2 markers left'
    """
    return _catalogue.ngettext(singular, plural, count).format(count=count, **names)


def say_written(words: str) -> str:
    """What stands in `config/`, such as the name of a city, in the chosen language; its braces are no placeholders."""
    return _catalogue.gettext(words) if words else ""


def _found(code: str, locales: Path) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, locales, [code], fallback=True)
