"""Each feat of the guild has a game that earns it and one that just misses it."""

from random import Random

import pytest
from msgspec.structs import replace

from game.content import Content
from game.match import Store
from game.match.feats import FEATS, RULES, Deed, Feat, deed_of, feats_of
from game.match.figures import SeatFigures, figures_of
from game.match.ledger import Counted, Played
from game.match.replay import Replay
from game.match.statistics import earned
from game.rules import events as ev
from tests.match.play import ALL_OPTIONS, begin, play_to_end, random_game

RIVAL = SeatFigures(
    seat=1, fame=100, rank=2, types=5, inks=5, character=None, fame_from={}, turns={}, passes={"inks": 1}, markers={},
    short=3, gear_uses={"ink": 1}, gears=2, printed=("printing-01",), whole_orders=0, levels=(3, 3, 3, 3), patronage=1,
    best_round=1,
)  # fmt: skip
MINE = replace(RIVAL, seat=0, fame=110, rank=1)
PLAIN = Deed(figures=MINE, rivals=(RIVAL,), guilders=5, most_inks=2, book_rounds=frozenset({2, 3}))
KINDS = (
    "swap_ink", "ink", "one_for_two", "swap_type", "scrap_type", "discount", "advance_lowest", "advance", "round_fame",
    "order",
)  # fmt: skip


def mine(**changes: object) -> Deed:
    """The plain game with other figures."""
    return replace(PLAIN, figures=replace(MINE, **changes))


def books(count: int, whole: int) -> Deed:
    return mine(printed=("printing-01",) * count, whole_orders=whole)


def in_rounds(*rounds: int) -> Deed:
    return replace(PLAIN, book_rounds=frozenset(rounds))


EARNED_AND_MISSED: dict[Feat, list[tuple[Deed, Deed]]] = {
    "four_at_four": [(mine(levels=(4, 4, 6, 4)), mine(levels=(4, 4, 6, 3)))],
    "three_at_six": [(mine(levels=(6, 6, 6, 0)), mine(levels=(6, 6, 5, 5)))],
    "four_in_a_round": [(mine(best_round=4), mine(best_round=3))],
    "no_gear": [(mine(gears=0), mine(gears=1)), (mine(gears=0), mine(gears=0, rank=2))],
    "tie_break": [
        (mine(fame=100), mine(fame=101)),
        (mine(fame=100), replace(mine(fame=100), rivals=(replace(RIVAL, rank=1),))),
    ],
    "four_inks": [(replace(PLAIN, most_inks=4), replace(PLAIN, most_inks=3))],
    "no_patron": [(mine(patronage=0), mine(patronage=1)), (mine(patronage=0), mine(patronage=0, rank=2))],
    "four_patrons": [(mine(patronage=4), mine(patronage=3))],
    "ten_books": [(books(10, 0), books(9, 9))],
    "all_whole": [(books(7, 7), books(7, 6)), (books(7, 7), books(6, 6))],
    "never_passed": [(mine(passes={}), mine(passes={"gears": 1})), (mine(passes={}), mine(passes={}, rank=2))],
    "from_behind": [
        (replace(PLAIN, behind=True), PLAIN),
        (replace(PLAIN, behind=True), replace(mine(rank=2), behind=True)),
    ],
    "by_thirty": [(mine(fame=130), mine(fame=129))],
    "fame_150": [(mine(fame=150), mine(fame=149)), (mine(fame=150), replace(mine(fame=150), rivals=()))],
    "two_masters": [
        (replace(PLAIN, masters=2), replace(PLAIN, masters=1)),
        (replace(PLAIN, masters=2), replace(mine(rank=2), masters=2)),
    ],
    "each_round": [(in_rounds(1, 2, 3, 4, 5, 6), in_rounds(1, 2, 3, 4, 5))],
    "first_round": [(in_rounds(1), in_rounds(2, 3, 4, 5, 6))],
    "empty_purse": [
        (replace(PLAIN, guilders=0), replace(PLAIN, guilders=1)),
        (replace(PLAIN, guilders=0), replace(mine(rank=2), guilders=0)),
    ],
    "ten_kinds": [(mine(gear_uses=dict.fromkeys(KINDS, 1)), mine(gear_uses={**dict.fromkeys(KINDS, 1), "order": 0}))],
}


def test_there_are_twenty_and_each_has_its_test() -> None:
    assert len(FEATS) == 20
    assert set(FEATS) == {*RULES, "all_titles"} == {*EARNED_AND_MISSED, "all_titles"}
    assert feats_of(PLAIN) == ()


@pytest.mark.parametrize("feat", EARNED_AND_MISSED)
def test_a_feat_is_earned_and_just_missed(feat: Feat) -> None:
    for earns, misses in EARNED_AND_MISSED[feat]:
        assert feat in feats_of(earns)
        assert feat not in feats_of(misses)
        assert feats_of(replace(earns, rounds=5)) == ()


def played(name: str, title: str, *, at: int, rounds: int = 6, kind: str = "person") -> Counted:
    """A game alone that won a title."""
    figures = replace(MINE, rank=1)
    one = Played(
        name=name, kind="person" if kind == "person" else "computer", ended_at=f"2026-01-{at:02}", seed=at, cards="",
        end=str(at), rounds=rounds, printers=1, automa=True, characters=True, rivals=(), timed_turns=0, turns_s=0.0,
        figures=figures, title=title, feats=("ten_books",),
    )  # fmt: skip
    return Counted(str(at), 0, one)


def test_all_titles_take_a_game_for_each_of_one_person() -> None:
    titles = ["student", "apprentice", "guildmaster"]
    games = [played("Anna", title, at=at) for at, title in enumerate(titles, 1)]
    assert earned(games, titles)["all_titles"].match_id == "3"
    assert "all_titles" not in earned(games[:2], titles)
    assert "all_titles" not in earned([*games[:2], played("Tom", "guildmaster", at=3)], titles)
    assert "all_titles" not in earned([*games[:2], played("Anna", "guildmaster", at=3, rounds=3)], titles)


def test_who_earned_a_feat_first_has_it_and_no_computer() -> None:
    games = [played("Fust", "", at=1, kind="computer"), played("Anna", "", at=2), played("Tom", "", at=3)]
    assert {feat: one.played.name for feat, one in earned(games, ["student"]).items()} == {"ten_books": "Anna"}


@pytest.mark.parametrize("seed", range(8))
def test_a_deed_tells_what_the_game_was(content: Content, seed: int) -> None:
    options = ALL_OPTIONS[seed]
    *_, end = random_game(content, options, seed)
    replay = Replay.of_game(content, options, seed, [entry.move for entry in end.entries])
    figures = figures_of(replay)
    for one in figures:
        deed = deed_of(replay, figures, one.seat, 0)
        books = [
            (replay.table(entry.number).round, event)
            for entry in end.entries
            for event in entry.events
            if isinstance(event, ev.OrderFulfilled) and event.seat == one.seat
        ]
        assert deed.book_rounds == {round_ for round_, _ in books}
        coloured = [content.refinement[event.refinement].inks for _, event in books if event.colour]
        assert deed.most_inks == max((4 - inks.count(0) for inks in coloured), default=0)
        before = replay.table(replay.rounds[-1]).seats
        others = [before[other.seat].fame for other in figures if other is not one]
        assert deed.behind == (bool(others) and before[one.seat].fame < min(others))
        assert deed.guilders == end.table.seats[one.seat].guilders


def test_feats_and_titles_are_kept_with_the_figures(content: Content) -> None:
    with Store.in_memory() as store:
        play_to_end(begin(store, content, ALL_OPTIONS[0], seed=3), Random(3))
        (one,) = store.ledger.all()
        assert one.played.title == "student"
        assert set(one.played.feats) <= set(FEATS)
