"""Words for pieces on the board that are only looked at: a title, and a tooltip for the seat that looks.

Each function gives the words of one piece. `Gaze` is who looks: the same sitting, and the seat whose holdings measure
what is missing.
"""

from typing import NamedTuple

from game.client.base import readings
from game.client.base.i18n import ROMAN, listed, say
from game.client.base.subject import About
from game.client.parts.orders import gap_words
from game.client.session.sitting import Sitting
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.content import Content
from game.rules.names import NOWHERE
from game.rules.state import Seat
from game.rules.view import View


class Told(NamedTuple):
    """A piece in words: what it is called, what its tooltip says, and what a closer look is about."""

    title: str
    hint: str
    about: About


class Gaze(NamedTuple):
    """Who looks at the board; `holder` is None where it is no particular seat."""

    sitting: Sitting
    view: View
    holder: Seat | None = None

    @property
    def content(self) -> Content:
        """The cards that are played with."""
        return self.sitting.content


def printing(gaze: Gaze, card: str) -> Told:
    """A printing card, and which of its letters the seat has no type for."""
    found = gaze.content.printing[card]
    hint = words.printing_words(found)
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, letters=found.needs)
        missing = gap_words(gaps) if gaps.anything else say("Your types cover all its letters.")
        hint = f"{hint}\n{missing}"
    return Told(found.title, hint, ("printing", card))


def refinement(gaze: Gaze, card: str) -> Told:
    """A refinement card, and what of it the seat lacks."""
    found = gaze.content.refinement[card]
    hint = words.refinement_words(found)
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, inks=found.inks, levels=found.levels)
        missing = gap_words(gaps) if gaps.anything else say("You can fulfil its Colour and Decoration.")
        hint = f"{hint}\n{missing}"
    return Told(words.refinement_title(card, gaze.content), hint, ("refinement", card))


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
    return Told(terms.ink_list_words([ink for ink, _ in left]), hint, ("ink set", str(number)))


def specialty(gaze: Gaze, card: str) -> Told:
    """A specialty card."""
    title = words.specialty_card_title(card, gaze.content)
    return Told(title, say("Advance both {both}, or any one of the four instead.", both=title), ("specialty", card))


def gear(gaze: Gaze, card: str) -> Told:
    """A gear: what each sector gives, in the order in which they come up."""
    sectors = gaze.content.gears[card].sectors
    lines = [reward_text.reward_words_short(sectors[at], gaze.content.rules) for at in readings.coming_sectors()]
    hint = say("On axles I and III, round by round: {sectors}. On axle II in reverse order.", sectors=listed(lines))
    if readings.is_last_round(gaze.content, gaze.view):
        hint = say("One of these, of your choice: {sectors}.", sectors=listed(lines))
    return Told(words.gear_title(card, gaze.content), hint, ("gear", card))


def space(gaze: Gaze, number: int) -> Told:
    """A reward space, and who has claimed it in this round."""
    rules, owner = gaze.content.rules, gaze.view.claimed[number]
    title = reward_text.patronage_reward_words(rules.patronage_rewards[number], rules)
    claimed = "" if owner == NOWHERE else say("{seat} has claimed this reward.", seat=gaze.sitting.name(owner))
    return Told(title, claimed or title, ("space", str(number)))


def patron(gaze: Gaze, number: int, card: str) -> Told:
    """A patron: what is asked for, when it opens, and what the seat lacks of it."""
    found = gaze.content.patronage[card]
    opens = readings.opening_rounds(gaze.content, gaze.view)[number]
    lines = [words.requirement_words(card, gaze.content)]
    if gaze.view.round < opens:
        lines.append(say("Opens in round {number}.", number=ROMAN[opens]))
    if gaze.holder is not None:
        gaps = readings.short_of(gaze.holder, found.types, found.inks, found.levels)
        lines.append(gap_words(gaps) if gaps.anything else say("You have everything for this patronage card."))
    return Told(words.patronage_title(card, gaze.content), "\n".join(lines), ("patronage", card))
