"""The fulfilment scene: a draft of types, inks and switches becomes one move, and the preview tells the truth."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.scenes.fulfilment.scene import Fulfilment
from game.client.screen.names.pieces import OwnInk
from game.play.suggest import gains
from game.rules import Table
from game.rules.decisions import FulfilTurn
from game.rules.moves import Fulfil, FulfilledOrder
from game.rules.names import CharacterId, Order
from game.rules.state import Seat
from tests.client.at_table import Below, seated
from tests.client.pilot import Pilot
from tests.rules import build

Opened = Callable[[], Pilot]


@pytest.fixture
def table() -> Table:
    """Anna is to fulfil orders; what she has is up to the test."""
    table = build.table(seats=2)
    build.at_fulfilment(table)
    return table


@pytest.fixture
def opened(table: Table, tmp_path: Path) -> Iterator[Opened]:
    """Opens the scene for Anna."""

    def open_it() -> Pilot:
        sitting = seated(table, tmp_path)
        return Pilot(Fulfilment(sitting, sitting.shown.stop))

    yield open_it
    pygame.quit()


def order_of(table: Table, letters: str, **inks: int) -> Order:
    """An order of Anna's with these letters, and these inks on its colour part where some are named."""
    wanted = build.ink_counts(**inks)
    held = [order.refinement for order in table.seats[0].orders]
    refinement = build.first_card("refinement", lambda card: card.inks == wanted if inks else True, held)
    held = [order.printing for order in table.seats[0].orders]
    return build.give_order(table, 0, build.printing_card(letters, held), refinement)


def press_print(pilot: Pilot) -> None:
    """Print, whatever it earns."""
    pilot.click("print")
    if pilot.scene.name == "confirm":
        pilot.click("yes")


def scene(pilot: Pilot) -> Fulfilment:
    """The scene in front."""
    assert isinstance(pilot.scene, Fulfilment)
    return pilot.scene


def anna(pilot: Pilot) -> Seat:
    """What Anna holds now."""
    return scene(pilot).holder


def seat_on_turn(pilot: Pilot) -> int:
    """Whose scene is shown."""
    assert isinstance(pilot.scene, Below)
    return pilot.scene.stop.seat


def says(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None


def lay_letters(pilot: Pilot, order: Order) -> None:
    """Drag types onto all letters of an order."""
    for place in scene(pilot).draft.letters(order):
        draft = scene(pilot).draft
        piece = next(piece for piece in draft.free(draft.types()) if draft.counts(piece, place))
        pilot.drag(piece, place)


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


def test_fill_in_chooses_what_pays_most(table: Table, opened: Opened) -> None:
    """Of two orders that need the same type it takes the better one, with its parts."""
    poor, rich = order_of(table, "IU"), order_of(table, "AI", gold=1, red=1)
    build.set_types(table, 0, "IUA")
    build.give_inks(table, 0, gold=1, red=1)
    pilot = opened()
    pilot.click("fill")
    move = scene(pilot).fulfilment()
    assert [order.printing for order in move.orders] == [rich.printing]
    assert move.orders[0].colour == build.ink_counts(gold=1, red=1)
    press_print(pilot)
    assert anna(pilot).orders == (poor,)


def test_print_none_asks_only_where_something_could_be_printed(table: Table, opened: Opened) -> None:
    """A turn is not given away by one press."""
    order_of(table, "IU")
    build.set_types(table, 0, "IU")
    pilot = opened()
    pilot.click("none")
    assert pilot.scene.name == "confirm"
    pilot.click("no")
    assert scene(pilot).view.top == FulfilTurn(0, False)
    pilot.click("none")
    pilot.click("yes")
    pilot.step(2)
    assert seat_on_turn(pilot) == 1


def test_F9_the_turn_ends_when_the_seat_says_so(table: Table, opened: Opened) -> None:
    """F9: after printing the scene waits; printing can be taken back until then."""
    order, later = order_of(table, "IU"), order_of(table, "AI")
    build.set_types(table, 0, "IU")
    table.seats[0].levels = (0, 0, 0, 0)
    pilot = opened()
    pilot.click(f"order:{order.printing}")
    press_print(pilot)
    assert "print" not in pilot.app.page.targets
    pilot.click(f"order:{later.printing}")
    assert says(pilot)
    assert not scene(pilot).draft.laid
    pilot.click("undo")
    assert anna(pilot).orders == (order, later)
    assert scene(pilot).draft.ready(order)  # what was printed lies there again
    assert not scene(pilot).default
    press_print(pilot)
    assert scene(pilot).default == "end"  # as on the board: Enter ends a turn that is made
    pilot.click("end")
    pilot.step(2)
    assert seat_on_turn(pilot) == 1


@pytest.mark.parametrize("character", ["manutius", "fiol", "caxton"])
def test_every_legal_fulfilment_can_be_laid_out(table: Table, opened: Opened, character: CharacterId) -> None:
    """Taking over any legal fulfilment gives a draft that is the same fulfilment."""
    order_of(table, "IU", gold=1)
    order_of(table, "AI", red=1)
    build.set_types(table, 0, "AIIU")
    build.give_inks(table, 0, gold=2, red=1)
    build.set_character(table, 0, character)
    table.seats[0].levels, table.seats[0].wild = (6, 6, 6, 6), "gold" if character == "caxton" else None
    pilot = opened()
    moves = [move for move in scene(pilot).sitting.match.legal_moves(0) if isinstance(move, Fulfil)]
    assert len(moves) >= 24
    for move in moves:
        scene(pilot).draft.take_over(move)
        assert scene(pilot).fulfilment() == move


def test_A1_an_order_offers_the_letter_that_it_misses(table: Table, opened: Opened) -> None:
    """A1: "Missing U" comes with its price and a press buys it; too dear, the button says so."""
    order = order_of(table, "IU")
    build.set_types(table, 0, "I")
    table.seats[0].guilders = 5
    pilot = opened()
    pilot.click(f"order:{order.printing}")
    assert says(pilot)
    assert not scene(pilot).draft.laid
    pilot.click(f"buy letter:U:{order.printing}")
    assert (anna(pilot).types, anna(pilot).guilders) == ((0, 1, 0, 1), 3)
    assert f"buy letter:U:{order.printing}" not in pilot.app.page.targets
    pilot.click(f"order:{order.printing}")
    assert scene(pilot).draft.ready(order)


def test_a_ready_order_is_taken_back_by_a_press(table: Table, opened: Opened) -> None:
    order = order_of(table, "IU")
    build.set_types(table, 0, "IU")
    pilot = opened()
    pilot.click(f"order:{order.printing}")
    assert scene(pilot).draft.ready(order)
    pilot.wait(0.5)
    pilot.click(f"order:{order.printing}")
    assert not scene(pilot).draft.laid


def test_a_printing_without_fame_is_asked_about_once(table: Table, opened: Opened) -> None:
    order = order_of(table, "IU")
    build.set_types(table, 0, "IU")
    pilot = opened()
    pilot.click(f"order:{order.printing}")
    pilot.click("print")
    assert pilot.scene.name == "confirm"
    pilot.click("no")
    assert anna(pilot).orders == (order,)
    pilot.click("print")
    assert not anna(pilot).orders


def test_fill_in_takes_fame_where_some_can_be_had(table: Table, opened: Opened) -> None:
    """Three orders want the same types: the one that earns fame is filled in, though the others pay more guilders."""
    dear = [card.id for card in table.content.refinement.values() if sum(card.inks) > 2]
    for letters, refinement in (("AOOO", dear[0]), ("IIOU", dear[1])):
        build.give_order(table, 0, build.printing_card(letters), refinement)
    famed = order_of(table, "AI", blue=1)
    build.set_types(table, 0, "AOOOOIIU")
    build.give_inks(table, 0, blue=1)
    pilot = opened()
    pilot.click("fill")
    assert [order for order in anna(pilot).orders if scene(pilot).draft.ready(order)] == [famed]


def test_the_portrait_stands_in_fulfilment_too(opened: Opened, table: Table) -> None:
    """`plantin`: a swap before printing is one press away, as on the board."""
    build.set_character(table, 0, "plantin")
    build.set_levels(table, 0, binding=2)
    order_of(table, "IU")
    pilot = opened()
    pilot.click("character")
    assert pilot.scene.name == "level swap"
    pilot.drag("level marker:binding", "row:typesetting")
    pilot.step(2)
    assert pilot.scene.name == "fulfil"
    assert scene(pilot).holder.levels == (2, 0, 0, 0)


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_turn_that_has_printed_ends_by_hand_or_by_itself(opened: Opened, table: Table, by_itself: bool) -> None:
    """As the settings say; by itself it ends after a moment in which it can be taken back."""
    build.set_types(table, 0, "IU")
    order_of(table, "IU")
    pilot = opened()
    sitting = scene(pilot).sitting
    sitting.choices.change(turns_end=by_itself, speed="off")
    pilot.click("fill")
    press_print(pilot)
    pilot.step(2)
    while sitting.shown.prompt is not None:  # what the order gives beside
        assert sitting.turns.make(sitting.match.legal_moves(0)[0]) == ""
    number = sitting.match.number
    pilot.wait(1.0)
    assert sitting.match.number == number
    pilot.wait(3.0)
    assert (sitting.match.number > number) is by_itself
    sitting.choices.reset()
