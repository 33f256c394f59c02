"""`python -m devtools.rule_index write|check`: keep docs/RULES.md, which says where each rule is done and proved.

The rules' own text is in docs/rules/. A function, class or module does a rule if its docstring names the rule's id, a
word in backticks; a test proves it if its name, its parameters or its docstring name it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from game.cli.parser import Parser
from game.content.vocabulary import GEAR_REWARD_KINDS
from game.places import ROOT
from game.terminal import tell

SOURCES = ("docs/rules/rules.md", "docs/rules/companion.md")
INDEX = ROOT / "docs" / "RULES.md"
LAYERS = ("rules", "companion", "content", "match", "play", "players", "client", "tools")  # who decides comes first
NO_CODE = {"X": "none: a worked example, which its tests play"}  # by the letter of the ids
NOT_OF_RULES = ("test_rule_ids.py", "gearbox")  # ids as examples only; physics without rules

PREFACE = """# Where each rule is done and proved

Made by `python -m devtools.rule_index write` from the rules' text ([the game](rules/rules.md),
[the companion](rules/companion.md)) and from the docstrings and tests that name a rule; so change those, not this.
"""

HEADING = re.compile(r"#+ (.+)")
RULE = re.compile(r"(?P<id>[A-Z]\d+) (?P<sentence>.+?)(?: <!-- rulings: (?P<rulings>.+) -->)?")
ROW = re.compile(r"\| `(?P<id>[a-z_]+)[^`|]*`(?P<more>[^|]*)\| (?P<sentence>[^|]+) \|")
RANGE = re.compile(r"\b([A-Z])(\d+) to \1(\d+)\b")
CITED = re.compile(r"(?<![A-Za-z0-9])[A-Z]\d{1,2}(?![A-Za-z0-9])")
HOLDS_STATEMENTS = (ast.stmt, ast.excepthandler, ast.match_case)
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Rule(NamedTuple):
    """A rule as docs/rules/ has it; its rulings are the parts that are proved one by one, by names of their own."""

    id: str
    sentence: str
    heading: str
    rulings: tuple[str, ...] = ()


class Place(NamedTuple):
    """A function, class, module or test: its file, its dotted name there (a module has none), and its words."""

    path: str
    name: str
    docstring: str
    title: str = ""  # of a test: what it is called, parameters included


def read_all() -> tuple[list[Rule], list[Place], list[Place]]:
    """Return the rules, the docstrings of the code and the tests, as they are in the project now."""
    return all_rules(), code_places(), rule_tests()


def all_rules() -> list[Rule]:
    """Return every rule of the game and of the companion, in the order of the text."""
    return [rule for source in SOURCES for rule in read_rules((ROOT / source).read_text(encoding="utf-8"))]


def read_rules(text: str) -> Iterator[Rule]:
    """Yield the rules of a text: each a paragraph that begins with its id, or a row of a table of ids."""
    heading = ""
    for paragraph in text.split("\n\n"):
        if title := HEADING.fullmatch(paragraph):
            heading = title[1]
        elif rule := RULE.fullmatch(" ".join(paragraph.split())):
            yield Rule(rule["id"], rule["sentence"], heading, tuple((rule["rulings"] or "").split()))
        elif paragraph.startswith("| id |"):
            for row in ROW.finditer(paragraph):
                yield Rule(row["id"], f"{row['more'].strip()} {row['sentence']}".strip(), heading)


def code_places() -> list[Place]:
    """Return every docstring under game/, each range of ids spelled out; those that decide before those that show."""
    places = [
        Place(path, name, spelled_out(ast.get_docstring(node) or "")) for path, name, node in nodes_of("game", "*.py")
    ]
    return sorted(places, key=lambda place: (layer(place.path), place))


def rule_tests() -> list[Place]:
    """Return every test that can prove a rule."""
    places = []
    for path, name, node in nodes_of("tests", "test_*.py"):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            parameters = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
            places.append(Place(path, name, ast.get_docstring(node) or "", f"{node.name} {parameters}"))
    return [place for place in places if not set(NOT_OF_RULES) & set(Path(place.path).parts)]


def nodes_of(folder: str, pattern: str) -> Iterator[tuple[str, str, Documented]]:
    """Yield path, dotted name and node of all that can have a docstring in the files of a folder of the project."""
    for path in sorted((ROOT / folder).rglob(pattern)):
        for name, node in documented(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.relative_to(ROOT).as_posix(), name, node


def documented(node: ast.AST, within: str = "") -> Iterator[tuple[str, Documented]]:
    """Yield all that can have a docstring from `node` on, each with its dotted name."""
    name = within
    if isinstance(node, Documented):
        name = f"{within}.{getattr(node, 'name', '')}".strip(".")
        yield name, node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, HOLDS_STATEMENTS):
            yield from documented(child, name)


def spelled_out(text: str) -> str:
    """Return `text` with each range of ids ("the first to the last") as all its ids."""
    return RANGE.sub(
        lambda found: ", ".join(f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1)), text
    )


def layer(path: str) -> int:
    """Return how late a file of game/ comes in a list: those of the rules come first."""
    part = path.split("/")[1]
    return LAYERS.index(part) if part in LAYERS else len(LAYERS)


def is_named(rule_id: str, text: str) -> bool:
    """Say whether `text` holds the id as a word of its own; an underscore parts words of a test's name."""
    return rule_id in text and re.search(rf"(?<![A-Za-z0-9]){rule_id}(?![A-Za-z0-9])", text) is not None


def does(rule: Rule, place: Place) -> bool:
    """Say whether a place in the code names the rule; an id that is a word stands in backticks."""
    if rule.id.islower():
        return rule.id in place.docstring and re.search(rf"`{rule.id}[`(]", place.docstring) is not None
    return is_named(rule.id, place.docstring)


def proves(rule: Rule, place: Place, named: str = "") -> bool:
    """Say whether a test names the rule, or the one of its rulings that is `named`."""
    if rule.id in GEAR_REWARD_KINDS:  # everyday words ("order", "ink"): only a test called test_gear_ink... counts
        begun = [kind for kind in GEAR_REWARD_KINDS if place.title.startswith(f"test_gear_{kind}")]
        return max(begun, key=len, default="") == rule.id  # the longest: "ink_bonus" is not "ink"
    return is_named(named or rule.id, f"{place.title}\n{place.docstring}")


def faults(rules: list[Rule], code: list[Place], tests: list[Place]) -> list[str]:
    """Return a line for each id that does not exist, that no code does, or that no test proves."""
    known = {rule.id for rule in rules}
    undone = [rule.id for rule in rules if rule.id[0] not in NO_CODE and not any(does(rule, place) for place in code)]
    unproved = [
        named
        for rule in rules
        for named in (rule.id, *rule.rulings)
        if not any(proves(rule, place, named) for place in tests)
    ]
    return [
        *(
            f"{place.path}: {place.name or 'the module'} names {cited}, which is no rule"
            for place in code
            for cited in CITED.findall(place.docstring)
            if cited not in known
        ),
        *(f"{rule_id}: no docstring under game/ names it" for rule_id in undone),
        *(f"{named}: no test names it" for named in unproved),
    ]


def index(rules: list[Rule], code: list[Place], tests: list[Place]) -> str:
    """Return docs/RULES.md: each rule under its heading, with its sentence, its code and its tests."""
    parts = [PREFACE]
    for heading, under in groupby(rules, key=lambda rule: rule.heading):
        parts.append(f"## {heading}\n")
        for rule in under:
            done = links([place for place in code if does(rule, place)])
            proved = links([place for place in tests if proves(rule, place)])
            parts.append(f"### {rule.id}\n\n{rule.sentence}\n")
            parts.append("\n".join(["Code:", "", *(done or [f"- {NO_CODE.get(rule.id[0], 'none')}"])]) + "\n")
            parts.append("\n".join(["Tests:", "", *(proved or ["- none"])]) + "\n")
    return "\n".join(parts)


def links(places: list[Place]) -> list[str]:
    """Return a line for each file with the names in it that matter; where only the module does, the file alone."""
    lines = []
    for path, inside in groupby(places, key=lambda place: place.path):
        names = ", ".join(f"`{place.name}`" for place in inside if place.name)
        lines.append(f"- [{path}](../{path})" + (f": {names}" if names else ""))
    return lines


def main(words: list[str]) -> int:
    """Return 0 once the index is written, or where it and all that it is made of are in order; else 1."""
    parser = Parser(prog="python -m devtools.rule_index", description="Keep docs/RULES.md as it should be.")
    parser.add_argument("what", choices=("write", "check"), help="write the index, or say what is wrong with it")
    writing = parser.parse_args(words).what == "write"
    read = read_all()
    wanted, told = index(*read), faults(*read)
    if writing:
        INDEX.write_text(wanted, encoding="utf-8")
    elif not INDEX.exists() or INDEX.read_text(encoding="utf-8") != wanted:
        told.append("docs/RULES.md is not what `python -m devtools.rule_index write` writes")
    tell(*told, error=True)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
