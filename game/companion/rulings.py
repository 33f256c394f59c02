"""The program's own rulings where the rules of the machine are silent, each with the other reading."""

from collections.abc import Callable

from game.client.base.i18n import say

RULINGS: dict[str, Callable[[], str]] = {
    "Q2_ruling": lambda: say("both tradesmen begin standing, in a room II. Other reading: in a room I."),
    "Q3_ruling": lambda: say(
        "on this program’s tiles each direction is there three times, and each letter is the first four times. "
        "Other reading: as on the printed tiles."
    ),
    "W2_ruling": lambda: say(
        "of two standing tradesmen, one in a room II acts before one in a room I. "
        "Other reading: the one nearer the upper left acts first, whatever its room."
    ),
    "W2_nobody": lambda: say("where a change by hand left nobody standing, it is a reset. Other reading: no turn."),
    "W3_ruling": lambda: say(
        "rows and columns wrap round each by itself, diagonally too. "
        "Other reading: the way goes on in the next row or column."
    ),
    "W4_ruling_own_shop": lambda: say(
        "its own shop, reached by going right round, counts as another one. Other reading: it is a reset."
    ),
    "W4_ruling_other_people": lambda: say(
        "pieces of the players do not hinder it. Other reading: a taken place makes a reset."
    ),
    "W5_ruling": lambda: say(
        "of two tradesmen in a reset, the upper left one acts first. Other reading: the active one does."
    ),
    "W6_ruling": lambda: say(
        "when the tiles run out, all are shuffled again. Other reading: they are shuffled every round."
    ),
    "W7_ruling": lambda: say(
        "an action set off by another is done at once, by the same tile, but never inside one of its own kind. "
        "Other reading: it is done afterwards, however often."
    ),
    "V1_ruling": lambda: say(
        "an action moves orders as production does, from right to left. Other reading: as a player would choose."
    ),
    "V4_ruling": lambda: say(
        "a third lead letter is not taken, nor in a reset, and nothing is replaced. "
        "Other reading: it takes the place of another."
    ),
    "V5_ruling": lambda: say(
        "with a full composing stick it gains 1 point, and the letter stays. Other reading: it gains nothing."
    ),
    "V6_ruling_own_arrow": lambda: say(
        "clockwise begins with the direction of the arrow itself. Other reading: with the one after it."
    ),
    "V6_ruling_one_space_a_step": lambda: say(
        "each step left over moves the turn order marker one space. Other reading: all together move it one space."
    ),
    "V6_ruling_visited": lambda: say(
        "in a city visited before it only stops. Other reading: its director moves on there too."
    ),
    "V6_ruling_no_marker": lambda: say(
        "without a city marker none is placed, and no factory is taken. Other reading: the factory is free."
    ),
    "V6_no_factory": lambda: say(
        "without a factory of that level it takes none and pays nothing. Other reading: one of the nearest level."
    ),
    "V7_ruling_slip": lambda: say(
        "A and B name paper, C and D ink, E and F lead; the printed “B/C” is a slip. Other reading: B names ink."
    ),
    "V7_ruling_none": lambda: say(
        "without a technology of that level it takes none. Other reading: one of the nearest level."
    ),
    "V8_ruling": lambda: say(
        "a full workshop takes no more, and no marker is paid. Other reading: the last one is covered."
    ),
    "V9_ruling_clockwise": lambda: say("clockwise begins with the arrow. Other reading: it begins at the top."),
    "V9_ruling_anywhere": lambda: say("“anywhere” is drawn among the free spaces. Other reading: you choose."),
    "V9_each_action": lambda: say(
        "assistants give their goods after the action of a shop and after that of a room II. "
        "Other reading: only after that of a shop."
    ),
    "V9_acted_last": lambda: say(
        "outside its turns, its current tradesman is the one that acted last. "
        "Other reading: the one nearer the upper left."
    ),
    "V10_ruling": lambda: say(
        "goods and coins turn into points as often as there are enough. Other reading: once each time."
    ),
    "V10_set_by_hand": lambda: say(
        "what it had at the start, or was set by hand, turns into points after its next action. Other reading: at once."
    ),
    "Y1_ruling": lambda: say("of equally cheap orders or contracts it takes the leftmost. Other reading: you choose."),
    "Y2_last_tile": lambda: say(
        "an action covered by a contract goes by the tile drawn last. Other reading: by a new tile."
    ),
    "Y3_ruling_by_one": lambda: say("each phase of production costs 1 capacity. Other reading: as for a player."),
    "Y3_ruling_skipped": lambda: say(
        "an order that can’t move is skipped; when none can, production is over. "
        "Other reading: it is over at the first one."
    ),
    "Y3_equals": lambda: say("of orders equally far, the one started first moves first. Other reading: you choose."),
    "Y3_at_the_end": lambda: say(
        "coins and points that the capacity marker passed are gained at the end of production. "
        "Other reading: after each phase."
    ),
    "Y5_five_at_most": lambda: say(
        "a contract’s points change by five at most. Other reading: by any number from two on."
    ),
    "Y6_ruling": lambda: say(
        "you say when the last round is over. Other reading: the companion counts the rounds of the base game."
    ),
    "Y6_capacity": lambda: say(
        "its capacity stays as it is until you set it. Other reading: it is reset for each round."
    ),
}
"""By the rule's id and a name; those with `ruling` are marked so in docs/rules/companion.md, the others only here."""

RULED = {
    "tradesmen_right": "Q2_ruling",
    "tile_mode": "Q3_ruling",
    "room_II_first": "W2_ruling",
    "upper_left_first": "W5_ruling",
    "chain_ended": "W7_ruling",
    "holds_two_letters": "V4_ruling",
    "stick_full": "V5_ruling",
    "way_to_new_city": "V6_ruling_own_arrow",
    "first_way": "V6_ruling_own_arrow",
    "way_ends": "V6_ruling_visited",
    "steps_used": "V6_ruling_one_space_a_step",
    "order_marker_moved": "V6_ruling_one_space_a_step",
    "no_marker_left": "V6_ruling_no_marker",
    "factory_there": "V6_no_factory",
    "technology_there": "V7_ruling_slip",
    "none_of_that_level": "V7_ruling_none",
    "workshop_full": "V8_ruling",
    "assistant_place": "V9_ruling_clockwise",
    "assistant_elsewhere": "V9_ruling_anywhere",
    "assistant_goods": "V9_each_action",
    "order_on_offer": "Y1_ruling",
    "contract_places": "Y1_ruling",
    "contract_covers": "Y2_last_tile",
    "orders_stuck": "Y3_ruling_skipped",
    "capacity_coins": "Y3_at_the_end",
    "capacity_points": "Y3_ruling_by_one",
    "last_round": "Y6_ruling",
    "difficulty.contract": "Y5_five_at_most",
}
"""Which ruling is behind a question, an event or a reason for nothing, by its kind."""


def ruling_words(key: str | None) -> str:
    """A ruling, marked as the program's own, with the other reading; empty for none."""
    return say("The program’s own ruling: {ruling}", ruling=RULINGS[key]()) if key else ""
