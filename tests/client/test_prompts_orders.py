"""Questions about orders: whether to draw, which cards to keep, and which order goes."""

import pytest

from game.client.base import readings
from game.client.scenes.parts.orders import lack_words
from game.content.tables import GearReward
from game.rules import Table
from game.rules import moves as ask
from tests.client.asked_at import Asked, anna, asker, questioned, sitting_of, toast
from tests.client.pilot import Pilot
from tests.rules import build
from tests.rules.own_cards import give_reward

pytestmark = pytest.mark.usefixtures("unpainted")

table = pytest.fixture(questioned)
asked = pytest.fixture(asker)


def test_O4_an_order_is_drawn_and_kept(asked: Asked) -> None:
    """O4, O5: draw, pay for more, keep one of each; what was chosen stays chosen when more cards come."""
    pilot = asked(ask.OfferingOrder(0))
    pilot.click("draw")
    pilot.step(2)
    decision = sitting_of(pilot).shown.prompt
    assert isinstance(decision, ask.KeepingOrder)
    printing, refinement = f"printing:{decision.printing[0]}", f"refinement:{decision.refinement[1]}"
    pilot.drag(printing, "card slot:refinement")
    assert toast(pilot)
    pilot.drag(printing, "card slot:printing")
    pilot.click("buy cards:1:1")
    assert anna(pilot).guilders == 8
    pilot.click("keep")
    assert anna(pilot).orders == ()
    pilot.click_click(refinement, "card slot:refinement")
    pilot.drag(refinement, "drawn")
    pilot.drag(refinement, "card slot:refinement")
    pilot.click("keep")
    assert anna(pilot).orders == ((decision.printing[0], decision.refinement[1]),)


@pytest.fixture
def choosing(asked: Asked, table: Table) -> Pilot:
    """Anna, with one guilder and three gears, chooses among drawn cards; a printing card is chosen already."""
    table.seats[0].guilders = 1
    for reward in (GearReward("scrap_type"), GearReward("order"), GearReward("round_fame")):
        give_reward(table, 0, reward)
    pilot = asked(ask.OfferingOrder(0))
    pilot.click("draw")
    pilot.step(2)
    pilot.drag(f"printing:{table.printing_pile.deck[0]}", "card slot:printing")
    return pilot


def test_A4_O5_a_gear_pays_for_two_cards_more(choosing: Pilot, table: Table) -> None:
    """A4, O5: the gear's question stands over the choice, which then goes on as it was, now with guilders."""
    pilot, chosen = choosing, table.printing_pile.deck[0]
    slot = pilot.pos(f"printing:{chosen}")
    assert not pilot.app.page.targets.by_name("buy cards:1:1").enabled
    assert "Keep one" in pilot.app.page.targets.by_name("use:1").reason
    pilot.click("use:0")
    pilot.step(2)
    assert pilot.scene.name == "scrap type"
    pilot.drag("type:A", "guilders")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).guilders) == ("keep order", 6)
    assert pilot.pos(f"printing:{chosen}") == slot
    pilot.click("buy cards:1:1")
    pilot.click("use:2")
    assert (anna(pilot).guilders, anna(pilot).fame) == (4, 1)
    pilot.click("buy")
    pilot.step(2)
    pilot.drag("type:U", "types")
    pilot.click("close")
    assert (pilot.scene.name, anna(pilot).types, anna(pilot).guilders) == ("keep order", (0, 1, 1, 2), 0)
    top = sitting_of(pilot).shown.prompt
    assert isinstance(top, ask.KeepingOrder)
    pilot.drag(f"refinement:{top.refinement[2]}", "card slot:refinement")
    pilot.click("keep")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).orders) == ("below", ((chosen, top.refinement[2]),))


@pytest.mark.parametrize("drawn", [2, 3, 8])
def test_the_orders_held_are_seen_while_one_is_kept(asked: Asked, table: Table, drawn: int) -> None:
    """Few or many drawn cards leave room for what the seat holds, and what that lacks."""
    order = build.give_order(table, 0, build.printing_card("IU"), build.first_card("refinement"))
    pilot = asked(ask.KeepingOrder(0, table.printing_pile.deck[:drawn], table.refinement_pile.deck[:drawn]))
    look = pilot.app.page.targets.by_name(f"look order:{order.printing}")
    assert look.hint == lack_words(readings.lacks(table.content, anna(pilot), order))
    cards = [target for target in pilot.app.page.targets if target.role == "piece"]
    assert len(cards) == 2 * drawn
    assert look.rect.collidelist([card.rect for card in cards]) == -1


def test_A4_a_gears_question_taken_back_leads_back_to_the_choice(choosing: Pilot) -> None:
    """A4: undo closes the question and nothing else."""
    choosing.click("use:0")
    choosing.step(2)
    choosing.click("undo")
    choosing.step(2)
    assert (choosing.scene.name, anna(choosing).gears[0].used) == ("keep order", 0)


def test_A4_gears_are_used_in_the_printing_house_too(choosing: Pilot) -> None:
    """A4: the printing house says what is open, and a question that is answered there leads back there."""
    choosing.click("workshop:0")
    choosing.step(2)
    choosing.click("use:0")
    choosing.step(2)
    choosing.drag("type:A", "guilders")
    choosing.step(2)
    assert choosing.scene.name == "workshop"
    choosing.click("close")
    choosing.step(2)
    assert (choosing.scene.name, anna(choosing).guilders) == ("keep order", 6)


def test_a_card_laid_on_the_types_goes_back(choosing: Pilot, table: Table) -> None:
    choosing.drag(f"printing:{table.printing_pile.deck[1]}", "types")
    assert toast(choosing)
    assert choosing.scene.name == "keep order"


def test_O6_cards_once_drawn_must_be_kept(asked: Asked, table: Table) -> None:
    """O6: no way out of a draw, and the buttons say so."""
    pilot = asked(ask.KeepingOrder(0, table.printing_pile.deck[:2], table.refinement_pile.deck[:2]))
    for name in ("decline", "keep", "undo"):
        target = pilot.app.page.targets.by_name(name)
        assert not target.enabled
        assert target.reason


def test_O6_with_four_orders_one_goes_first(asked: Asked, table: Table) -> None:
    """O6: the order to give is laid on the discards, may be taken back, and goes with the draw."""
    first, *_, last = build.give_orders(table, 0, 4)
    pilot = asked(ask.OfferingOrder(0))
    assert not pilot.app.page.targets.by_name("draw").enabled
    pilot.drag(f"order:{first.printing}", "discards")
    pilot.drag(f"order:{first.printing}", "orders")
    assert not pilot.app.page.targets.by_name("draw").enabled
    pilot.click_click(f"order:{last.printing}", "discards")
    pilot.click("draw")
    assert last not in anna(pilot).orders
    assert len(anna(pilot).orders) == 3
