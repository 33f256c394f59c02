"""Phones at a table, by real sockets at the loopback address: each plans in the own hand, and nobody else does."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.staging import ThinksHere
from game.client.base.i18n import language
from game.client.base.seating import seating_of
from game.client.phones.phones import Phones
from game.client.session.app_context import AppContext
from game.client.session.match_session import MatchSession
from game.rules import Options
from game.rules.moves import BuyType, CommitPlan, KeepCharacter, KeepingCharacter, KeepingOrder, KeepOrder, SwapLevels
from tests.client.at_table import seated
from tests.client.company import computer, person
from tests.client.session_at import in_action, sitting_at
from tests.phones.phone_at import PhoneAt, listening
from tests.rules import build


@pytest.fixture
def session(tmp_path: Path) -> MatchSession:
    """Anna and Tom are to plan."""
    return seated(build.table(seats=2), tmp_path)


@pytest.fixture
def phones(session: MatchSession) -> Iterator[Phones]:
    """The phones of their match."""
    on = listening(session)
    yield on
    on.close()


def joined(phones: Phones, seat: int, *languages: str) -> PhoneAt:
    """A phone that has come with the code of a seat."""
    phone = PhoneAt(phones, code=phones.code(seat), languages=languages or ("en",))
    phone.hear()
    return phone


def test_a_plan_is_laid_and_handed_in_on_a_phone(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    assert anna.page["seat"] == "Anna"
    anna.press("each")
    for _ in range(2):
        anna.press("plus:inks")
    assert [row["count"] for row in anna.page["rows"]] == [1, 3, 1, 1, 1]
    assert session.match.draft(0) == (1, 3, 1, 1, 1)
    anna.press("confirm")
    assert session.match.log[-1].move == CommitPlan(0, (1, 3, 1, 1, 1))
    assert anna.page["told"] == "Your plan is submitted. Still to plan: Tom."
    assert "rows" not in anna.page


def test_a_button_that_cannot_be_pressed_says_why(phones: Phones) -> None:
    anna = joined(phones, 0)
    anna.press("confirm")
    assert anna.page["toast"] == "Place 7 markers first."
    for _ in range(6):
        anna.press("plus:inks")
    anna.press("plus:inks")
    assert anna.page["toast"] == "Inks already has 6 markers: that is the limit."


def test_two_plan_at_once_and_neither_is_too_late(session: MatchSession, phones: Phones) -> None:
    """Tom's plan was laid on the page of the state before Anna's: it changes nothing that he sees."""
    anna, tom = joined(phones, 0), joined(phones, 1)
    for phone, more in ((anna, 2), (tom, 3)):  # markers, as the second seat has one more
        phone.press("each")
        for _ in range(more):
            phone.press("plus:gears")
    seen = tom.page["number"]
    anna.press("confirm")
    tom.say(press="confirm", seen=seen)
    tom.hear(lambda page: "rows" not in page)
    assert isinstance(session.match.log[-1].move, CommitPlan)
    assert session.match.log[-1].move.seat == 1
    assert session.shown.step.kind == "reveal"


def test_what_comes_too_late_is_refused(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    seen = anna.page["number"]
    assert session.turns.make(BuyType(1, "O")) == ""
    anna.hear(lambda page: bool(page["number"] > seen))
    anna.press("each", seen)
    assert anna.page["toast"] == "The table has changed since you chose. Look again, then choose."
    assert session.match.draft(0) is None


def test_a_phone_that_reloads_finds_its_seat_and_its_markers(phones: Phones) -> None:
    anna = joined(phones, 0)
    anna.press("each")
    key = anna.page["key"]
    anna.close()
    again = PhoneAt(phones, key=key)
    assert [row["count"] for row in again.hear()["rows"]] == [1] * 5


def test_of_two_phones_with_a_key_the_later_one_stays(phones: Phones) -> None:
    anna = joined(phones, 0)
    again = PhoneAt(phones, key=anna.page["key"])
    again.hear()
    assert anna.is_cut_off
    assert phones.there == {0}


def test_a_seat_given_to_another_phone_leaves_no_draft(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    anna.press("each")
    phones.give(0)
    assert anna.is_cut_off
    assert session.match.draft(0) is None
    assert PhoneAt(phones, key=anna.page["key"]).is_cut_off
    assert joined(phones, 0).page["seat"] == "Anna"


def test_who_leaves_gives_the_seat_back(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    assert session.by_phone == {0}
    anna.say(leave=True)
    assert anna.is_cut_off
    assert session.by_phone == frozenset()
    assert phones.code(0)


def test_a_phone_that_takes_another_seat_gives_up_its_own(phones: Phones) -> None:
    anna = joined(phones, 0)
    now_tom = PhoneAt(phones, code=phones.code(1), key=anna.page["key"])
    assert now_tom.hear()["seat"] == "Tom"
    assert anna.is_cut_off
    assert phones.seats == {1}
    assert phones.code(0)


def test_nobody_without_a_code_is_seated(phones: Phones) -> None:
    code = phones.code(0)
    joined(phones, 0)
    for wrong in (code, "", "0" * 12, "x" * 400):
        assert PhoneAt(phones, code=wrong).is_cut_off
    assert phones.seats == {0}


def test_a_computer_that_takes_over_has_no_phone(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    assert session.reseat(0, computer(0)) == ""
    assert anna.is_cut_off
    assert phones.seats == frozenset()
    assert PhoneAt(phones, key=anna.page["key"]).is_cut_off


def test_who_takes_over_from_a_computer_gets_a_code(session: MatchSession, phones: Phones) -> None:
    assert session.reseat(0, computer(0)) == ""
    phones.tick(0.01)
    assert phones.code(0) == ""
    assert session.reseat(0, person(0)) == ""
    phones.tick(0.01)
    assert joined(phones, 0).page["seat"] == "Anna"


def test_each_phone_speaks_its_own_language(phones: Phones) -> None:
    anna = joined(phones, 0, "fr-CA", "en")
    tom = joined(phones, 1, "xx", "ja")
    assert (anna.page["language"], tom.page["language"], language()) == ("fr", "ja", "en")
    assert anna.page["rows"][0]["title"] == "Commandes"
    assert tom.page["rows"][0]["title"] != anna.page["rows"][0]["title"]


def test_phones_stay_when_the_same_people_play_again(tmp_path: Path) -> None:
    """Tom keeps his in another seat, Anna leaves with hers; nothing is pressed meanwhile."""
    context = AppContext(tmp_path)
    session = context.sit(seated(build.table(seats=2), tmp_path).match)
    context.phones = phones = listening(session)
    anna, tom = joined(phones, 0), joined(phones, 1)
    host, seating = phones.host, seating_of(session.match.players, session.match.options)
    context.set_up(session.match)
    tom.say(press="each", seen=tom.page["number"])
    phones.tick(0.01)
    seating.chairs[0].name, seating.chairs[1].name, seating.phones = "Tom", "Kate", True
    seating.take_style(0, "compasses")
    context.start(seating)
    assert context.phones is phones
    assert phones.host == host
    assert phones.seats == {0}
    assert tom.hear()["seat"] == "Tom"
    assert session.match.draft(1) is None
    assert anna.is_cut_off
    assert joined(phones, 1).page["seat"] == "Kate"
    context.set_up(session.match)
    context.to_title()
    assert [context.phones] == [None]
    context.close()


# beside the screen


def test_who_has_no_phone_plans_behind_the_curtain_meanwhile(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    assert session.shown.step.kind == "curtain"
    session.open_curtain(1)
    assert session.shown.sees_plan(1)
    anna.press("each")
    for _ in range(2):
        anna.press("plus:gears")
    anna.press("confirm")
    assert session.view().committed == (True, False)
    assert session.shown.sees_plan(1), "the curtain stays open"


def test_with_a_phone_for_everybody_the_screen_shows_who_has_planned(session: MatchSession, phones: Phones) -> None:
    joined(phones, 0)
    joined(phones, 1)
    assert session.shown.step.kind == "together"


def test_a_plan_at_the_screen_is_gone_from_it_once_its_seat_has_a_phone(session: MatchSession, phones: Phones) -> None:
    session.open_curtain(0)
    assert session.shown.sees_plan(0)
    joined(phones, 0)
    assert not session.shown.sees_plan(0)


def test_without_phones_people_plan_at_the_screen_again(session: MatchSession, phones: Phones) -> None:
    joined(phones, 0)
    joined(phones, 1)
    phones.close()
    assert session.shown.step.kind == "curtain"


# own deeds, own questions, hints


def with_means(tmp_path: Path) -> MatchSession:
    """A match of three in the action of inks, in which all have gears and guilders."""
    wanted = in_action("inks", from_round=2, also=lambda table: all(s.gears and s.guilders > 5 for s in table.seats))
    return sitting_at(tmp_path, wanted, Options(seats=3, automa=False, characters=False))


def test_types_are_bought_and_gears_used_on_a_phone(tmp_path: Path) -> None:
    session = with_means(tmp_path)
    phones = listening(session)
    seat = session.view().pending[0]
    other = joined(phones, next(at for at in range(3) if at != seat))
    deeds = [one for section in other.page["sections"] for one in section.get("buttons", ())]
    assert {one["name"].partition(":")[0] for one in deeds} <= {"type", "use"}
    buy = next(one for one in deeds if one["name"].startswith("type"))
    before = session.match.number
    assert "Buy the letter" in buy["words"]
    other.press(buy["name"])
    assert session.match.number > before
    assert isinstance(session.match.log[-1].move, BuyType)
    deeds = [one for section in other.page["sections"] for one in section.get("buttons", ())]
    assert "undo" in [one["name"] for one in deeds]
    other.press("undo")
    assert session.match.number == before
    phones.close()


def test_a_question_to_the_seat_is_answered_on_its_phone(tmp_path: Path) -> None:
    """Characters are kept in turn, each by a press; nobody else has the buttons."""
    options = Options(seats=2, automa=False, characters=True)
    session = sitting_at(tmp_path, lambda table: isinstance(table.stack[-1], KeepingCharacter), options)
    phones = listening(session)
    first = session.view().pending[0]
    chooser, other = joined(phones, first), joined(phones, 1 - first)
    answers = [name for name in chooser.buttons() if name.startswith("reply")]
    assert len(answers) == 2
    assert all(len(chooser.buttons()[name].split(". ")) > 1 for name in answers), "with what each can do"
    assert not [name for name in other.buttons() if name.startswith("reply")]
    other.press(answers[0])
    assert other.page["toast"]
    chooser.press(answers[1])
    assert isinstance(session.match.log[-1].move, KeepCharacter)
    phones.close()


def test_an_order_is_kept_on_a_phone_that_tells_the_cards_drawn(tmp_path: Path) -> None:
    """Each answer names both cards, so that no two read alike; the cards are told to nobody but their seat."""
    options = Options(seats=2, automa=False, characters=False)
    session = sitting_at(tmp_path, lambda table: isinstance(table.stack[-1], KeepingOrder), options)
    phones = listening(session)
    seat = session.view().pending[0]
    chooser, other = joined(phones, seat), joined(phones, 1 - seat)
    answers = {name: words for name, words in chooser.buttons().items() if name.startswith("reply")}
    assert len(set(answers.values())) == len(answers)
    drawn = chooser.page["sections"][0]
    assert (drawn["name"], drawn["open"], len(drawn["notes"])) == ("drawn", True, 4)
    assert "drawn" not in [section["name"] for section in other.page["sections"]]
    chooser.press(next(iter(answers)))
    assert isinstance(session.match.log[-1].move, KeepOrder)
    phones.close()


def test_levels_are_swapped_on_a_phone(tmp_path: Path) -> None:
    table = build.table(seats=2, characters=True)
    table.seats[1].character, table.seats[1].levels = "plantin", (1, 2, 0, 0)
    session = seated(table, tmp_path)
    phones = listening(session)
    tom = joined(phones, 1)
    deeds = [one["name"] for section in tom.page["sections"] for one in section.get("buttons", ())]
    tom.press(next(name for name in deeds if name.startswith("swap")))
    assert isinstance(session.match.log[-1].move, SwapLevels)
    assert session.match.log[-1].move.seat == 1
    phones.close()


def test_a_hint_comes_to_the_phone_that_asks(session: MatchSession, phones: Phones) -> None:
    session._thinker = ThinksHere(session.content)
    anna, tom = joined(phones, 0), joined(phones, 1)
    anna.press("hint")
    assert anna.page["hint"].startswith("Place your markers like this: ")
    tom.press("each")
    assert "hint" not in tom.page


def test_what_is_bought_on_a_phone_leaves_an_opened_curtain_open(session: MatchSession, phones: Phones) -> None:
    anna = joined(phones, 0)
    session.open_curtain(1)
    buy = next(one["name"] for section in anna.page["sections"] for one in section.get("buttons", ()))
    anna.press(buy)
    assert isinstance(session.match.log[-1].move, BuyType)
    assert session.shown.sees_plan(1)
