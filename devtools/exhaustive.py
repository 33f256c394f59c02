"""Random games until everything has occurred: each card, reward, decision, move and refusal."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple, get_args

from msgspec.structs import replace

from game.cli.random_games import game_seed
from game.cli.spreading import ProgressBar
from game.content import Content, load_content
from game.rules import Options, Refusal, new_game, refusal
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.apply import MOVE_RULES
from game.rules.chance import pick
from game.rules.moves import Decision
from game.rules.names import ACTIONS, GEAR_REWARD_KINDS, INKS, LETTERS, SPECIALTIES, Counts, Markers, Reward, RewardKind
from game.rules.refusals import REFUSAL_CODES
from game.rules.sampling import play_random_game
from game.rules.state import Seat, Table

# ---------------------------------------------------------------- probes
# Probes: moves that a person could try, legal or not, to find that every refusal can occur.


REWARD_KINDS: tuple[RewardKind, ...] = ("inks", "advance", "order", "type")
NONE_TO_ONE: Counts = (1, 1, 1, 1)
STRAY = 0.3  # a kind of move that answers another question
WRONG_SEAT = 0.15


def probe(table: Table, seat: int, rng: Random) -> mv.Move:
    """A move that somebody could try while the game waits for a seat."""
    fitting = [kind for kind in PROBES if table.stack and type(table.stack[-1]) in MOVE_RULES[kind].answers]
    kinds = [*fitting, *mv.FREE_MOVES] if fitting and rng.random() > STRAY else list(PROBES)
    if rng.random() < WRONG_SEAT:
        seat = int(rng.random() * (len(table.seats) + 1))
    who = table.seats[seat] if seat < len(table.seats) else table.seats[0]
    return replace(PROBES[pick(kinds, rng)](table, who, rng), seat=seat)


# the words of a move


def _number(rng: Random, most: int) -> int:
    """A number, mostly from 0 to `most`, sometimes outside."""
    return int(rng.random() * (most + 3)) - 1


def _inks(seat: Seat, rng: Random) -> Counts:
    """Some inks: of those that the seat has, or of any."""
    a, b, c, d = (
        int(rng.random() * (min(count, 3) + 1)) for count in (seat.inks if rng.random() < 0.7 else NONE_TO_ONE)
    )
    return (a, b, c, d)


def _markers(seat: Seat, rng: Random) -> Markers:
    """As many as the seat has, or one less, anywhere: too many on one action at times."""
    counts = [0] * 5
    wide = pick((1, 2, 5), rng)
    for _ in range(seat.marker_count - (rng.random() < 0.3)):
        counts[int(rng.random() * wide)] += 1
    a, b, c, d, e = counts
    return (a, b, c, d, e)


def _card(row: tuple[str | None, ...], others: tuple[str, ...], rng: Random) -> str:
    """A card of a row, or another of its kind."""
    there = [card for card in row if card is not None]
    return pick(there, rng) if there and rng.random() < 0.8 else pick(others, rng)


def _printing(table: Table, row: tuple[str | None, ...], rng: Random) -> str:
    return _card(row, tuple(table.content.printing), rng)


def _refinement(table: Table, row: tuple[str | None, ...], rng: Random) -> str:
    return _card(row, tuple(table.content.refinement), rng)


def _given(table: Table, seat: Seat, rng: Random) -> str | None:
    """The order to give up: none, one that the seat holds, or one that it doesn't."""
    return None if rng.random() < 0.4 else _printing(table, tuple(order.printing for order in seat.orders), rng)


def _offered(table: Table, kind: str) -> tuple[str, ...]:
    """The drawn cards that the open question is about."""
    cards: tuple[str, ...] = getattr(table.stack[-1], kind, ()) if table.stack else ()
    return cards


# one maker per kind of move


def _fulfil(table: Table, seat: Seat, rng: Random) -> mv.Move:
    orders = []
    for _ in range(int(rng.random() * 3)):
        printing = _printing(table, tuple(order.printing for order in seat.orders), rng)
        held = next((order for order in seat.orders if order.printing == printing), None)
        asked = table.content.refinement[held.refinement].inks if held and rng.random() < 0.7 else _inks(seat, rng)
        orders.append(mv.FulfilledOrder(printing, asked if rng.random() < 0.4 else None, rng.random() < 0.3))
    gears = tuple(_number(rng, 2) for _ in range(int(rng.random() * 3)))
    return mv.Fulfil(seat.index, tuple(orders), gears, pick(LETTERS, rng) if rng.random() < 0.3 else None)


def _choose_types(table: Table, seat: Seat, rng: Random) -> mv.Move:
    return mv.ChooseTypes(seat.index, tuple(pick(LETTERS, rng) for _ in range(2 + int(rng.random() * 3))))


def _take_order(table: Table, seat: Seat, rng: Random) -> mv.Move:
    cards = _printing(table, table.printing_row, rng), _refinement(table, table.refinement_row, rng)
    return mv.TakeOrder(seat.index, *cards, _given(table, seat, rng))


def _take_specialty(table: Table, seat: Seat, rng: Random) -> mv.Move:
    card = _card(table.specialty_row, tuple(table.content.specialty), rng)
    return mv.TakeSpecialty(seat.index, card, tuple(pick(SPECIALTIES, rng) for _ in range(int(rng.random() * 3))))


def _install(table: Table, seat: Seat, rng: Random) -> mv.Move:
    gear = _card(table.gears_row + _offered(table, "gears"), tuple(table.content.gears), rng)
    return mv.InstallGear(seat.index, gear, _number(rng, 2), _number(rng, 2))


def _take_patronage(table: Table, seat: Seat, rng: Random) -> mv.Move:
    card = _card(table.patronage_row, tuple(table.content.patronage), rng)
    return mv.TakePatronage(seat.index, card, _inks(seat, rng))


def _keep_order(table: Table, seat: Seat, rng: Random) -> mv.Move:
    printing = _printing(table, _offered(table, "printing"), rng)
    return mv.KeepOrder(seat.index, printing, _refinement(table, _offered(table, "refinement"), rng))


def _draft(table: Table, seat: Seat, rng: Random) -> mv.Move:
    printing = _printing(table, table.draft_printing, rng)
    return mv.DraftOrder(seat.index, printing, _refinement(table, table.draft_refinement, rng))


PROBES: dict[type[mv.Move], Callable[[Table, Seat, Random], mv.Move]] = {
    mv.KeepCharacter: lambda table, seat, rng: mv.KeepCharacter(seat.index, pick(tuple(table.content.characters), rng)),
    mv.StartLevels: lambda table, seat, rng: mv.StartLevels(seat.index, pick(SPECIALTIES, rng), pick(SPECIALTIES, rng)),
    mv.DraftOrder: _draft,
    mv.ChooseTypes: _choose_types,
    mv.NameColour: lambda table, seat, rng: mv.NameColour(seat.index, pick(INKS, rng)),
    mv.CommitPlan: lambda table, seat, rng: mv.CommitPlan(seat.index, _markers(seat, rng)),
    mv.RevealPlan: lambda table, seat, rng: mv.RevealPlan(seat.index),
    mv.ShiftMarker: lambda table, seat, rng: mv.ShiftMarker(seat.index, pick(ACTIONS, rng), pick(ACTIONS, rng)),
    mv.LeaveMarkers: lambda table, seat, rng: mv.LeaveMarkers(seat.index),
    mv.TakeOrder: _take_order,
    mv.TakeInks: lambda table, seat, rng: mv.TakeInks(seat.index, _number(rng, 3), _number(rng, 3)),
    mv.TakeSpecialty: _take_specialty,
    mv.InstallGear: _install,
    mv.RepositionGear: lambda table, seat, rng: mv.RepositionGear(seat.index, _number(rng, 2), _number(rng, 2)),
    mv.ClaimReward: lambda table, seat, rng: mv.ClaimReward(seat.index, _number(rng, 3)),
    mv.TakePatronage: _take_patronage,
    mv.Pass: lambda table, seat, rng: mv.Pass(seat.index),
    mv.AutomaAct: lambda table, seat, rng: mv.AutomaAct(seat.index),
    mv.Fulfil: _fulfil,
    mv.EndTurn: lambda table, seat, rng: mv.EndTurn(seat.index),
    mv.BuyType: lambda table, seat, rng: mv.BuyType(seat.index, pick(LETTERS, rng)),
    mv.UseGear: lambda table, seat, rng: mv.UseGear(seat.index, _number(rng, 2)),
    mv.SwapLevels: lambda table, seat, rng: mv.SwapLevels(seat.index, pick(SPECIALTIES, rng), pick(SPECIALTIES, rng)),
    mv.TakeInk: lambda table, seat, rng: mv.TakeInk(seat.index, pick(INKS, rng)),
    mv.Advance: lambda table, seat, rng: mv.Advance(seat.index, pick(SPECIALTIES, rng)),
    mv.TakeType: lambda table, seat, rng: mv.TakeType(seat.index, pick(LETTERS, rng)),
    mv.DrawOrder: lambda table, seat, rng: mv.DrawOrder(seat.index, _given(table, seat, rng)),
    mv.BuyCards: lambda table, seat, rng: mv.BuyCards(seat.index, _number(rng, 2), _number(rng, 2)),
    mv.KeepOrder: _keep_order,
    mv.ChooseReward: lambda table, seat, rng: mv.ChooseReward(seat.index, Reward(pick(REWARD_KINDS, rng), 1)),
    mv.Decline: lambda table, seat, rng: mv.Decline(seat.index),
    mv.SwapInk: lambda table, seat, rng: mv.SwapInk(seat.index, pick(INKS, rng), pick(INKS, rng)),
    mv.SwapType: lambda table, seat, rng: mv.SwapType(seat.index, pick(LETTERS, rng), pick(LETTERS, rng)),
    mv.ScrapType: lambda table, seat, rng: mv.ScrapType(
        seat.index, pick(LETTERS, rng), pick(("fame", "guilders"), rng)
    ),
    mv.ReturnInk: lambda table, seat, rng: mv.ReturnInk(seat.index, pick(INKS, rng)),
}

# ---------------------------------------------------------------- exhaustive
# Random games until everything has occurred: each card, reward, decision, move and refusal. What never occurs is
# either impossible, which is a mistake in the content or the rules, or too rare for chance.


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
