"""The hand: drag, click-click, and everything that goes wrong with buttons."""

from game.client.ui.pointer_controller import DragState, Lay, Press, Return


def grasped() -> DragState:
    """A hand whose button is down on a piece."""
    hand = DragState()
    hand.down("card", (100, 100), 1.0, liftable=True)
    return hand


def test_a_small_movement_is_a_click_and_lifts() -> None:
    hand = grasped()
    assert hand.move((108, 108)) is None
    assert hand.up("card", None, (108, 108)) is None
    assert hand.piece == "card"
    assert not hand.dragging


def test_what_only_a_drag_lifts_is_pressed_by_a_click() -> None:
    hand = grasped()
    hand.taps = True
    assert hand.up("card", None, (100, 100)) == Press("card")
    hand.down("card", (100, 100), 2.0, liftable=True)
    hand.taps = True
    assert hand.move((100, 113)) == "card"


def test_a_large_movement_is_a_drag_that_lays_on_release() -> None:
    hand = grasped()
    assert hand.move((100, 113)) == "card"
    assert hand.up("near", "near", (400, 100)) == Lay("card", "near")
    assert hand.piece is None


def test_a_second_click_lays() -> None:
    hand = grasped()
    hand.up("card", None, (100, 100))
    hand.down("near", (400, 100), 2.0)
    assert hand.up("near", "near", (400, 100)) == Lay("card", "near")


def test_a_second_click_elsewhere_puts_back() -> None:
    hand = grasped()
    hand.up("card", None, (100, 100))
    hand.down("go", (400, 600), 2.0)
    assert hand.up("go", None, (400, 600)) == Return("card")


def test_a_bounce_within_50_ms_acts_once() -> None:
    hand = DragState()
    answers = []
    for moment in (1.0, 1.04):
        hand.down("go", (1, 1), moment)
        answers.append(hand.up("go", None, (1, 1)))
    assert answers == [Press("go"), None]


def test_a_bounce_does_not_put_a_lifted_piece_back() -> None:
    hand = grasped()
    hand.up("card", None, (100, 100))
    hand.down("card", (100, 100), 1.04)
    assert hand.up("card", None, (100, 100)) is None
    assert hand.piece == "card"


def test_release_on_another_target_presses_nothing() -> None:
    hand = DragState()
    hand.down("go", (1, 1), 1.0)
    assert hand.up("stop", None, (200, 1)) is None


def test_letting_go_returns_the_piece_once() -> None:
    hand = grasped()
    hand.move((300, 300))
    assert hand.drop() == Return("card")
    assert hand.drop() is None
    assert hand.up("near", "near", (400, 100)) is None


def test_what_is_turned_is_not_lifted() -> None:
    hand = grasped()
    hand.turns = True
    assert hand.move((300, 300)) is None
    assert hand.up("card", "near", (300, 300)) is None
    assert hand.piece is None


def test_what_may_be_turned_is_lifted_by_a_click_that_rests() -> None:
    hand = grasped()
    hand.turns = True
    assert hand.up("card", None, (104, 100)) is None
    assert hand.piece == "card"
