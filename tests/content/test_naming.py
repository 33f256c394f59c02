"""The name of a content: what is played with decides it, what is only read on cards does not."""

from msgspec.structs import replace

from game.content import is_name_of, load_content, shortened
from game.content.load import FORMER, with_digest


def test_mended_words_leave_the_name() -> None:
    content = load_content()
    cards = {id_: replace(card, title="Codex", printer="N. N.") for id_, card in content.printing.items()}
    assert with_digest(replace(content, printing=cards)).digest == content.digest


def test_another_letter_or_price_changes_it() -> None:
    content = load_content()
    card = content.printing["printing-01"]
    dearer = {**content.printing, card.id: replace(card, guilders=card.guilders + 1)}
    other = with_digest(replace(content, printing=dearer))
    assert other.digest != content.digest
    assert not is_name_of(content.digest, other)


def test_matches_from_before_the_titles_were_mended_are_played_with_the_same_cards() -> None:
    content = load_content()
    three, six = FORMER
    assert is_name_of(six, content)
    assert is_name_of(three, shortened(content, 3))
    assert not is_name_of(three, content)
