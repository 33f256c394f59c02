"""The course of the final count: one sum rolls after the other, then ties are told, then the winner is named."""

from collections.abc import Sequence

from game.client.ui.motions import ease

ROW_S = 2.0  # seconds for the sums of a category, one seat after the other
BREATH_S = 1.0  # the pause before the winner is named
TIE_S = 1.8  # for each sentence about a tie
ROLLS = 0.8  # share of a sum's time in which it rolls; then it stands still


class Counting:
    """How far the count is; `sums` has a row for each category, with the fame of each seat."""

    def __init__(self, sums: Sequence[Sequence[int]], ties: int) -> None:
        self._sums = sums
        self._ties = ties
        self._now_s = 0.0

    @property
    def over_s(self) -> float:
        """How long all of it takes."""
        return ROW_S * len(self._sums) + TIE_S * self._ties + BREATH_S

    @property
    def over(self) -> bool:
        """Whether the winner can be named."""
        return self._now_s >= self.over_s

    @property
    def row(self) -> int:
        """The row that is being counted; the number of rows once all are."""
        return min(len(self._sums), int(self._now_s / ROW_S))

    @property
    def ties_told(self) -> int:
        """How many sentences about ties have been begun."""
        since_s = self._now_s - ROW_S * len(self._sums)
        return 0 if since_s < 0 else min(self._ties, int(since_s / TIE_S) + 1)

    @property
    def stage(self) -> tuple[int, int, bool, bool]:
        """A value that changes whenever the page has to be built again."""
        return self.row, self.ties_told, self.holds_breath, self.over

    @property
    def holds_breath(self) -> bool:
        """Whether everything is told except for the winner."""
        return self._now_s >= self.over_s - BREATH_S

    def pass_time(self, dt_s: float) -> list[int]:
        """Let time pass; returns the sums that stopped rolling meanwhile."""
        before = self._standing()
        self._now_s = min(self.over_s, self._now_s + dt_s)
        flat = [fame for row in self._sums for fame in row]
        return flat[before : self._standing()]

    def finish(self) -> None:
        """End the count at once."""
        self._now_s = self.over_s

    def shown(self, seat: int) -> tuple[int, int]:
        """The numbers shown for a seat, by its column: in the row that is counted, and the sum below all rows."""
        done = sum(row[seat] for row in self._sums[: self.row])
        if self.row == len(self._sums):
            return 0, done
        fame = self._sums[self.row][seat]
        rolled = round(fame * ease("cubic out", self._part(seat)))
        return rolled, done + rolled

    def begun(self, seat: int) -> bool:
        """Whether the sum of a seat in the row that is counted has begun to roll."""
        return self._part(seat) > 0

    def _part(self, seat: int) -> float:
        """How far the sum of a seat has rolled, as a share; below 0 before it begins."""
        each_s = ROW_S / max(1, len(self._sums[0]))
        return (self._now_s - self.row * ROW_S - seat * each_s) / (each_s * ROLLS)

    def _standing(self) -> int:
        """How many sums have stopped rolling."""
        seats = len(self._sums[0])
        if self.row == len(self._sums):
            return seats * len(self._sums)
        return self.row * seats + sum(self._part(seat) >= 1 for seat in range(seats))
