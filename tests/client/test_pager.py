"""The pager that all scenes of several pages use: which page is open, and the buttons that turn it."""

import pygame

from game.client.ui.page import Page
from game.client.ui.widgets import ABOVE, HIGH, Pager

BOX = pygame.Rect(100, 100, 800, 400)


def test_a_press_turns_from_the_page_that_is_seen_after_pages_became_fewer() -> None:
    pager = Pager(at=5)
    pager.put(Page(1.0), BOX, 3)
    assert pager.turn("earlier")
    assert pager.on(3) == 1


def test_only_its_own_buttons_turn_it() -> None:
    pager = Pager(("words before", "words after"))
    assert not pager.turn("later")
    assert pager.turn("words after")
    assert pager.at == 1


def test_the_first_and_the_last_page_say_why_there_is_none_beyond() -> None:
    page = Page(1.0)
    Pager().put(page, BOX, 1)
    earlier, later = (page.targets.by_name(name) for name in ("earlier", "later"))
    assert (earlier.enabled, later.enabled) == (False, False)
    assert earlier.reason != later.reason


def test_what_has_room_has_no_buttons_and_what_has_none_stands_above_them() -> None:
    page, pager = Page(1.0), Pager()
    assert [at for at, _ in pager.put_packed(page, BOX, [200, 200])] == [0, 1]
    assert page.targets.get("later") is None
    shown = pager.put_packed(page, BOX, [200, 200, 200])
    assert [at for at, _ in shown] == [0]
    assert all(box.bottom <= BOX.bottom - HIGH - ABOVE for _, box in shown)
    assert page.targets.get("later") is not None
