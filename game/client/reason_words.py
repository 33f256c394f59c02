"""Why a computer player made a move, or would make it: a sentence or two for each reason.

The sentences name nobody, so that they stand under a computer player's move and under a hint alike. A worth is told
only where it is at least half a fame; below that, figures would say more than anybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.client import piece_words as names
from game.client.messages import say, say_count
from game.rules.names import ACTION_INDEX

if TYPE_CHECKING:
    from game.client.sitting import Sitting
    from game.players import Reason, ReasonCode

LEAST_TOLD = 0.5  # fame


def reason_words(reason: Reason, sitting: Sitting) -> str:
    """Why a move was chosen, in words; ids and codes never show."""
    return REASONS[reason.code](reason, sitting)


def _fame(reason: Reason) -> str:
    """What a move should bring, as an amount; empty where it is too little to be told."""
    return names.fame_words(int(reason.worth + 0.5)) if reason.worth >= LEAST_TOLD else ""


def _action(reason: Reason) -> str:
    """The aim, where it is one of the five actions; else empty."""
    return names.action_words(reason.aim) if reason.aim in ACTION_INDEX else ""


# without figures


def _rule_of_thumb(reason: Reason, s: Sitting) -> str:
    if reason.aim in s.content.characters:
        character = names.character_name(reason.aim, s.content)
        return say("Of the characters at hand, {character} usually leads to most fame.", character=character)
    if reason.aim:
        return say("Of several rewards, levels and types come first and orders last: then it is clear which one fits.")
    return say("Decided by a rule of thumb: no figures were weighed.")


# the best of what was weighed


def _worth_most(reason: Reason, s: Sitting) -> str:
    if reason.aim == "cards":
        return say("None of the cards drawn is worth much: two more are worth their price.")
    if reason.aim == "order":
        return _order_worth_most(reason)
    fame, action = _fame(reason), _action(reason)
    if action and fame:
        return say(
            "The best of {count} turns weighed in {action}: about {fame} more than the weakest of them.",
            count=reason.weighed, action=action, fame=fame,
        )  # fmt: skip
    if fame:
        return say(
            "The best of {count} moves weighed: about {fame} more than the weakest of them.",
            count=reason.weighed, fame=fame,
        )  # fmt: skip
    return say_count(
        "It looked good at first sight.",
        "Of {count} moves it looked best at first sight.",
        reason.weighed,
    )


def _order_worth_most(reason: Reason) -> str:
    fame = _fame(reason)
    if fame:
        return say("Of {count} ways on, this order promises most: about {fame} more than the weakest.",
                   count=reason.weighed, fame=fame)  # fmt: skip
    return say("There is room for an order, and every order is fame to come.")


def _plan(reason: Reason, s: Sitting) -> str:
    action, fame = _action(reason), _fame(reason)
    first = say("Being early pays most in {action}.", action=action) if action else ""
    if not fame:
        return first or say("So the markers are spread over all that may bring something.")
    rest = say("By the end of the game the turns of this plan should be worth about {fame}.", fame=fame)
    return say("{first} {rest}", first=first, rest=rest) if first else rest


def _nothing_better(reason: Reason, s: Sitting) -> str:
    action = _action(reason)
    if reason.aim == "order":
        return say("An order to be drawn promises no more than those that are held.")
    if action:
        return say_count(
            "Nothing in {action} is worth a turn.",
            "Nothing better in {action}: of {count} turns weighed none promises more.",
            reason.weighed, action=action,
        )  # fmt: skip
    return say_count(
        "Nothing better is in reach.",
        "Nothing better is in reach: of {count} moves weighed none promises more.",
        reason.weighed,
    )


def _searched(reason: Reason, s: Sitting) -> str:
    fame, action = _fame(reason), _action(reason)
    if not fame:
        return say("Played on in the mind to the end of the round, {count} moves came out nearly alike; this one led.",
                   count=reason.weighed)  # fmt: skip
    if action:
        return say(
            "Played on in the mind to the end of the round, this turn in {action} leads furthest: "
            "about {fame} more than the weakest that was tried.",
            action=action, fame=fame,
        )  # fmt: skip
    return say(
        "Played on in the mind to the end of the round, this choice leads furthest: "
        "about {fame} more than the weakest that was tried.",
        fame=fame,
    )


# orders, patrons and gears


def _fulfils(reason: Reason, s: Sitting) -> str:
    book, fame = names.printing_title(reason.aim, s.content), _fame(reason)
    if not book:
        return say("What can be printed is printed at once.")
    if not fame:
        return say("“{book}” can be printed now, and waiting promises no more.", book=book)
    return say(
        "“{book}” can be printed now: that is worth about {fame} more than the weakest of {count} ways on.",
        book=book, fame=fame, count=reason.weighed,
    )  # fmt: skip


def _buys_for_orders(reason: Reason, s: Sitting) -> str:
    book, fame = names.printing_title(reason.aim, s.content), _fame(reason)
    if not book:
        return say("A type is missing for an order, and there is money to spare.")
    if not fame:
        return say("Only types are missing to print “{book}” this round.", book=book)
    return say("Only types are missing for “{book}”: printing it this round should be worth about {fame} by the end.",
               book=book, fame=fame)  # fmt: skip


def _buys_for_patronage(reason: Reason, s: Sitting) -> str:
    patron, fame = names.patronage_title(reason.aim, s.content), _fame(reason)
    if not fame:
        return say("A type is still missing to win the patron {patron}.", patron=patron)
    return say(
        "A type is still missing to win the patron {patron}: in the end that is worth {fame} more than any other turn.",
        patron=patron, fame=fame,
    )  # fmt: skip


def _uses_gear(reason: Reason, s: Sitting) -> str:
    fame, gain = _fame(reason), GEAR_GAINS[reason.aim]()
    if not fame:
        return say("{gain} It costs no turn.", gain=gain)
    return say("{gain} Used now, it should in the end be worth {fame} more than left alone.", gain=gain, fame=fame)


GEAR_GAINS: dict[str, Callable[[], str]] = {
    "swap_ink": lambda: say("The gear changes an ink for one that serves better."),
    "swap_type": lambda: say("The gear changes a type for one that serves better."),
    "advance_lowest": lambda: say("The gear advances the lowest specialty."),
    "round_fame": lambda: say("The gear gives the fame of the round."),
    "order": lambda: say("The gear gives an order."),
    "scrap_type": lambda: say("The gear turns a type into fame or guilders."),
    "ink_bonus": lambda: say("The gear rewards inks in printed orders."),
    "ink": lambda: say("The gear gives an ink."),
    "one_for_two": lambda: say("The gear gives two inks for one."),
    "type_bonus": lambda: say("The gear rewards letters in printed orders."),
    "discount": lambda: say("The gear makes a type cheaper."),
    "decoration_bonus": lambda: say("The gear rewards decorations in printed orders."),
    "advance": lambda: say("The gear advances a specialty."),
}
"""What the sector of a gear does, by its kind: the aim of `uses_gear`."""

REASONS: dict[ReasonCode, Callable[[Reason, Sitting], str]] = {
    "by_chance": lambda reason, s: say("Made by chance: nothing was weighed."),
    "only_move": lambda reason, s: say("There is no other move."),
    "rule_of_thumb": _rule_of_thumb,
    "worth_most": _worth_most,
    "plan_for_turns": _plan,
    "fulfils_orders": _fulfils,
    "buys_for_orders": _buys_for_orders,
    "buys_for_patronage": _buys_for_patronage,
    "uses_gear": _uses_gear,
    "nothing_better": _nothing_better,
    "searched": _searched,
    "fallback": lambda reason, s: say("No answer came in time: any legal move was made, so that the game goes on."),
}
"""One entry for each code."""
