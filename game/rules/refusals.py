"""Why a move is not allowed: a code and its figures, never a sentence (those are the client's)."""

from typing import Literal, TypeAlias, get_args

import msgspec

RefusalCode: TypeAlias = Literal[
    # whose move it is, and preparing
    "game_over", "no_such_seat", "not_your_turn", "not_asked_now", "free_moves_closed", "not_on_offer",
    "not_your_character", "same_specialty", "wrong_type_count", "letters_out_of_order",
    # planning, orders and inks
    "plan_already_committed", "wrong_marker_count", "too_many_on_action", "no_marker_there", "same_action",
    "must_give_an_order", "no_order_to_give", "order_not_held",
    "space_empty", "not_that_many_inks", "not_enough_guilders",
    # specialties, gears and patronage
    "wrong_advances", "axle_not_next", "axle_empty", "no_such_sector", "same_sector", "gear_used_this_round",
    "no_such_space", "space_claimed", "card_not_open_yet", "levels_too_low", "types_missing", "inks_missing",
    "wrong_inks",
    # fulfilment
    "already_fulfilled", "nothing_to_fulfil", "same_order_twice", "letters_missing", "may_not_leave_uncovered",
    "bonus_not_earned", "not_a_bonus_gear",
    # at any time, and rewards
    "gear_already_used", "no_gear_uses_left", "bonus_gear_waits_for_orders", "gear_does_nothing", "order_to_keep_first",
    "swapped_this_round", "levels_equal", "bag_lacks_ink", "ink_not_owned", "same_ink", "type_not_owned", "same_type",
    "no_cards_left", "cannot_decline",
]  # fmt: skip
REFUSAL_CODES: tuple[RefusalCode, ...] = get_args(RefusalCode)


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """A code, and where it has figures: how much is needed, how much is there, and of what."""

    code: RefusalCode
    need: int = 0
    have: int = 0
    what: str = ""


class IllegalMove(ValueError):
    """Raised by `apply` for a move that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
