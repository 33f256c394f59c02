"""The rules, as a person turns their pages and searches them; every rule is told by one of them."""

import re
from collections.abc import Iterator

import pygame
import pytest
from msgspec import structs

from devtools.rule_index import SOURCES, read_rules
from game.client.scenes.examples import with_examples
from game.client.scenes.rules_pages import BODY, RulesPages, found, leaf_count, leaves
from game.client.text.rulebook import chapters
from game.client.text.rulebook.article import Article
from game.client.ui.page import Page
from game.client.ui.painter import Layers
from game.client.ui.scene import Pop, Push
from game.content import Content, load_content
from game.places import ROOT
from tests.client.bench_scene import Bench
from tests.client.legibility import reading, rehearsing
from tests.client.pilot import Pilot

pytestmark = pytest.mark.usefixtures("full_hd")

EXAMPLES = "X"  # the letter of what is played as an example


@pytest.fixture
def content() -> Content:
    return load_content()


@pytest.fixture
def reader(pilot: Pilot, content: Content) -> Pilot:
    """A pilot with the rules open."""
    pilot.app.apply(Push(RulesPages(content)))
    pilot.step()
    return pilot


def articles(content: Content) -> Iterator[Article]:
    """All articles of all chapters."""
    for chapter in chapters(content):
        yield from chapter.articles


def shown(pilot: Pilot) -> set[str]:
    """The targets that can be used now."""
    return {target.name for item in pilot.app.page.items if (target := item.target) and target.enabled}


def test_every_rule_is_told(content: Content) -> None:
    rules = list(read_rules((ROOT / SOURCES[0]).read_text(encoding="utf-8")))
    told = {rule for article in articles(content) for rule in article.rules}
    assert [rule.id for rule in rules if rule.id not in told and not rule.id.startswith(EXAMPLES)] == []
    assert told <= {rule.id for rule in rules}


def test_articles_have_keys_of_their_own(content: Content) -> None:
    keys = [article.key for article in articles(content)]
    assert len(set(keys)) == len(keys)


def test_a_heading_says_by_itself_in_the_index_what_it_is_about(content: Content) -> None:
    pointing = re.compile(r"\b(its?|they|their|both|each|these|this|afterwards)\b", re.IGNORECASE)
    headings = [article.heading for chapter in chapters(content) for article in chapter.articles]
    assert [heading for heading in headings if pointing.search(heading.replace("each action", ""))] == []


def test_each_chapter_opens(reader: Pilot, content: Content) -> None:
    for at in range(len(chapters(content))):
        reader.click(f"chapter:{at}")
        assert reader.app.page.targets.by_name(f"chapter:{at}").value == "True"
    reader.click("close")
    assert isinstance(reader.scene, Bench)


@pytest.fixture(params=["100", "125", "150", "200"])
def size(request: pytest.FixtureRequest, pilot: Pilot) -> Iterator[str]:
    """Words at a size that the reader chose."""
    pilot.app.choices.change(text_scale=request.param)
    yield request.param
    pilot.app.choices.change(text_scale="100")
    pilot.step()


def test_no_article_is_cut_off_or_covers_another(content: Content, size: str) -> None:
    """Leaf by leaf: all are there, inside the sheet and apart."""
    for chapter in with_examples(chapters(content), content):
        spots = leaves(Page(1.0), chapter.articles, content)
        assert [spot.article for leaf in spots for spot in leaf] == list(chapter.articles)
        for leaf in spots:
            boxes = [spot.box for spot in leaf]
            assert all(BODY.contains(box) for box in boxes)
            assert all(box.collidelist(boxes[at + 1 :]) < 0 for at, box in enumerate(boxes))


@pytest.mark.slow
def test_every_word_is_read_at_the_chosen_size(
    pilot: Pilot, content: Content, size: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Layers, "_painting", rehearsing)
    for chapter in chapters(content):
        for article in chapter.articles:
            with reading() as found:
                pilot.app.apply(Push(RulesPages(content, article.key)))
                pilot.step()
            assert not [one.words for one in found if one.cut or one.beyond]
            assert min(one.px for one in found if one.words == article.words) == round(30 * int(size) / 100)
            assert article.heading in {one.words for one in found}
            pilot.app.apply(Pop())


def test_leaves_are_turned_from_the_first_to_the_last(reader: Pilot, content: Content) -> None:
    seen, scene = list[str](), reader.scene
    assert isinstance(scene, RulesPages)
    assert "earlier" not in shown(reader)
    while True:
        seen += scene.shown
        if "later" not in shown(reader):
            break
        reader.click("later")
    assert seen == [article.key for article in articles(content)]
    assert "earlier" in shown(reader)


@pytest.mark.slow
def test_every_article_opens_at_its_leaf(pilot: Pilot, content: Content) -> None:
    for article in articles(content):
        pilot.app.apply(Push(RulesPages(content, article.key)))
        pilot.step()
        assert isinstance(pilot.scene, RulesPages)
        assert article.key in pilot.scene.shown
        pilot.app.apply(Pop())


@pytest.mark.slow
def test_what_was_read_stays_in_sight_in_another_window(pilot: Pilot, content: Content) -> None:
    for article in articles(content):
        scene = RulesPages(content, article.key)
        for scale in (1.0, 0.63, 2.0):
            scene.scale = scale
            assert article.key in scene.shown


def test_typing_finds_articles(reader: Pilot, content: Content) -> None:
    reader.click("chapter:-1")
    reader.click("words")
    reader.type("bag ink")
    entries = found(chapters(content), "bag ink")
    assert 0 < len(entries) < leaf_count(chapters(content), "") * 27
    assert all("bag" in f"{article.heading} {article.words}".casefold() for _, article in entries)
    reader.click(f"article:{entries[0][1].key}")
    assert isinstance(reader.scene, RulesPages)
    assert "words" not in shown(reader)


def test_wide_letters_of_a_japanese_keyboard_find_the_same(content: Content) -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "Bag") + "\u3000ink"
    assert found(chapters(content), wide) == found(chapters(content), "bag ink") != []


def test_the_index_has_every_article_without_typing(reader: Pilot, content: Content) -> None:
    reader.click("chapter:-1")
    seen = set[str]()
    while True:
        seen |= {name for name in shown(reader) if name.startswith("article:")}
        if "later" not in shown(reader):
            break
        reader.click("later")
    assert seen == {f"article:{article.key}" for article in articles(content)}


def test_a_search_that_finds_nothing_says_so_and_can_be_cleared(reader: Pilot) -> None:
    reader.click("chapter:-1")
    reader.click("words")
    reader.type("zeppelin")
    assert not [name for name in shown(reader) if name.startswith("article:")]
    reader.click("clear")
    assert [name for name in shown(reader) if name.startswith("article:")]


def test_headings_come_before_words(content: Content) -> None:
    entries = found(chapters(content), "patronage")
    heads = ["patronage" in article.heading.casefold() for _, article in entries]
    assert heads == sorted(heads, reverse=True)
    assert heads[0]
    assert not heads[-1]


def test_escape_leaves_the_rules(reader: Pilot) -> None:
    reader.key(pygame.K_ESCAPE)
    assert isinstance(reader.scene, Bench)


def test_the_pages_follow_the_numbers_that_are_played_with(content: Content) -> None:
    """No page has a number of its own: with other rules other ones stand there."""
    rules = structs.replace(
        content.rules, rounds=9, ink_prices=(1, 3, 5), start_guilders=17, patronage_card_fame=13, more_cards_price=6,
        markers_by_turn=(4, 5, 6, 7), most_markers_on_action=5, start_types=2, gear_uses_per_round=4,
        specialty_fame=content.rules.specialty_fame[:1], reward_track=content.rules.reward_track[:1],
        planning_cards_aside=3, automa_start=(3, 1, 0, 2, 1), guillard_drawn=7, inks_per_colour=8,
    )  # fmt: skip
    words = " ".join(article.words for article in articles(structs.replace(content, rules=rules)))
    for told in (
        "After 9 rounds", "First space: 1 guilder. Second space: 3 guilders. Third space: 5 guilders.",
        "begin with 17 guilders", "worth 13 fame", "6 guilders buy 2 more", "have 4, 5, 6 and 7",
        "at most 5 markers on one", "chooses 2 types", "4 uses a round", "VI: 6 fame.",
        "II: one ink of your choice.", "3 of them leave",
        "Orders: 3. Inks: 1. Specialties: 0. Gears: 2. Patronage: 1.", "draw 7 gears", "8 of each",
    ):  # fmt: skip
        assert told in words, told
