"""The base of every scene in which a game is played."""

from collections.abc import Sequence

import pygame

from game.client.base.bindings import Intent
from game.client.base.game_steps import GameStep, PlanStep
from game.client.base.i18n import say
from game.client.base.subject import Subject
from game.client.graphics import theme
from game.client.scenes.destinations import ToCloseUp, ToLog, ToMenu, ToRules
from game.client.session.hints import hint_or_why_not
from game.client.session.match_session import MatchSession
from game.client.session.pace import common_look_s
from game.client.text.listening import holdings_words
from game.client.text.rulebook.refusal_articles import article_of
from game.client.text.save_text import save_error
from game.client.text.told import Gaze
from game.client.ui.motions import Motion
from game.client.ui.overlay import Confirm
from game.client.ui.scene import News, Push, Replace, Scene, Sprite, Transition
from game.match.errors import SaveError
from game.match.players import Draft
from game.rules import moves as mv
from game.rules.refusals import Refusal
from game.rules.state import Seat
from game.rules.view import OBSERVER, View

TURN_ENDS_S = 3.0  # for so long what was done can be looked at and taken back
BAR_INSET, BAR_UP, BAR_HIGH = 20, 16, 8  # of the bar in the button that ends a turn


def to_menu(session: MatchSession) -> Transition:
    """Open the menu over a game; where several people sit, the curtain closes over an open plan."""
    if len(session.seats.people) > 1:
        session.close_curtain()
    return Push(ToMenu(session))


class MatchScene(Scene):
    """The base of every scene on which moves are made; `seat` is the one that it is about."""

    def __init__(self, session: MatchSession, seat: int) -> None:
        self.table = self.session = session
        self.seat = seat
        self.seen = session.match.number

    @property
    def view(self) -> View:
        return self.session.view(self.seat)

    @property
    def holder(self) -> Seat:
        return self.view.seats[self.seat]

    @property
    def gaze(self) -> Gaze:
        """How the seat looks at the board; what it lacks is measured where a person plays it."""
        return Gaze(self.session.seats, self.view, self.holder if self.seat in self.session.seats.people else None)

    @property
    def state_number(self) -> int:
        return self.session.match.number

    @property
    def drafted(self) -> mv.Move | None:
        """The move that is laid out here and only has to be confirmed."""
        return None

    @property
    def acts(self) -> int | None:
        return self.session.shown.at_screen

    def holdings(self) -> tuple[Sequence[str], Sequence[str]]:
        acts, words = self.acts, dict[int, str]()
        for seat in self.view.seats:
            gaze = Gaze(self.session.seats, self.view, seat if seat.index == acts else None)
            words[seat.index] = holdings_words(gaze, seat)
        return [words.pop(acts)] if acts in words else [], list(words.values())

    def intend(self, intent: Intent) -> Transition:
        """A hint for whoever decides here, and the ways out of the game that have no button on the page."""
        match intent:
            case "hint":
                return hint_or_why_not(self, self.session)
            case "menu":
                return to_menu(self.session)
            case "log":
                return Push(ToLog(self.session))
        return None

    def closer_look(self, subject: Subject) -> Transition:
        return Push(ToCloseUp(self.session, self.seat, subject))

    def explain(self, refusal: Refusal) -> Transition:
        return Push(ToRules(self.session.content, article_of(refusal)))

    @property
    def undoer(self) -> int:
        """The seat whose last move `undo` takes back: the scene's own; on a screen for all, the one that moved last."""
        return self.seat if self.seat in self.session.seats.people else self.session.seats.last_mover

    def undo(self) -> None:
        """Take the last move of the seat back, or say why not."""
        self.toast(self.session.turns.undo(self.undoer))

    def take_news(self) -> News | None:
        return self.session.take_news()

    def submit(self, *moves: mv.Move) -> bool:
        """Make a move that was chosen on the page that was seen, or several; if one is refused, a toast says why."""
        words = self.session.turns.submit_all(moves, self.seen)
        self.toast(words)
        return not words

    def keep_draft(self, draft: Draft | None) -> None:
        """Save what is laid out but no move yet, so that it survives a restart."""
        try:
            self.session.match.keep_draft(self.seat, draft)
        except SaveError as error:
            self.toast(save_error(error.code))


class GameScene(MatchScene):
    """Shows one stop of a sitting, and gives way to another scene when the game stops elsewhere."""

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step.seat)
        self.step = step
        self._players = tuple(session.seats.players)
        self._looked_s = 0.0
        self._made_s = 0.0  # how long a finished turn has been on the screen
        self._ends_s = TURN_ENDS_S  # how long it may be there
        self.end_box: pygame.Rect | None = None  # the button that ends it

    @property
    def calls(self) -> int | None:
        """The seat whose turn it is; None for a plan, for which the curtain calls."""
        return self.seat if self.seat in self.session.seats.people and not isinstance(self.step, PlanStep) else OBSERVER

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """The call of the person on turn, where several people share the screen and it was another's turn before."""
        seat = self.calls
        called = [scene.calls for scene in before if isinstance(scene, GameScene)]
        if seat is None or seat == OBSERVER or seat in called or len(self.session.seats.people) < 2:
            return ()
        if self.session.shown.prompt is not None:  # a question is about to be shown, which says who is asked
            return ()
        from game.client.scenes.motion.director import herald

        return herald(say("{seat}!", seat=self.session.name(seat)), self.session.style(seat))

    def take_news(self) -> News | None:
        """What happened in the match, unless the next scene is about to show it."""
        return self.session.take_news() if self.session.shown.step == self.step else None

    def lit(self) -> frozenset[str]:
        return self.session.lit_for(self.seat)

    def tick(self, dt_s: float) -> bool:
        """Let computer players think; nothing moves here."""
        self.think()
        return False

    def think(self) -> None:
        """Let computer players think, and move unless the screen still tells of an earlier turn of theirs."""
        self.toast(self.session.think_along(self.step))

    def go_on_in_time(self, dt_s: float) -> None:
        """Leave a screen for all after a time, where only computers play; people leave it themselves."""
        self._looked_s += dt_s
        if self._looked_s >= common_look_s(self.session):
            self.end_turn()

    def ends_in_time(self, dt_s: float, *, made: bool, after_s: float = TURN_ENDS_S) -> bool:
        """Whether what is `made` ends by itself, after some time to look at it and undo it."""
        waits = made and self.session.shown.prompt is None
        self._made_s, self._ends_s = self._made_s + dt_s * (not self.staged) if waits else 0.0, after_s
        if self._made_s >= after_s:
            self._made_s = 0.0
            self.end_turn()
        return waits

    @property
    def is_ending(self) -> bool:
        """Whether a finished turn ends by itself before long."""
        return self._made_s > 0.0

    def hurry(self) -> None:
        """Any press leaves the whole time again until a turn ends by itself."""
        self._made_s = 0.0

    def sprites(self) -> Sequence[Sprite]:
        """The bar of the time that is left until a turn ends by itself, in the button that ends it."""
        if not self.is_ending or self.end_box is None:
            return ()
        box = self.end_box.inflate(-2 * BAR_INSET, 0)
        left = (1 - self._made_s / self._ends_s) * box.w
        surface = pygame.Surface((max(1, round(left * self.scale)), max(1, round(BAR_HIGH * self.scale))))
        surface.fill(theme.PAPER_LIGHT)
        return (Sprite(surface, (box.x + left / 2, box.bottom - BAR_UP)),)

    def asked_to_end(self) -> Transition:
        """The answer to the button that ends a finished turn: the turn ends, or first a question if that is wanted."""
        if self.session.choices.now.confirms_end:
            words = say("The next player goes on, and you can’t undo what you did.")
            return Push(Confirm(say("End your turn?"), words, self.end_turn, say("End turn")))
        self.end_turn()
        return None

    def end_turn(self) -> None:
        """End a finished turn and go on to what comes next."""
        self.session.go_on()
        self.changed()

    def next(self) -> Transition:
        """The transition to the next stop or an open question, or to a new scene where other players sit now."""
        if tuple(self.session.seats.players) != self._players:
            return Replace(self.session.scene())
        return self.session.transition(self.step)

    def back(self) -> Transition:
        """Esc opens the menu; a game is never left by accident."""
        return to_menu(self.session)


class PromptScene(MatchScene):
    """The base of questions over another scene."""

    opaque = False

    def __init__(self, session: MatchSession, decision: mv.Decision, floor: int = 0) -> None:
        super().__init__(session, decision.seat)
        self.decision = decision
        self._depth, self._floor = len(session.view().stack), floor

    def take_news(self) -> News | None:
        """What happened in the match, unless the scene below is about to show it."""
        return self.session.take_news() if self.session.shown.prompt == self.decision else None

    def next(self) -> Transition:
        """The transition after this question was answered, or another one asked within it (A4)."""
        return self.session.prompt_transition(self.decision, self._depth, self._floor)

    def lit(self) -> frozenset[str]:
        return self.session.lit_for(self.seat)

    def back(self) -> Transition:
        """Esc opens the menu: a question is answered or taken back, never left by accident."""
        return to_menu(self.session)


class MoveLaying(MatchScene):
    """Says which `Move` it is to lay a piece on a place; the rules then tell what glows, what is refused and why."""

    places: tuple[str, ...] = ()  # where pieces may be laid

    def move(self, piece: str, place: str) -> mv.Move | None:
        """The move that this piece on this place means; None where it means nothing."""
        return None

    def elsewhere(self, piece: str) -> str:
        """What to say about a piece laid where it means nothing."""
        return ""

    def places_for(self, piece: str) -> frozenset[str]:
        """The places where laying the piece is a legal move."""
        moves = ((place, self.move(piece, place)) for place in self.places)
        return frozenset(place for place, move in moves if move is not None and self.session.turns.allows(move))

    def lay(self, piece: str, place: str) -> Transition:
        move = self.move(piece, place)
        if move is not None:
            self.submit(move)
        return None

    def why_not(self, piece: str, place: str) -> str:
        move = self.move(piece, place)
        return self.session.turns.why_not(move) if move is not None else self.elsewhere(piece)
