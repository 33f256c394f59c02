"""W1 to W7: the machine's turn."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.companion.rules.action_phase import AwaitTurn, TakeTurn, active_tradesman, shop_reached, way_from
from game.companion.rules.dialogue import Counted, Edit, Gives, Said, Way
from game.companion.rules.engine import BeginRound
from game.companion.rules.gains import Gain
from game.companion.rules.machine import LeadLetter, Shop, State, Tile
from game.companion.rules.symbols import DIRECTIONS, Direction, Goods
from tests.companion.build import TILES, Bench, city, event, gives, men

PAYS = Shop(gives(points=1), gives(points=2))


def state_with(*tradesmen: tuple[int, int] | tuple[int, int, bool], rows: int = 3, columns: int = 3) -> State:
    return Bench(AwaitTurn(1), tradesmen=men(*tradesmen), city=city(rows, columns)).state


def test_W1_a_tile_is_drawn_first() -> None:
    bench = Bench(AwaitTurn(1), pile=(0, 5), tradesmen=men((0, 2), (8, 2))).words("go")
    assert bench.told[0] == event("tile_drawn", arrow=TILES[5].arrow, letters=TILES[5].letters)
    assert bench.state.pile == (0,)


def test_W2_the_one_still_standing_is_active() -> None:
    assert active_tradesman(state_with((0, 2, False), (8, 1, True))) == 1
    assert active_tradesman(state_with((0, 1, True), (8, 2, False))) == 0


def test_W2_of_two_standing_the_one_nearer_the_upper_left_corner() -> None:
    assert active_tradesman(state_with((2, 2), (3, 2))) == 0
    assert active_tradesman(state_with((6, 2), (2, 2))) == 1


def test_W2_ruling_of_two_standing_one_in_a_room_II_comes_first() -> None:
    assert active_tradesman(state_with((0, 1), (8, 2))) == 1
    bench = Bench(TakeTurn(), tradesmen=men((2, 1), (3, 2)))
    assert bench.told[0] == event("room_II_first", shop=3, start=2)
    for alike in (men((2, 2), (3, 2)), men((2, 1, False), (3, 2)), men((2, 2), (3, 1)), men((2, 1), (3, 1))):
        assert Bench(TakeTurn(), tradesmen=alike).of("room_II_first") == []


def test_W2_where_a_hand_left_nobody_standing_it_is_a_reset() -> None:
    """W2_nobody: a letter is taken, a room II used, and nobody is laid down."""
    bench = Bench(TakeTurn(), tradesmen=men((3, 1, False), (4, 2, False)), city=city(shop_3=PAYS)).words("A")
    assert (len(bench.state.letters), bench.state.points) == (1, 2)
    assert bench.of("tradesman_laid_down") == []


@pytest.mark.parametrize(
    ("direction", "shop"),
    [*zip(DIRECTIONS, (1, 2, 5, 8, 7, 6, 3, 0), strict=True)],
)
def test_W3_it_goes_in_the_arrows_direction(direction: Direction, shop: int) -> None:
    assert shop_reached(state_with((4, 2), (0, 2)), 4, direction, 1) == shop


def test_W3_it_goes_as_many_shops_as_the_order_markers_number() -> None:
    bench = Bench(TakeTurn(), city=city(4, 4), tradesmen=men((4, 2), (15, 2)), order_marker=3)
    assert bench.state.tradesmen[0].shop == 7


def test_W3_ruling_rows_and_columns_wrap_round_each_by_themselves() -> None:
    state = state_with((0, 2), (1, 2), rows=3, columns=4)
    assert shop_reached(state, 3, "east", 1) == 0
    assert shop_reached(state, 1, "north", 1) == 9
    assert shop_reached(state, 11, "southeast", 1) == 0
    assert shop_reached(state, 0, "northwest", 5) == 4 + 3  # five rows up are one, five columns left are one


def test_W3_the_way_says_whether_it_goes_round_the_edge() -> None:
    state = state_with((0, 2), (1, 2), rows=3, columns=4)
    for start in range(12):
        for steps in (1, 2, 3):
            for arrow in DIRECTIONS:
                turn = replace(state, order_marker=steps, tile=Tile(arrow, "ABCDEF"))
                path = [start]
                for _ in range(steps):
                    path.append(shop_reached(turn, path[-1], arrow, 1))
                leaps = any(abs(one // 4 - two // 4) > 1 or abs(one % 4 - two % 4) > 1 for one, two in pairwise(path))
                assert way_from(turn, start) == Way(arrow, steps, round_edge=leaps)


def test_W4_it_moves_into_the_room_I_lies_down_and_does_the_shops_action() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 2), (8, 2)), city=city(shop_4=PAYS))
    assert bench.told[:2] == [
        event("tradesman_moved", tradesman=0, start=3, shop=4, room=1, way=Way("east", 1, round_edge=False)),
        event("tradesman_laid_down", tradesman=0),
    ]
    assert bench.of("gained") == [event("gained", resource="points", amount=1, total=1)]
    assert bench.state.tradesmen == men((4, 1, False), (8, 2, True))
    assert all(each.by_hand for each in bench.told[:2])


def test_W4_an_unknown_shop_is_asked_once() -> None:
    bench = Bench(TakeTurn(), AwaitTurn(1), tradesmen=men((3, 2), (8, 2)), city=city(shop_4=Shop()))
    assert (bench.kind, bench.question.figures["index"]) == ("city.shops.action", 4)
    bench.say(Gives(gives(ink=2)))
    assert bench.state.ink == 2
    assert bench.state.city.shops[4].action == gives(ink=2)
    again = Bench(TakeTurn(), AwaitTurn(1), tradesmen=men((3, 2), (8, 2)), city=bench.state.city)
    assert (again.kind, again.state.ink) == ("turn", 2)


def test_W4_ruling_own_shop_reached_by_going_right_round_counts_as_another() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((4, 2), (8, 2)), city=city(shop_4=PAYS), order_marker=3)
    assert bench.of("reset_began") == []
    assert bench.of("tradesman_moved") == [
        event("tradesman_moved", tradesman=0, start=4, shop=4, room=1, way=Way("east", 3, round_edge=True))
    ]
    assert bench.state.tradesmen[0] == men((4, 1, False))[0]
    assert bench.state.points == 1


def test_W4_ruling_other_people_do_not_hinder_it() -> None:
    """W4: whoever else is in the shop, nothing is asked about them."""
    bench = Bench(TakeTurn(), AwaitTurn(2), tradesmen=men((3, 2), (8, 2)), people=3)
    assert bench.kind == "turn"
    assert bench.state.tradesmen[0].shop == 4


def test_W5_the_other_tradesman_where_the_way_leads_makes_a_reset() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 2), (4, 2)))
    assert bench.of("reset_began") == [event("reset_began", start=3, shop=4, way=Way("east", 1, round_edge=False))]
    assert bench.kind == "letter_on_board"
    assert bench.question.rule == "W5"
    bench.words("C")
    assert bench.told[-1] == event("tradesman_laid_down", tradesman=0)
    assert bench.state.tradesmen == men((3, 2, False), (4, 2, True))


def test_W5_no_standing_tradesman_in_a_room_II_makes_a_reset() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 1), (8, 2, False)))
    assert bench.of("reset_began") == [event("reset_began", start=3, shop=4, way=None)]


def test_W5_the_letter_is_the_first_of_the_letter_order() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 2), (4, 2)), tile=Tile("east", "CABFDE"))
    assert bench.question.choices == ("C", "A", "B", "F", "D", "E", "none")
    bench.words("B")
    assert bench.of("letter_taken") == [event("letter_taken", letter="B")]
    assert bench.state.letters == (LeadLetter("B"),)


def test_W5_a_third_letter_is_not_taken_and_the_reset_goes_on() -> None:
    """V4_ruling: in a reset neither, and nothing on the typesetting board is replaced."""
    held = (LeadLetter("A"), LeadLetter("A"))
    bench = Bench(TakeTurn(), tradesmen=men((3, 1), (8, 2, False)), letters=held, city=city(shop_3=PAYS))
    assert [each.kind for each in bench.told] == [
        *("reset_began", "came_to_nothing", "tradesman_moved", "gained", "tradesman_laid_down")
    ]
    assert bench.of("came_to_nothing")[0].figures["reason"] == "holds_two_letters"
    assert (bench.state.letters, bench.kind) == (held, None)


def test_W5_every_tradesman_in_a_room_I_standing_or_lying_uses_its_room_II() -> None:
    shops = city(shop_3=PAYS, shop_8=Shop((), gives(points=4)))
    bench = Bench(TakeTurn(), tradesmen=men((3, 1), (8, 1, False)), city=shops).words("A")
    assert bench.of("gained") == [
        event("gained", resource="points", amount=2, total=2),
        event("gained", resource="points", amount=4, total=6),
    ]
    assert bench.state.tradesmen == men((3, 2, False), (8, 2, False))


def test_W5_ruling_of_two_the_upper_left_gives_first() -> None:
    shops = city(shop_2=PAYS, shop_6=Shop((), gives(points=4)))
    bench = Bench(TakeTurn(), tradesmen=men((6, 1), (2, 1, False)), city=shops).words("A")
    assert [each.figures["tradesman"] for each in bench.of("tradesman_moved")] == [1, 0]
    assert bench.of("upper_left_first") == [event("upper_left_first", shop=2, start=6)]
    assert [each.figures["amount"] for each in bench.of("gained")] == [2, 4]


def test_W5_a_tradesman_that_a_hand_moved_to_its_room_II_gives_nothing_again() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 1), (8, 2, False)), city=city(shop_3=PAYS))
    bench.say(Edit("tradesmen.0.room", 2)).words("A")
    assert bench.of("tradesman_moved") == []
    assert bench.state.points == 0


def test_W6_both_stand_up_where_they_are_at_the_start_of_a_round() -> None:
    bench = Bench(BeginRound(), tradesmen=men((6, 1, False), (2, 2, False)))
    assert bench.state.tradesmen == men((6, 1), (2, 2))
    assert bench.of("tradesmen_stood_up") == [event("tradesmen_stood_up")]
    assert bench.state.round == 2
    assert (bench.kind, bench.question.figures["number"]) == ("turn", 1)


def test_W6_the_machine_has_two_turns_one_a_tradesman() -> None:
    bench = Bench(BeginRound(), tradesmen=men((0, 2), (5, 2)), pile=(9, 9)).words("go")
    assert (bench.kind, bench.question.figures["number"]) == ("turn", 2)
    assert [man.standing for man in bench.state.tradesmen] == [False, True]
    bench.words("go")
    assert [man.standing for man in bench.state.tradesmen] == [False, False]
    assert bench.kind == "order_on_offer"


def test_W6_ruling_all_tiles_are_shuffled_again_when_they_run_out() -> None:
    bench = Bench(AwaitTurn(1), pile=(), tradesmen=men((0, 2), (4, 2))).words("go")
    assert bench.told[0] == event("tiles_shuffled")
    assert len(bench.state.pile) == 23
    assert Bench(AwaitTurn(1), pile=(), tile_mode="yours").words("go").told == [event("box_tiles_shuffled")]


def test_W7_an_action_set_off_by_another_is_done_before_that_goes_on() -> None:
    """A trading tile gives a technology and a point: the point comes after all that the technology sets off."""
    bench = Bench(Gain(gives(trade=1, coins=1)))
    bench.say(Gives(gives(technology=1, points=1)), Said(True))
    assert bench.kind == "board.covers"
    bench.say(Gives(gives(paper=1)))
    assert [each.figures["resource"] for each in bench.of("gained")] == ["paper", "points", "coins"]


def test_W7_a_chain_uses_the_same_tile() -> None:
    bench = Bench(Gain(gives(trade=1)), tile=Tile("east", "FABCDE"), pile=(1, 2))
    assert bench.question.figures["number"] == 3
    bench.say(Gives(gives(technology=1)))
    assert bench.question.figures["row"] == "lead"
    assert bench.state.pile == (1, 2)


def test_W7_ruling_a_chain_that_comes_back_to_a_running_kind_ends_there() -> None:
    bench = Bench(Gain(gives(trade=1))).say(Gives(gives(technology=1)), Said(True), Gives(gives(trade=1, points=3)))
    assert bench.of("came_to_nothing") == [event("came_to_nothing", effect="trade", reason="chain_ended")]
    assert bench.kind is None
    assert bench.state.points == 3


def test_W7_ruling_a_kind_that_is_over_may_run_again() -> None:
    bench = Bench(Gain(gives(trade=1) + gives(trade=1))).say(Gives(()))
    assert bench.kind == "trade_tile"


def test_V9_assistants_give_their_goods_after_a_room_II_too() -> None:
    """V9_each_action: after the action, as beside a shop."""
    shops = city(shop_3=Shop((), gives(points=2)))
    bench = Bench(TakeTurn(), tradesmen=men((3, 1), (8, 2, False)), city=shops, assistants=True).words("A")
    assert (bench.kind, bench.question.figures["shop"], bench.state.points) == ("assistant_goods", 3, 2)


def test_V9_assistants_beside_the_shop_give_their_goods() -> None:
    bench = Bench(TakeTurn(), tradesmen=men((3, 2), (8, 2)), assistants=True)
    assert (bench.kind, bench.question.rule, bench.question.figures["shop"]) == ("assistant_goods", "V9", 4)
    bench.say(Counted(Goods(paper=1, lead=2)))
    assert (bench.state.paper, bench.state.ink, bench.state.lead) == (1, 0, 2)
