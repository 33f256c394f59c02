"""Computer players that think in this process, for pictures and tests, so that nothing depends on time."""

from game.content import Content
from game.match.players import Mind
from game.players import Choice, LegalMoves, make_player
from game.rules import View


class ThinksHere:
    """As `game.match.thinking.Thinker`, but the answer is there at once; `mute` ones never have it."""

    def __init__(self, content: Content, *, mute: bool = False) -> None:
        self.mute = mute
        self.asked: list[tuple[int, int]] = []  # seat and number of the state
        self.open: set[int] = set()
        self.closed = 0
        self._content = content
        self._answers: dict[int, Choice] = {}

    def ask(self, view: View, level: Mind, seed: int) -> int:
        """A ticket; the answer is found right now."""
        ticket = len(self.asked)
        self.asked.append((view.seat, view.number))
        self.open.add(ticket)
        if not self.mute:
            self._answers[ticket] = make_player(level, seed).choose(view, LegalMoves(self._content, view))
        return ticket

    def answer(self, ticket: int) -> Choice | None:
        """The answer, once."""
        if ticket in self._answers:
            self.open.discard(ticket)
        return self._answers.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        """Drop it."""
        self._answers.pop(ticket, None)
        self.open.discard(ticket)

    def close(self) -> None:
        """Count how often nobody was to think any more."""
        self.closed += 1
        self.open.clear()
