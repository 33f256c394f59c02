"""The tables of a balance report: what the counts of many games say about players, cards and pieces."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import NamedTuple, TypeAlias

from game.content import Content
from game.rules.names import GEAR_REWARD_KINDS, INKS, LETTERS, SPECIALTIES
from game.rules.scoring import solo_title
from game.tools.arena import CONFIDENCE, win_interval
from game.tools.balancing.studies import COUNTS, LOT, SOLOISTS, STUDIES, Game, Sitting, Study
from game.tools.balancing.tally import Counted


class Share(float):
    """A part of a whole, shown in percent."""


Cell: TypeAlias = str | int | float
Row: TypeAlias = tuple[Cell, ...]


class Table(NamedTuple):
    """Rows under named columns; the first column names the row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]

    def column(self, name: str) -> list[float]:
        """The figures under one name."""
        at = self.columns.index(name)
        return [float(row[at]) for row in self.rows]


class Findings:
    """The games of all studies, put together as the tables need them."""

    def __init__(self, content: Content, games: Iterable[Game]) -> None:
        self.content = content
        self.games = tuple(games)
        adepts = {study.name for study in STUDIES if study.level == "adept"}
        counted = [game.counts for game in self.games if game.study in adepts]
        self.adept_games = len(counted)
        self.counts: Counted = Counter()
        for counts in counted:
            self.counts.update(counts)

    def of(self, subject: str, name: str, *columns: str) -> tuple[float, ...]:
        """Cells of one name, over all games between adepts."""
        return tuple(self.counts[subject, name, column] for column in columns)

    def sittings(self, *studies: Study) -> list[Sitting]:
        """Every seat of every game of some studies."""
        names = {study.name for study in studies}
        return [sitting for game in self.games if game.study in names for sitting in game.sittings]


def all_tables(found: Findings) -> tuple[Table, ...]:
    """Every table, in the order in which a report shows them."""
    return (
        scores(found),
        titles(found),
        turn_order(found),
        characters(found),
        letters(found),
        inks(found),
        specialties(found),
        gear_rewards(found),
        gears(found),
        printing(found),
        refinement(found),
        patronage(found),
    )


def ratio(part: float, whole: float) -> float:
    """A part of a whole; nothing of nothing is 0."""
    return part / whole if whole else 0.0


# players


def scores(found: Findings) -> Table:
    """Final fame by the number of seats."""
    rows: list[Row] = []
    for study in (*COUNTS, LOT):
        fame = [sitting.fame for sitting in found.sittings(study)]
        spread = stdev(fame) if len(fame) > 1 else 0.0
        rows.append((study.name, len(fame), fmean(fame), CONFIDENCE * spread / sqrt(len(fame)), min(fame), max(fame)))
    return Table("Final fame of adepts", ("table", "scores", "mean", "± 95 %", "least", "most"), tuple(rows))


def titles(found: Findings) -> Table:
    """U10: how often each solo title is reached, by who plays."""
    rules = found.content.rules
    names = [title.id for title in reversed(rules.solo_titles)]
    rows: list[Row] = []
    for study in SOLOISTS:
        fame = [sitting.fame for sitting in found.sittings(study)]
        reached = Counter(solo_title(rules, one) for one in fame)
        shares = (Share(reached[name] / len(fame)) for name in names)
        rows.append((study.level, len(fame), fmean(fame), *shares))
    columns = ("player", "games", "mean", *(name.replace("_", " ") for name in names))
    return Table("Solo titles", columns, tuple(rows))


VICTORIES = ("seats", "victories", "share", "95 % from", "to", "mean fame")


def _victories(name: str, sittings: Sequence[Sitting]) -> Row:
    wins = sum(sitting.victory for sitting in sittings)
    low, high = win_interval(wins, len(sittings)) if sittings else (0.0, 1.0)
    fame = fmean(sitting.fame for sitting in sittings) if sittings else 0.0
    return name, len(sittings), wins, Share(ratio(wins, len(sittings))), Share(low), Share(high), fame


def turn_order(found: Findings) -> Table:
    """What it is worth to be first, second, third or fourth in round 1 of four."""
    sittings = found.sittings(COUNTS[-1], LOT)
    words = ("first", "second", "third", "fourth")
    rows = (_victories(word, [one for one in sittings if one.place == at]) for at, word in enumerate(words))
    return Table("Turn order, four seats", ("in round 1", *VICTORIES), tuple(rows))


def characters(found: Findings) -> Table:
    """What each character is worth among four, kept by lot."""
    sittings = found.sittings(LOT)
    rows = (_victories(name, [one for one in sittings if one.character == name]) for name in found.content.characters)
    return Table("Characters, four seats, kept by lot", ("character", *VICTORIES), tuple(rows))


# pieces


def letters(found: Findings) -> Table:
    """What the types of each letter brought: their part of the guilders and fame of the orders that they served."""
    columns = ("chosen", "bought", "given up", "owned", "used", "guilders", "fame")
    rows: list[Row] = []
    for letter in LETTERS:
        cells = found.of("letters", letter, *columns)
        held, used, guilders, fame = cells[3:]
        worth = fame + guilders / found.content.rules.guilders_per_fame
        rows.append((letter, *map(round, cells), ratio(used, held), ratio(worth, held)))
    return Table("Letters", ("letter", *columns, "uses a type", "worth a type"), tuple(rows))


def inks(found: Findings) -> Table:
    """What each ink brought: its part of the fame of the colour parts that it served."""
    columns = ("taken", "used", "to patrons", "fame")
    rows: list[Row] = []
    for ink in INKS:
        taken, used, patrons, fame = found.of("inks", ink, *columns)
        cells = (round(taken), round(used), round(patrons), round(fame))
        rows.append((ink, *cells, Share(ratio(used + patrons, taken)), ratio(fame, used)))
    return Table("Inks", ("ink", *columns, "put to use", "fame a use"), tuple(rows))


def specialties(found: Findings) -> Table:
    """What each specialty brought: in the end, and its part of the decorations that it served."""
    top = found.content.rules.top_level
    rows: list[Row] = []
    for name in SPECIALTIES:
        advances, final, fame = found.of("specialties", name, "advances", "final fame", "fame")
        ends = found.of("specialties", name, *(f"ended at {level}" for level in range(top + 1)))
        mean = ratio(sum(level * count for level, count in enumerate(ends)), sum(ends))
        highest = (Share(ratio(ends[level], sum(ends))) for level in range(4, top + 1))
        worth = ratio(final + fame, advances)
        rows.append((name, round(advances), mean, *highest, round(final), round(fame), worth))
    columns = ("specialty", "advances", "mean level", "IV", "V", "VI", "final fame", "decorations", "worth an advance")
    return Table("Specialties", columns, tuple(rows))


def gear_rewards(found: Findings) -> Table:
    """How often each kind of sector was used, and for each that the box holds."""
    sectors = Counter(sector.kind for gear in found.content.gears.values() for sector in gear.sectors)
    rows: list[Row] = []
    for kind in GEAR_REWARD_KINDS:
        (used,) = found.of("gear rewards", kind, "used")
        rows.append((kind, sectors[kind], round(used), ratio(100 * used, sectors[kind] * found.adept_games)))
    return Table("Gear rewards", ("reward", "sectors", "uses", "uses a sector in 100 games"), tuple(rows))


# decks


def _deck(found: Findings, subject: str, names: Iterable[str], *columns: str) -> list[tuple[str, list[float]]]:
    return [(name, list(found.of(subject, name, "offered", "taken", *columns))) for name in names]


def against_median(rows: Sequence[Row], at: int) -> tuple[Row, ...]:
    """The rows, each with its cell `at` over the median of all: how it is liked against the usual one."""
    middle = median(float(row[at]) for row in rows)
    return tuple((*row[: at + 1], ratio(float(row[at]), middle), *row[at + 1 :]) for row in rows)


LIKED = ("offered", "taken", "rate", "of median")


def gears(found: Findings) -> Table:
    """How gladly each gear is installed."""
    rows = [
        (name, round(offered), round(taken), Share(ratio(taken, offered)))
        for name, (offered, taken) in _deck(found, "gears", found.content.gears)
    ]
    return Table("Gears", ("gear", *LIKED), against_median(rows, 3))


def printing(found: Findings) -> Table:
    """How gladly each printing card is taken, and what comes of it."""
    rows = [
        (name, round(offered), round(taken), Share(ratio(taken, offered)), Share(ratio(done, taken)), ratio(pay, taken))
        for name, (offered, taken, done, pay) in _deck(
            found, "printing", found.content.printing, "fulfilled", "guilders"
        )
    ]
    return Table("Printing cards", ("card", *LIKED, "fulfilled", "guilders"), against_median(rows, 3))


def refinement(found: Findings) -> Table:
    """How gladly each refinement card is taken, and what comes of it."""
    parts = ("fulfilled", "colour", "decoration", "both")
    rows: list[Row] = []
    for name, (offered, taken, *cells, fame) in _deck(found, "refinement", found.content.refinement, *parts, "fame"):
        shares = (Share(ratio(part, taken)) for part in cells)
        rows.append((name, round(offered), round(taken), Share(ratio(taken, offered)), *shares, ratio(fame, taken)))
    return Table("Refinement cards", ("card", *LIKED, *parts, "fame"), against_median(rows, 3))


def patronage(found: Findings) -> Table:
    """How often each patron is won of the games that have the card."""
    rows = [
        (f"{name} {found.content.patronage[name].name}", round(offered), round(taken), Share(ratio(taken, offered)))
        for name, (offered, taken) in _deck(found, "patronage", found.content.patronage)
    ]
    return Table("Patronage cards", ("card", "in games", "taken", "rate", "of median"), against_median(rows, 3))
