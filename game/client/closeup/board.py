"""A closer look at what lies on the board: specialty cards, patrons, reward spaces, and the automa's card."""

from game.client.base import readings
from game.client.base.i18n import ROMAN, say, say_as
from game.client.closeup.look import SMALL, SQUARE, Eyes, Large, Line, Look
from game.client.closeup.orders import gap_lines
from game.client.graphics import card_art, pictures
from game.client.graphics.brush import Picture
from game.client.text import piece_text as words
from game.client.text import reward_text, terms
from game.client.text.people_text import patron_words
from game.content.tables import PatronageCard
from game.rules.names import NOWHERE, MoveEnd

SPECIALTY = (300, 204)  # the shape of a specialty card


def specialty(eyes: Eyes, card: str) -> Look:
    """A specialty card."""
    shown = eyes.content.specialty[card]
    lines = [
        Line((pictures.icon(name),), say("Advance {specialty} by one level.", specialty=terms.specialty_words(name)))
        for name in shown.specialties
    ]
    lines.append(Line((pictures.icon("specialties"),), say("Or instead advance any one specialty by one level.")))
    rule = say("Take one card: advance both its specialties, or any one of the four.")
    large = Large(lambda w, h: card_art.specialty_card(shown, (w, h)), SPECIALTY)
    return Look(words.specialty_card_title(card, eyes.content), (large,), tuple(lines), rule, "take a specialty")


def patronage(eyes: Eyes, card: str) -> Look:
    """A patron: what must be shown and paid, and when."""
    shown, view, fame = eyes.content.patronage[card], eyes.view, eyes.rules.patronage_card_fame
    lines = [
        *_requirements(shown),
        Line((pictures.laurel(fame),), say("Worth {fame} at the end of the game.", fame=terms.fame_words(fame))),
    ]
    if who := patron_words(shown):
        lines.append(Line((pictures.icon("person"),), who))
    opens = None
    if card in view.patronage_row:
        opens = readings.opening_rounds(eyes.content, view)[view.patronage_row.index(card)]
        closed = view.round < opens
        number = ROMAN[opens]
        sentence = say("Opens in round {number}.", number=number) if closed else say("Open to all players.")
        lines.append(Line((pictures.icon("lock" if closed else "check"),), sentence))
        if eyes.holder is not None:
            lines += gap_lines(readings.short_of(eyes.holder, shown.types, shown.inks, shown.levels))
    rule = say(
        "A turn in Patronage takes one open card or claims one reward. You show levels and types, and keep them."
    )
    large = Large(lambda w, _h: card_art.patronage_card(shown, w, opens, fame))
    title = words.patronage_title(card, eyes.content)
    return Look(title, (large,), tuple(lines), rule, "patronage card")


def _requirements(card: PatronageCard) -> list[Line]:
    lines = []
    if any(card.levels):
        levels = terms.levels_words(card.levels)
        lines.append(Line(pictures.levels(card.levels), say("Show {levels}, or higher.", levels=levels)))
    if any(card.types):
        letters = terms.type_counts_words(card.types)
        lines.append(
            Line(pictures.letters(card.types), say("Show the letters {letters}; you keep the types.", letters=letters))
        )
    if any(card.inks):
        inks = terms.inks_words(card.inks)
        lines.append(Line(pictures.inks(card.inks), say("Return {inks} to the bag.", inks=inks)))
    return lines


def ink_set(eyes: Eyes, number: str) -> Look:
    """A set of inks: what each costs, and what they cost together from the left up to it."""
    inks, prices = eyes.view.ink_sets[int(number)], eyes.rules.ink_prices
    lines = []
    for at, ink in enumerate(inks):
        if ink is not None:
            pick = readings.ink_pick(prices, inks, at)
            sentence = say(
                "{ink}: {price}; with all to its left {total}.",
                ink=terms.ink_words(ink),
                price=terms.guilder_words(prices[at]) if prices[at] else say_as("an ink", "free"),
                total=terms.guilder_words(pick.price) if pick.price else say_as("an ink", "free"),
            )
            lines.append(Line((pictures.ink(ink),), sentence))
    rule = say("Take inks of one set from the left, up to any of them. Each has the price of its place.")
    large = [Large(pictures.ink(ink), SQUARE, SMALL) for ink in inks if ink is not None]
    return Look(say("Set of inks"), tuple(large[:1]), tuple(lines), rule, "take inks")


def space(eyes: Eyes, number: str) -> Look:
    """A reward space of the patronage board: what it gives, and whether it is still free."""
    from game.client.parts.strips import reward_space_picture  # the parts use closer looks themselves

    reward, owner = eyes.rules.patronage_rewards[int(number)], eyes.view.claimed[int(number)]
    words_ = reward_text.patronage_reward_words(reward, eyes.rules)
    picture = reward_space_picture(reward, eyes.rules)
    lines = [Line((picture,), say("Gives {reward}.", reward=words_))]
    if owner == NOWHERE:
        lines.append(Line((pictures.icon("check"),), say("Not claimed this round.")))
    else:
        badge = pictures.badge(eyes.sitting.style(owner))
        lines.append(Line((badge,), say("Claimed by {seat} this round.", seat=eyes.sitting.name(owner))))
    rule = say("Each reward can be claimed once a round; at the end of the round all are free again.")
    return Look(say("Patronage reward"), (Large(picture, SQUARE, SMALL),), tuple(lines), rule, "patronage")


def planning(eyes: Eyes, card: str) -> Look:
    """The automa's planning card: its moves, where ties start, and whether a patron goes."""
    shown = eyes.content.planning[card]
    lines = [
        Line((_end(source), pictures.icon("right"), _end(target)), _move(source, target))
        for source, target in shown.moves
    ]
    ties = say("Ties for fewest and most: counted from {action} onwards.", action=terms.action_words(shown.centre))
    lines.append(Line((pictures.icon(shown.centre),), ties))
    crown = (
        say("With the crown it removes an open patronage card.")
        if shown.patronage
        else say("Without the crown it claims a reward.")
    )
    lines.append(Line((pictures.icon("patronage" if shown.patronage else "cross"),), crown))
    rule = say("When all plans are revealed, the card moves the automa’s markers. They stay there.")
    large = Large(lambda w, h: card_art.planning_card(shown, (w, h)))
    return Look(say("The automa’s planning card"), (large,), tuple(lines), rule, "automa cards")


def _end(end: MoveEnd) -> Picture:
    icons = {"min": "minus", "max": "plus"}
    return pictures.icon(icons.get(end, end))


def _move(source: MoveEnd, target: MoveEnd) -> str:
    return say("A marker goes from {source} to {target}.", source=_end_words(source), target=_end_words(target))


def _end_words(end: MoveEnd) -> str:
    if end == "min":
        return say("where the fewest are")
    if end == "max":
        return say("where the most are")
    return terms.action_words(end)
