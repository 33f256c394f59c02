"""V1 to V5 and V7 to V10: what shops, spaces and tiles give the machine."""

import pytest

from game.companion.rules.action_phase import AwaitTurn, all_places, places_beside
from game.companion.rules.dialogue import Counted, Edit, Gives, Letters, Number, Said
from game.companion.rules.engine import CountContracts, refusal
from game.companion.rules.gains import Gain, space_for
from game.companion.rules.machine import Board, Difficulty, LeadLetter, Order, Shop, StickSpace, Tile
from game.companion.rules.symbols import LETTERS, Effect, Goods
from tests.companion.build import Bench, city, event, gives, men


@pytest.mark.parametrize("resource", ["paper", "ink", "lead", "coins", "points", "capacity", "workforce"])
def test_V1_what_a_person_gains_it_gains(resource: str) -> None:
    bench = Bench(Gain(gives(**{resource: 2})), workforce=0)
    assert getattr(bench.state, resource) == 2
    assert bench.told == [event("gained", resource=resource, amount=2, total=2)]


def test_V1_it_moves_orders_on_and_pays_no_goods() -> None:
    bench = Bench(Gain(gives(move_orders=2)), line=(Order(1, 3, 5),), paper=2, ink=1, capacity=4)
    assert (bench.question.rule, dict(bench.question.figures)) == ("V1", {"left": 2, "moving": 1})
    bench.words("none", "none")
    assert bench.state.line == (Order(3, 1, 5),)
    assert bench.told == [
        event("action_began", effect="move_orders"),
        event("order_moved", done=2, left=2),
        event("order_moved", done=3, left=1),
    ]
    assert (bench.state.paper, bench.state.ink, bench.state.capacity) == (2, 1, 4)


def test_V1_ruling_orders_move_from_right_to_left_as_in_Y3() -> None:
    line, waiting = (Order(1, 3, 5), Order(2, 3, 7)), (Order(0, 2, 1),)
    bench = Bench(Gain(gives(move_orders=4)), line=line, waiting=waiting).words("none", "none")
    assert bench.of("order_moved") == [
        event("order_moved", done=3, left=2),
        event("order_moved", done=2, left=2),
        event("order_moved", done=1, left=1),
        event("order_moved", done=4, left=1),
    ]
    assert bench.kind is None


def test_V1_an_action_that_it_cannot_use_gives_nothing() -> None:
    bench = Bench(Gain(gives(other=1, points=1)))
    assert bench.told == [
        event("came_to_nothing", effect="other", reason="cannot_use"),
        event("gained", resource="points", amount=1, total=1),
    ]


def test_V2_it_gains_the_goods_of_the_letter_first_in_the_order() -> None:
    held = (LeadLetter("A", Goods(paper=1)), LeadLetter("D", Goods(ink=2)))
    bench = Bench(Gain(gives(letter_goods=1)), letters=held, tile=Tile("east", "BDACEF"))
    assert (bench.state.paper, bench.state.ink) == (0, 2)
    assert bench.state.letters == held


def test_V2_goods_of_a_letter_are_asked_once() -> None:
    bench = Bench(Gain(gives(letter_goods=1) * 2), letters=(LeadLetter("A"),))
    assert (bench.kind, bench.question.rule, bench.question.figures["letter"]) == ("letters.goods", "V2", "A")
    bench.say(Counted(Goods(lead=1)))
    assert bench.state.lead == 2
    assert bench.kind is None


def test_V2_no_letter_gives_nothing() -> None:
    assert (
        event("came_to_nothing", effect="letter_goods", reason="holds_no_letter")
        in Bench(Gain(gives(letter_goods=1))).told
    )


@pytest.mark.parametrize(("letter", "number"), [*zip(LETTERS, (1, 1, 2, 2, 3, 3), strict=True)])
def test_V3_the_first_letter_says_which_trading_tile(letter: str, number: int) -> None:
    order = letter + "".join(other for other in LETTERS if other != letter)
    bench = Bench(Gain(gives(trade=1)), tile=Tile("north", order))
    assert bench.question.figures["number"] == number
    bench.say(Gives(gives(points=4)))
    assert bench.of("trade_tile_replaced") == [event("trade_tile_replaced", number=number)]
    assert bench.state.points == 4


def test_V3_it_pays_nothing_and_the_tile_goes_even_if_it_is_of_no_use() -> None:
    bench = Bench(Gain(gives(trade=1)), coins=2, paper=2).say(Gives(gives(other=1)))
    assert bench.of("trade_tile_replaced") == [event("trade_tile_replaced", number=1)]
    assert (bench.state.coins, bench.state.paper) == (2, 2)


def test_V4_the_first_letter_of_the_order_that_lies_there() -> None:
    bench = Bench(Gain(gives(lead_letter=1)), tile=Tile("east", "FBDACE")).words("D")
    assert bench.of("letter_taken") == [event("letter_taken", letter="D")]
    assert bench.state.letters == (LeadLetter("D"),)
    assert bench.kind is None


def test_V4_with_the_icon_also_its_goods() -> None:
    bench = Bench(Gain(gives(lead_letter_goods=1))).words("A")
    assert bench.question.rule == "V4"
    bench.say(Counted(Goods(1, 0, 1)))
    assert (bench.state.paper, bench.state.lead) == (1, 1)
    assert bench.state.letters == (LeadLetter("A", Goods(1, 0, 1)),)


@pytest.mark.parametrize("kind", ["lead_letter", "lead_letter_goods"])
def test_V4_ruling_a_third_is_not_taken_and_nothing_is_replaced(kind: str) -> None:
    held = (LeadLetter("A"), LeadLetter("A"))
    bench = Bench(Gain(gives(**{kind: 1})), letters=held)
    assert bench.kind is None
    assert bench.told[1:] == [event("came_to_nothing", effect="lead_letter", reason="holds_two_letters")]
    assert bench.state.letters == held


BOARD = Board((StickSpace("B", ()), StickSpace("A", gives(points=3)), StickSpace("A", ()), StickSpace("", ())))


def test_V5_a_letter_goes_to_the_first_free_space_that_bears_it() -> None:
    bench = Bench(Gain(gives(typesetting=1)), letters=(LeadLetter("A"),), board=BOARD, stick=("",) * 4)
    assert bench.of("letter_set") == [event("letter_set", letter="A", space=1)]
    assert (bench.state.letters, bench.state.points) == ((), 3)
    assert bench.state.stick == ("", "A", "", "")


def test_V5_else_to_the_first_free_one() -> None:
    state = Bench(board=BOARD, stick=("", "C", "", "")).state
    assert space_for(state, "A") == 2
    assert space_for(state, "F") == 0
    assert space_for(Bench(board=BOARD, stick=("B", "C", "A", "")).state, "B") == 3


def test_V5_of_two_letters_the_first_in_the_order_is_set() -> None:
    held = (LeadLetter("A"), LeadLetter("B"))
    bench = Bench(Gain(gives(typesetting=1)), letters=held, board=BOARD, stick=("",) * 4, tile=Tile("east", "CBADEF"))
    assert bench.of("letter_set") == [event("letter_set", letter="B", space=0)]
    assert bench.state.letters == held[:1]


def test_V5_no_letter_is_a_point() -> None:
    bench = Bench(Gain(gives(typesetting=1)))
    assert bench.of("point_instead") == [event("point_instead", reason="holds_no_letter")]
    assert bench.state.points == 1


def test_V5_ruling_a_full_stick_is_a_point_and_the_letter_stays() -> None:
    bench = Bench(Gain(gives(typesetting=1)), letters=(LeadLetter("A"),), board=BOARD, stick=("A",) * 4)
    assert bench.of("point_instead") == [event("point_instead", reason="stick_full")]
    assert (bench.state.points, bench.state.letters) == (1, (LeadLetter("A"),))


ROWS = [*zip(LETTERS, ("paper", "paper", "ink", "ink", "lead", "lead"), strict=True)]


@pytest.mark.parametrize(("letter", "row"), ROWS)
def test_V7_ruling_slip_pairs_of_first_letters_name_the_row(letter: str, row: str) -> None:
    """V7: A B paper, C D ink, E F lead; B is not ink."""
    order = letter + "".join(other for other in LETTERS if other != letter)
    bench = Bench(Gain(gives(technology=1)), tile=Tile("north", order))
    assert bench.question.figures["row"] == row


def test_V7_one_of_the_level_that_V8_asks_for_free_of_charge() -> None:
    bench = Bench(Gain(gives(technology=1)), workshop=("factory", "technology"), coins=1)
    assert bench.question.figures["level"] == 3
    bench.say(Said(True), Gives(()))
    assert bench.of("piece_taken") == [event("piece_taken", piece="technology", row="paper", level=3, space=2)]
    assert bench.state.coins == 1


def test_V7_ruling_none_of_that_level_gives_nothing() -> None:
    bench = Bench(Gain(gives(technology=1))).say(Said(False))
    assert bench.of("came_to_nothing") == [event("came_to_nothing", effect="technology", reason="none_of_that_level")]
    assert bench.state.workshop == ()


def test_V8_pieces_fill_the_workshop_row_by_row_from_the_left() -> None:
    bench = Bench(*[Gain(gives(technology=1))] * 6)
    for _ in range(6):
        bench.say(Said(True), Gives(()))
    assert [(each.figures["space"], each.figures["level"]) for each in bench.of("piece_taken")] == [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 4),
        (4, 1),
        (5, 2),
    ]


def test_V8_it_gains_the_actions_that_a_piece_covers() -> None:
    covers = (gives(points=2, typesetting=1), *((),) * 11)
    bench = Bench(Gain(gives(technology=1)), board=Board(covers=covers)).say(Said(True))
    assert bench.state.points == 3


def test_V8_ruling_a_full_workshop_takes_no_more() -> None:
    full = ("technology",) * 12
    bench = Bench(Gain(gives(technology=1)), workshop=full)
    assert event("came_to_nothing", effect="technology", reason="workshop_full") in bench.told
    assert (bench.kind, bench.state.workshop) == (None, full)


def test_V9_an_assistant_goes_beside_the_current_tradesman() -> None:
    bench = Bench(Gain(gives(assistant=1)), tradesmen=men((4, 2), (0, 2)), current=0).say(Said(True))
    assert bench.question.choices == ("4-5", "4-7", "3-4", "1-4", "none")
    bench.words("4-7")
    assert bench.of("assistant_placed") == [event("assistant_placed", first=4, second=7)]
    assert bench.state.assistants


def test_V9_outside_its_turns_it_goes_beside_the_tradesman_that_acted_last() -> None:
    """V9_acted_last: by what a contract covers, say; whoever is nearer the upper left."""
    bench = Bench(CountContracts(), tradesmen=men((0, 1, False), (8, 1, False)), current=1)
    bench.say(Number(1), Gives(gives(assistant=1)), Said(True))
    assert bench.question.figures["shop"] == 8


def test_V9_none_left_is_nothing() -> None:
    bench = Bench(Gain(gives(assistant=1))).say(Said(False))
    assert bench.of("came_to_nothing") == [event("came_to_nothing", effect="assistant", reason="no_assistant_left")]


def test_V9_ruling_clockwise_from_the_arrow() -> None:
    state = Bench(city=city()).state
    assert places_beside(state, 4, "southwest") == ("3-4", "1-4", "4-5", "4-7")
    assert places_beside(state, 4, "south") == ("4-7", "3-4", "1-4", "4-5")
    assert places_beside(state, 0, "west") == ("0-1", "0-3")  # there is none outside the city


def test_V9_ruling_anywhere_is_drawn_among_the_free_places() -> None:
    drawn = set()
    for draws in range(80):
        bench = Bench(Gain(gives(assistant=1)), tradesmen=men((4, 2), (0, 2)), draws=draws * 50)
        bench.say(Said(True)).words("none")
        *places, last = bench.question.choices
        assert last == "none"
        assert sorted(map(str, places)) == sorted({*all_places(bench.state)} - {"4-5", "4-7", "3-4", "1-4"})
        drawn.add(places[0])
    assert len(drawn) == 8


def test_V9_elsewhere_it_goes_to_the_first_free_place_drawn() -> None:
    bench = Bench(Gain(gives(assistant=1)), tradesmen=men((0, 2), (4, 2))).say(Said(True)).words("none")
    place = str(bench.question.choices[2])
    first, second = place.split("-")
    assert bench.words(place).of("assistant_placed") == [
        event("assistant_placed", first=int(first), second=int(second))
    ]


def test_V9_without_a_free_place_it_comes_to_nothing() -> None:
    bench = Bench(Gain(gives(assistant=1))).say(Said(True)).words("none", "none")
    assert bench.of("came_to_nothing") == [event("came_to_nothing", effect="assistant", reason="no_place_left")]


def test_V10_three_goods_of_a_kind_turn_into_a_point() -> None:
    bench = Bench(Gain(gives(ink=2)), ink=1, paper=2)
    assert bench.told == [
        event("gained", resource="ink", amount=2, total=3),
        event("turned_into_points", resource="ink", amount=3, points=1),
    ]
    assert (bench.state.ink, bench.state.paper, bench.state.points) == (0, 2, 1)


def test_V10_five_coins_turn_into_a_point() -> None:
    bench = Bench(Gain(gives(coins=3)), coins=3)
    assert (bench.state.coins, bench.state.points) == (1, 1)
    assert (Bench(Gain(gives(coins=1)), coins=3).state.coins) == 4


def test_V10_comes_after_each_thing_and_before_the_next() -> None:
    bench = Bench(Gain(gives(paper=3, points=1, coins=5)))
    kinds = [each.kind for each in bench.told]
    assert kinds == ["gained", "turned_into_points", "gained", "gained", "turned_into_points"]


def test_V10_ruling_as_often_as_there_are_enough() -> None:
    bench = Bench(Gain(gives(lead=9)), lead=2)
    assert (bench.state.lead, bench.state.points) == (2, 3)


def test_V10_limits_are_those_of_the_difficulty() -> None:
    harder = Difficulty(ink_limit=4, coin_limit=6)
    bench = Bench(Gain(gives(ink=3, coins=5)), difficulty=harder)
    assert (bench.state.ink, bench.state.coins, bench.state.points) == (3, 5, 0)
    bench = Bench(Gain(gives(ink=4, coins=6)), difficulty=harder)
    assert (bench.state.ink, bench.state.coins, bench.state.points) == (0, 0, 2)


def test_Y5_each_good_has_a_limit_of_its_own() -> None:
    own = Difficulty(paper_limit=2, ink_limit=4, lead_limit=5)
    bench = Bench(Gain(gives(paper=3, ink=3, lead=5)), difficulty=own)
    assert (bench.state.paper, bench.state.ink, bench.state.lead, bench.state.points) == (1, 3, 0, 2)


@pytest.mark.parametrize("effects", [(), gives(points=1), gives(other=1)])
def test_V10_goods_that_a_hand_set_turn_into_points_after_the_next_action(effects: tuple[Effect, ...]) -> None:
    """V10_set_by_hand: not at once, so that a number can be stepped; whatever the action gave."""
    shop = city(shop_4=Shop(effects, ()))
    bench = Bench(AwaitTurn(1), AwaitTurn(2), tradesmen=men((3, 2), (8, 2)), city=shop, tile_mode="yours")
    bench.say(Edit("ink", 4), Edit("coins", 5))
    assert (bench.state.ink, bench.state.coins, bench.state.points) == (4, 5, 0)
    bench.words("go", "east").say(Letters("ABCDEF"))
    assert bench.kind == "turn"
    assert (bench.state.ink, bench.state.coins, bench.state.points) == (1, 0, 2 + len(bench.of("gained")))


def test_V10_what_it_held_before_turns_into_points_after_a_reset_too() -> None:
    """V10_set_by_hand: his action is over, even if nothing gave him anything."""
    bench = Bench(AwaitTurn(1), tradesmen=men((3, 2), (4, 2)), paper=7, tile_mode="yours")
    bench.words("go", "east").say(Letters("ABCDEF")).words("none")
    assert (bench.state.paper, bench.state.points) == (1, 2)


def test_V1_an_answer_holds_a_few_effects_within_bounds() -> None:
    state = Bench(Gain(gives(trade=1))).state
    assert refusal(state, Gives((Effect("paper", 0),))) == "out_of_bounds"
    assert refusal(state, Gives((Effect("travel", 2),))) == "out_of_bounds"
    assert refusal(state, Gives(gives(paper=1) * 5)) == "too_many_effects"
    assert refusal(state, Gives(gives(paper=9))) is None
    assert refusal(state, Said(True)) == "other_form"
