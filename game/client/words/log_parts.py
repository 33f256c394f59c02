"""Parts of the log's sentences: cards, seats and markers by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.client.base.i18n import listed, say
from game.client.words import pieces as names
from game.rules.names import ACTIONS, Letter, Markers

if TYPE_CHECKING:
    from game.client.session.company import Company


def titles(cards: Sequence[str], sitting: Company) -> str:
    """Cards by their titles, quoted."""
    return names.both([say("“{card}”", card=names.card_words(card, sitting.content)) for card in cards])


def card(card: str, sitting: Company) -> str:
    """A card by its title."""
    return names.card_words(card, sitting.content)


def letters(letters: Sequence[Letter]) -> str:
    """Types by their letters."""
    return names.letters_words(letters)


def seats(order: Sequence[int], sitting: Company) -> str:
    """Seats by name, in their order."""
    return listed([sitting.name(seat) for seat in order])


def markers(markers: Markers) -> str:
    """The actions with markers, as "Orders 2, Inks 1"."""
    placed = [(action, count) for action, count in zip(ACTIONS, markers, strict=True) if count]
    return listed([say("{action} {count}", action=names.action_words(action), count=count) for action, count in placed])
