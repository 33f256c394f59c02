"""`balance` counts what really happened, tells it the same way each time, and judges it."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.cli import balance
from game.cli.arena import play_out
from game.cli.balance import BY_HAND, COUNTS, LOT, SOLOISTS, Counted, Findings, Game, Goal, Tally, goals, lines_of, play
from game.cli.spreading import Workers
from game.content import load_content
from game.content.vocabulary import GEAR_REWARD_KINDS, INKS, LETTERS, SPECIALTIES
from game.players import make_player
from game.rules import Table, new_game
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.view import View

PAIR = COUNTS[1]
FOUR = COUNTS[3]
MASTER = SOLOISTS[-1]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """A few games of every study; the master's are told by a novice, who is quicker."""
    quick = MASTER._replace(level="novice")
    return [play(quick if study == MASTER else study, deal) for study in balance.STUDIES for deal in (11, 12)]


@pytest.fixture(scope="module")
def found(games: list[Game]) -> Findings:
    return Findings(load_content(), games)


class Watched:
    """A game between adepts, its tally, and all events beside it."""

    def __init__(self, deal: int) -> None:
        self.table: Table = new_game(load_content(), FOUR.options, deal)[0]
        self.events: list[ev.Event] = []
        self.tally = Tally(self.table)
        play_out(self.table, [make_player("adept", place) for place in range(4)], self.watch)
        self.tally.end(self.table)

    def watch(self, view: View, move: mv.Move, events: Sequence[ev.Event]) -> None:
        self.events += events
        self.tally.watch(view, move, events)


@pytest.fixture(scope="module")
def watched() -> Watched:
    return Watched(5)


def total(counts: Counted, subject: str, column: str) -> float:
    return sum(count for (one, _, other), count in counts.items() if (one, other) == (subject, column))


@pytest.mark.slow
def test_what_is_counted_is_what_the_seats_have_in_the_end(watched: Watched) -> None:
    """Recounted from the last state: orders, patrons, types, levels."""
    counts, seats = watched.tally.counts, watched.table.seats
    assert total(counts, "printing", "fulfilled") == sum(seat.orders_fulfilled for seat in seats) > 0
    assert total(counts, "refinement", "fulfilled") == total(counts, "printing", "fulfilled")
    assert total(counts, "patronage", "taken") == sum(len(seat.patronage) for seat in seats) > 0
    for at, letter in enumerate(LETTERS):
        chosen, bought, lost, owned = (
            counts["letters", letter, name] for name in ("chosen", "bought", "given up", "owned")
        )
        assert chosen + bought - lost == owned == sum(seat.types[at] for seat in seats)
    for at, specialty in enumerate(SPECIALTIES):
        ends = Counter(seat.levels[at] for seat in seats)
        assert all(counts["specialties", specialty, f"ended at {level}"] == ends[level] for level in range(7))


def test_fame_and_guilders_are_shared_out_without_a_rest(watched: Watched) -> None:
    """Recounted from the events: what orders paid is what the letters, inks and specialties brought together."""
    counts = watched.tally.counts
    fame = {
        reason: sum(
            event.fame for event in watched.events if isinstance(event, ev.FameGained) and event.reason == reason
        )
        for reason in ("colour", "decoration")
    }
    assert total(counts, "inks", "fame") == pytest.approx(fame["colour"])
    assert total(counts, "specialties", "fame") == pytest.approx(fame["decoration"])
    assert total(counts, "letters", "fame") == pytest.approx(sum(fame.values()))
    assert total(counts, "refinement", "fame") == sum(fame.values()) > 0
    assert total(counts, "letters", "guilders") == pytest.approx(total(counts, "printing", "guilders"))


def test_nothing_is_taken_that_was_not_offered(watched: Watched) -> None:
    counts = watched.tally.counts
    taken = [(subject, name, count) for (subject, name, column), count in counts.items() if column == "taken"]
    decks = {"printing", "refinement", "gears", "patronage"}
    assert {subject for subject, *_ in taken} >= decks
    assert all(count <= counts[subject, name, "offered"] for subject, name, count in taken if subject in decks)


def test_gear_uses_are_those_of_the_events(watched: Watched) -> None:
    used = Counter(event.reward for event in watched.events if isinstance(event, ev.GearUsed))
    assert {kind: watched.tally.counts["gear rewards", kind, "used"] for kind in GEAR_REWARD_KINDS} == {
        kind: used[kind] for kind in GEAR_REWARD_KINDS
    }


@pytest.mark.slow
def test_the_same_deal_is_the_same_game() -> None:
    assert play(PAIR, 3) == play(PAIR, 3) != play(PAIR, 4)


@pytest.mark.slow
def test_characters_are_kept_by_lot_and_not_by_liking() -> None:
    """Adepts never keep the one they like least; the lot does, and then its victories can be counted."""
    alone = LOT._replace(seats=1)
    by_lot, liked = ([play(study, deal).results[0].character for deal in range(8)] for study in (alone, SOLOISTS[1]))
    assert by_lot != liked
    assert len(set(by_lot)) > 1


@pytest.mark.slow
def test_rows_add_up_to_the_games(found: Findings, games: list[Game]) -> None:
    four = [game for game in games if game.study in (FOUR.name, LOT.name)]
    for table, played in ((balance.turn_order(found), four), (balance.characters(found), four[2:])):
        assert sum(table.column("victories")) == pytest.approx(len(played))
        assert sum(table.column("seats")) == 4 * len(played)
    for row in balance.titles(found).rows:
        assert sum(float(cell) for cell in row[3:]) == pytest.approx(1)
    adepts = [game for game in games if game.study not in ("solo novice", "solo master")]
    counted = sum(game.counts["inks", ink, "taken"] for game in adepts for ink in INKS)
    assert sum(balance.inks(found).column("taken")) == counted > 0
    seats = sum(len(game.results) for game in adepts)
    assert sum(len(found.results(study)) for study in (*COUNTS, LOT)) == seats


@pytest.mark.slow
def test_a_table_is_markdown(found: Findings) -> None:
    for table in balance.all_tables(found):
        lines = lines_of(table)
        assert {line.count("|") for line in lines} == {len(table.columns) + 1}
        assert len({len(line) for line in lines}) == 1
        assert len(lines) == len(table.rows) + 2


@pytest.mark.slow
def test_goals_are_judged_by_their_figures(found: Findings) -> None:
    judged = goals(found)
    assert len({goal.aim for goal in judged}) == len(judged)
    mean = [float(row[2]) for row in balance.scores(found).rows]
    assert judged[0].met == (min(mean) >= 100 and max(mean) <= 125)


# the command


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    balance.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def at_hand(games: list[Game], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The command with games that are played already, and its page elsewhere."""
    monkeypatch.setattr(balance, "play_studies", lambda *_: iter(games))
    monkeypatch.setattr(balance, "config_folder", lambda: tmp_path)
    return tmp_path / "BALANCE.md"


@pytest.mark.slow
def test_it_prints_every_goal_and_every_table(
    at_hand: Path, found: Findings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.run(arguments()) == 0
    told = capsys.readouterr().out
    assert all(goal.aim in told for goal in goals(found))
    assert all(f"## {table.title}" in told for table in balance.all_tables(found))
    assert not at_hand.exists()


@pytest.mark.slow
def test_a_page_written_anew_keeps_what_people_wrote(at_hand: Path) -> None:
    assert balance.run(arguments("--write", "--games", "2")) == 0
    first = at_hand.read_text(encoding="utf-8")
    assert "balance --games 2 --seed 1 --write" in first
    at_hand.write_text(f"old\n{BY_HAND}\nGuillard is strong.\n", encoding="utf-8")
    assert balance.run(arguments("--write", "--games", "2")) == 0
    again = at_hand.read_text(encoding="utf-8")
    assert again == first.split(BY_HAND)[0] + f"{BY_HAND}\nGuillard is strong.\n"


@pytest.mark.slow
@pytest.mark.parametrize(("met", "status"), [(True, 0), (False, 1)])
def test_check_fails_where_a_goal_is_missed(
    at_hand: Path, monkeypatch: pytest.MonkeyPatch, met: bool, status: int
) -> None:
    monkeypatch.setattr(balance, "goals", lambda _: [Goal("Peace", "war", met)])
    assert balance.run(arguments("--check")) == status
    assert balance.run(arguments()) == 0


@pytest.mark.slow
def test_the_games_do_not_depend_on_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "STUDIES", (PAIR, SOLOISTS[0]))
    alone, together = (list(balance.play_studies(4, 9, Workers(count))) for count in (1, 2))
    assert alone == together
    assert [game.study for game in alone] == [PAIR.name] * 4 + [SOLOISTS[0].name] * 4
