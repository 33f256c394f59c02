"""What is said of each piece, in one record: its short name and the whole sentence of tooltips and of the narrator."""

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.client.base import readings
from game.client.base.i18n import ROMAN, book_title, listed, said_once, say
from game.client.base.subject import Subject
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.text.seats import Seats
from game.content import Content
from game.rules.fulfilment import one_part_is_enough
from game.rules.names import NOWHERE, Action, Counts, PlacedGear
from game.rules.state import Seat
from game.rules.view import View


class Told(NamedTuple):
    """A piece in words: what it is called, what a closer look is about, and all that is on it in a sentence."""

    title: str
    subject: Subject
    hint: str


MEASURED = ("types", "inks", "levels", "character", "wild")
"""What of a seat tells what it lacks."""


class Gaze(NamedTuple):
    """Who looks at the board; the holdings of `holder`, if it is a particular seat, measure what is missing."""

    seats: Seats
    view: View
    holder: Seat | None = None

    @property
    def content(self) -> Content:
        return self.seats.content

    def of(self, *fields: str) -> "Gaze":
        """The same with nothing of the view but these fields, and of the holder but what is measured.

        A part of a page that depends on such a gaze stays while other things change.
        """
        holder = self.holder and replace(self.holder, **_without(Seat, MEASURED))
        return Gaze(self.seats, replace(self.view, **_without(View, fields)), holder)


@cache
def _without(kind: type[Struct], kept: tuple[str, ...]) -> dict[str, None]:
    return dict.fromkeys(name for name in kind.__struct_fields__ if name not in kept)


def printing(gaze: Gaze, card: str) -> Told:
    """A printing card, and which of its letters the seat has no type for."""
    found = gaze.content.printing[card]
    enough = say("Your types cover all its letters.")
    hint = _measured(gaze, words.printing_words(found), enough, letters=found.needs)
    return Told(book_title(found.title), ("printing", card), hint)


def refinement(gaze: Gaze, card: str) -> Told:
    """A refinement card, and what of it the seat lacks."""
    found = gaze.content.refinement[card]
    enough = say("You can fulfil its Colour and Decoration.")
    either = gaze.holder is not None and one_part_is_enough(gaze.content, gaze.holder)
    told = words.refinement_words(found, either=either)
    hint = _measured(gaze, told, enough, inks=found.inks, levels=found.levels)
    return Told(words.refinement_title(card, gaze.content), ("refinement", card), hint)


CARDS: dict[Literal["printing", "refinement"], Callable[[Gaze, str], Told]] = {
    "printing": printing,
    "refinement": refinement,
}
"""The two cards of an order."""


def lying(gaze: Gaze) -> dict[Action, list[Told]]:
    """What lies on the board for each action."""
    view = gaze.view
    return {
        "orders": [
            *(printing(gaze, card) for card in view.printing_row if card),
            *(refinement(gaze, card) for card in view.refinement_row if card),
        ],
        "inks": [ink_set(gaze, number) for number, inks in enumerate(view.ink_sets) if any(inks)],
        "specialties": [specialty(gaze, card) for card in view.specialty_row if card],
        "gears": [gear(gaze, card) for card in view.gears_row if card],
        "patronage": [
            *(space(gaze, number) for number, owner in enumerate(view.claimed) if owner == NOWHERE),
            *(patron(gaze, at, card) for at, card in enumerate(view.patronage_row) if card),
        ],
    }


def board_words(gaze: Gaze) -> list[str]:
    """What lies on the board, a sentence for each action."""
    return [
        say("{name}: {value}", name=terms.action_words(action), value=listed([piece.title for piece in row]))
        for action, row in lying(gaze).items()
    ]


def _measured(gaze: Gaze, hint: str, enough: str, **asked: Counts) -> str:
    """A hint, and on a line below what the seat that looks lacks of what is asked, or that it has enough."""
    if gaze.holder is None:
        return hint
    gaps = readings.short_of(gaze.holder, **asked)
    return f"{hint}\n{gap_words(gaps) if gaps.anything else enough}"


def ink_set(gaze: Gaze, number: int) -> Told:
    """A set of inks with the price of each."""
    inks = gaze.view.ink_sets[number]
    left = [(ink, price) for ink, price in zip(inks, gaze.content.rules.ink_prices, strict=True) if ink is not None]
    priced = [
        say("{ink} for {guilders}", ink=terms.ink_words(ink), guilders=terms.guilder_words(price))
        if price
        else say("{ink} free", ink=terms.ink_words(ink))
        for ink, price in left
    ]
    hint = say("From left to right: {inks}.", inks=listed(priced))
    return Told(terms.ink_list_words([ink for ink, _ in left]), ("ink set", str(number)), hint)


def specialty(gaze: Gaze, card: str) -> Told:
    """A specialty card."""
    title = words.specialty_card_title(card, gaze.content)
    return Told(title, ("specialty", card), say("Advance both {both}, or any one of the four instead.", both=title))


def gear(gaze: Gaze, card: str) -> Told:
    """A gear: what each sector gives, in the order in which they come up."""
    hint = _gear_words(card, gaze.content, last=readings.is_last_round(gaze.content, gaze.view))
    return Told(words.gear_title(card, gaze.content), ("gear", card), hint)


@said_once
def _gear_words(card: str, content: Content, *, last: bool) -> str:
    sectors = content.gears[card].sectors
    lines = [reward_text.reward_words_short(sectors[at], content.rules) for at in readings.coming_sectors()]
    if last:
        return say("One of these, of your choice: {sectors}.", sectors=listed(lines))
    return say("On axles I and III, round by round: {sectors}. On axle II in reverse order.", sectors=listed(lines))


def fitted(content: Content, axle: int, placed: PlacedGear) -> Told:
    """A gear on an axle: which of its sectors is up, and which come up after it."""
    sectors = content.gears[placed.gear].sectors
    now, *later = (sectors[readings.sector_after(axle, placed.sector, ahead)] for ahead in range(len(sectors)))
    up, first, second = (reward_text.reward_words_short(reward, content.rules) for reward in (now, *later))
    hint = say("“{now}” is active. After it come “{first}” and “{second}”.", now=up, first=first, second=second)
    return Told(say("Axle {number}: {reward}", number=terms.axle_words(axle), reward=up), ("gear", placed.gear), hint)


def space(gaze: Gaze, number: int) -> Told:
    """A reward space, and who has claimed it in this round."""
    rules, owner = gaze.content.rules, gaze.view.claimed[number]
    title = reward_text.patronage_reward_words(rules.patronage_rewards[number], rules)
    claimed = "" if owner == NOWHERE else say("{seat} has claimed this reward.", seat=gaze.seats.name(owner))
    return Told(title, ("space", str(number)), claimed or title)


def patron(gaze: Gaze, number: int, card: str) -> Told:
    """A patron: what is asked for, when it opens, and what the seat lacks of it."""
    found = gaze.content.patronage[card]
    opens = readings.opening_rounds(gaze.content, gaze.view)[number]
    hint, enough = words.requirement_words(card, gaze.content), say("You have everything for this patronage card.")
    if gaze.view.round < opens:
        hint = "\n".join((hint, say("Opens in round {number}.", number=ROMAN[opens])))
    hint = _measured(gaze, hint, enough, letters=found.types, inks=found.inks, levels=found.levels)
    return Told(words.patronage_title(card, gaze.content), ("patronage", card), hint)


@said_once
def gap_words(gaps: readings.Lacks) -> str:
    """The types, inks and levels that are missing, a sentence for each."""
    parts = []
    if any(gaps.letters):
        parts.append(say("Missing letters: {letters}.", letters=terms.type_counts_words(gaps.letters)))
    if any(gaps.inks):
        parts.append(say("Colour still needs {inks}.", inks=terms.inks_words(gaps.inks)))
    if any(gaps.levels):
        parts.append(say("Decoration still needs {levels}.", levels=terms.levels_words(gaps.levels)))
    return "\n".join(parts)
