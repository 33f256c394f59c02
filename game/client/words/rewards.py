"""What is gained, in words: the sectors of gears, and every other reward.

The figures are those of the content played with, so that a variant's texts are right too.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.client.words.messages import say, say_count
from game.client.words.names import (
    either,
    fame_words,
    guilder_words,
    ink_words,
    letter_words,
    specialty_words,
)
from game.content.tables import GearReward, RefinementCard, RuleConstants
from game.rules.names import BonusKind, PatronageReward, Reward, TrackReward

# what a gear does


def reward_words(reward: GearReward, rules: RuleConstants) -> str:
    """What a gear's sector gives, in a whole sentence."""
    return GEAR_REWARDS[reward.kind][0](reward, rules)


def reward_words_short(reward: GearReward, rules: RuleConstants) -> str:
    """What a gear's sector gives, in a few words."""
    return GEAR_REWARDS[reward.kind][1](reward, rules)


Words: TypeAlias = Callable[[GearReward, RuleConstants], str]


def _specialty_of(reward: GearReward) -> str:
    assert reward.specialty is not None
    return specialty_words(reward.specialty)


def _either_ink(reward: GearReward) -> str:
    return either([ink_words(ink) for ink in reward.colours])


def _either_letter(reward: GearReward) -> str:
    return either([letter_words(letter) for letter in reward.letters])


def _payments(rules: RuleConstants) -> str:
    return either([fame_words(rules.scrap_fame), guilder_words(rules.scrap_guilders)])


GEAR_REWARDS: dict[str, tuple[Words, Words]] = {
    "swap_ink": (
        lambda g, r: say("Return one of your inks to the bag and take another colour."),
        lambda g, r: say("Swap an ink"),
    ),
    "swap_type": (
        lambda g, r: say("Exchange one of your types for another letter."),
        lambda g, r: say("Swap a type"),
    ),
    "advance_lowest": (
        lambda g, r: say("Advance your lowest specialty by one level."),
        lambda g, r: say("Advance the lowest"),
    ),
    "round_fame": (
        lambda g, r: say("Gain as much fame as the number of the round."),
        lambda g, r: say("Fame of the round"),
    ),
    "order": (
        lambda g, r: say("Draw cards and keep one order."),
        lambda g, r: say("An order"),
    ),
    "scrap_type": (
        lambda g, r: say("Give up one of your types for {payment}.", payment=_payments(r)),
        lambda g, r: say("Scrap a type"),
    ),
    "ink_bonus": (
        lambda g, r: say(
            "Gain {fame} fame for each order you fulfil whose colour part is done with {inks}.",
            fame=r.bonus_gear_fame,
            inks=_either_ink(g),
        ),
        lambda g, r: say("Bonus for {inks}", inks=_either_ink(g)),
    ),
    "ink": (
        lambda g, r: say("Take one {ink} ink from the bag.", ink=_either_ink(g)),
        lambda g, r: say("One {ink} ink", ink=_either_ink(g)),
    ),
    "one_for_two": (
        lambda g, r: say("Return one {ink} ink and take two inks of your choice.", ink=_either_ink(g)),
        lambda g, r: say("Two inks for one {ink}", ink=_either_ink(g)),
    ),
    "type_bonus": (
        lambda g, r: say(
            "Gain {fame} fame for each order you fulfil that shows the letter {letters}.",
            fame=r.bonus_gear_fame,
            letters=_either_letter(g),
        ),
        lambda g, r: say("Bonus for {letters}", letters=_either_letter(g)),
    ),
    "discount": (
        lambda g, r: say(
            "Buy one type {letters} for {guilders} less.",
            letters=_either_letter(g),
            guilders=guilder_words(r.discount_guilders),
        ),
        lambda g, r: say("Cheaper {letters}", letters=_either_letter(g)),
    ),
    "decoration_bonus": (
        lambda g, r: say(
            "Gain {fame} fame for each order you fulfil whose decoration part is done and shows {specialty}.",
            fame=r.bonus_gear_fame,
            specialty=_specialty_of(g),
        ),
        lambda g, r: say("Bonus for {specialty}", specialty=_specialty_of(g)),
    ),
    "advance": (
        lambda g, r: say("Advance {specialty} by one level.", specialty=_specialty_of(g)),
        lambda g, r: say("Advance {specialty}", specialty=_specialty_of(g)),
    ),
}


# other rewards


def bonus_words(card: RefinementCard) -> str:
    """What both parts of a refinement card together also give."""
    return BONUSES[card.bonus](card.bonus_count)


BONUSES: dict[BonusKind, Callable[[int], str]] = {
    "inks": lambda count: say_count("{count} ink of your choice", "{count} inks of your choice", count),
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


def track_reward_words(reward: TrackReward) -> str:
    """What a space of the reward track gives."""
    return TRACK_REWARDS[reward]()


TRACK_REWARDS: dict[TrackReward, Callable[[], str]] = {
    "ink": lambda: say("one ink of choice"),
    "order": lambda: say("an order"),
    "type": lambda: say("a type of choice, free of charge"),
}


def patronage_reward_words(reward: PatronageReward, rules: RuleConstants) -> str:
    """What a reward space of the patronage board gives."""
    return PATRONAGE_REWARDS[reward](rules)


PATRONAGE_REWARDS: dict[PatronageReward, Callable[[RuleConstants], str]] = {
    "order": lambda rules: say("an order"),
    "specialty": lambda rules: say("one level in any specialty"),
    "guilders": lambda rules: guilder_words(rules.patronage_guilders),
    "inks": lambda rules: BONUSES["inks"](rules.patronage_inks),
}
