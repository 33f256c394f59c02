"""The opened plans: the automa's card moves markers, `gutenberg` may shift one, then the orders of play are fixed."""

import pygame

from game.client.base.i18n import ROMAN, say
from game.client.base.stops import Stop
from game.client.graphics import layout, theme
from game.client.motion.opening import REVEAL_S, rows_open
from game.client.motion.timeline import paced
from game.client.parts import is_common, press_common, top_bar
from game.client.parts.bar import board_button
from game.client.scenes.reveal.automa_card import card_moved, card_to_come
from game.client.scenes.reveal.card_moves import CardMoves, card_moves
from game.client.scenes.reveal.plans_table import Plans, plans_table
from game.client.screen.game_scene import GameScene
from game.client.session.pace import look_of
from game.client.session.sitting import Sitting
from game.client.text.move_text import is_news, reason_words
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import NO_PLACES, News, Transition
from game.client.ui.target_names import ActionRow, LaidMarker
from game.rules import events as ev
from game.rules import moves as ask
from game.rules.moves import CommitPlan, LeaveMarkers, RevealPlan, ShiftMarker
from game.rules.names import ACTIONS, Action, Markers
from game.rules.view import OBSERVER, View

THINKS_S = 0.7  # the time after all plans are open, before the automa's card is turned up
STEP_S = 0.7  # for each of its moves
LOOKED_S = 8.0  # at all plans, where turns end by themselves
REASONS_PX = 112  # of letters, one line over the other


class Reveal(GameScene):
    """Shows the markers of all seats by action, and in which order they act.

    New plans come up row by row; any press has them all open. The automa's card is turned up after a moment, or at once
    by `continue`. While `gutenberg` may shift a marker: pieces `laid marker:<action>`, places `action row:<action>`
    and the buttons `leave` and `board`. Afterwards `continue` and `undo`; `log`, `rules`, `menu` and the heads
    `seat:<n>` at any time.
    """

    name = "reveal"

    def __init__(self, sitting: Sitting, stop: Stop) -> None:
        super().__init__(sitting, stop)
        self._waited_s = 0.0
        self._left_s = 0.0  # seconds until all rows are open
        self._shown = len(ACTIONS)  # how many moves of the card are shown; all of a card that was turned up earlier

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Space chooses."""
        return "leave" if self._person_shifts else "continue"

    @property
    def top(self) -> ask.Decision | None:
        """The decision that the game waits for."""
        return self.sitting.view().top

    @property
    def shifting(self) -> int:
        """The seat that may shift a marker; None before all moves of the card are shown."""
        return self.top.seat if isinstance(self.top, ask.ShiftingMarker) and not self._moving() else OBSERVER

    @property
    def _person_shifts(self) -> bool:
        """Whether a person may shift a marker; a computer player does so without help."""
        return self.shifting in self.sitting.people

    def _moves(self) -> CardMoves | None:
        return card_moves(self.sitting, self.sitting.view())

    def _moving(self) -> bool:
        """Whether moves of the card are still to be shown."""
        moves = self._moves()
        return moves is not None and self._shown < len(moves.event.moves)

    # time

    def take_news(self) -> News | None:
        """Return what happened; plans that were just opened come up row by row, unless motion is switched off."""
        news, now = super().take_news(), self.sitting.choices.now
        if news is not None and any(isinstance(event, ev.PlansRevealed) for event in news.events):
            self._left_s = 0.0 if now.reduced_motion or now.speed == "off" else REVEAL_S
        return news

    def hurry(self) -> None:
        """Open all rows at once."""
        self._left_s = 0.0

    def _open_rows(self, dt_s: float) -> None:
        before, self._left_s = self._left_s, max(0.0, self._left_s - paced(dt_s, self.sitting.choices.now.speed))
        if rows_open(REVEAL_S - before) < rows_open(REVEAL_S - self._left_s):
            self._cues += ((cue.PICK_UP["card"], 0.0),)

    def tick(self, dt_s: float) -> bool:
        """Turn the card up after a moment, then show one move after the other; a computer shifts its marker."""
        if self._left_s:
            self._open_rows(dt_s)
            return True
        waits = isinstance(self.top, ask.RevealingPlan)
        if not waits and not self._moving():
            return self._shift_or_go_on(dt_s)
        self._waited_s += paced(dt_s, self.sitting.choices.now.speed)
        if waits and self._waited_s >= THINKS_S:
            self._turn_up()
        elif not waits and self._waited_s >= STEP_S:
            self._waited_s, self._shown = 0.0, self._shown + 1
            self.changed()
        return True

    def _shift_or_go_on(self, dt_s: float) -> bool:
        """Let a computer shift a marker once the plans were seen; go on by itself where no person plays."""
        if not isinstance(self.top, ask.ShiftingMarker):
            self.go_on_in_time(dt_s)
            return self.ends_in_time(dt_s, made=self.sitting.shown.stop == self.stop, after_s=LOOKED_S)
        if not self._person_shifts:
            self.sitting.thinking.think()
            self._waited_s += dt_s
            return self._waited_s < look_of(self.sitting).thinks_s or super().tick(dt_s)
        return False

    def _turn_up(self) -> None:
        if isinstance(self.top, ask.RevealingPlan) and self.submit(RevealPlan(self.top.seat)):
            self._waited_s, self._shown = 0.0, 0

    # what is seen

    def build(self, page: Page) -> None:
        """Put the table, the card and the buttons."""
        view = self.sitting.view()
        widgets.table(page)
        top_bar(page, self.sitting, view, self._title())
        plans_table(page, self._plans(view))
        self._build_foot(page)
        self._build_buttons(page)

    def _title(self) -> str:
        if self.shifting != OBSERVER:
            return say("{seat} may move one marker", seat=self.sitting.name(self.shifting))
        return say("Round {round}: all plans are revealed", round=ROMAN[self.sitting.view().round])

    def _plans(self, view: View) -> Plans:
        nothing: Markers = (0, 0, 0, 0, 0)
        markers = [seat.markers or nothing for seat in view.seats]
        moves, moved = self._moves(), frozenset[Action]()
        if moves is not None and self._moving():
            markers[moves.event.seat] = moves.stages[self._shown]
            moved = frozenset(moves.event.applied[self._shown - 1] or ()) if self._shown else moved
        return Plans(self.sitting, view, tuple(markers), self.shifting if self._person_shifts else OBSERVER, moved)

    def _build_foot(self, page: Page) -> None:
        moves = self._moves()
        if self._person_shifts:
            self._say_below(page, say("Gutenberg: move one of your markers to another action, or move nothing."))
        elif isinstance(self.top, ask.RevealingPlan):
            card_to_come(page, self.sitting, self.top.seat)
        elif moves is not None:
            card_moved(page, self.sitting, moves, self._shown)
        elif reasons := self._reasons():
            self._say_below(page, "\n".join(reasons), px=min(34, REASONS_PX // len(reasons)))
        else:
            self._say_below(page, say("In each action, every player with a marker there has one turn, in this order."))

    def _reasons(self) -> list[str]:
        """Why the computer players planned as they did."""
        planned = [entry for entry in self.sitting.match.log if isinstance(entry.move, CommitPlan)]
        told = [self.sitting.thinking.reasons.get(entry.number) for entry in planned[-len(self.sitting.printers) :]]
        return [
            say("{seat}: {reason}", seat=self.sitting.name(one.seat), reason=reason_words(one.reason, self.sitting))
            for one in told
            if one is not None and is_news(one.reason)
        ]

    def _say_below(self, page: Page, words: str, px: int = 34) -> None:
        board = layout.rect("reveal", "automa card")
        widgets.board(page, board)
        widgets.label(page, board.inflate(-72, -32), words, px=px, colour=theme.PAPER_LIGHT, wrap=True)

    def _build_buttons(self, page: Page) -> None:
        box = layout.rect("reveal", "continue")
        if self._person_shifts:
            board = layout.rect("reveal", "board")
            board_button(page, board)
            box.y, box.h = board.bottom + 12, box.bottom - board.bottom
            widgets.page_button(page, "leave", box, say("Move nothing"), "primary", "pass", px=38)
            return
        if isinstance(self.top, ask.RevealingPlan):
            words = say("Reveal it")
        else:
            words = say("Show all moves") if self._moving() else say("To the actions")
        if not self.sitting.turns.undo_reason(self.undoer) and not self._moving():
            part = pygame.Rect(box.x, box.y, 104, box.h)
            widgets.page_button(page, "undo", part, say("Undo"), px=30)
            box = pygame.Rect(part.right + layout.APART, box.y, box.w - part.w - layout.APART, box.h)
        widgets.page_button(page, "continue", box, words, "primary", "right", px=38)

    # what is done

    def press(self, name: str) -> Transition:
        """Go on, shift nothing or take back; other names go to the common parts."""
        if name == "continue":
            self._go_on()
        elif name == "leave" and self._person_shifts:
            self.submit(LeaveMarkers(self.shifting))
        elif name == "undo":
            self.undo()
        elif is_common(name):
            return press_common(self, name)
        return None

    def _go_on(self) -> None:
        """Turn the card up, show what it did, or leave; each press does one of these, so that nobody misses one."""
        if isinstance(self.top, ask.RevealingPlan):
            self._turn_up()
        elif self._moving():
            self._shown = len(ACTIONS)
        elif not isinstance(self.top, ask.ShiftingMarker):
            self.sitting.go_on()
        self.changed()

    def places_for(self, piece: str) -> frozenset[str]:
        """The actions to which a marker may be shifted."""
        if not self._person_shifts:
            return NO_PLACES
        moves = ((row, self._shift(piece, row)) for row in map(ActionRow, ACTIONS))
        return frozenset(row for row, move in moves if move is not None and self.sitting.turns.allows(move))

    def lay(self, piece: str, place: str) -> Transition:
        """Shift the marker."""
        if (move := self._shift(piece, place)) is not None:
            self.submit(move)
        return None

    def why_not(self, piece: str, place: str) -> str:
        """Why a marker cannot be shifted there."""
        move = self._shift(piece, place)
        return self.sitting.turns.why_not(move) if move is not None else ""

    def _shift(self, piece: str, place: str) -> ShiftMarker | None:
        match piece, place:
            case LaidMarker(source), ActionRow(target):
                return ShiftMarker(self.shifting, source, target)
        return None
