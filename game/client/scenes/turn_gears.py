"""The start of a round: every train turns by one sector (T1), by a hand on its crank or all at once."""

from collections.abc import Sequence

import pygame

from game.client.base.game_steps import GameStep
from game.client.base.i18n import ROMAN, say
from game.client.graphics import panes, pictures, theme
from game.client.graphics.brush import Brush
from game.client.graphics.viewport import Point
from game.client.scenes.game_scene import GameScene
from game.client.scenes.motion.director import herald
from game.client.scenes.motion.motion_builder import paced
from game.client.scenes.parts import blocks
from game.client.scenes.parts.bar import press_common, top_bar
from game.client.scenes.parts.gear_train import POINTER, TurningTrain, framed_words, gear_picture, paint_axle
from game.client.session.match_session import MatchSession
from game.client.text.reward_text import reward_words_short
from game.client.text.told import fitted
from game.client.ui import widgets
from game.client.ui.motions import Motion
from game.client.ui.page import Page, State, Target
from game.client.ui.scene import Scene, Sprite, Transition
from game.client.ui.target_names import Crank, TrainGear
from game.rules.gears import active_reward
from game.rules.names import PlacedGear
from game.rules.state import Seat

AREA = pygame.Rect(24, 92, 1872, 840)
GAP = 16
SIDE = 220  # room for the seat, left of its gears
HIGH = 620  # of the boards of few seats; the seat then stands above its gears, which are larger
HEAD = 152
LONGEST = 1172  # of a board, where all is larger: as long as the longest train
WORDS = 78
TOLD, TURNS, WAYS_ON = (24, 952, 980, 104), (1072, 952, 400, 104), (1496, 952, 400, 104)  # at the foot
LEFT_ALONE_S = 6.0  # seconds until untouched gears turn by themselves, where turns end by themselves


def trains(session: MatchSession) -> dict[int, TurningTrain]:
    """The trains of all seats that have gears, at their places."""
    seats = _seats_with_gears(session)
    return {
        seat.index: _train(session, seat, board) for seat, board in zip(seats, _board_boxes(len(seats)), strict=True)
    }


def _seats_with_gears(session: MatchSession) -> list[Seat]:
    view = session.view()
    return [view.seats[seat] for seat in view.turn_order if view.seats[seat].gears]


def _train(session: MatchSession, seat: Seat, board: pygame.Rect) -> TurningTrain:
    room = pygame.Rect(board.x + SIDE, board.y + 64, board.w - SIDE - 16, board.h - 80)
    if _has_head(board):
        room = pygame.Rect(board.x + 16, board.y + HEAD, board.w - 32, board.h - HEAD - 16)
    diameter = min(room.w // session.content.rules.axles, room.h - WORDS)
    return TurningTrain(session.content, seat.gears, room, diameter)


class TurnGears(GameScene, name="turn gears", default="continue"):
    """Shows each seat's train one sector back until it is turned; the game can go on without that.

    Once all have turned by a press or a hand, it goes on. Where turns end by themselves, gears that are left alone turn
    after a while too.

    Panels `crank:<seat>` lie on the top gears: cranked round by a hand, wound by a key that is kept down, or pressed,
    which turns them tooth by tooth, as those of computer players turn anyhow; any press ends that. Buttons `all`,
    `continue`, `log`, `rules`, `menu`.
    """

    def __init__(self, session: MatchSession, step: GameStep) -> None:
        super().__init__(session, step)
        self._seats = _seats_with_gears(session)
        self._boards = _board_boxes(len(self._seats))
        self._alone_s = 0.0  # seconds since a hand was on any gear
        self._by_hand = False  # whether somebody turned gears here
        self.trains = trains(session)
        for seat in session.seats.computers:
            if seat in self.trains:
                self.trains[seat].turn(at_once=self.session.choices.now.is_still)

    def arriving(self, before: Sequence[Scene]) -> Sequence[Motion]:
        last = self.session.view().round == self.session.content.rules.rounds
        return herald(say("The last round")) if last else ()

    def views(self) -> list[panes.View]:
        boards = {
            self.session.name(seat.index): board.inflate(-max(0, board.w - LONGEST), 0)
            for seat, board in zip(self._seats, self._boards, strict=True)
        }
        return blocks.turn_gears(boards, TOLD, (blocks.block(TURNS), blocks.block(WAYS_ON)))

    def build(self, page: Page) -> None:
        view = self.session.view()
        widgets.table(page)
        top_bar(page, self.session, view, say("Round {round}: the gears turn", round=ROMAN[view.round]))
        for seat, board in zip(self._seats, self._boards, strict=True):
            self._build_board(page, seat, board)
        widgets.label(page, TOLD, self._foot_words(), px=30, colour=theme.PAPER_LIGHT, wrap=True)
        reason = say("All gears have turned.") if all(train.turned for train in self.trains.values()) else ""
        widgets.page_button(page, "all", TURNS, say("Turn all gears"), "wood", "rotate", reason=reason, px=36)
        self.end_box = pygame.Rect(WAYS_ON)
        widgets.page_button(page, "continue", WAYS_ON, say("To the plans"), "primary", "right", px=38)

    def _foot_words(self) -> str:
        """What is to be done with the gears; where nobody plays but computers they turn by themselves."""
        if self.session.seats.by_itself:
            return say(
                "Each gear on axle I turns one sector and turns the others. You can use each active sector once."
            )
        return say(
            "Turn a gear on axle I clockwise, or just press it: it turns the others."
            " You can use each active sector once."
        )

    def _build_board(self, page: Page, seat: Seat, board: pygame.Rect) -> None:
        train, name = self.trains[seat.index], self.session.name(seat.index)
        widgets.board(page, board)
        badge = pygame.Rect(board.x + 28, board.y + 28, 96, 96)
        widgets.picture(page, badge, pictures.badge(self.session.style(seat.index)))
        if _has_head(board):
            label = pygame.Rect(badge.right + 20, badge.y, board.right - badge.right - 48, badge.h)
            widgets.label(page, label, name, px=44, colour=theme.PAPER_LIGHT)
        else:
            label = pygame.Rect(board.x + 28, badge.bottom + 8, SIDE - 36, 88)
            widgets.label(page, label, name, px=34, colour=theme.PAPER_LIGHT, valign="top", wrap=True)
        for axle, (placed, box) in enumerate(zip(seat.gears, train.boxes, strict=True)):
            self._build_axle(page, axle, placed, box, rests=train.at_rest)
            if axle:
                widgets.sight(page, TrainGear(seat.index, axle), box, *fitted(self.session.content, axle, placed))
        for empty in train.empty:
            page.draw(empty, paint_axle, empty, theme.mix(theme.OAK, theme.WALNUT_DARK, 0.4), (14, 8))
        words, top = say("{seat}’s gear on axle I: turn it", seat=name), train.boxes[0]
        subject = ("gear", seat.gears[0].gear) if train.turned else ()  # before that, the gear can be turned
        reason = say("It has turned.")
        crank = Target(Crank(seat.index), "panel", top, words, not train.turned, reason, subject=subject)
        page.target(crank, _paint_crank, top)

    def _build_axle(self, page: Page, axle: int, placed: PlacedGear, box: pygame.Rect, *, rests: bool) -> None:
        """Put the axle's number, the gear once it rests, and then what its sector gives."""
        pointer = (box.centerx - POINTER[0] // 2, box.y - POINTER[1] + 6, *POINTER)
        widgets.picture(page, pointer, pictures.axle_pointer(axle + 1))
        if not rests:
            return
        widgets.picture(page, box, gear_picture(self.session.content.gears[placed.gear], axle, placed.sector))
        words = reward_words_short(active_reward(self.session.content, placed), self.session.content.rules)
        wide = round(box.w * 0.88)  # gears overlap where they mesh, but their words do not
        label = pygame.Rect(box.centerx - wide // 2, box.bottom + 6, wide, WORDS - 10)
        page.draw(label, framed_words, label, words, 28, 6)

    def tick(self, dt_s: float) -> bool:
        """Let the trains turn; the page is built again when one comes to rest."""
        super().tick(dt_s)
        resting = [train.at_rest for train in self.trains.values()]
        pace_s = paced(dt_s, self.session.choices.now.speed)  # the speed of a hand is not changed by the settings
        moving = [train.tick(dt_s if train.is_held else pace_s) for train in self.trains.values()]
        self._cues += tuple(cue for train in self.trains.values() for cue in train.cues(dt_s))
        if resting != [train.at_rest for train in self.trains.values()]:
            self.changed()
        if all(train.at_rest for train in self.trains.values()):
            self.go_on_in_time(dt_s)
        return any(moving) or self._turns_in_time(dt_s)

    def _turns_in_time(self, dt_s: float) -> bool:
        """Whether the gears turn, or the plans come, by themselves before long."""
        trains, always = self.trains.values(), self.session.choices.now.turns_end == "always"
        if self.ends_in_time(dt_s, made=all(train.at_rest for train in trains) and (self._by_hand or always)):
            return True
        self._alone_s = 0.0 if any(train.is_held for train in trains) else self._alone_s + dt_s
        waits = always and self.session.shown.step == self.step
        if waits and self._alone_s >= LEFT_ALONE_S:
            self._alone_s = 0.0
            self._turn_all()
        return waits

    def _turn_all(self) -> None:
        for train in self.trains.values():
            train.turn(at_once=self.session.choices.now.is_still)
        self.changed()

    def hurry(self) -> None:
        """End at once all turning that goes on by itself."""
        super().hurry()
        moving = [train for train in self.trains.values() if train.turned and not train.at_rest]
        for train in moving:
            train.hurry()
        if moving:
            self.changed()

    def sprites(self) -> Sequence[Sprite]:
        """The gears that are not at rest where the rules have them."""
        moving = (train for train in self.trains.values() if not train.at_rest)
        return [*(sprite for train in moving for sprite in train.sprites(self.scale)), *super().sprites()]

    def grab(self, name: str, pos: Point) -> bool:
        return isinstance(name, Crank) and self.trains[name.seat].grab(pos)

    def pull(self, name: str, pos: Point) -> None:
        if isinstance(name, Crank):
            self.trains[name.seat].pull(pos)

    def let_go(self, name: str) -> None:
        """Leave it to the pawls and the spring."""
        if isinstance(name, Crank):
            self.trains[name.seat].let_go(at_once=self.session.choices.now.is_still)
            self._by_hand = True
            self.changed()

    def hold(self, name: str, dt_s: float) -> None:
        """Wind a crank by a key."""
        if isinstance(name, Crank):
            self.trains[name.seat].wind(dt_s)

    def press(self, name: str) -> Transition:
        if name == "continue":
            self.session.go_on()
        elif name == "all":
            self._by_hand = True
            self._turn_all()
        elif isinstance(name, Crank):
            self._by_hand = True
            self.trains[name.seat].turn(at_once=self.session.choices.now.is_still)
        return press_common(self, name)


def _board_boxes(count: int) -> list[pygame.Rect]:
    """Boards for so many trains: one or two over the whole width, three or four in two rows."""
    columns, rows = (1, 1) if count < 2 else (2, 1) if count == 2 else (2, 2)
    width, height = (AREA.w - GAP * (columns - 1)) // columns, (AREA.h - GAP * (rows - 1)) // rows
    high = min(height, HIGH)
    top = AREA.y + (height - high) // 2
    return [
        pygame.Rect(AREA.x + at % columns * (width + GAP), top + at // columns * (height + GAP), width, high)
        for at in range(count)
    ]


def _has_head(board: pygame.Rect) -> bool:
    """Whether the seat is shown above its gears, because the board is high enough."""
    return board.h == HIGH


def _paint_crank(brush: Brush, state: State, box: pygame.Rect) -> None:
    """A brass ring around the top gear while a pointer is on it."""
    if state.hovered or state.pressed:
        brush.circle(box.center, box.w / 2 + 6, theme.BRASS_LIGHT, 5)
