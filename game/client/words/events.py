"""The lines of the log: one sentence for each kind of event that is worth a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.client.base.i18n import ROMAN, dotted, listed, say
from game.client.words import actions
from game.client.words import log_parts as part
from game.client.words import pieces as names
from game.rules import events as ev

if TYPE_CHECKING:
    from game.client.session.company import Company


def words(event: ev.Event, sitting: Company) -> str:
    """The line of an event; empty for one that another line tells already. Plans that are still secret stay so."""
    return LINES[type(event)](event, sitting)


def untold(event: ev.Event, sitting: Company) -> str:
    """No line, because another line tells this event."""
    return ""


REASONS: dict[ev.GainReason, Callable[[], str]] = {
    "printing": lambda: say("printing"),
    "colour": lambda: say("Colour"),
    "decoration": lambda: say("Decoration"),
    "bonus_gear": lambda: say("bonus gear"),
    "reward": lambda: say("reward"),
    "gear": lambda: say("gear"),
    "scrap": lambda: say("discarded type"),
    "top_level": lambda: say("specialty at VI"),
    "patronage": lambda: say("patronage"),
    "tory": lambda: say("Tory’s bonus"),
}


# preparing


def _characters_drawn(event: ev.CharactersDrawn, s: Company) -> str:
    drawn = names.both([names.character_name(character, s.content) for character in event.characters])
    return say("{seat} draws {characters}.", seat=s.name(event.seat), characters=drawn)


def _character_kept(event: ev.CharacterKept, s: Company) -> str:
    character = names.character_name(event.character, s.content)
    return say("{seat} plays {character}.", seat=s.name(event.seat), character=character)


def _order_gained(event: ev.OrderGained, s: Company) -> str:
    return say(
        "{seat} takes the order “{book}” with {refinement}.",
        seat=s.name(event.seat),
        book=part.card(event.printing, s),
        refinement=part.card(event.refinement, s),
    )


def _order_given_up(event: ev.OrderGivenUp, s: Company) -> str:
    return say("{seat} discards the order “{book}”.", seat=s.name(event.seat), book=part.card(event.printing, s))


def _types_chosen(event: ev.TypesChosen, s: Company) -> str:
    return say(
        "{seat} starts with the letters {letters}.", seat=s.name(event.seat), letters=part.letters(event.letters)
    )


# the round and its plans


def _round_started(event: ev.RoundStarted, s: Company) -> str:
    return say("Round {round} begins; {seat} is first.", round=ROMAN[event.round], seat=s.name(event.first))


def _colour_named(event: ev.ColourNamed, s: Company) -> str:
    ink = names.ink_words(event.ink)
    return say("{seat} names {ink} as the colour of the round.", seat=s.name(event.seat), ink=ink)


def _automa_planned(event: ev.AutomaPlanned, s: Company) -> str:
    moved = [move for move in event.applied if move is not None]
    if not moved:
        return say("The automa’s planning card moves nothing: {markers}.", markers=part.markers(event.markers))
    steps = listed(
        [
            say("{source} to {target}", source=names.action_words(source), target=names.action_words(target))
            for source, target in moved
        ]
    )
    return say("The automa moves markers: {steps}. Now: {markers}.", steps=steps, markers=part.markers(event.markers))


def _marker_shifted(event: ev.MarkerShifted, s: Company) -> str:
    return say(
        "{seat} moves a marker from {source} to {target}.",
        seat=s.name(event.seat),
        source=names.action_words(event.source),
        target=names.action_words(event.target),
    )


def _plans_revealed(event: ev.PlansRevealed, s: Company) -> str:
    plans = dotted(
        say("{seat}: {markers}", seat=s.name(seat), markers=part.markers(markers))
        for seat, markers in enumerate(event.markers)
    )
    return say("All plans are revealed. {plans}.", plans=plans)


def _action_started(event: ev.ActionStarted, s: Company) -> str:
    action = names.action_words(event.action)
    if not event.order:
        return say("{action}: nobody has a marker here.", action=action)
    return say("{action}. Order of play: {seats}.", action=action, seats=part.seats(event.order, s))


def _passed(event: ev.Passed, s: Company) -> str:
    return say("{seat} passes in {action}.", seat=s.name(event.seat), action=names.action_words(event.action))


# what comes and goes


def _cards_drawn(event: ev.CardsDrawn, s: Company) -> str:
    return say(
        "{seat} draws {cards}.", seat=s.name(event.seat), cards=part.titles(event.printing + event.refinement, s)
    )


def _deck_shuffled(event: ev.DeckShuffled, s: Company) -> str:
    return say("The discarded {cards} are shuffled to be drawn again.", cards=names.card_kind_words(event.kind))


def _ink_gained(event: ev.InkGained, s: Company) -> str:
    return say("{seat} takes a {ink} ink from the bag.", seat=s.name(event.seat), ink=names.one_ink_words(event.ink))


def _inks_returned(event: ev.InksReturned, s: Company) -> str:
    return say("{seat} returns {inks} to the bag.", seat=s.name(event.seat), inks=names.inks_words(event.inks))


def _type_gained(event: ev.TypeGained, s: Company) -> str:
    return say("{seat} gains the letter {letter}.", seat=s.name(event.seat), letter=names.letter_words(event.letter))


def _type_lost(event: ev.TypeLost, s: Company) -> str:
    return say("{seat} discards the letter {letter}.", seat=s.name(event.seat), letter=names.letter_words(event.letter))


def _gained(event: ev.GuildersGained | ev.FameGained, s: Company) -> str:
    amount = names.fame_words(event.fame) if isinstance(event, ev.FameGained) else names.guilder_words(event.guilders)
    reason = REASONS[event.reason]()
    return say("{seat} gains {amount} ({reason}).", seat=s.name(event.seat), amount=amount, reason=reason)


def _paid(event: ev.GuildersPaid, s: Company) -> str:
    return say("{seat} pays {amount}.", seat=s.name(event.seat), amount=names.guilder_words(event.guilders))


def _gear_used(event: ev.GearUsed, s: Company) -> str:
    return say("{seat} uses the gear on axle {axle}.", seat=s.name(event.seat), axle=names.axle_words(event.axle))


def _levels_swapped(event: ev.LevelsSwapped, s: Company) -> str:
    return say(
        "{seat} swaps the levels of {first} and {second}.",
        seat=s.name(event.seat),
        first=names.specialty_words(event.first),
        second=names.specialty_words(event.second),
    )


def _reward_declined(event: ev.RewardDeclined, s: Company) -> str:
    return say("{seat} declines a reward.", seat=s.name(event.seat))


def _reward_lost(event: ev.RewardLost, s: Company) -> str:
    return say("{seat}’s reward is not available and is lost.", seat=s.name(event.seat))


# fulfilment and the ends


def _order_fulfilled(event: ev.OrderFulfilled, s: Company) -> str:
    seat, book = s.name(event.seat), part.card(event.printing, s)
    if event.colour and event.decoration:
        return say("{seat} prints “{book}” with Colour and Decoration.", seat=seat, book=book)
    if event.colour:
        return say("{seat} prints “{book}” with Colour.", seat=seat, book=book)
    if event.decoration:
        return say("{seat} prints “{book}” with Decoration.", seat=seat, book=book)
    return say("{seat} prints “{book}”.", seat=seat, book=book)


def _token_passed(event: ev.TokenPassed, s: Company) -> str:
    return say(
        "The first player token goes from {source} to {target}.",
        source=s.name(event.source),
        target=s.name(event.target),
    )


def _game_ended(event: ev.GameEnded, s: Company) -> str:
    ranked = sorted(event.scores, key=lambda sheet: sheet.rank)
    totals = listed([say("{seat} {fame}", seat=s.name(sheet.seat), fame=sheet.total) for sheet in ranked])
    return say("The game is over. Fame: {totals}.", totals=totals)


LINES: dict[type[ev.Event], Callable[[Any, Company], str]] = {
    ev.GameStarted: lambda event, s: say("The game begins; {seat} is first.", seat=s.name(event.first)),
    ev.CharactersDrawn: _characters_drawn,
    ev.CharacterKept: _character_kept,
    ev.OrderGained: _order_gained,
    ev.OrderGivenUp: _order_given_up,
    ev.TypesChosen: _types_chosen,
    ev.RoundStarted: _round_started,
    ev.ColourNamed: _colour_named,
    ev.GearsTurned: lambda event, s: say("{seat}’s gears turn.", seat=s.name(event.seat)),
    ev.PlanCommitted: lambda event, s: say("{seat} submits a plan.", seat=s.name(event.seat)),
    ev.PlansRevealed: _plans_revealed,
    ev.AutomaPlanned: _automa_planned,
    ev.MarkerShifted: _marker_shifted,
    ev.PlayOrdersSet: untold,  # `ActionStarted` tells each
    ev.ActionStarted: _action_started,
    ev.Passed: _passed,
    ev.ActionEnded: actions.action_ended,
    ev.InksTaken: actions.inks_taken,
    ev.SpecialtyCardTaken: actions.specialty_card,
    ev.SpecialtyAdvanced: actions.advanced,
    ev.DiskMoved: actions.disk_moved,
    ev.GearsDrawn: actions.gears_drawn,
    ev.GearInstalled: actions.gear_installed,
    ev.GearRepositioned: actions.gear_repositioned,
    ev.RewardClaimed: actions.reward_claimed,
    ev.PatronageTaken: actions.patronage_taken,
    ev.AutomaActed: actions.automa_acted,
    ev.CardsDrawn: _cards_drawn,
    ev.CardsDiscarded: untold,  # what led to it tells
    ev.DeckShuffled: _deck_shuffled,
    ev.InkGained: _ink_gained,
    ev.InksReturned: _inks_returned,
    ev.TypeGained: _type_gained,
    ev.TypeLost: _type_lost,
    ev.GuildersGained: _gained,
    ev.GuildersPaid: _paid,
    ev.FameGained: _gained,
    ev.GearUsed: _gear_used,
    ev.TypeScrapped: untold,  # `TypeLost` and the gain tell
    ev.LevelsSwapped: _levels_swapped,
    ev.RewardDeclined: _reward_declined,
    ev.RewardLost: _reward_lost,
    ev.OrderFulfilled: _order_fulfilled,
    ev.TurnEnded: untold,
    ev.BoardRefilled: lambda event, s: say("The board is refilled."),
    ev.TokenPassed: _token_passed,
    ev.GameEnded: _game_ended,
}
"""One entry for each event, in the order of the game."""
