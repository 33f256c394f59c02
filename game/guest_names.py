"""The names of computer players that other packages bring, found without loading any of them."""

import re
from functools import cache

GROUP = "gutenberg.players"  # of entry points
OWN = frozenset({"random", "novice", "adept", "compositor", "foreman", "master", "person"})
"""Names that mean something to the game itself."""

PATTERN = r"^[a-z][a-z0-9_-]{0,23}$"


def named_guests() -> tuple[str, ...]:
    """Every name that a package gives to a player, whether it can take a seat or not."""
    from importlib.metadata import entry_points  # not on the way into a game

    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def guests() -> tuple[str, ...]:
    """Those whose names a seat can show, as they were when this was first asked."""
    return tuple(name for name in named_guests() if name not in OWN and re.match(PATTERN, name))
