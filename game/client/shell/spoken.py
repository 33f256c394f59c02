"""The language in which the program begins."""

import os
from collections.abc import Mapping

from pygame import system

from game.client.words.messages import ENGLISH, languages, nearest, set_language

SAYING = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first of these that is set tells the language of a program's words
PLAIN = ("C", "POSIX")  # no country's words: English


def speak(chosen: str) -> None:
    """Speak the language that was chosen, or else the first of the system's that there is."""
    set_language(chosen or nearest(of_system() or of_window_system(), languages()))


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
    found = system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one.get("country")))) for one in found]
