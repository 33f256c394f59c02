"""Readers of the decks: one function a kind of card, gear or tile."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import msgspec

from game.content import readers, tables, vocabulary
from game.content.readers import Reader, counts, identifier, list_of, member, record, row_of, text, whole, word
from game.content.strict_yaml import Entry, Gathering
from game.content.vocabulary import Counts


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


_Card = TypeVar("_Card", bound=_HasId)

MOST_LETTERS = 6
MOST_INKS = 4  # of a colour part, or asked for by a patron
TOP_LEVEL = 6
# How many there are in the box (C1), and how many cards a deck may have: fewer might run out, more find no room.
PRINTING = REFINEMENT = (50, 200)
SPECIALTY = (10, 40)
GEARS = (32, 128)
PATRONAGE = (16, 64)
PLANNING = (10, 40)
CHARACTERS = (8, 14)  # four people draw two each (P4); the page of the rules holds no more
MOST_FAME = 30
MOST_GUILDERS = 20
_BONUS_KINDS: tuple[vocabulary.BonusKind, ...] = ("inks", "guilders", "fame", "advance", "order")
_COUNTED_BONUSES = frozenset({"inks", "guilders", "fame"})
_Demand: TypeAlias = tuple[int, bool, bool]  # how many specialties; whether types; whether inks
_DEMANDS: Mapping[_Demand, str] = {
    (2, False, False): "two specialties",
    (0, True, True): "types and inks",
    (1, False, True): "one specialty and inks",
    (1, True, False): "one specialty and types",
}
_MOVE_ENDS: tuple[vocabulary.MoveEnd, ...] = (*vocabulary.ACTIONS, "min", "max")

_fame = whole(0, MOST_FAME)
_inks = counts(vocabulary.INKS, 1, MOST_INKS)
_levels = counts(vocabulary.SPECIALTIES, 1, TOP_LEVEL)
_types = counts(vocabulary.LETTERS, 1, MOST_LETTERS)
_letters = list_of(word(vocabulary.LETTERS), 1, len(vocabulary.LETTERS), distinct=True)
_specialty = word(vocabulary.SPECIALTIES)
_abilities = list_of(word(vocabulary.ABILITIES), 1, 2, distinct=True)


def deck(card: Reader[_Card], fewest: int, most: int) -> Reader[dict[str, _Card]]:
    """A reader of lists of so many cards with different ids; returns them by id, in the file's order."""

    def read(entry: Entry) -> dict[str, _Card]:
        cards = list_of(card, fewest, most)(entry)
        _refuse_equal_ids(entry, cards)
        return {one.id: one for one in cards}

    return read


def _refuse_equal_ids(entry: Entry, cards: tuple[_HasId, ...]) -> None:
    first: dict[str, Entry] = {}
    faults = Gathering()
    for index, card in enumerate(cards):
        place = entry.at(index, "id")
        if card.id in first:
            faults.add(place.fault(f"expected a new id, but {card.id} stands in line {first[card.id].line} too"))
        first.setdefault(card.id, place)
    faults.close()


_PRINTING: Mapping[str, Reader[Any]] = {
    "id": identifier,
    "title": text,
    "printer": text,
    "city": text,
    "year": whole(1400, 1900),
    "letters": list_of(word(vocabulary.LETTERS), 1, MOST_LETTERS),
    "guilders": whole(0, MOST_GUILDERS),
    "original_title": text,
}


def printing_card(entry: Entry) -> tables.PrintingCard:
    """A printing card (F2); how many of each letter it needs is counted here."""
    values = record(entry, _PRINTING, optional=("original_title",))
    needs = tuple(values["letters"].count(letter) for letter in vocabulary.LETTERS)
    return tables.PrintingCard(**values, needs=cast(Counts, needs))


def refinement_card(entry: Entry) -> tables.RefinementCard:
    """A refinement card: colour part, decoration part, and the bonus for both (F3 to F5)."""
    values = record(entry, {"id": identifier, "colour": _colour, "decoration": _decoration, "bonus": _bonus})
    inks, colour_fame = values["colour"]
    levels, decoration_fame = values["decoration"]
    bonus, bonus_count = values["bonus"]
    return tables.RefinementCard(values["id"], inks, colour_fame, levels, decoration_fame, bonus, bonus_count)


def _colour(entry: Entry) -> tuple[Counts, int]:
    values = record(entry, {"inks": _inks, "fame": _fame})
    shown = sum(values["inks"])
    readers.refuse_unless(shown <= MOST_INKS, entry.at("inks"), f"expected 1 to {MOST_INKS} inks in all, found {shown}")
    return values["inks"], values["fame"]


def _decoration(entry: Entry) -> tuple[Counts, int]:
    values = record(entry, {"levels": _levels, "fame": _fame})
    return values["levels"], values["fame"]


def _bonus(entry: Entry) -> tuple[vocabulary.BonusKind, int]:
    """F5: inks, guilders and fame come with a count, the other two alone."""
    kind = member(entry, "kind", word(_BONUS_KINDS))
    rest: dict[str, Reader[Any]] = {"count": whole(1, 9)} if kind in _COUNTED_BONUSES else {}
    values = record(entry, {"kind": word(_BONUS_KINDS), **rest})
    return kind, values.get("count", 1)


def specialty_card(entry: Entry) -> tables.SpecialtyCard:
    """A specialty card: two symbols, perhaps the same twice (D1)."""
    return row_of(tables.SpecialtyCard, entry, {"id": identifier, "specialties": list_of(_specialty, 2, 2)})


_PARAMETERS: Mapping[vocabulary.GearParameter, Mapping[str, Reader[Any]]] = {
    "colour": {"colours": list_of(word(vocabulary.INKS), 1, 1)},
    "colours": {"colours": list_of(word(vocabulary.INKS), 1, len(vocabulary.INKS), distinct=True)},
    "letters": {"letters": _letters},
    "specialty": {"specialty": _specialty},
}


def gear_reward(entry: Entry) -> tables.GearReward:
    """One sector: its kind, and exactly what that kind takes (§6)."""
    kind = member(entry, "kind", word(vocabulary.GEAR_REWARD_KINDS))
    taken = _PARAMETERS[vocabulary.GEAR_REWARD_TAKES[kind]] if kind in vocabulary.GEAR_REWARD_TAKES else {}
    return tables.GearReward(**record(entry, {"kind": word(vocabulary.GEAR_REWARD_KINDS), **taken}))


def gear(entry: Entry) -> tables.Gear:
    """A gear: its line colour (S3) and three different sectors, clockwise (T1)."""
    sectors = list_of(gear_reward, 3, 3, distinct=True)
    return row_of(tables.Gear, entry, {"id": identifier, "line": word(("white", "grey")), "sectors": sectors})


def patronage_card(entry: Entry) -> tables.PatronageCard:
    """A patronage card: one of four mixtures of levels, types and inks (M2)."""
    shape = {"id": identifier, "name": text, "levels": _levels, "types": _types, "inks": _inks}
    card = row_of(tables.PatronageCard, entry, shape)
    readers.refuse_unless(
        _demand(card) in _DEMANDS, entry, f"expected {readers.choice_of(_DEMANDS.values())}, each alone"
    )
    return card


def patronage_deck(entry: Entry) -> dict[str, tables.PatronageCard]:
    """All patronage cards by id: as many of one mixture as of another (C1, M2)."""
    cards = deck(patronage_card, *PATRONAGE)(entry)
    readers.refuse_unless(
        len(cards) % len(_DEMANDS) == 0, entry, f"expected a multiple of {len(_DEMANDS)}, found {len(cards)}"
    )
    most = len(cards) // len(_DEMANDS)
    seen: Counter[_Demand] = Counter()
    faults = Gathering()
    for index, card in enumerate(cards.values()):
        demand = _demand(card)
        seen[demand] += 1
        if seen[demand] > most:
            message = f"expected {most} cards that ask for {_DEMANDS[demand]}, but this is number {seen[demand]}"
            faults.add(entry.at(index).fault(message))
    faults.close()
    return cards


def _demand(card: tables.PatronageCard) -> _Demand:
    """What a card asks for: specialties by number, types, inks."""
    return sum(level > 0 for level in card.levels), any(card.types), any(card.inks)


def planning_card(entry: Entry) -> tables.PlanningCard:
    """A planning card of the automa (U3, U4, U8)."""
    shape = {
        "id": identifier,
        "centre": word(vocabulary.ACTIONS),
        "moves": list_of(_marker_move, 1, 6),
        "patronage": readers.flag,
    }
    return row_of(tables.PlanningCard, entry, shape)


def _marker_move(entry: Entry) -> tuple[vocabulary.MoveEnd, vocabulary.MoveEnd]:
    """U3: the two different ends of a move, written "X > Y"."""
    ends = entry.value.split(" > ") if isinstance(entry.value, str) else []
    known = [end for end in ends for name in _MOVE_ENDS if name == end]
    if len(ends) != 2 or len(known) != 2 or known[0] == known[1]:
        raise entry.fault(f'expected "X > Y" with two of {readers.choice_of(_MOVE_ENDS)}, found {readers.found(entry)}')
    return cast("tuple[vocabulary.MoveEnd, vocabulary.MoveEnd]", tuple(ends))


execution = list_of(whole(1, 4), 4, 4, distinct=True)
"""A reader of the numbers of the four execution cards, 1 to 4 (C1)."""


def character(entry: Entry) -> tables.Character:
    """A character tile (§7)."""
    shape = {"id": identifier, "name": text, "city": text, "life": text, "abilities": _abilities}
    read = row_of(tables.Character, entry, shape)
    own = tuple(ability for ability in vocabulary.ABILITIES if ability == read.id)
    readers.refuse_unless(
        bool(read.abilities or own),
        entry,
        f"expected abilities, one or more of {readers.choice_of(vocabulary.ABILITIES)}",
    )
    return msgspec.structs.replace(read, abilities=read.abilities or own)
