"""The words of the client, in the chosen language.

English source sentences are the message ids. A message is a whole sentence with named `{placeholders}`, never a
concatenation, so that a translator can move its parts.
"""

import gettext

from game.places import ASSETS

DOMAIN = "gutenberg"
LOCALE_DIR = ASSETS / "locale"

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> bool:
    """Use the catalogue for `code` ("fr", "pt_BR"); returns whether there is one, else English is shown."""
    global _catalogue  # noqa: PLW0603 - one language per process: every scene speaks it
    _catalogue = gettext.translation(DOMAIN, LOCALE_DIR, [code], fallback=True)
    return isinstance(_catalogue, gettext.GNUTranslations)


def say(message_id: str, /, **names: object) -> str:
    """The sentence in the chosen language with its placeholders filled.

    >>> say("{seat} plans", seat="Anna")
    'Anna plans'
    """
    return _catalogue.gettext(message_id).format(**names)


def say_count(singular: str, plural: str, count: int, /, **names: object) -> str:
    """The sentence in the plural form that `count` needs; `{count}` is filled too.

    >>> say_count("{count} marker left", "{count} markers left", 2)
    '2 markers left'
    """
    return _catalogue.ngettext(singular, plural, count).format(count=count, **names)
