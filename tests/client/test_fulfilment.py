"""The fulfilment scene: a draft of types, inks and switches becomes one move, and the preview tells the truth."""

import pytest

from game.client.ui.target_names import OwnInk
from game.rules import Table
from game.rules.moves import FulfilledOrder
from game.rules.names import CharacterId
from game.rules.suggest import gains
from tests.client.fulfilment_at import (
    Opened,
    anna,
    at_fulfilment,
    lay_letters,
    opener,
    order_of,
    press_print,
    says,
    scene,
)
from tests.client.painted import words_on
from tests.rules import build

table = pytest.fixture(at_fulfilment)
opened = pytest.fixture(opener)


def test_F2_an_order_is_printed_with_all_its_letters(table: Table, opened: Opened) -> None:
    """F2: every letter is covered by a type, types stay, and the card pays its guilders."""
    order = order_of(table, "IU")
    build.set_types(table, 0, "IUU")
    pilot = opened()
    assert not pilot.app.page.targets.by_name("print").enabled
    pilot.drag("own type:I:0", f"letter:{order.printing}:0")
    target = pilot.app.page.targets.by_name("print")
    assert not target.enabled
    assert "U" in target.reason
    pilot.click_click("own type:U:1", f"letter:{order.printing}:1")
    pays = table.content.printing[order.printing].guilders
    assert gains(table.content, anna(pilot), scene(pilot).fulfilment()).guilders == pays
    press_print(pilot)
    assert (anna(pilot).guilders, anna(pilot).types, anna(pilot).orders) == (10 + pays, (0, 1, 0, 2), ())


def test_wrong_drops_say_why_and_types_come_back(table: Table, opened: Opened) -> None:
    """A type counts only for its letter, an ink only for its colour; laid pieces go back to their tray."""
    order = order_of(table, "IU", gold=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, red=1, gold=1)
    pilot = opened()
    for piece, place in (
        ("own type:I:0", "letter:{}:1"),
        ("own ink:gold:0", "letter:{}:1"),
        ("own type:U:0", "part:{}:0"),
    ):
        pilot.drag(piece, place.format(order.printing))
        assert says(pilot)
        assert not scene(pilot).draft.laid
        pilot.app.controls.notices.clear()
    pilot.drag("own type:I:0", f"letter:{order.printing}:0")
    pilot.drag("own type:I:0", "types")
    assert not scene(pilot).draft.laid
    assert scene(pilot).press(OwnInk("red", 0)) is None  # it serves no order, so it cannot be lifted
    assert scene(pilot).take_toast()


def test_F3_inks_laid_are_the_inks_paid(table: Table, opened: Opened) -> None:
    """F3: a whole colour part pays its fame; half of one is left alone."""
    order = order_of(table, "IU", gold=1, red=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, gold=2, red=1)
    pilot = opened()
    lay_letters(pilot, order)
    pilot.drag("own ink:gold:1", f"part:{order.printing}:0")
    assert scene(pilot).fulfilment().orders[0].colour is None
    pilot.drag("own ink:red:0", f"part:{order.printing}:1")
    assert scene(pilot).fulfilment().orders[0].colour == build.ink_counts(gold=1, red=1)
    press_print(pilot)
    assert anna(pilot).inks == build.ink_counts(gold=1)
    assert anna(pilot).fame >= table.content.refinement[order.refinement].colour_fame


def test_caxton_lays_his_colour_anywhere(table: Table, opened: Opened) -> None:
    """`caxton`: inks of the named colour stand for any other, and are what is paid."""
    order = order_of(table, "IU", gold=1, red=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, blue=2)
    table.seats[0].character, table.seats[0].wild = "caxton", "blue"
    pilot = opened()
    lay_letters(pilot, order)
    pilot.drag("own ink:blue:0", f"part:{order.printing}:1")
    pilot.drag("own ink:blue:1", f"part:{order.printing}:0")
    press_print(pilot)
    assert anna(pilot).inks == (0, 0, 0, 0)
    assert anna(pilot).fame >= table.content.refinement[order.refinement].colour_fame


def test_F4_decoration_is_done_where_levels_suffice(table: Table, opened: Opened) -> None:
    """F4: it ticks itself, and may be left out; too low levels are said."""
    order = order_of(table, "IU")
    build.set_types(table, 0, "IU")
    card = table.content.refinement[order.refinement]
    table.seats[0].levels = card.levels
    pilot = opened()
    lay_letters(pilot, order)
    assert scene(pilot).fulfilment().orders == (FulfilledOrder(order.printing, None, True),)
    pilot.click(f"decoration:{order.printing}")
    assert scene(pilot).fulfilment().orders == (FulfilledOrder(order.printing, None, False),)
    pilot.click(f"decoration:{order.printing}")
    press_print(pilot)
    assert anna(pilot).fame == card.decoration_fame


def test_F7_bonus_gears_are_switched(table: Table, opened: Opened) -> None:
    """F7: a gear that would give fame is chosen by itself, and may be left out."""
    order = order_of(table, "IU")
    build.set_types(table, 0, "IU")
    gear, sector = build.find_sector("type_bonus", lambda reward: "U" in reward.letters)
    build.give_gear(table, 0, gear, sector)
    pilot = opened()
    target = pilot.app.page.targets.by_name("bonus:0")
    assert not target.enabled
    assert target.reason
    lay_letters(pilot, order)
    assert scene(pilot).fulfilment().bonus_gears == (0,)
    pilot.click("bonus:0")
    assert scene(pilot).fulfilment().bonus_gears == ()
    pilot.click("bonus:0")
    press_print(pilot)
    assert anna(pilot).fame == table.content.rules.bonus_gear_fame
    assert anna(pilot).gears[0].used == 1


def test_schoffer_uses_a_bonus_gear_twice(table: Table, opened: Opened) -> None:
    """`schoffer`: the same bonus gear twice in one fulfilment."""
    order = order_of(table, "IU")
    build.set_types(table, 0, "IU")
    build.set_character(table, 0, "schoffer")
    build.give_gear(table, 0, *build.find_sector("type_bonus", lambda reward: "U" in reward.letters))
    pilot = opened()
    lay_letters(pilot, order)
    assert scene(pilot).fulfilment().bonus_gears == (0, 0)
    pilot.click("bonus again:0")
    assert scene(pilot).fulfilment().bonus_gears == (0,)


def test_manutius_leaves_a_letter_uncovered(table: Table, opened: Opened) -> None:
    """`manutius`: a blank covers one letter, with two orders or more."""
    first, second = order_of(table, "IU"), order_of(table, "AI")
    build.set_types(table, 0, "IUA")
    build.set_character(table, 0, "manutius")
    pilot = opened()
    lay_letters(pilot, first)
    pilot.drag("own type:A:0", f"letter:{second.printing}:0")
    pilot.drag("uncovered", f"letter:{second.printing}:1")
    assert scene(pilot).fulfilment().uncovered == "I"
    press_print(pilot)
    assert anna(pilot).orders == ()


def test_the_foot_of_an_order_lays_what_there_is(table: Table, opened: Opened) -> None:
    """One press lays types and inks, the next takes all back."""
    order = order_of(table, "IU", gold=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, gold=1)
    pilot = opened()
    pilot.click(f"order:{order.printing}")
    assert scene(pilot).fulfilment().orders[0].colour == build.ink_counts(gold=1)
    pilot.click(f"order:{order.printing}")
    assert not scene(pilot).draft.laid


def test_the_reason_of_a_button_covers_none_of_its_neighbours(table: Table, opened: Opened) -> None:
    order_of(table, "IU")
    pilot = opened()
    pilot.hover("print")
    pilot.wait(1)
    tip = pilot.app.controls.notices.tip
    assert tip is not None
    assert "fulfil" in tip.sentence.lower() or "letter" in tip.sentence.lower()
    box = tip.sprite.surface.get_rect(center=tip.sprite.centre)
    covered = [one.name for one in pilot.app.page.targets if one.role == "button" and box.colliderect(one.rect)]
    assert covered == []


def test_F1_a_letter_whose_type_lies_on_another_order_is_in_use(table: Table, opened: Opened) -> None:
    """F1: one type serves one order, so what lies elsewhere is in use; only what the seat does not own is missing."""
    first, second = order_of(table, "IU"), order_of(table, "AI")
    build.set_types(table, 0, "IU")
    pilot = opened()
    foot = f"order:{second.printing}"
    assert pilot.app.page.targets.by_name(foot).label == "Needs A"
    lay_letters(pilot, first)
    assert pilot.app.page.targets.by_name(foot).label == "Needs A\nIn use: I"
    draft = scene(pilot).draft
    assert (draft.lacking_letters(second), draft.letters_in_use(second)) == (["A"], ["I"])
    assert draft.missing_letters(second) == ["A", "I"]


def test_a_pile_tells_how_many_it_holds(table: Table, opened: Opened) -> None:
    """Many pieces lie in piles, where a press or a drag takes the uppermost one."""
    order = order_of(table, "IU", blue=2)
    build.set_types(table, 0, 4 * "AIOU")
    build.give_inks(table, 0, blue=6, red=6)
    pilot = opened()
    told = {target.name: target.label for target in pilot.app.page.targets if target.role == "piece"}
    assert (told["own ink:blue:0"], told["own ink:red:0"], told["own type:U:0"]) == ("6 blue", "6 red", "U, U, U and U")
    pilot.drag("own ink:blue:0", f"part:{order.printing}:0")
    pile = pilot.app.page.targets.by_name("own ink:blue:1")
    assert pile.label == "5 blue"
    pilot.drag_to("own ink:blue:1", pilot.pos(f"part:{order.printing}:1"))
    assert scene(pilot).draft.open_inks(order) == []


@pytest.mark.parametrize(("character", "word"), [("fiol", "Either"), ("vietor", "Both")])
def test_fiol_the_bench_says_that_either_part_earns_the_reward(
    table: Table, opened: Opened, monkeypatch: pytest.MonkeyPatch, character: CharacterId, word: str
) -> None:
    """F5, `fiol`: the condition that holds for the seat stands beside the reward."""
    order_of(table, "IU", gold=1)
    build.set_character(table, 0, character)
    words = words_on(opened(), monkeypatch)
    assert [one.partition(":")[0] for one in words if one.startswith(("Both: ", "Either: "))] == [word]
