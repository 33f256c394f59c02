"""Whatever the rules say in codes and names has words; whatever is shown was said, and the fonts can draw it."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest

from game.client.base.i18n import set_language
from game.client.graphics import theme
from game.client.graphics.typesetting import NOT_DRAWN, runs
from game.client.session.match_session import MatchSession
from game.client.text import event_text as event_words
from game.client.text import piece_text, refusal_text, reward_text, rulebook, terms
from game.content import Content, load_content
from game.content.vocabulary import GEAR_REWARD_KINDS, BonusKind, TrackReward
from game.match.errors import UndoCode
from game.match.match import Match
from game.match.players import Player
from game.match.store import Store
from game.rules import Options, Refusal, apply, new_game, pending_seats
from game.rules import events as ev
from game.rules.names import ACTIONS, LETTERS, Reward, RewardKind
from game.rules.refusals import REFUSAL_CODES, RefusalCode
from game.rules.sampling import sample_move
from tests.client.words_in_code import placeholders, said, unsaid

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "game" / "client"
CATALOGUES = sorted(ROOT.glob("assets/locale/*/LC_MESSAGES/*.po"))
SOURCES = sorted(CLIENT.rglob("*.py"))
WHAT: dict[str, str] = {
    "same_specialty": "binding",
    "bag_lacks_ink": "gold",
    "ink_not_owned": "red",
    "no_marker_there": "inks",
    "not_your_character": "plantin",
    "type_not_owned": "A",
    "letters_missing": "A",
    "axle_empty": "2",
    "not_a_bonus_gear": "1",
    "bonus_not_earned": "3",
}


@pytest.fixture(scope="module")
def session(content: Content, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MatchSession]:
    """Two people and the automa before their first move."""
    with Store(tmp_path_factory.mktemp("saves")) as store:
        players = (Player("Anna", "anchor"), Player("Tom", "key"), Player("", "automa", "automa"))
        match: Match = store.new_match(content, Options(seats=2, automa=True), 5, players)
        yield MatchSession(match)


def is_sentence(words: str) -> bool:
    """Whether these are whole sentences with every placeholder filled."""
    return words[:1].isupper() and words.endswith(".") and " " in words and not set("{}") & set(words)


# refusals


@pytest.mark.parametrize("code", REFUSAL_CODES)
def test_every_refusal_has_a_sentence(code: RefusalCode, session: MatchSession) -> None:
    refused = Refusal(code, need=3, have=2, what=WHAT.get(code, ""))
    assert is_sentence(refusal_text.sentence(refused))
    assert is_sentence(refusal_text.sentence(refused, session.seats))


def test_no_two_refusals_sound_alike() -> None:
    sentences = {refusal_text.sentence(Refusal(code, 3, 2, WHAT.get(code, ""))) for code in REFUSAL_CODES}
    assert len(sentences) == len(REFUSAL_CODES)


def test_figures_and_names_stand_in_the_sentence(session: MatchSession) -> None:
    say = refusal_text.sentence
    assert say(Refusal("not_enough_guilders", 7, 2)) == "That costs 7 guilders, and you have 2."
    assert say(Refusal("wrong_marker_count", 8, 5)) == "Place 3 more markers."
    assert say(Refusal("wrong_marker_count", 8, 9)) == "Remove 1 marker."
    assert "Biblia Latina" in say(Refusal("not_on_offer", what="printing-01"), session.seats)
    assert "Anna" in say(Refusal("not_your_turn"), session.seats)  # who keeps a character first
    assert "Christophe Plantin" in say(Refusal("not_your_character", what="plantin"), session.seats)


@pytest.mark.parametrize("code", [*get_args(UndoCode)])
def test_every_reason_against_undo_has_a_sentence(code: UndoCode) -> None:
    assert code in refusal_text.UNDO_SENTENCES
    assert is_sentence(refusal_text.undo_sentence(code))


def test_no_reason_is_no_sentence() -> None:
    assert refusal_text.undo_sentence(None) == ""


# events


def test_every_event_has_a_line_or_says_that_it_needs_none() -> None:
    assert set(event_words.LINES) == set(get_args(ev.Event))


def test_the_events_of_whole_games_read_as_sentences(content: Content, session: MatchSession) -> None:
    told: Counter[type] = Counter()
    for seed in range(6):
        table, events = new_game(content, Options(seats=2, automa=True), seed)
        rng = Random(seed)
        while pending := pending_seats(table):
            for event in events:
                line = event_words.words(event, session.seats)
                silent = event_words.LINES[type(event)] is event_words.UNTOLD or isinstance(event, ev.ActionEnded)
                assert is_sentence(line) or (silent and not line), (event, line)
                told[type(event)] += bool(line)
            move = sample_move(table, pending[0], rng)
            assert move is not None
            events = apply(table, move)
    assert len(told) > 35


def test_a_plan_that_is_handed_in_stays_secret(session: MatchSession) -> None:
    """L1: the line is the same whatever was planned, even for the seat's own event."""
    own = ev.PlanCommitted(0, (6, 1, 0, 0, 0))
    assert event_words.words(own, session.seats) == event_words.words(ev.PlanCommitted(0, None), session.seats)


# pieces


def test_every_sector_of_every_gear_has_words(content: Content) -> None:
    kinds = set()
    for gear in content.gears.values():
        for sector in gear.sectors:
            kinds.add(sector.kind)
            assert is_sentence(reward_text.reward_words(sector, content.rules))
            assert 0 < len(reward_text.reward_words_short(sector, content.rules)) <= 24
    assert kinds == set(GEAR_REWARD_KINDS)


def test_every_card_has_a_title(content: Content) -> None:
    decks = (content.printing, content.refinement, content.specialty, content.gears, content.patronage)
    for card in [card for deck in decks for card in deck]:
        assert piece_text.card_words(card, content) not in {"", card}
    assert piece_text.card_words("no-such-card", content) == ""


def test_every_patron_says_what_is_shown_and_paid(content: Content) -> None:
    for card in content.patronage.values():
        words = piece_text.requirement_words(card.id, content)
        assert is_sentence(words)
        assert ("pay" in words.lower()) == any(card.inks)


def test_every_reward_has_words(content: Content) -> None:
    for kind in get_args(RewardKind):
        assert reward_text.due_words(Reward(kind, 2))
    for reward in get_args(TrackReward):
        assert reward_text.track_reward_words(reward)
    for claimed in content.rules.patronage_rewards:
        assert reward_text.patronage_reward_words(claimed, content.rules)
    assert {card.bonus for card in content.refinement.values()} == set(get_args(BonusKind))
    assert all(reward_text.bonus_words(card) for card in content.refinement.values())


def test_characters_actions_and_titles_have_words(content: Content) -> None:
    for character in content.characters:
        assert is_sentence(piece_text.character_words(character, content))
        assert piece_text.character_name(character, content) == content.characters[character].name
    for action in ACTIONS:
        assert is_sentence(terms.action_task_words(action))
    titles = [piece_text.solo_title_words(title.id) for title in content.rules.solo_titles]
    assert titles[0] == "Guildmaster"
    assert len(set(titles)) == 7


def test_lists_read_as_phrases() -> None:
    assert terms.both([]) == "nothing"
    assert terms.both(["a"]) == "a"
    assert terms.either(["a", "b"]) == "a or b"
    assert terms.letters_words(LETTERS) == "A, I, O and U"
    assert terms.inks_words((1, 0, 2, 0)) == "1 blue and 2 gold"
    assert terms.levels_words((0, 4, 0, 6)) == "Woodcutting IV and Illuminating VI"


def test_two_things_are_joined_apart_from_more() -> None:
    set_language("ja")
    assert terms.letters_words(("A", "U")) == "AとU"
    assert terms.letters_words(("A", "O", "U")) == "A、O、U"
    assert terms.either(["A", "O", "U"]) == "A、O、またはU"


# the rules to read


def test_every_article_of_the_rules_is_whole() -> None:
    for chapter in rulebook.chapters(load_content()):
        assert chapter.title
        for article in chapter.articles:
            assert article.heading
            assert is_sentence(article.words), article


# what is shown was said, with its figures, in letters that exist


@pytest.mark.slow
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(CLIENT)))
def test_nothing_is_shown_that_was_not_said(source: Path) -> None:
    assert list(unsaid(source)) == []


def test_cities_and_lives_are_shown_in_the_chosen_language() -> None:
    as_written = re.compile(r"(?<!translate_data\()(?<![.\w])(?:\w+\.)?(?:card|character|tile)\.(?:city|life)\b")
    unsaid_in = {source.stem for source in SOURCES if as_written.search(source.read_text(encoding="utf-8"))}
    assert unsaid_in == {"people", "people_text"}, "these two look something up by the city"


def test_the_search_for_unsaid_words_finds_them(tmp_path: Path) -> None:
    source = tmp_path / "scene.py"
    source.write_text('label(page, box, "Undo")\nwhy = "No place here"\nlabel(page, box, say("Well said here"))\n')
    assert len(list(unsaid(source))) == 2


@pytest.mark.slow
def test_every_sentence_gets_the_figures_it_has_places_for() -> None:
    for call in (call for source in SOURCES for call in said(source)):
        for sentence in call.sentences:
            assert call.given is None or placeholders(sentence) <= call.given, call
        if call.given is not None and call.sentences:
            assert call.given - {"count"} <= placeholders(call.sentences[-1]), call


@pytest.mark.slow
def test_apostrophes_are_those_of_a_printer() -> None:
    sentences = [sentence for source in SOURCES for call in said(source) for sentence in call.sentences]
    assert [sentence for sentence in sentences if "'" in sentence] == []


@pytest.mark.slow
def test_the_faces_can_draw_every_character() -> None:
    """Other faces may lack one: then the body face draws it (`fount.runs`)."""
    pygame.font.init()
    sentences = [sentence for source in SOURCES for call in said(source) for sentence in call.sentences]
    cards = [path.read_text(encoding="utf-8") for path in ROOT.glob("config/**/*.yaml")]
    used = set("".join(sentences + cards)) - set(" \n")
    assert {character for character in used if not theme.has_glyph("body", character)} == set()
    assert len(sentences) > 300
    assert "ö" in used


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda catalogue: catalogue.parts[-3])
def test_the_faces_can_draw_every_character_of_a_translation(catalogue: Path) -> None:
    pygame.font.init()
    assert undrawn(catalogue.read_text(encoding="utf-8")) == set()


def test_a_translation_that_cannot_be_drawn_would_be_found() -> None:
    """As long as there is none, the test above has nothing to look at."""
    pygame.font.init()
    assert undrawn('msgid "Undo"\nmsgstr "元に戻す"\n') == set()
    assert undrawn('msgid "Undo"\nmsgstr "실행 취소"\n') == set("실행취소")


def undrawn(words: str) -> set[str]:
    """The characters that no face has."""
    return {character for character in words if character != "\n" and NOT_DRAWN in runs(character, "body")[0].words}
