"""The small words that sentences are made of: figures, letters, inks, specialties, actions, phases, levels, dates."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TypeVar

from game.client.base.i18n import ROMAN, listed, ngettext, pgettext, say
from game.guest_names import guests
from game.match.players import Level
from game.rules import names
from game.rules.names import Action, CardKind, Counts, Ink, Letter, MoveEnd, Specialty

_Name = TypeVar("_Name")

MONTHS: tuple[Callable[[], str], ...] = (
    lambda: say("January"), lambda: say("February"), lambda: say("March"), lambda: say("April"), lambda: say("May"),
    lambda: say("June"), lambda: say("July"), lambda: say("August"), lambda: say("September"), lambda: say("October"),
    lambda: say("November"), lambda: say("December"),
)  # fmt: skip


def said_of(words: Mapping[_Name, Callable[[], str]]) -> Callable[[_Name], str]:
    """The words of a table for one of its names, in the language of the moment they are asked for."""
    return lambda name: words[name]()


def level_words(level: int) -> str:
    """A level as it is engraved: 0, I to VI."""
    return ROMAN[level]


def both(parts: Sequence[str]) -> str:
    """All the parts in one phrase: "a", "a and b", "a, b and c"; "nothing" for none."""
    return _joined(
        parts,
        lambda first, last: say("{first} and {last}", first=first, last=last),
        lambda first, last: pgettext("three or more", "{first} and {last}", first=first, last=last),
    )


def either(parts: Sequence[str]) -> str:
    """The parts as a choice: "a", "a or b", "a, b or c"; "nothing" for none."""
    return _joined(
        parts,
        lambda first, last: say("{first} or {last}", first=first, last=last),
        lambda first, last: pgettext("three or more", "{first} or {last}", first=first, last=last),
    )


def _joined(parts: Sequence[str], two: Callable[[str, str], str], more: Callable[[str, str], str]) -> str:
    """Join two parts in one way, and the last one of more to all before it in another: languages tell them apart."""
    if len(parts) < 2:
        return parts[0] if parts else say("nothing")
    return (two if len(parts) == 2 else more)(listed(parts[:-1]), parts[-1])


def guilder_words(guilders: int) -> str:
    """An amount of money."""
    return ngettext("{count} guilder", "{count} guilders", guilders)


def fame_words(fame: int) -> str:
    """An amount of fame."""
    return ngettext("{count} fame", "{count} fame", fame)


def axle_words(axle: int) -> str:
    """The number of an axle, counted from 0, as it is engraved beside it: I to III."""
    return ROMAN[axle + 1]


def marker_words(markers: int) -> str:
    """A number of initiative markers."""
    return ngettext("{count} marker", "{count} markers", markers)


def order_words(orders: int) -> str:
    """A number of orders."""
    return ngettext("{count} order", "{count} orders", orders)


def gear_words(gears: int) -> str:
    """A number of gears."""
    return ngettext("{count} gear", "{count} gears", gears)


def letters_words(letters: Sequence[Letter]) -> str:
    """Several types in a row, as a printing card shows them: "A, I and O"."""
    return both(letters)


def type_counts_words(types: Counts) -> str:
    """Types by letter, each as often as it is there."""
    return letters_words([letter for letter, count in zip(names.LETTERS, types, strict=True) for _ in range(count)])


INK_NAMES: dict[Ink, Callable[[], str]] = {
    "blue": lambda: say("blue"),
    "silver": lambda: say("silver"),
    "gold": lambda: say("gold"),
    "red": lambda: say("red"),
}
ink_words = said_of(INK_NAMES)

ONE_INK: dict[Ink, Callable[[], str]] = {
    "blue": lambda: pgettext("of one ink", "blue"),
    "silver": lambda: pgettext("of one ink", "silver"),
    "gold": lambda: pgettext("of one ink", "gold"),
    "red": lambda: pgettext("of one ink", "red"),
}
one_ink_words = said_of(ONE_INK)
"""One ink by its colour, in the form that agrees with the word for an ink."""


def inks_words(inks: Counts) -> str:
    """Inks by colour: "2 gold and 1 red"; "nothing" for none."""
    return both([INK_COUNTS[ink](count) for ink, count in zip(names.INKS, inks, strict=True) if count])


INK_COUNTS: dict[Ink, Callable[[int], str]] = {
    "blue": lambda count: ngettext("{count} blue", "{count} blue", count),
    "silver": lambda count: ngettext("{count} silver", "{count} silver", count),
    "gold": lambda count: ngettext("{count} gold", "{count} gold", count),
    "red": lambda count: ngettext("{count} red", "{count} red", count),
}
"""So many inks of a colour: the word for it may change with the number."""


def ink_list_words(inks: Sequence[Ink]) -> str:
    """Inks one by one: "gold, gold and red"."""
    return both([one_ink_words(ink) for ink in inks])


SPECIALTY_NAMES: dict[Specialty, Callable[[], str]] = {
    "typesetting": lambda: say("Typesetting"),
    "woodcutting": lambda: say("Woodcutting"),
    "binding": lambda: say("Binding"),
    "illuminating": lambda: say("Illuminating"),
}
specialty_words = said_of(SPECIALTY_NAMES)


def levels_words(levels: Counts) -> str:
    """Specialties and the levels asked for: "Typesetting II and Binding I"."""
    shown = zip(names.SPECIALTIES, levels, strict=True)
    return both([_at_level(name, level) for name, level in shown if level])


def _at_level(specialty: Specialty, level: int) -> str:
    return say("{specialty} {level}", specialty=specialty_words(specialty), level=level_words(level))


ACTION_NAMES: dict[Action, Callable[[], str]] = {
    "orders": lambda: say("Orders"),
    "inks": lambda: say("Inks"),
    "specialties": lambda: say("Specialties"),
    "gears": lambda: say("Gears"),
    "patronage": lambda: say("Patronage"),
}
action_words = said_of(ACTION_NAMES)

ACTION_TASKS: dict[Action, Callable[[], str]] = {
    "orders": lambda: say("Take one printing and one refinement card as an order."),
    "inks": lambda: say("Take inks of one set, from left to right."),
    "specialties": lambda: say("Take a specialty card, and advance both its specialties or any one."),
    "gears": lambda: say("Install a gear, or turn one of yours to another sector."),
    "patronage": lambda: say("Claim a reward, or take a patronage card."),
}
action_task_words = said_of(ACTION_TASKS)


def move_end_words(end: MoveEnd) -> str:
    """An end of a marker move on an automa card."""
    if end == "min":
        return say("fewest")
    if end == "max":
        return say("most")
    return action_words(end)


CARD_KINDS: dict[CardKind, Callable[[], str]] = {
    "printing": lambda: say("printing cards"),
    "refinement": lambda: say("refinement cards"),
    "specialty": lambda: say("specialty cards"),
    "gears": lambda: say("gears"),
}
card_kind_words = said_of(CARD_KINDS)


def speed_words() -> dict[str, str]:
    """How fast something goes, from slow to fast."""
    return {
        "slow": pgettext("a speed", "Slow"),
        "normal": pgettext("a speed", "Normal"),
        "fast": pgettext("a speed", "Fast"),
    }


def strength_words(level: Level) -> str:
    """The name of a level."""
    named = LEVEL_NAMES.get(level)
    return named() if named else level.capitalize()


def turning_level_words(level: Level) -> str:
    """The name of a level on a button that goes on to the next one."""
    return say("{level} ›", level=strength_words(level))


LEVEL_NAMES: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Novice"),
    "adept": lambda: say("Journeyman"),
    "compositor": lambda: say("Compositor"),
    "foreman": lambda: say("Foreman"),
    "master": lambda: say("Master"),
}


def level_meaning_words(level: Level) -> str:
    """How a computer of a level plays, in a short sentence."""
    meaning = LEVEL_MEANINGS.get(level)
    if meaning:
        return meaning()
    return say("From another package.") if level in guests() else say("Not installed: makes any legal move.")


LEVEL_MEANINGS: dict[Level, Callable[[], str]] = {
    "novice": lambda: say("Takes what its orders need."),
    "adept": lambda: say("Compares every move, but errs."),
    "compositor": lambda: say("Compares every move, errs little."),
    "foreman": lambda: say("Looks ahead in a round, but errs."),
    "master": lambda: say("Plans each round to its end."),
}


def day_words(day: date) -> str:
    """A date in words.

    >>> day_words(date(2026, 11, 28))
    '28 November 2026'
    """
    number = pgettext("the first day of a month", "1") if day.day == 1 else day.day
    return say("{day} {month} {year}", day=number, month=MONTHS[day.month - 1](), year=day.year)
