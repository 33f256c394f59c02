"""Four phones in a real browser play a whole game with the table: needs Playwright, and Chromium as Debian has it.

Each is a page of its own, pressed as by thumbs. What is not pressed on a phone is done at the table by random moves.
"""

import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.base.i18n import ENGLISH, languages
from game.client.phones.phones import Phones
from game.client.session.match_session import MatchSession
from game.match.players import Player
from game.match.store import Store
from game.rules import Options
from game.rules.moves import CommitPlan, Planning
from game.rules.sampling import sample_move
from game.rules.view import imagine
from tests.client.session_at import SEATED, cards
from tests.phones.phone_at import listening

sync_api = pytest.importorskip("playwright.sync_api")
BROWSER = shutil.which("chromium")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(BROWSER is None, reason="there is no Chromium")]

AWAY_S = float(os.environ.get("PHONE_AWAY_S", "1"))  # so long one phone is out of the network
PUMP_MS, PATIENCE_S = 15, 10.0
SIZES = ((390, 844), (360, 640), (820, 1180), (320, 568), (844, 390))
NIGHTS = 2  # of these are also looked at by night: what is where does not depend on it
PICTURES = os.environ.get("PHONE_PICTURES", "")  # a folder for pictures of all pages


class Hands:
    """Phones in a browser before a match, and whoever acts at the table."""

    def __init__(self, session: MatchSession, browser: Any) -> None:
        self.session, self.browser = session, browser
        self.phones: Phones = listening(session)
        self.rng = Random(5)

    def open(self, address: str, language: str = "en", size: tuple[int, int] = SIZES[0], **more: Any) -> Any:
        """A new phone that opens an address."""
        viewport = {"width": size[0], "height": size[1]}
        context = self.browser.new_context(viewport=viewport, locale=language, has_touch=True, **more)
        page = context.new_page()
        page.problems = []
        page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.goto(address)
        return page

    def join(self, seat: int, **how: Any) -> Any:
        """A phone that scans the code of a seat."""
        page = self.open(self.phones.address(seat), **how)
        self.until(page, "#leave:visible")
        return page

    def until(self, page: Any, selector: str) -> None:
        """Let the table run until something is on a page."""
        end_s = time.monotonic() + PATIENCE_S
        while time.monotonic() < end_s:
            self.phones.tick(PUMP_MS / 1000)
            page.wait_for_timeout(PUMP_MS)
            if page.query_selector(selector) is not None:
                return
        raise AssertionError(f"{selector} did not come: {page.inner_text('body')}")

    def wait(self, page: Any, time_s: float) -> None:
        """Let the table run for so long."""
        end_s = time.monotonic() + time_s
        while time.monotonic() < end_s:
            self.phones.tick(PUMP_MS / 1000)
            page.wait_for_timeout(PUMP_MS)

    def press(self, page: Any, name: str, expect: str) -> None:
        """Tap a button, and wait for what comes of it."""
        page.tap(f"[data-press='{name}']")
        self.until(page, expect)

    def plan(self, page: Any) -> None:
        """Lay all markers of a plan by taps and hand it in."""
        if page.query_selector("[data-press=each]") is not None:
            self.press(page, "each", "[data-press=clear]")
        while page.query_selector("[data-press=confirm][aria-disabled=true]") is not None:
            row = self.rng.choice(page.query_selector_all(".row:has([data-press^='plus:'][aria-disabled=false])"))
            name, count = row.get_attribute("data-name"), int(row.query_selector("output").inner_text())
            self.press(page, f"plus:{name}", f".row[data-name={name}] output:text-is('{count + 1}')")
        self.press(page, "confirm", "#rows:empty")

    @property
    def is_planning(self) -> bool:
        top = self.session.view().top
        return isinstance(top, Planning)

    def at_table(self) -> None:
        """Act at the table until plans are made again, or the game is over."""
        while not self.session.match.is_over and not self.is_planning:
            seat = self.session.view().pending[0]
            move = sample_move(imagine(self.session.match.view(seat), self.session.content), seat, self.rng)
            assert move is not None
            assert self.session.turns.make(move) == ""


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    """Four people at a game, about to plan."""
    people = tuple(Player(name, style) for name, style in SEATED)
    match = Store(tmp_path).new_match(cards(), Options(seats=4, automa=False), 11, people)
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        hands = Hands(MatchSession(match), browser)
        hands.at_table()
        yield hands
        hands.phones.close()
        browser.close()


def test_four_phones_play_with_the_table(hands: Hands) -> None:
    """One reloads in the middle of a plan, one is gone for a while, one is replaced: all find their seats."""
    session, phones = hands.session, hands.phones
    pages = [hands.join(seat, language=language) for seat, language in enumerate(("en", "fr", "it", "ja"))]
    rounds = 0
    while not session.match.is_over:
        rounds += 1
        plans = len([entry for entry in session.match.log if isinstance(entry.move, CommitPlan)])
        for page in pages:
            hands.until(page, ".row")
        if rounds == 1:
            hands.press(pages[0], "plus:gears", ".row[data-name=gears] output:text-is('1')")
            pages[0].reload()
            hands.until(pages[0], ".row[data-name=gears] output:text-is('1')")
        if rounds == 2:
            pages[1].goto("about:blank")
        for page in pages:
            if page.url != "about:blank":
                hands.plan(page)
        if rounds == 2:
            hands.wait(pages[0], AWAY_S)
            assert phones.there == {0, 2, 3}
            pages[1].goto(f"http://{phones.host}/")
            hands.until(pages[1], ".row")
            hands.plan(pages[1])
        assert len([entry for entry in session.match.log if isinstance(entry.move, CommitPlan)]) == plans + 4
        hands.at_table()
        if rounds == 1:
            before = pages[2]
            phones.give(2)
            hands.until(before, "#refused:visible")
            pages[2] = hands.join(2, language="it")
    assert rounds == cards().rules.rounds
    for page in pages:
        hands.until(page, "#rows:empty")
        assert page.problems == []
    assert [page.get_attribute("html", "lang") for page in pages] == ["en", "fr", "it", "ja"]


def test_a_fifth_that_was_not_invited_finds_no_way_in(hands: Hands) -> None:
    """Ten ways: nothing is seated, told or moved by any of them."""
    phones, session = hands.phones, hands.session
    code = phones.code(0)
    anna = hands.join(0)
    before = session.match.number, phones.seats, [phones.code(seat) for seat in range(4)]
    key = anna.evaluate("localStorage.getItem('key')")
    for way in (f"#{code}", "#", "#" + "0" * 12, "#" + "x" * 3000):
        fifth = hands.open(f"http://{phones.host}/{way}")
        hands.until(fifth, "#join:visible")
        assert fifth.query_selector("#leave:visible") is None
    fifth = hands.open(f"http://{phones.host}/")
    for said in (
        {"key": key[:-1]},
        {"key": key, "seat": 1},
        {"press": "confirm", "seen": 0},
        {"leave": True},
        ["code"],
    ):
        fifth.evaluate(TALKING, [phones.host, json.dumps(said)])
        hands.until(fifth, "body[data-told]")
        assert fifth.get_attribute("body", "data-told") == '{"refused":true}'
        fifth.evaluate("delete document.body.dataset.told")
    elsewhere = hands.open("data:text/html,<p>elsewhere")  # another page that knows the key
    elsewhere.evaluate(TALKING, [phones.host, json.dumps({"key": key})])
    hands.until(elsewhere, "body[data-told]")
    assert elsewhere.get_attribute("body", "data-told") == "cut off"
    assert (session.match.number, phones.seats, [phones.code(seat) for seat in range(4)]) == before
    assert anna.query_selector("#leave:visible") is not None


TALKING = """([host, said]) => {
    const socket = new WebSocket(`ws://${host}/talk`);
    socket.onopen = () => socket.send(said);
    let told = "cut off";
    socket.onmessage = (event) => { told = event.data; };
    socket.onclose = () => { document.body.dataset.told = told; };
}"""


@pytest.mark.parametrize("language", languages())
def test_every_page_has_room_and_can_be_used_by_everybody(hands: Hands, language: str) -> None:
    """No fault that axe finds, nothing wider than the phone, by day and by night, and at twice the size of letters."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    all_sizes = language == ENGLISH or bool(PICTURES)
    for number, size in enumerate(SIZES if all_sizes else SIZES[:2]):
        for scheme in ("light", "dark") if all_sizes and number < NIGHTS else ("light",):
            strange = hands.open(f"http://{hands.phones.host}/#wrong", language, size, color_scheme=scheme)
            hands.until(strange, "#join:visible")
            page = hands.join(0, language=language, size=size, color_scheme=scheme)
            for name, each in (("strange", strange), ("plan", page)):
                check(axe, each, f"{name}-{language}-{size[0]}x{size[1]}-{scheme}")
            page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            check(axe, page, f"open-{language}-{size[0]}x{size[1]}-{scheme}")
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            check(axe, page, f"twice-{language}-{size[0]}x{size[1]}-{scheme}")
            hands.phones.give(0)
            for each in (strange, page):
                each.context.close()
        if number == 0:
            page = hands.join(1, language=language, size=size)
            hands.plan(page)
            check(axe, page, f"waiting-{language}-{size[0]}x{size[1]}")
            page.context.close()


def check(axe: Any, page: Any, name: str) -> None:
    """A page without faults, and its picture where one is wanted."""
    if PICTURES:
        Path(PICTURES).mkdir(exist_ok=True)
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=name.startswith(("open", "twice")))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    found = axe.run(page)
    assert found.violations_count == 0, f"{name}: {found.generate_report()}"
