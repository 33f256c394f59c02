"""Which article of the rules says why a move is refused."""

from game.rules.refusals import Refusal, RefusalCode

REFUSALS: dict[str, tuple[RefusalCode, ...]] = {
    "winner": ("game_over",),
    "players": ("no_such_seat",),
    "order of play": ("not_your_turn", "no_marker_there"),
    "rewards": ("not_asked_now", "cannot_decline"),
    "when exactly": ("free_moves_closed", "order_to_keep_first"),
    "board": ("not_on_offer",),
    "character draft": ("not_your_character",),
    "character ungler": ("same_specialty",),
    "first types": ("wrong_type_count", "letters_out_of_order"),
    "plan": ("plan_already_committed", "wrong_marker_count", "too_many_on_action"),
    "character gutenberg": ("same_action",),
    "full slots": ("must_give_an_order", "no_order_to_give", "no_cards_left"),
    "an order": ("order_not_held",),
    "ink prices": ("space_empty",),
    "take inks": ("not_that_many_inks",),
    "guilders": ("not_enough_guilders",),
    "supply": ("bag_lacks_ink",),
    "ink": ("ink_not_owned",),
    "reward swap_ink": ("same_ink",),
    "take a specialty": ("wrong_advances",),
    "character plantin": ("swapped_this_round", "levels_equal"),
    "axles": ("axle_not_next", "axle_empty"),
    "gears action": ("no_such_sector", "same_sector"),
    "used gear": ("gear_used_this_round",),
    "using gears": ("gear_already_used", "no_gear_uses_left"),
    "bonus gears": ("not_a_bonus_gear", "bonus_not_earned"),
    "bonus sectors": ("bonus_gear_waits_for_orders",),
    "useless gears": ("gear_does_nothing",),
    "patronage": ("no_such_space",),
    "claimed": ("space_claimed",),
    "patronage row": ("card_not_open_yet",),
    "what cards need": ("levels_too_low", "types_missing", "inks_missing"),
    "colour": ("wrong_inks",),
    "all at once": ("already_fulfilled", "same_order_twice"),
    "letters": ("nothing_to_fulfil", "letters_missing", "may_not_leave_uncovered"),
    "type": ("type_not_owned",),
    "reward swap_type": ("same_type",),
}
"""The codes that each article explains, in the order of the game."""

WHY: dict[RefusalCode, str] = {code: article for article, codes in REFUSALS.items() for code in codes}

OF_ORDERS: dict[str, str] = {"levels_too_low": "decoration", "inks_missing": "colour"}
"""The articles for codes that refuse patronage cards and orders, where an order is refused."""


def article_of(refusal: Refusal) -> str:
    """The key of the article that says why a move is refused."""
    if refusal.code in OF_ORDERS and not refusal.what.startswith("patronage"):
        return OF_ORDERS[refusal.code]
    return WHY[refusal.code]
