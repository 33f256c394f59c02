"""Statistics of many games are those that the journals tell, counted again by other means."""

import csv
import json
import os
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest

from game.content import Content
from game.match import Player, Store
from game.match.ledger import Counted
from game.match.players import LEVELS
from game.match.statistics import Wanted, chosen, people_of, statistics_of, to_csv
from game.match.timeline import Timeline
from game.rules.moves import from_text
from game.rules.names import ACTIONS
from tests.match.play import ALL_OPTIONS, play_to_end

GAMES = int(os.environ.get("STATISTICS_GAMES", "16"))
NAMES = ("Anna", "anna ", "Bert", "=1+1")
ACTS = {
    "take_order": "orders",
    "take_inks": "inks",
    "take_specialty": "specialties",
    "install_gear": "gears",
    "reposition_gear": "gears",
    "claim_reward": "patronage",
    "take_patronage": "patronage",
}


@pytest.fixture(scope="module")
def played(content: Content) -> Iterator[Store]:
    """So many random games of all seatings, some of them with computers on seats."""
    with Store.in_memory() as store:
        for seed in range(GAMES):
            options = ALL_OPTIONS[seed % len(ALL_OPTIONS)]
            rng = Random(seed)
            seats = [_player(seat, rng) for seat in range(options.seats)]
            automa = [Player("Automa", "automa", "automa")] * options.automa
            play_to_end(store.new_match(content, options, seed, (*seats, *automa)), rng)
        yield store


def _player(seat: int, rng: Random) -> Player:
    if seat and rng.random() < 0.3:
        return Player("Fust", "key", "computer", rng.choice(LEVELS))
    return Player(NAMES[(seat + rng.randrange(2)) % 4], "key")


class Recount:
    """A game told by its exported journal alone: lines of moves, and what the rules say to them."""

    def __init__(self, save: dict[str, Any], content: Content) -> None:
        header = save["header"]
        options = next(one for one in ALL_OPTIONS if _is_of(one, header["options"]))
        timeline = Timeline.start(content, options, header["seed"])
        self.players = header["players"]
        self.printers = header["options"]["seats"]
        self.automa = header["options"]["automa"]
        self.turns, self.uses, self.printed, self.sources = (Counter[tuple[int, str]]() for _ in range(4))
        self.short = Counter[int]()
        for line in save["moves"]:
            verb, seat, *_ = json.loads(line)
            if timeline.table.phase == "actions" and verb in ACTS:
                self.turns[seat, ACTS[verb]] += 1
            for event in timeline.advance(from_text(line)).events:
                self._hear(event, timeline.table)
        self.scores = {sheet.seat: sheet for sheet in timeline.table.scores}
        self.characters = {seat.index: seat.character for seat in timeline.table.seats}
        for seat, sheet in self.scores.items():
            self.sources[seat, "at the end"] += sheet.specialties + sheet.patronage + sheet.guilders

    def _hear(self, event: Any, table: Any) -> None:
        name = type(event).__name__
        if name == "GearUsed":
            self.uses[event.seat, event.reward] += 1
        elif name == "OrderFulfilled":
            self.printed[event.seat, event.printing] += 1
        elif name == "FameGained":
            self.sources[event.seat, event.reason] += event.fame
        elif name == "PlayOrdersSet":
            for seat in (each.index for each in table.seats if not each.is_automa):
                self.short[seat] += sum(_is_short(table, seat, at) for at in range(len(ACTIONS)))


def _is_of(options: Any, told: dict[str, Any]) -> bool:
    wanted = {"seats": options.seats, "automa": options.automa, "characters": options.characters}
    return all(told.get(key, getattr(type(options)(), key, None)) == value for key, value in wanted.items())


def _is_short(table: Any, seat: int, at: int) -> bool:
    """Whether one marker more would overtake somebody: more markers first, of equal ones who is first in the order."""
    bids = {each.index: each.markers[at] for each in table.seats if each.markers}
    if not bids[seat]:
        return False

    def ahead(mine: int) -> int:
        place = table.turn_order.index
        return sum((-bid, place(one)) < (-mine, place(seat)) for one, bid in bids.items() if one != seat and bid)

    return ahead(bids[seat] + 1) < ahead(bids[seat])


def recounted(store: Store, content: Content) -> dict[str, Recount]:
    """All games of a store by their ids."""
    return {game.id: Recount(json.loads(store.export_json(game.id)), content) for game in store.saved_games()}


def seats_of(games: dict[str, Recount], name: str | None) -> list[tuple[Recount, int]]:
    """The seats of people, or of one."""
    seats = [(game, seat) for game in games.values() for seat in game.scores]
    people = [(game, seat) for game, seat in seats if game.players[seat].get("kind", "person") == "person"]
    return [
        (game, seat)
        for game, seat in people
        if name is None or game.players[seat]["name"].strip().lower() == name.strip().lower()
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", [None, "Anna", "Bert"])
def test_statistics_are_a_recount_of_the_journals(played: Store, content: Content, name: str | None) -> None:
    seats = seats_of(recounted(played, content), name)
    found = statistics_of(chosen(played.ledger.all(), name, Wanted()))
    fame = [game.scores[seat].total for game, seat in seats]
    assert (found.seats, found.best) == (len(seats), max(fame))
    assert found.games == len({id(game) for game, _ in seats})
    assert found.average == pytest.approx(sum(fame) / len(fame))
    assert found.wins == sum(game.scores[seat].rank == 1 and game.printers > 1 for game, seat in seats)
    assert found.rivalled == sum(game.printers > 1 for game, _ in seats)
    assert found.short == sum(game.short[seat] for game, seat in seats)
    for got, counts in (
        (found.turns, "turns"),
        (found.gear_uses, "uses"),
        (found.printed, "printed"),
    ):
        wanted = Counter[str]()
        for game, seat in seats:
            wanted.update({key: count for (at, key), count in getattr(game, counts).items() if at == seat})
        assert dict(got) == dict(wanted)
    assert (
        sum(found.fame_from.values())
        == sum(fame)
        == sum(count for game, seat in seats for (at, _), count in game.sources.items() if at == seat)
    )
    assert dict(found.characters) == dict(Counter(c for game, seat in seats if (c := game.characters[seat])))


@pytest.mark.parametrize(
    ("wanted", "takes"),
    [
        (Wanted(printers=1), lambda game, seat: game.printers == 1),
        (Wanted(printers=3, automa=True), lambda game, seat: game.printers == 3 and game.automa),
        (Wanted(automa=False), lambda game, seat: not game.automa),
        (Wanted(strength="people"), lambda game, seat: "computer" not in _kinds(game, seat)),
        (Wanted(strength="master"), lambda game, seat: "master" in _levels(game, seat)),
    ],
)
def test_filters_take_the_games_that_they_name(played: Store, content: Content, wanted: Wanted, takes: Any) -> None:
    seats = [(game, seat) for game, seat in seats_of(recounted(played, content), None) if takes(game, seat)]
    assert statistics_of(chosen(played.ledger.all(), None, wanted)).seats == len(seats) > 0


def _kinds(game: Recount, seat: int) -> list[str]:
    return [player.get("kind", "person") for at, player in enumerate(game.players) if at != seat]


def _levels(game: Recount, seat: int) -> list[str | None]:
    return [player.get("level") for at, player in enumerate(game.players) if at != seat]


def test_people_are_one_however_they_write_their_names(played: Store) -> None:
    names = people_of(played.ledger.all())
    assert len({name.strip().lower() for name in names}) == len(names)
    assert "Fust" not in names


def test_the_course_is_in_the_order_of_the_games(played: Store) -> None:
    counted = chosen(played.ledger.all(), "Anna", Wanted())
    course = statistics_of(counted).course
    assert [one.ended_at for one in course] == sorted(one.ended_at for one in course)
    assert course[-1].average == pytest.approx(statistics_of(counted).average)


def test_no_games_have_no_figures() -> None:
    nothing = statistics_of([])
    assert (nothing.games, nothing.average, nothing.best, nothing.turn_s, nothing.course) == (0, 0.0, 0, None, [])


def test_the_table_has_a_line_for_each_seat_and_sums_up(played: Store) -> None:
    counted: list[Counted] = played.ledger.all()
    rows = list(csv.DictReader(StringIO(to_csv(counted), newline="")))
    assert len(rows) == len(counted)
    for row, one in zip(rows, counted, strict=True):
        sources = [int(value) for column, value in row.items() if column.startswith("fame: ")]
        assert int(row["fame"]) == sum(sources) == one.played.figures.fame
        assert not row["name"].startswith("=")
        assert {column: int(row[f"turns: {column}"]) for column in ACTIONS} == {
            action: one.played.figures.turns.get(action, 0) for action in ACTIONS
        }
