"""The words of the client in the chosen language: messages, plurals and lists."""

import gettext
import logging
import os
import re
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache, lru_cache, reduce, update_wrapper
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import ParamSpec

from pygame import system

from game.foreign_file import read_octets
from game.places import ASSETS

# English source sentences are the message ids. A message is a whole sentence with named `{placeholders}`, never a
# concatenation, so that a translator can move its parts. Each language has a folder in `assets/locale/` with a
# catalogue, `gutenberg.po`, and what was compiled from it, `gutenberg.mo`; `python -m devtools.words` keeps them.

DOMAIN = "gutenberg"
LOCALES = ASSETS / "locale"
LARGEST = 5_000_000  # bytes of a catalogue; those of the game have a tenth of that
ENGLISH = "en"
BOOK = "title of a book"  # the meaning under which a catalogue has the titles of printing cards
THIS_LANGUAGE, OWN_NAME = "this language", "English"  # a catalogue says here what its language is called

_Arguments = ParamSpec("_Arguments")
_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language = ENGLISH


def set_language(code: str, locales: Path = LOCALES) -> bool:
    """Whether a catalogue for `code` ("fr", "pt_BR") was found; without one the English sentences stand."""
    global _catalogue, _language  # noqa: PLW0603 - one language per process: every scene speaks it
    found = _found(code, locales)
    _catalogue = found or gettext.NullTranslations()
    _language = ENGLISH if found is None else code
    return found is not None


@contextmanager
def spoken(code: str, locales: Path = LOCALES) -> Iterator[None]:
    """Say everything in another language meanwhile, such as that of a phone; only the loop of the game speaks.

    >>> with spoken("fr"):
    ...     say("Menu"), language()
    ('Menu', 'fr')
    >>> language()
    'en'
    """
    global _catalogue, _language
    before = _catalogue, _language
    set_language(code, locales)
    try:
        yield
    finally:
        _catalogue, _language = before


def language() -> str:
    """The code of the language that is spoken now."""
    return _language


def codes(locales: Path = LOCALES) -> list[str]:
    """The codes of the languages with a catalogue, whether that can be read or not; without English."""
    return sorted(path.parents[1].name for path in locales.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))


def languages(locales: Path = LOCALES) -> dict[str, str]:
    """What each language with a readable catalogue is called in itself, by its code; English is first."""
    found = {code: catalogue for code in codes(locales) if (catalogue := _found(code, locales)) is not None}
    return {ENGLISH: OWN_NAME, **{code: each.pgettext(THIS_LANGUAGE, OWN_NAME) for code, each in found.items()}}


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


def pgettext(meaning: str, message_id: str, /, **names: object) -> str:
    """As `say`, for words of several meanings: translators are told which one is meant.

    >>> pgettext("a direction", "left")
    'left'
    """
    return _catalogue.pgettext(meaning, message_id).format(**names)


def ngettext(singular: str, plural: str, count: int, /, **names: object) -> str:
    """The sentence in the plural form that `count` needs; `{count}` is filled too.

    >>> ngettext("{count} marker left", "{count} markers left", 2)
    '2 markers left'
    """
    return _catalogue.ngettext(singular, plural, count).format(count=count, **names)


def translate_data(words: str) -> str:
    """What stands in `config/`, such as the name of a city, in the chosen language; its braces are no placeholders."""
    return _catalogue.gettext(words) if words else ""


def book_title(title: str) -> str:
    """The title on one of the game's own printing cards in the chosen language; any other as an owner typed it."""
    return _catalogue.pgettext(BOOK, title)


def said_once(function: Callable[_Arguments, str]) -> Callable[_Arguments, str]:
    """The function with a cache of what it said in the language spoken now; its arguments are values."""
    kept: Callable[..., str] = lru_cache(256)(lambda _catalogue, *args, **named: function(*args, **named))

    def told(*args: _Arguments.args, **named: _Arguments.kwargs) -> str:
        return kept(_catalogue, *args, **named)

    return update_wrapper(told, function)


def _found(code: str, locales: Path) -> gettext.GNUTranslations | None:
    """The catalogue of a language, of its country or without; None where there is none that can be read."""
    if Path(code).name != code:  # settings and variables may hold any text: never leave the folder
        return None
    paths = gettext.find(DOMAIN, locales, [code], all=True)
    found = [copy(catalogue) for path in paths if (catalogue := _catalogue_in(path)) is not None]
    for one, more_general in pairwise(found):
        one.add_fallback(more_general)
    return found[0] if found else None


@cache
def _catalogue_in(path: str) -> gettext.GNUTranslations | None:
    try:
        return gettext.GNUTranslations(BytesIO(read_octets(Path(path), LARGEST)))
    except (OSError, ValueError, LookupError, struct.error) as error:
        logging.getLogger(__name__).warning("no catalogue can be read from %s: %s", path, error)
        return None


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


ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

SAYING = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first of these that is set tells the language of a program's words
PLAIN = ("C", "POSIX")  # no country's words: English


def speak(chosen: str) -> None:
    """Speak the language that was chosen, or else the first of the system's that there is.

    Only its own catalogue is read, as the first picture waits for it; all are where it cannot be.
    """
    if chosen:
        set_language(chosen)
        return
    wanted = of_system() or of_window_system()
    code = nearest(wanted, codes())
    if not set_language(code) and code != ENGLISH:
        set_language(nearest(wanted, languages()))


def of_system(variables: Mapping[str, str] = os.environ) -> list[str]:
    """The languages that the variables of a Unix system ask for, the dearest first; none where they say nothing.

    >>> of_system({"LANG": "en_GB.UTF-8", "LC_ALL": "ja_JP.UTF-8"})
    ['ja_JP']
    """
    said = next((variables[name] for name in SAYING if variables.get(name)), "")
    place = said.split(".")[0].split("@")[0]
    if place in PLAIN:
        return [ENGLISH]
    return [one for one in (*variables.get("LANGUAGE", "").replace(":", " ").split(), place) if one]


def of_window_system() -> list[str]:
    """The languages that are chosen in the settings of the system, the dearest first: "fr_CA", "fr"."""
    return ["_".join(filter(None, (one["language"], one.get("country")))) for one in system.get_pref_locales()]
