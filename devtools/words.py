"""`python -m devtools.words extract|check|pseudo [CODE]`: keep the catalogues of all languages; needs Babel.

`extract` collects what the program says, brings each catalogue up to date and compiles it; with a CODE such as `fr`
only that one, which it begins if it is new. `check` says how much of each language is done, and what is wrong with it.
`pseudo` writes a language that is 40 % longer than English into the folder DIR, to look for words that do not fit.
"""

import ast
import re
import string
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.cli.parser import Parser
from game.client.base.i18n import BOOK, DOMAIN, LOCALES, OWN_NAME, THIS_LANGUAGE
from game.content import Content, load_content
from game.terminal import tell

GAME = Path(__file__).resolve().parents[1] / "game"
BEGUN = datetime(2026, 11, 28, tzinfo=UTC)
HEADER = "# The words of the game Gutenberg, under its licence."
SAYS = re.compile(r"\b(say|ngettext|pgettext)\(")
LONGER = 0.4
FILLING = " lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore"


def template(folder: Path = GAME) -> Catalog:
    """Return all that is said in a folder of sources, and the words of the cards in config/."""
    catalogue = Catalog(project="Gutenberg", charset="utf-8")
    for source in sorted(folder.rglob("*.py")):
        place, code = source.relative_to(folder.parent).as_posix(), source.read_text(encoding="utf-8")
        if not SAYS.search(code):
            continue  # two of three: to parse all takes a second
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                _add(catalogue, node, place)
    catalogue.add(OWN_NAME, context=THIS_LANGUAGE)
    content = load_content()
    for words in written(content):
        catalogue.add(words, locations=[("config", 0)])
    for card in content.printing.values():
        catalogue.add(card.title, locations=[("config", 0)], context=BOOK)
    return catalogue


def _add(catalogue: Catalog, call: ast.Call, place: str) -> None:
    """Add what a call says, if it says something."""
    words = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    where = [(place, call.lineno)]
    match call.func, words:
        case ast.Name("say"), [sentence, *_]:
            catalogue.add(sentence, locations=where)
        case ast.Name("pgettext"), [meaning, sentence, *_]:
            catalogue.add(sentence, locations=where, context=meaning)
        case ast.Name("ngettext"), [singular, plural, *_]:
            catalogue.add((singular, plural), locations=where)


def written(content: Content) -> list[str]:
    """Return the words of cards that are told in each language, beside titles: names of people, cities, lives."""
    found = [card.name for card in content.patronage.values()]
    for card in content.printing.values():
        found += [card.printer, card.city]
    for character in content.characters.values():
        found += [character.name, character.city, character.life]
    return sorted(set(found))


def catalogue_of(code: str, locales: Path = LOCALES) -> Path:
    """Return where the catalogue of a language lies."""
    return locales / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def codes(locales: Path = LOCALES) -> list[str]:
    """Return the languages that have a folder."""
    return sorted(path.parents[1].name for path in locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def read(code: str, locales: Path = LOCALES) -> Catalog:
    """Return a catalogue as it lies there; an empty one where there is none."""
    path = catalogue_of(code, locales)
    if not path.exists():
        return Catalog(locale=code, domain=DOMAIN, charset="utf-8", project="Gutenberg")
    with path.open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN)


def keep(catalogue: Catalog, code: str, locales: Path = LOCALES) -> None:
    """Write a catalogue and what is compiled from it."""
    path = catalogue_of(code, locales)
    path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.revision_date = catalogue.creation_date = BEGUN  # so that what is written depends on the words alone
    catalogue.header_comment, catalogue.fuzzy = HEADER, False
    catalogue.last_translator = catalogue.language_team = catalogue.msgid_bugs_address = "Gutenberg"
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, sort_output=True, include_lineno=False)
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, spoken(catalogue))


def spoken(catalogue: Catalog) -> Catalog:
    """Return what is done of a catalogue: the rest is said in English."""
    done = Catalog(locale=catalogue.locale, domain=DOMAIN, charset="utf-8", header_comment=HEADER, fuzzy=False)
    done.mime_headers = catalogue.mime_headers
    for one in catalogue:
        if one.id and is_done(one):
            done.add(one.id, one.string, context=one.context)
    return done


def extract(code: str = "") -> list[str]:
    """Bring one catalogue, or all, up to date and return a line for each language."""
    found = template()
    for each in [code] if code else codes():
        catalogue = read(each)
        catalogue.update(found, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        keep(catalogue, each)
    return counts()


def counts(locales: Path = LOCALES) -> list[str]:
    """Return how much of each language is done."""
    found = template()
    lines = [f"en: {len(found)} messages"]
    for code in codes(locales):
        catalogue = read(code, locales)
        done = sum(is_done(catalogue.get(one.id, one.context)) for one in found if one.id)
        lines.append(f"{code}: {done} of {len(found)}, {done * 100 // len(found)} %")
    return lines


def is_done(message: Message | None) -> bool:
    """Return whether a message is translated, in each of its plural forms."""
    if message is None or message.fuzzy:
        return False
    return all(message.string) if isinstance(message.string, tuple) else bool(message.string)


def faults(locales: Path = LOCALES) -> list[str]:
    """Return what is wrong: messages that are missing or not said any more, and placeholders that differ."""
    said = template()
    return [f"{code}: {fault}" for code in codes(locales) for fault in faults_of(read(code, locales), said)]


def faults_of(catalogue: Catalog, said: Catalog) -> Iterator[str]:
    """What is wrong with one language, against what is said."""
    for one in said:
        if one.id and not is_done(catalogue.get(one.id, one.context)):
            yield f"not translated: {one.id!r}"
    for one in catalogue:
        if one.id and said.get(one.id, one.context) is None:
            yield f"not said any more: {one.id!r}"
        if one.id and one.string:
            yield from (f"{text!r} has other placeholders than {one.id!r}" for text in misfilled(one))


def misfilled(message: Message) -> list[str]:
    """Return the translations of a message whose placeholders are not those of the English sentence."""
    ids = message.id if isinstance(message.id, tuple) else (message.id,)
    texts = message.string if isinstance(message.string, tuple) else (message.string,)
    allowed = [placeholders(one) for one in ids]
    return [text for text in texts if text and placeholders(text) not in allowed]


def placeholders(sentence: str) -> frozenset[str]:
    """Return the names in braces."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(sentence) if name)


def pseudo(folder: Path, code: str = "eo") -> None:
    """Write a language into a folder that says all of it in words 40 % longer than the English ones."""
    catalogue = template()
    catalogue.locale = code
    for one in catalogue:
        if one.id:
            one.string = tuple(map(longer, one.id)) if isinstance(one.id, tuple) else longer(one.id)
    keep(catalogue, code, folder)


def longer(words: str) -> str:
    """Return words with more of them behind.

    >>> longer("Undo it")
    'Undo it lo'
    """
    return words + FILLING[: round(len(words) * LONGER)].rstrip()


def main(words: list[str]) -> int:
    """Return 0 where all is well, else 1 after saying what is wrong."""
    parser = Parser(prog="python -m devtools.words", description="Keep the catalogues of all languages.")
    parser.add_argument("what", choices=("extract", "check", "pseudo"))
    parser.add_argument("argument", nargs="?", default="", help="a language for `extract`, or the folder for `pseudo`")
    arguments = parser.parse_args(words)
    if arguments.what == "pseudo":
        pseudo(Path(arguments.argument or "."))
        return 0
    tell(*(extract(arguments.argument) if arguments.what == "extract" else counts()))
    told = faults() if arguments.what == "check" else []
    tell(*told, error=True)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
