"""Sentences about a game in progress, for those who look on: bids, aims, prints, rounds, and who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from game.client.base import readings
from game.client.base.i18n import ROMAN, ngettext, say
from game.client.text import piece_text as names
from game.client.text import reward_text, terms
from game.client.text.seats import Seats
from game.rules import events as ev
from game.rules.names import ACTION_INDEX, ACTIONS, Action, Order
from game.rules.view import View

Source: TypeAlias = Literal["books", "gears", "character", "patrons"]
SOURCE_OF: dict[ev.GainReason, Source] = {
    **dict.fromkeys(("printing", "colour", "decoration", "reward", "top_level", "patronage"), "books"),
    **dict.fromkeys(("bonus_gear", "gear", "scrap"), "gears"),
    "tory": "character",
}
"""Where fame comes from; levels at the top and spaces of patronage bring guilders only."""

SOURCE_WORDS: dict[Source, Callable[[int], str]] = {
    "books": lambda fame: say("{fame} from books", fame=fame),
    "gears": lambda fame: say("{fame} from gears", fame=fame),
    "character": lambda fame: say("{fame} from the character", fame=fame),
    "patrons": lambda fame: say("{fame} from patronage at the end", fame=fame),
}


class SeatStory(NamedTuple):
    """What one seat did in a round: ids of printing and patronage cards, and the fame that each source brought."""

    seat: int
    printed: tuple[str, ...]
    patrons: tuple[str, ...]
    by_source: Mapping[Source, int]

    @property
    def fame(self) -> int:
        """All that the seat gained, that of patronage cards, which counts at the end, too."""
        return sum(self.by_source.values())


class Printed(NamedTuple):
    """A sheet that a seat printed: the id of its printing card."""

    seat: int
    printing: str


def printed_sheets(session: Seats, number: int) -> list[Printed]:
    """What was printed in a round, the first in front."""
    return [Printed(e.seat, e.printing) for e in _events_of(session, number) if isinstance(e, ev.OrderFulfilled)]


def round_story(session: Seats, number: int) -> list[SeatStory]:
    """The story of each printer in a round, whoever gained most in front; what is known of it, in a frozen match."""
    happened = list(_events_of(session, number))
    each = session.content.rules.patronage_card_fame
    stories = [_seat_story(seat, happened, each) for seat in session.printers]
    return sorted(stories, key=lambda story: -story.fame)


def _events_of(session: Seats, number: int) -> Iterator[ev.Event]:
    """What happened from the start of a round to the start of the next one."""
    entries = (event for entry in session.match.log for event in entry.events)
    happened = [*session.match.opening, *entries]
    starts = (event.round for event in happened if isinstance(event, ev.RoundStarted))
    now = next(starts, number + 1) - 1  # a frozen match begins in the middle of a round
    for event in happened:
        if isinstance(event, ev.RoundStarted):
            now = event.round
        elif now == number:
            yield event


def _seat_story(seat: int, happened: list[ev.Event], fame_of_patron: int) -> SeatStory:
    printed = tuple(e.printing for e in happened if isinstance(e, ev.OrderFulfilled) and e.seat == seat)
    patrons = tuple(e.card for e in happened if isinstance(e, ev.PatronageTaken) and e.seat == seat)
    by_source: Counter[Source] = Counter({"patrons": fame_of_patron * len(patrons)})
    for event in happened:
        if isinstance(event, ev.FameGained) and event.seat == seat:
            by_source[SOURCE_OF[event.reason]] += event.fame
    return SeatStory(seat, printed, patrons, by_source)


def story_words(story: SeatStory, session: Seats) -> str:
    """One seat's round in a sentence: what it printed and took, what it gained, and from what."""
    content, name = session.content, session.name(story.seat)
    titles = terms.both([names.printing_title(card, content) for card in story.printed])
    patrons = terms.both([names.patronage_title(card, content) for card in story.patrons])
    fame = _gained_words(story)
    if story.printed and story.patrons:
        return say("{seat} printed {titles} and took {patrons}: {fame}.", seat=name, titles=titles, patrons=patrons,
                   fame=fame)  # fmt: skip
    if story.printed:
        return say("{seat} printed {titles}: {fame}.", seat=name, titles=titles, fame=fame)
    if story.patrons:
        return say("{seat} took {patrons}: {fame}.", seat=name, patrons=patrons, fame=fame)
    if story.fame:
        return say("{seat} printed nothing, and gained {fame}.", seat=name, fame=fame)
    return say("{seat} printed nothing and gained no fame.", seat=name)


def _gained_words(story: SeatStory) -> str:
    """The fame of a round, and what it came from; where that is books alone, nobody need be told."""
    parts = [words(story.by_source[source]) for source, words in SOURCE_WORDS.items() if story.by_source[source]]
    fame = terms.fame_words(story.fame)
    if story.by_source["books"] == story.fame:
        return fame
    return say("{fame} ({parts})", fame=fame, parts=terms.both(parts))


def leader_words(view: View, session: Seats) -> str:
    """Who leads on the fame track; empty where nobody plays against anybody."""
    if len(session.printers) < 2:
        return ""
    most = max(view.seats[seat].fame for seat in session.printers)
    leaders = [session.name(seat) for seat in session.printers if view.seats[seat].fame == most]
    if len(leaders) == 1:
        return say("{seat} leads with {fame}.", seat=leaders[0], fame=terms.fame_words(most))
    return say("{seats} lead together with {fame}.", seats=terms.both(leaders), fame=terms.fame_words(most))


def gift_words(session: Seats, seat: int) -> str:
    """Who a seat plays, and with what gift; empty before that is chosen."""
    character = session.view().seats[seat].character if seat in session.printers else None
    if character is None:
        return ""
    name = names.character_name(character, session.content)
    return say(
        "{seat} plays {character}. {gift}",
        seat=session.name(seat), character=name, gift=names.character_words(character, session.content),
    )  # fmt: skip


def highest_bid_words(session: Seats, view: View) -> str:
    """The action that most is bid for by one seat, and what the next one bids there; empty before plans are open."""
    bids = [(_bids(view, action)[0][0], action) for action in ACTIONS if _bids(view, action)]
    return bid_words(session, view, max(bids, key=lambda bid: bid[0])[1]) if bids else ""


def bid_words(session: Seats, view: View, action: Action) -> str:
    """What the first two seats of an action bid for it in this round; empty where nobody did."""
    bids = _bids(view, action)
    if not bids:
        return ""
    number, where = ROMAN[view.round], terms.action_words(action)
    (most, first), *others = bids
    if not others:
        return say(
            "Round {round}: only {seat} acts in {action}, with {markers}.",
            round=number, seat=session.name(first), action=where, markers=terms.marker_words(most),
        )  # fmt: skip
    less, second = others[0]
    if less == most:
        return say(
            "Round {round}: {seat} and {other} each have {markers} on {action}; {seat} goes first by turn order.",
            round=number, seat=session.name(first), other=session.name(second), action=where,
            markers=terms.marker_words(most),
        )  # fmt: skip
    return say(
        "Round {round}: {seat} places {markers} on {action} and acts before {other}, who places {less}.",
        round=number, seat=session.name(first), other=session.name(second), action=where,
        markers=terms.marker_words(most), less=less,
    )  # fmt: skip


def _bids(view: View, action: Action) -> list[tuple[int, int]]:
    """Markers and seat of those who bid for an action, in the order in which they act."""
    index = ACTION_INDEX[action]
    bids = [(seat.markers[index] if seat.markers else 0, seat.index) for seat in view.seats]
    order = readings.play_order(view, action)
    bidders = [bid for bid in bids if bid[0] and bid[1] in order]
    return sorted(bidders, key=lambda bid: order.index(bid[1]))


def aim_words(session: Seats, seat: int) -> str:
    """The order that a seat is nearest to, and what it lacks for that; empty without orders."""
    if seat not in session.printers:
        return ""
    held = session.view().seats[seat]
    missing = {order: readings.lacks(session.content, held, order) for order in held.orders}
    if not missing:
        return ""
    nearest = min(missing, key=lambda order: sum((*missing[order].letters, *missing[order].inks)))
    lacks, title = missing[nearest], _title(session, nearest)
    types, inks = terms.type_counts_words(lacks.letters), terms.inks_words(lacks.inks)
    name = session.name(seat)
    if any(lacks.letters) and any(lacks.inks):
        return ngettext(
            "{seat} wants to print “{title}”. The letter {types} is missing, and for Colour {inks}.",
            "{seat} wants to print “{title}”. The letters {types} are missing, and for Colour {inks}.",
            sum(lacks.letters), seat=name, title=title, types=types, inks=inks,
        )  # fmt: skip
    if any(lacks.letters):
        return ngettext(
            "To print “{title}”, {seat} still needs the letter {types}.",
            "To print “{title}”, {seat} still needs the letters {types}.",
            sum(lacks.letters), seat=name, title=title, types=types,
        )  # fmt: skip
    if any(lacks.inks):
        return say("For the Colour of “{title}”, {seat} still needs {inks}.", seat=name, title=title, inks=inks)
    return say("{seat} has types and inks ready for “{title}”.", seat=name, title=title)


def _title(session: Seats, order: Order) -> str:
    return names.printing_title(order.printing, session.content)


def patron_words(session: Seats, view: View) -> str:
    """Who has won patrons for good so far; empty where nobody has."""
    patrons = {seat: view.seats[seat].patronage for seat in session.printers if view.seats[seat].patronage}
    if not patrons:
        return ""
    seat = max(patrons, key=lambda one: len(patrons[one]))
    won = terms.both([names.patronage_title(card, session.content) for card in patrons[seat]])
    return ngettext(
        "{seat} holds the patronage card {patrons}.", "{seat} holds the patronage cards {patrons}.",
        len(patrons[seat]), patrons=won, seat=session.name(seat),
    )  # fmt: skip


def taken_words(session: Seats, seat: int) -> str:
    """The order that a seat took last, and what it asks for and pays; empty without orders."""
    orders = session.view().seats[seat].orders if seat in session.printers else ()
    if not orders:
        return ""
    card = session.content.printing[orders[-1].printing]
    return say(
        "{seat} will print “{title}”: the letters {types} earn {guilders}.",
        seat=session.name(seat), title=_title(session, orders[-1]), types=terms.type_counts_words(card.needs),
        guilders=terms.guilder_words(card.guilders),
    )  # fmt: skip


def skill_words(session: Seats, seat: int) -> str:
    """How far a seat has come in its crafts; empty for a beginner."""
    levels = session.view().seats[seat].levels
    if seat not in session.printers or not any(levels):
        return ""
    return say("{seat} has reached {levels}.", seat=session.name(seat), levels=terms.levels_words(levels))


def gear_words(session: Seats, seat: int) -> str:
    """How many gears turn for a seat, and what they give this round; empty where there are none."""
    gears = session.view().seats[seat].gears if seat in session.printers else ()
    if not gears:
        return ""
    up = [session.content.gears[one.gear].sectors[one.sector] for one in gears]
    rules = session.content.rules
    given = [say("“{card}”", card=reward_text.reward_words_short(reward, rules)) for reward in up]
    return ngettext(
        "{seat} has {count} gear. This round it gives: {rewards}.",
        "{seat} has {count} gears. This round they give: {rewards}.",
        len(gears), seat=session.name(seat), rewards=terms.both(given),
    )  # fmt: skip


def place_words(session: Seats, seat: int) -> str:
    """How far a seat is behind the one that leads; empty for that one."""
    view = session.view()
    if seat not in session.printers:
        return ""
    leader = max(session.printers, key=lambda other: view.seats[other].fame)
    behind = view.seats[leader].fame - view.seats[seat].fame
    if not behind:
        return ""
    return say(
        "{seat} has {fame}, {behind} less than {leader}, who leads.",
        seat=session.name(seat), fame=terms.fame_words(view.seats[seat].fame),
        behind=behind, leader=session.name(leader),
    )  # fmt: skip


def printed_words(session: Seats, seat: int, number: int) -> str:
    """What a seat has printed in a round, and for how much fame; empty where it is nothing yet."""
    told = next((one for one in round_story(session, number) if one.seat == seat), None)
    if told is None or not told.printed:
        return ""
    content = session.content
    titles = terms.both([say("“{book}”", book=names.printing_title(card, content)) for card in told.printed])
    fame = session.view().seats[seat].fame
    return say(
        "{seat} has just printed {titles} and now has {fame}.",
        seat=session.name(seat), titles=titles, fame=terms.fame_words(fame),
    )  # fmt: skip


def best_of_round_words(session: Seats, number: int) -> str:
    """Who gained most in a round that is over, and who leads."""
    best = round_story(session, number)[0]
    return say(
        "{seat} gained the most in round {round}: {fame}. {standing}",
        round=ROMAN[number], seat=session.name(best.seat), fame=terms.fame_words(best.fame),
        standing=_lead(session),
    )  # fmt: skip


def standing_words(session: Seats, number: int) -> str:
    """Who leads in a round, and how many rounds are still to come."""
    rounds = session.content.rules.rounds
    left = rounds - number
    if not left:
        return say("The last round. {standing}", standing=_lead(session))
    return ngettext(
        "Round {round}, {count} more round to come. {standing}",
        "Round {round}, {count} more rounds to come. {standing}",
        left, round=ROMAN[number], standing=_lead(session),
    )  # fmt: skip


def _lead(session: Seats) -> str:
    """Who leads, and by how much."""
    view = session.view()
    fame = {seat: view.seats[seat].fame for seat in session.printers}
    ranked = sorted(fame, key=lambda seat: -fame[seat])
    first, *others = ranked
    if not fame[first]:
        return say("Nobody has fame yet.")
    second = others[0] if others else first
    if second != first and fame[second] == fame[first]:
        return say("{seat} and {other} lead with {fame}.", seat=session.name(first), other=session.name(second),
                   fame=terms.fame_words(fame[first]))  # fmt: skip
    if second == first:
        return say("{seat} has {fame}.", seat=session.name(first), fame=terms.fame_words(fame[first]))
    return say(
        "{seat} leads with {fame}, {ahead} more than {other}.",
        seat=session.name(first), fame=terms.fame_words(fame[first]),
        ahead=fame[first] - fame[second], other=session.name(second),
    )  # fmt: skip


def means_words(session: Seats, seat: int, number: int) -> str:
    """What a seat has to work with in a round; empty for no printer."""
    if seat not in session.printers:
        return ""
    held = session.view().seats[seat]
    own = [
        (held.guilders, terms.guilder_words(held.guilders)),
        (sum(held.types), ngettext("{count} type", "{count} types", sum(held.types))),
        (sum(held.inks), ngettext("{count} ink", "{count} inks", sum(held.inks))),
        (len(held.orders), terms.order_words(len(held.orders))),
    ]
    words = terms.both([thing for count, thing in own if count])
    return say("Round {round}: {seat} has {means}.", round=ROMAN[number], seat=session.name(seat),
               means=words)  # fmt: skip


def victory_words(session: Seats) -> str:
    """Who has won, with how much fame."""
    winners = [sheet for sheet in session.view().scores if sheet.rank == 1]
    seats = terms.both([session.name(sheet.seat) for sheet in winners])
    return ngettext(
        "{seats} wins with {fame}. The total includes specialties, patronage cards and guilders.",
        "{seats} win with {fame}. The total includes specialties, patronage cards and guilders.",
        len(winners), seats=seats, fame=terms.fame_words(winners[0].total),
    ) if winners else ""  # fmt: skip
