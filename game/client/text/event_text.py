"""The lines of the log: one sentence for each kind of event that is worth a line, and the picture beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.client.base.i18n import ROMAN, dotted, listed, ngettext, say
from game.client.base.subject import Subject
from game.client.text import piece_text as names
from game.client.text import reward_text, terms
from game.rules import events as ev
from game.rules.names import ACTIONS, NOTHING, NOWHERE, Action, Markers

if TYPE_CHECKING:
    from game.client.text.seats import Seats


def card_titles(cards: Sequence[str], session: Seats) -> str:
    """Cards by their titles, quoted."""
    return terms.both([say("“{card}”", card=names.card_words(card, session.content)) for card in cards])


def named_card(card: str, session: Seats) -> str:
    """A card by its title."""
    return names.card_words(card, session.content)


def marker_counts(markers: Markers) -> str:
    """The actions with markers, as "Orders 2, Inks 1"."""
    placed = [(action, count) for action, count in zip(ACTIONS, markers, strict=True) if count]
    return listed([say("{action} {count}", action=terms.action_words(action), count=count) for action, count in placed])


def claimed_reward(space: int, session: Seats) -> str:
    """What a reward space of the patronage board gives."""
    rules = session.content.rules
    return reward_text.patronage_reward_words(rules.patronage_rewards[space], rules)


def words(event: ev.Event, session: Seats) -> str:
    """The line of an event; empty for one that another line tells already. Plans that are still secret stay so."""
    return LINES[type(event)].words(event, session)


def icon_of(event: ev.Event) -> str:
    """The pictogram of an event in the log; empty for one that has no line."""
    icon = LINES[type(event)].icon
    return icon(event) if callable(icon) else icon


def subject(event: ev.Event) -> Subject:
    """The one piece that an event is about, as targets name it; nothing where there is none, or more than one."""
    return LINES[type(event)].piece(event)


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


def _inks_taken(event: ev.InksTaken, s: Seats) -> str:
    return say(
        "{seat} takes {inks} from set {number}.",
        seat=s.name(event.seat),
        inks=terms.ink_list_words(event.inks),
        number=event.ink_set + 1,
    )


def _advanced(event: ev.SpecialtyAdvanced, s: Seats) -> str:
    return say(
        "{seat} advances {specialty} to {level}.",
        seat=s.name(event.seat),
        specialty=terms.specialty_words(event.specialty),
        level=terms.level_words(event.level),
    )


def _disk_moved(event: ev.DiskMoved, s: Seats) -> str:
    step = next(step for step in s.content.rules.reward_track if step.level == event.level)
    return say(
        "{seat} moves the reward disk to {level}: {reward}.",
        seat=s.name(event.seat),
        level=terms.level_words(event.level),
        reward=reward_text.track_reward_words(step.reward),
    )


def _gear_installed(event: ev.GearInstalled, s: Seats) -> str:
    sector = s.content.gears[event.gear].sectors[event.sector]
    active = reward_text.reward_words_short(sector, s.content.rules)
    seat, axle = s.name(event.seat), terms.axle_words(event.axle)
    if event.replaced is None:
        return say("{seat} installs a gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)
    return say("{seat} replaces the gear on axle {axle}: {reward}.", seat=seat, axle=axle, reward=active)


def _patronage_taken(event: ev.PatronageTaken, s: Seats) -> str:
    seat, card = s.name(event.seat), named_card(event.card, s)
    if event.inks == NOTHING:
        return say("{seat} takes the patronage card “{card}”.", seat=seat, card=card)
    inks = terms.inks_words(event.inks)
    return say("{seat} takes the patronage card “{card}” for {inks}.", seat=seat, card=card, inks=inks)


def _automa_acted(event: ev.AutomaActed, s: Seats) -> str:
    """U6 to U8: the numbers that were turned up tell why."""
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
    return say(
        "The automa reveals {numbers} and blocks a patronage reward: {reward}.",
        numbers=shown,
        reward=claimed_reward(event.space, s),
    )


def _action_ended(event: ev.ActionEnded, s: Seats) -> str:
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
    return say("{action}. Order of play: {seats}.", action=action, seats=listed([s.name(seat) for seat in event.order]))


def _gained(event: ev.GuildersGained | ev.FameGained, s: Seats) -> str:
    amount = terms.fame_words(event.fame) if isinstance(event, ev.FameGained) else terms.guilder_words(event.guilders)
    reason = REASONS[event.reason]()
    return say("{seat} gains {amount} ({reason}).", seat=s.name(event.seat), amount=amount, reason=reason)


def _order_fulfilled(event: ev.OrderFulfilled, s: Seats) -> str:
    seat, book = s.name(event.seat), named_card(event.printing, s)
    if event.colour and event.decoration:
        return say("{seat} prints “{book}” with Colour and Decoration.", seat=seat, book=book)
    if event.colour:
        return say("{seat} prints “{book}” with Colour.", seat=seat, book=book)
    if event.decoration:
        return say("{seat} prints “{book}” with Decoration.", seat=seat, book=book)
    return say("{seat} prints “{book}”.", seat=seat, book=book)


def _game_ended(event: ev.GameEnded, s: Seats) -> str:
    ranked = sorted(event.scores, key=lambda sheet: sheet.rank)
    totals = listed([say("{seat} {fame}", seat=s.name(sheet.seat), fame=sheet.total) for sheet in ranked])
    return say("The game is over. Fame: {totals}.", totals=totals)


CARDS_OF: dict[Action, str] = {"specialties": "specialty", "gears": "gear", "patronage": "patronage"}


def _order(event: ev.OrderGained | ev.OrderGivenUp | ev.OrderFulfilled) -> Subject:
    return ("order", event.printing, event.refinement)


def _one_of(kind: str, things: Sequence[str]) -> Subject:
    """The look of things that are all the same, else of their kind."""
    return (kind, things[0]) if len(set(things)) == 1 else (kind,)


def _drawn(event: ev.CardsDrawn) -> Subject:
    if len(event.printing) + len(event.refinement) != 1:
        return ()
    return ("printing", event.printing[0]) if event.printing else ("refinement", event.refinement[0])


def _automa_took(event: ev.AutomaActed) -> Subject:
    if event.action in CARDS_OF and len(event.cards) == 1:
        return (CARDS_OF[event.action], event.cards[0])
    return ("space", str(event.space)) if event.space >= 0 else ()


class EventLine(NamedTuple):
    """What the log has for one kind of event."""

    icon: str | Callable[[Any], str]  # the pictogram beside it
    words: Callable[[Any, Seats], str]  # its line
    piece: Callable[[Any], Subject] = (
        lambda e: ()
    )  # the one that it is about, for a closer look; none, or more than one


UNTOLD = EventLine("", lambda e, s: "")  # because another line tells it
LINES: dict[type[ev.Event], EventLine] = {
    # preparing
    ev.GameStarted: EventLine("press", lambda e, s: say("The game begins; {seat} is first.", seat=s.name(e.first))),
    ev.CharactersDrawn: EventLine(
        "person",
        lambda e, s: say(
            "{seat} draws {characters}.",
            seat=s.name(e.seat),
            characters=terms.both([names.character_name(character, s.content) for character in e.characters]),
        ),
    ),
    ev.CharacterKept: EventLine(
        "person",
        lambda e, s: say(
            "{seat} plays {character}.", seat=s.name(e.seat), character=names.character_name(e.character, s.content)
        ),
        lambda e: ("character", e.character),
    ),
    ev.OrderGained: EventLine(
        "order",
        lambda e, s: say(
            "{seat} takes the order “{book}” with {refinement}.",
            seat=s.name(e.seat),
            book=named_card(e.printing, s),
            refinement=named_card(e.refinement, s),
        ),
        _order,
    ),
    ev.OrderGivenUp: EventLine(
        "trash",
        lambda e, s: say("{seat} discards the order “{book}”.", seat=s.name(e.seat), book=named_card(e.printing, s)),
        _order,
    ),
    ev.TypesChosen: EventLine(
        "type",
        lambda e, s: say(
            "{seat} starts with the letters {letters}.", seat=s.name(e.seat), letters=terms.letters_words(e.letters)
        ),
        lambda e: _one_of("type", e.letters),
    ),
    # the round and its plans
    ev.RoundStarted: EventLine(
        "hourglass",
        lambda e, s: say("Round {round} begins; {seat} is first.", round=ROMAN[e.round], seat=s.name(e.first)),
    ),
    ev.ColourNamed: EventLine(
        "drop",
        lambda e, s: say(
            "{seat} names {ink} as the colour of the round.", seat=s.name(e.seat), ink=terms.ink_words(e.ink)
        ),
        lambda e: ("ink", e.ink),
    ),
    ev.GearsTurned: EventLine("gears", lambda e, s: say("{seat}’s gears turn.", seat=s.name(e.seat))),
    ev.PlanCommitted: EventLine("lock", lambda e, s: say("{seat} submits a plan.", seat=s.name(e.seat))),
    ev.PlansRevealed: EventLine("eye", _plans_revealed),
    ev.AutomaPlanned: EventLine("automa", _automa_planned, lambda e: ("planning", e.card)),
    ev.MarkerShifted: EventLine(
        "marker",
        lambda e, s: say(
            "{seat} moves a marker from {source} to {target}.",
            seat=s.name(e.seat),
            source=terms.action_words(e.source),
            target=terms.action_words(e.target),
        ),
        lambda e: ("marker", str(e.seat)),
    ),
    ev.PlayOrdersSet: UNTOLD,  # `ActionStarted` tells each
    # acting
    ev.ActionStarted: EventLine(lambda e: str(e.action), _action_started),
    ev.Passed: EventLine(
        "pass", lambda e, s: say("{seat} passes in {action}.", seat=s.name(e.seat), action=terms.action_words(e.action))
    ),
    ev.ActionEnded: EventLine("trash", _action_ended),
    ev.InksTaken: EventLine("drop", _inks_taken, lambda e: _one_of("ink", e.inks)),
    ev.SpecialtyCardTaken: EventLine(
        "specialties",
        lambda e, s: say("{seat} takes the card {card}.", seat=s.name(e.seat), card=named_card(e.card, s)),
        lambda e: ("specialty", e.card),
    ),
    ev.SpecialtyAdvanced: EventLine(lambda e: str(e.specialty), _advanced, lambda e: ("craft", e.specialty)),
    ev.DiskMoved: EventLine("trophy", _disk_moved, lambda e: ("track",)),
    ev.GearsDrawn: EventLine(
        "gears",
        lambda e, s: ngettext(
            "{seat} draws {count} gear.", "{seat} draws {count} gears.", len(e.gears), seat=s.name(e.seat)
        ),
        lambda e: ("gear", e.gears[0]) if len(e.gears) == 1 else (),
    ),
    ev.GearInstalled: EventLine("gears", _gear_installed, lambda e: ("gear", e.gear)),
    ev.GearRepositioned: EventLine(
        "rotate",
        lambda e, s: say("{seat} turns the gear on axle {axle}.", seat=s.name(e.seat), axle=terms.axle_words(e.axle)),
    ),
    ev.RewardClaimed: EventLine(
        "marker",
        lambda e, s: say(
            "{seat} claims a patronage reward: {reward}.", seat=s.name(e.seat), reward=claimed_reward(e.space, s)
        ),
        lambda e: ("space", str(e.space)),
    ),
    ev.PatronageTaken: EventLine("patronage", _patronage_taken, lambda e: ("patronage", e.card)),
    ev.AutomaActed: EventLine(lambda e: str(e.action), _automa_acted, _automa_took),
    # what comes and goes
    ev.CardsDrawn: EventLine(
        "orders",
        lambda e, s: say("{seat} draws {cards}.", seat=s.name(e.seat), cards=card_titles(e.printing + e.refinement, s)),
        _drawn,
    ),
    ev.CardsDiscarded: UNTOLD,  # what led to it tells
    ev.DeckShuffled: EventLine(
        "rotate",
        lambda e, s: say("The discarded {cards} are shuffled to be drawn again.", cards=terms.card_kind_words(e.kind)),
    ),
    ev.InkGained: EventLine(
        "drop",
        lambda e, s: say("{seat} takes a {ink} ink from the bag.", seat=s.name(e.seat), ink=terms.one_ink_words(e.ink)),
        lambda e: ("ink", e.ink),
    ),
    ev.InksReturned: EventLine(
        "bag",
        lambda e, s: say("{seat} returns {inks} to the bag.", seat=s.name(e.seat), inks=terms.inks_words(e.inks)),
        lambda e: ("ink",),
    ),
    ev.TypeGained: EventLine(
        "type",
        lambda e, s: say("{seat} gains the letter {letter}.", seat=s.name(e.seat), letter=e.letter),
        lambda e: ("type", e.letter),
    ),
    ev.TypeLost: EventLine(
        "type",
        lambda e, s: say("{seat} discards the letter {letter}.", seat=s.name(e.seat), letter=e.letter),
        lambda e: ("type", e.letter),
    ),
    ev.GuildersGained: EventLine("coin", _gained),
    ev.GuildersPaid: EventLine(
        "coin", lambda e, s: say("{seat} pays {amount}.", seat=s.name(e.seat), amount=terms.guilder_words(e.guilders))
    ),
    ev.FameGained: EventLine("laurel", _gained),
    ev.GearUsed: EventLine(
        "rotate",
        lambda e, s: say("{seat} uses the gear on axle {axle}.", seat=s.name(e.seat), axle=terms.axle_words(e.axle)),
    ),
    ev.TypeScrapped: UNTOLD,  # `TypeLost` and the gain tell
    ev.LevelsSwapped: EventLine(
        "advance",
        lambda e, s: say(
            "{seat} swaps the levels of {first} and {second}.",
            seat=s.name(e.seat),
            first=terms.specialty_words(e.first),
            second=terms.specialty_words(e.second),
        ),
        lambda e: ("craft", e.first),
    ),
    ev.RewardDeclined: EventLine("cross", lambda e, s: say("{seat} declines a reward.", seat=s.name(e.seat))),
    ev.RewardLost: EventLine(
        "cross", lambda e, s: say("{seat}’s reward is not available and is lost.", seat=s.name(e.seat))
    ),
    # printing, and the end
    ev.OrderFulfilled: EventLine("press", _order_fulfilled, _order),
    ev.TurnEnded: UNTOLD,
    ev.BoardRefilled: EventLine("orders", lambda e, s: say("The board is refilled.")),
    ev.TokenPassed: EventLine(
        "first",
        lambda e, s: say(
            "The first player token goes from {source} to {target}.", source=s.name(e.source), target=s.name(e.target)
        ),
    ),
    ev.GameEnded: EventLine("trophy", _game_ended),
}
"""One entry for each event, in the order of the game."""
