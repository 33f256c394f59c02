"""Why a computer player made a move, or would make it: a few sentences of the game, and the figures after them.

The sentences name nobody who acts, so that they stand under a computer player's move and under a hint alike. A worth is
told only where it is at least half a fame; below that, figures would say more than anybody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from game.client.base.i18n import say, say_count, sentences
from game.client.words import pieces as names
from game.client.words.points import points_words
from game.client.words.rewards import GEAR_REWARDS
from game.rules.names import ACTION_INDEX, GearRewardKind

if TYPE_CHECKING:
    from game.client.session.company import Company
    from game.players import Point, Reason, ReasonCode

LEAST_TOLD = 0.5  # fame
POINTS_SUFFICE: frozenset[ReasonCode] = frozenset({"worth_most", "searched", "fulfils_orders"})
"""Reasons that say nothing more once points speak for the move."""


def reason_words(reason: Reason, sitting: Company, *, figures: bool = True) -> str:
    """Why a move was chosen, in words, with or without its figures; ids and codes never show."""
    points = points_words([point for point in reason.points if _is_more(point, reason)], sitting)
    told = reason.code in POINTS_SUFFICE and points
    first = "" if told else REASONS[reason.code](reason, sitting)
    told_figures = _figures(reason) if figures and reason.code not in WITHOUT_FIGURES else ""
    return sentences([first, *points, told_figures])


def _is_more(point: Point, reason: Reason) -> bool:
    """Whether a point says something that the reason does not say by itself."""
    return point.code == "leads_to" or not reason.aim or point.aim != reason.aim


def _figures(reason: Reason) -> str:
    """What the move should bring beyond the second best; empty where nobody can tell, or it is too little."""
    fame = _fame(reason.lead)
    if reason.next_best is None or reason.code == "plan_for_turns":
        return _alone(reason.code, fame) if fame else ""
    if not fame:
        return say("The next best option is nearly as good.")
    return say("By the end it should earn about {fame} more than the next best option.", fame=fame)


def _alone(code: ReasonCode, fame: str) -> str:
    """What a move should bring that was not weighed against others."""
    if code == "plan_for_turns":
        return say("This plan should earn about {fame} by the end.", fame=fame)
    return say("It should add about {fame} by the end.", fame=fame)


def _fame(worth: float) -> str:
    """What a move should bring, as an amount; empty where it is too little to be told."""
    return names.fame_words(int(worth + 0.5)) if worth >= LEAST_TOLD else ""


def _action(reason: Reason) -> str:
    """The aim, where it is one of the five actions; else empty."""
    return names.action_words(reason.aim) if reason.aim in ACTION_INDEX else ""


# without figures


def _rule_of_thumb(reason: Reason, s: Company) -> str:
    if reason.aim in s.content.characters:
        character = names.character_name(reason.aim, s.content)
        return say("Of these characters, {character} usually earns the most fame.", character=character)
    if reason.aim:
        return say("Levels and types come first and orders last: then you know which order fits.")
    return say("Chosen by rule of thumb.")


# the best of what was weighed


def _worth_most(reason: Reason, s: Company) -> str:
    if reason.aim == "cards":
        return say("None of the drawn cards is worth much: 2 more are worth their price.")
    if reason.aim == "order":
        return say("You have a free slot, and every order can earn fame.")
    action = _action(reason)
    if action:
        return say_count(
            "The only useful turn in {action}.",
            "Best of {count} options in {action}.",
            reason.weighed, action=action,
        )  # fmt: skip
    return say_count("It was the only option.", "Best of {count} options.", reason.weighed)


def _plan(reason: Reason, s: Company) -> str:
    action = _action(reason)
    if action:
        return say("Acting early is most useful in {action}.", action=action)
    return say("The markers cover every useful action.")


def _nothing_better(reason: Reason, s: Company) -> str:
    action = _action(reason)
    if reason.aim == "order":
        return say("A new order would probably not beat those you have.")
    if action:
        return say_count(
            "No turn in {action} is useful.",
            "No better option in {action}, among {count}.",
            reason.weighed, action=action,
        )  # fmt: skip
    return say_count(
        "There is no better option.",
        "No better option among {count}.",
        reason.weighed,
    )


def _searched(reason: Reason, s: Company) -> str:
    action = _action(reason)
    if action:
        return say("Looking ahead to the round’s end, this turn in {action} scores best.",
                   action=action)  # fmt: skip
    return say("Looking ahead to the round’s end, this choice scores best.")


# orders, patrons and gears


def _fulfils(reason: Reason, s: Company) -> str:
    book = names.printing_title(reason.aim, s.content)
    return (
        say("“{book}” can be fulfilled now.", book=book) if book else say("What can be fulfilled is fulfilled at once.")
    )


def _buys_for_orders(reason: Reason, s: Company) -> str:
    book = names.printing_title(reason.aim, s.content)
    if not book:
        return say("An order needs a type, and there is money to spare.")
    return say("To fulfil “{book}” this round, only types are missing.", book=book)


def _buys_for_patronage(reason: Reason, s: Company) -> str:
    patron = names.patronage_title(reason.aim, s.content)
    return say("For the patronage card “{patron}”, one type is still missing.", patron=patron)


def _uses_gear(reason: Reason, s: Company) -> str:
    return say("{gain} It costs no turn.", gain=GEAR_REWARDS[cast(GearRewardKind, reason.aim)].gain())


REASONS: dict[ReasonCode, Callable[[Reason, Company], str]] = {
    "by_chance": lambda reason, s: say("Chosen at random."),
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
    "fallback": lambda reason, s: say("It gave no valid answer. A random legal move was made to continue the game."),
}
"""One entry for each code."""

WITHOUT_FIGURES: frozenset[ReasonCode] = frozenset(
    {"by_chance", "only_move", "rule_of_thumb", "fallback", "nothing_better"}
)
"""Reasons for which nothing was weighed, or nothing was found."""
