"""The lines of the log: one sentence for each kind of event that is worth a line, and the picture beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.client.base.i18n import ROMAN, dotted, listed, ngettext, say
from game.client.base.subject import Subject
from game.client.text import piece_text as names
from game.client.text import reward_text, terms
from game.rules import events as ev
from game.rules.names import ACTIONS, NOTHING, NOWHERE, Action, Letter, Markers

if TYPE_CHECKING:
    from game.client.text.seats import Seats

# Parts of the log's sentences: cards, seats and markers by name.


def card_titles(cards: Sequence[str], session: Seats) -> str:
    """Cards by their titles, quoted."""
    return terms.both([say("“{card}”", card=names.card_words(card, session.content)) for card in cards])


def named_card(card: str, session: Seats) -> str:
    """A card by its title."""
    return names.card_words(card, session.content)


def letter_list(letters: Sequence[Letter]) -> str:
    """Types by their letters."""
    return terms.letters_words(letters)


def seat_list(order: Sequence[int], session: Seats) -> str:
    """Seats by name, in their order."""
    return listed([session.name(seat) for seat in order])


def marker_counts(markers: Markers) -> str:
    """The actions with markers, as "Orders 2, Inks 1"."""
    placed = [(action, count) for action, count in zip(ACTIONS, markers, strict=True) if count]
    return listed([say("{action} {count}", action=terms.action_words(action), count=count) for action, count in placed])


def inks_taken(event: ev.InksTaken, s: Seats) -> str:
    """The line of I1."""
    inks = terms.ink_list_words(event.inks)
    return say("{seat} takes {inks} from set {number}.", seat=s.name(event.seat), inks=inks, number=event.ink_set + 1)


def specialty_card(event: ev.SpecialtyCardTaken, s: Seats) -> str:
    """The line of D1."""
    return say("{seat} takes the card {card}.", seat=s.name(event.seat), card=named_card(event.card, s))


def advanced(event: ev.SpecialtyAdvanced, s: Seats) -> str:
    """The line of D1, D5."""
    return say(
        "{seat} advances {specialty} to {level}.",
        seat=s.name(event.seat),
        specialty=terms.specialty_words(event.specialty),
        level=terms.level_words(event.level),
    )


def disk_moved(event: ev.DiskMoved, s: Seats) -> str:
    """The line of D2."""
    step = next(step for step in s.content.rules.reward_track if step.level == event.level)
    return say(
        "{seat} moves the reward disk to {level}: {reward}.",
        seat=s.name(event.seat),
        level=terms.level_words(event.level),
        reward=reward_text.track_reward_words(step.reward),
    )


def gears_drawn(event: ev.GearsDrawn, s: Seats) -> str:
    """The line of `guillard`."""
    return ngettext(
        "{seat} draws {count} gear.", "{seat} draws {count} gears.", len(event.gears), seat=s.name(event.seat)
    )


def gear_installed(event: ev.GearInstalled, s: Seats) -> str:
    """The line of G1, G3."""
    sector = s.content.gears[event.gear].sectors[event.sector]
    active = reward_text.reward_words_short(sector, s.content.rules)
    seat, axle = s.name(event.seat), terms.axle_words(event.axle)
    if event.replaced is None:
        return say("{seat} installs a gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)
    return say("{seat} replaces the gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)


def gear_repositioned(event: ev.GearRepositioned, s: Seats) -> str:
    """The line of G1."""
    return say("{seat} turns the gear on axle {axle}.", seat=s.name(event.seat), axle=terms.axle_words(event.axle))


def reward_claimed(event: ev.RewardClaimed, s: Seats) -> str:
    """The line of M1."""
    rules = s.content.rules
    reward = reward_text.patronage_reward_words(rules.patronage_rewards[event.space], rules)
    return say("{seat} claims a patronage reward: {reward}.", seat=s.name(event.seat), reward=reward)


def patronage_taken(event: ev.PatronageTaken, s: Seats) -> str:
    """The line of M2."""
    seat, card = s.name(event.seat), named_card(event.card, s)
    if event.inks == NOTHING:
        return say("{seat} takes the patronage card “{card}”.", seat=seat, card=card)
    return say(
        "{seat} takes the patronage card “{card}” for {inks}.", seat=seat, card=card, inks=terms.inks_words(event.inks)
    )


def automa_acted(event: ev.AutomaActed, s: Seats) -> str:
    """The line of U6 to U8: the numbers that were turned up tell why."""
    if event.action == "patronage" and event.cards:
        return say("The automa removes the patronage card “{card}”.", card=named_card(event.cards[0], s))
    shown = dotted(listed([str(number) for number in search]) for search in event.searches if search)
    if event.cards:
        return ngettext(
            "The automa reveals {numbers} and discards {cards}.",
            "The automa reveals {numbers} and discards {cards}.",
            len(event.cards),
            numbers=shown,
            cards=card_titles(event.cards, s),
        )
    if any(event.inks):
        inks = terms.inks_words(event.inks)
        return say("The automa reveals {numbers}: {inks} return to the bag.", numbers=shown, inks=inks)
    if event.space == NOWHERE:
        return say("The automa finds nothing to take in {action}.", action=terms.action_words(event.action))
    reward = reward_text.patronage_reward_words(s.content.rules.patronage_rewards[event.space], s.content.rules)
    return say("The automa reveals {numbers} and blocks a patronage reward: {reward}.", numbers=shown, reward=reward)


def action_ended(event: ev.ActionEnded, s: Seats) -> str:
    """The line of E2."""
    action = terms.action_words(event.action)
    if event.cards:
        return ngettext(
            "{action}: the {count} remaining card is discarded.",
            "{action}: the {count} remaining cards are discarded.",
            len(event.cards),
            action=action,
        )
    if any(event.inks):
        inks = terms.inks_words(event.inks)
        return say("{action}: the remaining inks return to the bag: {inks}.", action=action, inks=inks)
    return ""


def words(event: ev.Event, session: Seats) -> str:
    """The line of an event; empty for one that another line tells already. Plans that are still secret stay so."""
    return LINES[type(event)](event, session)


def untold(event: ev.Event, session: Seats) -> str:
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


def _characters_drawn(event: ev.CharactersDrawn, s: Seats) -> str:
    drawn = terms.both([names.character_name(character, s.content) for character in event.characters])
    return say("{seat} draws {characters}.", seat=s.name(event.seat), characters=drawn)


def _character_kept(event: ev.CharacterKept, s: Seats) -> str:
    character = names.character_name(event.character, s.content)
    return say("{seat} plays {character}.", seat=s.name(event.seat), character=character)


def _order_gained(event: ev.OrderGained, s: Seats) -> str:
    return say(
        "{seat} takes the order “{book}” with {refinement}.",
        seat=s.name(event.seat),
        book=named_card(event.printing, s),
        refinement=named_card(event.refinement, s),
    )


def _order_given_up(event: ev.OrderGivenUp, s: Seats) -> str:
    return say("{seat} discards the order “{book}”.", seat=s.name(event.seat), book=named_card(event.printing, s))


def _types_chosen(event: ev.TypesChosen, s: Seats) -> str:
    return say("{seat} starts with the letters {letters}.", seat=s.name(event.seat), letters=letter_list(event.letters))


# the round and its plans


def _round_started(event: ev.RoundStarted, s: Seats) -> str:
    return say("Round {round} begins; {seat} is first.", round=ROMAN[event.round], seat=s.name(event.first))


def _colour_named(event: ev.ColourNamed, s: Seats) -> str:
    ink = terms.ink_words(event.ink)
    return say("{seat} names {ink} as the colour of the round.", seat=s.name(event.seat), ink=ink)


def _automa_planned(event: ev.AutomaPlanned, s: Seats) -> str:
    moved = [move for move in event.applied if move is not None]
    if not moved:
        return say("The automa’s planning card moves nothing: {markers}.", markers=marker_counts(event.markers))
    steps = listed(
        [
            say("{source} to {target}", source=terms.action_words(source), target=terms.action_words(target))
            for source, target in moved
        ]
    )
    return say("The automa moves markers: {steps}. Now: {markers}.", steps=steps, markers=marker_counts(event.markers))


def _marker_shifted(event: ev.MarkerShifted, s: Seats) -> str:
    return say(
        "{seat} moves a marker from {source} to {target}.",
        seat=s.name(event.seat),
        source=terms.action_words(event.source),
        target=terms.action_words(event.target),
    )


def _plans_revealed(event: ev.PlansRevealed, s: Seats) -> str:
    plans = dotted(
        say("{seat}: {markers}", seat=s.name(seat), markers=marker_counts(markers))
        for seat, markers in enumerate(event.markers)
    )
    return say("All plans are revealed. {plans}.", plans=plans)


def _action_started(event: ev.ActionStarted, s: Seats) -> str:
    action = terms.action_words(event.action)
    if not event.order:
        return say("{action}: nobody has a marker here.", action=action)
    return say("{action}. Order of play: {seats}.", action=action, seats=seat_list(event.order, s))


def _passed(event: ev.Passed, s: Seats) -> str:
    return say("{seat} passes in {action}.", seat=s.name(event.seat), action=terms.action_words(event.action))


# what comes and goes


def _cards_drawn(event: ev.CardsDrawn, s: Seats) -> str:
    return say(
        "{seat} draws {cards}.", seat=s.name(event.seat), cards=card_titles(event.printing + event.refinement, s)
    )


def _deck_shuffled(event: ev.DeckShuffled, s: Seats) -> str:
    return say("The discarded {cards} are shuffled to be drawn again.", cards=terms.card_kind_words(event.kind))


def _ink_gained(event: ev.InkGained, s: Seats) -> str:
    return say("{seat} takes a {ink} ink from the bag.", seat=s.name(event.seat), ink=terms.one_ink_words(event.ink))


def _inks_returned(event: ev.InksReturned, s: Seats) -> str:
    return say("{seat} returns {inks} to the bag.", seat=s.name(event.seat), inks=terms.inks_words(event.inks))


def _type_gained(event: ev.TypeGained, s: Seats) -> str:
    return say("{seat} gains the letter {letter}.", seat=s.name(event.seat), letter=terms.letter_words(event.letter))


def _type_lost(event: ev.TypeLost, s: Seats) -> str:
    return say("{seat} discards the letter {letter}.", seat=s.name(event.seat), letter=terms.letter_words(event.letter))


def _gained(event: ev.GuildersGained | ev.FameGained, s: Seats) -> str:
    amount = terms.fame_words(event.fame) if isinstance(event, ev.FameGained) else terms.guilder_words(event.guilders)
    reason = REASONS[event.reason]()
    return say("{seat} gains {amount} ({reason}).", seat=s.name(event.seat), amount=amount, reason=reason)


def _paid(event: ev.GuildersPaid, s: Seats) -> str:
    return say("{seat} pays {amount}.", seat=s.name(event.seat), amount=terms.guilder_words(event.guilders))


def _gear_used(event: ev.GearUsed, s: Seats) -> str:
    return say("{seat} uses the gear on axle {axle}.", seat=s.name(event.seat), axle=terms.axle_words(event.axle))


def _levels_swapped(event: ev.LevelsSwapped, s: Seats) -> str:
    return say(
        "{seat} swaps the levels of {first} and {second}.",
        seat=s.name(event.seat),
        first=terms.specialty_words(event.first),
        second=terms.specialty_words(event.second),
    )


def _reward_declined(event: ev.RewardDeclined, s: Seats) -> str:
    return say("{seat} declines a reward.", seat=s.name(event.seat))


def _reward_lost(event: ev.RewardLost, s: Seats) -> str:
    return say("{seat}’s reward is not available and is lost.", seat=s.name(event.seat))


# fulfilment and the ends


def _order_fulfilled(event: ev.OrderFulfilled, s: Seats) -> str:
    seat, book = s.name(event.seat), named_card(event.printing, s)
    if event.colour and event.decoration:
        return say("{seat} prints “{book}” with Colour and Decoration.", seat=seat, book=book)
    if event.colour:
        return say("{seat} prints “{book}” with Colour.", seat=seat, book=book)
    if event.decoration:
        return say("{seat} prints “{book}” with Decoration.", seat=seat, book=book)
    return say("{seat} prints “{book}”.", seat=seat, book=book)


def _token_passed(event: ev.TokenPassed, s: Seats) -> str:
    return say(
        "The first player token goes from {source} to {target}.",
        source=s.name(event.source),
        target=s.name(event.target),
    )


def _game_ended(event: ev.GameEnded, s: Seats) -> str:
    ranked = sorted(event.scores, key=lambda sheet: sheet.rank)
    totals = listed([say("{seat} {fame}", seat=s.name(sheet.seat), fame=sheet.total) for sheet in ranked])
    return say("The game is over. Fame: {totals}.", totals=totals)


LINES: dict[type[ev.Event], Callable[[Any, Seats], str]] = {
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
    ev.ActionEnded: action_ended,
    ev.InksTaken: inks_taken,
    ev.SpecialtyCardTaken: specialty_card,
    ev.SpecialtyAdvanced: advanced,
    ev.DiskMoved: disk_moved,
    ev.GearsDrawn: gears_drawn,
    ev.GearInstalled: gear_installed,
    ev.GearRepositioned: gear_repositioned,
    ev.RewardClaimed: reward_claimed,
    ev.PatronageTaken: patronage_taken,
    ev.AutomaActed: automa_acted,
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


CARDS_OF: dict[Action, str] = {"specialties": "specialty", "gears": "gear", "patronage": "patronage"}


def icon_of(event: ev.Event) -> str:
    """The pictogram of an event; empty for one that has no line."""
    found = ICONS[type(event)]
    return found(event) if callable(found) else found


def subject(event: ev.Event) -> Subject:
    """The one piece that an event is about, as targets name it; nothing where there is none, or more than one."""
    found = PIECES.get(type(event))
    return found(event) if found else ()


def _order(event: ev.OrderGained | ev.OrderGivenUp | ev.OrderFulfilled) -> Subject:
    return ("order", event.printing, event.refinement)


def _one_of(kind: str, things: Sequence[str]) -> Subject:
    """The look of things that are all the same, else of their kind."""
    return (kind, things[0]) if len(set(things)) == 1 else (kind,)


def _drawn(event: ev.CardsDrawn) -> Subject:
    if len(event.printing) + len(event.refinement) != 1:
        return ()
    return ("printing", event.printing[0]) if event.printing else ("refinement", event.refinement[0])


def _automa_acted(event: ev.AutomaActed) -> Subject:
    if event.action in CARDS_OF and len(event.cards) == 1:
        return (CARDS_OF[event.action], event.cards[0])
    return ("space", str(event.space)) if event.space >= 0 else ()


PIECES: dict[type[ev.Event], Callable[[Any], Subject]] = {
    ev.CharacterKept: lambda event: ("character", event.character),
    ev.OrderGained: _order,
    ev.OrderGivenUp: _order,
    ev.OrderFulfilled: _order,
    ev.TypesChosen: lambda event: _one_of("type", event.letters),
    ev.TypeGained: lambda event: ("type", event.letter),
    ev.TypeLost: lambda event: ("type", event.letter),
    ev.ColourNamed: lambda event: ("ink", event.ink),
    ev.InkGained: lambda event: ("ink", event.ink),
    ev.InksTaken: lambda event: _one_of("ink", event.inks),
    ev.InksReturned: lambda event: ("ink",),
    ev.AutomaPlanned: lambda event: ("planning", event.card),
    ev.MarkerShifted: lambda event: ("marker", str(event.seat)),
    ev.SpecialtyCardTaken: lambda event: ("specialty", event.card),
    ev.SpecialtyAdvanced: lambda event: ("craft", event.specialty),
    ev.LevelsSwapped: lambda event: ("craft", event.first),
    ev.DiskMoved: lambda event: ("track",),
    ev.GearsDrawn: lambda event: ("gear", event.gears[0]) if len(event.gears) == 1 else (),
    ev.GearInstalled: lambda event: ("gear", event.gear),
    ev.RewardClaimed: lambda event: ("space", str(event.space)),
    ev.PatronageTaken: lambda event: ("patronage", event.card),
    ev.AutomaActed: _automa_acted,
    ev.CardsDrawn: _drawn,
}
"""One entry for each event that one piece tells more about."""

ICONS: dict[type[ev.Event], str | Callable[[Any], str]] = {
    # preparing
    ev.GameStarted: "press",
    ev.CharactersDrawn: "person",
    ev.CharacterKept: "person",
    ev.OrderGained: "order",
    ev.OrderGivenUp: "trash",
    ev.TypesChosen: "type",
    # the round and its plans
    ev.RoundStarted: "hourglass",
    ev.ColourNamed: "drop",
    ev.GearsTurned: "gears",
    ev.PlanCommitted: "lock",
    ev.PlansRevealed: "eye",
    ev.AutomaPlanned: "automa",
    ev.MarkerShifted: "marker",
    ev.PlayOrdersSet: "",
    # acting
    ev.ActionStarted: lambda event: str(event.action),
    ev.Passed: "pass",
    ev.ActionEnded: "trash",
    ev.InksTaken: "drop",
    ev.SpecialtyCardTaken: "specialties",
    ev.SpecialtyAdvanced: lambda event: str(event.specialty),
    ev.DiskMoved: "trophy",
    ev.GearsDrawn: "gears",
    ev.GearInstalled: "gears",
    ev.GearRepositioned: "rotate",
    ev.RewardClaimed: "marker",
    ev.PatronageTaken: "patronage",
    ev.AutomaActed: lambda event: str(event.action),
    # what comes and goes
    ev.CardsDrawn: "orders",
    ev.CardsDiscarded: "",
    ev.DeckShuffled: "rotate",
    ev.InkGained: "drop",
    ev.InksReturned: "bag",
    ev.TypeGained: "type",
    ev.TypeLost: "type",
    ev.GuildersGained: "coin",
    ev.GuildersPaid: "coin",
    ev.FameGained: "laurel",
    ev.GearUsed: "rotate",
    ev.TypeScrapped: "",
    ev.LevelsSwapped: "advance",
    ev.RewardDeclined: "cross",
    ev.RewardLost: "cross",
    # printing, and the end
    ev.OrderFulfilled: "press",
    ev.TurnEnded: "",
    ev.BoardRefilled: "orders",
    ev.TokenPassed: "first",
    ev.GameEnded: "trophy",
}
"""One entry for each event, in the order of the game."""
