"""What balance is to be: each goal with what was found, and whether that meets it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.players import Level
from game.tools.balancing import tables
from game.tools.balancing.tables import Findings, Table

LOWEST_MEAN, HIGHEST_MEAN = 100, 125
APART = 0.15  # of their mean, by which four letters, inks or specialties may differ and still be "about equal"
LEAST_LIKED = 1 / 3  # of the median rate at which the cards of a deck are taken
FAIR = (0.20, 0.30)  # a share of victories among four that is near enough to a quarter
RARELY, USUALLY = 0.10, 0.50


class Goal(NamedTuple):
    """One goal, in words; what was found, in words; whether it is met."""

    aim: str
    found: str
    met: bool


def goals(found: Findings) -> list[Goal]:
    """Every goal, judged."""
    return [
        _means(tables.scores(found)),
        _equal(tables.letters(found), "worth a type", "letters"),
        _equal(tables.inks(found), "fame a use", "inks"),
        _equal(tables.specialties(found), "worth an advance", "specialties"),
        _liked(tables.printing(found), "printing card"),
        _liked(tables.refinement(found), "refinement card"),
        _used(tables.gear_rewards(found)),
        _fair(tables.characters(found), "Each character wins"),
        _fair(tables.turn_order(found), "Each place in the turn order wins"),
        _titles(tables.titles(found), "novice", "apprentice", RARELY),
        _titles(tables.titles(found), "master", "junior master", USUALLY),
    ]


def _extremes(table: Table, column: str) -> tuple[str, float, str, float]:
    """The names and figures of the least and of the most."""
    figures = sorted(zip(table.column(column), (str(row[0]) for row in table.rows), strict=True))
    (least, least_name), (most, most_name) = figures[0], figures[-1]
    return least_name, least, most_name, most


def _means(table: Table) -> Goal:
    low, least, high, most = _extremes(table, "mean")
    aim = f"Adepts score {LOWEST_MEAN} to {HIGHEST_MEAN} fame on average at every table"
    met = least >= LOWEST_MEAN and most <= HIGHEST_MEAN
    return Goal(aim, f"{least:.1f} ({low}) to {most:.1f} ({high})", met)


def _equal(table: Table, column: str, what: str) -> Goal:
    low, least, high, most = _extremes(table, column)
    mean = sum(table.column(column)) / len(table.rows)
    met = most - least <= APART * mean
    aim = f"The four {what} are about equally valuable: {column} differs by at most {APART:.0%} of the mean"
    return Goal(aim, f"{least:.2f} ({low}) to {most:.2f} ({high}), {(most - least) / (mean or 1):.0%} apart", met)


def _liked(table: Table, card: str) -> Goal:
    low, least, _, _ = _extremes(table, "of median")
    few = sum(one < LEAST_LIKED for one in table.column("of median"))
    found = f"{low} is taken {least:.2f} times as often as the median; {few} of {len(table.rows)} less than a third"
    return Goal(f"No {card} is taken less than a third as often as the median", found, few == 0)


def _used(table: Table) -> Goal:
    low, least, _, _ = _extremes(table, "uses")
    return Goal("Every gear reward is used", f"{low} the least, {least:.0f} times", least > 0)


def _fair(table: Table, who: str) -> Goal:
    """Met unless an interval lies outside of what is fair as a whole."""
    outside = [str(row[0]) for row in _rows_outside(table)]
    low, least, high, most = _extremes(table, "share")
    found = f"{least:.1%} ({low}) to {most:.1%} ({high})"
    found += f"; surely outside: {', '.join(outside)}" if outside else "; no interval lies outside"
    return Goal(f"{who} {FAIR[0]:.0%} to {FAIR[1]:.0%} of the games of four", found, not outside)


def _rows_outside(table: Table) -> Sequence[tables.Row]:
    bounds = zip(table.rows, table.column("95 % from"), table.column("to"), strict=True)
    return [row for row, low, high in bounds if high < FAIR[0] or low > FAIR[1]]


def _titles(table: Table, level: Level, title: str, share: float) -> Goal:
    """A novice rarely gets beyond a title, a master usually does."""
    row = next(row for row in table.rows if row[0] == level)
    beyond = sum(float(cell) for cell in row[table.columns.index(title) + 1 :])
    rarely = share == RARELY
    met: Callable[[float], bool] = share.__ge__ if rarely else share.__le__
    aim = f"A {level} {'rarely' if rarely else 'usually'} gets beyond {title.title()}: "
    aim += f"in {'at most' if rarely else 'at least'} {share:.0%} of games"
    return Goal(aim, f"{beyond:.0%}", met(beyond))
