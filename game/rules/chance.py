"""Chance, and what it draws from: decks with their discard piles, and the bag of inks."""

import hashlib
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from game.rules import events as ev
from game.rules.names import INKS, CardKind, Counts, Ink, Pile
from game.rules.state import State, Table

# Chance: every draw is made of the seed and a counter that live in the state, so a game repeats anywhere. The
# numbers come from the splitmix64 mixing function (Steele, Lea, Flood 2014) over the counter.


T = TypeVar("T")
_MASK = (1 << 64) - 1


def entropy_of(seed: int) -> int:
    """The 64 bits that a seed stands for; any int is a seed."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def draw(table: State, count: int) -> int:
    """The next number from 0 to count - 1."""
    table.draws = draws = table.draws + 1
    z = (table.entropy + draws * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * count) >> 64


def shuffled(table: State, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order that chance decides (Fisher-Yates)."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(table, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


# Chance that is the caller's, never the table's: for sampled moves and for players.


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each as likely."""
    return items[int(rng.random() * len(items))]


def pile_of(table: Table, kind: CardKind) -> Pile:
    """The pile of one kind of cards."""
    pile: Pile = getattr(table, f"{kind}_pile")
    return pile


def cards_left(table: Table, kind: CardKind) -> int:
    """Cards that can still be drawn, the discards included (R2)."""
    pile = pile_of(table, kind)
    return len(pile.deck) + len(pile.discard)


def draw_cards(table: Table, kind: CardKind, count: int, events: list[ev.Event]) -> tuple[str, ...]:
    """The next cards of a deck, as many as there are; the discards are shuffled when one is needed (R2)."""
    name = f"{kind}_pile"
    pile: Pile = getattr(table, name)
    deck, discard = pile
    if count > len(deck) and discard:
        fresh = shuffled(table, discard)
        events.append(ev.DeckShuffled(kind))
        deck, discard = deck + fresh, ()
    setattr(table, name, Pile(deck[count:], discard))
    return deck[:count]


def discard_cards(table: Table, kind: CardKind, cards: Sequence[str], events: list[ev.Event]) -> None:
    """Put cards on their discard pile."""
    if cards:
        name = f"{kind}_pile"
        deck, discard = getattr(table, name)
        setattr(table, name, Pile(deck, (*discard, *cards)))
        events.append(ev.CardsDiscarded(kind, tuple(cards)))


def plus(counts: Counts, index: int, change: int = 1) -> Counts:
    """Counts with one of them changed."""
    a, b, c, d = counts
    if index == 0:
        return (a + change, b, c, d)
    if index == 1:
        return (a, b + change, c, d)
    if index == 2:
        return (a, b, c + change, d)
    return (a, b, c, d + change)


def add(first: Counts, second: Counts) -> Counts:
    """The sum of two counts."""
    return (first[0] + second[0], first[1] + second[1], first[2] + second[2], first[3] + second[3])


def subtract(first: Counts, second: Counts) -> Counts:
    """First less second."""
    return (first[0] - second[0], first[1] - second[1], first[2] - second[2], first[3] - second[3])


def short(have: Counts, need: Counts) -> int:
    """How much `have` lacks of `need` in all."""
    a, b, c, d = have
    e, f, g, h = need
    return (e - a if e > a else 0) + (f - b if f > b else 0) + (g - c if g > c else 0) + (h - d if h > d else 0)


def missing(have: Counts, need: Counts) -> Counts:
    """What `have` lacks of `need`."""
    a, b, c, d = have
    e, f, g, h = need
    return (e - a if e > a else 0, f - b if f > b else 0, g - c if g > c else 0, h - d if h > d else 0)


def covers(have: Counts, need: Counts) -> bool:
    """True if every count of `have` is at least that of `need`."""
    return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]


def counted(inks: Iterable[Ink | None]) -> Counts:
    """Inks as counts by colour; None counts nothing."""
    present = [ink for ink in inks if ink is not None]
    return (present.count(INKS[0]), present.count(INKS[1]), present.count(INKS[2]), present.count(INKS[3]))


def draw_ink(table: Table) -> Ink | None:
    """A random ink out of the bag, or None where it is empty (B2)."""
    bag = table.bag
    total = sum(bag)
    if not total:
        return None
    left = draw(table, total)
    index = 0
    while left >= bag[index]:
        left -= bag[index]
        index += 1
    table.bag = plus(bag, index, -1)
    return INKS[index]
