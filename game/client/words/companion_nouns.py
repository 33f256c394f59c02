"""The companion's words for things: directions, effects, fields of the state, and answers."""

from __future__ import annotations

from collections.abc import Callable

from game.client.base.i18n import listed, say, say_as, say_count, spaced
from game.client.text.terms import both
from game.companion import (
    Answer,
    Counted,
    Counts,
    Edit,
    Effect,
    Gives,
    Goods,
    Letters,
    Number,
    Printed,
    Said,
    State,
    UseBoard,
    UseCity,
    Word,
)
from game.companion.fields import kind_of
from game.companion.happenings import Way
from game.companion.lens import pattern_of
from game.companion.names import GOODS, Effects
from game.companion.set_up import ASKED_AT_ONCE

Words = Callable[[], str]

DIRECTION_WORDS: dict[str, Words] = {
    "north": lambda: say_as("a direction", "up"),
    "northeast": lambda: say_as("a direction", "up and right"),
    "east": lambda: say_as("a direction", "right"),
    "southeast": lambda: say_as("a direction", "down and right"),
    "south": lambda: say_as("a direction", "down"),
    "southwest": lambda: say_as("a direction", "down and left"),
    "west": lambda: say_as("a direction", "left"),
    "northwest": lambda: say_as("a direction", "up and left"),
}

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
    "typesetting": lambda: say_as("the companion", "Typesetting"),
    "travel": lambda: say("Travel"),
    "technology": lambda: say("Technology"),
    "assistant": lambda: say("Assistant"),
    "other": lambda: say("Anything else"),
}

CHOICE_WORDS: dict[str, Words] = {
    **DIRECTION_WORDS,
    "none": lambda: say("None"),
    "go": lambda: say("Next turn"),
    "": lambda: say("No letter"),
    "ours": lambda: say("Tiles of this program"),
    "yours": lambda: say("Tiles of your box"),
    "new_city": lambda: say("A new city"),
    "visited_city": lambda: say("A city already visited"),
    "coin": lambda: say("A coin"),
    "road": lambda: say("Road only"),
    "technology": lambda: say("Technology"),
    "factory": lambda: say("Factory"),
    "paper": lambda: say("Paper"),
    "ink": lambda: say("Ink"),
    "lead": lambda: say("Lead"),
}


def direction_words(direction: str) -> str:
    """Where an arrow points, the city seen as on the screen."""
    return DIRECTION_WORDS[direction]()


def way_words(way: Way) -> str:
    """How far and where to, and whether the way leaves the city at one edge and comes in at the other."""
    direction = direction_words(way.direction)
    steps = say_count("{count} step {direction}", "{count} steps {direction}", way.steps, direction=direction)
    return say("{steps}, round the edge", steps=steps) if way.round_edge else steps


def shop_words(shop: int) -> str:
    """A shop by its number, counted row by row from the upper left."""
    return say("shop {number}", number=shop + 1)


def tradesman_words(index: int) -> str:
    """One of the two tradesmen."""
    return say("the first tradesman") if index == 0 else say("the second tradesman")


def effect_words(effect: Effect) -> str:
    """One thing that something gives, with its amount where there can be several."""
    name = EFFECT_WORDS[effect.kind]()
    return say("{amount}\u00a0× {thing}", amount=effect.amount, thing=name) if effect.amount > 1 else name


def amount_words(resource: str, amount: int) -> str:
    """So much of a resource."""
    return AMOUNTS[resource](amount)


AMOUNTS: dict[str, Callable[[int], str]] = {
    "paper": lambda count: say_count("{count} paper", "{count} paper", count),
    "ink": lambda count: say_count("{count} ink", "{count} ink", count),
    "lead": lambda count: say_count("{count} lead", "{count} lead", count),
    "coins": lambda count: say_count("{count} coin", "{count} coins", count),
    "points": lambda count: say_count("{count} point", "{count} points", count),
    "capacity": lambda count: say_count("{count} capacity", "{count} capacity", count),
    "workforce": lambda count: say_count("{count} workforce", "{count} workforce", count),
}

ROWS: dict[str, Words] = {
    "paper": lambda: say_as("the row of", "paper"),
    "ink": lambda: say_as("the row of", "ink"),
    "lead": lambda: say_as("the row of", "lead"),
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
    return both([amount_words(good, getattr(goods, good)) for good in GOODS if getattr(goods, good)])


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
    return say_count("Not started ({count} phase)", "Not started ({count} phases)", order.left)


def value_words(kind: str, value: object, state: State) -> str:
    """The present or new value of a field."""
    match value:
        case bool():
            return say("Yes") if value else say("No")
        case int() if kind == "tradesmen.shop":
            return shop_words(value)
        case int():
            return str(value)
        case Goods() | None if kind == "letters.goods":
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
        case Number(value) | Word(value) | Letters(value):
            return value_words(kind, value, state)
        case Said(value):
            return value_words(kind, value, state)
        case Gives(effects):
            return effects_words(effects)
        case Counted(goods):
            return goods_words(goods)
        case Counts(values):
            fields = zip(ASKED_AT_ONCE[kind], values, strict=True)
            return both([say("{field}: {value}", field=field_words(path), value=value) for path, value in fields])
        case Printed(letters):
            return spaced(letter or "–" for letter in letters)


# fields


_FIELDS: dict[str, Callable[[int], str]] = {
    "paper": lambda _: say("Paper"),
    "ink": lambda _: say("Ink"),
    "lead": lambda _: say("Lead"),
    "coins": lambda _: say("Coins"),
    "points": lambda _: say("Points"),
    "capacity": lambda _: say("Capacity"),
    "workforce": lambda _: say("Workforce"),
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
    "order_marker": lambda _: say("Number of the order marker"),
    "tradesmen.*.shop": lambda at: say("Tradesman {at}: shop", at=at),
    "tradesmen.*.room": lambda at: say("Tradesman {at}: room", at=at),
    "tradesmen.*.standing": lambda at: say("Tradesman {at} stands", at=at),
    "people": lambda _: say_as("how many play", "People"),
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
    "board.order_track": lambda _: say("Spaces of the order track"),
    "difficulty.contract": lambda _: say("Points per contract, adjusted by"),
    "difficulty.technology": lambda _: say("Points per technology, adjusted by"),
    "difficulty.factory": lambda _: say("Points per factory, adjusted by"),
    "difficulty.good_limit": lambda _: say("Goods per point"),
    "difficulty.coin_limit": lambda _: say("Coins per point"),
}


def field_words(path: str) -> str:
    """The name of a field; places in lists are counted from 1."""
    at = next((int(part) + 1 for part in path.split(".") if part.isdigit()), 0)
    return _FIELDS[pattern_of(path)](at)
