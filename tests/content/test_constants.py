"""config/players.yaml and config/rules.yaml hold the published numbers.

What the numbers do is for the rules' own tests to prove, so these name a rule only where the number is all of it.
"""

from game.content import Content


def test_C3_spaces_by_seats(content: Content) -> None:
    """C3, §9: 2, 3 or 4 spaces of each kind."""
    assert {seats: table.spaces for seats, table in content.seat_counts.items()} == {2: 2, 3: 3, 4: 4}


def test_rounds_that_open_patronage_cards(content: Content) -> None:
    """None opens in rounds 1 and 2."""
    rounds = {seats: table.patronage_rounds for seats, table in content.seat_counts.items()}
    assert rounds == {2: (3, 4, 5, 6), 3: (3, 3, 4, 5, 6), 4: (3, 3, 4, 4, 5, 6)}


def test_patronage_spaces(content: Content) -> None:
    """An order, a level, 3 guilders, 2 inks, in this order."""
    assert content.rules.patronage_rewards == ("order", "specialty", "guilders", "inks")
    assert (content.rules.patronage_guilders, content.rules.patronage_inks) == (3, 2)


def test_draft_pools(content: Content) -> None:
    """6, 8 or 10 of each kind."""
    assert {seats: table.draft_pool for seats, table in content.seat_counts.items()} == {2: 6, 3: 8, 4: 10}


def test_white_gears_leave_with_two_seats(content: Content) -> None:
    """The white-lined gears are out with 2 seats."""
    assert {seats: table.white_gears for seats, table in content.seat_counts.items()} == {2: False, 3: True, 4: True}


def test_start(content: Content) -> None:
    """10 guilders, 7 to 10 markers in turn order, 3 axles, 3 types of choice."""
    rules = content.rules
    assert (rules.start_guilders, rules.markers_by_turn, rules.axles, rules.start_types) == (10, (7, 8, 9, 10), 3, 3)


def test_inks(content: Content) -> None:
    """12 of each colour; positions cost 0, 1, 2."""
    assert (content.rules.inks_per_colour, content.rules.ink_prices) == (12, (0, 1, 2))


def test_reward_track(content: Content) -> None:
    """II and IV an ink, V an order, VI a type."""
    track = [(step.level, step.reward) for step in content.rules.reward_track]
    assert track == [(2, "ink"), (4, "ink"), (5, "order"), (6, "type")]


def test_orders_as_rewards(content: Content) -> None:
    """4 orders at most, draw 2 of each, 2 guilders for 2 more."""
    rules = content.rules
    assert (rules.order_slots, rules.order_cards_drawn, rules.more_cards_price, rules.more_cards_count) == (4, 2, 2, 2)


def test_final_fame(content: Content) -> None:
    """6, 3, 1 for VI, V, IV; 8 a patronage card; 1 per 3 guilders."""
    rules = content.rules
    assert [(row.level, row.fame) for row in rules.specialty_fame] == [(6, 6), (5, 3), (4, 1)]
    assert (rules.patronage_card_fame, rules.guilders_per_fame) == (8, 3)


def test_automa(content: Content) -> None:
    """4 planning cards aside, markers 2 1 1 1 2 at the start."""
    assert (content.rules.planning_cards_aside, content.rules.automa_start) == (4, (2, 1, 1, 1, 2))


def test_solo_titles(content: Content) -> None:
    """Up to 100 Student, then steps of ten, above 150 Guildmaster."""
    assert [title.minimum for title in content.rules.solo_titles] == [151, 141, 131, 121, 111, 101, 0]
    assert content.rules.solo_titles[-1].id == "student"


def test_house_rules_are_off(content: Content) -> None:
    """Having no inks is enough in the published game."""
    assert content.rules.tory_needs_ink is False
