"""The turn in fulfilment: what is filled in, asked about and printed, and how the turn ends."""

import pytest

from game.rules import Table
from game.rules.moves import ChooseReward, Fulfil, FulfilTurn
from game.rules.names import CharacterId, Order
from tests.client.fulfilment_at import (
    Opened,
    anna,
    at_fulfilment,
    opener,
    order_of,
    press_print,
    says,
    scene,
    seat_on_turn,
)
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

table = pytest.fixture(at_fulfilment)
opened = pytest.fixture(opener)


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


@pytest.mark.parametrize("types", ["IU", "A"])
def test_fulfilling_none_only_readies_the_end_of_the_turn(table: Table, opened: Opened, types: str) -> None:
    """A turn is not given away by one press: it is taken back like any other step."""
    order = order_of(table, "IU")
    build.set_types(table, 0, types)
    pilot = opened()
    assert not pilot.app.page.targets.by_name("undo").enabled
    pilot.click("none")
    assert scene(pilot).view.top == FulfilTurn(0, False)
    assert scene(pilot).default == "end"
    assert "print" not in pilot.app.page.targets
    pilot.click("undo")
    assert "end" not in pilot.app.page.targets
    assert not pilot.app.page.targets.by_name("undo").enabled
    if types == "IU":
        pilot.click("none")
        pilot.click(f"order:{order.printing}")  # laying something chooses otherwise
        assert "end" not in pilot.app.page.targets
        pilot.click("none")
        assert not scene(pilot).draft.laid
        pilot.click("undo")
        assert scene(pilot).draft.ready(order)


def test_the_end_of_a_turn_asks_where_something_could_be_printed(table: Table, opened: Opened) -> None:
    order_of(table, "IU")
    build.set_types(table, 0, "IU")
    pilot = opened()
    pilot.click("none")
    pilot.click("end")
    assert pilot.scene.name == "confirm"
    pilot.click("no")
    assert scene(pilot).view.top == FulfilTurn(0, False)
    pilot.click("end")
    pilot.click("yes")
    pilot.step(2)
    assert seat_on_turn(pilot) == 1


def test_the_end_of_a_turn_asks_nothing_where_nothing_can_be_printed(table: Table, opened: Opened) -> None:
    order_of(table, "IU")
    pilot = opened()
    pilot.click("none")
    pilot.click("end")
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
    moves = [move for move in scene(pilot).session.match.legal_moves(0) if isinstance(move, Fulfil)]
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


def with_bonus(table: Table, letters: str, bonus: str) -> Order:
    """An order of Anna's whose parts together give this."""
    held = [order.refinement for order in table.seats[0].orders]
    refinement = build.first_card("refinement", lambda card: card.bonus == bonus, held)
    printed = [order.printing for order in table.seats[0].orders]
    return build.give_order(table, 0, build.printing_card(letters, printed), refinement)


def test_F5_R3_rewards_whose_order_makes_no_difference_ask_nothing(table: Table, opened: Opened) -> None:
    """F5, R3: the first question comes at once, then the next; Undo takes the printing back in one press."""
    with_bonus(table, "IU", "inks")
    with_bonus(table, "AI", "advance")
    build.set_types(table, 0, "AIIU")
    build.give_inks(table, 0, blue=3, gold=3, silver=3, red=3)
    table.seats[0].levels, table.seats[0].disk = (3, 3, 3, 3), 1
    pilot = opened()
    session, number = scene(pilot).session, scene(pilot).session.match.number
    pilot.click("print")
    pilot.step(2)
    assert pilot.scene.name in ("choose ink", "advance")
    assert isinstance(session.match.log[-1].move, ChooseReward)
    pilot.click("undo")
    pilot.step(2)
    assert (session.match.number, pilot.scene.name) == (number, "fulfil")


def test_it_opens_filled_in_where_one_print_is_best(table: Table, opened: Opened) -> None:
    """All parts of the order are done; Undo takes it off the bench, and what was laid then is kept."""
    order = order_of(table, "IU", gold=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, gold=1)
    table.seats[0].levels = (6, 6, 6, 6)
    pilot = opened()
    move = scene(pilot).fulfilment()
    assert [(one.printing, one.decoration) for one in move.orders] == [(order.printing, True)]
    assert pilot.app.page.targets.by_name("print").enabled
    pilot.click("undo")
    assert not scene(pilot).fulfilment().orders


@pytest.mark.parametrize("lost", ["decoration", "ink of another order"])
def test_it_opens_empty_where_something_would_be_lost(table: Table, opened: Opened, lost: str) -> None:
    """A part that could be done later, or an ink that another order shows."""
    order_of(table, "IU", gold=1)
    build.set_types(table, 0, "IU")
    build.give_inks(table, 0, gold=1)
    table.seats[0].levels = (0, 0, 0, 0) if lost == "decoration" else (6, 6, 6, 6)
    if lost == "ink of another order":
        order_of(table, "AI", gold=1, red=1)
    assert not scene(opened()).fulfilment().orders


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_turn_that_has_printed_ends_by_hand_or_by_itself(opened: Opened, table: Table, by_itself: bool) -> None:
    """As the settings say; by itself it ends after a moment in which it can be taken back."""
    build.set_types(table, 0, "IU")
    order_of(table, "IU")
    pilot = opened()
    session = scene(pilot).session
    session.choices.change(turns_end="always" if by_itself else "never", speed="off")
    pilot.app.choices.change(speed="off")
    pilot.click("fill")
    press_print(pilot)
    pilot.step(2)
    while session.shown.prompt is not None:  # what the order gives beside
        assert session.turns.make(session.match.legal_moves(0)[0]) == ""
    number = session.match.number
    pilot.wait(1.0)
    assert session.match.number == number
    pilot.wait(3.5)
    assert (session.match.number > number) is by_itself
    session.choices.reset("play")
