"""A table that answers at random whatever is asked, within what the question says is possible."""

from collections import Counter
from random import Random

from game.companion.rules.dialogue import Answer, Counts, Edit, Event, Form, Printed, Question, UseBoard, UseCity
from game.companion.rules.engine import answer, new_state, question
from game.companion.rules.fields import answer_with, fields, is_sound
from game.companion.rules.machine import Board, City, Shop, State, StickSpace
from game.companion.rules.symbols import AMOUNTS, EFFECT_KINDS, GOODS, LETTERS, RESOURCES, Effect, Goods
from game.companion.rules.tiles import load_tiles

TILES = load_tiles()
MOST_ANSWERS = 3000
LAST_ROUND = 6
SWITCHES = ("contract", "technology", "factory", *(f"{good}_limit" for good in GOODS), "coin_limit")
COUNTS = (*RESOURCES, "contracts", "city_markers", "director", "round")


class RandomTable:
    """Plays whole games and counts what occurred in them."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.asked: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.tiles: Counter[tuple[str, str]] = Counter()
        self.effects: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.switches: Counter[str] = Counter()
        self.answers = self.edits = self.rounds = self.games = 0

    def play(self, seed: int) -> State:
        """A whole game; fails where a question takes no answer, a count is negative or the game does not end."""
        state = new_state(TILES, seed)
        for number in range(MOST_ANSWERS):
            asked = question(state)
            if asked is None:
                break
            state = self._one_answer(state, asked)
            if number % 64 == 0:
                assert is_sound(state), state
        assert question(state) is None, f"game {seed} does not end: {question(state)}"
        assert state.finished
        assert is_sound(state), state
        self.games += 1
        self.rounds += state.round
        return state

    def _one_answer(self, state: State, asked: Question) -> State:
        given = self._edit(state) if self.random.random() < 0.01 else self.answer_to(asked, state)
        state, events = answer(state, given)
        assert all(getattr(state, name) >= 0 for name in COUNTS), (asked, given, state)
        self._count(state, asked, given)
        for event in events:
            self._count_event(event)
        return state

    def _count(self, state: State, asked: Question, given: Answer) -> None:
        self.answers += 1
        if isinstance(given, Edit):
            self.edits += 1
            return
        self.asked[asked.kind] += 1
        self.rules[asked.rule] += 1
        if asked.kind == "turn" and state.tile:
            self.tiles[state.tile.arrow, state.tile.letters] += 1
        if asked.kind.startswith("difficulty.") and given.value != asked.suggested:
            self.switches[asked.kind.removeprefix("difficulty.")] += 1

    def _count_event(self, event: Event) -> None:
        self.told[event.kind] += 1
        match event.figures:
            case {"effect": effect, "reason": "cannot_use"}:
                self.effects[effect] += 1
            case {"effect": _, "reason": reason}:
                self.reasons[reason] += 1
            case {"effect": effect}:
                self.effects[effect] += 1
            case {"resource": resource} if event.kind == "gained":
                self.effects[resource] += 1

    # answers

    def answer_to(self, asked: Question, state: State) -> Answer:
        """Any answer that the question takes; round numbers end a game in good time."""
        if asked.profile == "city" and self.random.random() < 0.8:
            return UseCity(self._city())
        if asked.profile == "board" and self.random.random() < 0.8:
            return UseBoard(self._board())
        if asked.kind == "last_round":
            return answer_with("yes_no", state.round >= LAST_ROUND or self.random.random() < 0.3)
        if asked.form == "counts":
            return Counts(tuple(self._value("number", part.low, part.high, ()) for part in asked.parts))  # type: ignore[misc]
        if asked.form == "printed":
            return Printed(tuple(self.random.choice(("", *LETTERS)) for _ in range(asked.high)))
        return answer_with(asked.form, self._value(asked.form, asked.low, asked.high, asked.choices))

    def _value(
        self, form: Form, low: int, high: int, choices: tuple[int | str, ...]
    ) -> bool | int | str | Goods | tuple[Effect, ...]:
        random = self.random
        if choices:
            return random.choice(choices)
        match form:
            case "yes_no":
                return random.random() < 0.6
            case "letters":
                return "".join(random.sample(LETTERS, 6))
            case "effects":
                return self._effects()
            case "goods":
                return Goods(*(random.randint(low, high) for _ in GOODS))
        return random.randint(low, min(high, low + random.choice((3, 8, high))))

    def _effects(self) -> tuple[Effect, ...]:
        kinds = self.random.choices(EFFECT_KINDS, k=self.random.choice((0, 1, 1, 1, 2, 2, 3)))
        return tuple(Effect(kind, self.random.randint(1, min(4, AMOUNTS[kind]))) for kind in kinds)

    def _known(self) -> tuple[Effect, ...] | None:
        return self._effects() if self.random.random() < 0.8 else None

    def _city(self) -> City:
        rows, columns = self.random.randint(2, 6), self.random.randint(2, 6)
        return City(rows, columns, tuple(Shop(self._known(), self._known()) for _ in range(rows * columns)))

    def _board(self) -> Board:
        random = self.random
        stick = tuple(StickSpace(random.choice(("", *LETTERS)), self._known()) for _ in range(random.randint(1, 20)))
        rows = random.randint(1, 4)
        return Board(stick, rows, tuple(self._known() for _ in range(4 * rows)), random.randint(1, 12))

    def _edit(self, state: State) -> Edit:
        chosen = self.random.choice(fields(state))
        return Edit(chosen.path, self._value(chosen.form, chosen.low, chosen.high, chosen.choices))

    # what came of it

    def line(self) -> str:
        """The statistics, on one line."""
        return (
            f"{self.games} games, {self.answers} answers ({self.edits} by hand), {self.rounds} rounds, "
            f"{len(self.asked)} kinds of questions, {len(self.told)} of events, {len(self.tiles)} tiles, "
            f"{len(self.effects)} effects, {len(self.switches)} switches"
        )
