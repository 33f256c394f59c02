"""The sheet of the phones of a match: a code for each seat, who has a phone, and the way to switch them off."""

import socket
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client.base.i18n import say
from game.client.graphics import icons, pictures, theme
from game.client.graphics.brush import Brush
from game.client.session.match_context import PhonesOn
from game.client.session.match_session import MatchSession
from game.client.ui import widgets
from game.client.ui.page import Page
from game.client.ui.scene import Pop, Sheet, Transition
from game.client.ui.target_names import GivePhone, ListenAt

WIDE, HIGH = 1760, 960
EDGE = 64
SEAT, QR = 392, 320  # width of a seat, and the side of its code with the margin around it
MARGIN = 4  # cells of light around a code, as readers of such codes want
NOTE = 128  # height of what is told above, and of the foot
LOOPBACK = "127.0.0.1"


class PhonesSheet(Sheet):
    """Offers to switch phones on at an address, `listen:<address>`, `on`; then a code for each seat of a person.

    Buttons `give phone:<seat>` (let another phone take the seat), `off`, `close`.
    """

    name = "phones"

    def __init__(self, session: MatchSession, addresses: Sequence[str] = ()) -> None:
        """Offer these addresses, or those that the machine has."""
        assert session.context is not None  # without a room nobody can open the menu
        self._session, self._context = session, session.context
        self._addresses = list(addresses or own_addresses())
        self._address = self._addresses[0]
        self._told: object = None

    @property
    def phones(self) -> PhonesOn | None:
        return self._context.phones

    @property
    def default(self) -> str:  # type: ignore[override] # what Enter does depends on whether they are on
        return "close" if self.phones is not None else "on"

    def build(self, page: Page) -> None:
        sheet = widgets.titled_sheet(page, (WIDE, HIGH), say("Phones"))
        inner = sheet.inflate(-2 * EDGE, 0)
        if self.phones is None:
            self._build_off(page, inner)
        else:
            self._build_on(page, inner, self.phones)

    def _build_off(self, page: Page, inner: pygame.Rect) -> None:
        """Put what phones are for, and what to know before they are switched on."""
        told = [
            say("All players plan on their own phones at once, and nobody has to look away."),
            say("Each phone also shows its owner’s printing house, what is on the board, and whose turn it is."),
            say("The phones have to be in the same network as this machine. They need no internet."),
            say("What is sent is not encrypted: somebody else in the network who looks for it can read it, plans too."),
        ]
        text = pygame.Rect(inner.x, inner.y + 120, inner.w, 480)
        widgets.put_paragraphs(page, text, told, 34, widgets.Pager(), 20)
        if len(self._addresses) > 1:
            label = pygame.Rect(inner.x, text.bottom + 10, inner.w, 44)
            widgets.label(page, label, say("This machine has several addresses. That of the phones’ network:"), px=28)
            row = pygame.Rect(inner.x, label.bottom + 4, inner.w, 64)
            options = [(ListenAt(address), address) for address in self._addresses]
            widgets.segmented(page, row, options, ListenAt(self._address))
        left, right = _foot(inner)
        widgets.page_button(page, "on", left, say("Switch phones on"), "primary", "phone", px=36)
        widgets.page_button(page, "close", right, say("Close"), px=36)

    def _build_on(self, page: Page, inner: pygame.Rect, phones: PhonesOn) -> None:
        told = say("Scan the code below your name with your phone’s camera, or open {address} and type the letters.",
                   address=f"http://{phones.host}")  # fmt: skip
        widgets.label(page, (inner.x, inner.y + 92, inner.w, 76), told, px=30, align="center", wrap=True, read=True)
        seats = self._session.seats.people
        left = inner.centerx - len(seats) * SEAT // 2
        for place, seat in enumerate(seats):
            self._build_seat(page, pygame.Rect(left + place * SEAT, inner.y + 186, SEAT, 548), phones, seat)
        safe = say("A code works once and for one phone. What is sent can be read by others in this network.")
        note = (inner.x, inner.bottom - 216, inner.w, 56)
        widgets.label(page, note, safe, px=28, align="center", colour=theme.INK_SOFT)
        left_box, right_box = _foot(inner)
        widgets.page_button(page, "off", left_box, say("Switch phones off"), icon="cross", px=36)
        widgets.page_button(page, "close", right_box, say("Done"), "primary", "check", px=36)

    def _build_seat(self, page: Page, box: pygame.Rect, phones: PhonesOn, seat: int) -> None:
        """Put the code of a seat, or that it has a phone and how another one takes its place."""
        widgets.picture(page, (box.x + 20, box.y, 64, 64), pictures.badge(self._session.style(seat)))
        widgets.label(page, (box.x + 96, box.y, box.w - 108, 64), self._session.name(seat), px=38)
        area = pygame.Rect(box.centerx - QR // 2, box.y + 80, QR, QR)
        below = pygame.Rect(box.x + 12, area.bottom + 8, box.w - 24, 52)
        if seat not in phones.seats:
            page.draw(area, _paint_code, area, phones.address(seat))
            widgets.label(page, below, phones.code(seat), px=40, face="body", align="center")
            return
        there = seat in phones.there
        colour = theme.INK if there else theme.INK_SOFT
        widgets.picture(page, area.inflate(-80, -80), icons.icon_picture("phone", colour))
        words = say("has a phone") if there else say("The phone does not answer.")
        widgets.label(page, below, words, px=30, align="center", colour=theme.INK if there else theme.RUBRIC)
        give = pygame.Rect(box.x + 20, below.bottom + 8, box.w - 40, 72)
        hint = say("The phone that has the seat loses it, and a new code is shown.")
        widgets.page_button(page, GivePhone(seat), give, say("Give to another phone"), hint=hint, px=28)

    def press(self, name: str) -> Transition:
        match name:
            case "on":
                self._switch_on()
            case "off":
                self._context.end_phones()
                return Pop()
            case ListenAt(address):
                self._address = address
            case GivePhone(seat) if self.phones is not None:
                self.phones.give(seat)
        return None

    def _switch_on(self) -> None:
        if self.phones is not None:
            return
        from game.client.phones.phones import Phones  # with the server and its libraries, which nobody else needs

        try:
            self._context.phones = Phones(self._session, self._address)
        except OSError as error:
            self.toast(say("Phones can’t be switched on at {address}: {fault}",
                           address=self._address, fault=error.strerror or str(error)))  # fmt: skip

    def back(self) -> Transition:
        return Pop()

    def tick(self, dt_s: float) -> bool:
        """Build the page again when a phone comes or goes."""
        now = self.phones.revision if self.phones is not None else None
        if now != self._told:
            self._told = now
            self.changed()
        return False


def own_address() -> str:
    """The address by which others in the network reach this machine, else that of itself; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has: only the way to it is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the likeliest first; that of itself where there is none."""
    try:
        named = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        named = []
    found = list(dict.fromkeys([own_address(), *named]))
    return [address for address in found if not address.startswith("127.")] or [LOOPBACK]


def _foot(inner: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    left = pygame.Rect(inner.x, inner.bottom - 132, inner.w // 2 - 16, 92)
    return left, left.move(inner.w // 2 + 16, 0)


def _paint_code(brush: Brush, box: pygame.Rect, address: str) -> None:
    """Paint a code in whole pixels, on light ground with the margin that readers want."""
    brush.blit(lambda w, h: _code(address, min(w, h)), box)


@lru_cache(maxsize=8)
def _code(address: str, side: int) -> pygame.Surface:
    import segno  # only where a code is shown

    cells = segno.make(address, error="m", micro=False).matrix
    cell = side // (len(cells) + 2 * MARGIN)
    picture = pygame.Surface((side, side))
    picture.fill(theme.WHITE)
    first = (side - cell * len(cells)) // 2
    for y, row in enumerate(cells):
        for x, dark in enumerate(row):
            if dark:
                picture.fill(theme.BLACK, (first + x * cell, first + y * cell, cell, cell))
    return picture
