"""The laws: what holds in every state of a game, whoever played it, in one table.

They are the only judge of a state that was not played here, such as one in a file: what breaks none of them can be
shown and played on. They know nothing of how moves are made.
"""

from collections.abc import Iterator

from game.rules.laws import course, goods, questions, seats
from game.rules.laws.course import MOST_MOVES
from game.rules.laws.record import BrokenLaw, Law, LawCode
from game.rules.state import Table

__all__ = ["LAWS", "MOST_MOVES", "BrokenLaw", "Law", "LawCode", "broken_law", "violations"]

LAWS: tuple[Law, ...] = (*course.SETUP, *goods.LAWS, *seats.LAWS, *course.LAWS, *questions.LAWS)
"""Each may rely on those before it."""

LONGEST = 300  # letters of what is told of a broken law


def _broken(table: Table, *, cards_known: bool) -> Iterator[BrokenLaw]:
    """Each way in which a table breaks the first law that it breaks."""
    for law in LAWS:
        if cards_known or not law.of_cards:
            texts = list(law.broken(table))
            if texts:
                yield from (BrokenLaw(law.code, text[:LONGEST]) for text in texts)
                return


def violations(table: Table) -> list[str]:
    """How the table breaks the first law that it breaks, in words for a developer; empty where all is well."""
    return [broken.text for broken in _broken(table, cards_known=True)]


def broken_law(table: Table, *, cards_known: bool = True) -> BrokenLaw | None:
    """The first law that a table breaks, or None.

    Without `cards_known` a part of the game may have been played with other cards, so what nobody can earn with
    those of today is no fault.
    """
    return next(_broken(table, cards_known=cards_known), None)
