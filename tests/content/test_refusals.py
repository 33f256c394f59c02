"""A broken config/ is refused with file, line and key, and with what was expected there."""

import shutil
from pathlib import Path

import pytest

from game.content import ContentError, load_content
from game.content.load import check
from tests.content.config_copy import ConfigCopy

# file, what stands there first, what is written instead, how many lines below it is told, key, words of the message
IN_DECKS = [
    ("printing", "year: 1455", "year: 14S5", 0, "printing[1].year", "whole number from 1400 to 1900, found '14S5'"),
    ("printing", "year: 1455", "yeer: 1455", 0, "printing[1].yeer", "unknown key; expected id, title, printer"),
    ("printing", "    year: 1455\n", "", -4, "printing[1].year", "this key is missing"),
    (
        "printing",
        "title: Biblia Latina",
        "title: 1455",
        0,
        "printing[1].title",
        'in "quotes" if it looks like a number',
    ),
    ("printing", "title: Biblia Latina", 'title: " "', 0, "printing[1].title", "one line of 1 to 160 characters"),
    ("printing", "[A, I, I, O, O, U]", "[A, E]", 0, "printing[1].letters[2]", "expected A, I, O or U, found 'E'"),
    ("printing", "[A, I, I, O, O, U]", "[]", 0, "printing[1].letters", "expected 1 to 6 of them, found 0"),
    ("printing", "[A, I, I, O, O, U]", "AIIOOU", 0, "printing[1].letters", "expected a list, found 'AIIOOU'"),
    ("printing", "id: printing-02", "id: printing-01", 0, "printing[2].id", "printing-01 stands in line 15 too"),
    ("printing", "id: printing-02", "id: Printing 2", 0, "printing[2].id", "an id of small letters and digits"),
    ("printing", "guilders: 7", "guilders: true", 0, "printing[1].guilders", "from 0 to 20, found true"),
    ("refinement", "inks: {red: 1}", "inks: {rot: 1}", 0, "refinement[1].colour.inks.rot", "blue, silver, gold or red"),
    ("refinement", "inks: {red: 1}", "inks: {}", 0, "refinement[1].colour.inks", "at least one of blue"),
    ("refinement", "{red: 1}", "{red: 3, blue: 2}", 0, "refinement[1].colour.inks", "1 to 4 inks in all, found 5"),
    ("refinement", "binding: 2", "binding: 7", 0, "refinement[1].decoration.levels.binding", "from 1 to 6, found 7"),
    ("refinement", "inks, count: 1", "inks", 0, "refinement[1].bonus.count", "this key is missing"),
    (
        "refinement",
        "kind: order",
        "kind: order, count: 1",
        0,
        "refinement[6].bonus.count",
        "unknown key; expected kind",
    ),
    ("specialty", "[typesetting, typesetting]", "[typesetting]", 0, "specialty[1].specialties", "2 of them, found 1"),
    ("gears", "line: grey", "line: green", 0, "gears[1].line", "expected white or grey, found 'green'"),
    ("gears", "kind: order", "kind: orders", 0, "gears[1].sectors[1].kind", "expected swap_ink, swap_type"),
    ("gears", "{kind: order}", "order", 0, "gears[1].sectors[1].kind", "this key is missing, found 'order'"),
    ("gears", "{kind: order}", "{kind: order, letters: [A]}", 0, "gears[1].sectors[1].letters", "expected kind"),
    ("gears", "advance, specialty: woodcutting", "advance", 0, "gears[1].sectors[2].specialty", "key is missing"),
    ("gears", "[I, O]", "[I, I]", 0, "gears[1].sectors[3].letters[2]", "all different"),
    ("gears", "{kind: order}", "{kind: advance, specialty: woodcutting}", 1, "gears[1].sectors[2]", "all different"),
    ("gears", "ink, colours: [red]", "ink, colours: [red, blue]", 0, "gears[2].sectors[2].colours", "expected 1 of"),
    ("patronage", "types: {A: 1, I: 1}", "types: {A: 0}", 0, "patronage[1].types.A", "from 1 to 6, found 0"),
    (
        "patronage",
        "    levels: {binding: 2}\n    inks: {gold: 2}\n",
        "",
        -2,
        "patronage[5]",
        "two specialties, types and",
    ),
    ("patronage", "    inks: {gold: 2}\n", "", -3, "patronage[5]", "one specialty and inks or one specialty and types"),
    (
        "patronage",
        "{binding: 2}",
        "{binding: 2, typesetting: 2}",
        -2,
        "patronage[5]",
        "expected two specialties, types",
    ),
    ("automa", "inks > orders", "inks to orders", 0, "planning[1].moves[1]", 'expected "X > Y"'),
    ("automa", "inks > orders", "inks > inks", 0, "planning[1].moves[1]", 'expected "X > Y"'),
    ("automa", "centre: orders", "centre: max", 0, "planning[1].centre", "expected orders, inks, specialties"),
    ("automa", "patronage: true", "patronage: 1", 0, "planning[1].patronage", "expected true or false, found 1"),
    ("automa", "[1, 2, 3, 4]", "[1, 2, 3, 3]", 0, "execution[4]", "all different"),
]
IN_TABLES = [
    ("players", "seats: 3", "seats: 2", 0, "seat_counts[2].seats", "expected the row for 3 seats here"),
    ("players", "[3, 4, 5, 6]", "[4, 3, 5, 6]", 0, "seat_counts[1].patronage_rounds", "rounds that never fall"),
    ("players", "[3, 4, 5, 6]", "[3, 4, 5, 7]", 0, "seat_counts[1].patronage_rounds", "rounds up to 6, found 7"),
    ("players", "draft_pool: 6", "draft_pool: 9 9", 0, "seat_counts[1].draft_pool", "expected a whole number"),
    ("players", "draft_pool: 10", "draft_pool: 7", 0, "seat_counts[3].draft_pool", "at least 8 cards for 4 seats"),
    ("players", "spaces: 2", "spaces: 5", 0, "seat_counts[1].spaces", "from 1 to 4, found 5"),
    ("rules", "axles: 3", "axles: 4", 0, "rules.axles", "expected the number 3, found 4"),
    ("rules", "[7, 8, 9, 10]", "[7, 8, 10, 9]", 0, "rules.markers_by_turn", "one marker more"),
    ("rules", "[2, 1, 1, 1, 2]", "[2, 1, 1, 1, 1]", 0, "rules.automa_start", "expected 7 markers"),
    ("rules", "level: 4, reward: ink", "level: 2, reward: ink", -2, "rules.reward_track", "levels that rise"),
    ("rules", "level: 5, fame: 3", "level: 6, fame: 3", -2, "rules.specialty_fame", "levels that fall"),
    ("rules", "minimum: 0", "minimum: 1", -7, "rules.solo_titles", "last title with minimum 0"),
    ("rules", "[order, specialty", "[order, order", 0, "rules.patronage_rewards[2]", "all different"),
    ("characters", "id: vietor", "id: caxton", 0, "characters[10].id", "expected a new id, but caxton stands"),
    ("characters", "[tory]", "[torry]", 0, "characters[6].abilities[1]", "expected gutenberg, guillard"),
]
BROKEN = [(f"decks/{file}.yaml", *rest) for file, *rest in IN_DECKS] + [(f"{f}.yaml", *rest) for f, *rest in IN_TABLES]
TOO_FEW = {
    "printing": "49",
    "refinement": "49",
    "specialty": "9",
    "gears": "31",
    "patronage": "15",
    "automa": "9",
}


@pytest.mark.parametrize("fault", BROKEN, ids=lambda fault: f"{fault[4]}: {fault[5]}")
def test_a_fault_names_file_line_and_key(copy: ConfigCopy, fault: tuple[str, str, str, int, str, str]) -> None:
    file, old, new, below, key, words = fault
    line = copy.replace(file, old, new) + below
    told = [text for text in copy.refusal().lines() if text.startswith(f"config/{file}, line {line}, {key}: ")]
    assert any(words in text for text in told)


def test_more_rounds_than_planning_cards_are_refused(copy: ConfigCopy) -> None:
    copy.replace("rules.yaml", "rounds: 6", "rounds: 7")
    line = copy.replace("rules.yaml", "planning_cards_aside: 4", "planning_cards_aside: 4")
    error = copy.refusal()
    assert (error.file, error.line, error.key) == ("config/rules.yaml", line, "rules.planning_cards_aside")
    assert error.message == "expected at least 7 planning cards left for the rounds, found 6"


def test_more_ink_spaces_than_inks_are_refused(copy: ConfigCopy) -> None:
    copy.replace("rules.yaml", "inks_per_colour: 12", "inks_per_colour: 1")
    line = copy.replace("players.yaml", "spaces: 2", "spaces: 2")
    error = copy.refusal()
    assert (error.file, error.line, error.key) == ("config/players.yaml", line, "seat_counts[1].spaces")
    assert error.message == "expected spaces for at most 4 inks, found 6"


def test_more_gears_installed_than_drawn_are_refused(copy: ConfigCopy) -> None:
    copy.replace("rules.yaml", "guillard_drawn: 4", "guillard_drawn: 1")
    error = copy.refusal()
    assert (error.file, error.key) == ("config/rules.yaml", "rules.guillard_installed")
    assert error.message == "expected at most guillard_drawn, 1"


def test_M2_a_fifth_patron_of_a_shape_is_refused(copy: ConfigCopy) -> None:
    """C1, M2: four cards of each shape; the one too many is named."""
    copy.replace("decks/patronage.yaml", "levels: {binding: 2}", "types: {A: 1}")
    line = copy.replace("decks/patronage.yaml", "id: patronage-12", "id: patronage-12")
    error = copy.refusal()
    assert (error.file, error.line, error.key) == ("config/decks/patronage.yaml", line, "patronage[12]")
    assert error.message == "expected 4 cards that ask for types and inks, but this is number 5"
    assert not error.more


@pytest.mark.parametrize("deck", TOO_FEW)
def test_C1_a_deck_with_a_card_too_few_is_refused(copy: ConfigCopy, deck: str) -> None:
    """C1: no deck is smaller than in the box."""
    path = copy.path / f"decks/{deck}.yaml"
    head, _, *rest = path.read_text(encoding="utf-8").split("\n  - id: ")
    path.write_text("\n  - id: ".join([head, *rest]), encoding="utf-8")
    error = copy.refusal()
    assert error.file == f"config/decks/{deck}.yaml"
    assert error.line == head.count("\n") + 1
    assert error.message.endswith(f"of them, found {TOO_FEW[deck]}")


def test_C1_a_deck_with_a_card_too_many_is_refused(copy: ConfigCopy) -> None:
    """C1: a deck may have up to four times the cards of the box."""
    with (copy.path / "decks/specialty.yaml").open("a", encoding="utf-8") as file:
        file.writelines(f"  - id: specialty-again-{at}\n    specialties: [binding, binding]\n" for at in range(31))
    assert "expected 10 to 40 of them, found 41" in str(copy.refusal())


def test_characters_of_an_owner_say_what_they_can_do(copy: ConfigCopy) -> None:
    """§7: a new id needs abilities; an id of the box that says nothing has its own."""
    told = "    abilities: [vietor]\n"
    path = copy.path / "characters.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(told, ""), encoding="utf-8")
    assert load_content(copy.path).digest == load_content().digest
    copy.replace("characters.yaml", "id: vietor", "id: mentelin")
    assert "expected abilities, one or more of gutenberg" in str(copy.refusal())
    with path.open("a", encoding="utf-8") as file:
        file.write("    abilities: [fiol, vietor]\n")
    assert load_content(copy.path).characters["mentelin"].abilities == ("fiol", "vietor")


def test_two_decks_may_not_share_an_id(copy: ConfigCopy) -> None:
    line = copy.replace("decks/gears.yaml", "id: gear-01", "id: printing-01")
    error = copy.refusal()
    assert (error.file, error.line, error.key) == ("config/decks/gears.yaml", line, "gears[1].id")
    assert "printing-01 is in decks/printing.yaml too" in error.message


def test_too_few_grey_gears_for_two_seats_are_refused(copy: ConfigCopy) -> None:
    path = copy.path / "decks/gears.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("line: grey", "line: white"), encoding="utf-8")
    error = copy.refusal()
    assert (error.file, error.key) == ("config/players.yaml", "seat_counts[1].white_gears")
    assert "at least 6 gears in play with 2 seats, found 0" in error.message


def test_a_missing_file_is_refused(copy: ConfigCopy) -> None:
    (copy.path / "decks/gears.yaml").unlink()
    assert str(copy.refusal()) == "config/decks/gears.yaml: the file is missing"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"expected a folder with players\.yaml"):
        load_content(tmp_path / "nowhere")


def test_faults_of_several_files_come_together(copy: ConfigCopy) -> None:
    first = copy.replace("rules.yaml", "rounds: 6", "rounds: six")
    second = copy.replace("decks/gears.yaml", "line: grey", "line: green")
    third = copy.replace("decks/gears.yaml", "kind: swap_type", "kind: swap")
    assert [(fault.file, fault.line) for fault in copy.refusal().faults()] == [
        ("config/rules.yaml", first),
        ("config/decks/gears.yaml", second),
        ("config/decks/gears.yaml", third),
    ]


def test_other_files_of_the_folder_are_left_alone(copy: ConfigCopy) -> None:
    (copy.path / "controls.yaml").write_text("anything: [", encoding="utf-8")
    assert load_content(copy.path).digest == load_content().digest


def test_the_digest_names_exactly_this_content(copy: ConfigCopy) -> None:
    before = load_content(copy.path).digest
    copy.replace("decks/printing.yaml", "title: Biblia Latina", "title: 'Biblia Latina'")
    assert load_content(copy.path).digest == before
    copy.replace("decks/printing.yaml", "title: 'Biblia Latina'", "title: Biblia latina")
    assert load_content(copy.path).digest == before
    copy.replace("decks/printing.yaml", "guilders: 5", "guilders: 6")
    assert load_content(copy.path).digest != before


def test_the_digest_minds_the_order_of_a_deck(copy: ConfigCopy) -> None:
    before = load_content(copy.path).digest
    for old, new in (("printing-01", "printing-x"), ("printing-02", "printing-01"), ("printing-x", "printing-02")):
        copy.replace("decks/printing.yaml", old, new)
    assert load_content(copy.path).digest != before


def test_check_sums_up(copy: ConfigCopy) -> None:
    lines = check(copy.path)
    assert lines[0] == "50 printing cards, each letter 47 times"
    assert "32 gears, 16 grey and 16 white" in lines
    assert lines[-1] == f"digest {load_content(copy.path).digest}"


def test_check_tells_of_uneven_letters_without_refusing_them(copy: ConfigCopy) -> None:
    copy.replace("decks/printing.yaml", "[A, I, I, O, O, U]", "[A, I, I, O, O, O]")
    assert check(copy.path)[0] == "50 printing cards, each letter 46 to 48 times"


def test_the_project_folder_may_be_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copy: ConfigCopy) -> None:
    shutil.move(copy.path, tmp_path / "Kästchen")
    monkeypatch.chdir(tmp_path)
    assert load_content(Path("Kästchen")).digest == load_content().digest
