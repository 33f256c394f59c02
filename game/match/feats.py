"""The feats of the guild: what is worth a line in the hall of fame, told by a whole game or, for one, by several."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from game.match.figures import SeatFigures, printings
from game.match.replay import Replay

Feat: TypeAlias = Literal[
    "four_at_four", "three_at_six", "four_in_a_round", "no_gear", "tie_break", "four_inks", "no_patron",
    "four_patrons", "ten_books", "all_whole", "never_passed", "from_behind", "by_thirty", "fame_150", "two_masters",
    "each_round", "first_round", "empty_purse", "ten_kinds",
    "all_titles",  # over several games
]  # fmt: skip
FEATS: tuple[Feat, ...] = get_args(Feat)
WHOLE_GAME = 6  # the least number of rounds: a short game is no measure


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat did in a game, as far as feats ask for it."""

    figures: SeatFigures
    rivals: tuple[SeatFigures, ...] = ()
    masters: int = 0  # computers of that level on other seats
    rounds: int = WHOLE_GAME
    guilders: int = 0  # left at the end
    most_inks: int = 0  # different ones in one order
    behind: bool = False  # it had less fame than everybody else when the last round began
    book_rounds: frozenset[int] = frozenset()  # in which it fulfilled an order

    @property
    def won(self) -> bool:
        return bool(self.rivals) and self.figures.rank == 1


RULES: Mapping[Feat, Callable[[Deed], bool]] = {
    "four_at_four": lambda deed: min(deed.figures.levels) >= 4,
    "three_at_six": lambda deed: sum(level >= 6 for level in deed.figures.levels) >= 3,
    "four_in_a_round": lambda deed: deed.figures.best_round >= 4,
    "no_gear": lambda deed: deed.won and not deed.figures.gears,
    "tie_break": lambda deed: deed.won and _by_tie_break(deed),
    "four_inks": lambda deed: deed.most_inks >= 4,
    "no_patron": lambda deed: deed.won and not deed.figures.patronage,
    "four_patrons": lambda deed: deed.figures.patronage >= 4,
    "ten_books": lambda deed: len(deed.figures.printed) >= 10,
    "all_whole": lambda deed: len(deed.figures.printed) == deed.figures.whole_orders >= 7,
    "never_passed": lambda deed: deed.won and not any(deed.figures.passes.values()),
    "from_behind": lambda deed: deed.won and deed.behind,
    "by_thirty": lambda deed: deed.won and deed.figures.fame - max(one.fame for one in deed.rivals) >= 30,
    "fame_150": lambda deed: bool(deed.rivals) and deed.figures.fame >= 150,
    "two_masters": lambda deed: deed.won and deed.masters >= 2,
    "each_round": lambda deed: len(deed.book_rounds) == deed.rounds,
    "first_round": lambda deed: 1 in deed.book_rounds,
    "empty_purse": lambda deed: deed.won and not deed.guilders,
    "ten_kinds": lambda deed: sum(uses > 0 for uses in deed.figures.gear_uses.values()) >= 10,
}
"""All but the one that takes several games."""


def _by_tie_break(deed: Deed) -> bool:
    """Whether somebody had as much fame and was second all the same (Z2)."""
    return any(one.fame == deed.figures.fame and one.rank > deed.figures.rank for one in deed.rivals)


def feats_of(deed: Deed) -> tuple[Feat, ...]:
    """Return the feats of a game; a shorter one has none."""
    if deed.rounds < WHOLE_GAME:
        return ()
    return tuple(feat for feat, is_earned in RULES.items() if is_earned(deed))


def deed_of(replay: Replay, all_figures: Sequence[SeatFigures], seat: int, masters: int) -> Deed:
    """Return what a seat did in a match that is over."""
    end, begun = replay.table(replay.last), replay.table(replay.rounds[-1])
    rivals = tuple(one for one in all_figures if one.seat != seat)
    printed = printings(replay, seat)
    inks = [table.content.refinement[event.refinement].inks for table, event in printed if event.colour]
    return Deed(
        figures=next(one for one in all_figures if one.seat == seat),
        rivals=rivals,
        masters=masters,
        rounds=end.round,
        guilders=end.seats[seat].guilders,
        most_inks=max((sum(count > 0 for count in each) for each in inks), default=0),
        behind=bool(rivals) and all(begun.seats[one.seat].fame > begun.seats[seat].fame for one in rivals),
        book_rounds=frozenset(table.round for table, _ in printed),
    )
