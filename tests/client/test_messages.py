"""Messages: whole sentences, named placeholders, plurals, and English where there is no catalogue."""

from game.client.base.i18n import ngettext, say, set_language


def test_names_are_filled_in() -> None:
    assert say("{seat} takes {order}", seat="Anna", order="Bible") == "Anna takes Bible"


def test_a_placeholder_may_have_any_name() -> None:
    assert say("{message_id} of {singular}", message_id=1, singular=2) == "1 of 2"


def test_the_count_chooses_the_form() -> None:
    forms = [ngettext("{count} marker of {seat}", "{count} markers of {seat}", n, seat="Tom") for n in (0, 1, 2)]
    assert forms == ["0 markers of Tom", "1 marker of Tom", "2 markers of Tom"]


def test_an_unknown_language_leaves_english() -> None:
    assert not set_language("tlh")
    assert say("Quit") == "Quit"
