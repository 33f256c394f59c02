"""The companion's words: what it asks and why, and its words for things."""

from collections.abc import Callable, Mapping
from typing import Any

from game.client.base.i18n import listed, ngettext, pgettext, say, sentences, spaced
from game.client.text.terms import both, said_of
from game.companion.rules.dialogue import Answer, Counts, Edit, Printed, Question, UseBoard, UseCity, Way
from game.companion.rules.fields import kind_of
from game.companion.rules.gains import ASKED_AT_ONCE
from game.companion.rules.history import Game
from game.companion.rules.machine import State, pattern_of
from game.companion.rules.symbols import GOODS, RESOURCES, Effect, Effects, Goods
from game.companion.rulings import RULED, ruling_words

Words = Callable[[], str]
Names = Mapping[str, Any]
Line = Callable[[Names], str]

# ---------------------------------------------------------------- things

DIRECTION_WORDS: dict[str, Words] = {
    "north": lambda: pgettext("a direction", "up"),
    "northeast": lambda: pgettext("a direction", "up and right"),
    "east": lambda: pgettext("a direction", "right"),
    "southeast": lambda: pgettext("a direction", "down and right"),
    "south": lambda: pgettext("a direction", "down"),
    "southwest": lambda: pgettext("a direction", "down and left"),
    "west": lambda: pgettext("a direction", "left"),
    "northwest": lambda: pgettext("a direction", "up and left"),
}
direction_words = said_of(DIRECTION_WORDS)
"""Where an arrow points, the city seen as on the screen."""

EFFECT_WORDS: dict[str, Words] = {
    "paper": lambda: say("Paper"),
    "ink": lambda: say("Ink"),
    "lead": lambda: say("Lead"),
    "coins": lambda: say("Coins"),
    "points": lambda: say("Points"),
    "capacity": lambda: say("Capacity"),
    "workforce": lambda: say("Workforce"),
    "move_orders": lambda: say("Move orders"),
    "letter_goods": lambda: say("Letter’s goods"),
    "trade": lambda: say("Trade"),
    "lead_letter": lambda: say("Lead letter"),
    "lead_letter_goods": lambda: say("Letter and goods"),
    "typesetting": lambda: pgettext("the companion", "Typesetting"),
    "travel": lambda: say("Travel"),
    "technology": lambda: say("Technology"),
    "assistant": lambda: say("Assistant"),
    "other": lambda: say("Anything else"),
}

CHOICE_WORDS: dict[str, Words] = {
    **DIRECTION_WORDS,
    **EFFECT_WORDS,
    "none": lambda: say("None"),
    "go": lambda: say("Next turn"),
    "": lambda: say("No letter"),
    "ours": lambda: say("Tiles of this program"),
    "yours": lambda: say("Tiles of your box"),
    "new_city": lambda: say("A new city"),
    "visited_city": lambda: say("A city already visited"),
    "coin": lambda: say("A coin"),
    "road": lambda: say("Road only"),
    "factory": lambda: say("Factory"),
}


def way_words(way: Way) -> str:
    """How far and where to, and whether the way leaves the city at one edge and comes in at the other."""
    direction = direction_words(way.direction)
    steps = ngettext("{count} step {direction}", "{count} steps {direction}", way.steps, direction=direction)
    return say("{steps}, round the edge", steps=steps) if way.round_edge else steps


def shop_words(shop: int) -> str:
    """A shop by its number, counted row by row from the upper left."""
    return say("shop {number}", number=shop + 1)


def effect_words(effect: Effect) -> str:
    """One thing that something gives, with its amount where there can be several."""
    name = EFFECT_WORDS[effect.kind]()
    return say("{amount}\u00a0× {thing}", amount=effect.amount, thing=name) if effect.amount > 1 else name


AMOUNTS: dict[str, Callable[[int], str]] = {
    "paper": lambda count: ngettext("{count} paper", "{count} paper", count),
    "ink": lambda count: ngettext("{count} ink", "{count} ink", count),
    "lead": lambda count: ngettext("{count} lead", "{count} lead", count),
    "coins": lambda count: ngettext("{count} coin", "{count} coins", count),
    "points": lambda count: ngettext("{count} point", "{count} points", count),
    "capacity": lambda count: ngettext("{count} capacity", "{count} capacity", count),
    "workforce": lambda count: ngettext("{count} workforce", "{count} workforce", count),
}

ROWS: dict[str, Words] = {
    "paper": lambda: pgettext("the row of", "paper"),
    "ink": lambda: pgettext("the row of", "ink"),
    "lead": lambda: pgettext("the row of", "lead"),
}
"""What a row of technologies is called after."""


def effects_words(effects: Effects | None) -> str:
    """All that something gives."""
    if effects is None:
        return say("not known yet")
    return listed([effect_words(effect) for effect in effects]) or say("nothing")


def goods_words(goods: Goods | None) -> str:
    """Counts of goods."""
    if goods is None:
        return say("not known yet")
    return both([AMOUNTS[good](getattr(goods, good)) for good in GOODS if getattr(goods, good)])


def choice_words(kind: str, word: str, state: State) -> str:
    """One of the answers that a question offers."""
    if kind == "orders_stuck":
        return say("All of them move") if word == "none" else order_words(int(word), state)
    if kind in ("assistant_place", "assistant_elsewhere") and word != "none":
        first, second = (int(part) for part in word.split("-"))
        return say("Between {first} and {second}", first=first + 1, second=second + 1)
    return CHOICE_WORDS[word]() if word in CHOICE_WORDS else word


def order_words(place: int, state: State) -> str:
    """An order by its place: along the line, then those that are not begun."""
    if place < len(state.line):
        order = state.line[place]
        return say("On the line: {done} done, {left} to go", done=order.done, left=order.left)
    order = state.waiting[place - len(state.line)]
    return ngettext("Not started ({count} phase)", "Not started ({count} phases)", order.left)


def value_words(kind: str, value: object, state: State) -> str:
    """The present or new value of a field."""
    match value:
        case bool():
            return say("Yes") if value else say("No")
        case int() if kind == "tradesmen.shop":
            return shop_words(value)
        case int():
            return str(value)
        case Goods():
            return goods_words(value)
        case tuple() | None:
            return effects_words(value)
    return choice_words(kind, str(value), state)


def answer_words(kind: str, answer: Answer, state: State) -> str:
    """An answer to a question of some kind; `state` as it was before."""
    match answer:
        case UseCity() | UseBoard():
            return say("A saved one")
        case Edit(path, value):
            return say("{field}: {value}", field=field_words(path), value=value_words(kind_of(path), value, state))
        case Counts(values):
            fields = zip(ASKED_AT_ONCE[kind], values, strict=True)
            return both([say("{field}: {value}", field=field_words(path), value=value) for path, value in fields])
        case Printed(letters):
            return spaced(letter or "–" for letter in letters)
    return value_words(kind, answer.value, state)


# ---------------------------------------------------------------- fields

_FIELDS: dict[str, Callable[[int], str]] = {
    "letters.count": lambda _: say("Lead letters held"),
    "letters.*.letter": lambda at: say("Lead letter {at}", at=at),
    "letters.*.goods": lambda at: say("Goods of lead letter {at}", at=at),
    "waiting.count": lambda _: say("Orders not started"),
    "waiting.*.left": lambda at: say("Order {at} not started: phases", at=at),
    "waiting.*.points": lambda at: say("Order {at} not started: points", at=at),
    "line.count": lambda _: say("Orders on the line"),
    "line.*.done": lambda at: say("Order {at} on the line: phases done", at=at),
    "line.*.left": lambda at: say("Order {at} on the line: phases left", at=at),
    "line.*.points": lambda at: say("Order {at} on the line: points", at=at),
    "contracts": lambda _: say("Contracts"),
    "workshop.count": lambda _: say("Technologies and factories"),
    "workshop.*": lambda at: say("Technology space {at}", at=at),
    "city_markers": lambda _: say("Markers left"),
    "director": lambda _: say("Director’s step"),
    "order_marker": lambda _: say("Number of the turn order marker"),
    "tradesmen.*.shop": lambda at: say("Tradesman {at}: shop", at=at),
    "tradesmen.*.room": lambda at: say("Tradesman {at}: room", at=at),
    "tradesmen.*.standing": lambda at: say("Tradesman {at} stands", at=at),
    "people": lambda _: pgettext("how many play", "People"),
    "place": lambda _: say("The machine’s position in player order"),
    "round": lambda _: say("Round"),
    "stick.*": lambda at: say("Composing stick, space {at}: set letter", at=at),
    "assistants": lambda _: say("Assistants are in the city"),
    "other_points": lambda _: say("Other points at the end"),
    "tile_mode": lambda _: say("Action tiles"),
    "tile.arrow": lambda _: say("Arrow of the tile"),
    "tile.letters": lambda _: say("Letters of the tile"),
    "city.rows": lambda _: say("Rows of the city"),
    "city.columns": lambda _: say("Columns of the city"),
    "city.shops.*.action": lambda at: say("Shop {at}: its own action", at=at),
    "city.shops.*.room_action": lambda at: say("Shop {at}: action of room II", at=at),
    "board.stick.count": lambda _: say("Spaces of the composing stick"),
    "board.stick.*.letter": lambda at: say("Stick space {at}: printed letter", at=at),
    "board.stick.*.covers": lambda at: say("Stick space {at} covers", at=at),
    "board.workshop_rows": lambda _: say("Rows of the workshop"),
    "board.covers.*": lambda at: say("Technology space {at} covers", at=at),
    "board.order_track": lambda _: say("Spaces of the turn order track"),
    "difficulty.contract": lambda _: say("Points per contract, adjusted by"),
    "difficulty.technology": lambda _: say("Points per technology, adjusted by"),
    "difficulty.factory": lambda _: say("Points per factory, adjusted by"),
    "difficulty.paper_limit": lambda _: say("Paper per point"),
    "difficulty.ink_limit": lambda _: say("Ink per point"),
    "difficulty.lead_limit": lambda _: say("Lead per point"),
    "difficulty.coin_limit": lambda _: say("Coins per point"),
}


def field_words(path: str) -> str:
    """The name of a field; places in lists are counted from 1."""
    at = next((int(part) + 1 for part in path.split(".") if part.isdigit()), 0)
    return EFFECT_WORDS[path]() if path in RESOURCES else _FIELDS[pattern_of(path)](at)


# ---------------------------------------------------------------- questions
# A question and a reason for each kind, with the state behind it in words.

QUESTIONS: dict[str, Line] = {
    "people": lambda _: say("How many people play?"),
    "place": lambda _: say("What is the machine’s position in player order?"),
    "order_marker": lambda _: say("What number is on the machine’s turn order marker?"),
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
    "difficulty.paper_limit": lambda _: say("How much paper makes a point?"),
    "difficulty.ink_limit": lambda _: say("How much ink makes a point?"),
    "difficulty.lead_limit": lambda _: say("How much lead makes a point?"),
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
    "contract_places": lambda _: say("How many of its contract spaces are unlocked and free?"),
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
    "factory_there": lambda f: ngettext(
        "It visited a new city. Its next space is of level {level}; it has {count} city marker to pay with.",
        "It visited a new city. Its next space is of level {level}; it has {count} city markers to pay with.",
        f["markers"],
        **f,
    ),
    "assistant_place": lambda f: say(
        "Beside {shop}, clockwise from the arrow, which points {arrow}: these are in that order.", **f
    ),
    "orders_stuck": lambda f: ngettext(
        "From the right, each order moves one phase: now {moving}, with {count} move left.",
        "From the right, each order moves one phase: now {moving}, with {count} moves left.",
        f["left"],
        **f,
    ),
    "way_to_new_city": lambda f: ngettext(
        "Clockwise from the arrow, which points {arrow}; it has {count} step. Mainz counts as visited. "
        "None: it has visited all cities.",
        "Clockwise from the arrow, which points {arrow}; it has {count} steps. Mainz counts as visited. "
        "None: it has visited all cities.",
        f["steps"],
        **f,
    ),
    "first_way": lambda f: say("All cities are visited. Clockwise from the arrow, which points {arrow}.", **f),
    "way_ends": lambda f: ngettext(
        "It goes {count} step at most and stops at a city.",
        "It goes {count} steps at most and stops at a city.",
        f["steps"],
        **f,
    ),
    "steps_used": lambda f: ngettext(
        "It has {count} step; those left over advance its turn order marker.",
        "It has {count} steps; those left over advance its turn order marker.",
        f["steps"],
        **f,
    ),
    "order_on_offer": lambda f: ngettext(
        "It has {count} order not started. It takes the cheapest.",
        "It has {count} orders not started. It takes the cheapest.",
        f["waiting"],
        **f,
    ),
    "order_points": lambda f: ngettext(
        "The order has {count} phase and scores when it is finished.",
        "The order has {count} phases and scores when the last one is finished.",
        f["phases"],
        **f,
    ),
    "contract_places": lambda f: ngettext(
        "It has {count} contract. Each of these spaces takes one; count no more than are on offer.",
        "It has {count} contracts. Each of these spaces takes one; count no more than are on offer.",
        f["contracts"],
        **f,
    ),
    "capacity_coins": lambda f: say("Its capacity fell from {start} to {end}.", **f),
    "capacity_points": lambda f: say("Its capacity fell from {start} to {end}.", **f),
    "last_round": lambda f: say("Round {round} is over. After the last one the points are counted.", **f),
}


def asked(question: Question) -> str:
    """The question in words."""
    if question.kind not in QUESTIONS:  # a save of earlier rules may still ask for one field after the other
        return say("{field}: what is it on your table?", field=field_words(str(question.figures["path"])))
    return QUESTIONS[question.kind](_names(question))


def why(question: Question) -> str:
    """Why it is asked: the rule and the state behind it, and the program's own ruling if there is one."""
    because = _BECAUSE.get(question.kind, _set_up_reason)(_names(question))
    key = "V1_ruling" if question.rule == "V1" else RULED.get(question.kind)
    return sentences((say("Rule {rule}. {reason}", rule=question.rule, reason=because), ruling_words(key)))


def _set_up_reason(names: Names) -> str:
    kind = names["kind"]
    if kind.startswith("difficulty."):
        return say("It is {now}; the usual game leaves it unchanged.", now=names["now"])
    if kind.startswith(("city.", "board")):
        return say("This is printed on the table. Enter it once; you can save it for the next game.")
    if kind.startswith("tradesmen."):
        return say("The rules of the base game may tie the positions to the turn order marker.")
    return say("It has what a player has at the start. Edit it at any time.")


def _names(question: Question) -> dict[str, Any]:
    """The figures as words; `number` is a place counted from 1."""
    figures = question.figures
    found = names_of(figures, "shop", "first", "second")
    place = int(figures.get("index", 0)) + 1
    return found | {"kind": question.kind, "now": question.suggested, "figure": found.get("number", 0), "number": place}


def names_of(figures: Names, *shops: str) -> dict[str, Any]:
    """Figures as words: shops and spaces counted from 1, directions and rows by name. `shops` are shops."""
    found: dict[str, Any] = {**figures, **{name: shop_words(figures[name]) for name in shops if name in figures}}
    words_of: dict[str, Callable[[Any], object]] = {
        "arrow": direction_words,
        "direction": direction_words,
        "way": lambda way: way and way_words(way),
        "row": lambda row: row and ROWS[row](),
        "tradesman": lambda at: say("the second tradesman") if at else say("the first tradesman"),
        "room": lambda room: "I" * room,
        "space": lambda space: space + 1,
        "amount": AMOUNTS.get(figures.get("resource", ""), str),
    }
    return found | {name: words(figures[name]) for name, words in words_of.items() if name in figures}


REFUSALS: dict[str, Words] = {
    "other_form": lambda: say("That does not answer the question."),
    "no_choice": lambda: say("That is not one of the answers."),
    "out_of_bounds": lambda: say("That number is too high or too low."),
    "no_letter_order": lambda: say("Use each of the six letters once."),
    "too_many_effects": lambda: say("There is room for four at most."),
    "unsound_profile": lambda: say("The saved data contradicts itself."),
    "no_such_field": lambda: say("That does not exist at this point."),
    "nothing_asked": lambda: say("The game is over."),
}
"""Why an answer is not taken."""


TROUBLES: dict[str, Callable[[str], str]] = {
    "unreadable": lambda name: say("The saved text is damaged. The original is saved as {name}.", name=name),
    "unsound": lambda name: say("The saved data contradicts itself. The original is saved as {name}.", name=name),
    "newer": lambda name: say(
        "A newer version of the program saved this. Update it, and rename the file {name} as it was before.", name=name
    ),
    "profile": lambda name: say(
        "A saved city or board can’t be read and is not offered. It stays in {name}.", name=name
    ),
    "disk": lambda _: say("The companion’s folder can’t be read or written. You can go on, but it may not be saved."),
}
"""What is wrong with what was kept, and where it lies now."""


def step_words(game: Game, at: int) -> str:
    """A step on one line: what was asked and what was answered."""
    step = game.steps[at]
    before = game.steps[at - 1].state if at else game.start
    if isinstance(step.answer, Edit) or step.question is None:
        return say("Set by hand: {answer}", answer=answer_words("", step.answer, before))
    answer = answer_words(step.question.kind, step.answer, before)
    return sentences((asked(step.question), answer))
