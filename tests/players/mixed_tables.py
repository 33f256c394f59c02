"""Tables at which computer players of all levels meet; what would be wrong with any of their moves is an error."""

from collections import Counter
from random import Random
from time import perf_counter

from game.players import LEVELS, Guarded, LegalMoves, Level, make_player
from game.rules import Options, Table, apply, new_game, pending_seats, view_for, violations
from game.rules import moves as mv
from tests.laws.games import MIXES, content
from tests.laws.test_secrets import with_other_secrets

SITTING = {"random": 43, "novice": 38, "adept": 12, "compositor": 5, "foreman": 1, "master": 1}
"""Of a hundred seats; a master takes as long as a thousand blind players."""
TWINS = 0.01  # of the positions are looked at with other secrets
MOST_MOVES = 1000  # of a game: ten times as long as any
MOST_SECONDS = 120.0  # for a game of four masters, on a machine that is busy with other things


class MixedTables:
    """Plays whole games and counts who sat, how often, and what was looked at."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.seats: Counter[Level] = Counter()
        self.mixes: Counter[tuple[int, bool, bool]] = Counter()
        self.moves: Counter[Level] = Counter()
        self.twins: Counter[Level] = Counter()
        self.games = 0
        self.longest_s = 0.0
        self.seconds = 0.0

    def play(self, seed: int) -> Table:
        """A finished game: every move legal and the player's own, no law broken, all within its time."""
        mix = MIXES[seed % len(MIXES)]
        options = Options(seats=mix.seats, automa=mix.automa, characters=bool(seed // len(MIXES) % 2))
        levels = self.random.choices(LEVELS, [SITTING[level] for level in LEVELS], k=options.seats)
        players = [make_player(level, self.random.getrandbits(32)) for level in levels]
        table, _ = new_game(content(), options, seed)
        begun = perf_counter()
        while pending := pending_seats(table):
            seat = self.random.choice(pending)
            if table.seats[seat].is_automa:
                apply(table, (mv.RevealPlan if table.phase == "reveal" else mv.AutomaAct)(seat))
            else:
                self._move(table, seat, players[seat], levels[seat])
            assert table.number < MOST_MOVES
            assert perf_counter() - begun < MOST_SECONDS
        self._count(options, levels, perf_counter() - begun)
        assert table.is_over
        assert violations(table) == []
        return table

    def _move(self, table: Table, seat: int, player: Guarded, level: Level) -> None:
        if self.random.random() < TWINS:
            self._look_at_a_twin(table, seat, level)
        view = view_for(table, seat)
        move = player.choose(view, LegalMoves(table.content, view)).move
        assert player.incidents == 0, f"{level} had to be answered for at move {table.number}"
        apply(table, move)
        self.moves[level] += 1

    def _look_at_a_twin(self, table: Table, seat: int, level: Level) -> None:
        """R1: what a seat can't see changes nothing."""
        seed = self.random.getrandbits(32)
        views = [view_for(each, seat) for each in (table, with_other_secrets(table, seat, self.random))]
        one, other = (make_player(level, seed).choose(view, LegalMoves(table.content, view)) for view in views)
        assert one == other
        self.twins[level] += 1

    def _count(self, options: Options, levels: list[Level], seconds: float) -> None:
        self.games += 1
        self.seats.update(levels)
        self.mixes[options.seats, options.automa, options.characters] += 1
        self.seconds += seconds
        self.longest_s = max(self.longest_s, seconds)

    def line(self) -> str:
        """What was played, in a line."""
        counts = ", ".join(f"{self.moves[level]:,} of {self.seats[level]:,} {level} players" for level in LEVELS)
        return (
            f"{self.games:,} games over {len(self.mixes)} mixes in {self.seconds:,.0f} s, the longest in "
            f"{self.longest_s:.1f} s; moves: {counts}; {self.twins.total():,} positions with other secrets; no incident"
        )
