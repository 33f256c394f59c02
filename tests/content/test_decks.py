"""The decks of config/ have the documented counts and shapes."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise

from game.content import Content
from game.content.tables import Gear, PatronageCard, PrintingCard
from game.content.vocabulary import ABILITIES, ACTIONS, GEAR_REWARD_KINDS, INKS, LETTERS, SPECIALTIES


def by_letters(content: Content, letters: str) -> list[PrintingCard]:
    return [card for card in content.printing.values() if "".join(card.letters) == letters]


def test_C1_counts(content: Content) -> None:
    """C1: 50 printing, 50 refinement, 10 specialty, 32 gears, 16 patronage, 10 characters, 10 planning, 4 execution."""
    decks = (content.printing, content.refinement, content.specialty, content.gears, content.patronage)
    assert [len(deck) for deck in decks] == [50, 50, 10, 32, 16]
    assert (len(content.characters), len(content.planning), content.execution) == (10, 10, (1, 2, 3, 4))


def test_gears_are_white_and_grey(content: Content) -> None:
    """Half of the gears stay in a game with two seats."""
    assert Counter(gear.line for gear in content.gears.values()) == {"grey": 16, "white": 16}


def test_ids_are_those_of_their_cards(content: Content) -> None:
    for deck in (content.printing, content.refinement, content.specialty, content.gears, content.patronage):
        assert all(key == card.id for key, card in deck.items())
    assert list(content.printing)[:2] == ["printing-01", "printing-02"]


# ---------------------------------------------------------------- printing cards


def test_each_letter_is_asked_for_equally_often(content: Content) -> None:
    totals = Counter(letter for card in content.printing.values() for letter in card.letters)
    assert set(totals) == set(LETTERS)
    assert len(set(totals.values())) == 1


def test_printing_cards_show_two_to_six_letters_most_three_to_five(content: Content) -> None:
    lengths = Counter(len(card.letters) for card in content.printing.values())
    assert set(lengths) == {2, 3, 4, 5, 6}
    assert lengths[3] + lengths[4] + lengths[5] > 2 * (lengths[2] + lengths[6])
    assert sum(max(card.needs) > 1 for card in content.printing.values()) > 20


def test_needs_count_the_letters(content: Content) -> None:
    for card in content.printing.values():
        assert card.needs == tuple(card.letters.count(letter) for letter in LETTERS)


def test_X5_ioou_pays_five(content: Content) -> None:
    """X5: a printing card I, O, O, U pays 5 guilders."""
    (card,) = by_letters(content, "IOOU")
    assert card.guilders == 5


def test_pay_never_falls_with_length(content: Content) -> None:
    pays: dict[int, list[int]] = {}
    for card in content.printing.values():
        pays.setdefault(len(card.letters), []).append(card.guilders)
    for shorter, longer in pairwise(sorted(pays)):
        assert max(pays[shorter]) <= min(pays[longer])
        assert min(pays[shorter]) < min(pays[longer])


def test_fifty_different_books_of_the_first_150_years(content: Content) -> None:
    books = {(card.title, card.printer, card.city, card.year) for card in content.printing.values()}
    assert len({title for title, *_ in books}) == 50
    assert all(1450 <= year <= 1600 for *_, year in books)
    assert all(len(title) <= 22 for title, *_ in books)
    assert ("Catholicon", "J. Gutenberg", "Mainz", 1460) in books
    assert ("Nuremberg Chronicle", "A. Koberger", "Nuremberg", 1493) in books
    assert ("Ship of Fools", "J. Bergmann", "Basel", 1494) in books


# ---------------------------------------------------------------- refinement cards


def test_X6_X7_one_red_and_two_specialties_at_two(content: Content) -> None:
    """X6, X7: 1 red for 2 fame; typesetting II and binding II for 3 fame."""
    red = tuple(int(ink == "red") for ink in INKS)
    second = tuple(2 * int(name in ("typesetting", "binding")) for name in SPECIALTIES)
    cards = content.refinement.values()
    assert any(card.inks == red and card.levels == second for card in cards)
    assert {card.colour_fame for card in cards if card.inks == red} == {2}
    assert {card.decoration_fame for card in cards if card.levels == second} == {3}


def test_every_bonus_occurs(content: Content) -> None:
    """1 or 2 inks, 1 or 2 guilders, 2 or 3 fame, advance, order; each about equally often."""
    bonuses = Counter((card.bonus, card.bonus_count) for card in content.refinement.values())
    counted = [("inks", 1), ("inks", 2), ("guilders", 1), ("guilders", 2), ("fame", 2), ("fame", 3)]
    assert set(bonuses) == {*counted, ("advance", 1), ("order", 1)}
    assert min(bonuses.values()) >= 5


def test_refinement_cards_ask_for_one_to_four_inks_and_one_to_three_specialties(content: Content) -> None:
    cards = content.refinement.values()
    assert {sum(card.inks) for card in cards} == {1, 2, 3, 4}
    assert {sum(level > 0 for level in card.levels) for card in cards} == {1, 2, 3}
    assert {level for card in cards for level in card.levels} == {0, 1, 2, 3, 4, 5, 6}


def test_inks_and_specialties_are_spread_evenly(content: Content) -> None:
    cards = list(content.refinement.values())
    for rows in ([card.inks for card in cards], [card.levels for card in cards]):
        totals = [sum(column) for column in zip(*rows, strict=True)]
        assert max(totals) - min(totals) <= 2


def test_fame_follows_difficulty(content: Content) -> None:
    """No part that asks for at least as much of everything is worth less."""
    cards = list(content.refinement.values())
    for one in cards:
        for other in cards:
            if all(a >= b for a, b in zip(one.inks, other.inks, strict=True)):
                assert one.colour_fame >= other.colour_fame
            if all(a >= b for a, b in zip(one.levels, other.levels, strict=True)):
                assert one.decoration_fame >= other.decoration_fame


# ---------------------------------------------------------------- specialty cards and gears


def test_the_ten_pairs_of_specialties(content: Content) -> None:
    pairs = [card.specialties for card in content.specialty.values()]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, combinations_with_replacement(SPECIALTIES, 2)))


def grey_gears(content: Content) -> list[Gear]:
    return [gear for gear in content.gears.values() if gear.line == "grey"]


def test_gears_have_three_different_sectors(content: Content) -> None:
    """Ours never repeat a kind on one gear."""
    for gear in content.gears.values():
        assert len({sector.kind for sector in gear.sectors}) == 3


def test_the_grey_gears_alone_offer_everything(content: Content) -> None:
    """With two seats every kind is still there, and each with every colour, letter and specialty."""
    sectors = [sector for gear in grey_gears(content) for sector in gear.sectors]
    assert {sector.kind for sector in sectors} == set(GEAR_REWARD_KINDS)
    for kind in ("ink", "one_for_two", "ink_bonus"):
        assert {ink for sector in sectors if sector.kind == kind for ink in sector.colours} == set(INKS)
    for kind in ("type_bonus", "discount"):
        assert {letter for sector in sectors if sector.kind == kind for letter in sector.letters} == set(LETTERS)
    for kind in ("decoration_bonus", "advance"):
        assert {sector.specialty for sector in sectors if sector.kind == kind} == set(SPECIALTIES)


def test_no_two_gears_are_alike(content: Content) -> None:
    assert len({frozenset(gear.sectors) for gear in content.gears.values()}) == 32


# ---------------------------------------------------------------- patronage, automa, characters


def demand(card: PatronageCard) -> tuple[int, bool, bool]:
    return sum(level > 0 for level in card.levels), any(card.types), any(card.inks)


def test_M2_four_shapes_of_demand(content: Content) -> None:
    """M2: two specialties alone, types and inks, one specialty and inks, one specialty and types: four of each."""
    cards = list(content.patronage.values())
    shapes = [(2, False, False), (0, True, True), (1, False, True), (1, True, False)]
    assert Counter(map(demand, cards)) == dict.fromkeys(shapes, 4)
    assert len({card.name for card in cards}) == 16


def test_planning_cards(content: Content) -> None:
    """Each action is the centre twice, 2 to 4 moves, min and max in use, half with the sign."""
    cards = list(content.planning.values())
    assert Counter(card.centre for card in cards) == dict.fromkeys(ACTIONS, 2)
    assert {len(card.moves) for card in cards} == {2, 3, 4}
    assert {end for card in cards for move in card.moves for end in move} == {*ACTIONS, "min", "max"}
    assert sum(card.patronage for card in cards) == 5


def test_all_ten_characters(content: Content) -> None:
    """Each with a name, a city and a life of one sentence."""
    assert list(content.characters) == list(ABILITIES)
    assert all(character.name and character.city for character in content.characters.values())
    lives = [character.life for character in content.characters.values()]
    assert all(life.endswith(".") and life.count(".") == 1 for life in lives)
