"""Computer players that think in this process, for pictures and tests, so that nothing depends on time."""

from game.content import Content
from game.match.players import Mind
from game.match.question import Question
from game.match.thinking_process import think
from game.players import Choice
from game.rules import View
from game.rules.moves import Move


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
        return self._answered(Question(view, level, seed))

    def compare(self, view: View, made: Move) -> int:
        """A ticket for the best other move."""
        return self._answered(Question(view, "adviser", 0, made))

    def _answered(self, question: Question) -> int:
        ticket = len(self.asked)
        self.asked.append((question.view.seat, question.view.number))
        self.open.add(ticket)
        if not self.mute:
            self._answers[ticket] = think(question, self._content)
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
