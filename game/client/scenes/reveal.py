"""The opened plans: the automa's card moves markers, `gutenberg` may shift one, then the orders of play are fixed."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import pygame

from game.client.base.game_steps import GameStep
from game.client.base.i18n import ROMAN, ngettext, pgettext, say
from game.client.base.reading_size import USUAL, percent
from game.client.graphics import layout, panes, pictures, theme
from game.client.graphics.brush import Brush
from game.client.scenes.game_scene import GameScene, MoveLaying
from game.client.scenes.motion.motion_builder import paced
from game.client.scenes.motion.opening import HEAD, REVEAL_S, plan_row, row_in, rows_open
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import board_button, press_common, top_bar
from game.client.session.match_session import MatchSession
from game.client.session.pace import look_of
from game.client.text.move_text import is_news, reason_words
from game.client.text.story_text import bid_words
from game.client.text.terms import action_words, move_end_words
from game.client.ui import soundscape as cue
from game.client.ui import widgets
from game.client.ui.page import REST, Page, State, Target
from game.client.ui.scene import NO_PLACES, News, Transition
from game.client.ui.target_names import ActionRow, LaidMarker, OrderBadge, OrderLine, PlanCell, SeatPanel
from game.content.tables import PlanningCard
from game.rules import events as ev
from game.rules import moves as mv
from game.rules.names import ACTION_INDEX, ACTIONS, Action, Markers, MoveEnd
from game.rules.planning import play_order
from game.rules.view import OBSERVER, View

Applied = tuple[Action, Action] | None


class CardMoves(NamedTuple):
    """The card of this round as it was applied, with the markers before its first move and after each."""

    event: ev.AutomaPlanned
    stages: tuple[Markers, ...]


def card_moves(session: MatchSession, view: View) -> CardMoves | None:
    """U3: what the card of this round did; None while it is not revealed, and where the history cannot tell."""
    if view.planning_card is None:
        return None
    told = [event for event in session.match.events_for(OBSERVER, 0) if isinstance(event, ev.AutomaPlanned)]
    if not told or told[-1].card != view.planning_card:
        return None
    stages = [*accumulate(reversed(told[-1].applied), _taken_back, initial=told[-1].markers)]
    return CardMoves(told[-1], tuple(reversed(stages)))


def _taken_back(markers: Markers, applied: Applied) -> Markers:
    """The markers before a move was applied."""
    counts = list(markers)
    if applied is not None:
        source, target = applied
        counts[ACTION_INDEX[source]] += 1
        counts[ACTION_INDEX[target]] -= 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]


MOVE = (224, 96)  # a move; wider where the card has few
WIDEST = 296
NOTES = 372  # room at the right for the other signs of the card


def card_moved(page: Page, session: MatchSession, moves: CardMoves, shown: int) -> None:
    """Put the board with the moves of the card; the first `shown` ones are shown as made."""
    rect = _board(page, session, moves.event.seat)
    card = session.content.planning[moves.event.card]
    done = sum(applied is not None for applied in moves.event.applied)
    words = ngettext(
        "The automa’s planning card moves {count} marker", "The automa’s planning card moves {count} markers", done
    )
    head = pygame.Rect(rect.x + 136, rect.y + 8, rect.w - 160 - NOTES, 40)
    widgets.label(page, head, words, px=30, colour=theme.PAPER_LIGHT)
    count = len(moves.event.moves)
    width = max(MOVE[0], min(WIDEST, (head.w - 14 * (count - 1)) // max(1, count)))
    for place, (ends, applied) in enumerate(zip(moves.event.moves[:shown], moves.event.applied, strict=False)):
        box = pygame.Rect(head.x + place * (width + 14), rect.y + 54, width, MOVE[1])
        page.draw(box, _paint_move, box, place + 1, ends, applied)
    notes = pygame.Rect(rect.right - NOTES - 20, rect.y + 16, NOTES, rect.h - 34)
    page.draw(notes, _paint_notes, notes, card)
    inner = rect.inflate(-24, -20)
    widgets.sight(page, "planning", inner, say("The automa’s planning card"), ("planning", card.id))


def _board(page: Page, session: MatchSession, seat: int) -> pygame.Rect:
    rect = layout.rect("reveal", "automa card")
    widgets.board(page, rect)
    widgets.picture(page, (rect.x + 26, rect.centery - 44, 88, 88), pictures.badge(session.style(seat)))
    return rect


def _paint_move(brush: Brush, box: pygame.Rect, number: int, ends: tuple[MoveEnd, MoveEnd], applied: Applied) -> None:
    """The two actions between which a marker went, and what the card named in words."""
    source, target = map(move_end_words, ends)
    named = pgettext("where there is little room", "{source} to {target}", source=source, target=target)
    brush.blit(widgets.panel_picture(colour=theme.INK), box)
    brush.text((box.x + 10, box.y + 4, 26, 52), str(number), "body", 32, theme.VERMILION)
    if applied is None:
        brush.text((box.x + 38, box.y + 4, box.w - 46, 52), say("no marker moves"), "body", 26, theme.INK_SOFT)
    else:
        for action, left in zip(applied, (50, 146), strict=True):
            brush.blit(pictures.icon(action), (box.x + left, box.y + 7, 48, 48))
        brush.blit(pictures.icon("right", theme.VERMILION), (box.x + 108, box.y + 18, 28, 28))
    brush.text((box.x + 6, box.y + 56, box.w - 12, 36), named, "body", 26, theme.INK_SOFT, align="center")


def _paint_notes(brush: Brush, box: pygame.Rect, card: PlanningCard) -> None:
    ties = say("Ties: first from {action} onwards.", action=action_words(card.centre))
    crown = (
        say("Crown: it removes an open patronage card.")
        if card.patronage
        else say("No crown: it claims a patronage reward.")
    )
    half = box.h // 2
    for top, icon, words in ((box.y, card.centre, ties), (box.y + half, "patronage", crown)):
        brush.blit(pictures.icon(icon, theme.PAPER_LIGHT), (box.x, top + half // 2 - 22, 44, 44))
        brush.text((box.x + 58, top, box.w - 58, half), words, "body", 28, theme.PAPER_LIGHT, wrap=True)
    if not card.patronage:
        middle = box.y + half + half // 2
        brush.line((box.x - 2, middle + 20), (box.x + 46, middle - 20), theme.WALNUT_DARK, 12)
        brush.line((box.x - 2, middle + 20), (box.x + 46, middle - 20), theme.PAPER_LIGHT, 5)


SMALL, LARGE = 42, 54  # side of a marker, and of one that can be lifted
HOLD = 64  # the least side of the room in which a hand takes hold of the markers of a cell
NUMBER = 48  # room for a figure beside the markers
BADGE, ACTING = 64, 72
PITCH = 136  # of the badges in an order of play


def _paint_grounds(brush: Brush, lefts: tuple[int, ...]) -> None:
    """The rows with their actions, and the lines left of the columns."""
    names, last = layout.rect("reveal", "action column"), layout.rect("reveal", "order column")
    for index, action in enumerate(ACTIONS):
        row, (whole, ground) = row_in(names, index), plan_row(index)
        brush.blit(ground, whole)
        brush.line(whole.topleft, whole.topright, theme.INK, 2)
        brush.blit(pictures.icon(action), (row.x + 18, row.centery - 34, 68, 68))
        brush.text((row.x + 108, row.y, row.w - 116, row.h), action_words(action), "body", 38)
    for left in lefts:
        brush.line((left, names.y), (left, names.bottom), theme.INK_SOFT, 2)
    brush.line((last.x - 8, last.y), (last.x - 8, last.bottom), theme.INK, 4)
    words, more = say("most markers first; ties in turn order"), 22 if percent() > USUAL else 0  # on two lines
    heading = last.x, last.y + 8 - more // 2, last.w, 64 - more
    brush.text(heading, say("Order of play"), "sc", 40, theme.RUBRIC, align="center")
    below = last.x + 12, last.y + 74 - more, last.w - 24, 40 + 2 * more
    brush.text(below, words, "body", 28, align="center", wrap=more > 0)


def _head(page: Page, column: pygame.Rect, session: MatchSession, view: View, seat: int) -> None:
    """Put the head of a seat's column; a press opens its printing house, where free moves are allowed now (A4)."""
    head, name = pygame.Rect(column.x, column.y, column.w - 4, HEAD - 6), session.name(seat)
    words = column, name, session.style(seat), view.first == seat
    if view.seats[seat].is_automa:
        page.draw(head, _paint_head, REST, *words)
    else:
        hint = say("Open the printing house of {seat}.", seat=name)
        page.target(Target(SeatPanel(seat), "panel", head, name, hint=hint), _paint_head, *words)


def _paint_head(
    brush: Brush, state: State, column: pygame.Rect, name: str, style: theme.SeatStyle, is_first: bool
) -> None:
    if state.hovered:
        brush.rect((column.x, column.y, column.w - 4, HEAD - 6), theme.BRASS, width=4, radius=8)
    badge = (column.centerx - BADGE // 2, column.y + 4, BADGE, BADGE)
    brush.blit(pictures.badge(style), badge)
    if is_first:
        brush.blit(pictures.icon("first"), (badge[0] + BADGE + 10, badge[1] + 14, 40, 40))
    brush.text((column.x + 4, column.y + 70, column.w - 12, 60), name, "body", 34, align="center", wrap=True)


def _marker_boxes(cell: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Boxes of markers on one line in the middle of a cell, one over the other where they are many."""
    pitch = min(side + 2, (cell.w - 12 - side) // max(1, count - 1))
    left = cell.centerx - ((count - 1) * pitch + side) // 2
    top = cell.centery - (side + 2) // 2
    return [pygame.Rect(left + at * pitch, top, side, side) for at in range(count)]


def _paint_cell(brush: Brush, cell: pygame.Rect, style: theme.SeatStyle, count: int, *, framed: bool) -> None:
    if framed:
        brush.rect(cell.inflate(-6, -8), theme.VERMILION, width=4, radius=8)
    if not count:
        brush.text(cell, say("none"), "body", 30, theme.INK_SOFT, align="center", read=True)
        return
    boxes = _marker_boxes(pygame.Rect(cell.x, cell.y, cell.w - NUMBER, cell.h), count, SMALL)
    for box in boxes:
        brush.blit(pictures.marker(style), box)
    number = pygame.Rect(max(box.right for box in boxes) + 4, cell.y, NUMBER, cell.h)
    brush.text(number, str(count), "body", 44, align="center")


def _shifting_cell(
    page: Page, cell: pygame.Rect, seat: int, style: theme.SeatStyle, action: Action, count: int
) -> None:
    """Put a cell whose last marker can be lifted, wherever a hand takes hold of them; the place is the whole cell."""
    widgets.place(page, ActionRow(action), cell.inflate(-8, -8), action_words(action))
    if not count:
        return
    marker = pictures.marker(style)
    *others, last = _marker_boxes(cell, count, LARGE)
    for box in others:
        widgets.picture(page, box, marker)
    hold = last.unionall(others)
    hold = hold.inflate(max(0, HOLD - hold.w), max(0, HOLD - hold.h))
    words = say("{action}, marker {number}", action=action_words(action), number=count)
    widgets.piece(page, LaidMarker(action), last, marker, words, subject=("marker", str(seat)), around=hold)


def _order_of_play(page: Page, row: pygame.Rect, session: MatchSession, order: Sequence[int], index: int) -> None:
    """Put the badges of those who act in an action, in their order."""
    page.anchor(OrderLine(index), row)
    for place, seat in enumerate(order):
        box = pygame.Rect(row.x + 28 + place * PITCH, row.centery - ACTING // 2, ACTING, ACTING)
        if place:
            arrow = (box.x - PITCH + ACTING + 18, row.centery - 14, 28, 28)
            widgets.picture(page, arrow, pictures.icon("right", theme.INK_SOFT))
        widgets.picture(page, box, pictures.badge(session.style(seat)))
        page.anchor(OrderBadge(index, seat), box)
    if not order:
        widgets.label(page, row.inflate(-56, 0), say("nobody"), px=30, colour=theme.INK_SOFT)


THINKS_S = 0.7  # the time after all plans are open, before the automa's card is turned up
STEP_S = 0.7  # for each of its moves
LOOKED_S = 8.0  # at all plans, where turns end by themselves
REASONS_PX = 112  # of letters, one line over the other


class Reveal(MoveLaying, GameScene, name="reveal"):
    """Shows the markers of all seats by action, and in which order they act.

    New plans come up row by row; any press has them all open. The automa's card is turned up after a moment, or at once
    by `continue`. While `gutenberg` may shift a marker: pieces `laid marker:<action>`, places `action row:<action>`
    and the buttons `leave` and `board`. Afterwards `continue` and `undo`; `log`, `rules`, `menu` and the heads
    `seat:<n>` at any time.
    """

    places = tuple(map(ActionRow, ACTIONS))

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self._waited_s = 0.0
        self._left_s = 0.0  # seconds until all rows are open
        self._shown = len(ACTIONS)  # how many moves of the card are shown; all of a card that was turned up earlier

    @property
    def default(self) -> str:  # type: ignore[override]
        return "leave" if self._person_shifts else "continue"

    @property
    def top(self) -> mv.Decision | None:
        """The decision that the game waits for."""
        return self.session.view().top

    @property
    def shifting(self) -> int:
        """The seat that may shift a marker; None before all moves of the card are shown."""
        return self.top.seat if isinstance(self.top, mv.ShiftingMarker) and not self._moving() else OBSERVER

    @property
    def _person_shifts(self) -> bool:
        """Whether a person may shift a marker; a computer player does so without help."""
        return self.shifting in self.session.seats.people

    def _moves(self) -> CardMoves | None:
        return card_moves(self.session, self.session.view())

    def _moving(self) -> bool:
        """Whether moves of the card are still to be shown."""
        moves = self._moves()
        return moves is not None and self._shown < len(moves.event.moves)

    def take_news(self) -> News | None:
        """Return what happened; plans that were just opened come up row by row, unless motion is switched off."""
        news = super().take_news()
        if news is not None and any(isinstance(event, ev.PlansRevealed) for event in news.events):
            self._left_s = 0.0 if self.session.choices.now.is_still else REVEAL_S
        return news

    def hurry(self) -> None:
        super().hurry()
        self._left_s = 0.0

    def tick(self, dt_s: float) -> bool:
        """Turn the card up after a moment, then show one move after the other; a computer shifts its marker."""
        if before := self._left_s:
            self._left_s = max(0.0, before - paced(dt_s, self.session.choices.now.speed))
            if rows_open(REVEAL_S - before) < rows_open(REVEAL_S - self._left_s):
                self._cues += ((cue.PICK_UP["card"], 0.0),)
            return True
        waits = isinstance(self.top, mv.RevealingPlan)
        if not waits and not self._moving():
            return self._shift_or_go_on(dt_s)
        self._waited_s += paced(dt_s, self.session.choices.now.speed)
        if waits and self._waited_s >= THINKS_S:
            self._turn_up()
        elif not waits and self._waited_s >= STEP_S:
            self._waited_s, self._shown = 0.0, self._shown + 1
            self.changed()
        return True

    def _shift_or_go_on(self, dt_s: float) -> bool:
        """Let a computer shift a marker once the plans were seen; go on by itself where no person plays."""
        if not isinstance(self.top, mv.ShiftingMarker):
            self.go_on_in_time(dt_s)
            made = self.session.shown.step == self.step and self.session.choices.now.turns_end == "always"
            return self.ends_in_time(dt_s, made=made, after_s=LOOKED_S)
        if not self._person_shifts:
            self.session.thinking.think()
            self._waited_s += dt_s
            return self._waited_s < look_of(self.session).thinks_s or super().tick(dt_s)
        return False

    def _turn_up(self) -> None:
        if isinstance(self.top, mv.RevealingPlan) and self.submit(mv.RevealPlan(self.top.seat)):
            self._waited_s, self._shown = 0.0, 0

    def views(self) -> list[panes.View]:
        return blocks.reveal(shifts=self._person_shifts, card=self._moves() is not None)

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        words = say("Round {round}: all plans are revealed", round=ROMAN[view.round])
        if self.shifting != OBSERVER:
            words = say("{seat} may move one marker", seat=self.session.name(self.shifting))
        top_bar(page, self.session, view, words)
        self._build_table(page, view)
        page.tell(*(bid_words(self.session.seats, view, action) for action in ACTIONS))
        self._build_foot(page)
        self._build_buttons(page)

    def _lying(self, view: View) -> tuple[tuple[Markers, ...], Applied]:
        """The markers of each seat now, and the actions from and to which the automa's last move went."""
        markers, moves = [seat.markers or (0, 0, 0, 0, 0) for seat in view.seats], self._moves()
        if moves is None or not self._moving():
            return tuple(markers), None
        markers[moves.event.seat] = moves.stages[self._shown]
        return tuple(markers), moves.event.applied[self._shown - 1] if self._shown else None

    def _build_table(self, page: Page, view: View) -> None:
        """Put the sheet; for who shifts, `action row:<action>` with pieces `laid marker:<action>:<n>`."""
        markers, moved = self._lying(view)
        first, last = layout.rect("reveal", "seat column"), layout.rect("reveal", "order column")
        pitch = (last.x - 8 - first.x) // len(view.turn_order)
        columns = [pygame.Rect(first.x + at * pitch, first.y, pitch - 8, first.h) for at in range(len(view.turn_order))]
        table = layout.rect("reveal", "table")
        widgets.sheet(page, table, "double")
        page.draw(table, _paint_grounds, tuple(column.x - 4 for column in columns))
        for seat, column in zip(view.turn_order, columns, strict=True):
            _head(page, column, self.session, view, seat)
            for index, action in enumerate(ACTIONS):
                cell, count, style = row_in(column, index), markers[seat][index], self.session.style(seat)
                page.anchor(PlanCell(index, seat), cell)
                if self._person_shifts and seat == self.shifting:
                    _shifting_cell(page, cell, seat, style, action, count)
                else:
                    framed = view.seats[seat].is_automa and action in (moved or ())
                    page.draw(cell, _paint_cell, cell, style, count, framed=framed)
        for index in range(len(ACTIONS)):
            order = play_order(markers, view.turn_order, index)
            _order_of_play(page, row_in(last, index), self.session, order, index)

    def _build_foot(self, page: Page) -> None:
        moves = self._moves()
        if self._person_shifts:
            self._say_below(page, say("Gutenberg: move one of your markers to another action, or move nothing."))
        elif isinstance(self.top, mv.RevealingPlan):
            rect = _board(page, self.session, self.top.seat)
            words = say("The automa reveals its planning card.")
            widgets.label(page, (rect.x + 136, rect.y, rect.w - 170, rect.h), words, px=34, colour=theme.PAPER_LIGHT)
        elif moves is not None:
            card_moved(page, self.session, moves, self._shown)
        elif reasons := self._reasons():
            self._say_below(page, "\n".join(reasons), px=min(34, REASONS_PX // len(reasons)))
        else:
            self._say_below(page, say("In each action, every player with a marker there has one turn, in this order."))

    def _reasons(self) -> list[str]:
        seats = self.session.seats
        planned = [entry for entry in self.session.match.log if isinstance(entry.move, mv.CommitPlan)]
        told = [self.session.thinking.reasons.get(entry.number) for entry in planned[-len(seats.printers) :]]
        return [
            say("{seat}: {reason}", seat=self.session.name(one.seat), reason=reason_words(one.reason, seats))
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
        words = say("Show all moves") if self._moving() else say("To the actions")
        if isinstance(self.top, mv.RevealingPlan):
            words = say("Reveal it")
        if not self.session.turns.undo_reason(self.undoer) and not self._moving():
            part = pygame.Rect(box.x, box.y, 104, box.h)
            widgets.page_button(page, "undo", part, say("Undo"), px=30)
            box = pygame.Rect(part.right + layout.APART, box.y, box.w - part.w - layout.APART, box.h)
        self.end_box = box
        widgets.page_button(page, "continue", box, words, "primary", "right", px=38)

    def press(self, name: str) -> Transition:
        if name == "continue":
            self._go_on()
        elif name == "leave" and self._person_shifts:
            self.submit(mv.LeaveMarkers(self.shifting))
        elif name == "undo":
            self.undo()
        return press_common(self, name)

    def _go_on(self) -> None:
        """Turn the card up, show what it did, or leave; each press does one of these, so that nobody misses one."""
        if isinstance(self.top, mv.RevealingPlan):
            self._turn_up()
        elif self._moving():
            self._shown = len(ACTIONS)
        elif not isinstance(self.top, mv.ShiftingMarker):
            self.session.go_on()

    def places_for(self, piece: str) -> frozenset[str]:
        return super().places_for(piece) if self._person_shifts else NO_PLACES

    def move(self, piece: str, place: str) -> mv.ShiftMarker | None:
        match piece, place:
            case LaidMarker(source), ActionRow(target):
                return mv.ShiftMarker(self.shifting, source, target)
        return None
