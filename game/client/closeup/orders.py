"""A closer look at orders and their two halves."""

from game.client.base import readings
from game.client.base.i18n import say, say_count
from game.client.closeup.look import Eyes, Large, Line, Look
from game.client.graphics import order_art, pictures
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.text.people_text import book_words
from game.content.tables import PrintingCard, RefinementCard
from game.rules.names import NOTHING, Counts, Order
from game.rules.state import Seat


def printing(eyes: Eyes, card: str) -> Look:
    """A printing card."""
    shown = eyes.content.printing[card]
    rule = say("Each letter must be covered by a type of its own. You keep your types.")
    lines = (*_printing_lines(shown), *_why_it_matters(shown), *_lacking_of(eyes.holder, letters=shown.needs))
    return Look(shown.whole_title or shown.title, (_printing(shown),), lines, rule, "letters")


def refinement(eyes: Eyes, card: str) -> Look:
    """A refinement card."""
    shown = eyes.content.refinement[card]
    rule = say("You may fulfil Colour, Decoration, both or neither. Both together also give the reward at the foot.")
    lines = (*_refinement_lines(shown), *_lacking_of(eyes.holder, inks=shown.inks, levels=shown.levels))
    return Look(say("Refinement card"), (_refinement(shown),), lines, rule, "colour")


def order(eyes: Eyes, printing_card: str, refinement_card: str) -> Look:
    """Both halves of an order, and what its seat still lacks for it."""
    content = eyes.content
    upper, lower = content.printing[printing_card], content.refinement[refinement_card]
    held = Order(printing_card, refinement_card)
    owner = next((seat for seat in eyes.view.seats if held in seat.orders), eyes.holder)
    lines = [*_printing_lines(upper)[:2], *_refinement_lines(lower)]
    if owner is not None:
        lines += lacking(eyes, owner, held)
    rule = say("You choose all orders of a round at once. Each type or ink serves only one of them.")
    return Look(
        upper.whole_title or upper.title, (_printing(upper), _refinement(lower)), tuple(lines), rule, "all at once"
    )


def lacking(eyes: Eyes, seat: Seat, held: Order) -> list[Line]:
    """What a seat lacks for an order by itself, thing by thing."""
    gaps = readings.lacks(eyes.content, seat, held)
    if not gaps.anything:
        name = eyes.sitting.name(seat.index)
        return [Line((pictures.icon("check"),), say("{seat} has everything it needs.", seat=name))]
    return gap_lines(gaps)


def gap_lines(gaps: readings.Lacks) -> list[Line]:
    """A line for the letters, the inks and the levels that are missing."""
    lines = []
    if any(gaps.letters):
        letters, count = terms.type_counts_words(gaps.letters), sum(gaps.letters)
        sentence = say_count("Missing letter: {what}.", "Missing letters: {what}.", count, what=letters)
        lines.append(_lack(pictures.letters(gaps.letters, "missing"), sentence))
    if any(gaps.inks):
        lines.append(_lack(pictures.inks(gaps.inks), say("Inks missing: {inks}.", inks=terms.inks_words(gaps.inks))))
    if any(gaps.levels):
        levels = terms.levels_words(gaps.levels)
        lines.append(_lack(pictures.levels(gaps.levels), say("Levels too low; needed: {what}.", what=levels)))
    return lines


def _lacking_of(
    seat: Seat | None, letters: Counts = NOTHING, inks: Counts = NOTHING, levels: Counts = NOTHING
) -> list[Line]:
    return gap_lines(readings.short_of(seat, letters, inks, levels)) if seat is not None else []


def _lack(icons: pictures.Pictures, sentence: str) -> Line:
    return Line(icons, sentence, lacking=True)


def _printing(card: PrintingCard) -> Large:
    return Large(lambda w, _h: order_art.printing_card(card, w))


def _refinement(card: RefinementCard) -> Large:
    return Large(lambda w, _h: order_art.refinement_card(card, w))


def _printing_lines(card: PrintingCard) -> tuple[Line, ...]:
    letters = terms.letters_words(card.letters)
    pays = say("Pays {guilders} when it is fulfilled.", guilders=terms.guilder_words(card.guilders))
    return (
        Line(pictures.letters(card.needs), say("Show the letters {letters}.", letters=letters)),
        Line((pictures.coin(card.guilders),), pays),
        Line((pictures.icon("press"),), words.imprint_words(card)),
    )


def _why_it_matters(card: PrintingCard) -> tuple[Line, ...]:
    words_ = book_words(card)
    return (Line((pictures.icon("book"),), words_),) if words_ else ()


def _refinement_lines(card: RefinementCard) -> tuple[Line, ...]:
    inks, levels = terms.inks_words(card.inks), terms.levels_words(card.levels)
    colour = say("Colour: return {inks} to the bag for {fame}.", inks=inks, fame=terms.fame_words(card.colour_fame))
    decoration = say(
        "Decoration: {levels} or higher for {fame}.", levels=levels, fame=terms.fame_words(card.decoration_fame)
    )
    both = say("With Colour and Decoration fulfilled, also: {reward}.", reward=reward_text.bonus_words(card))
    return (
        Line(pictures.inks(card.inks), colour),
        Line(pictures.levels(card.levels), decoration),
        Line((pictures.bonus(card),), both),
    )
