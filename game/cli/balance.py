"""`main.py balance`: play many games between computer players and say how balanced the decks of config/ are."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, NamedTuple, TypeAlias

from game.cli.arena import CONFIDENCE, play_out, victory_shares, win_interval
from game.cli.endings import ALL_WELL, FAILED
from game.cli.random_games import content_here, game_seed
from game.cli.spreading import HERE, Workers, add_worker_arguments, play_games, positive, workers_named_by
from game.client.base.kept_files import write_whole
from game.content import Content, load_content
from game.content.strict_yaml import LARGEST
from game.foreign_file import is_taken, read_text
from game.places import config_folder
from game.players import Choice, Guarded, LegalMoves, Level, Reason, make_player
from game.rules import Options, Table, new_game
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import GEAR_REWARD_KINDS, INKS, LETTERS, SPECIALTIES, CharacterId
from game.rules.scoring import solo_title, specialty_fame
from game.rules.view import View
from game.terminal import tell

# What the seats of one game took, used and earned, counted as it happens.


Counted: TypeAlias = "Counter[tuple[str, str, str]]"
"""How often, or how much, by subject, name and column: ("gears", "gear-07", "taken")."""


class Tally:
    """Watches a game from its first move to its last; counts at once the patronage cards that it has."""

    def __init__(self, table: Table) -> None:
        self.content = table.content
        self.counts: Counted = Counter(("patronage", card, "offered") for card in table.patronage_row if card)

    def count(self, subject: str, name: str, column: str, by: float = 1) -> None:
        self.counts[subject, name, column] += by  # type: ignore[assignment] # shares of fame are no whole numbers

    def watch(self, view: View, move: mv.Move, events: Sequence[ev.Event]) -> None:
        """A move of a seat: what it had to choose from, and what came of it."""
        for subject, cards in offers(view, move):
            for card in cards:
                self.count(subject, card, "offered")
        for event in events:
            note = NOTES.get(type(event))
            if note:
                note(self, event)

    def end(self, table: Table) -> None:
        """What each seat has when the game is over."""
        for seat in table.seats:
            if not seat.is_automa:
                for letter, count in zip(LETTERS, seat.types, strict=True):
                    self.count("letters", letter, "owned", count)
                for specialty, level in zip(SPECIALTIES, seat.levels, strict=True):
                    self.count("specialties", specialty, f"ended at {level}")
                    self.count(
                        "specialties", specialty, "final fame", specialty_fame(table.content.rules, (level, 0, 0, 0))
                    )


def offers(view: View, move: mv.Move) -> Iterable[tuple[str, Iterable[str]]]:
    """The cards and gears that a seat could have taken when it made this move, by deck."""
    top = view.top
    if isinstance(top, mv.Drafting):
        return (("printing", view.draft_printing), ("refinement", view.draft_refinement))
    if isinstance(move, mv.KeepOrder) and isinstance(top, mv.KeepingOrder):
        return (("printing", top.printing), ("refinement", top.refinement))
    if isinstance(move, mv.KeepCharacter):
        return (("characters", view.seats[move.seat].drawn_characters),)
    if isinstance(top, mv.InstallingDrawn):
        return (("gears", top.gears),)
    if isinstance(top, mv.ActionTurn) and not isinstance(move, mv.FREE_MOVES):
        rows = {
            "orders": (("printing", view.printing_row), ("refinement", view.refinement_row)),
            "gears": (("gears", view.gears_row),),
        }
        return [(subject, [card for card in row if card]) for subject, row in rows.get(top.action, ())]
    return ()


def _order_gained(tally: Tally, event: ev.OrderGained) -> None:
    tally.count("printing", event.printing, "taken")
    tally.count("refinement", event.refinement, "taken")


def _fulfilled(tally: Tally, event: ev.OrderFulfilled) -> None:
    """F2 to F4: what an order brought, and the part of each letter, ink and specialty in it."""
    printing, card = tally.content.printing[event.printing], tally.content.refinement[event.refinement]
    fame = card.colour_fame * event.colour + card.decoration_fame * event.decoration
    tally.count("printing", event.printing, "fulfilled")
    tally.count("printing", event.printing, "guilders", printing.guilders)
    tally.count("refinement", event.refinement, "fulfilled")
    tally.count("refinement", event.refinement, "colour", event.colour)
    tally.count("refinement", event.refinement, "decoration", event.decoration)
    tally.count("refinement", event.refinement, "both", event.colour and event.decoration)
    tally.count("refinement", event.refinement, "fame", fame)
    for letter in printing.letters:
        tally.count("letters", letter, "used")
        tally.count("letters", letter, "guilders", printing.guilders / len(printing.letters))
        tally.count("letters", letter, "fame", fame / len(printing.letters))
    if event.colour:
        _share(tally, "inks", dict(zip(INKS, card.inks, strict=True)), card.colour_fame)
    if event.decoration:
        _share(tally, "specialties", dict(zip(SPECIALTIES, card.levels, strict=True)), card.decoration_fame)


def _share(tally: Tally, subject: str, asked: Mapping[str, int], fame: int) -> None:
    """Fame of a part, to each by as much as the card asked of it."""
    for name, count in asked.items():
        tally.count(subject, name, "used", count)
        tally.count(subject, name, "fame", fame * count / sum(asked.values()))


def _patronage_taken(tally: Tally, event: ev.PatronageTaken) -> None:
    tally.count("patronage", event.card, "taken")
    for ink, count in zip(INKS, event.inks, strict=True):
        tally.count("inks", ink, "to patrons", count)


def named(subject: str, field: str, column: str) -> Callable[[Tally, Any], None]:
    """A note that counts the name, or each of the names, which an event has in `field`."""

    def note(tally: Tally, event: Any) -> None:
        found = getattr(event, field)
        for name in (found,) if isinstance(found, str) else found:
            tally.count(subject, name, column)

    return note


NOTES: Mapping[type[ev.Event], Callable[[Tally, Any], None]] = {
    ev.OrderGained: _order_gained,
    ev.OrderFulfilled: _fulfilled,
    ev.InksTaken: named("inks", "inks", "taken"),
    ev.InkGained: named("inks", "ink", "taken"),
    ev.PatronageTaken: _patronage_taken,
    ev.TypesChosen: named("letters", "letters", "chosen"),
    ev.TypeGained: named("letters", "letter", "bought"),
    ev.TypeLost: named("letters", "letter", "given up"),
    ev.SpecialtyAdvanced: named("specialties", "specialty", "advances"),
    ev.GearInstalled: named("gears", "gear", "taken"),
    ev.GearUsed: named("gear rewards", "reward", "used"),
    ev.CharacterKept: named("characters", "character", "kept"),
}

# Studies of the balance: kinds of tables, and their games, each with another deal, on all processors.


class Study(NamedTuple):
    """A kind of table: who plays, and how many games of each hundred asked for."""

    name: str
    level: Level
    seats: int
    percent: int
    by_lot: bool = False  # keeps characters at random, so that each is measured by its ability

    @property
    def options(self) -> Options:
        """Alone one plays with the automa (S1)."""
        return Options(seats=self.seats, automa=self.seats == 1, characters=True)


SOLO = Study("solo", "adept", 1, 100)
COUNTS = (SOLO, Study("2 seats", "adept", 2, 100), Study("3 seats", "adept", 3, 100), Study("4 seats", "adept", 4, 100))
LOT = Study("4 seats, characters by lot", "adept", 4, 400, by_lot=True)
SOLOISTS = (Study("solo novice", "novice", 1, 100), SOLO, Study("solo master", "master", 1, 40))
STUDIES = tuple(dict.fromkeys((*COUNTS, LOT, *SOLOISTS)))


class SeatResult(NamedTuple):
    """One seat of one game: its place in the turn order of the first round, its character, and what came of it."""

    place: int
    character: CharacterId
    fame: int
    victory: float


class Game(NamedTuple):
    """One game that was played to its end."""

    study: str
    seed: int
    results: tuple[SeatResult, ...]
    counts: Counted


class ByLot(Guarded):
    """A player that keeps any of the characters drawn, and plays on like the one inside."""

    def choose(self, view: View, legal: LegalMoves) -> Choice:
        """P4 by lot, all else as the player inside would."""
        if isinstance(view.top, mv.KeepingCharacter):
            return Choice(legal.sample(self.rng), Reason("by_chance"))
        return super().choose(view, legal)


def play_studies(games: int, seed: int, workers: Workers = HERE) -> Iterator[Game]:
    """The games of all studies, one study after the other; `games` is a study's hundred percent."""
    counts = tuple((study, max(1, games * study.percent // 100)) for study in STUDIES)
    return play_games(partial(_play_numbered, counts, seed), sum(count for _, count in counts), workers)


def _play_numbered(counts: tuple[tuple[Study, int], ...], seed: int, at: int) -> Game:
    """Game `at` of all: the studies stand one after the other, each with so many games."""
    for study, count in counts:
        if at < count:
            return play(study, game_seed(seed, at))
        at -= count
    raise IndexError(at)


def play(study: Study, deal: int) -> Game:
    """One game of a study, counted."""
    table, _ = new_game(content_here(), study.options, deal)
    seated = [_player(study, game_seed(deal, place + 1)) for place in range(study.seats)]
    order = table.turn_order
    tally = Tally(table)
    play_out(table, seated, tally.watch)
    tally.end(table)
    people = [seat for seat in table.seats if not seat.is_automa]
    shares = victory_shares([sheet.rank for sheet in table.scores])
    results = []
    for seat, sheet, share in zip(people, table.scores, shares, strict=True):
        assert seat.character is not None
        results.append(SeatResult(order.index(seat.index), seat.character, sheet.total, share))
    return Game(study.name, deal, tuple(results), tally.counts)


def _player(study: Study, seed: int) -> Guarded:
    player = make_player(study.level, seed)
    return ByLot(player, seed) if study.by_lot else player


# The tables of a balance report: what the counts of many games say about players, cards and pieces.


class Share(float):
    """A part of a whole, shown in percent."""


Cell: TypeAlias = str | int | float
Row: TypeAlias = tuple[Cell, ...]


class ReportTable(NamedTuple):
    """Rows under named columns; the first column names the row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]

    def column(self, name: str) -> list[float]:
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

    def results(self, *studies: Study) -> list[SeatResult]:
        """Every seat of every game of some studies."""
        names = {study.name for study in studies}
        return [one for game in self.games if game.study in names for one in game.results]


def all_tables(found: Findings) -> tuple[ReportTable, ...]:
    """Every table, in the order in which a report shows them."""
    people, pieces = (scores, titles, turn_order, characters), (letters, inks, specialties, gear_rewards)
    return tuple(table(found) for table in (*people, *pieces, gears, printing, refinement, patronage))


def ratio(part: float, whole: float) -> float:
    """A part of a whole; nothing of nothing is 0."""
    return part / whole if whole else 0.0


def scores(found: Findings) -> ReportTable:
    """Final fame by the number of seats."""
    rows: list[Row] = []
    for study in (*COUNTS, LOT):
        fame = [one.fame for one in found.results(study)]
        spread = stdev(fame) if len(fame) > 1 else 0.0
        rows.append((study.name, len(fame), fmean(fame), CONFIDENCE * spread / sqrt(len(fame)), min(fame), max(fame)))
    return ReportTable("Final fame of adepts", ("table", "scores", "mean", "± 95 %", "least", "most"), tuple(rows))


def titles(found: Findings) -> ReportTable:
    """U10: how often each solo title is reached, by who plays."""
    rules = found.content.rules
    names = [title.id for title in reversed(rules.solo_titles)]
    rows: list[Row] = []
    for study in SOLOISTS:
        fame = [one.fame for one in found.results(study)]
        reached = Counter(solo_title(rules, one) for one in fame)
        shares = (Share(reached[name] / len(fame)) for name in names)
        rows.append((study.level, len(fame), fmean(fame), *shares))
    columns = ("player", "games", "mean", *(name.replace("_", " ") for name in names))
    return ReportTable("Solo titles", columns, tuple(rows))


VICTORIES = ("seats", "victories", "share", "95 % from", "to", "mean fame")


def _victories(name: str, results: Sequence[SeatResult]) -> Row:
    wins = sum(one.victory for one in results)
    low, high = win_interval(wins, len(results)) if results else (0.0, 1.0)
    fame = fmean(one.fame for one in results) if results else 0.0
    return name, len(results), wins, Share(ratio(wins, len(results))), Share(low), Share(high), fame


def turn_order(found: Findings) -> ReportTable:
    """What it is worth to be first, second, third or fourth in round 1 of four."""
    results = found.results(COUNTS[-1], LOT)
    words = ("first", "second", "third", "fourth")
    rows = (_victories(word, [one for one in results if one.place == at]) for at, word in enumerate(words))
    return ReportTable("Turn order, four seats", ("in round 1", *VICTORIES), tuple(rows))


def characters(found: Findings) -> ReportTable:
    """What each character is worth among four, kept by lot."""
    results = found.results(LOT)
    rows = (_victories(name, [one for one in results if one.character == name]) for name in found.content.characters)
    return ReportTable("Characters, four seats, kept by lot", ("character", *VICTORIES), tuple(rows))


def letters(found: Findings) -> ReportTable:
    """What the types of each letter brought: their part of the guilders and fame of the orders that they served."""
    columns = ("chosen", "bought", "given up", "owned", "used", "guilders", "fame")
    rows: list[Row] = []
    for letter in LETTERS:
        cells = found.of("letters", letter, *columns)
        held, used, guilders, fame = cells[3:]
        worth = fame + guilders / found.content.rules.guilders_per_fame
        rows.append((letter, *map(round, cells), ratio(used, held), ratio(worth, held)))
    return ReportTable("Letters", ("letter", *columns, "uses a type", "worth a type"), tuple(rows))


def inks(found: Findings) -> ReportTable:
    """What each ink brought: its part of the fame of the colour parts that it served."""
    columns = ("taken", "used", "to patrons", "fame")
    rows: list[Row] = []
    for ink in INKS:
        taken, used, patrons, fame = cells = found.of("inks", ink, *columns)
        rows.append((ink, *map(round, cells), Share(ratio(used + patrons, taken)), ratio(fame, used)))
    return ReportTable("Inks", ("ink", *columns, "put to use", "fame a use"), tuple(rows))


def specialties(found: Findings) -> ReportTable:
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
    return ReportTable("Specialties", columns, tuple(rows))


def gear_rewards(found: Findings) -> ReportTable:
    """How often each kind of sector was used, and for each that the box holds."""
    sectors = Counter(sector.kind for gear in found.content.gears.values() for sector in gear.sectors)
    rows: list[Row] = []
    for kind in GEAR_REWARD_KINDS:
        (used,) = found.of("gear rewards", kind, "used")
        rows.append((kind, sectors[kind], round(used), ratio(100 * used, sectors[kind] * found.adept_games)))
    return ReportTable("Gear rewards", ("reward", "sectors", "uses", "uses a sector in 100 games"), tuple(rows))


def _deck(
    found: Findings, subject: str, names: Iterable[str], *columns: str
) -> Iterator[tuple[Row, float, list[float]]]:
    """The first cells of each name's row; how often it was taken; and its figures under more columns."""
    for name in names:
        offered, taken, *figures = found.of(subject, name, "offered", "taken", *columns)
        yield (name, round(offered), round(taken), Share(ratio(taken, offered))), taken, figures


def against_median(rows: Sequence[Row], at: int) -> tuple[Row, ...]:
    """The rows, each with its cell `at` over the median of all: how it is liked against the usual one."""
    middle = median(float(row[at]) for row in rows)
    return tuple((*row[: at + 1], ratio(float(row[at]), middle), *row[at + 1 :]) for row in rows)


LIKED = ("offered", "taken", "rate", "of median")


def gears(found: Findings) -> ReportTable:
    """How gladly each gear is installed."""
    rows = [row for row, *_ in _deck(found, "gears", found.content.gears)]
    return ReportTable("Gears", ("gear", *LIKED), against_median(rows, 3))


def printing(found: Findings) -> ReportTable:
    """How gladly each printing card is taken, and what comes of it."""
    deck = _deck(found, "printing", found.content.printing, "fulfilled", "guilders")
    rows = [(*row, Share(ratio(done, taken)), ratio(pay, taken)) for row, taken, (done, pay) in deck]
    return ReportTable("Printing cards", ("card", *LIKED, "fulfilled", "guilders"), against_median(rows, 3))


def refinement(found: Findings) -> ReportTable:
    """How gladly each refinement card is taken, and what comes of it."""
    parts = ("fulfilled", "colour", "decoration", "both")
    rows: list[Row] = []
    for row, taken, (*cells, fame) in _deck(found, "refinement", found.content.refinement, *parts, "fame"):
        rows.append((*row, *(Share(ratio(part, taken)) for part in cells), ratio(fame, taken)))
    return ReportTable("Refinement cards", ("card", *LIKED, *parts, "fame"), against_median(rows, 3))


def patronage(found: Findings) -> ReportTable:
    """How often each patron is won of the games that have the card."""
    cards = found.content.patronage
    rows = [(f"{name} {cards[str(name)].name}", *cells) for (name, *cells), *_ in _deck(found, "patronage", cards)]
    return ReportTable("Patronage cards", ("card", "in games", "taken", "rate", "of median"), against_median(rows, 3))


# What balance is to be: each goal with what was found, and whether that meets it.


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
        _means(scores(found)),
        _equal(letters(found), "worth a type", "letters"),
        _equal(inks(found), "fame a use", "inks"),
        _equal(specialties(found), "worth an advance", "specialties"),
        _liked(printing(found), "printing card"),
        _liked(refinement(found), "refinement card"),
        _used(gear_rewards(found)),
        _fair(characters(found), "Each character wins"),
        _fair(turn_order(found), "Each place in the turn order wins"),
        _titles(titles(found), "novice", "senior apprentice", RARELY),
        _titles(titles(found), "master", "junior master", USUALLY),
    ]


def _extremes(table: ReportTable, column: str) -> tuple[str, float, str, float]:
    """The names and figures of the least and of the most."""
    figures = sorted(zip(table.column(column), (str(row[0]) for row in table.rows), strict=True))
    (least, least_name), (most, most_name) = figures[0], figures[-1]
    return least_name, least, most_name, most


def _means(table: ReportTable) -> Goal:
    low, least, high, most = _extremes(table, "mean")
    aim = f"Adepts score {LOWEST_MEAN} to {HIGHEST_MEAN} fame on average at every table"
    met = least >= LOWEST_MEAN and most <= HIGHEST_MEAN
    return Goal(aim, f"{least:.1f} ({low}) to {most:.1f} ({high})", met)


def _equal(table: ReportTable, column: str, what: str) -> Goal:
    low, least, high, most = _extremes(table, column)
    mean = sum(table.column(column)) / len(table.rows)
    met = most - least <= APART * mean
    aim = f"The four {what} are about equally valuable: {column} differs by at most {APART:.0%} of the mean"
    return Goal(aim, f"{least:.2f} ({low}) to {most:.2f} ({high}), {(most - least) / (mean or 1):.0%} apart", met)


def _liked(table: ReportTable, card: str) -> Goal:
    low, least, _, _ = _extremes(table, "of median")
    few = sum(one < LEAST_LIKED for one in table.column("of median"))
    found = f"{low} is taken {least:.2f} times as often as the median; {few} of {len(table.rows)} less than a third"
    return Goal(f"No {card} is taken less than a third as often as the median", found, few == 0)


def _used(table: ReportTable) -> Goal:
    low, least, _, _ = _extremes(table, "uses")
    return Goal("Every gear reward is used", f"{low} the least, {least:.0f} times", least > 0)


def _fair(table: ReportTable, who: str) -> Goal:
    """Met unless an interval lies outside of what is fair as a whole."""
    bounds = zip(table.rows, table.column("95 % from"), table.column("to"), strict=True)
    outside = [str(row[0]) for row, lowest, highest in bounds if highest < FAIR[0] or lowest > FAIR[1]]
    low, least, high, most = _extremes(table, "share")
    found = f"{least:.1%} ({low}) to {most:.1%} ({high})"
    found += f"; surely outside: {', '.join(outside)}" if outside else "; no interval lies outside"
    return Goal(f"{who} {FAIR[0]:.0%} to {FAIR[1]:.0%} of the games of four", found, not outside)


def _titles(table: ReportTable, level: Level, title: str, share: float) -> Goal:
    """A novice rarely gets beyond a title, a master usually does."""
    row = next(row for row in table.rows if row[0] == level)
    beyond = sum(float(cell) for cell in row[table.columns.index(title) + 1 :])
    rarely = share == RARELY
    met: Callable[[float], bool] = share.__ge__ if rarely else share.__le__
    aim = f"A {level} {'rarely' if rarely else 'usually'} gets beyond {title.title()}: "
    aim += f"in {'at most' if rarely else 'at least'} {share:.0%} of games"
    return Goal(aim, f"{beyond:.0%}", met(beyond))


# A report of balance as text: for people at a console, and as the page that lies beside the decks.


BY_HAND, NOTHING_YET = "## What remains\n", "\nNothing yet.\n"


def shown(cell: Cell) -> str:
    """A cell as people read it."""
    if isinstance(cell, Share):
        return f"{cell:.1%}"
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def lines_of(table: ReportTable) -> list[str]:
    """A table, its columns aligned; Markdown reads it as one too."""
    rows = [table.columns, *([shown(cell) for cell in row] for row in table.rows)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.columns))]
    lines = [_line(row, widths) for row in rows]
    rule = "| " + " | ".join("-" * width if at == 0 else "-" * (width - 1) + ":" for at, width in enumerate(widths))
    return [lines[0], f"{rule} |", *lines[1:]]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [f"{word:{'>' if at else '<'}{width}}" for at, (word, width) in enumerate(zip(row, widths, strict=True))]
    return f"| {' | '.join(cells)} |"


def report(tables: Iterable[ReportTable], goals: Sequence[Goal]) -> list[str]:
    """The lines of a whole report: what is met and what is not, then every table."""
    lines = ["## Goals", ""]
    lines += [f"- {'met' if goal.met else 'NOT MET'}: {goal.aim}. Found: {goal.found}." for goal in goals]
    for table in tables:
        lines += ["", f"## {table.title}", "", *lines_of(table)]
    return lines


def page(lines: Iterable[str], games: int, seed: int, digest: str, played: int) -> str:
    """The text of the page, up to where people write."""
    head = (
        "# Balance of our own decks",
        "",
        "Written by the program, all but the last section; after a change of the decks:",
        "",
        f"    python main.py balance --games {games} --seed {seed} --write",
        "",
        f"{played} games between computer players, content {digest}. Worth is in fame; 3 guilders count as 1 fame.",
        "Cards, letters, inks, specialties and gears: all games of adepts, two seats without the white gears.",
        "",
    )
    return "\n".join([*head, *lines, "", ""])


PAGE = "BALANCE.md"  # beside the cards that were played with


def add_arguments(parser: ArgumentParser) -> None:
    """Give `parser` what a look at the balance can be told."""
    parser.add_argument("--games", metavar="N", type=positive, default=200, help="how many at each table (else 200)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same games (else 1)")
    add_worker_arguments(parser)
    parser.add_argument("--write", action="store_true", help=f"write the report to {PAGE} beside the cards")
    parser.add_argument("--check", action="store_true", help="say with exit status 1 that a goal is missed")


def run(arguments: Namespace) -> int:
    """Return 0; with `--check` 1 if a goal is missed."""
    content = load_content()
    found = Findings(content, play_studies(arguments.games, arguments.seed, workers_named_by(arguments)))
    judged = goals(found)
    lines = report(all_tables(found), judged)
    if arguments.write:
        write(config_folder() / PAGE, page(lines, arguments.games, arguments.seed, content.digest, len(found.games)))
    else:
        tell(*lines)
    return FAILED if arguments.check and not all(goal.met for goal in judged) else ALL_WELL


def write(path: Path, text: str) -> None:
    """Write the page anew, all but what people wrote at its end."""
    _, heading, by_hand = (read_text(path, LARGEST) if is_taken(path) else "").partition(BY_HAND)
    write_whole(path, f"{text}{BY_HAND}{by_hand if heading else NOTHING_YET}")
