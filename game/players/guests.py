"""Computer players of other packages, found by the entry points of the group `gutenberg.players`.

An entry point names what makes a player of a seed, usually its class. What is made has `choose`, as `Player` says; the
maker says by `player_api` for which version of all this it was written.
"""

import re
from collections.abc import Callable
from copy import copy
from functools import cache
from importlib.metadata import EntryPoint, entry_points

import msgspec

from game.guest_names import GROUP, PATTERN
from game.players.player import Choice, LegalMoves, Player, Reason
from game.rules.view import View

PLAYER_API = 1
"""Raise it with every change after which the players of others have to be written anew."""

AIMED = frozenset({"uses_gear", "buys_for_patronage"})
"""Reasons that say nothing without an aim."""


class GuestError(ValueError):
    """Why a guest cannot take a seat, in a sentence."""


def refuse_namesake(name: str) -> None:
    """Raise GuestError where a package brings a player with the name of one of the game's own."""
    if found := tuple(entry_points(group=GROUP, name=name)):
        raise GuestError(f"{package_of(*found)} brings a player called {name}, as the game itself has: rename that one")


def guest_point(name: str) -> EntryPoint:
    """The entry point of the one guest of this name; raises GuestError."""
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise GuestError(f"no player is called {name!r}, and no installed package brings one")
    if not re.match(PATTERN, name):
        raise GuestError(
            f"{package_of(*found)} brings a player called {name!r}: a name is up to 24 small letters, digits, - and _"
        )
    if len(found) > 1:
        raise GuestError(f"several packages bring a player called {name} ({package_of(*found)}): remove all but one")
    return found[0]


@cache
def load_guest(name: str) -> Callable[[int], Player]:
    """What makes the guest of this name out of a seed; raises GuestError."""
    found = guest_point(name)
    try:
        make = found.load()
    except Exception as error:
        raise GuestError(f"the player {name} of {package_of(found)} cannot be loaded: {error!r}") from error
    wanted = getattr(make, "player_api", None)
    if wanted != PLAYER_API:
        told = "says for no version" if wanted is None else f"was written for version {wanted}"
        raise GuestError(
            f"the player {name} of {package_of(found)} {told} of `player_api`: this program has {PLAYER_API}"
        )
    if not callable(make):
        raise GuestError(f"the player {name} of {package_of(found)} is nothing that makes a player")
    return make  # type: ignore[no-any-return] # of a stranger: `Guest` looks at all that it does


def package_of(*points: EntryPoint) -> str:
    """The packages that entry points come from, with their versions."""
    return " and ".join(
        sorted(f"{point.dist.name} {point.dist.version}" if point.dist else point.value for point in points)
    )


class Guest:
    """A guest, made anew for each choice. Whatever is wrong with it is raised: `Guarded` answers for it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """What the guest chooses; raises TypeError for what is no choice, and whatever the guest raises."""
        lent = msgspec.structs.replace(view, seats=tuple(copy(seat) for seat in view.seats))  # it may write in its own
        choice = load_guest(self.name)(self.seed).choose(lent, LegalMoves(legal.content, lent))
        if not isinstance(choice, Choice):
            raise TypeError(f"{self.name} chose {choice!r}, which is no Choice")
        known = msgspec.convert(msgspec.to_builtins(choice), Choice)  # a reason of its own invention would end the talk
        # Aims and points are ids that words are made of: only the game's own players are trusted with them.
        return Choice(known.move, Reason("rule_of_thumb" if known.reason.code in AIMED else known.reason.code))
