"""One match at this screen, with its players, what is shown, its moves and its scenes.

What is shown is the value `shown`, found from the match and who opened the curtain. Only `turns` changes the game.
"""

from collections.abc import Callable, Iterable
from typing import cast

from game.client.base.game_steps import ChoiceStep, GameStep
from game.client.base.settings import Choices
from game.client.session.computers import Computers
from game.client.session.match_context import MatchContext
from game.client.session.turns import ScreenState, Showing, Turns
from game.client.text.save_text import save_error
from game.client.text.seats import Seats
from game.client.ui.scene import News, Pop, Push, Replace, Scene, Transition, loaded
from game.match.errors import SaveError
from game.match.match import Match
from game.match.players import Player, Thinks
from game.rules import moves as ask
from game.rules.view import OBSERVER


class MatchSession:
    """One match, the people who play it, and the scenes that show it.

    `context` is where it goes back to when the match is left; without one it has settings of its own. Computer players
    think where `thinker` says, else in the room's other process.
    """

    def __init__(self, match: Match, *, context: MatchContext | None = None, thinker: Thinks | None = None) -> None:
        self.seats = Seats(match)
        self.match, self.content = match, match.content
        self.name, self.style, self.view = self.seats.name, self.seats.style, self.seats.view  # asked everywhere
        self.context = context
        self.choices = context.profile.choices if context is not None else Choices()
        self._thinker = thinker
        self._showing = Showing(self.seats, self.choices)
        self.go_on, self.look_again = self._showing.go_on, self._showing.look_again
        self.turns = Turns(self.seats, self._showing, self.choices.refusals.tell)
        self.thinking = Computers(self.seats, self.turns, lambda: self.thinker)
        self._lit = (OBSERVER, -1), frozenset[str]()  # for whom a hint points in which state, and at which targets
        self.note_is_read: Callable[[], bool] | None = None  # whether a first game's note was read; None in others
        self.feats_due = not match.is_over  # whether its new feats are still to be told, once it is over

    @property
    def thinker(self) -> Thinks:
        if self._thinker is None and self.context is not None:
            return self.context.thinker
        if self._thinker is None:
            from game.match.thinking import Thinker  # starts a process: only where somebody is to think

            self._thinker = Thinker(self.content)
        return self._thinker

    @property
    def shown(self) -> ScreenState:
        return self._showing.now

    @property
    def turns_end(self) -> bool:
        """Whether turns that are made end by themselves: always, or in a first game once its note was read."""
        now = self.choices.now
        if now.turns_end == "first game" and self.note_is_read is not None:
            return self.note_is_read() and not now.confirms_end
        return now.turns_end == "always"

    def take_news(self) -> News | None:
        """Return what happened and was not shown as motion yet, and forget it."""
        events = self.turns.take_news()
        return News(self.seats, events) if events else None

    def open_curtain(self, seat: int) -> None:
        """Show what this seat may see: its person opened the curtain."""
        self._showing.viewer = seat

    def close_curtain(self) -> None:
        """Show no secrets any more."""
        self._showing.viewer = OBSERVER

    @property
    def together(self) -> tuple[int, ...]:
        return self._showing.together

    @property
    def by_phone(self) -> frozenset[int]:
        """The seats whose people have a phone, on which they plan."""
        return self._showing.by_phone

    def use_phones(self, seats: Iterable[int]) -> None:
        self._showing.by_phone = frozenset(seats)

    def light(self, seat: int, names: Iterable[str]) -> None:
        """Have targets glow for a seat until the table changes or another hint is given."""
        self._lit = (seat, self.match.number), frozenset(names)

    def lit_for(self, seat: int) -> frozenset[str]:
        """The targets that glow for a seat now; other seats do not see its hint."""
        pointed, names = self._lit
        return names if pointed == (seat, self.match.number) else frozenset()

    def scene(self) -> Scene:
        return self.scene_of(self.shown.step)

    def scene_of(self, step: GameStep) -> Scene:
        if isinstance(step, ChoiceStep) and step.seat in self.seats.computers:
            return cast(Scene, loaded(step.told_by)(self, step))
        return cast(Scene, loaded(step.opens)(self, step))

    def prompt(self, decision: ask.Decision, floor: int = 0) -> Scene:
        """The overlay that asks a question; of those that wait, the lowest `floor` are shown by the scenes below."""
        return cast(Scene, loaded("game.client.scenes.keep_order:PROMPT_SCENES")[type(decision)](self, decision, floor))

    def transition(self, step: GameStep) -> Transition:
        """The transition that the scene of a stop makes by itself: none, into a prompt, or to the next stop."""
        shown = self.shown
        if shown.prompt is not None:
            return Push(self.prompt(shown.prompt))
        return None if shown.step == step else Replace(self.scene())

    def prompt_transition(self, asked: ask.Decision, depth: int, floor: int) -> Transition:
        """The transition that a prompt makes by itself: none while it is open, then to the next one or the scene below.

        With it `depth` questions are open, of which the scenes below show `floor`. What a free move asks within it is
        asked over it (A4).
        """
        stack, decision = self.view().stack, self.shown.prompt
        if decision is None or len(stack) <= floor:
            return Pop()
        if len(stack) > depth and stack[depth - 1] == asked:
            return Push(self.prompt(decision, depth))
        same = len(stack) == depth and decision == asked
        return None if same else Replace(self.prompt(decision, floor))

    def think_along(self, step: GameStep) -> str:
        """Let computers think, also while others plan, and move at the game's own stop; says why the disk refused."""
        self.thinking.think()
        shown = self.shown
        return self.thinking.move() if shown.step == shown.actual == step else ""

    def reseat(self, seat: int, player: Player) -> str:
        """Have another player go on for a seat; the answer is empty, or says why the change cannot be kept.

        Nothing of the player before is left on the screen. Who is alone from now on needs no curtain, so a plan
        that lies behind a closed one is taken back first: the person who is leaving may be the one who looks.
        """
        staying = {one for one in self.seats.people if one != seat}
        people = staying | {seat} if player.kind == "person" else staying
        try:
            if len(self.seats.people) > 1 and len(people) == 1 and self._showing.viewer not in people:
                self.match.keep_draft(people.pop(), None)
            self.seats.reseat(seat, player)
        except SaveError as error:
            return save_error(error.code)
        self.thinking.forget()
        self.thinking.retry()
        self._showing.reseated(seat)
        return ""
