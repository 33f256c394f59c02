"""The cards of the game in tests: what lies in which row or pile, and how to put another there."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, get_args

from game.content import Content, load_content
from game.rules import Table
from game.rules.names import CardKind, Pile

KINDS: tuple[CardKind, ...] = get_args(CardKind)


@cache
def content() -> Content:
    """The project's own config/, read once."""
    return load_content()


def open_planning_card(table: Table, card: str) -> None:
    """Make a planning card the one of this round, wherever it was."""
    table.planning_deck = tuple(other for other in table.planning_deck if other != card)
    table.planning_aside = tuple(other for other in table.planning_aside if other != card)
    table.planning_used = (*(other for other in table.planning_used if other != card), card)
    table.planning_card = card


def next_planning_card(table: Table, card: str) -> None:
    """Make a planning card the next to be revealed, in exchange for the one on top."""
    deck, aside = list(table.planning_deck), list(table.planning_aside)
    if card in aside:
        at = aside.index(card)
        aside[at], deck[0] = deck[0], aside[at]
    else:
        at = deck.index(card)
        deck[at], deck[0] = deck[0], deck[at]
    table.planning_deck, table.planning_aside = tuple(deck), tuple(aside)


# cards: taken from wherever they are


def row_of(table: Table, kind: CardKind) -> tuple[str | None, ...]:
    """A row of the board."""
    row: tuple[str | None, ...] = getattr(table, f"{kind}_row")
    return row


def cards_on(spaces: Sequence[str | None]) -> tuple[str, ...]:
    """The cards on spaces of the board, on each of which one must lie."""
    assert None not in spaces
    return tuple(card for card in spaces if card is not None)


def pile(table: Table, kind: CardKind) -> Pile:
    """The deck and the discards of a kind."""
    found: Pile = getattr(table, f"{kind}_pile")
    return found


def to_bottom(table: Table, kind: CardKind, cards: Iterable[str]) -> None:
    """Put loose cards under their deck."""
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile((*deck, *cards), discard))


def take_out(table: Table, kind: CardKind, card: str) -> None:
    """Take a card out of deck, discards or row; an emptied space of the row is filled from under the deck."""
    deck, discard = pile(table, kind)
    assert card in (*deck, *discard, *row_of(table, kind)), f"{card} is held or gone"
    deck = tuple(other for other in deck if other != card)
    discard = tuple(other for other in discard if other != card)
    if card in row_of(table, kind):
        fresh, deck = (deck[-1], deck[:-1]) if deck else (None, deck)
        setattr(table, f"{kind}_row", tuple(fresh if other == card else other for other in row_of(table, kind)))
    setattr(table, f"{kind}_pile", Pile(deck, discard))


def set_row(table: Table, kind: CardKind, cards: Sequence[str | None]) -> None:
    """Lay these cards on the spaces of the board from the left; those that lay there go under the deck."""
    row = row_of(table, kind)
    assert len(cards) == len(row)
    setattr(table, f"{kind}_row", (None,) * len(row))
    to_bottom(table, kind, [card for card in row if card is not None])
    for card in cards:
        if card is not None:
            take_out(table, kind, card)
    setattr(table, f"{kind}_row", tuple(cards))


def set_top(table: Table, kind: CardKind, *cards: str) -> None:
    """Make these the next cards of a deck."""
    for card in cards:
        take_out(table, kind, card)
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile((*cards, *deck), discard))


def leave_in_deck(table: Table, kind: CardKind, count: int) -> None:
    """Leave so many cards in a deck; the others are discarded."""
    deck, discard = pile(table, kind)
    setattr(table, f"{kind}_pile", Pile(deck[:count], discard + deck[count:]))


def starve(table: Table, kind: CardKind, left: int = 0) -> tuple[str, ...]:
    """Leave so many cards in deck and discards together, all in the deck, and return the others, which are nowhere."""
    deck, discard = pile(table, kind)
    cards = deck + discard
    setattr(table, f"{kind}_pile", Pile(cards[:left], ()))
    return cards[left:]


def printing_card(letters: str, but: Iterable[str] = ()) -> str:
    """The first printing card that shows exactly these letters, in any order."""
    return next(
        card.id
        for card in content().printing.values()
        if sorted(card.letters) == sorted(letters) and card.id not in set(but)
    )


def first_card(kind: str, fits: Callable[[Any], bool] = lambda card: True, but: Iterable[str] = ()) -> str:
    """The first card of a kind ("printing", "gears", "patronage" ...) that fits."""
    cards = getattr(content(), kind).values()
    return str(next(card.id for card in cards if card.id not in set(but) and fits(card)))


def find_sector(
    kind: str, fits: Callable[[Any], bool] = lambda reward: True, but: Iterable[str] = ()
) -> tuple[str, int]:
    """The first grey gear with such a reward, and the sector that bears it."""
    return next(
        (gear.id, sector)
        for gear in content().gears.values()
        for sector, reward in enumerate(gear.sectors)
        if gear.line == "grey" and gear.id not in set(but) and reward.kind == kind and fits(reward)
    )
