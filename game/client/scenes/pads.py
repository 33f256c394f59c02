"""Sheets about controllers: who holds one that is pressed first, and the pause when one is gone."""

import pygame

from game.client.base.i18n import say
from game.client.graphics import pictures
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.overlay import Answer, Message
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Scene, Transition
from game.client.ui.target_names import JoinSeat

WIDE, HEAD, PITCH, FOOT = 900, 164, 116, 132


class Join(Scene, name="join"):
    """A button for each seat without a controller, `join:<seat>`, and `close`; only that controller presses them."""

    opaque = False

    def __init__(self, session: MatchSession, pad: int) -> None:
        self._session = session
        self._claims = session.choices.claims
        self._free = self._claims.free(session.seats.people)
        self._pad = self.of_pad = pad
        asked = session.shown.at_screen
        self.default = JoinSeat(asked if asked in self._free else self._free[0])

    def build(self, page: Page) -> None:
        high = HEAD + PITCH * len(self._free) + FOOT
        sheet = widgets.titled_sheet(page, (WIDE, high), say("Who holds this controller?"))
        note = (sheet.x + 40, sheet.y + 92, sheet.w - 80, 64)
        widgets.label(page, note, say("It will act for this player only."), px=28, align="center", read=True)
        for place, seat in enumerate(self._free):
            box = pygame.Rect(sheet.x + 80, sheet.y + HEAD + place * PITCH, sheet.w - 160, PITCH - 16)
            widgets.page_button(page, JoinSeat(seat), box, self._session.name(seat), px=40)
            badge = pygame.Rect(box.x + 20, box.y + 12, box.h - 24, box.h - 24)
            widgets.picture(page, badge, pictures.badge(self._session.style(seat)))
        close = (sheet.x + 80, sheet.bottom - 112, sheet.w - 160, 76)
        widgets.page_button(page, "close", close, say("Nobody yet"))

    def press(self, name: str) -> Transition:
        if isinstance(name, JoinSeat):
            self._claims.give(self._pad, name.seat)
        return Pop()

    def next(self) -> Transition:
        """Close by itself where the controller is gone."""
        return None if self._pad in self._claims.plugged else Pop()


class Rejoin(Message, name="rejoin"):
    """Waits until a controller has claimed the seat again; the button `close` goes on without one."""

    closes_beside = False
    acts = -1  # anybody may decide to go on

    def __init__(self, session: MatchSession, seat: int) -> None:
        self._session = session
        self._claims = session.choices.claims
        self._seat = seat
        words = say(
            "The controller of {seat} is disconnected. Connect it again or take another one, and press to join.",
            seat=session.name(seat),
        )
        super().__init__(
            say("Press to join"), words, [Answer("close", say("Go on without it"), self._claims.end_if_alone)]
        )

    def enter(self) -> None:
        """Hide the plan of the seat: somebody else may take its controller."""
        if self._session.shown.sees_plan(self._seat):
            self._session.close_curtain()

    def next(self) -> Transition:
        """Close once a controller has the seat."""
        return Pop() if self._claims.pad_of(self._seat) is not None else None
