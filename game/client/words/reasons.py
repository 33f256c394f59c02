"""Why a computer player made a move, or would make it: a few sentences of the game, and the figures after them.

The sentences name nobody who acts, so that they stand under a computer player's move and under a hint alike. A worth is
told only where it is at least half a fame; below that, figures would say more than anybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from game.client.words import pieces as names
from game.client.words.messages import say, say_count
from game.client.words.points import points_words
from game.client.words.rewards import GEAR_REWARDS
from game.rules.names import ACTION_INDEX, GearRewardKind

if TYPE_CHECKING:
    from game.client.session.sitting import Sitting
    from game.players import Point, Reason, ReasonCode

LEAST_TOLD = 0.5  # fame
POINTS_SUFFICE: frozenset[ReasonCode] = frozenset({"worth_most", "searched", "fulfils_orders"})
"""Reasons that say nothing more once points speak for the move."""


def reason_words(reason: Reason, sitting: Sitting) -> str:
    """Why a move was chosen, in words; ids and codes never show."""
    points = points_words([point for point in reason.points if _is_more(point, reason)], sitting)
    told = reason.code in POINTS_SUFFICE and points
    first = "" if told else REASONS[reason.code](reason, sitting)
    figures = "" if reason.code in WITHOUT_FIGURES else _figures(reason)
    return " ".join(part for part in (first, *points, figures) if part)


def _is_more(point: Point, reason: Reason) -> bool:
    """Whether a point says something that the reason does not say by itself."""
    return point.code == "leads_to" or not reason.aim or point.aim != reason.aim


def _figures(reason: Reason) -> str:
    """What the move should bring beside the next best; empty where it is too little to be told."""
    fame = _fame(reason.worth)
    if not fame:
        return ""
    if reason.code == "plan_for_turns":
        return say("By the end of the game the turns of this plan should be worth about {fame}.", fame=fame)
    if reason.next_best is None:
        return say("By the end it should add about {fame}.", fame=fame)
    other = _fame(reason.next_best)
    if not other:
        return say("By the end it should add about {fame}, the next best hardly any.", fame=fame)
    if other == fame:
        return say("By the end it should add about {fame}, the next best nearly as much.", fame=fame)
    return say("By the end it should add about {fame}, the next best about {other}.", fame=fame, other=other)


def _fame(worth: float) -> str:
    """What a move should bring, as an amount; empty where it is too little to be told."""
    return names.fame_words(int(worth + 0.5)) if worth >= LEAST_TOLD else ""


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
        return say("There is room for an order, and every order is fame to come.")
    action = _action(reason)
    if action:
        return say_count(
            "The only turn in {action} that promises anything.",
            "The best of {count} turns weighed in {action}.",
            reason.weighed, action=action,
        )  # fmt: skip
    return say_count("It looked good at first sight.", "The best of {count} moves weighed.", reason.weighed)


def _plan(reason: Reason, s: Sitting) -> str:
    action = _action(reason)
    if action:
        return say("Being early pays most in {action}.", action=action)
    return say("The markers are spread over all that may bring something.")


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
    action = _action(reason)
    if action:
        return say("Played on in the mind to the end of the round, this turn in {action} leads furthest.",
                   action=action)  # fmt: skip
    return say("Played on in the mind to the end of the round, this choice leads furthest.")


# orders, patrons and gears


def _fulfils(reason: Reason, s: Sitting) -> str:
    book = names.printing_title(reason.aim, s.content)
    return say("“{book}” can be printed now.", book=book) if book else say("What can be printed is printed at once.")


def _buys_for_orders(reason: Reason, s: Sitting) -> str:
    book = names.printing_title(reason.aim, s.content)
    if not book:
        return say("A type is missing for an order, and there is money to spare.")
    return say("Only types are missing to print “{book}” this round.", book=book)


def _buys_for_patronage(reason: Reason, s: Sitting) -> str:
    patron = names.patronage_title(reason.aim, s.content)
    return say("A type is still missing to win the patron {patron}.", patron=patron)


def _uses_gear(reason: Reason, s: Sitting) -> str:
    return say("{gain} It costs no turn.", gain=GEAR_REWARDS[cast(GearRewardKind, reason.aim)].gain())


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
    "fallback": lambda reason, s: say(
        "It did not answer as it should: any legal move was made, so that the game goes on."
    ),
}
"""One entry for each code."""

WITHOUT_FIGURES: frozenset[ReasonCode] = frozenset(
    {"by_chance", "only_move", "rule_of_thumb", "fallback", "nothing_better"}
)
"""Reasons for which nothing was weighed, or nothing was found."""
