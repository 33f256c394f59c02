"""Plain words: one word for a thing, and no sentence that has to be read twice.

The old voice is left to the title, the curtain, the hall of fame, what a show tells and the printed sheet.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.client.words_in_code import placeholders, said

GAME = Path(__file__).resolve().parents[2] / "game"
SOURCES = sorted(GAME.rglob("*.py"))
MOST_WORDS = 22
HOLE = re.compile(r"\{(?!letters?\})\w+\}")  # what is filled in, but for letters
LONGER = ("rulebook", "about.py", "people_text.py")  # pages to read at leisure
HISTORY = ("people.py", "people_text.py")  # no rules of the game
FLAVOUR = (
    "printed_sheets.py", "show.py", "story_text.py", "title.py", "event_text.py", "orders_bench.py",
)  # fmt: skip
SET_UP = (  # here players choose their seats
    "setup_scene.py", "seating.py", "menu.py", "kept_files.py", "phone_page.py", "phones.py", "phones_sheet.py",
    "blocks.py",
)  # fmt: skip

SETTLED: dict[str, tuple[str, tuple[str, ...]]] = {
    r"\b(patrons?|favours?)\b": ("patronage card, patronage reward", ()),
    r"\b(is|are|comes?|what is|now) up\b(?! to)|\bon top\b": ("active", ()),
    r"\b(everybody|printers?)\b(?!’s devil)": ("player", (*FLAVOUR, "app.py")),
    r"\bseats?\b": ("player", SET_UP),
    r"\b(colour|decoration) parts?\b": ("Colour, Decoration", ()),
    r"\b(give|gives|giving) up\b|\bscrap\w*\b|\bdiscards\b$": ("discard", ()),
    r"(?-i:[^.:] Automa\b)": ("automa", ()),
    r"\b(lays?|laid|lies|lie|lying)\b": ("place; is", ()),
    r"\btakes? (it )?back\b|\btaken back\b": ("undo", ()),
    r"\b(top|first) gears?\b|\bgears? below\b|\bfrom the top\b": ("axle I", ()),
    r" - ": ("a colon or a full stop", ()),
    r"\btypes? (?-i:[AIOU]\b|\{letters?\})": ("the letter I", ("reward_text.py",)),
    r"\b(color|gray|fulfill|honor|favor|center)\w*\b(?<!fulfilled)(?<!fulfilling)": ("British spelling", ()),
    r"\bprints?(ed|ing)?\b(?! (card|house|sheet|and one refinement|letter))(?<!Master of printing)(?!!)": (
        "fulfil", (*FLAVOUR, "about.py", "tutorial_text.py", "name_blocks.py", "companion_text.py", "rulings.py"),
    ),
    r"\bcannot\b": ("can’t", ()),
    r"\b(weigh\w*|promis\w*|suffices?|anew)\b|\breach(es)? for\b|\bin all\b": ("a plainer word", ()),
    r"\b(types?|cards?|markers?|levels?|orders?) more\b": ("2 more …", ()),
}  # fmt: skip
"""Words that were settled: what must not be said any more, what is said for it, and the files that may."""


@cache
def sentences() -> tuple[tuple[Path, str, str], ...]:
    """All that is said: the file, the place in it, and the sentence."""
    calls = ((source, call) for source in SOURCES for call in said(source))
    return tuple((source, call.where, sentence) for source, call in calls for sentence in call.sentences)


def outside(allowed: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The sentences, with their places, of all files and folders beside those named."""
    parted = {*allowed, *HISTORY}
    return ((place, words) for source, place, words in sentences() if not set(source.parts) & parted)


def long_sentences(words: str) -> list[str]:
    """Those of a text that have too many words; a sentence ends at a full stop, a colon or a semicolon."""
    return [part for part in re.split(r"(?<=[.!?:;…])\s+", words) if len(part.split()) > MOST_WORDS]


@pytest.mark.slow
def test_no_sentence_is_too_long() -> None:
    assert [(place, found) for place, words in outside(LONGER) for found in long_sentences(words)] == []


def test_a_long_sentence_would_be_found() -> None:
    assert long_sentences("A short one. " + "word " * 23) == ["word " * 22 + "word "]


@pytest.mark.slow
@pytest.mark.parametrize("unsaid", SETTLED)
def test_a_thing_has_one_word(unsaid: str) -> None:
    instead, allowed = SETTLED[unsaid]
    plain = ((place, HOLE.sub("…", words)) for place, words in outside(allowed))
    found = [(place, words) for place, words in plain if re.search(unsaid, words, re.IGNORECASE)]
    assert found == [], f"say {instead}"


@pytest.mark.slow
def test_a_number_stands_in_both_forms_of_a_message_or_in_none() -> None:
    """What is said of one thing only is a message of its own: the form for one may be that for 21, or for all."""
    forms = [(call.where, call.sentences) for source in SOURCES for call in said(source) if len(call.sentences) == 2]
    assert [found for found in forms if placeholders(found[1][0]) != placeholders(found[1][1])] == []


@pytest.mark.slow
def test_what_is_said_stands_in_the_code_as_it_is_said() -> None:
    """Only a whole sentence in the call itself is found for the translators."""
    sources = [source for source in SOURCES if source.name != "i18n.py"]  # which looks up whatever it is given
    assert [call.where for source in sources for call in said(source) if not call.sentences] == []
