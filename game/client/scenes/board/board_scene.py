"""The board while the five actions are executed, one row open; and all of it once more after the end."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf

import pygame

from game.client.base.game_steps import ActionStep
from game.client.base.i18n import say
from game.client.base.reading_size import read_px, read_sizes
from game.client.graphics import layout, panes, theme, typesetting
from game.client.graphics.brush import Brush
from game.client.scenes.board import BOARD_ROWS
from game.client.scenes.board.board_rows import BoardRow
from game.client.scenes.game_scene import GameScene
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import press_common, top_bar
from game.client.scenes.parts.composite import CompositeScene
from game.client.scenes.parts.computer_turn import LINE, SPARE, ComputerTurn, WatchedTurn
from game.client.scenes.parts.patrons import under_patrons
from game.client.scenes.parts.seat_panels import seat_panels
from game.client.session.match_session import MatchSession
from game.client.session.pace import Line, Look, look_of
from game.client.text.piece_text import card_words
from game.client.text.reward_text import patronage_reward_words
from game.client.text.terms import action_words, inks_words
from game.client.ui import widgets
from game.client.ui.motions import CROSS_S, Box, Motion, Patch
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import OrderSlot, SeatPanel
from game.content import Content
from game.rules.events import AutomaActed
from game.rules.moves import AutomaAct, Move, Pass
from game.rules.names import ACTIONS, NOWHERE, Action
from game.rules.view import View

PX, BESIDE = 30, 72  # of the words of a step, and the room for its number where they are read larger
THINKS_S = 0.7
STEP_S = 0.5


class AutomaTurn(WatchedTurn):
    """U6 to U8: acts after a moment, at the pace of computer players where there are any, else until people go on."""

    def __init__(self, scene: GameScene, board_row: BoardRow) -> None:
        super().__init__(scene)
        self._board_row = board_row

    @property
    def is_due(self) -> bool:
        return self._board_row.is_open

    @property
    def look(self) -> Look:
        """How long it is shown: after its end as long as a computer player's turn, where there are any."""
        session = self.scene.session
        looks = look_of(session)
        return looks._replace(thinks_s=THINKS_S, line_s=STEP_S, end_s=looks.end_s if session.seats.computers else inf)

    def make(self) -> list[Line] | None:
        """Act, and tell it execution card by execution card."""
        session, view = self.scene.session, self._board_row.view
        spaces = len(view.claimed if self._board_row.action == "patronage" else view.ink_sets)
        if not self.scene.submit(AutomaAct(self.scene.seat)):
            return None
        acted = [event for event in session.turns.latest if isinstance(event, AutomaActed)]
        return [step for event in acted for step in steps(event, session.content, spaces)]

    def build(self, page: Page, view: View) -> None:
        gears = self._board_row.action == "gears"
        rect = layout.rect("gears", "gear train") if gears else layout.rect("take orders", "printing house")
        rect = blocks.told(rect)
        widgets.sheet(page, rect, "rule")
        head = pygame.Rect(rect.x + 36, rect.y + 22, rect.w - 72, 48)
        widgets.heading(page, head, say("What the automa does"), 36)
        if self.is_due:
            waiting = pygame.Rect(head.x, head.bottom + 12, head.w, read_px(LINE))
            widgets.label(page, waiting, say("It reveals its execution cards."), px=PX, read=True)
        px, boxes = _set(rect, self.lines)
        for step, box in zip(self.told, boxes, strict=False):
            page.draw(box, _paint_step, box, step, px)
        place = "gears" if gears else "take orders"
        self.build_continue(page, layout.rect(place, "undo").union(layout.rect(place, "end turn")))


def _set(rect: pygame.Rect, lines: Sequence[Line]) -> tuple[int, list[pygame.Rect]]:
    """The size of the steps and their boxes: below each other at more than the usual size where they have room so."""
    room = pygame.Rect(rect.x + 36, rect.y + 80, rect.w - 92, rect.h - 116)
    wide = round((room.w - BESIDE) * SPARE)
    for px in read_sizes(PX):
        sizes = (typesetting.measure(line.words, "body", px, max_width=wide, wrap=True) for line in lines)
        heights = [high + px // 2 for _, high in sizes]
        if px > PX and sum(heights) <= room.h:
            tops = accumulate(heights, initial=room.y)
            return px, [pygame.Rect(room.x, top, room.w, high) for top, high in zip(tops, heights, strict=False)]
    rows = room.h // LINE
    width = (rect.w - 72) // max(1, -(-len(lines) // rows))  # in as many columns as they need
    places = (divmod(place, rows) for place in range(len(lines)))
    return PX, [pygame.Rect(room.x + column * width, room.y + row * LINE, width - 20, LINE) for column, row in places]


def steps(event: AutomaActed, content: Content, spaces: int) -> Iterator[Line]:
    """What the automa did, one line for each execution card and one for what went."""
    gone = [say("“{card}” is discarded.", card=card_words(card, content)) for card in event.cards]
    if event.action == "inks":
        gone = [say("{inks} return to the bag.", inks=inks_words(event.inks))] if any(event.inks) else []
    if event.action == "patronage":
        yield from _patronage_steps(event, content, spaces)
        return
    for index, numbers in enumerate(event.searches):
        yield from _passed_over(numbers, spaces)
        if numbers and index < len(gone):
            yield Line(gone[index], numbers[-1])
        else:
            yield Line(say("There is nothing left to take."))


def _patronage_steps(event: AutomaActed, content: Content, spaces: int) -> Iterator[Line]:
    if event.cards:
        name = card_words(event.cards[0], content)
        words = say(
            "Its planning card shows the crown: the leftmost open patronage card, {name}, is removed.", name=name
        )
        yield Line(words)
        return
    for numbers in event.searches:
        yield from _passed_over(numbers, spaces)
        if event.space == NOWHERE:
            yield Line(say("All rewards are already claimed."))
        else:
            reward = patronage_reward_words(content.rules.patronage_rewards[event.space], content.rules)
            words = say("It claims this reward for the round and gains nothing: {reward}.", reward=reward)
            yield Line(words, numbers[-1])


def _passed_over(numbers: tuple[int, ...], spaces: int) -> Iterator[Line]:
    for number in numbers[:-1]:
        if number > spaces:
            yield Line(say("There is no space {number} on this board: skipped.", number=number), number)
        else:
            yield Line(say("This space is empty: skipped."), number)


def _paint_step(brush: Brush, box: pygame.Rect, step: Line, px: int) -> None:
    wide, beside = (36, 52) if px == PX else (54, BESIDE)
    if step.number:
        card = pygame.Rect(box.x, box.y + 3, wide, min(box.h - 6, round(1.4 * px)))
        brush.rect(card, theme.INK, radius=5)
        brush.text(card, str(step.number), "body", min(px + 2, 50), theme.PAPER_LIGHT, align="center")
    words = (box.x + beside, box.y, box.w - beside, box.h)
    brush.text(words, step.words, "body", px, wrap=px > PX, valign="center" if px == PX else "top", read=False)


TABLE: Box = (0, 84, layout.CANVAS[0], layout.CANVAS[1] - 84)  # everything below the bar


class Board(CompositeScene, name="board"):
    """A seat's turn in an action (E1); the turn stays on the screen until it is ended or taken back.

    Targets: `pass`, `undo`, `end`; `hint`, `log`, `rules`, `menu`, `seat:<n>`; of the house `use:<axle>`, `buy`,
    `slot:<n>`, `tracks`, `row:<specialty>`, `types`, `inks`; and those of the open row (`game.client.scenes.board`):
    orders `printing:<id>`, `refinement:<id>`, `offer`; inks `offered ink:<set>:<position>`; specialties
    `specialty:<id>`, `advance:both`, `advance:one`, `any one:<specialty>`; gears `gear:<id>`, `axle:<n>`, `offer`,
    `turn`, `cancel`, `install`; patronage `marker`, `space:<n>`, `patronage:<id>`, `house`. The turns of the automa and
    of computers have `continue` only.
    """

    mirrors = True

    def __init__(self, session: MatchSession, step: ActionStep) -> None:
        super().__init__(session, step)
        self.board_row: BoardRow = BOARD_ROWS[step.action](self, step.action)
        self.watched: AutomaTurn | ComputerTurn | None = None  # the turn of a computer player or the automa
        if self.seat in session.seats.computers:
            self.watched = ComputerTurn(self)
        elif self.seat not in session.seats.people:
            self.watched = AutomaTurn(self, self.board_row)

    @property
    def part(self) -> BoardRow:
        return self.board_row

    @property
    def drafted(self) -> Move | None:
        return self.board_row.drafted

    @property
    def topic(self) -> object:  # type: ignore[override]
        """Whether only the end of the turn is left: then the focus goes there, whatever was asked meanwhile."""
        return self.session.shown.holding

    @property
    def default(self) -> str:  # type: ignore[override]
        """What Space and Enter choose: the end of a finished turn, a gear that is tried, or `continue`."""
        if self.watched is not None:
            return "continue"
        if self.drafted is not None:
            return "install"
        return "end" if self.session.shown.holding else ""

    def views(self) -> list[panes.View]:
        return self.board_row.views()

    def build(self, page: Page) -> None:
        view = self.session.view(self.seat)
        widgets.table(page)
        top_bar(page, self.session, view, self._turn_words())
        self.board_row.build(page, view)
        page.part(seat_panels, self.session, view, self.seat)
        if isinstance(self.watched, AutomaTurn):
            self.watched.build(page, view)
        elif self.watched is not None:
            gears = self.board_row.action == "gears"
            lines = layout.rect("gears", "forecast") if gears else layout.rect("take orders", "told")
            self.watched.build(page, blocks.told(lines))
            self.watched.build_continue(page, self._button_box("undo").union(self._button_box("end turn")))
        else:
            self._buttons(page)

    def _turn_words(self) -> str:
        """Whose turn it is; of the automa in words of its own, for in some languages it has an article."""
        action = action_words(self.board_row.action)
        if isinstance(self.watched, AutomaTurn):
            return say("{action}: the automa’s turn", action=action)
        return say("{action}: {seat}’s turn", seat=self.session.name(self.seat), action=action)

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        """The call of the person on turn; and where another row was open, the old board fades away."""
        call = super().arriving(before)
        was_open = [scene.board_row.action for scene in before if isinstance(scene, Board)]
        if was_open in ([], [self.board_row.action]):
            return call
        old = Patch("before", TABLE)
        fades = Motion(pictures=(old,), start=TABLE, end=TABLE, duration_s=CROSS_S, opacity=(1.0, 0.0), local=True)
        return (fades, *call)

    def _buttons(self, page: Page) -> None:
        reason, hint = self.board_row.closed_words(), say("Do nothing in this action.")
        widgets.page_button(page, "pass", self._button_box("pass"), say("Pass"), reason=reason, hint=hint, px=30)
        if self.board_row.buttons(page):
            return
        reason = "" if self.board_row.has_draft else self.session.turns.undo_reason(self.seat)
        box, hint = self._button_box("undo"), say("Undo the last step.")
        widgets.page_button(page, "undo", box, say("Undo"), reason=reason, hint=hint, px=30)
        reason = "" if self.session.shown.holding else say("Do the action first, or pass.")
        kind: widgets.Kind = "plain" if reason else "primary"
        self.end_box = self._button_box("end turn")
        widgets.page_button(page, "end", self.end_box, say("End turn"), kind, reason=reason, px=30)

    def _button_box(self, name: str) -> pygame.Rect:
        """The rectangle of a button: below the seats; in the Gears action further down, because strips are there."""
        if self.board_row.action == "gears":
            return layout.rect("gears", name)
        return under_patrons(layout.rect("take orders", name), self.session.view(self.seat), self.seat)

    def press(self, name: str) -> Transition:
        if name == "pass":
            self.board_row.take_back()
            self.submit(Pass(self.seat))
        elif name == "undo":
            (self.board_row.take_back if self.board_row.has_draft else self.undo)()
        elif name == "end" and self.session.shown.holding:
            return self.asked_to_end()
        else:
            return super().press(name)
        return None

    def back(self) -> Transition:
        """Esc puts back what is laid out, and opens the menu when nothing is."""
        if not self.board_row.has_draft:
            return super().back()
        self.board_row.take_back()
        return None

    def tick(self, dt_s: float) -> bool:
        """Tell what is only looked at, one thing after the other; a person's turn may end by itself."""
        moves = super().tick(dt_s)
        if self.watched is not None:
            return moves
        self.think()
        return self.ends_in_time(dt_s, made=self.session.shown.holding and self.session.turns_end) or moves


BAND, CLOSE = pygame.Rect(1512, 592, 224, 100), pygame.Rect(1748, 592, 148, 100)
GEARS_DOWN = 340  # in the Gears action they are elsewhere, because strips are there


class LastLook(GameScene, name="last look", default="close"):
    """Shows board and houses after the end, when nothing can be moved any more.

    Panels `seat:<n>` change the house, `row` opens the next row, `close` leaves; the rest as on the board.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session, session.shown.step)
        self.seat = session.seats.printers[0]  # whose house is shown
        self._open: Action = ACTIONS[-1]

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, say("The table at the end"))
        BOARD_ROWS[self._open](self, self._open).build(page, view)
        page.part(seat_panels, self.session, view, self.seat)
        down = GEARS_DOWN if self._open == "gears" else 0
        words = say("Show {action}", action=action_words(self._following))
        widgets.page_button(page, "band", BAND.move(0, down), words, px=28)
        widgets.page_button(page, "close", CLOSE.move(0, down), say("Close"), "primary", px=30)

    def views(self) -> list[panes.View]:
        return BOARD_ROWS[self._open](self, self._open).views()

    @property
    def _following(self) -> Action:
        return ACTIONS[(ACTIONS.index(self._open) + 1) % len(ACTIONS)]

    def press(self, name: str) -> Transition:
        match name:
            case "band":
                self._open = self._following
            case SeatPanel(seat) if seat in self.session.seats.printers:
                self.seat = seat
            case "log" | "rules" | "menu" | OrderSlot():
                return press_common(self, name)
        return None

    def back(self) -> Transition:
        return Pop()
