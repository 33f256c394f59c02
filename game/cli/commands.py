"""The commands of the command line, and which of them is named among its words."""

from collections.abc import Sequence

COMMANDS = {
    "demo": "watch computer players play, with words for those who look on, until somebody presses anything",
    "companion": "be the machine opponent of The Impression, which you play on your own table",
    "simulate": "play many games between computer players and print what came of them",
    "balance": "play many games between computer players and say how balanced the decks of config/ are",
    "arena": "play the standing table between computer players and say whether each level is worth its name",
    "replay": "prove every move of a saved or exported match, and write it as a file",
    "report": "pack what helps to find a fault into one file to attach, which names nobody",
    "check": "read the YAML in config/, or in the folder PATH, and say what is wrong with it",
    "bench": "measure start-up, the rules and drawing on this machine",
    "tour": "draw every scene into a PNG in the folder DIR, without a screen",
}

WINDOWS = frozenset({"demo", "companion"})
"""Commands without a module, which open the window at what they name; errors in them are faults of the program."""

FOLDERS = frozenset({"--data", "--config"})
"""Options that are followed by a folder."""


def opens_window(words: Sequence[str]) -> bool:
    """Return whether `words` open a window."""
    return named_by(words) in {None, *WINDOWS}


def named_by(words: Sequence[str]) -> str | None:
    """Return the command among `words`, which is not the folder that an option names; None where they name none."""
    before = ["", *words]
    return next(
        (word for last, word in zip(before, words, strict=False) if word in COMMANDS and last not in FOLDERS), None
    )
