"""What a move does, as advice and beside a turn that is shown, and why a computer player made it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from game.client.base.i18n import ROMAN, ngettext, say, sentences
from game.client.base.subject import Subject
from game.client.text import event_text, reward_text, terms
from game.client.text import piece_text as names
from game.client.text.event_text import claimed_reward, marker_counts, named_card
from game.client.text.reward_text import GEAR_ANSWERS, GEAR_REWARDS
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.moves import BEFORE_ROUND_1, CommitPlan
from game.rules.names import (
    ACTIONS,
    INKS,
    NOTHING,
    SPECIALTIES,
    Action,
    GearRewardKind,
    Ink,
    Letter,
    PatronageReward,
    Specialty,
)

if TYPE_CHECKING:
    from game.client.text.seats import Seats
    from game.match.past_states import TurningPoint
    from game.match.timeline import LogEntry
    from game.players import Choice, Point, PointCode, Reason, ReasonCode
    from game.rules import Table


MOST_ANSWERS = 3  # told with a move


def move_words(move: mv.Move, session: Seats) -> str:
    """What to do, in a sentence; with a plan it tells the plan."""
    return MOVES[type(move)](move, session)


def advice_words(move: mv.Move, then: Sequence[mv.Move], session: Seats) -> str:
    """What to do, and what to answer to the questions that come of it."""
    first = move_words(move, session)
    if not then:
        return first
    answers = sentences(move_words(answer, session) for answer in then[:MOST_ANSWERS])
    return say("{first} After that: {answers}", first=first, answers=answers)


def move_about(move: mv.Move, session: Seats) -> Subject:
    """The one piece that a move is about, as targets name it; nothing where there is none, or more than one."""
    found = PIECES.get(type(move))
    return found(move, session) if found else ()


# the five actions


def _order(move: mv.TakeOrder | mv.DraftOrder, s: Seats) -> str:
    book = named_card(move.printing, s)
    if isinstance(move, mv.TakeOrder) and move.discard is not None:
        return say(
            "Take the order “{book}”, and discard “{other}” for it.", book=book, other=named_card(move.discard, s)
        )
    return say("Take the order “{book}”.", book=book)


def _take_inks(move: mv.TakeInks, s: Seats) -> str:
    lying = [ink for ink in s.view().ink_sets[move.ink_set] if ink is not None]
    inks = terms.ink_list_words(lying[: move.count])
    return say("Take {inks} from set {number}.", inks=inks, number=move.ink_set + 1)


def _take_specialty(move: mv.TakeSpecialty, s: Seats) -> str:
    first, card = terms.specialty_words(move.advances[0]), named_card(move.card, s)
    if move.advances == (move.advances[0],) * 2:
        return say("Take the card that shows {specialty} twice, and advance it by two levels.", specialty=first)
    advanced = terms.both([terms.specialty_words(specialty) for specialty in move.advances])
    return say("Take the card {card}, and advance {specialties}.", card=card, specialties=advanced)


def _sector(gear: str, sector: int, s: Seats) -> str:
    return reward_text.reward_words_short(s.content.gears[gear].sectors[sector], s.content.rules)


def _install_gear(move: mv.InstallGear, s: Seats) -> str:
    axle, reward = terms.axle_words(move.axle), _sector(move.gear, move.sector, s)
    if move.axle < len(s.view().seats[move.seat].gears):
        return say("Replace the gear on axle {axle} by the one with “{reward}” active.", axle=axle, reward=reward)
    return say("Install a gear on axle {axle} with “{reward}” active.", axle=axle, reward=reward)


def _gear_on(seat: int, axle: int, s: Seats) -> str:
    return s.view().seats[seat].gears[axle].gear


def _use_gear(move: mv.UseGear, s: Seats) -> str:
    placed = s.view().seats[move.seat].gears[move.axle]
    reward = _sector(placed.gear, placed.sector, s)
    return say("Use the gear on axle {axle}: {reward}.", axle=terms.axle_words(move.axle), reward=reward)


def _take_patronage(move: mv.TakePatronage, s: Seats) -> str:
    patron = named_card(move.card, s)
    if move.inks == NOTHING:
        return say("Take the patronage card “{patron}”.", patron=patron)
    return say("Take the patronage card “{patron}” for {inks}.", patron=patron, inks=terms.inks_words(move.inks))


def _fulfil(move: mv.Fulfil, s: Seats) -> str:
    printed = say("Fulfil {orders}.", orders=terms.both([_printed(order, s) for order in move.orders]))
    if not move.bonus_gears:
        return printed
    axles = terms.both([terms.axle_words(axle) for axle in move.bonus_gears])
    gears = ngettext("Use the gear on axle {axles} for it.", "Use the gears on axles {axles} for it.",
                      len(move.bonus_gears), axles=axles)  # fmt: skip
    return sentences([printed, gears])


def _printed(order: mv.FulfilledOrder, s: Seats) -> str:
    book = named_card(order.printing, s)
    if order.colour is not None and order.decoration:
        return say("“{book}” with Colour and Decoration", book=book)
    if order.colour is not None:
        return say("“{book}” with Colour", book=book)
    return say("“{book}” with Decoration", book=book) if order.decoration else say("“{book}”", book=book)


def _buy_cards(move: mv.BuyCards, s: Seats) -> str:
    kinds = [terms.card_kind_words("printing")] * (move.printing > 0)
    kinds += [terms.card_kind_words("refinement")] * (move.refinement > 0)
    return say("Pay for 2 more cards: {kinds}.", kinds=terms.both(kinds))


MOVES: dict[type[mv.Move], Callable[[Any, Seats], str]] = {
    mv.KeepCharacter: lambda move, s: say("Keep {name}.", name=names.character_name(move.character, s.content)),
    mv.StartLevels: lambda move, s: say(
        "Start with {first} at I and {second} at II.",
        first=terms.specialty_words(move.first), second=terms.specialty_words(move.second),
    ),
    mv.DraftOrder: _order,
    mv.ChooseTypes: lambda move, s: say("Start with the letters {letters}.", letters=terms.letters_words(move.letters)),
    mv.NameColour: lambda move, s: say("Name {ink} as the colour of the round.", ink=terms.ink_words(move.ink)),
    mv.CommitPlan: lambda move, s: say(
        "Place your markers like this: {markers}.", markers=marker_counts(move.markers)
    ),
    mv.RevealPlan: lambda move, s: say("Reveal the automa’s planning card."),
    mv.ShiftMarker: lambda move, s: say(
        "Move a marker from {source} to {target}.",
        source=terms.action_words(move.source), target=terms.action_words(move.target),
    ),
    mv.LeaveMarkers: lambda move, s: say("Leave your markers where they are."),
    mv.TakeOrder: _order,
    mv.TakeInks: _take_inks,
    mv.TakeSpecialty: _take_specialty,
    mv.InstallGear: _install_gear,
    mv.RepositionGear: lambda move, s: say(
        "Turn the gear on axle {axle} until “{reward}” is active.",
        axle=terms.axle_words(move.axle), reward=_sector(_gear_on(move.seat, move.axle, s), move.sector, s),
    ),
    mv.ClaimReward: lambda move, s: say("Claim a patronage reward: {reward}.", reward=claimed_reward(move.space, s)),
    mv.TakePatronage: _take_patronage,
    mv.Pass: lambda move, s: say("Pass."),
    mv.AutomaAct: lambda move, s: say("Let the automa act."),
    mv.Fulfil: _fulfil,
    mv.EndTurn: lambda move, s: say("End your turn."),
    mv.BuyType: lambda move, s: say("Buy the letter {letter}.", letter=move.letter),
    mv.UseGear: _use_gear,
    mv.SwapLevels: lambda move, s: say(
        "Swap the levels of {first} and {second}.",
        first=terms.specialty_words(move.first), second=terms.specialty_words(move.second),
    ),
    mv.TakeInk: lambda move, s: say("Take a {ink} ink.", ink=terms.one_ink_words(move.ink)),
    mv.Advance: lambda move, s: say("Advance {specialty}.", specialty=terms.specialty_words(move.specialty)),
    mv.TakeType: lambda move, s: say("Take the letter {letter}.", letter=move.letter),
    mv.DrawOrder: lambda move, s: say("Draw cards for an order.") if move.discard is None else say(
        "Discard “{book}”, and draw cards for an order.", book=named_card(move.discard, s)
    ),
    mv.BuyCards: _buy_cards,
    mv.KeepOrder: lambda move, s: say("Keep the order “{book}”.", book=named_card(move.printing, s)),
    mv.ChooseReward: lambda move, s: say(
        "Take this reward first: {reward}.", reward=reward_text.due_words(move.reward)
    ),
    mv.Decline: lambda move, s: say("Decline this reward."),
    **GEAR_ANSWERS,
}  # fmt: skip
"""One entry for each move."""


def _both_cards(move: mv.TakeOrder | mv.DraftOrder | mv.KeepOrder, s: Seats) -> Subject:
    return ("order", move.printing, move.refinement)


def _gear(move: mv.UseGear | mv.RepositionGear, s: Seats) -> Subject:
    return ("gear", _gear_on(move.seat, move.axle, s))


PIECES: dict[type[mv.Move], Callable[[Any, Seats], Subject]] = {
    mv.KeepCharacter: lambda move, s: ("character", move.character),
    mv.DraftOrder: _both_cards,
    mv.TakeOrder: _both_cards,
    mv.KeepOrder: _both_cards,
    mv.TakeSpecialty: lambda move, s: ("specialty", move.card),
    mv.InstallGear: lambda move, s: ("gear", move.gear),
    mv.RepositionGear: _gear,
    mv.UseGear: _gear,
    mv.ClaimReward: lambda move, s: ("space", str(move.space)),
    mv.TakePatronage: lambda move, s: ("patronage", move.card),
    mv.Advance: lambda move, s: ("craft", move.specialty),
}
"""One entry for each move that one piece tells more about."""


SUMMED = (ev.GuildersPaid, ev.GuildersGained, ev.FameGained)


def is_news(reason: Reason) -> bool:
    """Whether a reason is worth a line; that there was no choice can be seen anyway."""
    return reason.code != "only_move" and (reason.code != "rule_of_thumb" or bool(reason.aim or reason.points))


def turn_lines(events: Iterable[ev.Event], seat: int, session: Seats) -> list[str]:
    """The lines of the log for what a seat did; what it paid is added up in the first, what it gained in the last.

    Where room is short the first is left out: what was paid is seen on the purse, what was taken should be read.
    """
    own = [event for event in events if getattr(event, "seat", None) == seat and not isinstance(event, ev.GearsTurned)]
    lines = [event_text.words(event, session) for event in own if not isinstance(event, SUMMED)]
    return [line for line in [_paid_line(own, seat, session), *lines, _gain_line(own, seat, session)] if line]


def _paid_line(own: Iterable[ev.Event], seat: int, session: Seats) -> str:
    guilders = sum(event.guilders for event in own if isinstance(event, ev.GuildersPaid))
    if not guilders:
        return ""
    return say("{seat} pays {amount}.", seat=session.name(seat), amount=terms.guilder_words(guilders))


def _gain_line(own: Sequence[ev.Event], seat: int, session: Seats) -> str:
    guilders = sum(event.guilders for event in own if isinstance(event, ev.GuildersGained))
    fame = sum(event.fame for event in own if isinstance(event, ev.FameGained))
    amounts = [terms.guilder_words(guilders)] * bool(guilders) + [terms.fame_words(fame)] * bool(fame)
    return say("{seat} gains {amount}.", seat=session.name(seat), amount=terms.both(amounts)) if amounts else ""


# The sentences of points and reasons name nobody but rivals, and never say “you”, so that they stand under a computer
# player's move and under a hint alike.


MOST_TOLD = 2


def points_words(points: Sequence[Point], session: Seats) -> list[str]:
    """The most important points, a sentence each; two patrons share one."""
    told = points[:MOST_TOLD]
    if [point.code for point in told] == ["serves_patron"] * 2:
        patrons = terms.both([names.patronage_title(point.aim, session.content) for point in told])
        return [say("It helps with the patronage cards {patrons}.", patrons=patrons)]
    return [POINTS[point.code](point, session) for point in told]


def _book(point: Point, s: Seats) -> str:
    return names.printing_title(point.aim, s.content)


def _inks(point: Point) -> str:
    return terms.both([terms.one_ink_words(cast(Ink, ink)) for ink in point.of.split(",")])


def _letters(point: Point) -> str:
    return terms.letters_words(cast(Sequence[Letter], tuple(point.of)))


def _order_pays(point: Point, s: Seats) -> str:
    printing, refinement = s.content.printing[point.aim], s.content.refinement[point.of]
    return say(
        "“{book}” needs {letters} and pays {guilders} and up to {fame}.",
        book=_book(point, s), letters=terms.letters_words(printing.letters),
        guilders=terms.guilder_words(printing.guilders),
        fame=terms.fame_words(refinement.colour_fame + refinement.decoration_fame),
    )  # fmt: skip


def _gear_brings(point: Point, s: Seats) -> str:
    rewards = [_sector(point.aim, int(sector), s) for sector in point.of.split(",")]
    if len(rewards) == 1:
        return say("It brings this at once: {reward}.", reward=rewards[0])
    return say("It brings “{reward}” now and “{later}” in the next round.", reward=rewards[0], later=rewards[1])


def _wild_ink(point: Point, s: Seats) -> str:
    if not point.amount:
        return say("Inks of this colour that are taken this round count as any other.")
    return ngettext(
        "This round, {count} own ink of this colour counts as any other.",
        "This round, {count} own inks of this colour count as any other.",
        point.amount,
    )  # fmt: skip


def _keeps_from(point: Point, s: Seats) -> str:
    seat = s.name(point.seat)
    if point.of in INKS:
        return say("{seat} will probably take the {ink}.", seat=seat, ink=terms.one_ink_words(point.of))
    patron = names.patronage_title(point.of, s.content)
    return say("{seat} will probably take the patronage card “{patron}”.", seat=seat, patron=patron)


def _still_lacks(point: Point, s: Seats) -> str:
    lacks = point.of.split(",")
    if lacks[0] in INKS:
        things = _inks(point)
    elif lacks[0] in SPECIALTIES:
        things = terms.both([terms.specialty_words(cast(Specialty, one)) for one in lacks])
    else:
        things = terms.letters_words(cast(Sequence[Letter], tuple(lacks)))
    return say("“{book}” still lacks {things}.", book=_book(point, s), things=things)


def _space(point: Point, s: Seats) -> str:
    if point.of.isdigit():
        return claimed_reward(int(point.of), s)
    return say("the patronage card “{patron}”", patron=names.patronage_title(point.of, s.content))


THINGS: dict[str, Callable[[Point, Seats], str]] = {
    "orders": lambda point, s: say("“{book}”", book=names.printing_title(point.of, s.content)),
    "inks": lambda point, s: _inks(point),
    "specialties": lambda point, s: names.specialty_card_title(point.of, s.content),
    "gears": lambda point, s: names.gear_title(point.of, s.content),
    "patronage": _space,
}
"""What a turn takes, by its action."""

SPACES: dict[PatronageReward, Callable[[], str]] = {
    "order": lambda: say("A slot is free, and every order can earn fame."),
    "specialty": lambda: say("One more level in any specialty brings orders and patronage cards nearer."),
    "inks": lambda: say("The colours are free to choose, so they fit the orders."),
    "guilders": lambda: say("Guilders buy types and inks."),
}
"""Why a reward space is claimed, by what it gives."""

POINTS: dict[PointCode, Callable[[Point, Seats], str]] = {
    "finishes": lambda point, s: say("It completes “{book}” this round.", book=_book(point, s)),
    "letters": lambda point, s: say("“{book}” then has all its types.", book=_book(point, s)),
    "colour": lambda point, s: say("“{book}” then has all its inks.", book=_book(point, s)),
    "decoration": lambda point, s: say("“{book}” then has all its levels.", book=_book(point, s)),
    "ink_for": lambda point, s: say("“{book}” needs {inks}.", book=_book(point, s), inks=_inks(point)),
    "level_for": lambda point, s: say(
        "“{book}” needs {specialties}.", book=_book(point, s),
        specialties=terms.both([terms.specialty_words(cast(Specialty, one)) for one in point.of.split(",")]),
    ),
    "has_letters": lambda point, s: say("All types for “{book}” are there.", book=_book(point, s)),
    "shares": lambda point, s: say(
        "It shares {letters} with the order “{book}”.",
        letters=terms.letters_words(cast(Sequence[Letter], tuple(point.of))), book=_book(point, s),
    ),
    "wins_patron": lambda point, s: say(
        "Everything for the patronage card “{patron}” is then there.",
        patron=names.patronage_title(point.aim, s.content)
    ),
    "serves_patron": lambda point, s: say(
        "It helps with the patronage card “{patron}”.", patron=names.patronage_title(point.aim, s.content)
    ),
    "keeps_from": _keeps_from,
    "final_fame": lambda point, s: say(
        "The new level alone is worth {fame} at the end.", fame=terms.fame_words(point.amount)
    ),
    "pays": lambda point, s: say("It pays {fame} at once.", fame=terms.fame_words(point.amount)),
    "leads_to": lambda point, s: say("What to take there: {thing}.", thing=THINGS[point.aim](point, s)),
    "order_pays": _order_pays,
    "prints": lambda point, s: say(
        "With {letters}, “{book}” can be fulfilled in round I: {amount}.",
        letters=_letters(point), book=_book(point, s), amount=terms.guilder_words(point.amount),
    ),
    "type_to_buy": lambda point, s: say(
        "“{book}” then lacks {letters}: {amount}.",
        letters=_letters(point), book=_book(point, s), amount=terms.guilder_words(point.amount),
    ),
    "gear_brings": _gear_brings,
    "acts_earlier": lambda point, s: say(
        "More markers act earlier in {action}.", action=terms.action_words(cast(Action, point.aim))
    ),
    "wild_ink": _wild_ink,
    "keeps_ink": lambda point, s: say("No present order needs {inks}: kept for later ones.", inks=_inks(point)),
    "spares_ink": lambda point, s: say("Of the inks that can go, {inks} is needed least.", inks=_inks(point)),
    "rises": lambda point, s: say(
        "With {specialty} at {level}, more orders and patronage cards can be met.",
        specialty=terms.specialty_words(cast(Specialty, point.of)), level=terms.level_words(point.amount),
    ),
    "new_letter": lambda point, s: say("With {letters}, more orders can be fulfilled.", letters=_letters(point)),
    "space_gives": lambda point, s: SPACES[cast(PatronageReward, point.aim)](),
    "earns": lambda point, s: say("It brings {amount} at once.", amount=terms.guilder_words(point.amount)),
    "pool_asks": lambda point, s: ngettext(
        "{specialty} is asked for by {count} card of the draft.",
        "{specialty} is asked for by {count} cards of the draft.",
        point.amount, specialty=terms.specialty_words(cast(Specialty, point.of)),
    ),
    "still_lacks": _still_lacks,
    "first_there": lambda point, s: ngettext(
        "{count} marker will probably be enough to go first in {action}.",
        "{count} markers will probably be enough to go first in {action}.",
        point.amount, action=terms.action_words(cast(Action, point.aim)),
    ),
}  # fmt: skip
"""One entry for each code."""

# A worth is told only where it is at least half a fame; below that, figures would say more than anybody knows.


LEAST_TOLD = 0.5  # fame
POINTS_SUFFICE: frozenset[ReasonCode] = frozenset(
    {"worth_most", "rule_of_thumb", "searched", "played_out", "fulfils_orders"}
)
"""Reasons that say nothing more once points speak for the move, but for a rule of thumb that has an aim."""


def reason_words(reason: Reason, session: Seats, *, figures: bool = True) -> str:
    """Why a move was chosen, in words, with or without its figures; ids and codes never show."""
    points = points_words([point for point in reason.points if _is_more(point, reason)], session)
    told = points and reason.code in POINTS_SUFFICE and not (reason.code == "rule_of_thumb" and reason.aim)
    first = "" if told else REASONS[reason.code](reason, session)
    told_figures = _figures(reason) if figures and reason.code not in WITHOUT_FIGURES else ""
    return sentences([first, *points, told_figures])


def _is_more(point: Point, reason: Reason) -> bool:
    """Whether a point says something that the reason does not say by itself."""
    if point.code == "new_letter" and reason.code == "buys_for_orders":
        return False
    return point.code in OF_A_PLAN or not reason.aim or point.aim != reason.aim


OF_A_PLAN: frozenset[PointCode] = frozenset({"leads_to", "first_there"})


def hint_words(choice: Choice, session: Seats) -> str:
    """Why a move is advised, and what the second best would be."""
    if choice.second is None:
        return reason_words(choice.reason, session)
    why = reason_words(choice.reason, session, figures=False)
    if isinstance(choice.move, mv.KeepCharacter):  # a computer player's line stands beside the tile that tells it
        why = sentences([why, names.character_words(choice.move.character, session.content)])
    other = _other_words(choice.move, choice.second, session)
    if other == move_words(choice.move, session):  # of two gears that give the same, say
        return why
    return sentences([why, _second_words(choice.reason, other)])


def _second_words(reason: Reason, advice: str) -> str:
    """The second best, and by how much it is behind, where anybody can tell."""
    if reason.next_best is None:
        return say("Next best: {advice}", advice=advice)
    fame = _fame(reason.lead)
    if fame:
        return say("Next best, with about {fame} less by the end: {advice}", fame=fame, advice=advice)
    return say("Nearly as good: {advice}", advice=advice)


def _other_words(move: mv.Move, second: mv.Move, s: Seats) -> str:
    """The second best move; what differs by one marker or by the refinement card alone is told by that."""
    if isinstance(move, mv.CommitPlan) and isinstance(second, mv.CommitPlan):
        moved = [theirs - own for own, theirs in zip(move.markers, second.markers, strict=True)]
        if sorted(moved) == [-1, 0, 0, 0, 1]:
            source, target = (terms.action_words(ACTIONS[moved.index(step)]) for step in (-1, 1))
            return say("One marker in {target} instead of {source}.", target=target, source=source)
    if isinstance(move, ORDERS) and isinstance(second, ORDERS) and move.printing == second.printing:
        return say("The same title with {refinement}.", refinement=names.refinement_title(second.refinement, s.content))
    return move_words(second, s)


ORDERS = (mv.DraftOrder, mv.TakeOrder, mv.KeepOrder)


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
    return terms.fame_words(int(worth + 0.5)) if worth >= LEAST_TOLD else ""


def _action(reason: Reason) -> str:
    """The aim, where it is one of the five actions; else empty."""
    return terms.action_words(reason.aim) if reason.aim in ACTIONS else ""


def _rule_of_thumb(reason: Reason, s: Seats) -> str:
    if reason.aim in s.content.characters:
        character = names.character_name(reason.aim, s.content)
        return say("Of these characters, {character} usually earns the most fame.", character=character)
    if reason.aim == "markers":
        return say("A marker on each action, and the others by chance.")
    if reason.aim:
        return say("Levels and types come first and orders last: then it is clear which order fits.")
    return say("Chosen by rule of thumb.")


def _worth_most(reason: Reason, s: Seats) -> str:
    if reason.aim == "cards":
        return say("None of the drawn cards is worth much: 2 more are worth their price.")
    if reason.aim == "order":
        return say("A slot is free, and every order can earn fame.")
    if reason.aim == "better order":
        return say("A new order should be worth more than the poorest one.")
    action = _action(reason)
    return say("The most useful turn in {action}.", action=action) if action else say("It brings the most.")


def _plan(reason: Reason, s: Seats) -> str:
    action = _action(reason)
    if action:
        return say("Acting early is most useful in {action}.", action=action)
    return say("The markers cover every useful action.")


def _nothing_better(reason: Reason, s: Seats) -> str:
    return NOTHING_BETTER.get(reason.aim, NOTHING_BETTER["decline"])()


NOTHING_BETTER: dict[str, Callable[[], str]] = {
    "orders": lambda: say("No order on offer is worth taking now."),
    "offering_order": lambda: say("A new order would probably not beat the present ones."),
    "inks": lambda: say("No set has inks that are worth their price."),
    "specialties": lambda: say("No card here brings an order or a patronage card nearer."),
    "gears": lambda: say("No other gear or sector would give more than those installed."),
    "patronage": lambda: say("No patronage card can be had, and no reward space is of use now."),
    "swapping_ink": lambda: say("No other ink would serve an order better."),
    "swapping_type": lambda: say("No other letter would serve an order better."),
    "scrapping_type": lambda: say("Every type is worth more than what it would bring now."),
    "buying_discounted": lambda: say("No order needs one of these letters enough."),
    "pass": lambda: say("No turn here is useful."),
    "end_turn": lambda: say("Nothing that can still be fulfilled or used now is worth what it costs."),
    "decline": lambda: say("What it brings is worth less than what it costs."),
    "leave_markers": lambda: say("No other spread of the markers acts earlier where it counts."),
}
"""By the action, by the question that is declined, or by the kind of the move."""


def _searched(reason: Reason, s: Seats) -> str:
    action = _action(reason)
    if action:
        return say("Looking ahead to the round’s end, this turn in {action} scores best.",
                   action=action)  # fmt: skip
    return say("Looking ahead to the round’s end, this choice scores best.")


def _fulfils(reason: Reason, s: Seats) -> str:
    book = names.printing_title(reason.aim, s.content)
    return (
        say("“{book}” can be fulfilled now.", book=book) if book else say("What can be fulfilled is fulfilled at once.")
    )


def _buys_for_orders(reason: Reason, s: Seats) -> str:
    book = names.printing_title(reason.aim, s.content)
    if not book:
        return say("An order needs a type, and there is money to spare.")
    return say("To fulfil “{book}” this round, only types are missing.", book=book)


ONLY: dict[str, Callable[[], str]] = {
    "pass": lambda: say("There is nothing to be had here now."),
    "end_turn": lambda: say("All that could be done this turn is done."),
}
"""Why there is no other move, by the kind of the only one."""

REASONS: dict[ReasonCode, Callable[[Reason, Seats], str]] = {
    "by_chance": lambda reason, s: say("Chosen at random."),
    "only_move": lambda reason, s: ONLY[reason.aim]() if reason.aim in ONLY else say("There is no other move."),
    "rule_of_thumb": _rule_of_thumb,
    "worth_most": _worth_most,
    "plan_for_turns": _plan,
    "fulfils_orders": _fulfils,
    "buys_for_orders": _buys_for_orders,
    "buys_for_patronage": lambda reason, s: say(
        "For the patronage card “{patron}”, one type is still missing.",
        patron=names.patronage_title(reason.aim, s.content),
    ),
    "uses_gear": lambda reason, s: say(
        "{gain} It costs no turn.", gain=GEAR_REWARDS[cast(GearRewardKind, reason.aim)].gain()
    ),
    "nothing_better": _nothing_better,
    "searched": _searched,
    "played_out": lambda reason, s: say("Looking ahead to the end of the game, this choice scores best."),
    "fallback": lambda reason, s: say("It gave no valid answer. A random legal move was made to continue the game."),
}
"""One entry for each code."""

WITHOUT_FIGURES: frozenset[ReasonCode] = frozenset(
    {"by_chance", "only_move", "rule_of_thumb", "fallback", "nothing_better"}
)
"""Reasons for which nothing was weighed, or nothing was found."""

# Sentences about the turning points of a match that is over.


def when_words(table: Table) -> str:
    """When in the game it was."""
    if table.phase in BEFORE_ROUND_1:
        return say("Preparation")
    number = ROMAN[table.round]
    if table.phase == "actions":
        return say("Round {round}: {action}", round=number, action=terms.action_words(ACTIONS[table.action]))
    if table.phase in ("planning", "reveal", "shift"):
        return say("Round {round}: plans", round=number)
    if table.phase == "fulfilment":
        return say("Round {round}: fulfilment", round=number)
    return say("Round {round}", round=number)


def figure_words(point: TurningPoint) -> str:
    """The fame at stake, with its sign."""
    fame = round(abs(point.fame))
    return say("+{number}", number=fame) if point.fame > 0 else say("−{number}", number=fame)


def made_words(entry: LogEntry, session: Seats) -> str:
    """What the seat did."""
    move = entry.move
    if isinstance(move, CommitPlan):
        return say("{seat}: {markers}", seat=session.name(move.seat), markers=marker_counts(move.markers))
    own = [event for event in entry.events if getattr(event, "seat", None) == move.seat]
    return sentences(event_text.words(event, session) for event in own)


def other_words(point: TurningPoint, then: Seats) -> str:
    """The best other move and why it was good; `then` are the seats at the state that the move was made for."""
    other = point.other
    advice = advice_words(other.move, other.then, then)
    if other.reason.points or other.reason.code == "buys_for_orders":
        points = other.reason.points
        telling = tuple(one for one in points if one.code != "order_pays") or points  # there is little room
        reason = reason_words(replace(other.reason, points=telling), then, figures=False)
        advice = sentences([advice, reason])
    if point.fame > 0:
        return say("The next best option: {advice}", advice=advice)
    return say("A better option: {advice}", advice=advice)
