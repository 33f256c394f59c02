"""French as its printers set it and as its rulebook calls things: spaces, superscripts, elisions, names and terms."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pygame
import pytest

from game.client.graphics import theme
from game.client.graphics.theme import Face

words = pytest.importorskip("devtools.words", reason="needs Babel")

NARROW, WIDE = "\u202f", "\u00a0"  # spaces at which no line is broken
FACES: tuple[Face, ...] = ("black", "sc", "fell", "body", "body_regular", "roman")

MISSET = {
    "Prêt ?": re.compile(f"(?<!{NARROW})[;!?]"),
    "Tour:": re.compile(f"(?<![{WIDE}}}]):|}}:(?!{{)"),  # but for times: {hour}:{minute}
    f"«{WIDE}Utopie{WIDE}»": re.compile(f"«(?!{NARROW}\\S)|(?<!\\S{NARROW})»"),
    "1 800": re.compile(rf"\d(?:[^\S{NARROW}]|,)\d{{3}}\b"),
    "“Utopie”": re.compile("[\"'“”]"),
    "Maximilien Ier": re.compile(r"\b(?:\d+|[IVX]+)(?:er|re|nde?|e|[eè]mes?)\b"),
}
"""What is wrong in a text, by an example."""

ELIDED = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|quoique|ce|je|la|le|me|ne|se|te|si) \{(\w+)\}", re.IGNORECASE)
NO_NAMES = frozenset({"capacity", "count", "day", "full", "guilders", "low", "shop", "start"})
"""Placeholders whose words begin with a figure, or with a consonant in all cases, as in "la boutique 3"."""

BUTTONS = ("Undo", "End turn", "Hint", "Log", "Rules", "Resume", "Saved games", "Close")
NO_BUTTONS = frozenset({"Undo the last step.", "Simplest rules: no characters; no automa with two or more players."})

COMPANION = "game/companion/"  # it is about another game, whose words are others
NO_ROOM = frozenset({"Fulfil none", "Lowest specialty +1"})  # for the term, on a narrow button and a gear
TERMS = {
    r"automa": "automa",
    r"axles?": "axe",
    r"board games?": "jeux? de société",
    r"(?:today’s|this|the|at) commissions?|commission of": "défi",
    r"computers?": "ordi",
    r"discard piles?": "défausse",
    r"execution cards?": "cartes? exécution",
    r"(?:^|ties for |action with the )fewest": r"min\.",
    r"first player": "premier joueur",
    r"fulfil\w*": "complèt|complét|rempli",
    r"guilders?": "florin",
    r"levels?": "niveau",
    r"the map": "sommaire",
    r"patronage cards?": "mécénat",
    r"planning cards?": "cartes? planification",
    r"printing cards?": "cartes? impression",
    r"refinement cards?": "cartes? finitions",
    r"sectors?": "secteur",
    r"specialt(?:y|ies)": "compétence",
    r"specialty cards?": "cartes? compétence",
    r"typesetting": "composition",
    r"woodcutting": "gravure",
    r"binding": "reliure",
    r"illuminating": "enluminure",
}
"""Words of the game in English, and how its French rulebook calls these things."""
PLACEHOLDER = re.compile(r"\{\w+\}")
MISREAD = re.compile("plus de marqueurs", re.IGNORECASE)  # as that there are none any more


class Sentence(NamedTuple):
    """One form of a message."""

    english: str
    french: str
    places: tuple[str, ...]  # the files that say it


def forms() -> Iterator[Sentence]:
    """The whole catalogue."""
    for message in words.read("fr"):
        english = message.id if isinstance(message.id, tuple) else (message.id,)
        french = message.string if isinstance(message.string, tuple) else (message.string,)
        for at, form in enumerate(french if message.id else ()):
            yield Sentence(english[min(at, len(english) - 1)], form, tuple(place for place, _ in message.locations))


def is_of_the_game(one: Sentence) -> bool:
    """Whether it has to have the words of the rulebook."""
    return one.english not in NO_ROOM and not all(place.startswith(COMPANION) for place in one.places)


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    """Those of the catalogue."""
    return list(forms())


@pytest.mark.parametrize("example", MISSET)
def test_french_is_set_as_its_printers_do(sentences: list[Sentence], example: str) -> None:
    assert MISSET[example].search(example)
    assert [one.french for one in sentences if MISSET[example].search(one.french)] == []


@pytest.mark.parametrize("face", FACES)
def test_a_narrow_space_is_drawn_as_one(face: Face) -> None:
    """No face has it: the library makes it of the usual space, and would show an empty box if it did not."""
    pygame.font.init()
    used = theme.font(face, 64)
    nothing, narrow, space = (used.size(f"n{between}n")[0] for between in ("", NARROW, " "))
    assert nothing < narrow < space
    assert used.render(NARROW, True, theme.BLACK).get_bounding_rect().size == (0, 0)


def test_no_name_follows_a_word_that_would_lose_its_vowel(sentences: list[Sentence]) -> None:
    """It is "qu’Anna" and not "que Anna", so no sentence has a word such as "que" before a name."""
    assert ELIDED.findall("Personne d’autre que {seat} n’agit.") == ["seat"]
    assert [one.french for one in sentences if set(ELIDED.findall(one.french)) - NO_NAMES] == []


def test_a_sentence_quotes_the_names_of_buttons(sentences: list[Sentence]) -> None:
    called = {one.english: one.french for one in sentences if one.english in BUTTONS}
    assert set(called) == set(BUTTONS)
    unquoted = re.compile(rf"(?<![\w’{NARROW}])(?:{'|'.join(called.values())})(?:[,.]| [a-zà-ÿ])")
    assert unquoted.search("Annuler revient en arrière.")
    told = [one for one in sentences if one.french.endswith(".") and one.english not in NO_BUTTONS]
    assert [one.french for one in told if unquoted.search(one.french)] == []


def test_a_sentence_ends_in_a_full_stop_where_it_does_in_english(sentences: list[Sentence]) -> None:
    told = [one for one in sentences if re.fullmatch(r"\S+(?: \S+){3,}\.", one.english)]
    assert len(told) > 500
    assert [one.french for one in told if not one.french.endswith(".")] == []


@pytest.mark.parametrize("english", TERMS)
def test_things_are_called_as_in_the_rulebook(sentences: list[Sentence], english: str) -> None:
    said, called = re.compile(rf"\b(?:{english})\b", re.IGNORECASE), re.compile(TERMS[english], re.IGNORECASE)
    found = [one for one in sentences if said.search(PLACEHOLDER.sub("", one.english)) and is_of_the_game(one)]
    assert found
    assert [one.french for one in found if not called.search(one.french)] == []


def test_more_markers_are_not_read_as_none(sentences: list[Sentence]) -> None:
    assert [one.french for one in sentences if MISREAD.search(one.french)] == []
