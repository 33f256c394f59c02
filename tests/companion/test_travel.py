"""V6: travel, city by city."""

from game.companion.rules.dialogue import Gives, Number, Said
from game.companion.rules.gains import Gain
from game.companion.rules.machine import Tile
from game.companion.rules.symbols import MOST_DIRECTOR_STEPS
from tests.companion.build import Bench, event, gives

TRAVEL = Gain(gives(travel=1))


def test_V6_ruling_own_arrow_counts_first() -> None:
    bench = Bench(TRAVEL, tile=Tile("southwest", "ABCDEF"), workforce=3)
    assert bench.kind == "way_to_new_city"
    assert bench.question.choices[:3] == ("southwest", "west", "northwest")
    assert len(bench.question.choices) == 9
    bench.words("west")
    assert bench.of("travelled") == [event("travelled", direction="west", steps=3)]


def test_V6_where_all_are_visited_it_takes_the_first_way() -> None:
    bench = Bench(TRAVEL, workforce=2).words("none")
    assert (bench.kind, bench.question.choices[0]) == ("first_way", "east")
    bench.words("southeast")
    assert bench.of("travelled") == [event("travelled", direction="southeast", steps=2)]
    assert "new_city" not in bench.question.choices


def test_V6_without_workforce_it_stays() -> None:
    assert event("came_to_nothing", effect="travel", reason="no_workforce") in Bench(TRAVEL, workforce=0).told


def test_V6_ending_on_a_coin_is_a_trade() -> None:
    bench = Bench(TRAVEL, workforce=2).words("east", "coin")
    assert bench.kind == "trade_tile"
    bench.say(Gives(gives(points=2)))
    assert bench.of("trade_tile_replaced") == [event("trade_tile_replaced", number=1)]
    assert bench.of("order_marker_moved") == []


def test_V6_a_new_city_in_order_tile_marker_director_reward_factory() -> None:
    bench = Bench(TRAVEL, workforce=2, city_markers=5, director=1).words("east", "new_city").say(Number(2))
    assert (bench.kind, bench.question.rule, bench.question.figures["number"]) == ("director_reward", "V6", 2)
    bench.say(Gives(gives(points=3)), Said(True), Gives(()))
    told = [each for each in bench.told if each.kind not in ("action_began", "travelled")]
    assert told == [
        event("city_visited"),
        event("marker_laid", left=4),
        event("director_moved", step=2),
        event("gained", resource="points", amount=3, total=3),
        event("marker_paid", left=3),
        event("piece_taken", piece="factory", row="", level=1, space=0),
    ]
    assert bench.state.city_markers == 3


def test_V6_the_directors_reward_is_done_before_the_factory() -> None:
    bench = Bench(TRAVEL, workforce=1).words("east", "new_city").say(Gives(gives(technology=1)), Said(True), Gives(()))
    assert (bench.kind, bench.question.figures["level"]) == ("factory_there", 2)


def test_V6_ruling_one_space_a_step_left_over() -> None:
    bench = Bench(TRAVEL, workforce=5, order_marker=2).words("east", "visited_city").say(Number(2))
    assert bench.of("order_marker_moved") == [event("order_marker_moved", steps=3, number=5)]


def test_V6_the_order_marker_goes_to_the_last_space_at_most() -> None:
    bench = Bench(TRAVEL, workforce=5, order_marker=5).words("east", "visited_city").say(Number(1))
    assert bench.state.order_marker == 6
    assert bench.of("order_marker_moved") == [event("order_marker_moved", steps=1, number=6)]


def test_V6_ruling_visited_before_it_only_stops() -> None:
    bench = Bench(TRAVEL, workforce=1, city_markers=3).words("east", "visited_city")
    assert bench.kind is None
    assert bench.of("city_visited") == []
    assert (bench.state.city_markers, bench.state.director) == (3, 0)


def test_V6_ruling_no_marker_left_lays_none_and_takes_no_factory() -> None:
    bench = Bench(TRAVEL, workforce=1, city_markers=0).words("east", "new_city").say(Gives(()))
    assert bench.of("marker_laid") == []
    assert event("came_to_nothing", effect="factory", reason="no_marker_left") in bench.told
    assert bench.state.director == 1
    bench = Bench(TRAVEL, workforce=1, city_markers=1).words("east", "new_city").say(Gives(()))
    assert bench.of("marker_laid") == [event("marker_laid", left=0)]
    assert bench.state.workshop == ()


def test_V6_without_a_factory_of_that_level_no_marker_is_paid() -> None:
    """V6_no_factory: nor is one of another level taken."""
    bench = Bench(TRAVEL, workforce=1, city_markers=3).words("east", "new_city").say(Gives(()), Said(False))
    assert event("came_to_nothing", effect="factory", reason="none_of_that_level") in bench.told
    assert (bench.state.city_markers, bench.state.workshop) == (2, ())


def test_V8_ruling_a_full_workshop_pays_no_marker() -> None:
    bench = Bench(TRAVEL, workforce=1, city_markers=4, workshop=("factory",) * 12)
    bench.words("east", "new_city").say(Gives(()))
    assert event("came_to_nothing", effect="factory", reason="workshop_full") in bench.told
    assert bench.state.city_markers == 3


def test_V6_at_the_end_of_its_track_the_director_gives_no_more() -> None:
    bench = Bench(TRAVEL, workforce=1, city_markers=2, director=MOST_DIRECTOR_STEPS - 1).words("east", "new_city")
    assert bench.kind == "director_reward"
    bench = Bench(TRAVEL, workforce=1, city_markers=2, director=MOST_DIRECTOR_STEPS).words("east", "new_city")
    assert bench.kind == "factory_there"


def test_V6_its_steps_are_the_workforce_at_the_start() -> None:
    bench = Bench(TRAVEL, workforce=2, order_marker=1).words("east", "new_city")
    bench.say(Number(1), Gives(gives(workforce=4)), Said(False))
    assert bench.of("order_marker_moved") == [event("order_marker_moved", steps=1, number=2)]
