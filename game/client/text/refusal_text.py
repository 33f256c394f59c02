"""Why something is not allowed, in whole sentences that also say what to do: the rules give a code and figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, cast

from game.client.base import readings
from game.client.base.i18n import ROMAN, ngettext, say
from game.client.text import piece_text as words
from game.client.text import terms
from game.client.text.refused import Refused
from game.rules.moves import BEFORE_ROUND_1, CHOICES
from game.rules.names import INKS, SPECIALTIES, Action, Ink, Specialty
from game.rules.refusals import Refusal, RefusalCode

if TYPE_CHECKING:
    from game.client.text.seats import Seats

Say: TypeAlias = "Callable[[Refusal, Seats | None], str]"


def sentence(refusal: Refusal, company: Seats | None = None) -> Refused:
    """One sentence or two for a refused move; with a company, cards and seats are called by their names."""
    return Refused(SENTENCES[refusal.code](refusal, company), refusal)


def stale_sentence() -> str:
    """Why a move is refused that was chosen before the table changed."""
    return say("The table has changed since you chose. Look again, then choose.")


def undo_sentence(code: str | None) -> str:
    """Why nothing can be taken back; empty where something can."""
    if code is None:
        return ""
    return UNDO_SENTENCES.get(code, lambda: say("This can’t be undone any more."))()


UNDO_SENTENCES: dict[str, Callable[[], str]] = {
    "nothing_to_undo": lambda: say("There is nothing to undo yet."),
    "after_a_reveal": lambda: say("Something hidden was revealed since then: it can’t be undone."),
    "another_seats_move": lambda: say("Another player made the last move: only they can undo it."),
    "acted_since": lambda: say("Another player has acted since then: it can’t be undone."),
    "plan_committed": lambda: say("A submitted plan is final."),
    "turn_ended": lambda: say("This turn has ended: it can’t be undone."),
}


def _not_your_turn(refused: Refusal, company: Seats | None) -> str:
    if company is not None:
        pending = company.view().pending
        if len(pending) == 1:
            return say("It is {seat}’s turn: please wait.", seat=company.name(pending[0]))
    return say("It is another player’s turn: please wait.")


def _free_moves_closed(refused: Refusal, company: Seats | None) -> str:
    view = company.view() if company is not None else None
    if company is None or view is None or not isinstance(view.top, CHOICES) or view.phase in BEFORE_ROUND_1:
        return say("Make the open choice first. Then you can buy types and use gears.")
    return say("{seat} chooses first. Then you can buy types and use gears.", seat=company.name(view.top.seat))


def _not_on_offer(refused: Refusal, company: Seats | None) -> str:
    if refused.what in SPECIALTIES:
        specialty = terms.specialty_words(refused.what)
        return say("{specialty} can’t advance now.", specialty=specialty)
    title = words.card_words(refused.what, company.content) if company and refused.what else ""
    if title:
        return say("“{card}” is not on offer here: choose an open card.", card=title)
    return say("That is not on offer here: choose one of those shown.")


def _marker_count(refused: Refusal, company: Seats | None) -> str:
    left = refused.need - refused.have
    if left > 0:
        return ngettext("Place {count} more marker.", "Place {count} more markers.", left)
    return ngettext("Remove {count} marker.", "Remove {count} markers.", -left)


def _levels(refused: Refusal, company: Seats | None) -> str:
    if refused.what.startswith("patronage"):
        return say("Your levels are too low for this patronage card.")
    return say("Your levels are too low for this Decoration.")


def _wrong_inks(refused: Refusal, company: Seats | None) -> str:
    if refused.what in INKS:
        return say("You can’t return this ink here: choose one of the inks shown.")
    return say("These are not the inks on the card: place exactly the colours it needs.")


def _inks_missing(refused: Refusal, company: Seats | None) -> str:
    if refused.what:
        return say("You lack the inks for this patronage card.")
    return say("Not enough ink for all these Colours: leave one out.")


def _on_axle(refused: Refusal) -> str:
    """The axle that a refusal names, counted from 1."""
    return terms.axle_words(int(refused.what) - 1)


def _until_next_round(now: Callable[[], str], more: Callable[[], str]) -> Say:
    """What was used up this round; with what to wait for, unless this is the last one."""

    def told(refused: Refusal, company: Seats | None) -> str:
        is_last = company is not None and readings.is_last_round(company.content, company.view())
        return now() if is_last else more()

    return told


SENTENCES: dict[RefusalCode, Say] = {
    # whose move it is
    "game_over": lambda r, s: say("The game is over: the final scores stand."),
    "no_such_seat": lambda r, s: say("There is no such player."),
    "not_your_turn": _not_your_turn,
    "not_asked_now": lambda r, s: say("You can’t do that now: make the open choice first."),
    "free_moves_closed": _free_moves_closed,
    "not_on_offer": _not_on_offer,
    # preparing
    "not_your_character": lambda r, s: say(
        "Only {character} can do that.", character=words.character_name(r.what, s.content if s else None)
    ),
    "same_specialty": lambda r, s: say(
        "{specialty} has a level already: choose another specialty.",
        specialty=terms.specialty_words(cast(Specialty, r.what)),
    ),
    "wrong_type_count": lambda r, s: ngettext(
        "Choose {need} types to start with; you have chosen {count}.",
        "Choose {need} types to start with; you have chosen {count}.",
        r.have,
        need=r.need,
    ),
    "letters_out_of_order": lambda r, s: say("Choose the types in the order A, I, O, U."),
    # planning
    "plan_already_committed": lambda r, s: say("You have already submitted this plan: it is final."),
    "wrong_marker_count": _marker_count,
    "too_many_on_action": lambda r, s: ngettext(
        "An action takes at most {count} marker of one player.",
        "An action takes at most {count} markers of one player.",
        r.need,
    ),
    "no_marker_there": lambda r, s: say(
        "You have no marker on {action}.", action=terms.action_words(cast(Action, r.what))
    ),
    "same_action": lambda r, s: say("The marker is already there: move it to another action."),
    # orders
    "must_give_an_order": lambda r, s: ngettext(
        "{count} order slot is full: choose an order to discard.",
        "All {count} order slots are full: choose an order to discard.",
        r.need,
    ),
    "no_order_to_give": lambda r, s: say("You have a free order slot: you need not discard an order."),
    "order_not_held": lambda r, s: say("This order is not in your printing house."),
    "no_cards_left": lambda r, s: say("There are not enough cards left for that."),
    # inks
    "space_empty": lambda r, s: say("This space is empty: choose another."),
    "not_that_many_inks": lambda r, s: ngettext(
        "This set has only {count} ink left.", "This set has only {count} inks left.", r.have
    ),
    "not_enough_guilders": lambda r, s: say(
        "That costs {price}, and you have {have}.", price=terms.guilder_words(r.need), have=r.have
    ),
    "bag_lacks_ink": lambda r, s: say("The bag has no {ink} ink left.", ink=terms.one_ink_words(cast(Ink, r.what))),
    "ink_not_owned": lambda r, s: say("You own no {ink} ink.", ink=terms.one_ink_words(cast(Ink, r.what))),
    "same_ink": lambda r, s: say("Choose a different colour from the one you return."),
    # specialties
    "wrong_advances": lambda r, s: say(
        "Advance both specialties that the card shows, or any one specialty by one level."
    ),
    "swapped_this_round": _until_next_round(
        lambda: say("You have already used Plantin’s swap this round."),
        lambda: say("You have already used Plantin’s swap this round. You can use it again next round."),
    ),
    "levels_equal": lambda r, s: say("These two specialties have the same level: a swap would change nothing."),
    # gears
    "axle_not_next": lambda r, s: say(
        "Place gears from axle I on: this one goes on axle {axle}.", axle=terms.axle_words(r.need - 1)
    ),
    "axle_empty": lambda r, s: say("Axle {axle} has no gear.", axle=_on_axle(r)),
    "no_such_sector": lambda r, s: say("A gear has three sectors: choose one of them."),
    "same_sector": lambda r, s: say("This sector is already active: turn the gear to another."),
    "gear_used_this_round": _until_next_round(
        lambda: say("This gear was used this round: you can’t change it any more."),
        lambda: say("This gear was used this round. You can’t change it until the next round."),
    ),
    "gear_already_used": _until_next_round(
        lambda: say("You have already used this gear this round."),
        lambda: say("You have already used this gear this round. You can use it again next round."),
    ),
    "no_gear_uses_left": lambda r, s: say("You have used all your gear uses this round."),
    "not_a_bonus_gear": lambda r, s: say("The gear on axle {axle} has no bonus for orders.", axle=_on_axle(r)),
    "bonus_not_earned": lambda r, s: say("None of the chosen orders earns the bonus of axle {axle}.", axle=_on_axle(r)),
    "bonus_gear_waits_for_orders": lambda r, s: say("This gear gives its fame when you fulfil orders."),
    "gear_does_nothing": lambda r, s: say("This gear’s reward would have no effect now."),
    "order_to_keep_first": lambda r, s: say("Keep one of the drawn orders first: this gear gives another."),
    # patronage
    "no_such_space": lambda r, s: say("There is no such space on this board."),
    "space_claimed": lambda r, s: say("This reward has been claimed this round: choose another."),
    "card_not_open_yet": lambda r, s: say(
        "This card opens in round {need}; it is round {have} now.", need=ROMAN[r.need], have=ROMAN[r.have]
    ),
    "levels_too_low": _levels,
    "types_missing": lambda r, s: say("You lack the types for this patronage card."),
    "inks_missing": _inks_missing,
    "wrong_inks": _wrong_inks,
    # fulfilment
    "already_fulfilled": lambda r, s: say("You have already fulfilled your orders this round: end your turn."),
    "nothing_to_fulfil": lambda r, s: say("Place types on an order first, or fulfil none."),
    "same_order_twice": lambda r, s: say("You can fulfil each order only once."),
    "letters_missing": lambda r, s: ngettext(
        "You need the letter {letter} {count} time, but you own {have}: buy a type first.",
        "You need the letter {letter} {count} times, but you own {have}: buy a type first.",
        r.need,
        letter=r.what,
        have=r.have,
    ),
    "may_not_leave_uncovered": lambda r, s: say(
        "Only Manutius may ignore one required letter, and only when fulfilling two or more orders."
    ),
    # types
    "type_not_owned": lambda r, s: say("You don’t own the letter {letter}.", letter=r.what),
    "same_type": lambda r, s: say("Choose a different letter from the one you return."),
    "cannot_decline": lambda r, s: say("You must make this choice: you can’t decline it."),
}
"""One entry for each code, in the order of the game."""
