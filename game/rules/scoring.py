"""Final scores (Z1, Z2) and the solo titles (U10)."""

from game.content.tables import Content, RuleConstants
from game.rules.names import Counts
from game.rules.state import ScoreSheet, Seat, Table, has


def specialty_fame(rules: RuleConstants, levels: Counts) -> int:
    """Z1: 6 / 3 / 1 fame for each specialty at VI / V / IV."""
    return sum(next((row.fame for row in rules.specialty_fame if level >= row.level), 0) for level in levels)


def guilder_fame(content: Content, seat: Seat) -> int:
    """Z1: 1 fame for each full 3 guilders, doubled for `vietor`."""
    times = 2 if has(content, seat, "vietor") else 1
    return seat.guilders // content.rules.guilders_per_fame * times


def score_sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """Z1, Z2, M3: what each seat has in the end, by seat; the automa is not ranked."""
    rules = table.content.rules
    rows = []
    for seat in table.seats:
        if not seat.is_automa:
            specialties = specialty_fame(rules, seat.levels)
            patronage = rules.patronage_card_fame * len(seat.patronage)
            guilders = guilder_fame(table.content, seat)
            total = seat.fame + specialties + patronage + guilders
            rows.append((seat, (seat.fame, specialties, patronage, guilders), total))
    keys = {seat.index: (-total, sum(seat.types), sum(seat.inks)) for seat, _, total in rows}
    return tuple(
        ScoreSheet(
            seat.index,
            *parts,
            total=total,
            types=sum(seat.types),
            inks=sum(seat.inks),
            rank=1 + sum(other < keys[seat.index] for other in keys.values()),
        )
        for seat, parts, total in rows
    )


def solo_title(rules: RuleConstants, fame: int) -> str:
    """U10: the id of the title for a final fame."""
    return next(title.id for title in rules.solo_titles if fame >= title.minimum)
