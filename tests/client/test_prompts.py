"""Questions inside rewards: every answer can be given by dragging or clicking, wrong drops say why."""

import pytest

from game.client.base.game_steps import PROMPTS
from game.client.scenes.keep_order import PROMPT_SCENES
from game.rules import Table
from game.rules import moves as ask
from game.rules.names import SPECIALTIES, Reward
from tests.client.asked_at import Asked, anna, asker, questioned, sitting_of, toast
from tests.rules import build

pytestmark = pytest.mark.usefixtures("unpainted")

table = pytest.fixture(questioned)
asked = pytest.fixture(asker)


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


@pytest.mark.parametrize(
    ("answer", "inks"), [("reward answer:0:blue", (1, 0, 2, 1)), ("reward answer:0:silver", (0, 1, 2, 1))]
)
def test_R3_rewards_whose_order_matters_are_answered_on_one_sheet(
    asked: Asked, answer: str, inks: tuple[int, ...]
) -> None:
    """R3: one press says which comes first and what is chosen for it; Undo takes both back."""
    pilot = asked(ask.Rewards(0, (Reward("inks", 1), Reward("order", 1))))
    before = anna(pilot).inks
    pilot.click(answer)
    pilot.step(2)
    assert tuple(anna(pilot).inks) == inks
    assert pilot.scene.name == "offer order"
    pilot.click("undo")
    pilot.step(2)
    assert anna(pilot).inks == before
    assert pilot.scene.name == "rewards"


def test_R3_the_next_reward_is_chosen(asked: Asked) -> None:
    """R3: each different reward once; the question behind the chosen one comes at once."""
    pilot = asked(ask.Rewards(0, (Reward("inks", 1), Reward("advance", 1), Reward("inks", 1))))
    assert "reward:2" not in pilot.app.page.targets
    pilot.click("reward:1")
    pilot.step(2)
    assert pilot.scene.name == "advance"
