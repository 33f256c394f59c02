"""Questions inside rewards: every answer can be given by dragging or clicking, wrong drops say why."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.client.parts.orders import lack_words
from game.client.scenes.prompts import PROMPT_SCENES
from game.client.session.sitting import PROMPTS, Sitting
from game.content.tables import GearReward
from game.rules import Table
from game.rules import decisions as ask
from game.rules.names import SPECIALTIES, Reward
from game.rules.state import Seat
from tests.client.at_table import below, seated
from tests.client.pilot import Pilot
from tests.rules import build
from tests.rules.own_cards import give_reward

Asked = Callable[[ask.Decision], Pilot]


@pytest.fixture
def table() -> Table:
    """Anna has one of each type, two gold inks and a red one, and is at II in typesetting."""
    table = build.table(seats=2)
    build.at_action(table, "patronage")
    build.set_types(table, 0, "AIOU")
    build.give_inks(table, 0, gold=2, red=1)
    build.set_levels(table, 0, typesetting=2)
    return table


@pytest.fixture
def asked(table: Table, tmp_path: Path) -> Iterator[Asked]:
    """Puts a question to Anna and a pilot in front of it."""

    def put(decision: ask.Decision) -> Pilot:
        build.ask_now(table, decision)
        return Pilot(below(seated(table, tmp_path)))

    yield put
    pygame.quit()


def sitting_of(pilot: Pilot) -> Sitting:
    """The sitting of the scene in front."""
    sitting = getattr(pilot.scene, "sitting", None)
    assert isinstance(sitting, Sitting)
    return sitting


def anna(pilot: Pilot) -> Seat:
    """What Anna holds now."""
    return sitting_of(pilot).view().seats[0]


def toast(pilot: Pilot) -> bool:
    """Whether a sentence is shown."""
    return pilot.app.controls.notices.toast is not None


def test_every_question_has_its_scene() -> None:
    """No question of the rules is left without a scene."""
    assert set(PROMPT_SCENES) == set(PROMPTS)


def test_R4_inks_are_taken_one_after_the_other(asked: Asked) -> None:
    """R4: the same scene asks again until all are taken, by dragging and by two clicks."""
    pilot = asked(ask.ChoosingInk(0, 2))
    pilot.drag("ink:blue", "inks")
    assert (pilot.scene.name, anna(pilot).inks) == ("choose ink", (1, 0, 2, 1))
    pilot.click_click("ink:red", "inks")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).inks) == ("below", (1, 0, 2, 2))


def test_C2_a_colour_that_the_bag_lacks_is_locked(asked: Asked, table: Table) -> None:
    """C2: what the bag lacks cannot be lifted; a press says why."""
    build.set_bag(table, 1, blue=1)
    pilot = asked(ask.ChoosingInk(0, 1))
    target = pilot.app.page.targets.by_name("ink:gold")
    assert not target.enabled
    assert "gold" in target.reason


def test_R3_a_reward_is_declined_and_taken_back(asked: Asked) -> None:
    """R3: declining leaves everything as it was, and can be taken back."""
    pilot = asked(ask.ChoosingInk(0, 2))
    pilot.click("decline")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).inks) == ("below", (0, 0, 2, 1))
    assert sitting_of(pilot).turns.undo(0) == ""
    pilot.step(2)
    assert pilot.scene.name == "choose ink"
    pilot.drag("ink:blue", "inks")
    pilot.click("undo")
    assert (pilot.scene.name, anna(pilot).inks) == ("choose ink", (0, 0, 2, 1))


def test_a_specialty_advances_along_its_own_track(asked: Asked) -> None:
    """A marker laid on another track goes back with a reason; on its own it advances."""
    pilot = asked(ask.ChoosingAdvance(0, SPECIALTIES))
    pilot.drag("level marker:binding", "next level:typesetting")
    assert toast(pilot)
    assert anna(pilot).levels == (2, 0, 0, 0)
    pilot.drag("level marker:binding", "next level:binding")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).levels) == ("below", (2, 0, 1, 0))


def test_only_a_specialty_in_question_advances(asked: Asked) -> None:
    """`advance_lowest`: the others are locked, and a press on their next level says why."""
    pilot = asked(ask.ChoosingAdvance(0, ("binding", "illuminating")))
    assert not pilot.app.page.targets.by_name("level marker:typesetting").enabled
    pilot.click("next level:typesetting")
    assert anna(pilot).levels == (2, 0, 0, 0)
    assert toast(pilot)
    pilot.click("next level:illuminating")
    assert anna(pilot).levels == (2, 0, 0, 1)


def test_a_free_type_is_taken(asked: Asked) -> None:
    """§9: free of charge."""
    pilot = asked(ask.ChoosingFreeType(0))
    pilot.click_click("type:U", "types")
    assert (anna(pilot).types, anna(pilot).guilders) == ((1, 1, 1, 2), 10)


def test_discount_sells_only_its_letters(asked: Asked) -> None:
    """`discount`: 3 guilders less for the letters of the sector."""
    pilot = asked(ask.BuyingDiscounted(0, ("I", "U")))
    assert not pilot.app.page.targets.by_name("type:A").enabled
    pilot.drag("type:I", "types")
    assert (anna(pilot).types, anna(pilot).guilders) == ((1, 2, 1, 1), 8)


def test_swap_ink(asked: Asked) -> None:
    """`swap_ink`: another colour; the same one is refused in words."""
    pilot = asked(ask.SwappingInk(0))
    pilot.drag("ink:gold", "bag:gold")
    assert toast(pilot)
    assert anna(pilot).inks == (0, 0, 2, 1)
    pilot.drag("ink:gold", "bag:silver")
    assert anna(pilot).inks == (0, 1, 1, 1)


def test_swap_type(asked: Asked) -> None:
    """`swap_type`."""
    pilot = asked(ask.SwappingType(0))
    pilot.drag("type:A", "case letter:A")
    assert toast(pilot)
    pilot.click_click("type:A", "case letter:O")
    assert anna(pilot).types == (0, 1, 2, 1)


@pytest.mark.parametrize(("payment", "fame", "guilders"), [("fame", 3, 10), ("guilders", 0, 15)])
def test_scrap_type(asked: Asked, payment: str, fame: int, guilders: int) -> None:
    """`scrap_type`: 3 fame or 5 guilders."""
    pilot = asked(ask.ScrappingType(0))
    pilot.drag("type:I", payment)
    assert (anna(pilot).types, anna(pilot).fame, anna(pilot).guilders) == ((1, 0, 1, 1), fame, guilders)


def test_one_for_two_with_a_choice(asked: Asked) -> None:
    """`one_for_two` for `caxton`: the ink that goes back is chosen, then two come."""
    pilot = asked(ask.ReturningInk(0, ("gold", "red")))
    pilot.drag("ink:red", "bag")
    pilot.step(2)
    assert (pilot.scene.name, anna(pilot).inks) == ("choose ink", (0, 0, 2, 0))


def test_R3_the_next_reward_is_chosen(asked: Asked) -> None:
    """R3: each different reward once; the question behind the chosen one comes at once."""
    pilot = asked(ask.Rewards(0, (Reward("inks", 1), Reward("advance", 1), Reward("inks", 1))))
    assert "reward:2" not in pilot.app.page.targets
    pilot.click("reward:1")
    pilot.step(2)
    assert pilot.scene.name == "advance"


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
    assert look.hint == lack_words(sitting_of(pilot), anna(pilot), order)
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


def test_the_printing_house_can_be_looked_at_meanwhile(asked: Asked) -> None:
    """A4: the workshop is only looked at while a choice is open, and the question waits."""
    pilot = asked(ask.ChoosingFreeType(0))
    pilot.click("workshop:0")
    pilot.step(2)
    assert pilot.scene.name == "workshop"
    target = pilot.app.page.targets.by_name("type:A")
    assert not target.enabled
    assert target.reason
    pilot.click("close")
    assert pilot.scene.name == "free type"
