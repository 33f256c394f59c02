"""The pages on people and books: all can be read, the map is in order, and ways lead there and back."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game.client.graphics.large_art import europe
from game.client.scenes.closeup import CloseUp
from game.client.scenes.people import PARTS, People, book_pages, map_box, spots
from game.client.scenes.rules_pages import RulesPages
from game.client.ui.page import Page
from game.client.ui.scene import Push
from game.client.ui.target_names import BooksPage, LifeOf, PeopleTab
from game.content import Content
from tests.client.at_table import AtTable
from tests.client.bench_scene import Bench
from tests.client.legibility import reading
from tests.client.pilot import Pilot
from tests.client.test_legibility import TO_PLAY
from tests.rules import build

pytestmark = pytest.mark.usefixtures("full_hd")

# how they look


def scenes(content: Content) -> Iterator[People]:
    """Every page that there is."""
    yield People(content, "origin")
    yield People(content, "patrons")
    for character in content.characters:
        yield People(content, "printers", character)
    for at in range(len(book_pages(content))):
        scene = People(content, "books")
        scene.press(BooksPage(at))
        yield scene


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_page_can_be_read_to_its_end(content: Content, size: tuple[int, int]) -> None:
    """No text is cut off, is higher than its room, or is set smaller than 26."""
    pilot, scale = Pilot(Bench(), size), size[1] / 1080
    for scene in scenes(content):
        with reading() as found:
            pilot.app.apply(Push(scene))
            pilot.step()
        assert found
        for told in found:
            assert not told.cut, told.words
            assert not told.beyond, told.words
            assert told.height >= TO_PLAY * scale // 1 - int(scale != 1) or not told.words.strip(), told.words
    pygame.quit()


def test_no_two_names_on_the_map_touch(pilot: Pilot, content: Content) -> None:
    for scale in (2 / 3, 1.0, 2.0):
        placed = spots(content, scale)
        assert {spot.words.rsplit(" ", 1)[0] for spot in placed} == {card.city for card in content.printing.values()}
        for one, two in combinations(placed, 2):
            assert not one.label.colliderect(two.label), (one.words, two.words)
        for spot in placed:
            assert map_box().contains(spot.label), spot.words
            dots = [pygame.Rect(0, 0, 2 * other.radius, 2 * other.radius) for other in placed if other is not spot]
            for dot, other in zip(dots, (other for other in placed if other is not spot), strict=True):
                dot.center = round(other.centre[0]), round(other.centre[1])
                assert not spot.label.colliderect(dot), (spot.words, other.words)


def test_a_city_with_more_books_has_a_larger_dot(content: Content) -> None:
    radius = {spot.words: spot.radius for spot in spots(content, 1.0)}
    assert radius["Venice 1469"] > radius["Mainz 1455"] > radius["Paris 1485"] > radius["Gouda 1480"]


def test_every_city_of_the_map_is_on_a_card(content: Content) -> None:
    assert set(europe().cities) == {card.city for card in content.printing.values()}


def test_an_owners_city_that_is_not_on_the_map_is_left_out(content: Content) -> None:
    card = structs.replace(content.printing["printing-01"], city="Atlantis")
    owners = structs.replace(content, printing={"printing-01": card})
    assert spots(owners, 1.0) == []


# the ways to them


@pytest.mark.slow
def test_the_rules_lead_to_people_and_books_and_back(pilot: Pilot, content: Content) -> None:
    pilot.app.apply(Push(RulesPages(content)))
    pilot.step()
    pilot.click("people")
    for part in PARTS:
        pilot.click(PeopleTab(part))
        assert pilot.app.page.targets.by_name(PeopleTab(part)).value == "True"
    pilot.click("close")
    assert isinstance(pilot.scene, RulesPages)
    pilot.click("close")
    assert isinstance(pilot.scene, Bench)


def test_the_wheel_turns_from_printer_to_printer_and_stays_at_the_end(content: Content) -> None:
    scene = People(content, "printers")
    for _ in range(20):
        scene.scroll(-1)
    assert last_chosen(scene) == LifeOf(list(content.characters)[-1])
    for _ in range(20):
        scene.scroll(1)
    assert last_chosen(scene) == LifeOf(next(iter(content.characters)))


def last_chosen(scene: People) -> str:
    page = Page()
    scene.build(page)
    return next(target.name for target in page.targets if target.value == "True" and target.name.startswith("life:"))


def test_a_close_look_at_a_character_leads_to_its_life(content: Content, tmp_path: Path) -> None:
    at = AtTable(build.table(seats=2), tmp_path)
    pilot = at.sit()
    pilot.app.apply(Push(CloseUp(at.session, 0, ("character", "ungler"))))
    pilot.step()
    pilot.click("life")
    assert pilot.app.page.targets.by_name(LifeOf("ungler")).value == "True"
    pilot.click("close")
    assert isinstance(pilot.scene, CloseUp)
    pygame.quit()
