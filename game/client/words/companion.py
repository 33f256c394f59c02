"""What the companion asks, and why: a question and a reason for each kind, with the state behind it in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.client.base.i18n import say, say_count
from game.client.words.companion_nouns import ROWS, direction_words, field_words, shop_words
from game.companion import Question
from game.companion.names import DIRECTIONS

Names = Mapping[str, object]
Line = Callable[[Names], str]

_ASKS: dict[str, Line] = {
    "people": lambda _: say("How many people play?"),
    "place": lambda _: say("What is the machine’s position in player order?"),
    "order_marker": lambda _: say("What number is on the machine’s order marker?"),
    "tile_mode": lambda _: say("Which action tiles do you use?"),
    "city_size": lambda _: say("How large is the city?"),
    "board_size": lambda _: say("How large is the machine’s board?"),
    "stick_letters": lambda _: say("Which letters are printed on the composing stick?"),
    "start": lambda _: say("What does the machine start with?"),
    "city.shops.action": lambda f: say("What does the action of shop {number} give?", number=f["number"]),
    "city.shops.room_action": lambda f: say("What does room II of shop {number} give?", number=f["number"]),
    "board.stick.covers": lambda f: say("What did stick space {number} cover?", number=f["number"]),
    "board.covers": lambda f: say("What did technology space {number} cover?", number=f["number"]),
    "assistants": lambda _: say("Are any assistants in the city?"),
    "difficulty.contract": lambda _: say("Points per contract, adjusted by?"),
    "difficulty.technology": lambda _: say("Points per technology, adjusted by?"),
    "difficulty.factory": lambda _: say("Points per factory, adjusted by?"),
    "difficulty.good_limit": lambda _: say("How many goods make a point?"),
    "difficulty.coin_limit": lambda _: say("How many coins make a point?"),
    "tradesmen.shop": lambda f: say("Which shop is tradesman {number} on?", number=f["number"]),
    "tradesmen.room": lambda f: say("Which room is tradesman {number} in?", number=f["number"]),
    "letters.goods": lambda f: say("Which goods does lead letter {letter} show?", letter=f["letter"]),
    "other_points": lambda _: say("How many other points does it have, scored as for a player?"),
    "enter_shops": lambda _: say("Do you want to enter all shops now?"),
    "change_difficulty": lambda _: say("Do you want to change the difficulty?"),
    "tradesmen_right": lambda _: say("Do its tradesmen start there?"),
    "turn": lambda f: say("Is it time for turn {number} of the machine?", number=f["figure"]),
    "tile_arrow": lambda _: say("Where does the arrow of your tile point?"),
    "tile_letters": lambda _: say("In which order does your tile show the letters?"),
    "letter_on_board": lambda _: say("Which of these letters is the first on the typesetting board?"),
    "assistant_goods": lambda f: say("Which goods do assistants beside {shop} give?", shop=f["shop"]),
    "trade_tile": lambda f: say("What is on the right side of trading tile {number}?", number=f["figure"]),
    "director_reward": lambda f: say("What does step {number} of its director give?", number=f["figure"]),
    "contract_covers": lambda _: say("What did the space of this contract cover?"),
    "technology_there": lambda f: say("Is there a technology of level {level} in that row?", level=f["level"]),
    "factory_there": lambda f: say("Is there a factory of level {level}?", level=f["level"]),
    "assistant_left": lambda _: say("Are there assistants that are not in the city?"),
    "assistant_place": lambda _: say("Which of these spaces is the first free one?"),
    "assistant_elsewhere": lambda _: say("Which of these spaces is the first free one?"),
    "orders_stuck": lambda _: say("Is there an order that can’t move?"),
    "way_to_new_city": lambda _: say("Which is the first way that leads to a new city?"),
    "first_way": lambda _: say("Which is the first way that it can take?"),
    "way_ends": lambda _: say("Where does its way end?"),
    "steps_used": lambda _: say("How many steps to that city?"),
    "order_on_offer": lambda _: say("Is an order on offer?"),
    "order_phases": lambda _: say("How many phases does this order have?"),
    "order_points": lambda _: say("How many points is this order worth?"),
    "contract_places": lambda _: say("How many contracts does it take now?"),
    "capacity_coins": lambda _: say("How many coins did its capacity marker pass?"),
    "capacity_points": lambda _: say("How many points did its capacity marker pass?"),
    "last_round": lambda _: say("Was this the last round?"),
}

_BECAUSE: dict[str, Line] = {
    "people": lambda _: say("The machine plays as one more player, against one to three people."),
    "place": lambda _: say("Its position says when it acts, as for a player."),
    "order_marker": lambda _: say("A tradesman moves this many shops along the arrow."),
    "tile_mode": lambda _: say("Each turn draws a tile with an arrow and an order of the letters A to F."),
    "enter_shops": lambda _: say("Not needed now: you are asked when a tradesman first goes there."),
    "change_difficulty": lambda _: say("All switches are off now. Change a few at a time."),
    "turn": lambda f: say("Round {round}: it acts twice, once with each tradesman.", round=f["round"]),
    "tile_arrow": lambda _: say("Place the tile the same way up as the city."),
    "tile_letters": lambda f: say("Its arrow points {arrow}. Read the letters from the left.", arrow=f["arrow"]),
    "assistants": lambda _: say("The machine gains only goods of assistants. Without assistants, choose nothing."),
    "other_points": lambda _: say("Count as for a player at the end. The companion counts the rest."),
    "order_phases": lambda _: say("The companion moves it along the production line."),
    "assistant_left": lambda _: say("It unlocks one, drawn from those not in the city."),
    "assistant_elsewhere": lambda _: say(
        "There is no free space beside the tradesman: these were drawn in this order."
    ),
    "contract_covers": lambda _: say("It gains what the contract’s space covered, if it can use it."),
    "assistant_goods": lambda f: say("Its tradesman used {shop}; it gains only goods of assistants.", shop=f["shop"]),
    "city_size": lambda f: say("Players at the table: {players}. The city usually has {rows} × {columns} shops.", **f),
    "stick_letters": lambda _: say("From the left, row by row. A space without a letter takes any."),
    "board.covers": lambda _: say("A technology or factory was placed there, and it gains what the space covered."),
    "board.stick.covers": lambda _: say("A lead letter was set there, and it gains what the space covered."),
    "letters.goods": lambda f: say("It gains the goods of its lead letter {letter}.", letter=f["letter"]),
    "tradesmen_right": lambda f: say("They were drawn: {first} and {second}, standing, in room II.", **f),
    "letter_on_board": lambda f: say("It takes the first letter of the order {order} that is there.", **f),
    "trade_tile": lambda f: say(
        "The letter order begins with {letter}. It pays nothing and gains the right side.", **f
    ),
    "director_reward": lambda _: say("It visited a new city, and its director moved on."),
    "technology_there": lambda f: say(
        "The letter order begins with {letter}: that is the row of {row}, and its next space is of level {level}.", **f
    ),
    "factory_there": lambda f: say_count(
        "It visited a new city. Its next space is of level {level}; it has {count} city marker to pay with.",
        "It visited a new city. Its next space is of level {level}; it has {count} city markers to pay with.",
        _count(f, "markers"),
        **f,
    ),
    "assistant_place": lambda f: say(
        "Beside {shop}, clockwise from the arrow, which points {arrow}: these are in that order.", **f
    ),
    "orders_stuck": lambda f: say_count(
        "From the right, each order moves one phase: now {moving}, with {count} move left.",
        "From the right, each order moves one phase: now {moving}, with {count} moves left.",
        _count(f, "left"),
        **f,
    ),
    "way_to_new_city": lambda f: say_count(
        "Clockwise from the arrow, which points {arrow}; it has {count} step. None: it has visited all cities.",
        "Clockwise from the arrow, which points {arrow}; it has {count} steps. None: it has visited all cities.",
        _count(f, "steps"),
        **f,
    ),
    "first_way": lambda f: say("All cities are visited. Clockwise from the arrow, which points {arrow}.", **f),
    "way_ends": lambda f: say_count(
        "It goes {count} step at most and stops at a city.",
        "It goes {count} steps at most and stops at a city.",
        _count(f, "steps"),
        **f,
    ),
    "steps_used": lambda f: say_count(
        "It has {count} step; those left over advance its order marker.",
        "It has {count} steps; those left over advance its order marker.",
        _count(f, "steps"),
        **f,
    ),
    "order_on_offer": lambda f: say_count(
        "It has {count} order not started. It takes the cheapest; among equals the leftmost.",
        "It has {count} orders not started. It takes the cheapest; among equals the leftmost.",
        _count(f, "waiting"),
        **f,
    ),
    "order_points": lambda f: say_count(
        "The order has {count} phase and scores when it is finished.",
        "The order has {count} phases and scores when the last one is finished.",
        _count(f, "phases"),
        **f,
    ),
    "contract_places": lambda f: say_count(
        "It has {count} contract. Each unlocked free space takes one, as long as some are on offer.",
        "It has {count} contracts. Each unlocked free space takes one, as long as some are on offer.",
        _count(f, "contracts"),
        **f,
    ),
    "capacity_coins": lambda f: say("Its capacity fell from {start} to {end}.", **f),
    "capacity_points": lambda f: say("Its capacity fell from {start} to {end}.", **f),
    "last_round": lambda f: say("Round {round} is over. After the last one the points are counted.", **f),
}


def asked(question: Question) -> str:
    """The question in words."""
    if question.kind not in _ASKS:  # a save of earlier rules may still ask for one field after the other
        return say("{field}: what is it on your table?", field=field_words(str(question.figures["path"])))
    return _ASKS[question.kind](_names(question))


def why(question: Question) -> str:
    """Why it is asked: the rule and the state behind it."""
    because = _BECAUSE.get(question.kind, _set_up_reason)(_names(question))
    return say("Rule {rule}. {reason}", rule=question.rule, reason=because)


def _count(names: Names, figure: str) -> int:
    return int(str(names[figure]))


def _set_up_reason(names: Names) -> str:
    kind = str(names["kind"])
    if kind.startswith("difficulty."):
        return say("It is {now}; the usual game leaves it unchanged.", now=names["now"])
    if kind.startswith(("city.", "board")):
        return say("This is printed on the table. Enter it once; you can save it for the next game.")
    if kind.startswith("tradesmen."):
        return say("The rules of the base game may tie the positions to the order marker.")
    return say("It has what a player has at the start. Edit it at any time.")


def _names(question: Question) -> dict[str, object]:
    """The figures as words: shops and places counted from 1, arrows and rows by name."""
    figures = question.figures
    found: dict[str, object] = {**figures, "kind": question.kind, "now": question.suggested}
    found["figure"] = figures.get("number", 0)
    found["number"] = int(figures.get("index", 0)) + 1
    for name in ("shop", "first", "second"):
        if name in figures:
            found[name] = shop_words(int(figures[name]))
    if figures.get("arrow") in DIRECTIONS:
        found["arrow"] = direction_words(str(figures["arrow"]))
    if "row" in figures:
        found["row"] = ROWS[str(figures["row"])]()
    return found


REFUSALS: dict[str, Callable[[], str]] = {
    "other_form": lambda: say("That does not answer the question."),
    "no_choice": lambda: say("That is not one of the answers."),
    "out_of_bounds": lambda: say("That number is too high or too low."),
    "no_letter_order": lambda: say("Use each of the six letters once."),
    "too_many_effects": lambda: say("There is room for four at most."),
    "unsound_profile": lambda: say("What was saved does not fit together any more."),
    "no_such_field": lambda: say("That does not exist at this point."),
    "nothing_asked": lambda: say("The game is over."),
}


def refused(code: str) -> str:
    """Why an answer is not taken."""
    return REFUSALS[code]()


TROUBLES: dict[str, Callable[[str], str]] = {
    "unreadable": lambda name: say("The saved text is damaged. The original is saved as {name}.", name=name),
    "unsound": lambda name: say("What was saved does not fit together. The original is saved as {name}.", name=name),
    "newer": lambda name: say(
        "A newer version of the program saved this. Update it, and rename the file {name} as it was before.", name=name
    ),
    "profile": lambda name: say(
        "A saved city or board can’t be read and is not offered. It stays in {name}.", name=name
    ),
    "disk": lambda _: say("The companion’s folder can’t be read or written. You can go on, but it may not be saved."),
}


def trouble_words(code: str, name: str) -> str:
    """What is wrong with what was kept, and where it lies now."""
    return TROUBLES[code](name)
