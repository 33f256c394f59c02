"""Q1 to Q4: what is asked before the first round, and what may be set by hand at any time."""

import pytest

from game.companion.rules.action_phase import AwaitTurn
from game.companion.rules.dialogue import (
    Counts,
    Edit,
    Gives,
    IllegalAnswer,
    Letters,
    Number,
    Printed,
    Question,
    Said,
    UseBoard,
    UseCity,
)
from game.companion.rules.engine import answer, new_state, question, refusal
from game.companion.rules.fields import answer_with, ask_field, fields, is_sound
from game.companion.rules.gains import (
    STARTING_GOODS,
    ConfirmTradesmen,
    EnterStart,
    GetLetter,
    PlaceTradesmen,
    ShuffleTiles,
)
from game.companion.rules.history import Game, new_game
from game.companion.rules.machine import Board, City, Shop, StickSpace, Tile
from game.companion.rules.symbols import Goods
from tests.companion.build import TILES, Bench, city, event, gives, men

KEPT_CITY = city(2, 3, shop_1=Shop(gives(paper=1), gives(coins=2)))
KEPT_BOARD = Board((StickSpace("A", ()), StickSpace("B", gives(ink=1))), 1, ((),) * 4, 8)


def usual_answer(asked: Question) -> object:
    """What is suggested; without a suggestion, no, nothing or the least."""
    if asked.profile:
        return UseCity(KEPT_CITY) if asked.profile == "city" else UseBoard(KEPT_BOARD)
    if asked.form == "counts":
        return Counts(tuple(part.suggested for part in asked.parts))
    if asked.form == "yes_no":
        return Said(asked.kind == "tradesmen_right")
    assert isinstance(asked.suggested, (int, str))
    return answer_with(asked.form, asked.suggested)


def asked_until_the_first_turn(game: Game) -> list[str]:
    kinds = []
    while (asked := game.question) is not None and asked.kind != "turn":
        kinds.append(asked.kind)
        game = game.answered(usual_answer(asked))  # type: ignore[arg-type]
    return kinds


def test_Q1_asks_for_what_only_the_table_shows_one_question_at_a_time() -> None:
    kinds = asked_until_the_first_turn(new_game(TILES, 1))
    table = ["people", "place", "city_size", "board_size", "order_marker", "start", "assistants"]
    assert kinds == [*table, "change_difficulty", "tile_mode", "tradesmen_right"]


@pytest.mark.parametrize(("people", "rows", "columns"), [(1, 3, 3), (2, 3, 4), (3, 4, 4)])
def test_Q1_the_city_suggested_fits_the_players(people: int, rows: int, columns: int) -> None:
    state = new_state(TILES, 1)
    state, _ = answer(state, Number(people))
    state, _ = answer(state, Number(1))
    asked = question(state)
    assert asked is not None
    assert [(part.path, part.low, part.high, part.suggested) for part in asked.parts] == [
        ("city.rows", 2, 6, rows),
        ("city.columns", 2, 6, columns),
    ]
    assert refusal(state, Counts((rows, 7))) == "out_of_bounds"
    assert refusal(state, Counts((rows,))) == "other_form"
    state, _ = answer(state, Counts((rows, 6)))
    assert (state.city.rows, state.city.columns, len(state.city.shops)) == (rows, 6, rows * 6)


def test_Q1_the_machine_has_a_place_among_the_people_and_itself() -> None:
    state, _ = answer(new_state(TILES, 1), Number(2))
    assert refusal(state, Number(3)) is None
    assert refusal(state, Number(4)) == "out_of_bounds"


def test_Q1_shops_are_entered_once_now_or_when_they_are_needed() -> None:
    game = new_game(TILES, 1).answered(Number(1)).answered(Number(1)).answered(Counts((2, 2)))
    now = game.answered(Said(True))
    for number in range(8):
        assert now.question is not None
        assert now.question.figures["index"] == number // 2
        assert now.question.kind == ("city.shops.action", "city.shops.room_action")[number % 2]
        now = now.answered(Gives(gives(points=number + 1)))
    assert now.state.city.shops[3] == Shop(gives(points=7), gives(points=8))
    later = game.answered(Said(False))
    assert later.question is not None
    assert later.question.kind == "board_size"
    assert later.state.city.shops == (Shop(),) * 4


def test_Q1_a_city_and_a_board_kept_from_another_game_need_no_more_questions() -> None:
    game = new_game(TILES, 1).answered(Number(1)).answered(Number(1)).answered(UseCity(KEPT_CITY))
    assert game.question is not None
    assert game.question.kind == "board_size"
    game = game.answered(UseBoard(KEPT_BOARD))
    assert (game.state.city, game.state.board, game.state.stick) == (KEPT_CITY, KEPT_BOARD, ("", ""))
    assert game.question is not None
    assert (game.question.kind, game.question.high) == ("order_marker", 8)


def test_Q1_a_broken_profile_is_refused() -> None:
    game = new_game(TILES, 1).answered(Number(1)).answered(Number(1))
    assert refusal(game.state, UseCity(City(3, 3, (Shop(),) * 8))) == "unsound_profile"
    assert refusal(game.state, UseCity(City(1, 9, (Shop(),) * 9))) == "unsound_profile"
    assert refusal(game.state, UseBoard(KEPT_BOARD)) == "other_form"
    game = game.answered(UseCity(KEPT_CITY))
    for broken in (Board(stick=()), Board(workshop_rows=2), Board(order_track=0), Board((StickSpace("G"),))):
        assert refusal(game.state, UseBoard(broken)) == "unsound_profile"
    assert refusal(game.state, UseBoard(Board((StickSpace("A", gives(travel=2)),)))) == "unsound_profile"


def test_Q1_of_a_new_composing_stick_the_letters_are_asked_all_at_once() -> None:
    game = new_game(TILES, 1).answered(Number(1)).answered(Number(1)).answered(UseCity(KEPT_CITY))
    game = game.answered(Counts((3, 2, 8)))
    assert game.question is not None
    assert (game.question.kind, game.question.high) == ("stick_letters", 3)
    assert refusal(game.state, Printed(("C", ""))) == "no_choice"
    assert refusal(game.state, Printed(("C", "", "G"))) == "no_choice"
    game = game.answered(Printed(("C", "", "A")))
    assert [space.letter for space in game.state.board.stick] == ["C", "", "A"]
    assert (len(game.state.board.covers), game.state.board.order_track) == (8, 8)
    assert game.question is not None
    assert game.question.kind == "order_marker"


def test_Q1_it_starts_with_what_is_said_all_at_once() -> None:
    bench = Bench(EnterStart())
    assert [part.path for part in bench.question.parts] == list(STARTING_GOODS)
    state = bench.say(Counts((1, 2, 3, 4, 5, 6, 7, 8))).state
    assert [getattr(state, name) for name in STARTING_GOODS] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_Q2_tradesmen_go_on_two_different_shops_by_chance() -> None:
    placed, apart = set(), set()
    for seed in range(60):
        bench = Bench(PlaceTradesmen(), ConfirmTradesmen(), draws=seed)
        first, second = bench.state.tradesmen
        assert first.shop != second.shop
        assert [each.figures["shop"] for each in bench.of("tradesman_placed")] == [first.shop, second.shop]
        placed |= {first.shop, second.shop}
        apart.add((second.shop - first.shop) % 9)
    assert placed == set(range(9))
    assert apart == set(range(1, 9))


def test_Q2_the_owner_may_correct_the_places_and_the_rooms() -> None:
    bench = Bench(PlaceTradesmen(), ConfirmTradesmen(), AwaitTurn(1))
    bench.say(Said(False), Number(4), Number(1), Number(8), Number(2))
    assert bench.kind == "turn"
    assert bench.state.tradesmen == men((4, 1), (8, 2))


def test_Q2_ruling_both_stand_in_room_II() -> None:
    bench = Bench(PlaceTradesmen(), tradesmen=men((0, 1, False), (0, 1, False)))
    assert [(man.room, man.standing) for man in bench.state.tradesmen] == [(2, True), (2, True)]


def test_Q2_all_24_tiles_are_shuffled() -> None:
    one, other = (Bench(ShuffleTiles(), pile=(), draws=draws) for draws in (0, 100))
    assert sorted(one.state.pile) == sorted(other.state.pile) == list(range(24))
    assert one.state.pile != other.state.pile
    assert one.told == [event("tiles_shuffled")]


def test_Q3_our_tiles_are_drawn_without_a_question() -> None:
    bench = Bench(AwaitTurn(1), pile=(3, 7)).words("go")
    tile = TILES[7]
    assert bench.state.tile == tile
    assert bench.of("tile_drawn") == [event("tile_drawn", arrow=tile.arrow, letters=tile.letters)]


def test_Q3_of_the_owners_tiles_arrow_and_letters_are_asked() -> None:
    bench = Bench(AwaitTurn(1), tile_mode="yours").words("go")
    assert bench.kind == "tile_arrow"
    bench.words("southwest")
    assert bench.kind == "tile_letters"
    assert refusal(bench.state, Letters("ABCDEE")) == "no_letter_order"
    assert refusal(bench.state, Letters("ABCDE")) == "no_letter_order"
    bench.say(Letters("FEDCBA"))
    assert bench.state.tile == Tile("southwest", "FEDCBA")
    assert len(bench.state.pile) == 23
    assert Bench(ShuffleTiles(), tile_mode="yours").told == [event("box_tiles_shuffled")]


BOUNDS = {
    "people": (1, 3),
    "city.rows": (2, 6),
    "city.columns": (2, 6),
    "tradesmen.0.room": (1, 2),
    "letters.count": (0, 2),
    "waiting.count": (0, 2),
    "difficulty.technology": (-1, 1),
    "difficulty.factory": (-1, 1),
}


@pytest.mark.parametrize("path", BOUNDS)
def test_Q4_bounds_that_the_rules_set(path: str) -> None:
    found = ask_field(Bench(AwaitTurn(1)).state, path)
    assert found is not None
    assert (found.low, found.high) == BOUNDS[path]


class TestEdit:
    """Q4: the state is editable by hand, every field within its bounds."""

    def test_Q4_every_field_that_is_named_can_be_set(self) -> None:
        names = ["paper", "ink", "lead", "coins", "points", "capacity", "workforce", "contracts", "city_markers"]
        names += ["director", "order_marker", "letters.count", "waiting.count", "line.count", "workshop.count"]
        names += ["tradesmen.0.shop", "tradesmen.1.room", "tradesmen.1.standing"]
        bench = Bench(AwaitTurn(1))
        for name in names:
            bench.say(Edit(name, False if name.endswith("standing") else 1))
        set_to = {each.path: each.suggested for each in fields(bench.state)}
        assert [set_to[name] for name in names] == [False if name.endswith("standing") else 1 for name in names]
        assert bench.kind == "turn"

    def test_Q4_no_field_leaves_its_bounds(self) -> None:
        state = Bench(AwaitTurn(1)).state
        numbers = [each for each in fields(state) if each.form in ("number", "shop")]
        assert len(numbers) > 20
        for each in numbers:
            assert refusal(state, Edit(each.path, each.low - 1)) is not None
            assert refusal(state, Edit(each.path, each.high + 1)) is not None
            changed, _ = answer(state, Edit(each.path, each.high))
            assert is_sound(changed), each

    def test_Q4_an_edit_of_another_form_or_place_is_refused(self) -> None:
        state = Bench(AwaitTurn(1)).state
        assert refusal(state, Edit("letters.0.letter", "A")) == "no_such_field"
        assert refusal(state, Edit("entropy", 1)) == "no_such_field"
        assert refusal(state, Edit("coins", True)) == "other_form"
        assert refusal(state, Edit("coins", "one")) == "other_form"
        with pytest.raises(IllegalAnswer, match="out_of_bounds"):
            answer(state, Edit("coins", 1000))

    def test_Q4_lists_grow_and_shrink_and_their_items_are_fields(self) -> None:
        bench = Bench(AwaitTurn(1)).say(Edit("letters.count", 2), Edit("letters.1.letter", "F"))
        bench.say(Edit("letters.1.goods", Goods(ink=2)), Edit("waiting.count", 1), Edit("waiting.0.points", 9))
        assert [letter.letter for letter in bench.state.letters] == ["A", "F"]
        assert bench.state.letters[1].goods == Goods(0, 2, 0)
        assert bench.state.waiting[0].points == 9
        bench.say(Edit("letters.count", 0))
        assert bench.state.letters == ()

    def test_Q4_what_hangs_on_a_field_is_fitted_to_it(self) -> None:
        bench = Bench(AwaitTurn(1), tradesmen=men((8, 2), (4, 2)), order_marker=6, place=2)
        bench.say(Edit("city.rows", 2), Edit("board.order_track", 4), Edit("board.stick.count", 5))
        assert len(bench.state.city.shops) == 6
        assert bench.state.tradesmen == men((5, 2), (4, 2))
        assert bench.state.order_marker == 4
        assert len(bench.state.stick) == 5
        assert is_sound(bench.state)

    def test_Q4_a_larger_city_keeps_its_shops_where_they_are(self) -> None:
        bench = Bench(AwaitTurn(1), city=city(2, 2, shop_3=Shop(gives(coins=1), ()))).say(Edit("city.columns", 3))
        assert bench.state.city.shops[4] == Shop(gives(coins=1), ())
        assert bench.state.city.shops[2] == Shop()

    def test_Q4_an_edit_while_something_is_asked_can_make_the_question_needless(self) -> None:
        bench = Bench(GetLetter(), AwaitTurn(1))
        assert bench.kind == "letter_on_board"
        assert bench.say(Edit("letters.count", 2)).kind == "turn"

    def test_Q4_a_field_says_what_it_may_be(self) -> None:
        state = Bench(AwaitTurn(1)).state
        asked = ask_field(state, "tradesmen.0.shop")
        assert asked is not None
        assert (asked.form, asked.low, asked.high) == ("shop", 0, 8)
        assert ask_field(state, "tile.letters") is not None
        assert ask_field(new_state(TILES, 1), "tile.letters") is None
