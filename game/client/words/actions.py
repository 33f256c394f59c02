"""Lines of the log for what happens inside the five actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.base.i18n import dotted, listed, say, say_count
from game.client.words import log_parts as part
from game.client.words import pieces as names
from game.rules import events as ev
from game.rules.names import NOTHING, NOWHERE

if TYPE_CHECKING:
    from game.client.session.company import Company


def inks_taken(event: ev.InksTaken, s: Company) -> str:
    """The line of I1."""
    inks = names.ink_list_words(event.inks)
    return say("{seat} takes {inks} from set {number}.", seat=s.name(event.seat), inks=inks, number=event.ink_set + 1)


def specialty_card(event: ev.SpecialtyCardTaken, s: Company) -> str:
    """The line of D1."""
    return say("{seat} takes the card {card}.", seat=s.name(event.seat), card=part.card(event.card, s))


def advanced(event: ev.SpecialtyAdvanced, s: Company) -> str:
    """The line of D1, D5."""
    return say(
        "{seat} advances {specialty} to {level}.",
        seat=s.name(event.seat),
        specialty=names.specialty_words(event.specialty),
        level=names.level_words(event.level),
    )


def disk_moved(event: ev.DiskMoved, s: Company) -> str:
    """The line of D2."""
    step = next(step for step in s.content.rules.reward_track if step.level == event.level)
    return say(
        "{seat} moves the reward disk to {level}: {reward}.",
        seat=s.name(event.seat),
        level=names.level_words(event.level),
        reward=names.track_reward_words(step.reward),
    )


def gears_drawn(event: ev.GearsDrawn, s: Company) -> str:
    """The line of `guillard`."""
    return say_count(
        "{seat} draws {count} gear.", "{seat} draws {count} gears.", len(event.gears), seat=s.name(event.seat)
    )


def gear_installed(event: ev.GearInstalled, s: Company) -> str:
    """The line of G1, G3."""
    sector = s.content.gears[event.gear].sectors[event.sector]
    active = names.reward_words_short(sector, s.content.rules)
    seat, axle = s.name(event.seat), names.axle_words(event.axle)
    if event.replaced is None:
        return say("{seat} installs a gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)
    return say("{seat} replaces the gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)


def gear_repositioned(event: ev.GearRepositioned, s: Company) -> str:
    """The line of G1."""
    return say("{seat} turns the gear on axle {axle}.", seat=s.name(event.seat), axle=names.axle_words(event.axle))


def reward_claimed(event: ev.RewardClaimed, s: Company) -> str:
    """The line of M1."""
    rules = s.content.rules
    reward = names.patronage_reward_words(rules.patronage_rewards[event.space], rules)
    return say("{seat} claims a patronage reward: {reward}.", seat=s.name(event.seat), reward=reward)


def patronage_taken(event: ev.PatronageTaken, s: Company) -> str:
    """The line of M2."""
    seat, card = s.name(event.seat), part.card(event.card, s)
    if event.inks == NOTHING:
        return say("{seat} takes the patronage card “{card}”.", seat=seat, card=card)
    return say(
        "{seat} takes the patronage card “{card}” for {inks}.", seat=seat, card=card, inks=names.inks_words(event.inks)
    )


def automa_acted(event: ev.AutomaActed, s: Company) -> str:
    """The line of U6 to U8: the numbers that were turned up tell why."""
    if event.action == "patronage" and event.cards:
        return say("The automa removes the patronage card “{card}”.", card=part.card(event.cards[0], s))
    shown = dotted(listed([str(number) for number in search]) for search in event.searches if search)
    if event.cards:
        return say_count(
            "The automa reveals {numbers} and discards {cards}.",
            "The automa reveals {numbers} and discards {cards}.",
            len(event.cards),
            numbers=shown,
            cards=part.titles(event.cards, s),
        )
    if any(event.inks):
        inks = names.inks_words(event.inks)
        return say("The automa reveals {numbers}: {inks} return to the bag.", numbers=shown, inks=inks)
    if event.space == NOWHERE:
        return say("The automa finds nothing to take in {action}.", action=names.action_words(event.action))
    reward = names.patronage_reward_words(s.content.rules.patronage_rewards[event.space], s.content.rules)
    return say("The automa reveals {numbers} and blocks a patronage reward: {reward}.", numbers=shown, reward=reward)


def action_ended(event: ev.ActionEnded, s: Company) -> str:
    """The line of E2."""
    action = names.action_words(event.action)
    if event.cards:
        return say_count(
            "{action}: the {count} remaining card is discarded.",
            "{action}: the {count} remaining cards are discarded.",
            len(event.cards),
            action=action,
        )
    if any(event.inks):
        inks = names.inks_words(event.inks)
        return say("{action}: the remaining inks return to the bag: {inks}.", action=action, inks=inks)
    return ""
