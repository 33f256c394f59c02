"""The words on people and books: every piece of the box has some, they hold to the facts and their length."""

import re
from pathlib import Path

from msgspec import structs

from game.client.graphics.masters import path_of
from game.client.scenes.closeup import look_of
from game.client.scenes.people import PARTS, People, book_pages, with_life
from game.client.text.people_text import BOOKS, LIVES, PATRONS, book_words, life_words, origin_words, patron_words
from game.client.ui.page import Page
from game.content import Content
from tests.client.at_table import seated
from tests.rules import build

LIFE_WORDS, LINE_WORDS, ESSAY_WORDS = range(60, 121), 22, range(200, 301)

NEVER = {  # what was once printed about them and does not hold; see the facts that the lives were written from
    "Johannes Gutenberg": r"300 guilders|bankrupt|craftsm[ae]n|goldsmith",
    "Charlotte Guillard": r"1502|1507",
    "Aldus Manutius": r"Poliphili[^.]*(small|pocket)|invented|first (octavo|pocket)",
    "Helena Ungler": r"the first (Polish|book in Polish)|first book in Polish",
    "Peter Schöffer": r"apprentice|condition",
    "Geoffroy Tory": r"he printed (it|Champ fleury)",
    "Christophe Plantin": r"150|occup|Spaniard|magnet|largest",
    "William Caxton": r"Ovid",
    "Schweipolt Fiol": r"burn|condemned",
    "Hieronymus Vietor": r"five languages|served the court",
}


# that they are all there, and no longer than they may be


def test_every_character_has_a_life_of_60_to_120_words_and_a_portrait(content: Content) -> None:
    assert {character.name for character in content.characters.values()} == set(LIVES)
    for character in content.characters.values():
        assert len(life_words(character).split()) in LIFE_WORDS, character.name
        assert path_of(f"portraits/{character.id}").is_file()


def test_every_book_says_why_it_matters_in_a_line(content: Content) -> None:
    assert {(card.id, card.city, card.year) for card in content.printing.values()} == set(BOOKS)
    for card in content.printing.values():
        assert 0 < len(book_words(card).split()) <= LINE_WORDS, card.title
    assert len({book_words(card) for card in content.printing.values()}) == len(content.printing)


def test_every_patron_says_who_it_was_in_a_line(content: Content) -> None:
    assert {card.name for card in content.patronage.values()} == set(PATRONS)
    for card in content.patronage.values():
        assert 0 < len(patron_words(card).split()) <= LINE_WORDS, card.name


def test_the_essay_is_one_page() -> None:
    assert len(" ".join(origin_words()).split()) in ESSAY_WORDS


# that they hold to the facts


def test_no_life_says_what_does_not_hold() -> None:
    assert set(NEVER) == set(LIVES)
    for name, pattern in NEVER.items():
        assert not re.search(pattern, LIVES[name](), re.IGNORECASE), name


def test_a_patron_and_a_book_say_nothing_of_it_either() -> None:
    told = " ".join([*(words() for words in (*BOOKS.values(), *PATRONS.values())), *origin_words()])
    assert not re.search(r"bankrupt|Ovid|first book in Polish|300 guilders|magnet", told, re.IGNORECASE)


def test_the_ungler_of_the_game_is_helena(content: Content) -> None:
    words = life_words(content.characters["ungler"])
    assert words.startswith("Helena Ungler")
    assert " she " in words


def test_lives_agree_with_the_cards_on_cities(content: Content) -> None:
    for character in content.characters.values():
        assert character.city in life_words(character), character.name


# an owner's own cards


def test_an_owners_cards_without_words_show_none(content: Content) -> None:
    """The same ids, other pieces: nothing of what is told here is theirs."""
    printing = {key: structs.replace(card, year=card.year + 1) for key, card in content.printing.items()}
    patronage = {key: structs.replace(card, name="Somebody") for key, card in content.patronage.items()}
    people = {key: structs.replace(found, name="Somebody") for key, found in content.characters.items()}
    owners = structs.replace(content, printing=printing, patronage=patronage, characters=people)
    assert not any(book_words(card) for card in printing.values())
    assert not any(patron_words(card) for card in patronage.values())
    assert not with_life(owners)
    assert not book_pages(owners)
    for part in PARTS:
        People(owners, part).build(Page())


def test_a_close_look_at_a_book_and_at_a_patron_has_its_line(content: Content, tmp_path: Path) -> None:
    session = seated(build.table(seats=2), tmp_path)
    expected = {("printing", name): book_words(card) for name, card in content.printing.items()}
    expected |= {("patronage", name): patron_words(card) for name, card in content.patronage.items()}
    for subject, words in expected.items():
        assert words in [line.words for line in look_of(session, 0, subject).lines]
