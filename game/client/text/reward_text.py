"""What is gained, in words: the sectors of gears, and every other reward.

The figures are those of the content played with, so that a variant's texts are right too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.client.base.i18n import ROMAN, ngettext, say
from game.client.graphics.order_art import short_fame_words
from game.client.text.terms import either, fame_words, guilder_words, one_ink_words, said_of, specialty_words
from game.content.tables import GearReward, RefinementCard, RuleConstants
from game.rules import moves as mv
from game.rules.names import BonusKind, GearRewardKind, PatronageReward, Reward, TrackReward

if TYPE_CHECKING:
    from game.client.text.seats import Seats


def reward_words(reward: GearReward, rules: RuleConstants) -> str:
    """What a gear's sector gives, in a whole sentence."""
    return GEAR_REWARDS[reward.kind].whole(reward, rules)


def reward_words_short(reward: GearReward, rules: RuleConstants) -> str:
    """What a gear's sector gives, in a few words."""
    return GEAR_REWARDS[reward.kind].short(reward, rules)


class GearWords(NamedTuple):
    """Everything that is said of one kind of gear reward."""

    whole: Callable[[GearReward, RuleConstants], str]  # what a sector gives, in a whole sentence
    short: Callable[[GearReward, RuleConstants], str]  # the same in a few words
    gain: Callable[[], str]  # why a computer player uses it
    heading: Callable[[], str]  # of the kind on the rules' page
    article: Callable[[RuleConstants], str]  # below that heading


def _specialty_of(reward: GearReward) -> str:
    assert reward.specialty is not None
    return specialty_words(reward.specialty)


def _either_ink(reward: GearReward) -> str:
    return either([one_ink_words(ink) for ink in reward.colours])


def _either_letter(reward: GearReward) -> str:
    return either(reward.letters)


def _payments(rules: RuleConstants) -> str:
    return either([fame_words(rules.scrap_fame), guilder_words(rules.scrap_guilders)])


GEAR_REWARDS: dict[GearRewardKind, GearWords] = {
    "swap_ink": GearWords(
        whole=lambda g, r: say("Return one of your inks to the bag and take another colour."),
        short=lambda g, r: say("Swap an ink"),
        gain=lambda: say("The gear swaps an ink."),
        heading=lambda: say("Swap an ink"),
        article=lambda r: say("Return one ink and take another colour from the bag."),
    ),
    "swap_type": GearWords(
        whole=lambda g, r: say("Return one of your types and take another letter."),
        short=lambda g, r: say("Swap a type"),
        gain=lambda: say("The gear swaps a type."),
        heading=lambda: say("Swap a type"),
        article=lambda r: say("Return one of your types and take another letter."),
    ),
    "ink": GearWords(
        whole=lambda g, r: say("Take one {ink} ink from the bag.", ink=_either_ink(g)),
        short=lambda g, r: say("One {ink} ink", ink=_either_ink(g)),
        gain=lambda: say("The gear gives an ink."),
        heading=lambda: say("One ink"),
        article=lambda r: say("Take one ink of the colour shown."),
    ),
    "one_for_two": GearWords(
        whole=lambda g, r: say("Return one {ink} ink and take two inks of your choice.", ink=_either_ink(g)),
        short=lambda g, r: say("Two inks for one {ink}", ink=_either_ink(g)),
        gain=lambda: say("The gear swaps one ink for two."),
        heading=lambda: say("Two for one"),
        article=lambda r: say("Return one ink of this colour and take any two."),
    ),
    "advance": GearWords(
        whole=lambda g, r: say("Advance {specialty} by one level.", specialty=_specialty_of(g)),
        short=lambda g, r: say("Advance {specialty}", specialty=_specialty_of(g)),
        gain=lambda: say("The gear advances a specialty."),
        heading=lambda: say("Advance"),
        article=lambda r: say("Advance the specialty shown by one level."),
    ),
    "advance_lowest": GearWords(
        whole=lambda g, r: say("Advance your lowest specialty by one level."),
        short=lambda g, r: say("Lowest specialty +1"),
        gain=lambda: say("The gear advances the lowest specialty."),
        heading=lambda: say("Lowest specialty +1"),
        article=lambda r: say("Advance your lowest specialty by one level."),
    ),
    "order": GearWords(
        whole=lambda g, r: say("Draw cards and keep one order."),
        short=lambda g, r: say("An order"),
        gain=lambda: say("The gear gives an order."),
        heading=lambda: say("An order"),
        article=lambda r: say("Draw cards and keep an order."),
    ),
    "scrap_type": GearWords(
        whole=lambda g, r: say("Discard one of your types for {payment}.", payment=_payments(r)),
        short=lambda g, r: say("Discard a type"),
        gain=lambda: say("The gear turns a type into fame or guilders."),
        heading=lambda: say("Discard a type"),
        article=lambda r: say(
            "Discard one type for {fame} or for {guilders}.",
            fame=fame_words(r.scrap_fame),
            guilders=guilder_words(r.scrap_guilders),
        ),
    ),
    "discount": GearWords(
        whole=lambda g, r: say(
            "Buy one type with the letter {letters} for {guilders} less.",
            letters=_either_letter(g),
            guilders=guilder_words(r.discount_guilders),
        ),
        short=lambda g, r: say(
            "{letters}: {guilders} off", letters=_either_letter(g), guilders=guilder_words(r.discount_guilders)
        ),
        gain=lambda: say("The gear makes a type cheaper."),
        heading=lambda: say("Discount"),
        article=lambda r: say(
            "Buy one type with a letter shown for {guilders} less.", guilders=guilder_words(r.discount_guilders)
        ),
    ),
    "round_fame": GearWords(
        whole=lambda g, r: say("Gain as much fame as the number of the round."),
        short=lambda g, r: say("Fame = round number"),
        gain=lambda: say("The gear gives fame: the round number."),
        heading=lambda: say("Fame = round number"),
        article=lambda r: say(
            "Gain 1 fame in round I, up to {most} in round {last}.", most=r.rounds, last=ROMAN[r.rounds]
        ),
    ),
    "type_bonus": GearWords(
        whole=lambda g, r: say(
            "Gain {fame} for each order you fulfil with the letter {letters}.",
            fame=fame_words(r.bonus_gear_fame),
            letters=_either_letter(g),
        ),
        short=lambda g, r: say(
            "{fame}: {letters}", fame=short_fame_words(r.bonus_gear_fame), letters=_either_letter(g)
        ),
        gain=lambda: say("The gear rewards letters in fulfilled orders."),
        heading=lambda: say("Bonus for a letter"),
        article=lambda r: say("Gain {fame} for each order you fulfil with it.", fame=fame_words(r.bonus_gear_fame)),
    ),
    "ink_bonus": GearWords(
        whole=lambda g, r: say(
            "Gain {fame} for each Colour you fulfil with {inks}.",
            fame=fame_words(r.bonus_gear_fame),
            inks=_either_ink(g),
        ),
        short=lambda g, r: say("{fame}: {inks}", fame=short_fame_words(r.bonus_gear_fame), inks=_either_ink(g)),
        gain=lambda: say("The gear rewards inks in fulfilled orders."),
        heading=lambda: say("Bonus for an ink"),
        article=lambda r: say("Gain {fame} for each Colour you fulfil with it.", fame=fame_words(r.bonus_gear_fame)),
    ),
    "decoration_bonus": GearWords(
        whole=lambda g, r: say(
            "Gain {fame} for each Decoration you fulfil with {specialty}.",
            fame=fame_words(r.bonus_gear_fame),
            specialty=_specialty_of(g),
        ),
        short=lambda g, r: say(
            "{fame}: {specialty}", fame=short_fame_words(r.bonus_gear_fame), specialty=_specialty_of(g)
        ),
        gain=lambda: say("The gear rewards fulfilled Decorations."),
        heading=lambda: say("Bonus for a specialty"),
        article=lambda r: say(
            "Gain {fame} for each Decoration you fulfil with it.", fame=fame_words(r.bonus_gear_fame)
        ),
    ),
}
"""One entry for each kind, in the order of the rules' page."""


def _scrap_type(move: mv.ScrapType, s: Seats) -> str:
    rules = s.content.rules
    amount = fame_words(rules.scrap_fame) if move.payment == "fame" else guilder_words(rules.scrap_guilders)
    return say("Discard the letter {letter} for {amount}.", letter=move.letter, amount=amount)


GEAR_ANSWERS: dict[type[mv.Move], Callable[[Any, Seats], str]] = {
    mv.SwapInk: lambda move, s: say(
        "Return a {give} ink and take a {take} one.", give=one_ink_words(move.give), take=one_ink_words(move.take)
    ),
    mv.SwapType: lambda move, s: say("Swap the letter {give} for {take}.", give=move.give, take=move.take),
    mv.ScrapType: _scrap_type,
    mv.ReturnInk: lambda move, s: say("Return a {ink} ink to the bag.", ink=one_ink_words(move.ink)),
}
"""What each answer to a gear reward does."""


def bonus_words(card: RefinementCard) -> str:
    """What both parts of a refinement card together also give."""
    return BONUSES[card.bonus](card.bonus_count)


BONUSES: dict[BonusKind, Callable[[int], str]] = {
    "inks": lambda count: ngettext("{count} ink of your choice", "{count} inks of your choice", count),
    "guilders": guilder_words,
    "fame": fame_words,
    "advance": lambda count: say("one level in any specialty"),
    "order": lambda count: say("an order"),
}


def due_words(reward: Reward) -> str:
    """A reward that a seat is due, where it chooses which comes next."""
    if reward.kind == "type":
        return say("a type of your choice")
    return BONUSES[reward.kind](reward.amount)


TRACK_REWARDS: dict[TrackReward, Callable[[], str]] = {
    "ink": lambda: say("one ink of your choice"),
    "order": lambda: say("an order"),
    "type": lambda: say("a type of your choice, for free"),
}
track_reward_words = said_of(TRACK_REWARDS)


def patronage_reward_words(reward: PatronageReward, rules: RuleConstants) -> str:
    """What a reward space of the patronage board gives."""
    return PATRONAGE_REWARDS[reward](rules)


PATRONAGE_REWARDS: dict[PatronageReward, Callable[[RuleConstants], str]] = {
    "order": lambda rules: say("an order"),
    "specialty": lambda rules: say("one level in any specialty"),
    "guilders": lambda rules: guilder_words(rules.patronage_guilders),
    "inks": lambda rules: BONUSES["inks"](rules.patronage_inks),
}
