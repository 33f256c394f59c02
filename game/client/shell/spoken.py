"""The language in which the program begins."""

from pygame import system

from game.client.words.messages import languages, nearest, set_language


def speak(chosen: str) -> None:
    """Speak the language that was chosen, or else the first of the system's that there is."""
    set_language(chosen or nearest(of_system(), languages()))


def of_system() -> list[str]:
    """The languages that the system's owner prefers, the dearest first: "fr_CA", "fr"."""
    found = system.get_pref_locales()
    return ["_".join(filter(None, (one["language"], one.get("country")))) for one in found]
