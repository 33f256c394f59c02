"""A trial that `bench` starts in a process of its own: a card is dragged while a master thinks beside it.

Every frame asks the thinking process for its answer and puts the next question, as a match with computers does.
"""

import json
import sys
from time import sleep
from typing import Any

from game.client.routes import open_scene
from game.client.screen.scene import Scene
from game.client.shell.app import App
from game.match.thinking import Thinker
from game.players import LegalMoves, make_player
from game.rules import Table, View, apply, pending_seats, view_for
from game.terminal import tell
from game.tools.bench import middle_of_a_game
from game.tools.measuring.trial_motions import FRAME_S, Motion
from game.tools.measuring.trials import board, timed


class Thinking(Motion):
    """The dragged card, and a master that always has something to think about."""

    name = "thinking"

    def __init__(self, under: Scene) -> None:
        super().__init__(under)
        table = middle_of_a_game()
        self.thinker = Thinker(table.content)
        self.thoughts = 0
        self._view = _worth_a_search(table)
        self._ticket = self._ask()

    def _ask(self) -> int:
        return self.thinker.ask(self._view, "master", self.thoughts)

    def tick(self, dt_s: float) -> bool:
        """Look for the answer, and ask again where there is one."""
        if self.thinker.answer(self._ticket) is not None:
            self.thoughts += 1
            self._ticket = self._ask()
        return super().tick(dt_s)


def _worth_a_search(table: Table) -> View:
    """The next view for which a master looks ahead; the table is played on to there."""
    while True:
        view = view_for(table, pending_seats(table)[0])
        choice = make_player("master", 0).choose(view, LegalMoves(table.content, view))
        if choice.reason.code == "searched":
            return view
        apply(table, choice.move)


def frames(size: tuple[int, int]) -> dict[str, Any]:
    """Times of a frame with the dragged card alone and beside the master, and how many thoughts came meanwhile."""
    with board(size) as (app, scene):
        app.stack.top.leave()
        alone = timed(App(size, first_scene=Motion(scene), open_scene=open_scene), _next_frame)
        busy = Thinking(scene)
        beside = timed(App(size, first_scene=busy, open_scene=open_scene), _next_frame)
        busy.thinker.close()
        shape = {"size": f"{size[0]}x{size[1]}"}
        return {"no thought": shape | alone, "thought": {**shape, **beside, "thoughts": busy.thoughts}}


def _next_frame(at: int) -> None:
    """Rest until the next picture is due, as the game does: the master thinks in that time too."""
    sleep(FRAME_S / 2)


def main(words: list[str]) -> None:
    """Write the outcome as one line of JSON."""
    tell(json.dumps(frames((int(words[1]), int(words[2])))))


if __name__ == "__main__":
    main(sys.argv[1:])
