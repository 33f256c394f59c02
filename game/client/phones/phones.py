"""The phones of a match: what they say is done, and each is told what its seat may see."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from string import Template

import msgspec

from game.client.base.i18n import language, languages, nearest, say, sentences, spoken
from game.client.phones import phone_page
from game.client.phones.pairing import LONG, Pairing, shown_code, typed_code
from game.client.phones.server import File, Heard, Server
from game.client.session.hints import strength
from game.client.session.match_session import MatchSession
from game.client.text.move_text import advice_words, hint_words
from game.match.thinking import seed_for
from game.places import ASSETS

FOLDER = ASSETS / "phone"
KINDS = {".css": "text/css", ".js": "text/javascript", ".webp": "image/webp", ".woff2": "font/woff2"}
AT_ONCE = 8  # messages in one turn of the loop
AWAKE_S = 2.0  # for so long after a message the loop runs at full speed, because more may come


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message: a code, or the key of a phone that has a seat."""

    code: str = ""
    key: str = ""
    languages: list[str] = []


class Press(msgspec.Struct, forbid_unknown_fields=True):
    """A button that was pressed, on the page of a state."""

    press: str
    seen: int


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    """The phone gives its seat up."""

    leave: bool


@dataclass
class Phone:
    """A phone that is there and has a seat."""

    seat: int
    key: str
    language: str
    toast: str = ""
    told: object = None  # what it was told of: nothing else is new to it
    asked: int | None = None  # the ticket of the hint that the adviser thinks about
    hint: str = ""
    hinted: int = -1  # the state that the hint is for


class Phones:
    """Listens at an address until `close`; raises OSError where that cannot be had. `tick` is called by the loop."""

    def __init__(self, session: MatchSession, address: str) -> None:
        self._session = session
        self._pairing = Pairing()
        self._offered = session.seats.people
        self._pairing.offer(self._offered)
        self._there: dict[int, Phone] = {}  # by connection
        self._server = Server(address, first_pages(), files())
        self._awake_s = 0.0
        self._rests = False

    @property
    def host(self) -> str:
        return self._server.host

    @property
    def is_awake(self) -> bool:
        """Whether somebody has pressed something a moment ago."""
        return self._awake_s > 0

    @property
    def seats(self) -> frozenset[int]:
        return self._pairing.seats

    @property
    def there(self) -> frozenset[int]:
        """The seats whose phone is connected now."""
        return frozenset(phone.seat for phone in self._there.values())

    @property
    def revision(self) -> object:
        """What the screen tells of the phones: this differs after each change."""
        return self.seats, self.there, tuple(map(self._pairing.code, self._session.seats.people))

    def address(self, seat: int) -> str:
        """What the code of a seat leads to; the part behind the # is not sent by a browser."""
        return f"http://{self.host}/#{self._pairing.code(seat)}"

    def code(self, seat: int) -> str:
        return shown_code(self._pairing.code(seat))

    def give(self, seat: int) -> None:
        """Let another phone take a seat; the draft of a plan goes, a secret of whoever had the seat before."""
        self._pairing.free(seat)
        phone_page.forget_draft(self._session, seat)
        self._send_away()

    def rest(self) -> None:
        """Press nothing more in this match, which is left for another one."""
        self._rests = True

    def go_on(self, session: MatchSession) -> bool:
        """Play another match: who sits in it too keeps the phone. Whether everybody has one."""
        seat_of = {session.match.players[seat]: seat for seat in session.seats.people}
        moved = {old: seat_of[who] for old, who in enumerate(self._session.match.players) if who in seat_of}
        self._pairing.move(moved)
        self._pairing.offer(session.seats.people)
        self._session, self._offered, self._rests = session, session.seats.people, False
        for phone in self._there.values():
            phone.seat = moved.get(phone.seat, phone.seat)
            phone.told, phone.asked, phone.hinted = None, None, -1
        self._send_away()
        session.use_phones(self.seats)
        return self.seats == frozenset(session.seats.people)

    def close(self) -> None:
        """End all connections; who planned on a phone plans at the screen again."""
        self._session.use_phones(())
        self._server.close()

    # in the loop of the game

    def tick(self, dt_s: float) -> None:
        """Do what was said, and tell one phone what is new to it."""
        heard = self._server.take(AT_ONCE)
        for each in heard:
            self._hear(each)
        self._awake_s = AWAKE_S if heard else max(0.0, self._awake_s - dt_s)
        if self._offered != self._session.seats.people:
            self._offered = self._session.seats.people
            self._pairing.offer(self._offered)
            self._send_away()
        self._session.use_phones(self.seats)
        self._tell_one()

    def _hear(self, heard: Heard) -> None:
        phone = self._there.get(heard.connection)
        if heard.words is None:
            self._there.pop(heard.connection, None)
            return
        try:
            said = msgspec.json.decode(heard.words, type=Hello) if phone is None else _said(heard.words)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse(heard.connection)
            return
        if isinstance(said, Hello):
            self._welcome(heard.connection, said)
        elif phone is not None and isinstance(said, Press):
            if self._rests:
                return
            with spoken(phone.language):
                phone.toast = phone_page.press(self._session, phone.seat, said.press, said.seen)
                if said.press == phone_page.HINT and not phone.toast:
                    self._ask(phone)
            phone.told = None
        elif phone is not None:
            self.give(phone.seat)

    def _welcome(self, connection: int, hello: Hello) -> None:
        """Seat a phone that comes with a code or its key; of two with the same key the later one stays.

        A phone has one seat: with the code of another one it gives up its own.
        """
        seat, key = self._pairing.seat_of(hello.key), hello.key
        if (joined := self._pairing.join(typed_code(hello.code))) is not None:
            if seat is not None:
                self.give(seat)
            seat, key = joined
        if seat is None:
            self._refuse(connection)
            return
        for other in [one for one, phone in self._there.items() if phone.seat == seat]:
            self._refuse(other)
        wanted = [code.replace("-", "_") for code in (*hello.languages[:8], language())]
        self._there[connection] = Phone(seat, key, nearest(wanted, languages()))

    def _refuse(self, connection: int) -> None:
        self._there.pop(connection, None)
        self._server.tell(connection, '{"refused":true}', last=True)

    def _send_away(self) -> None:
        """Part with phones whose seat is not theirs any more."""
        for connection, phone in list(self._there.items()):
            if self._pairing.seat_of(phone.key) != phone.seat:
                self._refuse(connection)

    def _ask(self, phone: Phone) -> None:
        """Ask the adviser what the seat might do; the answer comes in a later turn of the loop."""
        session, number = self._session, self._session.match.number
        seed = seed_for(session.match.seed, phone.seat, number)
        phone.asked = session.thinker.advise(session.view(phone.seat), strength(session.choices.now), seed)
        phone.hint, phone.hinted = say("The adviser is thinking …"), number

    def _advise(self, phone: Phone) -> None:
        """Give a phone the hint that it asked for, unless the game has gone on since."""
        assert phone.asked is not None
        choice = self._session.thinker.answer(phone.asked)
        if choice is None and phone.hinted == self._session.match.number:
            return
        phone.asked, phone.told = None, None
        if choice is not None and phone.hinted == self._session.match.number:
            with spoken(phone.language):
                words = advice_words(choice.move, choice.then, self._session.seats)
                phone.hint = sentences((words, hint_words(choice, self._session.seats)))

    def _tell_one(self) -> None:
        """Tell the first phone that does not know everything; the next one waits for the next turn of the loop."""
        session = self._session
        for connection, phone in self._there.items():
            if phone.asked is not None:
                self._advise(phone)
            of = session.match.log, session.match.draft(phone.seat), session.seats.players, phone.language
            if phone.told != of:
                with spoken(phone.language):
                    page = phone_page.page_of(session, phone.seat, phone.key).page
                page.toast, phone.toast, phone.told = phone.toast, "", of
                page.hint = phone.hint if phone.hinted == page.number else ""
                self._server.tell(connection, msgspec.json.encode(page).decode())
                return


def _said(words: str) -> Press | Leave:
    """What a phone that has a seat says; raises DecodeError where it means nothing."""
    try:
        return msgspec.json.decode(words, type=Press)
    except msgspec.ValidationError:
        return msgspec.json.decode(words, type=Leave)


def first_pages() -> dict[str, bytes]:
    """The page of a phone by language, with the few sentences that it needs before it has a seat."""
    template = Template((FOLDER / "index.html").read_text(encoding="utf-8"))
    pages = {}
    for code in languages():
        with spoken(code):
            pages[code] = template.substitute(_first_words(code)).encode()
    return pages


def _first_words(code: str) -> Mapping[str, str]:
    words = {
        "language": code,
        "long": str(LONG + 4),
        "title": say("Gutenberg"),
        "code": say("The letters below your name on the screen"),
        "join": say("Take my seat"),
        "waiting": say("Waiting for the table …"),
        "lost": say("The table does not answer. This phone tries again by itself."),
        "refused": say("This phone has no seat. The screen shows a new code for each seat: “Phones” in the menu."),
    }
    return {name: escape(told) for name, told in words.items()}


def files() -> dict[str, File]:
    """Everything else that a phone gets, by path."""
    found = (path for path in sorted(FOLDER.iterdir()) if path.suffix in KINDS)
    return {f"/{path.name}": File(KINDS[path.suffix], path.read_bytes()) for path in found}
