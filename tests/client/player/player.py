"""Plays whole games: the moves of a script, with a hand on one device and nothing else.

`script` writes the moves of a game that the rules alone have played, `gestures` says how each is made at the window.
After each move `Player` checks that it is what the match has logged; some it takes back and makes again.
"""

from game.client.scenes.game_scene import GameScene
from game.client.session.match_session import MatchSession
from game.rules.moves import FREE_MOVES, AutomaAct, ChooseReward, EndTurn, Move, RevealPlan
from tests.client.player.fingers import Fingers
from tests.client.player.free import make_free_move
from tests.client.player.gestures import GESTURES

BY_ITSELF = (AutomaAct, RevealPlan)  # nobody has to do anything for these
MOST_STEPS = 120  # on the way from one move to the next
WAYS_OUT = ("close", "cancel", "no", "menu", "table")  # to the menu, from which one may leave for the title
HOLD = 12  # tenths of a second: longer than a curtain asks for
WAYS_ON = ("close", "cancel", "no", "resume", "continue")  # to what lies below, or comes next


class Player:
    """Everybody at the table in one person."""

    def __init__(self, fingers: Fingers, session: MatchSession) -> None:
        self.fingers = fingers
        self.session = session
        self.taken_back = 0

    @property
    def scene_name(self) -> str:
        """The name of the scene in front."""
        return self.fingers.pilot.scene.name

    def play(self, moves: list[Move], undo_each: int = 0) -> None:
        """Make these moves; every so often one is taken back, where that may be, and made again."""
        for move in moves:
            self.make(move)
            if undo_each and self.session.match.number % undo_each == 0 and self.take_back():
                self.make(move)

    def make(self, move: Move) -> None:
        """Go where the move is asked for, and make it."""
        self.come_to(move)
        if isinstance(move, BY_ITSELF) and not self.session.turns.allows(move):  # without animation it is made at once
            done = (entry.move for entry in reversed(self.session.match.log) if isinstance(entry.move, BY_ITSELF))
            assert next(done) == move  # free moves that the script makes before it came after it
            return
        if isinstance(move, ChooseReward) and self.session.match.log[-1].move == move:
            return  # nobody is asked where the order of rewards makes no difference
        number = self.session.match.number
        try:
            if isinstance(move, FREE_MOVES):
                make_free_move(self.fingers, self.session, move)
            else:
                GESTURES[type(move)](self.fingers, self.session, move)
        except Exception as error:
            raise AssertionError(f"move {number}, {move}, on {self.scene_name}: {error}") from error
        match = self.session.match
        made = [entry.move for entry in match.log if entry.number >= number]
        assert made[0] == move, f"{move} made {made}, on {self.scene_name}"
        assert all(isinstance(other, ChooseReward) for other in made[1:])
        self.fingers.pilot.step()

    def take_back(self) -> bool:
        """Press undo where it may be pressed; whether the last move is gone."""
        if not self.fingers.shows("undo"):
            return False
        number = self.session.match.number
        self.fingers.press("undo")
        self.fingers.pilot.step()
        assert self.session.match.number == number - 1
        self.taken_back += 1
        return True

    def start_afresh(self) -> None:
        """Close what lies over the game, leave it for the title and resume it: nothing half done is left on the screen.

        A question inside a move has no way to the title, so there must be none.
        """
        self.fingers.pilot.down((1, 1), button=3)  # puts back what is in hand
        for _ in range(MOST_STEPS):
            if self.scene_name == "title":
                break
            if self.scene_name == "curtain":
                self._open_curtain()
            elif self.scene_name == "menu":
                self.fingers.press("leave")
            else:
                self.fingers.press(next(name for name in WAYS_OUT if self.fingers.shows(name)))
            self.fingers.pilot.step()
        self.fingers.press("resume")
        if self.scene_name == "curtain":
            self._open_curtain()
        scene = self.fingers.pilot.scene
        assert isinstance(scene, GameScene)
        self.session = scene.session

    # the way from one move to the next

    def come_to(self, move: Move) -> None:
        """Open curtains, end turns, leave what is only shown, until the scene that asks for the move is in front."""
        for _ in range(MOST_STEPS):
            if self.scene_name == "curtain":
                self._open_curtain()
            elif self._goes_on_by_itself(move):
                self.fingers.rest()
            elif button := self._way_to(move):
                self.fingers.press(button)
            else:
                return
            self.fingers.pilot.step()
        raise AssertionError(f"{self.scene_name} does not lead to {move}")

    def _goes_on_by_itself(self, move: Move) -> bool:
        """Whether what is shown leads on without a press: gears that were turned, and turns where they end so."""
        scene = self.fingers.pilot.scene
        if scene.name == "turn gears":
            return not self.fingers.shows("all")
        return isinstance(scene, GameScene) and scene.is_ending and not isinstance(move, (*FREE_MOVES, EndTurn))

    def finish(self) -> None:
        """Leave all that is still shown for the final scores."""
        for _ in range(MOST_STEPS):
            if self.scene_name == "final":
                return
            self.fingers.press(next(name for name in WAYS_ON if self.fingers.shows(name)))
            self.fingers.pilot.step()
        raise AssertionError(f"{self.scene_name} does not lead to the final scores")

    def _way_to(self, move: Move) -> str:
        """The button that leads on from here; empty where the move can be made."""
        free = isinstance(move, FREE_MOVES)
        match self.scene_name:
            case "log" | "rules" | "close up" | "hint" | "whole board":
                return "close"
            case "workshop":
                return "" if free else "close"
            case "turn gears" | "round end":
                turns = self.fingers.shows("all") and self.session.view().round % 2
                return "all" if turns else "continue"
            case "reveal":
                return self._way_from_reveal(move)
            case "board" if self.session.shown.holding and not free:
                return "end" if self.fingers.see("end") else "continue"
        return ""

    def _way_from_reveal(self, move: Move) -> str:
        """The card is turned up and shown to its end before a marker is shifted, or anything else done."""
        waits = isinstance(move, RevealPlan) or self.fingers.shows("leave")
        return "" if waits else "continue"

    def _open_curtain(self) -> None:
        """Keep the seal pressed; in every third round the curtain opens by two clicks."""
        by_clicks = self.session.view().round % 3 == 0
        if (self.fingers.value("by clicks") == "True") != by_clicks:
            self.fingers.press("by clicks")
        if by_clicks:
            self.fingers.press("open")
            if self.scene_name == "curtain":  # or else a monkey had pressed it once already
                self.fingers.press("open")
        else:
            self.fingers.hold("open", HOLD)
