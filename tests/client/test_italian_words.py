"""Italian words: the terms of the published Italian rulebook, one word for a thing, and what is quoted."""

import re

import pytest

words = pytest.importorskip("devtools.words", reason="needs Babel")

HISTORY = {"config", "game/client/text/people_text.py", "game/client/scenes/people.py"}  # no rules of the game
HOLE = re.compile(r"\{\w+\}")

TERMS = {
    r"\bprinting cards?\b": "cart[ae] stampa",
    r"\brefinement cards?\b": "cart[ae] perfezionamento",
    r"\bspecialty cards?\b": "cart[ae] specializzazione",
    r"\bpatronage cards?\b": "cart[ae] patronato",
    r"\bplanning cards?\b": "cart[ae] pianificazione",
    r"\bexecution cards?\b": "cart[ae] esecuzione",
    r"\bprinting house": "tipografia",
    r"\bslots?\b": "slot",
    r"\binks?\b": "inchiostr",
    r"\bguilders?\b": "guilders?",
    r"\bcharacters?\b": "personagg",
    r"\baxles?\b": "assal[ei]",
    r"\bgears?\b": "ingranagg",
    r"\bsectors?\b": "settor[ei]",
    r"\binstall(s|ed)?\b": "install",
    r"\blevels?\b": "livell",
    r"\brewards?\b": "ricompens|premia",
    r"\breward disk": "segnalino ricompensa",
    r"\binitiative marker": "segnalin[oi] iniziativa",
    r"\bround marker": "segnalino round",
    r"\bfirst player token": "segnalino primo giocatore",
    r"\bturn order\b": "ordine di turno|parità",
    r"\border marker": "segnalino ordine di turno",
    r"\bdraws?\b": "pesc",
    r"\bdiscard piles?\b": "scart",
    r"\bcounts? as any other|\bwild\b": "jolly",
    r"\bautoma\b": "automa",
}  # fmt: skip
"""What is said in English, and the Italian word without which it must not be said."""

NARROW = {"A refinement card goes here", "Turn order in round {round}"}  # no room for the word that can be read

SETTLED = {
    r"^(Fallo|Evasione|Fare)$": "a verb that means nothing else alone",
    r"(?<!“)\b(Impaginazione|Taglio del legno|Illuminazione)\b": "Composizione, Xilografia, Miniatura",
    r"\b(Color[ei]|Decorazion[ei]) (\w+ )?evas\w": "soddisfare; only an order is «evaso»",
    r"\bcart[ae] (\w+ )?apert\w|\bricompens[ae] liber\w": "disponibile, a faccia in su",
    r"\bsegnalino ordine(?! di turno)": "segnalino ordine di turno",
    r"\b(copisteri|equipaggiament|raffinazion|refill)\w*": "tipografia, ingranaggio, perfezionamento, riempire",
    r"\bclicca\w*": "fai clic",
    r"[}\d] %": "no space before %",
    r"[\"']": "“ ” and ’",
}
"""What must not be said, and what is said for it."""

BUTTONS = ("Undo", "End turn", "Hint", "Rules", "Log", "Close", "Resume", "Saved games", "Settings", "Save this city")
ARTICLES = r"\b(?:il|lo|la|gli|le|uno?|una|(?:de|da|a|ne|su)(?:l|llo|lla|i|gli|lle)) |’"
COUNTED = {"count", "shop", "start", "number", "first", "last", "take"}  # numbers, numbered shops, and colours


def told() -> list[tuple[str, str]]:
    """Each form of each message: the English of it and the Italian; not what is told of people and books."""
    catalogue = [one for one in words.read("it") if one.id and not {file for file, _ in one.locations} <= HISTORY]
    forms = [(one.id, one.string) if isinstance(one.id, tuple) else ((one.id,), (one.string,)) for one in catalogue]
    return [(english[-1], italian) for english, each in forms for italian in each]


def test_the_terms_are_those_of_the_rulebook() -> None:
    found = [
        (term, english, italian)
        for english, italian in told()
        for term, wanted in TERMS.items()
        if english not in NARROW
        and re.search(term, HOLE.sub("…", english), re.IGNORECASE)
        and not re.search(wanted, italian, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("unsaid", SETTLED)
def test_a_thing_has_one_word(unsaid: str) -> None:
    assert [italian for _, italian in told() if re.search(unsaid, italian)] == [], f"say {SETTLED[unsaid]}"


def test_specialties_have_the_words_of_printers_and_the_rules_those_of_the_box() -> None:
    catalogue = words.read("it")
    named = [catalogue.get(name).string for name in ("Typesetting", "Woodcutting", "Binding", "Illuminating")]
    assert named == ["Composizione", "Xilografia", "Legatura", "Miniatura"]
    article = next(italian for english, italian in told() if english.startswith("Four crafts from 0"))
    assert re.findall("“(.+?)”", article) == ["Impaginazione", "Taglio del legno", "Legatura", "Illuminazione"]


def test_the_name_of_a_button_in_a_sentence_is_quoted() -> None:
    catalogue = words.read("it")
    named = "|".join(catalogue.get(button).string for button in BUTTONS)
    assert [italian for _, italian in told() if re.search(rf"[\w,] ({named})\b", italian)] == []


def test_no_article_stands_before_a_name_that_is_filled_in() -> None:
    """A name may begin with a vowel, or with an article of its own, as “I Fugger” does."""
    holes = [(found, italian) for _, italian in told() for found in re.findall(rf"(?:{ARTICLES})\{{(\w+)\}}", italian)]
    assert [(hole, italian) for hole, italian in holes if hole not in COUNTED] == []
