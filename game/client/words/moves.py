"""What a move does, as advice: one sentence for each move, and the piece that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.client.base.i18n import say, say_count, sentences
from game.client.base.subject import About
from game.client.words import log_parts as part
from game.client.words import pieces as names
from game.client.words.rewards import GEAR_ANSWERS
from game.rules import moves as mv
from game.rules.names import NOTHING

if TYPE_CHECKING:
    from game.client.session.company import Company
    from game.content.tables import RuleConstants

MOST_ANSWERS = 3  # told with a move


def move_words(move: mv.Move, sitting: Company) -> str:
    """What to do, in a sentence; with a plan it tells the plan."""
    return MOVES[type(move)](move, sitting)


def advice_words(move: mv.Move, then: Sequence[mv.Move], sitting: Company) -> str:
    """What to do, and what to answer to the questions that come of it."""
    first = move_words(move, sitting)
    if not then:
        return first
    answers = sentences(move_words(answer, sitting) for answer in then[:MOST_ANSWERS])
    return say("{first} After that: {answers}", first=first, answers=answers)


def move_about(move: mv.Move, sitting: Company) -> About:
    """The one piece that a move is about, as targets name it; nothing where there is none, or more than one."""
    found = PIECES.get(type(move))
    return found(move, sitting) if found else ()


# planning


def _commit_plan(move: mv.CommitPlan, s: Company) -> str:
    return say("Place your markers like this: {markers}.", markers=part.markers(move.markers))


def _shift_marker(move: mv.ShiftMarker, s: Company) -> str:
    source, target = names.action_words(move.source), names.action_words(move.target)
    return say("Move a marker from {source} to {target}.", source=source, target=target)


def _start_levels(move: mv.StartLevels, s: Company) -> str:
    first, second = names.specialty_words(move.first), names.specialty_words(move.second)
    return say("Start with {first} at I and {second} at II.", first=first, second=second)


# the five actions


def _order(move: mv.TakeOrder | mv.DraftOrder, s: Company) -> str:
    book, refinement = part.card(move.printing, s), part.card(move.refinement, s)
    if isinstance(move, mv.TakeOrder) and move.discard is not None:
        return say(
            "Take the order “{book}” with {refinement}, and discard “{other}” for it.",
            book=book, refinement=refinement, other=part.card(move.discard, s),
        )  # fmt: skip
    return say("Take the order “{book}” with {refinement}.", book=book, refinement=refinement)


def _take_inks(move: mv.TakeInks, s: Company) -> str:
    lying = [ink for ink in s.view().ink_sets[move.ink_set] if ink is not None]
    inks = names.ink_list_words(lying[: move.count])
    return say("Take {inks} from set {number}.", inks=inks, number=move.ink_set + 1)


def _take_specialty(move: mv.TakeSpecialty, s: Company) -> str:
    first, card = names.specialty_words(move.advances[0]), part.card(move.card, s)
    if move.advances == (move.advances[0],) * 2:
        return say("Take the card that shows {specialty} twice, and advance it by two levels.", specialty=first)
    advanced = names.both([names.specialty_words(specialty) for specialty in move.advances])
    return say("Take the card {card}, and advance {specialties}.", card=card, specialties=advanced)


def _sector(gear: str, sector: int, s: Company) -> str:
    return names.reward_words_short(s.content.gears[gear].sectors[sector], s.content.rules)


def _install_gear(move: mv.InstallGear, s: Company) -> str:
    axle, reward = names.axle_words(move.axle), _sector(move.gear, move.sector, s)
    if move.axle < len(s.view().seats[move.seat].gears):
        return say("Replace the gear on axle {axle} by the one with “{reward}” active.", axle=axle, reward=reward)
    return say("Install a gear on axle {axle} with “{reward}” active.", axle=axle, reward=reward)


def _reposition_gear(move: mv.RepositionGear, s: Company) -> str:
    reward = _sector(_gear_on(move.seat, move.axle, s), move.sector, s)
    return say(
        "Turn the gear on axle {axle} until “{reward}” is active.", axle=names.axle_words(move.axle), reward=reward
    )


def _gear_on(seat: int, axle: int, s: Company) -> str:
    return s.view().seats[seat].gears[axle].gear


def _use_gear(move: mv.UseGear, s: Company) -> str:
    placed = s.view().seats[move.seat].gears[move.axle]
    reward = _sector(placed.gear, placed.sector, s)
    return say("Use the gear on axle {axle}: {reward}.", axle=names.axle_words(move.axle), reward=reward)


def _claim_reward(move: mv.ClaimReward, s: Company) -> str:
    rules = s.content.rules
    reward = names.patronage_reward_words(rules.patronage_rewards[move.space], rules)
    return say("Claim a patronage reward: {reward}.", reward=reward)


def _take_patronage(move: mv.TakePatronage, s: Company) -> str:
    patron = part.card(move.card, s)
    if move.inks == NOTHING:
        return say("Take the patronage card “{patron}”.", patron=patron)
    return say("Take the patronage card “{patron}” for {inks}.", patron=patron, inks=names.inks_words(move.inks))


# fulfilment


def _fulfil(move: mv.Fulfil, s: Company) -> str:
    printed = say("Fulfil {orders}.", orders=names.both([_printed(order, s) for order in move.orders]))
    if not move.bonus_gears:
        return printed
    axles = names.both([names.axle_words(axle) for axle in move.bonus_gears])
    gears = say_count("Use the gear on axle {axles} for it.", "Use the gears on axles {axles} for it.",
                      len(move.bonus_gears), axles=axles)  # fmt: skip
    return sentences([printed, gears])


def _printed(order: mv.FulfilledOrder, s: Company) -> str:
    book = part.card(order.printing, s)
    if order.colour is not None and order.decoration:
        return say("“{book}” with Colour and Decoration", book=book)
    if order.colour is not None:
        return say("“{book}” with Colour", book=book)
    return say("“{book}” with Decoration", book=book) if order.decoration else say("“{book}”", book=book)


# answers inside rewards


def _keep_order(move: mv.KeepOrder, s: Company) -> str:
    book, refinement = part.card(move.printing, s), part.card(move.refinement, s)
    return say("Keep “{book}” with {refinement}.", book=book, refinement=refinement)


def _draw_order(move: mv.DrawOrder, s: Company) -> str:
    if move.discard is None:
        return say("Draw cards for an order.")
    return say("Discard “{book}”, and draw cards for an order.", book=part.card(move.discard, s))


def _buy_cards(move: mv.BuyCards, s: Company) -> str:
    kinds = [names.card_kind_words("printing")] * (move.printing > 0)
    kinds += [names.card_kind_words("refinement")] * (move.refinement > 0)
    return say("Pay for 2 more cards: {kinds}.", kinds=names.both(kinds))


def _gear_answer(said: Callable[[Any, RuleConstants], str], move: mv.Move, s: Company) -> str:
    return said(move, s.content.rules)


def _swap_levels(move: mv.SwapLevels, s: Company) -> str:
    first, second = names.specialty_words(move.first), names.specialty_words(move.second)
    return say("Swap the levels of {first} and {second}.", first=first, second=second)


MOVES: dict[type[mv.Move], Callable[[Any, Company], str]] = {
    mv.KeepCharacter: lambda move, s: say("Keep {name}.", name=names.character_name(move.character, s.content)),
    mv.StartLevels: _start_levels,
    mv.DraftOrder: _order,
    mv.ChooseTypes: lambda move, s: say("Start with the letters {letters}.", letters=names.letters_words(move.letters)),
    mv.NameColour: lambda move, s: say("Name {ink} as the colour of the round.", ink=names.ink_words(move.ink)),
    mv.CommitPlan: _commit_plan,
    mv.RevealPlan: lambda move, s: say("Reveal the automa’s planning card."),
    mv.ShiftMarker: _shift_marker,
    mv.LeaveMarkers: lambda move, s: say("Leave your markers where they are."),
    mv.TakeOrder: _order,
    mv.TakeInks: _take_inks,
    mv.TakeSpecialty: _take_specialty,
    mv.InstallGear: _install_gear,
    mv.RepositionGear: _reposition_gear,
    mv.ClaimReward: _claim_reward,
    mv.TakePatronage: _take_patronage,
    mv.Pass: lambda move, s: say("Pass."),
    mv.AutomaAct: lambda move, s: say("Let the automa act."),
    mv.Fulfil: _fulfil,
    mv.EndTurn: lambda move, s: say("End your turn."),
    mv.BuyType: lambda move, s: say("Buy the letter {letter}.", letter=names.letter_words(move.letter)),
    mv.UseGear: _use_gear,
    mv.SwapLevels: _swap_levels,
    mv.TakeInk: lambda move, s: say("Take a {ink} ink.", ink=names.one_ink_words(move.ink)),
    mv.Advance: lambda move, s: say("Advance {specialty}.", specialty=names.specialty_words(move.specialty)),
    mv.TakeType: lambda move, s: say("Take the letter {letter}.", letter=names.letter_words(move.letter)),
    mv.DrawOrder: _draw_order,
    mv.BuyCards: _buy_cards,
    mv.KeepOrder: _keep_order,
    mv.ChooseReward: lambda move, s: say("Take this reward first: {reward}.", reward=names.due_words(move.reward)),
    mv.Decline: lambda move, s: say("Decline this reward."),
    **{kind: partial(_gear_answer, said) for kind, said in GEAR_ANSWERS.items()},
}  # fmt: skip
"""One entry for each move."""


def _both_cards(move: mv.TakeOrder | mv.DraftOrder | mv.KeepOrder, s: Company) -> About:
    return ("order", move.printing, move.refinement)


def _gear(move: mv.UseGear | mv.RepositionGear, s: Company) -> About:
    return ("gear", _gear_on(move.seat, move.axle, s))


PIECES: dict[type[mv.Move], Callable[[Any, Company], About]] = {
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
