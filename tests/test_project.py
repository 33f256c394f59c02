"""The project keeps its promises to whoever has just cloned it."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

# The folders of one person's machine, which nobody else has.
SOMEBODYS_FOLDER = re.compile(rb"(?<![a-z])/(?:work|root|Users|home)/[a-z]")

LONGEST_FILE = 800  # lines

# What a path of the project begins with.
ROOTS = (
    "config",
    "devtools",
    "docs",
    "game",
    "tests",
    "assets",
    "packaging",
    ".ci",
    ".github",
    "main.py",
    "pyproject.toml",
)

# What people want to change most often.
EVERY_DAY = (
    *("a key", "a pad's button", "a new language", "a new gear reward", "a new character", "a price", "a sound"),
    *("a motion's speed", "a log line", "a refusal's words", "a save field", "a statistic", "a replay step"),
    *("a computer's weight", "a colour", "a font", "a command", "a rule's number", "a screen's layout", "a test"),
)


@pytest.fixture(scope="module")
def readme(project_folder: Path) -> str:
    return (project_folder / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project(project_folder: Path) -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project


@pytest.fixture(scope="module")
def tracked_files(project_folder: Path) -> list[Path]:
    """What git would give to others."""
    if not (project_folder / ".git").exists():
        pytest.skip("a copy without its history")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=project_folder, capture_output=True, check=True, timeout=30)
    paths = (project_folder / name for name in listed.stdout.decode("utf-8").split("\0") if name)
    return [path for path in paths if path.is_file()]


class TestReadme:
    def test_it_opens_with_one_line_and_two_commands(self, readme: str) -> None:
        opening = readme.partition("\n## ")[0]
        title, summary, first_label, *_ = [line for line in opening.splitlines() if line]
        assert title.startswith("# ")
        assert summary.endswith(".")
        assert first_label == "Play:"
        assert len(commands(readme)) == 2
        assert commands(opening) == commands(readme)

    def test_one_command_starts_the_game_and_one_passes_the_tests(self, readme: str) -> None:
        play, test = commands(readme)
        assert play.endswith("&& .venv/bin/python main.py")
        assert test.endswith("&& .venv/bin/python -m pytest")

    def test_both_install_into_a_virtual_environment_only(self, readme: str) -> None:
        """A system's own Python may refuse installs (PEP 668), so it is asked for nothing but a venv."""
        for command in commands(readme):
            first, install, _ = command.split(" && ")
            assert first == "python3 -m venv .venv"
            assert install.startswith(".venv/bin/python -m pip install ")

    def test_it_says_whose_game_it_is(self, readme: str) -> None:
        for word in ("Katarzyna Cioch", "Wojciech Wiśniewski", "Granna", "unofficial"):
            assert word in readme

    def test_no_cell_of_a_table_is_cut_by_a_bar(self, project_folder: Path) -> None:
        """A bar inside a cell ends it, even between backquotes."""
        for page in (*project_folder.glob("*.md"), *(project_folder / "docs").rglob("*.md")):
            bars = 0
            for line in page.read_text(encoding="utf-8").splitlines():
                found = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
                assert not bars or found in {0, bars}, f"{page.name}: {line}"
                bars = found


class TestPages:
    @pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/PLAYERS.md"])
    def test_the_files_and_folders_it_names_exist(self, page: str, project_folder: Path) -> None:
        named = files_named(project_folder / page)
        assert len(named) > 2
        assert [name for name in sorted(named) if not (project_folder / name).exists()] == []

    def test_a_file_of_the_code_is_named_by_its_whole_path(self, project_folder: Path) -> None:
        for page in ("CONTRIBUTING.md", "docs/ARCHITECTURE.md"):
            words = (project_folder / page).read_text(encoding="utf-8")
            assert [name for name in re.findall(r"`([\w/.-]+\.py)`", words) if not name.startswith(ROOTS)] == []

    def test_the_door_answers_the_questions_of_every_day(self, project_folder: Path) -> None:
        words = (project_folder / "CONTRIBUTING.md").read_text(encoding="utf-8")
        door = words.partition("## Where do I change ...?")[2]
        answers = dict(re.findall(r"^\| (.+?) \| (.+) \|$", door.partition("\n## ")[0], re.MULTILINE))
        assert [question for question in EVERY_DAY if "`" not in answers.get(question, "")] == []


def commands(text: str) -> list[str]:
    """Return the lines inside the fenced shell blocks of a text."""
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def files_named(page: Path) -> set[str]:
    """Return the files and folders of the project that a page names between backquotes, alone or in a command."""
    code = re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))
    starts = "|".join(re.escape(root) for root in ROOTS)
    return {name for words in code for name in re.findall(rf"(?<![\w./-])(?:{starts})(?:/[\w/.-]*)?(?![\w-])", words)}


class TestLowerBounds:
    def test_each_package_has_one_that_the_job_of_the_lowest_versions_can_take(
        self, project: dict[str, Any], project_folder: Path
    ) -> None:
        command = [sys.executable, str(project_folder / ".ci" / "lower_bounds.py")]
        pins = subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout.split()
        wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
        assert [pin.replace("==", ">=") for pin in pins] == [requirement.partition(",")[0] for requirement in wanted]

    def test_pytest_itself_refuses_a_lower_version(self, project: dict[str, Any], project_folder: Path) -> None:
        tool = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
        assert f"pytest>={tool['pytest']['ini_options']['minversion']}" in project["optional-dependencies"]["test"]


@pytest.fixture(scope="module")
def bare_run(project_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What a fresh machine says: -S hides the installed packages, -I whatever the environment brings."""
    command = [sys.executable, "-I", "-S", str(project_folder / "main.py")]
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    return subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, timeout=30, check=False)


class TestMissingDependency:
    def test_the_status_says_that_nothing_was_started(self, bare_run: subprocess.CompletedProcess[str]) -> None:
        assert bare_run.returncode == 2
        assert bare_run.stdout == ""

    def test_the_one_command_to_type_is_that_of_the_readme(
        self, bare_run: subprocess.CompletedProcess[str], readme: str
    ) -> None:
        if sys.platform == "win32":
            pytest.skip("the README's commands are for a Unix shell")
        *_, command = bare_run.stderr.splitlines()
        assert command.strip().startswith("cd ")
        assert command.endswith(commands(readme)[0])

    def test_no_traceback_is_shown(self, bare_run: subprocess.CompletedProcess[str]) -> None:
        assert "Traceback" not in bare_run.stderr
        assert "pygame" in bare_run.stderr


class TestCommandLine:
    def test_help_names_every_command(self, project_folder: Path) -> None:
        told = run_main(project_folder, "--help")
        assert told.returncode == 0
        for command in ("simulate", "check", "bench", "tour"):
            assert command in told.stdout

    def test_an_unknown_command_is_refused_with_the_known_ones(self, project_folder: Path) -> None:
        told = run_main(project_folder, "simulat")
        assert told.returncode == 2
        assert "simulate" in told.stderr
        assert "Traceback" not in told.stderr

    def test_it_tells_the_version_of_the_project(self, project_folder: Path, project: dict[str, Any]) -> None:
        assert run_main(project_folder, "--version").stdout.splitlines()[0] == f"Gutenberg {project['version']}"

    def test_check_accepts_the_cards_that_come_with_the_game(self, project_folder: Path) -> None:
        told = run_main(project_folder, "check")
        assert told.returncode == 0, told.stderr
        assert told.stderr == ""
        assert 0 < len(told.stdout.splitlines()) <= 24

    def test_check_says_what_is_wrong_and_where(self, project_folder: Path, tmp_path: Path) -> None:
        config = tmp_path / "config"
        shutil.copytree(project_folder / "config", config)
        (config / "players.yaml").write_text("2: [\n", encoding="utf-8")
        told = run_main(project_folder, "check", str(config))
        assert told.returncode == 1
        assert told.stdout == ""
        assert "players.yaml" in told.stderr
        assert "Traceback" not in told.stderr

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
    def test_a_reader_that_leaves_early_is_no_trouble(self, project_folder: Path) -> None:
        command = [sys.executable, "main.py", "check"]
        with subprocess.Popen(
            command, cwd=project_folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as started:
            assert started.stdout is not None
            assert started.stderr is not None
            started.stdout.close()
            assert started.stderr.read() == ""
            assert started.wait(timeout=30) != 0


def run_main(project_folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Return what `python main.py WORDS` said."""
    command = [sys.executable, "main.py", *words]
    return subprocess.run(command, cwd=project_folder, capture_output=True, encoding="utf-8", timeout=60, check=False)


class TestFiles:
    def test_the_newest_heading_of_the_changelog_fits_the_version(
        self, project_folder: Path, project: dict[str, Any]
    ) -> None:
        """Until a version is out its changes are under Unreleased; once it is out it has a heading of its own."""
        changelog = (project_folder / "CHANGELOG.md").read_text(encoding="utf-8")
        headings = re.findall(r"^## \[(.+?)\]", changelog, re.MULTILINE)
        assert headings[0] in {"Unreleased", project["version"]}
        assert "Unreleased" not in headings[1:]

    def test_every_module_says_what_it_is(self, tracked_files: list[Path]) -> None:
        sources = [path for path in tracked_files if path.suffix == ".py"]
        opening = re.compile(r'\A(#.*\n)*r?"""\S')
        assert sources
        assert [str(path) for path in sources if not opening.match(path.read_text(encoding="utf-8"))] == []

    def test_no_file_is_longer_than_a_reader_keeps_in_mind(self, project_folder: Path) -> None:
        folders = [project_folder / name for name in ("game", "tests", "packaging")]
        sources = [project_folder / "main.py", *(path for folder in folders for path in folder.rglob("*.py"))]
        lengths = {str(path.relative_to(project_folder)): len(path.read_bytes().splitlines()) for path in sources}
        assert len(lengths) > 100
        assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}

    def test_nothing_names_somebodys_folders(self, tracked_files: list[Path], project_folder: Path) -> None:
        found = []
        for path in tracked_files:
            text = path.read_bytes()
            found += [(str(path.relative_to(project_folder)), word) for word in SOMEBODYS_FOLDER.findall(text)]
        assert found == []

    def test_every_yaml_file_is_utf_8_and_well_formed(self, project_folder: Path) -> None:
        sources = sorted((project_folder / "config").rglob("*.yaml"))
        assert sources
        for source in sources:
            assert yaml.safe_load(source.read_text(encoding="utf-8")), source

    def test_every_font_has_its_licence_beside_it(self, project_folder: Path) -> None:
        fonts = sorted((project_folder / "assets" / "fonts").glob("*.ttf"))
        assert fonts
        families = {font.stem.split("-")[0] for font in fonts}
        assert [name for name in families if not (fonts[0].parent / f"OFL-{name}.txt").exists()] == []

    def test_every_licence_of_a_font_names_who_made_it(self, project_folder: Path) -> None:
        for licence in sorted((project_folder / "assets" / "fonts").glob("OFL-*.txt")):
            opening = licence.read_text(encoding="utf-8").partition("\n\n")[0]
            assert opening.startswith("Copyright"), licence.name
            assert "Google" not in opening

    def test_the_list_of_kanji_has_its_licence_beside_it(self, project_folder: Path) -> None:
        text = (project_folder / "assets" / "fonts" / "LICENSE-kanji.txt").read_text(encoding="utf-8")
        assert "Unicode, Inc. All rights reserved." in text
        assert "IN NO EVENT" in text
