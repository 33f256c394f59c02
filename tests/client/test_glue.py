"""Whole sentences: none is put together from parts, so that translators can move, bend and count the words."""

import re
from pathlib import Path

import pytest

from tests.client.glue_in_code import glued, untold
from tests.client.words_in_code import said

GAME = Path(__file__).resolve().parents[2] / "game"
SOURCES = sorted([*(GAME / "client").rglob("*.py"), *(GAME / "companion").rglob("*.py")])

NO_WORDS = {  # what is joined here is not read as a sentence; this list may only shrink
    "client/base/i18n.py": 3,  # signs that are the same in all languages
    "client/session/match_files.py": 1,  # the name of a file
    "client/scenes/app.py": 1,  # a line of the log
    "client/ui/key_strip.py": 1,  # what the strip compares
    "client/ui/narrator.py": 1,  # what the narrator compares
    "client/ui/arrangement.py": 1,  # what a tab opens: titles with a sign between them
    "client/scenes/parts/blocks.py": 1,  # the same: the names of two players
    "client/phones/server.py": 1,  # a header
}
KEYS = {  # the city is a key here, or the title what another one is compared with
    "client/text/people_text.py": 1,
    "client/text/piece_text.py": 1,
    "client/scenes/people.py": 1,
}
FRAMES = {  # nothing but places to fill, in the order of all languages; this list may only shrink
    "{first}, {next}", "{first} {next}", "{names}, {occasion}", "{played}. {occasion}",
    "{seat}: {fame}.", "{seat}: {fame}, {guilders}.", "{name}. {sentence}",
    "{seat}: {reason}", "{seat}: {question}", "{seat}: {markers}", "{seat} {count}", "{seat} {fame}",
    "{field}: {value}", "{name}: {value}", "{intent}: {key}", "{name}: {title}", "{file}: {reason}", "{when}: {reward}",
    "{level}: {reward}", "{level}: {fame}",
    "{fame}: {letters}", "{fame}: {inks}", "{fame}: {specialty}",
    "{specialty} {level}", "{action} {count}", "{level} {fame}", "{city} {year}", "{city}, {year}", "{name} ({level})",
    "{heading} ({chapter})", "{fame} ({parts})",
    "{feat} ({name})", "{day} {month} {year}", "{year}-{month}-{day} {hour}:{minute}", "{printer}, {city} {year}",
    "{inks} / {levels}", "{amount}\u00a0× {thing}", "{level} ›", "{count}×", "× {count}", "{percent} %",
    "−{number}", "+{number}", "+{fame}", "{seat},", "{seat}!", "{types}.", "“{card}”", "“{book}”",
}  # fmt: skip
COUNTED = re.compile(r"\{(count|most|uses|axles|players|need|have|drawn|rounds)\} [a-z]{4,}")


def counts(found: dict[str, list[str]]) -> dict[str, int]:
    """How many of what was found are in each file."""
    return {name: len(places) for name, places in found.items() if places}


@pytest.mark.slow
def test_no_sentence_is_put_together_from_parts() -> None:
    assert counts({source.relative_to(GAME).as_posix(): list(glued(source)) for source in SOURCES}) == NO_WORDS


@pytest.mark.slow
def test_words_of_cards_are_told_in_the_chosen_language() -> None:
    assert counts({source.relative_to(GAME).as_posix(): list(untold(source)) for source in SOURCES}) == KEYS


@pytest.mark.slow
def test_a_message_is_more_than_places_to_fill() -> None:
    messages = {words for source in SOURCES for call in said(source) for words in call.sentences}
    assert {
        words for words in messages if "{" in words and not re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", words))
    } == FRAMES


@pytest.mark.slow
def test_what_is_counted_has_a_plural() -> None:
    plain = {call.sentences[0] for source in SOURCES for call in said(source) if len(call.sentences) == 1}
    assert {words for words in plain if COUNTED.search(words)} == set()


@pytest.mark.parametrize(
    "code",
    [
        'words = say("a") + say("b")',
        'words = f"{say(1)} b"',
        "def told(kind):\n    name = NAMES_OF[kind]() if kind else say('a')\n    return f'{name}.'",
        "words = ', '.join(ink_words(ink) for ink in inks)",
        "words = EFFECT_WORDS[kind]().lower()",
    ],
)
def test_glue_would_be_found(tmp_path: Path, code: str) -> None:
    source = tmp_path / "glued.py"
    source.write_text(code, encoding="utf-8")
    assert len(list(glued(source))) == 1


def test_an_english_city_would_be_found(tmp_path: Path) -> None:
    source = tmp_path / "untold.py"
    source.write_text("label(card.city)\nlabel(translate_data(card.city))", encoding="utf-8")
    assert len(list(untold(source))) == 1
