"""Which article of the rules says why a move is refused."""

from game.rules.refusals import Refusal, RefusalCode

WHY: dict[RefusalCode, str] = {
    # whose move it is
    "game_over": "winner",
    "no_such_seat": "players",
    "not_your_turn": "order of play",
    "not_asked_now": "rewards",
    "free_moves_closed": "when exactly",
    "not_on_offer": "board",
    # preparing
    "not_your_character": "character draft",
    "same_specialty": "character ungler",
    "wrong_type_count": "first types",
    "letters_out_of_order": "first types",
    # planning
    "plan_already_committed": "plan",
    "wrong_marker_count": "plan",
    "too_many_on_action": "plan",
    "no_marker_there": "order of play",
    "same_action": "character gutenberg",
    # orders
    "must_give_an_order": "full slots",
    "no_order_to_give": "full slots",
    "order_not_held": "an order",
    "no_cards_left": "full slots",
    # inks
    "space_empty": "ink prices",
    "not_that_many_inks": "take inks",
    "not_enough_guilders": "guilders",
    "bag_lacks_ink": "supply",
    "ink_not_owned": "ink",
    "same_ink": "reward swap_ink",
    # specialties
    "wrong_advances": "take a specialty",
    "swapped_this_round": "character plantin",
    "levels_equal": "character plantin",
    # gears
    "axle_not_next": "axles",
    "axle_empty": "axles",
    "no_such_sector": "gears action",
    "same_sector": "gears action",
    "gear_used_this_round": "used gear",
    "gear_already_used": "using gears",
    "no_gear_uses_left": "using gears",
    "not_a_bonus_gear": "bonus gears",
    "bonus_not_earned": "bonus gears",
    "bonus_gear_waits_for_orders": "bonus sectors",
    "gear_does_nothing": "useless gears",
    "order_to_keep_first": "when exactly",
    # patronage
    "no_such_space": "patronage",
    "space_claimed": "claimed",
    "card_not_open_yet": "patronage row",
    "levels_too_low": "what cards need",
    "types_missing": "what cards need",
    "inks_missing": "what cards need",
    "wrong_inks": "colour",
    # fulfilment
    "already_fulfilled": "all at once",
    "nothing_to_fulfil": "letters",
    "same_order_twice": "all at once",
    "letters_missing": "letters",
    "may_not_leave_uncovered": "letters",
    # types
    "type_not_owned": "type",
    "same_type": "reward swap_type",
    "cannot_decline": "rewards",
}
"""One entry for each code, in the order of the game."""

OF_ORDERS: dict[str, str] = {"levels_too_low": "decoration", "inks_missing": "colour"}
"""The articles for codes that refuse patronage cards and orders, where an order is refused."""


def article_of(refusal: Refusal) -> str:
    """The key of the article that says why a move is refused."""
    if refusal.code in OF_ORDERS and not refusal.what.startswith("patronage"):
        return OF_ORDERS[refusal.code]
    return WHY[refusal.code]
