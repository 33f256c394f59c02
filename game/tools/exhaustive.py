"""Random games until everything has occurred: each card, reward, decision, move and refusal.

What never occurs is either impossible, which is a mistake in the content or the rules, or too rare for chance.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple, get_args

from msgspec.structs import replace

from game.content import Content, load_content
from game.play.sampling import play_random_game
from game.rules import Options, Refusal, Table, new_game, refusal
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.decisions import Decision
from game.rules.names import GEAR_REWARD_KINDS
from game.rules.refusals import REFUSAL_CODES
from game.tools.probes import probe
from game.tools.progress_bar import ProgressBar
from game.tools.random_games import game_seed

PROBES_PER_MOVE = 2
ALL_OPTIONS = (
    Options(seats=4, automa=False),
    Options(seats=1, automa=True),
    Options(seats=3, automa=True),
    Options(seats=2, automa=False),
    Options(seats=3, automa=False, characters=False),
)


class Coverage(NamedTuple):
    """How many games it took, what should occur by category, and what of it never occurred."""

    games: int
    wanted: dict[str, frozenset[str]]
    missing: dict[str, tuple[str, ...]]


def wanted(content: Content) -> dict[str, frozenset[str]]:
    """Everything that has to occur, by category."""
    names: dict[str, Iterable[str]] = {
        "printing card fulfilled": content.printing,
        "refinement card fulfilled": content.refinement,
        "colour part done": (card.id for card in content.refinement.values() if any(card.inks)),
        "decoration part done": (card.id for card in content.refinement.values() if any(card.levels)),
        "bonus of both parts": (card.bonus for card in content.refinement.values()),
        "specialty card taken": content.specialty,
        "gear installed": content.gears,
        "gear reward used": GEAR_REWARD_KINDS,
        "patronage card taken": content.patronage,
        "planning card revealed": content.planning,
        "character kept": content.characters,
        "track reward": (step.reward for step in content.rules.reward_track),
        "gain": get_args(ev.GainReason),
        "payment": get_args(ev.PayReason),
        "decision": (kind.__name__ for kind in get_args(Decision)),
        "move": (kind.__name__ for kind in get_args(mv.Move)),
        "event": (kind.__name__ for kind in get_args(ev.Event)),
        "refusal": REFUSAL_CODES,
    }
    return {category: frozenset(found) for category, found in names.items()}


class Occurrences:
    """What has not occurred yet, by category."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.missing = {category: set(names) for category, names in wanted(content).items()}

    def note(self, category: str, name: str) -> None:
        """It occurred."""
        self.missing[category].discard(name)

    def note_events(self, events: Iterable[ev.Event]) -> None:
        """What happened, and what it shows of the box."""
        for event in events:
            self.note("event", type(event).__name__)
            if isinstance(event, ev.OrderFulfilled):
                self._note_order(event)
            elif isinstance(event, ev.DiskMoved):
                track = self.content.rules.reward_track
                self.note("track reward", next(step.reward for step in track if step.level == event.level))
            elif type(event) in SHOWS:
                category, field = SHOWS[type(event)]
                self.note(category, getattr(event, field))

    def _note_order(self, event: ev.OrderFulfilled) -> None:
        self.note("printing card fulfilled", event.printing)
        self.note("refinement card fulfilled", event.refinement)
        if event.colour:
            self.note("colour part done", event.refinement)
        if event.decoration:
            self.note("decoration part done", event.refinement)
        if event.colour and event.decoration:
            self.note("bonus of both parts", self.content.refinement[event.refinement].bonus)

    def note_decisions(self, table: Table) -> None:
        """The open questions, those that wait below the top too."""
        for decision in table.stack:
            self.note("decision", type(decision).__name__)

    def note_refusal(self, refused: Refusal | None) -> None:
        """Why something was not allowed."""
        if refused is not None:
            self.note("refusal", refused.code)


SHOWS: Mapping[type[ev.Event], tuple[str, str]] = {
    ev.SpecialtyCardTaken: ("specialty card taken", "card"),
    ev.GearInstalled: ("gear installed", "gear"),
    ev.GearUsed: ("gear reward used", "reward"),
    ev.PatronageTaken: ("patronage card taken", "card"),
    ev.AutomaPlanned: ("planning card revealed", "card"),
    ev.CharacterKept: ("character kept", "character"),
    ev.FameGained: ("gain", "reason"),
    ev.GuildersGained: ("gain", "reason"),
    ev.GuildersPaid: ("payment", "reason"),
}


def exhaustive(seed: int, most_games: int, content: Content | None = None) -> Coverage:
    """What occurred in random games of every kind: until it is everything, but in no more than `most_games`."""
    content = content or load_content()
    tables = (content, wealthy(content))
    occurrences = Occurrences(content)
    games = 0
    bar = ProgressBar(most_games, "games at most")
    while games < most_games and any(occurrences.missing.values()):
        options = ALL_OPTIONS[games % len(ALL_OPTIONS)]
        _play_noting(tables[games % len(tables)], options, game_seed(seed, games), occurrences)
        games += 1
        bar.step()
    bar.clear()
    missing = {category: tuple(sorted(names)) for category, names in occurrences.missing.items() if names}
    return Coverage(games, wanted(content), missing)


def wealthy(content: Content) -> Content:
    """The same content with a rich start, because chance alone seldom earns enough for the hardest orders."""
    return replace(content, rules=replace(content.rules, start_guilders=40, start_types=8))


def _play_noting(content: Content, options: Options, seed: int, occurrences: Occurrences) -> None:
    """Play one game; after every move try moves that are probably refused, and note the refusals."""
    table, events = new_game(content, options, seed)
    rng, probing = Random(seed), Random(seed + 1)
    occurrences.note_events(events)

    def note(move: mv.Move, events: list[ev.Event]) -> None:
        occurrences.note("move", type(move).__name__)
        occurrences.note_events(events)
        occurrences.note_decisions(table)
        for _ in range(PROBES_PER_MOVE):
            seat = max(0, table.stack[-1].seat) if table.stack else 0
            occurrences.note_refusal(refusal(table, probe(table, seat, probing)))

    occurrences.note_decisions(table)
    play_random_game(table, rng, note)


def report(coverage: Coverage) -> list[str]:
    """The lines for people: how much of each category occurred, and by name what did not."""
    lines = [f"{coverage.games} games"]
    for category, names in coverage.wanted.items():
        absent = coverage.missing.get(category, ())
        never = f"   never: {', '.join(absent)}" if absent else ""
        lines.append(f"{category:26} {len(names) - len(absent):2} of {len(names)}{never}")
    return lines
