"""The points of a reason as sentences: each says one thing in favour of a move.

The sentences name nobody but rivals, so that they stand under a computer player's move and under a hint alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from game.client.base.i18n import say
from game.client.words import pieces as names
from game.rules.names import INKS, Ink, Letter, Specialty

if TYPE_CHECKING:
    from game.client.session.company import Company
    from game.players import Point, PointCode

MOST_TOLD = 2


def points_words(points: Sequence[Point], sitting: Company) -> list[str]:
    """The most important points, a sentence each; two patrons share one."""
    told = points[:MOST_TOLD]
    if [point.code for point in told] == ["serves_patron"] * 2:
        patrons = names.both([names.patronage_title(point.aim, sitting.content) for point in told])
        return [say("It helps with the patronage cards {patrons}.", patrons=patrons)]
    return [POINTS[point.code](point, sitting) for point in told]


def _book(point: Point, s: Company) -> str:
    return names.printing_title(point.aim, s.content)


def _inks(point: Point) -> str:
    return names.both([names.one_ink_words(cast(Ink, ink)) for ink in point.of.split(",")])


def _ink_for(point: Point, s: Company) -> str:
    return say("“{book}” needs {inks}.", book=_book(point, s), inks=_inks(point))


def _level_for(point: Point, s: Company) -> str:
    wanted = names.both([names.specialty_words(cast(Specialty, one)) for one in point.of.split(",")])
    return say("“{book}” needs {specialties}.", book=_book(point, s), specialties=wanted)


def _shares(point: Point, s: Company) -> str:
    letters = names.letters_words(cast(Sequence[Letter], tuple(point.of)))
    return say("It shares {letters} with the order “{book}”.", letters=letters, book=_book(point, s))


def _keeps_from(point: Point, s: Company) -> str:
    seat = s.name(point.seat)
    if point.of in INKS:
        return say("{seat} will probably take the {ink}.", seat=seat, ink=names.one_ink_words(point.of))
    patron = names.patronage_title(point.of, s.content)
    return say("{seat} will probably take the patronage card “{patron}”.", seat=seat, patron=patron)


def _leads_to(point: Point, s: Company) -> str:
    return say("What to take there: {thing}.", thing=THINGS[point.aim](point, s))


def _space(point: Point, s: Company) -> str:
    if point.of.isdigit():
        rules = s.content.rules
        return names.patronage_reward_words(rules.patronage_rewards[int(point.of)], rules)
    return say("the patronage card “{patron}”", patron=names.patronage_title(point.of, s.content))


THINGS: dict[str, Callable[[Point, Company], str]] = {
    "orders": lambda point, s: say("“{book}”", book=names.printing_title(point.of, s.content)),
    "inks": lambda point, s: _inks(point),
    "specialties": lambda point, s: names.specialty_card_title(point.of, s.content),
    "gears": lambda point, s: names.gear_title(point.of, s.content),
    "patronage": _space,
}
"""What a turn takes, by its action."""

POINTS: dict[PointCode, Callable[[Point, Company], str]] = {
    "finishes": lambda point, s: say("It completes “{book}” this round.", book=_book(point, s)),
    "letters": lambda point, s: say("“{book}” then has all its types.", book=_book(point, s)),
    "colour": lambda point, s: say("“{book}” then has all its inks.", book=_book(point, s)),
    "decoration": lambda point, s: say("“{book}” then has all its levels.", book=_book(point, s)),
    "ink_for": _ink_for,
    "level_for": _level_for,
    "has_letters": lambda point, s: say("You have all types for “{book}”.", book=_book(point, s)),
    "shares": _shares,
    "wins_patron": lambda point, s: say(
        "You then have everything for the patronage card “{patron}”.",
        patron=names.patronage_title(point.aim, s.content)
    ),
    "serves_patron": lambda point, s: say(
        "It helps with the patronage card “{patron}”.", patron=names.patronage_title(point.aim, s.content)
    ),
    "keeps_from": _keeps_from,
    "final_fame": lambda point, s: say(
        "The new level alone is worth {fame} at the end.", fame=names.fame_words(point.amount)
    ),
    "pays": lambda point, s: say("It pays {fame} at once.", fame=names.fame_words(point.amount)),
    "leads_to": _leads_to,
}  # fmt: skip
"""One entry for each code."""
