"""The table of laws: every field of a state is kept in order by one, and a forged value breaks it."""

from typing import Any, get_args

import msgspec
import pytest

from game.rules import Options, Table, broken_law, load_state, save_state, violations
from game.rules.laws import LAWS, LawCode
from game.rules.names import Phase
from game.rules.state import ScoreSheet, Seat, State
from tests.laws.games import content, decisions, played

OPTIONS = Options(seats=2, automa=True)
FIELDS = {*State.__struct_fields__, *(f"seats.{name}" for name in Seat.__struct_fields__)} - {"seats"}

SHEET = dict.fromkeys(ScoreSheet.__struct_fields__, 0)


def richer(sheets: list[dict[str, int]]) -> list[dict[str, int]]:
    """Final scores whose sums are right, with six fame more for specialties than there are."""
    return [{**sheet, "specialties": sheet["specialties"] + 6, "total": sheet["total"] + 6} for sheet in sheets]


FORGED: tuple[tuple[Phase, str, Any], ...] = (
    ("planning", "options", {"seats": 4, "automa": True}),
    ("planning", "options", {"seats": 1, "automa": True}),
    ("planning", "seed", -1),
    ("planning", "seed", 10**30),
    ("planning", "entropy", 1),
    ("planning", "draws", 10**12),
    ("planning", "number", 10**9),
    ("planning", "phase", "turn_gears"),
    ("planning", "phase", "draft"),
    ("planning", "round", 0),
    ("planning", "round", 77),
    ("planning", "first", 5),
    ("planning", "turn_order", [0, 0, 0]),
    ("planning", "action", 3),
    ("actions", "action", 5),
    ("actions", "action_orders", []),
    ("actions", "action_orders", [[9], [9], [9], [9], [9]]),
    ("planning", "queue", [0]),
    ("actions", "queue", [7]),
    ("fulfilment", "queue", [0] * 10_000),
    ("planning", "stack", []),
    ("planning", "stack", [["planning", -1], ["planning", -1]]),
    ("planning", "stack", [["planning", -1], ["choosing_ink", 0, 10**9]]),
    ("planning", "stack", [["planning", -1], ["choosing_ink", 9, 1]]),
    ("planning", "stack", [["planning", -1], ["rewards", 0, []]]),
    ("planning", "stack", [["planning", -1], ["rewards", 0, [["fame", 500], ["inks", 1]]]]),
    ("planning", "stack", [["planning", -1], ["advances", 0, ["binding"] * 10_000]]),
    ("planning", "stack", [["planning", -1], ["keeping_order", 0, [], []]]),
    ("actions", "stack", [["action_turn", 0, "patronage"]]),
    ("fulfilment", "stack", [["planning", -1]]),
    ("planning", "printing_pile", [[], []]),
    ("planning", "refinement_pile", [[], []]),
    ("planning", "specialty_pile", [[], []]),
    ("planning", "gears_pile", [[], []]),
    ("planning", "printing_row", []),
    ("planning", "refinement_row", [None] * 30),
    ("planning", "specialty_row", ["no such card"] * 3),
    ("planning", "gears_row", []),
    ("planning", "ink_sets", [[], [], []]),
    ("planning", "ink_sets", [["red"] * 3] * 3),
    ("planning", "bag", [99, 99, 99, 99]),
    ("planning", "claimed", []),
    ("planning", "claimed", [0, -1, -1, -1]),
    ("fulfilment", "claimed", [0, 0, 0, 0]),
    ("fulfilment", "claimed", [9, -1, -1, -1]),
    ("planning", "patronage_row", []),
    ("planning", "patronage_removed", []),
    ("planning", "gears_removed", ["gear-01"]),
    ("planning", "draft_printing", ["printing-01"]),
    ("draft", "draft_printing", []),
    ("draft", "draft_refinement", []),
    ("planning", "characters_removed", []),
    ("planning", "planning_deck", []),
    ("planning", "planning_aside", []),
    ("planning", "planning_card", "planning-01"),
    ("actions", "planning_card", None),
    ("actions", "planning_used", []),
    ("planning", "scores", [SHEET]),
    ("over", "scores", richer),
    ("over", "scores", []),
    ("planning", "seats.index", 1),
    ("planning", "seats.is_automa", True),
    ("planning", "seats.guilders", -1),
    ("planning", "seats.guilders", 900),
    ("planning", "seats.guilders", 10**30),
    ("planning", "seats.fame", -1),
    ("planning", "seats.fame", 90),
    ("planning", "seats.fame", 10**30),
    ("planning", "seats.types", [-1, 4, 0, 0]),
    ("planning", "seats.types", [20, 20, 0, 0]),
    ("planning", "seats.types", [10**9, 0, 0, 0]),
    ("planning", "seats.inks", [-1, 1, 0, 0]),
    ("planning", "seats.levels", [0, 1_000_001, 0, 0]),
    ("planning", "seats.levels", [-1, 0, 0, 0]),
    ("planning", "seats.disk", 5),
    ("planning", "seats.marker_count", 40),
    ("planning", "seats.markers", [2, 2, 2, 2, 2]),
    ("actions", "seats.markers", None),
    ("actions", "seats.markers", [40, 0, 0, 0, 0]),
    ("planning", "seats.plan", [9, 9, 9, 9, 9]),
    ("actions", "seats.plan", [2, 2, 2, 2, 0]),
    ("planning", "seats.orders", [["printing-01", "printing-01"]] * 5),
    ("planning", "seats.gears", [["gear-01", 3, 0]]),
    ("planning", "seats.gear_uses", 4),
    ("planning", "seats.patronage", ["patronage-01"] * 9),
    ("planning", "seats.character", "fiol, twice"),
    ("planning", "seats.drawn_characters", ["fiol"]),
    ("planning", "seats.wild", "red"),
    ("planning", "seats.swapped_levels", True),
    ("planning", "seats.orders_fulfilled", 99),
)
"""A phase, a field of the state there (of `seats` that of the first one), and what no game has in it."""


def at(phase: Phase) -> Table:
    """A game in a phase; nobody has the characters whose abilities are forged."""
    if phase == "over":
        return played(OPTIONS, 3)[0]
    return next(table.clone() for table, _ in decisions(OPTIONS, 3) if table.phase == phase)


def forged(table: Table, field: str, value: Any) -> Table:
    """The table as a file would bring it, with one field forged."""
    state = msgspec.json.decode(save_state(table))
    holder = state["seats"][0] if field.startswith("seats.") else state
    name = field.removeprefix("seats.")
    holder[name] = value(holder[name]) if callable(value) else value
    return load_state(msgspec.json.encode(state), content())


def test_every_field_of_the_state_has_a_law() -> None:
    assert {field for _, field, _ in FORGED} == FIELDS


def test_every_code_has_a_law() -> None:
    assert {law.code for law in LAWS} == {*get_args(LawCode)}


@pytest.mark.parametrize(
    ("phase", "field", "value"), FORGED, ids=lambda value: getattr(value, "__name__", str(value)[:20])
)
def test_a_forged_field_breaks_a_law(phase: Phase, field: str, value: Any) -> None:
    table = at(phase)
    assert broken_law(table) is None
    assert broken_law(forged(table, field, value)) is not None


def test_each_law_is_broken_by_a_forged_field() -> None:
    """A law that nothing breaks would be none."""
    tables = [forged(at(phase), field, value) for phase, field, value in FORGED]
    for law in LAWS:
        assert any(is_broken(law.broken, table) for table in tables), law.subject


def is_broken(broken: Any, table: Table) -> bool:
    """Whether a table breaks a law; where others that it relies on are broken too, it may fail, which tells nothing."""
    try:
        return bool(list(broken(table)))
    except (IndexError, ValueError, KeyError, TypeError):
        return False


def test_without_the_cards_of_the_past_only_what_can_be_shown_counts() -> None:
    """Other cards may have paid more; but no table shows a level of a million."""
    rich, absurd = (forged(at("planning"), "seats.fame", fame) for fame in (90, 10**30))
    assert violations(rich)
    assert broken_law(rich, cards_known=False) is None
    assert broken_law(absurd, cards_known=False) is not None
    levels = broken_law(forged(at("planning"), "seats.levels", [0, 1_000_001, 0, 0]), cards_known=False)
    assert levels is not None
    assert (levels.code, levels.text) == ("levels", "seat 0 levels: (0, 1000001, 0, 0)")
