"""What the files of `config/` must agree on with one another; each fault is told at the number that breaks it."""

from collections.abc import Iterable, Mapping

from game.content.errors import ContentError, Gathering
from game.content.names import INKS
from game.content.shapes import refuse_unless
from game.content.strict_yaml import Entry
from game.content.tables import Content


def refuse_disagreement(content: Content, documents: Mapping[str, Entry]) -> None:
    """Raises every disagreement between the files; `documents` has the root entry of each file."""
    faults = Gathering()
    rules = documents["rules.yaml"].at("rules")
    for check in (_automa, _markers, _characters):
        faults.attempt(check, content, rules)
    for index, seats in enumerate(content.seat_counts):
        row = documents["players.yaml"].at("seat_counts", index)
        for check_row in (_patronage_rounds, _draft, _inks, _gears):
            faults.attempt(check_row, content, seats, row)
    for fault in _equal_ids(content, documents):
        faults.add(fault)
    faults.close()


def _automa(content: Content, entry: Entry) -> None:
    """U2 and §9: a planning card for every round, and the markers of the first in turn order."""
    rules = content.rules
    spare = len(content.planning) - rules.planning_cards_aside
    message = f"expected at least {rules.rounds} planning cards left for the rounds, found {spare}"
    refuse_unless(spare >= rules.rounds, entry.at("planning_cards_aside"), message)
    first = rules.markers_by_turn[0]
    place = entry.at("automa_start")
    refuse_unless(sum(rules.automa_start) == first, place, f"expected {first} markers, as markers_by_turn gives first")
    most = rules.most_markers_on_action
    refuse_unless(max(rules.automa_start) <= most, place, f"expected at most {most} markers on an action")


def _markers(content: Content, entry: Entry) -> None:
    """L1: all markers must find room on the five actions."""
    rules = content.rules
    room = rules.most_markers_on_action * len(rules.automa_start)
    place = entry.at("markers_by_turn")
    refuse_unless(max(rules.markers_by_turn) <= room, place, f"expected at most {room}, the room on the five actions")
    in_turn = list(rules.markers_by_turn)
    # N4 passes one marker from each of the others to who was first, which keeps the counts only in steps of one.
    steps = list(range(in_turn[0], in_turn[0] + len(in_turn)))
    refuse_unless(in_turn == steps, place, "expected each in turn order to have one marker more than the one before")


def _characters(content: Content, entry: Entry) -> None:
    """guillard: no more gears installed than drawn."""
    rules = content.rules
    fits = rules.guillard_installed <= rules.guillard_drawn
    refuse_unless(fits, entry.at("guillard_installed"), f"expected at most guillard_drawn, {rules.guillard_drawn}")


def _patronage_rounds(content: Content, seats: int, row: Entry) -> None:
    last = content.seat_counts[seats].patronage_rounds[-1]
    rounds = content.rules.rounds
    refuse_unless(last <= rounds, row.at("patronage_rounds"), f"expected rounds up to {rounds}, found {last}")


def _draft(content: Content, seats: int, row: Entry) -> None:
    """P2, P5: enough cards for everybody's orders."""
    needed = content.rules.draft_rounds * seats
    pool = content.seat_counts[seats].draft_pool
    refuse_unless(pool >= needed, row.at("draft_pool"), f"expected at least {needed} cards for {seats} seats")


def _inks(content: Content, seats: int, row: Entry) -> None:
    """P1: the bag fills every ink space."""
    on_board = content.seat_counts[seats].spaces * content.rules.ink_set_size
    bag = content.rules.inks_per_colour * len(INKS)
    refuse_unless(on_board <= bag, row.at("spaces"), f"expected spaces for at most {bag} inks, found {on_board}")


def _gears(content: Content, seats: int, row: Entry) -> None:
    """S3: gears are left for the board and for `guillard` when the white-lined ones are out."""
    table = content.seat_counts[seats]
    in_play = sum(gear.line == "grey" or table.white_gears for gear in content.gears.values())
    needed = table.spaces + content.rules.guillard_drawn
    message = f"expected at least {needed} gears in play with {seats} seats, found {in_play}"
    refuse_unless(in_play >= needed, row.at("white_gears"), message)


def _equal_ids(content: Content, documents: Mapping[str, Entry]) -> Iterable[ContentError]:
    """Ids that two decks share: a move names a card by its id alone."""
    decks: dict[str, Iterable[str]] = {
        "printing": content.printing,
        "refinement": content.refinement,
        "specialty": content.specialty,
        "gears": content.gears,
        "patronage": content.patronage,
    }
    seen: dict[str, str] = {}
    for file, deck in decks.items():
        for index, card_id in enumerate(deck):
            if card_id in seen:
                place = documents[f"decks/{file}.yaml"].at(file, index, "id")
                yield place.fault(f"expected a new id, but {card_id} is in decks/{seen[card_id]}.yaml too")
            seen.setdefault(card_id, file)
