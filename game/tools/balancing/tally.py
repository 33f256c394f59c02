"""What the seats of one game took, used and earned, counted as it happens."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from game.content import Content
from game.rules import Table
from game.rules import events as ev
from game.rules import moves as ask
from game.rules import moves as mv
from game.rules.names import INKS, LETTERS, SPECIALTIES
from game.rules.scoring import specialty_fame
from game.rules.view import View

Counted: TypeAlias = "Counter[tuple[str, str, str]]"
"""How often, or how much, by subject, name and column: ("gears", "gear-07", "taken")."""


class Tally:
    """Watches a game from its first move to its last."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.counts: Counted = Counter()

    def count(self, subject: str, name: str, column: str, by: float = 1) -> None:
        """Add to one cell."""
        self.counts[subject, name, column] += by  # type: ignore[assignment] # shares of fame are no whole numbers

    def begin(self, table: Table) -> None:
        """The patronage cards that this game has."""
        for card in table.patronage_row:
            if card:
                self.count("patronage", card, "offered")

    def watch(self, view: View, move: mv.Move, events: Sequence[ev.Event]) -> None:
        """A move of a seat: what it had to choose from, and what came of it."""
        for subject, cards in offers(view, move):
            for card in cards:
                self.count(subject, card, "offered")
        if isinstance(move, mv.KeepCharacter):
            for character in view.seats[move.seat].drawn_characters:
                self.count("characters", character, "offered")
        for event in events:
            note = NOTES.get(type(event))
            if note:
                note(self, event)

    def end(self, table: Table) -> None:
        """What each seat has when the game is over."""
        for seat in table.seats:
            if not seat.is_automa:
                for letter, count in zip(LETTERS, seat.types, strict=True):
                    self.count("letters", letter, "owned", count)
                for specialty, level in zip(SPECIALTIES, seat.levels, strict=True):
                    self.count("specialties", specialty, f"ended at {level}")
                    self.count(
                        "specialties", specialty, "final fame", specialty_fame(table.content.rules, (level, 0, 0, 0))
                    )


def offers(view: View, move: mv.Move) -> Iterable[tuple[str, Iterable[str]]]:
    """The cards and gears that a seat could have taken when it made this move, by deck."""
    top = view.top
    if isinstance(top, ask.Drafting):
        return (("printing", view.draft_printing), ("refinement", view.draft_refinement))
    if isinstance(move, mv.KeepOrder) and isinstance(top, ask.KeepingOrder):
        return (("printing", top.printing), ("refinement", top.refinement))
    if isinstance(top, ask.InstallingDrawn):
        return (("gears", top.gears),)
    if isinstance(top, ask.ActionTurn) and not isinstance(move, mv.FREE_MOVES):
        rows = {
            "orders": (("printing", view.printing_row), ("refinement", view.refinement_row)),
            "gears": (("gears", view.gears_row),),
        }
        return [(subject, [card for card in row if card]) for subject, row in rows.get(top.action, ())]
    return ()


# what an event adds


def _order_gained(tally: Tally, event: ev.OrderGained) -> None:
    tally.count("printing", event.printing, "taken")
    tally.count("refinement", event.refinement, "taken")


def _fulfilled(tally: Tally, event: ev.OrderFulfilled) -> None:
    """F2 to F4: what an order brought, and the part of each letter, ink and specialty in it."""
    printing, card = tally.content.printing[event.printing], tally.content.refinement[event.refinement]
    fame = card.colour_fame * event.colour + card.decoration_fame * event.decoration
    tally.count("printing", event.printing, "fulfilled")
    tally.count("printing", event.printing, "guilders", printing.guilders)
    tally.count("refinement", event.refinement, "fulfilled")
    tally.count("refinement", event.refinement, "colour", event.colour)
    tally.count("refinement", event.refinement, "decoration", event.decoration)
    tally.count("refinement", event.refinement, "both", event.colour and event.decoration)
    tally.count("refinement", event.refinement, "fame", fame)
    for letter in printing.letters:
        tally.count("letters", letter, "used")
        tally.count("letters", letter, "guilders", printing.guilders / len(printing.letters))
        tally.count("letters", letter, "fame", fame / len(printing.letters))
    if event.colour:
        _share(tally, "inks", dict(zip(INKS, card.inks, strict=True)), card.colour_fame)
    if event.decoration:
        _share(tally, "specialties", dict(zip(SPECIALTIES, card.levels, strict=True)), card.decoration_fame)


def _share(tally: Tally, subject: str, asked: Mapping[str, int], fame: int) -> None:
    """Fame of a part, to each by as much as the card asked of it."""
    for name, count in asked.items():
        tally.count(subject, name, "used", count)
        tally.count(subject, name, "fame", fame * count / sum(asked.values()))


def _inks_taken(tally: Tally, event: ev.InksTaken) -> None:
    for ink in event.inks:
        tally.count("inks", ink, "taken")


def _patronage_taken(tally: Tally, event: ev.PatronageTaken) -> None:
    tally.count("patronage", event.card, "taken")
    for ink, count in zip(INKS, event.inks, strict=True):
        tally.count("inks", ink, "to patrons", count)


def _types_chosen(tally: Tally, event: ev.TypesChosen) -> None:
    for letter in event.letters:
        tally.count("letters", letter, "chosen")


def one(subject: str, field: str, column: str) -> Callable[[Tally, Any], None]:
    """A note that counts the name which an event has in `field`."""
    return lambda tally, event: tally.count(subject, getattr(event, field), column)


NOTES: Mapping[type[ev.Event], Callable[[Tally, Any], None]] = {
    ev.OrderGained: _order_gained,
    ev.OrderFulfilled: _fulfilled,
    ev.InksTaken: _inks_taken,
    ev.InkGained: one("inks", "ink", "taken"),
    ev.PatronageTaken: _patronage_taken,
    ev.TypesChosen: _types_chosen,
    ev.TypeGained: one("letters", "letter", "bought"),
    ev.TypeLost: one("letters", "letter", "given up"),
    ev.SpecialtyAdvanced: one("specialties", "specialty", "advances"),
    ev.GearInstalled: one("gears", "gear", "taken"),
    ev.GearUsed: one("gear rewards", "reward", "used"),
    ev.CharacterKept: one("characters", "character", "kept"),
}
