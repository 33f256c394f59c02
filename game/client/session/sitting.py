"""A match at this screen: whose eyes are on it, where it stops, and which scene shows that.

A `Stop` names one thing that the screen shows until somebody has answered it. Stops come from what the rules wait
for, and from what deserves a look by itself (all plans open, the end of a round). Nothing here changes the game but
`submit` for people, `make` for whoever else moves, and `undo`.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from game.client.drawing import theme
from game.client.home.seating import player_name
from game.client.home.settings import Choices
from game.client.screen.scene import News, Pop, Push, Replace, Scene, Transition
from game.client.session.computers import Computers, Thinks
from game.client.session.stops import HELD, PROMPTS, Stop, is_planning, stop_of
from game.client.words import refusals
from game.client.words.messages import say
from game.client.words.saves import parted_words, save_error
from game.content import Content
from game.match.errors import SaveError
from game.match.match import Match
from game.match.players import Player
from game.rules import decisions as ask
from game.rules import events as ev
from game.rules.moves import LeaveMarkers, Move, RevealPlan, ShiftMarker
from game.rules.refusals import IllegalMove
from game.rules.view import OBSERVER, View

if TYPE_CHECKING:
    from game.client.home.room import Room


__all__ = ["PROMPTS", "MakePrompt", "MakeScene", "Sitting", "Stop"]

MakeScene: TypeAlias = Callable[["Sitting", Stop], Scene]
MakePrompt: TypeAlias = Callable[["Sitting", ask.Decision], Scene]


OF_REVEAL = (RevealPlan, ShiftMarker, LeaveMarkers)  # moves that are made while all plans lie open


class _Standing(NamedTuple):
    """What the screen showed when a move was made: taking the move back leads there again."""

    shown: Stop | None = None
    interludes: tuple[Stop, ...] = ()
    lingers: bool = False


class _Lit(NamedTuple):
    """What a hint points at: for whom, of which state, and the names of the targets."""

    seat: int = OBSERVER
    number: int = -1
    names: frozenset[str] = frozenset()


class Sitting:
    """One match, the people in front of it, and the scenes that it leads through."""

    def __init__(self, match: Match, make_scene: MakeScene, make_prompt: MakePrompt) -> None:
        self.match = match
        self.make_scene = make_scene
        self.make_prompt = make_prompt
        self._eyes = OBSERVER  # who opened the curtain
        self._interludes: deque[Stop] = deque()
        self._shown: Stop | None = None
        self._lingers = False  # a computer player moved on what is shown: it stays until it is gone on from
        self._views: dict[int, View] = {}  # by seat, of one state: a screen that rests asks again and again
        self._viewed_number = -1
        self._ended_number = 0  # no undo of what led to this state: the turn was ended
        self._stood: dict[int, _Standing] = {}  # by the number of the state that a move was made for
        self.latest: tuple[ev.Event, ...] = ()  # of the last move made here
        self._news: tuple[ev.Event, ...] = ()  # not shown as motion yet
        self._watched = False
        self._lit = _Lit()  # what a hint points at
        self.room: Room | None = None  # where it goes back to when the match is left
        self.thinking = Computers(self)
        self._own_thinker: Thinks | None = None
        self._own_choices = Choices()

    # what there is to see

    @property
    def choices(self) -> Choices:
        """The settings of the room; a sitting without one has its own."""
        return self.room.choices if self.room is not None else self._own_choices

    @property
    def thinker(self) -> Thinks:
        """Where computer players think: in the room's other process, or where a sitting was told to."""
        if self._own_thinker is None:
            if self.room is not None:
                return self.room.thinker
            from game.match.thinking import Thinker

            self._own_thinker = Thinker(self.content)
        return self._own_thinker

    @thinker.setter
    def thinker(self, thinker: Thinks) -> None:
        self._own_thinker = thinker

    @property
    def content(self) -> Content:
        """The cards that are played with."""
        return self.match.content

    @property
    def players(self) -> Sequence[Player]:
        """Who sits where; the automa last."""
        return self.match.players

    def name(self, seat: int) -> str:
        """What a seat is called; the automa by its name in the chosen language."""
        return player_name(self.players[seat], seat)

    def style(self, seat: int) -> theme.SeatStyle:
        """Emblem, outline and colour of a seat."""
        player = self.players[seat]
        return theme.AUTOMA_STYLE if player.kind == "automa" else theme.SEAT_STYLES[player.style]

    def view(self, seat: int = OBSERVER) -> View:
        """The table as a seat may see it; the same view until a move is made or taken back.

        No screen sees what a computer player sees: of such a seat there is what everybody may see.
        """
        if seat in self.computers:
            seat = OBSERVER
        if self.match.number != self._viewed_number:
            self._views.clear()
            self._viewed_number = self.match.number
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind == "person")

    @property
    def computers(self) -> tuple[int, ...]:
        """The seats of computer players."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind == "computer")

    @property
    def printers(self) -> tuple[int, ...]:
        """The seats that have a printing house, whoever plays them."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind != "automa")

    @property
    def by_itself(self) -> bool:
        """Whether nobody plays but computers: then nothing waits for a person."""
        return not self.people

    # where the game stops

    def prompt(self) -> ask.Decision | None:
        """The question inside an action, a reward or a free move that a person is asked, or None."""
        top = self.view().top
        return top if isinstance(top, PROMPTS) and top.seat not in self.computers else None

    def stop(self) -> Stop:
        """What the screen is to show now."""
        if self._lingers and self._shown is not None:
            return self._shown
        if self._interludes:
            return self._interludes[0]
        actual = self.actual_stop()
        if self._shown is None or (self._shown != actual and self._shown.kind not in HELD):
            self._shown = actual
        return self._shown

    @property
    def holding(self) -> bool:
        """True while a finished turn is still shown: it can be taken back, or gone on from."""
        if self._interludes:
            return self._lingers
        return self._shown is not None and self._shown != self.actual_stop()

    def go_on(self) -> None:
        """Leave what is shown for what comes next; a turn that is ended stays as it was played."""
        self._ended_number = self.match.number
        if self._lingers:
            self._lingers = False
        elif self._interludes:
            self._interludes.popleft()
        if not self._interludes:
            self._shown = self.actual_stop()

    @property
    def at_screen(self) -> int:
        """The seat of the person who acts at the screen now; OBSERVER where all look on together."""
        if len(self.people) == 1:
            return self.people[0]
        asked = self.prompt()
        seat = asked.seat if asked is not None else self.stop().seat
        return seat if seat in self.people else OBSERVER

    def open_curtain(self, seat: int) -> None:
        """This seat's eyes are on the screen."""
        self._eyes = seat

    def close_curtain(self) -> None:
        """Nobody's secret is on the screen."""
        self._eyes = OBSERVER

    def actual_stop(self) -> Stop:
        """Where the game itself stands, whatever is still shown."""
        view = self.view()
        return self._planning_stop(view) if is_planning(view) else stop_of(view)

    def _planning_stop(self, view: View) -> Stop:
        """Each person plans behind the curtain; one who is alone needs none, for computers have no eyes."""
        waiting = [seat for seat in view.turn_order if seat in self.people and not view.committed[seat]]
        if not waiting:
            return Stop("planning", OBSERVER, str(view.round))
        seat = self._eyes if self._eyes in waiting else waiting[0]
        alone = len(self.people) == 1
        return Stop("plan" if alone or seat == self._eyes else "curtain", seat, str(view.round))

    def sees_plan(self, seat: int) -> bool:
        """Whether the screen may show what this seat has laid out: it is alone, or behind its own opened curtain."""
        stop = self.actual_stop()
        return stop.kind == "plan" and stop.seat == seat

    # what a hint points at

    def light(self, seat: int, names: Iterable[str]) -> None:
        """Have targets glow for a seat until the table is another one, or another hint is given."""
        self._lit = _Lit(seat, self.match.number, frozenset(names))

    def put_out(self) -> None:
        """Have nothing glow any more."""
        self._lit = _Lit()

    def lit_for(self, seat: int) -> frozenset[str]:
        """The targets that glow for a seat now; nobody else sees what it was told."""
        return self._lit.names if (self._lit.seat, self._lit.number) == (seat, self.match.number) else frozenset()

    # scenes

    def scene(self) -> Scene:
        """The scene of the stop that is to be shown."""
        return self.make_scene(self, self.stop())

    def transition(self, shown: Stop, *, prompts: bool = True) -> Transition:
        """Where a scene that shows a stop goes by itself: nowhere, into a prompt, or to the next stop."""
        decision = self.prompt()
        if prompts and decision is not None:
            return Push(self.make_prompt(self, decision))
        return None if self.stop() == shown else Replace(self.scene())

    def prompt_transition(self, shown: ask.Decision, below: ask.Decision | None = None) -> Transition:
        """Where a prompt goes by itself: it stays while it is the question, then the next one or the scene below.

        `below` is the question that the scene below shows already.
        """
        decision = self.prompt()
        if decision is None or decision == below:
            return Pop()
        return None if decision == shown else Replace(self.make_prompt(self, decision))

    # moves

    def submit(self, move: Move) -> str:
        """Make a person's move; the answer is empty, or the sentence that says why it is not allowed."""
        return self._of_computer(move) or self.make(move)

    def _of_computer(self, move: Move) -> str:
        """Why nobody at the screen makes a move for a computer player; empty for other seats."""
        if move.seat not in self.computers:
            return ""
        return say("{seat} is a computer player, who moves without help.", seat=self.name(move.seat))

    def make(self, move: Move, *, lingers: bool = False) -> str:
        """Make the move of any seat; `lingers` keeps what is shown on the screen until it is gone on from."""
        self.stop()  # what was on the screen when the move was made stays until it is gone on from
        number = self.match.number
        standing = _Standing(self._shown, tuple(self._interludes), self._lingers)
        try:
            events = self.match.submit(move, self.match.number)
            self._viewed_number = -1
        except IllegalMove as illegal:
            return refusals.sentence(illegal.refusal, self)
        except SaveError as error:
            return save_error(error.code)
        self._stood[number] = standing
        if move.seat in self.people and move.seat != self._eyes:
            self.close_curtain()
        self._close_after_planning()
        if self.match.parted:
            self.choices.refusals.tell(parted_words())
        self.latest = tuple(events)
        self._news += tuple(event for event in events if not self._is_unseen(event))
        self._lingers = lingers or self._lingers
        self._hold_for(events)
        return ""

    def _is_unseen(self, event: ev.Event) -> bool:
        """Whether nobody hears or sees it happen: computer players plan while people look at something else."""
        return isinstance(event, ev.PlanCommitted) and event.seat in self.computers

    def _hold_for(self, events: Iterable[ev.Event]) -> None:
        """Have what deserves a look by itself shown before the game goes on."""
        for event in events:
            if isinstance(event, ev.PlansRevealed):
                self.close_curtain()
                self._interludes.append(Stop("reveal", OBSERVER, str(self.view().round)))
            elif isinstance(event, ev.RoundStarted) and event.round > 1:
                self._interludes.append(Stop("round end", OBSERVER, str(event.round - 1)))
            elif isinstance(event, ev.GearsTurned) and Stop("turn gears", OBSERVER, str(self.view().round)) not in (
                self._interludes
            ):
                self._interludes.append(Stop("turn gears", OBSERVER, str(self.view().round)))

    def look_again(self) -> None:
        """Show the opened plans of a match that was left at them: nobody has acted since."""
        if self.actual_stop().kind == "reveal":
            return
        for entry in reversed(self.match.log):
            if any(isinstance(event, ev.PlansRevealed) for event in entry.events):
                self._interludes.append(Stop("reveal", OBSERVER, str(self.view().round)))
                return
            if not isinstance(entry.move, OF_REVEAL):
                return

    def take_news(self) -> News | None:
        """What happened since this was last asked; whoever asks for the first time sees the table as it is."""
        events, self._news = self._news, ()
        watched, self._watched = self._watched, True
        return News(self, events) if events and watched else None

    def why_not(self, move: Move) -> str:
        """The sentence that says why a person may not make a move; empty where it is allowed."""
        refused = self.match.refusal(move)
        return self._of_computer(move) or (refusals.sentence(refused, self) if refused else "")

    def allows(self, move: Move) -> bool:
        """Whether a person may make a move now."""
        return move.seat not in self.computers and self.match.refusal(move) is None

    def think_along(self, shown: Stop) -> str:
        """Have computer players think, and move where the game stands at what is shown and no turn of theirs is told.

        So they plan while others plan. The answer is empty, or says why the disk refused.
        """
        self.thinking.think()
        if self.stop() != shown or self.actual_stop() != shown:
            return ""
        return self.thinking.move()

    @property
    def last_mover(self) -> int:
        """The seat that made the last move; OBSERVER before the first."""
        log = self.match.log
        return log[-1].move.seat if log else OBSERVER

    def undo_reason(self, seat: int) -> str:
        """Why a seat cannot take its last move back now; empty where it can. Nobody takes back another seat's move."""
        code = self.match.undo_refusal()
        if code is None and self.last_mover != seat:
            code = "another_seats_move"
        ended = "turn_ended" if self.match.number <= self._ended_number else None
        return refusals.undo_sentence(code or ended)

    def undo(self, seat: int) -> str:
        """Take the last move of a seat back, and show what was shown then; the answer is empty, or why not."""
        reason = self.undo_reason(seat)
        if not reason:
            try:
                self.match.undo()
                self._viewed_number = -1
            except SaveError as error:
                return save_error(error.code)
            stood = self._stood.pop(self.match.number, _Standing())
            self._shown, self._lingers = stood.shown, stood.lingers
            self._interludes = deque(stood.interludes)
            self._close_after_planning()
            self.latest = self._news = ()
        return reason

    def _close_after_planning(self) -> None:
        """Close the curtain once the seat that opened it is not asked for a plan any more."""
        view = self.view()
        if self._eyes != OBSERVER and (not is_planning(view) or view.committed[self._eyes]):
            self.close_curtain()

    # who plays

    def reseat(self, seat: int, player: Player) -> str:
        """Have somebody else go on for a seat; the answer is empty, or says why that cannot be kept.

        Nothing of who played it before is left on the screen. Who is alone from now on needs no curtain, so a plan
        that lies behind a closed one is taken back first: the person who is leaving may be the one who looks.
        """
        people = {one for one in self.printers if (player if one == seat else self.players[one]).kind == "person"}
        try:
            if len(self.people) > 1 and len(people) == 1 and self._eyes not in people:
                self.match.keep_draft(people.pop(), None)
            self.match.reseat(seat, player)
        except SaveError as error:
            return save_error(error.code)
        self._reseated(seat)
        return ""

    def _reseated(self, seat: int) -> None:
        """Forget what was thought and shown for a seat."""
        self.thinking.forget()
        self._viewed_number = -1
        self._stood.clear()
        if self._eyes == seat:
            self.close_curtain()
        if self._shown is not None and self._shown.seat == seat:
            self._shown, self._lingers = None, False
